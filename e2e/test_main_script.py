"""The scripts without Python: events become actions, and replies become the page. A stub replaces Python."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.fake_python import Show, send_replies, sent
from tests.kit.page_guard import PageGuard
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


@pytest.mark.fresh
def test_start_sends_languages_storage_and_place(stub_page: Page, site: str) -> None:
    (start,) = sent(stub_page)
    assert start.pop("entropy") != "0" * 32
    assert start.pop("address") == site
    assert start.pop("query") == ""
    assert start.pop("previews") is False
    assert start.pop("notifications") in {"default", "denied"}
    assert start == {"do": "start", "storage": {}, "languages": ["en-GB"], "place": "", "fields": {}, "days": {}}


@pytest.mark.thorough
def test_a_long_place_is_cut(stub_page: Page) -> None:
    sent(stub_page)
    stub_page.evaluate("() => { location.hash = 'share/' + '1'.repeat(1_000_000); }")
    (opened,) = sent(stub_page)
    assert 32_000 < len(opened["place"]) < 50_000
    assert len(stub_page.url) < 50_000


def test_the_focus_opens_the_details_around_it(stub_page: Page, show: Show) -> None:
    show("<details><summary>Outer</summary><details><summary>Inner</summary><input id=x></details></details>")
    show(
        "<details><summary>Outer</summary><details><summary>Inner</summary><input id=x></details></details>",
        focus=["x"],
    )
    expect(stub_page.get_by_role("textbox")).to_be_focused()


@pytest.mark.firefox(thorough=True)
def test_clicks_send_their_action(stub_page: Page, show: Show) -> None:
    show("""<button data-do='{"do":"turn","by":1}'><b>Turn</b></button><a href="#x" data-do='{"do":"link"}'>Link</a>
        <button aria-disabled="true" data-do='{"do":"explain"}'>Explain</button>""")
    stub_page.get_by_text("Turn").click()
    stub_page.get_by_text("Link").click()
    stub_page.get_by_text("Explain").click(force=True)
    stub_page.get_by_role("button", name="Turn").press("Enter")
    assert sent(stub_page) == [
        {"do": "turn", "by": 1, "keyboard": False},
        {"do": "link", "keyboard": False},
        {"do": "explain", "keyboard": False},
        {"do": "turn", "by": 1, "keyboard": True},
    ]


@pytest.mark.firefox(thorough=True)
def test_forms_send_their_fields(stub_page: Page, show: Show) -> None:
    show(FORM)
    stub_page.get_by_label("Name").fill("Bert")
    stub_page.get_by_label("Two").check()
    stub_page.get_by_label("One").uncheck()
    stub_page.get_by_role("button", name="Play").click()
    assert sent(stub_page) == [
        {"do": "fill", "name": "name", "fields": {"name": "Bert", "board": "1"}},
        {"do": "fill", "name": "board", "fields": {"name": "Bert", "board": ["1", "2"]}},
        {"do": "fill", "name": "board", "fields": {"name": "Bert", "board": "2"}},
        {"do": "play", "fields": {"name": "Bert", "board": "2", "go": "now"}, "keyboard": False},
    ]


def test_unfinished_text_and_focus_survive_a_reply(stub_page: Page, show: Show) -> None:
    form = FORM.replace("<input name", '<input id="name-0" name')
    show(form)
    name = stub_page.get_by_label("Name")
    name.focus()
    name.press("End")
    name.press("x")
    show(f"<p>New</p>{form}")
    expect(stub_page.get_by_text("New")).to_be_visible()
    expect(name).to_have_value("Annax")
    expect(name).to_be_focused()
    # Another field in its place, with the text of another tab, has the focus as well.
    show(form.replace("name-0", "name-1").replace("Anna", "Otto"))
    expect(name).to_have_value("Otto")
    expect(name).to_be_focused()
    stub_page.keyboard.type("!")
    expect(name).to_have_value("Otto!")


def test_a_page_does_not_undo_a_choice_made_while_its_game_was_loaded(stub_page: Page, show: Show) -> None:
    fields = """<form data-form="fill" autocomplete="off">
        <input type="radio" name="who" value="few" aria-label="Few" checked>
        <input type="radio" name="who" value="many" aria-label="Many"></form>"""
    held: list[Route] = []
    stub_page.context.route("**/games/zen-garden.svg*", lambda route: held.append(route))
    show(fields)
    many = stub_page.get_by_label("Many")
    with stub_page.expect_request("**/games/zen-garden.svg*"):
        send_replies(stub_page, {"html": f"{fields}<p>Answered</p>", "games": ["zen-garden"]})
    stub_page.evaluate("() => { window.gate = new Promise((resolve) => { window.open = resolve; }); }")
    many.check()
    for route in held:
        route.continue_()
    stub_page.wait_for_function("() => document.querySelectorAll('body > .sprite').length > 1")
    sent(stub_page)
    expect(many).to_be_checked()
    stub_page.evaluate("() => window.open()")
    expect(stub_page.get_by_text("Answered", exact=True)).to_be_visible()
    assert sent(stub_page)[-1] == {"do": "fill", "fields": {"who": "many"}, "name": "who"}


def test_a_chunk_that_stays_keeps_its_elements_and_a_changed_one_is_shown(stub_page: Page, show: Show) -> None:
    row = "<ul><li>First of <b>two</b></li><3></ul>"
    show("<1><section><2></section>", chunks={"1": f"<nav>{row}</nav>", "2": row, "3": "<li>Second of two</li>"})
    expect(stub_page.get_by_text("Second of two")).to_have_count(2)
    kept = stub_page.get_by_text("First of two").first
    kept.evaluate("(element) => { element.title = 'mine'; }")
    # Chunk 1 stays, chunk 2 moves out of its section, and chunk 4 is new around chunk 3.
    show("<1><2><section><4></section>", chunks={"4": "<ol><3><li>Third</li></ol>"})
    expect(stub_page.get_by_text("Third")).to_be_visible()
    expect(stub_page.get_by_text("Second of two")).to_have_count(3)
    expect(kept).to_have_attribute("title", "mine")
    # A chunk that was gone is sent again.
    show("<section><4></section>")
    expect(stub_page.get_by_text("First of two")).to_have_count(0)
    show("<5><section><4></section>", chunks={"5": f"<nav>{row}</nav>"})
    expect(stub_page.get_by_text("Second of two")).to_have_count(2)


@pytest.mark.thorough
def test_a_page_that_was_never_shown_leaves_no_gap(stub_page: Page, show: Show) -> None:
    show("<1><p>Begin</p>", chunks={"1": "<p>The first chunk</p>"})
    # Python answers both actions before the page is shown again.
    stub_page.evaluate("() => { window.gate = new Promise((resolve) => { window.open = resolve; }); }")
    send_replies(
        stub_page,
        {"html": "<1><2><button>Go</button>", "chunks": {"2": "<p>The second chunk</p>"}},
        {"html": "<2><p>End</p>"},
    )
    stub_page.evaluate("() => window.open()")
    expect(stub_page.get_by_text("End", exact=True)).to_be_visible()
    expect(stub_page.get_by_text("The second chunk")).to_be_visible()
    expect(stub_page.get_by_text("The first chunk")).to_have_count(0)


def test_hovering_is_sent_once_and_cleared(stub_page: Page, show: Show) -> None:
    one, two = (
        f"""<button data-point='{{"do":"hover","at":{at}}}'>{name}</button>""" for at, name in [(1, "One"), (2, "Two")]
    )
    # At first the pointer rests at the upper left corner.
    show(f"<p>No</p>{one}{two}")
    stub_page.get_by_role("button", name="One").hover()
    assert sent(stub_page) == [{"do": "hover", "at": 1}]
    stub_page.get_by_text("Two").hover()
    stub_page.get_by_text("No", exact=True).hover()
    assert sent(stub_page)[-1] == {"do": "unhover"}
    stub_page.get_by_text("Two").focus()
    assert sent(stub_page) == [{"do": "hover", "at": 2}]


@pytest.mark.firefox(thorough=True)
def test_elements_under_a_resting_mouse_are_hovered_when_it_moves(stub_page: Page, show: Show) -> None:
    size = "display: block; width: 90px; height: 50px"
    one, two = (
        f"""<button data-css="{size}" data-point='{{"do":"hover","at":{at}}}'>Number {at}</button>""" for at in (1, 2)
    )
    show(f'{two}<div data-css="{size}">Rest</div>')
    stub_page.get_by_text("Rest", exact=True).hover(position={"x": 40, "y": 20})
    sent(stub_page)
    stub_page.get_by_role("button", name="Number 2").focus()
    assert sent(stub_page) == [{"do": "hover", "at": 2}]
    send_replies(stub_page, {"html": f'{two}<div data-css="{size}">{one}</div>'})
    # The browser updates the hovered element with a delay.
    stub_page.wait_for_function("() => document.querySelector('div > button:hover')")
    assert [action["do"] for action in sent(stub_page)] == ["go"]
    stub_page.get_by_role("button", name="Number 1").hover(position={"x": 41, "y": 20})
    assert sent(stub_page) == [{"do": "hover", "at": 1}]


def test_while_python_is_slow_only_the_last_hover_slider_value_and_text_wait(stub_page: Page, show: Show) -> None:
    show(
        '<form data-form="slide"><input type="range" name="past" min="0" max="9">'
        '<textarea name="text"></textarea></form>'
        + "".join(
            f"""<button data-point='{{"do":"hover","at":{n}}}' data-do='{{"do":"{n}"}}'>b{n}</button>"""
            for n in range(4)
        )
    )
    stub_page.evaluate("() => { window.gate = new Promise((resolve) => { window.open = resolve; }); }")
    for n in range(4):
        stub_page.get_by_role("button", name=f"b{n}").hover()
        stub_page.get_by_role("slider").fill(str(n))
        stub_page.get_by_role("textbox").fill(str(n))
    stub_page.get_by_role("button", name="b3").click()
    stub_page.evaluate("() => window.open()")
    assert [(action["do"], action.get("at", action.get("fields"))) for action in sent(stub_page)] == [
        ("hover", 0),
        ("slide", {"past": "3", "text": "2"}),
        ("slide", {"past": "3", "text": "3"}),
        ("hover", 3),
        ("3", None),
    ]


@pytest.mark.firefox(thorough=True)
def test_arrow_keys_move_in_a_grid(stub_page: Page, show: Show) -> None:
    show(GRID)
    at = stub_page.locator(":focus")
    stub_page.get_by_text("a1").focus()
    for key, there in [
        ("ArrowRight", "a2"),
        ("ArrowDown", "b2"),
        ("ArrowLeft", "b2"),
        ("ArrowDown", "c2"),
        ("Home", "c1"),
        ("ArrowLeft", "c2"),
        ("ArrowRight", "c1"),
        ("ArrowDown", "a1"),
        ("ArrowUp", "c1"),
    ]:
        stub_page.keyboard.press(key)
        expect(at).to_have_text(there)
    stub_page.keyboard.press("ArrowUp")
    expect(at).to_have_text("b2")
    stub_page.keyboard.press("Tab")
    expect(at).to_have_text("after")
    stub_page.keyboard.press("Shift+Tab")
    expect(at).to_have_text("b2")


@pytest.mark.firefox(thorough=True)
def test_arrow_keys_go_to_the_places_for_a_piece_and_shift_with_enter_confirms_it(stub_page: Page, show: Show) -> None:
    states = {"a1": "data-drop", "b1": "aria-disabled=true", "c1": "data-drop"}
    cell = '<p role=gridcell><button {} data-do=\'{{"do":"put"}}\'>{}</button></p>'
    cells = "".join(cell.format(state, name) for name, state in states.items())
    show(f"<div role=grid><div role=row>{cells}</div></div>")
    at = stub_page.locator(":focus")
    stub_page.get_by_text("a1").focus()
    for key, there in [("ArrowRight", "c1"), ("Shift+ArrowLeft", "b1"), ("ArrowLeft", "a1"), ("ArrowRight", "c1")]:
        stub_page.keyboard.press(key)
        expect(at).to_have_text(there)
    sent(stub_page)
    for keys, actions in {"Enter": ["put"], "Shift+Enter": ["put", "confirm"]}.items():
        stub_page.keyboard.press(keys)
        assert sent(stub_page) == [{"do": action, "keyboard": True} for action in actions]
    stub_page.get_by_text("a1").click(modifiers=["Shift"])
    assert [action["do"] for action in sent(stub_page)] == ["put"]


def test_shortcuts_click_except_in_text_fields(stub_page: Page, show: Show) -> None:
    show(f"""{FORM}<button aria-keyshortcuts="r" data-do='{{"do":"turn"}}'>Turn</button>
        <button aria-keyshortcuts="Control+z" data-do='{{"do":"undo"}}'>Undo</button>
        <button aria-keyshortcuts="Escape" data-do='{{"do":"cancel"}}'>Cancel</button>
        <button aria-keyshortcuts="?" data-do='{{"do":"help"}}'>Help</button>""")
    for key in ("r", "Control+z", "Escape", "?", "z"):
        stub_page.keyboard.press(key)
    assert [action["do"] for action in sent(stub_page)] == ["turn", "undo", "cancel", "help"]
    stub_page.get_by_label("Name").focus()
    stub_page.keyboard.press("r")
    stub_page.keyboard.press("Escape")
    assert [action["do"] for action in sent(stub_page)] == ["fill", "cancel"]


@pytest.mark.firefox(thorough=True)
def test_a_held_key_acts_once_but_moves_and_types_on(stub_page: Page, show: Show) -> None:
    def hold(key: str) -> list[object]:
        """Hold a key for four events, and return the actions sent meanwhile."""
        sent(stub_page)
        for _ in range(4):
            stub_page.keyboard.down(key)
        stub_page.keyboard.up(key)
        return [action["do"] for action in sent(stub_page)]

    show("""<dialog data-modal data-cancel='{"do":"close"}'></dialog>""")
    assert hold("Escape") == ["close"]
    show(f"""{GRID}{FORM}<button aria-keyshortcuts="r" data-do='{{"do":"turn"}}'>Turn</button>
        <button aria-keyshortcuts="ArrowRight" data-do='{{"do":"step"}}'>Step</button>
        <details><summary>More</summary>Text</details>""")
    assert hold("r") == ["turn"]
    assert hold("ArrowRight") == ["step"] * 4
    for key in ("Enter", "Space"):
        stub_page.get_by_role("button", name="Turn").focus()
        assert hold(key) == ["turn"]
        stub_page.get_by_text("More").focus()
        hold(key)
        expect(stub_page.get_by_role("group")).to_have_attribute("open", "")
        stub_page.get_by_text("More").click()
    name = stub_page.get_by_label("Name")
    name.fill("")
    assert hold("Enter") == ["play"]
    hold("r")
    hold("Space")
    expect(name).to_have_value("rrrr    ")
    stub_page.get_by_text("a1").focus()
    hold("ArrowDown")
    expect(stub_page.locator(":focus")).to_have_text("b2")


@pytest.mark.thorough
def test_a_digit_is_found_by_its_key_where_that_types_another_character(stub_page: Page, show: Show) -> None:
    show("""<button aria-keyshortcuts="1" data-do='{"do":"first"}'>1</button>
        <button aria-keyshortcuts="2" data-do='{"do":"second"}'>2</button>
        <button aria-keyshortcuts="é" data-do='{"do":"accent"}'>é</button>""")
    for key, code, shift in [
        ("&", "Digit1", False),
        ("é", "Digit2", False),
        ("2", "Digit2", True),
        ("!", "Digit1", True),
    ]:
        # Playwright has only an American keyboard.
        stub_page.get_by_role("button", name="2").dispatch_event(
            "keydown", {"key": key, "code": code, "shiftKey": shift}
        )
    assert [action["do"] for action in sent(stub_page)] == ["first", "accent", "second"]


def test_a_letter_is_found_by_its_key_on_keyboards_of_other_alphabets(stub_page: Page, show: Show) -> None:
    show("""<button aria-keyshortcuts="b" data-do='{"do":"board"}'>b</button>
        <button aria-keyshortcuts="w" data-do='{"do":"why"}'>w</button>
        <button aria-keyshortcuts="Shift+R" data-do='{"do":"back"}'>R</button>""")
    for key, code, shift in [
        ("и", "KeyB", False),  # Russian
        ("И", "KeyB", False),  # with caps lock
        ("β", "KeyB", False),
        ("נ", "KeyB", False),
        ("لا", "KeyB", False),
        ("К", "KeyR", True),
        ("к", "KeyR", False),
        # Of Latin letters the typed one counts, and signs on the keys of letters stand for none.
        ("x", "KeyB", False),  # Dvorak
        ("b", "KeyN", False),
        (",", "KeyW", False),
        ("z", "KeyW", False),  # AZERTY
    ]:
        stub_page.get_by_role("button", name="w").dispatch_event(
            "keydown", {"key": key, "code": code, "shiftKey": shift}
        )
    assert [action["do"] for action in sent(stub_page)] == [*["board"] * 5, "back", "board"]


def test_dialogs_are_modal_and_escape_goes_to_python(stub_page: Page, show: Show) -> None:
    show("""<button>under</button><dialog data-modal data-cancel='{"do":"close"}'><button>in</button></dialog>""")
    expect(stub_page.get_by_role("dialog")).to_be_visible()
    expect(stub_page.get_by_text("in", exact=True)).to_be_focused()
    stub_page.keyboard.press("Escape")
    assert sent(stub_page) == [{"do": "close"}]
    expect(stub_page.get_by_role("dialog")).to_be_visible()
    show("<button>under</button>")
    expect(stub_page.get_by_role("dialog")).to_be_hidden()


def test_details_stay_as_the_user_left_them(stub_page: Page, show: Show) -> None:
    html = "<details><summary>More</summary><p>Much more</p></details>"
    show(html)
    stub_page.get_by_text("More", exact=True).click()
    show(f"{html}<p>New</p>")
    expect(stub_page.get_by_text("Much more")).to_be_visible()


def test_reply_changes_document_place_focus_and_live_region(stub_page: Page, show: Show) -> None:
    show(
        '<button id="b">B</button>',
        title="T",
        lang="de",
        theme="dark",
        place="#there",
        announce="Done.",
        focus=["a", "b"],
    )
    assert stub_page.title() == "T"
    root = stub_page.locator("html")
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")
    assert stub_page.url.endswith("#there")
    expect(stub_page.get_by_text("B", exact=True)).to_be_focused()
    expect(stub_page.get_by_role("status")).to_have_text("Done.")
    show("<p>Same place</p>", place="#there")
    expect(stub_page.get_by_role("status")).to_have_text("Done.")
    show("<p>Elsewhere</p>", place="#elsewhere")
    expect(stub_page.get_by_role("status")).to_have_text("")
    stub_page.go_back()
    assert [action["do"] for action in sent(stub_page)] == ["go"]


@pytest.mark.fresh
def test_preloaded_page_is_shown_while_python_handles_a_first_click(stub_page: Page) -> None:
    stub_page.add_init_script(CLICKED_EARLY)
    stub_page.reload()
    expect(stub_page.get_by_text("Begun", exact=True)).to_be_visible()
    expect(stub_page.locator("html")).to_have_attribute("data-python", "loading")
    stub_page.evaluate("() => window.open()")
    ready(stub_page)
    expect(stub_page.get_by_text("Answered", exact=True)).to_be_visible()


@pytest.mark.fresh
def test_preloaded_page_keeps_earlier_choices(stub_page: Page) -> None:
    stub_page.add_init_script(CLICKED_EARLY.replace("[data-do]", "[data-form] [type=radio]:not(:checked)"))
    stub_page.reload()
    stub_page.wait_for_function("() => window.gates.length === 0")
    assert [action["do"] for action in sent(stub_page)] == ["start"]
    expect(stub_page.get_by_text("Begun", exact=True)).to_have_count(0)
    stub_page.evaluate("() => window.open()")
    expect(stub_page.get_by_text("Answered", exact=True)).to_be_visible()


def test_unchanged_parts_are_not_written_again(stub_page: Page, show: Show) -> None:
    show("<p>One</p>", title="T", lang="de", theme="dark")
    stub_page.evaluate(
        """() => {
            window.written = 0;
            const observer = new MutationObserver((changes) => { window.written += changes.length; });
            observer.observe(document.documentElement, { attributes: true });
            observer.observe(document.head, { childList: true, subtree: true });
        }"""
    )
    show("<p>Two</p>", title="T", lang="de", theme="dark")
    expect(stub_page.get_by_text("Two", exact=True)).to_be_visible()
    assert stub_page.evaluate("window.written") == 0


def test_several_replies_are_shown_at_once_with_their_history_and_commands(stub_page: Page, show: Show) -> None:
    button = """<button data-do='{"do":"go on"}'>Go on</button>"""
    show(button, place="#here")
    stub_page.evaluate(
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
        stub_page.get_by_role("button", name="Go on").click()
    sent(stub_page)
    stub_page.evaluate("() => window.open()")
    expect(stub_page.get_by_text("Far", exact=True)).to_be_in_viewport()
    assert stub_page.url.endswith("#there")
    stub_page.go_back()
    assert stub_page.url.endswith("#here")


def test_failure_of_python_is_reported_in_the_pages_language(stub_page: Page, show: Show, guard: PageGuard) -> None:
    guard.allow("Traceback")
    show("still here", failed="Traceback: a fault of ours")
    expect(stub_page.locator("[data-trouble=en]")).to_be_visible()
    expect(stub_page.get_by_text("still here")).to_be_visible()
    assert guard.faults == ["console error: Traceback: a fault of ours"]


def test_the_banner_stays_until_the_failed_action_succeeds_or_it_is_closed(
    stub_page: Page, show: Show, guard: PageGuard
) -> None:
    guard.allow("Traceback")
    show("".join(f"""<button data-do='{{"do":"{name}"}}'>{name}</button>""" for name in ("Turn", "Look")))
    banner = stub_page.get_by_role("alert")

    def click(name: str, **reply: str) -> None:
        stub_page.evaluate("(reply) => window.replies.push(reply)", reply)
        stub_page.get_by_role("button", name=name).click()
        sent(stub_page)

    click("Turn", log="Traceback: of a link that the page speaks about")
    expect(banner).to_be_hidden()
    click("Turn", failed="Traceback: a fault of ours")
    click("Look", failed="Traceback: another one")
    click("Look")
    expect(banner).to_be_visible()
    click("Turn")
    expect(banner).to_be_hidden()
    click("Turn", failed="Traceback: a fault of ours")
    banner.get_by_role("button", name="Close").click()
    expect(banner).to_be_hidden()
    # The actions of a banner that was closed do not keep the next one.
    click("Look", failed="Traceback: another one")
    click("Look")
    expect(banner).to_be_hidden()


def test_after_a_page_that_cannot_be_shown_the_next_one_is(stub_page: Page, show: Show, guard: PageGuard) -> None:
    guard.allow("TypeError")
    show("<p>Begun</p>")
    send_replies(stub_page, {"html": "<p>Never</p>", "place": 5})
    expect(stub_page.get_by_role("alert")).to_be_visible()
    show("<p>Shown</p>")
    expect(stub_page.get_by_text("Shown")).to_be_visible()
