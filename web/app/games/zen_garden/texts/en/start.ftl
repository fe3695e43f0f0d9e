### Texts of Zen Garden on the start screen in English.

game-zen--garden = Zen Garden
tagline-zen--garden = Tile by tile, create the garden the emperor has been longing for. Whoever meets his preferences best becomes court architect.
start-level = Level
start-own = Custom
start-level_hint = Level 1 is for a first match. Each level adds a preference board with new preferences; “Custom” lets you pick the boards.
start-boards = Preference boards
start-ties = If players tie for the majority
saved-boards = boards: { $boards }
board-1 = 1: Basics
board-2 = 2: Unity
board-3 = 3: Minimalist
board-4 = 4: Two missions
board-5 = 5: One mission
ties-full = everyone gets full points
ties-split = the points are shared
