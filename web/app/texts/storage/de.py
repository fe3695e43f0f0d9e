"""German: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "Diese Partie wird in einem anderen Tab gespielt. Hier lässt sie sich mitverfolgen.",
    "keeping.play_here": "Hier weiterspielen",
    "keeping.removed": "Diese Partie wurde in einem anderen Tab gelöscht.",
    "keeping.keep": "Doch behalten",
    "keeping.newer": "Diese Partie wird in einem anderen Tab gespielt, mit einer neueren Version dieser Seite. Um hier "
    "weiterzuspielen, bitte die Seite neu laden.",
    "keeping.apart": "{name} (dieser Tab)",
    "keeping.save": "Partie als Datei sichern",
    "keeping.again": "Noch einmal versuchen",
    "shelf.newer": "Partie einer neueren Version",
    "shelf.newer_hint": "Sie wurde von einer neueren Version dieser Seite gespeichert und bleibt, wie sie ist. Zum "
    "Öffnen bitte die Seite neu laden.",
    "own.newer": "Was unter diesem Namen gespeichert ist, stammt von einer neueren Version dieser Seite. Es bleibt, "
    "wie es ist, bis es entfernt wird.",
    "notice.works_again": "Der Speicher des Browsers funktioniert wieder: Alles ist gespeichert.",
    "notice.cleared": "Was in diesem Browser gespeichert war, wurde soeben von außen gelöscht. Alles, was hier offen "
    "war, ist wieder gespeichert.",
    "notice.newer": "Diese Partie wurde von einer neueren Version dieser Seite gespeichert und nicht angetastet. Zum "
    "Öffnen bitte die Seite neu laden.",
    "notice.newer_kept": "Einstellungen oder Lektionen wurden von einer neueren Version dieser Seite gespeichert und "
    "bleiben, wie sie sind. Was hier daran geändert wird, gilt bis zum Verlassen der Seite.",
    "notice.settings_damaged": "Die Einstellungen oder der Stand einer Lektion waren nicht lesbar. Sie beginnen von "
    "vorn; der alte Text ist beiseitegelegt, nicht gelöscht.",
    "notice.kept_apart": "In einem anderen Tab ging diese Partie anders weiter. Was hier gespielt wurde, ist als "
    "eigene Partie gespeichert: {name}.",
    "notice.apart_damaged": "Was von dieser Partie gespeichert war, wurde von außen beschädigt und so belassen. Hier "
    "geht es mit einer eigenen Partie weiter: {name}.",
    "notice.changed_elsewhere": "Ein anderer Tab hat dies im selben Moment geändert. So ist es jetzt gespeichert.",
}
