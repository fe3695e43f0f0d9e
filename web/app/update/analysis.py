"""Actions on the analysis board: open it, walk along the lines, name them, and play on from a position."""

import re
from dataclasses import replace
from typing import Final, Literal

from hofgarten.bots import LEVEL_NAMES
from hofgarten.game import BadPosition
from hofgarten.position import MAX_POSITION_LENGTH
from hofgarten.registry import GAMES
from web.app.model import schema_version
from web.app.model.action import Fields, printable
from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.links import share_link
from web.app.model.links.codec import LinkError, pack, public_part
from web.app.model.match import replay
from web.app.model.match.analysis import (
    MATCH_LINE,
    MAX_NAME_LENGTH,
    Analysis,
    analysis_of,
    board_of,
    comment_of,
    first_estimates,
    match_at,
    next_stop,
    playable,
    start_key,
    visible_text,
    with_lines,
)
from web.app.model.match.analysis_merge import merged_lines, told_lines
from web.app.model.match.default_names import in_language
from web.app.model.match.match import ANALYSIS_KEY, Events, PlayedMatch
from web.app.model.match.move_estimate import Estimate
from web.app.model.mode import origin_of, place_of
from web.app.model.model import (
    ANALYSIS,
    ANALYSIS_MATCH,
    ANALYSIS_SHARE,
    MATCH_PLACE,
    SHARE_PLACE,
    AnalysisBoard,
    Announcement,
    Handler,
    Hint,
    MatchPage,
    Model,
    Page,
    Screen,
    StartPage,
    Update,
    match_page,
)
from web.app.texts import Words
from web.app.update.fork import play_on
from web.app.update.open_match import next_focus
from web.app.update.registry import during, for_purpose

MAX_PLAYERS: Final = max(max(game.players) for game in GAMES.values())
"""The largest number of players of any game."""

LAST_OF_ONE_UNIT: Final = "\uffff"
"""The last character that is one unit of UTF-16; the browser counts units."""


def open_screen(model: Model, subject: str, before: Page) -> Update:
    """Open a board, or the choice of a position; ``subject`` is untrusted text."""
    if not subject:
        return Update(replace(model, page=Screen(ANALYSIS, "", origin_of(before))))
    board = before.analysis_board if isinstance(before, MatchPage) else None
    return open_board(model, subject, board.origin if board else way_back(before))


def way_back(before: Page) -> str:
    """Return the place to which a board opened from a page leads back; empty for the start screen."""
    return "" if isinstance(before, StartPage) else place_of(before)


def open_board(model: Model, subject: str, origin: str) -> Update:
    """Open a board for a saved match or a share link; ``subject`` is untrusted text."""
    if subject.startswith(ANALYSIS_SHARE):
        try:
            match, at, code = share_link.read_share_link(subject.removeprefix(ANALYSIS_SHARE))
        except LinkError as error:
            return Update(replace(model, notice=f"share_{error.key}"))
        # After a reload, the way back leads to the match, which can be kept there.
        way = f"{SHARE_PLACE}{code.partition('/')[0]}" if match.at else ""
        match = in_language(match, Words(model.language))
        result = _open(model, match, at, f"{ANALYSIS_SHARE}{code}", origin or way)
        line = re.match(r"[^/]*/(\d{1,4})/(\d{1,2})(?!\d)", subject.removeprefix(ANALYSIS_SHARE), re.ASCII)
        return _on_line(result, code.partition("/")[0], int(line[1]), int(line[2])) if line else result
    identity, _, events = subject.removeprefix(ANALYSIS_MATCH).partition("/")
    saved = model.library.matches.get(identity) if subject.startswith(ANALYSIS_MATCH) else None
    if saved is None or saved.match is None:
        return Update(replace(model, notice="not_found" if saved is None else "damaged"))
    wanted = re.match(r"\d{1,4}", events, re.ASCII)
    at = replay.stop_at(saved.match, int(wanted[0]) if wanted else saved.match.at)
    # After a reload, the way back leads to the match.
    return _open(model, saved.match, at, f"{ANALYSIS_MATCH}{identity}/{at}", origin or f"{MATCH_PLACE}{identity}")


def _open(model: Model, match: PlayedMatch, at: int, place: str, origin: str) -> Update:
    base = board_of(match)
    analysis = analysis_of(match, base)
    # The lines in a link are somebody's study: its words come first, the best moves when they are asked for.
    is_study = place.startswith(ANALYSIS_SHARE) and bool(analysis.lines)
    board = AnalysisBoard(place, analysis, origin, live=not is_study, is_reading=is_study)
    page = match_page(replace(base, at=at), board)
    return Update(replace(model, page=page), Announcement("turn"), next_focus(page))


def _on_line(result: Update, code: str, events: int, number: int) -> Update:
    """Return the update that opens a board with a line of its analysis on it, as far as the link says."""
    page = result.model.page
    if not isinstance(page, MatchPage) or number >= len(_board(page).analysis.lines):
        return result
    analysis, match = _board(page).analysis.on_line(number, 0)
    at = max(stop for stop in _stops(match) if stop <= events)
    board = _board(page)._replace(analysis=analysis, place=f"{ANALYSIS_SHARE}{code}/{events}/{number}")
    page = match_page(replace(match, at=at), board)
    return replace(result, model=replace(result.model, page=page), focus=next_focus(page))


def open_position(model: Model, text: str, origin: str) -> Update:
    """Open a board at a position in its notation, which is untrusted text.

    Raises:
        BadPosition: The text is none.
    """
    match = match_at(one_line(text), default_names(model))
    return open_board(model, f"{ANALYSIS_SHARE}{pack(public_part(match))}", origin)


def default_names(model: Model) -> list[str]:
    """Return names for the seats of a position."""
    return [Words(model.language)("player.name", number=number) for number in range(1, MAX_PLAYERS + 1)]


def _set_up(model: Model, *, fields: Fields) -> Update:
    """Open a board at the position in a form."""
    page, text = model.page, one_line(fields.get("position", ""))
    board = page.analysis_board if isinstance(page, MatchPage) else None
    origin = board.origin if board else page.origin if isinstance(page, Screen) else ""
    clear = replace(model, notice="", dialog=None)
    try:
        return open_position(clear, text, origin)
    except BadPosition as error:
        return refuse_position(clear, text, error)


def one_line(text: object) -> str:
    """Return the text for a position, which is untrusted, as one line."""
    return " ".join(str(text)[:MAX_POSITION_LENGTH].split())


def refuse_position(model: Model, text: str, error: BadPosition) -> Update:
    """Return the message for a text that is no position. It stays in the field, with the part at fault selected."""
    game, words = next(iter(text.split()), ""), Words(model.language)
    place = _place_words(words.of_game(game) if game in GAMES else words, error.place)
    refused = replace(model, notice="bad_position", notice_args={"place": place, "text": text})
    begin, end = error.span or (0, len(text))
    select = (_utf16_length(text[:begin]), _utf16_length(text[:end]))
    return Update(refused, focus="position", focus_after_click=True, select=select)


def _utf16_length(text: str) -> int:
    """Return the length of a text as the browser counts it."""
    return len(text) + sum(sign > LAST_OF_ONE_UNIT for sign in text)


def _place_words(words: Words, place: str) -> str:
    """Return the place of a fault in a position in words: ``player 2, garden, row 3``."""
    parts = []
    for part in place.split(", "):
        name, _, number = part.partition(" ") if part[-1:].isdigit() else (part, "", "")
        if name == "seat":
            parts.append(words("player.name", number=int(number) + 1))
        else:
            key = name.replace(" ", "_")
            parts.append(f"{words.of('place', key)} {number}".rstrip() if words.has(f"place.{key}") else part)
    return words.commas(parts)


def _copy_position(model: Model, page: MatchPage, _board: AnalysisBoard) -> Update:
    """Copy the notation of the position on the board."""
    return Update(model, command={"kind": "copy", "text": visible_text(page.match)})


def enter_move(result: Update) -> Update:
    """Enter a move that was played on the board into its analysis."""
    page = result.model.page
    assert isinstance(page, MatchPage)
    before = _board(page).analysis
    return _saved(replace(result, model=replace(result.model, page=_with_move(page, before))), before)


def search_best(result: Update, page: MatchPage) -> Update:
    """Keep a finished ranking of the moves, and request the next one."""
    page, model = _with_search_result(page), result.model
    if page.activity is None:
        page = _with_best(page)
    if page.activity is None and _is_due(page):
        # The first ranking is part of this reply: an answer of the worker would come a rendering later.
        model, page = _searching(model, page, first_estimates(page.match))
    return replace(result, model=replace(model, page=page))


def _board(page: MatchPage) -> AnalysisBoard:
    assert page.analysis_board is not None
    return page.analysis_board


def _saved(result: Update, before: Analysis) -> Update:
    """Save the lines of the board, with the match in the library or in its place, if they differ from those before."""
    model, page = result.model, result.model.page
    assert isinstance(page, MatchPage)
    board = _board(page)
    if board.analysis.lines == before.lines:
        return result
    match = share_link.analysed_match(model.library, board)
    is_in_library = board.place.startswith(ANALYSIS_MATCH)
    if match is None or match.at < board.analysis.base.at:
        # Deleted, or taken back, in another tab.
        match, is_in_library = board.analysis.base, False
        model = replace(model, notice="lines_by_link")
    match = with_lines(match, board.analysis)
    # Without the number of a line, which may be another one now.
    events, record = board.place.split("/")[2:3], public_part(match)
    if is_in_library:
        # The time of saving stays: an analysis does not change the match.
        model = replace(model, library=saved_matches.put_match(model.library, match))
    elif board.analysis.lines and ANALYSIS_KEY not in record.extra:
        model = model if model.embed else replace(model, notice="lines_too_long")
    else:
        place = "/".join((f"{ANALYSIS_SHARE}{pack(record)}", *events))
        model = replace(model, page=page._replace(purpose=board._replace(place=place)))
    return replace(result, model=model)


def _with_analysis(page: MatchPage, analysis: Analysis) -> MatchPage:
    return page._replace(purpose=_board(page)._replace(analysis=analysis))


def _with_move(page: MatchPage, analysis: Analysis) -> MatchPage:
    """Return the page with an analysis that contains the line on the board."""
    if page.match.record.events == analysis.whole(analysis.current):
        return page
    analysis, match = analysis.with_move(page.match)
    return _with_analysis(page, analysis)._replace(match=match)


def _with_search_result(page: MatchPage) -> MatchPage:
    """Return the page with the result of a finished search in its analysis; an empty selection shows it again."""
    hint, analysis, played = page.hint, _board(page).analysis, _played(page.match)
    if hint is None or hint.stage or not hint.choices:
        return page
    if hint.folded and page.selection.is_empty:
        page = page._replace(activity=hint._replace(folded=False))
    if played in analysis.best:
        return page
    return _with_analysis(page, replace(analysis, best={**analysis.best, played: hint.choices}))


def _with_best(page: MatchPage) -> MatchPage:
    """Return the page with the best moves, if they have been found before."""
    board = _board(page)
    best = board.analysis.best.get(_played(page.match))
    if not board.live or best is None or board.analysis.unknown_since(page.match) is not None:
        return page
    return page._replace(activity=Hint(0, best, folded=_is_choosing(page)))


def _is_due(page: MatchPage) -> bool:
    """Return True if the best moves of the position, or expected totals up to it, are to be requested."""
    board, match = _board(page), page.match
    return board.live and (not match.over or board.analysis.unknown_since(match) is not None)


def _is_choosing(page: MatchPage) -> bool:
    return not page.selection.is_empty


def _played(match: PlayedMatch) -> Events:
    return match.record.events[: match.at]


def _searching(model: Model, page: MatchPage, choices: tuple[Estimate, ...]) -> tuple[Model, MatchPage]:
    """Return the page with a first estimate and its next request: for expected totals if some are missing."""
    number, known = model.last_request + 1, _board(page).analysis.unknown_since(page.match) is None
    hint = Hint(number, choices, folded=_is_choosing(page), stage="search" if known else "totals")
    return replace(model, last_request=number), page._replace(activity=hint)


def _take_totals(model: Model, page: MatchPage, hint: Hint, *, number: int, expected_totals: object) -> Update:
    """Store expected totals and request the search; answers to earlier requests are ignored."""
    if page.analysis_board is None or hint.stage != "totals" or number != hint.number:
        return Update(model)
    analysis = page.analysis_board.analysis.with_expected_totals(page.match, expected_totals)
    if analysis is None:
        return ranking_failed(model, page)
    page = _with_analysis(page, analysis)
    if page.match.over:
        return Update(replace(model, page=page._replace(activity=None)))
    number = model.last_request + 1
    page = page._replace(activity=hint._replace(number=number, stage="search"))
    return Update(replace(model, page=page, last_request=number))


def ranking_failed(model: Model, page: MatchPage) -> Update:
    """Stop looking for the best moves after a failed request, with a message."""
    page = page._replace(purpose=_board(page)._replace(live=False), activity=None)
    return Update(replace(model, page=page, notice="hint_failed"))


def _show(model: Model, page: MatchPage, analysis: Analysis, match: PlayedMatch) -> Update:
    """Show a position of an analysis."""
    shown = match_page(match, _board(page)._replace(analysis=analysis))._replace(focused_seat=page.focused_seat)
    return Update(replace(model, page=shown, notice=""), Announcement("replayed"))


def _step(
    model: Model, page: MatchPage, board: AnalysisBoard, *, to: Literal["first", "back", "next", "last"]
) -> Update:
    """Go to the beginning or the end of the line, or one step back or forward."""
    match, stops = page.match, _stops(page.match)
    before, after = [at for at in stops if at < match.at], [at for at in stops if at > match.at]
    targets = {"first": before[:1], "back": before[-1:], "next": after[:1], "last": after[-1:]}[to]
    return _show(model, page, board.analysis, replace(match, at=targets[0])) if targets else Update(model)


def _stops(match: PlayedMatch) -> tuple[int, ...]:
    return replay.stops(match, len(match.record.events))


def _go(model: Model, page: MatchPage, board: AnalysisBoard, *, at: int) -> Update:
    """Go to a position of the line."""
    return _show(model, page, board.analysis, replace(page.match, at=at)) if at in _stops(page.match) else Update(model)


def _open_line(model: Model, page: MatchPage, board: AnalysisBoard, *, number: int) -> Update:
    """Put another line on the board, after the first of its moves that the present one lacks; -1 is the match."""
    wanted = None if number == MATCH_LINE else number
    branch = next((line for line in board.analysis.branches() if line.number == wanted), None)
    if branch is None:
        return Update(model)
    analysis, match = board.analysis.on_line(wanted, branch.at)
    at = min(branch.at + 1, len(match.record.events))
    return _show(model, page, analysis, replace(match, at=next_stop(match, at)))


def _note(model: Model, page: MatchPage, board: AnalysisBoard, *, fields: Fields) -> Update:
    """Store the name and the comment of the line on the board."""
    analysis = board.analysis
    if analysis.current is None:
        return Update(model)
    line = analysis.lines[analysis.current]
    noted = line._replace(
        name=printable(fields.get("name"), MAX_NAME_LENGTH).strip(), comment=comment_of(fields.get("comment"))
    )
    if fields.get("fill", str(analysis.fills)) == str(analysis.fills):
        analysis = analysis.with_note(analysis.current, noted.name, noted.comment)
    elif noted != line:
        model, analysis = replace(model, notice="lines_kept"), replace(analysis, lines=(*analysis.lines, noted))
    return _saved(Update(replace(model, page=_with_analysis(page, analysis)), Announcement("noted")), board.analysis)


def _edit(model: Model, page: MatchPage, board: AnalysisBoard) -> Update:
    """Show the words of the lines in a form."""
    edited = page._replace(purpose=board._replace(is_reading=False))
    return Update(replace(model, page=edited), focus="note-title")


def take_match(model: Model, page: MatchPage, before: SavedMatch | None, base: str | None) -> Model:
    """Return the model after another tab has saved the match of the board in place of the text ``base``.

    ``before`` is the match as this tab had it. A match that cannot be read, or was taken back, leaves the board alone.
    """
    board = _board(page)
    saved, analysis = share_link.analysed_match(model.library, board), board.analysis
    if saved is None or saved.at < analysis.base.at:
        return model
    raw = schema_version.parse_object(base or "") or {}
    events = raw.get("events")
    known = tuple(events) if isinstance(events, list) else ()
    merged = merged_lines(saved, analysis, told_lines(raw.get(ANALYSIS_KEY), known, start_key(saved)))
    extra = {key: value for key, value in saved.record.extra.items() if key != ANALYSIS_KEY}
    extra |= {ANALYSIS_KEY: merged.raw} if merged.raw else {}
    both = replace(saved, record=replace(saved.record, extra=extra))
    if both.record != saved.record:
        model = replace(model, library=saved_matches.put_match(model.library, both))
    if merged.has_both:
        model = replace(model, notice="lines_kept")
    old = before.match if before else None
    if old is None or old.record.events[: old.at] != saved.record.events[: saved.at]:
        # Hidden parts are dealt again, so the search begins again.
        analysis, page = (
            replace(analysis, base=board_of(saved), expected_totals={}, best={}),
            page._replace(activity=None),
        )
    after = analysis_of(both, analysis.base)
    return replace(model, page=_on_lines(page, replace(analysis, lines=after.lines, unread=after.unread)))


def _on_lines(page: MatchPage, analysis: Analysis) -> MatchPage:
    """Return the page with other lines; that on the board stays there, else the match takes its place."""
    old, lines, number = _board(page).analysis, analysis.lines, None
    after = replace(analysis, current=None)
    if old.current is not None:
        line, whole = old.lines[old.current], old.whole(old.current)
        same = (at for at in range(len(lines)) if after.whole(at)[: len(whole)] == whole)
        number = max(same, key=lambda at: (lines[at].words, lines[at].start) == (line.words, line.start), default=None)
        if number is None or lines[number].words != line.words:
            after = replace(after, fills=old.fills + 1)
    at = page.match.at if number is not None or old.current is None else min(page.match.at, analysis.base.at)
    after, match = after.on_line(number, at)
    return _with_analysis(page, after)._replace(match=match)


def _delete(model: Model, page: MatchPage, board: AnalysisBoard) -> Update:
    """Delete the line on the board, and go to the position where it left the match."""
    analysis = board.analysis
    if analysis.current is None:
        return Update(model)
    at = min(analysis.lines[analysis.current].at, page.match.at)
    analysis = analysis.without_line(analysis.current)
    return _saved(_show(model, page, analysis, replace(analysis.base, at=at)), board.analysis)


def _play_on(model: Model, page: MatchPage, _board: AnalysisBoard, *, fields: Fields) -> Update:
    """Start a new match from the position: the user moves next, against bots of a level."""
    match, level = page.match, fields.get("level")
    if match.turn < 0 or level not in LEVEL_NAMES:
        return Update(model)
    name = Words(model.language).of("kind", level)
    return play_on(model, playable(match, level, name), match.at, replay.branched)


HANDLERS: Final[dict[str, Handler]] = {
    "totals-found": during(Hint, _take_totals),
    "analysis-step": for_purpose(AnalysisBoard, _step),
    "analysis-go": for_purpose(AnalysisBoard, _go),
    "analysis-line": for_purpose(AnalysisBoard, _open_line),
    "analysis-note": for_purpose(AnalysisBoard, _note),
    "analysis-edit": for_purpose(AnalysisBoard, _edit),
    "analysis-delete": for_purpose(AnalysisBoard, _delete),
    "analysis-position": _set_up,
    "analysis-copy": for_purpose(AnalysisBoard, _copy_position),
    "analysis-play-on": for_purpose(AnalysisBoard, _play_on),
}
