"""The contract of a game's numbers: fixed action ids, tensors of a seat's knowledge, single draws of chance.

PettingZoo, Gymnasium and OpenSpiel use games through it. An id never changes its meaning: docs/rl.md.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import Json, module_name
from hofgarten.match import check_players
from hofgarten.registry import GAMES

Array: TypeAlias = NDArray[Any]
Ids: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.int8]

MAX_TENSOR_VALUE: Final = 127
"""No number in a tensor is higher, and none is negative: they fit in ``int8``."""


class Rect(NamedTuple):
    """A filled rectangle."""

    x: int
    y: int
    width: int
    height: int
    colour: int
    """Red, green and blue as ``0xRRGGBB``."""


class Picture(NamedTuple):
    """Rectangles in pixels, later ones above earlier ones."""

    width: int
    height: int
    rects: list[Rect]

    def svg(self, title: str) -> str:
        """Return an SVG document with a title, which screen readers read."""
        shapes = "".join(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#{colour:06x}"/>'
            for x, y, width, height, colour in self.rects
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img">'
            f"<title>{title}</title>{shapes}</svg>"
        )

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture as an array of rows, columns and red, green, blue."""
        pixels = np.full((self.height, self.width, 3), 255, np.uint8)
        for x, y, width, height, colour in self.rects:
            pixels[y : y + height, x : x + width] = (colour >> 16, colour >> 8 & 255, colour & 255)
        return pixels


class Field(NamedTuple):
    """A named part of a tensor."""

    name: str
    shape: tuple[int, ...]


class Draw(NamedTuple):
    """One draw of chance, without replacement."""

    kind: str
    """The items that are drawn, such as ``"tile"``. Draws of one kind that follow each other share a pool."""
    pool: tuple[int, ...]
    """The items before the first of these draws. An item that is there twice is twice as likely."""
    hidden: bool = False
    """True if only the seat that moved sees the item."""


class Encoding(ABC):
    """The numbers of one game with one number of players."""

    has_secrets: ClassVar[bool]
    """True if a seat may know something that another one does not."""
    parameters: ClassVar[Mapping[str, str | int]]
    """The game's options for OpenSpiel, each with the value that means that it is not given: ``""`` or 0."""

    def __init__(self, game: AnyEvaluatedGame, players: int, actions: int, fields: Sequence[Field]) -> None:
        """Keep the sizes. ``actions``: the number of ids, from 0. ``fields``: the parts of a tensor, in order."""
        self.game = game
        self.players = players
        self.actions = actions
        self.fields = tuple(fields)
        ends = np.cumsum([np.prod(field.shape, dtype=int) for field in fields]).tolist()
        self._parts = tuple(
            (field.name, slice(start, end), field.shape)
            for field, start, end in zip(fields, [0, *ends], ends, strict=False)
        )
        self.size: int = ends[-1]
        """The length of a tensor."""

    @abstractmethod
    def write_mask(self, state: Any, mask: Mask) -> None:
        """Set 1 for each legal id in a mask of zeros; leave it as it is when no player is to move.

        The position is a complete state or a view. Moves with the same effect have one id.
        """

    @abstractmethod
    def id_of(self, state: Any, move: Any) -> int:
        """Return the id of a legal move."""

    @abstractmethod
    def move_of(self, state: Any, action: int) -> Any:
        """Return the move with an id.

        Raises:
            IllegalMove: No move of this position has the id. The rules may also forbid the returned move.
        """

    @abstractmethod
    def write_observation(self, view: Any, seat: int, parts: Mapping[str, Array]) -> None:
        """Write a view into arrays of zeros, one for each one. The first seat in an array is ``seat``."""

    @abstractmethod
    def picture(self, view: Any) -> Picture:
        """Return a schematic picture of a view; all pictures of a match have the same size."""

    # Chance, draw by draw, for libraries that want to know each probability.

    @abstractmethod
    def setup_draws(self, options: Mapping[str, Json]) -> list[Draw]:
        """Return the draws that deal a match."""

    @abstractmethod
    def deal(self, options: Mapping[str, Json], drawn: Sequence[int]) -> Any:
        """Return the state before the first move. Its hidden parts are sorted: they have yet to be drawn."""

    @abstractmethod
    def draws(self, state: Any, event: Any) -> list[Draw]:
        """Return the draws that an event causes in a state with sorted hidden parts."""

    @abstractmethod
    def arrange(self, state: Any, event: Any, drawn: Sequence[int]) -> tuple[Any, Any]:
        """Return the state and the event with the drawn items at the front of the hidden parts."""

    @abstractmethod
    def item_name(self, kind: str, item: int) -> str:
        """Return the name of a drawn item."""

    @property
    @abstractmethod
    def most_draws(self) -> tuple[int, int]:
        """The number of different items of a draw, and the largest number of draws in a match."""

    @property
    @abstractmethod
    def longest(self) -> int:
        """The largest number of moves in a match."""

    # Written once for all games.

    def parts_of(self, tensor: Array) -> dict[str, Array]:
        """Return the fields of a tensor by name. They share its memory."""
        return {name: tensor[place].reshape(shape) for name, place, shape in self._parts}

    def tensor(self, view: Any, seat: int, dtype: type[np.generic] = np.int8) -> Array:
        """Return the tensor of a view, made by ``game.observe`` for this seat: 0 to ``MAX_TENSOR_VALUE``."""
        tensor = np.zeros(self.size, dtype)
        self.write_observation(view, seat, self.parts_of(tensor))
        return tensor

    def mask(self, state: Any) -> Mask:
        """Return 1 for each legal id and 0 for all others, in a new array."""
        mask = np.zeros(self.actions, np.int8)
        self.write_mask(state, mask)
        return mask

    def legal(self, state: Any) -> Ids:
        """Return the ids of the legal moves, ascending; none when no player is to move."""
        return np.flatnonzero(self.mask(state).view(np.bool_))


@cache
def encoding_of(game: str, players: int) -> Encoding:
    """Return the encoding of a game.

    Raises:
        ValueError: There is no such game, or not for so many players, or it has no encoding.
        TypeError: ``players`` is no whole number.
    """
    if game not in encoded_games():
        msg = f"no environment for the game {game!r}: there is one for {', '.join(encoded_games())}"
        raise ValueError(msg)
    rules = GAMES[game]
    check_players(rules, players)
    made: Encoding = import_module(_module_of(game)).encoding(rules, players)
    return made


def encoded_games() -> list[str]:
    """Return the names of the games with an encoding."""
    return [name for name in GAMES if find_spec(_module_of(name))]


def _module_of(game: str) -> str:
    return f"hofgarten.rl.games.{module_name(game)}"


def one_hot(array: Array, indices: Sequence[int]) -> None:
    """Set 1 at one index of each row of a two-dimensional array; an index below 0 leaves its row as it is."""
    for row, index in enumerate(indices):
        if index >= 0:
            array[row, index] = 1


def seats_from(seat: int, players: int) -> list[int]:
    """Return the seats clockwise, beginning with one."""
    return [(seat + number) % players for number in range(players)]
