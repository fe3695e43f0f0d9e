"""Groups of keys of the texts of The Hanging Gardens, with the names in each."""

from web.app.games.hanging_gardens.table.position_editor import BARE, STANDS
from web.app.games.hanging_gardens.view.move_text import AREAS
from web.app.model.puzzles.collection import puzzles_of

GROUPS: dict[str, set[str]] = {
    "motif": {"terrace", "park", "arcade", "fountain", "ground"},
    "hg.group": {f"{name}.{form}" for name in ("terrace", "park", "arcade", "fountain") for form in ("one", "other")},
    "hg.place": {"left", "right", "up", "down", "start"},
    "hg.reach": {"2", "4", "6"},
    "hg.area": {name for row in AREAS for name in row},
    "hg.scroll": {"north", "east", "south", "west"},
    "hg.source": {"rules", "partly", "reconstructed", "review"},
    "place": {"board", "phase", "cards", "deck", "stack", "edition", "tiles", "row", "hidden_tiles"},
    "puzzle_theme": {theme for puzzle in puzzles_of("hanging-gardens") for theme in puzzle.themes},
    "edit": {
        *("elsewhere", "not_connected", "start_card", "temple_on_ground", "temples", "card_on_temple", "card_on_table"),
        *("no_tile_left", "unknown_tile", "cards", "deck", "space", "too_large"),
        "missing",
    },
    "edit_piece": {piece.kind for piece in (BARE, STANDS)},
    "edit_tiles": {"tiles", "hidden"},
    "setting": {"first", "turn"},
    "refusal": {
        *("no_card", "card_taken", "card_nowhere", "bare_table", "on_temple", "square_first", "laid"),
        *("no_motif", "too_small", "untouched", "has_temple", "no_temple_due", "tile_due"),
        *("not_smallest", "out_of_reach", "space_empty", "hand_over"),
    },
}
