"""English: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "It is {name}’s turn.",
    "by_link.send_to": "Send {name} the link to the match.",
    "by_link.waiting": "The next link comes from {name}.",
    "by_link.stands": "Once the link is out, the move stands.",
    "by_link.share": "Send the link",
    "by_link.copy": "Copy the link",
    "by_link.code": "QR code",
    "by_link.honest": "The link holds the whole match: whoever takes it apart can find hidden tiles in it, too.",
    "by_link.paste": "Has {name} played? Open the link that comes back, or paste it here:",
    "by_link.open": "Go on",
    "by_link.news": "What has happened",
    "by_link.more.one": "{number} move before these",
    "by_link.more.other": "{number} moves before these",
    "by_link.show": "Show it",
    "by_link.over": "The match is over. Send {names} the last link, so that everybody sees how it ended.",
    "by_link.code_title": "The link as a QR code",
    "by_link.code_hint": "Point the camera of the other device at it.",
    "by_link.code_long": "This link is too long for a QR code. Please copy it instead.",
    "by_link.message_title": "Hofgarten: {game}",
    "by_link.message": "{name}, it is your turn: {game}, {round}.",
    "by_link.message_over": "Our match of {game} is over: see how it ended.",
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
        "This link is damaged: a part of it may have got lost on the way. Ask for it to be sent again."
    ),
    "notice.turn_newer": (
        "This link comes from a newer version of Hofgarten. Load the page again, then open it once more."
    ),
    "notice.turn_long": "This link is too long to hold a match.",
    "notice.turn_illegal": "In this link there is a move that the rules forbid, so nothing was taken over from it.",
    "notice.turn_forged": (
        "This link has been changed: something in it was shuffled in an order that the seed does not give. "
        "Nothing was taken over from it."
    ),
    "notice.turn_same": "You have had this link already: nothing new has happened.",
    "notice.turn_older": "This link is an older one: the match has been played on since, and here is where it stands.",
    "notice.turn_parted": (
        "This link does not continue your match: from some move on it was played differently. Your match stays "
        "as it is."
    ),
    "notice.turn_foreign": (
        "This link does not belong to the match that is kept here under the same number. Yours stays as it is."
    ),
    "notice.turn_other": (
        "This link belongs to another match, so this one stays as it is. Open the link to get to that match."
    ),
    "notice.turn_none": "There is no link to a match in this text.",
    "notice.turn_own": "This is the link that you sent yourself: wait for the one that comes back.",
    "notice.turn_share": (
        "This link is for looking at a match, so this one stays as it is. To see what it shows, open it in a new tab."
    ),
    "notice.turn_mine": (
        "This link also made a move for you. If you did not make it on another device, ask whoever sent you the link."
    ),
    "notice.turn_copied": "Link copied: send it to {names}.",
}
