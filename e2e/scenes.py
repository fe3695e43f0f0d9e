"""Every screen of the page, each with what leads to it: for pictures of all of them, and for looking them through."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from playwright.sync_api import Locator, Page, expect

from e2e import hanging, play, saves
from e2e.waiting import ready, stands, start_anew
from engine.catalogue import GAMES
from engine.hanging_gardens.state import Lay
from web.hanging_gardens.squares import Spot
from web.match import Match
from web.match import play as play_on

SIZES = {"phone": (390, 844), "upright": (820, 1180), "sideways": (1180, 820), "desktop": (1440, 900)}
"""The sizes at which every screen is looked at, in CSS pixels."""

THEMES = ("light", "dark")
END = 10_000
"""More turns than any match has."""
MANY = ("Ada", "Benedikta", "Carl", "Dora")
OPTIONS: dict[str, dict[str, object]] = {"zen-garden": {"boards": [1, 2, 3]}, "hanging-gardens": {}}


def nothing(_page: Page) -> None:
    """Do nothing more."""


@dataclass(frozen=True)
class Deal:
    """A match and how far it has been played; players take the best at once."""

    game: str
    turns: int = END
    names: tuple[str, ...] = saves.PEOPLE
    computer: bool = False
    """Whether the last player is a computer; then it is the first one's turn after it."""

    @property
    def identity(self) -> str:
        """Return the match's id."""
        return f"{self.game}-{self.turns}-{len(self.names)}{'-computer' if self.computer else ''}"

    def at(self, further: str = "") -> str:
        """Return the match's place in the page."""
        return f"#match/{self.identity}{further}"


@cache
def match_of(deal: Deal) -> Match:
    """Return the match of a deal."""
    last = len(deal.names) - 1
    bots = {last: "greedy"} if deal.computer else {}
    match = saves.begun(deal.game, OPTIONS[deal.game], identity=deal.identity, names=deal.names, bots=bots)
    moved = 0
    while not match.over and (match.at < deal.turns or (deal.computer and (match.turn, moved) != (0, last))):
        moved = match.turn
        match = play_on(match, match.game.write_event(saves.best_move(match)))
    return match


@dataclass(frozen=True)
class Scene:
    """A screen: what the browser has kept, where it is, and what a person does there to see it."""

    name: str
    place: str
    deals: tuple[Deal, ...] = ()
    act: Callable[[Page], None] = nothing
    wishes: dict[str, str] = field(default_factory=dict)

    def show(self, page: Page, site: str) -> None:
        """Bring the page there."""
        wishes = saves.settings(**{"speed": "instant", "language": "en", **self.wishes})
        entries = saves.entries_of(*map(match_of, self.deals), wishes=wishes)
        if not stands(page, site):
            page.goto(site)
            ready(page)
        start_anew(page, entries, self.place)
        self.act(page)


def _dialog(key: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()

    return act


def _game(game: str) -> Callable[[Page], None]:
    return lambda page: play.choose_game(page, game)


def _settings(page: Page) -> None:
    play.open_settings(page)


def _hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.get_by_role("list", name=play.ENGLISH("hint.title"))).to_be_visible()


def _choice(game: str) -> Callable[[Page], None]:
    """Return what chooses something to build, and where."""

    def zen(page: Page) -> None:
        match = saves.saved(page)
        play.lay(page, match, saves.best_move(match))

    def gardens(page: Page) -> None:
        match = saves.saved(page)
        move = hanging.a_move(match)
        assert isinstance(move, Lay), "it is time to lay a card"
        hanging.take_card(page, move, hanging.Hand(Locator.click, Locator.hover, Locator.click))
        hanging.place(page, match, Spot(move.x, move.y)).hover()

    return zen if game == "zen-garden" else gardens


def of_game(game: str) -> Iterator[Scene]:
    """Yield the screens of one game."""
    middle, four, alone = Deal(game, 16), Deal(game, 44, MANY), Deal(game, 12, computer=True)
    yield Scene(f"{game}-start", "", act=_game(game))
    for name, deal in {
        "begin": Deal(game, 0),
        "middle": middle,
        "four": four,
        "end": Deal(game),
        "end-four": Deal(game, END, MANY),
    }.items():
        yield Scene(f"{game}-{name}", deal.at(), (deal,))
    yield Scene(f"{game}-choice", alone.at(), (alone,), _choice(game))
    yield Scene(f"{game}-german", four.at(), (four,), wishes={"language": "de"})
    yield Scene(f"{game}-left", middle.at(), (middle,), wishes={"hand": "left"})
    yield Scene(f"{game}-hint", alone.at(), (alone,), _hint)
    yield Scene(f"{game}-why", alone.at(), (alone,), _dialog("w"))
    yield Scene(f"{game}-keys", middle.at(), (middle,), _dialog("?"))
    yield Scene(f"{game}-log", middle.at("/log"), (middle,))
    yield Scene(f"{game}-rules", f"#rules/{game}")
    yield Scene(f"{game}-learn", f"#learn/{game}")
    yield Scene(f"{game}-daily", f"#daily/{game}")


def scenes() -> Iterator[Scene]:
    """Yield every screen."""
    kept = tuple(Deal(game, turns) for game in GAMES for turns in (16, END))
    yield Scene("start-kept", "", kept)
    yield Scene("settings", "", act=_settings)
    yield Scene("statistics", "#statistics", kept)
    yield Scene("gallery", "#gallery", kept)
    for game in GAMES:
        yield from of_game(game)
    yield Scene("zen-garden-rule", "#rules/zen-garden/Z5.4")
    yield Scene("hanging-gardens-rule", "#rules/hanging-gardens/H3.2")
