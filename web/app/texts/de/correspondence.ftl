### German texts of matches played by sending a link.

correspondence-turn = { $name } ist am Zug.
correspondence-send_to = Schicke { $name } den Link zur Partie.
correspondence-waiting = Den nächsten Link schickt dir { $name }.
correspondence-stands = Sobald du den Link verschickt hast, lässt sich der Zug nicht mehr zurücknehmen.
correspondence-share = Link senden
correspondence-copy = Link kopieren
correspondence-code = QR-Code
correspondence-honest = Der Link enthält die ganze Partie: Wer ihn auseinandernimmt, findet darin auch, was verdeckt ist.
correspondence-paste = Hat { $name } gespielt? Öffne den Link, den du bekommen hast, oder füge ihn hier ein:
correspondence-open = Weiter
correspondence-friend_turn = Dein Gegenüber ist am Zug.
correspondence-friend_send_to = Schicke deinem Gegenüber den Link zur Partie.
correspondence-friend_waiting = Den nächsten Link schickt dir dein Gegenüber.
correspondence-friend_paste = Hat dein Gegenüber gespielt? Öffne den Link, den du bekommen hast, oder füge ihn hier ein:
correspondence-unknown_waiting = Du bekommst den nächsten Link, wenn du wieder am Zug bist oder die Partie zu Ende ist.
correspondence-opened_elsewhere = Du bist dran: Der Link wurde in einem anderen Tab geöffnet, dort geht die Partie weiter.
correspondence-unknown_paste = Hast du einen Link bekommen? Öffne ihn oder füge ihn hier ein:
correspondence-news = Das ist passiert
correspondence-more =
    { $number ->
        [one] { $number } Zug davor
       *[other] { $number } Züge davor
    }
correspondence-show = Ansehen
correspondence-over = Die Partie ist zu Ende. Schicke { $names } noch den letzten Link: Er zeigt, wie die Partie ausgegangen ist.
correspondence-code_title = Der Link als QR-Code
correspondence-code_hint = Halte die Kamera des anderen Geräts darauf.
correspondence-code_long = Dieser Link ist zu lang für einen QR-Code. Bitte kopiere ihn stattdessen.
correspondence-message_title = Hofgarten: { $game }
correspondence-message = { $name }, du bist am Zug: { $game }, { $round }.
correspondence-message_over = { $game }: Unsere Partie ist zu Ende. Sieh dir an, wie sie ausgegangen ist.
invite-title = { $name } hat dir eine Partie geschickt
invite-who = Wer bist du?
invite-to_move = { $name } (am Zug)
invite-sender = { $name }, an einem anderen Gerät
invite-name = Dein Name
invite-name_hint = Die anderen sehen ihn, sobald sie deinen nächsten Link öffnen.
invite-play = Mitspielen
invite-look = Ergebnis ansehen
invite-later = Jetzt nicht
