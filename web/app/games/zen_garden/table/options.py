"""The options of Zen Garden in the start form: level, boards, ties. See ``web.app.model.game_api.options.Options``."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hofgarten.game import Json
from hofgarten.games.zen_garden.options import BOARDS, MAJORITY_TIES, level_boards
from web.app.model.action import Action, Fields

__all__ = [
    "actions",
    "daily",
    "default",
    "files",
    "fill_in",
    "from_json",
    "on_write_failed",
    "options",
    "players",
    "to_json",
]

players: Final = range(2, 5)

LEVELS: Final = BOARDS
"""Level n plays with the boards up to n."""

OWN_BOARDS: Final = 0
"""The level that means: the boards that are ticked."""

EXTRA_BOARDS: Final = BOARDS[1:]
"""The boards that can be ticked; board 1 is always in play."""

TIES: Final = MAJORITY_TIES


class Options(NamedTuple):
    """What has been chosen."""

    level: int = 3
    boards: tuple[int, ...] = (2, 3)
    ties: str = TIES[0]

    @property
    def all_boards(self) -> list[int]:
        """The boards in play."""
        return [1, *self.boards] if self.level == OWN_BOARDS else level_boards(self.level)


default: Final = Options()

actions: Final[Mapping[str, Callable[[Any, Action], Any]]] = {}


def fill_in(chosen: Options, fields: Fields) -> Options:
    """Return the options with what the start form's fields say."""
    return Options(
        _level(fields.get("level"), chosen.level),
        _boards(fields.get("boards", [])),
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
    """Return the options of a match. Rules Z2.1 and Z6.5."""
    return {"boards": chosen.all_boards, "majority_ties": chosen.ties}


def daily(day: int) -> dict[str, Json]:
    """Return the options of the deal of a day: the level changes from day to day."""
    return options(default._replace(level=LEVELS[day % len(LEVELS)]))


def to_json(chosen: Options) -> Json:
    """Return what is kept of the options for the next time."""
    return chosen._asdict()


def from_json(raw: Json, _storage: Mapping[str, str]) -> Options:
    """Return the options that were kept; the usual ones for whatever cannot be read."""
    kept = raw if isinstance(raw, dict) else {}
    boards = kept.get("boards")
    ticked = boards if isinstance(boards, list) else default.boards
    return fill_in(
        default, {"level": str(kept.get("level")), "boards": [str(board) for board in ticked], "ties": kept.get("ties")}
    )


def files(_chosen: Options) -> Mapping[str, str]:
    """Return nothing: this game keeps nothing of its own."""
    return {}


def on_write_failed(chosen: Options, _key: str) -> Options:
    """Return the options as they are."""
    return chosen
