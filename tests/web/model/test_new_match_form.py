"""The start form."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from tests.web.harness import Person
from web.app.model import new_match_form as forms
from web.app.model.action import Fields
from web.app.model.new_match_form import COLOURS, COMPANIES, FACES, OPPONENTS, SEAT_KINDS, Form, SeatForm
from web.app.model.seating import with_company, with_face, with_person

OWN = ("Mine",)
"""The names of the user's bots."""

DEFAULT = forms.from_text("")

NAMES = ["game", "players", "level", "boards", "ties", "seed", "company", "opponent"]
NAMES += [f"{part}-{seat}" for part in ("name", "colour", "kind", "face") for seat in range(4)]
VALUES = [*"02345", "", "full", "split", *GAMES, *SEAT_KINDS, *COMPANIES, "own:Mine", "own:Gone", *COLOURS, *FACES]
BOARDS = st.lists(st.sampled_from([*"23459"]))
FIELDS = st.dictionaries(st.sampled_from(NAMES), st.sampled_from(VALUES) | st.text(max_size=60) | BOARDS)


@given(FIELDS, FIELDS)
def test_any_fields_give_a_form_that_can_start_a_match(first: Fields, second: Fields) -> None:
    form = forms.fill_in(forms.fill_in(Form(), first, OWN), second, OWN)
    assert sorted(seat.colour for seat in form.seats) == sorted(COLOURS)
    assert len({seat.face for seat in form.seats}) == len(form.seats)
    assert form.count in GAMES[form.game].players
    for name, game in GAMES.items():
        options = forms.options(replace(form, game=name))
        assert game.read_options(json.loads(json.dumps(options))) == options
    assert len(form.seed) <= forms.MAX_SEED_LENGTH
    names = [player["name"] for player in forms.players(form, ["a", "b", "c", "d"])]
    assert len(names) == form.count
    assert all(name.strip() and len(name) <= forms.MAX_NAME_LENGTH for name in names)


@given(FIELDS)
def test_a_form_is_remembered_without_its_seed(fields: Fields) -> None:
    form = forms.fill_in(Form(), fields, OWN)
    again = forms.from_text(forms.to_text(form), OWN)
    assert forms.to_text(again) == forms.to_text(form)
    assert replace(again, chosen=form.chosen) == replace(form, seed="")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"seats": 3}', '{"seats": [1], "count": 2}', "[" * 5000])
def test_an_unreadable_form_becomes_the_default_form(text: str) -> None:
    assert replace(forms.from_text(text), chosen=DEFAULT.chosen) == DEFAULT


def test_a_form_remembered_by_an_earlier_version_is_read_and_missing_parts_get_defaults() -> None:
    form = forms.from_text('{"count": 3, "seats": [{"name": "Ada"}]}')
    assert form == replace(DEFAULT, count=3, seats=(SeatForm("Ada"), *Form().seats[1:]), chosen=form.chosen)
    assert form.options == DEFAULT.options
    before = '{"count": 3, "seats": [{"name": "Ada"}], "level": 0, "boards": [4, 5], "ties": "split", "seed": ""}'
    form = forms.from_text(before)
    assert (form.count, form.game, form.seats[0].name) == (3, "zen-garden", "Ada")
    assert forms.options(form) == {"boards": [1, 4, 5], "majority_ties": "split"}


@pytest.mark.parametrize("chosen", [{"colour-0": "green"}, {"colour-2": "blue"}])
def test_choosing_a_taken_colour_swaps_the_two_colours(chosen: Fields) -> None:
    form = forms.fill_in(Form(), chosen)
    assert [seat.colour for seat in form.seats] == ["green", "yellow", "blue", "red"]


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
def test_levels_and_boards(fields: Fields, boards: list[int]) -> None:
    assert forms.options(forms.fill_in(Form(), fields))["boards"] == boards


def test_a_player_without_a_name_gets_the_seats_name() -> None:
    form = Form(seats=(SeatForm(name=" "), SeatForm(name="Bo", colour="red", kind="master")))
    bot = {"name": "Bo", "colour": "red", "bot": "master"}
    assert forms.players(form, ["Player 1", "Master"]) == [{"name": "Player 1", "colour": "blue"}, bot]


def test_the_form_offers_levels_and_user_bots_and_replaces_other_opponents_by_the_default() -> None:
    assert forms.kinds(OWN) == ("person", "apprentice", "gardener", "master", "architect", "own:Mine", "own")
    form = forms.fill_in(Form(), {"kind-0": "own:Mine", "kind-1": "own:Gone", "kind-2": "greedy", "kind-3": "own"}, OWN)
    assert [seat.kind for seat in form.seats] == ["own:Mine", OPPONENTS[0], OPPONENTS[0], "own"]
    remembered = forms.to_text(forms.fill_in(Form(), {"players": "3", "kind-0": "own:Mine", "kind-2": "master"}, OWN))
    assert [seat.kind for seat in forms.from_text(remembered).seats] == ["person", OPPONENTS[0], "master", OPPONENTS[0]]


@pytest.mark.parametrize(
    ("fields", "own"),
    [
        *(({}, False), ({"kind-2": "own"}, False)),
        *(({"kind-1": "own"}, True), ({"kind-1": "own:Mine"}, True), ({"players": "3", "kind-2": "own"}, True)),
    ],
)
def test_user_bots_are_mentioned_only_if_a_seat_uses_one(fields: dict[str, str], own: bool) -> None:
    assert forms.fill_in(Form(), fields, OWN).own is own


def test_seats_added_later_have_the_weakest_bot() -> None:
    assert [seat.kind for seat in forms.fill_in(Form(), {"players": "4"}).playing] == ["person", *3 * [OPPONENTS[0]]]
    form = Form()
    assert (forms.options(form)["boards"], [seat.kind for seat in form.playing]) == ([1], ["person", "apprentice"])


@pytest.mark.parametrize("company", COMPANIES)
def test_the_company_follows_from_the_kinds_of_the_seats(company: str) -> None:
    kind = "apprentice" if company == "computer" else "person"
    form = forms.fill_in(Form(), {"company": company, "kind-1": kind})
    assert (form.company, form.correspondence_seat) == (company, 0 if company == "link" else None)


def test_an_opponent_is_remembered_among_friends_and_a_kind_chosen_for_a_seat_is_newer() -> None:
    form = forms.fill_in(Form(), {"opponent": "master", "kind-1": "master"})
    friends = forms.fill_in(form, {"company": "link", "kind-1": "person"})
    assert (form.opponent, friends.opponent) == ("master", "master")
    form = forms.fill_in(Form(), {"opponent": "apprentice", "kind-1": "architect"})
    assert (form.seats[1].kind, form.opponent) == ("architect", "architect")


def test_the_last_company_on_this_device_comes_back_and_lends_no_bot_a_name() -> None:
    three = Form(
        count=3,
        seats=(
            SeatForm("Ada", "red"),
            SeatForm("Ben", "blue"),
            SeatForm("Cy", "green"),
            SeatForm(colour="yellow", kind="master"),
        ),
    )
    alone = with_company(three, forms.fill_in(three, {"kind-1": "master", "kind-2": "master"}))
    assert (alone.company, [seat.name for seat in alone.seats]) == ("computer", ["Ada", "", "", ""])
    kept = forms.from_text(forms.to_text(forms.fill_in(alone, {"players": "2", "name-0": "Adele", "colour-0": "blue"})))
    again = with_company(kept, forms.fill_in(kept, {"company": "here", "kind-1": "person"}))
    assert [(seat.name, seat.kind) for seat in again.playing] == [
        *(("Adele", "person"), ("Ben", "person"), ("Cy", "person"))
    ]
    assert len({seat.colour for seat in again.seats}) == 4
    assert with_company(again, again) is again


def test_a_person_of_earlier_matches_takes_a_seat_in_their_colour_and_with_their_face_if_they_are_free() -> None:
    form = Form(seats=tuple(SeatForm(colour=colour, face=face) for colour, face in zip(COLOURS, FACES, strict=False)))
    assert with_person(form, "Ada", "yellow", "owl")[1] == 0
    for seat, known in enumerate(
        (("Ada", "red", "owl"), ("Ben", "red", "panda"), ("Cy", "green", "owl"), ("Di", "red", "frog"))
    ):
        form, taken = with_person(form, *known)
        assert taken == seat
    assert [(seat.name, seat.colour, seat.face) for seat in form.playing] == [
        ("Ada", "red", "owl"),
        ("Ben", "yellow", "panda"),
        ("Cy", "green", "cat"),
        ("Di", "blue", "frog"),
    ]
    assert with_person(form, "Eve", "red", "fox") == (form, None)


def test_a_chosen_face_is_swapped_saved_and_written_in_the_record() -> None:
    form = replace(with_face(Form(), 0, "frog"), friends=(SeatForm("Ada", face="hare"),))
    assert [seat.face for seat in form.seats] == ["frog", "fox", "cat", "owl"]
    assert with_face(form, 0, "dragon") == form
    assert forms.from_text(forms.to_text(form)) == form
    assert [player.get("face") for player in forms.players(form, ["Ada", "Bot"])] == ["frog", None]
    assert [forms.look_of(player, 1)[1] for player in ({"face": "frog"}, {"face": ["fox"]}, {})] == [
        "frog",
        *["frog"] * 2,
    ]


def test_an_earlier_build_finds_no_unknown_part_in_a_saved_seat() -> None:
    saved = json.loads(forms.to_text(replace(Form(), friends=(SeatForm("Ada", face="hare"),))))
    assert all(seat.keys() == {"name", "colour", "kind"} for part in ("seats", "friends") for seat in saved[part])


def test_options_belong_to_the_game_that_was_selected_and_are_kept_for_it() -> None:
    form = forms.fill_in(Form(), {"level": "0", "boards": ["3", "5"]})
    other = forms.fill_in(forms.fill_in(form, {"game": "hanging-gardens"}), {"game": "zen-garden"})
    assert (other.options, forms.to_text(other)) == (form.options, forms.to_text(form))
    form = forms.fill_in(Form(game="hanging-gardens"), {"level": "5", "game": "zen-garden"})
    assert (form.game, forms.options(form)["boards"]) == ("zen-garden", [1])


def test_random_seeds_are_long_and_unique() -> None:
    person, drawn = Person(), set[str]()
    for _ in range(200):
        drawn.add(person.model.form.seed)
        person.do("seed")
    assert (len(drawn), {len(seed) for seed in drawn}) == (200, {26})
    signs = [set(place) for place in zip(*drawn, strict=True)]
    assert min(map(len, signs)) > 25, "each place has five bits"
    assert Person(entropy="ff").model.form.seed not in drawn
