"""The interactive positions of the rule books: legality, and agreement with their rules."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

import pytest

from hofgarten.games.zen_garden.state import SLOT_COSTS
from hofgarten.record import replay_record
from tests.kit.counted_lines import steps
from tests.kit.opaque import of_game
from web.app.model.game_api.game_page import games_with, move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch, play
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import RulePosition, choose, demo, positions
from web.app.texts import LANGUAGES
from web.app.view.game_api.match_view import Parts

GAMES: Final = games_with("rulebook")
ALL: Final = [(game, rule) for game in GAMES for rule in positions(game)]
TRIED: Final = [(game, rule) for game, rule in ALL if demo(game, rule).trial is not None]
LOOKED_AT: Final = {
    *("Z1.2", "Z1.4", "Z1.5", "Z2.1", "Z2.2", "Z2.4", "Z2.5", "Z6.10"),
    *("H2.2", "H2.3", "H7.4", "H8.1", "H8.2", "H8.4"),
}
"""Rules of Zen Garden and The Hanging Gardens about setup, number of players, end and view. No move shows them."""

MOST: Final = 100_000
"""The maximum number of Python lines that a position may execute: about 15 ms.

The largest position needs half of it.
"""


def of(rule: str) -> RulePosition:
    """Return the position of a rule of any game."""
    return demo(next(game for game in GAMES if rule in positions(game)), rule)


def after_action(shown: RulePosition) -> tuple[PlayedMatch[Any], Selection]:
    assert shown.trial is not None
    match, rules = shown.match, move_input_of(shown.match.record.game)
    if not shown.trial.event:
        return match, choose(match, shown.selection, shown.trial.actions)
    selection = rules.selection_of(shown.selection, shown.trial.event)
    event = rules.selected_move(match.state, selection)
    assert event == shown.trial.event
    after = play(match, event)
    return after, rules.start(after, selection)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_position_and_a_prompt_of_its_own_in_every_language(game: str) -> None:
    books = [rule_book(game, language) for language in LANGUAGES]
    assert list(positions(game)) == list(rule_book(game, "en").rules)
    for book in books:
        assert list(book.prompts) == list(book.rules)
        assert all(text.endswith(".") and len(text) < 160 for text in book.prompts.values())
        assert len(set(book.prompts.values())) == len(book.prompts)
    for rule in books[0].prompts:
        assert len({book.prompts[rule] for book in books}) == len(books), rule


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_the_end_of_a_legal_record_and_shows_different_parts_of_it(game: str) -> None:
    for rule in positions(game):
        shown = demo(game, rule)
        match = shown.match
        assert (replay_record(match.record), match.at) == (match.states, len(match.record.events)), rule
        assert match.over or (match.turn == shown.seat and match.bot(shown.seat) is None), rule
        assert [seat for seat in match.game.seats(match.state) if match.bot(seat) is None] == [shown.seat], rule
        assert 0 < len(shown.parts) == len(set(shown.parts) & set(Parts._fields)), rule
        assert not shown.item or shown.item in match.game.score(match.state)[shown.seat], rule


def test_only_rules_without_a_move_have_no_action() -> None:
    found = {rule for game, rule in ALL if game in {"zen-garden", "hanging-gardens"} and (game, rule) not in TRIED}
    assert found == LOOKED_AT


def test_the_suggested_action_is_possible_and_not_yet_done() -> None:
    for game, rule in TRIED:
        shown = demo(game, rule)
        assert (shown.reached(shown.match, shown.selection), shown.reached(*after_action(shown))) == (False, True), rule
        assert shown.selection.refusal is None or shown.selection == move_input_of(game).start(shown.match, None), rule


@pytest.mark.parametrize("rule", ["Z4.1", "Z5.2", "H4.2", "H4.4", "H5.1", "H5.3"])
def test_forbidden_actions_are_refused_with_the_rules_number(rule: str) -> None:
    match, selection = after_action(of(rule))
    assert match is of(rule).match
    assert selection.refusal is not None
    assert selection.refusal.rule == rule


@pytest.mark.parametrize(
    ("rule", "item", "points"),
    [
        *(("Z5.4", "coins", 3), ("Z5.5", "missions", 5), ("Z6.1", "circuits", 4), ("Z6.2", "decorations", 3)),
        *(("Z6.3", "small", 1), ("Z6.4", "large", 2), ("Z6.5", "majority", 4), ("Z6.7", "unity", 10)),
        *(("Z6.6", "detail", 3), ("Z6.9", "missions", 5), ("H7.1", "queen", 14)),
        *(("H7.2", "priest", 9), ("H7.3", "guard", 3)),
    ],
)
def test_the_suggested_action_scores_the_rules_points(rule: str, item: str, points: int) -> None:
    shown = of(rule)
    before, after = (match.game.score(match.state)[shown.seat][item] for match in (shown.match, after_action(shown)[0]))
    assert after - before == points


def last(rule: str) -> tuple[PlayedMatch[Any], PlayedMatch]:
    return of(rule).match, after_action(of(rule))[0]


@pytest.mark.parametrize("rule", ["Z3.3", "Z3.4", "Z3.5", "H3.1", "H3.3"])
def test_the_round_ends_in_positions_about_its_end(rule: str) -> None:
    before, after = last(rule)
    rounds = move_input_of(before.record.game).current_round
    assert rounds(after.state)[0] == rounds(before.state)[0] + 1


@pytest.mark.parametrize("rule", ["Z3.6", "H6.1"])
def test_the_match_ends_in_positions_about_its_end(rule: str) -> None:
    before, after = last(rule)
    assert (before.over, after.over) == (False, True)


def test_positions_about_free_tiles_discarding_and_the_last_tile() -> None:
    match = of("Z4.2").match
    assert of_game(match.state).seats[match.turn].coins == 0
    assert {SLOT_COSTS[move.slot] for move in match.game.moves(match.state)} == {0}
    match = of("H4.5").match
    assert {match.game.write_event(move).split()[0] for move in match.game.moves(match.state)} == {"discard"}
    before, after = last("H6.2")
    assert (len(of_game(before.state).stack), len(of_game(after.state).stack)) == (1, 0)


@pytest.mark.parametrize("rule", ["H5.4", "H5.8"])
def test_a_hidden_tile_is_drawn_irreversibly(rule: str) -> None:
    before, after = last(rule)
    seat = before.turn
    assert len(of_game(after.state).seats[seat].hidden) == len(of_game(before.state).seats[seat].hidden) + 1
    assert before.game.hidden.is_irreversible(before.state, after.state)


def test_a_temple_moves() -> None:
    before, after = last("H5.6")
    old, new = (of_game(match.state).seats[before.turn].garden.temples for match in (before, after))
    assert old.bit_count() == new.bit_count() == 5
    assert old != new


def test_a_position_is_built_quickly() -> None:
    for game, rule in ALL:
        demo.cache_clear()
        assert steps(partial(demo, game, rule)) < MOST, rule


def test_an_undone_action_does_not_count() -> None:
    shown = demo("zen-garden", "Z6.1")
    match, selection = after_action(shown)
    assert shown.reached(match, selection)
    assert not shown.reached(replace(match, at=shown.match.at), selection)
