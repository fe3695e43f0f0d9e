"""German texts of About."""

from typing import Final

WORDS: Final = {
    "way.about": "Über Hofgarten",
    "about.games": "Die Spiele",
    "about.games_text": (
        "Zen Garden ist ein Spiel von Mike Georgiou, Die Hängenden Gärten ein Spiel von Din Li. Hofgarten ist "
        "eine unabhängige Umsetzung mit eigenen Texten und Bildern. Sie ist von den Autoren und Verlagen weder "
        "lizenziert noch mit ihnen verbunden. Wenn dir die Spiele gefallen, kauf die Schachteln."
    ),
    "about.reconstructed": (
        "Die Karten der Hängenden Gärten und die meisten Werte der Plättchen stehen in keiner veröffentlichten "
        "Quelle. Was fehlt, ist nachgebildet und so gekennzeichnet. Wer das Spiel besitzt, kann die gedruckten "
        "Karten und Werte laden."
    ),
    "about.privacy": "Datenschutz",
    "about.privacy_text": (
        "Nichts verlässt dein Gerät, außer du verschickst es selbst. Es gibt kein Konto, keine Cookies und keine "
        "Statistik, und die Seite ruft nichts von anderen Servern ab. Partien, Einstellungen und Bots bleiben in "
        "diesem Browser."
    ),
    "about.links": (
        "Ein Link, den du teilst, enthält die ganze Partie mit Namen und verdeckten Plättchen. Dein Browser "
        "sendet ihn nicht an unseren Server."
    ),
    "about.rooms": (
        "Bei einer Partie im selben Raum sind die Geräte direkt verbunden. Ein Code enthält die Adresse des "
        "Geräts im lokalen Netz."
    ),
    "about.embeds": (
        "Eingebettet in eine andere Website speichert Hofgarten nichts. Es teilt dieser Website die Züge und das "
        "Ergebnis mit."
    ),
    "about.access": "Barrierefreiheit",
    "about.access_text": (
        "Hofgarten richtet sich nach WCAG 2.2, Stufe AA. Jede Ansicht wird geprüft: mit axe, nur mit der "
        "Tastatur, mit Text in 200\u00a0%, mit erzwungenen Farben und darauf, was ein Screenreader erfährt."
    ),
    "about.access_limits": (
        "Nicht erprobt: echte Screenreader und Menschen, die auf sie angewiesen sind. Bei den Hängenden Gärten "
        "muss man auf dem Telefon mit Text in 200\u00a0% während des Zuges scrollen. Wenn etwas bei dir nicht "
        "funktioniert, sag es uns bitte."
    ),
    "about.python": "Python",
    "about.python_text": (
        "Die Regeln, die Bots und jede Ansicht sind in Python geschrieben, das in deinem Browser läuft."
    ),
    "about.show": "Python zeigen",
    "about.licences": "Lizenzen aller Bestandteile",
    "about.licence": "Hofgarten ist freie Software unter der MIT-Lizenz.",
    "about.lost": "Unter dieser Adresse gibt es keine Seite",
    "about.start": "Zur Startseite",
    "about.documents": "Dokumente (englisch)",
}
