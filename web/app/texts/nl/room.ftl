### Dutch texts of matches played live in one room.

room-title = Apparaten in de ruimte
room-away = Nu niet bereikbaar: { $names }. Er gaat niets verloren, en de partij gaat verder zodra iedereen terug is.
room-no_host = Het apparaat met de partij is niet bereikbaar. Er gaat niets verloren, en de partij gaat verder zodra het terug is. Blijft het weg, vraag dan of de ruimte daar nog open is en scan een nieuwe code.
room-paused = Op het apparaat met de partij staat nu iets anders open. De partij gaat verder zodra hij daar weer te zien is.
room-busy = { $name } heeft nu iets anders open.
room-unsaved = Het apparaat met de partij kan nu niets opslaan. Als de pagina daar wordt gesloten, ben je de laatste zetten kwijt.
room-closed = De ruimte is gesloten. Vraag naar de code van een nieuwe ruimte.
room-ending-link = De ruimte is gesloten. De partij gaat verder via een link: open de link die je toegestuurd krijgt.
room-ending-here = De ruimte is gesloten. De partij gaat verder op het apparaat waarop hij is begonnen; hier kun je hem terugkijken.
room-rematch = Op het apparaat van { $name } kan een nieuwe partij worden gestart.
room-unseated = Iemand anders heeft nu jouw plaats.
room-again = Opnieuw meedoen
room-asks = { $name } wil graag een zet terugnemen.
room-asking = { $name } wil graag een zet terugnemen. Wachten op toestemming van { $names }.
room-allow = Toestaan
room-refuse = Nee, verderspelen
room-withdraw = Toch niet
room-sending = Je keuze is onderweg naar het apparaat met de partij.
room-call_back = Terughalen
room-seat_open = Deze plaats is nog vrij. Nodig iemand uit of neem de plaats op dit apparaat in.
room-place-here = op dit apparaat
room-place-host = op het apparaat met de partij
room-place-open = doet nog niet mee
room-place-there = doet mee
room-place-away = niet bereikbaar
room-place-busy = heeft iets anders open
room-place-bot = hier speelt de computer
room-give = Vrijgeven voor een ander apparaat
room-take = Hier spelen
room-watching =
    { $number ->
        [one] Er kijkt nog { $number } apparaat mee.
       *[other] Er kijken nog { $number } apparaten mee.
    }
room-invitation = Iemand uitnodigen
room-invitation_full = Een apparaat terughalen of iemand laten meekijken
room-how = Scan deze code met de camera van het andere apparaat, of stuur de link ernaartoe. Dat apparaat toont dan een antwoordcode.
room-link = Link naar de ruimte
room-who = Wie deze link heeft, kan een vrije plaats innemen of meekijken, en ziet dan wat iedereen mag zien.
room-ends = Op een andere manier verderspelen
room-ends_hint = De partij blijft zoals hij is.
room-anywhere = Via een link kunnen jullie overal spelen, ook ver van elkaar.
room-by_link = Verder via een link
room-here = Verder op dit apparaat
room-join = Meedoen aan een partij in deze ruimte
room-looking = Het apparaat met de partij wordt gezocht.
room-found = { $game }, met { $names }
room-entering = Je neemt plaats.
room-return = Verderspelen als { $name }
room-look = Niemand: ik kijk alleen mee
room-message = Doe mee aan mijn partij in deze ruimte:
room-reply = Scan daarna de antwoordcode van het andere apparaat:
room-answer_label = Of scan hem met de camera-app van dit apparaat, of plak de link hier:
room-connect = Verbinden
room-show_answer = Nu heeft het apparaat met de partij deze antwoordcode nodig. Kies daar ‘Op deze pagina scannen’ en houd dit scherm ervoor, of stuur de link.
room-no_answer = Is de code gelezen, maar gebeurt er niets? Scan dan een nieuwe code van het apparaat met de partij: elke code werkt maar voor één apparaat.
room-answer_code = De antwoordcode
room-trouble = Beide apparaten moeten op hetzelfde wifi-netwerk zitten. Gastnetwerken en VPN’s schermen apparaten vaak van elkaar af.
room-otherwise = Dan kunnen jullie via een link spelen.
room-answer_message = Mijn antwoord voor de partij in deze ruimte:
room-passing = De code wordt aan de partij doorgegeven.
room-passed = Gelukt: de partij gaat verder in het andere tabblad. Dit kun je sluiten.
room-nobody = De partij is in deze browser niet geopend. Staat de partij open in een andere browser, kies daar dan ‘Op deze pagina scannen’. Open hem anders hier en scan de antwoordcode nog een keer.
room-scan = Op deze pagina scannen
room-stop = Camera uitzetten
room-camera = Camerabeeld
