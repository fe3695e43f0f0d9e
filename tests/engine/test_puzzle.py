"""The file format of puzzles, and the positions that follow from their deals."""

import json

import pytest

from hofgarten.games.zen_garden.notation import SHUFFLE_SIGN
from hofgarten.puzzle import Alternative, Puzzle, PuzzleError, position_of, read_puzzles
from hofgarten.record import replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tools.write_puzzles import write_puzzles


def puzzle(game: str = "zen-garden", moves: int = 3, number: int = 7, missed: tuple[int, ...] = (4, 2, 1, 0)) -> Puzzle:
    """Return a puzzle after some random moves; its solution is the first distinct move."""
    empty = Puzzle(game, GAMES[game].options_from_flags({}), 2, "seed", number, (), ("",), 0, (), (), ())
    played: tuple[str, ...] = ()
    for _ in range(moves):
        state = position_of(empty._replace(moves=played))[1][-1]
        move = GAMES[game].random_move(state, Rng.of("random", len(played)))
        played = (*played, GAMES[game].write_event(move))
    state = position_of(empty._replace(moves=played))[1][-1]
    first, second, *_ = map(GAMES[game].write_event, GAMES[game].distinct_moves(state))
    others = (Alternative((second,), 130),)
    return empty._replace(
        moves=played, solutions=(first,), lead=-250, others=others, missed=missed, themes=("end", "deny")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_file_holds_what_was_written(game: str) -> None:
    puzzles = [puzzle(game, 2, 1), puzzle(game, 5, 2, (4, 4, 4, 4)), puzzle(game, 5, 3, (0, 0, 0, 0))]
    found = read_puzzles(write_puzzles(puzzles))
    assert sorted(found, key=lambda each: each.number) == puzzles
    assert [each.number for each in found] == [3, 1, 2], "easiest first"
    assert write_puzzles(found) == write_puzzles(puzzles)
    assert json.loads(write_puzzles(puzzles))["game"] == game


def test_the_answers_of_chance_follow_from_the_seed() -> None:
    long = puzzle(moves=31)
    record, states = position_of(long)
    assert replay_record(record) == states
    assert [event for event in record.events if not event.startswith(SHUFFLE_SIGN)] == list(long.moves)
    assert position_of(long._replace(seed="other", moves=()))[1][0] != states[0]


def test_the_id_names_the_position_alone() -> None:
    one = puzzle()
    assert len(one.id) == 8
    assert one.id == one._replace(lead=5, themes=(), missed=(1,)).id
    assert len({one.id, one._replace(number=8).id, one._replace(moves=one.moves[:-1]).id}) == 3


def test_the_rating_rises_with_the_share_of_misses() -> None:
    ratings = [puzzle(missed=(missed, missed, 0, 0)).rating for missed in range(5)]
    assert ratings == sorted(set(ratings))
    assert ratings[4] == 1500


def test_a_rating_means_the_odds_of_a_miss_with_half_a_choice_on_both_sides() -> None:
    one, choices = puzzle(), 4 * 4
    for missed in range(choices + 1):
        levels = tuple(sorted(missed // 4 + (level < missed % 4) for level in range(4)))
        assert sum(levels) == missed
        rating = one._replace(missed=levels).rating
        odds = (missed + 0.5) / (choices - missed + 0.5)
        assert 10 ** ((rating - 0.5 - 1500) / 400) <= odds <= 10 ** ((rating + 0.5 - 1500) / 400)


def test_an_illegal_move_is_a_fault_of_the_puzzle() -> None:
    with pytest.raises(PuzzleError, match="no space of the selection board"):
        position_of(puzzle(moves=0)._replace(moves=("9z a1 nw",)))


def test_another_text_and_a_row_with_an_unknown_event_are_refused() -> None:
    raw = json.loads(write_puzzles([puzzle()]))
    raw["events"] = raw["events"][:1]
    chess = '{"version":1,"game":"chess","options":[],"puzzles":[]}'
    for text in ("", "[]", "{}", '{"version": 2}', chess, "x" * 9, json.dumps(raw)):
        with pytest.raises(PuzzleError):
            read_puzzles(text)


def test_all_squares_of_a_group_are_the_same_answer() -> None:
    game = GAMES["hanging-gardens"]
    empty = Puzzle(game.name, {}, 2, "temples", 1, (), ("",), 0, (), (), ())
    moves: tuple[str, ...] = ()
    state = position_of(empty)[1][-1]
    while state.phase != 1:
        moves = (*moves, game.write_event(game.random_move(state, Rng.of("walk", len(moves)))))
        state = position_of(empty._replace(moves=moves))[1][-1]
    texts = [game.write_event(move) for move in game.moves(state)]
    answers = {game.answer_of(state, game.read_event(text)) for text in texts}
    assert 2 <= len(answers) < len(texts)
