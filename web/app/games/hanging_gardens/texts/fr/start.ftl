### Texts of The Hanging Gardens on the start screen in French.

game-hanging--gardens = Les Jardins suspendus
tagline-hanging--gardens = Carte après carte, terrasses, parcs, arcades et fontaines poussent les uns sur les autres. Un grand ensemble accueille un temple, un temple rapporte une tuile, et la plus belle collection l’emporte.
hg-reconstructed = Reconstituées
hg-reconstructed_hint = Les cartes imprimées et la moitié des valeurs ne figurent dans aucune source publiée. Celles qui les remplacent ici sont choisies pour que le jeu se joue à peu près de la même façon.
hg-about_edition = cartes et valeurs : { $name }
hg-edition = Cartes et valeurs
hg-edition_open = Les voir ou les remplacer
