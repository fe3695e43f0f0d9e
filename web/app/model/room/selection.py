"""The choice that the player to move has not confirmed yet, as the other devices in a room see it."""

from dataclasses import replace

from hofgarten.game import IllegalMove
from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MatchPage
from web.app.model.room.messages import EVENT, Choice


def choice_of(page: MatchPage) -> Choice:
    """Return the choice of the player to move, if that is one on this device: a move, or the chosen fields of one.

    It names only what everybody sees: cards, tiles and places.
    """
    if not page.may_choose or page.selection.needs_handover:
        return ()
    state, selection = page.match.state, page.selection
    moves = move_input_of(page.match.record.game)
    event = moves.selected_move(state, selection)
    if event is not None:
        return ((EVENT, event),)
    values = ((field.name, getattr(selection, field.name)) for field in moves.fields(state))
    return tuple((name, value) for name, value in values if value is not None)


def selection_of(match: PlayedMatch, choice: Choice) -> Selection | None:
    """Return the selection of a choice, which is untrusted; None if no legal move agrees with it."""
    if match.turn < 0 or not choice:
        return None
    state, play, wanted = match.state, move_input_of(match.record.game), dict(choice)
    if isinstance(event := wanted.get(EVENT), str):
        try:
            match.game.apply(state, match.game.read_event(event))
        except IllegalMove:
            return None
        return play.selection_of(play.empty, event)
    if not wanted.keys() <= {field.name for field in play.fields(state)}:
        return None
    for move in match.game.moves(state):
        found = play.selection_of_move(move)
        fields = {name: getattr(found, name) for name in wanted}
        if fields == wanted:
            return replace(play.empty, **fields)
    return None
