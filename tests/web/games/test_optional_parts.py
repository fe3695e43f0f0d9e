"""A game without optional parts, like the example: the page has no link to them, and everything else works."""

import json

import pytest

from hofgarten.registry import GAMES
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from web.app.model.embed.config import from_query
from web.app.model.game_api.game_page import options_of, page_of, rule_positions_of
from web.app.model.library import daily
from web.app.model.library.achievements import standings
from web.app.model.links import codec, share_link
from web.app.model.screens import PROGRESS_PARTS
from web.app.view.components.thumbnail import thumbnail

pytestmark = pytest.mark.usefixtures("flower_bed")

GAME = FLOWER_BED.name
PLACES = (
    *("", "#learn", "#rules", "#daily", "#embed", "#path", *(f"#progress/{part}" for part in PROGRESS_PARTS)),
    *(f"#learn/{GAME}", f"#rules/{GAME}", f"#daily/{GAME}"),
)
DAY = 86_400_000
LINKS = (
    f"#learn/{GAME}",
    f"#rules/{GAME}",
    f"#daily/{GAME}",
    f"deal-{GAME}",
    f'"game":"{GAME}","day"',
    "garden-picture",
)


def plain(html: str) -> str:
    return html.replace("&#34;", '"')


def linked(html: str) -> set[str]:
    return {link for link in LINKS if link in plain(html)}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("selected", [*GAMES, GAME])
def test_no_screen_links_to_a_missing_part(place: str, selected: str) -> None:
    for texts in ({}, storage(finished(GAME, identity="1" * 16))):
        person = Person(storage=texts, fields={"game": selected}, now=20_000 * DAY)
        html = person.do("go", place=place)["html"]
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
    assert share in plain(end)
    for name, subject in (("rule", "F1.1"), ("garden-picture", f"{match.id}/0")):
        assert "<dialog" not in person.do("dialog", name=name, subject=subject)["html"]
    assert thumbnail(match) is None


def test_a_link_needs_no_dictionary_of_the_game() -> None:
    match = finished(GAME)
    opened, _, _ = share_link.read_share_link(codec.pack(codec.public_part(match)))
    assert opened.record.events == match.record.events


def test_there_are_no_deals_achievements_and_rules() -> None:
    assert daily.read_deal(GAME, "2026-11-22") is None
    assert daily.deal_of(f"daily-{GAME}-2026-11-22") is None
    assert GAME not in {one.game for one in standings((), 0)}
    embed = from_query("?embed=F1.1")
    assert embed is not None
    assert embed.fault == "what"


@pytest.mark.parametrize("game", [*GAMES, GAME])
def test_a_games_declarations_agree_with_its_modules(game: str) -> None:
    page, options = page_of(game), options_of(game)
    assert page.players == GAMES[game].players
    assert page.default_options == options.to_json(options.default)
    assert ("daily" in page.parts) == (options.daily(0) is not None)
    assert ("rulebook" in page.parts) == (rule_positions_of(game) is not None)
