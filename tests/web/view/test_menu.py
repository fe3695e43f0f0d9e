"""The menu on each screen, and the moves since the last turn."""

import re

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, played_out, seats, storage
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.view.test_views import Page
from web.app.model.game_api.game_page import games_with
from web.app.model.links.turn_link import turn_link
from web.app.model.match.match import go_to
from web.app.model.match.replay import moves_since_turn
from web.app.texts import Words
from web.app.view.components import do
from web.app.view.dialogs.keys import key_name
from web.app.view.game_api.game_views import match_view_of

WORDS = Words("en")
FOR_SEVERAL = [name for name, game in GAMES.items() if max(game.players) > 2]


def menu(person: Person) -> Page:
    """Open the menu; return it without the page below."""
    return Page(person.do("dialog", name="menu")["html"].partition("<dialog")[2].partition("</dialog>")[0])


@languages
def test_the_start_page_leads_to_all_screens(language: str) -> None:
    page, words = menu(Person(languages=[language])), Words(language)
    assert {"#learn", "#rules", "#daily", "#progress", "#workshop", "#embed"} <= {*page.attributes("href")}
    assert "#" not in page.attributes("href")
    assert {words("settings.title"), words("keys.title"), words("screen.full")} <= {*page.named.values()}


@languages
@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_a_match_are_listed_outside_one_too(game: str, language: str) -> None:
    person, words = Person(languages=[language], place=f"#new/{game}"), Words(language).of_game(game)
    assert do("dialog", name="keys") in Page(person.do("dialog", name="settings")["html"]).attributes("data-do")
    html = person.do("dialog", name="keys")["html"]
    listed = [(key_name(words, key), words(text)) for key, text in match_view_of(game).keys]
    assert all(f"<kbd>{key}</kbd></dt><dd>{text}" in html for key, text in listed)


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ("Enter", "Esc", "Shift R")),
        ("de", ("Eingabe", "Esc", "Umschalt R")),
        ("nl", ("Enter", "Esc", "Shift R")),
        ("fr", ("Entrée", "Échap", "Maj R")),
    ],
)
def test_keys_are_named_as_keyboards_of_the_language_label_them(language: str, labels: tuple[str, ...]) -> None:
    html = Person(languages=[language], place="#new/hanging-gardens").do("dialog", name="keys")["html"]
    assert {*labels, "H", "?", "R"} <= {*re.findall("<kbd>([^<]*)</kbd>", html)}


@pytest.mark.parametrize("place", ["", "match"])
def test_the_menu_and_the_header_of_a_match_switch_the_sounds(place: str) -> None:
    person = Person()
    if place:
        person.start_match()
        assert 'href="#icon-sound-off"' in person.reply["html"]
    assert "#icon-sound-off" in menu(person).attributes("href")
    person.do("set", name="sounds", fields={"sounds": "on"})
    assert "#icon-sound" in menu(person).attributes("href")
    person.do("set", name="sounds", fields={"sounds": "off"})
    assert "#icon-sound-off" in menu(person).attributes("href")


@pytest.mark.parametrize(
    "place", ["#progress/results", "#rules/zen-garden", "#rules/zen-garden/Z5.4", "#learn/zen-garden"]
)
def test_other_screens_lead_back_and_mark_themselves(place: str) -> None:
    page = menu(Person(place=place))
    assert "#" in page.attributes("href")
    (current,) = (each["href"] for _, each in page.elements if each.get("aria-current") == "page")
    assert place.startswith(current)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_left_and_shared(game: str) -> None:
    person = Person(storage=storage(finished(game, identity="m")), place="#match/m")
    page = menu(person)
    assert {"#", f"#new/{game}"} <= {*page.attributes("href")}
    assert (f"#rules/{game}" in page.attributes("href")) == (game in games_with("rulebook"))
    assert {do("replay"), do("dialog", name="share")} <= {*page.attributes("data-do")}
    person.do("replay")
    assert do("replay") not in menu(person).attributes("data-do")


def test_an_unfinished_match_by_link_is_not_shared() -> None:
    match = finished("zen-garden", "four-circuits", identity="a" * 16, players=seats("Ada", "Ben"))
    person = Person(place=turn_link(go_to(match, 4), Words("en")))
    person.do("invite-accept", fields={})
    assert do("dialog", name="share") not in menu(person).attributes("data-do")


def at_a_turn(game: str, turn: int) -> Person:
    """Open a match of most players at Ada's turn, the first seat's, counted from 0."""
    most = seats("Ada", Bo="greedy", Cy="greedy", Di="greedy")[: max(GAMES[game].players)]
    match = played_out(game, most, identity="m")
    movers = list(map(match.game.to_move, match.states))
    starts = [at for at in range(1, match.at) if movers[at] == 0 != movers[at - 1]]
    return Person(storage=storage(go_to(match, starts[turn])), place="#match/m")


@pytest.mark.parametrize("game", FOR_SEVERAL)
def test_the_moves_of_the_others_since_the_last_turn_are_listed(game: str) -> None:
    person = at_a_turn(game, 2)
    match, moves = person.match, moves_since_turn(person.match)
    movers = [match.game.to_move(match.states[at]) for at in moves]
    assert 0 not in movers
    assert len({*movers}) > 1
    assert match.game.to_move(match.states[moves[0] - 1]) == 0
    assert do("dialog", name="recap") in menu(person).attributes("data-do")
    news = person.do("dialog", name="recap")["html"].partition('class="news')[2]
    page = Page(news.partition(">")[2].partition("</ul>")[0])
    said = [page.named[number] for number, (tag, _) in enumerate(page.elements) if tag == "li"]
    assert said == [match_view_of(game).announce_move(WORDS.of_game(game), match, at) for at in moves]
    while match.turn == 0:
        assert moves_since_turn(match) == moves, "the own moves of the turn do not count"
        match = go_to(match, match.at + 1)


def test_with_one_opponent_there_is_no_list() -> None:
    person = Person()
    person.start_match(**{"kind-1": "gardener"})
    assert do("dialog", name="recap") not in menu(person).attributes("data-do")
    person.do("dialog", name="recap")
    assert person.model.dialog is None
