"""The Hanging Gardens as a ``hofgarten.game.Game``."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hofgarten.evaluation import EvaluatedGame, Weights
from hofgarten.game import Json, Score
from hofgarten.games.hanging_gardens import hidden_information, moves, notation, rules, scoring, setup
from hofgarten.games.hanging_gardens.eval import features, rank_moves
from hofgarten.games.hanging_gardens.state import Event, Lay, State
from hofgarten.rng import Rng


class HangingGardens(EvaluatedGame[State, Event]):
    """The game for records, bots, command line and page. See ``hofgarten.game.Game`` for each method.

    A turn is up to three events of one seat: lay a card, place a temple or pass, take a tile.
    """

    name: Final = "hanging-gardens"
    players: Final = setup.PLAYERS
    score_items: Final = scoring.ITEMS
    extra_items: Final = features.OUTLOOKS
    features: Final = features.FEATURE_ITEMS

    def read_options(self, raw: Json) -> dict[str, Json]:
        """Check a record's options, which may contain a corrected edition. Rule H1.4."""
        return setup.read_options(raw)

    def options_from_flags(self, flags: Mapping[str, str]) -> dict[str, Json]:
        """Return no options: the command line has none for this game."""
        return setup.options_from_flags(flags)

    def match_options(self, state: State) -> dict[str, Json]:
        """Return the match's own edition, if it has one. Rule H1.4."""
        return setup.match_options(state.deal.edition)

    def deal_setup(self, options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
        """Shuffle cards and tiles and draw the first player. Rules H2.2 and H2.3."""
        return setup.deal_setup(options, players, rng)

    def initial_state(self, options: Mapping[str, Json], setup_: Json, players: int) -> State:
        """Return the state before the first move. Rule H2."""
        return setup.initial_state(options, setup_, players)

    def seats(self, state: State) -> range:
        """Return the seats that play. Rule H2.1."""
        return range(state.deal.players)

    def to_move(self, state: State) -> int:
        """Return the seat to move or ``TERMINAL``. Rules H3.2 and H6."""
        return rules.turn(state)

    def moves(self, state: State) -> Iterator[Event]:
        """Yield every way to lay a card or to continue the turn. Rules H4 and H5."""
        return moves.moves(state)

    def distinct_moves(self, state: State) -> Sequence[Event]:
        """Return the moves without half turns of a card that make no difference. Rule H4.1."""
        return moves.distinct_moves(state)

    def canonical(self, state: State, move: Event) -> Event:
        """Return the distinct move with the same result. Rule H4.1."""
        return moves.canonical(state, move)

    def move_count(self, state: State) -> int:
        """Return the number of ``moves``."""
        return moves.move_count(state)

    def random_move(self, state: State, rng: Rng) -> Event:
        """Return one of ``moves``."""
        return moves.random_move(state, rng)

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event. Rules H3 to H6."""
        return rules.play(state, event)

    def write_position(self, state: State) -> str:
        """Write the notation of a state, complete or a view."""
        from hofgarten.games.hanging_gardens.position import write_position

        return write_position(state)

    def read_position(self, text: str) -> State:
        """Read the text of ``write_position``."""
        from hofgarten.games.hanging_gardens.position import read_position

        return read_position(text)

    def read_event(self, text: str) -> Event:
        """Read ``lay 2 0,-1 90``, ``discard 1``, ``temple 1,0 from 3,2``, ``pass`` or ``tile 4``."""
        return notation.read_event(text)

    def write_event(self, event: Event) -> str:
        """Write an event in the format of ``read_event``."""
        return notation.write_event(event)

    def observe(self, state: State, seat: int) -> State:
        """Return the state without the information hidden from a seat. Rule H5.4."""
        return hidden_information.observe(state, seat)

    def determinize(self, view: State, rng: Rng) -> State:
        """Return the view with its hidden parts dealt at random."""
        return hidden_information.determinize(view, rng)

    def redact(
        self, setup: Json, events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
    ) -> tuple[dict[str, Json], tuple[str, ...]]:
        """Deal the remaining cards and tiles, and the hidden draws of others, at random. Rule H5.4."""
        return hidden_information.redact(setup, states, seat, rng), tuple(events)

    def redeal(self, state: State, rng: Rng) -> State:
        """Shuffle the remaining cards and tiles. Hidden draws stay. Rule H5.4."""
        return hidden_information.redeal(state, rng)

    def redact_position(
        self, events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
    ) -> tuple[State, tuple[str, ...]]:
        """Deal the remaining cards and tiles, and the hidden draws of others, at random. Rule H5.4."""
        return hidden_information.redact_position(states, seat, rng), tuple(events)

    def is_complete(self, state: State) -> bool:
        """Return False if a tile is unknown."""
        return hidden_information.is_complete(state)

    def reveals_information(self, before: State, after: State) -> bool:
        """Return True if cards or a tile were turned up. Rules H3.1 and H5.5."""
        return hidden_information.turns_up(before, after)

    def is_irreversible(self, before: State, after: State) -> bool:
        """Return True if a hidden tile was drawn. Rule H5.8."""
        return hidden_information.draws_hidden(before, after)

    def score(self, state: State) -> tuple[Score, ...]:
        """Return each seat's items. Rule H7."""
        return scoring.score(state)

    def total(self, state: State, seat: int) -> int:
        """Return one seat's total. Rule H7."""
        return scoring.total(state, seat)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winning seats. Rule H7.4."""
        return scoring.winners(state)

    def variants(self) -> Sequence[dict[str, Json]]:
        """Return the options of the standard edition only: bots are trained for it."""
        return [setup.options_from_flags({})]

    def turns_played(self, state: State) -> int:
        """Return how many turns have been completed. Rule H3.2."""
        return state.turn

    def turns_left(self, state: State, seat: int) -> int:
        """Return how many turns a seat has yet to complete, as far as is known. Rules H3.3 and H6."""
        return features.turns_left(state, seat)

    def prune_finished(self, state: State, seat: int) -> State:
        """Return the state with the seat's garden cleared: in the end only tiles count. Rule H7.4."""
        return rules.cleared(state, seat)

    def lookahead(self, players: int) -> tuple[int, int]:
        """Return one turn, with half of the weight: the next player does not take every good tile on offer."""
        return 1, 50

    def features_of(self, state: State, seat: int, left: int) -> tuple[int, ...]:
        """Return the features of a seat's garden and tiles."""
        return features.features_of(state, seat, left)

    def rate_moves(self, state: State, weights: Weights) -> list[tuple[int, Event]]:
        """Return each distinct move with the mover's value after it."""
        return rank_moves.rate_moves(state, weights)

    def best_move(self, state: State, weights: Weights) -> Event:
        """Return one of the moves with the highest value."""
        return rank_moves.best_move(state, weights)

    def idea(self, move: Event) -> tuple[Event | tuple[str, int], tuple[int, int] | None]:
        """Return the card and the place of its upper left square; a temple or a tile is an idea of its own."""
        return (("card", move.card), (move.x, move.y)) if isinstance(move, Lay) else (move, None)


HANGING_GARDENS: Final = HangingGardens()
