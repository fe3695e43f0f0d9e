"""A game without its optional parts: the page has no link to them, and everything else works."""

import json
import sys
from collections.abc import Iterator

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from web.app.model.embed import snippet_builder
from web.app.model.embed.config import from_query
from web.app.model.game_api.game_page import GamePage, options_of, page_of, rule_positions_of
from web.app.model.library import daily, garden_path
from web.app.model.library.achievements import standings
from web.app.model.links import codec, share_link
from web.app.model.screens import PROGRESS_PARTS
from web.app.model.teaching import rule_book
from web.app.view.components.thumbnail import thumbnail
from web.app.view.game_api.game_views import start_view_of

GAME = "hanging-gardens"
MODULES = (
    *("table.achievements", "table.compression_dict", "table.rule_positions", "table.stages"),
    *("view.start_view", "view.thumbnail", "rulebook"),
)
CACHES = (
    page_of,
    codec._dictionary,
    garden_path.stages,
    rule_book.rule_book,
    snippet_builder.game_of_rule,
    start_view_of,
)
PLACES = (
    *(
        "",
        "#learn",
        "#rules",
        "#daily",
        *(f"#progress/{part}" for part in PROGRESS_PARTS),
        "#embed",
        "#path",
    ),
    *("#learn/{}", "#rules/{}", "#daily/{}"),
)
DAY = 86_400_000
LINKS = ("#learn/{}", "#rules/{}", "#daily/{}", "deal-{}", '"game":"{}","day"', '"name":"garden-picture"')


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave out the optional parts of a game."""
    for module in MODULES:
        monkeypatch.setitem(sys.modules, f"web.app.games.hanging_gardens.{module}", None)
    page = page_of(GAME)
    monkeypatch.setattr("web.app.games.hanging_gardens.GAME", GamePage(page.players, page.default_options))
    monkeypatch.setattr(type(options_of(GAME)), "daily", lambda _options, _day: None)
    for cached in CACHES:
        cached.cache_clear()
    yield
    for cached in CACHES:
        cached.cache_clear()


def linked(html: str) -> set[str]:
    return {link for link in LINKS if link.format(GAME) in html.replace("&#34;", '"')}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("selected", GAMES)
def test_no_screen_links_to_a_missing_part(place: str, selected: str) -> None:
    kept = storage(finished(GAME, identity="1" * 16))
    for texts in ({}, kept):
        person = Person(storage=texts, fields={"game": selected}, now=20_000 * DAY)
        html = person.do("go", place=place.format(GAME))["html"]
        assert "<main" in html
        assert linked(html) == set()


def test_a_match_and_its_end_have_no_link_to_a_missing_part() -> None:
    person = Person()
    person.start_match(game=GAME)
    assert person.match.record.game == GAME
    pages = [person.reply["html"], person.do("dialog", name="menu")["html"]]
    match = finished(GAME, identity="1" * 16)
    person = Person(storage=storage(match), place=f"#match/{match.id}")
    end = person.reply["html"]
    pages += [end, person.do("dialog", name="more")["html"], person.do("dialog", name="sheet")["html"]]
    assert [linked(html) for html in pages] == [set()] * len(pages)
    assert "sheet-garden" not in pages[-1]
    share = json.dumps({"do": "dialog", "name": "share", "subject": match.id}, separators=(",", ":"))
    assert share in end.replace("&#34;", '"')
    for name, subject in (("rule", "H5.3"), ("garden-picture", f"{match.id}/0")):
        assert "<dialog" not in person.do("dialog", name=name, subject=subject)["html"]
    assert thumbnail(match) is None


def test_links_work_without_a_dictionary() -> None:
    for game in GAMES:
        match = finished(game)
        assert codec.unpack(codec.pack(match.record)).events == match.record.events
        opened, _, _ = share_link.read_share_link(codec.pack(codec.public_part(match)))
        assert opened.record.events == match.record.events


def test_there_are_no_deals_achievements_and_rules() -> None:
    assert daily.read_deal(GAME, "2026-11-22") is None
    assert daily.deal_of(f"daily-{GAME}-2026-11-22") is None
    assert GAME not in {one.game for one in standings((), 0)}
    embed = from_query("?embed=H5.3")
    assert embed is not None
    assert embed.fault == "what"


@pytest.mark.parametrize("game", GAMES)
def test_a_games_declarations_agree_with_its_modules(game: str) -> None:
    page = page_of(game)
    options = options_of(game)
    assert page.players == GAMES[game].players
    assert page.default_options == options.to_json(options.default)
    assert ("daily" in page.parts) == (options.daily(0) is not None)
    assert ("rulebook" in page.parts) == (rule_positions_of(game) is not None)
