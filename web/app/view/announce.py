"""What a screen reader says after an action, in words."""

from web.app.model.game_api.move_input import play_of
from web.app.model.match.match import Match
from web.app.model.match.replay import looked_back
from web.app.model.model import Said, Table
from web.app.texts import Words
from web.app.view import move_text
from web.app.view.correspondence import news_words
from web.app.view.game_api.match_view import look_of
from web.app.view.hints import hint_words
from web.app.view.read_aloud import read
from web.app.view.replay import past_words
from web.app.view.tutorial_panel import spoken


def announce(table: Table, said: Said) -> str:
    """Return the sentence; empty when there is nothing to say."""
    table, words = looked_back(table), Words(table.language)
    if said.what == "newer":
        return words("offline.newer")
    match = table.match
    if match is None:
        return ""
    if said.what in {"moved", "shown", "past", "undone", "turn", "linked"}:
        return _course(words, table, said, match)
    if said.what == "read":
        return read(words, table, match, said.part)
    if said.what == "coached":
        return spoken(words, table)
    look = look_of(match.record.game)
    if said.what == "refused":
        return look.refused(words, table.turn.refusal) if table.turn.refusal else ""
    return look.chosen(words, table, match) if said.what == "chosen" else _advice(words, table, said.what, match)


def _course(words: Words, table: Table, said: Said, match: Match) -> str:
    """Return what happened in the match, and what comes next; of one that is looked back at the position."""
    if table.past is not None:
        return past_words(words, match)
    match said.what:
        case "moved":
            return f"{_moved(words, match, said.at)} {_next(words, match)}"
        case "shown":
            return _moved(words, match, said.at)
        case "linked":
            return f"{news_words(words, match)} {_next(words, match)}".lstrip()
        case "undone":
            return f"{words('say.undone')} {_next(words, match)}"
        case _:
            return _next(words, match)


def _advice(words: Words, table: Table, what: str, match: Match) -> str:
    if what == "reviewed":
        return words("review.done")
    if what == "hinting" or table.hint is None:
        return words("hint.thinking")
    return words("hint.all", moves=hint_words(words, match, table.turn, table.hint))


def _moved(words: Words, match: Match, at: int) -> str:
    """Return what was played, and with which round the match goes on when that was the last move of one."""
    moved, rounds = look_of(match.record.game).moved(words, match, at), play_of(match.record.game).rounds
    (before, _), (now, of) = rounds(match.states[at]), rounds(match.state)
    begins = words("read.round", round=words("round", number=now, of=of)) if now != before else ""
    return f"{moved} {begins}".rstrip()


def _next(words: Words, match: Match) -> str:
    return move_text.winners(words, match) if match.over else words("say.turn", name=match.player(max(match.turn, 0)))
