"""German: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "{name} ist am Zug.",
    "by_link.send_to": "Schicke {name} den Link zur Partie.",
    "by_link.waiting": "Der nächste Link kommt von {name}.",
    "by_link.stands": "Sobald der Link verschickt ist, gilt der Zug.",
    "by_link.share": "Link senden",
    "by_link.copy": "Link kopieren",
    "by_link.code": "QR-Code",
    "by_link.honest": "Der Link enthält die ganze Partie: Wer ihn zerlegt, kann darin auch finden, was verdeckt ist.",
    "by_link.paste": "Hat {name} gespielt? Öffne den Link, der zurückkommt, oder füge ihn hier ein:",
    "by_link.open": "Weiter",
    "by_link.news": "Was geschehen ist",
    "by_link.more.one": "{number} Zug davor",
    "by_link.more.other": "{number} Züge davor",
    "by_link.show": "Vorführen",
    "by_link.over": "Die Partie ist zu Ende. Schicke {names} den letzten Link, damit alle sehen, wie sie ausging.",
    "by_link.code_title": "Der Link als QR-Code",
    "by_link.code_hint": "Die Kamera des anderen Geräts kann ihn lesen.",
    "by_link.code_long": "Dieser Link ist zu lang für einen QR-Code. Bitte kopiere ihn stattdessen.",
    "by_link.message_title": "Hofgarten: {game}",
    "by_link.message": "{name}, du bist am Zug: {game}, {round}.",
    "by_link.message_over": "Unsere Partie {game} ist zu Ende: So ist sie ausgegangen.",
    "join.title": "{name} hat dir eine Partie geschickt",
    "join.who": "Wer bist du?",
    "join.to_move": "{name} (am Zug)",
    "join.sender": "{name}, an einem anderen Gerät",
    "join.name": "Dein Name",
    "join.name_hint": "Die anderen sehen ihn mit deinem nächsten Link.",
    "join.play": "Mitspielen",
    "join.look": "Ausgang ansehen",
    "join.later": "Jetzt nicht",
    "notice.turn_broken": (
        "Dieser Link ist beschädigt: Vielleicht ist unterwegs ein Teil verloren gegangen. Bitte lass ihn dir "
        "noch einmal schicken."
    ),
    "notice.turn_newer": (
        "Dieser Link stammt aus einer neueren Version von Hofgarten. Bitte lade die Seite neu und öffne ihn noch "
        "einmal."
    ),
    "notice.turn_long": "Dieser Link ist zu lang für eine Partie.",
    "notice.turn_illegal": (
        "In diesem Link steht ein Zug, den die Regeln verbieten. Deshalb wurde nichts daraus übernommen."
    ),
    "notice.turn_forged": (
        "Dieser Link wurde verändert: Darin ist etwas anders gemischt, als es der Startcode der Partie ergibt. "
        "Deshalb wurde nichts daraus übernommen."
    ),
    "notice.turn_same": "Diesen Link kennst du schon: Es ist nichts Neues geschehen.",
    "notice.turn_older": "Dieser Link ist älter: Die Partie ist seitdem weitergegangen, und hier ist ihr Stand.",
    "notice.turn_parted": (
        "Dieser Link setzt deine Partie nicht fort: Ab einem bestimmten Zug wurde darin anders gespielt. Deine "
        "Partie bleibt, wie sie ist."
    ),
    "notice.turn_foreign": (
        "Dieser Link gehört nicht zu der Partie, die hier unter derselben Nummer aufgehoben ist. Deine bleibt, "
        "wie sie ist."
    ),
    "notice.turn_other": (
        "Dieser Link gehört zu einer anderen Partie, deshalb bleibt diese, wie sie ist. Wer ihn öffnet, kommt zu "
        "der anderen."
    ),
    "notice.turn_none": "In diesem Text steht kein Link zu einer Partie.",
    "notice.turn_own": "Das ist der Link, den du selbst verschickt hast: Warte auf den, der zurückkommt.",
    "notice.turn_share": (
        "Dieser Link ist zum Ansehen einer Partie da, deshalb bleibt diese, wie sie ist. In einem neuen Tab geöffnet, "
        "zeigt er sie."
    ),
    "notice.turn_mine": (
        "In diesem Link ist auch für dich gezogen worden. Wenn du das nicht an einem anderen Gerät warst, frag nach, "
        "wo der Link herkommt."
    ),
    "notice.turn_copied": "Link kopiert: Schicke ihn {names}.",
}
