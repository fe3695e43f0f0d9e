"""Dragging, with a stub in the place of Python: what is sent when, by a mouse and by a finger, and what ends it."""

import pytest
from playwright.sync_api import Page, expect

from e2e.fake_python import Show, sent
from e2e.touch import Finger, Mouse, drag, pointer_of

pytestmark = pytest.mark.context(has_touch=True)

TAKE = {"do": "take", "slot": 1}
PUT = {"do": "put", "place": 2}
AIM = {"do": "aim", "place": 2}
BOTH = pytest.mark.parametrize("kind", ["mouse", "finger"])
WIDE = "display: block; width: 120px; height: 80px; margin: 20px"


def source(pressed: str = "false", drag: str = '{"do":"take","slot":1}') -> str:
    """Return a tile that can be dragged and clicked."""
    return f"""<button id="s" aria-pressed="{pressed}" data-css="{WIDE}" data-drag='{drag}'
        data-do='{{"do":"take","slot":1}}'>Tile</button>"""


def target(name: str = "Place", more: str = "") -> str:
    """Return a place where it can be dropped."""
    return f"""<button data-css="{WIDE}" data-drop='{{"do":"put","place":2}}' data-do='{{"do":"click"}}' {more}>
        {name}</button>"""


AIMED = """data-point='{"do":"aim","place":2}'"""
ELSEWHERE = f'<p data-css="{WIDE}">Elsewhere</p>'


def actions(page: Page) -> list[dict[str, object]]:
    """Return what Python was sent, without whether it was by keyboard: never."""
    found = sent(page)
    assert not any(action.pop("keyboard", False) for action in found)
    return found


def carried(page: Page) -> int:
    """Return how many pictures of something dragged there are, which nothing names: they are for the eye alone."""
    return page.locator(".drag-preview").count()


@BOTH
def test_a_drag_chooses_points_and_drops_and_clicks_nothing(bridge: Page, show: Show, kind: str) -> None:
    show(source() + target(more=AIMED) + ELSEWHERE)
    pointer, tile = pointer_of(bridge, kind), bridge.get_by_role("button", name="Tile")
    pointer.press(tile)
    assert actions(bridge) == []
    pointer.move(bridge.get_by_text("Elsewhere"))
    assert actions(bridge)[0] == TAKE
    assert carried(bridge) == 1
    expect(bridge.get_by_role("button")).to_have_count(2)
    pointer.move(bridge.get_by_text("Place"))
    assert actions(bridge) == [AIM]
    bridge.evaluate("() => window.replies.push({})")
    pointer.release()
    assert actions(bridge)[0] == PUT
    assert carried(bridge) == 0
    # A press that hardly moves is a click.
    if kind == "mouse":
        tile.click()
    else:
        tile.tap()
    # What a tap clicks, the browser finds out later.
    bridge.wait_for_function("() => window.sent.some((action) => action.do === 'take')")
    assert [action["do"] for action in actions(bridge) if action["do"] != "point-away"] == ["take"]
    assert carried(bridge) == 0


def test_a_tap_at_once_after_a_quick_drag_is_a_click(bridge: Page, show: Show) -> None:
    show(source() + target() + ELSEWHERE)
    tile = bridge.get_by_role("button", name="Tile")
    drag(Finger(bridge), tile, bridge.get_by_text("Place"), bridge.get_by_text("Elsewhere"))
    tile.tap()
    bridge.wait_for_function("() => window.sent.filter((action) => action.do === 'take').length === 2")
    assert [action for action in actions(bridge) if action["do"] != "point-away"] == [TAKE, {**TAKE, "touch": True}]


@BOTH
def test_targets_may_come_while_something_is_dragged(bridge: Page, show: Show, kind: str) -> None:
    show(f"<section>{source()}</section>{ELSEWHERE}")
    pointer = pointer_of(bridge, kind)
    html = f"<p>New</p><section>{source(pressed='true')}</section>{target()}"
    bridge.evaluate("(html) => window.replies.push({ html })", html)
    drag(
        pointer, bridge.get_by_role("button", name="Tile"), bridge.get_by_text("Elsewhere"), bridge.get_by_text("Place")
    )
    assert actions(bridge) == [TAKE, PUT]
    drag(pointer, bridge.get_by_role("button", name="Tile"), bridge.get_by_text("Place"))
    assert actions(bridge) == [PUT]  # it is chosen already


def test_a_drag_that_is_faster_than_python_waits_for_it(bridge: Page, show: Show) -> None:
    show(source() + ELSEWHERE)
    html = source(pressed="true") + target()
    bridge.evaluate(
        "(html) => { window.replies.push({ html }); window.gate = new Promise((open) => { window.open = open; }); }",
        html,
    )
    drag(Mouse(bridge), bridge.get_by_role("button", name="Tile"), bridge.get_by_text("Elsewhere"))
    assert actions(bridge) == []
    assert carried(bridge) == 1
    bridge.evaluate("() => window.open()")
    assert actions(bridge) == [TAKE, PUT]
    assert carried(bridge) == 0


def test_escape_a_second_finger_and_nowhere_cancel_a_drag(bridge: Page, show: Show) -> None:
    show(
        source() + target() + ELSEWHERE + """<button aria-keyshortcuts="Escape" data-do='{"do":"back"}'>Back</button>"""
    )
    tile, place = bridge.get_by_role("button", name="Tile"), bridge.get_by_text("Place")
    mouse, finger = Mouse(bridge), Finger(bridge)
    drag(mouse, tile, place, bridge.get_by_text("Elsewhere"))
    assert actions(bridge) == [TAKE]
    for cancel in (
        lambda: bridge.keyboard.press("Escape"),
        lambda: bridge.evaluate("() => dispatchEvent(new Event('blur'))"),
    ):
        mouse.press(tile)
        mouse.move(place)
        cancel()
        mouse.release()
        assert actions(bridge) == [TAKE]
        expect(bridge.locator(".drag-preview")).to_have_count(0)
    finger.press(tile)
    finger.move(place)
    finger.join(bridge.get_by_text("Elsewhere"))
    finger.release()
    assert actions(bridge) == [TAKE]
    expect(bridge.locator(".drag-preview")).to_have_count(0)
    bridge.keyboard.press("Escape")
    assert [action["do"] for action in sent(bridge)] == ["back"]


def test_a_finger_still_scrolls_beside_what_can_be_dragged(bridge: Page, show: Show) -> None:
    show(ELSEWHERE + source() + f'<p data-css="{WIDE}">Below</p><p data-css="height: 3000px">Much below</p>')
    finger, above = Finger(bridge), bridge.get_by_text("Elsewhere")
    drag(finger, bridge.get_by_role("button", name="Tile"), above)
    assert bridge.evaluate("() => scrollY") == 0
    assert actions(bridge)[0] == TAKE
    drag(finger, bridge.get_by_text("Below", exact=True), above)
    bridge.wait_for_function("() => scrollY > 50")
    assert "take" not in [action["do"] for action in actions(bridge)]


def test_what_is_dragged_takes_the_size_of_where_it_goes(bridge: Page, show: Show) -> None:
    square = "display: inline-block; padding: 0; border: 0; width: 50px; height: 50px"
    cells = "".join(
        f"""<button data-css="{square}" data-drop='{{"do":"put","x":{x}}}' aria-label="Cell {x}"></button>"""
        for x in range(6)
    )
    wide = f"""<button id="s" data-drag-size="3 1" data-css="{WIDE}" data-drag="">Card</button>"""
    show(f"<div data-pan='true'><div data-origin='0 0 1'>{cells}{wide}</div></div>")
    mouse = Mouse(bridge)
    mouse.press(bridge.get_by_role("button", name="Card"))
    mouse.move(bridge.get_by_role("button", name="Cell 3"))
    expect(bridge.locator(".drag-preview-picture")).to_have_css("width", "150px")
    expect(bridge.locator(".drag-preview-picture")).to_have_css("height", "50px")
    mouse.release()
    assert actions(bridge) == [{"do": "put", "x": 2}]
