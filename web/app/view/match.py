"""The screen of a match, and its buttons in the page's header."""

from web.app.model.match import match as matches
from web.app.model.match.match import PAIR, PlayedMatch
from web.app.model.match.replay import moves_since_turn
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import PATH, SetUp
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.bars.share_banner import share_button
from web.app.view.board.screen import board_screen
from web.app.view.chunks import chunk
from web.app.view.components import button, do
from web.app.view.components.replay_button import replay_button
from web.app.view.components.saved_matches import round_of
from web.app.view.components.undo_button import undo_button
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element, Node
from web.app.view.venues import venue_parts


def match_screen(words: Words, shown: ShownMatch) -> Element:
    """Return the screen of the match, or the review."""
    if review := shown.page.review:
        from web.app.view.panels.review import review_screen

        return review_screen(words, shown.page, review)
    return board_screen(words, shown)


def match_tools(words: Words, shown: ShownMatch) -> Node:
    """Return the round and the buttons that the header shows during a match."""
    match = shown.match
    number, rounds = round_of(match)
    return [
        h.div(".round.hint")[
            h.p(data_short=f"{number}/{rounds}")[words("round", number=number, of=rounds)],
            _aim(words, match) if match.id.startswith(PATH) else None,
        ],
        chunk(
            h.div(".tools.match-tools")[
                match_view_of(match.record.game).tools(words, shown),
                _steps(words, shown),
            ]
        ),
    ]


def _aim(words: Words, match: PlayedMatch) -> Node:
    from web.app.view.components.stars import aim_line

    return aim_line(words, match)


def _steps(words: Words, shown: ShownMatch) -> Node:
    """Return the buttons that go to other positions; those of a replay are at the bottom of the page."""
    if shown.page.analysis_board:
        from web.app.view.analysis import board_steps

        return board_steps(words, shown.match)
    if isinstance(shown.page.purpose, SetUp):
        from web.app.view.position_editor import draft_steps

        return draft_steps(words, shown.page.purpose.draft)
    return None if shown.page.replay else _history_buttons(words, shown)


def menu_buttons(words: Words, shown: ShownMatch) -> list[Element | None]:
    """Return the header buttons that do not fit on a phone, with labels, for the menu."""
    match, page = shown.match, shown.page
    if page.replay or page.review or page.analysis_board:
        return []
    return [
        *venue_parts(page.venue).tools(words, shown, show_label=True),
        _recap_button(words, shown, show_label=True),
        replay_button(words, match, show_label=True),
        _variations_button(words, show_label=True) if match.lines and shown.may_undo else None,
    ]


def _recap_button(words: Words, shown: ShownMatch, *, show_label: bool) -> Element | None:
    """Return the button that lists the moves since the last turn; None with a single opponent or after the end."""
    match = shown.match
    if match.over or len(match.record.players) == PAIR:
        return None
    return button(
        do("dialog", name="recap"),
        words("recap.title"),
        picture="steps",
        classes="recap-tool",
        key="s",
        show_label=show_label,
        disabled=not (shown.page.may_choose and moves_since_turn(match)),
    )


def _variations_button(words: Words, *, show_label: bool) -> Element:
    """Return the button that lists the variations."""
    lines = do("dialog", name="lines")
    return button(lines, words("lines.title"), picture="history", classes="other-tries", show_label=show_label)


def _history_buttons(words: Words, shown: ShownMatch) -> Node:
    """Return the buttons for undo, redo, variations, recap, replay and share."""
    match, playing = shown.match, shown.may_undo
    stuck = playing and matches.undo_target(match) is None
    refused = stuck and bool(matches.undo_barrier(match))
    return [
        undo_button(
            words,
            shown.page,
            disabled=not playing or (stuck and not refused),
            classes="with-word",
            aria_disabled="true" if refused else None,  # a click says why
        ),
        button(
            do("redo"),
            words("redo"),
            picture="redo",
            key="y",
            show_label=False,
            disabled=not playing or matches.redo_target(match) is None,
        ),
        _variations_button(words, show_label=False) if match.lines and playing else None,
        _recap_button(words, shown, show_label=False),
        replay_button(words, match),
        *venue_parts(shown.page.venue).tools(words, shown, show_label=False),
        share_button(words, classes="sharing-tool", show_label=False)
        if shown.page.may_share and not match.over
        else None,
    ]
