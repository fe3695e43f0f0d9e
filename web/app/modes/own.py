"""A match that is saved in the library."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import is_passed_on
from web.app.model.model import (
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    REVIEW_PLACE,
    BotMove,
    Dialog,
    MatchPage,
    Model,
    Own,
    Replay,
    Review,
    Shared,
    Update,
)
from web.app.modes import Mode

if TYPE_CHECKING:
    from web.app.model.match.shown_match import ShownMatch
    from web.app.texts import Words
    from web.app.view.html import Element

P = TypeVar("P", Own, Shared)


class WholeMatch(Mode[P]):
    """A match by itself on the screen."""

    def title(self, words: "Words") -> str:
        """Return the round that the screen shows."""
        match, replay = self.page.match, self.page.replay
        state = match.states[replay.at] if replay else match.state
        number, rounds = move_input_of(match.record.game).current_round(state)
        return words("page.match_title", round=words("round", number=number, of=rounds))

    def screen(self, words: "Words", model: Model, shown: "ShownMatch") -> "Element":
        """Return the screen of the match."""
        from web.app.view.match import match_screen

        return match_screen(words, shown)


class OwnMode(WholeMatch[Own]):
    """A match of the user's own, or one that this tab follows."""

    @property
    def place(self) -> str:
        """The match's id, and what is open: its review or a replay."""
        part = {Review: REVIEW_PLACE, Replay: LOG_PLACE}.get(type(self.page.activity), "")
        return f"{MATCH_PLACE}{self.page.match.id}{part}"

    @property
    def keeps_awake(self) -> bool:
        """True while several people pass this device round: each thinks longer than a screen stays on."""
        match = self.page.match
        return not self.purpose.is_follower and match.people > 1 and match.correspondence is None and not match.over

    def link(self, at: int) -> str:
        """Return a share link of a finished match, else the start of a new one: a link would reveal hidden tiles."""
        from web.app.model.links.share_link import place_to, usual

        match = self.page.match
        return place_to(match, usual(match)) if match.over else f"{NEW_PLACE}{match.record.game}"

    def analysis_subject(self, at: int) -> str:
        """Return the subject of a board that saves its lines with the match."""
        return f"match/{self.page.match.id}/{at}"

    def after_action(self, before: Model | None, result: Update) -> Update:
        """Request a move if it is a bot's turn, unless one is shown, or the match is replayed or followed.

        In a room, tell the other devices.
        """
        model, page, match = result.model, self.page, self.page.match
        if before and model.settings.ready == "on" and self._is_passed_on(before):
            model = replace(model, dialog=Dialog("ready"))
            result = replace(result, model=model)
        if self.purpose.is_follower:
            return result
        if not (page.activity or match.over or match.bot(match.turn) is None or match.remote(match.turn)):
            number = model.last_request + 1
            page = page._replace(activity=BotMove("thinking", match.at, number))
            result = replace(result, model=replace(model, page=page, last_request=number))
        if match.room is None:
            return result
        from web.app.update import room

        return room.after_action(before, result, page)

    def _is_passed_on(self, before: Model) -> bool:
        """Return True if another person at this device can choose a move now, and could not before the action."""
        page, earlier = self.page, before.page
        if not isinstance(earlier, MatchPage) or earlier.match.id != page.match.id or earlier.replay:
            return False
        same = earlier.may_choose and earlier.match.turn == page.match.turn
        new = page.may_choose and not same and page.match.at >= earlier.match.at
        return new and is_passed_on(page.match) and not page.selection.needs_handover


MODE: Final = OwnMode
