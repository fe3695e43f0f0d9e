"""The head of a review: its story, and folded below it luck and skill with the parts of each lead and two charts."""

from collections.abc import Iterator, Sequence

from hofgarten.bots.luck import Account
from hofgarten.bots.rating import MatchLosses
from hofgarten.game import SPECTATOR
from web.app.model.library.ratings import level_in
from web.app.model.match.findings import Findings, losses_by_seat
from web.app.model.match.luck import accounts_of, luck_curve
from web.app.model.match.match import PlayedMatch, move_number, viewer_seat, visible_position
from web.app.model.match.review import turns_of
from web.app.model.match.story import Story, story_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads, move_text
from web.app.view.components.line_chart import Curve, change_chart
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element


def luck_and_skill(words: Words, match: PlayedMatch, findings: Findings, stops: Sequence[int]) -> Element:
    """Return the section. ``stops`` are the positions in the charts."""
    accounts = accounts_of(findings)
    curves = [luck_curve(findings, seat) for seat in range(len(accounts))]
    return h.section(".review-skill.stack.gap-3", aria_labelledby="story-title")[
        h.h2("#story-title")[words("story.title")],
        h.div(".skill-words.stack.packed.gap-3")[
            h.p(".skill-sentence.large.pretty")[move_text.winners(words, match)],
            (h.p[text] for text in _story(words, match, story_of(match, findings))),
            (h.p[text] for text in _levels(words, match, findings)),
        ],
        h.details(".more")[
            h.summary[words("skill.title")],
            h.div(".skill-details.stack")[
                h.div(".skill-words.stack.packed.gap-3")[
                    (h.p[text] for text in sentences(words, match, accounts)),
                    _table(words, match, accounts),
                    h.p(".hint")[words("skill.hint")],
                ],
                h.div(".skill-charts.stack.packed.gap-3")[
                    _chart(words, match, "luck", [curve.luck for curve in curves], stops),
                    _chart(words, match, "skill", [curve.skill for curve in curves], stops),
                    h.p(".hint")[words("skill.skill_hint")],
                ],
            ],
        ],
    ]


def _story(words: Words, match: PlayedMatch, story: Story) -> Iterator[str]:
    """Yield the sentences about the best move and the turning point."""
    if story.best is not None:
        before, event = visible_position(match, story.best), match.record.events[story.best]
        told = match_view_of(match.record.game).describe(words.of_game(match.record.game), before, event)
        yield words(
            "story.best",
            name=match.player(match.game.to_move(match.states[story.best])),
            number=move_number(match, story.best),
            move=words.commas((told.title, told.place)),
            points=words.amount(story.gain),
        )
    if len(match.winners) == 1:
        name = match.player(match.winners[0])
        if story.turning is None:
            yield words("story.ahead", name=name)
        else:
            yield words("story.turning", number=move_number(match, story.turning), name=name)


def _levels(words: Words, match: PlayedMatch, findings: Findings) -> Iterator[str]:
    """Yield for each player whose turns were assessed the level that plays about as well, or still better."""
    game, players = match.record.game, len(match.record.players)
    for seat, losses in enumerate(losses_by_seat(match, findings)):
        if losses and (found := level_in(game, MatchLosses(players, *losses))):
            level, is_below = found
            key = "story.below" if is_below else "story.level"
            yield words(key, name=match.player(seat), level=words.of("kind", level))


def sentences(words: Words, match: PlayedMatch, accounts: Sequence[Account]) -> list[str]:
    """Return a text for each player whose turns were assessed; the only person on this device is addressed as you."""
    viewer = viewer_seat(match)
    seats = sorted({match.game.to_move(match.states[at]) for at in turns_of(match)})
    shown = [viewer] if viewer != SPECTATOR else seats
    return [_sentence(words, match, accounts[seat], seat) for seat in shown]


def _sentence(words: Words, match: PlayedMatch, account: Account, seat: int) -> str:
    you = "you_" if viewer_seat(match) == seat else ""
    name, own, luck = match.player(seat), account.own, account.luck
    effect = "gained" if own > 0 else "lost"
    moves = words(f"skill.{you}{effect}", name=name, points=words.amount(abs(own)))
    kind = "lucky" if luck > 0 else "unlucky"
    had = words(f"skill.{you}{kind}", name=name, points=words.amount(abs(luck))) if luck else words("skill.even")
    return words.sentences([moves, had])


def _table(words: Words, match: PlayedMatch, accounts: Sequence[Account]) -> Element:
    parts = Account._fields
    return h.table(".figures.skill-table")[
        column_heads(h.span(".visually-hidden")[words("skill.player")], *(words.of("skill", part) for part in parts)),
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[match.player(seat)],
                    (
                        h.td[words.points(part // 100) if name == "lead" else words.change(part)]
                        for name, part in zip(parts, account, strict=True)
                    ),
                ]
                for seat, account in enumerate(accounts)
            )
        ],
    ]


def _chart(
    words: Words, match: PlayedMatch, name: str, curves: Sequence[tuple[int, ...]], stops: Sequence[int]
) -> Element:
    title = words.of("skill", f"{name}_chart")
    lines = [
        Curve(match.player(seat), colour_of(match, seat), tuple(curve[stop] for stop in stops))
        for seat, curve in enumerate(curves)
    ]
    return h.section(aria_labelledby=f"{name}-heading")[
        h.h3(id=f"{name}-heading")[title],
        change_chart(words, f"{name}-course", title, lines, move_number(match, match.at) - 1),
    ]
