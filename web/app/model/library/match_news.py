"""The news at the end of a saved match: records, achievements, the result of a fixed deal, and a suggestion."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from web.app.model.library import daily, daily_results, garden_path
from web.app.model.library.achievements import earned_in
from web.app.model.library.daily import Deal
from web.app.model.library.garden_path import Stage
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library
from web.app.model.library.statistics import own_entries, tally
from web.app.model.new_match_form import OPPONENTS

ENOUGH_WINS: Final = 3
"""The number of wins against a bot after which a stronger one is suggested."""


class DealNews(NamedTuple):
    """The result of a daily deal."""

    deal: Deal
    medal: str
    """One of ``daily_results.MEDALS``."""
    streak: int
    """The current number of consecutive days with a finished deal."""


class StageNews(NamedTuple):
    """The result of a stage of the garden path."""

    stage: Stage
    stars: int
    """The stars of this attempt."""
    is_passed: bool
    """True if any attempt has earned a star."""
    aided: bool
    """True if hints were taken."""


class Best(NamedTuple):
    """A player's best result so far with these options."""

    name: str
    gain: int
    """The points more than the best result before."""


class Advice(NamedTuple):
    """A suggestion for the next match."""

    name: str
    """The bot that was beaten often enough, ``review`` or ``daily``."""
    wins: int = 0
    """The number of wins against the bot."""


class News(NamedTuple):
    """The news at the end of a match."""

    earned: tuple[str, ...] = ()
    """The names of the achievements."""
    deal: DealNews | StageNews | None = None
    """None for a match that is no fixed deal."""
    bests: tuple[Best, ...] = ()
    advice: Advice | None = None


def news_of(identity: str, library: Library, now: int, offset: int) -> News:
    """Return the news of a finished match; no news if it is not saved.

    Args:
        identity: The match's id.
        library: The saved matches.
        now: Milliseconds since 1970.
        offset: Minutes by which UTC is ahead of the browser's clock.
    """
    saved = library.matches.get(identity)
    match = saved.summary if saved else None
    if match is None or not match.over:
        return News()
    finished = tally(library).finished
    before = [earlier for earlier in finished if earlier.saved < match.saved and earlier.id != match.id]
    deal = _deal_news(match, library, now, offset)
    advice = _advice(match, before) or (None if deal else _daily_advice(library, now, offset))
    earned = tuple(achievement.name for achievement in earned_in(match, finished, offset))
    return News(earned, deal, tuple(_bests(match, before)), advice)


def _deal_news(match: Summary, library: Library, now: int, offset: int) -> DealNews | StageNews | None:
    stage = garden_path.stage_of(match.id)
    if stage and stage.game == match.game:
        passed = garden_path.PathProgress(library).stars(stage) > 0
        return StageNews(stage, garden_path.stars_of(stage, match), passed, match.players[0].hints > 0)
    deal = daily.deal_of(match.id)
    if deal is None or deal.game != match.game:
        return None
    return DealNews(
        deal, daily_results.medal_of(match), daily_results.streak(library, daily.date_at(now, offset), offset)
    )


def _bests(match: Summary, before: Sequence[Summary]) -> Iterator[Best]:
    """Yield the players who beat their own best result. A first result is not a record, and none with hints is."""
    alike = [earlier for earlier in before if earlier.options == match.options]
    for person in match.players:
        if not person.is_ours:
            continue
        own = own_entries(alike, match.game, person.name)
        totals = [entry.player.total for entry in own if not entry.player.hints]
        if totals and not person.hints and person.total > max(totals):
            yield Best(person.name, person.total - max(totals))


def _advice(match: Summary, before: Sequence[Summary]) -> Advice | None:
    """Return a suggestion for a single human player: a review after a loss, a stronger bot after several wins."""
    levels = [OPPONENTS.index(player.bot) for player in match.players if player.bot in OPPONENTS]
    people = [player for player in match.players if player.bot is None]
    if not levels or len(people) != 1 or not match.is_ours:
        return None
    if not people[0].won:
        return Advice("review")
    won = [entry.match for entry in own_entries([*before, match], match.game, people[0].name) if entry.player.won]
    wins = [sum(level in {player.bot for player in victory.players} for victory in won) for level in OPPONENTS]
    strongest = max(levels)
    if wins[strongest] < ENOUGH_WINS or any(wins[strongest + 1 :]) or strongest == len(OPPONENTS) - 1:
        return None
    return Advice(OPPONENTS[strongest], wins[strongest])


def _daily_advice(library: Library, now: int, offset: int) -> Advice | None:
    return None if daily_results.played_on(library, daily.date_at(now, offset), offset) else Advice("daily")
