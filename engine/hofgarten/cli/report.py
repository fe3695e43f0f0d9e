"""Report the results of the arena's contests as text and as JSON."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hofgarten.arena.statistics import Interval, quantile
from hofgarten.arena.tournament import BotResult, Comparison, Contest, MatchResult, bot_results, compare
from hofgarten.cli.terminal import printable, table
from hofgarten.game import Json

_DIGITS: Final = 6


class ContestResult(NamedTuple):
    """The results of one contest."""

    contest: Contest
    comparisons: tuple[Comparison, ...]
    bot_results: tuple[BotResult, ...]

    @classmethod
    def of(cls, contest: Contest, outcomes: Sequence[MatchResult]) -> "ContestResult":
        """Compute the results from the outcomes of a contest's tasks."""
        return cls(contest, compare(contest, outcomes), bot_results(contest, outcomes))


def as_text(results: Sequence[ContestResult]) -> str:
    """Return tables: leads and intervals, thinking times, forfeits."""
    return "\n".join(filter(None, [_results(results), _times(results), _forfeits(results)]))


def as_json(results: Sequence[ContestResult]) -> list[Json]:
    """Return the results that are independent of the distribution of the work, one value for each contest."""
    return [
        {
            "players": result.contest.players,
            "bots": [opponent.name for opponent in result.contest.opponents],
            "deals": result.contest.deals,
            "matches": result.contest.matches,
            "pairs": [
                {
                    "first": pair.first,
                    "second": pair.second,
                    "won": round(pair.share, _DIGITS),
                    "won_interval": _rounded(pair.share_interval),
                    "ahead": round(pair.margin, _DIGITS),
                    "ahead_interval": _rounded(pair.margin_interval),
                }
                for pair in result.comparisons
            ],
            "mean_total": {bot.name: round(bot.total, _DIGITS) for bot in result.bot_results},
            "wins": {bot.name: round(bot.wins, _DIGITS) for bot in result.bot_results},
            "forfeits": {bot.name: len(bot.forfeits) for bot in result.bot_results},
            "first_forfeit": {bot.name: bot.forfeits[0] for bot in result.bot_results if bot.forfeits},
        }
        for result in results
    ]


def times_as_json(results: Sequence[ContestResult]) -> list[Json]:
    """Return the thinking times in milliseconds, one value for each contest."""
    return [
        {
            bot.name: {
                "moves": len(bot.elapsed_us),
                "median_ms": quantile(bot.elapsed_us, 0.5) / 1000,
                "p95_ms": quantile(bot.elapsed_us, 0.95) / 1000,
            }
            for bot in result.bot_results
        }
        for result in results
    ]


def _rounded(interval: Interval | None) -> list[float] | None:
    return interval and [round(value, _DIGITS) for value in interval]


def _results(results: Sequence[ContestResult]) -> str:
    rows = [("players", "first", "second", "matches", "won", "95%", "ahead", "95%", "mean totals")]
    for result in results:
        totals = {bot.name: bot.total for bot in result.bot_results}
        rows += [
            (
                str(result.contest.players),
                pair.first,
                pair.second,
                str(result.contest.matches),
                f"{pair.share:.1%}",
                "{:.1%} to {:.1%}".format(*pair.share_interval),
                f"{pair.margin:+.1f}",
                "{:+.1f} to {:+.1f}".format(*pair.margin_interval) if pair.margin_interval else "",
                f"{totals[pair.first]:.1f} : {totals[pair.second]:.1f}",
            )
            for pair in result.comparisons
        ]
    return table(rows, left=(0, 1, 2))


def _times(results: Sequence[ContestResult]) -> str:
    spent: dict[tuple[int, str], list[int]] = {}
    for result in results:
        for bot in result.bot_results:
            spent.setdefault((result.contest.players, bot.name), []).extend(bot.elapsed_us)
    rows = [("players", "bot", "moves", "median", "p95")]
    rows += [
        (str(players), name, str(len(times)), _milliseconds(times, 0.5), _milliseconds(times, 0.95))
        for (players, name), times in sorted(spent.items(), key=lambda item: item[0][0])
    ]
    return table(rows, left=(0, 1))


def _milliseconds(times: Sequence[int], part: float) -> str:
    return f"{quantile(times, part) / 1000:.2f} ms"


def _forfeits(results: Sequence[ContestResult]) -> str:
    lines = (
        f"{bot.name} forfeited {len(bot.forfeits)} of its {len(bot.elapsed_us)} moves"
        f" against {', '.join(rival.name for rival in result.bot_results if rival != bot)}; first: {bot.forfeits[0]}"
        for result in results
        for bot in result.bot_results
        if bot.forfeits
    )
    return "".join(f"{printable(line)}\n" for line in lines)
