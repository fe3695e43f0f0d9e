"""Embeds in third-party pages, with the markup of their authors."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, Route, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.third_party_site import ThirdPartySite
from tests.kit.waiting import TIMEOUT_MS, ready
from web.app.model.embed.snippet_builder import ALLOWED, SANDBOX
from web.app.model.links.codec import pack, public_part
from web.app.model.links.share_link import place_to
from web.app.model.match.match import PlayedMatch, play as play_on
from web.app.model.match.serialize import to_text
from web.app.texts import Words

FRENCH, GERMAN = Words("fr", "zen-garden"), Words("de", "zen-garden")
STRICT = (
    "default-src 'none'; script-src 'self' {site}; frame-src {site}; style-src 'self'; "
    "require-trusted-types-for 'script'"
)
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}


def frame(page: Page, name: str) -> FrameLocator:
    """Return the content of the frame with this name."""
    return page.frame_locator(f'iframe[title="{name}"]')


def noted_message(page: Page, what: str) -> Locator:
    """Return the line in which the page has noted a message."""
    return page.get_by_role("listitem").filter(has_text=re.compile(rf"^{what}"))


def some_match(game: str, turns: int = 6) -> PlayedMatch[Any]:
    """Return a match after some turns."""
    match = storage_seed.seeded_match(game, {"boards": [1, 2, 3]} if game == "zen-garden" else {}, names=("Ada", "Ben"))
    for _ in range(turns):
        match = play_on(match, match.game.write_event(storage_seed.best_move(match)))
    return match


FITS = """() => [...document.querySelectorAll("iframe")].some(({ clientHeight, contentDocument }) => {
    const height = contentDocument?.body?.offsetHeight ?? 0;
    return height > 900 && Math.abs(clientHeight - height) <= 2;
})"""
"""True once a frame is as high as its content, and higher than one usually is."""


def press_until(button: Locator, done: Locator) -> None:
    """Press, and again if nothing happens: in a frame that has just been scrolled into view, a press can get lost."""
    button.click()
    try:
        expect(done).to_be_attached(timeout=TIMEOUT_MS / 3)
    except AssertionError:
        button.click()
    expect(done).to_be_attached()


COLOURS = {
    "#fbfaf7": "light",
    "rgb(17 24 39)": "dark",
    "hsl(40 30% 95%)": "light",
    "oklch(0.98 0.01 100)": "light",
    "oklch(0.2 0.05 250)": "dark",
    "oklab(0.95 0 0)": "light",
    "lab(95 0 0)": "light",
    "lab(10 0 0)": "dark",
    "lch(98 1 100)": "light",
    "color(srgb 0.97 0.97 0.97)": "light",
    "color(display-p3 0.1 none 0.1)": "dark",
    "color-mix(in oklab, white, #111 5%)": "light",
    "color-mix(in srgb, black, white 5%)": "dark",
    "oklch(0.1 0 0 / 0.2)": "light",
}
"""Backgrounds of pages, and the theme that fits; the last one is hardly there."""


@pytest.mark.thorough
@pytest.mark.firefox
def test_an_element_takes_the_theme_of_a_background_in_any_notation(
    page: Page, site: str, blog: ThirdPartySite
) -> None:
    blog.put(
        "<hofgarten-demo theme='host'></hofgarten-demo>" * len(COLOURS), head=f"<script src='{site}embed.js'></script>"
    )
    page.goto(blog.address)
    themes = page.evaluate(
        """(colors) => [...document.querySelectorAll("hofgarten-demo")].map((element, at) => {
            const around = document.createElement("div");
            around.style.backgroundColor = colors[at];
            element.replaceWith(around);
            around.append(element);
            return element.shadowRoot.querySelector("[data-theme]").dataset.theme;
        })""",
        [*COLOURS],
    )
    assert dict(zip(COLOURS, themes, strict=True)) == COLOURS
    assert page.locator("hofgarten-demo").first.evaluate("(element) => element.shadowRoot.childElementCount") == 1


FRAME = """<!doctype html><script>
    const tell = (type, more) => parent.postMessage({ hofgarten: 1, type, ...more }, "*");
    addEventListener("message", ({ data }) => {
        document.body.append(`${data.type} ${(data.moves ?? []).join()}; `);
    });
    addEventListener("load", () => tell("ready"));
</script><p>Frame</p>"""
"""Stands for our page in a frame."""


def test_a_moved_element_goes_on_with_its_match(page: Page, site: str, blog: ThirdPartySite, guard: PageGuard) -> None:
    guard.allow("can escape its sandboxing")  # this page stands for ours, and has the origin of the blog
    head = f"<script src='{site}embed.js'></script>"
    blog.put(f'<hofgarten-demo id="demo" game="zen-garden" base="{blog.address}frame/"></hofgarten-demo>', head=head)
    blog.pages["frame/"] = FRAME
    page.goto(blog.address)
    expect(noted_message(page, "demo ready")).to_have_count(1)
    inside = page.frame_locator("iframe")
    for event, ply in ("a", 1), ("b", 3), ("c", 4), ("d", 3):
        inside.locator("body").evaluate("(_, move) => tell('move', move)", {"event": event, "ply": ply})
    expect(noted_message(page, "demo move")).to_have_count(4)
    before = page.locator("iframe").get_attribute("src")
    page.locator("#demo").evaluate("(demo) => document.body.append(demo)")
    expect(inside.get_by_text("resume a,d;")).to_be_visible()
    assert page.locator("iframe").get_attribute("src") == before, "the deal is the same"
    # Another game begins anew.
    page.locator("#demo").evaluate("(demo) => { demo.setAttribute('game', 'hanging-gardens'); }")
    expect(noted_message(page, "demo ready")).to_have_count(3)
    expect(inside.get_by_text("resume")).to_have_count(0)


SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shifted += value; }))
        .observe({ type: "layout-shift" });
}"""
SOON = '{ tell("loading"); setTimeout(() => tell("resize", { height: 300 }), 50); }'


def test_the_text_below_does_not_jump_until_the_reader_acts(
    page: Page, site: str, blog: ThirdPartySite, guard: PageGuard
) -> None:
    guard.allow("can escape its sandboxing")
    demo = f'<hofgarten-demo id="demo" rule="Z5.1" height="420" base="{blog.address}frame/"></hofgarten-demo>'
    blog.put(f"{demo}<b>Below</b>{'<p></p>' * 5}", head=f"<script src='{site}embed.js'></script>")
    blog.pages["frame/"] = FRAME.replace('tell("ready")', SOON)
    page.goto(blog.address)
    page.evaluate(SHIFTS)
    below, inside = page.get_by_text("Below"), page.frame_locator("iframe").locator("body")
    expect(inside).to_contain_text("Frame")
    before = below.bounding_box()
    inside.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    assert below.bounding_box() == before, "the height that was reserved stays"
    assert page.evaluate("window.shifted") == 0
    # Out of view, the element takes the height that it needs; so it does after a move.
    page.evaluate("scrollTo(0, 10_000)")
    expect(page.locator("#demo")).to_have_js_property("offsetHeight", 300)
    page.evaluate("scrollTo(0, 0)")
    inside.evaluate("() => { tell('move', { ply: 1 }); tell('resize', { height: 260 }); }")
    expect(page.locator("#demo")).to_have_js_property("offsetHeight", 260)


def test_a_silent_frame_gives_way_to_a_link_until_it_speaks(
    page: Page, site: str, blog: ThirdPartySite, guard: PageGuard
) -> None:
    guard.allow("can escape its sandboxing")
    page.clock.install()
    demo = f'<hofgarten-demo id="demo" rule="Z5.1" base="{blog.address}frame/"></hofgarten-demo>'
    blog.put(demo, head=f"<script src='{site}embed.js'></script>")
    blog.pages["frame/"] = FRAME.replace('tell("ready")', "0")
    page.goto(blog.address)
    link, inside = page.get_by_role("link", name=FRENCH("embedded.open")), page.frame_locator("iframe").locator("body")
    expect(inside).to_contain_text("Frame")
    page.clock.fast_forward(31_000)
    expect(link).to_be_visible()
    expect(page.locator("iframe")).to_have_css("opacity", "0")
    expect(noted_message(page, 'demo error {"version":1,"reason":"silent"}')).to_have_count(1)
    inside.evaluate("() => tell('error', { reason: 'record' })")
    expect(link).to_have_count(0)
    expect(page.locator("iframe")).to_have_css("opacity", "1")
    # A frame that reports an error listens, too.
    page.locator("#demo").evaluate("(demo) => demo.load('{}')")
    expect(inside).to_contain_text("load")


@pytest.mark.thorough
def test_on_paper_content_is_a_line_with_its_address(page: Page, site: str, blog: ThirdPartySite) -> None:
    head = f"<script src='{site}embed.js'></script>"
    blog.put(f"{'<p>Texte</p>' * 6}<hofgarten-demo rule='Z5.1'></hofgarten-demo>", head=head)
    page.goto(blog.address)
    demo = page.locator("hofgarten-demo")
    for has_been_near in (False, True):
        if has_been_near:
            demo.scroll_into_view_if_needed()
            expect(demo.locator("iframe")).to_be_visible()
        expect(demo.get_by_text(site)).to_be_hidden()
        page.emulate_media(media="print")
        expect(demo.get_by_text(site)).to_be_visible()
        expect(demo.locator("iframe")).to_be_hidden()
        box = demo.bounding_box()
        assert box
        assert box["height"] < 60
        page.emulate_media(media="screen")


@pytest.mark.thorough
def test_five_embeds_start_as_the_reader_reaches_them(page: Page, site: str, blog: ThirdPartySite) -> None:
    code = pack(public_part(some_match("hanging-gardens")))
    demos = [
        'rule="Z5.1" id="one" theme="dark"',
        'rule="H3.2" id="two" lang="de"',
        f'share="{site}#share/{code}/2" id="three"',
        'game="zen-garden" opponent="apprentice" seed="7" id="four" lang="en"',
        'rule="Z6.1" id="five" title="La dernière" width="360"',
    ]
    blog.put(
        "".join(
            f"<p>Texte</p><hofgarten-demo {demo}><a href='{site}'>Hofgarten</a></hofgarten-demo>" for demo in demos
        ),
        head=f'<script async src="{site}embed.js"></script>',
    )
    page.goto(blog.address)
    expect(noted_message(page, "one ready")).to_be_attached()
    assert page.locator("iframe").count() < len(demos)
    expect(page.locator("iframe").first).to_have_attribute("sandbox", SANDBOX)
    expect(page.locator("iframe").first).to_have_attribute("allow", ALLOWED)
    for number in ("two", "three", "four", "five"):
        page.locator(f"#{number}").scroll_into_view_if_needed()
        expect(noted_message(page, f"{number} ready")).to_have_count(1)
    expect(frame(page, "La dernière").get_by_role("heading", level=1)).to_contain_text("Z6.1")
    expect(frame(page, "Hofgarten: Regel H3.2").locator("html")).to_have_attribute("lang", "de")
    expect(frame(page, "Hofgarten: Règle Z5.1").locator("html")).to_have_attribute("data-theme", "dark")

    rule = frame(page, "Hofgarten: Règle Z5.1")
    page.locator("#one").scroll_into_view_if_needed()
    expect(rule.locator("html")).to_have_attribute("data-python", "ready")
    south = rule.get_by_role("button", name=FRENCH("turn.nudge_way", way=FRENCH.of("way", "south")), exact=True)
    press_until(south, noted_message(page, "one done"))

    game = frame(page, "Hofgarten: A match against the computer")
    expect(game.get_by_role("list", name=zen_garden_page.ENGLISH("start.boards"), exact=True)).to_be_visible()
    game.get_by_role("grid", name=zen_garden_page.BOARD, exact=True).get_by_role("button", disabled=False).first.click()
    game.get_by_role("grid", name=re.compile("garden")).first.get_by_role("button", disabled=False).first.click()
    game.get_by_role("button", name=zen_garden_page.ENGLISH("turn.confirm"), exact=True).click()
    expect(noted_message(page, "four move")).not_to_have_count(0)
    shown = page.locator("#five").evaluate(
        "element => element.shadowRoot.firstElementChild.getBoundingClientRect().width"
    )
    assert shown == 360


@pytest.mark.thorough
def test_a_page_with_a_strict_policy_controls_its_embed(
    page: Page, site: str, blog: ThirdPartySite, guard: PageGuard
) -> None:
    origin = "{}://{}".format(*urlsplit(site)[:2])
    blog.headers = {"Content-Security-Policy": STRICT.format(site=origin)}
    blog.put(
        '<hofgarten-demo rule="Z5.1" id="demo"></hofgarten-demo>', head=f'<script async src="{site}embed.js"></script>'
    )
    page.goto(blog.address)
    demo = page.locator("#demo")
    expect(noted_message(page, "demo ready")).to_be_attached()
    demo.evaluate("demo => { demo.lang = 'de'; demo.setAttribute('theme', 'dark'); }")
    root = frame(page, "Hofgarten: Regel Z5.1").locator("html")
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(noted_message(page, "demo ready")).to_have_count(1)

    match = some_match("zen-garden")
    demo.evaluate("(demo, record) => demo.load(record, 3)", to_text(match))
    expect(root.get_by_role("heading", level=1)).to_contain_text("3")
    demo.evaluate("demo => demo.load({ no: 'record' })")
    expect(noted_message(page, "demo error")).to_contain_text("record")
    demo.evaluate("demo => demo.setAttribute('rule', 'H3.2')")
    expect(noted_message(page, "demo ready")).to_have_count(2)
    expect(frame(page, "Hofgarten: Regel H3.2").get_by_role("heading", level=1)).to_contain_text("H3.2")

    blog.headers = {
        "Content-Security-Policy": STRICT.format(site=origin).replace(f"frame-src {origin}", "frame-src 'none'")
    }
    guard.allow("frame-src")
    page.goto(blog.address)
    expect(noted_message(page, "demo error")).to_contain_text("refused")
    box = demo.bounding_box()
    assert box
    assert box["height"] == 120, "a refused frame does not keep its room"
    expect(demo.get_by_role("link", name="Ouvrir dans Hofgarten")).to_have_attribute("href", site)


@pytest.mark.thorough
def test_an_isolated_page_has_its_own_copy_of_the_script_or_uses_cors(
    page: Page, site: str, blog: ThirdPartySite
) -> None:
    blog.headers = ISOLATED
    blog.pages["embed.js"] = page.request.get(f"{site}embed.js").text()
    demo = '<hofgarten-demo rule="Z5.1" id="demo"{}></hofgarten-demo>'
    own = blog.put(demo.format(f' base="{site}"'), head='<script async src="embed.js"></script>')
    page.goto(own)
    expect(noted_message(page, "demo ready")).to_be_attached()
    assert page.evaluate("crossOriginIsolated")

    def as_github_pages(route: Route) -> None:
        route.fulfill(
            response=route.fetch(), headers={"Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*"}
        )

    page.route(f"{site}embed.js", as_github_pages)
    page.goto(blog.put(demo.format(""), head=f'<script type="module" src="{site}embed.js"></script>'))
    expect(noted_message(page, "demo ready")).to_be_attached()
    expect(frame(page, "Hofgarten: Règle Z5.1").get_by_role("heading", level=1)).to_contain_text("Z5.1")


@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_the_builders_snippet_works_in_another_page(page: Page, site: str, blog: ThirdPartySite) -> None:
    page.goto(f"{site}#rules/hanging-gardens/H3.2")
    ready(page)
    page.get_by_role("link", name=zen_garden_page.ENGLISH("embed.this_rule")).click()
    page.get_by_label(zen_garden_page.ENGLISH("settings.language"), exact=True).select_option(label="Deutsch")
    page.get_by_label(zen_garden_page.ENGLISH("settings.theme"), exact=True).select_option(
        label=zen_garden_page.ENGLISH("theme.dark")
    )
    expect(page.get_by_title("Regel H3.2")).to_have_attribute("src", re.compile("lang=de&theme=dark"))
    snippet = page.get_by_role("region", name=zen_garden_page.ENGLISH("embed.snippet.element"))
    plain = page.get_by_role("region", name=zen_garden_page.ENGLISH("embed.snippet.frame"))
    preview = page.get_by_title("Regel H3.2")
    preview.scroll_into_view_if_needed()
    expect(preview.content_frame.get_by_role("grid").first).to_be_visible()
    page.wait_for_function(FITS)
    element = snippet.inner_text()
    page.get_by_role("button", name=zen_garden_page.ENGLISH("embed.copy")).first.click()
    expect(page.get_by_role("alert")).to_contain_text(zen_garden_page.ENGLISH("notice.copied"))
    assert page.evaluate("navigator.clipboard.readText()") == element

    place = place_to(some_match("zen-garden"), 2)
    page.get_by_label(zen_garden_page.ENGLISH("embed.link"), exact=True).fill(f"{site}{place}")
    page.keyboard.press("Tab")
    page.get_by_role("radio", name=zen_garden_page.ENGLISH("embed.kind.position"), exact=True).check()
    expect(plain).to_contain_text("embed=position")
    frame_text = plain.inner_text()
    page.goto(blog.put(f"{element}<p></p>{frame_text}"))
    expect(noted_message(page, "ready")).to_be_attached()
    rule = page.locator("hofgarten-demo iframe").content_frame
    expect(rule.get_by_role("heading", level=1)).to_contain_text("H3.2")
    expect(rule.locator("html")).to_have_attribute("data-theme", "dark")
    # The frame is higher than the viewport. Python starts when its middle is scrolled into view.
    page.locator("body > iframe").scroll_into_view_if_needed()
    expect(page.frame_locator("body > iframe").get_by_role("heading", level=1)).to_contain_text("2")
