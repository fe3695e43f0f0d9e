"""Explanations: which facts they choose, in which order, and that none is untrue."""

from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from hofgarten import new_game
from hofgarten.bots.explain import Explanation, behind, explain
from hofgarten.bots.value_function import weights_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.facts import Fact
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.tiles import TILE_NUMBERS
from hofgarten.rng import Rng
from tests.engine.bots.explanation_oracle import lies, positions
from tests.engine.games.hanging_gardens.positions import after as after_events, garden as hanging_garden, position as at
from tests.engine.games.zen_garden.positions import garden, position
from tests.kit.thorough import first_of

CIRCUIT = garden("Psa-se Bsp-sw . . Gst-ne " + ". " * 11)


def explained(move: str, than: str | None = None) -> Any:
    state = position([CIRCUIT, garden("Uwc " + ". " * 15)])
    state = state._replace(board=(TILE_NUMBERS["Csc"], *state.board[1:]))
    events = [ZEN_GARDEN.read_event(text) for text in (move, than) if text]
    return explain(ZEN_GARDEN, state, 0, *events)


def kinds(facts: Any) -> list[str]:
    return [fact.kind for fact in facts]


class Turn(NamedTuple):
    """A move of a made-up game: its facts, and the values of its features."""

    facts: tuple[Fact, ...] = ()
    values: tuple[int, ...] = ()
    left: int = 0


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyEvaluatedGame:
    """Return a game in which a position is the last move, and the features are what the move brings."""
    for module in ("analysis", "explain"):
        monkeypatch.setattr(f"hofgarten.bots.{module}.weights_of", lambda *_: ((100, 100, 100),) * 2)
    made_up = SimpleNamespace(
        features={item: item for item in ("one", "two", "three")},
        within_turn="",
        apply=lambda _state, move: move,
        facts=lambda _state, move: move.facts,
        turns_left=lambda state, _seat: state.left,
        features_of=lambda state, _seat, _left: (*state.values, 0, 0, 0)[:3],
        seats=lambda _state: range(2),
    )
    return cast("AnyEvaluatedGame", made_up)


def choose(game: AnyEvaluatedGame, facts: Sequence[Fact], *values: int, than: Turn | None = None) -> Explanation:
    """Return the explanation of a move with these facts that changes the items by these hundredths of a point."""
    return explain(game, Turn(), 0, Turn(tuple(facts), values), than)


def gain(kind: str, item: str = "one", points: int = 0, **more: Any) -> Fact:
    return Fact(kind, item, "", points, **more)


def test_the_most_valuable_fact_comes_first(game: AnyEvaluatedGame) -> None:
    facts = [gain("small"), gain("large", "two"), gain("mission", "three")]
    assert kinds(choose(game, facts, 100, 300, 200).gains) == ["large", "mission"]


def test_two_facts_are_told_one_of_each_kind(game: AnyEvaluatedGame) -> None:
    facts = [gain("mission", points=5), gain("mission", points=3), gain("small"), gain("large")]
    assert kinds(choose(game, facts, 100).gains) == ["mission", "small"]


def test_a_rivals_point_counts_half(game: AnyEvaluatedGame) -> None:
    denied = gain("denies_tile", "two", 1, seat=1)
    assert kinds(choose(game, [denied, gain("small")], 100).gains) == ["small", "denies_tile"]
    assert kinds(choose(game, [denied, gain("small")], 40).gains) == ["denies_tile", "small"]


def test_a_fact_that_is_worth_nothing_is_not_told(game: AnyEvaluatedGame) -> None:
    assert choose(game, [gain("small", points=1)], 0, -5).gains == ()


def test_one_fact_is_about_the_place(game: AnyEvaluatedGame) -> None:
    facts = [gain("small"), gain("large", "two"), gain("circuit_near", "three")]
    assert kinds(choose(game, facts, 300, 200, 100).gains) == ["small", "circuit_near"]
    assert kinds(choose(game, facts, 200, 100, 300).gains) == ["circuit_near", "small"]


@pytest.mark.parametrize(
    ("points", "change", "told"), [(0, -29, False), (0, -30, True), (-1, -1, True), (-1, 0, False), (-1, 1, False)]
)
def test_a_small_cost_is_told_only_with_points(game: AnyEvaluatedGame, points: int, change: int, told: bool) -> None:
    assert (choose(game, [gain("group_blocked", points=points)], change).cost is not None) == told


def test_the_largest_cost_is_told_also_without_gains(game: AnyEvaluatedGame) -> None:
    costs = [gain("costs", points=-1), gain("line_blocked", "two"), gain("small", "three", 1)]
    found = choose(game, costs, -100, -300, 200)
    assert (found.cost, kinds(found.gains)) == (costs[1], ["small"])
    assert choose(game, costs[:2], -100, -300).cost == costs[1]


def test_points_that_are_lost_at_first_are_a_gain_only_if_they_come_back(game: AnyEvaluatedGame) -> None:
    begun = gain("detail_begun", points=-4, stake=2)
    for change, gains, cost in ((50, (begun,), None), (-50, (), begun)):
        found = choose(game, [begun], change)
        assert (found.gains, found.cost) == (gains, cost)


@pytest.mark.parametrize(
    ("points", "stake", "change", "enough"),
    [(0, 0, 99, True), (0, 0, 100, False), (1, 0, 200, True), (1, 0, 201, False), (0, 2, 400, True)],
)
def test_facts_are_enough_if_they_tell_half_of_the_points(
    game: AnyEvaluatedGame, points: int, stake: int, change: int, enough: bool
) -> None:
    found = choose(game, [gain("small", points=points, stake=stake)], change)
    assert (found.centipoints, found.is_enough) == (change, enough)


def test_points_of_a_rival_tell_none_of_the_players(game: AnyEvaluatedGame) -> None:
    assert not choose(game, [gain("denies_tile", points=9, seat=1)], 300).is_enough


def test_the_item_that_gains_most_is_named(game: AnyEvaluatedGame) -> None:
    assert choose(game, [], 100, 200, -900).item == "two"
    assert choose(game, [], -100, 0).item == ""


def test_of_the_other_move_the_cost_that_decides_is_told_or_else_its_best_gain(game: AnyEvaluatedGame) -> None:
    both, small, large = gain("mission", points=5), gain("small", points=1), gain("large", "two", 2)
    cost = gain("line_blocked", "three")
    best = [both, gain("decorations", points=3)]
    for facts, values, told in (
        ((both, small, large, cost), (0, 200, -100), cost),
        ((both, small, large), (0, 200), large),
        ((both, small), (0,), None),
    ):
        assert choose(game, best, 300, than=Turn(facts, values)).other == told
    assert choose(game, best, 300, than=Turn((both,), (100,))).centipoints == 200


def test_in_the_middle_of_a_turn_facts_speak_for_themselves(game: AnyEvaluatedGame) -> None:
    """The points at once come first, and items are not compared."""
    placed, reach, hems = gain("temple_placed"), gain("tile_reach", points=3), gain("temple_hems", "two")
    waits = gain("waits", "three")
    found = explain(game, Turn(), 0, Turn((placed, hems, reach), (500, 0, 0), 1), Turn((waits,), (100, 0, 0)))
    assert (kinds(found.gains), found.cost, found.other) == (["tile_reach", "temple_placed"], hems, waits)
    assert (found.centipoints, found.item) == (400, "")


def test_a_temple_against_none_names_the_tile_that_it_brings() -> None:
    state = after_events(at(hanging_garden("TT.... ......"), hanging_garden("... ..."), cards="T....."), "lay 1 2,0 0")
    moves = map(HANGING_GARDENS.read_event, ("temple 0,0", "pass"))
    assert kinds(explain(HANGING_GARDENS, state, 0, *moves).gains)[0] == "tile_reach"


def test_a_closed_circuit_comes_first() -> None:
    assert kinds(explained("0a b2 nw").gains)[0] == "circuit_closed"


def test_two_moves_differ_only_in_what_one_of_them_does() -> None:
    better = explained("0a b2 nw", "0a b2 ne")
    assert kinds((*better.gains, better.other)) == ["circuit_closed", "circuit_blocked"]
    assert better.is_enough


def test_equal_facts_explain_nothing() -> None:
    assert explained("0a c1 nw", "0a c1 nw") == Explanation((), None, None, 0, "")


def test_a_match_explains_its_moves_by_what_the_seat_knows() -> None:
    match = new_game("hanging-gardens", seed=2)
    while not match.state.phase:
        match = match.play(match.choose("greedy"))
    best, other = (found.move for found in match.analyse(moves=2, deals=0))
    game, seat = match.game, match.to_move
    moves = [game.read_event(move) for move in (best, other)]
    assert match.explain(best, than=other) == explain(game, match.view(seat).state, seat, *moves)
    assert match.explain(best) != match.explain(other)


@pytest.mark.parametrize("game", [ZEN_GARDEN, HANGING_GARDENS], ids=lambda game: game.name)
def test_the_best_move_is_behind_none(game: AnyEvaluatedGame) -> None:
    state = next(positions(game, 1, Rng.of("behind")))
    seat = game.to_move(state)
    view = game.observe(state, seat)
    ranked = sorted(game.rate_moves(view, weights_of(game, len(game.seats(view)))), key=lambda rated: rated[0])
    assert behind(game, view, seat, ranked[-1][1]) == 0
    assert behind(game, view, seat, ranked[0][1]) == (ranked[-1][0] - ranked[0][0]) // 100


@pytest.mark.parametrize("number", first_of((200, 10_000)))
@pytest.mark.parametrize("game", [ZEN_GARDEN, HANGING_GARDENS], ids=lambda game: game.name)
def test_no_explanation_is_untrue(game: AnyEvaluatedGame, number: int) -> None:
    rng = Rng.of("oracle", game.name)
    found: Counter[str] = Counter()
    for state in positions(game, number, rng):
        for lie in lies(game, state, rng):
            found[f"{lie.kind}: {lie.about} in {game.write_position(state)}"] += 1
    assert not found
