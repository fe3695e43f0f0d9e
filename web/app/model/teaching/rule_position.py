"""The small live positions of the rule books: ``demo(game, rule)`` is a match in which just this rule shows.

A game's folder, ``web/app/games/zen_garden/table`` for ``zen-garden``, has a module ``demos`` with ``MATCHES``, by name, and
``POSITIONS``, one for each rule of its book. Every position has been reached by legal play from a dealt setup.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

from hofgarten.bots import BOTS
from hofgarten.game import Json
from hofgarten.registry import GAMES, folder_of
from web.app.model.action import Action
from web.app.model.game_api.move_input import Selection, move_input_of
from web.app.model.match.match import Match, State, new_match, play

Part: TypeAlias = Literal["offer", "stage", "panel", "players", "score"]
"""A part of a match's screen: a field of ``web.app.view.game_api.match_view.Parts``."""

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
"""Who plays, by seat."""

OTHERS: Final = next(iter(BOTS))
"""Who sits at the other seats: whatever they do, they do by chance."""


class Try(NamedTuple):
    """What there is to be tried."""

    reached: Callable[[Match, Match, Selection], bool]
    """Says of the match as it was prepared, of the match now, and of what is chosen in it, whether it has been done."""
    event: str = ""
    """A move that does it, as the record writes it; empty where no move has to be played."""
    actions: Sequence[Action] = ()
    """Else what a person can choose to do it, after the choices that ``Position.chosen`` has made."""


class Prepared(NamedTuple):
    """A match from which positions are taken."""

    options: Mapping[str, Json]
    players: int
    seed: str
    """What it was dealt from, and what chance answers from."""
    moves: str
    """The players' moves as the record writes them, with semicolons between them."""


class Position(NamedTuple):
    """Where a rule shows, as a game's module has it."""

    match: str
    """The name of one of its ``MATCHES``."""
    moves: int
    """How many of its moves have been played; the person is whoever moves then."""
    parts: Sequence[Part]
    """What is shown of the match's screen, the most important first."""
    trial: Try | None = None
    """Nothing: there is only something to be seen."""
    item: str = ""
    """The item of the person's score whose spaces are marked."""
    chosen: Sequence[Action] = ()
    """What has been chosen for the person already."""


class Demo(NamedTuple):
    """A rule's position, ready to be laid on the table."""

    match: Match
    turn: Selection
    """What has been chosen in it."""
    seat: int
    """The person's."""
    parts: Sequence[Part]
    trial: Try | None
    item: str

    def reached(self, match: Match, turn: Selection) -> bool:
        """Say whether what there is to be tried has been done in the match, or stands chosen there."""
        return self.trial is not None and self.trial.reached(self.match, match, turn)


def positions(game: str) -> Mapping[str, Position]:
    """Return a game's positions by the numbers of the rules."""
    return cast("Mapping[str, Position]", _module(game).POSITIONS)


def _module(game: str) -> Any:  # noqa: ANN401 - its members are given their types where they are asked for
    return import_module(f"web.app.games.{folder_of(game)}.table.rule_positions")


@lru_cache(maxsize=8)
def demo(game: str, rule: str) -> Demo:
    """Return the position that shows a rule.

    Raises:
        KeyError: There is none of this number.
    """
    position = positions(game)[rule]
    prepared: Prepared = _module(game).MATCHES[position.match]
    match = _played(game, prepared, position.moves)
    seat = max(match.turn, 0)
    players = tuple(
        {"name": name} | ({} if number == seat else {"bot": OTHERS})
        for number, name in enumerate(NAMES[: prepared.players])
    )
    match = replace(match, record=replace(match.record, players=players))
    turn = choose(match, move_input_of(game).start(match, None), position.chosen)
    return Demo(match, turn, seat, position.parts, position.trial, position.item)


def _played(game: str, prepared: Prepared, moves: int) -> Match:
    """Return a prepared match after so many moves; chance answers from the seed."""
    players = [{"name": name} for name in NAMES[: prepared.players]]
    match = new_match("", GAMES[game], dict(prepared.options), players, prepared.seed)
    for move in prepared.moves.split("; ")[:moves]:
        match = play(match, move)
    return match


def choose(match: Match, turn: Selection, actions: Iterable[Action]) -> Selection:
    """Return what has been chosen after some steps, as a person takes them."""
    steps = move_input_of(match.record.game).steps
    for action in actions:
        turn = steps[str(action["do"])].change(match, turn, action)
    return turn


def plays(test: Callable[[State, str], bool], example: str) -> Try:
    """Return what is done by playing a move of which ``test(position, event)`` is true."""

    def reached(begun: Match, match: Match, _turn: Selection) -> bool:
        seat = begun.turn
        events = zip(match.states[begun.at :], match.record.events[begun.at : match.at], strict=False)
        return any(match.game.to_move(state) == seat and test(state, event) for state, event in events)

    return Try(reached, example)


def gains(item: str, example: str) -> Try:
    """Return what is done by playing a move that brings points of an item."""

    def reached(begun: Match, match: Match, turn: Selection) -> bool:
        gain = move_input_of(begun.record.game).score_change
        brings = plays(lambda state, event: dict(gain(state, event).items).get(item, 0) > 0, example)
        return brings.reached(begun, match, turn)

    return Try(reached, example)


def chooses(test: Callable[[State, Selection], bool], *example: Action) -> Try:
    """Return what is done by choosing what ``test(position, turn)`` is true of, or by having played since."""

    def reached(begun: Match, match: Match, turn: Selection) -> bool:
        return match.at > begun.at or test(match.state, turn)

    return Try(reached, actions=example)


def refused(rule: str, *example: Action) -> Try:
    """Return what is done by trying what a rule forbids: to be refused shows it."""

    def reached(_begun: Match, _match: Match, turn: Selection) -> bool:
        return turn.refusal is not None and turn.refusal.rule == rule

    return Try(reached, actions=example)


def anything(example: str) -> Try:
    """Return what is done by playing any move."""
    return plays(lambda _state, _event: True, example)
