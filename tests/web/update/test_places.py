"""Places that other programs have changed, and places that lead nowhere."""

from collections.abc import Callable
from datetime import date
from typing import Final
from urllib.parse import quote

import pytest

from e2e.screens import scenes
from tests.kit.golden_matches import finished
from tests.web.harness import Person
from tests.web.turn_links import two
from web.app.model.links.codec import pack, public_part
from web.app.model.links.share_link import place_to
from web.app.model.match.serialize import to_text
from web.app.model.mode import place_of
from web.app.model.model import InvitePage, StartPage
from web.app.model.screens import SCREENS
from web.app.model.workshop import share

ENDED: Final = finished("zen-garden")
CODE: Final = pack(public_part(ENDED))
NOW: Final = 1_790_000_000_000
WITH_CODES: Final = {
    "share": place_to(ENDED, 7),
    "turn": two()[2],
    "bot": f"#workshop/shared/{share.pack('Ada', 'choose = 1')}",
    "analysis": f"#analysis/share/{CODE}/7",
}
PLAIN: Final = {
    "rule": "#rules/zen-garden/Z5.1",
    "lesson": "#learn/hanging-gardens",
    "puzzle": "#puzzles/zen-garden/2026-01-05",
    "daily": f"#daily/zen-garden/{date(2026, 1, 5)}",
    "progress": "#progress/gardens/all/newest/2",
    "new": "#new/hanging-gardens",
    "match": "#match/m",
}


def middle(added: str) -> Callable[[str], str]:
    """Return a change that puts a text into the middle of a link."""
    return lambda place: f"{place[:40]}{added}{place[40:]}"


OF_ANY: Final[dict[str, Callable[[str], str]]] = {
    "encoded slashes": lambda place: f"#{quote(place[1:], safe='')}",
    "encoded twice": lambda place: f"#{quote(quote(place[1:], safe=''), safe='')}",
    "encoded signs": lambda place: place.replace("-", "%2D").replace("_", "%5F"),
    "parameter": lambda place: f"{place}?fbclid=IwAR0&x=1",
    "further parameter": lambda place: f"{place}&utm_source=mail",
    "full stop": lambda place: f"{place}.",
    "bracket": lambda place: f"{place})%20",
}
OF_CODES: Final = {
    "soft hyphen": middle("\u00ad"),
    "encoded soft hyphen": middle("%C2%AD"),
    "zero width": middle("\u200b"),
    "line end": middle("%0D%0A"),
    "spaces": middle("%20 "),
    "wrapped mail": middle("=%0D%0A"),
    "wrapped and joined": middle("="),
}


def opened(place: str) -> Person:
    """Return a user who opens a place; there is a saved match ``m``."""
    return Person(storage={"hofgarten/match/m": to_text(ENDED)}, place=place, now=NOW)


@pytest.mark.parametrize("kind", WITH_CODES | PLAIN)
def test_a_changed_place_opens_the_same_page(kind: str) -> None:
    place = (WITH_CODES | PLAIN)[kind]
    wanted = opened(place)
    for name, change in (OF_ANY | (OF_CODES if kind in WITH_CODES else {})).items():
        found = opened(change(place))
        assert (found.model.notice, place_of(found.model.page)) == ("", place_of(wanted.model.page)), name
        assert found.model.form.game == wanted.model.form.game, name
    if kind not in {"new", "daily"}:
        assert not isinstance(wanted.model.page, StartPage)


def test_a_wrapped_link_is_pasted() -> None:
    person = opened("")
    link = WITH_CODES["turn"]
    person.do("import-text", fields={"text": f"Your turn:\r\n> https://example.org/{link[:50]}=\r\n{link[50:]}\r\nAda"})
    assert isinstance(person.model.page, InvitePage)
    assert place_of(person.model.page) == link


@pytest.mark.parametrize(
    "place",
    [
        *("#nowhere", "#nowhere/1abc", "#Rules", "#share/", "#workshop/0123", "#match/unknown"),
        "#new/chess",
        *(f"#{name}/chess" for name, facts in SCREENS.items() if facts.begins_with or facts.has_known_subjects),
        *("#rules/zen-garden/Z99.9", "#analysis/nowhere", "#analysis/match/unknown"),
        *("#puzzles/zen-garden/nothing", "#puzzles/zen-garden/2999-01-01"),
    ],
)
def test_a_place_that_leads_nowhere_is_reported(place: str) -> None:
    person = opened(place)
    assert person.model.notice
    assert person.model.words(f"notice.{person.model.notice}") in person.reply["html"]


KNOWN = [
    *("#", "#rules", "#rules/zen-garden", "#puzzles/zen-garden", "#daily"),
    *("#progress/gardens/all", "#progress/rating/zen%2Dgarden"),
]


@pytest.mark.parametrize("place", ["", *KNOWN])
def test_a_place_with_less_than_a_subject_is_known(place: str) -> None:
    assert opened(place).model.notice == ""


@pytest.mark.parametrize("added", ["", "?fbclid=IwAR0", ")"])
def test_a_players_name_keeps_its_encoding(added: str) -> None:
    place = "#progress/results/all/Zo%C3%AB"
    assert place_of(opened(place + added).model.page) == place


@pytest.mark.parametrize(
    ("former", "place"),
    [
        ("#statistics", "#progress/results"),
        ("#statistics/zen-garden", "#progress/results/zen-garden"),
        ("#statistics/all/Zo%C3%AB", "#progress/results/all/Zo%C3%AB"),
        ("#gallery", "#progress/gardens"),
        ("#gallery/all", "#progress/gardens/all"),
        ("#gallery/hanging-gardens/newest/2", "#progress/gardens/hanging-gardens/newest/2"),
        ("#gallery%2Fall/best/1&utm_source=mail", "#progress/gardens/all/best/1"),
    ],
)
def test_places_of_earlier_builds_lead_to_a_part_of_the_progress(former: str, place: str) -> None:
    person = opened(former)
    assert (person.reply["place"], person.model.notice) == (place, "")
    assert person.do("go", place=former)["place"] == place


def test_each_screen_is_in_the_pictures_and_in_the_tests_of_every_screen() -> None:
    assert {scene.place.partition("/")[0] for scene in scenes()} >= {f"#{name}" for name in SCREENS}
