"""Action ids and tensors: each legal move has one id, which stays inside the window, and no id changes."""

import json
import re
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hofgarten.game import IllegalMove
from hofgarten.games.hanging_gardens.cards import MOTIFS
from hofgarten.games.hanging_gardens.edition import standard_data
from hofgarten.games.hanging_gardens.garden import at, bit_of, extent
from hofgarten.games.hanging_gardens.state import LAY, Lay
from hofgarten.games.zen_garden.grid import cells_of
from hofgarten.games.zen_garden.tiles import FEATURES, TILE_FEATURES as FACES, corner_of, laid
from hofgarten.record import read_record, replay_record
from hofgarten.registry import GAMES
from hofgarten.rl.encoding import MAX_TENSOR_VALUE, Picture, Rect, encoding_of
from hofgarten.rng import Rng
from tests.kit.golden_matches import RECORDS
from tests.rl.matches import kinds, states


@kinds
def test_ids_and_distinct_moves_are_in_one_to_one_correspondence(name: str, players: int) -> None:
    game, numbers = GAMES[name], encoding_of(name, players)
    for at_, state in enumerate(states(name, players, 1)):
        legal = numbers.legal(state).tolist()
        assert legal == sorted(set(legal))
        moves = [numbers.move_of(state, action) for action in legal]
        distinct = list(game.distinct_moves(state))
        assert len(moves) == len(distinct)
        assert set(moves) == {game.canonical(state, move) for move in distinct}
        assert np.flatnonzero(numbers.mask(state)).tolist() == legal
        if legal and at_ % 7 == 0:
            assert 0 <= legal[0] <= legal[-1] < numbers.actions
            assert {numbers.id_of(state, move) for move in game.moves(state)} == set(legal)


@kinds
def test_an_id_that_is_not_legal_is_refused_and_changes_no_state(name: str, players: int) -> None:
    game, numbers, rng = GAMES[name], encoding_of(name, players), Rng(1)
    for state in states(name, players, 2):
        legal = set(numbers.legal(state).tolist())
        for action in (-1, numbers.actions, *(rng.below(numbers.actions) for _ in range(10))):
            if action not in legal:
                with pytest.raises(IllegalMove):
                    game.apply(state, numbers.move_of(state, action))


@kinds
def test_numbers_of_a_tensor_are_small_and_its_pieces_cover_it(name: str, players: int) -> None:
    game, numbers = GAMES[name], encoding_of(name, players)
    assert sum(part.size for part in numbers.parts_of(np.zeros(numbers.size)).values()) == numbers.size
    for state in states(name, players, 3):
        for seat in range(players):
            tensor = numbers.tensor(game.observe(state, seat), seat)
            assert tensor.min() >= 0
            assert tensor.max() <= MAX_TENSOR_VALUE
            assert numbers.parts_of(tensor)["seat"].argmax() == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gardens_of_zen_garden_can_be_read_from_a_tensor(players: int) -> None:
    game, numbers = GAMES["zen-garden"], encoding_of("zen-garden", players)
    for number, state in enumerate(states("zen-garden", players, 4)):
        seat = number % players
        parts = numbers.parts_of(numbers.tensor(game.observe(state, seat), seat))
        for at_, shown in enumerate(parts["gardens"]):
            other = state.seats[(seat + at_) % players]
            assert parts["coins"][at_] == other.coins
            cells = [np.flatnonzero(cell).tolist() for cell in shown.reshape(16, -1)]
            found = [laid(FACES.index(tuple(cell[:3])), cell[3] - len(FEATURES)) if cell else 0 for cell in cells]
            left = min((cell % 4 for cell in cells_of(other.mask)), default=0)
            top = min((cell // 4 for cell in cells_of(other.mask)), default=0)
            corner = top * 4 + left
            assert found == [*other.garden[corner:], *[0] * corner]
            assert all(corner_of(code) in range(4) for code in found if code)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gardens_of_the_hanging_gardens_can_be_read_from_a_tensor(players: int) -> None:
    game, numbers = GAMES["hanging-gardens"], encoding_of("hanging-gardens", players)
    for number, state in enumerate([*states("hanging-gardens", players, 5)][::5]):
        seat = number % players
        parts = numbers.parts_of(numbers.tensor(game.observe(state, seat), seat))
        for at_, planes in enumerate(parts["gardens"]):
            garden = state.seats[(seat + at_) % players].garden
            x0, y0, x1, y1 = extent(garden)
            for x in range(x0, x1 + 1):
                for y in range(y0, y1 + 1):
                    letters = [*MOTIFS, ".", "temple"]
                    found = [letters[layer] for layer in np.flatnonzero(planes[:, y - y0, x - x0])]
                    bit = bit_of(garden, x, y)
                    temple = ["temple"] * (bit is not None and garden.temples >> bit & 1)
                    assert found == [*filter(None, [at(garden, x, y)]), *temple]


DIRECTIONS: dict[str, Callable[[Lay], tuple[int, int]]] = {
    "to the left": lambda move: (move.x, move.y),
    "to the right": lambda move: (move.rotation % 2 - move.x, move.y),
    "upwards": lambda move: (move.y, move.x),
    "downwards": lambda move: (-move.y - move.rotation % 2, move.x),
    "up and to the left": lambda move: (move.x + move.y, move.x),
    "down and to the right": lambda move: (-move.x - move.y, move.x),
}
"""How far a card lies on one side: the smaller the farther. Turned upright it is a column narrower and a row higher."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_garden_can_leave_the_window(players: int, direction: str) -> None:
    """Cards whose only motif is in a corner make a garden grow as fast as any edition can: Rules H1.4 and H4.2."""
    edition = {**json.loads(standard_data()), "name": "one motif in a corner", "cards": ["F....."] * 60}
    options = {"edition": edition}
    game, numbers = GAMES["hanging-gardens"], encoding_of("hanging-gardens", players)
    rng = Rng(players)
    state: Any = game.initial_state(options, game.deal_setup(options, players, rng), players)
    while game.to_move(state) >= 0:
        legal = numbers.legal(state).tolist()
        assert len(legal) == len(game.distinct_moves(state))
        moves = [numbers.move_of(state, action) for action in legal]
        assert moves == [game.canonical(state, move) for move in moves]
        move = min(moves, key=DIRECTIONS[direction]) if state.phase == LAY else moves[0]
        assert numbers.id_of(state, move) in legal
        state = game.apply(state, move)
        numbers.tensor(game.observe(state, 0), 0)
    size = 2 * 60 // players
    columns, rows = 0, 0
    for seat in state.seats:
        x0, y0, x1, y1 = extent(seat.garden)
        columns, rows = max(columns, x1 - x0 + 1), max(rows, y1 - y0 + 1)
    assert columns <= size + 3
    assert rows <= size + 2
    if direction in ("to the left", "to the right"):
        assert columns == size + 3  # the bound is reached
    if direction in ("upwards", "downwards"):
        assert rows == size + 2


DIGESTS = {
    ("zen-garden", 2): 792231603,
    ("zen-garden", 3): 1970639705,
    ("zen-garden", 4): 1894266628,
    ("hanging-gardens", 2): 3447600178,
    ("hanging-gardens", 3): 3431368667,
    ("hanging-gardens", 4): 2113857861,
}
"""A checksum of all ids and tensors of the golden matches: it never changes."""


@kinds
def test_ids_and_tensors_of_the_golden_matches_never_change(name: str, players: int) -> None:
    game, numbers, digest, seen = GAMES[name], encoding_of(name, players), 0, 0
    for file in sorted((RECORDS / name).glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines()[:5]:
            record = read_record(line)
            if len(record.players) != players or "edition" in record.options:
                continue
            for number, state in enumerate(replay_record(record)):
                seat, seen = number % players, seen + 1
                digest = zlib.crc32(numbers.tensor(game.observe(state, seat), seat).tobytes(), digest)
                digest = zlib.crc32(numbers.legal(state).astype("<i4").tobytes(), digest)
    assert seen > 30
    assert digest == DIGESTS[name, players]


def test_unknown_games_and_numbers_of_players_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no environment for the game 'chess': there is one for zen-garden, "):
        encoding_of("chess", 2)
    with pytest.raises(ValueError, match="zen-garden is for 2 to 4 players, not 5"):
        encoding_of("zen-garden", 5)


def test_a_picture_has_the_same_colours_as_pixels_and_as_svg() -> None:
    drawn = Picture(3, 2, [Rect(0, 0, 3, 2, 0x112233), Rect(1, 1, 2, 1, 0xA1B2C3)])
    colours = [bytes.fromhex(colour) for colour in re.findall('fill="#(.{6})"', drawn.svg("a picture"))]
    pixels = drawn.pixels()
    assert pixels.shape == (2, 3, 3)
    for y, row in enumerate(pixels):
        for x, pixel in enumerate(row):
            assert bytes(pixel) == colours[y == 1 and x >= 1]
