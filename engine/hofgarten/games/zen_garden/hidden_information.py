"""Hidden information: the order of the rest of the supply, from all seats alike. Rule Z3.4."""

from collections.abc import Sequence

from hofgarten.game import HiddenInformation, Json
from hofgarten.games.zen_garden import notation
from hofgarten.games.zen_garden.state import Event, Shuffle, State
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


class HiddenSupply(HiddenInformation[State, Event]):
    """The order of the rest of the supply."""

    def redact(
        self, events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
    ) -> tuple[State, tuple[str, ...]]:
        """Shuffle the rest of the supply at its place, for every ``seat``: the first position, or the last shuffle."""
        start, now = states[0], states[-1]
        # Sorted first, so that the new order does not depend on the true one.
        supply = now.supply[: now.drawn] + rng.shuffled(sorted(now.supply[now.drawn :]))
        shuffles = [index for index, event in enumerate(events) if event.startswith(notation.SHUFFLE_SIGN)]
        if not shuffles:
            return start._replace(supply=supply), tuple(events)
        last = shuffles[-1]
        return start, (*events[:last], notation.write_event(Shuffle(supply)), *events[last + 1 :])

    def setup_of(self, start: State) -> dict[str, Json]:
        """Return the supply. Rule Z2.4."""
        return {"supply": notation.write_tiles(start.supply)}

    def reveals_information(self, before: State, after: State) -> bool:
        """Return True if tiles were drawn from the supply. Rule Z3.3."""
        return (before.drawn, before.supply) != (after.drawn, after.supply)
