"""Start view of Zen Garden. See ``web.app.view.game_api.start_view.StartView``."""

from collections.abc import Callable, Mapping
from typing import Final

from hofgarten.game import Json
from web.app.games.zen_garden.table.options import EXTRA_BOARDS, LEVELS, OWN_BOARDS, TIES, Options
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import radios
from web.app.view.html import Node

__all__ = ["about", "dialogs", "options_part", "scene", "summary"]

scene: Final = "scene"

dialogs: Final[Mapping[str, Callable[[Form], Callable[[Words], tuple[str, Node]]]]] = {}


def about(words: Words, options: Mapping[str, Json]) -> str:
    """Return the boards in play."""
    return words("shelf.boards", boards=", ".join(map(str, options["boards"])))


def summary(words: Words, form: Form) -> str:
    """Return the level, or the boards chosen one by one."""
    chosen: Options = form.chosen["zen-garden"]
    if chosen.level == OWN_BOARDS:
        return words("shelf.boards", boards=", ".join(map(str, chosen.all_boards)))
    return f"{words('start.level')}\N{NO-BREAK SPACE}{chosen.level}"


def options_part(words: Words, form: Form) -> Node:
    """Return the inputs for the level, the custom boards and the majority tie rule."""
    chosen: Options = form.chosen["zen-garden"]
    levels = [(str(level), str(level)) for level in LEVELS] + [(str(OWN_BOARDS), words("start.own"))]
    return [
        radios(words("start.level"), "level", levels, str(chosen.level), classes="levels"),
        h.p(".hint.level-hint")[words("start.level_hint")],
        h.fieldset(".choices.boards")[
            h.legend[words("start.boards")],
            h.div(".choice-column")[
                h.label(".tick")[h.input(type="checkbox", checked=True, disabled=True), h.span[words.of("board", "1")]],
                (
                    h.label(".tick")[
                        h.input(type="checkbox", name="boards", value=str(board), checked=board in chosen.boards),
                        h.span[words.of("board", str(board))],
                    ]
                    for board in EXTRA_BOARDS
                ),
            ],
        ],
        h.details(".more")[
            h.summary[words("start.more")],
            radios(
                words("start.ties"), "ties", [(tie, words.of("ties", tie)) for tie in TIES], chosen.ties, classes="ties"
            ),
        ],
    ]
