"""Navigation: open the start screen, a match, its review or replay, or another screen."""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.action import Fields
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.model import (
    ANALYSIS,
    LEARN,
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    PUZZLES,
    REVIEW_PLACE,
    RULES,
    SCREENS,
    SHARE_PLACE,
    WORKSHOP,
    AnalysisBoard,
    Announcement,
    Handler,
    LessonMatch,
    MatchPage,
    Model,
    Own,
    Page,
    PuzzleMatch,
    RuleExample,
    Screen,
    StartPage,
    Update,
    match_page,
    place_of,
)
from web.app.model.new_match_form import Form
from web.app.update.match import with_substitute_notice


def filled_in(model: Model, fields: Fields) -> Form:
    """Return the form for a new match with the values of the page's fields."""
    return forms.fill_in(model.form, fields, model.bots.playable, model.storage_snapshot)


def _open_screen(model: Model, name: str, subject: str, before: Page) -> Update:
    """Open a screen in place of another page; its subject is untrusted text."""
    if name == ANALYSIS and subject:
        from web.app.model.match.position_draft import EDIT_PLACE

        if subject.startswith(EDIT_PLACE):
            from web.app.update import position_editor

            return position_editor.open_draft(model, subject.removeprefix(EDIT_PLACE), _place_before_draft(before))
        from web.app.update import analysis

        return analysis.open_board(model, subject, _place_before(before))
    screen, search = Screen(name, subject, _origin(before)), _search(before)
    if screen.name == RULES:
        from web.app.update import rule_book

        return rule_book.open_screen(model, screen.subject, screen.origin, search)
    if screen.name == LEARN:
        from web.app.update import tutorial

        return tutorial.open_screen(model, screen.subject, screen.origin)
    if screen.name == PUZZLES:
        from web.app.update import puzzles

        return puzzles.open_screen(model, screen.subject, screen.origin)
    if screen.name == WORKSHOP:
        from web.app.update import workshop

        return workshop.open_screen(model, screen.subject, screen.origin, before)
    return Update(replace(model, page=screen))


def _open_link(model: Model, place: str) -> Update:
    """Open a share link or a turn link; the code is untrusted text."""
    from web.app.update import correspondence, share

    if place.startswith(SHARE_PLACE):
        return share.open_shared(model, place.removeprefix(SHARE_PLACE))
    return correspondence.open_turn(model, place.removeprefix(TURN_PLACE))


def visit(model: Model, place: str) -> Update:
    """Open the start screen, another screen, or a saved match."""
    clear = replace(model, page=StartPage(), dialog=None, notice="")
    if place.startswith((SHARE_PLACE, TURN_PLACE)):
        return _open_link(clear, place)
    if place.startswith(NEW_PLACE):
        form = filled_in(clear, {"game": place.removeprefix(NEW_PLACE)})
        return Update(replace(clear, form=form))
    name, _, subject = place.removeprefix("#").partition("/")
    if name in SCREENS:
        return _open_screen(clear, name, subject, model.page)
    if not place.startswith(MATCH_PLACE):
        return Update(clear)
    identity = place.removeprefix(MATCH_PLACE)
    kept = model.library.kept.get(identity.removesuffix(REVIEW_PLACE).removesuffix(LOG_PLACE))
    if kept is None or kept.match is None:
        return Update(replace(clear, notice=_notice_for(kept)))
    page = match_page(kept.match, Own())
    model = with_substitute_notice(replace(clear, page=page), kept.match)
    if identity.endswith(REVIEW_PLACE) and kept.match.over:
        from web.app.update import review

        return review.open_review(model, page)
    if identity.endswith(LOG_PLACE):
        from web.app.update import replay

        return replay.open_log(model, page)
    return Update(model, Announcement("turn"))


def _notice_for(kept: SavedMatch | None) -> str:
    """Return the message for a match that cannot be opened."""
    if kept is None:
        return "not_found"
    return "newer" if kept.newer else "damaged"


def _origin(page: Page) -> str:
    """Return the place of the match from which a screen was opened, possibly through other screens."""
    match page:
        case (
            Screen(origin=origin)
            | MatchPage(purpose=RuleExample(origin=origin) | LessonMatch(origin=origin) | PuzzleMatch(origin=origin))
        ):
            return origin
        case MatchPage():
            return place_of(page)
        case _:
            return ""


def _place_before(page: Page) -> str:
    """Return the place from which the analysis board was opened; on the board itself, its own."""
    match page:
        case StartPage():
            return ""
        case MatchPage(purpose=AnalysisBoard(origin=origin)):
            return origin
        case _:
            return place_of(page)


def _place_before_draft(page: Page) -> str:
    """Return the place from which the position editor was opened; in the editor itself, its origin."""
    match page:
        case StartPage():
            return ""
        case Screen(origin=origin, draft=draft) if draft is not None:
            return origin
        case _:
            return place_of(page)


def _search(page: Page) -> str:
    """Return the search text of the rule book, if it is open."""
    return page.purpose.search if isinstance(page, MatchPage) and isinstance(page.purpose, RuleExample) else ""


def _go(model: Model, *, place: str) -> Update:
    return visit(model, place)


HANDLERS: Final[dict[str, Handler]] = {"go": _go}
