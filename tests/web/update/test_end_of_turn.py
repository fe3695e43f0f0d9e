"""The end of a turn that reveals information: with several people it stays open until its button is pressed."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import TILE, Lay
from hofgarten.rng import Rng
from tests.kit.hanging_gardens_bots import builder
from tests.kit.storage_seed import seeded_match
from tests.web.games.hanging_gardens.playing import open_match, played_to
from tests.web.harness import Person
from web.app.model.match.match import PlayedMatch, ends_undo, go_to, play
from web.app.model.match.replay import turn_begin
from web.app.model.model import Dialog
from web.app.texts import Words

END = Words("en")("turn.end")


def before(
    wanted: Callable[[PlayedMatch[Any], Any], bool], bots: dict[int, str] | None = None
) -> tuple[PlayedMatch[Any], Any]:
    """Return a match before a move of its first player, and the move."""
    match = seeded_match(HANGING_GARDENS.name, {}, names=("Ada", "Ben"), seed="5", bots=bots or {})
    while True:
        move = builder(match.state, Rng.of("builder", match.at))
        if match.turn == 0 and wanted(match, move):
            return match, move
        match = play(match, HANGING_GARDENS.write_event(move))


def lay(person: Person, move: Lay) -> dict[str, Any]:
    """Choose a card and hover over its place, then click there."""
    if person.page.selection.needs_handover:
        person.do("hand-over")
    person.do("take", card=move.card)
    for _ in range(move.rotation):
        person.do("rotate", by=1)
    person.do("aim", x=move.x, y=move.y)
    return person.do("put", x=move.x, y=move.y)


def reveals(match: PlayedMatch[Any], move: Any) -> bool:
    """Return True if a laid card reveals the cards of the next round."""
    return isinstance(move, Lay) and HANGING_GARDENS.hidden.reveals_information(
        match.state, HANGING_GARDENS.apply(match.state, move)
    )


@pytest.mark.rule("H5.8")
def test_a_turn_that_reveals_cards_stays_open_until_the_button_is_pressed() -> None:
    match, move = before(reveals)
    assert ends_undo(match, HANGING_GARDENS.write_event(move))
    person = open_match(match)
    assert END in lay(person, move)["html"]
    assert person.match.at == match.at
    person.do("confirm")
    assert person.match.at > match.at


@pytest.mark.rule("H5.8")
@pytest.mark.parametrize("reason", ["it reveals nothing", "confirmation is off", "a single person can always undo"])
def test_another_turn_ends_with_the_click(reason: str) -> None:
    if reason == "it reveals nothing":
        match, move = before(lambda match, move: isinstance(move, Lay) and not reveals(match, move))
    else:
        match, move = before(reveals, bots={1: "random"} if reason.startswith("a single person") else None)
    person = open_match(match)
    if reason == "confirmation is off":
        person.do("set", name="confirm", fields={"confirm": "off"})
    assert END not in lay(person, move)["html"]
    assert person.match.at == match.at + 1


@pytest.mark.parametrize(("kind", "asked"), [("person", True), ("random", False)])
def test_the_next_person_at_the_device_says_when_they_are_ready(kind: str, *, asked: bool) -> None:
    person = Person()
    person.do("set", name="ready", fields={"ready": "on"})
    person.start_match(**{"name-0": "Ada", "name-1": "Ben", "kind-1": kind})
    assert person.model.dialog is None
    assert "turn-banner" not in person.reply["html"], "nobody has handed over the device"
    person.let_computers_play()
    person.build_anything()
    person.let_computers_play()
    assert (person.model.dialog == Dialog("ready")) == asked
    assert ("turn-banner" in person.reply["html"]) == asked
    if asked:
        name = person.match.player(person.match.turn)
        assert Words("en")("turn.yours", name=name) in person.reply["html"]
        dialog = person.reply["html"].partition("<dialog")[2]
        other = person.match.player(1 - person.match.turn)
        assert re.search(f'class="news.*{other}', dialog), "the moves of the others"
        assert 'id="dialog-close"' not in dialog, "Ready is the only button"
        person.do("close")
        assert person.do("hint")["bot_request"]["do"] == "hint"
        person.do("undo")
        assert person.model.dialog is None


def test_a_move_is_shown_in_its_own_garden_before_the_device_is_passed_on() -> None:
    words, person = Words("en"), Person()
    person.start_match(**{"name-0": "Ada", "name-1": "Ben", "kind-1": "person"})
    first = person.match.player(person.match.turn)
    assert words("turn.first", name=first) in person.reply["html"]
    person.do("set", name="speed", fields={"speed": "normal"})
    reply = person.build_anything()
    second = person.match.player(person.match.turn)
    assert second != first
    assert words("garden.of", name=first) in reply["html"]
    assert reply["timer"]["action"]["do"] == "show-next"
    reply = person.do("show-next")
    assert words("garden.of", name=second) in reply["html"]
    assert words("turn.yours", name=second) in reply["html"]
    person.build_anything()
    person.do("take", slot=0)
    assert person.page.may_choose, "the next person need not wait"


def test_the_banner_of_a_turn_is_new_once() -> None:
    late = played_to(lambda match: match.turn == 0 and match.state.phase == TILE, "", "")
    begin = turn_begin(late, late.at)
    person, seen = open_match(go_to(late, begin)), []
    for at in range(begin, late.at + 1):
        if person.page.selection.needs_handover:
            person.do("hand-over")
        seen += re.findall(r'data-highlight="(turn-\d+)"', person.reply["html"])
        if at < late.at:
            person.do("redo")
    assert len(seen) > 1
    assert len({*seen}) == 1
