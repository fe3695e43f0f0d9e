"""Facts about moves of The Hanging Gardens, each checked by playing the move and looking at the garden."""

from collections.abc import Collection, Iterator

import pytest

from hofgarten.bots.value_function import weights_of
from hofgarten.facts import Fact
from hofgarten.game import SPECTATOR, TERMINAL
from hofgarten.games.hanging_gardens.facts import NAMES, facts
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS as GAME
from hofgarten.games.hanging_gardens.garden import Garden, extent
from hofgarten.games.hanging_gardens.state import Event, Lay, Pass, PlayerState, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS
from hofgarten.rng import Rng
from tests.engine.games.hanging_gardens.positions import after, garden, letter, position
from tests.kit.thorough import first_of

Square = tuple[int, int]


def random_positions(number: int) -> Iterator[tuple[State, Event]]:
    """Yield positions with a move, from matches in which good and random moves alternate."""
    rng = Rng.of("facts")
    while number:
        players = 2 + rng.below(3)
        options = GAME.read_options({})
        state = GAME.initial_state(options, GAME.deal_setup(options, players, rng), players)
        while GAME.to_move(state) != TERMINAL and number:
            good, other = GAME.best_move(state, weights_of(GAME, players)), GAME.random_move(state, rng)
            yield state, good if rng.below(2) else other
            number -= 1
            state = GAME.apply(state, good if rng.below(4) else other)


def squares(garden: Garden) -> dict[Square, str]:
    """Return the letter of each square; in lower case with a temple."""
    x0, y0, x1, y1 = extent(garden)
    return {(x, y): letter(garden, x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1)}


def group(shown: dict[Square, str], start: Square) -> frozenset[Square]:
    """Return the squares of the group at a square."""
    seen: set[Square] = set()
    edge = {start}
    while edge:
        seen |= edge
        edge = {sq for sq in near(edge) - seen if shown.get(sq, "").upper() == shown[start].upper()}
    return frozenset(seen)


def all_groups(shown: dict[Square, str], name: str) -> set[frozenset[Square]]:
    wanted = "TPAF"[NAMES.index(name)]
    return {group(shown, square) for square, here in shown.items() if here.upper() == wanted}


def is_free(shown: dict[Square, str], part: frozenset[Square]) -> bool:
    return all(shown[square].isupper() for square in part)


def near(part: Collection[Square]) -> set[Square]:
    """Return the squares beside those of a part, and some of its own."""
    return {(x + dx, y + dy) for x, y in part for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}


def ground_beside(shown: dict[Square, str], part: Collection[Square]) -> int:
    return sum(shown.get(square) == "." for square in near(part))


def card_squares(state: State, move: Lay) -> set[Square]:
    shape = state.deal.shapes[state.cards[move.card]][move.rotation]
    return {(move.x + x, move.y + y) for y, row in enumerate(shape.rows) for x in range(len(row))}


def points_with(state: State, seat: int, tile: int) -> int:
    """Return the points that one more open tile brings a seat."""
    player = state.seats[seat]
    more = player._replace(open=(*player.open[:tile], player.open[tile] + 1, *player.open[tile + 1 :]))
    then = state._replace(seats=(*state.seats[:seat], more, *state.seats[seat + 1 :]))
    return GAME.total(then, seat) - GAME.total(state, seat)


def is_true(fact: Fact, state: State, move: Event) -> bool:
    """Return True if a fact holds, judged by the rules alone."""
    mover = GAME.to_move(state)
    then = GAME.apply(state, move)
    if isinstance(move, Lay):
        before, now = squares(state.seats[mover].garden), squares(then.seats[mover].garden)
        card = card_squares(state, move)
        if fact.kind == "group_touched":
            same = all_groups(before, fact.subject) & all_groups(now, fact.subject)
            return any(len(part) == fact.number >= 3 and part & card and is_free(now, part) for part in same)
        if fact.kind in {"group_made", "group_near"}:
            largest = max(
                len(part) for name in NAMES for part in all_groups(now, name) if part & card and is_free(now, part)
            )
            return largest == fact.number and any(len(part) == largest for part in all_groups(now, fact.subject))
        if fact.kind == "group_room":
            bare = {square for square, here in now.items() if here == "." != before.get(square)}
            parts = [part for part in all_groups(now, fact.subject) if len(part) == fact.number and is_free(now, part)]
            return any(near(part) & bare for part in parts)
        if fact.kind == "group_second":
            sizes = sorted(
                len(part) for name in NAMES for part in all_groups(now, name) if part & card and is_free(now, part)
            )
            return sizes[-2] == fact.number > 1
        if fact.kind == "groups_joined":
            old = [part for part in all_groups(before, fact.subject) if len(part) > 1]
            return any(
                len(part) == fact.number and sum(bool((other & part) - card) for other in old) > 1
                for part in all_groups(now, fact.subject)
            )
        if fact.kind == "group_blocked":
            old = [part for part in all_groups(before, fact.subject) if len(part) == fact.number and part & card]
            new = all_groups(now, fact.subject)
            return any(is_free(before, part) and all(len(p) < len(part) for p in new if p & part) for part in old)
    if fact.kind in {"tile_reach", "hidden_draw"}:
        return is_due(fact, state, move)
    return is_true_of_tile(fact, state, move)


def is_due(fact: Fact, state: State, move: Event) -> bool:
    """Return True if some temple of this turn brings the tile into reach, or draws one."""
    mover = GAME.to_move(state)
    then = GAME.apply(state, move)
    temples = [other for other in GAME.moves(then) if isinstance(other, Temple)] if isinstance(move, Lay) else []
    due = [GAME.apply(then, temple) for temple in temples] or [then]
    if fact.kind == "hidden_draw":
        return any(len(later.stack) == len(state.stack) - 1 for later in due)
    tile = KINDS.index(fact.subject)
    reached = [
        later
        for later in due
        for take in GAME.moves(later)
        if isinstance(take, Take) and GAME.to_move(later) == mover and state.board[take.space] == tile
    ]
    return bool(reached) and points_with(state, mover, tile) == fact.points > 0


def is_true_of_tile(fact: Fact, state: State, move: Event) -> bool:  # noqa: PLR0911 (one case for each kind)
    mover = GAME.to_move(state)
    then = GAME.apply(state, move)
    shown = squares(state.seats[mover].garden)
    tile = KINDS.index(fact.subject) if fact.subject in KINDS else -1
    match fact.kind:
        case "waits":
            sizes = {len(group(shown, (t.x, t.y))) for t in GAME.moves(state) if isinstance(t, Temple)}
            return isinstance(move, Pass) and fact.number in sizes
        case "temple_placed":
            return isinstance(move, Temple) and len(group(shown, (move.x, move.y))) == fact.number >= 3
        case "group_kept":
            now = squares(then.seats[mover].garden)
            free = [part for name in NAMES for part in all_groups(now, name) if is_free(now, part)]
            return fact.number in {len(part) for part in free} and fact.number >= 3
        case "next_pays":
            return points_with(then, mover, tile) == fact.stake > 0 and held(then, mover, tile) + 1 == fact.number
        case "temple_hems":
            return isinstance(move, Temple) and ground_beside(shown, {(move.x, move.y)}) == fact.number > 0
        case "temple_frees":
            assert isinstance(move, Temple)
            return ground_beside(shown, [move.moved] if move.moved else []) == fact.number > 0
        case "temple_moved":
            return isinstance(move, Temple) and move.moved is not None and len(group(shown, move.moved)) == fact.number
        case "tile_taken" | "character_taken":
            return (
                GAME.total(then, mover) - GAME.total(state, mover) == fact.points
                and held(then, mover, tile) == fact.number
            )
        case "series_completed":
            return held(then, mover, tile) % len(state.deal.edition.series[tile]) == 0
        case "last_of_kind":
            gone = sum(held(then, seat, tile) for seat in GAME.seats(then))
            return gone == COUNTS[tile] and tile not in then.stack
        case _:
            assert fact.kind == "denies_tile", fact
            assert fact.seat is not None
            return fact.seat != mover and points_with(state, fact.seat, tile) == fact.points > 0


def held(state: State, seat: int, tile: int) -> int:
    player: PlayerState = state.seats[seat]
    return player.open[tile] + player.hidden.count(tile)


PAIR = "TT.... ......"
TEMPLES = "tTT.pPP.aAA ........... fFF.tTT.TT. ..........."
LAY, PLACE = "lay 1 2,0 0", "temple 0,0"

TABLE = (
    # kind, garden, own tiles, the next player's garden and tiles, card, events (the last one is the move),
    # points or those at stake, number
    ("group_made", PAIR, "", ("", ""), "T.....", (LAY,), (0, 3)),
    ("group_touched", "TTT... ......", "", ("", ""), "T.....", (LAY,), (0, 3)),
    ("group_near", "T..... ......", "", ("", ""), "T.....", ("lay 1 1,0 0",), (0, 2)),
    ("group_room", "AT.. A...", "", ("", ""), "T.....", ("lay 1 1,0 180",), (0, 2)),
    ("groups_joined", "TT...TT .......", "", ("", ""), "TTT...", (LAY,), (0, 7)),
    ("group_blocked", "TTT... ......", "", ("", ""), "...T..", ("lay 1 0,0 0",), (0, 3)),
    ("group_second", "TT.... .P....", "", ("", ""), "T..P..", (LAY,), (0, 2)),
    ("tile_reach", PAIR, "", ("", ""), "T.....", (LAY,), (3, 2)),
    ("hidden_draw", "TTTTT... ........", "", ("", ""), "T.....", ("lay 1 5,0 0",), (0, 6)),
    ("temple_placed", PAIR, "", ("", ""), "T.....", (LAY, PLACE), (0, 3)),
    ("temple_frees", TEMPLES, "", ("", ""), "T.....", ("lay 1 10,2 0", "temple 8,2 from 0,0"), (0, 1)),
    ("temple_hems", PAIR, "", ("", ""), "T.....", (LAY, PLACE), (0, 1)),
    ("temple_moved", TEMPLES, "", ("", ""), "T.....", ("lay 1 10,2 0", "temple 8,2 from 0,0"), (0, 3)),
    ("group_kept", "TT...PPP ........", "", ("", ""), "T.....", (LAY, PLACE), (0, 3)),
    ("waits", PAIR, "", ("", ""), "T.....", (LAY, "pass"), (0, 3)),
    ("tile_taken", PAIR, "", ("", ""), "T.....", (LAY, PLACE, "tile 2"), (3, 1)),
    ("next_pays", PAIR, "", ("", ""), "T.....", (LAY, PLACE, "tile 1"), (14, 2)),
    ("series_completed", PAIR, "queen", ("", ""), "T.....", (LAY, PLACE, "tile 1"), (0, 2)),
    ("last_of_kind", PAIR, "queen queen", ("", "queen"), "T.....", (LAY, PLACE, "tile 1"), (0, 4)),
    ("denies_tile", PAIR, "", ("TT. ...", "queen"), "T.....", (LAY, PLACE, "tile 1"), (14, 0)),
)

CHARACTER = "character_taken"


def kinds(state: State, event: str) -> set[str]:
    return {fact.kind for fact in facts(state, GAME.read_event(event))}


@pytest.mark.parametrize(("kind", "text", "own", "other", "card", "events", "numbers"), TABLE)
def test_a_fact_of_each_kind(
    kind: str, text: str, own: str, other: tuple[str, str], card: str, events: tuple[str, ...], numbers: tuple[int, int]
) -> None:
    rival = garden(other[0] or "... ...", other[1])
    state = after(position(garden(text, own), rival, cards=card), *events[:-1])
    found = [fact for fact in facts(state, GAME.read_event(events[-1])) if fact.kind == kind]
    assert [(fact.points or fact.stake, fact.number) for fact in found] == [numbers]


def test_a_character_has_no_number() -> None:
    state = after(position(garden(PAIR), garden("... ..."), cards="T....."), LAY, PLACE)
    state = state._replace(board=(KINDS.index("gardener"), *state.board[1:]))
    assert CHARACTER in kinds(state, "tile 1")
    assert "tile_taken" not in kinds(state, "tile 1")


def last_turn(state: State) -> State:
    """Return a position as one of the last turn of the match, with the same seat to move."""
    number = max(at for at, seat in enumerate(state.deal.order) if seat == GAME.to_move(state))
    return state._replace(turn_number=number, turns=number + 1)


@pytest.mark.parametrize(
    ("text", "events", "kind"),
    [
        ("T..... ......", ("lay 1 1,0 0",), "group_near"),
        ("AT.. A...", ("lay 1 1,0 180",), "group_room"),
        ("TT...PPP ........", (LAY, PLACE), "group_kept"),
        (PAIR, (LAY, PLACE), "temple_hems"),
        (PAIR, (LAY, "pass"), "waits"),
        (PAIR, (LAY, PLACE, "tile 1"), "next_pays"),
    ],
)
def test_no_fact_is_about_a_turn_after_the_last(text: str, events: tuple[str, ...], kind: str) -> None:
    state = after(position(garden(text), garden("... ..."), cards="T....."), *events[:-1])
    assert kind in kinds(state, events[-1])
    assert kind not in kinds(last_turn(state), events[-1])


def test_the_draw_of_the_last_tile_leaves_no_turn_after_the_round() -> None:
    """Rule H6.2."""
    state = after(position(garden(PAIR), garden("... ..."), cards="T....."), LAY, PLACE)
    last_in_round = state._replace(turn_number=state.deal.order.index(0, 2))
    assert "next_pays" in kinds(last_in_round, "tile 1")
    assert "next_pays" not in kinds(last_in_round._replace(stack=state.stack[:1]), "tile 1")


def test_a_group_waits_in_the_last_round_only_if_a_card_extends_it() -> None:
    for card, expected in (("T.....", True), ("P.....", False)):
        state = after(position(garden(PAIR), garden("... ..."), cards=f"T..... {card} {card} {card}"), LAY)
        last = state._replace(turns=state.deal.round_turns)
        assert ("waits" in kinds(last, "pass")) == expected


def test_the_next_tile_of_a_kind_pays_only_while_one_is_left() -> None:
    """Of the four queens two are open, and one is about to be taken."""
    for tiles, expected in (("queen", True), ("queen queen queen", False)):
        state = after(position(garden(PAIR), garden("... ...", tiles), cards="T....."), LAY, PLACE)
        assert ("next_pays" in kinds(state, "tile 1")) == expected


@pytest.mark.parametrize(
    ("rival", "space", "expected"),
    [
        ("TT. ...", 1, True),  # a card makes a group of three, which reaches the first row
        ("TT. ...", 3, False),  # for the second row it needs four
        ("TTT ...", 3, True),
        ("TtT ...", 3, False),  # a temple stands on it
        ("TT.t ....", 1, True),
        ("TT. __t", 1, False),  # the only square joins it to a temple
        ("TT", 1, False),  # a motif needs a square of the garden
        ("... ...", 1, False),
    ],
)
def test_only_a_rival_who_can_reach_a_tile_is_denied_it(rival: str, space: int, expected: bool) -> None:
    state = after(position(garden("TTT.... ......."), garden(rival, "queen"), cards="T....."), "lay 1 3,0 0", PLACE)
    board = [KINDS.index("tiger")] * 6
    board[space - 1] = KINDS.index("queen")
    state = state._replace(board=tuple(board))
    assert ("denies_tile" in kinds(state, f"tile {space}")) == expected
    assert "denies_tile" not in kinds(last_turn(state), f"tile {space}")


def test_a_tile_is_not_denied_if_another_one_of_its_kind_lies_there() -> None:
    state = after(position(garden(PAIR), garden("TT. ...", "queen"), cards="T....."), LAY, PLACE)
    twins = state._replace(board=(*state.board[:5], state.board[0]))
    assert [("denies_tile" in kinds(each, "tile 1")) for each in (state, twins)] == [True, False]


def test_a_next_tile_that_pays_no_more_is_not_told() -> None:
    """The second queen completes a series, the third one begins another."""
    for own, expected in (("", True), ("queen", False)):
        state = after(position(garden(PAIR, own), garden("... ..."), cards="T....."), LAY, PLACE)
        assert ("next_pays" in kinds(state, "tile 1")) == expected


@pytest.mark.parametrize("number", first_of((200, 10_000)))
def test_every_fact_is_true(number: int) -> None:
    seen = set()
    for state, move in random_positions(number):
        views = [GAME.observe(state, seat) for seat in (GAME.to_move(state), SPECTATOR)]
        for fact in [fact for view in views for fact in facts(view, move)]:
            seen.add(fact.kind)
            assert is_true(fact, state, move), (fact, GAME.write_position(state), move)
    assert {row[0] for row in TABLE} - {"hidden_draw", "last_of_kind", "group_touched", "denies_tile"} <= seen
