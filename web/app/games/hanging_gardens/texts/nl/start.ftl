### Texts of The Hanging Gardens on the start screen in Dutch.

game-hanging--gardens = De Hangende Tuinen
tagline-hanging--gardens = Kaart voor kaart groeien terrassen, parken, arcades en fonteinen over elkaar heen. Grote groepen leveren tempels op, tempels leveren tegels op en de beste verzameling wint.
hg-reconstructed = Gereconstrueerd
hg-reconstructed_hint = De gedrukte kaarten en de helft van de waarden staan in geen enkele gepubliceerde bron. De kaarten en waarden hier zijn zo gekozen dat het spel ongeveer hetzelfde aanvoelt.
hg-about_edition = kaarten en waarden: { $name }
hg-edition = Kaarten en waarden
hg-edition_open = Bekijken of vervangen
