"""German: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring_in": "Partien hinzufügen",
    "exchange.save_all": "Alle sichern",
    "exchange.more_of": "{name}: sichern, teilen und mehr",
    "exchange.save_damaged": "Beschädigten Text sichern",
    "exchange.drop": "Datei hier ablegen, um ihre Partien hinzuzufügen",
    "exchange.bring": "Partien hinzufügen",
    "exchange.bring_hint": "Partien, die hier, auf einem anderen Gerät oder von einem anderen Programm gesichert "
    "wurden. Nichts, was schon da ist, wird durch weniger ersetzt.",
    "exchange.choose": "Dateien wählen",
    "exchange.paste": "Aus der Zwischenablage einfügen",
    "exchange.paste_refused": "Dieser Browser lässt die Seite nicht in die Zwischenablage sehen. Füge den Text "
    "stattdessen in das Feld unten ein.",
    "exchange.drop_hint": "Eine Datei lässt sich auch irgendwo auf der Seite ablegen, ein Text auf der Startseite "
    "einfügen.",
    "exchange.text": "Eine Partie oder ein Link als Text",
    "exchange.add": "Hinzufügen",
    "exchange.out": "Mitnehmen",
    "exchange.save": "Als Datei sichern",
    "exchange.copy": "Als Text kopieren",
    "exchange.share": "Link teilen",
    "exchange.hidden": "Die Partie ist noch nicht zu Ende: Datei, Text und Link enthalten auch, was noch verdeckt "
    "ist. Gib sie nur Leuten, die nicht nachsehen.",
    "exchange.delete": "Diese Partie löschen",
    "exchange.came": "Partien hinzugefügt",
    "exchange.all_here": "Schon vorhanden",
    "exchange.none_came": "Nichts hinzugefügt",
    "exchange.added.one": "{number} Partie ist neu hier.",
    "exchange.added.other": "{number} Partien sind neu hier.",
    "exchange.renewed.one": "{number} Partie, die schon hier war, geht jetzt weiter als zuvor.",
    "exchange.renewed.other": "{number} Partien, die schon hier waren, gehen jetzt weiter als zuvor.",
    "exchange.known.one": "{number} Partie war schon hier.",
    "exchange.known.other": "{number} Partien waren schon hier.",
    "exchange.unkept": "Dieser Browser konnte nicht alles behalten: Sein Speicher ist voll oder nicht erlaubt. Was "
    "fehlt, ist weg, sobald die Seite geschlossen wird. Behalte also die Datei.",
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
    "exchange.fault.broken": "Das ist keine ganze Partie: Sie wurde abgeschnitten oder verändert.",
    "exchange.fault.no_record": "Das ist keine Partie.",
    "exchange.fault.newer": "Diese Partie wurde von einer neueren Version gesichert. Lade die Seite neu, um diese "
    "Version zu bekommen, und versuche es dann noch einmal.",
    "exchange.fault.game": "Das ist eine Partie eines Spiels, das es hier nicht gibt.",
    "exchange.fault.illegal": "Ereignis {event} ist in dieser Partie nicht möglich.",
    "exchange.fault.against_rule": "Ereignis {event} verstößt gegen Regel {rule}.",
    "exchange.fault.faulty": "In dieser Partie passt etwas nicht zusammen.",
    "exchange.fault.many": "Auf einmal werden höchstens {most} Partien angesehen. Füge dieselbe Datei noch einmal "
    "hinzu, um hier weiterzumachen.",
}
