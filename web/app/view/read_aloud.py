"""Reading parts of a match aloud: sentences for a key or for buttons that only screen readers reach."""

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.read_aloud import PARTS
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, move_text
from web.app.view.components.players import stage_seat
from web.app.view.game_api.game_views import match_view_of, reading_of
from web.app.view.html import Element


def reading_buttons(words: Words) -> Element:
    """Return the buttons. They are visually hidden and not in the tab order, but screen readers find them."""
    return h.section(".visually-hidden", aria_label=words("read.title"))[
        (
            button(do("read", part=part), words.of("read", part), key=str(number), tabindex="-1")
            for number, part in enumerate(PARTS, 1)
        ),
        button(do("ask-open"), words("read.ask"), key="/", tabindex="-1"),
    ]


def read(words: Words, shown: ShownMatch, part: str) -> str:
    """Return a part of a match in words."""
    match = shown.match
    reading = reading_of(match.record.game)
    match part:
        case "garden":
            return reading.garden(words, shown, stage_seat(shown))
        case "offer":
            return move_text.standing(words, match) if match.over else reading.offer(words, shown)
        case "moves":
            return _moves(words, match)
        case "choices":
            return reading.choices(words, shown) if shown.page.may_choose else move_text.standing(words, match)
        case "score":
            return _score(words, match)
        case _:
            number, of = move_input_of(match.record.game).current_round(match.state)
            return words.sentences([words("read.round", number=number, of=of), move_text.standing(words, match)])


def _moves(words: Words, match: PlayedMatch) -> str:
    """Return the moves since the last one by the player to move; at the end of the match, those of the last turn."""
    events = [at for at in range(match.at) if match.game.to_move(match.states[at]) >= 0]
    if not events:
        return words.sentences([words("replay.begin")])
    turns = [match.game.turns_played(match.states[at]) for at in events]
    mine = [turn for at, turn in zip(events, turns, strict=True) if match.game.to_move(match.states[at]) == match.turn]
    begun = turns[-1] if match.over else mine[-1] + 1 if mine else 0
    # In the middle of a turn of several moves, include its earlier moves.
    since = min(begun, turns[-1])
    told = [at for at, turn in zip(events, turns, strict=True) if turn >= since]
    return " ".join(match_view_of(match.record.game).announce_move(words, match, at) for at in told)


def _score(words: Words, match: PlayedMatch) -> str:
    """Return every player's total, its items, and those that do not count yet. Items without points are omitted."""
    scores = move_input_of(match.record.game).running_scores(visible_position(match))
    return " ".join(
        words(
            "read.points",
            name=match.player(seat),
            total=words.count("players.total", score.total, total=words.number(score.total)),
            items=move_text.itemised(words, score.items.items(), score.possible.items(), words.number)
            or words("read.nothing"),
        )
        for seat, score in enumerate(scores)
    )
