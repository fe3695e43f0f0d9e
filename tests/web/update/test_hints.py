"""Hints: requested, computed, inspected, played; and dropped when the match goes on."""

import re
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.games.hanging_gardens.state import TILE
from hofgarten.record import read_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.golden_matches import finished, storage
from tests.web.games.hanging_gardens.playing import open_match, played_to
from tests.web.harness import Person, answer
from web.app.model.game_api.game_page import move_input_of
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import go_to
from web.app.model.match.replay import turn_begin
from web.app.model.match.serialize import from_text
from web.app.texts import Words

GAME = GAMES["zen-garden"]


def begun(**fields: str) -> Person:
    """Return a user with a started match, by default against another person; the user moves first."""
    for seed in range(20):
        person = Person()
        person.start_match(**{"seed": str(seed)} | fields)
        if person.match.turn == 0:
            return person
    pytest.fail("the user never begins")


def asked(person: Person) -> int:
    """Ask for a hint, and return the number of the request."""
    return int(person.do("hint")["bot_request"]["number"])


def choices(person: Person) -> list[list[Any]]:
    """Return three random moves as choices in the format of the bot worker."""
    moves = [GAME.random_move(person.match.state, Rng.of("hint", number)) for number in range(3)]
    return [[GAME.write_event(move), 5230 - number, 310 - 130 * number] for number, move in enumerate(moves)]


def hinted(**fields: str) -> Person:
    """Return a user with a shown hint."""
    person = begun(**fields)
    person.do("hinted", number=asked(person), choices=choices(person))
    return person


def test_a_hint_is_requested_and_announced_once() -> None:
    person = begun()
    reply = person.do("hint", keyboard=True)
    assert reply["focus"] == ["hint-away"]
    assert (reply["bot_request"]["do"], read_record(reply["bot_request"]["record"]).events) == ("hint", ())
    assert reply["announce"] == Words("en")("hint.thinking")
    assert "bot_request" not in person.do("hint"), "the search is running already"
    reply = person.do("hinted", number=person.model.last_request, choices=choices(person))
    assert reply["announce"].startswith("The best moves found: 1. ")
    assert re.findall(r"[\d.]+(?= points\sahead)", reply["announce"]) == ["3.1", "1.8", "0.5"]
    assert "announce" not in person.do("unhover")


def test_the_best_moves_are_computed_and_reproducible() -> None:
    person = begun(level="3")
    action = answer(person.do("hint")["bot_request"])
    assert action["choices"] == answer(begun(level="3").do("hint")["bot_request"])["choices"]
    person.do(action.pop("do"), **action)
    assert person.page.hint is not None
    found = person.page.hint.choices
    assert 1 <= len(found) <= 3
    assert [each.lead for each in found] == sorted((each.lead for each in found), reverse=True)
    for each in found:
        GAME.apply(person.match.state, GAME.read_event(each.event))


def test_a_move_cannot_be_built_while_another_is_previewed() -> None:
    person = hinted()
    person.do("hint-take", number=0)
    person.do("hint-point", number=1)
    person.do("confirm")
    assert (person.match.at, person.page.visible_selection) == (0, person.page.selection)
    person.do("confirm")
    assert person.match.at == 1


def test_the_own_garden_is_shown_while_a_hint_is_hovered() -> None:
    person = hinted(**{"name-0": "Ada", "name-1": "Bo"})
    person.do("show-garden", seat=1)
    assert 'id="stage-title">Bo' in person.reply["html"]
    assert 'id="stage-title">Ada' in person.do("hint-point", number=0)["html"]


def test_a_bots_move_replaces_a_hint() -> None:
    person = begun(**{"kind-1": "random"})
    hint = person.do("hint")["bot_request"]
    move = person.build(0, 0, 0)["bot_request"]
    assert (move["do"], person.page.hint) == ("move", None)
    assert move["number"] != hint["number"]
    assert "bot_request" not in person.do("hint"), "it is the bot's turn"
    person.do("hinted", number=hint["number"], choices=choices(person))
    person.do("ask-failed", number=hint["number"])
    assert person.model.notice == ""
    person.let_computers_play()
    assert person.match.at == 2


def test_selecting_by_hand_folds_a_hint_and_asking_again_unfolds_it() -> None:
    person = hinted()
    person.do("take", slot=1)
    assert person.page.hint is not None
    assert not person.page.hint.open
    reply = person.do("hint", keyboard=True)
    assert person.page.hint.open
    assert "bot_request" not in reply
    assert reply["focus"] == ["hint-0"]
    assert person.do("hint", keyboard=True)["focus"] == ["hint"]
    assert not person.page.hint.open
    person.do("hint-point", number=0)
    person.do("hint-take", number=0)
    assert person.page.selection.slot == 1


@pytest.mark.parametrize(("do", "parts"), [("undo", {}), ("go", {"place": ""}), ("show-garden", {"seat": 1})])
def test_a_hint_is_dropped_with_its_position(do: str, parts: dict[str, Any]) -> None:
    person = begun()
    person.build(0, 0, 0)
    person.do("hint")
    reply = person.do(do, **parts)
    stays = do == "show-garden"
    assert bool(person.open_match and person.page.hint) == stays
    assert ("bot_request" in reply) != stays


INVALID: list[Any] = [7, [7], [], [["2d d4 se n3", 1, 1]]]
INVALID += [[["0a a1 se", *figures]] for figures in ([1], [1.5, 2], [True, 2], [10**9, 2])]


@pytest.mark.parametrize("wrong", ["failed", *INVALID])
def test_a_failed_hint_or_an_invalid_answer_is_reported(wrong: object) -> None:
    person = begun()
    number = asked(person)
    if wrong == "failed":
        person.do("ask-failed", number=number)
    else:
        person.do("hinted", number=number, choices=wrong)
    assert (person.page.hint, person.model.notice, person.match.at) == (None, "hint_failed", 0)
    assert asked(person) != number


def test_no_choice_is_shown_as_better_than_the_best() -> None:
    person = begun()
    number = asked(person)
    found = [[event, total, 100 + 50 * rank] for rank, (event, total, _) in enumerate(choices(person))]
    assert person.do("hinted", number=number, choices=found)["announce"].count("1.0 points\xa0ahead") == 3


def test_a_match_remembers_the_hints_of_each_seat_and_says_so_at_its_end() -> None:
    person = hinted()
    assert person.match.hints == (1, 0)
    text = person.storage[f"{PREFIX}{person.match.id}"]
    assert from_text("a", text).hints == (1, 0)
    person.do("hint-away")
    person.do("hint")
    assert person.match.hints == (1, 0), "the same hint is shown again"
    for wrong in ("[1]", "[-1,0]", "[true,0]", '"x"', "[0,0]"):
        changed = text.replace('"hints":[1,0]', f'"hints":{wrong}')
        assert changed != text
        assert from_text("a", changed).hints == ()
    over = replace(finished("zen-garden", identity="1" * 16), hints=(0, 2, 0, 0))
    reader = Person(storage=storage(over), place=f"#match/{over.id}")
    html = reader.reply["html"]
    assert Words("en").count("end.hints", 2, name=over.player(1)) in html


def test_the_hints_for_the_moves_of_one_turn_count_once() -> None:
    late = played_to(lambda match: match.turn == 0 and match.state.phase == TILE, "", "random")
    begin = turn_begin(late, late.at)
    person = open_match(go_to(late, begin))
    for event in late.record.events[begin : late.at]:
        person.do("hinted", number=asked(person), choices=[[event, 5230, 310]])
        chosen = move_input_of(late.record.game).selection_of(person.page.selection, event)
        person.change_page(selection=chosen, activity=None)
        person.do("confirm")
    assert person.match.at == late.at > begin + 1
    tile = late.game.write_event(next(late.game.moves(late.state)))
    person.do("hinted", number=asked(person), choices=[[tile, 5230, 310]])
    assert person.page.hint
    assert person.match.hints == (1, 0)
