"""German: games and rules in other people's pages."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "embed.title": "Hofgarten einbetten",
    "embed.this_rule": "Diese Regel einbetten",
    "embed.intro": "Eine Regel zum Ausprobieren, eine Partie oder ein ganzes Spiel im eigenen Blog, Laden oder "
    "Unterricht: hier auswählen, dann den Schnipsel in die eigene Seite kopieren.",
    "embed.choose": "Was gezeigt wird",
    "embed.what": "Inhalt",
    "embed.kind.rule": "Eine Regel zum Ausprobieren",
    "embed.kind.play": "Ein Spiel zum Mitspielen",
    "embed.kind.replay": "Eine Partie, Zug für Zug",
    "embed.kind.position": "Eine Stellung",
    "embed.rule": "Regel",
    "embed.opponent": "Gegner",
    "embed.match": "Partie",
    "embed.ply": "Stellung",
    "embed.after": "Schritt {number} von {of}",
    "embed.none": "In diesem Browser liegt noch keine Partie. Sobald eine gespielt ist, lässt sie sich hier zeigen.",
    "embed.open": "Wer sie sieht, kann die ganze Partie sehen: die Namen, jeden Zug und was verdeckt war.",
    "embed.width": "Breite",
    "embed.size.full": "Volle Breite",
    "embed.size.medium": "Bis 640 Pixel",
    "embed.size.narrow": "Bis 360 Pixel",
    "embed.preview": "Vorschau",
    "embed.code": "Zum Kopieren",
    "embed.snippet.element": "Das Element",
    "embed.snippet.frame": "Ein einfacher Rahmen",
    "embed.snippet_hint.element": "Es nimmt sich die Höhe, die es braucht, und startet erst, wenn jemand bis dorthin "
    "blättert.",
    "embed.snippet_hint.frame": "Für Seiten, in die kein Skript eingefügt werden darf. Die Höhe ist fest und lässt "
    "sich im Schnipsel ändern.",
    "embed.copy": "Kopieren",
    "embed.hosts": "Was die Seite erlauben muss",
    "embed.private": "Eingebettete Spiele legen in den Browsern der Leser nichts ab und senden niemandem etwas.",
    "embed.policy": "Die meisten Seiten erlauben es schon. Hat die Seite eine Content-Security-Policy, gehört dies "
    "hinein:",
    "embed.policy_name": "Zusatz zur Content-Security-Policy",
    "embed.isolated": "Ist die Seite „cross-origin isolated“, braucht das Skript zusätzlich crossorigin. Der Rahmen "
    "geht dann in Chromium; andere Browser brauchen eine Kopie von Hofgarten auf dem eigenen Server.",
    "embed.name_rule": "{game}, Regel {number}: {title}",
    "embed.name.play": "{game}: ein Spiel gegen den Computer",
    "embed.name.replay": "{game}: eine Partie, Zug für Zug",
    "embed.name.position": "{game}: eine Stellung",
    "embedded.open": "In Hofgarten öffnen",
    "embedded.new_tab": "(in einem neuen Tab)",
    "embedded.waiting": "Hier erscheint eine Partie, sobald die umgebende Seite sie schickt.",
    "embedded.fault.what": "„{wanted}“ kann Hofgarten hier nicht zeigen.",
    "embedded.fault.game": "Ein Spiel namens „{wanted}“ gibt es in Hofgarten nicht.",
    "embedded.fault.opponent": "Einen Computergegner namens „{wanted}“ gibt es in Hofgarten nicht.",
    "embedded.fault.record": "Diese Partie lässt sich nicht lesen: Sie ist beschädigt oder verstößt gegen die Regeln.",
    "embedded.fault.newer": "Diese Partie stammt aus einer neueren Version von Hofgarten. Bitte die Seite neu laden.",
    "embedded.fault.long": "Dieser Link ist zu lang für eine Partie.",
    "embedded.boxed": "Hofgarten kann in diesem Rahmen nicht laufen: Die umgebende Seite schirmt ihn zu streng ab.",
}
