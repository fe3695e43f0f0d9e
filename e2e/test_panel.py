"""The action panel in all steps of a turn, for many sizes of window and text: its words and buttons have room.

So have the names and the garden in a frame of another page.

The views answer in CPython, and the page shows their replies: each step costs a layout, and no start of Python.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, product
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from e2e import hanging_gardens_page
from e2e.fake_python import Show
from e2e.screens import tell
from e2e.test_layout import resize
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.rules import in_reach
from hofgarten.games.hanging_gardens.state import SPACES, TILE, Lay, Temple
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.rng import Rng
from tests.kit import storage_seed
from tests.kit.deals import MANY, Deal, match_of
from tests.kit.hanging_gardens_bots import builder
from tests.kit.waiting import ready
from tests.web.harness import Person
from web.app.model.match.match import PlayedMatch, play
from web.app.texts import LANGUAGES, Words

Look: TypeAlias = tuple[tuple[int, int], int]
"""The size of a window in CSS pixels, and that of the text in percent."""

SIZES: Final = ((360, 640), (390, 844), (820, 1180), (1180, 820), (1280, 800), (1440, 900), (1920, 1080))
TEXTS: Final = (100, 150, 200)
SOME: Final[tuple[Look, ...]] = (((360, 640), 100), ((820, 1180), 100), ((1280, 800), 200))
"""The looks of `make test`: a small phone, a tablet whose panel is beside the players, and a laptop with large text."""

FAULTS: Final = """() => {
    const panel = document.getElementById("panel");
    const boxOf = (element) => element.getBoundingClientRect();
    const isShown = (element) => {
        for (let one = element; one !== panel.parentElement; one = one.parentElement) {
            if (getComputedStyle(one).clipPath.startsWith("inset(50%")) {
                return false;
            }
        }
        return element.checkVisibility({ visibilityProperty: true });
    };
    const overlap = (one, other, least) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least;
    // The parts of a turn that the panel covers, before it is scrolled into view.
    const offers = [...document.querySelectorAll("main [role=grid]")]
        .filter((grid) => !grid.closest("[aria-labelledby=stage-title]"));
    const large = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
    const covered = large ? [] : offers.filter((grid) => overlap(boxOf(grid), boxOf(panel), 2));
    panel.scrollIntoView({ block: "nearest" });

    const texts = new Map();
    const faults = covered.map((grid) => `the panel covers ${grid.ariaLabel}`);
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.data.trim() && isShown(node.parentElement)) {
            let block = node.parentElement;
            while (getComputedStyle(block).display === "inline") {
                block = block.parentElement;
            }
            const range = document.createRange();
            range.selectNodeContents(node);
            const text = texts.get(block) ?? { element: block, name: "", boxes: [] };
            text.name += node.data;
            text.boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
            texts.set(block, text);
            for (const { index, 0: word } of node.data.matchAll(/[^\\s\\u2010-]+/g)) {
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (lines.size > 1) {
                    faults.push(`${word} is broken`);
                }
            }
        }
    }
    const buttons = [...panel.querySelectorAll("button")].filter((button) => isShown(button) && !button.closest("p"))
        .map((element) => ({ element, name: element.ariaLabel ?? element.textContent, boxes: [boxOf(element)] }));
    const pieces = [...texts.values(), ...buttons];
    if (![...texts.keys()].some((block) => !block.closest("button"))) {
        faults.push("no words");
    }
    pieces.forEach((one, at) => pieces.slice(at + 1).forEach((other) => {
        const apart = !one.element.contains(other.element) && !other.element.contains(one.element);
        if (apart && one.boxes.some((box) => other.boxes.some((another) => overlap(box, another, 3)))) {
            faults.push(`${one.name} / ${other.name}`);
        }
    }));
    const fits = boxOf(panel).height <= innerHeight;
    for (const { element, name, boxes } of pieces) {
        for (const box of boxes) {
            for (let around = element; around !== document.body; around = around.parentElement) {
                const { display, overflow } = getComputedStyle(around);
                const holds = around === panel || around.matches("button") || overflow !== "visible";
                const { left, top, right, bottom } = boxOf(around);
                const cut = [left - box.left - 2, box.right - right - 2, top - box.top - 4, box.bottom - bottom - 4];
                if (display !== "contents" && holds && Math.max(...cut) > 0) {
                    faults.push(`${name} is cut by ${around.className}`);
                }
            }
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const wide = box.left >= -1 && box.right <= innerWidth + 1;
            if (!wide || (fits && (box.top < -1 || box.bottom > innerHeight + 1))) {
                faults.push(`${name} is outside the window`);
            } else if (fits && !panel.contains(document.elementFromPoint(x, y))) {
                faults.push(`${name} is covered`);
            }
        }
    }
    return [...new Set(faults)];
}"""
"""Returns what is wrong with the texts and buttons of the panel: those that overlap, are cut, covered or outside the
window; words on two lines; a panel without words, or over the pieces of a turn while the text has its usual size."""


def person(match: PlayedMatch[Any], **preferences: str) -> Person:
    """Return a user who has opened a match."""
    entries = storage_seed.entries_of(match, preferences=storage_seed.settings(**{"rating": "off", **preferences}))
    return Person(storage=entries, place=f"#match/{match.id}")


def before_a_temple() -> tuple[PlayedMatch[Any], Lay]:
    """Return a match of three at the first player's turn, and a card that makes a group for a temple."""
    match = storage_seed.seeded_match(HANGING_GARDENS.name, {}, names=MANY[:3])
    while True:
        move = builder(match.state, Rng.of("builder", match.at))
        after = HANGING_GARDENS.apply(match.state, move)
        if isinstance(move, Lay) and match.turn == 0 and after.turn_number == match.state.turn_number:
            return match, move
        match = play(match, HANGING_GARDENS.write_event(move))


def lay(ada: Person, card: Lay) -> Iterator[str]:
    """Choose a card and lay it."""
    yield "a turn begins"
    ada.do("take", card=card.card)
    yield "a chosen card"
    ada.do("put", x=card.x + 40, y=card.y)
    yield "a refused place"
    for _ in range(card.rotation):
        ada.do("rotate", by=1)
    ada.do("put", x=card.x, y=card.y)
    yield "a laid card"
    ada.do("confirm")
    yield "a temple is due"


def place(ada: Person, temple: Temple) -> Iterator[str]:
    """Choose the square of a temple, and the temple that moves there."""
    ada.do("put", x=temple.x, y=temple.y)
    yield "a chosen square"
    if temple.moved:
        ada.do("put", x=temple.moved[0], y=temple.moved[1])
        yield "a temple that moves"


def take(ada: Person) -> Iterator[str]:
    """Place the temple and choose a tile."""
    ada.do("confirm")
    assert ada.match.state.phase == TILE
    yield "a tile is due"
    near = in_reach(ada.match.state)
    ada.do("choose", space=next(space for space in range(SPACES) if space not in near))
    yield "a tile out of reach"
    ada.do("choose", space=min(near))
    yield "a chosen tile"


def turns_of_the_hanging_gardens() -> Iterator[tuple[Person, str]]:
    """Yield the steps of two turns, one of them with all temples placed, a bot's turn and the end."""
    match, card = before_a_temple()
    ada = person(match)
    yield from ((ada, step) for step in lay(ada, card))
    temple = next(move for move in HANGING_GARDENS.moves(ada.match.state) if isinstance(move, Temple))
    yield from ((ada, step) for step in chain(place(ada, temple), take(ada)))
    golden = hanging_gardens_page.golden_match("choice-of-temple", 61)
    ben = person(golden)
    moved = HANGING_GARDENS.read_event(hanging_gardens_page.golden("choice-of-temple").events[61])
    assert isinstance(moved, Temple)
    yield from ((ben, step) for step in place(ben, moved))
    bots = match_of(Deal(HANGING_GARDENS.name, 12, computer=True))
    eve = person(bots)
    move = builder(bots.state, Rng.of("builder", bots.at))
    assert isinstance(move, Lay)
    list(lay(eve, move))
    if eve.match.turn == 0:
        eve.do("decline")
    yield from watched(eve)
    yield person(match_of(Deal(HANGING_GARDENS.name))), "the end"


def turns_of_zen_garden() -> Iterator[tuple[Person, str]]:
    """Yield the steps of a turn, a bot's turn and the end."""
    match = match_of(Deal(ZEN_GARDEN.name, 12, MANY[:3], computer=True))
    move = storage_seed.best_move(match)
    ada = person(match)
    yield ada, "a turn begins"
    ada.do("take", slot=move.slot)
    yield ada, "a chosen tile"
    ada.do("put", column=move.cell % 4, row=move.cell // 4)
    yield ada, "a placed tile"
    ada.do("confirm")
    alone = match_of(Deal(ZEN_GARDEN.name, 12, computer=True))
    eve, move = person(alone), storage_seed.best_move(alone)
    for action, fields in (("take", {"slot": move.slot}), ("put", {"column": move.cell % 4, "row": move.cell // 4})):
        eve.do(action, **fields)
    eve.do("confirm")
    yield from watched(eve)
    yield person(match_of(Deal(ZEN_GARDEN.name))), "the end"


def watched(ada: Person) -> Iterator[tuple[Person, str]]:
    """Yield the steps of the bot's first move."""
    while (shown := ada.page.bot_move) is not None:
        yield ada, f"bot: {shown.stage}"
        if shown.stage == "placed":
            return
        ada.let_bot_go_on()
    raise AssertionError("no bot has moved")


TURNS: Final[Mapping[str, Callable[[], Iterator[tuple[Person, str]]]]] = {
    HANGING_GARDENS.name: turns_of_the_hanging_gardens,
    ZEN_GARDEN.name: turns_of_zen_garden,
}


@pytest.mark.parametrize(
    ("game", "language", "looks"),
    [
        (HANGING_GARDENS.name, "de", SOME),
        pytest.param(ZEN_GARDEN.name, "de", SOME, marks=pytest.mark.thorough),
        *(
            pytest.param(game, language, tuple(product(SIZES, TEXTS)), marks=pytest.mark.thorough)
            for game, language in product(TURNS, LANGUAGES)
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_words_and_buttons_of_the_panel_have_room(
    stub_page: Page, show: Show, game: str, language: str, looks: tuple[Look, ...]
) -> None:
    faults = []
    for ada, step in TURNS[game]():
        reply = ada.do("set", name="language", fields={"language": language})
        show(reply["html"], games=reply["games"], lang=language)
        for size, text in looks:
            stub_page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{text}%")
            resize(stub_page, size)
            faults += [f"{step}, {size}, {text} %: {fault}" for fault in stub_page.evaluate(FAULTS)]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


FRAMES: Final = (280, 320, 400, 560, 600)
"""Widths of columns of other pages, in CSS pixels."""
SHARE: Final = """(grid) => {
    const width = (selector) => grid.closest(selector).getBoundingClientRect().width;
    return width("[data-pan]") / width("section");
}"""
"""Returns the share of a garden's view in the width of its column."""
LINES: Final = """(name) => {
    const [range, texts] = [document.createRange(), document.createTreeWalker(name, NodeFilter.SHOW_TEXT)];
    const tops = new Set();
    while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        [...range.getClientRects()].forEach(({ top }) => tops.add(Math.round(top)));
    }
    return tops.size;
}"""
"""Returns the number of lines of a name."""


@pytest.mark.thorough
def test_a_narrow_frame_has_room_for_names_and_garden(stub_page: Page, site: str) -> None:
    query = f"?embed=puzzle&puzzle={HANGING_GARDENS.name}&lang=de"
    stub_page.goto(f"{site}{query}")
    ready(stub_page)
    reader = Person(query=query)
    stub_page.evaluate("(reply) => window.replies.push(reply)", {key: reader.reply[key] for key in ("html", "games")})
    tell(stub_page, "nothing")
    german = Words("de", HANGING_GARDENS.name)
    garden = stub_page.get_by_role("grid", name=re.compile(german("garden.of", name="")))
    names = stub_page.get_by_role("region", name=german("players.title"), exact=True).get_by_text(
        re.compile(r"^Spieler \d$")
    )
    expect(names).to_have_count(2)
    for width in FRAMES:
        resize(stub_page, (width, 700))
        assert garden.evaluate(SHARE) > 0.97, width
        assert [name.evaluate(LINES) for name in names.all()] == [1, 1], width
