### English texts of matches played by sending a link.

correspondence-turn = It is { $name }’s turn.
correspondence-send_to = Send { $name } the link to the match.
correspondence-waiting = { $name } will send you the next link.
correspondence-stands = Once you have sent the link, you cannot take the move back.
correspondence-share = Send the link
correspondence-copy = Copy the link
correspondence-code = QR code
correspondence-honest = The link contains the whole match, so anyone who takes it apart can also find what is hidden.
correspondence-paste = Has { $name } played? Open the link you were sent, or paste it here:
correspondence-open = Continue
correspondence-friend_turn = It is your friend’s turn.
correspondence-friend_send_to = Send your friend the link to the match.
correspondence-friend_waiting = Your friend will send you the next link.
correspondence-friend_paste = Has your friend played? Open the link you were sent, or paste it here:
correspondence-unknown_waiting = You will be sent the next link when it is your turn again, or when the match is over.
correspondence-opened_elsewhere = It is your turn: the link has been opened in another tab, and the match goes on there.
correspondence-unknown_paste = Have you been sent a link? Open it, or paste it here:
correspondence-news = What has happened
correspondence-more =
    { $number ->
        [one] { $number } earlier move
       *[other] { $number } earlier moves
    }
correspondence-show = Show it
correspondence-over = The match is over. Send { $names } the last link to show how it ended.
correspondence-code_title = The link as a QR code
correspondence-code_hint = Point the other device’s camera at it.
correspondence-code_long = This link is too long for a QR code. Please copy it instead.
correspondence-message_title = Hofgarten: { $game }
correspondence-message = { $name }, it’s your turn: { $game }, { $round }.
correspondence-message_over = { $game }: our match is over. See how it ended.
invite-title = { $name } has sent you a match
invite-who = Who are you?
invite-to_move = { $name } (to move)
invite-sender = { $name }, on another device
invite-name = Your name
invite-name_hint = The others will see it with your next link.
invite-play = Join the match
invite-look = See how it ended
invite-later = Not now
