"""A match that came from elsewhere: from another tab, by link, or from another device in a room."""

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import move_before, stops
from web.app.model.model import Announcement, BotMove, MatchPage, Own


def page_after_arrival(
    page: MatchPage | None,
    match: PlayedMatch,
    purpose: Own,
    before: Selection | None = None,
    shown: BotMove | None = None,
) -> tuple[MatchPage, Announcement | None]:
    """Return the page that shows the match in place of the copy on ``page``, and the announcement of the difference.

    A match that came by link replaces no page. An open replay stays if the match has its position. ``before`` is the
    selection before the move that came, and ``shown`` displays this move.
    """
    after = MatchPage(match, move_input_of(match.record.game).start(match, before), purpose, shown)
    if page is None:
        return after, Announcement("linked")
    ours, moved = page.match, move_before(match, match.at)
    if page.replay and page.replay.at in stops(match, match.at):
        after = after._replace(activity=page.replay)
    if match.record.events[: match.at] == ours.record.events[: ours.at]:
        return after, None
    if moved is None or match.at <= ours.at:
        return after, Announcement("undone")
    return after, Announcement("shown" if after.bot_move else "moved", min(ours.at, moved))
