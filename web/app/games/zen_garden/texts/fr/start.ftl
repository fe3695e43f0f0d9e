### Texts of Zen Garden on the start screen in French.

game-zen--garden = Zen Garden
tagline-zen--garden = Tuile après tuile, créez le jardin dont rêve l’empereur. Celui qui répond le mieux à ses préférences devient son architecte officiel.
start-level = Niveau
start-own = Au choix
start-level_hint = Pour une première partie, prenez le niveau 1. Chaque niveau ajoute un plateau Préférence avec de nouvelles préférences ; avec « Au choix », vous choisissez vous-même les plateaux.
start-boards = Plateaux Préférence
start-ties = En cas d’égalité pour la majorité
saved-boards = plateaux : { $boards }
board-1 = 1 : Base
board-2 = 2 : Unité
board-3 = 3 : Minimaliste
board-4 = 4 : Deux missions
board-5 = 5 : Une mission
ties-full = tous les points pour chacun
ties-split = points partagés
