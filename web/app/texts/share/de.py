"""German: matches that are shown to others by a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "share.open": "Teilen",
    "share.title": "Diese Partie teilen",
    "share.about": "Wer den Link öffnet, sieht die Partie Zug um Zug und kann von jeder Stellung aus weiterspielen. "
    "Die eigene Partie bleibt, wie sie ist.",
    "share.link": "Link",
    "share.length": "{number} Zeichen.",
    "share.long": "Manche Messenger kürzen so lange Links.",
    "share.copy": "Kopieren",
    "share.send": "Teilen …",
    "share.at": "Der Link beginnt",
    "share.at.begin": "vor dem ersten Zug",
    "share.at.now": "beim jetzigen Stand",
    "share.at.end": "am Ende",
    "share.qr": "QR-Code des Links",
    "share.qr_hint": "Für die Kamera eines anderen Geräts.",
    "share.no_qr": "Der Link ist zu lang für einen QR-Code.",
    "share.holds_all": "Dieser Link enthält die ganze Partie, auch was noch verdeckt ist, etwa die Reihenfolge dessen, "
    "was noch kommt: Wer genau hinsieht, kann es lesen.",
    "share.private": "Kein Server bekommt die Partie zu sehen: Sie steht im Link hinter dem #, und was dort steht, "
    "schicken Browser nicht mit.",
    "share.subject": "{game}: {names}",
    "shared.title": "Eine geteilte Partie.",
    "shared.about": "Sie kam über einen Link. Hier bleibt sie nur mit „Behalten“.",
    "shared.keep": "Behalten",
    "notice.share_kept": "Die Partie liegt jetzt bei den gespeicherten Partien.",
    "notice.share_had": "Diese Partie ist schon da.",
    "notice.share_broken": "Dieser Link führt zu keiner Partie: Er ist unvollständig oder wurde verändert. Am besten "
    "noch einmal schicken lassen und ganz öffnen.",
    "notice.share_newer": "Dieser Link stammt von einer neueren Version dieser Seite. Bitte die Seite neu laden und "
    "den Link noch einmal öffnen.",
    "notice.share_long": "Dieser Link ist zu lang, um von hier zu stammen. Es wurde nichts geöffnet.",
    "notice.share_illegal": "Die Partie in diesem Link verstößt gegen die Regeln und kann deshalb nicht gezeigt "
    "werden.",
}
