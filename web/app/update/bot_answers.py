"""The action of a bot that could not answer a request."""

from typing import Final

from web.app.model.model import Handler, Hint, MatchPage, Model, Review, Update
from web.app.update.hints import hint_failed
from web.app.update.match import ask_failed
from web.app.update.review import review_failed


def _failed(model: Model, *, number: int, reason: str = "", detail: str = "") -> Update:
    """Report a failed hint or review; a bot that failed to move is replaced for this move."""
    page = model.page
    if model.background.review is not None and model.background.review.number == number:
        from web.app.update import background_review

        return background_review.failed(model, model.background.review)
    if not isinstance(page, MatchPage):
        return Update(model)
    match page.activity:
        case Hint():
            return hint_failed(model, page) if page.awaits(number) else Update(model)
        case Review() as review:
            return review_failed(model, page, review) if page.awaits(number) else Update(model)
        case _:
            return ask_failed(model, page, number, reason, detail)


HANDLERS: Final[dict[str, Handler]] = {"ask-failed": _failed}
