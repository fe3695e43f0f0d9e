"""German texts of embedded games and rules, and the screen that writes their code."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "way.embed": "Einbetten",
    "embed.title": "Hofgarten einbetten",
    "embed.this_rule": "Diese Regel einbetten",
    "embed.intro": (
        "Zeige eine Regel, eine Partie, ein Rätsel oder einen Bot in deinem Blog, deinem Shop oder auf deiner "
        "Kursseite: Wähle hier aus und kopiere den Code dann in deine Seite."
    ),
    "embed.choose": "Was gezeigt wird",
    "embed.what": "Inhalt",
    "embed.link": "Link einfügen",
    "embed.link_hint": "Zu einem Rätsel, einer Partie, einer Analyse, einer Regel oder einem Bot in Hofgarten. Oder "
    "wähle unten.",
    "embed.kind.rule": "Eine Regel zum Ausprobieren",
    "embed.kind.play": "Eine Partie gegen den Computer",
    "embed.kind.replay": "Eine Partie, Zug für Zug",
    "embed.kind.position": "Eine Stellung",
    "embed.kind.analysis": "Eine Stellung zum Analysieren",
    "embed.kind.puzzle": "Ein Rätsel",
    "embed.kind.bot": "Ein eigener Bot",
    "embed.bot": "Bot",
    "embed.bot_hint": "Wer ihn liest, kann ihn ändern und spielen lassen. Die Änderungen sieht sonst niemand.",
    "embed.bot_long": "Dieser Bot ist zu lang, um ihn einzubetten.",
    "embed.no_bots": "Du hast noch keine Bots. Sobald du in der Werkstatt einen geschrieben hast, kannst du ihn hier "
    "zeigen.",
    "embed.puzzle_hint": "Jeden Tag ein neues. Um ein bestimmtes Rätsel zu zeigen, öffne und löse es und wähle "
    "„Einbetten“, oder füge seinen Link ein.",
    "embed.one_puzzle_hint": "Immer dieses Rätsel. Wählst du ein Spiel, erscheint stattdessen dessen Rätsel des Tages.",
    "embed.open_position": "Wer die Stellung sieht, sieht auch die Namen, aber nicht die Züge davor.",
    "embed.rule": "Regel",
    "embed.opponent": "Gegner",
    "embed.reader": "Deine Leser spielen gegen ihn",
    "embed.match": "Partie",
    "embed.ply": "Stellung",
    "embed.after": "Schritt {number} von {of}",
    "embed.none": "In diesem Browser gibt es noch keine Partie. Sobald du eine gespielt hast, kannst du sie hier "
    "zeigen.",
    "embed.open": "Wer die Partie sieht, sieht alles: die Namen, alle Züge und was verdeckt war.",
    "embed.width": "Breite",
    "embed.theme_host": "Wie die umgebende Seite",
    "embed.size.full": "Volle Breite",
    "embed.size.medium": "Bis 640\u00a0Pixel",
    "embed.size.narrow": "Bis 360\u00a0Pixel",
    "embed.preview": "Vorschau",
    "embed.code": "Code zum Kopieren",
    "embed.snippet.element": "Eigenes HTML-Element",
    "embed.snippet.frame": "Ein einfacher Rahmen",
    "embed.snippet.address": "Adresse des Rahmens",
    "embed.snippet_hint.element": "Es ist so hoch wie nötig und startet erst, wenn jemand bis dorthin scrollt.",
    "embed.snippet_hint.frame": "Für Seiten, auf denen keine Skripte erlaubt sind. Die Höhe ist fest und reicht für "
    "ein Handy; ändere sie nach Belieben.",
    "embed.snippet_hint.address": "Für Dienste wie Notion oder Medium, die aus einem Link einen Rahmen machen.",
    "embed.copy": "Kopieren",
    "embed.hosts": "Was deine Seite erlauben muss",
    "embed.private": "Eingebettete Spiele speichern nichts im Browser deiner Leser und senden niemandem etwas.",
    "embed.policy": "Die meisten Seiten erlauben es schon. Falls deine eine Content-Security-Policy hat, füge dies "
    "hinzu:",
    "embed.policy_name": "Ergänzung der Content-Security-Policy",
    "embed.isolated": "Falls deine Seite „cross-origin isolated“ ist, gib dem Skript zusätzlich das Attribut "
    "crossorigin. Der Rahmen funktioniert dann in Chromium; für andere Browser brauchst du eine Kopie von Hofgarten "
    "auf deinem eigenen Server.",
    "embed.name_rule": "{game}, Regel {number}: {title}",
    "embed.name.play": "{game}: eine Partie gegen den Computer",
    "embed.name.replay": "{game}: eine Partie, Zug für Zug",
    "embed.name.position": "{game}: eine Stellung",
    "embed.name.analysis": "{game}: eine Stellung zum Analysieren",
    "embed.name.puzzle": "{game}: das Rätsel des Tages",
    "embed.name_puzzle": "{game}: ein Rätsel",
    "embed.name.bot": "{game}: ein Bot zum Lesen und Ändern",
    "embedded.open": "In Hofgarten öffnen",
    "embedded.new_tab": "(in einem neuen Tab)",
    "embedded.waiting": "Hier erscheint eine Partie, sobald die umgebende Seite sie schickt.",
    "embedded.fault.what": "„{wanted}“ kann Hofgarten hier nicht zeigen.",
    "embedded.fault.game": "Ein Spiel namens „{wanted}“ gibt es in Hofgarten nicht.",
    "embedded.fault.opponent": "Einen Computergegner namens „{wanted}“ gibt es in Hofgarten nicht.",
    "embedded.fault.bot": "Diese Adresse führt zu keinem Bot: Sie ist unvollständig oder wurde verändert.",
    "embedded.fault.puzzle": "Dieses Rätsel gibt es nicht: „{wanted}“.",
    "embedded.fault.record": "Diese Partie lässt sich nicht lesen: Sie ist beschädigt oder verstößt gegen die Regeln.",
    "embedded.fault.newer": "Diese Partie stammt aus einer neueren Version von Hofgarten. Lade die Seite neu.",
    "embedded.fault.long": "Dieser Link ist zu lang für eine Partie.",
    "embedded.boxed": "Hofgarten läuft in diesem Rahmen nicht, weil die umgebende Seite ihn zu stark einschränkt.",
}
