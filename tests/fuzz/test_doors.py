"""Every way from outside into the page: any text opens something, or a message names its fault."""

import json
from base64 import b64encode
from typing import Any, Final
from urllib.parse import quote

from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from tests.fuzz.mutations import CODES, PLIES, VALUES, changed, positions, texts
from tests.kit.examples import share
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person, is_declared
from web.app.model.match.position_draft import code_of as draft_code
from web.app.model.model import UNOPENABLE_PLACE
from web.app.model.screens import SCREENS
from web.app.model.teaching.rule_position import positions as rules_with_position
from web.app.model.workshop.share import pack as bot_code

GAME, *_ = GAMES
SAVED: Final = storage(finished(GAME, identity="begun"))


def quoted(text: str) -> str:
    """Return a text percent-encoded, as a browser does it."""
    return quote(text, safe="", errors="replace")


WORDS: Final = st.sampled_from(
    [*GAMES, *("begun", "begun/log", "begun/review", "7", "path 7", "2026-11-22", "all/best/1", "Ada", "shared/1x")]
    + [f"{game}/{rule}" for game in GAMES for rule in [*rules_with_position(game)][:3]]
    + [f"{game}/2026-11-22" for game in GAMES]
    + ["mistake/begun/3", f"mistake/path-7/{10**6}", "position/fr/dark/full", "A" * 22, f"{'A' * 22}.EQ"]
)
ANY_WORDS: Final = WORDS | WORDS.flatmap(changed) | st.text()
DRAFTS: Final = positions().map(lambda text: draft_code(text.encode(errors="replace").decode()))
BOTS: Final = st.builds(bot_code, st.text(st.characters(codec="utf-8")), st.text(st.characters(codec="utf-8")))
LINKS: Final = st.builds("".join, st.tuples(CODES, PLIES))
SUBJECTS: Final = (
    ANY_WORDS
    | st.builds("".join, st.tuples(st.sampled_from(["share/", "match/", "edit/", "shared/"]), LINKS | DRAFTS | BOTS))
    | LINKS
)
PLACES: Final = (
    st.builds("#{}/{}".format, st.sampled_from(["share", "turn"]), LINKS)
    | st.builds("#{}/{}".format, st.sampled_from([*SCREENS, "match", "new", "share", "turn"]), SUBJECTS)
    | st.sampled_from([UNOPENABLE_PLACE, ""])
    | st.text()
)
ANY_PLACES: Final = PLACES | PLACES.flatmap(changed) | PLACES.map(quoted)

EMBEDS: Final = st.sampled_from(["replay", "position", "play", "puzzle", "analysis", "bot", "Z5.1", "h1.1"])
NAMES: Final = st.sampled_from(["game", "opponent", "seed", "lang", "theme", "host", "puzzle", "bot", "position"])
QUERIES: Final = st.builds(
    lambda embed, values: "?" + "&".join(f"{name}={quoted(text)}" for name, text in [("embed", embed), *values]),
    EMBEDS | EMBEDS.flatmap(changed),
    st.lists(st.tuples(NAMES, ANY_WORDS | positions() | BOTS | LINKS), max_size=4)
    | st.tuples(st.tuples(st.just("position"), positions())),
)


def actions(text: str, place: str) -> list[dict[str, Any]]:
    """Return the actions that bring a text into the page: pasted, typed, dropped, shared by another app, sent."""
    content = b64encode(text.encode(errors="replace")).decode()
    files = [{"name": text[:60], "size": 1, "text": text}, {"name": place[:60], "size": 1, "content": content}]
    return [
        {"do": "import-text", "fields": {"text": text}},
        {"do": "import", "files": files},
        {"do": "received", "files": files},
        {"do": "take-received"},
        {"do": "turn-paste", "fields": {"turn-link": text}},
        {"do": "form", "name": "seed", "fields": {"seed": text, "name-0": place}},
        {"do": "go", "place": "#analysis"},
        {"do": "analysis-position", "fields": {"position": text}},
        {"do": "go", "place": "#analysis"},
        {"do": "edit-start", "fields": {"game": GAME, "players": "2"}},
        {"do": "edit-text", "fields": {"position": text}},
        {"do": "edit-done"},
        {"do": "go", "place": f"#room/{place}"},
        {"do": "room-code", "code": text},
        {"do": "room-accept", "fields": {"room-answer": text}},
        {"do": "room-heard", "peer": "", "text": text},
        {"do": "go", "place": place},
    ]


@share(20)
@given(ANY_PLACES, st.lists(ANY_PLACES, max_size=3))
def test_any_address_leads_somewhere(first: str, places: list[str]) -> None:
    person = Person(place=first, storage=SAVED)
    for place in places:
        person.do("go", place=place)
    json.dumps(person.replies)


@share(20)
@given(QUERIES, ANY_PLACES, st.lists(texts() | VALUES, max_size=1))
def test_any_embed_shows_something(query: str, place: str, records: list[object]) -> None:
    person = Person(query=query, place=place)
    for record in records:
        person.do("host-load", record=record)
    assert "save" not in person.reply
    assert "<main" in person.reply["html"]


@share(5)
@given(texts() | positions() | ANY_PLACES, ANY_PLACES)
def test_any_text_may_be_brought_in(text: str, place: str) -> None:
    person = Person(storage=SAVED)
    for action in actions(text, place):
        assert is_declared(action), action
        person.do(action.pop("do"), **action)
    json.dumps(person.replies)
