"""German: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Partien hinzufügen",
    "exchange.bring_hint": "Partien, die hier, auf einem anderen Gerät oder von einem anderen Programm gesichert "
    "wurden. Nichts, was schon da ist, geht dabei verloren.",
    "exchange.choose": "Dateien wählen",
    "exchange.paste": "Aus der Zwischenablage einfügen",
    "exchange.paste_refused": "Dieser Browser lässt die Seite nicht in die Zwischenablage sehen. Bitte den Text "
    "stattdessen in das Feld unten einfügen.",
    "exchange.drop_hint": "Eine Datei lässt sich auch irgendwo auf der Seite ablegen, ein Text auf der Startseite "
    "einfügen.",
    "exchange.text": "Eine Partie oder ein Link als Text",
    "exchange.add": "Hinzufügen",
    "exchange.out": "Mitnehmen",
    "exchange.copy": "Als Text kopieren",
    "exchange.share": "Link teilen",
    "exchange.hidden": "Die Partie ist noch nicht zu Ende: Datei, Text und Link enthalten auch, was noch verdeckt ist. "
    "Am besten gehen sie nur an Leute, die nicht nachsehen.",
    "exchange.delete": "Diese Partie löschen",
    "exchange.received": "Mit dieser Seite geteilt",
    "exchange.received_count.one": "{number} Inhalt ist von einer anderen App gekommen.",
    "exchange.received_count.other": "{number} Inhalte sind von einer anderen App gekommen.",
    "exchange.received_link": "Ein Link zu einer Partie ist von einer anderen App gekommen.",
    "exchange.received_hint": "Noch ist nichts hinzugefügt. Mach nur weiter, wenn du das gerade selbst geteilt hast: "
    "Jede Website kann hierher etwas schicken.",
    "exchange.received_add": "Zu den Partien hinzufügen",
    "exchange.received_open": "Link öffnen",
    "exchange.received_leave": "Nicht übernehmen",
    "exchange.received_text": "Ein Text",
    "exchange.detail": "Technische Einzelheiten",
    "exchange.came": "Partien hinzugefügt",
    "exchange.all_here": "Schon vorhanden",
    "exchange.none_came": "Nichts hinzugefügt",
    "exchange.added.one": "{number} Partie ist neu hier.",
    "exchange.added.other": "{number} Partien sind neu hier.",
    "exchange.renewed.one": "{number} Partie, die schon hier war, ist jetzt weiter gespielt als zuvor.",
    "exchange.renewed.other": "{number} Partien, die schon hier waren, sind jetzt weiter gespielt als zuvor.",
    "exchange.known.one": "{number} Partie war schon hier.",
    "exchange.known.other": "{number} Partien waren schon hier.",
    "exchange.unkept": "Dieser Browser konnte nicht alles speichern: Sein Speicher ist voll oder nicht erlaubt. Was "
    "fehlt, ist weg, sobald die Seite geschlossen wird. Die Datei also bitte aufheben.",
    "exchange.refused.one": "{number} Eintrag wurde nicht hinzugefügt",
    "exchange.refused.other": "{number} Einträge wurden nicht hinzugefügt",
    "exchange.more.one": "Und {number} weiterer.",
    "exchange.more.other": "Und {number} weitere.",
    "exchange.nothing_lost": "Was vorher hier war, ist unverändert.",
    "exchange.line": "Zeile {number}",
    "exchange.rule": "Regel {rule} lesen",
    "exchange.open": "Partie öffnen",
    "exchange.again": "Etwas anderes versuchen",
    "exchange.done": "Fertig",
    "exchange.fault.unreadable": "Die Datei konnte nicht gelesen werden.",
    "exchange.fault.large": "Das ist zu groß für eine Partie. Dateien dürfen bis zu {size} MB groß sein.",
    "exchange.fault.text": "Das ist keine Textdatei, also ist auch keine Partie darin.",
    "exchange.fault.empty": "Darin ist nichts.",
    "exchange.fault.none": "Darin ist keine Partie.",
    "exchange.fault.broken": "Das ist keine vollständige Partie: Sie wurde abgeschnitten oder verändert.",
    "exchange.fault.no_record": "Das ist keine Partie.",
    "exchange.fault.newer": "Diese Partie wurde von einer neueren Version gesichert. Bitte die Seite neu laden, um "
    "diese Version zu bekommen, und es dann noch einmal versuchen.",
    "exchange.fault.game": "Das ist eine Partie eines Spiels, das es hier nicht gibt.",
    "exchange.fault.illegal": "Ereignis {event} ist in dieser Partie nicht möglich.",
    "exchange.fault.against_rule": "Ereignis {event} verstößt gegen Regel {rule}.",
    "exchange.fault.faulty": "In dieser Partie passt etwas nicht zusammen.",
    "exchange.fault.many": "Auf einmal werden höchstens {most} Partien angesehen. Um hier weiterzumachen, bitte "
    "dieselbe Datei noch einmal hinzufügen.",
}
