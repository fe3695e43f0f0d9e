### Interface texts of The Hanging Gardens in English.

winner-hanging--gardens = { $name } wins and becomes the king’s architect.
end_help-hanging--gardens = All hidden tiles are now face up. Choose a player’s garden to enlarge it.
hg-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
hg-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
hg-squares =
    { $number ->
        [one] { $number } square
       *[other] { $number } squares
    }
hg-temples =
    { $number ->
        [one] { $number } temple left
       *[other] { $number } temples left
    }
hg-hidden =
    { $number ->
        [one] { $number } hidden tile
       *[other] { $number } hidden tiles
    }
hg-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
hg-group-terrace =
    { $number ->
        [one] single terrace
       *[other] terrace of { $number }
    }
hg-group-park =
    { $number ->
        [one] single park
       *[other] park of { $number }
    }
hg-group-arcade =
    { $number ->
        [one] single arcade
       *[other] arcade of { $number }
    }
hg-group-fountain =
    { $number ->
        [one] single fountain
       *[other] fountain of { $number }
    }
hg-temple = temple
hg-stack = Stack
hg-hidden_tile = hidden tile
hg-face_up = Face-up cards
hg-board = Tiles on the board
hg-row = Row { $number }
hg-space = { $tile }, row { $row }
hg-space_empty = Row { $row }: empty
hg-space_far = { $space }, out of reach
hg-card = Card { $number }: { $upper }; below: { $lower }
hg-card_taken = Card { $number }: taken
hg-card_nowhere = { $card }; fits nowhere
hg-card_turned = { $card }, turned by { $degrees } degrees
hg-place-left = { $number } left
hg-place-right = { $number } right
hg-place-up = { $number } up
hg-place-down = { $number } down
hg-place-start = the start square
hg-area-nw = at the upper left
hg-area-n = at the top
hg-area-ne = at the upper right
hg-area-w = on the left
hg-area-middle = in the middle
hg-area-e = on the right
hg-area-sw = at the lower left
hg-area-s = at the bottom
hg-area-se = at the lower right
hg-square = { $place }: { $motif }
hg-square_temple = { $square }, temple
hg-square_bare = { $place }: bare table
hg-mark_lay = { $place }: the card can go here
hg-mark_temple = { $square }: { $group }, place a temple; tiles in reach: { $reach }
hg-mark_removed = { $square }: { $group }, this temple can move
hg-mark_moved = { $square }; the temple moved from here to { $to }
hg-reach-2 = row 1
hg-reach-4 = rows 1 and 2
hg-reach-6 = all three rows
hg-reach_drawn = { $reach }, after a hidden tile
hg-left = Turn left
hg-right = Turn right
hg-lay = Lay the card
hg-detail-put_back = back to the box
hg-detail-row = row { $number }
hg-detail-removed = from the { $group }
hg-put_back = Return the card to the box
hg-place_temple = Place a temple
hg-no_temple = No temple
hg-take = Take
hg-draw = Draw a hidden tile
hg-enlarge = Enlarge the garden
hg-fit = Whole garden
hg-larger = Larger
hg-smaller = Smaller
hg-help-card = { $name }, choose one of the face-up cards.
hg-help-place = Choose the card again to turn it, or choose a marked place in your garden.
hg-help-lay = This is how the card would lie. Lay it, turn it, or choose another place.
hg-help-temple = Choose a framed square for a temple, or finish your turn without one.
hg-help-removed = All 5 of your temples are in play: choose which of the framed ones to move.
hg-help-tile = Choose one of the framed tiles.
hg-help-draw = This temple first earns you a hidden tile. Once you draw it, you cannot take the turn back.
hg-help-put_back = None of the face-up cards fits in your garden: choose one to return to the box.
hg-hand_over_hint = Hidden tiles stay hidden until { $name } asks to see them.
hg-show_hidden = Show my hidden tiles
hg-hide_hidden = Hide my hidden tiles
hg-removed = Temple removed from the { $group }
hg-cards_left = Cards left
hg-cards_left_hint = Cards that have not been turned up yet. Their order is hidden.
hg-stack_left = Tiles that could still be in the stack
hg-stack_left_hint = Hidden tiles drawn by other players are counted in the table below too, because only their owners know them.
hg-shares = Player
hg-shares_hint = Other players’ hidden tiles are not counted.
hg-sets = Tiles collected
hg-sets_none = No tiles yet
hg-set = { $tile }: { $tiles }, { $points }
hg-set_hidden = { $tiles }, points unknown
hg-values = { $tile }: { $values }
hg-person_value = { $alone }, or { $complete } with a complete series
hg-guard_value = { $points } for each gate
hg-row_size = { $row }: for groups of { $squares } or more
hg-space_brings =
    { $number ->
        [one] { $space }: { $points } point
       *[other] { $space }: { $points } points
    }
hg-degrees = turned by { $degrees } degrees
hg-places =
    { $number ->
        [one] { $number } place, turned this way
       *[other] { $number } places, turned this way
    }
hg-temple_option = { $group } ({ $reach })
hg-reward = { $group }: a temple here earns a tile ({ $reach })
hg-no_group = No group for a temple
hg-turn_card = Turn the card
hg-tile = Tile
hg-tile_values = Values
hg-source_hint = * reconstructed: no published source
hg-may_be = Could still be in the stack: { $number } of { $of }
hg-number = Tiles
hg-worth = Points
hg-next = One more
hg-move-lay = laid a card { $area }: { $card }.
hg-laid_at = Centre of the card: { $place }.
hg-move-discard = returned a card to the box: { $card }.
hg-move-temple = placed a temple on the { $group }.
hg-move-temple_moved = moved a temple from the { $old } to the { $group }.
hg-move-pass = placed no temple.
hg-move-take = took a tile: { $tile }.
hg-move-drew = A hidden tile was drawn.
hg-move-drew_it = A hidden tile was drawn: { $tile }.
hg-move-missed = No tile was left: 5 points instead.
hg-help-turn = The card does not fit anywhere this way round: turn it.
hg-help-place_temple = Place the temple here, or choose a framed tile at once.
hg-help-drawn = You drew: { $tile }.
hg-help-covered = You drew a hidden tile: the button beside your name shows it.
hg-keys-arrows = Move around cards, squares, tiles and points; squares are counted from the start square
hg-keys-cards = Go to the face-up cards
hg-keys-board = Go to the tiles on the board
hg-keys-confirm = Lay, place or take; continue after the computer’s move
hg-scroll-west = Scroll left
hg-scroll-north = Scroll up
hg-scroll-south = Scroll down
hg-scroll-east = Scroll right
hg-edition_played = This match uses the cards and values of “{ $name }”.
hg-edition_cards = Cards
hg-edition-title = Your own cards and values
hg-edition-hint = If you own the game, you can play with its real cards: save the built-in file, enter what your cards and tiles show, give the file a name of its own and choose it here. It is stored in this browser and saved with every match that uses it.
hg-edition-template = Save the built-in file
hg-edition-choose = Choose a file
hg-edition-remove_it = Remove { $name }
hg-edition-damaged = This file cannot be read. It stays as it is until you remove it.
hg-edition-newer = The file under this name was saved by a newer version of Hofgarten. It stays as it is until you remove it.
hg-edition-added = { $name } has been added and chosen.
hg-edition-replaced = { $name } has been replaced by the new file.
hg-edition-removed = { $name } was removed.
hg-edition-not_kept = This browser cannot save { $name }: its storage is full or turned off. The file stays available until you leave the page.
hg-edition-large = { $file } is too large: a file of cards and values can be at most { $most } kB.
hg-edition-unreadable = { $file } could not be read.
hg-edition-text = { $file } is not UTF-8 text.
hg-edition-json = { $file } is not valid JSON: the mistake is at line { $line }, column { $column }, or just before.
hg-edition-json_deep = { $file }: brackets are nested more than { $found } deep.
hg-edition-json_twice = { $file }: “{ $found }” appears twice in the same pair of braces.
hg-edition-json_number = { $file }: the number { $found } is too large.
hg-edition-json_constant = { $file }: “{ $found }” is not a number in JSON.
hg-edition-json_half = { $file } contains half a character (an unpaired surrogate).
hg-edition-whole = { $file } contains no cards and values: its text must begin with an opening brace.
hg-edition-taken = { $file } has the name “{ $where }”, like the built-in file. Give it a name of its own.
hg-edition-no_object = { $file }: “{ $where }” is not a group of names and values in braces.
hg-edition-missing = { $file }: “{ $where }” is missing.
hg-edition-unknown = { $file }: “{ $where }” does not belong there.
hg-edition-name = { $file }: “name” must be 1 to 60 characters long, with at least one letter or digit.
hg-edition-cards = { $file }: “cards” must be a list of 60 cards, but here it is { $found }.
hg-edition-card = { $file }: card { $where } is { $found }, but must be six characters, each of them T, P, A, F or a full stop.
hg-edition-no_motif = { $file }: card { $where }, { $found }, shows no motif.
hg-edition-series = { $file }: “{ $where }” must be 1 to 12 whole numbers from 0 to 1000, but here it is { $found }.
hg-edition-falling = { $file }: the values of “{ $where }” must not fall: { $found }.
hg-edition-person = { $file }: “{ $where }” must be two whole numbers from 0 to 1000, but here it is { $found }.
hg-edition-guard = { $file }: “guard” must be a whole number from 0 to 100, but here it is { $found }.
hg-edition-source = { $file }: “{ $where }” must be 1 to 200 characters long.
hg-source-reconstructed = reconstructed
hg-source-rules = published rules
hg-source-review = published review
hg-source-partly = first two values: published review; the others: reconstructed
refusal-laid = You have already laid a card this turn.
refusal-tile_due = You have placed a temple: now you must take a tile.
refusal-square_first = First choose the framed square where the temple will stand.
refusal-no_card = First choose one of the face-up cards.
refusal-card_taken = This card has been taken. New ones are turned up in the next round.
refusal-card_nowhere = This card does not fit anywhere in your garden. Choose another one.
refusal-bare_table = A motif would lie on the bare table: it must cover a square of your garden.
refusal-on_temple = A square with a temple cannot be covered.
refusal-no_motif = This is building ground. A temple stands on a group of one motif.
refusal-too_small = This group has only { $squares }. A temple needs at least 3.
refusal-untouched = The card you have just laid is not part of this group.
refusal-has_temple = This group already has a temple.
refusal-no_temple_due = You cannot take a tile now: tiles come with temples.
refusal-out_of_reach = This tile is out of reach: with your group you can choose from { $reach }.
refusal-space_empty = There is no tile on this space.
refusal-not_smallest = Only the temple on your smallest group can move.
motif-terrace = terrace
motif-park = park
motif-arcade = arcade
motif-fountain = fountain
motif-ground = building ground
item-queen = Queen
item-king = King
item-tiger = Tiger
item-garden = Garden
item-statue = Statue
item-chalice = Chalice
item-gate = Gate
item-animal--handler = Animal handler
item-gardener = Gardener
item-sculptor = Sculptor
item-priest = Priest
item-guard = Guard
item-missing = Missing tiles
item-tiles--to--come = Tiles to come
item-temple = This turn’s temple
item-groups = Groups to build on
item-room = Room to build
achievement-series = Collector
achievement-persons = The whole court
achievement-hanging--points = Wonder of the world
achievement_hint-series = Score with tiles of all { $target } kinds in one match.
achievement_hint-persons = Score for { $target } different characters in one match.
achievement_hint-hanging--points = Score { $target } points in one match.
edit-squares = Squares and temples
edit-gone = Cards already laid
edit-card = Card: { $motifs }
edit-turned = { $piece }, turned by { $degrees }°
edit-elsewhere = That piece does not belong there.
edit-not_connected = All squares of a garden must be connected by their edges.
edit-start_card = The squares of the start card are always there.
edit-temple_on_ground = Temples stand on motifs only, not on building ground or the table.
edit-temples = Each player has only five temples.
edit-card_on_temple = A card may not cover a temple.
edit-card_on_table = A motif of the card would lie on the bare table.
edit-no_tile_left = All tiles of this kind are already in use.
edit-unknown_tile = This tile is unknown, so it can only be a hidden one: tiles taken from the board stay face up.
edit-cards = Cards taken in this round: { $empty }. Going by the turns played, there must be { $wanted }.
edit-deck = Cards in the deck: { $cards }. Going by the turns played, there must be { $wanted }.
edit-space = A space on the board is empty, although there are tiles in the stack.
edit-too_large = { $name }’s garden is too large for the cards laid so far.
edit-missing = { $name } cannot have missed that many tiles in so few turns.
edit_piece-bare = bare table
edit_piece-temple = temple
edit_tiles-tiles = Tiles
edit_tiles-hidden = Hidden tiles
setting-first = First player
setting-turn = Turns played
place-board = the board
place-phase = the step of the turn
place-cards = the face-up cards
place-deck = the deck
place-stack = the stack
place-edition = the cards and values
place-tiles = tiles
place-row = row
place-hidden_tiles = hidden tiles
