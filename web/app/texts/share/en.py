"""English: matches that are shown to others by a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "share.open": "Share",
    "share.title": "Share this match",
    "share.about": "Whoever opens the link sees the match move by move and can play on from any position. Yours stays "
    "as it is.",
    "share.link": "Link",
    "share.length": "{number} characters.",
    "share.long": "Some messengers cut links that long.",
    "share.copy": "Copy",
    "share.send": "Share…",
    "share.at": "The link begins",
    "share.at.begin": "before the first move",
    "share.at.now": "where the match stands",
    "share.at.end": "at the end",
    "share.qr": "QR code of the link",
    "share.qr_hint": "For the camera of another device.",
    "share.no_qr": "The link is too long for a QR code.",
    "share.holds_all": "This link holds the whole match, including what is still hidden, such as the order of what is "
    "to come: whoever looks closely can read it.",
    "share.private": "No server sees the match: it stands in the link after the #, and browsers do not send that part.",
    "share.subject": "{game}: {names}",
    "shared.title": "A match that was shared with you.",
    "shared.about": "It is kept in this browser only if you keep it.",
    "shared.keep": "Keep it",
    "notice.share_kept": "The match is now among your matches.",
    "notice.share_had": "You already have this match.",
    "notice.share_broken": "This link leads to no match: it is incomplete or has been changed. Ask for it again, and "
    "open it in full.",
    "notice.share_newer": "This link was made by a newer version of this page. Load the page again, then open the link "
    "once more.",
    "notice.share_long": "This link is too long to be one of ours. Nothing was opened.",
    "notice.share_illegal": "The match in this link breaks the rules, so it cannot be shown.",
}
