"""A second, slow implementation of the rules, independent of the library: grids of dictionaries, letters, loops.

It reads a record's JSON and knows only the rules. It is simple, not fast.
"""

from collections import Counter
from itertools import product
from typing import Any

FEATURES_BY_LETTER = (
    {"P": "pagoda", "B": "bench", "U": "buddha", "G": "gate", "C": "crane"},
    {"s": "path-sand", "w": "path-wood", "t": "path-stone"},
    {
        "a": "ground-sand",
        "p": "ground-pebbles",
        "t": "ground-trees",
        "c": "ground-clay",
        "w": "ground-water",
        "b": "ground-blossom",
    },
)
ALL_TILES = sorted("".join(letters) for letters in product(*FEATURES_BY_LETTER))
GRID = [(column, row) for row in range(4) for column in range(4)]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))

Cell = tuple[int, int]
"""Column from the left and row from the top, each from 0."""

Garden = dict[Cell, tuple[str, str]]
"""Cell -> tile code and corner."""


def shows(code: str) -> set[str]:
    """Return the three features of a tile."""
    return {names[letter] for names, letter in zip(FEATURES_BY_LETTER, code, strict=True)}


def tiles_of(text: str) -> list[str]:
    """Return the tile codes in a row of letters."""
    return [text[start : start + 3] for start in range(0, len(text), 3)]


class Referee:
    """A match in progress."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Lay out the setup of a record; nothing else is read."""
        self.boards = set(record["options"]["boards"])
        self.split = record["options"].get("majority_ties") == "split"
        self.players = len(record["players"])
        self.emperor = record["setup"]["emperor"]
        self.supply = tiles_of(record["setup"]["supply"])
        self.discard: list[str] = []
        self.first = record["setup"]["first"]
        self.turns_in_round = 4 if self.players == 2 else self.players
        self.rounds = 8 if self.players == 2 else 16
        self.round = 0
        self.turn_in_round = 0
        self.gardens: list[Garden] = [{} for _ in range(self.players)]
        self.coins = [12] * self.players
        self.points_tiles = [[5, 3, 1] for _ in self.emperor["missions"]]
        self.taken: list[dict[int, int]] = [{} for _ in range(self.players)]
        self.shuffle_due = False
        self.board: dict[Cell, str | None] = {(column, cost): None for cost in range(3) for column in range(4)}
        self.fill()

    def fill(self) -> None:
        """Fill the selection board, bottom row first; stop when the discard pile has to be shuffled."""
        self.shuffle_due = False
        for cost, column in product(range(3), range(4)):
            if self.board[column, cost] is None:
                if not self.supply:
                    self.shuffle_due = True
                    return
                self.board[column, cost] = self.supply.pop(0)

    @property
    def over(self) -> bool:
        """True after the end of the last round."""
        return self.round == self.rounds

    @property
    def seat(self) -> int:
        """The seat to move, unless a shuffle is due or the game is over."""
        return int(self.first + self.round + self.turn_in_round) % self.players

    def legal_moves(self) -> list[str]:
        """Return every legal move as the record writes it."""
        if self.over or self.shuffle_due:
            return []
        garden = self.gardens[self.seat]
        takes = [
            f"{cost}{'abcd'[column]}"
            for (column, cost), tile in self.board.items()
            if tile is not None and cost <= self.coins[self.seat]
        ]
        places = []
        for south, east in product(range(-3, 4), repeat=2):
            if (south, east) != (0, 0) and not garden:
                continue
            moved = {(column + east, row + south) for column, row in garden}
            if moved <= set(GRID):
                places += [(cell, shift_text(south, east)) for cell in GRID if may_lie(cell, moved)]
        return [
            f"{take} {'abcd'[column]}{row + 1} {corner}{' ' if shift else ''}{shift}"
            for take in takes
            for (column, row), shift in places
            for corner in ("nw", "ne", "se", "sw")
        ]

    def play(self, text: str) -> None:
        """Apply a legal event."""
        if text.startswith("~"):
            assert self.shuffle_due
            assert sorted(tiles_of(text[1:])) == sorted(self.discard)
            self.supply, self.discard = tiles_of(text[1:]), []
            self.fill()
            return
        slot, cell, corner, shift = (*text.split(" "), "")[:4]
        seat = self.seat
        taken_from = ("abcd".index(slot[1]), int(slot[0]))
        tile = self.board[taken_from]
        assert tile is not None
        self.board[taken_from] = None
        self.coins[seat] -= taken_from[1]
        south, east = read_shift(shift)
        garden = {(column + east, row + south): lying for (column, row), lying in self.gardens[seat].items()}
        at = ("abcd".index(cell[0]), int(cell[1]) - 1)
        garden[at] = (tile, corner)
        self.gardens[seat] = garden
        self.coins[seat] = min(25, self.coins[seat] + 3 * lines_through(garden, at))
        self.take_points_tiles(seat)
        self.turn_in_round += 1
        if self.turn_in_round == self.turns_in_round:
            self.turn_in_round = 0
            self.round += 1
            if not self.over:
                self.slide()
                self.fill()

    def take_points_tiles(self, seat: int) -> None:
        """Give the seat the points tiles that its garden has just earned."""
        for number, pair in enumerate(self.emperor["missions"]):
            enough = all(self.shown(seat, feature) >= 4 for feature in pair)
            if enough and number not in self.taken[seat] and self.points_tiles[number]:
                self.taken[seat][number] = self.points_tiles[number].pop(0)

    def slide(self) -> None:
        """Empty the bottom row and let all tiles above fall down."""
        for column in range(4):
            left = self.board[column, 0]
            if left is not None:
                self.discard.append(left)
            self.board[column, 0] = None
            for _ in range(2):
                for cost in (1, 2):
                    if self.board[column, cost - 1] is None:
                        self.board[column, cost - 1] = self.board[column, cost]
                        self.board[column, cost] = None

    def shown(self, seat: int, feature: str) -> int:
        """Count a garden's tiles with a feature."""
        return sum(feature in shows(tile) for tile, _ in self.gardens[seat].values())

    def score(self, seat: int) -> dict[str, int]:
        """Return a seat's score as if the game ended now."""
        garden = self.gardens[seat]
        found = {
            "coins": self.coins[seat],
            "circuits": {0: 0, 1: 3, 2: 6, 3: 10, 4: 15}[circuits(garden)],
            "decorations": sum(
                {6: 3, 7: 5, 8: 7, 9: 10, 10: 13, 11: 16}.get(count, 20 if count >= 12 else 0)
                for count in Counter(tile[0] for tile, _ in garden.values()).values()
            ),
            "small": self.shown(seat, self.emperor["small"]),
            "large": 2 * self.shown(seat, self.emperor["large"]),
            "majority": self.majority(seat),
            "detail": {0: 0, 1: -4, 2: -2, 3: -1, 4: 2, 5: 5}.get(self.shown(seat, self.emperor["detail"]), 8),
        }
        grounds = {tile[2] for tile, _ in garden.values()}
        if 2 in self.boards:
            found["unity"] = 10 if garden and all(is_one_area(garden, ground) for ground in grounds) else 0
        if 3 in self.boards:
            found["minimalist"] = {1: 18, 2: 18, 3: 12, 4: 6}.get(len(grounds), 0)
        if self.boards & {4, 5}:
            found["missions"] = sum(self.taken[seat].values())
        return {**found, "total": sum(found.values())}

    def majority(self, seat: int) -> int:
        """Return a seat's points for most or second most tiles."""
        counts = [self.shown(other, self.emperor["majority"]) for other in range(self.players)]
        places = sorted({count for count in counts if count > 0}, reverse=True)
        firsts = [other for other in range(self.players) if places and counts[other] == places[0]]
        seconds = [other for other in range(self.players) if len(places) > 1 and counts[other] == places[1]]
        if seat in firsts:
            return 8 // len(firsts) if self.split else 8
        if seat in seconds and len(firsts) == 1:
            return 4 // len(seconds) if self.split else 4
        return 0

    def winners(self) -> list[int]:
        """Return the seats with the best rank."""
        ranks = [(self.score(seat)["total"], self.coins[seat]) for seat in range(self.players)]
        return [seat for seat in range(self.players) if all(ranks[seat] >= rank for rank in ranks)]


def may_lie(cell: Cell, others: set[Cell]) -> bool:
    """Return True if a tile may be put on a cell of a garden with tiles on these others."""
    if not others:
        return True
    return cell not in others and any((cell[0] + east, cell[1] + south) in others for east, south in SIDES)


def shift_text(south: int, east: int) -> str:
    vertical = f"s{south}" if south > 0 else f"n{-south}" if south < 0 else ""
    horizontal = f"e{east}" if east > 0 else f"w{-east}" if east < 0 else ""
    return vertical + horizontal


def read_shift(text: str) -> tuple[int, int]:
    """Return the spaces to the south and to the east."""
    steps = {"n": 0, "s": 0, "e": 0, "w": 0}
    for letter, number in zip(text[::2], text[1::2], strict=True):
        steps[letter] = int(number)
    return steps["s"] - steps["n"], steps["e"] - steps["w"]


def lines_through(garden: Garden, at: Cell) -> int:
    """Return the number of full lines of one decoration that contain a cell."""
    rows = [[(column, row) for column in range(4)] for row in range(4)]
    columns = [[(column, row) for row in range(4)] for column in range(4)]
    diagonals = [[(step, step) for step in range(4)], [(3 - step, step) for step in range(4)]]
    return sum(
        at in line and all(cell in garden for cell in line) and len({garden[cell][0][0] for cell in line}) == 1
        for line in rows + columns + diagonals
    )


def circuits(garden: Garden) -> int:
    """Return the number of inner points that are surrounded by one closed path."""
    found = 0
    for column, row in product(range(3), repeat=2):
        round_point = {
            (column, row): "se",
            (column + 1, row): "sw",
            (column, row + 1): "ne",
            (column + 1, row + 1): "nw",
        }
        if all(cell in garden and garden[cell][1] == corner for cell, corner in round_point.items()):
            found += len({garden[cell][0][1] for cell in round_point}) == 1
    return found


def is_one_area(garden: Garden, ground: str) -> bool:
    """Return True if all tiles with a ground are connected by edges."""
    cells = {cell for cell, (tile, _) in garden.items() if tile[2] == ground}
    reached, waiting = set(), [min(cells)]
    while waiting:
        column, row = waiting.pop()
        reached.add((column, row))
        beside = {(column + east, row + south) for east, south in SIDES}
        waiting += (beside & cells) - reached
    return reached == cells
