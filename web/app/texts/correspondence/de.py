"""German: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "{name} ist am Zug.",
    "by_link.first": "Das Los entscheidet: {name} beginnt.",
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
}
