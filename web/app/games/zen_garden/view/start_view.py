"""Start view of Zen Garden."""

from collections.abc import Mapping
from typing import Final

from hofgarten.game import Json
from hofgarten.games.zen_garden.options import level_boards
from web.app.games.zen_garden.table.options import EXTRA_BOARDS, LEVELS, OWN_BOARDS, TIES, Chosen
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import radios
from web.app.view.game_api.start_view import StartView
from web.app.view.html import Node


class ZenGardenStart(StartView):
    """Level, boards, ties."""

    def about(self, words: Words, options: Mapping[str, Json]) -> str:
        """Return the level above the first, or the boards in play."""
        boards = list(options["boards"])
        level = next((level for level in LEVELS if level_boards(level) == boards), OWN_BOARDS)
        return self.summary(words, Chosen(level, tuple(boards[1:])))

    def summary(self, words: Words, chosen: Chosen) -> str:
        """Return the level above the first, or the boards chosen one by one."""
        if chosen.level == OWN_BOARDS:
            return words("saved.boards", boards=words.commas(map(str, chosen.all_boards)))
        return f"{words('start.level')}\N{NO-BREAK SPACE}{chosen.level}" if chosen.level != LEVELS[0] else ""

    def options_part(self, words: Words, chosen: Chosen) -> Node:
        """Return the inputs for the level, the custom boards and the majority tie rule."""
        levels = [(str(level), str(level)) for level in LEVELS] + [(str(OWN_BOARDS), words("start.own"))]
        return [
            radios(words("start.level"), "level", levels, str(chosen.level)),
            h.p(".hint")[words("start.level_hint")],
            h.fieldset(".choices.boards")[
                h.legend[words("start.boards")],
                h.div(".stack.gap-0")[
                    h.label(".tick.row")[
                        h.input(type="checkbox", checked=True, disabled=True), h.span[words.of("board", "1")]
                    ],
                    (
                        h.label(".tick.row")[
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
                    words("start.ties"),
                    "ties",
                    [(tie, words.of("ties", tie)) for tie in TIES],
                    chosen.ties,
                ),
            ],
        ]


START_VIEW: Final = ZenGardenStart()
