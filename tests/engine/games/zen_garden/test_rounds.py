"""Rounds: the order of turns, and the selection board between rounds."""

from itertools import chain

import pytest

from hofgarten.bots.playout import plies
from hofgarten.game import CHANCE, TERMINAL, IllegalMove
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.hidden_information import sample_chance
from hofgarten.games.zen_garden.state import TAKEN, State
from hofgarten.games.zen_garden.tiles import TILE_CODES, TILE_NUMBERS
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import SUPPLY, after, line, match, moves, start
from tests.kit.zen_garden_referee import tiles_of


def board(state: State) -> list[str]:
    """Return the three rows of the selection board, bottom row first."""
    codes = ["..." if tile == TAKEN else TILE_CODES[tile] for tile in state.board]
    return [" ".join(codes[start : start + 4]) for start in (0, 4, 8)]


def seats(players: int, first: int) -> list[int]:
    """Return the seat of every turn of a match."""
    rng = Rng(5)
    played = plies(ZEN_GARDEN, start(players=players, first=first), lambda at, _: ZEN_GARDEN.random_move(at, rng), rng)
    return [seat for seat, *_ in played if seat != CHANCE]


@pytest.mark.rule("Z3.1", "Z3.5")
@pytest.mark.parametrize(
    ("players", "first", "rounds"),
    [
        (2, 0, [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]),
        (2, 1, [[1, 0, 1, 0], [0, 1, 0, 1]]),
        (3, 0, [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]),
        (3, 2, [[2, 0, 1], [0, 1, 2]]),
        (4, 3, [[3, 0, 1, 2], [0, 1, 2, 3], [1, 2, 3, 0]]),
    ],
)
def test_turns_go_clockwise_and_the_marker_passes_on(players: int, first: int, rounds: list[list[int]]) -> None:
    expected = list(chain.from_iterable(rounds))
    assert seats(players, first)[: len(expected)] == expected


@pytest.mark.rule("Z3.2")
@pytest.mark.parametrize(("players", "rounds", "turns_in_round"), [(2, 8, 4), (3, 16, 3), (4, 16, 4)])
def test_every_seat_has_sixteen_turns(players: int, rounds: int, turns_in_round: int) -> None:
    order = seats(players, 0)
    assert len(order) == rounds * turns_in_round
    assert [order.count(seat) for seat in range(players)] == [16] * players


@pytest.mark.rule("Z3.3")
def test_the_bottom_row_is_discarded_the_others_slide_and_spaces_are_filled() -> None:
    # The first row of the comment is the bottom row. Before: ... Psp Pst Psc / Psw ... Pwa Pwp / Pwt Pwc Pww ...
    state = after(start(players=3), "0a a1 nw", "1b a1 nw", "2d a1 nw")
    assert [TILE_CODES[tile] for tile in state.discard] == ["Psp", "Pst", "Psc"]
    assert board(state) == ["Psw Pwc Pwa Pwp", "Pwt Pta Pww Ptp", "Ptt Ptc Ptw Ptb"]
    assert tiles_of(SUPPLY)[12:18] == ["Pta", "Ptp", "Ptt", "Ptc", "Ptw", "Ptb"]
    assert state.drawn == 18


@pytest.mark.rule("Z3.3")
def test_a_tile_of_the_top_row_falls_two_rows_when_both_spaces_below_are_empty() -> None:
    state = after(start(players=2), "0b a1 nw", "1b a1 nw", "0a a2 nw", "1a a2 nw")
    # Columns a and b keep only their top tile; it falls to the bottom.
    assert board(state) == ["Pwt Pwc Pwa Pwp", "Pta Ptp Pww Pwb", "Ptt Ptc Ptw Ptb"]


def about_to_run_out(left: int) -> State:
    """Return a state one move before the end of a round that takes 5 tiles, with ``left`` tiles in the supply."""
    state = after(start(players=3), "0a a1 nw", "0b a1 nw")
    supply = tiles_of(SUPPLY)
    drawn = tuple(TILE_NUMBERS[code] for code in supply[12:])
    return state._replace(supply=drawn[:left], drawn=0, discard=drawn[left:])


@pytest.mark.rule("Z3.4")
def test_filling_waits_for_a_shuffle_when_the_supply_is_empty() -> None:
    # Four spaces are empty after a round of three from the bottom row: its four tiles are gone.
    before = about_to_run_out(left=2)
    state = after(before, "0c a1 nw")
    assert ZEN_GARDEN.to_move(state) == CHANCE
    assert board(state) == ["Psw Psb Pwa Pwp", "Pwt Pwc Pww Pwb", "Pta Ptp ... ..."]
    shuffle = ZEN_GARDEN.write_event(ZEN_GARDEN.sample_chance(state, Rng(3)))
    assert sorted(tiles_of(shuffle[1:])) == sorted(TILE_CODES[tile] for tile in state.discard)
    assert "Psc" in tiles_of(shuffle[1:])
    going_on = after(state, shuffle)
    assert ZEN_GARDEN.to_move(going_on) == 1
    assert board(going_on)[2] == " ".join(["Pta", "Ptp", *tiles_of(shuffle[1:])[:2]])
    assert going_on.discard == ()
    assert len(going_on.supply) - going_on.drawn == len(state.discard) - 2


@pytest.mark.rule("Z3.4")
def test_a_sufficient_supply_is_not_shuffled() -> None:
    state = after(about_to_run_out(left=4), "0c a1 nw")
    assert (ZEN_GARDEN.to_move(state), state.drawn, len(state.supply)) == (1, 4, 4)
    assert TAKEN not in state.board


@pytest.mark.rule("Z3.4")
def test_only_the_discard_pile_is_shuffled_and_only_when_due() -> None:
    with pytest.raises(IllegalMove) as caught:
        after(start(), "~")
    assert caught.value.rule == "Z3.4"
    state = after(about_to_run_out(left=2), "0c a1 nw")
    shuffle = ZEN_GARDEN.write_event(ZEN_GARDEN.sample_chance(state, Rng(3)))
    for wrong in ("0a b1 nw", shuffle[:-3], shuffle + "Psa", shuffle.replace("Psc", "Psa"), "~", "~x"):
        with pytest.raises(IllegalMove) as caught:
            after(state, wrong)
        assert caught.value.rule == "Z3.4"
    assert list(ZEN_GARDEN.moves(state)) == []
    assert ZEN_GARDEN.move_count(state) == 0
    with pytest.raises(IllegalMove):
        ZEN_GARDEN.random_move(state, Rng(1))
    first_drawn = {sample_chance(state, Rng(seed)).tiles[0] for seed in range(2000)}
    assert first_drawn == set(state.discard), "a shuffle is fair to each tile"


@pytest.mark.rule("Z3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_turn_the_board_stays_and_no_move_is_legal(players: int) -> None:
    states = line((players, (1,), "full"))
    end, before = states[-1], states[-2]
    assert ZEN_GARDEN.to_move(end) == TERMINAL
    assert (end.drawn, end.supply, end.discard) == (before.drawn, before.supply, before.discard)
    assert end.board.count(TAKEN) == start(players=players).deal.round_turns
    assert (moves(end), ZEN_GARDEN.move_count(end), list(ZEN_GARDEN.distinct_moves(end))) == ([], 0, [])
    for event in (match(players, (1,), "full").events[-1], "~", "0a a1 nw"):
        with pytest.raises(IllegalMove) as caught:
            after(end, event)
        assert caught.value.rule == "Z3.6"


def test_a_refill_reveals_information_and_a_move_within_a_round_does_not() -> None:
    first = start(players=3)
    second = after(first, "0a a1 nw")
    third = after(second, "0b a1 nw")
    assert not ZEN_GARDEN.hidden.reveals_information(first, second)
    assert ZEN_GARDEN.hidden.reveals_information(third, after(third, "0c a1 nw"))
    state = after(about_to_run_out(left=2), "0c a1 nw")
    filled = ZEN_GARDEN.apply(state, ZEN_GARDEN.sample_chance(state, Rng(3)))
    assert state.drawn == filled.drawn == 2
    assert ZEN_GARDEN.hidden.reveals_information(state, filled)
