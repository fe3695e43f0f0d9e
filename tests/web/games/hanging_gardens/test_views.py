"""Views of The Hanging Gardens: valid HTML, names of squares, and the last turn."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from markupsafe import escape

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE
from hofgarten.games.hanging_gardens.tiles import KINDS
from tests.kit.editions import corrected
from tests.kit.opaque import of_game
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to, state_of
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.view.test_views import Page, assert_valid
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.last_turn import last_turn
from web.app.games.hanging_gardens.table.selection import Spot, group_squares
from web.app.games.hanging_gardens.view.match_view import MATCH_VIEW
from web.app.model.match.match import PlayedMatch, new_match
from web.app.model.match.shown_match import shown_match
from web.app.model.model import BotMove, Own, match_page
from web.app.model.settings import Settings
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import Words
from web.app.view.panels.panel import idle_panel

KEYS = re.compile(r"\b(?:hg|help|turn|refusal|item|motif)\.[a-z_]+\b|{\w+}")


@cache
def phase(wanted: int, least: int = 20) -> PlayedMatch[Any]:
    """Return a match at this phase of the first seat's turn, after at least ``least`` events."""
    return played_to(
        lambda match: match.at >= least and match.turn == 0 and match.state.phase == wanted, PERSON, "greedy", PERSON
    )


def play_through(language: str) -> Iterator[str]:
    """Yield the HTML of each phase of a turn, of the dialogs, and of the end."""
    for wanted in (LAY, TEMPLE, TILE):
        person = open_match(phase(wanted), language)
        yield person.reply["html"]
        yield person.do("hand-over")["html"]
        for action in ("take", "choose", "put", "decline"):
            yield person.do(action, card=1, space=1, x=0, y=0, touch=True)["html"]
    person = open_match(phase(LAY), language)
    for dialog in ("cards", "tiles", "edition", "keys"):
        yield person.do("dialog", name=dialog)["html"]
    for kind in KINDS:
        yield person.do("dialog", name="tile", subject=kind)["html"]
    yield person.do("dialog", name="rule", subject="H5.4")["html"]
    yield open_match(played_to(lambda match: match.over, PERSON, "greedy"), language).reply["html"]


@languages
def test_every_screen_is_valid(language: str) -> None:
    for html in play_through(language):
        assert_valid(html)
        assert not KEYS.search(re.sub(r'data-\w+="[^"]*"', "", html))


@pytest.mark.rule("H8.3")
def test_exactly_the_places_of_the_rotated_card_are_marked_buttons() -> None:
    person = open_match(phase(LAY))
    person.do("hand-over")
    person.do("take", card=next(n for n, card in enumerate(state_of(person).cards) if card >= 0))
    for _ in range(4):
        person.do("rotate", by=1)
        page = Page(person.reply["html"])
        marked = {
            spot_of(attrs) for tag, attrs in page.elements if tag == "button" and "is-mark" in attrs.get("class", "")
        }
        assert marked == selections.places(state_of(person), of_game(person.page.selection))


def spot_of(attrs: dict[str, str]) -> Spot:
    """Return the square of a button in the garden."""
    action = json.loads(attrs["data-do"])
    assert action["do"] == "put"
    return Spot(action["x"], action["y"])


@pytest.mark.rule("H5.2")
def test_temple_squares_are_outlined_and_name_their_reward() -> None:
    person = open_match(phase(TEMPLE))
    person.do("hand-over")
    page = Page(person.reply["html"])
    framed = [attrs for _, attrs in page.elements if "is-choice" in attrs.get("class", "")]
    assert {spot_of(attrs) for attrs in framed} == group_squares(state_of(person))
    assert all("place a temple; tiles in reach: " in attrs["aria-label"] for attrs in framed)


@pytest.mark.rule("H8.2")
def test_the_last_turn_consists_of_the_card_the_temple_and_the_tiles() -> None:
    match = played_to(lambda match: match.at > 1 and match.states[match.at - 1].phase == TILE, PERSON, PERSON)
    seat = match.game.to_move(match.states[match.at - 1])
    last = last_turn(match, seat)
    assert last is not None
    assert match.at - last.at == last.events == 3
    assert None not in (last.temple, last.card)
    taken = match.states[match.at - 1].board[int(match.record.events[match.at - 1].split()[1]) - 1]
    assert (len(last.squares), last.tiles, last.drawn) == (6, (taken,), 1)
    html = open_match(match).reply["html"]
    assert "temple-frame" in html
    assert "card-frame is-laid" in html


@pytest.mark.rule("H8.4")
def test_the_help_line_names_the_next_step_and_a_refusal_its_rule() -> None:
    person = open_match(phase(LAY))
    person.do("hand-over")
    assert "Ada, choose one of the face-up cards." in person.reply["html"]
    card = next(n for n, card in enumerate(state_of(person).cards) if card >= 0)
    assert "choose a marked place" in person.do("take", card=card)["announce"]
    tile = open_match(phase(TILE))
    tile.do("hand-over")
    assert "Choose one of the framed tiles." in tile.reply["html"]
    html = tile.do("put", x=0, y=0)["html"]
    assert "now you must take a tile" in html
    assert "H5.2" in html


@languages
def test_every_move_has_texts_and_pictures(language: str) -> None:
    match, words = played_to(lambda match: match.over, PERSON, PERSON), Words(language, "hanging-gardens")
    for at, event in enumerate(match.record.events):
        state = match.states[at]
        told = MATCH_VIEW.describe(words, state, event)
        assert told.sentence.endswith(".")
        assert told.title
        assert "{" not in " ".join(told.details)
        assert all("<svg" in str(picture) for picture in (told.icon, MATCH_VIEW.move_picture(state, event)))
        compared = str(MATCH_VIEW.compare_moves(words, state, event, event))
        assert compared.count("is-played") == event.startswith(("lay", "tile"))


@pytest.mark.parametrize(("wanted", "told"), [(LAY, False), (TILE, True)])
def test_the_gain_of_a_bots_move_is_shown_if_any(wanted: int, *, told: bool) -> None:
    match = played_to(lambda match: match.turn == 1 and match.state.phase == wanted, PERSON, "greedy")
    event = match.game.write_event(next(match.game.moves(match.state)))
    watching = match_page(match, Own())._replace(activity=BotMove("choosing", match.at, 1, event))
    panel = str(idle_panel(Words("en", "hanging-gardens"), shown_match(watching, Settings())))
    assert ("gains" in panel) == told
    assert "No change in points" not in panel


@pytest.mark.rule("H1.4")
@languages
def test_rules_with_built_in_numbers_name_the_edition_in_play(language: str) -> None:
    note = str(escape(Words(language, "hanging-gardens")("hg.edition_played", name="My <b>")))
    for options, rules in (({"edition": corrected("My <b>")}, {"H1.4", "H7.1", "H7.2", "H7.3"}), ({}, set[str]())):
        players = [{"name": name} for name in ("Ada", "Ben")]
        person = open_match(new_match("0123456789abcdef", HANGING_GARDENS, options, players, "3"), language)
        dialogs = {rule: rule_dialog(person, rule) for rule in rule_book(HANGING_GARDENS.name, language).rules}
        assert {rule for rule, html in dialogs.items() if note in html} == rules
        assert {rule for rule, html in dialogs.items() if "&#34;name&#34;:&#34;edition&#34;" in html} == rules
        person.do("go", place="")
        person.do("form", name="game", fields={"game": HANGING_GARDENS.name})
        assert note not in rule_dialog(person, "H7.1")


def rule_dialog(person: Person, rule: str) -> str:
    html: str = person.do("dialog", name="rule", subject=rule)["html"]
    return html[html.index('id="dialog"') :]
