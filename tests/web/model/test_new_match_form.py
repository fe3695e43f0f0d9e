"""The start form."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofgarten.registry import GAMES
from tests.web.harness import Person
from web.app.model import new_match_form as forms
from web.app.model.new_match_form import COLOURS, KINDS, OPPONENTS, Form, SeatForm

OWN = ("Mine",)
"""Bots of somebody's own that are there."""

FIELDS = st.dictionaries(
    st.sampled_from(
        ["game", "players", "level", "boards", "ties", "seed"]
        + [f"{part}-{seat}" for part in ("name", "colour", "kind") for seat in range(4)]
    ),
    st.sampled_from(["", "0", "2", "3", "4", "5", "full", "split", *GAMES, *KINDS, "own:Mine", "own:Gone", *COLOURS])
    | st.text(max_size=60)
    | st.lists(st.sampled_from(["2", "3", "4", "5", "9"]))
    | st.integers(),
)


@given(FIELDS, FIELDS)
def test_any_fields_make_a_form_with_which_a_match_can_begin(
    first: dict[str, object], second: dict[str, object]
) -> None:
    form = forms.fill_in(forms.fill_in(Form(), first, OWN), second, OWN)
    assert sorted(seat.colour for seat in form.seats) == sorted(COLOURS)
    assert form.count in GAMES[form.game].players
    for name, game in GAMES.items():
        options = forms.options(replace(form, game=name))
        assert game.read_options(json.loads(json.dumps(options))) == options
    assert len(form.seed) <= forms.LONGEST_SEED
    players = forms.players(form, ["a", "b", "c", "d"])
    assert len(players) == form.count
    assert all(player["name"].strip() and len(player["name"]) <= forms.LONGEST_NAME for player in players)


@given(FIELDS)
def test_a_form_is_remembered_but_for_its_seed(fields: dict[str, object]) -> None:
    form = forms.fill_in(Form(), fields, OWN)
    again = forms.from_text(forms.to_text(form), OWN)
    assert again == replace(form, seed="")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"seats": 3}', '{"seats": [1], "count": 2}', "[" * 5000])
def test_what_cannot_be_read_is_the_first_form(text: str) -> None:
    assert forms.from_text(text) == Form()


def test_of_what_is_only_partly_remembered_the_rest_is_as_at_first() -> None:
    assert forms.from_text('{"count": 3, "seats": [{"name": "Ada"}]}') == replace(
        Form(), count=3, seats=(SeatForm("Ada"), *Form().seats[1:])
    )


def test_what_was_remembered_when_there_was_one_game_is_read() -> None:
    before = '{"count": 3, "seats": [{"name": "Ada"}], "level": 0, "boards": [4, 5], "ties": "split", "seed": ""}'
    form = forms.from_text(before)
    assert (form.count, form.game, form.seats[0].name) == (3, "zen-garden", "Ada")
    assert forms.options(form) == {"boards": [1, 4, 5], "majority_ties": "split"}


def test_who_takes_anothers_colour_gives_the_own_one() -> None:
    form = forms.fill_in(Form(), {"colour-0": "green"})
    assert [seat.colour for seat in form.seats] == ["green", "yellow", "blue", "red"]


def test_nobody_can_have_the_same_colour_even_when_chosen_at_once() -> None:
    form = forms.fill_in(Form(), {f"colour-{seat}": "red" for seat in range(4)})
    assert sorted(seat.colour for seat in form.seats) == sorted(COLOURS)


@pytest.mark.rule("Z2.1")
@pytest.mark.parametrize(
    ("fields", "boards"),
    [
        ({"level": "1"}, [1]),
        ({"level": "4"}, [1, 2, 3, 4]),
        ({"level": "0", "boards": ["3", "5"]}, [1, 3, 5]),
        ({"level": "0", "boards": "4"}, [1, 4]),
        ({"level": "0"}, [1]),
    ],
)
def test_levels_and_boards(fields: dict[str, object], boards: list[int]) -> None:
    assert forms.options(forms.fill_in(Form(), fields))["boards"] == boards


def test_a_player_without_a_name_has_the_seats() -> None:
    form = Form(seats=(SeatForm(name=" "), SeatForm(name="Bo", colour="red", kind="master")))
    assert forms.players(form, ["Player 1", "Master"]) == [
        {"name": "Player 1", "colour": "blue"},
        {"name": "Bo", "colour": "red", "bot": "master"},
    ]


def test_what_cannot_be_printed_leaves_names() -> None:
    form = forms.fill_in(Form(), {"name-0": "A\u202ed\x00a\n"})
    assert form.seats[0].name == "Ada"


def test_people_are_offered_levels_own_bots_and_to_bring_one_but_no_yardsticks() -> None:
    assert forms.kinds(OWN) == ("person", "apprentice", "gardener", "master", "architect", "own:Mine", "own")
    form = forms.fill_in(Form(), {"kind-0": "own:Mine", "kind-1": "own:Gone", "kind-2": "greedy", "kind-3": "own"}, OWN)
    assert [seat.kind for seat in form.seats] == ["own:Mine", OPPONENTS[0], "person", "own"]


def test_an_opponent_that_is_not_offered_any_more_gives_way_to_the_usual_one() -> None:
    remembered = forms.to_text(forms.fill_in(Form(), {"players": "3", "kind-0": "own:Mine", "kind-2": "master"}, OWN))
    assert [seat.kind for seat in forms.from_text(remembered).seats] == ["person", OPPONENTS[0], "master", "person"]


@pytest.mark.parametrize(
    ("fields", "own"),
    [
        ({}, False),
        ({"kind-1": "own"}, True),
        ({"kind-1": "own:Mine"}, True),
        ({"kind-2": "own"}, False),
        ({"players": "3", "kind-2": "own"}, True),
    ],
)
def test_own_bots_are_spoken_of_only_when_one_is_to_play(fields: dict[str, str], own: bool) -> None:  # noqa: FBT001
    assert forms.fill_in(Form(), fields, OWN).own is own


def test_a_drawn_seed_is_longer_than_can_be_tried_and_unlike_any_other() -> None:
    person, drawn = Person(), set[str]()
    for _ in range(200):
        drawn.add(person.model.form.seed)
        person.do("seed")
    assert len(drawn) == 200
    assert {len(seed) for seed in drawn} == {26}
    signs = [set(place) for place in zip(*drawn, strict=True)]
    assert min(map(len, signs)) > 25, "each place has five bits"
    assert Person(entropy="ff").model.form.seed not in drawn
