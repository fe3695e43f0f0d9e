"""The notation of positions, for every game: docs/file-formats.md."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from hofgarten.bots.playout import plies
from hofgarten.game import SPECTATOR, BadPosition
from hofgarten.position import check_same
from hofgarten.record import positions, read_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE, EVERY_GAME
from tests.kit.golden_matches import RECORDS
from tests.kit.thorough import further

FLAGS = {"zen-garden": [{"level": str(level), "majority-ties": "split"} for level in (1, 3, 5)]}

PATHS = [further(path) if at % 4 else pytest.param(path) for at, path in enumerate(sorted(RECORDS.rglob("*.jsonl")))]
"""Files of the golden matches, of which `make test` reads a quarter."""

every_game = pytest.mark.parametrize("name", [game.name for game in EVERY_GAME])

pytestmark = pytest.mark.usefixtures("flower_bed")


@cache
def line(name: str, players: int, seed: int) -> tuple[Any, ...]:
    """Return every position of a random match."""
    game, rng = GAMES[name], Rng.of(name, players, seed)
    flags = FLAGS.get(name, [{}])
    options = game.options_from_flags(flags[seed % len(flags)])
    start = game.initial_state(options, game.deal_setup(options, players, rng), players)
    return (start, *(state for *_, state in plies(game, start, lambda at, _: game.random_move(at, rng), rng)))


def views(name: str) -> st.SearchStrategy[Any]:
    """Return positions of random matches: complete, as one seat knows them, or as a spectator does."""

    def seen(state: Any, viewer: int | None) -> Any:
        return state if viewer is None else GAMES[name].observe(state, viewer)

    lines = st.builds(line, st.just(name), st.sampled_from(GAMES[name].players), st.integers(0, 5))
    viewers = st.sampled_from([None, SPECTATOR, 0, 1])
    return st.builds(seen, lines.flatmap(st.sampled_from), viewers)


@every_game
@given(st.data())
def test_a_position_reads_back_as_it_was_written(name: str, data: st.DataObject) -> None:
    game, state = GAMES[name], data.draw(views(name))
    text = game.write_position(state)
    again = game.read_position(text)
    assert again == state
    assert hash(again) == hash(state)
    assert game.write_position(again) == text
    assert text.startswith(f"{name} ")
    assert text.isprintable()
    assert list(game.moves(again)) == list(game.moves(state))
    assert game.score(again) == game.score(state)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_position_of_a_golden_match_reads_back(path: Path) -> None:
    for text in path.read_text("utf-8").splitlines():
        record = read_record(text)
        game = GAMES[record.game]
        for number, state in enumerate(positions(record)):
            viewers = (*game.seats(state), SPECTATOR)
            for known in (state, game.observe(state, viewers[number % len(viewers)])):
                assert game.read_position(game.write_position(known)) == known


@pytest.mark.parametrize(
    ("name", "number", "field", "part"),
    [
        ("zen-garden", 0, "chess", "chess"),
        ("zen-garden", 1, "9", "9"),
        ("zen-garden", 3, "1x", "1x"),
        ("zen-garden", 8, "PtwPtw------/Xxx---------/------------", "Xxx---------"),
        ("zen-garden", 11, "4/4/5/4:12:-", "5"),
        *(("zen-garden", 3, field, field) for field in ("1²", "1６", "1٢")),
        *(("zen-garden", 11, f"{sign}/4/4/4:12:-", sign) for sign in "0²①４፩"),
        ("zen-garden", 12, "4/4/4/4:99:-", "99"),
        ("zen-garden", 12, "4/4/4/4:１２:-", "１２"),
        ("zen-garden", 12, "4/4/4/4:12:- a b", "a b"),
        ("zen-garden", 12, "4/4/4/4", "4/4/4/4"),
        ("hanging-gardens", 4, "rest", "rest"),
        ("hanging-gardens", 9, "0,0:.../...:-:x:0", "x"),
        *(("hanging-gardens", 9, f"0,0:.{sign}./...:-:-:0", f".{sign}.") for sign in "0²①４፩ﬆ"),
        ("hanging-gardens", 11, '{"name": "x y"}', '{"name": "x y"}'),
    ],
)
def test_the_part_of_a_text_that_is_at_fault_is_found(name: str, number: int, field: str, part: str) -> None:
    fields = GAMES[name].write_position(line(name, 2, 0)[0]).split(" ")
    text = " ".join([*fields[:number], field, *fields[number + 1 :]])
    missing = " ".join(fields[:number])
    with pytest.raises(BadPosition) as fault:
        GAMES[name].read_position(text)
    assert fault.value.span is not None
    assert text[slice(*fault.value.span)] == part
    with pytest.raises(BadPosition) as fault:
        GAMES[name].read_position(missing)
    assert fault.value.span == (len(missing), len(missing))


def test_the_first_character_that_is_written_otherwise_is_counted_from_1() -> None:
    game = GAMES["hanging-gardens"]
    *others, right, edition = game.write_position(line("hanging-gardens", 2, 0)[-1]).split(" ")
    corner, garden, tiles, *rest = right.split(":")
    place = next(
        place for place in range(len(tiles)) if tiles[place : place + 2] not in (tiles[place] * 2, tiles[place])
    )
    exchanged = tiles[:place] + tiles[place + 1] + tiles[place] + tiles[place + 2 :]
    given = ":".join([corner, garden, exchanged, *rest])
    with pytest.raises(BadPosition, match=r"^seat 1: character \d+: ") as fault:
        game.read_position(" ".join([*others, given, edition]))
    at = int(fault.value.reason.split()[1].rstrip(":")) - 1
    assert given[:at] == right[:at]
    assert given[at] != right[at]


@pytest.mark.parametrize(("given", "right"), [("g ab", "g a"), ("g a", "g ab")])
def test_a_text_that_ends_early_or_late_differs_at_its_end(given: str, right: str) -> None:
    with pytest.raises(BadPosition, match=r"^field: character 2: ") as fault:
        check_same(given, right, ["game", "field"])
    assert sorted(re.findall("'(.*?)'", str(fault.value))) == ["", "b"]


def test_a_tile_that_was_drawn_is_there_once() -> None:
    """Rule Z1.1."""
    game = GAMES["zen-garden"]
    state = next(state for state in line("zen-garden", 2, 0) if state.drawn > 13)
    drawn, rest = state.supply[: state.drawn], state.supply[state.drawn :]
    assert game.read_position(game.write_position(state)) == state
    for wrong in ((rest[0], *drawn[1:]), (drawn[1], *drawn[1:])):
        with pytest.raises(BadPosition, match=r"^supply: Z1\.1: a tile is there twice"):
            game.read_position(game.write_position(state._replace(supply=(*wrong, *rest))))


def test_a_seat_misses_at_most_two_tiles_for_each_card() -> None:
    game = GAMES["hanging-gardens"]
    for cards in range(3):
        states = (state for state in line("hanging-gardens", 2, 0) if game.write_position(state).split(" ")[4] == "lay")
        state = next(state for state in states if state.deal.order[: state.turn_number].count(0) == cards)
        for missing in range(2 * cards + 2):
            changed = state._replace(seats=(state.seats[0]._replace(missing=missing), *state.seats[1:]))
            text = game.write_position(changed)
            if missing <= 2 * cards:
                assert game.read_position(text) == changed
            else:
                with pytest.raises(
                    BadPosition, match=rf"seat 0, missing: '{missing}' is not a number from 0 to {2 * cards}"
                ):
                    game.read_position(text)


@every_game
def test_a_position_of_another_game_is_refused(name: str) -> None:
    for other in GAMES:
        if other != name:
            with pytest.raises(BadPosition, match=r"^game: "):
                GAMES[name].read_position(GAMES[other].write_position(line(other, 2, 0)[0]))


@pytest.mark.parametrize("name", COMPLETE)
def test_a_state_is_drawn_in_lines_and_described_in_a_few_words(name: str) -> None:
    game = GAMES[name]
    for players in game.players:
        states = line(name, players, 0)
        for state in (states[0], states[len(states) // 2], game.observe(states[5], 1)):
            drawing, headline = game.draw(state), game.headline(state)
            rows = drawing.splitlines()
            assert len(rows) > 10
            assert max(map(len, rows[3:])) <= 120
            assert all(f"seat {game.to_move(state)} to move" in text for text in (drawing, headline))
            assert all(f"Seat {seat}: {game.total(state, seat)} points" in drawing for seat in range(players))
            assert all(text == text.rstrip() for text in rows)
            assert len(headline) < 60
        assert "over" in game.headline(states[-1])
