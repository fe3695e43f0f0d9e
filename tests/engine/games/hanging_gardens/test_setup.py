"""The pieces and the setup: rules H1 and H2, and the properties of the reconstructed deck."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hofgarten.game import BadSetup
from hofgarten.games.hanging_gardens.edition import standard, write_edition
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, PERSONS, SERIES, TILES as EVERY_TILE
from hofgarten.rng import Rng
from tests.engine.games.hanging_gardens.positions import START, TILES, names_of, options, setup, show, start

Setup = dict[str, Any]


def deal(players: int = 2, number: int = 0) -> Setup:
    return HANGING_GARDENS.deal_setup({}, players, Rng(number))


@pytest.mark.rule("H1.2")
def test_there_are_44_series_tiles_and_5_persons() -> None:
    counts = Counter(KINDS[tile] for tile in EVERY_TILE)
    assert [counts[kind] for kind in SERIES] == [4, 4, 6, 6, 6, 10, 8]
    assert [counts[person] for person in PERSONS] == [1] * 5
    assert len(EVERY_TILE) == 49


@pytest.mark.rule("H1.1", "H1.2", "H2.2", "H2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_setup_has_all_cards_and_tiles_and_a_first_player(players: int) -> None:
    dealt = [deal(players, number) for number in range(40)]
    for one in dealt:
        assert list(one) == ["first", "cards", "tiles"]
        assert Counter(one["cards"]) == Counter(standard().cards)
        assert Counter(one["tiles"]) == Counter(dict(zip(KINDS, COUNTS, strict=True)))
        assert (len(one["cards"]), len(one["tiles"])) == (60, 49)
    assert {one["first"] for one in dealt} == set(range(players))
    assert len({tuple(one["cards"]) for one in dealt}) == len({tuple(one["tiles"]) for one in dealt}) == 40


@pytest.mark.rule("H1.1", "H1.3", "H2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_begins_with_only_a_start_card(players: int) -> None:
    state = start(players=players)
    assert list(HANGING_GARDENS.seats(state)) == list(range(players))
    for seat in state.seats:
        assert show(seat.garden) == START
        assert (seat.garden.temples, sum(seat.open), seat.hidden, seat.missing) == (0, 0, (), 0)
    assert all(score.total == 0 for score in HANGING_GARDENS.score(state))


@pytest.mark.rule("H2.2")
def test_six_tiles_are_face_up_and_the_rest_is_the_stack_in_draw_order() -> None:
    dealt = deal()
    state = HANGING_GARDENS.initial_state({}, dealt, 2)
    assert names_of(state.board) == dealt["tiles"][:6]
    assert names_of(state.stack) == dealt["tiles"][6:]
    assert names_of(start().board) == TILES


@pytest.mark.rule("H2.2", "H3.1")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 3), (4, 4)])
def test_the_first_cards_are_face_up_and_the_rest_is_the_deck_in_draw_order(players: int, count: int) -> None:
    dealt = deal(players)
    state = HANGING_GARDENS.initial_state({}, dealt, players)
    codes = [standard().cards[card] for card in (*state.cards, *state.deck)]
    assert codes == dealt["cards"]
    assert len(state.cards) == count
    assert state.phase == LAY


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_only_2_to_4_can_play(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        HANGING_GARDENS.initial_state({}, {**deal(), "first": 0}, players)
    assert caught.value.rule == "H2.1"
    assert list(HANGING_GARDENS.players) == [2, 3, 4]


FAULTS: dict[str, tuple[Callable[[Setup], object], str]] = {
    "no first player": (lambda raw: raw.pop("first"), "H2.3"),
    "a first player who is not there": (lambda raw: raw.update(first=2), "H2.3"),
    "a first player who is no number": (lambda raw: raw.update(first=True), "H2.3"),
    "no cards": (lambda raw: raw.pop("cards"), "H2.2"),
    "cards that are a text": (lambda raw: raw.update(cards="".join(raw["cards"])), "H2.2"),
    "a card that is not a text": (lambda raw: raw["cards"].__setitem__(3, 7), "H2.2"),
    "a card missing": (lambda raw: raw["cards"].pop(), "H1.4"),
    "a card too many": (lambda raw: raw["cards"].append(raw["cards"][0]), "H1.4"),
    "a card twice": (lambda raw: raw["cards"].__setitem__(0, raw["cards"][1]), "H1.4"),
    "a card that is not in the deck": (lambda raw: raw["cards"].__setitem__(0, "TTTTTT"), "H1.4"),
    "no tiles": (lambda raw: raw.pop("tiles"), "H2.2"),
    "tiles that are not a list": (lambda raw: raw.update(tiles={}), "H2.2"),
    "a tile that is not a text": (lambda raw: raw["tiles"].__setitem__(9, None), "H2.2"),
    "a tile missing": (lambda raw: raw["tiles"].pop(), "H1.2"),
    "a tile too many": (lambda raw: raw["tiles"].append("gate"), "H1.2"),
    "an unknown tile": (lambda raw: raw["tiles"].__setitem__(0, "dragon"), "H1.2"),
    "a person twice": (lambda raw: raw["tiles"].__setitem__(raw["tiles"].index("gate"), "guard"), "H1.2"),
}


@pytest.mark.rule("H1.2", "H1.4", "H2.2", "H2.3")
@pytest.mark.parametrize(("change", "rule"), FAULTS.values(), ids=FAULTS)
def test_an_impossible_setup_is_refused_with_its_rule(change: Callable[[Setup], object], rule: str) -> None:
    raw = deal()
    change(raw)
    with pytest.raises(BadSetup) as caught:
        HANGING_GARDENS.initial_state({}, raw, 2)
    assert caught.value.rule == rule


@pytest.mark.rule("H1.4")
def test_an_edition_in_the_options_has_its_own_cards_and_values() -> None:
    own = options("TTTTTT")
    state = HANGING_GARDENS.initial_state(own, setup("TTTTTT"), 2)
    assert state.deal.edition.cards[state.cards[0]] == "TTTTTT"
    assert HANGING_GARDENS.read_options(own) == own
    with pytest.raises(BadSetup):
        HANGING_GARDENS.initial_state({}, setup("TTTTTT"), 2)


@pytest.mark.rule("H1.4")
def test_a_faulty_edition_and_a_setup_that_is_no_object_are_refused() -> None:
    wrong: Any
    for wrong in (None, {}, [], {**write_edition(standard()), "cards": ["T....."]}):
        with pytest.raises(BadSetup):
            HANGING_GARDENS.read_options({"edition": wrong})
        with pytest.raises(BadSetup):
            HANGING_GARDENS.initial_state({"edition": wrong}, deal(), 2)
    for wrong in (None, [], "x", 3):
        with pytest.raises(BadSetup):
            HANGING_GARDENS.initial_state({}, wrong, 2)


@pytest.mark.rule("H1.1", "H1.4")
def test_there_are_60_cards_of_6_squares_with_the_required_numbers_of_motifs() -> None:
    cards = standard().cards
    assert len(cards) == 60
    assert {len(card) for card in cards} == {6}
    assert Counter(6 - card.count(".") for card in cards) == {1: 6, 2: 22, 3: 26, 4: 6}
    assert Counter("".join(cards)) == {"T": 38, "P": 38, "A": 38, "F": 38, ".": 60 * 6 - 4 * 38}
