### Dutch texts of matches played by sending a link.

correspondence-turn = { $name } is aan de beurt.
correspondence-send_to = Stuur { $name } de link naar de partij.
correspondence-waiting = { $name } stuurt je de volgende link.
correspondence-stands = Als je de link hebt verstuurd, kun je de zet niet meer terugnemen.
correspondence-share = Link sturen
correspondence-copy = Link kopiëren
correspondence-code = QR-code
correspondence-honest = De link bevat de hele partij: wie hem uitpluist, kan dus ook zien wat er verborgen is.
correspondence-paste = Heeft { $name } gespeeld? Open de link die je hebt gekregen, of plak hem hier:
correspondence-open = Verder
correspondence-friend_turn = Je tegenspeler is aan de beurt.
correspondence-friend_send_to = Stuur je tegenspeler de link naar de partij.
correspondence-friend_waiting = Je tegenspeler stuurt je de volgende link.
correspondence-friend_paste = Heeft je tegenspeler gespeeld? Open de link die je hebt gekregen, of plak hem hier:
correspondence-unknown_waiting = Je krijgt de volgende link als je weer aan de beurt bent of als de partij is afgelopen.
correspondence-opened_elsewhere = Jij bent aan de beurt. De link is in een ander tabblad geopend: daar gaat de partij verder.
correspondence-unknown_paste = Heb je een link gekregen? Open hem of plak hem hier:
correspondence-news = Dit is er gebeurd
correspondence-more =
    { $number ->
        [one] { $number } eerdere zet
       *[other] { $number } eerdere zetten
    }
correspondence-show = Bekijken
correspondence-over = De partij is afgelopen. Stuur { $names } nog de laatste link, die de uitslag laat zien.
correspondence-code_title = De link als QR-code
correspondence-code_hint = Richt de camera van het andere apparaat erop.
correspondence-code_long = Deze link is te lang voor een QR-code: kopieer hem.
correspondence-message_title = Hofgarten: { $game }
correspondence-message = { $name }, jij bent aan de beurt: { $game } · { $round }.
correspondence-message_over = { $game }: onze partij is afgelopen. Bekijk de afloop.
invite-title = { $name } heeft je een partij gestuurd
invite-who = Wie ben je?
invite-to_move = { $name } (aan de beurt)
invite-sender = { $name }, op een ander apparaat
invite-name = Je naam
invite-name_hint = De anderen krijgen hem te zien met je volgende link.
invite-play = Meespelen
invite-look = Afloop bekijken
invite-later = Niet nu
