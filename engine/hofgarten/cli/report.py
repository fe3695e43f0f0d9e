"""Report the results of the arena's contests as text and as JSON."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hofgarten.arena.statistics import Interval, quantile
from hofgarten.arena.tournament import Comparison, Contest, Form, Outcome, compare, forms
from hofgarten.cli.text_table import table
from hofgarten.game import Json

_DIGITS: Final = 6


class Standing(NamedTuple):
    """The results of one contest."""

    contest: Contest
    comparisons: tuple[Comparison, ...]
    forms: tuple[Form, ...]

    @classmethod
    def of(cls, contest: Contest, outcomes: Sequence[Outcome]) -> "Standing":
        """Compute the results from the outcomes of a contest's tasks."""
        return cls(contest, compare(contest, outcomes), forms(contest, outcomes))


def as_text(standings: Sequence[Standing]) -> str:
    """Return tables: leads and intervals, thinking times, forfeits."""
    return "\n".join(filter(None, [_results(standings), _times(standings), _forfeits(standings)]))


def as_json(standings: Sequence[Standing]) -> list[Json]:
    """Return the results that are independent of the distribution of the work, one value for each contest."""
    return [
        {
            "players": each.contest.players,
            "bots": [one.name for one in each.contest.opponents],
            "deals": each.contest.deals,
            "games": each.contest.matches,
            "pairs": [
                {
                    "first": pair.first,
                    "second": pair.second,
                    "won": round(pair.share, _DIGITS),
                    "won_interval": _rounded(pair.share_interval),
                    "ahead": round(pair.margin, _DIGITS),
                    "ahead_interval": _rounded(pair.margin_interval),
                }
                for pair in each.comparisons
            ],
            "mean_total": {form.name: round(form.total, _DIGITS) for form in each.forms},
            "wins": {form.name: round(form.wins, _DIGITS) for form in each.forms},
            "forfeits": {form.name: len(form.forfeits) for form in each.forms},
            "first_forfeit": {form.name: form.forfeits[0] for form in each.forms if form.forfeits},
        }
        for each in standings
    ]


def times_as_json(standings: Sequence[Standing]) -> list[Json]:
    """Return the thinking times in milliseconds, one value for each contest."""
    return [
        {
            form.name: {
                "moves": len(form.spent),
                "median_ms": quantile(form.spent, 0.5) / 1000,
                "p95_ms": quantile(form.spent, 0.95) / 1000,
            }
            for form in each.forms
        }
        for each in standings
    ]


def _rounded(interval: Interval | None) -> list[float] | None:
    return interval and [round(value, _DIGITS) for value in interval]


def _results(standings: Sequence[Standing]) -> str:
    rows = [("players", "first", "second", "games", "won", "95 %", "ahead", "95 %", "mean totals")]
    for each in standings:
        totals = {form.name: form.total for form in each.forms}
        rows += [
            (
                str(each.contest.players),
                pair.first,
                pair.second,
                str(each.contest.matches),
                f"{pair.share:.1%}",
                "{:.1%} to {:.1%}".format(*pair.share_interval),
                f"{pair.margin:+.1f}",
                "{:+.1f} to {:+.1f}".format(*pair.margin_interval) if pair.margin_interval else "",
                f"{totals[pair.first]:.1f} : {totals[pair.second]:.1f}",
            )
            for pair in each.comparisons
        ]
    return table(rows, left=(0, 1, 2))


def _times(standings: Sequence[Standing]) -> str:
    spent: dict[tuple[int, str], list[int]] = {}
    for each in standings:
        for form in each.forms:
            spent.setdefault((each.contest.players, form.name), []).extend(form.spent)
    rows = [("players", "bot", "moves", "median", "p95")]
    rows += [
        (str(players), name, str(len(times)), _milliseconds(times, 0.5), _milliseconds(times, 0.95))
        for (players, name), times in sorted(spent.items(), key=lambda item: item[0][0])
    ]
    return table(rows, left=(0, 1))


def _milliseconds(times: Sequence[int], part: float) -> str:
    return f"{quantile(times, part) / 1000:.2f} ms"


def _forfeits(standings: Sequence[Standing]) -> str:
    return "".join(
        f"{form.name} forfeited {len(form.forfeits)} of its {len(form.spent)} moves"
        f" against {', '.join(other.name for other in each.forms if other != form)}; first: {form.forfeits[0]}\n"
        for each in standings
        for form in each.forms
        if form.forfeits
    )
