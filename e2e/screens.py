"""All screens of the page, each with the steps that lead to it: for screenshots and for tests of every screen."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page, puzzle_page
from hofgarten.games.hanging_gardens.state import Lay
from hofgarten.registry import GAMES
from tests.kit import storage_seed, zen_garden_page
from tests.kit.deals import END, MANY, ROOM_ID, Deal, match_of, turn_place
from tests.kit.reviewed import reviewed_deal
from tests.kit.waiting import is_open, ready, restart
from web.app.model.game_api.game_page import games_with, position_editor_of
from web.app.model.library import daily, garden_path
from web.app.model.library.ratings import MIN_MATCHES
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links.codec import pack as pack_match, to_base64
from web.app.model.links.share_link import place_to
from web.app.model.match.match import play as play_on, visible_position
from web.app.model.match.position_draft import code_of
from web.app.model.match.serialize import to_text
from web.app.model.room.messages import Ask, GuestView, write_view
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.share import pack

SIZES = {"phone": (390, 844), "upright": (820, 1180), "sideways": (1180, 820), "desktop": (1440, 900)}
"""Viewports for every screen, in CSS pixels."""

THEMES = ("light", "dark")

MIDWAY = 12
"""The first stage of the garden path that has not been tried, on the picture of a path halfway."""

TELL = """(action) => {
    const teller = document.getElementById("page").appendChild(document.createElement("button"));
    teller.dataset.do = JSON.stringify(action);
    teller.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""


def nothing(_page: Page) -> None:
    """Do nothing more."""


@dataclass(frozen=True)
class Scene:
    """A screen: the storage, the address and the user's actions that lead to it."""

    name: str
    place: str
    deals: tuple[Deal, ...] = ()
    act: Callable[[Page], None] = nothing
    preferences: dict[str, str] = field(default_factory=dict)
    reviewed: bool = False
    """True if all matches have been reviewed."""

    def show(self, page: Page, site: str) -> None:
        """Bring the page to this screen."""
        usual = {"speed": "instant", "language": "en", "rating": "off"}
        preferences = storage_seed.settings(**{**usual, **self.preferences})
        matches = map(reviewed_deal if self.reviewed else match_of, self.deals)
        entries = storage_seed.entries_of(*matches, preferences=preferences)
        if not is_open(page, site):
            page.goto(site)
            ready(page)
        restart(page, entries, self.place)
        self.act(page)


def _dialog(key: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()

    return act


def _game(game: str) -> Callable[[Page], None]:
    return lambda page: zen_garden_page.choose_game(page, game)


def tell(page: Page, action: str, **parts: object) -> None:
    """Send Python an action that has no button on the current screen."""
    page.evaluate(TELL, {"do": action, **parts})


def set_language(page: Page, language: str) -> None:
    """Change the language of the shown screen, including open dialogs."""
    tell(page, "set", name="language", fields={"language": language})
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def _newer(page: Page) -> None:
    tell(page, "newer-version", version="0123abcd")
    expect(page.get_by_role("region", name=zen_garden_page.ENGLISH("offline.newer"))).to_be_visible()


def _offline(page: Page) -> None:
    _newer(page)
    tell(page, "offline-ready", version="0123abcd")
    zen_garden_page.open_settings(page).get_by_text(
        zen_garden_page.ENGLISH("offline.ready")
    ).scroll_into_view_if_needed()


def _settings(page: Page) -> None:
    zen_garden_page.open_settings(page)


def _menu(page: Page) -> None:
    expect(zen_garden_page.open_menu(page)).to_be_visible()


def _more(page: Page) -> None:
    zen_garden_page.press(page, "end.more")
    expect(zen_garden_page.dialog(page, zen_garden_page.ENGLISH("end.more"))).to_be_visible()


def _tries(page: Page) -> None:
    zen_garden_page.open_menu(page).get_by_role(
        "button", name=zen_garden_page.ENGLISH("lines.title"), exact=True
    ).click()
    expect(zen_garden_page.dialog(page, zen_garden_page.ENGLISH("lines.title"))).to_be_visible()


def _hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.get_by_role("list", name=zen_garden_page.ENGLISH("hint.title"))).to_be_visible()


def _choose_tile(page: Page) -> None:
    match = storage_seed.saved(page)
    zen_garden_page.lay(page, match, storage_seed.best_move(match))


def _choose_card(page: Page) -> None:
    match = storage_seed.saved(page)
    move = hanging_gardens_page.a_move(match)
    assert isinstance(move, Lay), "it is time to lay a card"
    hanging_gardens_page.take_card(page, move, hanging_gardens_page.Hand(Locator.click, Locator.hover, Locator.click))
    hanging_gardens_page.place(page, match, move).hover()


CHOICES: Final[Mapping[str, Callable[[Page], None]]] = {"zen-garden": _choose_tile, "hanging-gardens": _choose_card}
"""The games in which a piece and its place are chosen for a scene."""


def _kept(page: Page) -> None:
    page.get_by_role("button", name=re.compile(zen_garden_page.ENGLISH("import.more_of", name=".+"))).last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _import_dialog(page: Page) -> None:
    zen_garden_page.press(page, "import.open_dialog")
    expect(zen_garden_page.dialog(page, zen_garden_page.ENGLISH("import.title"))).to_be_visible()


def _import_result(page: Page) -> None:
    """Import matches, some of them invalid."""
    records = [to_text(match_of(Deal(game, turns))) for game in GAMES for turns in (16, END)]
    spoilt = records[0].replace('"events":["', '"events":["0z z9","', 1)
    _import_dialog(page)
    page.get_by_label(zen_garden_page.ENGLISH("import.text"), exact=True).fill(
        "\n".join([*records, spoilt, records[1][:-50]])
    )
    zen_garden_page.press(page, "import.add")
    expect(zen_garden_page.dialog(page, zen_garden_page.ENGLISH("import.came"))).to_be_visible()


def _analysed(page: Page) -> None:
    """Play the third best move on the analysis board, and wait for the best replies."""
    searched = page.get_by_text(zen_garden_page.ENGLISH("analysis.ranked"), exact=True)
    expect(searched).to_be_visible()
    page.get_by_role("list", name=zen_garden_page.ENGLISH("hint.title")).get_by_role("button").nth(2).click()
    page.get_by_role("button", name=re.compile("^(Place|Lay the card)$")).click()
    expect(page.get_by_role("heading", name=zen_garden_page.ENGLISH("analysis.line", number=1))).to_be_visible()
    expect(searched).to_be_visible()


def _edited(page: Page) -> None:
    """Take a piece while a position is set up, and give one player a turn too many."""
    pieces = page.get_by_role("region", name=zen_garden_page.ENGLISH("editor.pieces"))
    grid = pieces.get_by_role("grid").first
    grid.get_by_role("button").first.click()
    garden = page.get_by_role("grid", name=re.compile(zen_garden_page.ENGLISH("garden.of", name="")))
    garden.get_by_role("button").last.focus()
    page.keyboard.press("Enter")
    grid.get_by_role("button").nth(1).click()


def all_seats(game: str) -> tuple[str, ...]:
    """Return the names of as many players as a game has seats."""
    return MANY[: max(GAMES[game].players)]


def of_game(game: str) -> Iterator[Scene]:
    """Yield the screens of one game."""
    most = all_seats(game)
    middle, four, alone = Deal(game, 16), Deal(game, 44, most), Deal(game, 12, computer=True)
    tries = Deal(game, 44, most, computer=True, tries=True)
    yield Scene(f"{game}-start", "", act=_game(game))
    for name, deal in {
        "begin": Deal(game, 0),
        "middle": middle,
        "four": four,
        "end": Deal(game),
        "end-four": Deal(game, END, most),
    }.items():
        yield Scene(f"{game}-{name}", deal.at(), (deal,))
    if game in CHOICES:
        yield Scene(f"{game}-choice", alone.at(), (alone,), CHOICES[game])
    yield Scene(f"{game}-german", four.at(), (four,), preferences={"language": "de"})
    yield Scene(f"{game}-tries", tries.at(), (tries,))
    yield Scene(f"{game}-tries-listed", tries.at(), (tries,), _tries)
    yield Scene(f"{game}-menu", tries.at(), (tries,), _menu)
    yield Scene(f"{game}-recap", tries.at(), (tries,), _dialog("s"))
    yield Scene(f"{game}-more", Deal(game).at(), (Deal(game),), _more)
    yield Scene(f"{game}-left", middle.at(), (middle,), preferences={"hand": "left"})
    yield Scene(f"{game}-hint", alone.at(), (alone,), _hint)
    yield Scene(f"{game}-explanation", alone.at(), (alone,), _dialog("w"))
    yield Scene(f"{game}-keys", middle.at(), (middle,), _dialog("?"))
    ended = Deal(game)
    yield Scene(f"{game}-analysis", ended.at("/20").replace("#match", "#analysis/match"), (ended,), _analysed)
    if position_editor_of(game):
        text = GAMES[game].write_position(visible_position(match_of(middle)))
        yield Scene(f"{game}-editor", f"#analysis/edit/{code_of(text)}", act=_edited)
    yield Scene(f"{game}-log", middle.at("/log"), (middle,))
    if game in games_with("rulebook"):
        yield Scene(f"{game}-rules", f"#rules/{game}")
    if game in games_with("lesson"):
        yield Scene(f"{game}-learn", f"#learn/{game}")
    yield Scene(f"{game}-daily", f"#daily/{game}")
    alone_to_the_end = Deal(game, computer=True)
    yield Scene(f"{game}-review", alone_to_the_end.at("/review"), (alone_to_the_end,), reviewed=True)
    if game in games_with("puzzles"):
        yield from of_puzzles(game)


def of_puzzles(game: str) -> Iterator[Scene]:
    """Yield the screens of the puzzles of one game."""
    puzzle = puzzle_page.example(game)
    place, wrong = f"#puzzles/{game}/{puzzle.id}", puzzle.others[0].events[0]
    yield Scene(f"{game}-puzzles", f"#puzzles/{game}")
    yield Scene(f"{game}-puzzle", place)
    yield Scene(f"{game}-puzzle-hint", place, act=lambda page: page.locator("#puzzle-hint").click())
    yield Scene(f"{game}-puzzle-wrong", place, act=lambda page: puzzle_page.answer(page, puzzle, wrong))
    yield Scene(f"{game}-puzzle-solved", place, act=lambda page: puzzle_page.answer(page, puzzle, puzzle.solution))
    yield Scene(f"{game}-puzzle-best", place, act=_best)
    yield Scene(f"{game}-storm", f"#puzzles/{game}", act=_storm)


def _best(page: Page) -> None:
    """Show the solution beside its rivals."""
    page.keyboard.press("f")
    page.locator("#why").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _storm(page: Page) -> None:
    page.get_by_role("button", name=zen_garden_page.ENGLISH("puzzles.storm_begin"), exact=True).first.click()
    expect(page.get_by_role("timer")).to_be_visible()


def _start_by_link(page: Page) -> None:
    company = page.get_by_role("group", name=zen_garden_page.ENGLISH("start.company"), exact=True)
    zen_garden_page.choose(company, zen_garden_page.ENGLISH("company.link"))
    zen_garden_page.open_form(page)


def _friends(page: Page) -> None:
    company = page.get_by_role("group", name=zen_garden_page.ENGLISH("start.company"), exact=True)
    zen_garden_page.choose(company, zen_garden_page.ENGLISH("company.here"))
    expect(page.get_by_role("group", name=zen_garden_page.ENGLISH("start.others"), exact=True)).to_be_visible()


def _code(page: Page) -> None:
    zen_garden_page.press(page, "correspondence.code")
    expect(page.get_by_role("dialog")).to_be_visible()


def of_links() -> Iterator[Scene]:
    """Yield the screens of correspondence matches."""
    for game in GAMES:
        waiting, news = Deal(game, 16, link="waiting"), Deal(game, 22, all_seats(game), link="news")
        yield Scene(f"{game}-waiting", waiting.at(), (waiting,))
        yield Scene(f"{game}-news", news.at(), (news,))
    waiting = Deal("zen-garden", 16, link="waiting")
    yield Scene("zen-garden-code", waiting.at(), (waiting,), _code)
    yield Scene("zen-garden-join", turn_place(Deal("zen-garden", 22, MANY, link="waiting")))
    yield Scene("start-form", "", act=zen_garden_page.open_form)
    yield Scene("start-by-link", "", act=_start_by_link)


STILL = "() => { RTCPeerConnection.generateCertificate = () => new Promise(() => {}); }"
"""Keeps the browser from making a code, which would be another one each time."""

CODES = {kind: to_base64(bytes([first, *range(32), 5, *range(18)])) for kind, first in (("offer", 17), ("answer", 18))}


def _seats(page: Page) -> None:
    page.evaluate(STILL)
    page.get_by_role("button", name=zen_garden_page.ENGLISH("room.title"), exact=True).first.click()
    tell(page, "room-code", code=CODES["offer"])
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()


def _room(page: Page, **parts: Any) -> None:
    """Show the view of a host."""
    names, game = list(MANY), "zen-garden"
    view = GuestView("0123456789abcdef", 1, game, tuple(names), ("here", "there", "open", "open"))._replace(**parts)
    tell(page, "room-heard", peer="host", text=write_view(view))


def _free_seats(page: Page) -> None:
    _room(page)
    expect(page.get_by_role("radio").first).to_be_visible()


def _answer(page: Page) -> None:
    tell(page, "room-code", code=CODES["answer"])
    expect(page.get_by_role("img", name=zen_garden_page.ENGLISH("room.answer_code"))).to_be_visible()


def _question(page: Page) -> None:
    seat = {"seat": 1, "record": pack_match(match_of(Deal("zen-garden", 16)).record)}
    _room(page, players=("Ada", "Ben"), places=("here", "there"), ask=Ask(0, (1,)), **seat)
    expect(page.get_by_role("button", name=zen_garden_page.ENGLISH("room.allow"), exact=True)).to_be_visible()


def _choice(page: Page, game: str) -> None:
    """Show the choice of the host's player, which is not confirmed."""
    match = match_of(Deal(game, 17))
    event = match.game.write_event(storage_seed.best_move(match))
    seat = {"seat": 1, "record": pack_match(match.record), "choice": (("event", event),)}
    _room(page, game=game, players=("Ada", "Ben"), places=("here", "there"), **seat)
    expect(page.get_by_role("region", name=zen_garden_page.ENGLISH("room.title"), exact=True)).to_have_count(0)


def of_rooms() -> Iterator[Scene]:
    """Yield the screens of matches in a room."""
    for game in GAMES:
        host = Deal(game, 17, link="host")
        yield Scene(f"{game}-room", host.at(), (host,))
        guest = Deal(game, 17, link="guest")
        yield Scene(f"{game}-room-choice", guest.at(), (guest,), partial(_choice, game=game))
    host, guest = Deal("zen-garden", 16, MANY, link="host"), Deal("zen-garden", 16, link="guest")
    yield Scene("room-seats", host.at(), (host,), _seats)
    yield Scene("room-away", guest.at(), (guest,))
    yield Scene("room-question", guest.at(), (guest,), _question)
    yield Scene("room-join", f"#room/{ROOM_ID}", act=_free_seats)
    yield Scene("room-answer", f"#room/{ROOM_ID}", act=_answer)


def _share(page: Page) -> None:
    zen_garden_page.press(page, "share.open")
    expect(page.get_by_role("dialog")).to_be_visible()


def of_shared() -> Iterator[Scene]:
    """Yield the screens of shared matches."""
    four = Deal("zen-garden", 44, MANY)
    yield Scene("share", four.at("/log"), (four,), _share)
    yield Scene("shared", place_to(hanging_gardens_page.golden_match("four-players", 61), 40))


WRITE = """([key, text]) => {
    localStorage.setItem(key, text);
    dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
}"""
"""Write like another tab."""


def _followed(page: Page) -> None:
    """Let another tab make a move."""
    match = storage_seed.saved(page)
    after = play_on(match, match.game.write_event(storage_seed.best_move(match)))
    page.evaluate(WRITE, [f"{PREFIX}{match.id}", to_text(after)])
    expect(page.get_by_role("button", name=zen_garden_page.ENGLISH("storage.play_here"))).to_be_visible()


def _full(page: Page) -> None:
    """Undo a move while the storage is full."""
    with storage_seed.full_storage(page):
        zen_garden_page.press(page, "undo")
        expect(page.get_by_role("button", name=zen_garden_page.ENGLISH("storage.again"))).to_be_visible()


def _unreadable(page: Page) -> None:
    """Find two unreadable saved matches."""
    for identity, text in {"newer": '{"record": 3}', "spoilt": "{"}.items():
        page.evaluate(WRITE, [f"{PREFIX}{identity}", text])
    expect(page.get_by_text(zen_garden_page.ENGLISH("saved.newer"), exact=True)).to_be_visible()


def _medals(page: Page) -> None:
    """Open the daily deals of a day on which those of all games were finished."""
    now = int(page.evaluate("Date.now()"))
    ended = [replace(match_of(Deal(game)), id=daily.Deal(game, daily.date_at(now, 0)).id, saved=now) for game in GAMES]
    restart(page, storage_seed.entries_of(*ended), "#daily")


def _path(page: Page) -> None:
    """Open the garden path after half of it: some stages have fewer stars, one has been lost."""
    now = int(page.evaluate("Date.now()"))
    earlier = [stage for number, stage in garden_path.stages().items() if number < MIDWAY]
    ended = [replace(match_of(Deal(stage.game)), id=stage.id, saved=now) for stage in earlier]
    restart(page, storage_seed.entries_of(*ended), "#path")


def _bot(page: Page) -> None:
    """Open a worked bot in the editor."""
    page.get_by_role("button", name=zen_garden_page.ENGLISH("workshop.take")).last.click()
    name = zen_garden_page.ENGLISH("workshop.example.search")
    expect(page.get_by_role("textbox", name=zen_garden_page.ENGLISH("code.label", name=name))).to_be_visible()


def _bot_reference(page: Page) -> None:
    page.route("**/docs/bot-reference/", lambda route: route.fulfill())
    _bot(page)
    page.get_by_role("link", name=zen_garden_page.ENGLISH("workshop.reference")).click()
    expect(page.get_by_role("link", name=zen_garden_page.ENGLISH("workshop.documents"))).to_be_visible()
    page.unroute("**/docs/bot-reference/")


def of_workshop() -> Iterator[Scene]:
    """Yield the screens of the workshop."""
    yield Scene("workshop", "#workshop")
    yield Scene("workshop-bot", "#workshop", act=_bot)
    yield Scene("workshop-reference", "#workshop", act=_bot_reference)
    yield Scene("workshop-offer", f"#workshop/shared/{pack('Ada', EXAMPLES['search'])}")


def scenes() -> Iterator[Scene]:
    """Yield every screen."""
    yield from of_shared()
    yield from of_links()
    yield from of_rooms()
    kept = tuple(Deal(game, turns) for game in GAMES for turns in (16, END))
    yield Scene("start-kept", "", kept)
    yield Scene("start-friends", "", kept, _friends)
    yield Scene("kept-match", "", kept, _kept)
    yield Scene("import", "", kept, _import_dialog)
    yield Scene("import-result", "", act=_import_result)
    yield Scene("settings", "", act=_settings)
    yield Scene("newer", Deal("zen-garden", 16).at(), (Deal("zen-garden", 16),), _newer)
    yield Scene("offline", "", act=_offline)
    for game in GAMES:
        played = Deal(game, 16)
        yield Scene(f"{game}-followed", played.at(), (played,), _followed)
    alone = Deal("zen-garden", 12, computer=True)
    yield Scene("storage-full", alone.at(), (alone,), _full)
    yield Scene("start-unreadable", "", kept, _unreadable)
    yield Scene("progress-empty", "#progress")
    yield Scene("progress-few", "#progress", kept)
    many = tuple(Deal(game, END, MANY[:n]) for game in GAMES for n in GAMES[game].players)
    yield Scene("progress-many", "#progress", many)
    ended = tuple(Deal(game, seed=str(seed)) for game in GAMES for seed in range(MIN_MATCHES + 1))
    yield Scene("progress-results", "#progress/results/all/Ada", ended)
    yield Scene("progress-rated", "#progress/rating/all/Ada", ended, reviewed=True)
    yield Scene("progress-rated-all", "#progress/rating/all", ended, reviewed=True)
    yield Scene("progress-achievements", "#progress/achievements", many)
    yield Scene("progress-gardens", "#progress/gardens", many)
    yield Scene("daily-medals", "#daily", act=_medals)
    yield Scene("path", "#path", act=_path)
    yield Scene("path-stage", "#path/15")
    for game in GAMES:
        yield from of_game(game)
    yield Scene("analysis-start", "#analysis")
    yield Scene("about", "#about")
    yield Scene("embed-builder", "#embed/Z5.1")
    yield from of_workshop()
    yield Scene("zen-garden-rule", "#rules/zen-garden/Z5.4")
    yield Scene("hanging-gardens-rule", "#rules/hanging-gardens/H3.2")
