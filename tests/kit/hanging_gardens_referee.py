"""A second, slow implementation of the rules, independent of the library: dictionaries of squares, letters, loops.

It reads a record's JSON and knows only the rules. It is simple, not fast.
"""

from collections import Counter
from typing import Any

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
GROUND = "."
VALUES = {
    "queen": [1, 15],
    "king": [3, 12],
    "tiger": [3, 8, 15],
    "garden": [2, 8, 16],
    "statue": [1, 3, 20],
    "chalice": [1, 3, 6, 11, 18],
    "gate": [0, 5, 10, 16],
}
PERSONS = {"animal-handler": [3, 10], "gardener": [3, 11], "sculptor": [3, 12], "priest": [3, 9]}
KIND_OF_PERSON = {"animal-handler": "tiger", "gardener": "garden", "sculptor": "statue", "priest": "chalice"}
POINTS_A_GATE = 3
POINTS_FOR_A_MISSING_TILE = 5

Square = tuple[int, int]
"""Columns to the right of, and rows below, the start card's upper left square."""

Garden = dict[Square, str]
"""Square -> letter of the top card."""


class Referee:
    """A match in progress."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Lay out the setup of a record; nothing else is read."""
        edition = record["options"].get("edition", {})
        self.values = {**VALUES, **edition.get("series", {})}
        self.persons = {**PERSONS, **edition.get("persons", {})}
        self.points_a_gate = edition.get("guard", POINTS_A_GATE)
        self.players = len(record["players"])
        self.first = record["setup"]["first"]
        self.deck = list(record["setup"]["cards"])
        tiles = list(record["setup"]["tiles"])
        self.board: dict[int, str | None] = dict(enumerate(tiles[:6], start=1))
        self.stack = tiles[6:]
        self.cards: dict[int, str] = {}
        self.gardens: list[Garden] = [{(x, y): GROUND for x in range(3) for y in range(2)} for _ in range(self.players)]
        self.temples: list[list[Square]] = [[] for _ in range(self.players)]
        self.open: list[list[str]] = [[] for _ in range(self.players)]
        self.hidden: list[list[str]] = [[] for _ in range(self.players)]
        self.missing = [0] * self.players
        self.round = 0
        self.turn_in_round = 0
        self.over = False
        self.phase = "lay"
        self.laid: list[Square] = []
        self.reach = 0
        self.turn_up_cards()

    def turn_up_cards(self) -> None:
        """Begin a round."""
        count = 3 if self.players == 3 else 4
        self.cards = {number: self.deck.pop(0) for number in range(1, count + 1)}

    @property
    def seat(self) -> int:
        """The seat to move, unless the game is over."""
        return int(self.first + self.round + self.turn_in_round) % self.players

    def legal_moves(self) -> list[str]:
        """Return every legal move as the record writes it."""
        if self.over:
            return []
        if self.phase == "lay":
            return self.lays() or [f"discard {number}" for number in self.cards]
        if self.phase == "temple":
            return [*self.ways_with_a_temple(), "pass"]
        return [f"tile {space}" for space in self.in_reach()]

    def lays(self) -> list[str]:
        """Return every way to lay a card."""
        return [
            f"lay {number} {x},{y} {degrees}"
            for number, code in self.cards.items()
            for degrees in (0, 90, 180, 270)
            for x, y in around(self.gardens[self.seat])
            if self.may_lie(moved(turned(code, degrees), x, y))
        ]

    def may_lie(self, card: Garden) -> bool:
        """Return True if a card may lie like this in the garden of the seat to move."""
        garden, temples = self.gardens[self.seat], self.temples[self.seat]
        motifs = [square for square, letter in card.items() if letter != GROUND]
        return all(square in garden for square in motifs) and not any(square in temples for square in card)

    def qualifying(self) -> list[set[Square]]:
        """Return the groups on which the seat to move may put a temple."""
        groups = groups_of(self.gardens[self.seat])
        return [
            group
            for group in groups
            if len(group) >= 3 and group & set(self.laid) and not group & set(self.temples[self.seat])
        ]

    def ways_with_a_temple(self) -> list[str]:
        """Return every way to place or to move a temple."""
        goals = [f"temple {x},{y}" for group in self.qualifying() for x, y in group]
        if len(self.temples[self.seat]) < 5:
            return goals
        sizes = {temple: len(group_at(self.gardens[self.seat], temple)) for temple in self.temples[self.seat]}
        movable = [temple for temple, size in sizes.items() if size == min(sizes.values())]
        return [f"{goal} from {x},{y}" for goal in goals for x, y in movable]

    def in_reach(self) -> list[int]:
        """Return the spaces from which a tile can be taken now."""
        return [space for space in range(1, self.reach + 1) if self.board[space] is not None]

    def play(self, text: str) -> None:
        """Apply a legal event."""
        word, *parts = text.split(" ")
        if word == "lay":
            self.lay(int(parts[0]), read_square(parts[1]), int(parts[2]))
        elif word == "discard":
            del self.cards[int(parts[0])]
            self.end_turn()
        elif word == "temple":
            self.put_temple(*(read_square(part) for part in parts if part != "from"))
        elif word == "tile":
            self.take(int(parts[0]))
        else:
            assert text == "pass"
            self.end_turn()

    def lay(self, number: int, at: Square, degrees: int) -> None:
        """Lay a face-up card."""
        card = moved(turned(self.cards.pop(number), degrees), *at)
        self.gardens[self.seat].update(card)
        self.laid = list(card)
        if self.qualifying():
            self.phase = "temple"
        else:
            self.end_turn()

    def put_temple(self, to: Square, away_from: Square | None = None) -> None:
        """Put a temple on a group; draw the hidden tile if one is due."""
        if away_from is not None:
            self.temples[self.seat].remove(away_from)
        self.temples[self.seat].append(to)
        size = len(group_at(self.gardens[self.seat], to))
        self.reach = {3: 2, 4: 4}.get(size, 6)
        if size >= 6:
            if self.stack:
                self.hidden[self.seat].append(self.stack.pop(0))
            else:
                self.missing[self.seat] += 1
        self.phase = "tile"
        if not self.in_reach():
            self.missing[self.seat] += 1
            self.end_turn()

    def take(self, space: int) -> None:
        """Take a tile from the board and refill its space."""
        tile = self.board[space]
        assert tile is not None
        self.open[self.seat].append(tile)
        self.board[space] = self.stack.pop(0) if self.stack else None
        self.end_turn()

    def end_turn(self) -> None:
        """Go to the next turn, or to the next round."""
        self.phase = "lay"
        self.laid = []
        self.reach = 0
        self.turn_in_round += 1
        if not self.cards:
            self.turn_in_round = 0
            self.round += 1
            self.over = not self.deck or not self.stack
            if not self.over:
                self.turn_up_cards()

    def tiles_of(self, seat: int) -> list[str]:
        """Return all tiles of a seat, including hidden ones."""
        return self.open[seat] + self.hidden[seat]

    def score(self, seat: int) -> dict[str, int]:
        """Return a seat's score as if the game ended now and all tiles were turned up."""
        tiles = Counter(self.tiles_of(seat))
        found = {kind: series_points(values, tiles[kind]) for kind, values in self.values.items()}
        for person, kind in KIND_OF_PERSON.items():
            alone, with_series = self.persons[person]
            complete = tiles[kind] >= len(self.values[kind])
            found[person] = tiles[person] * (with_series if complete else alone)
        found["guard"] = tiles["guard"] * self.points_a_gate * tiles["gate"]
        found["missing"] = POINTS_FOR_A_MISSING_TILE * self.missing[seat]
        return {**found, "total": sum(found.values())}

    def winners(self) -> list[int]:
        """Return the seats with the best rank."""
        ranks = [(self.score(seat)["total"], len(self.tiles_of(seat))) for seat in range(self.players)]
        return [seat for seat in range(self.players) if all(ranks[seat] >= rank for rank in ranks)]


def series_points(values: list[int], count: int) -> int:
    """Return the points for this many tiles of a kind."""
    points = 0
    while count > len(values):
        points += values[-1]
        count -= len(values)
    return points + (values[count - 1] if count else 0)


def turned(code: str, degrees: int) -> Garden:
    """Return a card's letters by square after a clockwise turn, with the upper left corner at 0,0."""
    rows = [code[:3], code[3:]]
    for _ in range(degrees // 90):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}


def moved(card: Garden, right: int, down: int) -> Garden:
    """Return a card's letters by square of the garden."""
    return {(x + right, y + down): letter for (x, y), letter in card.items()}


def around(garden: Garden) -> list[Square]:
    """Return every possible upper left square of a card that touches the garden, and some more."""
    columns, rows = [x for x, _ in garden], [y for _, y in garden]
    return [(x, y) for y in range(min(rows) - 2, max(rows) + 1) for x in range(min(columns) - 2, max(columns) + 1)]


def group_at(garden: Garden, start: Square) -> set[Square]:
    """Return the squares of the same motif that are connected with a square by edges."""
    reached: set[Square] = set()
    waiting = [start]
    while waiting:
        x, y = waiting.pop()
        reached.add((x, y))
        beside = [(x + right, y + down) for right, down in SIDES]
        waiting += [square for square in beside if garden.get(square) == garden[start] and square not in reached]
    return reached


def groups_of(garden: Garden) -> list[set[Square]]:
    """Return every group of a garden, once."""
    groups: list[set[Square]] = []
    for square, letter in garden.items():
        if letter != GROUND and not any(square in group for group in groups):
            groups.append(group_at(garden, square))
    return groups


def read_square(text: str) -> Square:
    """Return the square named by ``X,Y``."""
    x, y = text.split(",")
    return int(x), int(y)
