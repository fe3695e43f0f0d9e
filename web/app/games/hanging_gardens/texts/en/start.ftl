### Texts of The Hanging Gardens on the start screen in English.

game-hanging--gardens = The Hanging Gardens
tagline-hanging--gardens = Card by card, terraces, parks, arcades and fountains grow over one another. Large ones earn temples, temples earn tiles, and the best collection wins.
hg-reconstructed = Reconstructed
hg-reconstructed_hint = The printed cards and half of the values are in no published source. The cards and values here are chosen so that the game plays much the same.
hg-about_edition = cards and values: { $name }
hg-edition = Cards and values
hg-edition_open = See them, or load your own
