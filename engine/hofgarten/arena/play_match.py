"""Play one match between opponents; measure the time of each move and note forfeited moves."""

import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from time import perf_counter_ns
from typing import Any, NamedTuple

from hofgarten.arena.errors import Interrupted
from hofgarten.arena.load_bot import Opponent, error_line, interrupts, load_choose
from hofgarten.bots import Bot
from hofgarten.bots.answer import text_of_answer
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import CHANCE, TERMINAL, IllegalMove, Json
from hofgarten.record import Record, begin, positions, result
from hofgarten.rng import Rng, chance_rng, seed_of_match


class PlayedMatch(NamedTuple):
    """A finished match."""

    record: Record
    elapsed_us: tuple[tuple[int, ...], ...]
    """By seat: the microseconds of each of its moves."""
    forfeits: tuple[tuple[str, ...], ...]
    """By seat: one line for each move that was forfeited to a random legal one, with the reason."""


class Turn(NamedTuple):
    """The turn of a bot: the arguments of its function."""

    seat: int
    view: Any
    rng: Rng
    """The seat's stream in this match: each draw counts for the following turns."""


class Answer(NamedTuple):
    """The answer of a bot to its turn."""

    move: Any
    elapsed_us: int
    """Microseconds."""
    error: BaseException | str | None = None
    """The reason why there is no move: an exception, or the line that reports it."""


def play(
    game: AnyEvaluatedGame, options: Mapping[str, Json], opponents: Sequence[Opponent], seed: str, number: int
) -> PlayedMatch:
    """Play match ``number`` of a seed. The same arguments give the same record on every machine.

    The deal, each shuffle and each seat have random streams of their own. So they do not depend on the opponents or
    their seats, and no bot can foresee a shuffle. Output of a bot goes to standard error.

    Raises:
        BotError: An opponent's file does not run.
    """
    with redirect_stdout(sys.stderr), interrupts():
        choosers = [load_choose(opponent) for opponent in opponents]
        playing = turns(game, options, opponents, seed, number)
        turn = next(playing, None)
        assert turn is not None
        while True:
            try:
                turn = playing.send(ask(game, choosers[turn.seat], turn))
            except StopIteration as over:
                played: PlayedMatch = over.value
                return played


def turns(
    game: AnyEvaluatedGame, options: Mapping[str, Json], opponents: Sequence[Opponent], seed: str, number: int
) -> Generator[Turn, Answer, PlayedMatch]:
    """Play match ``number`` of a seed: yield each turn, receive its answer, return the match.

    Its record has a seed of its own, with which it can be played on from any of its positions. An answer that is not a
    legal move is forfeited to a random one.
    """
    record = begin(
        game, options, [{"name": opponent.name, "bot": opponent.name} for opponent in opponents], Rng.of(seed, number)
    )
    source = seed_of_match(seed, number)
    streams = [Rng.of(seed, number, "seat", seat) for seat in range(len(opponents))]
    state = next(positions(record))
    events: list[str] = []
    elapsed_us: list[list[int]] = [[] for _ in opponents]
    forfeits: list[list[str]] = [[] for _ in opponents]
    while (seat := game.to_move(state)) != TERMINAL:
        if seat == CHANCE:
            event = game.sample_chance(state, chance_rng(source, len(events)))
        else:
            answer = yield Turn(seat, game.observe(state, seat), streams[seat])
            elapsed_us[seat].append(answer.elapsed_us)
            event, error = _checked(game, state, answer)
            if error is not None:
                forfeits[seat].append(error if isinstance(error, str) else error_line(error, opponents[seat]))
                event = game.random_move(state, Rng.of(seed, number, "forfeit", len(events)))
        events.append(game.write_event(event))
        state = game.apply(state, event)
    ended = replace(record, events=tuple(events), result=result(game, state), extra={"seed": source})
    return PlayedMatch(ended, tuple(map(tuple, elapsed_us)), tuple(map(tuple, forfeits)))


def ask(game: AnyEvaluatedGame, choose: Bot, turn: Turn) -> Answer:
    """Ask a bot for a move, and measure its time. Everything that it raises is its own fault but ``Interrupted``."""
    begun = perf_counter_ns()
    try:
        move, error = choose(game, turn.view, turn.seat, turn.rng), None
    except Interrupted:
        raise
    except BaseException as caught:
        move, error = None, caught
    return Answer(move, (perf_counter_ns() - begun) // 1000, error)


def _checked(game: AnyEvaluatedGame, state: Any, answer: Answer) -> tuple[Any, BaseException | str | None]:
    """Return a move that is legal and can be written to a record, or the reason why the answer is none."""
    if answer.error is not None:
        return None, answer.error
    try:
        move = game.read_event(text_of_answer(game, state, answer.move))
        game.apply(state, move)
    except (IllegalMove, TypeError) as refused:
        return None, refused
    return move, None
