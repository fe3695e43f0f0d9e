"""Two tabs with the same storage: they follow each other, and neither overwrites the other's moves."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from hypothesis import example, given, strategies as st

from tests.kit.editions import corrected
from tests.kit.examples import share
from tests.web.two_tabs import ID, KEY_OF, Browser, a_match, kept, line, shared
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch, play
from web.app.model.match.serialize import from_text as match_from, to_text
from web.app.model.teaching.lesson_progress import PREFIX as LESSON
from web.app.texts import Words


def test_an_undone_move_is_undone_in_the_other_tab() -> None:
    browser, one, two = shared(a_match(0))
    one.move()
    two.hear()
    assert two.match.at == 1
    one.do("undo")
    two.hear()
    assert two.match.at == kept(browser).at == 0
    assert two.reply["announce"].startswith(Words("en")("say.undone"))
    one.do("redo")
    two.hear()
    assert two.match.at == 1


def test_both_tabs_show_the_end_and_neither_follows() -> None:
    last = a_match(0)
    while not (after := play(last, last.game.write_event(next(last.game.moves(last.state))))).over:
        last = after
    browser, one, two = shared(last)
    one.move()
    two.hear()
    assert (one.match.over, two.match.over, two.page.is_follower) == (True, True, False)
    assert "Continue here" not in two.reply["html"]
    one.do("replay")
    text = to_text(match_from(ID, browser.storage[KEY_OF]))
    two.do("play-here")
    assert browser.storage[KEY_OF] == text


def test_a_follower_in_replay_stays_in_replay() -> None:
    _, one, two = shared()
    two.do("replay")
    two.do("replay-step", to="first")
    one.move()
    two.hear()
    assert (two.replay_at, two.page.is_follower) == (0, True)
    one.do("undo")
    two.do("replay-step", to="last")
    two.hear()
    assert two.replay_at is None or two.replay_at <= two.match.at


def test_a_match_deleted_by_another_tab_can_still_be_saved() -> None:
    browser, one, two = shared()
    one.do("go", place="")
    one.do("delete", identity=ID)
    two.hear()
    assert (two.page.is_follower, KEY_OF in browser.storage) == (True, False)
    assert "deleted in another tab" in two.reply["html"]
    two.do("play-here")
    assert line(kept(browser)) == line(two.match)
    one.hear()
    assert ID in one.model.library.matches


def test_the_list_of_matches_settings_lessons_and_bots_are_updated_live() -> None:
    browser = Browser()
    one, two = browser.open(), browser.open()
    one.do("play", fields={"players": "2", "kind-0": "person", "kind-1": "person", "seed": "7", "name-0": "Zora"})
    two.hear()
    assert one.match.id in two.model.library.matches
    assert "Zora" in two.reply["html"]
    one.do("go", place="")
    one.do("delete", identity=one.model.library.newest_first()[0].id)
    two.hear()
    assert not two.model.library.matches
    one.do("set", name="language", fields={"language": "fr"})
    one.do("add-bot", file="Mine.py", size=10, content="ZGVmIGNob29zZSgpOiAuLi4=")
    two.hear()
    assert (two.model.language, two.model.bots.playable) == ("fr", ("Mine",))
    two.do("form", name="kind-1", fields={"kind-1": "own:Mine"})
    one.do("remove-bot", name="Mine")
    two.hear()
    assert (two.model.bots.saved, two.model.form.seats[1].kind) == ({}, "own")
    before = dict(browser.storage)
    two.do("close")
    assert browser.storage == before, "received entries are not written back"
    lesson = json.dumps({"version": 1, "trail": [[]], "events": [], "finished": True})
    browser.write(None, LESSON + "zen-garden", lesson)
    two.hear()
    assert two.model.lessons["zen-garden"].finished
    browser.write(None, LESSON + "zen-garden", None)
    two.hear()
    assert two.model.lessons == {}


def test_deleting_a_match_played_in_another_tab_does_not_lose_the_move() -> None:
    browser, one, two = shared()
    two.do("go", place="")
    one.move()
    two.do("delete", identity=ID)
    assert (line(kept(browser)), two.model.notice) == (line(one.match), "changed_elsewhere")
    assert ID in two.model.library.matches


def test_an_edition_added_by_another_tab_can_be_chosen_at_once() -> None:
    browser = Browser()
    two = browser.open()
    texts = json.loads((Path(__file__).parents[1] / "model" / "saved" / "lessons.json").read_text("utf-8"))
    browser.write(None, "hofgarten/edition/Mine", texts["hofgarten/edition/Mine"])
    two.hear()
    two.do("form", name="game", fields={"game": "hanging-gardens"})
    two.do("form", name="edition", fields={"edition": "Mine", "game": "hanging-gardens"})
    assert two.model.form.chosen["hanging-gardens"].chosen == "Mine"
    browser.write(None, "hofgarten/edition/Mine", None)
    two.hear()
    assert two.model.form.chosen["hanging-gardens"].chosen == ""
    browser.room = 0
    content = json.dumps(corrected("Late")).encode()
    two.do("add-edition", file="late.json", size=len(content), content=b64encode(content).decode())
    browser.write(None, "hofgarten/edition/Mine", texts["hofgarten/edition/Mine"])
    two.hear()
    assert two.model.form.chosen["hanging-gardens"].playable == ("Late", "Mine"), "it stays until the page is closed"


def test_a_lesson_in_two_tabs_advances_in_both() -> None:
    browser = Browser()
    one, two = browser.open("#learn/zen-garden"), browser.open("#learn/zen-garden")
    one.do("lesson-next")
    two.hear()
    one.hear()
    assert (two.model.lessons, two.model.lessons["zen-garden"].step) == (one.model.lessons, 1)
    two.do("lesson-next")
    one.hear()
    assert one.model.lessons["zen-garden"].step == 2
    assert (one.events, two.events) == ([], []), "no endless exchange"
    browser.write(None, f"{LESSON}zen-garden", None)
    one.hear()
    assert (one.model.lessons["zen-garden"].step, one.page.is_sandbox) == (0, True), "it begins again"


def test_a_suspended_page_catches_up() -> None:
    browser, one, two = shared()
    one.move()
    one.do("set", name="language", fields={"language": "de"})
    two.events.clear()
    two.do("storage-reread", storage=dict(browser.storage))
    assert (two.model.language, two.page.is_follower, line(two.match)) == ("de", True, line(one.match))


def contains(match: PlayedMatch[Any], played: tuple[str, ...]) -> bool:
    """Return True if a match contains a sequence of events, in its course or a variation."""
    return any(each[: len(played)] == played for each in (match.record.events, *match.lines))


STEP = st.tuples(st.integers(0, 1), st.sampled_from(["move", "move", "play-here", "hear", "hear-one", "undo", "redo"]))


@given(st.lists(STEP, max_size=14), st.integers(0, 1))
@example([(1, "move"), (1, "undo"), (0, "move"), (0, "play-here"), (1, "move"), (0, "move")], 0)
@share(30)
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
            if step == "undo" and not tab.page.is_follower:
                # An undone move is dropped on purpose: among several people it leaves no variation.
                made = {played for played in made if len(played) <= tab.match.at}
    for tab in (*tabs, *tabs):
        tab.hear()
    one, two = tabs
    assert browser.storage[KEY_OF] == one.model.library.matches[ID].text == two.model.library.matches[ID].text
    assert line(one.match) == line(two.match) == line(kept(browser))
    matches = [match_from(key, text) for key, text in browser.storage.items() if key.startswith(PREFIX)]
    assert {match.id for match in matches} == {PREFIX + identity for identity in one.model.library.matches}
    for played in made:
        assert any(contains(match, played) for match in matches), played
