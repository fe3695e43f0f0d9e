"""Reading parts of a match aloud: short, correct, in every language, without hidden information."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hofgarten.games.zen_garden.state import TAKEN
from hofgarten.record import read_record, write_record
from tests.kit import storage_seed
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.model.test_replay import PEOPLE, looking, running
from tests.web.update.test_review import finished, person_with
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import MATCH_PLACE
from web.app.model.read_aloud import PARTS

RECORDS = Path(__file__).parents[2] / "records" / "hanging-gardens"
LONGEST = 1500
"""Maximum length of a text, in characters, that a player can still follow."""


def golden(events: int) -> PlayedMatch[Any]:
    """Return a match of The Hanging Gardens after a number of events."""
    record = read_record((RECORDS / "choice-of-temple.jsonl").read_text("utf-8"))
    return from_text("m", write_record(replace(record, events=record.events[:events], result=None)))


def person_at(match: PlayedMatch[Any], language: str = "en") -> Person:
    kept = {f"hofgarten/match/{match.id}": to_text(match)}
    return Person(storage=kept, place=f"{MATCH_PLACE}{match.id}", languages=[language])


def read_part(person: Person, part: str) -> str:
    """Return the announcement of a part."""
    text: str = person.do("read", part=part, keyboard=True)["announce"]
    return text


def test_reading_aloud_changes_no_state_and_keeps_the_focus() -> None:
    person = person_at(running())
    before = person.model
    reply = person.do("read", part="garden", keyboard=True)
    assert not {"focus", "refocus", "save"} & reply.keys()
    assert person.model.page is before.page
    assert "announce" not in person.do("read", part="everything")
    assert "announce" not in Person().do("read", part="garden")


@languages
@pytest.mark.parametrize("events", [0, 11, 32])
def test_every_part_can_be_read_aloud_at_any_time(language: str, events: int) -> None:
    for match in (finished() if events == 32 else running(events=events), golden(events * 2)):
        person = person_at(match, language)
        for where in ("now", "past"):
            if where == "past":
                person.do("replay")
                person.do("replay-step", to="first")
            for part in PARTS:
                text = read_part(person, part)
                assert 3 < len(text) < LONGEST
                assert text.endswith("."), (part, text)
                assert not re.search(r"[{}]|\.\.|  | ,|\bNone\b", text), (part, text)


def test_the_last_moves_are_those_since_the_players_own() -> None:
    match = running((None, None, None, None), 10)
    text = read_part(person_with(match), "moves")
    movers = [match.game.to_move(match.states[at]) for at in range(match.at)]
    since = len(movers) - movers[::-1].index(match.turn)
    names = [f"P{seat}" for seat in movers[since:]]
    assert re.findall(r"(P\d) took", text) == names != []


def test_a_finished_match_announces_the_winner_and_a_replay_the_position_on_the_screen() -> None:
    person = person_with(finished(PEOPLE))
    for part in ("offer", "choices", "turn"):
        assert "wins and becomes" in read_part(person, part)
    assert len(re.findall(r" took ", read_part(person, "moves"))) == 1
    person = looking(running())
    person.do("replay-step", to="first")
    assert read_part(person, "moves") == "Before the first move."
    assert read_part(person, "turn").startswith("Round 1 of 8. ")
    assert "12 coins" in read_part(person, "garden")


def in_order(person: Person, *actions: dict[str, Any]) -> list[str]:
    """Return the announcements of a keyboard user's actions; an empty text for none."""
    replies = [person.do(action["do"], **{**action, "keyboard": True}) for action in actions]
    return [str(reply.get("announce", "")) for reply in replies]


def two_people(game: str, **bots: str) -> Person:
    """Return a person before the first move of a match; ``bots``: seat -> bot."""
    options = {"boards": [1, 2, 3]} if game == "zen-garden" else {}
    named = {int(seat.removeprefix("seat")): bot for seat, bot in bots.items()}
    return person_at(storage_seed.seeded_match(game, options, names=("Ada", "Ben"), bots=named))


def test_a_rotation_says_only_what_it_has_changed() -> None:
    person = two_people("zen-garden")
    take, put = {"do": "take", "slot": 1}, {"do": "put", "column": 1, "row": 1}
    _, placed, rotated, other = in_order(person, take, put, {"do": "rotate"}, {"do": "orient", "corner": 0})
    assert "stone path, pebbles, path bends round the lower right corner" in placed
    assert rotated == "Path bends round the lower left corner. No change in points."
    assert other == "Path bends round the upper left corner. No change in points."
    person = two_people("hanging-gardens")
    chosen, rotated = in_order(person, {"do": "take", "card": 1}, {"do": "rotate", "by": 1})
    assert "fountain" in chosen
    assert re.fullmatch(r"Turned by 90 degrees\. \d+ places, turned this way\.", rotated)


def test_a_previewed_place_is_not_announced_again_when_it_is_chosen() -> None:
    person = two_people("hanging-gardens")
    place = {"x": 0, "y": 0}
    _, aimed, put = in_order(person, {"do": "take", "card": 1}, {"do": "aim", **place}, {"do": "put", **place})
    assert "This is how the card would lie." in aimed
    assert put == ""
    # Somebody who clicks has heard no preview.
    person = two_people("hanging-gardens")
    person.do("take", card=1)
    assert "This is how the card would lie." in person.do("put", **place, touch=True)["announce"]


def test_who_is_to_move_is_said_once_after_the_last_move_of_a_turn() -> None:
    person = person_at(golden(60))  # a card, a temple and a tile are due
    mover, other = person.match.player(person.match.turn), person.match.player(1 - person.match.turn)
    person.do("set", name="ready", fields={})
    turns = person.match.game.turns_played(person.match.state)
    while person.match.game.turns_played(person.match.state) == turns:
        goes_on = person.match.turn
        event = person.match.game.write_event(storage_seed.best_move(person.match))
        person.change_page(selection=move_input_of("hanging-gardens").selection_of(person.page.selection, event))
        [said] = in_order(person, {"do": "confirm"})
        assert said.startswith(f"{mover} ")
        assert said.endswith(f" {other} to move.") == (person.match.turn != goes_on)
        assert f"{mover} to move." not in said
    assert "announce" not in person.do("show-next")


def test_a_bots_move_is_one_announcement_with_the_next_player() -> None:
    bots = {f"seat{two_people('zen-garden').match.turn}": "greedy"}
    person = two_people("zen-garden", **bots)
    event = person.match.game.write_event(storage_seed.best_move(person.match))
    [_, shown, after] = in_order(
        person,
        {"do": "answer", "number": person.model.last_request, "event": event},
        {"do": "show-next"},
        {"do": "show-next"},
    )
    assert re.search(r" took .* to move\.$", shown)
    assert after == ""


def test_a_laid_card_and_small_groups_are_found_again_by_their_squares() -> None:
    person = two_people("hanging-gardens")
    [said] = in_order(person, {"do": "take", "card": 1}, {"do": "put", "x": 0, "y": 0}, {"do": "confirm"})[2:]
    assert re.search(r"Centre of the card: (the start square|\d (left|right|up|down).*)\.", said)
    person.do("show-garden", seat=person.match.game.to_move(person.match.states[0]))
    small = read_part(person, "garden").partition("Too small for a temple: ")[2].partition(". ")[0]
    assert small
    for group in small.split("; "):
        assert re.fullmatch(
            r"(park|terrace|arcade|fountain).*: (the start square|\d (left|right|up|down)(, \d .*)?)", group
        )


@pytest.mark.parametrize(
    ("game", "names"), [("zen-garden", ("2a, ", "1a, ", "0b, ")), ("hanging-gardens", ("1, ", "6, "))]
)
def test_what_can_be_taken_is_read_with_the_names_that_are_typed(game: str, names: tuple[str, ...]) -> None:
    text = read_part(two_people(game), "offer")
    assert [name for name in names if f" {name}" not in text] == []


def test_a_screen_reader_finds_no_empty_spaces_on_the_rim_and_a_name_at_each_last_move() -> None:
    person = two_people("zen-garden")
    in_order(person, {"do": "take", "slot": 1}, {"do": "put", "column": 1, "row": 1}, {"do": "confirm"})
    html = "".join((person.reply["html"], *person.chunks.numbers))
    rim = re.findall(r'<div role="gridcell" class="space is-rim"([^>]*)>', html)
    assert rim
    assert {*rim} == {' aria-hidden="true"'}
    mover = person.match.player(person.match.game.to_move(person.match.states[0]))
    assert re.search(rf'class="player-last[^"]*"><span class="visually-hidden">{mover} took a tile', html)


@pytest.mark.parametrize(("turns", "told"), [(0, True), (1, True), (2, False)])
def test_the_keys_that_place_a_piece_are_told_in_a_players_first_turn(turns: int, *, told: bool) -> None:
    person = person_at(storage_seed.a_match(turns))
    slot = next(slot for slot, tile in enumerate(person.match.state.board) if tile != TAKEN)
    said = person.do("take", slot=slot, keyboard=True)["announce"]
    assert said.endswith(person.model.words("keys.first")) == told
    assert person.model.words("keys.first") not in person.do("put", column=1, row=1, keyboard=True).get("announce", "")
