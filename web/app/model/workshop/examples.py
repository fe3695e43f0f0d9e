"""The worked bots to start from, simplest first. The texts ``example.<name>.*`` explain them."""

from typing import Final

_ONE_LINE: Final = '''\
"""Plays the move that scores most at once."""


def choose(game, view, seat, rng):
    return max(game.distinct_moves(view), key=lambda move: game.total(game.apply(view, move), seat))
'''

_TEN_LINES: Final = '''\
"""Plays the move after which it is furthest ahead of its best opponent."""


def choose(game, view, seat, rng):
    best, most = [], None
    for move in game.distinct_moves(view):
        after = game.apply(view, move)
        others = [game.total(after, other) for other in game.seats(after) if other != seat]
        lead = game.total(after, seat) - max(others)
        if most is None or lead > most:
            best, most = [], lead
        if lead == most:
            best.append(move)
    return rng.choose(best)
'''

_SEARCH: Final = '''\
"""Looks one turn ahead: tries its best moves in several deals of what it cannot see."""

from hofgarten.game import CHANCE, TERMINAL

MOVES = 8  # moves that are looked at more closely
DEALS = 4  # deals of the hidden parts


def choose(game, view, seat, rng):
    moves = sorted(game.distinct_moves(view), key=lambda move: lead(game, game.apply(view, move), seat))
    deals = [game.determinize(view, rng) for _ in range(DEALS)]
    return max(moves[-MOVES:], key=lambda move: sum(look_ahead(game, deal, move, seat, rng) for deal in deals))


def lead(game, state, seat):
    """How many points the seat is ahead of its best opponent."""
    return game.total(state, seat) - max(game.total(state, other) for other in game.seats(state) if other != seat)


def look_ahead(game, state, move, seat, rng):
    """The best lead after the seat's next turn, if the others play at random."""
    state = game.apply(state, move)
    while game.to_move(state) not in (seat, TERMINAL):
        is_chance = game.to_move(state) == CHANCE
        state = game.apply(state, game.sample_chance(state, rng) if is_chance else game.random_move(state, rng))
    if game.to_move(state) == TERMINAL:
        return lead(game, state, seat)
    return max(lead(game, game.apply(state, move), seat) for move in game.distinct_moves(state))
'''

EXAMPLES: Final = {"one_line": _ONE_LINE, "ten_lines": _TEN_LINES, "search": _SEARCH}
"""Source by name."""
