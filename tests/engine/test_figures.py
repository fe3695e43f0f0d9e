"""Numbers that the library tells: each is computed in another way here."""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import islice, pairwise
from math import log, sqrt
from typing import Any, Final

import pytest

import hofgarten
from hofgarten.arena.ladder import HeadToHead, ratings
from hofgarten.bots.analysis import expected_totals, hints
from hofgarten.bots.rating import LEVEL_RATINGS, SPREAD, MatchLosses, loss_of, performance
from hofgarten.bots.search import Search, SearchConfig
from hofgarten.bots.value_function import data_of, weights_of
from hofgarten.evaluation import SCALE
from hofgarten.game import SPECTATOR
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.tiles import UNKNOWN
from hofgarten.games.zen_garden.game import ZEN_GARDEN, ZenGarden
from hofgarten.games.zen_garden.moves import moves as zen_moves
from hofgarten.games.zen_garden.tiles import EMPTY
from hofgarten.record import Record, read_record, replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import line
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import RECORDS

SIZE: Final = 4
STUDENT: Final = {5: 2.365, 10: 2.179, 20: 2.074}
"""Printed 97.5 % quantiles for 7, 12 and 22 degrees of freedom, by the number of matches."""


def golden(game: str) -> list[tuple[Record, tuple[Any, ...]]]:
    """Return the golden matches of a game, with their positions."""
    records = [read_record(file.read_text("utf-8")) for file in sorted((RECORDS / game).glob("*.jsonl"))]
    return [(record, tuple(replay_record(record))) for record in records]


def with_hidden_draws() -> Iterator[hofgarten.Match[Any, Any]]:
    """Yield late positions in which the player to move does not know tiles of another one."""
    for record, states in golden("hanging-gardens"):
        for at in range(max(len(states) - 12, 1), len(states) - 1):
            seat = HANGING_GARDENS.to_move(states[at])
            if seat >= 0 and any(
                UNKNOWN in player.hidden for player in HANGING_GARDENS.observe(states[at], seat).seats
            ):
                yield hofgarten.Match.from_record(replace(record, events=record.events[:at], result=None), seed=1)


def test_an_analysis_depends_on_what_its_player_sees_alone() -> None:
    matches = list(islice(with_hidden_draws(), 8))
    assert matches
    for match in matches:
        others = [
            replace(match, state=match.game.determinize(match.view(match.to_move).state, Rng(deal)))
            for deal in range(4)
        ]
        assert {other.view(match.to_move) for other in others} == {match.view(match.to_move)}
        assert len({other.analyse(deals=1, rng=Rng(3)) for other in others}) == 1


@pytest.mark.parametrize("count", [1, 5])
def test_a_searching_analysis_has_as_many_moves_as_asked(count: int) -> None:
    record = golden("zen-garden")[0][0]
    match = hofgarten.Match.from_record(replace(record, events=record.events[:24], result=None), seed=1)
    assert len(match.analyse(moves=count, deals=1)) == count


@pytest.mark.parametrize("name", COMPLETE)
def test_an_analysis_tells_total_and_lead_of_as_many_moves_as_asked(name: str) -> None:
    match = hofgarten.new_game(name, players=["Ada", "Ben", "Cleo"], seed=1)
    while len(match.record.events) < 12 or len(match.legal_moves) < 40:
        match = match.play(match.choose("greedy"))
    seat = match.to_move
    for count in (1, 2, 4):
        found = match.analyse(moves=count, deals=0)
        assert len(found) == count
        for move in found:
            after = match.game.apply(match.view(seat).state, match.game.read_event(move.move))
            totals = list(expected_totals(match.game, after))
            own = totals.pop(seat)
            assert (move.total, move.lead) == (own / SCALE, (own - max(totals)) / SCALE)


def test_a_finished_match_keeps_the_tiles_that_its_end_has_shown() -> None:
    drawn = [
        (record, states)
        for record, states in golden("hanging-gardens")
        if any(seat.hidden for seat in states[-1].seats)
    ]
    assert drawn
    for record, states in drawn[:3]:
        held = next(at for at, state in enumerate(states) if any(seat.hidden for seat in state.seats))
        for first in (0, held):
            state, events = HANGING_GARDENS.hidden.redact(record.events[first:], states[first:], SPECTATOR, Rng(5))
            for event in events:
                state = HANGING_GARDENS.apply(state, HANGING_GARDENS.read_event(event))
            assert state.seats == states[-1].seats


@pytest.mark.parametrize(("matches", "quantile"), STUDENT.items())
def test_an_interval_has_the_width_of_student_s_distribution(matches: int, quantile: float) -> None:
    loss = round(data_of(ZEN_GARDEN)["losses"]["2"]["gardener"])
    found = performance(ZEN_GARDEN, [MatchLosses(2, 1, loss)] * matches)
    assert found is not None
    variance = 3 * SPREAD**2 / (matches + 2)  # equal losses: only the three assumed matches vary
    assert (found.high - found.low) / 2 == pytest.approx(quantile * sqrt(variance / matches), rel=0.03)


@pytest.mark.parametrize(("matches", "points"), [(1, 1), (3, 0), (40, 25)])
def test_a_rating_is_the_most_likely_one_after_a_wide_prior(matches: int, points: int) -> None:
    def likelihood(rating: int) -> float:
        won = 1 / (1 + 10 ** ((LEVEL_RATINGS["master"] - rating) / 400))
        return points * log(won) + (matches - points) * log(1 - won) - ((rating - 1400) / 700) ** 2 / 2

    found = ratings([HeadToHead("mine", "master", matches, points)])["mine"]
    assert abs(found.value - max(range(100, 3000), key=likelihood)) <= 1


def test_the_loss_of_a_last_move_is_what_the_best_one_would_have_added_to_the_lead() -> None:
    for _, states in golden("zen-garden")[:3]:
        state = states[-2]
        seat = ZEN_GARDEN.to_move(state)

        def lead(move: Any, state: Any = state, seat: int = seat) -> int:
            totals = [score.total for score in ZEN_GARDEN.score(ZEN_GARDEN.apply(state, move))]
            return totals.pop(seat) - max(totals)

        moves = sorted(ZEN_GARDEN.distinct_moves(state), key=lead)
        for move in (moves[0], moves[len(moves) // 2], moves[-1]):
            assert loss_of(ZEN_GARDEN, state, move, 1, len(states) - 2).loss == SCALE * (lead(moves[-1]) - lead(move))


def test_numbers_of_a_range_are_all_drawn_and_no_others() -> None:
    rng = Rng(1)
    assert {rng.randrange(5, 8) for _ in range(100)} == {5, 6, 7}
    assert {rng.randrange(3) for _ in range(100)} == {0, 1, 2}
    deck = list(range(9))
    rng.shuffle(deck)
    assert deck != sorted(deck) == list(range(9))
    assert {rng.choice(deck) for _ in range(300)} == {*deck}


def test_moves_of_one_tile_to_one_place_beside_the_others_are_one_idea() -> None:
    """The garden may be shifted: the cells of the other tiles tell where the new one is."""
    state = list(line((2, (1,), "full")))[9]
    seat = ZEN_GARDEN.to_move(state)
    groups: dict[Hashable, set[Hashable]] = defaultdict(set)
    for move in zen_moves(state):
        cells = ZEN_GARDEN.apply(state, move).seats[seat][0]
        others = [divmod(cell, SIZE) for cell, code in enumerate(cells) if code != EMPTY and cell != move.cell]
        row, column = divmod(move.cell, SIZE)
        beside = row - min(row for row, _ in others), column - min(column for _, column in others)
        groups[move.slot, beside].add(ZEN_GARDEN.hint_group(state, move))
    assert {len(ideas) for ideas in groups.values()} == {1}
    assert len(set.union(*groups.values())) == len(groups)


def test_a_move_is_not_luckier_than_itself() -> None:
    state = list(line((2, (1, 2, 3, 4, 5), "full")))[9]
    seat = ZEN_GARDEN.to_move(state)
    skill = SearchConfig(beam=2, rollout_turns=2, epsilon_pct=60)
    search = Search(ZEN_GARDEN, ZEN_GARDEN.observe(state, seat), seat, skill, weights_of(ZEN_GARDEN, 2))
    move = search.prior_order(Rng(1))[0]
    *_, found = search.evaluate([move] * 4, 3, Rng(2))
    assert len(found) == 4
    assert all(one == other for one, other in pairwise(found))


def test_the_last_hint_compares_moves_over_so_many_more_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[int] = []
    real = ZEN_GARDEN.determinize

    def counted(view: Any, rng: Rng) -> Any:
        dealt.append(1)
        return real(view, rng)

    monkeypatch.setattr(ZenGarden, "determinize", staticmethod(counted))
    state = list(line((2, (1,), "full")))[24]
    seat = ZEN_GARDEN.to_move(state)
    counts = []
    for deals in (1, 8):
        dealt.clear()
        list(hints(ZEN_GARDEN, ZEN_GARDEN.observe(state, seat), seat, Rng(1), deals=deals))
        counts.append(len(dealt))
    assert counts[1] - counts[0] == 8 - 1


@pytest.mark.parametrize("name", COMPLETE)
def test_what_is_no_event_has_no_text(name: str) -> None:
    with pytest.raises(TypeError):
        GAMES[name].write_event(object())
