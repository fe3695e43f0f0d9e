"""The bar with the field for a move or a question, and the answers, which are spoken, too."""

import re
from collections.abc import Sequence
from typing import Final

from hofgarten.game import module_name
from web.app import optional
from web.app.model.asked import MAX_LENGTH, QUESTIONS, Asked
from web.app.model.game_api.game_page import has_rule_book, move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch, State, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, move_text
from web.app.view.components.players import stage_seat
from web.app.view.game_api.answers import NO_ANSWERS, Answers
from web.app.view.game_api.game_views import reading_of
from web.app.view.html import Element
from web.app.view.read_aloud import read

MOST_MOVES: Final = 8
"""The number of moves in the answer about places: about as many as one remembers."""


def bar(words: Words, shown: ShownMatch, asked: Asked) -> Element:
    """Return the bar."""
    return h.section(".banner.stack.gap-1.not-printed", aria_label=words("read.ask"))[
        h.form(".row.gap-1", data_submit="ask", autocomplete="off")[
            h.label(".one-line", for_=asked.field)[words("ask.label")],
            h.input(
                id=asked.field,
                name="question",
                type="text",
                maxlength=str(MAX_LENGTH),
                autocapitalize="none",
                autocorrect="off",
                spellcheck="false",
                enterkeyhint="send",
            ),
            h.button(".button.is-main", type="submit")[words("ask.send")],
            button(do("ask-open"), words("ask.close"), picture="cancel", show_label=False),
        ],
        h.p(".hint.breaks")[answer(words, shown, asked)] if asked.text else None,
    ]


def answer(words: Words, shown: ShownMatch, asked: Asked) -> str:
    """Return the answer to a question, or the reason why a move cannot be played."""
    if asked.rule:
        return _forbidden(words, shown.match, asked)
    question, rest = _question(words, asked.text.casefold().split())
    seat = _seat(shown, rest)
    match question:
        case "":
            return words("ask.unknown", text=asked.text, help=words("ask.word.help"))
        case "help":
            return _help(words, shown.match)
        case "garden":
            return reading_of(shown.match.record.game).garden(words, shown, seat)
        case "row":
            return _row(words, shown, seat, rest)
        case "places":
            return _places(words, shown)
        case _:
            return read(words, shown, question)


def _forbidden(words: Words, match: PlayedMatch, asked: Asked) -> str:
    game = match.record.game
    title = rule_book(game, words.language).titles.get(asked.rule, "") if has_rule_book(game) else ""
    return words("ask.forbidden", move=asked.text, rule=words.pair(asked.rule, title) if title else asked.rule)


def _question(words: Words, typed: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the first question among the typed words, and the words after it; empty if there is none.

    Words before it are left out: "read the garden of Ben". The first word may be a single letter.
    """
    known = {words.of("ask.word", name).casefold(): name for name in QUESTIONS}
    for at, part in enumerate(typed):
        found = next((name for word, name in known.items() if word.startswith(part)), "")
        if part in known or (found and (len(part) > 1 or at == 0)):
            return known.get(part, found), typed[at + 1 :]
    return "", ()


def _seat(shown: ShownMatch, rest: Sequence[str]) -> int:
    """Return the seat whose name the words contain; by default that of the person who plays here."""
    match, said = shown.match, " ".join(rest)
    named = (seat for seat, name in enumerate(match.names) if said and name.casefold() in said)
    parts = tuple(part for part in rest if len(part) > 1)
    begun = (seat for seat, name in enumerate(match.names) if any(map(name.casefold().startswith, parts)))
    here = match.turn if match.is_person_here(match.turn) else next(iter(match.people_here), stage_seat(shown))
    return next(named, next(begun, here))


def _answers_of(match: PlayedMatch) -> Answers[State, Selection]:
    reading = optional(f"web.app.games.{module_name(match.record.game)}.view.read_aloud")
    found: Answers[State, Selection] = getattr(reading, "ANSWERS", NO_ANSWERS)
    return found


def _row(words: Words, shown: ShownMatch, seat: int, rest: Sequence[str]) -> str:
    number = next((int(part) for part in rest if re.fullmatch(r"-?\d{1,2}", part, re.ASCII)), None)
    text = "" if number is None else _answers_of(shown.match).row(words, shown, seat, number)
    return text or words("ask.no_row")


def _help(words: Words, match: PlayedMatch) -> str:
    """Return an example of a move, and the questions."""
    moves = () if match.over else match.game.moves(match.game.observe(match.state, match.turn))
    example = next((match.game.write_event(move) for move in moves), "")
    asked = [words.of("ask.word", name) for name in QUESTIONS[1:]]
    text = words("ask.help" if example else "ask.help_over", example=example, questions=", ".join(asked))
    notation = _answers_of(match).notation
    return f"{text} {words(notation)}" if notation else text


def _places(words: Words, shown: ShownMatch) -> str:
    """Return the legal moves with the chosen piece by their points; the choices where moves bring none."""
    match, moves = shown.match, move_input_of(shown.match.record.game)
    choices, unrotated = reading_of(match.record.game).choices, _answers_of(match).unrotated
    if not (shown.page.may_choose and moves.may_act(shown.selection)):
        return move_text.standing(words, match)
    state = visible_position(match)
    due = moves.fields(state)[0].name
    chosen = getattr(shown.selection, due)
    best: dict[str, tuple[int, str]] = {}  # the rotation that brings most, for each piece and place
    for move in match.game.distinct_moves(state) if shown.tells_gains else ():
        if chosen in {None, getattr(moves.selection_of_move(move), due)}:
            event = match.game.write_event(move)
            found = moves.score_change(state, event).total, event
            place = unrotated(event)
            best[place] = max(best.get(place, found), found, key=lambda each: each[0])
    if len({points for points, _ in best.values()}) <= 1:
        return choices(words, shown)
    told = sorted(best.values(), key=lambda each: -each[0])[:MOST_MOVES]
    listed = words.apart(words.pair(event, words.points(points)) for points, event in told)
    return words.count("ask.places", len(best), moves=listed)
