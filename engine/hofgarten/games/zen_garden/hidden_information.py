"""Hidden information: the order of the rest of the supply, from all seats alike. Rule Z3.4."""

from collections.abc import Mapping, Sequence

from hofgarten.game import Json
from hofgarten.games.zen_garden import notation
from hofgarten.games.zen_garden.state import Shuffle, State
from hofgarten.rng import Rng


def sample_chance(state: State, rng: Rng) -> Shuffle:
    """Shuffle the discard pile. Rule Z3.4."""
    return Shuffle(rng.shuffled(state.discard))


def observe(state: State, seat: int) -> State:
    """Return the state with the rest of the supply sorted, for every ``seat``."""
    return state._replace(supply=tuple(sorted(state.supply[state.drawn :])), drawn=0)


def determinize(view: State, rng: Rng) -> State:
    """Return the view with the rest of the supply shuffled."""
    return view._replace(supply=rng.shuffled(view.supply[view.drawn :]), drawn=0)


def redact(
    setup: Mapping[str, Json], events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
) -> tuple[dict[str, Json], tuple[str, ...]]:
    """Shuffle the rest of the supply at its place in the record, for every ``seat``: the setup, or the last shuffle."""
    state = states[-1]
    # Sorted first, so that the new order does not depend on the true one.
    supply = state.supply[: state.drawn] + rng.shuffled(sorted(state.supply[state.drawn :]))
    shuffles = [index for index, event in enumerate(events) if event.startswith(notation.SHUFFLE_SIGN)]
    if not shuffles:
        return {**setup, "supply": notation.write_tiles(supply)}, tuple(events)
    last = shuffles[-1]
    return dict(setup), (*events[:last], notation.write_event(Shuffle(supply)), *events[last + 1 :])


def redact_position(
    events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
) -> tuple[State, tuple[str, ...]]:
    """Shuffle the rest of the supply at its place: the first position, or the last shuffle."""
    start = states[0]
    setup, redacted = redact({"supply": notation.write_tiles(start.supply)}, events, states, seat, rng)
    return start._replace(supply=notation.read_tiles(setup["supply"], "Z2.4")), redacted


def reveals_information(before: State, after: State) -> bool:
    """Return True if tiles were drawn from the supply. Rule Z3.3."""
    return (before.drawn, before.supply) != (after.drawn, after.supply)
