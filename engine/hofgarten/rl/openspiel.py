"""OpenSpiel: importing this module registers ``hofgarten_zen_garden`` and so on, with explicit chance nodes.

Every tile and card is a chance node of its own, at the moment when it is turned up: a state never holds the order of
undrawn ones.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from hofgarten.game import CHANCE, TERMINAL, IllegalMove, Json, module_name, returns
from hofgarten.registry import GAMES
from hofgarten.rl.encoding import Draw, Encoding, encoded_games, encoding_of
from hofgarten.rng import Rng


class _Shared:
    """An immutable value that a copy of a state shares: OpenSpiel copies states with ``deepcopy``."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Shared":
        return self


_NONE: Final = _Shared(None)


class _Game(pyspiel.Game):
    """A game for OpenSpiel, with the parameters ``players`` and those of the command line."""

    hofgarten_name: str
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Read the parameters.

        Raises:
            ValueError: The game has no such option, or is not for so many players.
        """
        given = dict(params or {})
        encoding = encoding_of(self.hofgarten_name, given.get("players", 2))
        rules = encoding.game
        # A comma separates parameters, so that numbers in one are separated by slashes.
        options = {key: str(value).replace("/", ",") for key, value in given.items() if key != "players" and value}
        flags = {key.replace("_", "-"): value for key, value in options.items()}
        self.rules_options: dict[str, Json] = rules.options_from_flags(flags)
        self.encoding: Encoding = encoding
        outcomes, draws = encoding.most_draws
        self._draws = draws
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=outcomes,
            num_players=encoding.players,
            min_utility=-1.0 / (encoding.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=encoding.longest,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> "_State":
        """Return the state before the first draw."""
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the largest possible number of draws in a match."""
        return self._draws

    def make_py_observer(
        self,
        iig_obs_type: Any = None,
        params: Mapping[str, Any] | None = None,
    ) -> "_Observer | None":
        """Return an observer of everything that a player may know, or with perfect recall of all that it has known.

        Other kinds, such as private information alone, are not supported: ``None``. The parameter ``tensor=False``
        makes one that writes text alone.

        Raises:
            ValueError: There is no such parameter.
        """
        if unknown := set(params or {}) - {"name", "tensor"}:
            msg = f"an observer has no parameter {min(unknown)}"
            raise ValueError(msg)
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        known = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not known:
            return None
        return _Observer(self.encoding, recalls=kind.perfect_recall, tensor=bool((params or {}).get("tensor", True)))


class _State(pyspiel.State):
    """A position between two draws or moves."""

    def __init__(self, game: _Game) -> None:
        """Begin with the draws of the setup."""
        super().__init__(game)
        self._encoding = _Shared(game.encoding)
        self._options = _Shared(game.rules_options)
        self._position = _NONE
        self._event = _NONE
        self._drawn: list[int] = []
        self._due = _Shared(game.encoding.setup_draws(game.rules_options))
        self._log = _Shared(())
        """For each draw and move: the only seat that sees it, or ``CHANCE`` if all do, and its text."""

    @property
    def position(self) -> Any:
        """The position of the library's own rules, ``None`` during the setup."""
        return self._position.value

    def current_player(self) -> int:
        """Return the player to move, chance or the end."""
        if self._due.value:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self._rules.to_move(self.position)
        return int(pyspiel.PlayerId.TERMINAL) if mover == TERMINAL else int(mover)

    def is_terminal(self) -> bool:
        """Return True after the last move."""
        return not self._due.value and bool(self._rules.to_move(self.position) == TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the ids of the legal moves, ascending."""
        legal: list[int] = self._numbers.legal(self.position).tolist() if player == self.current_player() else []
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each item that may be drawn now, with its probability."""
        due: list[Draw] = self._due.value
        draw = due[len(self._drawn)]
        left = Counter(draw.pool)
        left.subtract(item for item, earlier in zip(self._drawn, due, strict=False) if earlier.kind == draw.kind)
        total = left.total()
        return [(item, count / total) for item, count in sorted(left.items()) if count]

    def _apply_action(self, action: int) -> None:
        """Draw an item, or play a move."""
        if not self._due.value:
            event = self._numbers.move_of(self.position, action)
            self._add_to_log(int(CHANCE), self._rules.write_event(event))
            self._begin(event)
            return
        draw = self._due.value[len(self._drawn)]
        seat = self._rules.to_move(self.position) if draw.hidden else CHANCE
        self._add_to_log(int(seat), self._drawn_text(action))
        self._drawn.append(action)
        if len(self._drawn) == len(self._due.value):
            self._finish()

    def _add_to_log(self, seat: int, text: str) -> None:
        self._log = _Shared((*self._log.value, (seat, text)))

    def _begin(self, event: Any) -> None:
        """Take up an event: its draws come first."""
        self._event = _Shared(event)
        self._drawn = []
        self._due = _Shared(self._numbers.draws(self.position, event))
        if not self._due.value:
            self._finish()

    def _finish(self) -> None:
        """Apply the event that has all of its draws, or deal the match. A shuffle that is due then begins."""
        numbers, rules = self._numbers, self._rules
        if self.position is None:
            after = numbers.deal(self._options.value, self._drawn)
        else:
            state, event = numbers.arrange(self.position, self._event.value, self._drawn)
            after = rules.apply(state, event)
        self._position, self._event, self._due, self._drawn = _Shared(after), _NONE, _Shared([]), []
        if rules.to_move(after) == CHANCE:
            self._begin(rules.sample_chance(after, Rng(0)))  # any order: the draws decide

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the text of a move in the record, or of a draw; of an id without a move, the id."""
        if player == pyspiel.PlayerId.CHANCE:
            return self._drawn_text(action)
        try:
            return str(self._rules.write_event(self._numbers.move_of(self.position, action)))
        except IllegalMove:
            return f"action {action}"

    def _drawn_text(self, item: int) -> str:
        draw: Draw = self._due.value[len(self._drawn)]
        return f"{draw.kind} {self._numbers.item_name(draw.kind, item)}"

    def returns(self) -> list[float]:
        """Return each player's result; 0 before the end."""
        return list(returns(self._numbers.game, self.position)) if self.is_terminal() else [0.0] * self._numbers.players

    def seen_by(self, player: int) -> str:
        """Return all moves and draws, with a question mark for the draws that a player has not seen."""
        seen = (text if seat in (CHANCE, player) else f"{text.rpartition(' ')[0]} ?" for seat, text in self._log.value)
        return f"player {player}\n" + "\n".join(seen)

    def __str__(self) -> str:
        """Return the position's notation, and the draws since."""
        position = "" if self.position is None else self._rules.write_position(self.position)
        event = "" if self._event.value is None else self._rules.write_event(self._event.value)
        return f"{position}\n{event} {self._drawn}" if self._due.value else position

    @property
    def _numbers(self) -> Encoding:
        encoding: Encoding = self._encoding.value
        return encoding

    @property
    def _rules(self) -> Any:
        return self._numbers.game


class _Observer:
    """Everything that a player may know: as a tensor and its fields, or with perfect recall as text alone."""

    def __init__(self, encoding: Encoding, *, recalls: bool, tensor: bool) -> None:
        """Lay out the tensor."""
        self._encoding = encoding
        self._recalls = recalls
        self.tensor = np.zeros(encoding.size, np.float32) if tensor and not recalls else None
        self.dict = {} if self.tensor is None else encoding.parts_of(self.tensor)

    def set_from(self, state: _State, player: int) -> None:
        """Write a player's view into the tensor: zeros during the setup."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.position is not None:
            view = self._encoding.game.observe(state.position, player)
            self._encoding.write_observation(view, player, self.dict)

    def string_from(self, state: _State, player: int) -> str:
        """Return the notation of a player's view, or with perfect recall all that the player has seen."""
        if self._recalls:
            return state.seen_by(player)
        game = self._encoding.game
        return "" if state.position is None else game.write_position(game.observe(state.position, player))


def _register(name: str) -> None:
    """Register a game."""
    rules = GAMES[name]
    encoding = encoding_of(name, rules.players[0])
    game_type = pyspiel.GameType(
        short_name=f"hofgarten_{module_name(name)}",
        long_name=f"Hofgarten: {name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if encoding.has_secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.players[0], **encoding.parameters},
    )
    names = {"hofgarten_name": name, "game_type": game_type}
    _CLASSES[name] = type(f"{name.title().replace('-', '')}Game", (_Game,), names)
    pyspiel.register_game(game_type, _CLASSES[name])


def game_class(name: str) -> type[_Game]:
    """Return the class that is registered for a game."""
    return _CLASSES[name]


_CLASSES: Final[dict[str, type[_Game]]] = {}

for _name in encoded_games():
    _register(_name)
