### Texts of The Hanging Gardens on the start screen in German.

game-hanging--gardens = Die Hängenden Gärten
tagline-hanging--gardens = Karte für Karte wachsen Terrassen, Parks, Arkaden und Brunnen übereinander. Große Anlagen bringen Tempel, Tempel bringen Tafeln, und die beste Sammlung gewinnt.
hg-reconstructed = Rekonstruiert
hg-reconstructed_hint = Die gedruckten Karten und die Hälfte der Werte stehen in keiner veröffentlichten Quelle. Die Karten und Werte hier sind so gewählt, dass sich das Spiel ähnlich spielt wie das Original.
hg-about_edition = Karten und Werte: { $name }
hg-edition = Karten und Werte
hg-edition_open = Ansehen oder eigene laden
