"""The analysis board: a match's screen with the lines of an analysis, the expected lead, and a way to play on."""

from collections.abc import Mapping
from typing import NamedTuple

from hofgarten.bots.value_function import leads
from web.app.model.game_api.game_page import position_editor_of
from web.app.model.match.analysis import (
    MATCH_LINE,
    MAX_COMMENT_LENGTH,
    MAX_NAME_LENGTH,
    Analysis,
    Branch,
    Variation,
    example_of,
    visible_text,
)
from web.app.model.match.match import PAIR, Events, PlayedMatch, viewer_seat
from web.app.model.match.move_estimate import Estimate
from web.app.model.match.position_draft import code_of
from web.app.model.match.replay import stops, turn_starts
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import ANALYSIS, EDIT_PLACE, HOME, AnalysisBoard, Model
from web.app.model.new_match_form import OPPONENTS
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.bars.share_banner import share_button
from web.app.view.board.screen import board_screen
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon
from web.app.view.components.line_chart import Curve, Mark, chart
from web.app.view.components.players import colour_of
from web.app.view.html import Element, Node
from web.app.view.panels.hints import best_words
from web.app.view.panels.replay import STEPS, STEPS_ON, LogMove, move_log, move_notation

_KEYS = {"back": "ArrowLeft u", "next": "ArrowRight y"}


class RefusedPosition(NamedTuple):
    """A text that is not the notation of a position."""

    text: str
    place: str
    """The part at fault, in the language of the page."""


def refused_position(model: Model) -> RefusedPosition | None:
    """Return the text that has been refused last, while its message is shown."""
    if model.notice != "bad_position":
        return None
    return RefusedPosition(str(model.notice_args["text"]), str(model.notice_args["place"]))


def analysis_screen(
    words: Words, shown: ShownMatch, board: AnalysisBoard, refused: RefusedPosition | None = None
) -> Element:
    """Return the screen."""
    return board_screen(words, shown, _analysis(words, shown, board, refused))


def board_steps(words: Words, match: PlayedMatch) -> Node:
    """Return the header's buttons: one step back, one step forward, share."""
    return [line_steps(words, match, ("back", "next")), share_button(words, classes="sharing-tool", show_label=False)]


def line_steps(words: Words, match: PlayedMatch, wanted: tuple[str, ...]) -> Node:
    """Return buttons that step through the positions of the line."""
    found, at = stops(match, len(match.record.events)), match.at
    ends = {"first": found[0], "back": found[0], "next": found[-1], "last": found[-1]}
    return [
        button(
            do("analysis-step", to=to),
            words.of("replay.to", to),
            picture=picture,
            key=_KEYS.get(to, ""),
            disabled=at == ends[to],
            show_label=False,
        )
        for to, picture, _ in (*STEPS, *STEPS_ON)
        if to in wanted
    ]


def study_line(board: AnalysisBoard) -> Variation | None:
    """Return the line on the board of a study by link, if its author has given it words; they are shown as a note."""
    analysis = board.analysis
    if not board.is_reading or analysis.current is None:
        return None
    line = analysis.lines[analysis.current]
    return line if line.name or line.comment else None


def study_note(words: Words, board: AnalysisBoard, line: Variation) -> Element:
    """Return the author's words on the line, above the board."""
    return h.aside(".banner.study.split.across-3", aria_labelledby="study-title")[
        h.div[
            h.h2("#study-title.breaks")[line_name(words, board.analysis, board.analysis.current)],
            h.p(".breaks.pretty")[line.comment] if line.comment else None,
        ],
        button(do("analysis-edit"), words("analysis.edit"), picture="pencil", classes="is-quiet not-printed"),
    ]


def board_announcement(words: Words, shown: ShownMatch, what: str) -> str:
    """Return the announcement of a stored note, or of the best move when the search is finished."""
    hint = shown.page.hint
    if what == "noted" or hint is None or not hint.choices:
        return words("analysis.noted")
    return words("analysis.best", move=best_words(words, shown.match, shown.selection, hint))


def _analysis(words: Words, shown: ShownMatch, board: AnalysisBoard, refused: RefusedPosition | None) -> Element:
    match, analysis = shown.match, board.analysis
    return h.section(".analysis.floating.stack.gap-3", aria_labelledby="analysis-title")[
        h.header(".split")[
            h.h2("#analysis-title")[words("analysis.lines")],
            h.a(".button", href=board.origin or HOME)[icon("west"), h.span[words("analysis.back")]],
        ],
        h.div(".row.gap-1")[_progress(words, shown), line_steps(words, match, ("first", "last"))],
        chunk(h.lazy(_tree, words, match, analysis.base, analysis.lines, analysis.current)),
        chunk(h.html_of(None if study_line(board) else _note(words, analysis))),
        chunk(h.lazy(_chart, words, match, analysis.expected_totals, analysis.best)),
        _play_on(words, match),
        h.details(".analysis-text")[
            h.summary[words("analysis.text")],
            position_form(words, visible_text(match), refused),
            button(do("analysis-copy"), words("analysis.copy"), picture="copy"),
        ],
        _edit_link(words, match),
        h.p(".hint")[words("analysis.dealt")],
    ]


def _edit_link(words: Words, match: PlayedMatch) -> Node:
    """Return the link that opens the position in the editor; None for a game without one."""
    if position_editor_of(match.record.game) is None:
        return None
    place = f"#{ANALYSIS}/{EDIT_PLACE}{code_of(visible_text(match))}"
    return h.a(".button", href=place)[icon("pencil"), h.span[words("editor.edit")]]


def _progress(words: Words, shown: ShownMatch) -> Node:
    """Return the state of the search for the best moves."""
    hint = shown.page.hint
    if hint is None:
        return None
    return h.p(".grow.hint")[words("analysis.ranking" if hint.stage else "analysis.ranked")]


def _tree(
    words: Words, match: PlayedMatch, base: PlayedMatch, lines: tuple[Variation, ...], current: int | None
) -> Element:
    """Return the moves of the line on the board, each with the lines that part there."""
    analysis = Analysis(base, lines, current)
    others = analysis.branches()

    def beside(line: LogMove) -> Node:
        here = [branch for branch in others if line.before <= branch.at < line.stop]
        return _branches(words, match, analysis, here) if here else None

    beyond = [branch for branch in others if branch.at >= len(match.record.events)]
    return h.div[
        move_log(words, match, "analysis-go", beside, in_notation=True),
        _branches(words, match, analysis, beyond) if beyond else None,
    ]


def _branches(words: Words, match: PlayedMatch, analysis: Analysis, here: list[Branch]) -> Element:
    return h.ul(aria_label=words("analysis.branches"))[
        (h.li[_branch(words, match, analysis, branch)] for branch in here)
    ]


def _branch(words: Words, match: PlayedMatch, analysis: Analysis, branch: Branch) -> Element:
    number, events = branch.number, analysis.whole(branch.number)
    seat = match.game.to_move(match.states[branch.at])
    name, move = line_name(words, analysis, number), None
    if seat >= 0 and branch.at < len(events):
        state = match.game.observe(match.states[branch.at], viewer_seat(match))
        name = words("analysis.branch", line=name, name=match.player(seat))
        move = move_notation(words.language, match.record.game, state, events[branch.at])
    return h.button(
        ".log-line.analysis-branch",
        type="button",
        data_do=do("analysis-line", number=MATCH_LINE if number is None else number),
    )[icon("branch"), h.span[name, [" ", move] if move else None]]


def position_form(
    words: Words,
    text: str = "",
    refused: RefusedPosition | None = None,
    action: str = "analysis-position",
    submit: str = "",
) -> Element:
    """Return the form with the notation of a position, which can be changed. A refused text stays in its field."""
    return h.form(".analysis-note.stack.gap-1", data_submit=action, autocomplete="off")[
        h.label(for_="position")[words("analysis.notation")],
        h.textarea(
            "#position",
            name="position",
            rows="5",
            required=True,
            spellcheck="false",
            aria_invalid="true" if refused else None,
            aria_describedby="position-fault" if refused else None,
        )[refused.text if refused else text],
        _fault(words, refused) if refused else None,
        h.button(".button", type="submit")[icon("confirm"), h.span[submit or words("analysis.set_up")]],
    ]


def _fault(words: Words, refused: RefusedPosition) -> Node:
    """Return the message for a refused text, and a valid one."""
    return [
        h.p("#position-fault.field-fault.row.strong")[
            icon("info"), h.span[words("notice.bad_position", place=refused.place)]
        ],
        h.details[h.summary[words("analysis.example")], h.code[example_of(refused.text)]],
    ]


def line_name(words: Words, analysis: Analysis, number: int | None) -> str:
    """Return the name of a line: that given by the user, or its number."""
    if number is None:
        return words("analysis.match_line")
    return analysis.lines[number].name or words("analysis.line", number=number + 1)


def _note(words: Words, analysis: Analysis) -> Node:
    """Return the form for the name and the comment of the line on the board; None on the match itself."""
    if analysis.current is None:
        return None
    line = analysis.lines[analysis.current]
    # Saved with every key: a finished search replaces the page, and with it what was typed before. Words of another tab
    # need new fields, since a field that has the focus keeps its text.
    save = {"data_form": "analysis-note", "data_submit": "analysis-note"}
    name, comment = (f"line-{field}-{analysis.fills}" for field in ("name", "comment"))
    return h.form(".analysis-note.stack.gap-1", autocomplete="off", aria_labelledby="note-title", **save)[
        h.h3("#note-title", tabindex="-1")[line_name(words, analysis, analysis.current)],
        h.input(type="hidden", name="fill", value=str(analysis.fills)),
        h.label(for_=name)[words("analysis.name")],
        h.input(id=name, type="text", name="name", value=line.name, maxlength=str(MAX_NAME_LENGTH)),
        h.label(for_=comment)[words("analysis.comment")],
        h.textarea(id=comment, name="comment", maxlength=str(MAX_COMMENT_LENGTH), rows="2")[line.comment],
        h.div(".panel-buttons.cluster")[
            h.button(".button", type="submit")[icon("confirm"), h.span[words("analysis.save")]],
            button(do("analysis-delete"), words("analysis.delete"), picture="trash"),
        ],
    ]


def _chart(
    words: Words,
    match: PlayedMatch,
    expected_totals: Mapping[Events, tuple[int, ...]],
    best: Mapping[Events, tuple[Estimate, ...]],
) -> Node:
    """Return the chart of the expected lead, as far as the positions of the line have been on the board.

    Where the best move has been found, the lead is the one that it is listed with.
    """
    events = match.record.events

    def lead(at: int, seat: int) -> int:
        expected, found = leads(expected_totals[events[:at]])[seat], best.get(events[:at])
        mover = match.game.to_move(match.states[at])
        if not found or (seat != mover and len(match.record.players) > PAIR):
            return expected
        return found[0].lead if seat == mover else -found[0].lead

    known = next((at for at in range(len(events) + 1) if events[:at] not in expected_totals), len(events) + 1)
    starts = list(turn_starts(match, known))
    if not starts[1:]:  # one point is no line
        return None
    seats = range(len(match.record.players))
    if len(seats) == PAIR:
        seats = range(max(viewer_seat(match), 0), max(viewer_seat(match), 0) + 1)
    lines = [
        Curve(
            match.player(seat),
            colour_of(match, seat),
            tuple(lead(at, seat) for at in starts),
        )
        for seat in seats
    ]
    here = sum(at <= match.at for at in starts) - 1
    of = len(list(turn_starts(match, len(match.states)))) - 1
    return h.section(aria_labelledby="lead-title")[
        h.h3("#lead-title")[words("analysis.lead")],
        chart(words, lines, [Mark("", 0, here)], of, "analysis.lead", "analysis.lead_from_to"),
        h.p(".hint")[words("analysis.lead_hint")],
    ]


def _play_on(words: Words, match: PlayedMatch) -> Node:
    """Return the form that starts a new match from the position; None after its end."""
    if match.over:
        return None
    return h.form(".analysis-play.stack.gap-1", data_submit="analysis-play-on", autocomplete="off")[
        h.label(for_="level")[words("analysis.level")],
        h.select("#level.select", name="level")[
            (h.option(value=level)[words.of("kind", level)] for level in OPPONENTS)
        ],
        h.button(".button", type="submit")[icon("play-on"), h.span[words("review.play_on")]],
    ]
