"""Properties of every game. A new game in the registry is tested without further changes."""

from dataclasses import replace
from typing import Any

import pytest

from hofgarten.cli.selfplay import play as selfplay
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import SPECTATOR, TERMINAL, BadSetup, IllegalMove
from hofgarten.record import (
    Record,
    begin,
    begin_at,
    options_of,
    positions,
    read_record,
    redact,
    replay_record,
    verify_record,
    write_record,
)
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE, EVERY_GAME, name_of
from tests.kit.golden_matches import RECORDS

pytestmark = [pytest.mark.parametrize("game", EVERY_GAME, ids=name_of), pytest.mark.usefixtures("flower_bed")]


def matches(game: AnyEvaluatedGame) -> list[Record]:
    options = game.options_from_flags({})
    return [selfplay(game, options, ["random"] * players, "contract", players) for players in game.players]


def every_position(game: AnyEvaluatedGame) -> list[Any]:
    return [state for record in matches(game) for state in positions(record)]


def test_the_registry_has_the_game_under_its_name(game: AnyEvaluatedGame) -> None:
    assert GAMES[game.name] is game
    assert game.name == game.name.lower()
    assert " " not in game.name


def test_complete_games_have_golden_matches_and_all_verify(game: AnyEvaluatedGame) -> None:
    files = sorted((RECORDS / game.name).glob("*.jsonl"))
    assert files or game.name not in COMPLETE, f"{game.name} has no golden match"
    for file in files:
        lines = file.read_text("utf-8").splitlines()
        assert lines
        for line in lines:
            record = read_record(line)
            assert (record.game, record.result is None) == (game.name, False)
            verify_record(record)
            assert write_record(record) == line


def test_reading_returns_the_written_options(game: AnyEvaluatedGame) -> None:
    options = game.options_from_flags({})
    assert game.read_options(options) == options
    with pytest.raises(BadSetup):
        game.options_from_flags({"no-such-option": "1"})
    with pytest.raises(BadSetup):
        game.read_options(None)


def test_variants_are_valid_options_which_a_position_tells(game: AnyEvaluatedGame) -> None:
    assert len({str(options) for options in game.variants()}) == len(game.variants()) > 0
    for options in game.variants():
        assert game.read_options(options) == options
        for players in game.players:
            dealt = begin(game, options, [{"name": ""}] * players, Rng.of("contract", players))
            start = next(positions(dealt))
            assert options_of(begin_at(game, game.write_position(start), dealt.players)) == options_of(dealt) == options


def test_counts_lists_random_choices_and_texts_of_moves_agree(game: AnyEvaluatedGame) -> None:
    for number, state in enumerate(every_position(game)):
        listed = list(game.moves(state))
        assert len(listed) == game.move_count(state)
        assert bool(listed) is (game.to_move(state) >= 0)
        if not listed:
            assert list(game.distinct_moves(state)) == []
            with pytest.raises(IllegalMove):
                game.random_move(state, Rng(1))
        elif number % 5 == 0:
            assert len(set(listed)) == len(listed)
            assert game.random_move(state, Rng(number)) in set(listed)
            assert set(game.distinct_moves(state)) <= set(listed)
            for move in listed[:: max(1, len(listed) // 20)]:
                assert game.read_event(game.write_event(move)) == move


def test_no_event_is_legal_after_the_end(game: AnyEvaluatedGame) -> None:
    for record in matches(game):
        end = replay_record(record)[-1]
        for event in set(record.events):
            with pytest.raises(IllegalMove):
                game.apply(end, game.read_event(event))


def test_refusals_have_a_rule_and_a_sentence(game: AnyEvaluatedGame) -> None:
    state = next(positions(matches(game)[0]))
    for text in ("", "?", "~", "pass " * 50, "\ud800"):
        with pytest.raises(IllegalMove) as caught:
            game.apply(state, game.read_event(text))
        assert caught.value.rule
        assert caught.value.reason
        assert str(caught.value) == f"{caught.value.rule}: {caught.value.reason}"


def test_states_are_values(game: AnyEvaluatedGame) -> None:
    first, second = (replay_record(matches(game)[-1]) for _ in range(2))
    assert first == second
    assert len({hash(state) for state in first}) > len(first) // 2


def test_views_are_idempotent_and_have_the_same_moves(game: AnyEvaluatedGame) -> None:
    for number, state in enumerate(every_position(game)):
        over = game.to_move(state) == TERMINAL
        for seat in (*game.seats(state), SPECTATOR):
            view = game.observe(state, seat)
            assert game.observe(view, seat) == view
            assert game.to_move(view) == game.to_move(state)
            assert game.observe(game.determinize(view, Rng(number)), seat) == view
            for other in game.seats(state):
                if over or other == seat:
                    assert game.score(view)[other] == game.score(state)[other]
        if game.to_move(state) >= 0:
            assert list(game.moves(game.observe(state, game.to_move(state)))) == list(game.moves(state))


def test_a_redacted_match_looks_the_same_and_has_no_hidden_information(game: AnyEvaluatedGame) -> None:
    for record in [*matches(game), *golden(game)]:
        hidden, secret, states = False, False, replay_record(record)
        turns = [at for at, state in enumerate(states) if game.to_move(state) >= 0]
        for at in turns[::9]:
            state = states[at]
            played = replace(record, events=record.events[:at], result=None)
            seat = (*game.seats(state), SPECTATOR)[at % (len(record.players) + 1)]
            other = redact(played, states[: at + 1], seat, Rng(at))
            line = replay_record(other)
            assert [game.observe(one, seat) for one in line] == [game.observe(one, seat) for one in states[: at + 1]]
            hidden |= other != played
            secret |= game.observe(state, seat) != state
            assert redact(other, line, seat, Rng(1)) == redact(played, states[: at + 1], seat, Rng(1))
        assert hidden is secret


def golden(game: AnyEvaluatedGame) -> list[Record]:
    """Return the golden matches, in one of which the discard pile is shuffled."""
    files = sorted((RECORDS / game.name).glob("*.jsonl"))
    return [read_record(line) for file in files for line in file.read_text("utf-8").splitlines()]


def test_scores_have_known_items_and_a_total_and_nothing_is_revealed_without_a_draw(game: AnyEvaluatedGame) -> None:
    for state in every_position(game):
        assert not game.hidden.reveals_information(state, state)
        assert not game.hidden.is_irreversible(state, state)
        scores = game.score(state)
        for seat, score in enumerate(scores):
            assert list(score) == [item for item in game.score_items if item in score]
            assert score.total == game.total(state, seat) == sum(score.values())
            assert "total" not in score
            assert all(type(points) is int for points in score.values())
        winners = game.winners(state)
        assert winners
        assert list(winners) == sorted(set(winners))
        best = max(score.total for score in scores)
        assert all(scores[seat].total == best for seat in winners)
