"""Groups of keys of the texts of Zen Garden, with the names in each."""

from hofgarten.games.zen_garden.options import BOARDS, MAJORITY_TIES
from hofgarten.games.zen_garden.setup import FIELDS
from hofgarten.games.zen_garden.tiles import CORNERS, FEATURES
from web.app.model.puzzles.collection import puzzles_of

GROUPS: dict[str, set[str]] = {
    "feature": set(FEATURES),
    "corner": set(CORNERS),
    "way": {"north", "east", "south", "west"},
    "board": {str(board) for board in BOARDS},
    "ties": set(MAJORITY_TIES),
    "whereabouts": {"supply", "discard", "board", "garden"},
    "place": {"boards", "ties", "emperor", "missions", "board", "supply", "discard", "coins"},
    "puzzle_theme": {theme for puzzle in puzzles_of("zen-garden") for theme in puzzle.themes},
    "rule_count": {"circuits", "grounds", "points", "tiles"},
    "edit": {"not_connected", "points", "turns", "other_first", "board", "mission"},
    "setting": {*FIELDS, "first", "boards", "mission", "coins", "points"},
    "refusal": {"taken", "too_dear", "no_tile", "no_room", "occupied", "not_adjacent"},
}
