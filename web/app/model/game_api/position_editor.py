"""Setting up a position by hand: the edits of a draft, which a game declares.

Its pictures are an ``EditorView`` (``web.app.view.game_api.editor_view``).

A draft is a state of the game whose parts may still contradict each other, such as a garden with more tiles than its
seat had turns. ``faults`` names the contradictions; the engine reads the finished position once more.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from web.app.model.game_api.move_input import Refusal, S

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from hofgarten.evaluation import AnyEvaluatedGame
    from hofgarten.rng import Rng

T = TypeVar("T")

_REF: Final = re.compile(r"([A-Za-z.]+)((?:-m?[0-9]{1,3})*)", re.ASCII)


class Ref(NamedTuple):
    """A place, a piece or a setting of a draft: ``garden-0-m1-2`` is ``("garden", (0, -1, 2))``."""

    kind: str
    numbers: tuple[int, ...] = ()

    @classmethod
    def of(cls, text: str) -> "Ref":
        """Return the parts of a text, which is untrusted. One of another form has an empty ``kind``."""
        read = _REF.fullmatch(text)
        if read is None:
            return cls("")
        return cls(read[1], tuple(int(number.replace("m", "-")) for number in read[2].split("-")[1:]))

    @property
    def text(self) -> str:
        """The text that ``of`` reads."""
        return "-".join((self.kind, *(str(number).replace("-", "m") for number in self.numbers)))


BOX: Final = Ref("box")
"""The place where a piece belongs while it is in no other one: the supply, the stack, the deck."""

TURNS: Final = 4
"""Orientations of a piece."""


class Hand(NamedTuple):
    """The piece in hand."""

    piece: Ref
    turn: int = 0
    """Quarter turns clockwise."""
    source: Ref = BOX
    """The place that it leaves."""


class Setting(NamedTuple):
    """A value of a draft that is chosen from a list."""

    ref: Ref
    value: str
    values: tuple[str, ...]
    seat: int | None = None
    """The seat whose value it is; None for one of the match."""
    texts: str = ""
    """The group of texts for its values; empty for values that are shown as they are."""


class ImpossibleEdit(Exception):
    """An edit that the rules forbid, with the ``refusal``, whose text is ``edit.<key>``."""

    def __init__(self, key: str, rule: str = "", **parts: object) -> None:
        """Keep the refusal."""
        super().__init__(key)
        self.refusal = Refusal(key, rule, tuple(parts.items()))


@dataclass(frozen=True, slots=True)
class PositionEditor(Generic[S]):
    """A game's edits. All are pure: they return another draft, which ``write`` completes and the engine reads again."""

    name: str
    """The game's name in ``hofgarten.registry.GAMES``."""
    read_draft: Callable[[str], S]
    """The engine's reader of a notation (docs/file-formats.md) whose parts may contradict each other."""
    settled: Callable[[S], S]
    """Completes a draft with the values that follow from its pieces, such as the supply."""
    places: Callable[[S], Collection[Ref]]
    """Returns all places of a draft, such as the ``BOX``."""
    pieces: Collection[Ref]
    """All pieces that can be taken in hand."""
    put: Callable[[S, Hand, Ref], S]
    """Returns a draft with the piece in hand at one of its ``places``, or raises ``ImpossibleEdit``."""
    lift: Callable[[S, Ref], Hand | None]
    """Returns the hand that takes the piece from a place; None if there is none to take. The draft keeps it."""
    settings: Callable[[S], tuple[Setting, ...]]
    """Returns the values that can be chosen: those of the match, then those of each seat."""
    choose: Callable[[S, Ref, str], S]
    """Returns a draft with another one of a setting's values, or raises ``ImpossibleEdit``."""
    faults: Callable[[S], tuple[Refusal, ...]]
    """Returns the contradictions in a draft, each with its rule. Without any, it is a legal position."""
    complete: "Callable[[S, Rng], S]"
    """Returns a draft with the open pieces that it lacks dealt at random, and without those it has too many of."""
    broken: Mapping[str, str]
    """The key of the refusal for each rule that the engine's reader finds broken after an edit."""
    lasting: Collection[str] = ()
    """The kinds of pieces that stay in hand when they are placed, since their number is unlimited."""

    @property
    def game(self) -> "AnyEvaluatedGame":
        """The rules."""
        return GAMES[self.name]

    def read(self, text: str) -> S:
        """Return the draft that a notation means.

        Raises:
            BadPosition: It is no notation of this game.
        """
        return self.settled(self.read_draft(text))

    def write(self, draft: S) -> str:
        """Return the notation of a draft."""
        return self.game.write_position(self.settled(draft))

    def start(self, players: int, rng: "Rng") -> S:
        """Return the draft of a new match: a deal by chance, without its hidden parts."""
        game = self.game
        options = game.options_from_flags({})
        state = game.initial_state(options, game.deal_setup(options, players, rng), players)
        return self.read(game.write_position(game.observe(state, SPECTATOR)))


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with another one at an index."""
    return (*items[:at], item, *items[at + 1 :])


def numbers(stop: int) -> tuple[str, ...]:
    """Return the numbers from 0 up to ``stop``, as the values of a setting."""
    return tuple(map(str, range(stop)))
