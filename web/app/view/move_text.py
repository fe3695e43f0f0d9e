"""Moves, scores and winners in words, for all games."""

from web.app.model.game_api.move_input import ScoreChange, move_input_of
from web.app.model.match.match import Match, visible_position
from web.app.texts import Words
from web.app.view.game_api.match_view import match_view_of


def winners(words: Words, match: Match) -> str:
    """Return the sentence that announces the winners: ``Ada wins ...``."""
    names = [match.player(seat) for seat in match.winners]
    if len(names) == 1:
        return words.of("winner", match.record.game, name=names[0])
    return words("end.winners", names=words("list.and").join(names))


def gain(words: Words, change: ScoreChange) -> str:
    """Return the change of the score after a move: ``Circuits +3, coins -1``."""
    if not change.items:
        return words("gain.nothing")
    return ", ".join(f"{words.of('item', item)} {words.points(points)}" for item, points in change.items)


def announce_move(words: Words, match: Match, at: int) -> str:
    """Return the move played after ``at`` events: player, move and change of the score."""
    before, event, game = visible_position(match, at), match.record.events[at], match.record.game
    name = match.player(max(match.game.to_move(before), 0))
    change = move_input_of(game).score_change(before, event)
    return f"{name} {match_view_of(game).describe_move(words, before, event)} {gain(words, change)}."
