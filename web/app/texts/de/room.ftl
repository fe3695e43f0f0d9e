### German texts of matches played live in one room.

room-title = Geräte im Raum
room-away = Gerade nicht erreichbar: { $names }. Nichts geht verloren, und die Partie geht weiter, sobald alle wieder da sind.
room-no_host = Das Gerät mit der Partie ist nicht erreichbar. Nichts geht verloren, und die Partie geht weiter, sobald es wieder da ist. Bleibt es weg, frag nach, ob der Raum dort noch offen ist, und scanne einen neuen Code.
room-paused = Auf dem Gerät mit der Partie ist gerade etwas anderes geöffnet. Die Partie geht weiter, sobald sie dort wieder zu sehen ist.
room-busy = { $name } hat gerade etwas anderes geöffnet.
room-unsaved = Das Gerät mit der Partie kann gerade nichts speichern. Wird die Seite dort geschlossen, sind die letzten Züge verloren.
room-closed = Der Raum ist geschlossen. Frag nach dem Code eines neuen Raums.
room-ending-link = Der Raum ist geschlossen. Die Partie geht per Link weiter: Öffne den Link, den du geschickt bekommst.
room-ending-here = Der Raum ist geschlossen. Die Partie geht auf dem Gerät weiter, auf dem sie begonnen hat; hier kannst du sie noch ansehen.
room-rematch = Eine neue Partie lässt sich auf dem Gerät von { $name } starten.
room-unseated = Deinen Platz hat jetzt jemand anderes.
room-again = Noch einmal beitreten
room-asks = { $name } möchte einen Zug zurücknehmen.
room-asking = { $name } möchte einen Zug zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
room-allow = Erlauben
room-refuse = Nein, weiterspielen
room-withdraw = Doch nicht
room-sending = Deine Eingabe ist unterwegs zum Gerät mit der Partie.
room-call_back = Zurückholen
room-seat_open = Diesen Platz hat noch niemand. Lade jemanden ein oder besetze ihn an diesem Gerät.
room-place-here = an diesem Gerät
room-place-host = am Gerät mit der Partie
room-place-open = fehlt noch
room-place-there = ist dabei
room-place-away = nicht erreichbar
room-place-busy = hat etwas anderes geöffnet
room-place-bot = hier spielt der Computer
room-give = Für ein anderes Gerät freigeben
room-take = Hier spielen
room-watching =
    { $number ->
        [one] { $number } weiteres Gerät schaut zu.
       *[other] { $number } weitere Geräte schauen zu.
    }
room-invitation = Jemanden einladen
room-invitation_full = Ein Gerät zurückholen oder jemanden zuschauen lassen
room-how = Scanne diesen Code mit dem anderen Gerät oder schicke den Link dorthin. Es zeigt dann einen Antwortcode.
room-link = Link zum Raum
room-who = Wer diesen Link hat, kann einen freien Platz nehmen oder zuschauen und sieht dann, was alle sehen dürfen.
room-ends = Auf andere Weise weiterspielen
room-ends_hint = Die Partie bleibt, wie sie ist.
room-anywhere = Per Link könnt ihr überall spielen, auch weit voneinander entfernt.
room-by_link = Per Link weiterspielen
room-here = An diesem Gerät weiterspielen
room-join = Bei einer Partie in diesem Raum mitspielen
room-looking = Das Gerät mit der Partie wird gesucht.
room-found = { $game }, mit { $names }
room-entering = Du kommst gleich dazu.
room-return = Weiterspielen als { $name }
room-look = Niemand: Ich schaue nur zu
room-message = Spiel mit, hier im Raum:
room-reply = Scanne dann den Antwortcode des anderen Geräts:
room-answer_label = Oder scanne ihn mit der Kamera-App dieses Geräts oder füge seinen Link hier ein:
room-connect = Verbinden
room-show_answer = Jetzt braucht das Gerät mit der Partie diesen Antwortcode. Wähle dort „Auf dieser Seite scannen“ und halte diesen Bildschirm davor, oder schicke den Link.
room-no_answer = Der Code ist gelesen, aber nichts passiert? Dann scanne einen neuen Code vom Gerät mit der Partie: Jeder Code gilt nur für ein Gerät.
room-answer_code = Der Antwortcode
room-trouble = Beide Geräte müssen im selben WLAN sein. Gastnetze und VPNs trennen Geräte oft voneinander.
room-otherwise = Dann könnt ihr per Link spielen.
room-answer_message = Meine Antwort für die Partie in diesem Raum:
room-passing = Der Code wird an die Partie weitergegeben.
room-passed = Geschafft: Die Partie geht im anderen Tab weiter. Diesen kannst du schließen.
room-nobody = Die Partie ist in diesem Browser nicht geöffnet. Läuft sie in einem anderen, wähle dort „Auf dieser Seite scannen“. Sonst öffne sie hier und scanne den Antwortcode noch einmal.
room-scan = Auf dieser Seite scannen
room-stop = Kamera ausschalten
room-camera = Kamerabild
