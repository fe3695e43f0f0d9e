"""The charts of a finished match."""

from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished
from tests.web.view.test_views import Page
from web.app.model.game_api.game_page import move_input_of
from web.app.texts import Words
from web.app.view.components.line_chart import HEIGHT
from web.app.view.dialogs.charts import (
    MIN_NAME_GAP,
    ROW_LENGTH,
    Span,
    items_chart,
    rounds_chart,
    rounds_of,
    separate_labels,
)

WORDS = Words("en")


@pytest.mark.parametrize("game", GAMES)
def test_lines_go_from_the_start_to_the_final_score_by_round_with_a_table_of_their_values(game: str) -> None:
    match = finished(game)
    states = rounds_of(match)
    _, rounds = move_input_of(game).current_round(match.state)
    assert len(states) == rounds + 1
    assert (states[0], states[-1]) == (match.states[0], match.state)
    turns = [match.game.turns_played(state) for state in states]
    assert turns == sorted(set(turns))
    page = Page(str(rounds_chart(WORDS.of_game(game), match)))
    rows = [page.named[number] for number, (tag, _) in enumerate(page.elements) if tag == "tr"]
    last = "".join(WORDS.number(score.total) for score in match.game.score(match.state))
    assert rows[-1] == f"{rounds}{last}"


@pytest.mark.parametrize(
    ("game", "name", "told"), [("hanging-gardens", "hidden-draw", True), ("zen-garden", "unity", False)]
)
def test_a_note_explains_hidden_points(game: str, name: str, told: bool) -> None:
    assert (WORDS("charts.hidden") in str(rounds_chart(WORDS.of_game(game), finished(game, name)))) is told


@given(st.lists(st.integers(0, HEIGHT), min_size=2, max_size=4))
def test_names_never_overlap(heights: list[int]) -> None:
    placed = separate_labels(heights)
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    stood = [placed[one] for one in order]
    assert all(below - above >= MIN_NAME_GAP for above, below in pairwise(stood))
    assert stood[-1] <= HEIGHT
    assert separate_labels([10, 200, 100]) == [10, 200, 100], "with enough room they stay at the ends of their lines"


def test_bars_add_up_to_the_totals() -> None:
    match = finished("zen-garden", "negative-detail")
    page = Page(str(items_chart(WORDS.of_game(match.record.game), match)))
    cells = [page.named[number] for number, (tag, _) in enumerate(page.elements) if tag == "td"]
    points = [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]
    *items, total = zip(points[::2], points[1::2], strict=True)
    assert [sum(column) for column in zip(*items, strict=True)] == list(total)
    assert any(points < 0 for row in items for points in row)
    assert "minus" in page.attributes("data-sign")


@given(st.integers(-60, 0), st.integers(1, 120), st.data())
def test_every_bar_stays_inside_its_row(low: int, high: int, data: st.DataObject) -> None:
    span = Span(low, high)
    points = data.draw(st.integers(low, high))
    assert 0 <= span.place(points) <= ROW_LENGTH
    assert (span.place(points) > span.place(0)) == (points > 0)
