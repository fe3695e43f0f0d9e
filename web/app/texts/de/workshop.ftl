### German texts of the workshop.

way-workshop = Werkstatt
way_hint-workshop = Schreibe einen Bot und lass ihn spielen
workshop-intro = Programmiere gleich hier in Python einen Gegner und sieh, wie gut er spielt. Deine Bots werden in diesem Browser gespeichert.
workshop-bots = Deine Bots
workshop-none = Du hast noch keine Bots. Fang mit einem der drei oben an.
workshop-lines =
    { $number ->
        [one] { $number } Zeile
       *[other] { $number } Zeilen
    }
workshop-kept =
    { $number ->
        [one] { $number } Version
       *[other] { $number } Versionen
    }
workshop-start = Neuer Bot
workshop-start_hint = Jeder von ihnen spielt beide Spiele. Nimm einen und baue ihn um.
workshop-code = Code zeigen
workshop-take = Damit anfangen
workshop-example-one_line = Eine Zeile
workshop-example-ten_lines = Zehn Zeilen
workshop-example-search = Kleine Suche
workshop-about-one_line = Spielt den Zug, der sofort die meisten Punkte bringt.
workshop-about-ten_lines = Achtet auch auf die anderen: Er spielt den Zug, nach dem sein Vorsprung am größten ist.
workshop-about-search = Nimmt seine acht besten Züge und spielt von jedem aus bis zu seinem nächsten Zug weiter.
workshop-steps-one_line =
    `game.distinct_moves(view)` liefert die Züge, die infrage kommen.
    `game.apply(view, move)` ist die Stellung nach einem Zug. Stellungen ändern sich nie, du kannst also beliebig viele ausprobieren.
    `game.total(…, seat)` ist dein Punktestand in dieser Stellung. `max` gibt den Zug mit dem höchsten zurück.
workshop-steps-ten_lines =
    `game.seats(after)` sind alle Spieler. Der Bot berechnet seinen Vorsprung vor dem besten der anderen, denn auch Punkte, die den anderen entgehen, zählen.
    Alle Züge mit dem größten Vorsprung kommen in die Liste `best`.
    `rng.choose` wählt zufällig einen davon aus. Nimm für alles Zufällige `rng`: Dann ergibt derselbe Startcode immer dieselbe Partie.
workshop-steps-search =
    `choose` sortiert die Züge nach dem Vorsprung, den sie sofort bringen, und behält die letzten acht, denn genaueres Hinsehen braucht Zeit.
    `game.determinize(view, rng)` verteilt alles, was du nicht sehen kannst, zufällig. Mehrere solche Verteilungen verringern den Einfluss des Glücks.
    `look_ahead` spielt weiter, bis du wieder am Zug bist: `CHANCE` deckt Neues auf, die anderen Spieler machen zufällige Züge.
    Dann wählt die Funktion den besten Zug von dort aus. Gespielt wird der Zug, der über alle Verteilungen am besten abschneidet.
    Probiere andere Werte für `MOVES` und `DEALS` aus, oder lass die anderen besser als zufällig ziehen.
workshop-panels = Werkzeuge
workshop-guide = So geht’s
workshop-reference = Referenz
workshop-guide_title = Ein Bot ist eine Funktion
workshop-guide_text = Ist der Bot am Zug, wird seine Funktion `choose` aufgerufen. Sie gibt einen Zug zurück.
workshop-argument-game = die Regeln: mögliche Züge, die Stellung nach einem Zug, der Punktestand
workshop-argument-view = die Stellung, soweit der Bot sie kennen darf
workshop-argument-seat = der eigene Platz, von 0 an gezählt
workshop-argument-rng = Zufallszahlen: `rng.below(6)`, `rng.choose(liste)`, `rng.shuffled(liste)`
workshop-title = Bot: { $name }
workshop-name = Name
workshop-rename = Umbenennen
workshop-versions = Versionen
workshop-versions_hint = Dein Text wird beim Tippen gespeichert. Speichere eine Version, um zu ihr zurückkehren zu können.
workshop-save = Version speichern
workshop-version = Version { $number }
workshop-present = im Editor
workshop-go_back = Zu dieser Version zurück
workshop-editor = Editor
code-label = Quelltext von { $name }
code-tab_hint = Tab rückt ein. Per Tastatur verlässt du den Editor, indem du erst Escape und dann Tab drückst.
workshop-reference_hint = Was ein Bot am häufigsten braucht, aus der (englischen) Dokumentation des Quelltexts. Der Editor schlägt diese Namen auch beim Tippen vor.
workshop-documents = Züge und Stellungen in der Dokumentation (englisch)
workshop-reference_game = Züge und Stellung: { $game }
workshop-reference_print = Gib sie aus, um zu sehen, was darin steht: `print(view)`.
workshop-link = Link kopieren
workshop-download = Als Datei speichern
workshop-open_file = Python-Datei öffnen
workshop-offer = Ein Bot für dich: { $name }
workshop-offer_text = Diesen Bot hat jemand anderes geschrieben. Lies ihn ruhig erst: Bisher wird er nur angezeigt, ausgeführt wurde er noch nicht.
workshop-may = Wenn er spielt, läuft er vom Rest der Seite abgeschottet. Er sieht die Stellung und wählt einen Zug. Er kann deine Partien weder sehen noch ändern, keine Dateien lesen und nichts verschicken. Er kann dein Gerät bei jedem Zug ein paar Sekunden lang beschäftigen. Nimm trotzdem nur Bots von Leuten, denen du vertraust.
workshop-source = Quelltext des Bots
workshop-accept = Zu meinen Bots hinzufügen
workshop-play = Gegen ihn spielen
workshop-play_game = Gegen ihn spielen: { $game }
workshop-decline = Nein, danke
workshop-fault-link_broken = Dieser Link führt zu keinem Bot: Er ist unvollständig oder wurde verändert. Lass ihn dir noch einmal schicken.
workshop-fault-link_newer = Dieser Link stammt aus einer neueren Version von Hofgarten. Lade die Seite neu und versuche es noch einmal.
workshop-fault-link_long = Dieser Link ist zu lang für einen Bot.
workshop-fault-no_link = Dieser Bot ist zu lang für einen Link. Speichere ihn als Datei und verschicke diese.
workshop-fault-no_link_weights = Mit den gelernten Gewichten ist dieser Bot zu lang für einen Link. Speichere ihn als Datei und verschicke diese oder entferne die Gewichte.
workshop-fault-file_neither = { $file } ist keine Python-Datei (.py).
workshop-fault-file_large = { $file } ist zu groß: Ein Bot darf hier höchstens { $most } kB groß sein.
workshop-fault-file_unreadable = { $file } konnte nicht gelesen werden.
workshop-fault-file_text = { $file } ist kein Python-Quelltext.
code-tools = Werkzeuge des Editors
code-undo = Rückgängig
code-redo = Wiederholen
code-indent = Einrücken
code-outdent = Ausrücken
code-smaller = Kleinere Schrift
code-larger = Größere Schrift
code-find = Suchen
code-replace = Ersetzen
code-next = Weitersuchen
code-previous = Rückwärts suchen
code-all = Alle
code-match_case = Groß-/Kleinschreibung
code-regexp = Regulärer Ausdruck
code-by_word = Ganze Wörter
code-replace_all = Alle ersetzen
code-close = Schließen
code-go_to_line = Gehe zu Zeile
code-go = Los
code-current_match = aktueller Treffer
code-on_line = in Zeile
code-completions = Vorschläge
code-diagnostics = Probleme
code-no_diagnostics = Keine Probleme
workshop-to_code = Zurück zum Quelltext
workshop-another = Noch eine Partie
workshop-reader = Ändere den Bot, wie du willst: Deine Änderungen bleiben hier erhalten, bis du die Seite schließt.
workshop-watch = Spielen lassen
workshop-reset = Original wiederherstellen
workshop-series = Ausprobieren
workshop-console = Konsole
workshop-ladder = Rangliste
workshop-training = Trainieren
series-title = Eine Serie spielen
series-opponent = Gegner
series-games = Partien
series-more = Spielerzahl, Optionen, Startcode
series-run = Spielen
series-stop = Stoppen
series-hint = Jede Ausgangslage wird auch mit vertauschten Plätzen gespielt, damit weder Glück noch der erste Zug jemanden bevorteilt. Der Text im Editor wird als Version gespeichert.
series-progress = Gespielte Partien
series-starting = Die Bots werden gestartet …
series-played = { $number } von { $of } Partien gespielt.
series-end-stopped = Gestoppt.
series-end-slow = Gestoppt: Ein Zug dauerte länger als 5 Sekunden. Alle beendeten Partien bleiben erhalten.
series-end-failing = Gestoppt: Drei Züge nacheinander sind mit demselben Fehler gescheitert. Alle beendeten Partien bleiben erhalten.
series-end-flooded = Gestoppt: Der Bot hat der Seite zu viele Nachrichten geschickt.
series-end-install = Gestoppt: Der Bot lässt sich nicht laden. Die Konsole zeigt, warum.
series-end-failed = Durch einen Fehler gestoppt. Versuche es noch einmal.
series-end-broken = Gestoppt: Der Bot ist abgestürzt, zum Beispiel weil der Speicher nicht reichte.
series-end-needs = Gestoppt: Der Bot braucht ein Paket, das es hier nicht gibt.
workshop-opened = Eine Partie aus deiner Serie.
series-version = { $name }, Version { $number }
series-table = Ergebnisse
series-head-bot = Bot
series-head-won = Gewonnen
series-head-lead = Vorsprung
series-head-time = Zeit pro Zug
series-head-forfeits = Ersetzte Züge
series-range = { $low } bis { $high }
series-table_hint = Nur vollständig gespielte Ausgangslagen. Ein Zug, der scheitert oder verboten ist, wird durch einen zufälligen ersetzt.
series-search = Größte Fehler suchen
series-download = Partien speichern
series-picture = Der Garten des Bots in seiner besten Partie, Nummer { $number } ({ $points })
series-costly = Die größten Fehler
series-searching = Suche läuft …
series-no_costly = Kein Zug hat einen Punkt oder mehr gekostet.
series-costly_hint =
    { $number ->
        [one] Aus der schlechtesten Partie des Bots, bewertet wie in der Analyse.
       *[other] Aus den { $number } schlechtesten Partien des Bots, bewertet wie in der Analyse.
    }
series-costly_at = Partie { $match }, Zug { $number }
series-instead = Gespielt: { $played }
series-better = Besser: { $best }
series-look = Ansehen
series-matches = Alle Partien
series-matches_hint = Die schlechtesten Ergebnisse zuerst. Ein Sternchen markiert die Punkte des Bots.
series-match = Partie { $number }: { $points } ({ $totals })
series-watch = Ansehen
series-watch_match = Partie ansehen
console-title = Konsole
console-empty = Während einer Serie erscheinen hier die Ausgaben deines Bots und seine Fehler.
console-clear = Leeren
console-old = Der Text wurde seitdem geändert.
console-cut = Es gab noch mehr. Der Rest wurde weggelassen.
console-line = Zeile { $number }
console-times = ×{ $number }
console-match = Partie { $number }
console-no_package = Ein Bot kann nur die Standardbibliothek von Python und hofgarten importieren.
console-no_return = Die Funktion hat None zurückgegeben. Fehlt ein `return`?
console-generator = `game.moves(view)` liefert einen Zug nach dem anderen. `list(game.moves(view))` ist eine Liste davon.
console-no_input = Ein Bot kann niemanden fragen: Während er spielt, gibt es kein `input`.
console-endless = Gibt es eine Schleife, die nie endet?
console-kind-print = Ausgabe
console-kind-error = Fehler
failing-bar = { $name } ist dreimal nacheinander gescheitert. Für den Bot werden jetzt zufällige Züge gespielt.
failing-take_over = Computer übernehmen lassen
ladder-title = Rangliste
ladder-run = Gegen alle Bots spielen
ladder-left =
    { $number ->
        [one] Zu Beginn dieses Durchgangs war noch { $number } Partie zu spielen.
       *[other] Zu Beginn dieses Durchgangs waren noch { $number } Partien zu spielen.
    }
ladder-done = Dieser Bot hat alle Partien gespielt.
ladder-failed = { $name } ist nicht dabei: Der Bot scheiterte immer wieder, antwortete nicht rechtzeitig oder ließ sich nicht laden.
ladder-hint = Dieser Bot spielt bis zu { $most } Partien gegen jeden der anderen, zu zweit und mit den üblichen Optionen. Du kannst jederzeit stoppen und später weitermachen. Die Computergegner haben eine feste Spielstärke; 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage.
ladder-fixed = fest
ladder-head-bot = Bot
ladder-head-rating = Spielstärke
ladder-head-matches = Partien
train-title = Gewichte trainieren
train-about = Der Computer spielt viele Partien gegen sich selbst und lernt aus den Ergebnissen, wie viel jedes Merkmal einer Stellung wert ist. Dein Bot findet diese Gewichte in `WEIGHTS[game.name][players]`, die Spielerzahl als String, und kann `game.best_move(view, weights)` spielen. Vor dem Training ist `WEIGHTS` so, wie es in deinem Quelltext steht.
train-run = Trainieren
train-unused = Dieser Bot benutzt `WEIGHTS` nicht. Das Training würde an seinem Spiel nichts ändern.
train-insert = Code für Gewichte einfügen
train-progress = Trainingspartien
train-round = { $number } von { $of } Runden.
train-chart = Durchschnittlicher Endstand nach Runden
train-total = Durchschnittlicher Endstand
train-rounds = Runde
train-ends = Von { $begin } auf { $end } Punkte.
train-kept = Der Bot hat gelernte Gewichte für { $games }. Sie sind im Link und in der Datei enthalten.
train-forget = Gewichte entfernen
