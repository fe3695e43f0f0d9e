"""The explanation of a bot's move."""

import re

import pytest
from hypothesis import given, strategies as st

from hofgarten.bots import analysis
from hofgarten.registry import GAMES
from tests.web.harness import Person, answer
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match import match as matches
from web.app.model.match.explain_move import difference
from web.app.model.match.serialize import to_text
from web.app.texts import Words, tenths_of
from web.app.view.components import style_of
from web.app.view.components.explanation import MAX_CHANGES, SMALL_REST, Cost, changes, in_numbers, told

GAME = GAMES["zen-garden"]
WORDS = Words("en", "zen-garden")
ITEMS = tuple(dict.fromkeys(GAME.features.values()))


def against(bot: str, level: str = "1") -> Person:
    options = GAME.options_from_flags({"level": level})
    players = [{"name": "Ada"}, {"name": "Bot", "bot": bot}]
    dealt = (matches.new_match("m", GAME, options, players, str(seed)) for seed in range(20))
    match = next(match for match in dealt if match.turn == 0)
    return Person(storage={PREFIX + "m": to_text(match)}, place="#match/m")


def after_a_move(bot: str, level: str = "1") -> Person:
    """Return a person whose opponent has made its first move."""
    person = against(bot, level)
    person.build(0, 0, 0)
    person.let_computers_play()
    return person


@pytest.mark.parametrize(
    ("bot", "key"), [("random", "random"), ("greedy", "greedy"), ("gardener", "level"), ("somebody's", "own")]
)
def test_the_explanation_shows_the_bots_expectations_or_our_evaluation(bot: str, key: str) -> None:
    person = after_a_move(bot)
    html = person.do("dialog", name="explanation", subject="1")["html"]
    assert WORDS(f"explanation.{key}", name="Bot") in html
    match = person.match
    assert style_of(GAME.name) in html.partition("<dialog")[2], "its pieces have the game's style"
    event = match.record.events[1]
    found = difference(match, 1, event)
    view = match.game.observe(match.states[1], 1)
    assert found == analysis.reasons(match.game, view, 1, match.game.read_event(event))
    assert told(WORDS, match, 1, event).move in html
    for item, points in found[:MAX_CHANGES]:
        assert WORDS.of("item", item) in html
        assert WORDS.change(points) in html


def test_a_move_is_explained_during_its_animation() -> None:
    person = against("greedy")
    action = answer(person.build(0, 0, 0)["bot_request"])
    person.do("answer", number=action["number"], event=action["event"])
    assert person.page.bot_move is not None
    assert person.page.bot_move.stage == "choosing"
    assert WORDS("fact.more") in person.do("dialog", name="explanation", subject="1")["html"]
    person.do("show-next", at=1)
    assert WORDS("fact.more") in person.reply["html"], "it stays open"


def test_other_moves_have_no_explanation() -> None:
    person = after_a_move("greedy")
    for subject in ("0", "2", "99", "-1", "x", "", "²", "9" * 5000):
        assert "<dialog" not in person.do("dialog", name="explanation", subject=subject)["html"]


@given(st.lists(st.integers(-400, 400), min_size=1, max_size=8), st.integers(0, 900))
def test_the_shown_items_of_a_loss_add_up_to_it_with_a_small_rest(points: list[int], loss: int) -> None:
    beyond = [(WORDS("fact.to_come"), loss - sum(points))]
    shown = changes(WORDS, tuple((item, each) for item, each in zip(ITEMS, points, strict=False)), beyond)
    told = re.findall(r"<b>([^<]+)</b> ([^<]+)", str(shown or ""))
    numbers = [(round(10 * float(each.replace("\N{MINUS SIGN}", "-"))), name) for each, name in told]
    assert shown is None or sum(number for number, _ in numbers) == tenths_of(loss)
    rest = next((abs(number) for number, name in numbers if name == WORDS("fact.rest")), 0)
    assert SMALL_REST * rest <= tenths_of(loss) + len(points) * SMALL_REST, "apart from rounding"


@pytest.mark.parametrize(("cost", "named"), [(Cost(400), ["to_come"]), (Cost(400, 100), ["own_to_come", "others_get"])])
def test_the_moves_to_come_are_named_apart(cost: Cost, named: list[str]) -> None:
    match = after_a_move("random", level="5").match
    one, other = (match.game.write_event(move) for move in list(match.game.moves(match.state))[:20:13])
    html = str(in_numbers(WORDS, match, match.at, one, other, cost))
    assert [WORDS.of("fact", name) in html for name in (*named, "rest", "than_other")] == [True] * len(named) + [
        False,
        True,
    ]


def test_the_difference_of_two_moves_adds_up() -> None:
    person = after_a_move("random", level="5")
    match = person.match
    moves = [match.game.write_event(move) for move in list(match.game.moves(match.state))[:40:13]]
    for one in moves:
        assert difference(match, match.at, one, one) == ()
        for other in moves:
            more, less = difference(match, match.at, one, other), difference(match, match.at, other, one)
            assert dict(more) == {item: -points for item, points in less}
            mine, theirs = (sum(dict(difference(match, match.at, move)).values()) for move in (one, other))
            assert sum(points for _, points in more) == mine - theirs
