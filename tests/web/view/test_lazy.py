"""`lazy` keeps the HTML of a view for the same inputs, and a page made of kept parts equals one without them."""

import random

import pytest
from markupsafe import Markup

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.web.harness import Person, actions_in, respond
from web.app.model.action import Action
from web.app.view import html as h

ACTIONS = 60


class Title:
    """A view that counts its renderings."""

    def __init__(self) -> None:
        """Start with no rendering."""
        self.times = 0

    def __call__(self, names: list[str], *, short: bool = False) -> h.Element:
        """Return a heading."""
        self.times += 1
        return h.h1[names[:1] if short else names]


def test_a_view_is_rendered_once_for_the_same_inputs_and_again_for_an_equal_one() -> None:
    title, names = Title(), ["<A>", "B"]
    assert [h.lazy(title, names) for _ in range(3)] == [Markup("<h1>&lt;A&gt;B</h1>")] * 3
    assert h.html_of(h.p[h.lazy(title, names)]) == "<p><h1>&lt;A&gt;B</h1></p>", "it is not escaped again"
    assert title.times == 1
    h.lazy(title, [*names])
    assert h.lazy(title, names, short=True) == "<h1>&lt;A&gt;</h1>"
    assert h.lazy(title, names, short=False) == "<h1>&lt;A&gt;B</h1>"
    assert title.times == 4


def test_a_tuple_of_inputs_is_compared_item_by_item() -> None:
    title, names = Title(), ["A", "B"]

    def of_inputs(inputs: tuple[list[str], bool]) -> h.Element:
        return title(inputs[0], short=inputs[1])

    assert [h.lazy(of_inputs, (names, True)) for _ in range(2)] == ["<h1>A</h1>"] * 2
    assert title.times == 1
    assert h.lazy(of_inputs, (names, False)) == "<h1>AB</h1>"
    assert title.times == 2


def test_results_that_are_not_used_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(h, "_kept", {})
    title, often, others = Title(), ["often"], [[str(number)] for number in range(1000)]
    for other in others:
        h.lazy(title, other)
        h.lazy(title, often)
    assert title.times == 1001
    assert len(h._kept) < 100
    h.lazy(title, others[0])
    assert title.times == 1002


def next_action(chosen: random.Random, person: Person) -> Action:
    """Return a bot's answer, the next step of its move, or any action that the page offers, pointing included."""
    match, moving = person.match, person.page.bot_move
    if moving and moving.stage == "thinking":
        move = match.game.random_move(match.game.observe(match.state, match.turn), Rng(chosen.randrange(10**9)))
        return {"do": "answer", "number": moving.number, "event": match.game.write_event(move)}
    if moving and chosen.randrange(2):
        return {"do": "show-next", "at": moving.at}
    actions = actions_in(person.reply["html"])
    usual = [action for action in actions if action["do"] not in {"go", "replay", "undo"}]
    steps = [action for action in usual if action["do"] in {"take", "put", "choose"}]
    return chosen.choice([{"do": "confirm"}, chosen.choice(steps or usual), chosen.choice([*usual, {"do": "unhover"}])])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_page_with_kept_parts_equals_one_without(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, person = random.Random(seed), Person()
    person.start_match(game=game, players="2", **({"kind-1": "apprentice"} if seed else {}))
    begun = person.match
    for _ in range(ACTIONS):
        before, action = person.model, next_action(chosen, person)
        reply = person.do(str(action["do"]), **{name: part for name, part in action.items() if name != "do"})
        with monkeypatch.context() as without:
            without.setattr(h, "_kept", {})
            anew = respond(before, {"now": person.now, **action})[1]
        assert anew["html"] == reply["html"], action
    assert person.match.at > begun.at
