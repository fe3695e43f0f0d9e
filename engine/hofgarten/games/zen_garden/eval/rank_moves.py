"""Rank all distinct moves by a linear value function without playing them one by one.

Part of a tile's value is independent of the place; the rest depends on the place and the tile's path, ground and
decoration. So about 600 moves need the values of a dozen tiles and a dozen places. That is much faster than playing and
evaluating each move, with exactly the same values (``tests/engine/test_evaluation.py``).
"""

from functools import cache, lru_cache
from math import inf
from typing import NamedTuple

from hofgarten.evaluation import Weights
from hofgarten.games.zen_garden.eval.expected_points import UNIT, detail_outlooks
from hofgarten.games.zen_garden.eval.features import majority_part, needs, next_points, rivals
from hofgarten.games.zen_garden.eval.placements import Place, places
from hofgarten.games.zen_garden.eval.weight_tables import AT, Row, Tables, tables, weigh
from hofgarten.games.zen_garden.rules import LINE_BONUS
from hofgarten.games.zen_garden.scoring import LARGE_POINTS, SMALL_POINTS
from hofgarten.games.zen_garden.state import (
    MAX_COINS,
    SLOT_COSTS,
    SLOTS,
    TAKEN,
    TURNS_EACH,
    Deal,
    Event,
    Move,
    PlayerState,
    State,
)
from hofgarten.games.zen_garden.tiles import DECORATIONS, FEATURES, FIRST_GROUND, FIRST_PATH, TILE_FEATURES, count_of


class RankingKey(NamedTuple):
    """All inputs of the values of a turn's moves: the key of a cache, often equal in different positions."""

    deal: Deal
    own: PlayerState
    board: tuple[int, ...]
    rivals: tuple[int, ...]
    """The number of tiles with the majority's feature in each other garden."""
    points: tuple[int, ...]
    """The points for the next seat to fulfil each mission."""
    row: Row
    left: int
    """The mover's tiles left after this move."""


def ranking_key(state: State, weights: Weights) -> RankingKey:
    """Return the key of a position in which a player is to move."""
    mover = state.deal.order[state.turn_number]
    own = state.seats[mover]
    left = TURNS_EACH - own.mask.bit_count() - 1
    return RankingKey(state.deal, own, state.board, rivals(state, mover), next_points(state), weights[left], left)


def rate_moves(state: State, weights: Weights) -> list[tuple[int, Event]]:
    """Return every distinct move with the mover's value after it, in ten thousandths of a point."""
    key = ranking_key(state, weights)
    table, rated = tables(key.row, key.left), list[tuple[int, Event]]()
    for slot, tile, value in _tiles(key, table):
        decoration, path, ground = TILE_FEATURES[tile]
        for place in _places(key):
            worth = value + place.grounds[ground - FIRST_GROUND] + place.decorations[decoration]
            if place.lines and place.lines[decoration]:
                worth += _bonus(table, key.own.coins - SLOT_COSTS[slot], place.lines[decoration])
            for corner, bent in enumerate(place.paths[path - FIRST_PATH]):
                rated.append((worth + bent, Move(slot, place.spot.cell, corner, place.spot.shift)))
    return rated


def best_move(state: State, weights: Weights) -> Move:
    """Return one of the moves with the highest value in ``rate_moves``, always the same, without listing the others."""
    return _best_move(ranking_key(state, weights))


@lru_cache(maxsize=2048)
def _best_move(key: RankingKey) -> Move:
    """Return the best move of a key.

    Cached, since a search often repeats a key: the best reply mostly depends on which tile was taken, not on its
    place.
    """
    spots, table, top = _places(key), tables(key.row, key.left), -inf
    for slot, tile, value in _tiles(key, table):
        decoration, path, ground = TILE_FEATURES[tile]
        path, ground = path - FIRST_PATH, ground - FIRST_GROUND
        # The innermost loop of a search: generators in its place take 1.6 times as long.
        for spot, paths, tops, grounds, decorations, lines in spots:
            worth = value + grounds[ground] + decorations[decoration] + tops[path]
            if lines and lines[decoration]:
                worth += _bonus(table, key.own.coins - SLOT_COSTS[slot], lines[decoration])
            if worth > top:
                top, best = worth, (slot, spot, paths[path])
    slot, spot, corners = best
    return Move(slot, spot.cell, corners.index(max(corners)), spot.shift)


def _places(key: RankingKey) -> tuple[Place, ...]:
    return places(key.deal.boards, key.own.garden, key.own.mask, key.row, key.left)


def _bonus(table: Tables, coins: int, lines: int) -> int:
    """Return the value of the coins for full lines. Rule Z5.4."""
    return table.coins[min(coins + LINE_BONUS * lines, MAX_COINS)] - table.coins[coins]


def _tiles(key: RankingKey, table: Tables) -> list[tuple[int, int, int]]:
    """Return each affordable slot, its tile, and the part of the value that does not depend on the place."""
    own, row = key.own, key.row
    # Counts of features are additive, so three gains make the value of a tile: 13 features in place of 90 tiles.
    base, gains = _counted(key.deal, own.counts, key.rivals, row, key.left)
    missions = []
    for number, mission in enumerate(key.deal.missions):
        if points := own.missions[number]:
            base += UNIT * points * row[AT["missions"]]
            continue
        missing = needs(own.counts, mission)
        worth, need = table.missions[key.points[number]], sum(missing)
        base += worth[need]
        # By how many of the missing features the tile has, 0 to 2: the gain in the chance to fulfil the mission.
        after = [worth[need - hit] - worth[need] if hit < need else 0 for hit in range(3)]
        if need <= 2:  # the tile itself can fulfil it: then its points are certain
            after[need] = UNIT * key.points[number] * row[AT["missions"]] - worth[need]
        missions.append((_hits(tuple([f for f, short in zip(mission, missing, strict=True) if short])), after))
    valued = []
    for slot in SLOTS:
        tile = key.board[slot]
        if tile == TAKEN or SLOT_COSTS[slot] > own.coins:
            continue
        features = TILE_FEATURES[tile]
        value = base + gains[features[0]] + gains[features[1]] + gains[features[2]]
        value += table.coins[own.coins - SLOT_COSTS[slot]]
        for hits, after in missions:
            value += after[hits[tile]]
        valued.append((slot, tile, value))
    return valued


@cache
def _hits(wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Return, by tile, how many of some features it has."""
    return tuple(sum([feature in features for feature in wanted]) for features in TILE_FEATURES)


@lru_cache(maxsize=2048)
def _counted(deal: Deal, counts: int, others: tuple[int, ...], row: Row, left: int) -> tuple[int, tuple[int, ...]]:
    """Return the value of the present counts of features, and the gain of one more tile with each feature.

    Cached, since other boards and gardens often have the same counts: a long search takes a fifth less time.
    """
    table = tables(row, left)
    gains = [0] * len(FEATURES)
    base = UNIT * row[AT["to-come"]]
    for decoration in range(len(DECORATIONS)):
        number = count_of(counts, decoration)
        base += table.decorations[number]
        gains[decoration] = table.decorations[number + 1] - table.decorations[number]
    for feature, points in (
        (deal.small, SMALL_POINTS * row[AT["small"]]),
        (deal.large, LARGE_POINTS * row[AT["large"]]),
    ):
        base += UNIT * points * count_of(counts, feature)
        gains[feature] += UNIT * points
    own = count_of(counts, deal.majority)
    now, then = (weigh(majority_part(deal, number, others), row, AT["majority"]) for number in (own, own + 1))
    base += now
    gains[deal.majority] += then - now
    number = count_of(counts, deal.detail)
    outlooks = detail_outlooks(deal.detail)
    now, then = (weigh([o[left][n] for o in outlooks], row, AT["detail"]) for n in (number, number + 1))
    base += now
    gains[deal.detail] += then - now
    return base, tuple(gains)
