"""Luck and skill: the parts of a final lead."""

import json
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

import pytest

from hofgarten.bots.luck import DEALS, Account, Leads, Step, accounts, luck_and_skill, rollout_totals, start, steps
from hofgarten.bots.value_function import leads, weights_of
from hofgarten.cli.selfplay import play
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, EvaluatedGame
from hofgarten.game import CHANCE, HiddenInformation
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import positions
from hofgarten.rng import Rng
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import EVERY_GAME, name_of
from tests.kit.thorough import further

pytestmark = pytest.mark.usefixtures("flower_bed")

BOTS = ("master", "gardener", "apprentice", "random")
SOURCE = 7


class Line(NamedTuple):
    """A match and its parts."""

    game: AnyEvaluatedGame
    states: tuple[Any, ...]
    events: tuple[Any, ...]
    begin: Leads
    steps: tuple[Step, ...]

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The account of each seat."""
        return accounts(self.begin, self.steps)


@cache
def line(game: AnyEvaluatedGame, players: int, number: int = 1, first: int = 0) -> Line:
    bots = [BOTS[(first + seat) % len(BOTS)] for seat in range(players)]
    record = play(game, game.options_from_flags({}), bots, "luck", number)
    states, events = tuple(positions(record)), tuple(map(game.read_event, record.events))
    begin = start(game, states[0], SOURCE)
    found = [step for step in steps(game, states, events, SOURCE, begin) if step is not None]
    return Line(game, states, events, begin, tuple(found))


@pytest.mark.parametrize(
    ("game", "players"),
    [
        *product((ZEN_GARDEN, FLOWER_BED), (2,)),
        *(
            pytest.param(*kind, marks=pytest.mark.thorough)
            for kind in ((HANGING_GARDENS, 2), *product((ZEN_GARDEN, HANGING_GARDENS), (3, 4)))
        ),
    ],
    ids=lambda value: value.name if isinstance(value, EvaluatedGame) else str(value),
)
def test_the_parts_add_up_to_the_final_lead(game: AnyEvaluatedGame, players: int) -> None:
    found = line(game, players)
    totals = tuple(SCALE * score.total for score in game.score(found.states[-1]))
    assert tuple(one.lead for one in found.accounts) == leads(totals)
    for one in found.accounts:
        assert one.start + one.luck + one.own + one.others == one.lead
        assert one.luck, "some luck in every match"
        assert one.own
    assert luck_and_skill(game, found.states, found.events, SOURCE) == found.accounts


@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_the_parts_up_to_an_event_add_up_to_the_lead_expected_in_the_deals_since_the_last_revelation(
    game: AnyEvaluatedGame,
) -> None:
    found, weights = line(game, 2), weights_of(game, 2)
    seen = set()
    for at in range(0, len(found.states), len(found.states) // 5):
        for seat in range(2):
            revealed = [number for number, step in enumerate(found.steps[:at], 1) if step.revealed[seat]]
            since = revealed[-1] if revealed else 0
            seen.add(since)
            view = game.observe(found.states[at], seat)
            deals = [game.determinize(view, Rng.of(SOURCE, since, number)) for number in range(DEALS)]
            expected = sum(leads(rollout_totals(game, deal, weights))[seat] for deal in deals) // DEALS
            parts = [step.luck[seat] + step.own[seat] + step.others[seat] for step in found.steps[:at]]
            assert found.begin[seat] + sum(parts) == expected
    assert len(seen) > 2


def test_what_others_have_drawn_unseen_is_luck_at_the_end() -> None:
    """An observer who knows everything drawn sees the same luck in a whole match. Rules H5.4 and H8.1."""
    found = line(HANGING_GARDENS, 2)
    owed = [sum(step.drawn[seat] - step.luck[seat] for step in found.steps[:-1]) for seat in range(2)]
    assert all(owed)
    for seat in range(2):
        assert sum(step.luck[seat] for step in found.steps) == sum(step.drawn[seat] for step in found.steps)


@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_an_event_that_reveals_nothing_has_no_luck(game: AnyEvaluatedGame) -> None:
    """A tile of Zen Garden is known before it is taken; only the end of a round turns up others."""
    found = line(game, 2)
    for step in found.steps[:-1]:
        assert all(revealed or luck == 0 for revealed, luck in zip(step.revealed, step.luck, strict=True))
    assert any(any(step.revealed) for step in found.steps)
    if game is ZEN_GARDEN:
        turned_up = [
            game.hidden.reveals_information(*pair) for pair in zip(found.states, found.states[1:], strict=False)
        ]
        assert [step.revealed == (True, True) for step in found.steps] == turned_up
        assert {step.revealed for step in found.steps} == {(True, True), (False, False)}


@pytest.mark.thorough
def test_a_hidden_tile_is_luck_for_its_owner_alone_until_the_end() -> None:
    """Rules H5.4 and H8.1."""
    game, drawn, shown = HANGING_GARDENS, 0, 0
    for number in range(3):
        found = line(game, 2, number)
        hidden = [[len(seat.hidden) for seat in state.seats] for state in found.states]
        for at, step in enumerate(found.steps):
            mover = step.mover
            if hidden[at + 1] != hidden[at] and game.to_move(found.states[at + 1]) == mover:
                assert step.revealed[mover]
                assert not step.revealed[1 - mover]
                assert step.luck[1 - mover] == 0
                drawn += 1
        for seat in range(2):
            if hidden[-1][1 - seat]:
                assert found.steps[-1].revealed[seat]
                shown += 1
    assert drawn
    assert shown


def test_the_weather_is_nobody_s_decision() -> None:
    for step in line(FLOWER_BED, 2).steps:
        if step.mover == CHANCE:
            assert all(step.revealed)
    one = line(FLOWER_BED, 2).accounts[0]
    moves = [step for step in line(FLOWER_BED, 2).steps if step.mover == 0]
    assert one.own == sum(step.own[0] for step in moves)


@pytest.mark.parametrize("game", [FLOWER_BED, further(HANGING_GARDENS), further(ZEN_GARDEN)], ids=name_of)
def test_the_numbers_are_the_same_after_a_pause(game: AnyEvaluatedGame) -> None:
    found = line(game, 2)
    half = len(found.steps) // 2
    saved = json.loads(json.dumps(found.steps[:half]))
    done = [Step(mover, *map(tuple, parts)) for mover, *parts in saved]
    rest = steps(game, found.states, found.events, SOURCE, found.begin, done)
    assert [step for step in rest if step is not None] == list(found.steps[half:])


def dealt_again(found: Line, at: int, seat: int) -> tuple[Any, ...]:
    """Return the positions of a match with everything dealt again that a seat does not know after ``at`` events."""
    game = found.game
    texts = tuple(map(game.write_event, found.events[:at]))
    state, events = game.hidden.redact(texts, found.states[: at + 1], seat, Rng(5))
    other = [state]
    for event in events:
        other.append(game.apply(other[-1], game.read_event(event)))
    return tuple(other)


@pytest.mark.parametrize("game", [FLOWER_BED, HANGING_GARDENS, further(ZEN_GARDEN)], ids=name_of)
def test_a_seat_is_judged_by_nothing_that_it_does_not_know(game: AnyEvaluatedGame) -> None:
    found = line(game, 2)
    at = len(found.steps) * 2 // 3
    for seat in range(2):
        other = dealt_again(found, at, seat)
        assert other[at] != found.states[at]
        assert game.observe(other[at], seat) == game.observe(found.states[at], seat)
        begin = start(game, other[0], SOURCE)
        assert begin[seat] == found.begin[seat]
        judged = [step for step in steps(game, other, found.events[:at], SOURCE, begin) if step is not None]
        for one, same in zip(judged, found.steps, strict=False):
            for mine, theirs in ((one.luck, same.luck), (one.own, same.own), (one.others, same.others)):
                assert mine[seat] == theirs[seat]


def kinds(found: Line) -> Sequence[str]:
    """Return the kind of each event: ``end``, ``chance``, or the first word of its text if it is one."""
    words = [found.game.write_event(event).split()[0] for event in found.events]
    kinds_ = [word if word.isalpha() else "chance" if word.startswith("~") else "move" for word in words]
    return [*kinds_[:-1], "end"]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "matches"), [(FLOWER_BED, 3), (HANGING_GARDENS, 2), (ZEN_GARDEN, 8)])
def test_the_mean_luck_is_zero(game: AnyEvaluatedGame, matches: int) -> None:
    """Seeds are fixed: each mean is within three standard errors of 0."""
    by_kind: dict[str, list[float]] = {}
    for number, first in product(range(matches), (0, 1)):
        found = line(game, 2, number, first)
        sums: dict[str, float] = {}
        for kind, step in zip(kinds(found), found.steps, strict=True):
            sums[kind] = sums.get(kind, 0) + step.drawn[number % 2]
        for kind, luck in {**sums, "all": sum(sums.values())}.items():
            by_kind.setdefault(kind, []).append(luck)
    for kind, lucks in by_kind.items():
        if len(lucks) > matches and any(lucks):
            assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks)) + 1, (kind, fmean(lucks))


@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_a_redeal_keeps_what_any_seat_knows_and_tells_nothing_else(game: AnyEvaluatedGame) -> None:
    found = line(game, 2)
    state = found.states[len(found.states) * 2 // 3]
    again = game.hidden.resample_undrawn(state, Rng(3))
    assert again != state
    for seat in range(2):
        assert game.observe(again, seat) == game.observe(state, seat)
    third, same = (game.hidden.resample_undrawn(one, Rng(4)) for one in (again, state))
    assert third == same, "the order of the undrawn pieces does not matter"


def test_a_game_with_secrets_must_redeal_itself() -> None:
    with pytest.raises(NotImplementedError, match="resample_undrawn"):
        HiddenInformation(FLOWER_BED).resample_undrawn(line(FLOWER_BED, 2).states[0], Rng(1))
