"""Replay of a match: slider, step buttons, and a list of all moves.

``match`` is that of a ``ShownMatch``: ``match.at`` is the position on the screen, while the record and the states
continue to the last move.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch, State, move_number, viewer_seat
from web.app.model.match.replay import move_before, stops
from web.app.model.match.review import GREAT, known_losses
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import may
from web.app.model.model import Replay
from web.app.texts import Words, texts_in
from web.app.view import html as h
from web.app.view.bars.share_banner import share_button
from web.app.view.components import button, do, icon, move_text
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element, Node

STEPS: Final = (("first", "to-first", ""), ("back", "west", "ArrowLeft"))
"""(target, icon, key) of the buttons before the autoplay button."""

STEPS_ON: Final = (("next", "east", "ArrowRight"), ("last", "to-last", ""))
"""(target, icon, key) of the buttons after it."""


BLUNDER = 3 * GREAT
"""The loss that gets two question marks, in hundredths of a point."""


class LogMove(NamedTuple):
    """A move in the list."""

    before: int
    """The number of events before it."""
    stop: int
    """The position after it."""
    first: bool
    """True if it is the first move of a turn."""


def replay_panel(words: Words, match: PlayedMatch) -> Element:
    """Return the panel of a replay: all moves in words and, once the match is over, buttons that export its record."""
    complete = match.game.to_move(match.states[-1]) < 0
    return h.section(".log-panel.floating.stack", aria_labelledby="log-title")[
        h.h2("#log-title")[words("replay.log")],
        h.p(".result.row")[icon("winner"), h.strong[move_text.winners(words, match)]] if match.over else None,
        move_log(words, match, "replay-jump", _judged(words, match)),
        h.p("#play-on-about.hint")[words("replay.same_luck" if complete else "replay.dealt_anew")],
        h.div(".panel-buttons.cluster")[
            share_button(words, classes="sharing-below"),
            [
                button(do("replay-copy"), words("replay.copy"), picture="copy"),
                button(do("replay-download"), words("replay.download"), picture="download"),
            ]
            if complete
            else None,
        ],
    ]


def _judged(words: Words, match: PlayedMatch) -> Callable[[LogMove], Node]:
    """Return a function that marks a move by the points that it gave away, as far as a review knows them."""
    losses = known_losses(match)

    def beside(line: LogMove) -> Node:
        loss = losses.get(line.before, 0)
        if loss < GREAT:
            return None
        return h.p(".log-loss.numbers.small")[
            h.b(aria_hidden="true")["??" if loss >= BLUNDER else "?"],
            f" {words.change(-loss)}",
            h.span(".visually-hidden")[f" {words('review.in_points')}"],
        ]

    return beside


def replay_bar(words: Words, shown: ShownMatch, replay: Replay) -> Element:
    """Return the bar at the bottom of the page: position, slider, step buttons."""
    match, closes = shown.match, may(shown.page, "replay")
    return h.section(".replay-bar", aria_label=words("replay.title"))[
        h.p(".replay-position.strong.numbers.one-line")[position_words(words, match)],
        replay_slider(words, match),
        replay_steps(words, match, replaying=replay.autoplaying),
        h.div(".replay-ways.wrap")[
            button(do("replay"), words("replay.close"), picture="cancel", classes="is-main", key="l Escape")
            if closes
            else None,
            button(
                do("replay-play-on"),
                words("review.play_on"),
                picture="play-on",
                classes="is-quiet" if closes else "is-main",
                disabled=match.over,
                aria_describedby="play-on-about",
            ),
            _analysis_link(words, shown),
            share_button(words, classes="is-quiet replay-share"),
        ],
    ]


def _analysis_link(words: Words, shown: ShownMatch) -> Element:
    from web.app.view.components.analysis_link import analysis_link

    return analysis_link(words, shown.page, shown.match.at, classes="is-quiet")


def position_words(words: Words, match: PlayedMatch) -> str:
    """Return the position on the screen: ``Move 12 of 34, Ada``."""
    return position_words_at(words, match, match.at)


def position_words_at(words: Words, match: PlayedMatch, at: int) -> str:
    """Return the name of a match's position after ``at`` events."""
    before, last = move_before(match, at), move_before(match, len(match.record.events))
    if before is None or last is None:
        return words("replay.begin")
    name = match.player(match.game.to_move(match.states[before]))
    return words("replay.position", number=move_number(match, before), of=move_number(match, last), name=name)


def replay_announcement(words: Words, match: PlayedMatch) -> str:
    """Return the announcement of the position: its number, the move before it and, at the end, the winners."""
    before = move_before(match, match.at)
    said = [position_words(words, match)]
    if before is not None:
        text, gain = move_and_gain(words.language, match.record.game, *move_at(match, before))
        said += [words.valued(match.player(match.game.to_move(match.states[before])), text), gain]
    if match.over:
        said.append(move_text.winners(words, match))
    return words.sentences(said)


def move_at(match: PlayedMatch, at: int) -> tuple[State, str]:
    """Return the position before a move, as known at that time, and the move."""
    return match.game.observe(match.states[at], viewer_seat(match)), match.record.events[at]


@lru_cache(maxsize=1024)
def move_and_gain(language: str, game: str, state: State, event: str) -> tuple[str, str]:
    """Return a move in words, without the player's name, and its change of the score as a sentence, empty if none."""
    words, change = texts_in(language, game), move_input_of(game).score_change(state, event)
    sentence = match_view_of(game).describe(words, state, event).sentence
    return sentence, "" if change.is_empty else words.sentences([move_text.gain(words, change)])


@lru_cache(maxsize=1024)
def move_notation(language: str, game: str, state: State, event: str) -> Markup:
    """Return a move as the picture of its piece, its place, its notation in records and the change of the total.

    Screen readers read the sentence, which is also the tooltip.
    """
    from web.app.view.components.explanation import named_move  # only the analysis board shows moves in notation

    words, change = texts_in(language, game), move_input_of(game).score_change(state, event)
    description = match_view_of(game).describe(words, state, event)
    sentence, gain = move_and_gain(language, game, state, event)
    told = words.sentences([sentence, gain])
    more = [
        h.code(".log-notation", aria_hidden="true")[event],
        h.span(".numbers", aria_hidden="true")[words.points(change.total)] if change.total else None,
    ]
    return h.trusted(h.html_of(named_move(description, told, more)))


def replay_slider(words: Words, match: PlayedMatch) -> Element:
    """Return the slider over all positions."""
    positions = stops(match, len(match.record.events))
    return h.form(".replay-slider", data_form="replay-slide", autocomplete="off")[
        h.label(".visually-hidden", for_="replay-slider")[words("replay.slider")],
        h.input(
            "#replay-slider",
            type="range",
            name="position",
            min="0",
            max=str(len(positions) - 1),
            value=str(positions.index(match.at)),
            aria_valuetext=position_words(words, match),
        ),
    ]


def replay_steps(words: Words, match: PlayedMatch, *, replaying: bool) -> Element:
    """Return the buttons that step through the positions."""
    positions, at = stops(match, len(match.record.events)), match.at
    ends = {"first": positions[0], "back": positions[0], "next": positions[-1], "last": positions[-1]}

    def steps(buttons: tuple[tuple[str, str, str], ...]) -> Iterator[Element]:
        for to, picture, key in buttons:
            label = words.of("replay.to", to)
            yield button(
                do("replay-step", to=to), label, picture=picture, key=key, disabled=at == ends[to], show_label=False
            )

    return h.div(".replay-steps.quiet.tight", role="group", aria_label=words("replay.steps"))[
        steps(STEPS),
        button(
            do("replay-autoplay"),
            words("review.pause" if replaying else "replay.autoplay"),
            picture="pause" if replaying else "play",
            classes="is-replay",
            key="p",
            show_label=False,
            id="replay-autoplay",
        ),
        steps(STEPS_ON),
    ]


def move_log(
    words: Words,
    match: PlayedMatch,
    action: str,
    beside: Callable[[LogMove], Node] = lambda _line: None,
    *,
    in_notation: bool = False,
) -> Element:
    """Return all moves grouped by round. The page scrolls the current one into view (``data-follow``).

    Args:
        words: The texts.
        match: The match.
        action: The name of the action that goes to a position.
        beside: Returns the content below a move.
        in_notation: True for a picture, the place and the notation of each move; False for sentences.
    """
    positions = stops(match, len(match.record.events))
    rounds = move_input_of(match.record.game).current_round
    groups = groupby(_lines(match, positions), key=lambda line: rounds(match.states[line.before]))
    return h.div(".log", data_follow=True)[
        h.ol[h.li[_begin(words, action, current=match.at == 0)]],
        (
            [
                h.h3[words("round", number=number, of=of)],
                h.ol[(_entry(words, match, line, action, beside(line), in_notation=in_notation) for line in lines)],
            ]
            for (number, of), lines in groups
        ),
    ]


def _lines(match: PlayedMatch, positions: tuple[int, ...]) -> Iterator[LogMove]:
    """Yield the moves of a match. A chance event belongs to the move before it."""
    turn = -1
    for before, stop in pairwise(positions):
        now = match.game.turns_played(match.states[before])
        yield LogMove(before, stop, now != turn)
        turn = now


def _begin(words: Words, action: str, *, current: bool) -> Element:
    return h.button(
        ".log-line",
        type="button",
        data_do=do(action, at=0),
        aria_current="step" if current else None,
        tabindex="0" if current else "-1",
    )[words("replay.begin")]


class _Move(NamedTuple):
    """The texts of a move's line."""

    number: int
    name: str
    text: str
    gain: str
    """The change of the score; empty if there is none."""


def _entry(words: Words, match: PlayedMatch, line: LogMove, action: str, below: Node, *, in_notation: bool) -> Element:
    seat = match.game.to_move(match.states[line.before])
    told = words.language, match.record.game, *move_at(match, line.before)
    text, gain = (move_notation(*told), "") if in_notation else move_and_gain(*told)
    move = _Move(move_number(match, line.before), match.player(seat), text, gain)
    return h.li(data_colour=colour_of(match, seat))[
        _button(action, line, move, current=line.stop == match.at),
        below,
    ]


@lru_cache(maxsize=1024)
def _button(action: str, line: LogMove, move: _Move, *, current: bool) -> Markup:
    """Return the button of a move, which goes to the position after it."""
    hidden, further = ("", "") if line.first else (" visually-hidden", " is-further")
    # Only the current move is in the tab order. The slider reaches all others.
    state = 'aria-current="step" tabindex="0"' if current else 'tabindex="-1"'
    score = Markup(' <span class="log-gain">{}</span>').format(move.gain) if move.gain else ""
    return Markup('<button type="button" class="log-line{}" data-do="{}" {}>{}</button>').format(
        further,
        do(action, at=line.stop),
        h.trusted(state),
        Markup('<span class="log-move{}">{}</span> <b class="log-name{}">{}</b> {}{}').format(
            hidden, move.number, hidden, move.name, move.text, score
        ),
    )
