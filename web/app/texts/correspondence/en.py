"""English: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "It is {name}’s turn.",
    "by_link.send_to": "Send {name} the link to the match.",
    "by_link.waiting": "{name} will send you the next link.",
    "by_link.stands": "Once you have sent the link, you cannot take the move back.",
    "by_link.share": "Send the link",
    "by_link.copy": "Copy the link",
    "by_link.code": "QR code",
    "by_link.honest": "The link contains the whole match, so anyone who takes it apart can also find what is hidden.",
    "by_link.paste": "Has {name} played? Open the link you were sent, or paste it here:",
    "by_link.open": "Continue",
    "by_link.news": "What has happened",
    "by_link.more.one": "{number} earlier move",
    "by_link.more.other": "{number} earlier moves",
    "by_link.show": "Show it",
    "by_link.over": "The match is over. Send {names} the last link, so that everyone can see how it ended.",
    "by_link.code_title": "The link as a QR code",
    "by_link.code_hint": "Point the other device’s camera at it.",
    "by_link.code_long": "This link is too long for a QR code. Please copy it instead.",
    "by_link.message_title": "Hofgarten: {game}",
    "by_link.message": "{name}, it’s your turn: {game}, {round}.",
    "by_link.message_over": "{game}: our match is over. See how it ended.",
    "join.title": "{name} has sent you a match",
    "join.who": "Who are you?",
    "join.to_move": "{name} (to move)",
    "join.sender": "{name}, on another device",
    "join.name": "Your name",
    "join.name_hint": "The others will see it with your next link.",
    "join.play": "Join the match",
    "join.look": "See how it ended",
    "join.later": "Not now",
    "notice.turn_broken": (
        "This link is damaged: part of it may have got lost on the way. Ask for it to be sent again."
    ),
    "notice.turn_newer": (
        "This link comes from a newer version of Hofgarten. Reload the page, then open the link again."
    ),
    "notice.turn_long": "This link is too long to hold a match.",
    "notice.turn_illegal": "This link contains a move that the rules forbid, so it has been ignored.",
    "notice.turn_forged": (
        "This link has been changed: the order of something shuffled in it does not match the seed. It has been "
        "ignored."
    ),
    "notice.turn_same": "You have already opened this link: nothing new has happened.",
    "notice.turn_older": "This is an older link: the match has moved on since, and here is where it stands.",
    "notice.turn_parted": (
        "This link does not continue your match: from some point on, it was played differently. Your "
        "match stays as it is."
    ),
    "notice.turn_foreign": (
        "This link belongs to a different match, although its address is the same as that of this one. Yours stays as "
        "it is."
    ),
    "notice.turn_other": (
        "This link belongs to another match, so this one stays as it is. Open the link to go to that match."
    ),
    "notice.turn_none": "There is no link to a match in this text.",
    "notice.turn_own": "This is the link you sent yourself: wait for the one that comes back.",
    "notice.turn_share": (
        "This link is for viewing a match, so this one stays as it is. To view that match, open the link in a new tab."
    ),
    "notice.turn_mine": (
        "This link includes a move made for you. If you did not make it on another device, ask the "
        "person who sent you the link."
    ),
    "notice.turn_copied": "Link copied: send it to {names}.",
}
