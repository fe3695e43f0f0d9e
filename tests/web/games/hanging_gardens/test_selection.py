"""Choosing a move of The Hanging Gardens: available choices, their effects, and refusals."""

from dataclasses import replace

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.cards import shapes
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay, State
from hofgarten.record import positions
from tests.engine.games.hanging_gardens.positions import after, position
from tests.kit.hanging_gardens_bots import match as played
from web.app.games.hanging_gardens.table import move_input
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.selection import NOTHING, Selection
from web.app.games.hanging_gardens.table.squares import Prospect, Spot, anchor, group_squares
from web.app.model.game_api.move_input import Refusal

FIVE_TEMPLES = "tpafp ..TT."
"""A garden in which each temple stands on a group of one square."""


def chosen(state: State, card: int = 0, quarters: int = 0) -> Selection:
    """Return a selection with a card chosen and rotated."""
    return selections.rotate(state, selections.take(state, NOTHING, card), quarters)


def put(state: State, selection: Selection, x: int, y: int, *, shown: bool = False) -> Selection:
    """Choose a square."""
    return selections.put(state, selection, Spot(x, y), shown=shown)


def refused(selection: Selection) -> tuple[str, str]:
    """Return the key and the rule of a refusal."""
    assert selection.refusal is not None
    return selection.refusal.key, selection.refusal.rule


@pytest.mark.parametrize("kinds", ["lots", "builder,waiter"])
def test_every_legal_move_can_be_chosen(kinds: str) -> None:
    record = played(3, kinds)
    for state, event in zip(positions(record), record.events, strict=False):
        assert move_input.selected_move(state, move_input.selection_of(Selection(), event)) == event


@pytest.mark.rule("H8.3")
def test_the_places_match_the_legal_moves() -> None:
    for state in list(positions(played(2, "builder")))[:-1:7]:
        legal = {(move.card, move.turn, Spot(move.x, move.y)) for move in lays(state)}
        marked = {
            (card, quarters, spot)
            for card in range(len(state.cards))
            for quarters in range(4)
            for spot in selections.places(state, Selection(card=card, quarters=quarters))
        }
        assert marked == legal


def lays(state: State) -> list[Lay]:
    return [move for move in HANGING_GARDENS.moves(state) if isinstance(move, Lay)]


@pytest.mark.rule("H8.3")
def test_hovering_over_a_place_previews_the_card() -> None:
    state = position("TT. ...", cards="T.....")
    selection = selections.point(state, chosen(state), Spot(2, 0))
    assert selections.prospects(state, selection) == (Prospect(0, 3),)
    assert selections.laid_plot(state, selection) is not None
    assert move_input.selected_move(state, selection) == "lay 1 2,0 0"
    assert not move_input.plays_at_once(selection)
    assert selections.prospects(state, move_input.clear_hover(selection)) == ()
    assert selections.point(state, selection, Spot(9, 9)).pointed is None


@pytest.mark.rule("H8.3")
def test_one_more_click_lays_a_previewed_card() -> None:
    state = position("... ...", cards="T.....")
    selection = put(state, selections.point(state, chosen(state), Spot(1, 0)), 1, 0, shown=True)
    assert move_input.plays_at_once(selection)
    assert move_input.selected_move(state, selection) == "lay 1 1,0 0"


@pytest.mark.rule("H8.3")
def test_the_first_tap_shows_the_card_and_the_second_rotates_it() -> None:
    state = position("... ...", cards="T.....")
    once = put(state, selections.point(state, chosen(state), Spot(1, 0)), 1, 0)
    assert not move_input.plays_at_once(once)
    assert once.shown == Spot(1, 0)
    twice = selections.rotate_placed(state, once)
    assert (twice.quarters, twice.spot) == (1, Spot(1, 0)), "about its middle, as far as it fits"
    assert not move_input.plays_at_once(twice)
    assert put(state, once, 0, 0).spot == Spot(0, 0), "a tap elsewhere moves the card"


@pytest.mark.rule("H8.3")
def test_a_square_stands_for_the_nearest_place_of_the_card() -> None:
    state = position("... ...", cards="T.....")
    card = chosen(state)
    near = selections.targets(state, card)
    middles = {anchor(shapes("T.....")[0], corner): corner for corner in selections.places(state, card)}
    for square, corner in near.items():
        middle = anchor(shapes("T.....")[0], corner)
        assert abs(square.x - middle.x) + abs(square.y - middle.y) <= 1
        assert square not in middles or middles[square] == corner
    assert middles.items() <= near.items()
    assert Spot(9, 9) not in near
    assert selections.targets(state, NOTHING) == {}


@pytest.mark.rule("H4.1")
def test_a_rotated_card_keeps_its_place_if_it_fits() -> None:
    state = position("... ...", cards="T.....")
    selection = put(state, chosen(state), 2, 0)
    turned = selections.rotate(state, put(state, selection, 0, 0), 2)
    assert turned.spot == Spot(0, 0)
    assert selections.rotate(state, turned, -2).quarters == 0


def test_cancel_undoes_one_choice_at_a_time() -> None:
    state = position("... ...", cards="T.....")
    selection = replace(put(state, chosen(state), 0, 0), refusal=Refusal("bare_table", "H4.2"))
    without_refusal = selections.step_back(selection)
    assert (without_refusal.refusal, without_refusal.spot) == (None, Spot(0, 0))
    assert selections.step_back(without_refusal) == chosen(state)
    assert selections.step_back(chosen(state)) == NOTHING


def test_impossible_card_actions_are_refused_with_their_rule() -> None:
    state = position("... ...", cards="- T.....")
    assert refused(selections.take(state, NOTHING, 0)) == ("card_taken", "H4.1")
    assert refused(selections.rotate(state, NOTHING, 1)) == ("no_card", "H4.1")
    assert refused(put(state, NOTHING, 0, 0)) == ("no_card", "H4.1")
    assert refused(put(state, chosen(state, 1), 3, 0)) == ("bare_table", "H4.2")
    assert refused(selections.choose(state, NOTHING, 0)) == ("no_temple_due", "H5.2")
    temple = position("t.. ...", cards="T.....")
    assert refused(put(temple, chosen(temple), 0, 0)) == ("on_temple", "H4.4")


@pytest.mark.rule("H4.5")
def test_a_card_can_be_discarded_only_when_none_can_be_laid() -> None:
    full = position("ttt ttt", cards="T..... TT....")
    selection = selections.take(full, NOTHING, 1)
    assert move_input.selected_move(full, selection) == "discard 2"
    assert not move_input.plays_at_once(selection)
    one_left = position("ttt tt.", cards="T..... TT....")
    assert refused(selections.take(one_left, NOTHING, 1)) == ("card_nowhere", "H4.1")
    assert move_input.selected_move(one_left, selections.take(one_left, NOTHING, 0)) is None


@pytest.mark.rule("H5.2")
def test_a_temple_is_chosen_and_confirmed_or_declined() -> None:
    state = after(position("TT. ...", cards="T....."), "lay 1 2,0 0")
    assert group_squares(state) == {Spot(0, 0), Spot(1, 0), Spot(2, 0)}
    selection = put(state, NOTHING, 1, 0)
    assert (move_input.selected_move(state, selection), move_input.plays_at_once(selection)) == ("temple 1,0", False)
    assert move_input.plays_at_once(put(state, selection, 1, 0))
    declined = selections.decline(state, selection)
    assert (move_input.selected_move(state, declined), move_input.plays_at_once(declined)) == ("pass", True)
    assert refused(put(state, NOTHING, 0, 1)) == ("no_motif", "H5.1")
    assert refused(selections.take(state, NOTHING, 0)) == ("laid", "H4.1")


def test_groups_that_do_not_qualify_for_a_temple_are_refused() -> None:
    state = after(position("TT....PPP ......... ..p.AA...", cards="T....."), "lay 1 2,0 0")
    assert refused(put(state, NOTHING, 6, 0)) == ("untouched", "H5.1")
    assert refused(put(state, NOTHING, 2, 2)) == ("has_temple", "H5.1")
    assert selections.put(state, NOTHING, Spot(4, 2), shown=True).refusal == Refusal(
        "too_small", "H5.1", (("squares", 2),)
    )


@pytest.mark.rule("H5.6")
def test_the_temple_to_move_is_chosen_among_the_smallest_groups() -> None:
    state = after(position(FIVE_TEMPLES, cards="T....."), "lay 1 4,1 0")
    assert refused(put(state, NOTHING, 0, 0)) == ("square_first", "H5.6")
    selection = put(state, NOTHING, 2, 1)
    assert move_input.selected_move(state, selection) is None
    assert refused(put(state, selection, 0, 1)) == ("no_motif", "H5.1")
    moved = put(state, selection, 3, 0)
    assert (move_input.selected_move(state, moved), move_input.plays_at_once(moved)) == ("temple 2,1 from 3,0", False)
    assert move_input.plays_at_once(put(state, moved, 3, 0))


@pytest.mark.rule("H5.6")
def test_the_only_movable_temple_is_chosen_automatically() -> None:
    state = after(position("tTpPaAfF.p ........TT", cards="T....."), "lay 1 6,1 90")
    assert refused(put(state, NOTHING, 0, 0)) == ("not_smallest", "H5.6")
    assert move_input.selected_move(state, put(state, NOTHING, 7, 1)) == "temple 7,1 from 9,0"


@pytest.mark.rule("H5.4")
def test_the_selection_predicts_a_hidden_draw() -> None:
    state = after(position("TTTTT. ......", cards="T....."), "lay 1 5,0 0")
    selection = put(state, NOTHING, 0, 0)
    assert selections.draws_hidden(state, selection)
    assert not selections.draws_hidden(state._replace(stack=()), selection)
    smaller = after(position("TTTT. .....", cards="T....."), "lay 1 4,0 0")
    assert not selections.draws_hidden(smaller, put(smaller, NOTHING, 0, 0))


@pytest.mark.rule("H5.3")
def test_choosing_a_tile_for_a_chosen_temple_decides_both() -> None:
    board = "- king tiger garden statue chalice"
    state = after(position("TT. ...", cards="T.....", board=board), "lay 1 2,0 0")
    temple = put(state, NOTHING, 0, 0)
    both = selections.choose(state, temple, 1)
    assert (move_input.selected_move(state, both), move_input.plays_at_once(both)) == ("temple 0,0", True)
    following = selections.carried_over(selections.with_temple(state, temple), both, NOTHING)
    assert move_input.plays_at_once(following)
    assert move_input.selected_move(selections.with_temple(state, temple), following) == "tile 2"
    assert selections.choose(state, temple, 2).refusal == Refusal("out_of_reach", "H5.3", (("reach", 2),))
    assert refused(selections.choose(state, NOTHING, 1)) == ("no_temple_due", "H5.2")


@pytest.mark.rule("H5.4")
def test_a_temple_that_draws_a_hidden_tile_is_placed_before_a_tile_is_chosen() -> None:
    state = after(position("TTTTT. ......", cards="T....."), "lay 1 5,0 0")
    temple = put(state, NOTHING, 0, 0)
    assert refused(selections.choose(state, temple, 0)) == ("no_temple_due", "H5.2")


@pytest.mark.rule("H5.3")
def test_a_tile_in_reach_is_chosen_and_confirmed() -> None:
    board = "- king tiger garden statue chalice"
    state = after(position("TT. ...", cards="T.....", board=board), "lay 1 2,0 0", "temple 0,0")
    selection = selections.choose(state, NOTHING, 1)
    assert (move_input.selected_move(state, selection), move_input.plays_at_once(selection)) == ("tile 2", False)
    assert move_input.plays_at_once(selections.choose(state, selection, 1))
    assert refused(selections.choose(state, NOTHING, 0)) == ("space_empty", "H5.3")
    assert selections.choose(state, NOTHING, 2).refusal == Refusal("out_of_reach", "H5.3", (("reach", 2),))
    assert refused(put(state, NOTHING, 0, 0)) == ("tile_due", "H5.2")
    assert move_input.score_change(state, "tile 2").items == (("king", 3),)


def test_the_keyboard_focus_moves_to_the_next_step() -> None:
    laying = position("TT. ...", cards="T.....")
    placing = after(laying, "lay 1 2,0 0")
    taking = after(placing, "temple 0,0")
    assert move_input.next_focus(laying, NOTHING) == "cards"
    assert move_input.next_focus(laying, chosen(laying)) == "garden"
    assert move_input.next_focus(placing, NOTHING) == "garden"
    assert move_input.next_focus(placing, put(placing, NOTHING, 0, 0)) == "confirm"
    assert move_input.next_focus(taking, NOTHING) == "board"
    assert move_input.next_focus(taking, Selection(space=0)) == "confirm"
    assert move_input.next_focus(laying, Selection(needs_handover=True)) == "confirm"


@pytest.mark.rule("H3.3")
def test_rounds_are_counted() -> None:
    states = list(positions(played(3, "lots")))
    assert move_input.current_round(states[0]) == (1, 20)
    assert HANGING_GARDENS.to_move(states[-1]) == TERMINAL
    assert move_input.current_round(states[-1]) == (20, 20)
