"""The clicks of a whole match on one device, computed in advance: all players choose the best move by prior value.

The page draws from the match's seed, so that it reaches the same positions.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hofgarten.games.hanging_gardens.state import Discard, Event as HangingEvent, Lay, Take, Temple
from hofgarten.games.zen_garden.grid import SIZE, shift_parts
from hofgarten.games.zen_garden.state import Move
from hofgarten.games.zen_garden.tiles import SE
from hofgarten.registry import GAMES
from tests.kit.storage_seed import PEOPLE, best_move, seeded_match
from web.app.games.hanging_gardens.table.selection import Spot, anchor, movable_temples
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch, ends_undo, play
from web.app.view.components import do

CONFIRM: Final = "#confirm"
POINTED: Final = "[data-point]"
"""Prefix of a selector that is hovered until the page previews the move, and then clicked."""
FOUR: Final = ("Ada", "Ben", "Cleo", "Dan")
NAMES: Final = {"zen-garden": FOUR}
"""Enough players for more than 200 clicks; in other games two are enough."""


def opening(game: str) -> PlayedMatch[Any]:
    """Return the match at its start."""
    return seeded_match(game, GAMES[game].variants()[-1], identity=f"clicks-{game}", names=NAMES.get(game, PEOPLE))


def clicks(match: PlayedMatch[Any]) -> Iterator[str]:
    """Yield the CSS selectors of all clicks, in order, to the end of the match."""
    table, turn = move_input_of(match.record.game), None
    while not match.over:
        turn = table.start(match, turn)
        if not table.may_act(turn):
            turn = table.steps["hand-over"].change(match, turn, {})
            yield CONFIRM
        move = best_move(match)
        yield from CLICKED[match.record.game](match, move)
        match = play(match, match.game.write_event(move))


def _zen(_match: PlayedMatch[Any], move: Move) -> Iterator[str]:
    """Yield the clicks that build a tile: the tile, the shift of the garden, the space, the orientation."""
    yield f"#slot-{move.slot}"
    east, south = shift_parts(move.shift)
    for _ in range(abs(east)):
        yield _doing("nudge", east=east // abs(east), south=0)
    for _ in range(abs(south)):
        yield _doing("nudge", east=0, south=south // abs(south))
    yield f"#space-{move.cell % SIZE}-{move.cell // SIZE}"
    if move.corner != SE:
        yield _doing("orient", corner=move.corner)
    yield CONFIRM


def _hanging(match: PlayedMatch[Any], event: HangingEvent) -> Iterator[str]:
    match event:
        case Lay(card, x, y, turn):
            yield f"#card-{card}"
            yield from [_doing("rotate", by=1)] * turn
            # Hovering has shown the preview already: a confirmation is needed only where a turn cannot be undone.
            shape = match.state.deal.shapes[match.state.cards[card]][turn]
            yield POINTED + _square(*anchor(shape, Spot(x, y)))
            if ends_undo(match, match.game.write_event(event)):
                yield CONFIRM
        case Discard(card):
            yield f"#card-{card}"
            yield CONFIRM
        case Temple(x, y, moved):
            yield _square(x, y)
            if moved and len(movable_temples(match.state)) > 1:
                yield _square(*moved)
            yield CONFIRM
        case Take(space):
            yield f"#space-{space}"
            yield CONFIRM
        case _:
            yield _doing("decline")


CLICKED: Final[Mapping[str, Callable[[PlayedMatch[Any], Any], Iterator[str]]]] = {
    "zen-garden": _zen,
    "hanging-gardens": _hanging,
}
"""The games whose clicks are known."""


def _square(x: int, y: int) -> str:
    return f"#square_{x}_{y}"


def _doing(action: str, **parts: int) -> str:
    """Return the selector of a button by its action."""
    quoted = do(action, **parts).replace('"', '\\"')
    return f'#panel [data-do="{quoted}"]'
