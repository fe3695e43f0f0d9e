"""The bridge alone: what happens becomes actions, and replies become the page. A stub stands in for Python."""

import pytest
from playwright.sync_api import Page, expect

from e2e.fake_python import Show, nudge, sent
from tests.kit.page_guard import Watch
from tests.kit.waiting import ready

FORM = """
<form data-form="fill" data-submit="play" autocomplete="off">
  <input name="name" aria-label="Name" value="Anna">
  <input type="checkbox" name="board" value="1" aria-label="One" checked>
  <input type="checkbox" name="board" value="2" aria-label="Two">
  <button name="go" value="now">Play</button>
</form>
"""
GRID = """
<div role="grid">
  <div role="row"><span role="gridcell"><button>a1</button></span><span role="gridcell"><button>a2</button></span></div>
  <div role="row"><span role="gridcell"></span><span role="gridcell"><button>b2</button></span></div>
  <div role="row"><span role="gridcell"><button>c1</button></span><span role="gridcell"><button>c2</button></span></div>
</div>
<button>after</button>
"""
CLICKED_EARLY = """
const clicked = new Promise((resolve) => addEventListener("DOMContentLoaded", () => {
    document.querySelector("#page [data-do]").click();
    resolve();
}));
// The stub asks whether there is a gate; then each of the two actions has one.
const gates = window.gates = [undefined, clicked, new Promise((resolve) => { window.open = resolve; })];
Object.defineProperty(window, "gate", { get: () => gates.shift(), set: () => {} });
window.replies = [{ html: "<p>Begun</p>" }, { html: "<p>Answered</p>" }];
"""


def test_start_tells_what_there_is(bridge: Page, site: str) -> None:
    (start,) = sent(bridge)
    assert start.pop("entropy") != "0" * 32
    assert start.pop("address") == site
    assert start.pop("query") == ""
    assert start == {"do": "start", "storage": {}, "languages": ["en-GB"], "place": "", "fields": {}}


@pytest.mark.firefox
def test_clicks_send_their_action(bridge: Page, show: Show) -> None:
    show("""<button data-do='{"do":"turn","by":1}'><b>Turn</b></button><a href="#x" data-do='{"do":"link"}'>Link</a>
        <button aria-disabled="true" data-do='{"do":"why"}'>Why</button>""")
    bridge.get_by_text("Turn").click()
    bridge.get_by_text("Link").click()
    bridge.get_by_text("Why").click(force=True)
    bridge.get_by_role("button", name="Turn").press("Enter")
    assert sent(bridge) == [
        {"do": "turn", "by": 1, "keyboard": False},
        {"do": "link", "keyboard": False},
        {"do": "why", "keyboard": False},
        {"do": "turn", "by": 1, "keyboard": True},
    ]


@pytest.mark.firefox
def test_forms_send_their_fields(bridge: Page, show: Show) -> None:
    show(FORM)
    bridge.get_by_label("Name").fill("Bert")
    bridge.get_by_label("Two").check()
    bridge.get_by_label("One").uncheck()
    bridge.get_by_role("button", name="Play").click()
    assert sent(bridge) == [
        {"do": "fill", "name": "name", "fields": {"name": "Bert", "board": "1"}},
        {"do": "fill", "name": "board", "fields": {"name": "Bert", "board": ["1", "2"]}},
        {"do": "fill", "name": "board", "fields": {"name": "Bert", "board": "2"}},
        {"do": "play", "fields": {"name": "Bert", "board": "2", "go": "now"}, "keyboard": False},
    ]


def test_half_written_text_and_focus_survive_a_new_page(bridge: Page, show: Show) -> None:
    show(FORM)
    name = bridge.get_by_label("Name")
    name.focus()
    name.press("End")
    name.press("x")
    show(f"<p>New</p>{FORM}")
    expect(bridge.get_by_text("New")).to_be_visible()
    expect(name).to_have_value("Annax")
    expect(name).to_be_focused()


def test_pointing_is_sent_once_and_taken_back(bridge: Page, show: Show) -> None:
    one, two = (
        f"""<button data-point='{{"do":"point","at":{at}}}'>{name}</button>""" for at, name in [(1, "One"), (2, "Two")]
    )
    show(f"{one}{two}<p>No</p>")
    bridge.get_by_text("One").hover()
    assert sent(bridge) == [{"do": "point", "at": 1}]
    bridge.get_by_text("Two").hover()
    bridge.get_by_text("No", exact=True).hover()
    assert sent(bridge)[-1] == {"do": "point-away"}
    bridge.get_by_text("Two").focus()
    assert sent(bridge) == [{"do": "point", "at": 2}]


@pytest.mark.firefox
def test_what_comes_under_a_mouse_that_rests_is_pointed_at_when_it_moves(bridge: Page, show: Show) -> None:
    size = "display: block; width: 90px; height: 50px"
    one, two = (
        f"""<button data-css="{size}" data-point='{{"do":"point","at":{at}}}'>Number {at}</button>""" for at in (1, 2)
    )
    show(f'{two}<div data-css="{size}">Rest</div>')
    bridge.get_by_text("Rest").hover(position={"x": 40, "y": 20})
    bridge.get_by_role("button", name="Number 2").focus()
    assert sent(bridge) == [{"do": "point", "at": 2}]
    nudge(bridge, {"html": f'{two}<div data-css="{size}">{one}</div>'})
    # The browser finds out at its leisure what lies under the mouse now.
    bridge.wait_for_function("() => document.querySelector('div > button:hover')")
    assert [action["do"] for action in sent(bridge)] == ["go"]
    bridge.get_by_role("button", name="Number 1").hover(position={"x": 41, "y": 20})
    assert sent(bridge) == [{"do": "point", "at": 1}]


def test_while_python_is_slow_only_the_last_pointing_waits_and_the_last_of_a_slider(bridge: Page, show: Show) -> None:
    show(
        '<form data-form="slide"><input type="range" name="past" min="0" max="9"></form>'
        + "".join(
            f"""<button data-point='{{"do":"point","at":{n}}}' data-do='{{"do":"{n}"}}'>b{n}</button>"""
            for n in range(4)
        )
    )
    bridge.evaluate("() => { window.gate = new Promise((resolve) => { window.open = resolve; }); }")
    for n in range(4):
        bridge.get_by_role("button", name=f"b{n}").hover()
        bridge.get_by_role("slider").fill(str(n))
    bridge.get_by_role("button", name="b3").click()
    bridge.evaluate("() => window.open()")
    assert [(action["do"], action.get("at", action.get("fields"))) for action in sent(bridge)] == [
        ("point", 0),
        ("point", 3),
        ("slide", {"past": "3"}),
        ("3", None),
    ]


@pytest.mark.firefox
def test_arrow_keys_move_in_a_grid(bridge: Page, show: Show) -> None:
    show(GRID)
    at = bridge.locator(":focus")
    bridge.get_by_text("a1").focus()
    for key, there in [
        ("ArrowRight", "a2"),
        ("ArrowDown", "b2"),
        ("ArrowLeft", "b2"),
        ("ArrowDown", "c2"),
        ("Home", "c1"),
    ]:
        bridge.keyboard.press(key)
        expect(at).to_have_text(there)
    bridge.keyboard.press("ArrowUp")
    expect(at).to_have_text("b2")
    bridge.keyboard.press("Tab")
    expect(at).to_have_text("after")
    bridge.keyboard.press("Shift+Tab")
    expect(at).to_have_text("b2")


def test_shortcuts_click_unless_somebody_writes(bridge: Page, show: Show) -> None:
    show(f"""{FORM}<button aria-keyshortcuts="r" data-do='{{"do":"turn"}}'>Turn</button>
        <button aria-keyshortcuts="Control+z" data-do='{{"do":"undo"}}'>Undo</button>
        <button aria-keyshortcuts="Escape" data-do='{{"do":"cancel"}}'>Cancel</button>
        <button aria-keyshortcuts="?" data-do='{{"do":"help"}}'>Help</button>""")
    for key in ("r", "Control+z", "Escape", "?", "z"):
        bridge.keyboard.press(key)
    assert [action["do"] for action in sent(bridge)] == ["turn", "undo", "cancel", "help"]
    bridge.get_by_label("Name").focus()
    bridge.keyboard.press("r")
    bridge.keyboard.press("Escape")
    assert [action["do"] for action in sent(bridge)] == ["fill", "cancel"]


def test_dialogs_are_modal_and_escape_is_pythons(bridge: Page, show: Show) -> None:
    show("""<button>under</button><dialog data-modal data-cancel='{"do":"close"}'><button>in</button></dialog>""")
    expect(bridge.get_by_role("dialog")).to_be_visible()
    expect(bridge.get_by_text("in", exact=True)).to_be_focused()
    bridge.keyboard.press("Escape")
    assert sent(bridge) == [{"do": "close"}]
    expect(bridge.get_by_role("dialog")).to_be_visible()
    show("<button>under</button>")
    expect(bridge.get_by_role("dialog")).to_be_hidden()


def test_details_stay_as_the_person_left_them(bridge: Page, show: Show) -> None:
    html = "<details><summary>More</summary><p>Much more</p></details>"
    show(html)
    bridge.get_by_text("More", exact=True).click()
    show(f"{html}<p>New</p>")
    expect(bridge.get_by_text("Much more")).to_be_visible()


def test_reply_changes_document_place_focus_and_live_region(bridge: Page, show: Show) -> None:
    show('<button id="b">B</button>', title="T", lang="de", theme="dark", place="#there", announce="Done.", focus="b")
    assert bridge.title() == "T"
    root = bridge.locator("html")
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")
    assert bridge.url.endswith("#there")
    expect(bridge.get_by_text("B", exact=True)).to_be_focused()
    expect(bridge.get_by_role("status")).to_have_text("Done.")
    bridge.go_back()
    assert [action["do"] for action in sent(bridge)] == ["go"]


def test_page_of_the_start_is_shown_while_python_thinks_about_a_first_click(bridge: Page) -> None:
    bridge.add_init_script(CLICKED_EARLY)
    bridge.reload()
    expect(bridge.get_by_text("Begun", exact=True)).to_be_visible()
    expect(bridge.locator("html")).to_have_attribute("data-python", "loading")
    bridge.evaluate("() => window.open()")
    ready(bridge)
    expect(bridge.get_by_text("Answered", exact=True)).to_be_visible()


def test_page_of_the_start_does_not_take_back_what_was_chosen_meanwhile(bridge: Page) -> None:
    bridge.add_init_script(CLICKED_EARLY.replace("[data-do]", "[data-form] [type=radio]:not(:checked)"))
    bridge.reload()
    bridge.wait_for_function("() => window.gates.length === 0")
    assert [action["do"] for action in sent(bridge)] == ["start"]
    expect(bridge.get_by_text("Begun", exact=True)).to_have_count(0)
    bridge.evaluate("() => window.open()")
    expect(bridge.get_by_text("Answered", exact=True)).to_be_visible()


def test_what_stays_as_it_was_is_not_written_again(bridge: Page, show: Show) -> None:
    show("<p>One</p>", title="T", lang="de", theme="dark")
    bridge.evaluate(
        """() => {
            window.written = 0;
            const observer = new MutationObserver((changes) => { window.written += changes.length; });
            observer.observe(document.documentElement, { attributes: true });
            observer.observe(document.head, { childList: true, subtree: true });
        }"""
    )
    show("<p>Two</p>", title="T", lang="de", theme="dark")
    expect(bridge.get_by_text("Two", exact=True)).to_be_visible()
    assert bridge.evaluate("window.written") == 0


def test_several_replies_are_shown_at_once_with_the_way_back_and_what_is_to_be_done(bridge: Page, show: Show) -> None:
    button = """<button data-do='{"do":"go on"}'>Go on</button>"""
    show(button, place="#here")
    bridge.evaluate(
        """(replies) => {
            const first = new Promise((resolve) => { window.open = resolve; });
            const gates = [first, first.then(() => new Promise((resolve) => setTimeout(resolve, 100)))];
            Object.defineProperty(window, "gate", { get: () => gates.shift() });
            window.replies.push(...replies);
        }""",
        [
            {"place": "#nowhere", "replace": True, "command": {"kind": "show", "id": "far"}},
            {
                "place": "#there",
                "replace": False,
                "html": f'{button}<p data-css="height: 300vh"></p><p id="far">Far</p>',
            },
            {"place": "#there", "replace": True},
        ],
    )
    for _ in range(3):
        bridge.get_by_role("button", name="Go on").click()
    sent(bridge)
    bridge.evaluate("() => window.open()")
    expect(bridge.get_by_text("Far", exact=True)).to_be_in_viewport()
    assert bridge.url.endswith("#there")
    bridge.go_back()
    assert bridge.url.endswith("#here")


def test_styles_are_set_without_style_attributes(bridge: Page, show: Show) -> None:
    show('<p data-css="--x: 3; width: 40px">Styled</p>')
    assert bridge.get_by_text("Styled").evaluate("(p) => [p.style.getPropertyValue('--x').trim(), p.offsetWidth]") == [
        "3",
        40,
    ]


def test_later_actions_come_later_and_can_be_replaced(bridge: Page) -> None:
    never = {"timer": {"ms": 20, "action": {"do": "never"}}}
    sent(bridge)
    nudge(bridge, never, {"timer": {"ms": 10, "action": {"do": "later"}}})
    assert [action["do"] for action in sent(bridge)] == ["go", "go", "later"]
    nudge(bridge, never, {"timer": None})
    assert [action["do"] for action in sent(bridge)] == ["go", "go"]


def test_failure_of_python_is_said_in_the_pages_language(bridge: Page, show: Show, watch: Watch) -> None:
    watch.allow("Traceback")
    show("still here", failed="Traceback: a fault of ours")
    expect(bridge.locator("[data-trouble=en]")).to_be_visible()
    expect(bridge.get_by_text("still here")).to_be_visible()
    assert watch.faults == ["console error: Traceback: a fault of ours"]
