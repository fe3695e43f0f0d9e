"""The score sheet of a match: its numbers, the winners, and the one place in the order of the Tab key."""

import re

import pytest

from hofgarten.registry import GAMES
from tests.kit import storage_seed
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from tests.web.view.test_views import Page
from web.app.games.zen_garden.table.move_input import MOVE_INPUT
from web.app.model.match.match import go_to
from web.app.texts import Words
from web.app.view.components.players import cut_name

WORDS = Words("en")


def sheet(game: str, part: float = 1) -> tuple[Page, tuple[str, ...]]:
    """Return the score sheet of a match of which a part has been played, and the totals of its seats."""
    match = finished(game, identity="m")
    match = go_to(match, int(part * match.at))
    html = Person(storage=storage(match), place="#match/m").reply["html"].partition('<table id="score"')[2]
    totals = tuple(WORDS.number(score.total) for score in match.game.score(match.state))
    return Page(f"<table{html.partition('</table>')[0]}</table>"), totals


def texts(page: Page, tag: str) -> list[str]:
    """Return the texts of all elements with a tag."""
    return [page.named.get(number, "") for number, (each, _) in enumerate(page.elements) if each == tag]


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_of_a_finished_match_has_the_totals_and_marks_the_winners(game: str) -> None:
    match, (page, totals) = finished(game), sheet(game)
    assert tuple(texts(page, "td")[-len(totals) :]) == totals
    winning = [WORDS("score.winner") in head for head in texts(page, "th")[1 : len(totals) + 1]]
    assert [seat for seat, won in enumerate(winning) if won] == [*match.winners]
    numbers = [each for tag, each in page.elements if tag == "button" and each.get("class") == "points"]
    assert numbers or game not in COMPLETE
    assert [each["tabindex"] for each in numbers] == ["0", *["-1"] * len(numbers)][: len(numbers)]
    for each in numbers:
        assert ("data-point" in each) == ('/total"' not in each["data-do"]), "the total is of no pieces"


def test_points_that_are_not_certain_are_in_brackets_named_and_pale() -> None:
    page, _ = sheet("zen-garden", 0.5)
    assert WORDS("score.winner") not in " ".join(texts(page, "th"))
    shown = {
        number: page.named[number]
        for number, (tag, each) in enumerate(page.elements)
        if tag == "button" and each.get("class") == "points"
    }
    possible = {number: text for number, text in shown.items() if "(" in text}
    items = {page.elements[number][1]["data-do"].rpartition("/")[2].removesuffix('"}') for number in possible}
    match = finished("zen-garden")
    at_half = go_to(match, match.at // 2)
    (uncertain,) = {frozenset(score.possible) for score in MOVE_INPUT.running_scores(at_half.state)}
    assert items == uncertain
    assert 0 < len(possible) < len(shown)
    for number, text in shown.items():
        each = page.elements[number][1]
        hint = WORDS("score.possible_hint" if number in possible else "score.how")
        points = re.sub(r".*\((.*)\).*", r"\1", text)
        is_pale = number in possible or points == "0"
        assert (each["title"], each["data-sign"] == "zero") == (hint, is_pale)
        assert (WORDS("score.possible", points=points) in text) == (number in possible)


def test_a_preference_has_its_points_beside_its_name() -> None:
    page, _ = sheet("zen-garden", 0.5)
    words = Words("en", "zen-garden")
    (name,) = (name for name in texts(page, "th") if words.of("item", "small") in name)
    assert words.count("wish.each", 1) in name


@pytest.mark.parametrize(
    ("names", "cut"),
    [
        (("Ada 1", "Ada 2"), (("Ada", " 1"), ("Ada", " 2"))),
        (("Ada", "Ada 2"), (("Ada",), ("Ada", " 2"))),
        (("Ada", "Ben 2"), (("Ada",), ("Ben 2",))),
        (("Ada", "7"), (("Ada",), ("7",))),
    ],
)
def test_a_name_that_is_cut_keeps_the_number_that_tells_it_from_another(
    names: tuple[str, str], cut: tuple[tuple[str, ...], ...]
) -> None:
    match = storage_seed.a_match(names=names)
    for seat, parts in enumerate(cut):
        assert tuple(re.findall(">([^<>]+)<", cut_name(match, seat).__html__())) == parts
