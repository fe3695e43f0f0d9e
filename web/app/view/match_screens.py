"""The screens of an open match, by its purpose: title, screen, and message over the page."""

from typing import assert_never

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import (
    AnalysisBoard,
    LessonMatch,
    MatchPage,
    Model,
    Own,
    PuzzleMatch,
    RuleExample,
    SetUp,
    Shared,
)
from web.app.texts import Words
from web.app.view.html import Element, Node


def title(words: Words, page: MatchPage) -> str:
    """Return the title of the page. That of a match by itself is the round that the screen shows."""
    match page.purpose:
        case Own() | Shared():
            match, replay = page.match, page.replay
            state = match.states[replay.at] if replay else match.state
            number, rounds = move_input_of(match.record.game).current_round(state)
            return words("page.match_title", round=words("round", number=number, of=rounds))
        case purpose:
            return words("page.screen_title", title=_name(words, page.match.record.game, purpose))


def _name(words: Words, game: str, purpose: RuleExample | LessonMatch | PuzzleMatch | AnalysisBoard | SetUp) -> str:
    match purpose:
        case RuleExample(rule=rule):
            from web.app.view.screens.rule_book import rule_title

            return rule_title(words, game, rule)
        case LessonMatch():
            from web.app.view.screens.tutorial import lesson_title

            return lesson_title(words, game)
        case PuzzleMatch():
            from web.app.view.puzzle import puzzle_title

            return puzzle_title(words, game)
        case AnalysisBoard() | SetUp():
            return words("way.analysis")
        case _:
            assert_never(purpose)


def screen(words: Words, model: Model, shown: ShownMatch) -> Element:
    """Return the screen: the match, and the parts around it."""
    match shown.page.purpose:
        case Own() | Shared():
            from web.app.view.match import match_screen

            return match_screen(words, shown)
        case RuleExample() as example:
            from web.app.view.screens.rule_book import rule_screen

            return rule_screen(words, shown, example)
        case LessonMatch():
            from web.app.view.screens.tutorial import lesson_screen

            return lesson_screen(words, model, shown)
        case PuzzleMatch():
            from web.app.view.puzzle import puzzle_screen

            return puzzle_screen(words, model, shown)
        case AnalysisBoard() as board:
            from web.app.view.analysis import analysis_screen, refused_position

            return analysis_screen(words, shown, board, refused_position(model))
        case SetUp() as set_up:
            from web.app.view.analysis import refused_position
            from web.app.view.position_editor import editor_screen

            return editor_screen(words, shown, set_up, refused_position(model))
        case purpose:
            assert_never(purpose)


def toast(words: Words, model: Model, page: MatchPage, match: PlayedMatch) -> Node:
    """Return the message over the page: the banner that offers to save a shared match, until it is closed."""
    if not isinstance(page.purpose, Shared) or page.purpose.dismissed:
        return None
    from web.app.view.bars import share_banner

    return share_banner.bar(words, model, match)
