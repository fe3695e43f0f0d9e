"""Imported texts: accepted forms, refusals with their reason, and robustness against any text."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from hofgarten.record import read_record
from tests.kit.examples import share
from tests.web.harness import Person
from tests.web.importing import (
    ENGLISH,
    NOW,
    counts,
    faults,
    file,
    golden,
    illegal,
    import_texts,
    kept,
    matches,
    result_of,
    spoilt,
)
from tests.web.languages import languages
from web.app.model.model import StartPage
from web.app.model.transfer import parse
from web.app.model.transfer.merge import MAX_FAULTS
from web.app.model.transfer.parse import FAULTS, MAX_RECORD_SIZE
from web.app.model.transfer.types import MAX_FILE_SIZE
from web.app.texts import Words
from web.app.view.dialogs.import_result import LISTED


def pretty(text: str, indent: int = 2) -> str:
    """Return a JSON text in several lines."""
    return json.dumps(json.loads(text), indent=indent)


FORMS: dict[str, Callable[[str], str]] = {
    "a line": lambda text: text,
    "no line break": str.strip,
    "a mark of byte order": lambda text: f"\ufeff{text}",
    "lines of Windows": lambda text: f"\r\n{text.strip()}\r\n\r\n",
    "lines of old": lambda text: f"\r{text.strip()}\r",
    "pretty": lambda text: pretty(text),
    "pretty, flat": lambda text: pretty(text, 0),
    "pretty, twice": lambda text: f"{pretty(text, 1)}\n{pretty(text, 4)}",
    "pretty, then a line": lambda text: f"{pretty(text)}\n{text}",
    "a line, then pretty": lambda text: text + pretty(text),
    "twice": lambda text: text + text,
    "indented": lambda text: f"   {text}",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_record_may_have_any_layout(form: str) -> None:
    person = Person()
    import_texts(person, FORMS[form](golden()))
    assert counts(person) == (1, 0, 0, 0)
    assert matches(person)[0].record == replace(read_record(golden()), result=None)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_may_have_any_encoding_and_line_ending(encoding: str) -> None:
    mark = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}.get(encoding, b"")
    person = Person()
    import_texts(person, mark + golden().replace("Ada", "Zoë").encode(encoding))
    assert counts(person) == (1, 0, 0, 0)


REFUSED: dict[str, tuple[str | bytes, list[tuple[str, int]]]] = {
    "nothing": (b"", [("empty", 0)]),
    "blank lines": ("\ufeff \r\n\t\n", [("empty", 0)]),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00\xff", [("text", 0)]),
    "half of a character": (b"\xff\xfe\x00", [("text", 0)]),
    "an older encoding": ('{"record": 1, "place": "Orléans"}'.encode("windows-1252"), [("encoding", 0)]),
    "zeros": (b"\0" * 3, [("text", 0)]),
    "prose": ("Dear Ada,\nhere is\nour match.\n", [("none", 0)]),
    "a list": ("[1, 2]", [("none", 0)]),
    "another program's JSON": ('{"white": "Ada", "moves": []}', [("no_record", 1)]),
    "a record of no number": (spoilt(record="1"), [("no_record", 1)]),
    "a record of number 0": (spoilt(record=0), [("no_record", 1)]),
    "a record cut off": (golden()[:-40], [("broken", 1)]),
    "a record twice in a line": (golden().strip() * 2, [("broken", 1)]),
    "a newer record": (spoilt(record=3), [("newer", 1)]),
    "a newer record of another form": ('{"record": 7}', [("newer", 1)]),
    "a match of a newer page": (spoilt(hofgarten={"version": 99}), [("newer", 1)]),
    "another game": (spoilt(game="go"), [("game", 1)]),
    "players of no name": (spoilt(players=[{}, {}]), [("faulty", 1)]),
    "an impossible setup": (spoilt(setup={}), [("faulty", 1)]),
    "a wrong result": (spoilt(result={"scores": [], "winners": []}), [("faulty", 1)]),
    "an event that is none": (spoilt(events=["?"]), [("against_rule", 1)]),
    "an event of another kind": (spoilt(events=[7]), [("illegal", 1)]),
    "an event against a rule": (illegal(3), [("against_rule", 1)]),
    "a large record": (spoilt(x="x" * MAX_RECORD_SIZE), [("large", 1)]),
    "half of a pair": (spoilt(players=[{"name": "\ud800"}, {"name": "B"}]), [("broken", 1)]),
    "great depth": ("{" * 10_000, [("broken", 1)]),
    "great depth in lines": ("{\n" * 99, [("broken", line) for line in range(1, MAX_FAULTS + 1)]),
    "a line among others": (f"{golden(1)}x\n{golden(2)}", [("no_record", 2)]),
    "a cut line among others": (f"{golden(1)}{golden()[:-9]}\n{golden(2)}", [("broken", 2)]),
    "a bad one among others": (f"\n{golden(1)}\n{spoilt(record=3)}\n{golden(2)}", [("newer", 4)]),
}


@pytest.mark.parametrize("what", REFUSED)
def test_invalid_content_is_refused_with_its_reason(what: str) -> None:
    text, reasons = REFUSED[what]
    person = Person()
    html = import_texts(person, text)["html"]
    assert (faults(person), len(kept(person))) == (reasons, 2 if "among others" in what else 0)
    assert 'id="dialog"' in html
    fault = result_of(person).faults[0]
    assert fault.source == "file-1"
    assert not fault.line or ENGLISH("import.line", number=fault.line) in html


def test_unreadable_files_are_refused() -> None:
    person = Person()
    large, gone = ({"name": "x.jsonl", "size": size, "content": None} for size in (MAX_FILE_SIZE + 1, 10))
    long = {"name": "long", "size": 1, "text": "x" * (MAX_FILE_SIZE + 1)}
    person.do("import", files=[large, gone, {**gone, "content": "no base 64"}, long])
    assert [key for key, _ in faults(person)] == ["large", "unreadable", "unreadable", "large"]


def test_every_kind_of_fault_has_a_case() -> None:
    cases = {key for _, reasons in REFUSED.values() for key, _ in reasons}
    assert cases | {"unreadable", "many", "part"} == FAULTS


def test_only_the_first_of_many_matches_and_faults_are_listed_and_the_others_counted() -> None:
    person = Person()
    html = import_texts(person, "".join(map(golden, range(6))))["html"]
    assert counts(person) == (6, 0, 0, 0)
    assert ENGLISH.count("import.more_matches", 1) in html
    listed = html.partition("<dialog")[2]
    rows = re.findall(r'class="saved-match-open.*?</a>', listed)
    assert (len(rows), len({re.sub("<[^>]*>", "", row) for row in rows})) == (LISTED, LISTED), "points tell them apart"
    person = Person()
    html = import_texts(person, "{}\n" * 20)["html"]
    assert (len(faults(person)), result_of(person).refused) == (MAX_FAULTS, 20)
    assert ENGLISH.count("import.more", 20 - MAX_FAULTS) in html


@pytest.mark.parametrize(
    "text", ["see https://x.org/h/?a=1#share/{code}\nbye", "#share/{code}/3", "\ufeff<#turn/{code}>"]
)
def test_an_own_link_is_followed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    been: list[str] = []
    real = parse.place_in

    def noted(*parts: Any) -> str:
        been.append(real(*parts))
        return "#rules"

    monkeypatch.setattr(parse, "place_in", noted)
    person = Person()
    person.do("import-text", fields={"text": text.format(code="1abc-_9")})
    assert been[0].startswith(("#share/1abc-_9", "#turn/1abc-_9"))
    assert (isinstance(person.model.page, StartPage), person.model.dialog) == (False, None), "it went there"


def test_a_record_that_contains_a_link_stays_a_record() -> None:
    person = Person()
    import_texts(person, golden().replace('"name":"', '"name":"#share/1abc '))
    assert counts(person) == (1, 0, 0, 0)


@languages
def test_every_fault_has_a_text_in_every_language(language: str) -> None:
    words = Words(language)
    told = {words.of("import.fault", key, event=4, rule="Z5.2", most=9, size=5) for key in FAULTS}
    assert len(told) == len(FAULTS)
    assert not [text for text in told if "{" in text]


LINES = [golden(0), golden(1), "junk\n", "\n", '{"record": 3}\n', golden(2)[:-20] + "\n"]


@share(60)
@given(st.lists(st.sampled_from(LINES), max_size=8))
def test_every_line_is_added_known_or_refused(lines: list[str]) -> None:
    person = Person()
    import_texts(person, "".join(lines))
    added, renewed, known, refused = counts(person)
    sound = {line for line in lines if line in (golden(0), golden(1))}
    assert (added, renewed, known) == (len(sound), 0, 0)
    odd = [line for line in lines if line not in ("\n", golden(0), golden(1))]
    assert (refused > 0) == bool(odd or not "".join(lines).strip())


@pytest.mark.parametrize("name", ["import-result", "received", "storm"])
def test_a_dialog_without_its_result_does_not_open(name: str) -> None:
    person = Person()
    person.do("dialog", name=name, subject="zen-garden/3/2/a,b")
    assert person.model.dialog is None


def test_dismissed_shared_files_are_not_imported() -> None:
    person = Person()
    file, text = {"name": "a\u202e.json", "size": 9, "text": golden()}, {"name": "", "size": 2, "text": "hi"}
    person.do("received", files=[file, text])
    person.do("close")
    assert (person.model.dialog, person.storage) == (None, {})
    person.do("take-received")
    assert (person.storage, person.model.library.matches) == ({}, {}), "closing the dialog dismisses the files"
    nothings: list[Any] = [[], None, "x"]
    for nothing in nothings:
        assert '<dialog id="dialog"' not in person.do("received", files=nothing)["html"]


@pytest.mark.parametrize("place", ["#share/1abc", "#turn/1abc"])
def test_a_shared_link_is_not_followed_without_confirmation(place: str) -> None:
    person = Person()
    before = person.reply["place"]
    reply = person.do("received", files=[{"name": "", "size": 9, "text": f"Look: https://x.example/{place}"}])
    assert (reply["place"], person.model.page, person.model.notice) == (before, StartPage(), "")
    assert ENGLISH("import.received_link") in reply["html"]
    person.do("take-received")
    assert person.model.notice, "the link was followed, and is damaged"


def test_messages_of_the_library_are_folded_and_marked_as_english() -> None:
    html = import_texts(Person(languages=["de"]), spoilt(options={"boards": 7}))["html"]
    words = Words("de")
    assert re.search(rf"<details[^>]*><summary>{words('import.detail')}</summary><p lang=\"en\">[^<]+</p>", html)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_record_in_utf_8_or_utf_16_is_read(encoding: str) -> None:
    person = Person()
    import_texts(person, named("Zoë Łęcka").encode(encoding))
    assert [match.player(0) for match in matches(person)] == ["Zoë Łęcka"]


def test_a_name_that_is_cut_is_reported() -> None:
    person = Person()
    html = import_texts(person, named("Ann-Sophie Freifrau von Hohenstein"), named("Zoë"))["html"]
    assert (result_of(person).shortened, ENGLISH.count("import.shortened", 1) in html) == (1, True)


def test_new_matches_are_listed_in_the_order_of_the_file_and_return_to_their_place() -> None:
    person, texts = Person(now=NOW), [golden(number) for number in range(3)]
    person.do("import", files=[file("".join(texts))], now=NOW)
    order = [saved.id for saved in person.model.library.newest_first()]
    assert order == [*result_of(person).added]
    person.do("close")
    labels = re.findall(r'aria-label="([^"]*: save, share and more)', person.reply["html"])
    assert len({*labels}) == len(labels) == len(texts), "each button has a name of its own"
    person.do("delete", identity=order[1])
    person.do("restore")
    assert [saved.id for saved in person.model.library.newest_first()] == order
    html = import_texts(person, texts[0], golden(3))["html"]
    assert html.count('class="saved-match-open') - person.do("close")["html"].count('class="saved-match-open') == 1


@pytest.mark.parametrize("encoding", ["windows-1252", "iso8859-15", "cp437"])
def test_a_text_in_an_older_encoding_is_not_called_no_text(encoding: str) -> None:
    person = Person()
    import_texts(person, named("Zoë").encode(encoding))
    assert faults(person) == [("encoding", 0)]
    assert ENGLISH("import.fault.encoding") in person.reply["html"]


def named(name: str) -> str:
    """Return a record whose first player has a name."""
    raw = json.loads(golden())
    raw["players"][0]["name"] = name
    return json.dumps(raw, ensure_ascii=False)
