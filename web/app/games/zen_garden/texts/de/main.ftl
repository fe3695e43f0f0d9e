### Interface texts of Zen Garden in German.

winner-zen--garden = { $name } gewinnt und wird Hofarchitekt.
end_help-zen--garden = Zeige oder tippe auf eine Zahl der Wertung, um im Garten zu sehen, was dafür zählt.
board-title = Auswahltableau
board-slot = { $tile }: { $cost }
board-too_dear = { $slot }, zu teuer
board-taken = genommen
coins-free = kostenlos
coins-free_row = kostenlos
coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
space-tile = { $place }: { $tile }
space-ghost = { $place }: { $tile }; noch einmal wählen, um es zu drehen
space-ghost_builds = { $place }: { $tile }; noch einmal wählen, um es einzubauen
space-open = { $place }: frei, hier einbauen
space-rim = { $place }: hier einbauen, der Garten rückt zur Seite
space-empty = { $place }: leer
space-counts = { $space }; zählt für { $item }
place-north = über Spalte { $line }
place-south = unter Spalte { $line }
place-west = links von Reihe { $line }
place-east = rechts von Reihe { $line }
tile-name = { $decoration }, { $path }, { $ground }
tile-laid = { $tile }, Bogen um { $corner }
shift-way =
    { $number ->
        [one] um { $number } Feld nach { $way }
       *[other] um { $number } Felder nach { $way }
    }
move-placed = baute auf { $cell } ein Plättchen ein: { $tile } ({ $cost }).
move-shifted = Der Garten rückte { $shift }.
advice-bend = Bogen um { $corner }
advice-shift = Garten { $shift }
help-take = { $name }, wähle ein Plättchen vom Auswahltableau.
help-place = Wähle nun ein Feld im Garten.
help-confirm = Drehe das Plättchen, wie du magst, und baue es ein.
help-at_once = Wähle, wie das Plättchen liegen soll, oder tippe noch einmal auf das Feld: Dann wird es sofort eingebaut.
turn-orientation = Plättchen drehen
turn-rotate = Im Uhrzeigersinn drehen
turn-corner = Bogen um { $corner }
turn-nudge = Garten verschieben
turn-nudge_way = Garten nach { $way } schieben
turn-confirm = Einbauen
refusal-too_dear = Dieses Plättchen kostet { $cost }, und du hast { $coins }.
refusal-taken = Dieses Plättchen ist schon weg. Das Feld wird am Ende der Runde wieder aufgefüllt.
refusal-no_tile = Wähle zuerst ein Plättchen vom Auswahltableau.
refusal-no_room = Dorthin lässt sich der Garten nicht verschieben: Ein Plättchen würde aus dem Bauraster ragen.
refusal-occupied = Dort liegt schon ein Plättchen.
refusal-not_adjacent = Ein neues Plättchen muss mit einer Kante an ein Plättchen deines Gartens grenzen.
wish-each =
    { $number ->
        [one] { $number } Punkt je Plättchen
       *[other] { $number } Punkte je Plättchen
    }
wish-one_of =
    { $number ->
        [one] { $others } oder { $number } Punkt
       *[other] { $others } oder { $number } Punkte
    }
wish-range = { $low } bis { $high } Punkte
wish_short-each = je { $points }
wish_short-most = meiste: { $points }
wish_short-first = zuerst { $points }
wish_short-range = { $low } bis { $high }
wish_short-one_of = { $low } oder { $high }
rule-wanted = In dieser Partie: { $features }.
rule_count-circuits = Rundläufe
rule_count-grounds = Bodenarten
rule_count-points = Punkte
rule_count-tiles = Plättchen
supply-title = Plättchen
supply-both = Vorrat: { $supply }, Ablagestapel: { $discard }.
supply-hint = Du siehst, welche Plättchen noch im Vorrat sind, aber nicht, in welcher Reihenfolge sie kommen.
supply-legend = Blasse Plättchen liegen auf dem Auswahltableau oder in einem Garten, durchgestrichene auf dem Ablagestapel.
supply-feature = Merkmal
supply-supply = Vorrat
supply-discard = Ablage
keys-arrows = Sich auf dem Auswahltableau, im Garten und in der Wertung bewegen
keys-board = Zum Auswahltableau
keys-rotate = Plättchen im Uhrzeigersinn drehen
keys-confirm = Plättchen einbauen; nach einem Zug des Computers weiter
keys-tiles = Plättchen im Vorrat und auf dem Ablagestapel
say-chose = Gewählt: { $tile }.
say-offer = Auf { $cell }: { $tile }.
say-row = Reihe { $number }: { $cells }
feature-pagoda = Pagode
feature-bench = Bank
feature-buddha = Buddha
feature-gate = Tor
feature-crane = Kranich
feature-path--sand = Sandweg
feature-path--wood = Holzweg
feature-path--stone = Steinweg
feature-ground--sand = Sand
feature-ground--pebbles = Kiesel
feature-ground--trees = Bäume
feature-ground--clay = Ton
feature-ground--water = Wasser
feature-ground--blossom = Kirschblüten
corner-nw = die Ecke oben links
corner-ne = die Ecke oben rechts
corner-se = die Ecke unten rechts
corner-sw = die Ecke unten links
way-north = oben
way-east = rechts
way-south = unten
way-west = links
item-coins = Münzen
item-circuits = Rundläufe
item-decorations = Dekore
item-small = Kleine Vorliebe
item-large = Große Vorliebe
item-majority = Mehrheit
item-detail = Liebe zum Detail
item-unity = Einheit
item-minimalist = Minimalistisch
item-missions = Aufträge
achievement-circuits = Runde Sache
achievement-harmony = Innere Ruhe
achievement-zen--points = Der Kaiser lächelt
achievement_hint-circuits = Schließe { $target } Rundläufe in einem Garten.
achievement_hint-harmony = Hole Punkte für „Einheit“ mit höchstens drei Bodenarten in deinem Garten.
achievement_hint-zen--points = Erreiche { $target } Punkte in einer Partie.
whereabouts-supply = im Vorrat
whereabouts-discard = abgelegt
whereabouts-board = auf dem Auswahltableau
whereabouts-garden = in einem Garten
edit-not_connected = Alle Plättchen eines Gartens müssen über ihre Kanten zusammenhängen.
edit-points = Das Punkteplättchen mit dem Wert { $points } hat bei diesem Auftrag schon ein anderer Spieler.
edit-other_first = Diese Gärten passen nur zur Zugfolge, wenn { $name } beginnt.
edit-turns = Plättchen im Garten von { $name }: { $tiles }. Nach der Zahl der gespielten Züge müssen es { $wanted } sein.
edit-board = Leere Felder des Auswahltableaus: { $empty }. Nach der Zahl der gespielten Züge müssen es { $wanted } sein.
edit-mission = { $name } hat Punkte für Auftrag { $mission }, aber nicht vier Plättchen mit jedem der beiden Merkmale dieses Auftrags.
setting-first = Startspieler
setting-boards = Vorliebentableaus
setting-small = Kleine Vorliebe
setting-large = Große Vorliebe
setting-majority = Mehrheit
setting-detail = Liebe zum Detail
setting-mission = Auftrag { $number }
setting-coins = Münzen
setting-points = Punkte für Auftrag { $number }
place-boards = die Vorliebentableaus
place-ties = der Gleichstand bei der Mehrheit
place-emperor = die Kaiserplättchen
place-missions = die Aufträge
place-board = das Auswahltableau
place-supply = der Vorrat
place-discard = der Ablagestapel
place-coins = Münzen
