### Dutch texts of replays, and parts of a match that are read aloud.

replay-title = Terugblik
replay-position = Zet { $number } van { $of }, { $name }
replay-begin = Vóór de eerste zet
replay-slider = Stelling
replay-steps = Van stelling naar stelling
replay-to-first = Naar het begin
replay-to-back = Een stap terug
replay-to-next = Een stap verder
replay-to-last = Naar het einde
replay-autoplay = Zetten afspelen
replay-log = Zetten
replay-close = Terug naar de partij
replay-copy = Kopiëren als tekst
replay-download = Opslaan als bestand
replay-same_luck = Als je vanaf hier verderspeelt, begint er een nieuwe partij waarin hetzelfde wordt getrokken als in deze.
replay-dealt_anew = Als je vanaf hier verderspeelt, begint er een nieuwe partij. Wat in deze nog verborgen is, wordt daarin opnieuw geschud.
recap-title = Wat er vóór je beurt gebeurde
key-enter = Enter
key-escape = Esc
key-shift = Shift
read-title = Voorlezen
read-hint = Voor schermlezers: met deze toetsen hoor je hoe de partij ervoor staat.
read-garden = De tuin die groot in beeld is
read-offer = Wat je kunt nemen
read-moves = De laatste zetten
read-choices = Wat je nu kunt kiezen
read-score = De score
read-turn = Wie aan de beurt is
read-ask = Typ een zet of een vraag
read-nothing = niets
read-points = { $name }, { $total }: { $items }.
read-cell = { $place }, { $what }
read-circuits =
    { $number ->
        [one] { $number } gesloten wandelpad
       *[other] { $number } gesloten wandelpaden
    }
read-wanted = Voorkeuren: { $features }
read-purse = { $name } heeft { $coins }
read-tiles =
    { $number ->
        [one] { $number } tegel beschikbaar
       *[other] { $number } tegels beschikbaar
    }
read-places = Plekken: { $places }.
read-from_to = { $what }, tussen { $begin } en { $end }
read-small = Te klein voor een tempel: { $groups }
read-piles = Nog in de stapels: { $piles }
read-cards = Kaarten die passen: { $cards }
read-round = Ronde { $number } van { $of }.
read-round_begins = Ronde { $number } van { $of } begint.
