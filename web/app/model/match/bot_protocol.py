"""Requests to bots and their answers, as JSON objects: bots run in workers of their own.

Modules needed only for answers are imported inside functions, since the page sends the requests.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from hofgarten.bots import BOTS, LEVEL_NAMES
from hofgarten.game import AnyGame, Json
from hofgarten.record import Record, read_record, redact, replay_record, verify_record, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.action import Action
from web.app.model.match.match import PlayedMatch, State

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from hofgarten.evaluation import AnyEvaluatedGame
    from web.app.model.match.findings import Findings
    from web.app.model.messages import (
        BotRequest,
        FindingsRequest,
        HintRequest,
        LuckRequest,
        MoveRequest,
        PositionPart,
        ReviewRequest,
        TotalsRequest,
    )

STAND_IN: Final = "greedy"
"""Substitute bot for opponents named in an imported record that are not installed here."""

THINKING_LIMIT: Final = 3000
"""Time limit of a built-in bot for a move, in milliseconds; only slow devices reach it."""


HINT_LIMIT: Final = 10_000
"""Time limit of a hint, in milliseconds; only slow devices reach it."""

REVIEW_LIMIT: Final = 10_000
"""Time limit for the assessment of a turn, in milliseconds."""

LUCK_LIMIT: Final = 1500
"""Time limit for the luck of some events, in milliseconds: the longest work that is lost when the page is closed."""


class BotInput(NamedTuple):
    """The input of a bot, and its name."""

    game: "AnyEvaluatedGame"
    view: State
    seat: int
    chance: Rng
    bot: str
    """The bot's name; empty for a human player."""


def bot_move_request(match: PlayedMatch, number: int, secret: str) -> "MoveRequest":
    """Return the request for a bot's move; the answer repeats the number."""
    return {"do": "move", "number": number, "limit": THINKING_LIMIT, **position_part(match, match.at, secret)}


def user_bot_request(match: PlayedMatch, number: int, secret: str) -> "MoveRequest":
    """Return the request for a user bot's move.

    It contains no value derived from the match's seed. The bot's rng comes from the page's secret: from values derived
    from a short seed, the bot could find the seed by brute force, and with it all hidden information.
    """
    luck = Rng.of(secret, match.id, "bot", match.turn, match.at).bits()
    return bot_move_request(match, number, secret) | {"rng_seed": str(luck)}


def hint_request(match: PlayedMatch, number: int, secret: str, limit: int = HINT_LIMIT) -> "HintRequest":
    """Return the request for a hint to the player to move, in ``limit`` milliseconds.

    The same request gets the same answer, unless the time is too short for it.
    """
    return {"do": "hint", "number": number, "limit": limit, **position_part(match, match.at, secret, "hint")}


def totals_request(match: PlayedMatch, since: int, number: int, secret: str) -> "TotalsRequest":
    """Return the request for the expected totals of a match's positions from ``since`` to the present one."""
    return {"do": "totals", "number": number, "since": since, **position_part(match, match.at, secret, "hint")}


def findings_request(
    match: PlayedMatch, findings: "Findings", number: int, secret: str, background_limit: int | None = None
) -> "FindingsRequest":
    """Return the request for the next part of an incomplete review: a turn, or after all turns the luck of events.

    ``background_limit`` is the time limit in milliseconds of a review in the background; None for an open one.
    """
    from web.app.model.match.review import next_turn

    if next_turn(match, findings) is not None:
        ask: FindingsRequest = review_request(match, findings, number, secret)
    else:
        ask = luck_request(match, findings, number)
    if background_limit is not None:
        ask["limit"], ask["background"] = background_limit, True
    return ask


def luck_request(match: PlayedMatch, findings: "Findings", number: int) -> "LuckRequest":
    """Return the request for the luck of the events that follow the known ones; only for finished matches."""
    from web.app.model.match.luck import luck_source, write_step

    begin, steps = findings.luck
    return {
        "do": "luck",
        "number": number,
        "limit": LUCK_LIMIT,
        "background": False,
        "record": write_record(_bare_record(match, match.at)),
        "rng_seed": str(luck_source(match)),
        "begin": list(begin),
        "steps": list(map(write_step, steps)),
    }


def review_request(match: PlayedMatch, findings: "Findings", number: int, secret: str) -> "ReviewRequest":
    """Return the request for the next turn of an incomplete review.

    It also requests the expected totals of the positions from ``since`` to the last one of the record.
    """
    from web.app.model.match.review import next_turn, span

    at = next_turn(match, findings)
    assert at is not None
    positions = span(match, findings, at)
    part = position_part(match, positions[-1], secret, "review")
    return {
        "do": "review",
        "number": number,
        "at": at,
        "since": positions[0],
        "limit": REVIEW_LIMIT,
        "background": False,
        **part,
    }


def position_part(match: PlayedMatch, at: int, secret: str, purpose: str = "bot") -> "PositionPart":
    """Return the part of a request with the position after ``at`` events.

    ``purpose`` selects the rng stream of the answer, which is the same for the same seed. ``secret`` is the page's
    secret (``Browser.secret``), which never leaves the page and this worker.

    A user bot might inspect the whole request. Until the match is over, information hidden from the seat to move is
    therefore dealt again from the secret. The match's seed and the players' names are left out.
    """
    states = match.states[: at + 1]
    seat = match.game.to_move(states[-1])
    played = _bare_record(match, at)
    if not match.over:
        played = redact(played, states, seat, Rng.of(secret, match.id, "conceal", at))
    return {"record": write_record(played), "rng_seed": str(Rng.of(match.seed, purpose, seat, at).bits())}


def _bare_record(match: PlayedMatch, at: int) -> Record:
    """Return the record of the first events, without the players' names, the result and the page's own data."""
    players = tuple(_without_name(player) for player in match.record.players)
    return replace(match.record, players=players, events=match.record.events[:at], result=None, extra={})


def _without_name(player: Mapping[str, Json]) -> dict[str, Json]:
    """Return a player of a record with an empty name, and with the bot's name if there is one."""
    return {"name": ""} | ({"bot": player["bot"]} if "bot" in player else {})


def position(question: "PositionPart") -> BotInput:
    """Return the position of a request."""
    record = read_record(question["record"])
    game, state = GAMES[record.game], verify_record(record)
    seat = game.to_move(state)
    bot = str(record.players[seat].get("bot", ""))
    return BotInput(game, game.observe(state, seat), seat, Rng(int(question["rng_seed"])), bot)


def answers(question: "BotRequest") -> Iterator[Action]:
    """Yield actions that answer a request, each better than the one before, the last one final."""
    match question["do"]:
        case "hint":
            return _hints(question)
        case "totals":
            return _expected_totals(question)
        case "review":
            return _reviews(question)
        case "luck":
            return _splits(question)
        case _:
            return _moves(question)


def _hints(question: "HintRequest") -> Iterator[Action]:
    from hofgarten.bots.analysis import hints

    game, view, seat, rng, _ = position(question)
    for choices in hints(game, view, seat, rng):
        ranked = [[game.write_event(choice.move), *choice[1:]] for choice in choices]
        yield {"do": "hinted", "number": question["number"], "choices": ranked}


def _expected_totals(question: "TotalsRequest") -> Iterator[Action]:
    record = read_record(question["record"])
    expected_totals = _totals(GAMES[record.game], replay_record(record)[question["since"] :])
    yield {"do": "totals-found", "number": question["number"], "expected_totals": expected_totals}


def _totals(game: "AnyEvaluatedGame", states: Sequence[State]) -> list[list[int]]:
    """Return every seat's expected final total at each position, as far as the seat to move may know it."""
    from hofgarten.bots import analysis

    return [list(analysis.expected_totals(game, _view_and_seat(game, state)[0])) for state in states]


def _reviews(question: "ReviewRequest") -> Iterator[Action]:
    from hofgarten.bots import analysis

    record, at = read_record(question["record"]), question["at"]
    game, states = GAMES[record.game], replay_record(record)
    view, seat = _view_and_seat(game, states[at])
    expected_totals = _totals(game, states[question["since"] :])
    played, rng = game.read_event(record.events[at]), Rng(int(question["rng_seed"]))
    for assessment in analysis.assess(game, view, seat, rng, played):
        worse, best = assessment.played, assessment.best
        finding = [at, worse.total, worse.lead, game.write_event(best.move), best.total, best.lead]
        yield {"do": "reviewed", "number": question["number"], "finding": finding, "expected_totals": expected_totals}


def _splits(question: "LuckRequest") -> Iterator[Action]:
    """Yield the same growing answer after each slice of work: the luck of the events that were not known before."""
    from hofgarten.bots import luck
    from web.app.model.match.luck import read_luck, write_step

    record, source = read_record(question["record"]), int(question["rng_seed"])
    game, states = GAMES[record.game], replay_record(record)
    match = PlayedMatch("", "", record, states, len(record.events))
    known = read_luck(match, question["begin"], question["steps"], 0)
    begin = known.begin if known else luck.start(game, states[0], source)
    steps: list[list[int]] = []
    action = {"do": "luck-found", "number": question["number"], "begin": list(begin), "steps": steps}
    events = [game.read_event(event) for event in record.events]
    for step in luck.steps(game, states, events, source, begin, known.steps if known else ()):
        if step is not None:
            steps.append(write_step(step))
        yield action


def _view_and_seat(game: AnyGame, state: State) -> tuple[State, int]:
    """Return the view of the seat to move, or of the first seat if none is to move; and that seat."""
    seat = max(game.to_move(state), 0)
    return game.observe(state, seat), seat


def _moves(question: "MoveRequest") -> Iterator[Action]:
    game, view, seat, rng, bot = position(question)
    if bot in LEVEL_NAMES:
        from hofgarten.bots.levels import search_steps

        moves: Iterator[object] = (choices[0].move for choices in search_steps(bot, game, view, seat, rng))
    else:
        moves = iter([BOTS.get(bot, BOTS[STAND_IN])(game, view, seat, rng)])
    for move in moves:
        yield {"do": "answer", "number": question["number"], "event": game.write_event(move)}
