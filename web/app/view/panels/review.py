"""The review of a match: progress, chart, and a list of the largest mistakes."""

from web.app.model.match.findings import Finding
from web.app.model.match.match import PlayedMatch, move_number
from web.app.model.match.replay import turn_starts
from web.app.model.match.review import is_complete, losses, next_turn, turns_of
from web.app.model.model import MatchPage, Review
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, style_of
from web.app.view.components.line_chart import Curve, Mark, chart
from web.app.view.components.mistake_card import mistake_card
from web.app.view.components.players import colour_of
from web.app.view.html import Element, Node


def review_screen(words: Words, page: MatchPage, review: Review) -> Element:
    """Return the screen."""
    match = page.match
    assessed = next_turn(match, review.findings) is None
    complete = is_complete(match, review.findings)
    mistakes = losses(review.findings) if assessed or not review.number else ()
    return h.main({"class": f"review stack gap-4 {style_of(match.record.game)}"})[
        h.header(".review-head.split.across-4")[
            h.h1("#review-title", tabindex="-1")[words("review.title", names=words.beside(match.names))],
            button(do("review-close"), words("review.back"), picture="west"),
        ],
        _luck_and_skill(words, match, review) if complete else _progress(words, match, review),
        h.section(".review-chart", aria_labelledby="review-chart")[
            h.h2("#review-chart")[words("review.chart")],
            _chart(words, match, review, mistakes),
            h.p(".hint")[words("review.chart_hint", level=words.of("kind", "master"))],
        ],
        _mistake_list(words, page, mistakes, complete=assessed) if mistakes or assessed else None,
    ]


def _luck_and_skill(words: Words, match: PlayedMatch, review: Review) -> Element:
    from web.app.view.panels.luck_and_skill import luck_and_skill

    return luck_and_skill(words, match, review.findings, list(turn_starts(match, match.at + 1)))


def _progress(words: Words, match: PlayedMatch, review: Review) -> Element:
    """Return the progress bar, with a button that pauses or resumes the review."""
    done, of = len(review.findings.turns), len(turns_of(match))
    text, paused = words("review.progress", number=done, of=of), words("review.paused", number=done, of=of)
    if done == of:
        done, of = len(review.findings.luck.steps), match.at
        text, paused = words("skill.progress"), words("skill.paused")
    return h.section(".review-progress.tail.gap-1.across-4", aria_label=words("review.progress_title"))[
        h.progress(value=str(done), max=str(of), aria_label=words("review.progress_title"), aria_valuetext=text),
        h.p[text if review.number else paused],
        button(do("review-pause"), words("review.pause"), picture="pause", key="Escape", id="review-pause")
        if review.number
        else button(
            do("review-continue"), words("review.continue"), picture="play", classes="is-main", id="review-continue"
        ),
    ]


def _chart(words: Words, match: PlayedMatch, review: Review, mistakes: tuple[Finding, ...]) -> Element | None:
    stops = list(turn_starts(match, len(review.findings.expected_totals)))
    if not stops:
        return None
    lines = [
        Curve(
            match.player(seat),
            colour_of(match, seat),
            tuple(review.findings.expected_totals[stop][seat] for stop in stops),
        )
        for seat in range(len(match.record.players))
    ]
    marks = [
        Mark(str(rank), match.game.to_move(match.states[finding.at]), move_number(match, finding.at))
        for rank, finding in enumerate(mistakes, 1)
    ]
    return chart(words, lines, marks, move_number(match, match.at) - 1, "review.chart", "review.from_to")


def _no_mistakes(words: Words, match: PlayedMatch) -> str:
    """Return the result without a big mistake, with the names of the players whose turns were reviewed."""
    seats = {match.game.to_move(match.states[at]) for at in turns_of(match)}
    names = words.listed(match.player(seat) for seat in sorted(seats))
    return words("review.none", names=names)


def _mistake_list(words: Words, page: MatchPage, mistakes: tuple[Finding, ...], *, complete: bool) -> Node:
    hint = words("review.losses_hint") if mistakes else _no_mistakes(words, page.match)
    return h.section(".stack", aria_labelledby="losses-title")[
        h.h2("#losses-title")[words("review.losses" if complete else "review.losses_so_far")],
        h.p(".hint")[hint],
        h.ol(".stack.gap-3")[
            (h.li[mistake_card(words, page, finding, rank)] for rank, finding in enumerate(mistakes, 1))
        ],
    ]
