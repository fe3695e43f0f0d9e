"""Actions of the review of a finished match. The bots assess it turn by turn."""

from dataclasses import replace
from typing import Final

from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match import match as matches
from web.app.model.match import review as reviews
from web.app.model.match.match import Match
from web.app.model.match.review import Findings
from web.app.model.match.serialize import to_text
from web.app.model.model import Announcement, Handler, Model, Review, Update
from web.app.update.fork import play_on
from web.app.update.match import reset_ui


def open_review(model: Model) -> Update:
    """Open the review of the current match and continue it; only for finished, saved matches."""
    match = model.match
    if match is None or not match.over or model.practice is not None:
        return Update(model)
    model = replace(reset_ui(model), review=Review(reviews.from_json(match, match.review)), notice="")
    return replace(_ask_next(model, match), focus="review-title", stop_timer=True)


def review_failed(model: Model) -> Update:
    """Pause a review after a failed request."""
    return Update(replace(_paused(model), notice="review_failed"))


def _ask_next(model: Model, match: Match) -> Update:
    if model.review is None or reviews.next_turn(match, model.review.findings) is None:
        return Update(model)
    number = model.last_request + 1
    return Update(
        replace(model, review=model.review._replace(number=number), last_request=number), bot_request="review"
    )


def _paused(model: Model) -> Model:
    return replace(model, review=model.review._replace(number=0)) if model.review else model


def _open(model: Model) -> Update:
    return open_review(model)


def _close(model: Model) -> Update:
    return Update(replace(model, review=None, dialog=None), focus="result")


def _pause(model: Model) -> Update:
    return Update(_paused(model), focus="review-go-on")


def _go_on(model: Model) -> Update:
    if model.match is None or model.review is None or model.review.number:
        return Update(model)
    return replace(_ask_next(replace(model, notice=""), model.match), focus="review-pause")


def _reviewed(model: Model, *, number: int, finding: object, prospects: object) -> Update:
    """Store the assessment of a turn with the match, and request the next one."""
    match, review = model.match, model.review
    if match is None or review is None or not model.pending_request or number != review.number:
        return Update(model)
    findings = reviews.add(match, review.findings, finding, prospects)
    if findings is None:
        return review_failed(model)
    model = _save(model, match, findings)
    asking = _ask_next(model, match)
    return asking if asking.bot_request else Update(model, Announcement("reviewed"))


def _save(model: Model, match: Match, findings: Findings) -> Model:
    """Return the model with the findings saved in the match, without changing its time of saving."""
    match = replace(match, review=reviews.to_json(match, findings))
    library = saved_matches.put(model.library, SavedMatch(match.id, to_text(match)))
    return replace(model, match=match, library=library, review=Review(findings))


def _play_on(model: Model, *, at: int) -> Update:
    """Start a new match from a turn of the reviewed one."""
    match = model.match
    if match is None or model.review is None or at not in reviews.turns_of(match):
        return Update(model)
    return play_on(model, match, at, matches.branch)


HANDLERS: Final[dict[str, Handler]] = {
    "review": _open,
    "review-close": _close,
    "review-pause": _pause,
    "review-go-on": _go_on,
    "reviewed": _reviewed,
    "play-on": _play_on,
}
