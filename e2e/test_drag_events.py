"""Drag events, with a stub instead of Python: the sent actions with mouse and touch, and the ways to cancel."""

import pytest
from playwright.sync_api import Page, expect

from e2e.fake_python import Show, sent
from e2e.touch import Finger, Mouse, drag, pointer_of
from tests.kit.thorough import first_of

pytestmark = pytest.mark.context(has_touch=True)

TAKE = {"do": "take", "slot": 1}
PUT = {"do": "put", "place": 2, "dropped": True}
AIM = {"do": "aim", "place": 2}
BOTH = pytest.mark.parametrize("kind", first_of(["finger", "mouse"]))
WIDE = "display: block; width: 120px; height: 80px; margin: 20px"


def source(pressed: str = "false", drag: str = '{"do":"take","slot":1}') -> str:
    """Return a tile that can be dragged and clicked."""
    return f"""<button id="s" aria-pressed="{pressed}" data-css="{WIDE}" data-drag='{drag}'
        data-do='{{"do":"take","slot":1}}'>Tile</button>"""


def target(name: str = "Place", more: str = "") -> str:
    """Return a drop target."""
    return f"""<button data-css="{WIDE}" data-drop data-do='{{"do":"put","place":2}}' {more}>
        {name}</button>"""


AIMED = """data-point='{"do":"aim","place":2}'"""
ELSEWHERE = f'<p data-css="{WIDE}">Elsewhere</p>'


def actions(page: Page) -> list[dict[str, object]]:
    """Return the actions sent to Python, without the keyboard flag, which is always false."""
    found = sent(page)
    assert not any(action.pop("keyboard", False) for action in found)
    return found


def dragged(page: Page) -> int:
    """Return the number of drag previews. They are unnamed, because they are decoration."""
    return page.locator(".drag-preview").count()


@BOTH
def test_a_drag_chooses_previews_and_drops_without_a_click(stub_page: Page, show: Show, kind: str) -> None:
    show(source() + target(more=AIMED) + ELSEWHERE)
    pointer, tile = pointer_of(stub_page, kind), stub_page.get_by_role("button", name="Tile")
    pointer.press(tile)
    assert actions(stub_page) == []
    pointer.move(stub_page.get_by_text("Elsewhere"))
    assert actions(stub_page)[0] == TAKE
    assert dragged(stub_page) == 1
    expect(stub_page.get_by_role("button")).to_have_count(2)
    pointer.move(stub_page.get_by_text("Place"))
    assert actions(stub_page) == [AIM]
    stub_page.evaluate("() => window.replies.push({})")
    pointer.release()
    assert actions(stub_page)[0] == PUT
    assert dragged(stub_page) == 0
    # A press that hardly moves is a click.
    if kind == "mouse":
        tile.click()
    else:
        tile.tap()
    # The browser reports a tap's click later.
    stub_page.wait_for_function("() => window.sent.some((action) => action.do === 'take')")
    assert [action["do"] for action in actions(stub_page) if action["do"] != "unhover"] == ["take"]
    assert dragged(stub_page) == 0


@pytest.mark.thorough
def test_a_tap_just_after_a_quick_drag_is_a_click(stub_page: Page, show: Show) -> None:
    show(source() + target() + ELSEWHERE)
    tile = stub_page.get_by_role("button", name="Tile")
    drag(Finger(stub_page), tile, stub_page.get_by_text("Place"), stub_page.get_by_text("Elsewhere"))
    tile.tap()
    stub_page.wait_for_function("() => window.sent.filter((action) => action.do === 'take').length === 2")
    assert [action for action in actions(stub_page) if action["do"] != "unhover"] == [TAKE, {**TAKE, "touch": True}]


@pytest.mark.thorough
@BOTH
def test_targets_may_appear_during_a_drag(stub_page: Page, show: Show, kind: str) -> None:
    show(f"<section>{source()}</section>{ELSEWHERE}")
    pointer = pointer_of(stub_page, kind)
    html = f"<p>New</p><section>{source(pressed='true')}</section>{target()}"
    stub_page.evaluate("(html) => window.replies.push({ html })", html)
    drag(
        pointer,
        stub_page.get_by_role("button", name="Tile"),
        stub_page.get_by_text("Elsewhere"),
        stub_page.get_by_text("Place"),
    )
    assert actions(stub_page) == [TAKE, PUT]
    drag(pointer, stub_page.get_by_role("button", name="Tile"), stub_page.get_by_text("Place"))
    assert actions(stub_page) == [PUT]  # it is chosen already


def test_a_drag_that_is_faster_than_python_waits_for_it(stub_page: Page, show: Show) -> None:
    show(source() + ELSEWHERE)
    html = source(pressed="true") + target()
    stub_page.evaluate(
        "(html) => { window.replies.push({ html }); window.gate = new Promise((open) => { window.open = open; }); }",
        html,
    )
    drag(Mouse(stub_page), stub_page.get_by_role("button", name="Tile"), stub_page.get_by_text("Elsewhere"))
    assert actions(stub_page) == []
    assert dragged(stub_page) == 1
    stub_page.evaluate("() => window.open()")
    assert actions(stub_page) == [TAKE, PUT]
    assert dragged(stub_page) == 0


def test_escape_a_second_finger_and_no_target_cancel_a_drag(stub_page: Page, show: Show) -> None:
    show(
        source() + target() + ELSEWHERE + """<button aria-keyshortcuts="Escape" data-do='{"do":"back"}'>Back</button>"""
    )
    tile, place = stub_page.get_by_role("button", name="Tile"), stub_page.get_by_text("Place")
    mouse, finger = Mouse(stub_page), Finger(stub_page)
    drag(mouse, tile, place, stub_page.get_by_text("Elsewhere"))
    assert actions(stub_page) == [TAKE]
    for cancel in (
        lambda: stub_page.keyboard.press("Escape"),
        lambda: stub_page.evaluate("() => dispatchEvent(new Event('blur'))"),
    ):
        mouse.press(tile)
        mouse.move(place)
        cancel()
        mouse.release()
        assert actions(stub_page) == [TAKE]
        expect(stub_page.locator(".drag-preview")).to_have_count(0)
    finger.press(tile)
    finger.move(place)
    finger.join(stub_page.get_by_text("Elsewhere"))
    finger.release()
    assert actions(stub_page) == [TAKE]
    expect(stub_page.locator(".drag-preview")).to_have_count(0)
    stub_page.keyboard.press("Escape")
    assert [action["do"] for action in sent(stub_page)] == ["back"]


def test_touch_still_scrolls_next_to_draggable_elements(stub_page: Page, show: Show) -> None:
    show(ELSEWHERE + source() + f'<p data-css="{WIDE}">Below</p><p data-css="height: 3000px">Much below</p>')
    finger, above = Finger(stub_page), stub_page.get_by_text("Elsewhere")
    drag(finger, stub_page.get_by_role("button", name="Tile"), above)
    assert stub_page.evaluate("() => scrollY") == 0
    assert actions(stub_page)[0] == TAKE
    drag(finger, stub_page.get_by_text("Below", exact=True), above)
    stub_page.wait_for_function("() => scrollY > 50")
    assert "take" not in [action["do"] for action in actions(stub_page)]


@pytest.mark.thorough
def test_the_drag_preview_takes_the_size_of_its_target(stub_page: Page, show: Show) -> None:
    square = "display: inline-block; padding: 0; border: 0; width: 50px; height: 50px"
    cells = "".join(
        f"""<button data-css="{square}" data-drop data-do='{{"do":"put","x":{x}}}' aria-label="Cell {x}"></button>"""
        for x in range(6)
    )
    wide = f"""<button id="s" data-drag-size="3 1" data-css="{WIDE}" data-drag="">Card</button>"""
    show(f"<div data-pan='true'><div data-origin='0 0 1'>{cells}{wide}</div></div>")
    mouse = Mouse(stub_page)
    mouse.press(stub_page.get_by_role("button", name="Card"))
    mouse.move(stub_page.get_by_role("button", name="Cell 3"))
    expect(stub_page.locator(".drag-preview-picture")).to_have_css("width", "150px")
    expect(stub_page.locator(".drag-preview-picture")).to_have_css("height", "50px")
    mouse.release()
    assert actions(stub_page) == [{"do": "put", "x": 3, "dropped": True}], "the target in the middle"
