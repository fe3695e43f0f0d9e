"""Actions of the review of a finished match. The bots assess it turn by turn, then the luck of its events."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from web.app.model.match import match as matches, review as reviews
from web.app.model.match.findings import Findings
from web.app.model.match.match import PlayedMatch
from web.app.model.model import Announcement, Handler, MatchPage, Model, Review, Update, match_page
from web.app.update.fork import play_on
from web.app.update.registry import during, in_match


def open_review(model: Model, page: MatchPage) -> Update:
    """Open the review of a saved match and continue it, once the match is finished."""
    match = page.match
    if not match.over:
        return Update(model)
    review = Review(reviews.from_json(match, match.review))
    return Update(_ask_next(replace(model, notice=""), match_page(match, page.purpose), review), focus="review-title")


def review_failed(model: Model, page: MatchPage, review: Review) -> Update:
    """Pause a review after a failed request."""
    return Update(replace(_with_review(model, page, review._replace(number=0)), notice="review_failed"))


def _with_review(model: Model, page: MatchPage, review: Review) -> Model:
    return replace(model, page=page._replace(activity=review))


def _ask_next(model: Model, page: MatchPage, review: Review) -> Model:
    """Return the model with a review that awaits its next part, unless it is complete."""
    if reviews.is_complete(page.match, review.findings):
        return _with_review(model, page, review)
    number = model.last_request + 1
    return replace(_with_review(model, page, review._replace(number=number)), last_request=number)


def _close(model: Model, page: MatchPage, _review: Review) -> Update:
    return Update(replace(model, page=page._replace(activity=None), dialog=None), focus="result")


def _pause(model: Model, page: MatchPage, review: Review) -> Update:
    return Update(_with_review(model, page, review._replace(number=0)), focus="review-continue")


def _continue(model: Model, page: MatchPage, review: Review) -> Update:
    if review.number:
        return Update(model)
    return Update(_ask_next(replace(model, notice=""), page, review), focus="review-pause")


def _reviewed(model: Model, *, number: int, finding: object, expected_totals: object) -> Update:
    """Store the assessment of a turn with the match, and request the next part."""
    return _store(model, number, lambda match, findings: reviews.add(match, findings, finding, expected_totals))


def _take_luck(model: Model, *, number: int, begin: object, steps: object) -> Update:
    """Store the luck of some events with the match, and request the next part."""
    return _store(model, number, lambda match, findings: reviews.add_luck(match, findings, begin, steps))


def _store(model: Model, number: int, add: Callable[[PlayedMatch, Findings], Findings | None]) -> Update:
    """Store a part of the findings, of the open review or of the one in the background; ignore any other answer."""
    from web.app.update import background_review

    page = model.page
    if model.background.review is not None and model.background.review.number == number:
        return background_review.add_findings(model, model.background.review, add)
    if not isinstance(page, MatchPage) or page.review is None or not number or page.review.number != number:
        return Update(model)
    findings = add(page.match, page.review.findings)
    if findings is None:
        return review_failed(model, page, page.review)
    model, saved = background_review.keep(model, page.match, findings)
    model = _ask_next(model, page._replace(match=saved), Review(findings))
    return Update(model, None if model.pending_request else Announcement("reviewed"))


def _play_on(model: Model, page: MatchPage, _review: Review, *, at: int) -> Update:
    """Start a new match from a turn of the reviewed one."""
    return play_on(model, page.match, at, matches.branch) if at in reviews.turns_of(page.match) else Update(model)


HANDLERS: Final[dict[str, Handler]] = {
    "review": in_match(open_review),
    "review-close": during(Review, _close),
    "review-pause": during(Review, _pause),
    "review-continue": during(Review, _continue),
    "reviewed": _reviewed,
    "luck-found": _take_luck,
    "play-on": during(Review, _play_on),
}
