"""Zen Garden as a ``hofgarten.game.Game``."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hofgarten.evaluation import EvaluatedGame, Weights
from hofgarten.game import IllegalMove, Json, Score
from hofgarten.games.zen_garden import notation, options, rules, scoring, setup
from hofgarten.games.zen_garden.eval import features, rank_moves
from hofgarten.games.zen_garden.grid import (
    SIZE,
    distinct_placement,
    distinct_placements,
    placement_parts,
    placements,
    shift_parts,
)
from hofgarten.games.zen_garden.state import SLOT_COSTS, SLOTS, TAKEN, Event, Move, Shuffle, State
from hofgarten.games.zen_garden.tiles import CORNERS
from hofgarten.rng import Rng

_ORIENTATIONS: Final = len(CORNERS)


def affordable(state: State) -> list[int]:
    """Return the spaces of the selection board with a tile that the player to move can pay for. Rules Z4.1 and Z4.2."""
    coins = state.seats[state.deal.order[state.turn]].coins
    board = state.board
    return [slot for slot in SLOTS if board[slot] != TAKEN and SLOT_COSTS[slot] <= coins]


def _mask(state: State) -> int:
    return state.seats[state.deal.order[state.turn]].mask


def _no_player_to_move(state: State) -> bool:
    return state.shuffling or state.turn >= len(state.deal.order)


class ZenGarden(EvaluatedGame[State, Any]):
    """The game for records, bots, command line and page. See ``hofgarten.game.Game`` for each method."""

    name: Final = "zen-garden"
    players: Final = setup.PLAYERS
    score_items: Final = scoring.ITEMS
    features: Final = features.FEATURE_ITEMS
    extra_items: Final = ()

    def read_options(self, raw: Json) -> dict[str, Json]:
        """Check a record's options. Rule Z2.1."""
        return options.read_options(raw)

    def options_from_flags(self, flags: Mapping[str, str]) -> dict[str, Json]:
        """Read ``level``, ``boards``, ``majority-ties``; level 3 if neither level nor boards are given."""
        return options.options_from_flags(flags)

    def match_options(self, state: State) -> dict[str, Json]:
        """Return the boards in play and the rule for tied majorities. Rules Z2.1 and Z6.5."""
        return options.match_options(state.deal.boards, split=state.deal.split)

    def deal_setup(self, options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
        """Shuffle emperor tiles and garden tiles and draw the first player. Rules Z2.2, Z2.4 and Z2.5."""
        return setup.deal_setup(options, players, rng)

    def initial_state(self, options: Mapping[str, Json], setup_: Json, players: int) -> State:
        """Return the state before the first move. Rule Z2."""
        return setup.initial_state(options, setup_, players)

    def seats(self, state: State) -> range:
        """Return the seats that play. Rule Z2.1."""
        return range(state.deal.players)

    def to_move(self, state: State) -> int:
        """Return the seat to move, ``CHANCE`` or ``TERMINAL``. Rule Z3."""
        return rules.turn(state)

    def moves(self, state: State) -> Iterator[Move]:
        """Yield every way to take, shift, place and turn. Rules Z4 and Z5.1 to Z5.3."""
        return self._list(state, placements(_mask(state))) if not _no_player_to_move(state) else iter(())

    def distinct_moves(self, state: State) -> Sequence[Move]:
        """Return one move for each relative position of the tiles: Rule Z5.1 makes all others equivalent."""
        return list(self._list(state, distinct_placements(_mask(state)))) if not _no_player_to_move(state) else []

    def _list(self, state: State, places: Sequence[int]) -> Iterator[Move]:
        parts = [placement_parts(place) for place in places]
        for slot in affordable(state):
            for shift, cell in parts:
                for corner in range(_ORIENTATIONS):
                    yield Move(slot, cell, corner, shift)

    def canonical(self, state: State, move: Move) -> Move:
        """Return the distinct move with the same relative position of the tiles. Rule Z5.1."""
        place = distinct_placement(_mask(state), move.shift << 4 | move.cell)
        shift, cell = placement_parts(place)
        return move._replace(shift=shift, cell=cell)

    def move_count(self, state: State) -> int:
        """Return the number of ``moves``."""
        return (
            0 if _no_player_to_move(state) else len(affordable(state)) * len(placements(_mask(state))) * _ORIENTATIONS
        )

    def random_move(self, state: State, rng: Rng) -> Move:
        """Return one of ``moves``. Tile, place and rotation are independent."""
        if _no_player_to_move(state):
            raise IllegalMove("Z3.6" if not state.shuffling else "Z3.4", "no player is to move")
        slots = affordable(state)
        places = placements(_mask(state))
        number, corner = divmod(rng.below(len(slots) * len(places) * _ORIENTATIONS), _ORIENTATIONS)
        slot, place = divmod(number, len(places))
        return Move(slots[slot], places[place] & 15, corner, places[place] >> 4)

    def sample_chance(self, state: State, rng: Rng) -> Shuffle:
        """Shuffle the discard pile. Rule Z3.4."""
        return Shuffle(rng.shuffled(state.discard))

    def apply(self, state: State, event: Event) -> State:
        """Return the state after a move or a shuffle. Rules Z3 to Z5."""
        return rules.play(state, event)

    def write_position(self, state: State) -> str:
        """Write the notation of a state, complete or a view."""
        from hofgarten.games.zen_garden.position import write_position

        return write_position(state)

    def read_position(self, text: str) -> State:
        """Read the text of ``write_position``."""
        from hofgarten.games.zen_garden.position import read_position

        return read_position(text)

    def read_event(self, text: str) -> Event:
        """Read ``SLOT CELL CORNER [SHIFT]`` or ``~TILES``."""
        return notation.read_event(text)

    def write_event(self, event: Event) -> str:
        """Write an event in the format of ``read_event``."""
        return notation.write_event(event)

    def observe(self, state: State, seat: int) -> State:
        """Return the state with the rest of the supply sorted: only its order is hidden, from all seats alike."""
        return state._replace(supply=tuple(sorted(state.supply[state.drawn :])), drawn=0)

    def determinize(self, view: State, rng: Rng) -> State:
        """Return the view with the rest of the supply shuffled."""
        return view._replace(supply=rng.shuffled(view.supply[view.drawn :]), drawn=0)

    def redact(
        self,
        setup: Json,
        events: Sequence[str],
        states: Sequence[State],
        seat: int,
        rng: Rng,
    ) -> tuple[dict[str, Json], tuple[str, ...]]:
        """Shuffle the rest of the supply at its place in the record: the setup, or the last shuffle. Rule Z3.4."""
        state = states[-1]
        # Sorted first, so that the new order does not depend on the true one.
        supply = state.supply[: state.drawn] + rng.shuffled(sorted(state.supply[state.drawn :]))
        shuffles = [index for index, event in enumerate(events) if event.startswith(notation.SHUFFLE_SIGN)]
        if not shuffles:
            return {**setup, "supply": notation.write_tiles(supply)}, tuple(events)
        last = shuffles[-1]
        return dict(setup), (*events[:last], notation.write_event(Shuffle(supply)), *events[last + 1 :])

    def redact_position(
        self, events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
    ) -> tuple[State, tuple[str, ...]]:
        """Shuffle the rest of the supply at its place: the first position, or the last shuffle. Rule Z3.4."""
        start = states[0]
        setup, redacted = self.redact({"supply": notation.write_tiles(start.supply)}, events, states, seat, rng)
        return start._replace(supply=notation.read_tiles(setup["supply"], "Z2.4")), redacted

    def reveals_information(self, before: State, after: State) -> bool:
        """Return True if tiles were drawn from the supply. Rule Z3.3."""
        return (before.drawn, before.supply) != (after.drawn, after.supply)

    def score(self, state: State) -> tuple[Score, ...]:
        """Return each seat's items. Rule Z6."""
        return scoring.score(state)

    def total(self, state: State, seat: int) -> int:
        """Return one seat's total. Rule Z6."""
        return scoring.total(state, seat)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winning seats. Rule Z6.10."""
        return scoring.winners(state)

    def variants(self) -> Sequence[dict[str, Json]]:
        """Return the options for every set of boards. Rule Z2.1."""
        return options.variants()

    def turns_played(self, state: State) -> int:
        """Return how many turns have been completed. Rule Z3.2."""
        return state.turn

    def turns_left(self, state: State, seat: int) -> int:
        """Return how many tiles a seat has yet to place. Rule Z3.2."""
        return features.turns_left(state, seat)

    def lookahead(self, players: int) -> tuple[int, int]:
        """Return the turns of a round and all of the weight: a garden's value knows nothing of the tiles on offer."""
        return 4, 100

    def features_of(self, state: State, seat: int, left: int) -> tuple[int, ...]:
        """Return the features of a seat's garden and coins."""
        return features.features_of(state, seat, left)

    def rate_moves(self, state: State, weights: Weights) -> list[tuple[int, Move]]:
        """Return each distinct move with the mover's value after it."""
        return rank_moves.rate_moves(rank_moves.case_of(state, weights))

    def best_move(self, state: State, weights: Weights) -> Move:
        """Return one of the moves with the highest value."""
        return rank_moves.best_move(rank_moves.case_of(state, weights))

    def idea(self, move: Move) -> tuple[int, tuple[int, int]]:
        """Return the slot of the tile, and its place relative to the others of the garden."""
        east, south = shift_parts(move.shift)
        return move.slot, (move.cell % SIZE - east, move.cell // SIZE - south)


ZEN_GARDEN: Final = ZenGarden()
