"""Sounds and vibrations: the events between two models, as names of effects in order.

``web/browser/sound.js`` defines the sound and the vibration of each. Only actions have effects, hovering has none. A
bot move has the same effects as a human one, once it is shown.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch, is_passed_on
from web.app.model.model import MatchPage, Model, Update

if TYPE_CHECKING:
    from web.app.model.messages import Effects


def feedback_of(before: Model | None, result: Update) -> "Effects | None":
    """Return the effects of an action for ``main.js``; None if there are none."""
    settings = result.model.settings
    sounds, haptics = settings.sounds == "on", settings.haptics == "on"
    if before is None or not (sounds or haptics):
        return None
    names = list(happened(before, result))
    return {"names": names, "sounds": sounds, "haptics": haptics} if names else None


def happened(before: Model, result: Update) -> Iterator[str]:
    """Yield the names of the sounds and vibrations for the changes in a match that is still open."""
    before_page, page = before.page, result.model.page
    if not isinstance(before_page, MatchPage) or not isinstance(page, MatchPage):
        return
    old, new = before_page.match, page.match
    if old.id != new.id:
        return
    clear_hover = move_input_of(new.record.game).clear_hover
    if result.announcement is not None and result.announcement.kind == "refused":
        yield "refused"
    elif new.states[: new.at + 1] != old.states[: old.at + 1]:
        yield from _move_effects(old, new)
    elif clear_hover(before_page.selection) != clear_hover(page.selection):
        yield "choose"


def _move_effects(old: PlayedMatch, new: PlayedMatch) -> Iterator[str]:
    """Yield the effects of playing on in a match, or of going back; switching to a variation counts as going back."""
    if new.at < old.at or new.states[: old.at + 1] != old.states[: old.at + 1]:
        yield "undo"
        return
    moves = move_input_of(new.record.game)
    for at in range(old.at, new.at):
        if new.game.to_move(new.states[at]) >= 0:
            yield from moves.sounds(new.states[at], new.record.events[at])
    if new.over:
        yield "end"
    elif moves.current_round(new.state) > moves.current_round(old.state):
        yield "round"
    elif is_passed_on(new) and new.turn != old.turn:
        yield "turn"
