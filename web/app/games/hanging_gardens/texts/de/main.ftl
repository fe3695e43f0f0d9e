### Interface texts of The Hanging Gardens in German.

winner-hanging--gardens = { $name } gewinnt und wird Architekt des Königs.
end_help-hanging--gardens = Alle verdeckten Tafeln sind jetzt aufgedeckt. Wähle den Garten eines Spielers, um ihn groß zu sehen.
hg-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
hg-tiles =
    { $number ->
        [one] { $number } Tafel
       *[other] { $number } Tafeln
    }
hg-squares =
    { $number ->
        [one] { $number } Quadrat
       *[other] { $number } Quadrate
    }
hg-temples =
    { $number ->
        [one] { $number } Tempel übrig
       *[other] { $number } Tempel übrig
    }
hg-hidden =
    { $number ->
        [one] { $number } verdeckte Tafel
       *[other] { $number } verdeckte Tafeln
    }
hg-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
hg-group-terrace =
    { $number ->
        [one] einzelne Terrasse
       *[other] { $number }er-Terrasse
    }
hg-group-park =
    { $number ->
        [one] einzelner Park
       *[other] { $number }er-Park
    }
hg-group-arcade =
    { $number ->
        [one] einzelne Arkade
       *[other] { $number }er-Arkade
    }
hg-group-fountain =
    { $number ->
        [one] einzelner Brunnen
       *[other] { $number }er-Brunnen
    }
hg-temple = Tempel
hg-stack = Stapel
hg-hidden_tile = verdeckte Tafel
hg-face_up = Offene Karten
hg-board = Tafeln auf dem Spielplan
hg-row = Reihe { $number }
hg-space = { $tile }, Reihe { $row }
hg-space_empty = Reihe { $row }: leer
hg-space_far = { $space }, nicht erreichbar
hg-card = Karte { $number }: { $upper }; darunter { $lower }
hg-card_taken = Karte { $number }: genommen
hg-card_nowhere = { $card }; passt nirgends
hg-card_turned = { $card }, um { $degrees } Grad gedreht
hg-place-left = { $number } nach links
hg-place-right = { $number } nach rechts
hg-place-up = { $number } nach oben
hg-place-down = { $number } nach unten
hg-place-start = Startquadrat
hg-area-nw = oben links
hg-area-n = oben
hg-area-ne = oben rechts
hg-area-w = links
hg-area-middle = in der Mitte
hg-area-e = rechts
hg-area-sw = unten links
hg-area-s = unten
hg-area-se = unten rechts
hg-square = { $place }: { $motif }
hg-square_temple = { $square }, Tempel
hg-square_bare = { $place }: leerer Tisch
hg-mark_lay = { $place }: Hier passt die Karte
hg-mark_temple = { $square }: { $group }, Tempel setzen; erreichbare Tafeln: { $reach }
hg-mark_removed = { $square }: { $group }, dieser Tempel darf versetzt werden
hg-mark_moved = { $square }; von hier versetzter Tempel, jetzt: { $to }
hg-reach-2 = Reihe 1
hg-reach-4 = Reihen 1 und 2
hg-reach-6 = alle drei Reihen
hg-reach_drawn = { $reach }, zuvor eine verdeckte Tafel
hg-left = Nach links drehen
hg-right = Nach rechts drehen
hg-lay = Karte legen
hg-detail-put_back = zurück in die Schachtel
hg-detail-row = Reihe { $number }
hg-detail-removed = vorher { $group }
hg-put_back = Karte in die Schachtel zurücklegen
hg-place_temple = Tempel setzen
hg-no_temple = Kein Tempel
hg-take = Nehmen
hg-draw = Verdeckte Tafel ziehen
hg-enlarge = Garten vergrößern
hg-fit = Ganzer Garten
hg-larger = Vergrößern
hg-smaller = Verkleinern
hg-help-card = { $name }, wähle eine der offenen Karten.
hg-help-place = Wähle die Karte noch einmal, um sie zu drehen, oder wähle einen markierten Platz in deinem Garten.
hg-help-lay = So würde die Karte liegen. Lege sie, drehe sie oder wähle einen anderen Platz.
hg-help-temple = Wähle ein umrandetes Quadrat für einen Tempel oder beende den Zug ohne Tempel.
hg-help-removed = Alle 5 Tempel stehen: Wähle, welchen der umrandeten du versetzt.
hg-help-tile = Wähle eine der umrandeten Tafeln.
hg-help-draw = Dieser Tempel bringt dir zuerst eine verdeckte Tafel. Wenn du sie ziehst, lässt sich der Zug nicht mehr zurücknehmen.
hg-help-put_back = Keine offene Karte passt in deinen Garten: Wähle eine, die in die Schachtel zurückkommt.
hg-hand_over_hint = Verdeckte Tafeln bleiben verdeckt, bis { $name } sie ansehen will.
hg-show_hidden = Meine verdeckten Tafeln zeigen
hg-hide_hidden = Meine verdeckten Tafeln verbergen
hg-removed = Tempel weggenommen: { $group }
hg-cards_left = Verbleibende Karten
hg-cards_left_hint = Karten, die noch nicht aufgedeckt wurden. Ihre Reihenfolge ist unbekannt.
hg-stack_left = Tafeln, die noch im Stapel sein könnten
hg-stack_left_hint = Tafeln, die andere verdeckt gezogen haben, zählen in der Tabelle noch mit: Nur ihre Besitzer kennen sie.
hg-shares = Spieler
hg-shares_hint = Verdeckte Tafeln der anderen zählen nicht mit.
hg-sets = Gesammelte Tafeln
hg-sets_none = Noch keine Tafeln
hg-set = { $tile }: { $tiles }, { $points }
hg-set_hidden = { $tiles }, Punkte unbekannt
hg-values = { $tile }: { $values }
hg-person_value = { $alone } oder, mit einer vollständigen Serie, { $complete }
hg-guard_value = { $points } für jedes Tor
hg-row_size = { $row }: Die Anlage braucht mindestens { $squares }
hg-space_brings =
    { $number ->
        [one] { $space }: { $points } Punkt
       *[other] { $space }: { $points } Punkte
    }
hg-degrees = um { $degrees } Grad gedreht
hg-places =
    { $number ->
        [one] { $number } Platz in dieser Lage
       *[other] { $number } Plätze in dieser Lage
    }
hg-temple_option = { $group } ({ $reach })
hg-reward = { $group }: Ein Tempel bringt hier eine Tafel ({ $reach })
hg-no_group = Keine Anlage für einen Tempel
hg-turn_card = Karte drehen
hg-tile = Tafel
hg-tile_values = Werte
hg-source_hint = * rekonstruiert, weil keine Quelle bekannt ist
hg-may_be = Könnten noch im Stapel sein: { $number } von { $of }
hg-number = Tafeln
hg-worth = Punkte
hg-next = Noch eine
hg-move-lay = legte { $area } eine Karte: { $card }.
hg-laid_at = Mitte der Karte: { $place }.
hg-move-discard = legte eine Karte in die Schachtel zurück: { $card }.
hg-move-temple = setzte einen Tempel: { $group }.
hg-move-temple_moved = versetzte einen Tempel: bisher { $old }, jetzt { $group }.
hg-move-pass = setzte keinen Tempel.
hg-move-take = nahm eine Tafel: { $tile }.
hg-move-drew = Eine verdeckte Tafel wurde gezogen.
hg-move-drew_it = Eine verdeckte Tafel wurde gezogen: { $tile }.
hg-move-missed = Es war keine Tafel mehr da: stattdessen 5 Punkte.
hg-help-turn = So herum passt die Karte nirgends: Drehe sie.
hg-help-place_temple = Setze den Tempel hierher, oder wähle gleich eine umrandete Tafel.
hg-help-drawn = Du hast gezogen: { $tile }.
hg-help-covered = Du hast eine verdeckte Tafel gezogen: Der Knopf bei deinem Namen zeigt sie.
hg-keys-arrows = Zwischen Karten, Quadraten, Tafeln und Punkten wechseln; Quadrate werden vom Startquadrat aus gezählt
hg-keys-cards = Zu den offenen Karten
hg-keys-board = Zu den Tafeln auf dem Spielplan
hg-keys-confirm = Legen, setzen oder nehmen; nach einem Zug des Computers weiter
hg-scroll-west = Nach links scrollen
hg-scroll-north = Nach oben scrollen
hg-scroll-south = Nach unten scrollen
hg-scroll-east = Nach rechts scrollen
hg-edition_played = Diese Partie wird mit den Karten und Werten von „{ $name }“ gespielt.
hg-edition_cards = Karten
hg-edition-title = Eigene Karten und Werte
hg-edition-hint = Wenn du das Spiel besitzt, kannst du mit seinen echten Karten spielen: Speichere die mitgelieferte Datei, trage ein, was deine Karten und Tafeln zeigen, gib ihr einen eigenen Namen und wähle sie hier aus. Sie wird in diesem Browser und mit jeder Partie gespeichert, die du damit spielst.
hg-edition-template = Mitgelieferte Datei speichern
hg-edition-choose = Datei wählen
hg-edition-remove_it = { $name } entfernen
hg-edition-damaged = Diese Datei lässt sich nicht lesen. Sie bleibt unverändert, bis du sie entfernst.
hg-edition-newer = Die Datei unter diesem Namen wurde von einer neueren Version von Hofgarten gespeichert. Sie bleibt, wie sie ist, bis du sie entfernst.
hg-edition-added = { $name } ist hinzugefügt und ausgewählt.
hg-edition-replaced = { $name } wurde durch die neue Datei ersetzt.
hg-edition-removed = { $name } wurde entfernt.
hg-edition-not_kept = Dieser Browser kann { $name } nicht speichern: Sein Speicher ist voll oder abgeschaltet. Die Datei steht bereit, bis du die Seite verlässt.
hg-edition-large = { $file } ist zu groß: Eine Datei mit Karten und Werten darf höchstens { $most } kB groß sein.
hg-edition-unreadable = { $file } konnte nicht gelesen werden.
hg-edition-text = { $file } ist kein UTF-8-Text.
hg-edition-json = { $file } ist kein gültiges JSON: Der Fehler ist in Zeile { $line }, Spalte { $column }, oder kurz davor.
hg-edition-json_deep = { $file }: Klammern sind mehr als { $found }-fach verschachtelt.
hg-edition-json_twice = { $file }: „{ $found }“ steht zweimal in derselben geschweiften Klammer.
hg-edition-json_number = { $file }: Die Zahl { $found } ist zu groß.
hg-edition-json_constant = { $file }: „{ $found }“ ist in JSON keine Zahl.
hg-edition-json_half = { $file } enthält ein halbes Zeichen (ein einzelnes Surrogat).
hg-edition-whole = { $file } enthält keine Karten und Werte: Der Text muss mit einer geschweiften Klammer beginnen.
hg-edition-taken = { $file } trägt wie die mitgelieferte Datei den Namen „{ $where }“. Gib ihr einen eigenen.
hg-edition-no_object = { $file }: „{ $where }“ ist keine Gruppe von Namen und Werten in geschweiften Klammern.
hg-edition-missing = { $file }: „{ $where }“ fehlt.
hg-edition-unknown = { $file }: „{ $where }“ ist nicht vorgesehen.
hg-edition-name = { $file }: „name“ muss ein Text aus 1 bis 60 Zeichen sein, darunter mindestens ein Buchstabe oder eine Ziffer.
hg-edition-cards = { $file }: „cards“ muss eine Liste aus 60 Karten sein, ist hier aber { $found }.
hg-edition-card = { $file }: Karte { $where } ist { $found }, muss aber aus sechs Zeichen bestehen, jedes davon T, P, A, F oder ein Punkt.
hg-edition-no_motif = { $file }: Karte { $where }, { $found }, zeigt kein Motiv.
hg-edition-series = { $file }: „{ $where }“ muss aus 1 bis 12 ganzen Zahlen von 0 bis 1000 bestehen, ist hier aber { $found }.
hg-edition-falling = { $file }: Die Werte von „{ $where }“ dürfen nicht kleiner werden: { $found }.
hg-edition-person = { $file }: „{ $where }“ muss aus zwei ganzen Zahlen von 0 bis 1000 bestehen, ist hier aber { $found }.
hg-edition-guard = { $file }: „guard“ muss eine ganze Zahl von 0 bis 100 sein, ist hier aber { $found }.
hg-edition-source = { $file }: „{ $where }“ muss ein Text aus 1 bis 200 Zeichen sein.
hg-source-reconstructed = rekonstruiert
hg-source-rules = veröffentlichte Regeln
hg-source-review = veröffentlichte Besprechung
hg-source-partly = erste zwei Werte: veröffentlichte Besprechung; die übrigen: rekonstruiert
refusal-laid = Du hast in diesem Zug schon eine Karte gelegt.
refusal-tile_due = Du hast einen Tempel gesetzt: Jetzt musst du eine Tafel nehmen.
refusal-square_first = Wähle zuerst das umrandete Quadrat, auf dem ein Tempel stehen soll.
refusal-no_card = Wähle zuerst eine der offenen Karten.
refusal-card_taken = Diese Karte ist schon weg. In der nächsten Runde kommen neue.
refusal-card_nowhere = Diese Karte passt nirgends in deinen Garten. Wähle eine andere.
refusal-bare_table = Ein Motiv läge direkt auf dem Tisch: Es muss ein Quadrat deines Gartens überdecken.
refusal-on_temple = Ein Quadrat mit einem Tempel darf nicht überbaut werden.
refusal-no_motif = Das ist Baugrund. Tempel stehen nur auf Anlagen aus einem Motiv.
refusal-too_small = Diese Anlage hat nur { $squares }. Ein Tempel braucht mindestens 3.
refusal-untouched = Die eben gelegte Karte gehört nicht zu dieser Anlage.
refusal-has_temple = Auf dieser Anlage steht schon ein Tempel.
refusal-no_temple_due = Du darfst gerade keine Tafel nehmen: Dafür musst du zuerst einen Tempel setzen.
refusal-out_of_reach = Diese Tafel ist nicht erreichbar. Mit deiner Anlage erreichst du: { $reach }.
refusal-space_empty = Auf diesem Feld liegt keine Tafel.
refusal-not_smallest = Versetzen darfst du nur den Tempel auf deiner kleinsten Anlage.
motif-terrace = Terrasse
motif-park = Park
motif-arcade = Arkade
motif-fountain = Brunnen
motif-ground = Baugrund
item-queen = Königin
item-king = König
item-tiger = Tiger
item-garden = Garten
item-statue = Statue
item-chalice = Kelch
item-gate = Tor
item-animal--handler = Tierbändiger
item-gardener = Gärtner
item-sculptor = Bildhauer
item-priest = Priester
item-guard = Wächter
item-missing = Fehlende Tafeln
item-tiles--to--come = Tafeln der nächsten Züge
item-temple = Tempel dieses Zuges
item-groups = Anlagen zum Ausbauen
item-room = Platz zum Bauen
achievement-series = Sammlung komplett
achievement-persons = Der ganze Hofstaat
achievement-hanging--points = Weltwunder
achievement_hint-series = Hole in einer Partie Punkte mit allen { $target } Sorten.
achievement_hint-persons = Hole in einer Partie Punkte mit { $target } verschiedenen Personen.
achievement_hint-hanging--points = Erreiche { $target } Punkte in einer Partie.
edit-squares = Quadrate und Tempel
edit-gone = Schon gelegte Karten
edit-card = Karte: { $motifs }
edit-turned = { $piece }, um { $degrees }° gedreht
edit-elsewhere = Das gehört nicht dorthin.
edit-not_connected = Alle Quadrate eines Gartens müssen über ihre Kanten zusammenhängen.
edit-start_card = Die Quadrate der Startkarte sind immer da.
edit-temple_on_ground = Tempel stehen nur auf Motiven, nicht auf Baugrund oder dem Tisch.
edit-temples = Jeder Spieler hat nur fünf Tempel.
edit-card_on_temple = Eine Karte darf keinen Tempel überdecken.
edit-card_on_table = Ein Motiv der Karte läge direkt auf dem Tisch.
edit-no_tile_left = Alle Tafeln dieser Sorte sind schon im Spiel.
edit-unknown_tile = Eine unbekannte Tafel muss verdeckt bleiben: Offen genommene Tafeln kennt jeder.
edit-cards = In dieser Runde genommene Karten: { $empty }. Nach der Zahl der gespielten Züge müssen es { $wanted } sein.
edit-deck = Karten im Stapel: { $cards }. Nach der Zahl der gespielten Züge müssen es { $wanted } sein.
edit-space = Ein Feld des Spielplans ist leer, obwohl noch Tafeln im Stapel sind.
edit-too_large = Der Garten von { $name } ist zu groß für die bisher gelegten Karten.
edit-missing = So viele Tafeln können { $name } in so wenigen Zügen nicht gefehlt haben.
edit_piece-bare = leerer Tisch
edit_piece-temple = Tempel
edit_tiles-tiles = Tafeln
edit_tiles-hidden = Verdeckte Tafeln
setting-first = Startspieler
setting-turn = Gespielte Züge
place-board = der Spielplan
place-phase = der Schritt des Zuges
place-cards = die offenen Karten
place-deck = der Kartenstapel
place-stack = der Tafelstapel
place-edition = die Karten und Werte
place-tiles = Tafeln
place-row = Reihe
place-hidden_tiles = verdeckte Tafeln
