"""Golden matches have the conditions of their names, and the referee agrees with them and with random matches."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.edition import standard
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import Garden, groups, xy_of
from hofgarten.games.hanging_gardens.scoring import tile_count, tiles_of
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, State
from hofgarten.games.hanging_gardens.tiles import KINDS, SERIES
from hofgarten.record import Record, positions, replay_record, result, write_record
from tests.engine.games.hanging_gardens.positions import moves, names_of, opened
from tests.engine.golden import assert_agrees, golden, items, leaders, names, raw, winners
from tests.kit.hanging_gardens_bots import KINDS_OF_PLAYERS, SHORT, match, short_line
from tests.kit.hanging_gardens_referee import Referee
from tests.kit.thorough import first_of, further

GAME = HANGING_GARDENS.name


def end(record: Record) -> State:
    state = replay_record(record)[-1]
    assert isinstance(state, State)
    return state


def stack_ends_the_match(record: Record) -> bool:
    return end(record).turn_number < 60 and not end(record).stack


def tiles(record: Record) -> list[int]:
    """Return how many tiles each seat collected."""
    return [tile_count(seat) for seat in end(record).seats]


def words(record: Record) -> set[str]:
    return {event.split(" ")[0] for event in record.events}


def steps(record: Record, word: str) -> Iterator[tuple[State, State, str]]:
    """Yield the positions before and after each event that begins with a word, and the event."""
    for (before, after), event in zip(pairwise(replay_record(record)), record.events, strict=True):
        if event.startswith(word):
            yield before, after, event


def gardens(record: Record) -> Iterator[tuple[Garden, Garden]]:
    """Yield each garden before and after a card was laid in it."""
    for before, after, _ in steps(record, "lay"):
        seat = HANGING_GARDENS.to_move(before)
        yield before.seats[seat].garden, after.seats[seat].garden


def pieces(garden: Garden) -> list[tuple[int, frozenset[tuple[int, int]], int]]:
    """Return the groups of a garden: motif, squares, number of temples."""

    def piece(motif: int, bits: int) -> tuple[int, frozenset[tuple[int, int]], int]:
        return motif, frozenset(xy_of(garden, bit) for bit in cells(bits)), (bits & garden.temples).bit_count()

    return [piece(group.motif, group.squares) for group in groups(garden)]


def merges(record: Record) -> bool:
    """Return True if two groups with a temple each became one."""
    return any(
        any(temples > 1 for _, _, temples in pieces(new)) and all(temples < 2 for _, _, temples in pieces(old))
        for old, new in gardens(record)
    )


def splits(record: Record) -> bool:
    """Return True if a temple was placed on a part that a card had cut off from a group with a temple."""
    line = replay_record(record)
    for index, event in enumerate(record.events):
        if event.startswith("temple"):
            seat = HANGING_GARDENS.to_move(line[index])
            x, y = (int(part) for part in event.split(" ")[1].split(","))
            old, new = pieces(line[index - 1].seats[seat].garden), pieces(line[index].seats[seat].garden)
            motif, part, _ = next(piece for piece in new if (x, y) in piece[1])
            if any(other == motif and temples and part & squares for other, squares, temples in old):
                return True
    return False


def chooses_a_temple(record: Record) -> bool:
    """Return True if a temple moved while there were several smallest groups with a temple."""
    for before, _, event in steps(record, "temple"):
        here = {HANGING_GARDENS.write_event(move) for move in HANGING_GARDENS.moves(before)}
        if len({move.partition(" from ")[2] for move in here if move.startswith(event.partition(" from")[0])}) > 1:
            return " from " in event
    return False


def second_series(record: Record) -> bool:
    counts = [tiles_of(seat) for seat in end(record).seats]
    values = standard().series
    return any(count[kind] > len(values[kind]) for count in counts for kind in range(len(SERIES)))


def own_values_matter(record: Record) -> bool:
    """Return True if the record's edition changes the cards and the points."""
    state = end(record)
    usual = state._replace(deal=replace(state.deal, edition=standard()))
    other_cards = set(record.options["edition"]["cards"]) != set(standard().cards)
    return other_cards and HANGING_GARDENS.score(usual) != HANGING_GARDENS.score(state)


def waits(record: Record) -> bool:
    """Return True if every player who placed a temple passed one before, and drew a hidden tile in the end."""
    return "pass" in words(record) and all(seat.hidden for seat in end(record).seats)


SHOWN: dict[str, Callable[[Record], bool]] = {
    "cards-used-up": lambda record: (
        end(record).turn_number == 60 and bool(end(record).stack) and len(leaders(record)) == 1
    ),
    "stack-empty-first": stack_ends_the_match,
    "stack-empty-with-three": lambda record: len(record.players) == 3 and stack_ends_the_match(record),
    "stack-empty-with-four": lambda record: len(record.players) == 4 and stack_ends_the_match(record),
    "missing-tiles": lambda record: max(items(record, "missing")) >= 5,
    "tie-broken-by-tiles": lambda record: (
        len(leaders(record)) == 2
        and len(winners(record)) == 1
        and tiles(record)[winners(record)[0]] == max(tiles(record))
    ),
    "shared-win": lambda record: len(winners(record)) == 2 and len(set(tiles(record))) == 1,
    "three-players": lambda record: len(record.players) == 3 and len(leaders(record)) == 1,
    "four-players": lambda record: len(record.players) == 4 and len(leaders(record)) == 1,
    "no-card-fits": lambda record: "discard" in words(record),
    "moved-temple": lambda record: any(" from " in event for event in record.events),
    "choice-of-temple": chooses_a_temple,
    "split-group": splits,
    "merged-groups": merges,
    "hidden-draw": lambda record: any(seat.hidden for seat in end(record).seats),
    "hidden-draw-with-four": lambda record: len(record.players) == 4 and any(seat.hidden for seat in end(record).seats),
    "waited-for-six": waits,
    "second-series": second_series,
    "person-with-series": lambda record: any(
        max(items(record, person)) > 3 for person in ("animal-handler", "gardener", "sculptor", "priest")
    ),
    "guard-with-gates": lambda record: max(items(record, "guard")) >= 6,
    "corrected-edition": own_values_matter,
}


@pytest.mark.parametrize("name", sorted(names(GAME)))
def test_a_golden_match_fulfils_the_condition_of_its_name(name: str) -> None:
    record = golden(GAME, name)
    assert SHOWN[name](record)
    assert HANGING_GARDENS.to_move(end(record)) == TERMINAL


IN_EACH_RUN = frozenset(
    ("choice-of-temple", "corrected-edition", "four-players", "hidden-draw-with-four", "split-group")
)
"""Matches with moved temples, parts cut off, other cards and hidden tiles: `make test` shows these to the referee."""


@pytest.mark.parametrize("name", [name if name in IN_EACH_RUN else further(name) for name in SHOWN])
def test_the_referee_agrees_with_golden_matches(name: str) -> None:
    assert_agrees(Referee(raw(GAME, name)), golden(GAME, name))


def test_golden_matches_contain_every_kind_of_event() -> None:
    assert set().union(*(words(golden(GAME, name)) for name in SHOWN)) == {"lay", "discard", "temple", "pass", "tile"}


PHASES = {"lay": LAY, "temple": TEMPLE, "tile": TILE}


def compare(referee: Referee, states: Iterable[State], events: Sequence[str], every: int) -> None:
    """Compare turn, tiles and scores at every ply and, at some, all legal moves."""
    for ply, state in enumerate(states):
        turn = HANGING_GARDENS.to_move(state)
        assert turn == (TERMINAL if referee.over else referee.seat)
        assert state.phase == PHASES[referee.phase]
        assert [KINDS[tile] for tile in state.stack] == referee.stack
        assert names_of(state.board) == [tile or "-" for tile in referee.board.values()]
        assert [names_of(seat.hidden) for seat in state.seats] == referee.hidden
        assert [opened(seat) for seat in state.seats] == [sorted(tiles, key=KINDS.index) for tiles in referee.open]
        assert result(HANGING_GARDENS, state)["scores"] == [referee.score(seat) for seat in range(referee.players)]
        assert list(HANGING_GARDENS.winners(state)) == referee.winners()
        if ply % every == 0 or turn < 0 or state.phase != LAY:
            assert sorted(moves(state)) == sorted(referee.legal_moves())
        if ply < len(events):
            referee.play(events[ply])
    assert referee.over


def compare_record(record: Record, every: int) -> None:
    compare(Referee(json.loads(write_record(record))), positions(record), record.events, every)


@pytest.mark.parametrize("number", first_of(range(5)))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", KINDS_OF_PLAYERS)
def test_turns_tiles_scores_and_winners_agree(players: int, kinds: str, number: int) -> None:
    compare_record(match(players, kinds, number), every=20)


@pytest.mark.rule("H4.1", "H5.2", "H5.3")
@pytest.mark.parametrize("number", first_of(range(2)))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", ["lots", "builder,waiter"])
def test_legal_moves_agree_at_every_ply(players: int, kinds: str, number: int) -> None:
    compare_record(match(players, kinds, number), every=1)


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize("number", first_of(range(4)))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", ["builder", "waiter"])
def test_matches_with_an_empty_stack_agree(players: int, kinds: str, number: int) -> None:
    line = short_line(players, kinds, number)
    referee = Referee(json.loads(write_record(match(players, kinds, number))))
    referee.open[0], referee.stack = referee.stack[SHORT:], referee.stack[:SHORT]
    compare(referee, line.states, line.events, every=20)
    assert referee.stack == []
