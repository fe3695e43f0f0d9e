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
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.selection import NO_SELECTION, Selection, Spot, TempleOption, anchor
from web.app.games.hanging_gardens.view.garden import Frame, Picture
from web.app.games.hanging_gardens.view.match_view import with_choice
from web.app.model.game_api.move_input import Refusal
from web.app.texts import Words

FIVE_TEMPLES = "tpafp ..TT."
"""A garden in which each temple stands on a group of one square."""


def chosen(state: State, card: int = 0, quarters: int = 0) -> Selection:
    return selections.rotate(state, selections.take(state, NO_SELECTION, card=card), by=quarters)


def put(state: State, selection: Selection, x: int, y: int, *, shown: bool = False) -> Selection:
    """Choose a square."""
    return selections.put(state, selection, Spot(x, y), shown=shown)


def refused(selection: Selection) -> tuple[str, str]:
    assert selection.refusal is not None
    return selection.refusal.key, selection.refusal.rule


@pytest.mark.parametrize("kinds", ["lots", "builder,waiter"])
def test_every_legal_move_can_be_chosen(kinds: str) -> None:
    record = played(3, kinds)
    for state, event in zip(positions(record), record.events, strict=False):
        assert MOVE_INPUT.selected_move(state, MOVE_INPUT.selection_of(Selection(), event)) == event


@pytest.mark.rule("H8.3")
def test_the_places_match_the_legal_moves() -> None:
    for state in list(positions(played(2, "builder")))[:-1:7]:
        legal = {(move.card, move.rotation, Spot(move.x, move.y)) for move in lays(state)}
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
def test_hovering_over_a_place_previews_the_card_and_one_more_click_lays_it() -> None:
    state = position("TT. ...", cards="T.....")
    selection = selections.point(state, chosen(state), Spot(2, 0))
    assert selections.temple_options(state, selection) == (TempleOption(0, 3),)
    assert selections.laid_garden(state, selection) is not None
    assert MOVE_INPUT.selected_move(state, selection) == "lay 1 2,0 0"
    assert not MOVE_INPUT.plays_at_once(selection)
    assert selections.temple_options(state, MOVE_INPUT.clear_hover(selection)) == ()
    assert selections.point(state, selection, Spot(9, 9)).pointed is None
    clicked = put(state, selection, 2, 0, shown=True)
    assert (MOVE_INPUT.selected_move(state, clicked), MOVE_INPUT.plays_at_once(clicked)) == ("lay 1 2,0 0", True)


@pytest.mark.rule("H8.3")
def test_the_first_tap_shows_the_card_and_the_second_rotates_it() -> None:
    state = position("... ...", cards="T.....")
    once = put(state, selections.point(state, chosen(state), Spot(1, 0)), 1, 0)
    assert not MOVE_INPUT.plays_at_once(once)
    assert once.shown == Spot(1, 0)
    twice = selections.rotate_placed(state, once)
    assert (twice.quarters, twice.spot) == (1, Spot(1, 0)), "about its middle, as far as it fits"
    assert not MOVE_INPUT.plays_at_once(twice)
    assert put(state, once, 0, 0).spot == Spot(0, 0), "a tap elsewhere moves the card"


@pytest.mark.rule("H8.3")
def test_a_square_stands_for_the_nearest_place_of_the_card() -> None:
    state = position("... ...", cards="T.....")
    card, shape = chosen(state), shapes("T.....")[0]
    near = selections.targets(state, card)
    middles = {anchor(shape, corner): corner for corner in selections.places(state, card)}
    for square, corner in near.items():
        middle = anchor(shape, corner)
        assert abs(square.x - middle.x) + abs(square.y - middle.y) <= 1
        assert square not in middles or middles[square] == corner
    assert middles.items() <= near.items()
    assert Spot(9, 9) not in near
    assert selections.targets(state, NO_SELECTION) == {}


@pytest.mark.rule("H4.1")
def test_a_rotated_card_keeps_its_place_if_it_fits() -> None:
    state = position("... ...", cards="T.....")
    selection = put(state, chosen(state), 2, 0)
    turned = selections.rotate(state, put(state, selection, 0, 0), by=2)
    assert turned.spot == Spot(0, 0)
    assert selections.rotate(state, turned, by=-2).quarters == 0


def test_cancel_undoes_one_choice_at_a_time() -> None:
    state = position("... ...", cards="T.....")
    selection = replace(put(state, chosen(state), 0, 0), refusal=Refusal("bare_table", "H4.2"))
    without_refusal = MOVE_INPUT.step_back(state, selection)
    assert (without_refusal.refusal, without_refusal.spot) == (None, Spot(0, 0))
    assert MOVE_INPUT.step_back(state, without_refusal) == chosen(state)
    assert MOVE_INPUT.step_back(state, chosen(state)) == NO_SELECTION


def test_impossible_card_actions_are_refused_with_their_rule() -> None:
    state = position("... ...", cards="- T.....")
    assert refused(selections.take(state, NO_SELECTION, card=0)) == ("card_taken", "H4.1")
    assert refused(selections.rotate(state, NO_SELECTION, by=1)) == ("no_card", "H4.1")
    assert refused(put(state, NO_SELECTION, 0, 0)) == ("no_card", "H4.1")
    assert refused(put(state, chosen(state, 1), 3, 0)) == ("bare_table", "H4.2")
    assert refused(selections.choose(state, NO_SELECTION, space=0)) == ("no_temple_due", "H5.2")
    temple = position("t.. ...", cards="T.....")
    above = put(temple, chosen(temple), 0, 0)
    assert refused(above) == ("on_temple", "H4.4")
    picture = with_choice(Words("en"), temple, Picture(temple.seats[0].garden, Frame(0, 0, 1, 1)), above)
    assert picture.refused == {Spot(x, y) for x in range(3) for y in range(2)}, "the card is shown there in red"


def test_a_refused_square_takes_the_card_from_its_place() -> None:
    state = position("... ...", cards="T.....")
    placed = put(state, chosen(state), 0, 0)
    assert MOVE_INPUT.selected_move(state, placed) is not None
    above = put(state, placed, 9, 9)
    assert refused(above) == ("bare_table", "H4.2")
    assert (above.spot, MOVE_INPUT.selected_move(state, above)) == (None, None), "no button lays it elsewhere"
    assert put(state, above, 0, 0).refusal is None


@pytest.mark.rule("H4.5")
def test_a_card_can_be_discarded_only_when_none_can_be_laid() -> None:
    full = position("ttt ttt", cards="T..... TT....")
    selection = selections.take(full, NO_SELECTION, card=1)
    assert MOVE_INPUT.selected_move(full, selection) == "discard 2"
    assert not MOVE_INPUT.plays_at_once(selection)
    assert selections.take(full, selection, card=1) == NO_SELECTION, "one more click deselects it"
    one_left = position("ttt tt.", cards="T..... TT....")
    assert refused(selections.take(one_left, NO_SELECTION, card=1)) == ("card_nowhere", "H4.1")
    assert MOVE_INPUT.selected_move(one_left, selections.take(one_left, NO_SELECTION, card=0)) is None


def test_groups_that_do_not_qualify_for_a_temple_are_refused() -> None:
    state = after(position("TT....PPP ......... ..p.AA...", cards="T....."), "lay 1 2,0 0")
    assert refused(put(state, NO_SELECTION, 6, 0)) == ("untouched", "H5.1")
    assert refused(put(state, NO_SELECTION, 2, 2)) == ("has_temple", "H5.1")
    assert put(state, NO_SELECTION, 4, 2, shown=True).refusal == Refusal("too_small", "H5.1", (("squares", 2),))


@pytest.mark.rule("H5.6")
def test_the_temple_to_move_is_chosen_among_the_smallest_groups() -> None:
    state = after(position(FIVE_TEMPLES, cards="T....."), "lay 1 4,1 0")
    assert refused(put(state, NO_SELECTION, 0, 0)) == ("square_first", "H5.6")
    selection = put(state, NO_SELECTION, 2, 1)
    assert MOVE_INPUT.selected_move(state, selection) is None
    assert refused(put(state, selection, 0, 1)) == ("no_motif", "H5.1")
    moved = put(state, selection, 3, 0)
    assert (MOVE_INPUT.selected_move(state, moved), MOVE_INPUT.plays_at_once(moved)) == ("temple 2,1 from 3,0", False)
    assert MOVE_INPUT.plays_at_once(put(state, moved, 3, 0))


@pytest.mark.rule("H5.6")
def test_the_only_movable_temple_is_chosen_automatically() -> None:
    state = after(position("tTpPaAfF.p ........TT", cards="T....."), "lay 1 6,1 90")
    assert refused(put(state, NO_SELECTION, 0, 0)) == ("not_smallest", "H5.6")
    assert MOVE_INPUT.selected_move(state, put(state, NO_SELECTION, 7, 1)) == "temple 7,1 from 9,0"


@pytest.mark.rule("H5.4")
def test_the_selection_predicts_a_hidden_draw_which_comes_before_a_tile_is_chosen() -> None:
    state = after(position("TTTTT. ......", cards="T....."), "lay 1 5,0 0")
    selection = put(state, NO_SELECTION, 0, 0)
    assert selections.draws_hidden(state, selection)
    assert not selections.draws_hidden(state._replace(stack=()), selection)
    assert refused(selections.choose(state, selection, space=0)) == ("no_temple_due", "H5.2")
    smaller = after(position("TTTT. .....", cards="T....."), "lay 1 4,0 0")
    assert not selections.draws_hidden(smaller, put(smaller, NO_SELECTION, 0, 0))


@pytest.mark.rule("H5.3")
def test_choosing_a_tile_for_a_chosen_temple_decides_both() -> None:
    board = "- king tiger garden statue chalice"
    state = after(position("TT. ...", cards="T.....", board=board), "lay 1 2,0 0")
    temple = put(state, NO_SELECTION, 0, 0)
    both = selections.choose(state, temple, space=1)
    assert (MOVE_INPUT.selected_move(state, both), MOVE_INPUT.plays_at_once(both)) == ("temple 0,0", True)
    following = selections.carried_over(selections.with_temple(state, temple), both, NO_SELECTION)
    assert MOVE_INPUT.plays_at_once(following)
    assert MOVE_INPUT.selected_move(selections.with_temple(state, temple), following) == "tile 2"
    assert selections.choose(state, temple, space=2).refusal == Refusal("out_of_reach", "H5.3", (("reach", 2),))
    assert refused(selections.choose(state, NO_SELECTION, space=1)) == ("no_temple_due", "H5.2")


@pytest.mark.rule("H3.3")
def test_rounds_are_counted() -> None:
    states = list(positions(played(3, "lots")))
    assert MOVE_INPUT.current_round(states[0]) == (1, 20)
    assert HANGING_GARDENS.to_move(states[-1]) == TERMINAL
    assert MOVE_INPUT.current_round(states[-1]) == (20, 20)
