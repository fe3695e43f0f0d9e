"""The match screen's data attributes for animation, highlighting and dragging, and the settings that affect it."""

import json
import re
from collections.abc import Iterable

from hofgarten.games.zen_garden.grid import NO_SHIFT
from hofgarten.games.zen_garden.scoring import circuit_blocks
from hofgarten.games.zen_garden.state import SLOT_COSTS
from hofgarten.games.zen_garden.tiles import laid, tile_of
from tests.kit.golden_matches import storage
from tests.kit.opaque import of_game
from tests.kit.storage_seed import a_match
from tests.web.harness import Person
from tests.web.view.test_views import Page
from web.app.games.zen_garden.table.selection import move_from
from web.app.games.zen_garden.view.garden import Picture, circuits, kerbs, small_garden, stage_garden
from web.app.model.model import MATCH_PLACE
from web.app.texts import Words

ENGLISH = Words("en", "zen-garden")
NW, NE, SE, SW = range(4)
SAND, WATER = 0, 4
"""Tiles with a pagoda and a sand path, on these grounds."""


def started(**settings: str) -> Person:
    """Start a match of two with settings."""
    person = Person(storage={"hofgarten/settings": json.dumps({"version": 1, **settings})})
    person.start_match()
    return person


def found(person: Person, name: str) -> list[dict[str, str]]:
    """Return the attributes of all elements with the given attribute."""
    return [attrs for _, attrs in Page(person.reply["html"]).elements if name in attrs]


def tile_positions(person: Person) -> dict[str, str]:
    """Return each tile's position on the page, by its key."""
    animated = found(person, "data-flip")
    places = {attrs["data-flip"]: attrs["data-flip-at"] for attrs in animated}
    assert len(places) == len(animated), "a key occurs twice in the page"
    return places


def garden_with(tiles: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    placed = dict(tiles)
    return tuple(placed.get(cell, 0) for cell in range(16))


RING = garden_with([(0, laid(SAND, SE)), (1, laid(SAND, SW)), (4, laid(SAND, NE)), (5, laid(WATER, NW))])


def test_a_tile_keeps_its_key_from_the_board_to_the_garden() -> None:
    person = started()
    key = f"tile-{person.match.state.board[2]}"
    seat = person.match.turn
    assert tile_positions(person)[key] == "slot-2"
    person.do("take", slot=2)
    assert tile_positions(person)[key] == "slot-2"
    person.do("put", column=1, row=1)
    assert tile_positions(person)[key] == f"garden-{seat}-5"
    person.do("rotate")
    person.do("confirm")
    person.do("show-garden", seat=seat)
    assert tile_positions(person)[key] == f"garden-{seat}-5"
    assert tile_of(person.match.state.seats[seat].garden[5]) == int(key.removeprefix("tile-"))


def test_only_available_tiles_are_draggable_and_only_open_places_are_targets() -> None:
    person = started()
    slots = [json.loads(attrs["data-drag"])["slot"] for attrs in found(person, "data-drag")]
    assert slots == [*range(8, 12), *range(4, 8), *range(4)]
    assert not found(person, "data-drop")
    person.do("take", slot=0)
    assert len(found(person, "data-drop")) == 16
    person.do("put", column=0, row=0)
    ghost = next(attrs for attrs in found(person, "data-drag") if not attrs["data-drag"])
    assert ghost["id"] == "space-0-0"
    assert "data-drop" not in ghost


def test_spaces_and_orientations_are_named_with_the_points_that_they_bring() -> None:
    person = started()
    person.do("take", slot=0)
    spaces = {attrs["id"]: attrs.get("aria-label", "") for attrs in found(person, "data-drop")}
    person.do("put", column=0, row=0)
    orientations = [attrs["aria-label"] for attrs in found(person, "title") if "orient" in attrs.get("data-do", "")]
    named = [spaces["space-0-0"], *orientations]
    assert len(named) == 5
    assert all(re.search(r", (?:\+1 point|\+?\d+ points)$", name) for name in named), named


def test_the_tiles_of_a_circuit_are_highlighted_together_and_kerbs_surround_areas_of_equal_ground() -> None:
    assert kerbs(RING) == {0: "nw", 1: "nes", 4: "esw", 5: "nesw"}
    assert circuit_blocks(RING)
    assert circuits(RING) == {0: 0, 1: 0, 4: 0, 5: 0}
    shown = Page(str(stage_garden(ENGLISH, Picture("Garden", RING, seat=1))))
    assert shown.attributes("data-highlight") == ["ring-1-0"] * 4
    assert shown.attributes("data-highlight-group") == ["garden-1"]
    assert "data-flip" not in str(small_garden(Picture("Garden", RING)))


def test_refusals_appear_with_help_turned_off() -> None:
    helped, alone = started(), started(help="off")
    line = ENGLISH("help.take", name=alone.match.player(alone.match.turn))
    assert line in helped.reply["html"]
    assert line not in alone.reply["html"]
    alone.do("put", column=0, row=0)
    assert ENGLISH("refusal.no_tile") in alone.reply["html"]


def test_the_main_controls_lie_on_the_side_of_the_preferred_hand() -> None:
    for hand in ("right", "left"):
        assert [attrs["data-hand"] for attrs in found(started(hand=hand), "data-hand")] == [hand]


def test_the_bar_of_totals_lists_all_seats_and_shows_any_garden() -> None:
    person = started()
    person.build(0, 1, 1)
    person.do("show-next")
    bar = [attrs for attrs in found(person, "aria-pressed") if attrs.get("class") == "standing"]
    own = [attrs["aria-pressed"] for attrs in bar].index("true")
    assert own == person.match.turn
    assert [json.loads(attrs["data-do"]) for attrs in bar] == [
        {"do": "show-score"} if seat == own else {"do": "show-garden", "seat": seat} for seat in (0, 1)
    ]


def test_all_totals_rise_by_the_points_that_a_move_promises() -> None:
    person = Person()
    person.start_match(level="3")
    for _ in range(8):
        seat, before = person.match.turn, totals(person)
        move = next(move for move in person.match.game.moves(person.match.state) if move.shift == NO_SHIFT)
        person.do("take", slot=move.slot)
        row, column = divmod(move.cell, 4)
        html = str(person.do("put", column=column, row=row)["html"])
        promised = re.search(rf'gains-total"><b>([^<]+)</b> {ENGLISH("gain.total")}', html)
        gained = int(promised[1].replace("\N{MINUS SIGN}", "-")) if promised else 0
        person.do("confirm")
        assert totals(person)[seat] == before[seat] + gained
    added = ENGLISH("players.possible", points=r"\+\d+")
    assert len(re.findall(f">, {added}<", str(person.reply["html"]))) == 2, "each total is followed by points to add"
    possible = ENGLISH("score.possible", points="")
    assert possible in str(person.do("read", part="score")["announce"])
    sheet = Page(str(person.reply["html"]))
    assert any(name.startswith(possible) for name in sheet.buttons())
    assert f">{ENGLISH('score.brackets')}<" in str(person.reply["html"]), "the sheet explains the brackets"
    sums = person.match.game.score(person.match.state)
    assert totals(person) == [sums[seat].total - sums[seat]["unity"] - sums[seat]["minimalist"] for seat in (0, 1)]


TOTAL_OF_SHEET = r'/total&#34;}"[^>]*>(\d+)<'
"""A button of the score sheet: its dialog's subject ends with the item."""


def totals(person: Person) -> list[int]:
    """Return the totals of a match; those in the line of totals, on the cards and in the score sheet are equal."""
    html = str(person.reply["html"])
    shown = [
        [int(points) for points in re.findall(pattern, html)]
        for pattern in (r'standing-points"><b>(\d+)<', r'player-total">(\d+) ', TOTAL_OF_SHEET)
    ]
    assert shown[0] == shown[1] == shown[2]
    return shown[0]


def placed(**settings: str) -> Person:
    """Start such a match and choose a tile and its place."""
    person = started(**settings)
    person.do("take", slot=0)
    person.do("put", column=1, row=1)
    return person


def test_without_confirmation_an_orientation_button_plays_the_move() -> None:
    person = placed(confirm="off")
    assert ENGLISH("help.at_once") in person.reply["html"]
    person.do("rotate")
    assert person.match.at == 0, "rotating does not confirm the move"
    person.do("orient", corner=NW)
    assert person.match.at == 1
    assert move_from(person.match.record.events[0]).corner == NW


def test_without_confirmation_clicking_the_place_again_plays_the_move() -> None:
    person = placed(confirm="off")
    person.do("rotate")
    person.do("put", column=2, row=1)
    assert person.match.at == 0, "another place replaces the choice"
    person.do("put", column=2, row=1)
    move = move_from(person.match.record.events[0])
    assert (move.cell, move.corner) == (6, SW)


def test_with_confirmation_clicking_the_place_again_rotates_the_tile() -> None:
    person = placed()
    person.do("put", column=1, row=1)
    assert (person.match.at, of_game(person.page.selection).corner) == (0, SW)


def test_a_tile_that_is_too_expensive_says_so_and_is_refused_with_its_rule() -> None:
    match = a_match(12, lambda match: max(match.game.moves(match.state), key=lambda move: SLOT_COSTS[move.slot]))
    person = Person(storage=storage(match), place=f"{MATCH_PLACE}{match.id}")
    assert match.state.seats[match.turn].coins == 0
    names = {attrs.get("id"): attrs["aria-label"] for attrs in found(person, "aria-label")}
    assert [names[f"slot-{slot}"].endswith(ENGLISH("board.too_dear", slot="")) for slot in (3, 4)] == [False, True]
    told = person.do("take", slot=4)
    sentence = ENGLISH("refusal.too_dear", cost=ENGLISH.count("coins", 1), coins=ENGLISH.count("coins", 0))
    assert sentence in told["html"]
    assert sentence in told["announce"]
    assert "Z4.1" in told["html"]
    assert person.match.at == match.at
