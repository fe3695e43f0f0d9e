"""Tests for the promises of docs/threat-model.md: the page's policy, its only inline script, and limits of input."""

import json
import re
from dataclasses import fields
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

from hofgarten import strict_json
from tests.kit.golden_matches import finished
from tests.kit.hostile import page_data
from tests.kit.user_bots import sent
from tests.web.harness import Person
from web.app.games.hanging_gardens.table import options as editions
from web.app.model import new_match_form
from web.app.model.links import codec, turn_link
from web.app.model.links.codec import LinkError, pack, public_part, unpack
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import MAX_MATCH_LENGTH, MAX_PLAYER_LENGTH
from web.app.model.match.saved_fields import FIELDS
from web.app.model.match.serialize import EXTRA, from_text, to_text
from web.app.model.transfer import parse, types
from web.app.model.user_files import user_bots
from web.app.model.workshop import bots, share, syntax

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = (ROOT / "index.html").read_text("utf-8")
PROMISES: Final = (ROOT / "docs" / "threat-model.md").read_text("utf-8")
POLICY: Final = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'{{guard_hash}}'", "'wasm-unsafe-eval'"},
    "worker-src": {"'self'", "blob:"},
    "manifest-src": {"'self'"},
    "frame-src": {"'self'"},
    "connect-src": {"'self'"},
    "style-src": {"'self'"},
    "font-src": {"'self'"},
    "img-src": {"'self'", "blob:", "data:"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
}
"""The complete policy. To allow more, change it here and explain it in index.html."""


class Head(HTMLParser):
    """Parses the template of the page."""

    def __init__(self) -> None:
        """Parse the template."""
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[str] = []
        self._open = ""
        self.feed(PAGE)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record an element."""
        self._open = tag
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Leave an element."""
        self._open = ""

    def handle_data(self, data: str) -> None:
        """Record inline scripts and styles."""
        if self._open in {"script", "style"} and data.strip():
            self.inside.append(data)

    def meta(self, name: str) -> str:
        """Return the content of a meta element."""
        found = [one for tag, one in self.tags if tag == "meta" and name in {one.get("name"), one.get("http-equiv")}]
        assert len(found) == 1
        return str(found[0]["content"])


def test_policy_is_unchanged() -> None:
    directives = [part.split() for part in Head().meta("Content-Security-Policy").split(";")]
    assert {name: set(sources) for name, *sources in directives} == POLICY
    assert len(directives) == len(POLICY)


def test_policy_comes_first_and_the_page_has_one_inline_script_no_inline_style_and_hides_the_referrer() -> None:
    head = Head()
    first = next(number for number, (tag, _) in enumerate(head.tags) if tag in {"script", "link", "style"})
    (policy,) = (number for number, (_, one) in enumerate(head.tags) if "http-equiv" in one)
    assert policy < first
    assert head.meta("referrer") == "same-origin"
    assert head.inside == ["{{guard}}"]
    assert len([one for tag, one in head.tags if tag == "script" and "src" not in one]) == 1
    assert "by its SHA-256: `web/browser/guard.js`," in PROMISES
    assert not [one for _, one in head.tags if any(name.startswith("on") or name == "style" for name in one)]


LIMITS: Final = {
    "a JSON text": (
        f"{strict_json.MAX_TEXT_LENGTH:,} characters, {strict_json.MAX_DEPTH} levels, "
        f"{strict_json.MAX_NUMBER_LENGTH} characters"
    ),
    "a link": f"{codec.MAX_CODE_LENGTH:,} characters, {codec.MAX_RECORD_SIZE:,} bytes",
    "records": f"{types.MAX_FILE_SIZE:,} bytes, {parse.MAX_RECORD_SIZE:,} characters, {parse.MAX_RECORDS:,}",
    "a bot": (
        f"{user_bots.MAX_FILE_SIZE // 1024} KiB; {user_bots.MAX_NAME_LENGTH} characters; "
        f"{user_bots.INSTALL_LIMIT // 1000} s; {user_bots.MOVE_LIMIT // 1000} s"
    ),
    "a bot in the workshop": (
        f"{bots.MAX_SOURCE_SIZE:,} characters; {bots.MAX_VERSIONS}, {bots.MAX_TEXT:,} characters; "
        f"{codec.MAX_CODE_LENGTH:,} characters, {share.MAX_BYTES:,} bytes"
    ),
    "faults of a source": f"{syntax.MAX_FAULTS}; {syntax.MAX_TEXT_SIZE} characters",
    "an edition": f"{editions.MAX_FILE_SIZE // 1024} KiB",
    "names": (
        f"{new_match_form.MAX_NAME_LENGTH} (in a record {MAX_PLAYER_LENGTH}), {MAX_MATCH_LENGTH}, "
        f"{new_match_form.MAX_SEED_LENGTH} characters"
    ),
    "a saved match": f"{', '.join(f'`{key}` {part.limit:,}' for key, part in FIELDS.items() if part.limit)} characters",
}


@pytest.mark.parametrize("what", LIMITS)
def test_limits_match_the_documentation(what: str) -> None:
    assert f"| {LIMITS[what]} |" in PROMISES


def test_size_of_a_link_is_limited() -> None:
    code = pack(public_part(finished("zen-garden")))
    for text in (code + "A" * codec.MAX_CODE_LENGTH, f"{' ' * codec.MAX_TEXT_LENGTH}{code}"):
        with pytest.raises(LinkError) as refused:
            unpack(text)
        assert refused.value.key == "long"
    assert not turn_link.code_in(f"{' ' * 20_000}{TURN_PLACE}{code}")


def test_every_saved_part_of_a_match_is_declared_and_its_texts_are_limited() -> None:
    declared = {part.attribute for part in FIELDS.values() if part.attribute}
    assert declared == {field.name for field in fields(PlayedMatch)} - {"id", "record", "states", "at", "viewer"}
    long = page_data("W" * 200)
    assert long.keys() == FIELDS.keys()
    raw = json.loads(to_text(finished("zen-garden")))
    raw["players"] = [{"name": f"P{seat}"} for seat in range(len(raw["players"]))]  # a correspondence needs people
    for mine in (long, dict.fromkeys(FIELDS, "W" * 200), dict.fromkeys(FIELDS, ["W" * 200] * 2)):
        kept = json.loads(to_text(from_text("0" * 16, json.dumps({**raw, EXTRA: mine}))))[EXTRA]
        lengths = {key: max(map(len, re.findall("W+", json.dumps(kept.get(key)))), default=0) for key in FIELDS}
        assert not {key: length for key, length in lengths.items() if length > FIELDS[key].limit}


def test_length_of_names_is_limited() -> None:
    person = Person()
    person.start_match(**{"name-0": "W" * 999, "seed": "7" * 999})
    assert len(person.match.player(0)) == new_match_form.MAX_NAME_LENGTH
    assert len(person.match.seed) == new_match_form.MAX_SEED_LENGTH
    identity = person.match.id
    person.do("go", place="")
    person.do("dialog", name="saved-match", subject=identity)
    person.do("rename", fields={"match-name": "W" * 999})
    kept = person.model.library.matches[identity].match
    assert kept is not None
    assert len(kept.name) == MAX_MATCH_LENGTH
    person.do("add-bot", **sent(f"{'W' * 999}.py", "choose = 1"))
    (name,) = person.model.bots.saved
    assert len(name) == user_bots.MAX_NAME_LENGTH
