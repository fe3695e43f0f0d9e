"""The field in which a move or a question is typed, for people who do not see the screen."""

from dataclasses import replace
from typing import Final

from hofgarten.game import IllegalMove, module_name
from hofgarten.registry import GAMES
from web.app import optional
from web.app.model.action import Fields, printable
from web.app.model.asked import MAX_LENGTH, Asked
from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch
from web.app.model.mode import may
from web.app.model.model import Announcement, Handler, MatchPage, Model, Update
from web.app.update.match import confirm, finish_animation
from web.app.update.open_match import next_focus
from web.app.update.registry import in_match


def typed_move(match: PlayedMatch, selection: Selection, text: str) -> str | None:
    """Return a move that a person types, in the record's notation, legal or not; None if the text is no move."""
    game = match.record.game
    if module := optional(f"web.app.games.{module_name(game)}.table.typed_move"):
        event: str | None = module.typed_move(match.state, selection, text)
        return event
    try:
        return match.game.write_event(GAMES[game].read_event(text))
    except IllegalMove:
        return None


def _open(model: Model, page: MatchPage) -> Update:
    """Open the field, or close it."""
    if model.asked:
        return Update(replace(model, asked=None), focus=next_focus(page), focus_after_click=True)
    asked = Asked()
    return Update(replace(model, asked=asked, dialog=None), focus=asked.field, focus_after_click=True)


def _ask(model: Model, page: MatchPage, *, fields: Fields) -> Update:
    """Play a move that was typed, or answer a question."""
    asked = Asked((model.asked or Asked()).number + 1, " ".join(printable(fields.get("question"), MAX_LENGTH).split()))
    result = _answer(replace(model, asked=asked), finish_animation(page), asked)
    return replace(result, focus=asked.field, focus_after_click=True)


def _answer(model: Model, page: MatchPage, asked: Asked) -> Update:
    match, game = page.match, page.match.record.game
    event = typed_move(match, page.selection, asked.text)
    if event is None:
        return Update(model, Announcement("asked"))
    if not (may(page, "confirm") and page.may_choose and move_input_of(game).may_act(page.selection)):
        return Update(replace(model, asked=asked._replace(text="")), Announcement("turn"))
    try:
        match.game.apply(match.state, match.game.read_event(event))
    except IllegalMove as error:
        return Update(replace(model, asked=asked._replace(rule=error.rule)), Announcement("asked"))
    chosen = move_input_of(game).selection_of(page.selection, event)
    return confirm(replace(model, asked=asked._replace(text="")), page._replace(selection=chosen, activity=None))


HANDLERS: Final[dict[str, Handler]] = {"ask-open": in_match(_open), "ask": in_match(_ask)}
