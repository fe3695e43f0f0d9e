"""Input from other pages, tabs and programs: a query, a message, a file, any action."""

import json
from base64 import b64encode
from contextlib import suppress
from typing import Any

from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from tests.fuzz.mutations import VALUES, texts
from tests.kit.examples import share
from tests.web.harness import ACTIONS, Person
from tests.web.update import test_any_action as any_action
from web.app.model.embed.config import from_query
from web.app.model.room.code import code_in, read_code
from web.app.model.room.messages import MessageError, read_guest, read_view
from web.app.model.transfer.parse import import_files, import_text, pieces_of
from web.app.model.transfer.types import FileUpload

NAMES = st.sampled_from(["embed", "game", "opponent", "seed", "lang", "theme", "host", "EMBED"])
WORDS = st.sampled_from(
    ["replay", "position", "play", "Z5.1", "z5.1", "H1.1", "zen-garden", "fr", "dark", "%", "%3C%ff"]
)
QUERIES = st.lists(st.tuples(NAMES, WORDS | st.text(max_size=9)), max_size=4).map(
    lambda pairs: "?" + "&".join("=".join(pair) for pair in pairs)
)
CONTENTS = st.binary().map(lambda data: b64encode(data).decode()) | st.text()
GIFTS = st.fixed_dictionaries(
    {"name": st.text(), "size": st.integers()}, optional={"text": st.none() | texts(), "content": st.none() | CONTENTS}
)
MORE = ("key", "text", "record", "ply", "storage", "there", "reason", "files", "show", "how", "kind")
PARTS = st.sampled_from([*any_action.PARTS, *MORE])
ANY = st.builds(
    lambda name, parts: {"do": name, **parts},
    st.sampled_from(sorted(ACTIONS)),
    st.dictionaries(PARTS, VALUES, max_size=3),
)


@share(100)
@given(QUERIES | VALUES)
def test_a_query_gives_an_embed_or_none(query: object) -> None:
    embed = from_query(query)
    if embed is not None:
        assert embed.fault or embed.kind != "invalid"


@share(15)
@given(QUERIES, texts() | VALUES, VALUES, st.dictionaries(st.sampled_from(["language", "theme"]), VALUES))
def test_an_embedding_page_may_send_anything(query: str, record: object, ply: object, wishes: dict[str, Any]) -> None:
    person = Person(query=f"?embed=replay&{query[1:]}")
    person.do("host-load", record=record, ply=ply)
    person.do("host-set", **wishes)
    assert "save" not in person.reply
    json.dumps(person.replies)


@share(40)
@given(st.lists(GIFTS, max_size=3), texts())
def test_any_import_is_accepted_or_refused(uploads: list[FileUpload], text: str) -> None:
    for file in [*import_files(uploads), import_text(text)]:
        assert [*pieces_of(file)]
    person = Person()
    before = {**person.storage}
    person.do("import", files=uploads)
    person.do("import-text", fields={"text": text})
    for identity, kept in person.model.library.matches.items():
        assert kept.match is not None, identity
    assert before.items() <= person.storage.items()


@share(30)
@given(st.lists(ANY, min_size=1, max_size=6))
def test_an_action_may_have_any_fields(actions: list[dict[str, Any]]) -> None:
    person = Person()
    for action in actions:
        person.do(action.pop("do"), **action)
    json.dumps(person.replies)


@share(1)
@given(st.integers(8, 10**6))
def test_random_actions_break_nothing(seed: int) -> None:
    any_action.test_nothing_breaks(seed)


GUESTS = st.fixed_dictionaries(
    {"room": st.sampled_from([1, 2, True]) | VALUES, "device": st.just("d" * 22) | VALUES},
    optional=dict.fromkeys(("number", "seat", "name", "wish", "event", "said"), VALUES),
)
HOSTS = st.fixed_dictionaries(
    {"room": st.just(1), "match": st.just("0" * 16) | VALUES, "game": st.sampled_from([*GAMES]) | VALUES},
    optional=dict.fromkeys(("number", "players", "places", "seat", "record", "ask", "said"), VALUES),
)


@share(100)
@given(texts() | (GUESTS | HOSTS).map(json.dumps))
def test_a_message_in_a_room_is_read_or_refused(text: str) -> None:
    for read in (read_guest, read_view):
        with suppress(MessageError):
            read(text)
    code = code_in(f"https://example.org/#room/{text}")
    assert code is None or read_code(f"{code.room}.{code.code}".removesuffix(".")) == code
