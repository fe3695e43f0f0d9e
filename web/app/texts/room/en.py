"""English: matches that are played live in one room."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "room.title": "Devices in the room",
    "room.away": "Out of reach right now: {names}. Nothing is lost, and the match goes on when they are back.",
    "room.no_host": (
        "The device with the match is out of reach. Nothing is lost, and the match goes on when it is back. If it "
        "stays away, scan a new code there."
    ),
    "room.unseated": "Somebody else has your seat now.",
    "room.again": "Join again",
    "room.asks": "{name} would like to take a move back.",
    "room.asking": "{name} would like to take a move back. Still to agree: {names}.",
    "room.allow": "Allow it",
    "room.refuse": "No, play on",
    "room.withdraw": "Never mind",
    "room.sending": "On its way to the device with the match.",
    "room.call_back": "Call it back",
    "room.seat_open": "Nobody has taken this seat yet. Let a friend join, or play it here.",
    "room.place.here": "on this device",
    "room.place.host": "on the device with the match",
    "room.place.open": "still to join",
    "room.place.there": "has joined",
    "room.place.away": "out of reach",
    "room.seat.give": "Another device",
    "room.seat.take": "Play it here",
    "room.invitation": "Let a friend join",
    "room.how": (
        "Your friend scans this code with the camera, or opens the link that you send. Their device then shows a "
        "code in return."
    ),
    "room.link": "Link to the room",
    "room.who": "Whoever has this link can take a free seat, or look on and see what everybody may see.",
    "room.ends": "Go on without the room",
    "room.ends_hint": "The match stays as it is. By link you can play anywhere, even far apart.",
    "room.by_link": "Go on by link",
    "room.here": "Go on on this device",
    "room.join": "Join a match in this room",
    "room.looking": "Looking for the device with the match.",
    "room.found": "{game}, with {names}",
    "room.entering": "Taking your seat.",
    "room.return": "Go on as {name}",
    "room.look": "Nobody: I only look on",
    "room.message": "Join my match in this room:",
    "room.answer_label": "Scan the code in return with this device’s camera app, or paste its link here:",
    "room.connect": "Connect",
    "room.show_answer": (
        "Now the device with the match needs this code in return. Its camera app scans it, or you send the link."
    ),
    "room.answer_code": "The code in return",
    "room.trouble": (
        "Both devices must be in the same Wi-Fi. Guest networks and VPNs often keep devices apart: by link it always "
        "works."
    ),
    "room.answer_message": "My answer for the match in this room:",
    "room.passing": "Passing the code on to the match.",
    "room.passed": "Done: the match goes on in the other tab. You can close this one.",
    "room.nobody": "The match is not open in this browser. Open it there, then scan the code once more.",
    "room.scan": "Scan it with this page’s camera",
    "room.stop": "Stop the camera",
    "room.camera": "The picture of the camera",
}
