### German texts of the export and import of matches.

import-title = Partien hinzufügen
import-hint = Partien, die hier, auf einem anderen Gerät oder von einem anderen Programm gespeichert wurden. Deine eigenen Partien bleiben dabei alle erhalten.
import-choose = Dateien wählen
import-paste = Aus der Zwischenablage einfügen
import-paste_refused = In diesem Browser darf die Seite die Zwischenablage nicht lesen. Füge den Text stattdessen unten in das Feld ein.
import-drop_hint = Du kannst eine Datei auch irgendwo auf der Seite ablegen oder einen Text auf der Startseite einfügen.
import-text = Eine Partie oder ein Link als Text
import-add = Hinzufügen
import-out = Exportieren
import-copy = Als Text kopieren
import-share = Link teilen
import-hidden = Die Partie ist noch nicht zu Ende: Datei, Text und Link enthalten auch, was noch verdeckt ist. Gib sie nur an Leute weiter, die nicht nachsehen.
import-delete = Diese Partie löschen
import-received = Mit dieser Seite geteilt
import-received_count =
    { $number ->
        [one] { $number } Element kam aus einer anderen App.
       *[other] { $number } Elemente kamen aus einer anderen App.
    }
import-received_link = Aus einer anderen App kam ein Link zu einer Partie.
import-received_hint = Noch wurde nichts hinzugefügt. Mach nur dann weiter, wenn du das gerade selbst geteilt hast: Jede Website kann etwas hierher schicken.
import-received_add = Zu meinen Partien hinzufügen
import-received_open = Link öffnen
import-received_leave = Verwerfen
import-received_text = Ein Text
import-detail = Technische Einzelheiten
import-came = Partien hinzugefügt
import-all_here = Schon vorhanden
import-none_came = Nichts hinzugefügt
import-added =
    { $number ->
        [one] { $number } Partie ist neu.
       *[other] { $number } Partien sind neu.
    }
import-renewed =
    { $number ->
        [one] { $number } vorhandene Partie wurde um neue Züge ergänzt.
       *[other] { $number } vorhandene Partien wurden um neue Züge ergänzt.
    }
import-known =
    { $number ->
        [one] { $number } Partie hattest du schon.
       *[other] { $number } Partien hattest du schon.
    }
import-unsaved = Dieser Browser konnte nicht alles speichern: Sein Speicher ist voll oder abgeschaltet. Was nicht gespeichert ist, geht verloren, sobald du die Seite schließt. Bewahre die Datei also auf.
import-undo = Rückgängig machen
import-undone = Rückgängig gemacht: Alles ist wie vorher
import-shortened =
    { $number ->
        [one] In { $number } Partie war ein Name zu lang und wurde gekürzt.
       *[other] In { $number } Partien war ein Name zu lang und wurde gekürzt.
    }
import-whose = Wer von ihnen spielt an diesem Gerät?
import-whose_hint = Für Erfolge, Spielstärke und Übungen zählen nur die Partien dieser Spieler.
import-search = Nach Namen suchen
import-found =
    { $number ->
        [one] { $number } Partie
       *[other] { $number } Partien
    }
import-device = Anderes Gerät
import-device_hint = Eine einzige Datei nimmt alles mit: Partien, Sterne, Rätsel, Spielstärke, Lektionen, deine Bots, Namen und Einstellungen. Füge sie auf dem anderen Gerät an dieser Stelle hinzu. Was dort weiter ist, bleibt.
import-everything = Alles als Datei speichern
import-parts_came = Hinzugefügt
import-parts = Außerdem auf den neuesten Stand gebracht: { $parts }.
import-part-settings = Einstellungen
import-part-form = Auswahl für eine neue Partie
import-part-lessons = Lektionen
import-part-puzzles = Rätsel
import-part-bots = Bots
import-refused =
    { $number ->
        [one] { $number } Eintrag wurde nicht hinzugefügt
       *[other] { $number } Einträge wurden nicht hinzugefügt
    }
import-more =
    { $number ->
        [one] Und { $number } weiterer.
       *[other] Und { $number } weitere.
    }
import-more_matches =
    { $number ->
        [one] Und { $number } weitere Partie.
       *[other] Und { $number } weitere Partien.
    }
import-nothing_lost = Deine anderen Partien sind unverändert.
import-line = Zeile { $number }
import-rule = Regel { $rule } lesen
import-open = Partie öffnen
import-again = Etwas anderes versuchen
import-done = Fertig
import-fault-unreadable = Die Datei konnte nicht gelesen werden.
import-fault-large = Das ist zu groß für eine Partie. Dateien dürfen bis zu { $size } MB groß sein.
import-fault-encoding = Dieser Text ist nicht in UTF-8 gespeichert. Speichere ihn so und füge ihn noch einmal hinzu.
import-fault-text = Das ist keine Textdatei, also enthält sie auch keine Partie.
import-fault-empty = Die Datei oder der Text ist leer.
import-fault-none = Darin ist keine Partie enthalten.
import-fault-broken = Diese Partie ist beschädigt: Sie wurde abgeschnitten oder verändert.
import-fault-no_record = Das ist keine Partie.
import-fault-newer = Diese Partie wurde von einer neueren Version von Hofgarten gespeichert. Lade die Seite neu, um diese Version zu bekommen, und versuche es dann noch einmal.
import-fault-game = Das ist eine Partie eines Spiels, das es in Hofgarten nicht gibt.
import-fault-illegal = Diese Partie enthält einen Zug, der nicht möglich ist.
import-fault-against_rule = In dieser Partie verstößt ein Zug gegen Regel { $rule }.
import-fault-faulty = In dieser Partie stimmt etwas nicht.
import-fault-part = Dieser Teil der Datei ist beschädigt oder aus einer neueren Version von Hofgarten. Was du hast, bleibt, wie es ist.
import-fault-many = Es werden höchstens { $most } Partien auf einmal gelesen. Füge dieselbe Datei noch einmal hinzu, um ab hier weiterzumachen.
