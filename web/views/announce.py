"""What a screen reader says after an action, in words."""

from web.match import Match
from web.state import Said, Table
from web.texts import Words
from web.views import say
from web.views.hints import hint_words
from web.views.look import look_of


def announce(table: Table, said: Said) -> str:
    """Return the sentence; empty when there is nothing to say."""
    match, words = table.match, Words(table.language)
    if match is None:
        return ""
    look = look_of(match.record.game)
    match said.what:
        case "refused":
            return look.refused(words, table.turn.refusal) if table.turn.refusal else ""
        case "moved":
            return f"{look.moved(words, match, said.at)} {_next(words, match)}"
        case "shown":
            return look.moved(words, match, said.at)
        case "undone":
            return f"{words('say.undone')} {_next(words, match)}"
        case "turn":
            return _next(words, match)
        case "chosen":
            return look.chosen(words, table, match)
        case _:
            return _advice(words, table, said.what, match)


def _advice(words: Words, table: Table, what: str, match: Match) -> str:
    if what == "reviewed":
        return words("review.done")
    if what == "hinting" or table.hint is None:
        return words("hint.thinking")
    return words("hint.all", moves=hint_words(words, match, table.turn, table.hint))


def _next(words: Words, match: Match) -> str:
    return say.winners(words, match) if match.over else words("say.turn", name=match.player(max(match.turn, 0)))
