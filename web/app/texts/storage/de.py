"""German: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "Diese Partie wird in einem anderen Tab gespielt. Hier kannst du zusehen.",
    "keeping.play_here": "Hier weiterspielen",
    "keeping.removed": "Diese Partie wurde in einem anderen Tab gelöscht.",
    "keeping.keep": "Doch behalten",
    "keeping.newer": (
        "Diese Partie wird in einem anderen Tab mit einer neueren Version von Hofgarten gespielt. Lade die Seite neu, "
        "um hier weiterzuspielen."
    ),
    "keeping.apart": "{name} (dieser Tab)",
    "keeping.save": "Partie als Datei speichern",
    "keeping.again": "Noch einmal versuchen",
    "shelf.newer": "Partie aus einer neueren Version",
    "shelf.newer_hint": (
        "Sie wurde von einer neueren Version von Hofgarten gespeichert und bleibt, wie sie ist. Lade die Seite neu, um "
        "sie zu öffnen."
    ),
    "own.newer": (
        "Die Datei unter diesem Namen wurde von einer neueren Version von Hofgarten gespeichert. Sie bleibt, wie sie "
        "ist, bis du sie entfernst."
    ),
    "notice.works_again": "Der Speicher des Browsers funktioniert wieder: Alles ist gespeichert.",
    "notice.cleared": "Die Daten in diesem Browser wurden soeben von außen gelöscht. Alles, was hier offen war, wurde "
    "erneut gespeichert.",
    "notice.newer": (
        "Diese Partie wurde von einer neueren Version von Hofgarten gespeichert und nicht verändert. Lade die Seite "
        "neu, um sie zu öffnen."
    ),
    "notice.newer_kept": (
        "Deine Einstellungen oder dein Stand in einer Lektion wurden von einer neueren Version von Hofgarten "
        "gespeichert und bleiben, wie sie sind. Was du hier änderst, gilt, bis du die Seite verlässt."
    ),
    "notice.settings_damaged": "Deine Einstellungen oder dein Stand in einer Lektion ließen sich nicht lesen und "
    "wurden zurückgesetzt. Die alten Daten wurden beiseitegelegt, nicht gelöscht.",
    "notice.kept_apart": "In einem anderen Tab ging diese Partie anders weiter. Was du hier gespielt hast, ist als "
    "eigene Partie gespeichert: {name}.",
    "notice.apart_damaged": "Die gespeicherte Partie wurde von außen beschädigt und bleibt, wie sie ist. Hier spielst "
    "du in einer eigenen Partie weiter: {name}.",
    "notice.changed_elsewhere": "Ein anderer Tab hat dies im selben Moment geändert. So ist es jetzt gespeichert.",
}
