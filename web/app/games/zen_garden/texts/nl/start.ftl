### Texts of Zen Garden on the start screen in Dutch.

game-zen--garden = Zen Garden
tagline-zen--garden = Leg tegel voor tegel de tuin aan waar de keizer naar verlangt. Wie het best aan zijn voorkeuren voldoet, wordt hofarchitect.
start-level = Level
start-own = Zelf kiezen
start-level_hint = Kies level 1 voor je eerste partij. Elk level voegt een voorkeursbord met nieuwe voorkeuren toe; met ‘Zelf kiezen’ bepaal je welke borden meedoen.
start-boards = Voorkeursborden
start-ties = Gelijke stand bij de meerderheid
saved-boards = borden: { $boards }
board-1 = 1: Basis
board-2 = 2: Eenheid
board-3 = 3: Minimalistisch
board-4 = 4: Twee opdrachten
board-5 = 5: Eén opdracht
ties-full = iedereen krijgt de volle punten
ties-split = de punten worden gedeeld
