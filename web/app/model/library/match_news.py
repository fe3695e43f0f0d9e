"""The news at the end of a saved match: the achievements that it earned, and the medal of a daily deal."""

from typing import NamedTuple

from web.app.model.library import daily
from web.app.model.library.achievements import earned_in
from web.app.model.library.daily import Deal
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library
from web.app.model.library.statistics import tally


class DealNews(NamedTuple):
    """The result of a daily deal."""

    deal: Deal
    medal: str
    """One of ``daily.MEDALS``."""
    streak: int
    """The current number of consecutive days with a finished deal."""


class News(NamedTuple):
    """The news at the end of a match."""

    earned: tuple[str, ...] = ()
    """The names of the achievements."""
    deal: DealNews | None = None
    """None for a match that is no daily deal."""


def news_of(identity: str, library: Library, now: int, offset: int) -> News:
    """Return the news of a finished match; no news if it is not saved.

    Args:
        identity: The match's id.
        library: The saved matches.
        now: Milliseconds since 1970.
        offset: Minutes by which UTC is ahead of the browser's clock.
    """
    kept = library.kept.get(identity)
    summary = kept.summary if kept else None
    if summary is None or not summary.over:
        return News()
    earned = earned_in(summary, tally(library).finished, offset)
    return News(tuple(one.name for one in earned), _deal_news(summary, library, now, offset))


def _deal_news(match: Summary, library: Library, now: int, offset: int) -> DealNews | None:
    deal = daily.deal_of(match.id)
    if deal is None or deal.game != match.game:
        return None
    return DealNews(deal, daily.medal_of(match), daily.streak(library, daily.date_at(now, offset), offset))
