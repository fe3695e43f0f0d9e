### Interface texts of Zen Garden in English.

winner-zen--garden = { $name } wins and becomes court architect.
end_help-zen--garden = Point at or tap any number in the score to see in the garden what counts towards it.
board-title = Selection board
board-slot = { $tile }: { $cost }
board-too_dear = { $slot }, too expensive
board-taken = taken
coins-free = free
coins-free_row = free
coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
space-tile = { $place }: { $tile }
space-ghost = { $place }: { $tile }; choose again to turn it
space-ghost_builds = { $place }: { $tile }; choose again to place it
space-open = { $place }: empty, place here
space-rim = { $place }: place here, the garden moves over
space-empty = { $place }: empty
space-counts = { $space }; counts for { $item }
place-north = above column { $line }
place-south = below column { $line }
place-west = left of row { $line }
place-east = right of row { $line }
tile-name = { $decoration }, { $path }, { $ground }
tile-laid = { $tile }, path bends round { $corner }
shift-way =
    { $number ->
        [one] { $number } space { $way }
       *[other] { $number } spaces { $way }
    }
move-placed = took a tile and placed it on { $cell }: { $tile } ({ $cost }).
move-shifted = The garden moved { $shift }.
advice-bend = path bends round { $corner }
advice-shift = garden { $shift }
help-take = { $name }, choose a tile from the selection board.
help-place = Now choose a space in the garden.
help-confirm = Turn the tile as you like, then place it.
help-at_once = Choose an orientation, or tap the space again: the tile is placed straight away.
turn-orientation = Turn the tile
turn-rotate = Turn clockwise
turn-corner = Path bends round { $corner }
turn-nudge = Move the garden
turn-nudge_way = Move the garden { $way }
turn-confirm = Place
refusal-too_dear = This tile costs { $cost }, but you have { $coins }.
refusal-taken = This tile has been taken. The space is refilled at the end of the round.
refusal-no_tile = First choose a tile from the selection board.
refusal-no_room = The garden cannot move that way: a tile would leave the grid.
refusal-occupied = There is already a tile there.
refusal-not_adjacent = A new tile must share an edge with a tile in your garden.
wish-each =
    { $number ->
        [one] { $number } point per tile
       *[other] { $number } points per tile
    }
wish-one_of =
    { $number ->
        [one] { $others } or { $number } point
       *[other] { $others } or { $number } points
    }
wish-range = { $low } to { $high } points
wish_short-each = { $points } each
wish_short-most = { $points } for most
wish_short-first = { $points } for first
wish_short-range = { $low } to { $high }
wish_short-one_of = { $low } or { $high }
rule-wanted = In this match: { $features }.
rule_count-circuits = Circuits
rule_count-grounds = Grounds
rule_count-points = Points
rule_count-tiles = Tiles
supply-title = Tiles
supply-both = Supply: { $supply }, discard pile: { $discard }.
supply-hint = The order of the supply is hidden, but you can see which tiles are in it.
supply-legend = Faded tiles are on the selection board or in a garden; those crossed out have been discarded.
supply-feature = Feature
supply-supply = Supply
supply-discard = Discarded
keys-arrows = Move around the selection board, the garden and the score
keys-board = Go to the selection board
keys-rotate = Turn the tile clockwise
keys-confirm = Place the tile; continue after the computer’s move
keys-tiles = Tiles in the supply and the discard pile
say-chose = Chosen: { $tile }.
say-offer = At { $cell }: { $tile }.
say-row = Row { $number }: { $cells }
feature-pagoda = pagoda
feature-bench = bench
feature-buddha = Buddha
feature-gate = gate
feature-crane = crane
feature-path--sand = sand path
feature-path--wood = wooden path
feature-path--stone = stone path
feature-ground--sand = sand
feature-ground--pebbles = pebbles
feature-ground--trees = trees
feature-ground--clay = clay
feature-ground--water = water
feature-ground--blossom = cherry blossom
corner-nw = the upper left corner
corner-ne = the upper right corner
corner-se = the lower right corner
corner-sw = the lower left corner
way-north = up
way-east = right
way-south = down
way-west = left
item-coins = Coins
item-circuits = Circuits
item-decorations = Decorations
item-small = Small preference
item-large = Large preference
item-majority = Majority
item-detail = Attention to detail
item-unity = Unity
item-minimalist = Minimalist
item-missions = Missions
achievement-circuits = Full circle
achievement-harmony = Inner calm
achievement-zen--points = The emperor smiles
achievement_hint-circuits = Complete { $target } circuits in one garden.
achievement_hint-harmony = Score for Unity with no more than three grounds in your garden.
achievement_hint-zen--points = Score { $target } points in one match.
whereabouts-supply = in the supply
whereabouts-discard = discarded
whereabouts-board = on the selection board
whereabouts-garden = in a garden
edit-not_connected = All tiles of a garden must be connected by their edges.
edit-points = Another player already has the point tile worth { $points } for this mission.
edit-other_first = These gardens fit the turn order only if { $name } goes first.
edit-turns = Tiles in { $name }’s garden: { $tiles }. Going by the turns played, there must be { $wanted }.
edit-board = Empty spaces on the selection board: { $empty }. Going by the turns played, there must be { $wanted }.
edit-mission = { $name } has points for mission { $mission } without four tiles of each feature.
setting-first = First player
setting-boards = Preference boards
setting-small = Small preference
setting-large = Large preference
setting-majority = Majority
setting-detail = Attention to detail
setting-mission = Mission { $number }
setting-coins = Coins
setting-points = Points for mission { $number }
place-boards = the preference boards
place-ties = the ties for the majority
place-emperor = the emperor tiles
place-missions = the missions
place-board = the selection board
place-supply = the supply
place-discard = the discard pile
place-coins = coins
