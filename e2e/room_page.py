"""Test helpers for matches in a room: hosting, joining, carrying codes and playing a turn on several pages."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from hofgarten.cli import main
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import read_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.zen_garden.view import move_text as say
from web.app.model.match.match import PlayedMatch

SEED = "4"
"""With this seed, the first of two people begins."""


def lay(place: Locator) -> None:
    """Lay a card where it is previewed. A card whose move could not be undone stays until the turn is ended."""
    place.hover()
    expect(place).to_have_attribute("aria-pressed", "true")
    place.click()


HAND = hanging_gardens_page.Hand(Locator.click, lay, Locator.click)
LONG = "([id, least]) => JSON.parse(localStorage.getItem(`hofgarten/match/${id}`)).events.length >= least"
LINE = (
    "(id) => JSON.parse(localStorage.getItem(`hofgarten/match/${id}`)).events.filter((each) => each[0] !== '~').join()"
)
"""Returns the players' moves. Until the end, hidden pieces are dealt anew for a guest."""
SAME = f"([id, line]) => ({LINE})(id) === line"


def button(page: Page, key: str, **parts: object) -> Locator:
    """Return a button by the key of its text."""
    return page.get_by_role("button", name=ENGLISH(key, **parts), exact=True)


def news(page: Page) -> Locator:
    """Return the bar with news of the other devices."""
    return page.get_by_role("region", name=ENGLISH("room.title"), exact=True)


def link_to(host: Page) -> str:
    """Return the link to the room, and close the dialog of the seats, which is open at the start."""
    link = host.get_by_label(ENGLISH("room.link"), exact=True).input_value()
    zen_garden_page.close(host)
    return link


def host_a_match(
    page: Page, game: str = "zen-garden", names: Sequence[str] = storage_seed.PEOPLE, company: str = "room"
) -> None:
    """Start a match in a room, or with friends elsewhere. The first person plays on this device."""
    zen_garden_page.choose_game(page, game)
    zen_garden_page.set_players(page, names)
    zen_garden_page.choose(
        page.get_by_role("group", name=ENGLISH("start.company"), exact=True), ENGLISH.of("company", company)
    )
    zen_garden_page.seed_field(page).fill(SEED)
    zen_garden_page.press(page, "start.play")
    expect(zen_garden_page.dialog(page, ENGLISH("room.title"))).to_be_visible()


def join(guest: Page, name: str, seat: str = "Ben") -> None:
    """Take the first seat that is free."""
    expect(guest.get_by_role("radio", name=seat, exact=True)).to_be_checked()
    guest.get_by_label(ENGLISH("invite.name"), exact=True).fill(name)
    button(guest, "invite.play").click()
    expect(zen_garden_page.panel(guest)).to_be_visible()


def guest_in_tab(host: Page, name: str = "Benedikt") -> Page:
    """Start a match in a room, and return another tab of the browser that has joined it."""
    host_a_match(host)
    guest = host.context.new_page()
    guest.goto(link_to(host))
    ready(guest)
    join(guest, name)
    return guest


def mover(pages: list[Page]) -> tuple[Page, PlayedMatch]:
    """Return the page whose player is to move, and its match."""
    match = storage_seed.saved(pages[0])
    page = pages[match.turn]
    expect(zen_garden_page.panel(page)).not_to_contain_text(ENGLISH("correspondence.turn", name=""))
    return page, storage_seed.saved(page)


def line(page: Page) -> str:
    """Return the events that a page has saved of its match, as a text."""
    events: str = page.evaluate(LINE, storage_seed.address(page).rpartition("#match/")[2])
    return events


def agree(pages: list[Page], events: int) -> None:
    """Expect that all devices have saved the same events, this many or more."""
    first, *others = pages
    first.wait_for_function(LONG, arg=[storage_seed.address(first).rpartition("#match/")[2], events])
    for other in others:
        other.wait_for_function(SAME, arg=[storage_seed.address(other).rpartition("#match/")[2], line(first)])


def take_zen_turn(pages: list[Page]) -> None:
    """Play a move of Zen Garden on the page whose turn it is. The others see the tile before it is built."""
    page, match = mover(pages)
    move, name = storage_seed.best_move(match), match.player(match.turn)
    zen_garden_page.lay(page, match, move)
    place = zen_garden_page.cell_place(move.cell)
    for other in pages:
        expect(zen_garden_page.space(other, name, place)).not_to_have_accessible_name(
            ENGLISH("space.empty", place=say.place(ENGLISH, place))
        )
    zen_garden_page.confirm(page, move)
    agree(pages, match.at + 1)


def take_hanging_turn(pages: list[Page]) -> None:
    """Play an event of The Hanging Gardens on the page whose turn it is."""
    page, match = mover(pages)
    page.bring_to_front()
    event = hanging_gardens_page.a_move(match)
    hanging_gardens_page.perform(page, match, event, HAND)
    agree(pages, match.at + 1)


TAKE_TURN: Final[Mapping[str, Callable[[list[Page]], None]]] = {
    ZEN_GARDEN.name: take_zen_turn,
    HANGING_GARDENS.name: take_hanging_turn,
}
"""Game -> plays a turn."""


def expect_one_record(pages: list[Page], folder: Path) -> None:
    """Expect that all devices have the same finished match, and that ``hofgarten verify`` accepts it."""
    records = []
    for page in pages:
        match = storage_seed.saved(page)
        assert match.over
        file = folder / "record.json"
        file.write_text(storage_seed.saved_texts(page)[match.id])
        assert main(["verify", str(file)]) == 0
        record = read_record(file.read_text())
        records.append((record.setup, record.events, record.result, record.extra["seed"]))
    assert records == records[:1] * len(pages)


def code_of(page: Page, before: str = "") -> str:
    """Return the link that a page shows for the other device, with a code of the browser, not ``before``."""
    link = page.get_by_label(re.compile(rf"^({ENGLISH('room.link')}|{ENGLISH('room.answer_link')})$"))
    expect(link).to_have_value(re.compile(r"#room/[\w-]{22}(\.watch)?\.(?!watch$)[\w-]+$"))
    if before:
        expect(link).not_to_have_value(before)
        return code_of(page)
    return link.input_value()


def invite_to(host: Page, key: str) -> None:
    """Let the dialog of the seats invite to play, or to watch."""
    zen_garden_page.choose(host.get_by_role("group", name=ENGLISH("room.invites"), exact=True), ENGLISH(key))


def watch(host: Page, guest: Page, name: str) -> Locator:
    """Let a device watch by an invitation for that; return its row in the host's dialog."""
    before = code_of(host)
    invite_to(host, "room.to_watch")
    carry_codes(host, guest, code_of(host, before))
    expect(guest.get_by_role("heading", name=ENGLISH("room.watch_title"), exact=True)).to_be_visible()
    guest.get_by_label(ENGLISH("invite.name"), exact=True).fill(name)
    expect(guest.get_by_role("radio")).to_have_count(0)
    button(guest, "room.watch").click()
    expect(zen_garden_page.panel(guest)).to_be_visible()
    return zen_garden_page.dialog(host, ENGLISH("room.title")).get_by_role("listitem").filter(has_text=name)


def carry_codes(host: Page, guest: Page, code: str = "") -> str:
    """Bring the host's code to a guest, and its answer back; return the host's code."""
    code = code or code_of(host)
    guest.goto(code)
    ready(guest)
    host.get_by_label(ENGLISH("room.answer_label"), exact=True).fill(code_of(guest))
    button(host, "room.connect").click()
    return code


def open_seats(page: Page) -> None:
    """Open the dialog of the seats."""
    button(page, "room.title").first.click()
    expect(zen_garden_page.dialog(page, ENGLISH("room.title"))).to_be_visible()
