"""Options of Zen Garden in the start form: level, boards, ties.

See ``web.app.model.game_api.options.Options``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hofgarten.game import Json
from hofgarten.games.zen_garden.options import BOARDS, MAJORITY_TIES, level_boards
from web.app.model.action import Fields

__all__ = [
    "actions",
    "daily",
    "default",
    "files",
    "fill_in",
    "from_json",
    "gold",
    "on_write_failed",
    "options",
    "players",
    "to_json",
]

players: Final = range(2, 5)

gold: Final = 10
"""The master beats the gardener by 11 points on average (``docs/bots.md``)."""

LEVELS: Final = BOARDS
"""Level n uses boards 1 to n."""

OWN_BOARDS: Final = 0
"""The level for a custom set of boards."""

EXTRA_BOARDS: Final = BOARDS[1:]
"""The optional boards. Board 1 is always in play."""

TIES: Final = MAJORITY_TIES


class Options(NamedTuple):
    """The chosen options."""

    level: int = 1
    boards: tuple[int, ...] = (2, 3)
    ties: str = TIES[0]

    @property
    def all_boards(self) -> list[int]:
        """The boards in play."""
        return [1, *self.boards] if self.level == OWN_BOARDS else level_boards(self.level)


default: Final = Options()

actions: Final[Mapping[str, Callable[..., Any]]] = {}


def fill_in(chosen: Options, fields: Fields) -> Options:
    """Return the options updated with the fields of the start form."""
    return Options(
        _level(fields.get("level"), chosen.level),
        # A box that is not ticked is missing from the fields of the form.
        _boards(fields.get("boards", [])) if "level" in fields else chosen.boards,
        _ties(fields.get("ties"), chosen.ties),
    )


def _level(raw: object, otherwise: int) -> int:
    return int(raw) if isinstance(raw, str) and raw in map(str, (OWN_BOARDS, *LEVELS)) else otherwise


def _boards(ticked: object) -> tuple[int, ...]:
    texts: Sequence[object] = ticked if isinstance(ticked, list) else [ticked]
    return tuple(board for board in EXTRA_BOARDS if str(board) in texts)


def _ties(raw: object, otherwise: str) -> str:
    return raw if isinstance(raw, str) and raw in TIES else otherwise


def options(chosen: Options) -> dict[str, Json]:
    """Return a match's options. Rules Z2.1 and Z6.5."""
    return {"boards": chosen.all_boards, "majority_ties": chosen.ties}


def daily(day: int) -> dict[str, Json]:
    """Return the options of a daily match. The level changes from day to day."""
    return options(default._replace(level=LEVELS[day % len(LEVELS)]))


def to_json(chosen: Options) -> Json:
    """Return the options as stored for the next visit."""
    return chosen._asdict()


def from_json(raw: Json, _storage: Mapping[str, str]) -> Options:
    """Return the stored options, with defaults for unreadable values."""
    kept = raw if isinstance(raw, dict) else {}
    boards = kept.get("boards")
    ticked = boards if isinstance(boards, list) else default.boards
    fields = {name: str(kept.get(name)) for name in ("level", "ties")}
    return fill_in(default, {**fields, "boards": [str(board) for board in ticked]})


def files(_chosen: Options) -> Mapping[str, str]:
    """Return an empty mapping: this game stores no files."""
    return {}


def on_write_failed(chosen: Options, _key: str) -> Options:
    """Return the options unchanged: this game stores no files."""
    return chosen
