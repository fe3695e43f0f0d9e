"""German: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Partien hinzufügen",
    "exchange.bring_hint": "Partien, die hier, auf einem anderen Gerät oder von einem anderen Programm gespeichert "
    "wurden. Deine eigenen Partien bleiben dabei alle erhalten.",
    "exchange.choose": "Dateien wählen",
    "exchange.paste": "Zwischenablage einfügen",
    "exchange.paste_refused": "In diesem Browser darf die Seite die Zwischenablage nicht lesen. Füge den Text "
    "stattdessen unten in das Feld ein.",
    "exchange.drop_hint": "Du kannst eine Datei auch irgendwo auf der Seite ablegen oder einen Text auf der Startseite "
    "einfügen.",
    "exchange.text": "Eine Partie oder ein Link als Text",
    "exchange.add": "Hinzufügen",
    "exchange.out": "Exportieren",
    "exchange.copy": "Als Text kopieren",
    "exchange.share": "Link teilen",
    "exchange.hidden": "Die Partie ist noch nicht zu Ende: Datei, Text und Link enthalten auch, was noch verdeckt ist. "
    "Gib sie nur an Leute weiter, die nicht nachsehen.",
    "exchange.delete": "Diese Partie löschen",
    "exchange.received": "Mit dieser Seite geteilt",
    "exchange.received_count.one": "{number} Element kam aus einer anderen App.",
    "exchange.received_count.other": "{number} Elemente kamen aus einer anderen App.",
    "exchange.received_link": "Aus einer anderen App kam ein Link zu einer Partie.",
    "exchange.received_hint": "Noch wurde nichts hinzugefügt. Mach nur weiter, wenn du das gerade selbst geteilt hast: "
    "Jede Website kann hierher etwas schicken.",
    "exchange.received_add": "Zu meinen Partien hinzufügen",
    "exchange.received_open": "Link öffnen",
    "exchange.received_leave": "Verwerfen",
    "exchange.received_text": "Ein Text",
    "exchange.detail": "Technische Einzelheiten",
    "exchange.came": "Partien hinzugefügt",
    "exchange.all_here": "Schon vorhanden",
    "exchange.none_came": "Nichts hinzugefügt",
    "exchange.added.one": "{number} Partie ist neu.",
    "exchange.added.other": "{number} Partien sind neu.",
    "exchange.renewed.one": "{number} vorhandene Partie wurde um neue Züge ergänzt.",
    "exchange.renewed.other": "{number} vorhandene Partien wurden um neue Züge ergänzt.",
    "exchange.known.one": "{number} Partie hattest du schon.",
    "exchange.known.other": "{number} Partien hattest du schon.",
    "exchange.unkept": "Dieser Browser konnte nicht alles speichern: Sein Speicher ist voll oder abgeschaltet. Was "
    "fehlt, ist weg, sobald du die Seite schließt. Bewahre die Datei also auf.",
    "exchange.refused.one": "{number} Eintrag wurde nicht hinzugefügt",
    "exchange.refused.other": "{number} Einträge wurden nicht hinzugefügt",
    "exchange.more.one": "Und {number} weiterer.",
    "exchange.more.other": "Und {number} weitere.",
    "exchange.more_matches.one": "Und {number} weitere Partie.",
    "exchange.more_matches.other": "Und {number} weitere Partien.",
    "exchange.nothing_lost": "Deine anderen Partien sind unverändert.",
    "exchange.line": "Zeile {number}",
    "exchange.rule": "Regel {rule} lesen",
    "exchange.open": "Partie öffnen",
    "exchange.again": "Etwas anderes versuchen",
    "exchange.done": "Fertig",
    "exchange.fault.unreadable": "Die Datei konnte nicht gelesen werden.",
    "exchange.fault.large": "Das ist zu groß für eine Partie. Dateien dürfen bis zu {size}\u00a0MB groß sein.",
    "exchange.fault.text": "Das ist keine Textdatei, also enthält sie auch keine Partie.",
    "exchange.fault.empty": "Die Datei oder der Text ist leer.",
    "exchange.fault.none": "Darin ist keine Partie enthalten.",
    "exchange.fault.broken": "Diese Partie ist unvollständig: Sie wurde abgeschnitten oder verändert.",
    "exchange.fault.no_record": "Das ist keine Partie.",
    "exchange.fault.newer": (
        "Diese Partie wurde von einer neueren Version von Hofgarten gespeichert. Lade die Seite neu, um diese Version "
        "zu bekommen, und versuche es dann noch einmal."
    ),
    "exchange.fault.game": "Das ist eine Partie eines Spiels, das es in Hofgarten nicht gibt.",
    "exchange.fault.illegal": "Diese Partie enthält einen Zug, der nicht möglich ist.",
    "exchange.fault.against_rule": "In dieser Partie verstößt ein Zug gegen Regel {rule}.",
    "exchange.fault.faulty": "In dieser Partie stimmt etwas nicht.",
    "exchange.fault.many": "Es werden höchstens {most} Partien auf einmal gelesen. Füge dieselbe Datei noch einmal "
    "hinzu, um ab hier weiterzumachen.",
}
