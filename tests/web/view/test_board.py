"""The components of a match's screen: grids, offers, piles, counters."""

import re

from tests.web.view.test_views import Page
from web.app.view.board.grid import EMPTY_CELL, Cell, Grid, grid, row_head
from web.app.view.board.offer import Offered, offer, offered, taken
from web.app.view.components import do

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


def test_one_cell_is_in_the_tab_order_the_chosen_one_else_the_first_that_can_be_chosen() -> None:
    assert stops(bed()) == ["space-4"]
    assert stops(bed(*BED[:1], BED[1]._replace(pressed=True))) == ["space-1"]
    assert stops(bed(stop="space-8")) == ["space-8"]
    assert stops(
        str(grid(Grid("bed", "Bed", [[EMPTY_CELL, Cell("", "rose", "space-1"), Cell("", "tulip", "space-2")]])))
    ) == ["space-1"]


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
