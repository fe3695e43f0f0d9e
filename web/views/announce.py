"""What a screen reader says after an action, in words."""

from engine.zen_garden.play import turn as whose_turn
from engine.zen_garden.state import State
from web.match import Match
from web.state import Said, Table
from web.texts import Words
from web.views.zen_garden import words as say
from web.views.zen_garden.hints import hint_words
from web.views.zen_garden.panel import refusal_parts
from web.zen_garden.turn import gain, move_from, move_of


def announce(table: Table, said: Said) -> str:
    """Return the sentence; empty when there is nothing to say."""
    match, words = table.match, Words(table.language)
    if match is None:
        return ""
    match said.what:
        case "refused":
            refusal = table.turn.refusal
            return words(f"refusal.{refusal.key}", **refusal_parts(words, refusal)) if refusal else ""
        case "moved":
            return f"{_moved(words, match, said.at)} {_next(words, match)}"
        case "shown":
            return _moved(words, match, said.at)
        case "undone":
            return f"{words('say.undone')} {_next(words, match)}"
        case "turn":
            return _next(words, match)
        case "chosen":
            return _chosen(words, table, match.state)
        case _:
            return _advice(words, table, said.what, match.state)


def _moved(words: Words, match: Match, at: int) -> str:
    before = match.states[at]
    move = move_from(match.record.events[at])
    name = match.player(max(whose_turn(before), 0))
    return f"{name} {say.move(words, before, move)} {say.gain(words, gain(before, move))}."


def _advice(words: Words, table: Table, what: str, state: State) -> str:
    if what == "reviewed":
        return words("review.done")
    if what == "hinting" or table.hint is None:
        return words("hint.thinking")
    return words("hint.all", moves=hint_words(words, state, table.hint))


def _next(words: Words, match: Match) -> str:
    return say.winners(words, match) if match.over else words("say.turn", name=match.player(max(match.turn, 0)))


def _chosen(words: Words, table: Table, state: State) -> str:
    turn, move = table.turn, move_of(table.turn)
    if move is not None:
        return f"{say.offer(words, state, move)} {say.gain(words, gain(state, move))}."
    if turn.slot is not None:
        return f"{words('say.chose', tile=say.tile(words, state.board[turn.slot]))} {words('help.place')}"
    moved = say.shift(words, turn.shift)
    return words("move.shifted", shift=moved) if moved else words("say.nothing_chosen")
