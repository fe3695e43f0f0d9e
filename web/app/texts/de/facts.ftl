### German texts of sentences that explain a move.
###
### A text becomes a sentence: it begins in lower case and has no full stop. $but is empty or the text fact-but.

fact-later = bringt insgesamt etwa { $amount } bis zum Ende der Partie
fact-later_alone = bringt bis zum Ende der Partie voraussichtlich etwa { $amount }
fact-better = am Ende der Partie etwa { $amount } besser
fact-worse = am Ende der Partie etwa { $amount } schlechter
fact-mostly = { $text }, vor allem: { $item }
fact-nothing = bringt voraussichtlich nichts ein
fact-loses = kostet bis zum Ende der Partie voraussichtlich { $amount }
fact-behind = auf den ersten Blick ist ein anderer Zug etwa { $amount } besser
fact-but = aber{ " " }
fact-more = In Zahlen
fact-rest = Sonstiges
fact-than_other = Verglichen mit dem anderen Zug:
fact-than_before = Verglichen mit der Stellung vor dem Zug:
fact-to_come = spätere Züge
fact-own_to_come = eigene spätere Züge
fact-others_get = Züge der anderen
fact-group = { $number }er-{ $subject }
fact-squares =
    { $number ->
        [one] { $number } Quadrat
       *[other] { $number } Quadrate
    }
fact-circuit_closed = schließt einen Rundlauf: { $points }
fact-circuit_near = noch ein Plättchen, dann ist ein Rundlauf geschlossen: { $stake }
fact-circuit_grows = baut die Hälfte eines Rundlaufs: { $stake }, wenn er geschlossen ist
fact-circuit_blocked = gibt { $but }einen begonnenen Rundlauf auf, für den es { $stake } geben könnte
fact-line_completed = vollendet eine Linie aus 4 gleichen Dekoren: { $points }
fact-line_near = noch ein Plättchen, dann ist eine Linie aus 4 gleichen Dekoren vollendet: { $stake }
fact-line_blocked = blockiert { $but }eine fast fertige Linie, für die es { $stake } geben könnte
fact-decorations = { $subject } Nummer { $number }: { $points }
fact-decorations_grow = { $subject } Nummer { $number }; 6 davon bringen { $stake }
fact-last_here = nimmt das einzige Plättchen mit { $subject } vom Auswahltableau
fact-small = passt zur Kleinen Vorliebe: { $points }
fact-large = passt zur Großen Vorliebe: { $points }
fact-detail = Liebe zum Detail: { $points }
fact-detail_lost = kostet { $but }{ $amount } bei der Liebe zum Detail
fact-detail_begun = beginnt { $but }mit der Liebe zum Detail: zunächst { $amount } weniger; ab dem vierten Plättchen lohnt sie sich
fact-majority_taken = geht bei der Mehrheit in Führung: { $points } nach jetzigem Stand
fact-majority_shared = zieht bei der Mehrheit gleich: { $points } nach jetzigem Stand
fact-majority_second = erreicht bei der Mehrheit den zweiten Platz: { $points } nach jetzigem Stand
fact-area_grows = hält jede Bodenart in einer einzigen Fläche zusammen: { $stake }
fact-area_apart = verteilt { $but }eine Bodenart ({ $subject }) auf { $number } Flächen: { $points }
fact-areas_joined = verbindet Flächen einer Bodenart ({ $subject }): { $points }
fact-ground_added = bringt { $but }Bodenart Nummer { $number } in den Garten: { $points }
fact-ground_kept = bringt keine neue Bodenart in den Garten: { $stake } für { $number } Bodenarten
fact-mission = erfüllt einen Auftrag: { $points }
fact-mission_near = noch ein Plättchen, dann ist ein Auftrag erfüllt: { $stake }
fact-mission_grows = noch { $number } Plättchen, dann ist ein Auftrag erfüllt: { $stake }
fact-costs = kostet { $but }{ $amount }
fact-costs_now = kostet { $but }{ $amount }; einen Zug später wäre das Plättchen billiger
fact-denies_circuit = verhindert, dass { $name } mit diesem Plättchen einen Rundlauf schließt und { $amount } bekommt
fact-denies_line = verhindert, dass { $name } mit diesem Plättchen eine Linie vollendet und { $amount } bekommt
fact-denies_decoration = verhindert, dass { $name } mit diesem Plättchen { $amount } bei den Dekoren bekommt
fact-denies_mission = verhindert, dass { $name } mit diesem Plättchen einen Auftrag erfüllt und { $amount } bekommt
fact-denies_tile = verhindert, dass { $name } mit dieser Tafel { $amount } bekommt
fact-group_made = bildet eine Anlage, die groß genug für einen Tempel ist: { $group }
fact-group_touched = baut an einer Anlage, die schon groß genug für einen Tempel ist: { $group }
fact-group_near = noch ein Quadrat, dann ist eine Anlage groß genug für einen Tempel: { $group }
fact-group_second = baut auch an einer zweiten Anlage: { $group }
fact-group_room = schafft Baugrund, auf dem eine Anlage wachsen kann: { $group }
fact-groups_joined = verbindet Anlagen zu einer einzigen: { $group }
fact-group_blocked = überdeckt { $but }einen Teil einer Anlage: { $group }
fact-tile_reach = bringt eine Tafel in Reichweite: { $subject }, { $points }
fact-hidden_draw = bringt auch eine verdeckte Tafel
fact-temple_placed = setzt einen Tempel auf eine Anlage: { $group }
fact-temple_moved = nimmt { $but }einer Anlage ihren Tempel: { $group }
fact-temple_hems = erschwert { $but }das Bauen auf dem Baugrund neben dem Tempel: { $squares }
fact-temple_frees = gibt Baugrund neben dem alten Platz des Tempels frei: { $squares }
fact-group_kept = hebt eine Anlage für später auf: { $group }
fact-waits = wartet noch mit dem Tempel; eine Anlage kann weiter wachsen: { $group }
fact-tile_taken = { $subject } Nummer { $number }: { $points }
fact-character_taken = { $subject }: { $points }
fact-series_completed = vervollständigt eine Serie
fact-next_pays = eine weitere Tafel der Sorte { $subject } brächte später { $stake }
fact-last_of_kind = nimmt die letzte Tafel dieser Sorte
