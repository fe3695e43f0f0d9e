"""Groups of keys of the texts of The Hanging Gardens, with the names in each."""

from hofgarten.games.hanging_gardens.puzzle_themes import THEMES
from web.app.games.hanging_gardens.view.move_text import AREAS

GROUPS: dict[str, set[str]] = {
    "motif": {"terrace", "park", "arcade", "fountain", "ground"},
    "hg.group": {"terrace", "park", "arcade", "fountain"},
    "hg.reach": {"2", "4", "6"},
    "hg.area": {name for row in AREAS for name in row},
    "hg.scroll": {"north", "east", "south", "west"},
    "hg.source": {"rules", "partly", "reconstructed", "review"},
    "puzzle_theme": {*THEMES, "deny"},
    "refusal": {
        *("no_card", "card_taken", "card_nowhere", "bare_table", "on_temple", "square_first", "laid"),
        *("no_motif", "too_small", "untouched", "has_temple", "no_temple_due", "tile_due"),
        *("not_smallest", "out_of_reach", "space_empty", "hand_over"),
    },
}
