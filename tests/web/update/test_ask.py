"""The field for a move or a question: what is typed is played or answered, in every language."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from hofgarten.games.hanging_gardens.state import Discard, Lay, Temple
from hofgarten.games.zen_garden.state import Move
from hofgarten.record import read_record, write_record
from tests.kit import storage_seed
from tests.kit.games import COMPLETE
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.open_page import page_of
from web.app.games.hanging_gardens.table.selection import NO_SELECTION, movable_temples
from web.app.model.asked import QUESTIONS
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import MATCH_PLACE
from web.app.texts import Words
from web.app.update.ask import typed_move

RECORDS: Final = Path(__file__).parents[2] / "records" / "zen-garden"


def a_match(game: str, moves: int = 0) -> PlayedMatch[Any]:
    """Return a match of two people at this device, after some good moves: random ones close no circuit."""
    match = storage_seed.seeded_match(game, {"boards": [1, 2, 3]} if game == "zen-garden" else {}, names=("Ada", "Ben"))
    for _ in range(moves):
        match = matches.play(match, match.game.write_event(storage_seed.best_move(match)))
    return match


def asker(match: PlayedMatch[Any], language: str = "en") -> Person:
    """Return a person with an open field."""
    kept = {f"hofgarten/match/{match.id}": to_text(match)}
    person = Person(storage=kept, place=f"{MATCH_PLACE}{match.id}", languages=[language])
    person.do("ask-open", keyboard=True)
    return person


def ask(person: Person, text: str) -> str:
    """Type a text; return the announcement. The focus is in the field, which is empty again."""
    assert person.model.asked
    before = person.model.asked.field
    reply = person.do("ask", fields={"question": text}, keyboard=True)
    assert person.model.asked.field != before
    assert reply["focus"] == [person.model.asked.field]
    assert f'id="{person.model.asked.field}"' in reply["html"]
    return str(reply["announce"])


@pytest.mark.parametrize("game", COMPLETE)
@pytest.mark.parametrize("moves", [0, 7, 20, 29])
def test_the_notation_of_every_legal_move_is_read_as_that_move(game: str, moves: int) -> None:
    match, empty = a_match(game, moves), move_input_of(game).empty
    for move in [*match.game.moves(match.state)][:: 7 if moves else 1]:
        event = match.game.write_event(move)
        assert typed_move(match, empty, event) == event
        assert typed_move(match, empty, event.upper()) == event
        chosen = move_input_of(game).selection_of_move(move)
        match move:
            case Move():
                # Without spaces; without the tile that is chosen; without a corner, the best one.
                assert typed_move(match, empty, event.replace(" ", "")) == event
                assert typed_move(match, chosen, event.partition(" ")[2]) == event
                slot, cell, _, *shift = event.split()
                best = typed_move(match, empty, " ".join([slot, cell, *shift]))
                assert best
                points = [move_input_of(game).score_change(match.state, each).total for each in (best, event)]
                assert points[0] >= points[1]
            case Lay():
                assert typed_move(match, empty, event.removeprefix("lay ")) == event
                fitting = typed_move(match, empty, " ".join(event.split()[1:3]))
                assert fitting
                match.game.apply(match.state, match.game.read_event(fitting))
            case Temple() | Discard():
                pass
            case _ if event.startswith("tile"):
                assert typed_move(match, empty, event.removeprefix("tile ")) == event


@pytest.mark.parametrize("game", COMPLETE)
def test_typed_moves_are_played_and_others_forbidden_with_their_rule(game: str) -> None:
    person = asker(a_match(game))
    first = person.match
    event = first.game.write_event(next(iter(first.game.moves(first.state))))
    assert f"{first.player(first.turn)} " in ask(person, f" {event}  ")
    assert person.match.record.events == (event,)
    illegal, rule = (f"{event[:2]} d4 nw", "Z4.1") if game == "zen-garden" else ("lay 4 9,9 0", "H4.2")
    assert f"is not allowed. Rule {rule}: " in ask(person, illegal)
    assert person.match.record.events == (event,)
    assert "neither a move nor a question" in ask(person, "<b>xyzzy</b>")
    assert "<b>xyzzy" not in person.reply["html"]


def test_moves_are_typed_one_after_the_other_while_they_are_shown() -> None:
    person = asker(a_match("zen-garden"))
    assert ask(person, "0b b2").startswith("Ben took")
    assert page_of(person.model).bot_move
    assert ask(person, "0c b2").startswith("Ada took")


def test_the_only_temple_that_may_move_is_the_one_that_is_meant() -> None:
    match = a_match("hanging-gardens", 69)
    assert len(movable_temples(match.state)) == 1
    event = match.game.write_event(storage_seed.best_move(match))
    typed, _, moved = event.partition(" from ")
    assert moved
    assert typed_move(match, NO_SELECTION, typed) == event


@pytest.mark.parametrize("game", COMPLETE)
@languages
def test_every_question_is_answered_by_its_word(game: str, language: str) -> None:
    words, person = Words(language), asker(a_match(game, 6), language)
    for question in QUESTIONS:
        text = ask(person, f"{words.of('ask.word', question)} 1")
        assert text.endswith((".", "."))
        assert words("ask.unknown", text="", help="")[-20:] not in text
        assert "{" not in text


@pytest.mark.parametrize("game", COMPLETE)
def test_a_garden_and_a_row_are_read_of_the_player_who_is_named(game: str) -> None:
    person = asker(a_match(game, 6))
    mover = person.match.player(person.match.turn)
    other = "Ben" if mover == "Ada" else "Ada"
    assert ask(person, "my garden").startswith(f"{mover}’s garden")
    assert ask(person, f"read the garden of {other}").startswith(f"{other}’s garden")
    assert ask(person, f"g {other[:2].lower()}").startswith(f"{other}’s garden")
    row = 2 if game == "zen-garden" else 0
    rows = [ask(person, f"row {row} {name}") for name in (mover, other)]
    assert rows[0] != rows[1]
    if game == "zen-garden":
        for name, text in zip((mover, other), rows, strict=True):
            assert text.rstrip(".") in ask(person, f"garden {name}")
    assert ask(person, "row 9") == ask(person, "row") == "There is no such row."


def recorded(name: str, events: int) -> PlayedMatch[Any]:
    """Return a golden match of Zen Garden between two people, after a number of events."""
    record = read_record((RECORDS / f"{name}.jsonl").read_text("utf-8"))
    people = tuple({"name": name} for name in ("Ada", "Ben", "Cleo", "Dan")[: len(record.players)])
    return from_text("m", write_record(replace(record, players=people, events=record.events[:events], result=None)))


def test_places_are_told_by_their_points_with_the_best_first() -> None:
    match = recorded("four-circuits", 6)
    gains: dict[int, dict[str, list[int]]] = {}
    for move in match.game.distinct_moves(match.state):
        event = match.game.write_event(move)
        points = move_input_of("zen-garden").score_change(match.state, event).total
        space, cell, _, *shift = event.split()
        gains.setdefault(move.slot, {}).setdefault(" ".join([space, cell, *shift]), []).append(points)
    slot = next(slot for slot, places in gains.items() if any(len({*points}) > 1 for points in places.values()))
    best = {place: max(points) for place, points in gains[slot].items()}
    person = asker(match)
    person.do("take", slot=slot)
    text = ask(person, "places")
    told = [part.rpartition(": ") for part in text.partition(": ")[2].rstrip(".").split("; ")]
    assert text.startswith(f"{len(best)} moves, the best: ")
    listed = [int(part[2].replace("\N{MINUS SIGN}", "-")) for part in told]
    assert listed == sorted(best.values(), reverse=True)[: len(listed)]
    for (event, _, _), worth in zip(told, listed, strict=True):
        assert move_input_of("zen-garden").score_change(match.state, event).total == worth
    # A place that is typed without a corner has the best one.
    for place, worth in best.items():
        typed = typed_move(match, page_of(person.model).selection, place)
        assert typed
        assert move_input_of("zen-garden").score_change(match.state, typed).total == worth
    # Where no place brings more than another, they are told by themselves.
    first = asker(a_match("zen-garden", 2))
    first.do("take", slot=next(slot for slot, tile in enumerate(first.match.state.board) if tile >= 0))
    assert " Places: " in ask(first, "places")


def test_the_field_is_closed_again_and_answers_nothing_while_another_player_is_to_move() -> None:
    match = storage_seed.seeded_match(
        "zen-garden", {"boards": [1]}, names=("Ada", "Bot"), bots={0: "greedy", 1: "greedy"}
    )
    person = asker(match)
    assert ask(person, "0a a1 nw").endswith(" to move.")
    assert person.match.at == 0
    reply = person.do("ask-open", keyboard=True)
    assert person.model.asked is None
    assert 'name="question"' not in reply["html"]
