### German texts of matches that are shared as a link.

share-title = Diese Partie teilen
share-study_title = Diese Studie teilen
share-about = Wer den Link öffnet, kann die Partie Zug für Zug verfolgen und von jeder Stellung aus weiterspielen. Deine Partie bleibt, wie sie ist.
share-study_about = Der Link öffnet diese Stellung mit deinen Varianten, ihren Namen und Kommentaren. Die besten Züge werden erst auf Wunsch gesucht, und zwar dort, wo der Link geöffnet wird. Deine Varianten bleiben, wie sie sind.
share-link = Link
share-length = { $number } Zeichen.
share-long = Manche Messenger schneiden so lange Links ab.
share-only_here = Dieser Link funktioniert nur auf diesem Computer. Für andere Geräte starte die Seite mit „make play WIFI=yes“ und öffne die Adresse, die dann erscheint.
share-copy = Kopieren
share-send = Teilen …
share-embed = Einbetten
share-at = Der Link beginnt
share-at-begin = vor dem ersten Zug
share-at-now = bei der aktuellen Stellung
share-at-end = am Ende
share-qr = QR-Code des Links
share-qr_hint = Scanne ihn mit der Kamera eines anderen Geräts.
share-no_qr = Der Link ist zu lang für einen QR-Code.
share-holds_all = Dieser Link enthält die ganze Partie, auch was noch verdeckt ist und was als Nächstes kommt: Wer genau hinsieht, kann es lesen.
share-private = Kein Server bekommt die Partie zu sehen: Sie steckt in dem Teil des Links hinter dem #, den Browser nicht mitsenden.
share-subject = { $game }: { $names }
shared-title = Eine Partie, die jemand mit dir geteilt hat.
shared-about = Sie bleibt nur dann in diesem Browser, wenn du sie behältst.
shared-keep = Behalten
