### Interface texts of The Hanging Gardens in Dutch.

winner-hanging--gardens = { $name } wint en wordt architect van de koning.
end_help-hanging--gardens = Alle verborgen tegels liggen nu open. Kies de tuin van een speler om hem groot te zien.
hg-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
hg-tiles =
    { $number ->
        [one] { $number } tegel
       *[other] { $number } tegels
    }
hg-squares =
    { $number ->
        [one] { $number } vak
       *[other] { $number } vakken
    }
hg-temples =
    { $number ->
        [one] nog { $number } tempel
       *[other] nog { $number } tempels
    }
hg-hidden =
    { $number ->
        [one] { $number } verborgen tegel
       *[other] { $number } verborgen tegels
    }
hg-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
hg-group-terrace =
    { $number ->
        [one] terras van één vak
       *[other] terras van { $number }
    }
hg-group-park =
    { $number ->
        [one] park van één vak
       *[other] park van { $number }
    }
hg-group-arcade =
    { $number ->
        [one] arcade van één vak
       *[other] arcade van { $number }
    }
hg-group-fountain =
    { $number ->
        [one] fontein van één vak
       *[other] fontein van { $number }
    }
hg-temple = tempel
hg-stack = Stapel
hg-hidden_tile = verborgen tegel
hg-face_up = Open kaarten
hg-board = Tegels op het speelbord
hg-row = Rij { $number }
hg-space = { $tile }, rij { $row }
hg-space_empty = Rij { $row }: leeg
hg-space_far = { $space }, buiten bereik
hg-card = Kaart { $number }: { $upper }; daaronder { $lower }
hg-card_taken = Kaart { $number }: genomen
hg-card_nowhere = { $card }; past nergens
hg-card_turned = { $card }, { $degrees } graden gedraaid
hg-place-left = { $number } links
hg-place-right = { $number } rechts
hg-place-up = { $number } hoger
hg-place-down = { $number } lager
hg-place-start = het startvak
hg-area-nw = linksboven
hg-area-n = bovenaan
hg-area-ne = rechtsboven
hg-area-w = links
hg-area-middle = in het midden
hg-area-e = rechts
hg-area-sw = linksonder
hg-area-s = onderaan
hg-area-se = rechtsonder
hg-square = { $place }: { $motif }
hg-square_temple = { $square }, tempel
hg-square_bare = { $place }: lege tafel
hg-mark_lay = { $place }: hier kan de kaart liggen
hg-mark_temple = { $square }: { $group }, tempel plaatsen; tegels binnen bereik: { $reach }
hg-mark_removed = { $square }: { $group }, deze tempel mag je verplaatsen
hg-mark_moved = { $square }; de tempel is van hier verplaatst naar { $to }
hg-reach-2 = rij 1
hg-reach-4 = rij 1 en 2
hg-reach-6 = alle drie de rijen
hg-reach_drawn = { $reach }, na een verborgen tegel
hg-left = Linksom draaien
hg-right = Rechtsom draaien
hg-lay = Kaart leggen
hg-detail-put_back = terug in de doos
hg-detail-row = rij { $number }
hg-detail-removed = eerst { $group }
hg-put_back = Kaart terug in de doos leggen
hg-place_temple = Tempel plaatsen
hg-no_temple = Geen tempel
hg-take = Nemen
hg-draw = Verborgen tegel trekken
hg-enlarge = Tuin vergroten
hg-fit = Hele tuin
hg-larger = Groter
hg-smaller = Kleiner
hg-help-card = { $name }, kies een van de open kaarten.
hg-help-place = Kies de kaart nog een keer om hem te draaien, of kies een gemarkeerde plek in je tuin.
hg-help-lay = Zo zou de kaart komen te liggen. Leg hem neer, draai hem of kies een andere plek.
hg-help-temple = Kies een omrand vak voor een tempel, of beëindig je beurt zonder tempel.
hg-help-removed = Je 5 tempels staan al: kies welke van de omrande tempels je verplaatst.
hg-help-tile = Kies een van de omrande tegels.
hg-help-draw = Deze tempel levert je eerst een verborgen tegel op. Als je die trekt, kun je de beurt niet meer terugnemen.
hg-help-put_back = Geen van de open kaarten past in je tuin: kies er een om terug te leggen in de doos.
hg-hand_over_hint = Verborgen tegels blijven verborgen tot { $name } ze wil zien.
hg-show_hidden = Mijn verborgen tegels tonen
hg-hide_hidden = Mijn verborgen tegels verbergen
hg-removed = Tempel weggehaald: { $group }
hg-cards_left = Resterende kaarten
hg-cards_left_hint = Kaarten die nog niet zijn omgedraaid. Hun volgorde is verborgen.
hg-stack_left = Tegels die nog in de stapel kunnen zitten
hg-stack_left_hint = Verborgen tegels die anderen hebben getrokken, tellen in de tabel nog mee: alleen wie ze heeft, weet welke het zijn.
hg-shares = Speler
hg-shares_hint = Verborgen tegels van anderen tellen niet mee.
hg-sets = Verzamelde tegels
hg-sets_none = Nog geen tegels
hg-set = { $tile }: { $tiles }, { $points }
hg-set_hidden = { $tiles }, punten onbekend
hg-values = { $tile }: { $values }
hg-person_value = { $alone }, of { $complete } met een volledige serie
hg-guard_value = { $points } per poort
hg-row_size = { $row }: voor groepen van { $squares } of meer
hg-space_brings =
    { $number ->
        [one] { $space }: { $points } punt
       *[other] { $space }: { $points } punten
    }
hg-degrees = { $degrees } graden gedraaid
hg-places =
    { $number ->
        [one] { $number } plek in deze stand
       *[other] { $number } plekken in deze stand
    }
hg-temple_option = { $group } ({ $reach })
hg-reward = { $group }: een tempel hier levert een tegel op ({ $reach })
hg-no_group = Geen groep voor een tempel
hg-turn_card = Kaart draaien
hg-tile = Tegel
hg-tile_values = Waarden
hg-source_hint = * gereconstrueerd: geen bron bekend
hg-may_be = Mogelijk nog in de stapel: { $number } van { $of }
hg-number = Tegels
hg-worth = Punten
hg-next = Eén erbij
hg-move-lay = legde { $area } een kaart: { $card }.
hg-laid_at = Midden van de kaart: { $place }.
hg-move-discard = legde een kaart terug in de doos: { $card }.
hg-move-temple = plaatste een tempel: { $group }.
hg-move-temple_moved = verplaatste een tempel: eerst { $old }, nu { $group }.
hg-move-pass = plaatste geen tempel.
hg-move-take = nam een tegel: { $tile }.
hg-move-drew = Er is een verborgen tegel getrokken.
hg-move-drew_it = Er is een verborgen tegel getrokken: { $tile }.
hg-move-missed = Er was geen tegel meer: in plaats daarvan 5 punten.
hg-help-turn = Zo past de kaart nergens: draai hem.
hg-help-place_temple = Plaats de tempel hier, of kies meteen een omrande tegel.
hg-help-drawn = Je hebt getrokken: { $tile }.
hg-help-covered = Je hebt een verborgen tegel getrokken: met de knop bij je naam kun je hem bekijken.
hg-keys-arrows = Tussen kaarten, vakken, tegels en punten bewegen; vakken worden vanaf het startvak geteld
hg-keys-cards = Naar de open kaarten
hg-keys-board = Naar de tegels op het speelbord
hg-keys-confirm = Leggen, plaatsen of nemen; verder na een zet van de computer
hg-scroll-west = Naar links scrollen
hg-scroll-north = Naar boven scrollen
hg-scroll-south = Naar beneden scrollen
hg-scroll-east = Naar rechts scrollen
hg-edition_played = Deze partij wordt gespeeld met de kaarten en waarden van ‘{ $name }’.
hg-edition_cards = Kaarten
hg-edition-title = Je eigen kaarten en waarden
hg-edition-hint = Heb je het spel, dan kun je met de echte kaarten spelen: sla het meegeleverde bestand op, vul in wat er op jouw kaarten en tegels staat, geef het een eigen naam en kies het hier. Het wordt in deze browser opgeslagen, ook bij elke partij die je ermee speelt.
hg-edition-template = Meegeleverd bestand opslaan
hg-edition-choose = Bestand kiezen
hg-edition-remove_it = { $name } verwijderen
hg-edition-damaged = Dit bestand is niet te lezen. Het blijft zoals het is tot je het verwijdert.
hg-edition-newer = Het bestand met deze naam is opgeslagen door een nieuwere versie van Hofgarten. Het blijft zoals het is tot je het verwijdert.
hg-edition-added = { $name } is toegevoegd en gekozen.
hg-edition-replaced = { $name } is vervangen door het nieuwe bestand.
hg-edition-removed = { $name } is verwijderd.
hg-edition-not_kept = Deze browser kan { $name } niet opslaan: de opslag is vol of staat uit. Het bestand blijft beschikbaar tot je de pagina verlaat.
hg-edition-large = { $file } is te groot: een bestand met kaarten en waarden mag maximaal { $most } kB groot zijn.
hg-edition-unreadable = { $file } kon niet worden gelezen.
hg-edition-text = { $file } is geen UTF-8-tekst.
hg-edition-json = { $file } is geen geldige JSON: de fout zit in regel { $line }, kolom { $column }, of vlak daarvoor.
hg-edition-json_deep = { $file }: de haakjes zijn meer dan { $found } niveaus diep genest.
hg-edition-json_twice = { $file }: ‘{ $found }’ staat twee keer tussen dezelfde accolades.
hg-edition-json_number = { $file }: het getal { $found } is te groot.
hg-edition-json_constant = { $file }: ‘{ $found }’ is in JSON geen getal.
hg-edition-json_half = { $file } bevat een half teken (een los surrogaat).
hg-edition-whole = { $file } bevat geen kaarten en waarden: de tekst moet met een accolade beginnen.
hg-edition-taken = { $file } heeft de naam ‘{ $where }’, net als het meegeleverde bestand. Geef het een eigen naam.
hg-edition-no_object = { $file }: ‘{ $where }’ is geen groep van namen en waarden tussen accolades.
hg-edition-missing = { $file }: ‘{ $where }’ ontbreekt.
hg-edition-unknown = { $file }: ‘{ $where }’ hoort daar niet.
hg-edition-name = { $file }: ‘name’ moet een tekst van 1 tot 60 tekens zijn, waarvan minstens één letter of cijfer.
hg-edition-cards = { $file }: ‘cards’ moet een lijst van 60 kaarten zijn, maar is hier { $found }.
hg-edition-card = { $file }: kaart { $where } is { $found }, maar moet uit zes tekens bestaan, elk een T, P, A, F of een punt.
hg-edition-no_motif = { $file }: kaart { $where }, { $found }, toont geen motief.
hg-edition-series = { $file }: ‘{ $where }’ moet uit 1 tot 12 hele getallen van 0 tot 1000 bestaan, maar is hier { $found }.
hg-edition-falling = { $file }: de waarden van ‘{ $where }’ mogen niet dalen: { $found }.
hg-edition-person = { $file }: ‘{ $where }’ moet uit twee hele getallen van 0 tot 1000 bestaan, maar is hier { $found }.
hg-edition-guard = { $file }: ‘guard’ moet een heel getal van 0 tot 100 zijn, maar is hier { $found }.
hg-edition-source = { $file }: ‘{ $where }’ moet een tekst van 1 tot 200 tekens zijn.
hg-source-reconstructed = gereconstrueerd
hg-source-rules = gepubliceerde regels
hg-source-review = gepubliceerde recensie
hg-source-partly = eerste twee waarden: gepubliceerde recensie; de andere: gereconstrueerd
refusal-laid = Je hebt deze beurt al een kaart gelegd.
refusal-tile_due = Je hebt een tempel geplaatst: nu moet je een tegel nemen.
refusal-square_first = Kies eerst het omrande vak waar de tempel moet komen.
refusal-no_card = Kies eerst een van de open kaarten.
refusal-card_taken = Deze kaart is al genomen. In de volgende ronde komen er nieuwe.
refusal-card_nowhere = Deze kaart past nergens in je tuin. Kies een andere.
refusal-bare_table = Een motief zou op de lege tafel liggen: het moet een vak van je tuin bedekken.
refusal-on_temple = Een vak met een tempel mag je niet bedekken.
refusal-no_motif = Dit is bouwgrond. Een tempel staat op een groep met één motief.
refusal-too_small = Deze groep heeft maar { $squares }. Een tempel heeft er minstens 3 nodig.
refusal-untouched = De kaart die je net hebt gelegd, hoort niet bij deze groep.
refusal-has_temple = Op deze groep staat al een tempel.
refusal-no_temple_due = Je kunt nu geen tegel nemen: tegels krijg je met een tempel.
refusal-out_of_reach = Deze tegel is buiten bereik: met jouw groep kun je kiezen uit { $reach }.
refusal-space_empty = Op dit veld ligt geen tegel.
refusal-not_smallest = Je mag alleen de tempel op je kleinste groep verplaatsen.
motif-terrace = terras
motif-park = park
motif-arcade = arcade
motif-fountain = fontein
motif-ground = bouwgrond
item-queen = Koningin
item-king = Koning
item-tiger = Tijger
item-garden = Tuin
item-statue = Standbeeld
item-chalice = Kelk
item-gate = Poort
item-animal--handler = Dierentemmer
item-gardener = Tuinman
item-sculptor = Beeldhouwer
item-priest = Priester
item-guard = Wachter
item-missing = Ontbrekende tegels
item-tiles--to--come = Tegels die nog komen
item-temple = Tempel van deze beurt
item-groups = Groepen om uit te bouwen
item-room = Ruimte om te bouwen
achievement-series = Verzamelaar
achievement-persons = De hele hofhouding
achievement-hanging--points = Wereldwonder
achievement_hint-series = Haal in één partij punten met tegels van alle { $target } soorten.
achievement_hint-persons = Haal in één partij punten met { $target } verschillende personen.
achievement_hint-hanging--points = Haal { $target } punten in één partij.
edit-squares = Vakken en tempels
edit-gone = Al gelegde kaarten
edit-card = Kaart: { $motifs }
edit-turned = { $piece }, { $degrees }° gedraaid
edit-elsewhere = Dat hoort daar niet.
edit-not_connected = Alle vakken van een tuin moeten via hun zijden met elkaar verbonden zijn.
edit-start_card = De vakken van de startkaart zijn er altijd.
edit-temple_on_ground = Tempels staan alleen op motieven, niet op bouwgrond of op tafel.
edit-temples = Elke speler heeft maar vijf tempels.
edit-card_on_temple = Een kaart mag geen tempel bedekken.
edit-card_on_table = Een motief van de kaart zou op de lege tafel liggen.
edit-no_tile_left = Alle tegels van deze soort zijn al in het spel.
edit-unknown_tile = Deze tegel is onbekend, dus het kan alleen een verborgen tegel zijn: tegels van het speelbord blijven open liggen.
edit-cards = Genomen kaarten in deze ronde: { $empty }. Volgens het aantal gespeelde beurten is { $wanted } juist.
edit-deck = Resterende kaarten: { $cards }. Volgens het aantal gespeelde beurten is { $wanted } juist.
edit-space = Een veld van het speelbord is leeg, terwijl er nog tegels in de stapel zitten.
edit-too_large = De tuin van { $name } is te groot voor de kaarten die tot nu toe zijn gelegd.
edit-missing = { $name } kan in zo weinig beurten niet zoveel tegels hebben gemist.
edit_piece-bare = lege tafel
edit_piece-temple = tempel
edit_tiles-tiles = Tegels
edit_tiles-hidden = Verborgen tegels
setting-first = Startspeler
setting-turn = Gespeelde beurten
place-board = het speelbord
place-phase = de stap van de beurt
place-cards = de open kaarten
place-deck = de kaartenstapel
place-stack = de tegelstapel
place-edition = de kaarten en waarden
place-tiles = tegels
place-row = rij
place-hidden_tiles = verborgen tegels
