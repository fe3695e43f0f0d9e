"""How an opponent is asked for its move: JSON objects both ways, since it thinks in a worker of its own.

What only an answer needs is imported in functions: the table, which asks, has no use for it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hofgarten.bots import BOTS, LEVEL_NAMES
from hofgarten.game import AnyGame
from hofgarten.record import conceal, read, replay, verify, write
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.match.match import Match
from web.app.model.match.review import Findings, next_turn, span

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from hofgarten.evaluation import AnyEvaluatedGame

STAND_IN: Final = "greedy"
"""Who plays for an opponent that a record from elsewhere names and that we do not have."""

THINKING_LIMIT: Final = 3000
"""How long one of our opponents may think about a move, in milliseconds: a safety net that only slow devices reach."""


class Position(NamedTuple):
    """What whoever is asked has to go by: what a bot is given, and who it is."""

    game: "AnyEvaluatedGame"
    view: Any
    seat: int
    chance: Rng
    bot: str
    """The opponent's name; empty for a person."""


def question(match: Match, number: int, secret: str) -> dict[str, Any]:
    """Return what our opponent to move is asked; the number comes back with the answer."""
    return {"do": "move", "number": number, "limit": THINKING_LIMIT, **place(match, match.at, secret)}


def guest_question(match: Match, number: int, secret: str) -> dict[str, Any]:
    """Return what a bot of somebody's own is asked.

    Nothing in it comes from the match's seed. The bot's luck comes from the secret instead: from luck that came from a
    seed with few digits, the bot could find the seed by trying all of them, and with it all that is hidden.
    """
    luck = Rng.of(secret, match.id, "bot", match.turn, match.at).bits()
    return {**question(match, number, secret), "luck": str(luck)}


def hint_question(match: Match, number: int, secret: str) -> dict[str, Any]:
    """Return the question what the person to move had best do; asked again, the answer is the same."""
    return {"do": "hint", "number": number, **place(match, match.at, secret, "hint")}


def review_question(match: Match, findings: Findings, number: int, secret: str) -> dict[str, Any]:
    """Return the question what would have been better in the next turn of a review, which is yet to be complete.

    With it goes which positions' prospects are wanted: from ``since`` to the last one of the record.
    """
    at = next_turn(match, findings)
    assert at is not None
    positions = span(match, findings, at)
    part = place(match, positions[-1], secret, "review")
    return {"do": "review", "number": number, "at": at, "since": positions[0], **part}


def place(match: Match, at: int, secret: str, purpose: str = "bot") -> dict[str, Any]:
    """Return the part of a question that says which position it is about: that after ``at`` events.

    ``purpose`` names the stream of chance that is the answer's own; for the same seed it is the same. ``secret`` is the
    page's secret (``Table.entropy``), which leaves neither the page nor this worker.

    It leaves this worker, and a bot of somebody's own might look further than it is shown: so what is hidden from the
    seat to move has been dealt anew from the secret, until the match is over, and the match's seed, from which all is
    dealt, is not in it, nor what people are called.
    """
    states = match.states[: at + 1]
    seat = match.game.to_move(states[-1])
    players = tuple(_nameless(player) for player in match.record.players)
    played = replace(match.record, players=players, events=match.record.events[:at], result=None, extra={})
    if not match.over:
        played = conceal(played, states, seat, Rng.of(secret, match.id, "conceal", at))
    return {"record": write(played), "luck": str(Rng.of(match.seed, purpose, seat, at).bits())}


def _nameless(player: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record's player without a name, and with nothing else but which opponent it is, if one."""
    return {"name": ""} | ({"bot": player["bot"]} if "bot" in player else {})


def position(question: dict[str, Any]) -> Position:
    """Return the position that a question is about."""
    record = read(question["record"])
    game, state = GAMES[record.game], verify(record)
    seat = game.to_move(state)
    bot = str(record.players[seat].get("bot", ""))
    return Position(game, game.observe(state, seat), seat, Rng(int(question["luck"])), bot)


def answers(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield actions for the table that answer a question, each better than the one before, the last one final."""
    match question["do"]:
        case "hint":
            return _hints(question)
        case "review":
            return _reviews(question)
        case _:
            return _moves(question)


def _hints(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    from hofgarten.bots import analysis

    game, view, seat, rng, _ = position(question)
    for choices in analysis.hints(game, view, seat, rng):
        found = [[game.write_event(choice.move), choice.total, choice.lead] for choice in choices]
        yield {"do": "hinted", "number": question["number"], "choices": found}


def _reviews(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    from hofgarten.bots import analysis

    record, at = read(question["record"]), question["at"]
    game, states = GAMES[record.game], replay(record)
    view, seat = _seen(game, states[at])
    prospects = [list(analysis.prospects(game, _seen(game, state)[0])) for state in states[question["since"] :]]
    played, rng = game.read_event(record.events[at]), Rng(int(question["luck"]))
    for assessment in analysis.assess(game, view, seat, rng, played):
        _, total, lead = assessment.played
        best = assessment.best
        finding = [at, total, lead, game.write_event(best.move), best.total, best.lead]
        yield {"do": "reviewed", "number": question["number"], "finding": finding, "prospects": prospects}


def _seen(game: AnyGame, state: Any) -> tuple[Any, int]:  # noqa: ANN401
    """Return a position as the seat to move may know it, or the first seat where none is to move; and that seat."""
    seat = max(game.to_move(state), 0)
    return game.observe(state, seat), seat


def _moves(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    game, view, seat, rng, bot = position(question)
    if bot in LEVEL_NAMES:
        from hofgarten.bots.levels import deliberate

        moves: Iterator[Any] = (choices[0].move for choices in deliberate(bot, game, view, seat, rng))
    else:
        moves = iter([BOTS.get(bot, BOTS[STAND_IN])(game, view, seat, rng)])
    for move in moves:
        yield {"do": "answer", "number": question["number"], "event": game.write_event(move)}
