"""A match that is played by action ids. Chance answers from the seed, as in ``hofgarten.new_game``."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hofgarten.game import CHANCE, SPECTATOR
from hofgarten.match import new_game
from hofgarten.registry import GAMES
from hofgarten.rl.encoding import Array, encoding_of
from hofgarten.rng import chance_rng

RENDER_MODES: Final = ("ansi", "svg", "rgb_array")
"""Plain text; an SVG document; an array of pixels (rows, columns, red, green, blue)."""

OptionValue = str | int | Sequence[int]
"""A value of a game's option, as ``new_game`` takes it."""


class MatchRunner:
    """Deals matches of one kind and keeps the current one."""

    def __init__(self, game: str, players: int, render_mode: str | None, options: dict[str, OptionValue]) -> None:
        """Check the arguments.

        Raises:
            ValueError: There is no such game, option or render mode, or not for so many players.
        """
        if render_mode not in (None, *RENDER_MODES):
            msg = f"unknown render mode {render_mode!r}: known are {', '.join(RENDER_MODES)}"
            raise ValueError(msg)
        self.encoding = encoding_of(game, players)
        self.game = GAMES[game]
        self.render_mode = render_mode
        self._options = options
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin the match of ``new_game`` with this seed."""
        match = new_game(self.game.name, players=self.encoding.players, seed=seed, **self._options)
        self.state: Any = match.state
        self._seed, self._events = seed, len(match.record.events)

    @property
    def to_move(self) -> int:
        """The seat to move, or ``TERMINAL``."""
        return self.game.to_move(self.state)

    @property
    def mask(self) -> NDArray[np.int8]:
        """A new array of the legal ids of the seat to move."""
        return self.encoding.mask(self.state)

    def play(self, action: int) -> None:
        """Play the move of an id.

        Raises:
            IllegalMove: The rules forbid it. The position stays.
        """
        self.play_move(self.encoding.move_of(self.state, action))

    def play_move(self, move: Any) -> None:
        """Play a move, and the chance events that follow it.

        Raises:
            IllegalMove: The rules forbid it. The position stays.
        """
        self.state, self._events = self.game.apply(self.state, move), self._events + 1
        while self.to_move == CHANCE:
            rng = chance_rng(self._seed, self._events)
            self.state = self.game.apply(self.state, self.game.sample_chance(self.state, rng))
            self._events += 1

    def tensor(self, seat: int) -> Array:
        """Return the tensor of everything that a seat may know."""
        return self.encoding.tensor(self.game.observe(self.state, seat), seat)

    def totals(self) -> list[int]:
        """Return the points of each seat, as if the match ended now."""
        return [self.game.total(self.state, seat) for seat in range(self.encoding.players)]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return a drawing of the public position in the render mode; ``None`` without one."""
        if self.render_mode is None:
            return None
        view = self.game.observe(self.state, SPECTATOR)
        if self.render_mode == "ansi":
            return self.game.draw(view)
        picture = self.encoding.picture(view)
        return (
            picture.pixels()
            if self.render_mode == "rgb_array"
            else picture.svg(f"{self.game.name}, {self.game.headline(view)}")
        )
