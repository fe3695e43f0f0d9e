"""Sentences that the page puts together: stops, capitals and spaces, in every language, with all kinds of names."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any, Final

import pytest

from hofgarten.record import read_record, write_record
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import RECORDS
from tests.kit.thorough import first_of
from tests.web.harness import answer
from tests.web.texts.test_texts import every_text
from tests.web.update.test_puzzles import Solver
from tests.web.view.test_read_aloud import person_at
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text
from web.app.model.read_aloud import PARTS
from web.app.texts import LANGUAGES, Words
from web.app.view.components.explanation import told
from web.app.view.game_api.game_views import match_view_of
from web.app.view.panels.replay import move_and_gain, move_at, replay_announcement

NAMES: Final = ("Ada", "Isolde-Maximiliane van ’t Hof", "Örjan", "Yseult")
"""With a vowel, long, with a vowel that has an accent, with a letter that only French takes for a vowel."""
NUMBERS: Final = (0, 1, 2, 21)

FAULTS: Final = {
    "two stops": re.compile(r"[.!?…]\.(?!\w)|[.,;:]\s?[,;:]|…\."),
    "a space before a stop": re.compile(r"[^\S\u00a0\u202f][.,](?!\d)|(?<! )[ ]\)|\([ ]"),
    "two spaces": re.compile(r"[ \u00a0\u202f]{2}"),
    "a small initial": re.compile(r"(?<![A-Za-z]\.[A-Za-z])(?<!\d)[.!?]”?\s[a-zà-öø-ÿ]"),
    "an empty argument": re.compile(r"\(\)|: [.,]|^[ .,;:]|[{}]"),
}


def faults(text: str, *, is_sentence: bool = True) -> list[str]:
    found = [f"{name}: {text}" for name, wrong in FAULTS.items() if wrong.search(text)]
    if is_sentence:
        found += [] if re.search(r"[.!?…][”»’)]?$", text) else [f"no stop: {text}"]
        found += [f"begins small: {text}"] if text[:1].islower() else []
    return found


def named(game: str, record: str) -> PlayedMatch[Any]:
    """Return a golden match of players with these names."""
    raw = read_record((RECORDS / game / f"{record}.jsonl").read_text("utf-8"))
    players = tuple({"name": name} for name in NAMES[: len(raw.players)])
    return from_text("m", write_record(replace(raw, players=players, extra={})))


RECORDED: Final = [
    pytest.param(game, path.stem, marks=[pytest.mark.thorough] if number else [])
    for game in COMPLETE
    for number, path in enumerate(sorted((RECORDS / game).glob("*.jsonl"))[::4])
]


def played(match: PlayedMatch[Any], part: float) -> PlayedMatch[Any]:
    """Return a part of a finished match."""
    if part == 1:
        return match
    events = match.record.events[: int(len(match.record.events) * part)]
    return from_text("m", write_record(replace(match.record, events=events, result=None)))


def sentences(language: str, match: PlayedMatch[Any]) -> Iterator[str]:
    """Yield what is said about the moves of a match, and why they are played."""
    words, view = Words(language, match.record.game), match_view_of(match.record.game)
    moves = [at for at in range(len(match.record.events)) if match.game.to_move(match.states[at]) >= 0]
    yield from (view.announce_move(words, match, at) for at in moves)
    yield from filter(None, (move_and_gain(language, match.record.game, *move_at(match, at))[1] for at in moves))
    for at in moves[::7]:
        yield replay_announcement(words, replace(match, at=at))
        yield told(words, match, at, match.record.events[at]).move


@pytest.mark.parametrize(("game", "record"), RECORDED)
@pytest.mark.parametrize("language", first_of(reversed(LANGUAGES)))
def test_a_match_is_told_in_whole_sentences_and_its_names_have_no_faults(language: str, game: str, record: str) -> None:
    match = named(game, record)
    said, names = [*sentences(language, match)], set[tuple[str, str]]()
    for part in (0, 0.6, 1):
        person = person_at(played(match, part), language)
        said += filter(None, (person.do("read", part=name, keyboard=True).get("announce", "") for name in PARTS))
        for page in (person.reply["html"], person.do("replay")["html"]):
            names |= set(re.findall(r'(?:aria-label|title)="([^"]+)"|"visually-hidden">([^<]+)<', page))
    assert [fault for text in said for fault in faults(text)] == []
    assert [fault for two in names for fault in faults(unescape("".join(two)).strip(), is_sentence=False)] == []


@pytest.mark.parametrize("language", first_of(reversed(LANGUAGES)))
def test_hints_and_puzzles_are_announced_in_whole_sentences(language: str) -> None:
    said = []
    for game in COMPLETE:
        solver = Solver(languages=[language])
        solver.do("storm-begin", game=game)
        said.append(solver.reply["announce"])
        solver.miss()
        said.append(solver.reply["announce"])
        solver = Solver(languages=[language])
        solver.do("puzzle-next", game=game)
        said.append(solver.do("puzzle-hint")["announce"])
        said += [str(solver.miss().get("announce", "")), str(solver.solve().get("announce", ""))]
        person = person_at(played(named(game, min((RECORDS / game).glob("*.jsonl")).stem), 0.6), language)
        said.append(person.do("hint")["announce"])
        reply = answer(person.reply["bot_request"])
        said.append(person.do(reply.pop("do"), **reply).get("announce", ""))
    assert [fault for text in filter(None, said) for fault in faults(text)] == []
    assert len([*filter(None, said)]) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_names_and_numbers_has_no_faults(language: str) -> None:
    found = []
    for words, key in every_text(language):
        for value in (*NAMES, *NUMBERS):
            parts = dict.fromkeys(re.findall(r"{(\w+)}", words(key)), value)
            if parts and "but" not in parts:
                found += faults(words(key, **parts), is_sentence=False)
    assert found == []
