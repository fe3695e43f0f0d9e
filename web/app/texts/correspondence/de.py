"""German: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "{name} ist am Zug.",
    "by_link.send_to": "Schicke {name} den Link zur Partie.",
    "by_link.waiting": "Den nächsten Link schickt dir {name}.",
    "by_link.stands": "Sobald du den Link verschickt hast, lässt sich der Zug nicht mehr zurücknehmen.",
    "by_link.share": "Link senden",
    "by_link.copy": "Link kopieren",
    "by_link.code": "QR-Code",
    "by_link.honest": "Der Link enthält die ganze Partie: Wer ihn auseinandernimmt, findet darin auch, was verdeckt "
    "ist.",
    "by_link.paste": "Hat {name} gespielt? Öffne den Link, den du bekommen hast, oder füge ihn hier ein:",
    "by_link.open": "Weiter",
    "by_link.news": "Das ist passiert",
    "by_link.more.one": "{number} Zug davor",
    "by_link.more.other": "{number} Züge davor",
    "by_link.show": "Ansehen",
    "by_link.over": "Die Partie ist zu Ende. Schicke {names} noch den letzten Link, damit alle sehen, wie sie "
    "ausgegangen ist.",
    "by_link.code_title": "Der Link als QR-Code",
    "by_link.code_hint": "Halte die Kamera des anderen Geräts darauf.",
    "by_link.code_long": "Dieser Link ist zu lang für einen QR-Code. Bitte kopiere ihn stattdessen.",
    "by_link.message_title": "Hofgarten: {game}",
    "by_link.message": "{name}, du bist am Zug: {game}, {round}.",
    "by_link.message_over": "{game}: Unsere Partie ist zu Ende. Sieh dir an, wie sie ausgegangen ist.",
    "join.title": "{name} hat dir eine Partie geschickt",
    "join.who": "Wer bist du?",
    "join.to_move": "{name} (am Zug)",
    "join.sender": "{name}, an einem anderen Gerät",
    "join.name": "Dein Name",
    "join.name_hint": "Die anderen sehen ihn, sobald sie deinen nächsten Link öffnen.",
    "join.play": "Mitspielen",
    "join.look": "Ergebnis ansehen",
    "join.later": "Jetzt nicht",
    "notice.turn_broken": (
        "Dieser Link ist beschädigt: Vielleicht ist unterwegs ein Teil verloren gegangen. Lass ihn "
        "dir noch einmal schicken."
    ),
    "notice.turn_newer": (
        "Dieser Link stammt aus einer neueren Version von Hofgarten. Lade die Seite neu und öffne ihn dann noch einmal."
    ),
    "notice.turn_long": "Dieser Link ist zu lang für eine Partie.",
    "notice.turn_illegal": (
        "Dieser Link enthält einen Zug, den die Regeln verbieten. Deshalb wurde er nicht übernommen."
    ),
    "notice.turn_forged": "Dieser Link wurde verändert: Was darin gemischt wurde, passt nicht zum Startcode der "
    "Partie. Deshalb wurde nichts daraus übernommen.",
    "notice.turn_same": "Diesen Link hast du schon geöffnet: Es ist nichts Neues passiert.",
    "notice.turn_older": "Dieser Link ist veraltet: Die Partie ist inzwischen weitergegangen. Hier siehst du den "
    "aktuellen Stand.",
    "notice.turn_parted": (
        "Dieser Link setzt deine Partie nicht fort: Ab einem bestimmten Zug wurde darin anders gespielt. Deine "
        "Partie bleibt, wie sie ist."
    ),
    "notice.turn_foreign": (
        "Dieser Link gehört zu einer anderen Partie, obwohl die Adresse dieselbe ist. Deine Partie bleibt, wie sie ist."
    ),
    "notice.turn_other": (
        "Dieser Link gehört zu einer anderen Partie, deshalb bleibt diese, wie sie ist. Öffne den "
        "Link, um zu der anderen zu kommen."
    ),
    "notice.turn_none": "Dieser Text enthält keinen Link zu einer Partie.",
    "notice.turn_own": "Das ist der Link, den du selbst verschickt hast: Warte auf den, der zurückkommt.",
    "notice.turn_share": "Mit diesem Link lässt sich eine Partie nur ansehen, deshalb bleibt diese hier, wie sie ist. "
    "Öffne ihn in einem neuen Tab, um die andere zu sehen.",
    "notice.turn_mine": (
        "In diesem Link wurde auch für dich gezogen. Wenn du das nicht selbst an einem anderen Gerät warst, frage "
        "nach, woher der Link kommt."
    ),
    "notice.turn_copied": "Link kopiert: Schicke ihn an {names}.",
}
