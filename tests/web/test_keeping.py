"""What is kept survives: other tabs, storage that is full, forbidden or cleared, and other versions of the page."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import GAMES
from tests.web.playing import Person
from tests.web.tabs import Browser, Tab
from web import settings as kept_settings
from web import versions
from web.form import from_text
from web.form import to_text as form_text
from web.lessons import PREFIX as LESSON
from web.lessons import Progress
from web.match import Match, new_match, play, to_text
from web.match import from_text as match_from
from web.own_bots import PREFIX as BOT
from web.settings import KEY
from web.shelf import PREFIX, Kept
from web.storage import DAMAGED
from web.texts import Words

KEPT = Path(__file__).parent / "kept"
ID = "shared"
KEY_OF = PREFIX + ID
NEWER_SETTINGS = json.dumps({"version": 2, "language": "nl", "theme": "dark", "sparkle": ["yes"]})


def a_match(turns: int = 2, *, bots: int = 0, seed: str = "7") -> Match:
    """Return a match of two, the last of whom may be a computer."""
    players = [{"name": "Ada"}, {"name": "Ben", **({"bot": "random"} if bots else {})}]
    match = new_match(ID, GAMES["zen-garden"], {"boards": [1]}, players, seed)
    for _ in range(turns):
        match = play(match, match.game.write_event(next(match.game.moves(match.state))))
    return match


def shared(match: Match | None = None) -> tuple[Browser, Tab, Tab]:
    """Return a browser with one match open in two tabs."""
    browser = Browser(**{KEY_OF: to_text(match or a_match())})
    return browser, browser.open(f"#match/{ID}"), browser.open(f"#match/{ID}")


def kept(browser: Browser, identity: str = ID) -> Match:
    """Return a match as it is kept."""
    return match_from(identity, browser.storage[PREFIX + identity])


def line(match: Match) -> tuple[str, ...]:
    """Return what has been played in a match and stands."""
    return match.record.events[: match.at]


def test_one_tab_plays_and_the_other_follows() -> None:
    browser, one, two = shared()
    event = one.move()
    two.hear()
    assert two.table.following
    assert not one.table.following
    assert line(two.match) == line(one.match) == line(kept(browser))
    assert line(two.match)[-1] == event
    assert "Ada" in two.reply["say"]
    assert "Play on here" in two.reply["html"]
    assert "aria-pressed" not in two.reply["html"].partition('id="panel"')[2].partition("</section>")[0]
    before = dict(browser.storage)
    assert not two.move()
    for name in ("undo", "redo", "line", "hint", "cancel"):
        two.do(name, number=0)
    assert line(two.match) == line(one.match)
    assert browser.storage == before, "who follows writes nothing"


def test_who_follows_plays_on_and_the_other_follows_at_once() -> None:
    browser, one, two = shared()
    one.move()
    two.hear()
    two.do("play-here")
    assert not two.table.following
    one.hear()
    assert one.table.following
    two.move()
    one.hear()
    assert line(one.match) == line(two.match) == line(kept(browser))
    assert not [key for key in browser.storage if key.startswith(PREFIX) and key != KEY_OF]


def test_what_is_taken_back_in_one_tab_is_taken_back_in_the_other() -> None:
    browser, one, two = shared(a_match(0))
    one.move()
    two.hear()
    assert two.match.at == 1
    one.do("undo")
    two.hear()
    assert two.match.at == kept(browser).at == 0
    assert two.reply["say"].startswith(Words("en")("say.undone"))
    one.do("redo")
    two.hear()
    assert two.match.at == 1


def test_a_move_that_comes_too_late_is_not_written_over_the_other_one_and_kept_apart() -> None:
    browser, one, two = shared()
    first = one.move()
    two.move(-1)
    assert two.table.following
    assert line(two.match) == line(one.match) == line(kept(browser))
    assert line(kept(browser))[-1] == first
    assert two.table.notice == "kept_apart"
    (other,) = [key for key in browser.storage if key.startswith(PREFIX) and key != KEY_OF]
    apart = kept(browser, other.removeprefix(PREFIX))
    assert line(apart)[:-1] == line(one.match)[:-1]
    assert line(apart)[-1] != first
    assert apart.name in two.reply["html"]
    assert apart.seed == one.match.seed
    one.hear()
    assert not one.table.following, "another match is none of its business"
    assert other.removeprefix(PREFIX) in one.table.shelf.kept


def test_the_same_move_in_both_tabs_is_one() -> None:
    browser, one, two = shared()
    one.move()
    two.now += 5
    two.move()
    assert two.table.following
    assert not two.table.notice
    assert [key for key in browser.storage if key.startswith(PREFIX)] == [KEY_OF]


def test_a_computer_that_thinks_in_both_tabs_moves_once() -> None:
    browser, one, two = shared(a_match(1, bots=1))
    while one.match.bot(one.match.turn) is None:
        one.move()
        two.hear()
        two.do("play-here")
        one.hear()
        one.do("play-here")
        two.hear()
    assert one.table.showing is not None
    assert two.table.showing is None, "who follows asks nobody"
    two.do("play-here")
    assert two.reply["ask"]
    assert two.table.showing is not None
    one.hear()
    assert one.table.showing is None
    assert one.reply["ask"] is None, "the question is not to be answered any more"
    event = two.match.game.write_event(next(two.match.game.moves(two.match.state)))
    one.do("answer", number=one.table.asked, event=event)
    assert line(one.match) == line(kept(browser)), "an answer that nobody waits for is dropped"
    two.do("answer", number=two.table.asked, event=event)
    two.do("show-next", at=two.match.at)
    one.hear()
    assert line(one.match) == line(two.match) == line(kept(browser))
    assert line(one.match)[-1] == event


def test_both_show_the_end_and_nobody_follows_it() -> None:
    last = a_match(0)
    while not (after := play(last, last.game.write_event(next(last.game.moves(last.state))))).over:
        last = after
    browser, one, two = shared(last)
    one.move()
    two.hear()
    assert one.match.over
    assert two.match.over
    assert not two.table.following
    assert "Play on here" not in two.reply["html"]
    one.do("look-back")
    text = to_text(match_from(ID, browser.storage[KEY_OF]))
    two.do("play-here")
    assert browser.storage[KEY_OF] == text


def test_who_looks_back_while_following_goes_on_looking() -> None:
    _, one, two = shared()
    two.do("look-back")
    two.do("past-step", to="first")
    one.move()
    two.hear()
    assert two.table.past == 0
    assert two.table.following
    one.do("undo")
    two.do("past-step", to="last")
    two.hear()
    assert two.table.past is None or two.table.past <= two.match.at


def test_a_match_that_is_deleted_elsewhere_can_be_kept_after_all() -> None:
    browser, one, two = shared()
    one.do("go", place="")
    one.do("delete", id=ID)
    two.hear()
    assert two.table.following
    assert "deleted in another tab" in two.reply["html"]
    assert KEY_OF not in browser.storage
    two.do("play-here")
    assert line(kept(browser)) == line(two.match)
    one.hear()
    assert ID in one.table.shelf.kept


def test_the_list_of_another_tab_is_live() -> None:
    browser = Browser()
    one, two = browser.open(), browser.open()
    one.do("play", fields={"players": "2", "kind-0": "person", "kind-1": "person", "seed": "7", "name-0": "Zora"})
    two.hear()
    assert one.match.id in two.table.shelf.kept
    assert "Zora" in two.reply["html"]
    one.do("go", place="")
    one.do("delete", id=one.table.shelf.newest_first()[0].id)
    two.hear()
    assert not two.table.shelf.kept


def test_a_name_given_while_the_match_is_played_elsewhere_does_not_undo_the_move() -> None:
    browser, one, two = shared()
    two.do("go", place="")
    one.move()
    two.do("delete", id=ID)
    assert line(kept(browser)) == line(one.match)
    assert two.table.notice == "changed_elsewhere"
    assert ID in two.table.shelf.kept


def test_settings_lessons_bots_and_the_rest_are_taken_over_live() -> None:
    browser = Browser()
    one, two = browser.open(), browser.open()
    one.do("set", name="language", fields={"language": "fr"})
    one.do("add-bot", file="Mine.py", size=10, content="ZGVmIGNob29zZSgpOiAuLi4=")
    two.hear()
    assert two.table.language == "fr"
    assert two.table.bots.playable == ("Mine",)
    two.do("form", name="kind-1", fields={"kind-1": "own:Mine"})
    one.do("remove-bot", name="Mine")
    two.hear()
    assert not two.table.bots.kept
    assert two.table.form.seats[1].kind == "own"
    before = dict(browser.storage)
    two.do("close")
    assert browser.storage == before, "what was taken over is not written back"
    browser.write(
        None, LESSON + "zen-garden", json.dumps({"version": 1, "trail": [[]], "events": [], "finished": True})
    )
    two.hear()
    assert two.table.lessons["zen-garden"].finished
    browser.write(None, LESSON + "zen-garden", None)
    two.hear()
    assert two.table.lessons == {}


def test_an_edition_of_another_tab_can_be_chosen_at_once() -> None:
    browser = Browser()
    two = browser.open()
    texts = json.loads((KEPT / "lessons.json").read_text("utf-8"))
    browser.write(None, "hofgarten/edition/Mine", texts["hofgarten/edition/Mine"])
    two.hear()
    two.do("form", name="edition", fields={"edition": "Mine", "game": "hanging-gardens"})
    assert two.table.form.chosen["hanging-gardens"].chosen == "Mine"
    browser.write(None, "hofgarten/edition/Mine", None)
    two.hear()
    assert two.table.form.chosen["hanging-gardens"].chosen == ""


def test_a_lesson_in_two_tabs_goes_on_in_both() -> None:
    browser = Browser()
    one, two = browser.open("#learn/zen-garden"), browser.open("#learn/zen-garden")
    one.do("lesson-next")
    two.hear()
    one.hear()
    assert two.table.lessons == one.table.lessons
    assert two.table.lessons["zen-garden"].step == 1
    two.do("lesson-next")
    one.hear()
    assert one.table.lessons["zen-garden"].step == 2
    assert not one.events
    assert not two.events, "neither answers the other for ever"


def test_cleared_storage_is_filled_again_and_that_is_said() -> None:
    browser, one, _ = shared()
    one.do("set", name="theme", fields={"theme": "dark"})
    browser.storage["hofgarten/of-somebody"] = "else"
    one.do("kept-elsewhere", key="hofgarten/of-somebody", text="else")
    before = dict(browser.storage)
    browser.clear()
    one.move()
    assert one.table.notice == "cleared"
    assert line(kept(browser)) == line(one.match)
    assert {key: text for key, text in browser.storage.items() if key != KEY_OF} == {
        key: text for key, text in before.items() if key != KEY_OF
    }


def test_storage_that_another_tab_clears_is_filled_again_at_once() -> None:
    browser, one, two = shared()
    before = dict(browser.storage)
    browser.clear()
    one.do("looked-up", storage={})
    assert browser.storage == before
    assert one.table.notice == "cleared"
    two.do("looked-up", storage=dict(browser.storage))
    assert two.table.notice == ""
    empty = Browser().open()
    empty.do("looked-up", storage={})
    assert empty.table.notice == "", "nothing was kept, so nothing is gone"


def test_a_page_that_has_slept_takes_what_has_happened_since() -> None:
    browser, one, two = shared()
    one.move()
    one.do("set", name="language", fields={"language": "de"})
    two.events.clear()
    two.do("looked-up", storage=dict(browser.storage))
    assert two.table.language == "de"
    assert two.table.following
    assert line(two.match) == line(one.match)


def test_what_could_not_be_kept_is_tried_again_with_every_move_and_said_when_it_works() -> None:
    browser, one, _ = shared()
    browser.room = 0
    before = dict(browser.storage)
    one.move()
    assert one.table.notice == "storage_full"
    assert "export-match" in one.reply["html"]
    assert browser.storage == before
    one.do("close")
    one.do("look", seat=1)
    assert "save" not in one.reply, "it is not tried with every click"
    one.do("keep-again")
    assert one.table.notice == "storage_full", "who asks is told again"
    browser.room = None
    one.move()
    assert one.table.notice == "works_again"
    assert line(kept(browser)) == line(one.match)
    assert one.table.unkept == {}
    browser.forbidden = True
    one.move()
    assert one.table.notice == "storage_forbidden", "and again when it fails again"
    browser.forbidden = False
    one.do("keep-again")
    assert one.table.notice == "works_again"
    assert line(kept(browser)) == line(one.match)


def test_what_is_full_for_one_match_is_kept_once_another_one_is() -> None:
    browser = Browser()
    one = browser.open()
    browser.room = 0
    fields = {"players": "2", "kind-0": "person", "kind-1": "person", "seed": "7"}
    one.do("play", fields=fields)
    first = one.match.id
    browser.room = None
    one.do("play", fields=fields | {"seed": "8"})
    assert {PREFIX + first, PREFIX + one.match.id} <= browser.storage.keys()


def test_a_deletion_that_fails_is_tried_again() -> None:
    browser, one, _ = shared()
    one.do("go", place="")
    browser.forbidden = True
    one.do("delete", id=ID)
    assert KEY_OF in browser.storage
    browser.forbidden = False
    one.do("keep-again")
    assert KEY_OF not in browser.storage


@pytest.mark.parametrize("text", ["", "{", "7", "null", "[]", '{"record": 1}', "[" * 100_000])
@pytest.mark.parametrize("refused", [False, True])
def test_a_match_that_is_spoilt_while_it_is_played_goes_on_as_one_of_its_own(text: str, refused: bool) -> None:  # noqa: FBT001
    browser, one, _ = shared()
    before = line(one.match)
    browser.write(one if refused else None, KEY_OF, text)
    if refused:
        one.move()
    else:
        one.hear()
    assert one.table.notice == "apart_damaged"
    assert browser.storage[KEY_OF] == text, "what is damaged stays as it is"
    assert one.match.id != ID
    assert line(one.match)[: len(before)] == before
    one.move()
    assert line(kept(browser, one.match.id)) == line(one.match)
    assert one.reply["place"] == f"#match/{one.match.id}"


def newer(match: Match) -> str:
    """Return a match as a newer version of the page may keep it."""
    raw = json.loads(to_text(match))
    raw["hofgarten"]["version"] = 2
    return json.dumps(raw)


def test_a_newer_version_in_another_tab_is_left_alone() -> None:
    browser, one, two = shared()
    text = newer(one.match)
    browser.write(None, KEY_OF, text)
    one.hear()
    assert one.table.following
    assert "newer version" in one.reply["html"]
    assert "Play on here" not in one.reply["html"]
    one.do("play-here")
    assert one.table.following
    two.move()
    assert two.table.following
    assert two.table.notice == "kept_apart", "the move that was refused is on the shelf"
    assert browser.storage[KEY_OF] == text


@pytest.mark.parametrize("text", ['{"record": 2}', newer(a_match()), '{"record": 1e9}'])
def test_a_match_of_a_newer_version_is_said_and_left_as_it_is(text: str) -> None:
    person = Person(storage={KEY_OF: text}, place=f"#match/{ID}")
    assert person.table.notice == "newer"
    person = Person(storage={KEY_OF: text})
    assert "Match of a newer version" in person.reply["html"]
    assert "Damaged match" not in person.reply["html"]
    assert Kept(ID, text).summary is None
    person.do("set", name="theme", fields={"theme": "dark"})
    assert person.storage[KEY_OF] == text


@pytest.mark.parametrize("record", [0, "2", None, True, [2]])
def test_what_is_no_version_is_damage(record: object) -> None:
    assert not Kept(ID, json.dumps({"record": record})).newer
    assert not versions.newer(json.dumps({"version": record}), 1)


def test_settings_of_a_newer_version_hold_and_are_never_written() -> None:
    newer_form = json.dumps({"version": 1, "players": json.dumps({"version": 9})})
    for text in (NEWER_SETTINGS, newer_form):
        person = Person(storage={KEY: text})
        assert person.table.notice == "newer_kept"
        person.do("set", name="theme", fields={"theme": "light"})
        assert person.table.settings.theme == "light", "what is changed holds for the visit"
        person.start_match()
        assert person.storage[KEY] == text
    assert Person(storage={KEY: NEWER_SETTINGS}).table.language == "nl", "what is understood is obeyed"


def test_a_lesson_of_a_newer_version_is_never_written() -> None:
    text = json.dumps({"version": 2, "chapter": 3})
    person = Person(storage={LESSON + "zen-garden": text}, place="#learn/zen-garden")
    assert person.table.notice == "newer_kept"
    person.do("lesson-next")
    assert person.table.lessons["zen-garden"].step == 1
    assert person.storage == {LESSON + "zen-garden": text}


def test_files_of_a_newer_version_are_said_and_never_replaced() -> None:
    bot = json.dumps({"version": 2, "wasm": "AA"})
    person = Person(storage={BOT + "Mine": bot}, fields={"kind-1": "own"})
    assert "saved by a newer version" in person.reply["html"]
    person.do("add-bot", file="Mine.py", size=10, content="ZGVmIGNob29zZSgpOiAuLi4=")
    assert person.storage[BOT + "Mine"] == bot
    assert person.table.bots.playable == ("Mine 2",)


def test_damaged_settings_are_said_and_put_aside_before_they_are_written_anew() -> None:
    person = Person(storage={KEY: "{oops", LESSON + "zen-garden": "\0"})
    assert person.table.notice == "settings_damaged"
    assert person.storage == {KEY: "{oops", LESSON + "zen-garden": "\0"}
    person.do("set", name="theme", fields={"theme": "dark"})
    assert kept_settings.read(person.storage[KEY]).theme == "dark"
    assert person.storage[f"{DAMAGED}settings"] == "{oops"
    person.do("go", place="#learn/zen-garden")
    assert person.storage[LESSON + "zen-garden"] == "\0", "only to look at a lesson writes nothing"
    person.do("lesson-next")
    assert person.storage[f"{DAMAGED}lesson/zen-garden"] == "\0"
    assert Person(storage=person.storage).table.notice == ""


def test_what_others_keep_beside_is_never_touched() -> None:
    foreign = {"hofgarten/": "", "hofgarten/elo/2": "1500", "hofgarten/settings2": "{"}
    person = Person(storage={**foreign, "other": "x"})
    person.start_match()
    person.do("go", place="")
    person.do("delete", id=next(iter(person.table.shelf.kept)))
    assert {key: person.storage[key] for key in foreign} == foreign
    assert all(key.startswith("hofgarten/") for reply in person.replies for key in reply.get("save", {}))


BUILDS = sorted(KEPT.glob("*.json"))


@pytest.mark.parametrize("path", BUILDS, ids=lambda path: path.stem)
def test_what_earlier_builds_have_kept_is_read_and_goes_on(path: Path) -> None:
    storage: dict[str, str] = json.loads(path.read_text("utf-8"))
    person = Person(storage=storage)
    table = person.table
    assert table.notice == ""
    assert (table.language, table.settings.theme, table.settings.speed) == ("de", "dark", "fast")
    form = table.form
    assert (form.count, form.seats[0].name, form.seats[2].name) == (3, "Ada", "Eve")
    assert "save" not in person.reply, "what has not changed is left as it was written"
    matches = [key.removeprefix(PREFIX) for key in storage if key.startswith(PREFIX)]
    assert matches
    for identity in matches:
        person.do("go", place=f"#match/{identity}")
        match = person.match
        assert match.name == "Sunday"
        assert match.at < len(match.record.events), "what had been taken back is there"
        person.do("redo")
        again = json.loads(person.storage[PREFIX + identity])
        assert again["hofgarten"]["version"] == 1
        assert "id" not in again["hofgarten"]
        assert line(match_from(identity, person.storage[PREFIX + identity])) == line(person.match)
    assert all(table.bots.playable for key in storage if key.startswith(BOT))
    assert all(one == Progress(finished=True) for one in table.lessons.values())
    person.do("set", name="theme", fields={"theme": "light"})
    written = json.loads(person.storage[KEY])
    assert (written["version"], written["language"], written["speed"]) == (1, "de", "fast")
    assert from_text(written["players"]).seats == form.seats


def test_every_build_with_another_form_of_what_is_kept_is_among_them() -> None:
    assert len(BUILDS) == 5
    texts = [json.loads(path.read_text("utf-8")) for path in BUILDS]
    players = [json.loads(json.loads(text[KEY])["players"]) for text in texts]
    assert {"options" in one for one in players} == {True, False}
    assert not any("version" in one for one in players)
    assert any("id" in json.loads(text[key])["hofgarten"] for text in texts for key in text if key.startswith(PREFIX))


def test_a_form_of_one_game_is_read_with_its_options() -> None:
    text = json.loads((KEPT / "first-table.json").read_text("utf-8"))[KEY]
    form = from_text(kept_settings.read(text).players)
    assert json.loads(form_text(form))["options"]["zen-garden"]["level"] == 2
    assert json.loads(form_text(form))["version"] == 1


def test_everything_that_is_written_says_its_version() -> None:
    person = Person()
    person.start_match()
    person.do("add-bot", file="Mine.py", size=10, content="ZGVmIGNob29zZSgpOiAuLi4=")
    person.do("go", place="#learn/zen-garden")
    person.do("lesson-next")
    for key, text in person.storage.items():
        raw = json.loads(text)
        assert raw.get("version", raw.get("record")) == 1, key
    assert json.loads(json.loads(person.storage[KEY])["players"])["version"] == 1


@given(st.dictionaries(st.sampled_from([KEY, KEY_OF, BOT + "x", LESSON + "zen-garden", "hofgarten/?"]), st.text()))
@settings(max_examples=30, deadline=None)
def test_no_kept_text_is_lost_or_keeps_the_page_from_opening(storage: dict[str, str]) -> None:
    person = Person(storage=storage)
    assert "save" not in person.reply
    person.do("set", name="theme", fields={"theme": "dark"})
    assert set(storage.values()) <= set(person.storage.values())


def contains(match: Match, played: tuple[str, ...]) -> bool:
    """Say whether a match has a line, as it stands or left behind."""
    return any(each[: len(played)] == played for each in (match.record.events, *match.lines))


STEP = st.tuples(st.integers(0, 1), st.sampled_from(["move", "move", "play-here", "hear", "hear-one", "undo", "redo"]))


@given(st.lists(STEP, max_size=14), st.integers(0, 1))
@settings(max_examples=30, deadline=None)
def test_two_tabs_lose_no_move_and_end_alike(steps: list[tuple[int, str]], bots: int) -> None:
    browser, *tabs = shared(a_match(2 * bots, bots=bots))
    made = set[tuple[str, ...]]()
    for number, step in steps:
        tab = tabs[number]
        if step == "move":
            before = tab.match
            event = tab.move(-number)
            if event and before.bot(before.turn) is None:
                made.add((*line(before), event))
        elif step.startswith("hear"):
            tab.hear(1 if step == "hear-one" else None)
        else:
            tab.do(step)
            if step == "undo" and not tab.table.following:
                # Who takes a move back wants it gone: where several people play, no line is kept of it.
                made = {played for played in made if len(played) <= tab.match.at}
    for tab in (*tabs, *tabs):
        tab.hear()
    one, two = tabs
    assert browser.storage[KEY_OF] == one.table.shelf.kept[ID].text == two.table.shelf.kept[ID].text
    assert line(one.match) == line(two.match) == line(kept(browser))
    matches = [match_from(key, text) for key, text in browser.storage.items() if key.startswith(PREFIX)]
    assert {match.id for match in matches} == {PREFIX + identity for identity in one.table.shelf.kept}
    for played in made:
        assert any(contains(match, played) for match in matches), played
