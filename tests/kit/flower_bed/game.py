"""Flower Bed: the rules.

F1. Each of two to four players has a bed of 3x3 spaces and a hidden hand of two flowers. A bag holds twelve flowers of
    each of three colors.
F2. At the start of a round chance draws its weather: a color.
F3. In a turn, plant a flower of your hand on a free space. If it has the color of the weather, it is watered: 1 point.
F4. Then draw a flower from the bag, unless your hand is enough for your free spaces. After nine rounds all beds are
    full, and the game ends.
F5. A row or column of one color is worth 5 points, one of three colors 3.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from hofgarten.evaluation import EvaluatedGame
from hofgarten.game import CHANCE, TERMINAL, BadPosition, BadSetup, HiddenInformation, IllegalMove, Json, Score
from hofgarten.position import NO_ITEM, check_same, fields_of, items, number
from hofgarten.quoting import quoted
from hofgarten.rng import Rng

COLORS: Final = "bry"
OF_EACH: Final = 12
SIDE: Final = 3
SPACES: Final = SIDE * SIDE
HAND: Final = 2
FREE: Final = "."
UNKNOWN: Final = "?"
LINES: Final = (
    *(tuple(range(row * SIDE, row * SIDE + SIDE)) for row in range(SIDE)),
    *(tuple(range(column, SPACES, SIDE)) for column in range(SIDE)),
)
"""The spaces of each row and column."""
ONE_COLOR: Final = 5
ALL_COLORS: Final = 3


class State(NamedTuple):
    """A position."""

    turn: int
    """Completed turns of all seats."""
    weather: str
    """The color of this round; empty while chance is to answer."""
    bag: str
    """Flowers in the order in which they will be drawn; sorted in a view, together with the hidden hands."""
    hands: tuple[str, ...]
    """By seat, sorted; question marks in the view of another seat."""
    beds: tuple[str, ...]
    """By seat, row by row."""
    water: tuple[int, ...]


class HiddenHands(HiddenInformation[State, str]):
    """The order of the bag, and the hands of the other seats."""

    def redact(
        self, events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
    ) -> tuple[State, tuple[str, ...]]:
        """Deal the flowers that a seat has not seen again: the rest of the bag and the other hands."""
        start = states[0]
        flowers, seen = "".join(start.hands) + start.bag, _seen(start, events, seat)
        unseen = Counter(flowers) - Counter(seen.values())
        dealt = iter(rng.shuffled("".join(color * unseen[color] for color in COLORS)))
        again = [seen.get(place) or next(dealt) for place in range(len(flowers))]
        hands = tuple("".join(sorted(again.pop(0) for _ in hand)) for hand in start.hands)
        return start._replace(bag="".join(again), hands=hands), tuple(events)

    def setup_of(self, start: State) -> dict[str, Json]:
        """Return the full bag. Rule F1."""
        return {"bag": "".join(start.hands) + start.bag}

    def is_complete(self, state: State) -> bool:
        """Return False for a view in which the hands of other seats are unknown. Rule F1."""
        return UNKNOWN not in "".join(state.hands)

    def resample_undrawn(self, state: State, rng: Rng) -> State:
        """Shuffle the bag. Rule F1."""
        return state._replace(bag="".join(rng.shuffled(sorted(state.bag))))


class FlowerBed(EvaluatedGame[State, str]):
    """The game. Events are their texts: ``r5`` plants a red flower on the fifth space, ``~r`` is red weather."""

    name: Final = "flower-bed"
    players: Final = range(2, 5)
    score_items: Final = ("lines", "mixed", "water")

    def deal_setup(self, options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
        """Shuffle the bag. Rule F1."""
        return {"bag": "".join(rng.shuffled(COLORS * OF_EACH))}

    def initial_state(self, options: Mapping[str, Json], setup: Json, players: int) -> State:
        """Return the state before the first weather. Rule F1."""
        bag = setup.get("bag")
        if not isinstance(bag, str) or sorted(bag) != sorted(COLORS * OF_EACH):
            raise BadSetup("F1", f"the bag does not hold {OF_EACH} flowers of each color")
        hands = tuple("".join(sorted(bag[seat * HAND : seat * HAND + HAND])) for seat in range(players))
        return State(0, "", bag[players * HAND :], hands, (FREE * SPACES,) * players, (0,) * players)

    def to_move(self, state: State) -> int:
        """Return the seat to move, ``CHANCE`` or ``TERMINAL``. Rules F2 to F4."""
        if state.turn == SPACES * len(state.beds):
            return TERMINAL
        return state.turn % len(state.beds) if state.weather else CHANCE

    def moves(self, state: State) -> Iterator[str]:
        """Yield each flower on each free space. Rule F3. A hidden hand may hold any flower that has not been seen."""
        seat = self.to_move(state)
        if seat >= 0:
            hand = state.hands[seat]
            for flower in sorted({*(state.bag if UNKNOWN in hand else hand)}):
                yield from (f"{flower}{space + 1}" for space, there in enumerate(state.beds[seat]) if there == FREE)

    def apply(self, state: State, event: str) -> State:
        """Return the state after some weather or a planted flower. Rules F2 to F4."""
        seat = self.to_move(state)
        if seat == CHANCE:
            if event not in {f"~{color}" for color in COLORS}:
                raise IllegalMove("F2", "the weather is due, a color")
            return state._replace(weather=event[1])
        if event not in self.moves(state):
            raise IllegalMove("F3", "plant a flower of your hand on a free space")
        return _planted(state, seat, event[0], int(event[1]) - 1)

    def sample_chance(self, state: State, rng: Rng) -> str:
        """Draw the weather. Rule F2."""
        return f"~{rng.choose(COLORS)}" if self.to_move(state) == CHANCE else super().sample_chance(state, rng)

    def turns_played(self, state: State) -> int:
        """Return the number of planted flowers."""
        return state.turn

    def score(self, state: State) -> tuple[Score, ...]:
        """Return each seat's points. Rules F3 and F5."""
        return tuple(_score(bed, water) for bed, water in zip(state.beds, state.water, strict=True))

    @property
    def hidden(self) -> "HiddenHands":
        """The bag and the hands. Rule F1."""
        return HiddenHands(self)

    def observe(self, state: State, seat: int) -> State:
        """Hide the other hands and the order of the bag. Rule F1."""
        hidden = [hand for other, hand in enumerate(state.hands) if other != seat]
        hands = tuple(hand if other == seat else UNKNOWN * len(hand) for other, hand in enumerate(state.hands))
        unseen = (state.bag + "".join(hidden)).replace(UNKNOWN, "")
        return state._replace(bag="".join(sorted(unseen)), hands=hands)

    def determinize(self, view: State, rng: Rng) -> State:
        """Deal the hidden hands and the bag at random."""
        flowers = iter(rng.shuffled(view.bag))
        hands = tuple("".join(sorted(next(flowers) if one == UNKNOWN else one for one in hand)) for hand in view.hands)
        return view._replace(bag="".join(flowers), hands=hands)

    def write_position(self, state: State) -> str:
        """Write ``flower-bed 2 1 r bbry... rr:b........:1 br:.........:0``: players, turn, weather, bag, seats."""
        seats = (f"{hand or NO_ITEM}:{bed}:{water}" for hand, bed, water in zip(*state[3:], strict=True))
        fields = (self.name, len(state.beds), state.turn, state.weather or NO_ITEM, state.bag or NO_ITEM, *seats)
        return " ".join(map(str, fields))

    def read_position(self, text: str) -> State:
        """Read the text of ``write_position``."""
        fields = fields_of(text, self.name, ("players", "turn", "weather", "bag"), self.players)
        players = int(fields["players"])
        turn = number(fields["turn"], "turn", 0, SPACES * players)
        due = turn % players == 0
        weather = _letters(fields["weather"], "weather", COLORS, 0 if turn == SPACES * players else int(not due), 1)
        seats = [_read_seat(fields[f"seat {seat}"], f"seat {seat}", turn, players, seat) for seat in range(players)]
        hands, beds, water = zip(*seats, strict=True)
        bag = _letters(fields["bag"], "bag", COLORS, 0, len(COLORS) * OF_EACH)
        counted = Counter(bag + "".join((*hands, *beds)))
        shown = sum(counted[color] for color in COLORS)
        if any(counted[color] != OF_EACH for color in COLORS):
            raise BadPosition("bag", f"there are {shown} flowers, not {OF_EACH} of each color")
        state = State(turn, weather, bag, hands, beds, water)
        check_same(text, self.write_position(state), list(fields))
        return state


def _planted(state: State, seat: int, flower: str, space: int) -> State:
    """Return the state after a flower was planted and another drawn. Rules F3 and F4."""
    players, bed = len(state.beds), state.beds[seat]
    bed = bed[:space] + flower + bed[space + 1 :]
    hidden = UNKNOWN in state.hands[seat]
    hand = state.hands[seat].replace(UNKNOWN if hidden else flower, "", 1)
    bag = state.bag.replace(flower, "", 1) if hidden else state.bag
    draws = len(hand) < bed.count(FREE)
    drawn = (UNKNOWN if hidden else bag[0]) if draws else ""
    turn = state.turn + 1
    watered = state.water[seat] + (flower == state.weather)
    return State(
        turn,
        state.weather if turn % players else "",
        bag[1:] if draws and not hidden else bag,
        _with(state.hands, seat, "".join(sorted(hand + drawn))),
        _with(state.beds, seat, bed),
        (*state.water[:seat], watered, *state.water[seat + 1 :]),
    )


def _with(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])


def _score(bed: str, water: int) -> Score:
    lines = [{bed[space] for space in line} for line in LINES]
    lines = [colors for colors in lines if FREE not in colors]
    points = {
        "lines": ONE_COLOR * sum(len(colors) == 1 for colors in lines),
        "mixed": ALL_COLORS * sum(len(colors) == len(COLORS) for colors in lines),
        "water": water,
    }
    return Score(points)


def _seen(start: State, events: Sequence[str], seat: int) -> dict[int, str]:
    """Return the flowers that a seat has seen: place among the hands and the bag at the start -> color.

    Nobody knows which of another player's flowers was drawn first: the first one counts as planted first.
    """
    flowers, players = "".join(start.hands) + start.bag, len(start.beds)
    ends = [*accumulate(map(len, start.hands))]
    hands = [list(range(end - len(hand), end)) for end, hand in zip(ends, start.hands, strict=True)]
    drawn, seen = ends[-1], dict[int, str]()
    for turn, event in enumerate((event for event in events if event[0] != "~"), start.turn):
        mover, color = turn % players, event[0]
        hand = hands[mover]
        place = next(at for at in hand if flowers[at] == color) if mover == seat else hand[0]
        hand.remove(place)
        seen[place] = color
        if len(hand) < SPACES - turn // players - 1:
            hand.append(drawn)
            drawn += 1
    return seen | {place: flowers[place] for place in (hands[seat] if seat >= 0 else ())}


def _letters(text: str, place: str, allowed: str, least: int, most: int) -> str:
    """Return the letters of a field.

    Raises:
        BadPosition: There are other letters, too few or too many.
    """
    letters = "" if text == NO_ITEM else text
    if set(letters) - set(allowed) or not least <= len(letters) <= most:
        raise BadPosition(place, f"{quoted(text)} is not {least} to {most} of the letters {quoted(allowed)}")
    return letters


def _read_seat(text: str, place: str, turn: int, players: int, seat: int) -> tuple[str, str, int]:
    """Return hand, bed and watered flowers of a seat."""
    hand, bed, water = items(text, place, ":", 3)
    planted = turn // players + (seat < turn % players)
    held = min(HAND, SPACES - planted)
    bed = _letters(bed, f"{place}, bed", COLORS + FREE, SPACES, SPACES)
    if bed.count(FREE) != SPACES - planted:
        raise BadPosition(f"{place}, bed", f"there are {SPACES - bed.count(FREE)} flowers after {planted} turns")
    hand = _letters(hand, f"{place}, hand", COLORS + UNKNOWN, held, held)
    if hand != "".join(sorted(hand)) or 0 < hand.count(UNKNOWN) < held:
        raise BadPosition(f"{place}, hand", f"{quoted(hand)} is not a sorted hand, or a hidden one")
    return hand, bed, number(water, f"{place}, water", 0, planted)


FLOWER_BED: Final = FlowerBed()
