"""Options of Zen Garden in the start form: level, boards, ties."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hofgarten.game import Json
from hofgarten.games.zen_garden.options import BOARDS, MAJORITY_TIES, level_boards
from web.app.model.action import Fields
from web.app.model.game_api.options import Options

LEVELS: Final = BOARDS
"""Level n uses boards 1 to n."""

OWN_BOARDS: Final = 0
"""The level for a custom set of boards."""

EXTRA_BOARDS: Final = BOARDS[1:]
"""The optional boards. Board 1 is always in play."""

TIES: Final = MAJORITY_TIES


class Chosen(NamedTuple):
    """The chosen options."""

    level: int = 1
    boards: tuple[int, ...] = (2, 3)
    ties: str = TIES[0]

    @property
    def all_boards(self) -> list[int]:
        """The boards in play."""
        return [1, *self.boards] if self.level == OWN_BOARDS else level_boards(self.level)


class ZenGardenOptions(Options):
    """Level, boards, ties."""

    default: Chosen = Chosen()

    gold = 10
    """The master beats the gardener by 11 points on average (``docs/results.md``)."""

    def fill_in(self, chosen: Chosen, fields: Fields) -> Chosen:
        """Return the options updated with the fields of the start form."""
        return Chosen(
            _level(fields.get("level"), chosen.level),
            # A box that is not ticked is missing from the fields of the form.
            _boards(fields.get("boards", [])) if "level" in fields else chosen.boards,
            _ties(fields.get("ties"), chosen.ties),
        )

    def options(self, chosen: Chosen) -> dict[str, Json]:
        """Return a match's options. Rules Z2.1 and Z6.5."""
        return {"boards": chosen.all_boards, "majority_ties": chosen.ties}

    def daily(self, day: int) -> dict[str, Json]:
        """Return the options of a daily match. The level changes from day to day."""
        return self.options(self.default._replace(level=LEVELS[day % len(LEVELS)]))

    def to_json(self, chosen: Chosen) -> Json:
        """Return the options as stored for the next visit."""
        return chosen._asdict()

    def from_json(self, raw: Json, storage: Mapping[str, str]) -> Chosen:
        """Return the stored options, with defaults for unreadable values."""
        stored = raw if isinstance(raw, dict) else {}
        boards = stored.get("boards")
        ticked = boards if isinstance(boards, list) else self.default.boards
        fields = {name: str(stored.get(name)) for name in ("level", "ties")}
        return self.fill_in(self.default, {**fields, "boards": [str(board) for board in ticked]})


def _level(raw: object, otherwise: int) -> int:
    return int(raw) if isinstance(raw, str) and raw in map(str, (OWN_BOARDS, *LEVELS)) else otherwise


def _boards(ticked: object) -> tuple[int, ...]:
    texts: Sequence[object] = ticked if isinstance(ticked, list) else [ticked]
    return tuple(board for board in EXTRA_BOARDS if str(board) in texts)


def _ties(raw: object, otherwise: str) -> str:
    return raw if isinstance(raw, str) and raw in TIES else otherwise


OPTIONS: Final = ZenGardenOptions()
