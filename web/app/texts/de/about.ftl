### German texts of About.

way-about = Über Hofgarten
about-games = Die Spiele
about-games_text = Zen Garden ist ein Spiel von Mike Georgiou, Die Hängenden Gärten ein Spiel von Din Li. Hofgarten ist eine unabhängige Umsetzung mit eigenen Texten und Bildern. Sie ist weder von den Autoren und Verlagen lizenziert noch mit ihnen verbunden. Wenn dir die Spiele gefallen, kauf sie als Brettspiele.
about-reconstructed = Wie die Karten der Hängenden Gärten aussehen und was die Hälfte der Tafeln wert ist, steht in keiner veröffentlichten Quelle. Was fehlt, ist rekonstruiert und so gekennzeichnet. Wer das Spiel besitzt, kann die gedruckten Karten und Werte laden.
about-privacy = Datenschutz
about-privacy_text = Nichts verlässt dein Gerät, außer du verschickst es selbst. Es gibt kein Konto, keine Cookies und keine Statistik. Andere Server fragt die Seite nur, um dich mit Freunden an einem anderen Ort zu verbinden, und nur mit deinem Einverständnis. Partien, Einstellungen und Bots bleiben in diesem Browser.
about-links = Ein Link, den du teilst, enthält die ganze Partie, auch die Namen und was verdeckt ist. Dein Browser sendet die Partie nicht an unseren Server.
about-rooms = Bei einer Live-Partie sind die Geräte direkt verbunden. Der Code oder Link, den ein Gerät zeigt, enthält dessen Adresse im lokalen Netz und, wenn ihr an verschiedenen Orten seid, auch die öffentliche. Ist keine direkte Verbindung möglich, leitet ein TURN-Server, den du angegeben hast, die Partie verschlüsselt weiter.
about-embeds = In eine andere Website eingebettet, speichert Hofgarten nichts. Die Website erfährt die Züge und das Ergebnis.
about-access = Barrierefreiheit
about-access_text = Hofgarten richtet sich nach WCAG 2.2, Stufe AA. Jede Ansicht wird geprüft: mit axe, nur mit der Tastatur, mit auf 200 % vergrößertem Text, mit einem Kontrastdesign und darauf, was ein Screenreader vorlesen kann.
about-access_limits = Mit echten Screenreadern und von Menschen, die auf sie angewiesen sind, wurde noch nicht getestet. Bei den Hängenden Gärten muss man auf dem Handy während des Zuges scrollen, wenn der Text auf 200 % vergrößert ist. Wenn bei dir etwas nicht funktioniert, sag es uns bitte.
about-python = Python
about-python_text = Die Regeln, die Bots und jede Ansicht sind in Python geschrieben, das in deinem Browser läuft.
about-show = Den Python-Code zeigen
about-licences = Lizenzen aller Bestandteile
about-licence = Hofgarten ist freie Software unter der MIT-Lizenz.
about-lost = Unter dieser Adresse gibt es keine Seite
about-start = Zur Startseite
about-documents = Dokumente (englisch)
