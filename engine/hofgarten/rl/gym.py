"""Gymnasium: one seat plays, bots play the others."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hofgarten.bots import BOTS, Bot
from hofgarten.bots.answer import text_of_answer
from hofgarten.game import TERMINAL, IllegalMove, returns
from hofgarten.rl.aec import Observation, observation_space
from hofgarten.rl.encoding import encoded_games
from hofgarten.rl.match_runner import RENDER_MODES, MatchRunner, OptionValue
from hofgarten.rng import Rng

REWARDS: Final = ("win", "lead")


class GymEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a match. ``observation`` and ``action_mask`` are those of ``hofgarten.rl.aec``.

    ``reset(seed=7)`` deals the match of ``hofgarten.new_game`` with this seed. The first player is part of the deal.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared like this in Gymnasium
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponent: str | Bot = "master",
        players: int = 2,
        *,
        seat: int = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """Check the arguments.

        Args:
            game: The game: a key of ``GAMES``.
            opponent: The bot at the other seats: a name of ``BOTS``, or a function as in docs/bots.md.
            players: The number of seats.
            seat: The seat that plays.
            reward: ``"win"``: the result at the end (``Encoding.returns``). ``"lead"``: at each step, the change of
                the seat's points above those of the best other seat.
            render_mode: ``"ansi"``, ``"svg"``, ``"rgb_array"`` or ``None``.
            options: The game's options, as in ``new_game``.

        Raises:
            ValueError: There is no such game, opponent, option or render mode, or not for so many players.
        """
        self.runner = MatchRunner(game, players, render_mode, options)
        if isinstance(opponent, str) and opponent not in BOTS:
            msg = f"unknown opponent {opponent!r}: known are {', '.join(BOTS)}"
            raise ValueError(msg)
        if seat not in range(players):
            msg = f"there is no seat {seat} with {players} players"
            raise ValueError(msg)
        if reward not in REWARDS:
            msg = f"unknown reward {reward!r}: known are {', '.join(REWARDS)}"
            raise ValueError(msg)
        self.render_mode = render_mode
        self.seat = seat
        self._choose: Bot = BOTS[opponent] if isinstance(opponent, str) else opponent
        self._is_own = not isinstance(opponent, str)
        self._by_lead = reward == "lead"
        self.observation_space: Any = observation_space(self.runner.encoding)
        self.action_space: Any = spaces.Discrete(self.runner.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match and return the observation at the seat's first turn."""
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(2**63)) if seed is None else seed
        self._bots = Rng.of(deal, "opponents")
        self.runner.deal(deal)
        self._answer()
        self._lead = self._lead_now()
        return self._observed(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move, then the bots' moves up to the seat's next one. An illegal action loses at once."""
        runner = self.runner
        try:
            runner.play(int(action))
        except IllegalMove as refusal:
            return self._observed(), -1.0, True, False, {"illegal": str(refusal)}
        self._answer()
        over = runner.to_move == TERMINAL
        before, self._lead = self._lead, self._lead_now()
        won = returns(runner.encoding.game, runner.state)[self.seat] if over else 0.0
        info: dict[str, Any] = {"totals": runner.totals()} if over else {}
        return self._observed(), float(self._lead - before) if self._by_lead else won, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask as Stable-Baselines3's ``MaskablePPO`` asks for it."""
        return self.runner.mask.astype(np.bool_)

    def render(self) -> Any:
        """Return a drawing of the public position in the render mode."""
        return self.runner.render()

    def _answer(self) -> None:
        """Play the moves of the other seats until this one is to move or the match is over.

        Raises:
            TypeError: A function of one's own returned no move.
        """
        runner = self.runner
        while (mover := runner.to_move) not in (self.seat, TERMINAL):
            view = runner.game.observe(runner.state, mover)
            answer = self._choose(runner.game, view, mover, self._bots)
            if self._is_own:
                text_of_answer(runner.game, view, answer)  # the built-in ones need no check
            runner.play_move(answer)

    def _lead_now(self) -> int:
        """Return the points of the seat above those of the best other one; 0 if it is not rewarded for them."""
        if not self._by_lead:
            return 0
        totals = self.runner.totals()
        return totals.pop(self.seat) - max(totals)

    def _observed(self) -> Observation:
        return {"observation": self.runner.tensor(self.seat), "action_mask": self.runner.mask}


def env_id(game: str) -> str:
    """Return the id for ``gymnasium.make``: ``"hofgarten/ZenGarden-v0"``."""
    return f"hofgarten/{game.title().replace('-', '')}-v0"


for _game in encoded_games():
    gymnasium.register(id=env_id(_game), entry_point=f"{__name__}:GymEnv", kwargs={"game": _game})
