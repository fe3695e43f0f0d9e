"""Importing matches: merging with saved matches without losing data."""

import json
from dataclasses import replace
from datetime import date
from itertools import product
from typing import Any

import pytest

from hofgarten.registry import GAMES
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import finished, storage
from tests.web import importing
from tests.web.harness import Person
from tests.web.importing import GAME, NOW, counts, faults, golden, import_texts, kept, matches, saved, spoilt, with_all
from web.app.model.library.daily import Deal
from web.app.model.library.fixed_deals import FixedDeal, begin
from web.app.model.library.garden_path import stages
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch, go_to, new_match, play
from web.app.model.match.serialize import EXTRA, to_text
from web.app.model.transfer.parse import MAX_RECORDS
from web.app.model.transfer.types import MAX_FILE_SIZE


def test_an_import_has_a_limit_and_the_same_file_can_be_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.app.model.transfer.merge.MAX_RECORDS", 3)
    text = "".join(golden(number) for number in range(5))
    person = Person()
    import_texts(person, text)
    assert (counts(person), faults(person)) == ((3, 0, 0, 1), [("many", 4)])
    import_texts(person, text)
    assert (counts(person), faults(person)) == ((2, 0, 3, 0), [])
    person = Person()
    html = import_texts(person, "{}\n" * 100_000)["html"]
    assert (faults(person)[-1], html.count('<li class="fault')) == (("many", 4), 4)


def test_a_longer_version_replaces_the_saved_match() -> None:
    short, long = importing.without_result(golden(), 10), golden()
    person = Person()
    import_texts(person, short)
    (identity,) = person.model.library.matches
    person.do("dialog", name="saved-match", subject=identity)
    person.do("rename", fields={"match-name": "Sunday"})
    import_texts(person, long)
    assert (counts(person), list(person.model.library.matches)) == ((0, 1, 0, 0), [identity])
    (match,) = matches(person)
    assert (match.name, match.over) == ("Sunday", True)
    text = kept(person)
    import_texts(person, short)
    assert (counts(person), kept(person)) == ((0, 0, 1, 0), text)
    other = Person()
    import_texts(other, f"{short}\n{long}")
    assert (counts(other), matches(other)[0].over) == ((1, 0, 0, 0), True), "a match that occurs twice is counted once"


def test_different_moves_players_or_setups_are_different_matches() -> None:
    match = with_all(GAME)
    other = play(go_to(match, 0), importing.move(go_to(match, 0), 3))
    texts = [
        to_text(match),
        to_text(replace(other, lines=(), review=None)),
        json.dumps({**json.loads(to_text(match)), "players": [{"name": "Eve"}, {"name": "Bot", "bot": "greedy"}]}),
        to_text(new_match("x", GAMES[GAME], *importing.setting(GAME)[:2], "8")),
    ]
    person = Person()
    import_texts(person, *texts)
    assert counts(person) == (4, 0, 0, 0)
    for text in texts:
        import_texts(person, text)
        assert counts(person) == (0, 0, 1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_an_import_never_loses_parts_of_a_saved_match(game: str) -> None:
    rich = with_all(game)
    first = rich.record.events[0]
    bare, short = replace(rich, lines=()), replace(rich.record, events=(first,))
    states = [
        *(rich, bare, replace(rich, review=None, name=""), go_to(rich, 0), go_to(rich, len(rich.record.events))),
        replace(bare, record=short, states=rich.states[:2], at=1, review=None),
    ]
    for here, coming in product(states, repeat=2):
        person = Person(storage=storage(here))
        import_texts(person, to_text(coming))
        assert importing.result_of(person).refused == 0
        for one in (here, coming):
            assert any(_holds(match, one) for match in matches(person)), "nothing is lost"


def _holds(match: PlayedMatch[Any], other: PlayedMatch[Any]) -> bool:
    lines = (match.record.events, *match.lines)
    wanted = (other.record.events, *other.lines)
    whole = all(any(line[: len(one)] == one for line in lines) for one in wanted)
    return whole and (not other.name or bool(match.name)) and (not other.review or bool(match.review))


def test_a_review_and_a_name_are_imported() -> None:
    match = with_all(GAME)
    person = Person(storage=storage(replace(match, name="", review=None)))
    import_texts(person, to_text(match))
    assert (counts(person), replace(matches(person)[0], id=match.id)) == ((0, 1, 0, 0), match)
    import_texts(person, to_text(replace(match, name="Other")))
    assert (counts(person), matches(person)[0].name) == ((0, 0, 1, 0), match.name)


@pytest.mark.parametrize("deal", [Deal(GAME, date(2026, 11, 20)), stages()[1], stages()[12]])
def test_an_imported_match_of_a_fixed_deal_keeps_its_id(deal: FixedDeal) -> None:
    match = replace(begin(deal, deal.id, "Ada", deal.opponents), saved=NOW)
    first = Person(storage=storage(match))
    text = saved(first, "export-match", identity=deal.id)
    second = Person()
    import_texts(second, text)
    assert deal.id not in second.model.library.matches, "it may be somebody else's"
    second.do("claim", fields={"own-0": "Ada"})
    assert [*second.model.library.matches] == [deal.id]
    import_texts(second, text.replace("Ada", "Eve"))
    assert (counts(second), len(second.storage)) == ((1, 0, 0, 0), 2)
    forged = new_match("x", match.game, deal.options, match.record.players, "8").record.setup
    third = Person()
    import_texts(third, json.dumps(json.loads(text) | {"setup": forged}))
    third.do("claim", fields={"own-0": "Ada"})
    assert deal.id not in third.model.library.matches


def test_foreign_records_get_the_import_time_and_own_records_keep_theirs() -> None:
    person = Person(now=NOW)
    person.do("import", files=[importing.file(golden())], now=NOW)
    import_texts(person, to_text(finished(importing.OTHER, saved=5)))
    assert sorted(kept.saved for kept in person.model.library.matches.values()) == [5, NOW]
    strange: tuple[Any, ...] = (None, "soon", -1, 10**30, {})
    for odd in strange:
        other = Person(now=NOW)
        import_texts(other, spoilt(hofgarten={"saved": odd}))
        import_texts(other, spoilt(hofgarten=odd))
        assert counts(other) == (0, 0, 1, 0)
        assert all(one.saved > 0 for one in other.model.library.matches.values())


def test_a_failed_write_is_reported_in_the_dialog_and_an_embedded_page_imports_nothing() -> None:
    person = Person()
    import_texts(person, golden())
    assert importing.ENGLISH("import.unsaved") not in person.reply["html"]
    (identity,) = importing.result_of(person).added
    html = person.do("storage-failed", reason="full", there={PREFIX + identity: None})["html"]
    assert importing.ENGLISH("import.unsaved") in html
    assert saved(person, "export-match", identity=identity)
    person = Person(query="?embed=Z5.1")
    import_texts(person, golden())
    assert person.model.library.matches == {}


def test_matches_saved_by_a_newer_and_an_earlier_version_are_left_unchanged() -> None:
    text = spoilt(hofgarten={"version": 99})
    person = Person(storage={f"{PREFIX}x": text})
    import_texts(person, golden())
    assert (counts(person), person.storage[f"{PREFIX}x"]) == ((1, 0, 0, 0), text)
    command = person.do("export-match", identity="x")["command"]
    assert (command["text"], command["name"].endswith(".json")) == (text, True)
    raw = json.loads(golden())
    names = [{**player, "name": "Ada"} for player in raw["players"]]
    text = json.dumps({**raw, "players": names, EXTRA: {"saved": NOW}})
    person = Person(storage={f"{PREFIX}0": text})
    import_texts(person, text)
    assert (counts(person), kept(person)) == ((0, 0, 1, 0), [text])


@pytest.mark.parametrize("game", COMPLETE)
def test_a_backup_of_a_full_storage_is_read_whole(game: str) -> None:
    """A browser stores 5,242,880 characters: with matches that have only begun, it holds the most."""
    seats = [{"name": "A"}, {"name": "B"}]
    begun = new_match("0" * 16, GAMES[game], GAMES[game].options_from_flags({}), seats, "")
    storage = 5 * 1024 * 1024
    assert storage <= MAX_FILE_SIZE
    assert storage / len(to_text(begun)) < MAX_RECORDS
