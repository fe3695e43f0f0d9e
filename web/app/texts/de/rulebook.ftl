### German texts of the rule book.

way-rules = Regelbuch
way_hint-rules = Jede Regel mit einem kleinen Beispiel zum Ausprobieren
rulebook-intro = Jede Regel mit ihrer Nummer und einem kleinen Beispiel zum Ausprobieren.
rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-none = Keine Regel enthält diese Wörter.
rulebook-found =
    { $number ->
        [one] { $number } Regel
       *[other] { $number } Regeln
    }
rulebook-try = Probiere es aus
rulebook-look = Sieh es dir an
rulebook-again = Von vorn beginnen
rulebook-done = Geschafft: So funktioniert die Regel.
rulebook-refused = Nicht erlaubt: Genau das verbietet die Regel.
rulebook-back = Zurück zur Partie
rulebook-turning = Vorige und nächste Regel
rulebook-previous = Vorige Regel
rulebook-next = Nächste Regel
rulebook-open = Im Regelbuch ausprobieren
rulebook-example = Ein Beispiel
rulebook-counts = Was zählt: { $things }.
rulebook-times = { $number } × { $tile }
rulebook-number = { $item }, { $name }: { $points }
