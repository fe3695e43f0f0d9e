### Texts of The Hanging Gardens on the start screen in German.

game-hanging--gardens = Die Hängenden Gärten
tagline-hanging--gardens = Karte für Karte wachsen Terrassen, Parks, Arkaden und Brunnen übereinander. Große Anlagen bringen Tempel, Tempel bringen Tafeln, und die beste Sammlung gewinnt.
hg-reconstructed = Rekonstruiert
hg-reconstructed_hint = Keine öffentliche Quelle zeigt die gedruckten Karten oder nennt die meisten Werte. Diese hier sind so gewählt, dass sich das Spiel ähnlich wie das Original spielt.
hg-about_edition = Karten und Werte: { $name }
hg-edition = Karten und Werte
hg-edition_open = Ansehen oder eigene laden
