"""German: the workshop."""

from typing import Final

WORDS: Final = {
    "workshop.intro": "Schreib gleich hier in Python einen Computerspieler und sieh, wie gut er spielt. Deine Bots "
    "werden in diesem Browser gespeichert.",
    "workshop.bots": "Deine Bots",
    "workshop.none": "Du hast noch keine Bots. Fang mit einem der drei unten an.",
    "workshop.lines.one": "{number} Zeile",
    "workshop.lines.other": "{number} Zeilen",
    "workshop.kept.one": "{number} Version",
    "workshop.kept.other": "{number} Versionen",
    "workshop.start": "Neuer Bot",
    "workshop.start_hint": "Jeder von ihnen spielt beide Spiele. Nimm einen und bau ihn um.",
    "workshop.take": "Damit anfangen",
    "workshop.example.one_line": "Eine Zeile",
    "workshop.example.ten_lines": "Zehn Zeilen",
    "workshop.example.search": "Kleine Suche",
    "workshop.about.one_line": "Spielt den Zug, der sofort die meisten Punkte bringt.",
    "workshop.about.ten_lines": "Achtet auch auf die anderen: Er spielt den Zug, nach dem sein Vorsprung am größten "
    "ist.",
    "workshop.about.search": "Nimmt seine acht besten Züge und probiert aus, wie es im nächsten Zug weitergehen "
    "könnte.",
    "workshop.steps.one_line": "`game.distinct_moves(view)` liefert die Züge, die in Frage kommen.\n"
    "`game.apply(view, move)` ist die Stellung nach einem Zug. Stellungen ändern sich nie, du kannst also beliebig "
    "viele ausprobieren.\n"
    "`game.total(…, seat)` ist dein Punktestand in dieser Stellung. `max` gibt den Zug mit dem höchsten zurück.",
    "workshop.steps.ten_lines": "`game.seats(after)` sind alle Spieler. Der Bot berechnet seinen Vorsprung vor dem "
    "besten der anderen, denn auch Punkte, die den anderen entgehen, zählen.\n"
    "Alle Züge mit dem größten Vorsprung kommen in die Liste `best`.\n"
    "`rng.choose` wählt zufällig einen davon aus. Nimm für alles Zufällige `rng`: Dann ergibt derselbe Startwert "
    "immer dieselbe Partie.",
    "workshop.steps.search": "`choose` sortiert die Züge nach dem Vorsprung, den sie sofort bringen, und behält die "
    "letzten acht, denn genaueres Hinsehen braucht Zeit.\n"
    "`game.determinize(view, rng)` verteilt alles, was du nicht sehen kannst, zufällig. Mehrere solche Verteilungen "
    "verringern den Einfluss des Glücks.\n"
    "`look_ahead` spielt weiter, bis du wieder am Zug bist: `CHANCE` zieht Plättchen, die anderen ziehen zufällig.\n"
    "Dann nimmt es den besten Zug von dort aus. Gespielt wird der Zug, der über alle Verteilungen am besten "
    "abschneidet.\n"
    "Probier andere Werte für `MOVES` und `DEALS` aus, oder lass die anderen besser als zufällig ziehen.",
    "workshop.panels": "Neben dem Editor",
    "workshop.guide": "So geht’s",
    "workshop.reference": "Referenz",
    "workshop.guide_title": "Ein Bot ist eine Funktion",
    "workshop.guide_text": "Ist der Bot am Zug, wird seine Funktion `choose` aufgerufen. Sie gibt einen Zug zurück.",
    "workshop.argument.game": "die Regeln: mögliche Züge, die Stellung nach einem Zug, der Punktestand",
    "workshop.argument.view": "die Stellung, soweit der Bot sie kennen darf",
    "workshop.argument.seat": "der eigene Platz, von 0 an gezählt",
    "workshop.argument.rng": "Zufallszahlen: `rng.below(6)`, `rng.choose(liste)`, `rng.shuffled(liste)`",
    "workshop.title": "Bot: {name}",
    "workshop.name": "Name",
    "workshop.rename": "Umbenennen",
    "workshop.versions": "Versionen",
    "workshop.versions_hint": "Dein Text wird beim Tippen gespeichert. Sichere eine Version, um zu ihr zurückkehren "
    "zu können.",
    "workshop.save": "Version sichern",
    "workshop.version": "Version {number}",
    "workshop.present": "im Editor",
    "workshop.go_back": "Zu dieser Version zurück",
    "workshop.editor": "Editor",
    "editor.label": "Quelltext von {name}",
    "editor.tab_hint": "Tab rückt ein. Mit der Tastatur verlässt du den Editor mit Escape und dann Tab.",
    "workshop.reference_hint": "Was ein Bot am häufigsten braucht, aus der (englischen) Dokumentation des "
    "Quelltexts. Der Editor schlägt diese Namen auch beim Tippen vor.",
    "workshop.link": "Link kopieren",
    "workshop.download": "Als Datei speichern",
    "workshop.open_file": "Python-Datei öffnen",
    "workshop.offer": "Ein Bot für dich: {name}",
    "workshop.offer_text": "Diesen Bot hat jemand anderes geschrieben. Lies ihn ruhig erst: Bisher wird er nur "
    "angezeigt, ausgeführt wurde er noch nicht.",
    "workshop.may": "Wenn er spielt, läuft er vom Rest der Seite abgeschottet. Er sieht die Stellung und wählt einen "
    "Zug. Er kann deine Partien weder sehen noch ändern, keine Dateien lesen und nichts verschicken. Er kann dein "
    "Gerät bei jedem Zug ein paar Sekunden lang beschäftigen. Nimm trotzdem nur Bots von Leuten, denen zu misstrauen "
    "du keinen Grund hast.",
    "workshop.source": "Quelltext des Bots",
    "workshop.accept": "Zu meinen Bots",
    "workshop.decline": "Nein, danke",
    "workshop.fault.link_broken": "Dieser Link führt zu keinem Bot: Er ist unvollständig oder wurde verändert. Lass "
    "ihn dir noch einmal schicken.",
    "workshop.fault.link_newer": "Dieser Link stammt von einer neueren Version der Seite. Lade die Seite neu und "
    "versuch es noch einmal.",
    "workshop.fault.link_long": "Dieser Link ist zu lang für einen Bot.",
    "workshop.fault.no_link": "Dieser Bot ist zu lang für einen Link. Speichere ihn als Datei und verschick die.",
    "workshop.fault.file_neither": "{file} ist keine Python-Datei (.py).",
    "workshop.fault.file_large": "{file} ist zu groß: Ein Bot darf hier höchstens {most} kB haben.",
    "workshop.fault.file_unreadable": "{file} konnte nicht gelesen werden.",
    "workshop.fault.file_text": "{file} ist kein Python-Quelltext.",
    "editor.tools": "Werkzeuge des Editors",
    "editor.undo": "Rückgängig",
    "editor.redo": "Wiederholen",
    "editor.indent": "Einrücken",
    "editor.outdent": "Ausrücken",
    "editor.smaller": "Kleinere Schrift",
    "editor.larger": "Größere Schrift",
    "editor.find": "Suchen",
    "editor.replace": "Ersetzen",
    "editor.next": "Weiter",
    "editor.previous": "Zurück",
    "editor.all": "Alle",
    "editor.match_case": "Groß-/Kleinschreibung",
    "editor.regexp": "Regulärer Ausdruck",
    "editor.by_word": "Ganze Wörter",
    "editor.replace_all": "Alle ersetzen",
    "editor.close": "Schließen",
    "editor.go_to_line": "Gehe zu Zeile",
    "editor.go": "Los",
    "editor.current_match": "aktueller Treffer",
    "editor.on_line": "in Zeile",
    "editor.completions": "Vorschläge",
    "editor.diagnostics": "Probleme",
    "editor.no_diagnostics": "Keine Probleme",
    "workshop.to_code": "Zurück zum Quelltext",
    "workshop.another": "Noch eine Partie",
    "workshop.reader": "Ändere den Bot, wie du willst: Deine Änderungen bleiben in diesem Rahmen, bis du die Seite "
    "schließt.",
    "workshop.watch": "Gegen {opponent} spielen lassen",
}
