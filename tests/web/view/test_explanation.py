"""The sentences that explain a move."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from hofgarten.bots.explain import Explanation
from hofgarten.facts import COSTS, Fact
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.engine.games.hanging_gardens.test_facts import TABLE as HANGING_FACTS
from tests.engine.games.zen_garden.test_facts import TABLE as ZEN_FACTS
from tests.kit.thorough import first_of
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.puzzles.collection import match_of, open_puzzles
from web.app.texts import LANGUAGES, Words
from web.app.view.components import explanation
from web.app.view.components.explanation import CLEARLY, Told, behind_sentence, told

PLAYERS = [{"name": "Ada"}, {"name": "Ben"}]
TURNS_AGAINST = {"detail_begun", "detail_lost", *COSTS}
"""Kinds of facts that are told as costs."""


def played(game: str, moves: int, seed: str = "1") -> PlayedMatch[Any]:
    rules = GAMES[game]
    match, rng = matches.new_match("m", rules, rules.options_from_flags({}), PLAYERS, seed), Rng.of(seed)
    for _ in range(moves):
        match = matches.play(match, rules.write_event(rules.random_move(match.state, rng)))
    return match


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> PlayedMatch[Any]:
    monkeypatch.setattr(explanation, "explanation", lambda *_: FOUND[0])
    return played("zen-garden", 0)


FOUND = [Explanation((), None, None, 0, "")]
"""The explanation of every move of the fixture's match."""


def say(
    match: PlayedMatch[Any], gains: tuple[Fact, ...] = (), *, than: str = "", loss: int = 0, **found: object
) -> Told:
    FOUND[0] = Explanation(gains, None, None, 0, "")._replace(**found)  # type: ignore[arg-type]
    return told(Words("en", "zen-garden"), match, 0, "", than, loss)


LARGE = Fact("large", "large", "Z6.4", 2, 1)
LINE = Fact("line_completed", "coins", "Z5.4", 3, 1)
CRANES = Fact("decorations", "decorations", "Z6.2", 3, 6, "crane")
COST = Fact("costs", "coins", "Z4.1", -2, 10)
BEGUN = Fact("detail_begun", "detail", "Z6.6", -4, 1, stake=2)


def test_a_cost_stands_last_after_a_word_that_turns(match: PlayedMatch[Any]) -> None:
    assert say(match, (LARGE,), cost=COST).move == "Matches the large preference: +2. But costs 2 coins."
    assert say(match, cost=COST).move == "Will probably gain nothing by the end. Costs 2 coins."
    assert say(match, (LARGE,), cost=BEGUN).move.endswith(" But loses 4 points for attention to detail at first;"
                                                          " from the fourth tile on, it pays off.")  # fmt: skip


def test_what_follows_from_a_fact_is_told_after_it(match: PlayedMatch[Any]) -> None:
    follows = Fact("next_pays", "tiles", "H7.1", 0, 2, "", stake=14)
    told = say(match, (follows, LARGE)).move
    assert told.index("large preference") < told.index("14 points")


def test_coins_are_told_as_coins(match: PlayedMatch[Any]) -> None:
    assert say(match, (LINE,)).move == "Completes a line of 4 identical decorations: +3 coins."


def test_expected_points_are_told_with_their_item_if_facts_tell_less(match: PlayedMatch[Any]) -> None:
    assert say(match, (LARGE,), centipoints=900, item="circuits").move.endswith(
        " In all, about 9 points by the end, mostly: circuits."
    )
    told_before = say(match, (LARGE,), centipoints=900, item="large").move
    assert told_before == "Matches the large preference: +2. In all, about 9 points by the end."
    assert say(match, centipoints=149, item="coins").move == "Should gain about 1 point by the end, mostly: coins."
    assert say(match, centipoints=-240).move == "Will probably lose 2 points by the end."
    assert (
        say(match, centipoints=-99).move == say(match, centipoints=99).move == "Will probably gain nothing by the end."
    )


def test_three_sentences_at_most_keep_the_cost(match: PlayedMatch[Any]) -> None:
    three = say(match, (LARGE, CRANES), cost=COST, centipoints=2000)
    assert three.move == "Matches the large preference: +2. But costs 2 coins. In all, about 20 points by the end."


def test_a_mistake_has_a_sentence_about_either_move(match: PlayedMatch[Any]) -> None:
    both = say(match, (LARGE,), than="x", other=COST)
    assert (both.move, both.other, both.contrast) == ("Matches the large preference: +2.", "Costs 2 coins.", "")
    only = say(match, than="x", other=COST, loss=310)
    assert (only.move, only.other, only.contrast) == (
        "About 3 points better by the end.",
        "Costs 2 coins.",
        "costs 2 coins",
    )
    neither = say(match, than="x", loss=310)
    assert (neither.other, neither.contrast) == ("About 3 points worse by the end.", "")
    once = say(match, (LARGE,), than="x", loss=910)
    assert (once.move, once.other) == ("Matches the large preference: +2.", "About 9 points worse by the end.")


def test_a_clearly_worse_move_is_called_one(monkeypatch: pytest.MonkeyPatch) -> None:
    words, match = Words("en", "zen-garden"), played("zen-garden", 0)
    for loss, expected in ((CLEARLY - 1, ""), (CLEARLY, "At first sight, another move is about 2 points better.")):
        monkeypatch.setattr(explanation, "behind", lambda *_, loss=loss: loss)
        assert behind_sentence(words, match, 0, "") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cost_can_be_introduced_and_nothing_else(language: str) -> None:
    words = Words(language)
    kinds = {str(row[0]) for row in (*ZEN_FACTS, *HANGING_FACTS)} | TURNS_AGAINST
    parts = dict.fromkeys(("points", "amount", "stake", "number", "squares", "group", "subject", "name"), "x")
    turning = {kind for kind in kinds if "@" in words.of("fact", kind, but="@", **parts)}
    assert turning == TURNS_AGAINST


def explained(game: str, seed: str) -> Iterator[tuple[PlayedMatch[Any], str, str]]:
    """Yield positions of a match, each with a random move and another one or none."""
    rules, rng = GAMES[game], Rng.of(seed)
    whole = played(game, 0, seed)
    while not whole.over:
        moves = [rules.write_event(rules.random_move(whole.state, rng)) for _ in range(2)]
        yield whole, moves[0], moves[1] if rng.below(2) else ""
        whole = matches.play(whole, moves[0])


@pytest.mark.parametrize("seed", first_of("abcdefgh"))
@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_is_made_of_sentences(game: str, seed: str) -> None:
    for match, move, than in explained(game, seed):
        for language in LANGUAGES:
            said = told(Words(language, game), match, match.at, move, than, 200)
            for text in (said.move, *([said.other] if than else [])):
                assert text, (move, than)
                for sentence in re.findall(r"(.*?\.)(?: |$)", text):
                    assert sentence[0] == sentence[0].upper(), text
                    assert not re.search(r"[.?!:]\.|  |[{}]", sentence), text


@pytest.mark.parametrize("part", first_of(range(16)))
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_explained(game: str, part: int) -> None:
    words = Words("en", game)
    for puzzle in open_puzzles(game)[part::16]:
        match, second = match_of(puzzle, ["Ada", "Ben", "Cleo", "Dora"]), puzzle.others[0]
        said = told(words, match, match.at, puzzle.solution, second.events[0], second.loss)
        assert said.move
        assert said.other
