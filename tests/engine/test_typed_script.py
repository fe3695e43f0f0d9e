"""A script as a user of the library writes it: mypy checks it strictly, and it runs.

The calls of ``refused`` are wrong: mypy reports each, since an unused ``type: ignore`` is an error, too.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hofgarten import (
    BOTS,
    GAMES,
    SPECTATOR,
    TERMINAL,
    AnyEvaluatedGame,
    AnyMatch,
    Bot,
    EvaluatedMove,
    Explanation,
    Fact,
    IllegalMove,
    Match,
    Outcome,
    Position,
    Rng,
    Score,
    new_game,
    playout,
)
from hofgarten.games.zen_garden.state import Event, Move, State


def best_now(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Any:
    """Take what scores most now; ties are broken at random."""
    moves = game.distinct_moves(view)
    totals = [game.total(game.apply(view, move), seat) for move in moves]
    return rng.choose([move for move, total in zip(moves, totals, strict=True) if total == max(totals)])


MINE: Bot = best_now


def played(match: AnyMatch, *bots: Bot) -> Outcome:
    """Return the result of a match between bots."""
    while not match.is_over:
        match = match.play(match.choose(bots[match.to_move]))
    outcome = match.outcome
    assert outcome is not None
    return outcome


def arena(first: Bot, second: Bot, seeds: range) -> list[float]:
    """Return the results of the first bot."""
    return [played(new_game("zen-garden", seed=seed), first, second).returns[0] for seed in seeds]


def cheap(match: Match[State, Event]) -> Iterator[Move]:
    """Yield the moves that take a tile of the lowest row."""
    for move in match.game.moves(match.state):
        if isinstance(move, Move) and move.slot < 4:
            yield move


def test_a_script_of_a_user_runs(tmp_path: Path) -> None:
    match = new_game("zen-garden", players=["Ada", "Ben"], seed=7, level=3)
    coins: int = match.state.seats[0].coins
    view: Position[State, Event] = match.view(match.to_move)
    names: tuple[str, ...] = match.names
    first: str = view.legal_moves[0]
    after = view.apply(next(cheap(match)))
    score: Score = after.scores[0]
    assert (coins, names, after.game) == (12, ("Ada", "Ben"), match.game)
    assert score.total == sum(score.values())
    assert view.apply(first) == view.apply(match.game.read_event(first))

    best: EvaluatedMove = match.analyse(moves=1, deals=0)[0]
    found: Explanation = match.explain(first)
    facts: tuple[Fact, ...] = found.gains
    assert {fact.rule[0] for fact in facts} == {"Z"}
    assert match.explain(best.move, than=best.move).gains == ()
    match = match.play(best.move)
    before: Match[State, Event] | None = match.previous
    assert before is not None
    assert before.legal_moves == new_game("zen-garden", players=["Ada", "Ben"], seed=7, level=3).legal_moves
    with pytest.raises(IllegalMove, match=r"Z4\.1"):
        match.play(best.move)

    match.save(tmp_path / "match.jsonl")
    loaded = Match.load(tmp_path / "match.jsonl")
    begun = Match.from_position(match.view(SPECTATOR), seed=2)
    assert loaded == match
    assert begun.state.seats == match.state.seats

    rng, game = Rng(1), GAMES["zen-garden"]
    last = playout(game, match.state, lambda state, seat: game.random_move(state, rng), rng)
    assert game.to_move(last) == TERMINAL
    assert sum(arena(MINE, BOTS["random"], range(3))) > 0
    hanging = new_game("hanging-gardens", players=3)
    assert hanging.state.deal.players == len(played(hanging, MINE, MINE, BOTS["greedy"]).scores)


def refused() -> None:
    """Use the library wrongly: nobody calls this."""
    match, hanging = new_game("zen-garden"), new_game("hanging-gardens")
    move = next(hanging.game.moves(hanging.state))
    number: int = match.position  # type: ignore[assignment]
    state: int = match.state  # type: ignore[assignment]
    match.choose("architct")  # type: ignore[arg-type]
    match.position.apply(move)  # type: ignore[arg-type]
    match.game.apply(match.state, move)  # type: ignore[arg-type]
    match.game.apply(match.position, "0a a1 nw")  # type: ignore[arg-type]
    match.play(next(match.game.moves(match.state)))  # type: ignore[arg-type]
    match.game.score(hanging.state)  # type: ignore[arg-type]
    print(number, state)
