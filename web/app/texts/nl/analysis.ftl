### Dutch texts of the analysis board.

way-analysis = Analysebord
analysis-intro = Open een partij of een regel en kies daar ‘Analysebord’. Of plak een stelling:
analysis-boards = Borden
analysis-new = Een nieuwe stelling
analysis-back = Terug
analysis-lines = Varianten
analysis-match_line = De partij
analysis-line = Variant { $number }
analysis-branch = { $line }: { $name }
analysis-branches = Andere varianten vanaf hier
analysis-dealt = Wat in de partij nog niet is onthuld, is hier willekeurig geschud.
analysis-ranking = Eerste schatting. Er wordt nog gezocht…
analysis-ranked = Klaar met zoeken.
analysis-name = Naam
analysis-comment = Opmerking
analysis-edit = Bewerken
analysis-save = Opslaan
analysis-noted = Opgeslagen.
analysis-delete = Deze variant verwijderen
analysis-lead = Verwachte voorsprong
analysis-lead_hint = Hoeveel punten elke speler aan het einde naar verwachting voorstaat op de beste andere speler.
analysis-lead_from_to = { $name }: verwachte voorsprong van { $begin } naar { $end }.
analysis-level = Tegenstander
analysis-best = Beste gevonden zet: { $move }
analysis-rank =
    { $number ->
        [one] { $label }, nummer { $ranks } van de beste zetten
       *[other] { $label }, nummers { $ranks } van de beste zetten
    }
analysis-text = Stelling als tekst
analysis-notation = Stelling
analysis-copy = Stelling kopiëren
analysis-set_up = Deze stelling openen
analysis-example = Een geldig voorbeeld
place-position = de tekst
place-game = het spel
place-players = het aantal spelers
place-first = wie begon
place-turn = de beurt
place-end = het einde
place-garden = tuin
