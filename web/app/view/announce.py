"""Announcements: the sentence that a screen reader speaks after an action."""

from typing import Literal, assert_never

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import goes_on
from web.app.model.match.shown_match import ShownMatch, shown_match
from web.app.model.model import Announcement, MatchPage, Model, SetUp
from web.app.texts import Words
from web.app.view.components import move_text
from web.app.view.game_api.game_views import match_view_of
from web.app.view.read_aloud import read


def announce(model: Model, said: Announcement) -> str:
    """Return the sentence for an announcement; an empty string if there is no sentence."""
    words = model.words
    if said.kind == "newer":
        return words("offline.newer")
    if said.kind == "judged":
        from web.app.view.puzzle import announcement

        return announcement(words, model)
    if not isinstance(model.page, MatchPage):
        return ""
    if said.kind == "noted" and isinstance(model.page.purpose, SetUp):
        from web.app.view.position_editor import announcement as editor_announcement

        return editor_announcement(words, model.page.purpose.draft)
    if said.kind == "coached":
        from web.app.model.teaching.active_lesson import active_lesson
        from web.app.view.panels.tutorial import coach_announcement

        active = active_lesson(model)
        return coach_announcement(words, active) if active else ""
    if said.kind == "asked":
        from web.app.view.bars.ask import answer

        return answer(words, shown_match(model.page, model.settings), model.asked) if model.asked else ""
    if said.kind == "room":
        from web.app.view.panels.room import announcement as room_announcement

        return room_announcement(words, model, model.page)
    return _announce_in_match(words, shown_match(model.page, model.settings), said)


def _announce_in_match(words: Words, shown: ShownMatch, said: Announcement) -> str:
    view = match_view_of(shown.match.record.game)
    match said.kind:
        case "moved" | "shown" | "replayed" | "undone" | "turn" | "linked" as kind:
            return _match_sentence(words, shown, kind, said.at)
        case "read":
            return read(words, shown, said.part)
        case "ranked" | "noted" as kind:
            from web.app.view.analysis import board_announcement

            return board_announcement(words, shown, kind)
        case "refused":
            return view.refusal_text(words, shown.selection.refusal) if shown.selection.refusal else ""
        case "chosen":
            sentence = view.announce_selection(words, shown)
            return words.sentences([sentence, words("keys.first")]) if _is_first_piece(shown) else sentence
        case "rotated":
            return view.announce_selection(words, shown, rotated=True)
        case "hinting" | "hinted" | "reviewed" as kind:
            return _hint_sentence(words, shown, kind)
        case "newer" | "judged" | "coached" | "room" | "asked":  # the sentences of `announce`
            return ""
        case kind:
            assert_never(kind)


def _is_first_piece(shown: ShownMatch) -> bool:
    """Return True if a piece is chosen in a player's first turn, and no place for it yet."""
    match, selection = shown.match, shown.selection
    play = move_input_of(match.record.game)
    return match.at < len(match.names) and play.next_focus(match.state, selection) == "garden"


def _match_sentence(
    words: Words,
    shown: ShownMatch,
    kind: Literal["moved", "shown", "replayed", "undone", "turn", "linked"],
    before: int,
) -> str:
    """Return the announcement of a move, an undo or a turn. During a replay, return the position instead."""
    match = shown.match
    if shown.page.replay or (shown.page.analysis_board and kind == "replayed"):
        from web.app.view.panels.replay import replay_announcement

        return replay_announcement(words, match)
    match kind:
        case "moved" | "shown":
            moved = _moved(words, match, before)
            return moved if goes_on(match, before) else words.sentences([moved, move_text.standing(words, match)])
        case "linked":
            from web.app.view.panels.correspondence import news_words

            return words.sentences([news_words(words, match), move_text.standing(words, match)])
        case "undone":
            return words.sentences([words("say.undone"), move_text.standing(words, match)])
        case "turn" | "replayed":
            return move_text.standing(words, match)


def _hint_sentence(words: Words, shown: ShownMatch, what: Literal["hinting", "hinted", "reviewed"]) -> str:
    hint = shown.page.hint
    if what == "reviewed":
        return words("review.done")
    if what == "hinting" or hint is None:
        return words("hint.thinking")
    from web.app.view.panels.hints import hint_words

    return words("hint.all", moves=hint_words(words, shown.match, shown.selection, hint))


def _moved(words: Words, match: PlayedMatch, at: int) -> str:
    """Return the moves played after ``at`` events, and the new round if they ended one."""
    view, rounds = match_view_of(match.record.game), move_input_of(match.record.game).current_round
    moves = [number for number in range(at, match.at) if match.game.to_move(match.states[number]) >= 0]
    moved = [view.announce_move(words, match, number) for number in moves]
    (before, _), (now, of) = rounds(match.states[at]), rounds(match.state)
    begins = words("read.round_begins", number=now, of=of) if now != before else ""
    return words.sentences([*moved, begins])
