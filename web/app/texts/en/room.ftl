### English texts of matches played live in one room.

room-title = Devices in the room
room-away = Out of reach right now: { $names }. Nothing is lost, and the match goes on when they are back.
room-no_host = The host’s device is out of reach. Nothing is lost, and the match goes on when it is back. If it does not come back, ask whether the room is still open there, and scan a new code.
room-paused = The host is looking at something else. The match goes on when they are back.
room-busy = { $name } is looking at something else.
room-unsaved = The host’s device cannot save the match right now. If the page is closed there, the latest moves are lost.
room-closed = The host has closed the room. Ask for the code of a new one.
room-ending-link = The host has closed the room. The match goes on by link: open the link that you are sent.
room-ending-here = The host has closed the room. The match continues on the host’s device; here you can look back at it.
room-rematch = Another match can be started on { $name }’s device.
room-unseated = Someone else has your seat now.
room-again = Join again
room-asks = { $name } would like to take a move back.
room-asking = { $name } would like to take a move back. Waiting for { $names } to agree.
room-allow = Allow it
room-refuse = No, play on
room-withdraw = Never mind
room-sending = Your choice is on its way to the host’s device.
room-call_back = Take it back
room-seat_open = Nobody has taken this seat yet. Invite a friend, or take it on this device.
room-place-here = on this device
room-place-host = on the host’s device
room-place-open = still to join
room-place-there = has joined
room-place-away = out of reach
room-place-busy = looking at something else
room-place-bot = played by the computer
room-give = Free up for another device
room-take = Play here
room-watching =
    { $number ->
        [one] { $number } more device is watching.
       *[other] { $number } more devices are watching.
    }
room-invitation = Invite a friend
room-invitation_full = Bring a device back, or let someone watch
room-how = Your friend scans this code with the camera, or opens the link that you send. Their device then shows a reply code.
room-link = Link to the room
room-who = Anyone with this link can take a free seat, or watch and see what everyone is allowed to see.
room-ends = Continue another way
room-ends_hint = The match stays as it is.
room-anywhere = By link, you can play from anywhere, even far apart.
room-by_link = Continue by link
room-here = Continue on this device
room-join = Join a match in this room
room-looking = Looking for the host’s device.
room-found = { $game }, with { $names }
room-entering = Taking your seat.
room-return = Continue as { $name }
room-look = Nobody: I’m just watching
room-message = Join my match in this room:
room-reply = Then scan the reply code on their device:
room-answer_label = Or scan it with this device’s camera app, or paste its link here:
room-connect = Connect
room-show_answer = Now the host’s device needs this reply code. Choose “Scan on this page” there and hold up this screen, or send the link.
room-no_answer = Has the code been read, but nothing happens? Then scan a new code from the host’s screen: each code works for one device only.
room-answer_code = The reply code
room-trouble = Both devices must be on the same Wi-Fi network. Guest networks and VPNs often keep devices apart.
room-otherwise = You can then play by link instead.
room-answer_message = My reply for the match in this room:
room-passing = Passing the code on to the match.
room-passed = Done: the match goes on in the other tab. You can close this one.
room-nobody = The match is not open in this browser. If it is open in another one, choose “Scan on this page” there. Otherwise, open it here and scan the reply code again.
room-scan = Scan on this page
room-stop = Turn off the camera
room-camera = Camera view
