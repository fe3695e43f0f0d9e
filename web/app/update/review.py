"""Actions about the review of a finished match: turn by turn, the opponents are asked what would have been better."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, whole
from web.app.model.library import saved_matches as shelves
from web.app.model.library.saved_matches import Kept
from web.app.model.match import match as matches
from web.app.model.match import review as reviews
from web.app.model.match.match import Match
from web.app.model.match.review import Findings
from web.app.model.match.serialize import to_text
from web.app.model.model import Handler, Outcome, Review, Said, Table
from web.app.update.fork import play_on
from web.app.update.match import anew


def open_review(table: Table) -> Outcome:
    """Show the review of the match on the table, where it has been left; only of a finished match that is kept."""
    match = table.match
    if match is None or not match.over or table.practice is not None:
        return Outcome(table)
    table = replace(anew(table), review=Review(reviews.from_json(match, match.review)), notice="")
    return replace(_ask_next(table, match), focus="review-title", stop_timer=True)


def review_failed(table: Table) -> Outcome:
    """Pause a review because a question could not be answered."""
    return Outcome(replace(_paused(table), notice="review_failed"))


def _ask_next(table: Table, match: Match) -> Outcome:
    if table.review is None or reviews.next_turn(match, table.review.findings) is None:
        return Outcome(table)
    number = table.asked + 1
    return Outcome(replace(table, review=table.review._replace(number=number), asked=number), ask="review")


def _paused(table: Table) -> Table:
    return replace(table, review=table.review._replace(number=0)) if table.review else table


def _open(table: Table, _action: Action) -> Outcome:
    return open_review(table)


def _close(table: Table, _action: Action) -> Outcome:
    return Outcome(replace(table, review=None, dialog=None), focus="result")


def _pause(table: Table, _action: Action) -> Outcome:
    return Outcome(_paused(table), focus="review-go-on")


def _go_on(table: Table, _action: Action) -> Outcome:
    if table.match is None or table.review is None or table.review.number:
        return Outcome(table)
    return replace(_ask_next(replace(table, notice=""), table.match), focus="review-pause")


def _reviewed(table: Table, action: Action) -> Outcome:
    """Take what was found out about a turn, keep it with the match, and ask about the next."""
    match, review = table.match, table.review
    if match is None or review is None or not table.awaited or action.get("number") != review.number:
        return Outcome(table)
    findings = reviews.add(match, review.findings, action.get("finding"), action.get("prospects"))
    if findings is None:
        return review_failed(table)
    table = _keep(table, match, findings)
    asking = _ask_next(table, match)
    return asking if asking.ask else Outcome(table, Said("reviewed"))


def _keep(table: Table, match: Match, findings: Findings) -> Table:
    """Return the table with what has been found out, kept with the match; that does not make it a newer match."""
    match = replace(match, review=reviews.to_json(match, findings))
    shelf = shelves.put(table.shelf, Kept(match.id, to_text(match)))
    return replace(table, match=match, shelf=shelf, review=Review(findings))


def _play_on(table: Table, action: Action) -> Outcome:
    """Begin a new match that has been played as far as a turn of the reviewed one."""
    match, at = table.match, whole(action, "at")
    if match is None or table.review is None or at not in reviews.turns_of(match):
        return Outcome(table)
    return play_on(table, match, at, matches.branch)


HANDLERS: Final[dict[str, Handler]] = {
    "review": _open,
    "review-close": _close,
    "review-pause": _pause,
    "review-go-on": _go_on,
    "reviewed": _reviewed,
    "play-on": _play_on,
}
