"""The user's editions: validation, storage, messages, and editions in records."""

import re
from typing import Final

import pytest
from markupsafe import escape

from hofgarten.games.hanging_gardens.edition import FAULTS, standard, standard_data, write_edition
from hofgarten.record import read_record, verify_record
from hofgarten.strict_json import dump
from tests.kit.editions import corrected, text_of
from tests.kit.user_bots import PICTURE, sent
from tests.web.harness import Person, actions_in, reopened
from web.app.games.hanging_gardens.table import options as editions
from web.app.games.hanging_gardens.table.options import MAX_FILE_SIZE, PREFIX, Editions
from web.app.texts import Words

GAME: Final = "hanging-gardens"
FIELDS: Final = {"game": GAME, "players": "2", "kind-0": "person", "kind-1": "person", "seed": "7"}

SHORT: Final = corrected(cards=["T....."] * 59)
ODD_CARD: Final = corrected(cards=["TT.X..", *["T....."] * 59])
BLANK: Final = corrected(cards=[*["T....."] * 59, "......"])
SERIES: Final = write_edition(standard())["series"]
PERSONS: Final = write_edition(standard())["persons"]


def chosen_editions(person: Person) -> Editions:
    """Return the game's options in the start form."""
    part = person.model.form.chosen[GAME]
    assert isinstance(part, Editions)
    return part


def opened(**start: object) -> Person:
    """Open the edition dialog in the start form."""
    person = Person(**start)
    person.do("form", name="game", fields=FIELDS)
    person.do("dialog", name="edition")
    return person


def added(content: str | bytes, name: str = "mine.json", **start: object) -> Person:
    """Open the edition dialog and load a file."""
    person = opened(**start)
    person.do("add-edition", **sent(name, content))
    return person


def message(person: Person) -> str:
    """Return the message about the last change of editions."""
    part = chosen_editions(person)
    return Words(person.model.language, GAME)(f"hg.edition.{part.said}", **part.parts)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_with_a_byte_order_mark_is_read(encoding: str) -> None:
    assert chosen_editions(added(text_of(corrected()).encode(encoding))).playable == ("My copy",)


def test_several_editions_are_stored_by_name_and_one_is_chosen_in_the_form() -> None:
    person = added(text_of(corrected("One")))
    person.do("add-edition", **sent("two.json", text_of(corrected("Two <b>"))))
    assert chosen_editions(person).playable == ("One", "Two <b>")
    assert chosen_editions(person).chosen == "Two <b>"
    person.do("close")
    options = re.findall(r'<option value="([^"]*)"( selected)?>', person.reply["html"].split('id="edition"')[1])
    assert options[:3] == [("", ""), ("One", ""), ("Two &lt;b&gt;", " selected")]
    for wanted, chosen in (("One", "One"), ("Three", "One"), ("", "")):
        person.do("form", name="edition", fields=FIELDS | {"edition": wanted})
        assert chosen_editions(person).chosen == chosen


def test_a_file_with_the_same_edition_name_replaces_the_old_one() -> None:
    person = added(text_of(corrected()))
    person.do("add-edition", **sent("mine (1).json", text_of(corrected(guard=9))))
    assert message(person) == "My copy has been replaced by the new file."
    assert editions.edition_of(chosen_editions(person)).guard == 9
    assert len(person.storage) == 1


@pytest.mark.rule("H1.4")
def test_the_record_carries_the_chosen_edition_and_replays_without_the_file() -> None:
    person = added(text_of(corrected()))
    person.do("play", fields=FIELDS | {"edition": "My copy"})
    record = person.match.record
    assert record.options == {"edition": corrected()}
    assert person.match.state.deal.edition.guard == 4
    text = next(text for key, text in person.storage.items() if "/match/" in key)
    away = Person(storage={key: text for key, text in person.storage.items() if not key.startswith(PREFIX)})
    assert chosen_editions(away).playable == ()
    away.do("go", place=f"#match/{person.match.id}")
    assert away.match.state == person.match.state
    verify_record(read_record(text))
    person = added(text_of(corrected()))
    person.do("play", fields=FIELDS | {"edition": ""})
    assert person.match.record.options == {}
    assert person.match.state.deal.edition is standard()


def test_files_are_restored_and_the_choice_is_remembered_with_the_form_and_lost_with_the_file() -> None:
    person = added(text_of(corrected()))
    again = reopened(person)
    assert GAME not in again.model.form.chosen
    assert again.storage == person.storage
    again.do("form", name="game", fields=FIELDS)
    assert (chosen_editions(again).playable, chosen_editions(again).chosen) == (("My copy",), "")
    person.do("play", fields=FIELDS | {"edition": "My copy"})
    assert chosen_editions(reopened(person)).chosen == "My copy"
    del person.storage[f"{PREFIX}My copy"]
    assert chosen_editions(reopened(person)) == Editions()


def test_a_removed_file_can_be_restored_and_the_focus_goes_to_what_can_be_done_next() -> None:
    person = added(text_of(corrected()))
    kept = dict(person.storage)
    person.do("dialog", name="edition")
    for do, chosen, focus in (
        ("remove-edition", "", "restore-edition"),
        ("restore-edition", "My copy", "edition-file"),
    ):
        action = next(action for action in actions_in(person.reply["html"]) if action["do"] == do)
        reply = person.do(action.pop("do"), **action, keyboard=True)
        assert (chosen_editions(person).chosen, reply["focus"]) == (chosen, [focus])
        assert f' id="{focus}"' in reply["html"]
    assert person.storage == kept


@pytest.mark.parametrize("reason", ["full", "forbidden"])
def test_a_file_that_cannot_be_stored_stays_usable_and_is_reported(reason: str) -> None:
    person = added(text_of(corrected()))
    person.do("storage-failed", reason=reason, there={f"{PREFIX}My copy": None})
    assert message(person).startswith("This browser cannot save My copy:")
    assert chosen_editions(person).chosen == "My copy"
    assert person.model.notice == ""
    person.do("storage-failed", reason=reason, there={"hofgarten/settings": None})
    assert person.model.notice != ""


WRONG: Final[list[tuple[str | bytes, str, str]]] = [
    (PICTURE, "text", "mine.json is not UTF-8 text."),
    ("", "json", "mine.json is not valid JSON: the mistake is at line 1, column 1, or just before."),
    ('{\n "name": "x"\n "cards": []}', "json", "line 3, column 2"),
    ('{"name": NaN}', "json_constant", "mine.json: “NaN” is not a number in JSON."),
    ('{"name": "a", "name": "b"}', "json_twice", "mine.json: “name” appears twice in the same pair of braces."),
    ('{"guard": 1e999}', "json_number", "mine.json: the number 1e999 is too large."),
    ('{"name": "\\ud83d"}', "json_half", "mine.json contains half a character"),
    ("[" * 40, "json_deep", "mine.json: brackets are nested more than 32 deep."),
    ("7", "whole", "mine.json contains no cards and values"),
    ("[]", "whole", "mine.json contains no cards and values"),
    (standard_data(), "taken", "has the name “reconstructed”"),
    (text_of(corrected(" Reconstructed")), "taken", "has the name “ Reconstructed”"),
    (" " * (MAX_FILE_SIZE + 1), "large", "at most 100\u00a0kB"),
    (text_of(corrected(guard=-1)), "guard", "“guard” must be a whole number from 0 to 100, but here it is -1."),
    (text_of(corrected("")), "name", "“name” must be 1 to 60 characters long"),
    (text_of(corrected("\u3164")), "name", "with at least one letter or digit."),
    (text_of(SHORT), "cards", "“cards” must be a list of 60 cards, but here it is 59."),
    (text_of(ODD_CARD), "card", 'card 1 is "TT.X..", but must be six characters'),
    (text_of(BLANK), "no_motif", 'card 60, "......", shows no motif.'),
    (text_of(corrected(series=[])), "no_object", "“series” is not a group"),
    (text_of(corrected(series={})), "missing", "“series.queen” is missing."),
    (text_of(corrected(gates=[])), "unknown", "“gates” does not belong there."),
    (text_of(corrected(series={**SERIES, "king": []})), "series", "“series.king” must be 1 to 12 whole numbers"),
    (
        text_of(corrected(series={**SERIES, "king": [2, 1]})),
        "falling",
        "the values of “series.king” must not fall: [2, 1].",
    ),
    (text_of(corrected(persons={**PERSONS, "priest": [3]})), "person", "“persons.priest” must be two whole numbers"),
    (text_of(corrected(sources={"king": ""})), "source", "“sources.king” must be 1 to 200"),
]


@pytest.mark.parametrize(("content", "reason", "sentence"), WRONG)
def test_an_invalid_file_is_reported_with_its_position_and_changes_nothing(
    content: str | bytes, reason: str, sentence: str
) -> None:
    person = added(text_of(corrected()))
    before = chosen_editions(person)
    person.do("add-edition", **sent("mine.json", content))
    after = chosen_editions(person)
    assert after.said == reason
    assert sentence in message(person)
    assert f">{escape(message(person))}<" in person.reply["html"]
    assert (after.saved, after.chosen, list(person.storage)) == (before.saved, "My copy", [f"{PREFIX}My copy"])


def test_every_fault_of_an_edition_has_a_test() -> None:
    assert set(FAULTS) <= {reason for _, reason, _ in WRONG}


DAMAGED: Final = [
    *("", "x", "[]", "{}", "null"),
    dump({"version": 1}),
    dump({"version": 1, "edition": corrected("Old", guard=-1)}),
    dump({"version": 1, "edition": corrected("Another")}),
]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_file_is_reported_and_left_unchanged(text: str) -> None:
    person = opened(storage={f"{PREFIX}Old": text})
    assert chosen_editions(person).playable == ()
    assert str(escape(Words("en", GAME)("hg.edition.damaged"))) in person.reply["html"]
    person.do("form", name="edition", fields=FIELDS | {"edition": "Old"})
    assert chosen_editions(person).chosen == ""
    assert person.storage == {f"{PREFIX}Old": text}
    person.do("remove-edition", name="Old")
    assert person.storage == {}


@pytest.mark.rule("H1.4", "H7.1")
def test_the_page_marks_reconstructed_values() -> None:
    row = r'<th scope="row">([^<]*)</th><td>(?:<div>[^<]*</div>)?<div class="hint">([^<]*)</div></td>'
    rows = dict(re.findall(row, opened().reply["html"]))
    reconstructed = {name for name, source in rows.items() if "reconstructed" in source}
    assert reconstructed == {"Cards", "King", "Tiger", "Chalice", "Gate", "Sculptor", "Priest"}
    assert (rows["Garden"], len(rows)) == ("published rules", 13)
