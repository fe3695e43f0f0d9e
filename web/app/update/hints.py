"""Actions of hints: request, show, select and hide."""

from dataclasses import replace
from typing import Final

from web.app.model.game_api.game_page import move_input_of
from web.app.model.library import saved_matches
from web.app.model.match.move_estimate import estimates
from web.app.model.match.replay import turn_begin
from web.app.model.model import Announcement, Handler, Hint, MatchPage, Model, Update
from web.app.update.match import finish_animation
from web.app.update.registry import during, in_match


def _hint(model: Model, page: MatchPage) -> Update:
    """Request a hint; show or hide a hint that is already there."""
    page = finish_animation(page)
    model, hint = replace(model, page=page), page.hint
    if not page.may_choose or not move_input_of(page.match.record.game).may_act(page.selection):
        return Update(model)
    if hint is None and page.analysis_board:
        return Update(
            replace(model, page=page._replace(purpose=page.analysis_board._replace(live=True))), focus="hint-away"
        )
    if hint is None:
        number = model.last_request + 1
        asking = replace(model, page=page._replace(activity=Hint(number)), last_request=number)
        return Update(asking, Announcement("hinting"), "hint-away")
    if not hint.choices:
        return Update(model)
    if hint.open:
        return _hide(model, page, hint)
    return Update(_with_hint(model, page, hint._replace(folded=False)), Announcement("hinted"), "hint-0")


def _with_hint(model: Model, page: MatchPage, hint: Hint | None) -> Model:
    return replace(model, page=page._replace(activity=hint))


def _hinted(model: Model, page: MatchPage, hint: Hint, *, number: int, choices: object) -> Update:
    """Store the moves of a hint; answers to earlier requests are ignored."""
    if not page.awaits(number):
        return Update(model)
    ranked_moves = estimates(choices, page.match.game, page.match.state)
    if not ranked_moves:
        return hint_failed(model, page)
    if hint.stage:
        # The order may have changed under the pointer.
        ranked = hint._replace(choices=ranked_moves, stage="", pointed=None)
        return Update(_with_hint(model, page, ranked), Announcement("ranked"))
    model = _with_hint(model, page, hint._replace(choices=ranked_moves))
    return Update(_counted(model, page) if page.is_own and not hint.choices else model, Announcement("hinted"))


def _counted(model: Model, page: MatchPage) -> Model:
    """Return the model with the hint counted in the saved match: once for all moves of a turn."""
    assert isinstance(model.page, MatchPage)
    turn = page.match.id, turn_begin(page.match, page.match.at)
    if turn == model.hinted_turn:
        return model
    model, match = replace(model, hinted_turn=turn), page.match.with_hint()
    library = saved_matches.put_match(model.library, match)
    assert isinstance(model.page, MatchPage)
    return replace(model, page=model.page._replace(match=match), library=library)


def _hide(model: Model, page: MatchPage, hint: Hint) -> Update:
    """Cancel the request, or hide the hint. On the analysis board, stop showing the best moves."""
    if page.analysis_board:
        page = page._replace(purpose=page.analysis_board._replace(live=False), activity=None)
        return Update(replace(model, page=page), focus="hint")
    return Update(_with_hint(model, page, hint.put_away() if hint.choices else None), focus="hint")


def _select_hint(model: Model, page: MatchPage, hint: Hint, *, number: int) -> Update:
    """Select the move of a hint, as if its parts had been selected one by one."""
    if not hint.open or number not in range(len(hint.choices)):
        return Update(model)
    moves = move_input_of(page.match.record.game)
    selection = moves.selection_of(page.selection, hint.choices[number].event)
    model = replace(model, page=page._replace(selection=selection, focused_seat=None))
    return Update(model, Announcement("chosen"), moves.next_focus(page.match.state, selection))


def _hover(model: Model, page: MatchPage, hint: Hint, *, number: int) -> Update:
    if not hint.open or number not in range(len(hint.choices)):
        return Update(model)
    return Update(_with_hint(model, page, hint._replace(pointed=number)))


def hint_failed(model: Model, page: MatchPage) -> Update:
    """Report that no hint was found; the analysis board shows no best moves."""
    if page.analysis_board:
        from web.app.update import analysis

        return analysis.ranking_failed(model, page)
    return Update(replace(_with_hint(model, page, None), notice="hint_failed"))


HANDLERS: Final[dict[str, Handler]] = {
    "hint": in_match(_hint),
    "hinted": during(Hint, _hinted),
    "hint-away": during(Hint, _hide),
    "hint-take": during(Hint, _select_hint),
    "hint-point": during(Hint, _hover),
}
