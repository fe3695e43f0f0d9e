"""The components of a match's screen: grids, offers, piles, counters."""

import re

from tests.web.view.test_views import Page
from web.app.view.board.counter import counter
from web.app.view.board.grid import EMPTY, Cell, Grid, grid, row_head
from web.app.view.board.offer import Offered, offer, offered, taken
from web.app.view.board.pile import Pile, pile_button
from web.app.view.board.pile_dialog import Listed, count_row, count_table, piece_list
from web.app.view.chunks import without_marks
from web.app.view.components import do
from web.app.view.html import html_of

BED = [
    Cell("", f"space {number}", f"space-{number}", do("put", cell=number), enabled=number > 3) for number in range(9)
]


def bed(*changed: Cell, stop: str = "") -> str:
    """Return a bed of three by three spaces, the first of them replaced."""
    spaces = [*changed, *BED[len(changed) :]]
    return str(grid(Grid("bed", "Ada's bed", [spaces[at : at + 3] for at in (0, 3, 6)], key="g", stop=stop)))


def stops(html: str) -> list[str]:
    """Return the ids of the elements in the tab order."""
    return re.findall(r'id="([^"]*)" tabindex="0"', html)


def test_a_grid_has_rows_cells_and_a_name() -> None:
    html = bed()
    assert (html.count('role="row"'), html.count('role="gridcell"'), html.count("<button")) == (3, 9, 9)
    assert 'id="bed" role="grid" aria-label="Ada&#39;s bed" aria-keyshortcuts="g"' in html


def test_one_cell_is_in_the_tab_order_the_chosen_one_else_the_first_that_can_be_chosen() -> None:
    assert stops(bed()) == ["space-4"]
    assert stops(bed(*BED[:1], BED[1]._replace(pressed=True))) == ["space-1"]
    assert stops(bed(stop="space-8")) == ["space-8"]
    assert stops(
        str(grid(Grid("bed", "Bed", [[EMPTY, Cell("", "rose", "space-1"), Cell("", "tulip", "space-2")]])))
    ) == ["space-1"]


def test_a_cell_without_an_action_is_no_button() -> None:
    html = without_marks(bed(EMPTY, Cell("", "rose", "space-1")))
    assert '<div role="gridcell"></div><div role="gridcell" id="space-1" tabindex="-1" aria-label="rose"></div>' in html
    assert html.count("<button") == 7


def test_an_empty_row_is_left_out_unless_it_has_a_heading() -> None:
    rows: list[list[Cell]] = [[], BED[:3]]
    assert str(grid(Grid("hand", "Hand", rows))).count('role="row"') == 1
    assert str(grid(Grid("hand", "Hand", rows, heads=[row_head("one", "1"), ""]))).count('role="row"') == 2


def test_labels_and_actions_are_escaped() -> None:
    page = Page(bed(Cell("<b>", '"><script>', "space-0", do("put", name='"><script>'))))
    assert next(page.buttons()) == '"><script>'
    assert "script" not in bed(Cell("<b>", "", "space-0")).lower()


def test_a_piece_on_offer_can_be_dragged_unless_it_is_refused() -> None:
    rose = Offered("hand-0", "rose", do("take", slot=0), "R", "rose-0")
    free, dear = offered(rose, "flower"), offered(rose._replace(useless=True, enabled=False, movable=False), "flower")
    assert (free.drag, free.enabled, free.pressed) == (do("take", slot=0), True, False)
    assert (dear.drag, dear.enabled) == (None, False)
    html = str(offer(Grid("hand", "Hand", [[free, taken("planted", "flower")]], heads=[row_head("cost 1", "1")])))
    assert 'data-flip="rose-0" data-flip-at="hand-0"' in html
    assert '<h2 id="hand-title">Hand</h2>' in html
    assert "data-flip" not in str(offered(rose._replace(lifted=True), "flower").inside)


def test_a_pile_names_its_sizes_and_opens_its_dialog() -> None:
    html = str(pile_button("tiles", "Bag", "Bag: 12 tiles", Pile("bag", 12), key="t"))
    assert '<span class="visually-hidden">Bag: 12 tiles</span><span class="shown" aria-hidden="true">' in html
    assert Page(html).attributes("data-do") == [do("dialog", name="tiles")]


def test_lists_and_counts_of_pieces_are_named() -> None:
    assert 'title="rose"' in str(piece_list("Left", [Listed("R", "rose")]))
    table = str(count_table(("Flower", "Left"), [count_row("rose", "3")]))
    assert '<th scope="row">rose</th><td>3</td>' in table


def test_a_counter_shows_what_is_spent() -> None:
    html = html_of(counter("2 of 3 coins", "C", 3, 2))
    assert (html.count("<span>C</span>"), html.count('<span class="is-spent">C</span>')) == (2, 1)
    assert "2 of 3 coins</span>" in html
