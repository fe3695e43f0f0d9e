"""The small live positions of the rule books: ``demo(game, rule)`` is a match that illustrates one rule.

Every position is reached by legal play from a dealt setup.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.bots import BOTS
from hofgarten.registry import GAMES
from web.app.model.action import Action, bind
from web.app.model.game_api.game_page import move_input_of, rule_positions_of
from web.app.model.game_api.move_input import C, S, Selection
from web.app.model.game_api.rule_positions import Exercise, PositionSpec, PreparedMatch, ScreenPart
from web.app.model.match.match import PlayedMatch, State, new_match, play

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
"""The players' names, by seat."""

OTHERS: Final = next(iter(BOTS))
"""The bot at the other seats: it plays random moves."""


class RulePosition(NamedTuple):
    """A rule's position, ready to be played."""

    match: PlayedMatch
    selection: Selection
    """The initial selection."""
    seat: int
    """The reader's seat."""
    parts: Sequence[ScreenPart]
    trial: "Exercise[State, Selection] | None"
    item: str

    def reached(self, match: PlayedMatch, selection: Selection) -> bool:
        """Return True if the task has been done in the match, or is selected there."""
        return self.trial is not None and self.trial.reached(self.match, match, selection)


def positions(game: str) -> "Mapping[str, PositionSpec[State, Selection]]":
    """Return a game's positions by the numbers of the rules; an empty mapping if it has none."""
    of_game = rule_positions_of(game)
    return of_game.positions if of_game else {}


@lru_cache(maxsize=8)
def demo(game: str, rule: str) -> RulePosition:
    """Return the position that illustrates a rule.

    Raises:
        KeyError: There is no position for this number.
    """
    of_game = rule_positions_of(game)
    if of_game is None:
        raise KeyError(rule)
    position = of_game.positions[rule]
    prepared = of_game.matches[position.match]
    match = _play_moves(game, prepared, position.moves)
    seat = max(match.turn, 0)
    players = tuple(
        {"name": name} | ({} if number == seat else {"bot": OTHERS})
        for number, name in enumerate(NAMES[: prepared.players])
    )
    match = replace(match, record=replace(match.record, players=players))
    selection = choose(match, move_input_of(game).start(match, None), position.chosen)
    return RulePosition(match, selection, seat, position.parts, position.trial, position.item)


def _play_moves(game: str, prepared: PreparedMatch, moves: int) -> PlayedMatch:
    """Return a prepared match after some moves; chance events come from the seed."""
    players = [{"name": name} for name in NAMES[: prepared.players]]
    match = new_match("", GAMES[game], dict(prepared.options), players, prepared.seed)
    for move in prepared.moves.split("; ")[:moves]:
        match = play(match, move)
    return match


def choose(match: PlayedMatch, selection: Selection, actions: Iterable[Action]) -> Selection:
    """Return the selection after some steps."""
    steps = move_input_of(match.record.game).steps
    for action in actions:
        selection = bind(steps[action["do"]].change, action)(match, selection)
    return selection


def plays(test: "Callable[[S, str], bool]", example: str) -> "Exercise[S, C]":
    """Return the task to play a move for which ``test(position, event)`` is true."""

    def reached(begun: "PlayedMatch[S]", match: "PlayedMatch[S]", _selection: C) -> bool:
        seat = begun.turn
        events = zip(match.states[begun.at :], match.record.events[begun.at : match.at], strict=False)
        return any(match.game.to_move(state) == seat and test(state, event) for state, event in events)

    return Exercise(reached, example)


def gains(item: str, example: str) -> "Exercise[S, C]":
    """Return the task to play a move that scores points of an item, or adds to those that are possible."""

    def reached(begun: "PlayedMatch[S]", match: "PlayedMatch[S]", selection: C) -> bool:
        change_of = move_input_of(begun.record.game).score_change

        def brings(state: State, event: str) -> bool:
            change = change_of(state, event)
            return dict([*change.items, *change.possible]).get(item, 0) > 0

        task: Exercise[S, C] = plays(brings, example)
        return task.reached(begun, match, selection)

    return Exercise(reached, example)


def chooses(choice: "str | Callable[[S, C], bool]", *example: Action) -> "Exercise[S, C]":
    """Return the task to change a choice, or to make a selection for which a test is true, or to play on.

    A choice is named like the attribute of the selection. A test is a function ``test(position, selection)``.
    """

    def reached(begun: "PlayedMatch[S]", match: "PlayedMatch[S]", selection: C) -> bool:
        if match.at > begun.at:
            return True
        if isinstance(choice, str):
            return bool(getattr(selection, choice) != getattr(selection.cleared, choice))
        return choice(match.state, selection)

    return Exercise(reached, actions=example)


def refused(rule: str, *example: Action) -> "Exercise[S, C]":
    """Return the task to try a move that a rule forbids: the refusal illustrates the rule."""

    def reached(_begun: "PlayedMatch[S]", _match: "PlayedMatch[S]", selection: C) -> bool:
        return selection.refusal is not None and selection.refusal.rule == rule

    return Exercise(reached, actions=example)


def anything(example: str) -> "Exercise[S, C]":
    """Return the task to play any move."""
    return plays(lambda _state, _event: True, example)
