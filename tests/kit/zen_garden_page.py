"""A user's actions in a Zen Garden match, and the visible results, found by role and name."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import FrameLocator, Locator, Page, expect

from hofgarten.games.zen_garden.grid import CELL_NAMES, SIZE, shift_parts
from hofgarten.games.zen_garden.state import SLOT_COSTS, TAKEN, Move, State
from hofgarten.games.zen_garden.tiles import CORNERS, SE
from hofgarten.record import result
from tests.kit.storage_seed import AT_ONCE, revisit, saved
from web.app.games.zen_garden.table.selection import Place
from web.app.games.zen_garden.view import move_text as say
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words

ENGLISH = Words("en", "zen-garden")
BOARD = ENGLISH("board.title")
STEPS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}


def open_match(page: Page, site: str, match: PlayedMatch[Any], preferences: str = AT_ONCE) -> PlayedMatch[Any]:
    """Open a match from a filled storage and return it."""
    revisit(page, site, match, place=f"#match/{match.id}", preferences=preferences)
    expect(panel(page)).to_be_visible()
    return match


def choose(group: Locator, name: str) -> None:
    """Choose an option of a group."""
    group.get_by_role("radio", name=name, exact=True).check()


def set_players(page: Page, names: Sequence[str], computers: Mapping[int, str] | None = None) -> None:
    """Fill in the players of the start form; ``computers``: seat -> English name of the bot."""
    open_form(page)
    choose(page.get_by_role("group", name=ENGLISH("start.players"), exact=True), str(len(names)))
    for number, name in enumerate(names):
        seat = seat_form(page, number)
        seat.get_by_label(ENGLISH("start.name"), exact=True).fill(name)
        kind = (computers or {}).get(number, ENGLISH("kind.person"))
        seat.get_by_label(ENGLISH("start.kind"), exact=True).select_option(label=kind)


def open_form(page: Page) -> None:
    """Unfold the start form's details, unless they are open."""
    hint = page.get_by_text(ENGLISH("start.change_hint"), exact=True)
    expect(hint).to_be_visible()  # earlier, the details may be open on a page that is still to come
    if not page.get_by_role("group", name=ENGLISH("start.players"), exact=True).is_visible():
        hint.click()


def play_button(page: Page, game: str = "zen-garden", words: Words = ENGLISH) -> Locator:
    """Return the button that starts a match of a game with the choices in the start form."""
    return page.get_by_role("button", name=f"{words('start.play')} {words.of('game', game)}", exact=True)


def seat_form(page: Page, number: int) -> Locator:
    """Return the start form's part for a seat, after unfolding it."""
    open_form(page)
    return page.get_by_role("group", name=ENGLISH("player.name", number=number + 1), exact=True)


def choose_game(page: Page, game: str) -> None:
    """Choose a game in the start form."""
    choose(page.get_by_role("group", name=ENGLISH("start.game"), exact=True), ENGLISH.of("game", game))


def begin(page: Page, seed: str = "7", level: str = "1") -> None:
    """Choose a level and the seed, and start the match."""
    open_form(page)
    choose(page.get_by_role("group", name=ENGLISH("start.level"), exact=True), level)
    seed_field(page).fill(seed)
    press(page, "start.play")
    expect(board(page)).to_be_visible()


def seed_field(page: Page) -> Locator:
    """Return the seed field, after unfolding it."""
    open_form(page)
    field = page.get_by_label(ENGLISH("start.seed"), exact=True)
    if not field.is_visible():
        page.get_by_text(ENGLISH("start.deal"), exact=True).click()
    return field


def press(page: Page, key: str, **parts: object) -> None:
    """Press the button with this text."""
    page.get_by_role("button", name=ENGLISH(key, **parts), exact=True).click()


def saved_list(page: Page) -> Locator:
    """Return the list of saved matches."""
    return page.get_by_role("region", name=ENGLISH("saved.title"), exact=True)


def open_saved_match(page: Page, name: str) -> Locator:
    """Open the dialog of a saved match, whose button also has the result or the date; return it."""
    label = re.compile(f"^{re.escape(name)}.*{re.escape(ENGLISH('import.more_of', name=''))}$")
    saved_list(page).get_by_role("button", name=label).click()
    return dialog(page, name)


def saved_match_link(page: Page, name: str) -> Locator:
    """Return the link that opens a saved match."""
    return saved_list(page).get_by_role("link", name=re.compile(f"^{re.escape(name)}"))


def board(page: Page) -> Locator:
    """Return the selection board."""
    return page.get_by_role("grid", name=BOARD, exact=True)


def garden(page: Page, name: str) -> Locator:
    """Return a player's garden, the large one."""
    return page.get_by_role("grid", name=ENGLISH("garden.of", name=name), exact=True)


def slot(page: Page, state: State, number: int) -> Locator:
    """Return a tile of the selection board."""
    return board(page).get_by_role("button", name=slot_name(state, number))


def slot_name(state: State, number: int) -> re.Pattern[str]:
    """Return the name of a tile on the selection board; it is a prefix."""
    cost = ENGLISH.count("coins", SLOT_COSTS[number]) if SLOT_COSTS[number] else ENGLISH("coins.free")
    return re.compile(f"^{re.escape(say.tile(ENGLISH, state.board[number]))}: {re.escape(cost)}")


def expect_board(page: Page, state: State) -> None:
    """Expect the selection board of a position. No two positions of a match have the same one."""
    slots = [number for number, tile in enumerate(state.board) if tile != TAKEN]
    expect(board(page).get_by_role("button")).to_have_count(len(slots))
    for number in slots:
        expect(slot(page, state, number)).to_be_visible()


def space(page: Page, name: str, place: Place) -> Locator:
    """Return a space of a player's garden, or a place next to it where the garden can move to."""
    return garden(page, name).get_by_role("button", name=space_name(place))


def space_name(place: Place) -> re.Pattern[str]:
    """Return the name of a garden's space, without its content."""
    return re.compile(f"^{say.place(ENGLISH, place)}: ")


def cell_place(cell: int) -> Place:
    """Return the column and row of a cell."""
    return Place(cell % SIZE, cell // SIZE)


def rim_place(move: Move) -> Place | None:
    """Return the place outside the garden that stands for a shift by one space, or `None` for no shift."""
    east, south = shift_parts(move.shift)
    column, row = cell_place(move.cell)
    inward = {(1, 0): column == 0, (-1, 0): column == SIZE - 1, (0, 1): row == 0, (0, -1): row == SIZE - 1}
    return Place(column - east, row - south) if inward.get((east, south)) else None


def shift_garden(page: Page, way: str) -> None:
    """Move the garden by one space."""
    press(page, "turn.nudge_way", way=ENGLISH.of("way", way))


def corner(page: Page, number: int) -> Locator:
    """Return the button that turns the chosen tile around a corner."""
    label = ENGLISH("turn.corner", corner=ENGLISH.of("corner", CORNERS[number]))
    return page.get_by_role("button", name=re.compile(f"^{label}"))


def panel(page: Page) -> Locator:
    """Return the action panel."""
    return page.get_by_role("region", name=ENGLISH("panel.title"), exact=True)


def announced(page: Page) -> Locator:
    """Return the last announcement to screen readers."""
    return page.get_by_role("status")


def lay(page: Page, match: PlayedMatch[Any], move: Move) -> None:
    """Choose a tile, its place and its orientation, up to the last step, which would build it."""
    name = player_name(match, match.turn)
    slot(page, match.state, move.slot).click()
    outside = rim_place(move)
    if outside is None:
        east, south = shift_parts(move.shift)
        for way, (to_east, to_south) in STEPS.items():
            for _ in range(max(east * to_east, 0) + max(south * to_south, 0)):
                shift_garden(page, way)
    space(page, name, outside or cell_place(move.cell)).click()
    if move.corner != SE:
        corner(page, move.corner).click()
    expect(corner(page, move.corner)).to_have_attribute("aria-pressed", "true")


def confirm(page: Page, move: Move, then: str = "") -> None:
    """Build the tile, and wait until the page confirms it, or shows ``then``."""
    names = (ENGLISH("turn.confirm"), ENGLISH("turn.end"))
    page.get_by_role("button", name=re.compile(f"^({'|'.join(names)})$")).click()
    expect(announced(page)).to_contain_text(then or f"on {CELL_NAMES[move.cell]}:")


def build(page: Page, match: PlayedMatch[Any], move: Move, then: str = "") -> PlayedMatch[Any]:
    """Play a move and wait for ``then``; return the match as the page has saved it."""
    lay(page, match, move)
    confirm(page, move, then)
    return saved(page)


def player_name(match: PlayedMatch[Any], seat: int) -> str:
    """Return the name of a seat's player."""
    return str(match.record.players[seat]["name"])


def dialog(page: Page, title: str) -> Locator:
    """Return the dialog with a title."""
    return page.get_by_role("dialog", name=title, exact=True)


def open_menu(page: Page, words: Words = ENGLISH) -> Locator:
    """Open the menu and return its dialog."""
    page.get_by_role("button", name=words("menu.title"), exact=True).click()
    return dialog(page, words("menu.title"))


def open_settings(page: Page, words: Words = ENGLISH) -> Locator:
    """Open the settings and return their dialog."""
    open_menu(page, words).get_by_role("button", name=words("settings.title"), exact=True).click()
    return dialog(page, words("settings.title"))


def set_speed(page: Page, speed: str) -> None:
    """Set the speed of bot moves."""
    choose(
        open_settings(page).get_by_role("group", name=ENGLISH("settings.speed"), exact=True), ENGLISH.of("speed", speed)
    )
    close(page)


def close(page: Page) -> None:
    """Close the open dialog."""
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH("dialog.close"), exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


TITLE = "(head) => head.querySelector('button')?.firstChild.data ?? head.innerText"
"""Returns the item's name in the heading of a row, without the points that it can score."""


def score_rows(page: Page, key: str = "score.final") -> dict[str, list[str]]:
    """Return the numbers of the score sheet: item's name -> one number for each seat."""
    rows = page.get_by_role("grid", name=ENGLISH(key), exact=True).get_by_role("row").all()[1:]
    cells = [
        (row.get_by_role("rowheader").evaluate(TITLE), row.get_by_role("gridcell").all_inner_texts()) for row in rows
    ]
    return {title.strip().splitlines()[-1]: numbers for title, numbers in cells}


def expected_rows(match: PlayedMatch[Any]) -> dict[str, list[str]]:
    """Return the numbers that the score sheet of a match must show, in the form of ``score_rows``."""
    return named_rows(result(match.game, match.state)["scores"], ENGLISH.of_game(match.record.game))


def named_rows(scores: Sequence[Mapping[str, int]], words: Words) -> dict[str, list[str]]:
    """Return scores by seat, as a record holds them, in the form of ``score_rows``. The texts are those of the game."""
    names = {item: words("score.total") if item == "total" else words.of("item", item) for item in scores[0]}
    return {name: [words.number(score[item]) for score in scores] for item, name in names.items()}


def build_in_frame(frame: FrameLocator) -> None:
    """Build the first tile in the first space, both as the page lists them, in a notebook's widget."""
    place = frame.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    expect(place).to_be_visible()
    frame.get_by_role("grid", name=BOARD, exact=True).get_by_role("button", disabled=False).first.click()
    frame.get_by_role("grid", name=re.compile("garden")).first.get_by_role("button", disabled=False).first.click()
    place.click()
