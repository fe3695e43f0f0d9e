"""The review of finished matches while the page is idle: for the rating on the screen of the progress."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from web.app.model.library import saved_matches
from web.app.model.match import review as reviews
from web.app.model.match.bot_protocol import LUCK_LIMIT
from web.app.model.match.findings import BackgroundReview, Findings
from web.app.model.match.match import PlayedMatch
from web.app.model.match.review import BUDGET
from web.app.model.match.serialize import to_text
from web.app.model.model import Handler, MatchPage, Model, Update

FOR_LUCK: Final = 4000
"""The part of ``BUDGET`` that the turns leave for luck, in milliseconds: twice the time of the longest match in the
page."""


def keep(model: Model, match: PlayedMatch, findings: Findings) -> tuple[Model, PlayedMatch]:
    """Return the model with the findings saved, and the match with them.

    The time of saving stays: a review does not change the match.
    """
    match = replace(match, review=reviews.to_json(match, findings))
    library = saved_matches.put(model.library, saved_matches.with_match(match, to_text(match)))
    return replace(model, library=library), match


def review_next(model: Model) -> Update:
    """Request the next part for the latest match that needs it, if the page is idle."""
    model = replace(model, background=model.background._replace(review=None))
    if not model.is_idle:
        return Update(model)
    for saved in saved_matches.unreviewed(model.library):
        match = saved.match if saved.id not in model.background.failed else None
        if match is not None and match.over:
            return _ask_next(model, match, reviews.from_json(match, match.review))
        model = _without(model, saved.id)
    return Update(model)


def add_findings(
    model: Model, running: BackgroundReview, add: Callable[[PlayedMatch, Findings], Findings | None]
) -> Update:
    """Store a part of the findings and request the next one."""
    if model.library.matches.get(running.match.id) is not running.saved:
        return review_next(model)
    findings = add(running.match, running.findings)
    if findings is None:
        return failed(model, running)
    spent = running.findings.spent + min(max(model.now - running.asked, 0), running.limit)
    findings = replace(findings, spent=min(spent, BUDGET))
    model, match = keep(model, running.match, findings)
    page = model.page
    if isinstance(page, MatchPage) and page.is_own and page.match.id == match.id:
        model = replace(model, page=page._replace(match=replace(page.match, review=match.review)))
    return _ask_next(model, match, findings)


def failed(model: Model, running: BackgroundReview) -> Update:
    """Leave a match whose review has failed alone, until the page is loaded again."""
    return review_next(_without(model, running.match.id))


def _without(model: Model, identity: str) -> Model:
    return replace(model, background=model.background._replace(failed=model.background.failed | {identity}))


def _ask_next(model: Model, match: PlayedMatch, findings: Findings) -> Update:
    """Return the update that requests the next part of a review, or that of another match if there is none."""
    if findings.spent >= BUDGET or reviews.is_complete(match, findings):
        return review_next(_without(model, match.id))
    number = model.last_request + 1
    saved, limit = model.library.matches[match.id], _limit(match, findings)
    asking = BackgroundReview(saved, match, findings, number, limit, model.now)
    return Update(replace(model, background=model.background._replace(review=asking), last_request=number))


def _limit(match: PlayedMatch, findings: Findings) -> int:
    """Return the time limit of the next part in milliseconds.

    A turn may take almost twice its share of the time left, since turns differ. All together take ``BUDGET`` at most.
    """
    left = BUDGET - findings.spent
    turns = len(reviews.turns_of(match)) - len(findings.turns)
    if not turns:
        return min(left, LUCK_LIMIT)
    for_turns = max(left - FOR_LUCK, 0)
    return max(2 * for_turns // (turns + 1), 1)


HANDLERS: Final[dict[str, Handler]] = {"review-idle": review_next}
