"""What the screen of a match says for what moves, glows and is dragged, and for who wants it otherwise."""

import json
from collections.abc import Iterable

from hofgarten.games.zen_garden.scoring import circuit_blocks
from hofgarten.games.zen_garden.tiles import laid, tile_of
from tests.web.harness import Person
from tests.web.view.test_views import Page
from web.app.games.zen_garden.table.selection import move_from
from web.app.games.zen_garden.view.garden import Picture, circuits, kerbs, small_garden, stage_garden
from web.app.texts import Words

ENGLISH = Words("en")
NW, NE, SE, SW = range(4)
SAND, WATER = 0, 4
"""The tiles with a pagoda and a sand path on these grounds."""


def seated(**settings: str) -> Person:
    """Return a person in a match of two, with settings."""
    person = Person(storage={"hofgarten/settings": json.dumps({"version": 1, **settings})})
    person.start_match()
    return person


def found(person: Person, name: str) -> list[dict[str, str]]:
    """Return the attributes of all elements that have a certain one."""
    return [attrs for _, attrs in Page(person.reply["html"]).elements if name in attrs]


def spots(person: Person) -> dict[str, str]:
    """Return where each tile is, by its key."""
    travelling = found(person, "data-flip")
    places = {attrs["data-flip"]: attrs["data-flip-at"] for attrs in travelling}
    assert len(places) == len(travelling), "a key twice in the page"
    return places


def garden_with(tiles: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Return a garden with codes in some cells."""
    placed = dict(tiles)
    return tuple(placed.get(cell, 0) for cell in range(16))


RING = garden_with([(0, laid(SAND, SE)), (1, laid(SAND, SW)), (4, laid(SAND, NE)), (5, laid(WATER, NW))])


def test_a_tile_keeps_its_key_from_the_board_to_the_garden() -> None:
    person = seated()
    key = f"tile-{person.match.state.board[2]}"
    seat = person.match.turn
    assert spots(person)[key] == "board-2"
    person.do("take", slot=2)
    assert spots(person)[key] == "board-2"
    person.do("put", column=1, row=1)
    assert spots(person)[key] == f"garden-{seat}-5"
    person.do("rotate")
    person.do("confirm")
    person.do("look", seat=seat)
    assert spots(person)[key] == f"garden-{seat}-5"
    assert tile_of(person.match.state.seats[seat].garden[5]) == int(key.removeprefix("tile-"))


def test_only_what_can_be_chosen_can_be_dragged_to_where_it_can_lie() -> None:
    person = seated()
    assert [json.loads(attrs["data-drag"])["slot"] for attrs in found(person, "data-drag")] == [
        *range(8, 12),
        *range(4, 8),
        *range(4),
    ]
    assert not found(person, "data-drop")
    person.do("take", slot=0)
    assert len(found(person, "data-drop")) == 16
    person.do("put", column=0, row=0)
    ghost = next(attrs for attrs in found(person, "data-drag") if not attrs["data-drag"])
    assert ghost["id"] == "space-0-0"
    assert "data-drop" not in ghost


def test_the_tiles_of_a_circuit_glow_together_and_no_other() -> None:
    assert circuit_blocks(RING)
    assert circuits(RING) == {0: 0, 1: 0, 4: 0, 5: 0}
    shown = Page(str(stage_garden(ENGLISH, Picture("Garden", RING, seat=1))))
    assert shown.attributes("data-highlight") == ["ring-1-0"] * 4
    assert shown.attributes("data-highlight-group") == ["garden-1"]
    assert "data-flip" not in str(small_garden(Picture("Garden", RING)))


def test_kerbs_run_round_each_area_of_one_ground() -> None:
    edges = kerbs(RING)
    assert edges == {0: "nw", 1: "nes", 4: "esw", 5: "nesw"}


def test_who_wants_no_help_reads_refusals_all_the_same() -> None:
    helped, alone = seated(), seated(help="off")
    line = ENGLISH("help.take", name=alone.match.player(alone.match.turn))
    assert line in helped.reply["html"]
    assert line not in alone.reply["html"]
    alone.do("put", column=0, row=0)
    assert ENGLISH("refusal.no_tile") in alone.reply["html"]


def test_what_is_pressed_most_lies_at_the_side_of_the_hand() -> None:
    for hand in ("right", "left"):
        assert [attrs["data-hand"] for attrs in found(seated(hand=hand), "data-hand")] == [hand]


def test_the_bar_of_totals_tells_all_and_shows_any_garden() -> None:
    person = seated()
    person.build(0, 1, 1)
    bar = [attrs for attrs in found(person, "aria-pressed") if attrs.get("class") == "standing"]
    assert [json.loads(attrs["data-do"])["seat"] for attrs in bar] == [0, 1]
    assert [attrs["aria-pressed"] for attrs in bar].index("true") == person.match.turn


def test_without_confirming_the_picture_of_how_it_lies_builds() -> None:
    person = seated(confirm="off")
    person.do("take", slot=0)
    person.do("put", column=1, row=1)
    assert ENGLISH("help.at_once") in person.reply["html"]
    person.do("rotate")
    assert person.match.at == 0, "to turn on and on is no choice yet"
    person.do("rotate", corner=NW)
    assert person.match.at == 1
    assert move_from(person.match.record.events[0]).corner == NW


def test_without_confirming_the_same_place_again_builds_the_tile_as_it_lies() -> None:
    person = seated(confirm="off")
    person.do("take", slot=0)
    person.do("put", column=1, row=1)
    person.do("rotate")
    person.do("put", column=2, row=1)
    assert person.match.at == 0, "another place is chosen instead"
    person.do("put", column=2, row=1)
    move = move_from(person.match.record.events[0])
    assert (move.cell, move.corner) == (6, SW)


def test_with_confirming_the_same_place_again_turns() -> None:
    person = seated()
    person.do("take", slot=0)
    person.do("put", column=1, row=1)
    person.do("put", column=1, row=1)
    assert person.match.at == 0
    assert person.model.selection.corner == SW
