### German: bots of users.

own-title = Eigene Bots
own-kind = Bot: { $name }
own-hint = Eine Python-Datei (.py) mit einer Funktion namens „choose“ oder ein Wheel (.whl). Der Bot wird in diesem Browser gespeichert, läuft von der Seite abgeschottet und erfährt nur, was ein Spieler wissen darf. Nimm trotzdem nur Dateien von Leuten, denen du vertraust.
own-choose = Datei wählen
own-remove_it = { $name } entfernen
own-damaged = Diese Datei lässt sich nicht lesen. Sie bleibt unverändert, bis du sie entfernst.
own-added = { $name } ist spielbereit.
own-replaced = { $name } wurde durch die neue Datei ersetzt.
own-removed = { $name } wurde entfernt.
own-none_chosen = Ein eigener Bot soll mitspielen: Wähle zuerst seine Datei aus.
own-not_kept = Dieser Browser kann { $name } nicht speichern: Sein Speicher ist voll oder abgeschaltet. Der Bot steht bereit, bis du die Seite verlässt.
own-neither = { $file } ist weder eine Python-Datei (.py) noch ein Wheel (.whl).
own-large = { $file } ist zu groß: Ein Bot darf höchstens { $most } kB groß sein.
own-unreadable = { $file } konnte nicht gelesen werden.
own-text = { $file } ist kein Python-Quelltext.
own-no_choose = { $file } hat keine Funktion namens choose(game, view, seat, rng).
own-wheel = { $file } ist kein reines Python-Wheel (sein Name müsste auf -none-any.whl enden).
own-newer = Die Datei unter diesem Namen wurde von einer neueren Version von Hofgarten gespeichert. Sie bleibt, wie sie ist, bis du sie entfernst.
