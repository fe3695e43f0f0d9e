"""User bots: accepted files, storage, messages, and requests to the bot's worker."""

import json
from base64 import b64decode
from codecs import BOM_UTF8, BOM_UTF16

import pytest
from markupsafe import escape

from hofgarten.record import read_record, verify_record
from tests.kit.user_bots import GOOD, PICTURE, archive, sent, wheel
from tests.web.harness import Person, reopened
from web.app.model.library.saved_matches import PREFIX as MATCHES
from web.app.model.persistence import DAMAGED
from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import MAX_FILE_SIZE, PREFIX
from web.app.texts import Words

WHEEL = wheel("my_bot", {"my_bot/__init__.py": GOOD})


def added(name: str = "Mine.py", content: str | bytes = GOOD, **start: object) -> Person:
    """Choose to play against a user bot and add its file."""
    person = Person(**start)
    person.do("form", name="kind-1", fields={"kind-1": "own", "seed": "7"})
    person.do("add-bot", **sent(name, content))
    return person


def started(person: Person) -> Person:
    """Start a match in which the bot is to move."""
    for seed in range(20):
        person.do("play", fields={"kind-1": "own:Mine", "seed": str(seed)})
        if person.match.turn == 1:
            return person
        person.do("go", place="")
    pytest.fail("the bot is never the first to move")


@pytest.mark.parametrize(
    ("name", "content", "bot"),
    [
        ("Mine.py", GOOD, "Mine"),
        ("Mine (2).py", GOOD, "Mine"),
        ("my bot.PY", GOOD.encode("utf-8-sig"), "my bot"),
        ("wide.py", GOOD.encode("utf-16"), "wide"),
        ("named.py", "from elsewhere import choose", "named"),
        ("renamed.py", "from elsewhere import best as choose", "renamed"),
        ("star.py", "from elsewhere import *", "star"),
        ("deep.py", "choose = " + "-" * 100_000 + "1", "deep"),
        ("A name that is much too long for a seat.py", GOOD, "A name that is much too"),
        ("my_bot-1.0-py3-none-any.whl", WHEEL, "my_bot"),
        ("my_bot-1.0.post1+x-py2.py3-none-any (1).whl", WHEEL, "my_bot"),
    ],
)
def test_a_bot_is_added_and_stored_and_takes_the_waiting_seat(name: str, content: str | bytes, bot: str) -> None:
    person = added(name, content)
    assert (person.model.bots.said, person.model.form.seats[1].kind) == ("added", f"own:{bot}")
    assert list(person.storage) == [PREFIX + bot]
    file = person.model.bots.file(f"own:{bot}")
    assert file is not None
    assert not b64decode(file.content).startswith((BOM_UTF8, BOM_UTF16))
    assert reopened(person).model.bots.playable == (bot,)
    assert user_bots.read(person.storage[PREFIX + bot]) is not None


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        *((name, GOOD, "neither") for name in ("Mine.txt", "Mine", ".py", "..py", "")),
        ("picture.py", PICTURE, "text"),
        ("null.py", "choose = 1\0", "text"),
        ("empty.py", "", "no_choose"),
        ("other.py", "def chose(game, view, seat, chance): ...", "no_choose"),
        *((name, WHEEL, "wheel") for name in ("my_bot.whl", "my_bot-1.0-cp314-cp314-pyodide.whl")),
        ("my_bot-1.0-py3-none-any.whl", GOOD, "wheel"),
        ("my_bot-1.0-py3-none-any.whl", archive({"my_bot.py": GOOD}), "wheel"),
        ("large.py", "#" * (MAX_FILE_SIZE + 1), "large"),
    ],
)
def test_an_invalid_file_is_reported_and_changes_nothing(name: str, content: str | bytes, reason: str) -> None:
    person = added(name, content)
    assert person.model.bots.said == reason
    assert f">{bot_message(person)}<" in person.reply["html"]
    assert (person.model.form.seats[1].kind, person.storage) == ("own", {})


def bot_message(person: Person) -> str:
    """Return the message about the last change of bots, as the page's HTML contains it."""
    return str(escape(Words("en")(f"own.{person.model.bots.said}", **person.model.bots.parts)))


def test_an_unreadable_or_missing_file_is_reported() -> None:
    person = Person()
    for content in (None, "é", "?", 7):
        person.do("add-bot", file="Mine.py", size=10, content=content)
        assert person.model.bots.said == "unreadable"
    person.do("add-bot", file="Mine.py", size=MAX_FILE_SIZE + 1, content=None)
    assert (person.model.bots.said, person.model.bots.parts["most"]) == ("large", 300)


def test_a_new_version_of_a_bot_replaces_the_old_one() -> None:
    person = added()
    first = person.model.bots.file("own:Mine")
    person.do("add-bot", **sent("Mine.py", GOOD + "# better"))
    second = person.model.bots.file("own:Mine")
    assert first is not None
    assert second is not None
    assert first.id != second.id
    assert (person.model.bots.said, person.model.form.seats[1].kind) == ("replaced", "own:Mine")
    assert list(person.storage) == [f"{PREFIX}Mine"]
    person = added("my_bot-1.0-py3-none-any.whl", WHEEL)
    person.do("add-bot", **sent("my_bot-1.1-py3-none-any.whl", WHEEL))
    assert (person.model.bots.said, list(person.storage)) == ("replaced", [f"{PREFIX}my_bot"])


def test_bots_with_similar_long_names_get_different_names() -> None:
    person = Person()
    files = [f"my_tournament_bot_search_v{number}.py" for number in (1, 2, 3)]
    names = ["my_tournament_bot_search", "my_tournament_bot_sear 2", "my_tournament_bot_sear 3"]
    for file, name in zip(files, names, strict=True):
        person.do("add-bot", **sent(file, GOOD))
        assert (person.model.bots.said, person.model.bots.parts["name"]) == ("added", name)
    person.do("remove-bot", name=names[0])
    assert person.do("restore-bot", keyboard=True)["focus"] == ["bot-file"]
    person.do("remove-bot", name=names[0])
    person.do("add-bot", **sent(files[1], GOOD + "# better"))
    assert (person.model.bots.said, person.model.bots.parts["name"]) == ("replaced", names[1])
    assert list(reopened(person).model.bots.playable) == names[1:]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 1, "file": "x.py", "content": "?"}'])
def test_a_damaged_bot_is_reported_and_left_unchanged(text: str) -> None:
    person = Person(storage={PREFIX + "Spoilt": text}, fields={"kind-1": "own"})
    for said in ("Spoilt", "cannot be read"):
        assert said in person.reply["html"]
    assert (person.model.bots.playable, person.storage) == ((), {PREFIX + "Spoilt": text})
    assert person.do("remove-bot", name="Spoilt", keyboard=True)["focus"] == ["restore-bot"]
    assert person.storage == {}
    person.do("restore-bot")
    assert person.storage == {PREFIX + "Spoilt": text}


def test_the_record_names_the_bot_and_the_request_contains_its_file() -> None:
    person = started(added())
    players = person.match.record.players
    assert ([player.get("bot") for player in players], players[1]["name"]) == ([None, "own:Mine"], "Mine")
    ask = person.reply["bot_request"]
    assert json.loads(json.dumps(ask["bot"])) == {
        "id": person.model.bots.file("own:Mine").id,  # type: ignore[union-attr]
        **{key: value for key, value in sent("Mine.py", GOOD).items() if key != "size"},
    }
    limits = user_bots.PREPARE_LIMIT, user_bots.INSTALL_LIMIT, user_bots.MOVE_LIMIT
    assert ask["limits"] == dict(zip(("prepare", "install", "move"), limits, strict=True))


@pytest.mark.parametrize(
    ("reason", "detail", "words"),
    [
        ("slow", "", "Mine took too long, so a random move was played for it."),
        ("flooded", "", "Mine sent the page too many messages and was stopped, so a random move was played for it."),
        ("answer", "x", "Mine did not return a move (x), so a random one was played for it."),
        ("illegal", "x", "Mine chose a move that the rules forbid, so a random one was played for it."),
        ("failed", "KeyError: <b>", "Mine failed (KeyError: &lt;b&gt;), so a random move was played for it."),
        ("install", "x" * 500, f"Mine could not be installed ({'x' * 120}), so a random move was played for it."),
        ("needs", "numpy", "Mine needs numpy, which this page does not have, so a random move was played for it."),
        ("whatever", "", "Mine failed (?), so a random move was played for it."),
    ],
)
def test_a_bot_without_a_move_forfeits_it_and_the_page_reports_it(reason: str, detail: str, words: str) -> None:
    person = started(added())
    number, at = person.reply["bot_request"]["number"], person.match.at
    person.do("ask-failed", number=number, reason=reason, detail=detail)
    assert person.match.at == at + 1
    assert f">{words}<" in person.reply["html"]
    verify_record(read_record(person.storage[MATCHES + person.match.id]))


def test_the_computer_takes_over_from_a_bot_that_keeps_failing() -> None:
    person = started(added())

    def fail(detail: str) -> None:
        while person.page.bot_move is None:
            person.build_anything()
        person.do("ask-failed", number=person.reply["bot_request"]["number"], reason="failed", detail=detail)

    words = person.model.words
    for detail in ("A, line 1", "A, line 1", "B, line 2", "B, line 2"):
        fail(detail)
        assert words("failing.take_over") not in person.reply["html"]
    fail("B, line 2")
    for text in (words("failing.bar", name="Mine"), "<code>B, line 2</code>", 'href="#workshop'):
        assert text in person.reply["html"]
    assert person.model.notice == "", "no message covers the bar"
    person.do("replace-bot", bot="own:Mine")
    assert words("failing.take_over") not in person.reply["html"]
    assert [player.get("bot") for player in person.match.record.players].count("own:Mine") == 0
    again = reopened(person, person.reply["place"])
    again.build_anything()
    again.let_computers_play()
    assert (again.match.turn, again.model.notice) == (0, "")


@pytest.mark.parametrize("event", ["0a a1", "2d d4 se n1", "~Ptw", "x" * 10_000, ""])
def test_an_illegal_bot_move_is_forfeited(event: str) -> None:
    person = started(added())
    state = person.match.state
    person.do("answer", number=person.reply["bot_request"]["number"], event=event)
    assert (person.model.notice, person.match.states[person.match.at - 1]) == ("bot_illegal", state)
    verify_record(read_record(person.storage[MATCHES + person.match.id]))


def test_a_rematch_with_a_missing_bot_shows_the_notice_again() -> None:
    person = started(added())
    del person.storage[PREFIX + "Mine"]
    again = reopened(person, person.reply["place"])
    again.play_to_the_end()
    assert again.model.notice == ""
    again.do("rematch")
    assert again.model.notice == "stand_in"


def test_a_form_with_a_removed_bot_is_not_damaged() -> None:
    person = Person()
    person.do("add-bot", **sent("Mine.py", GOOD))
    person.do("play", fields={"players": "2", "kind-0": "person", "kind-1": "own:Mine"})
    person.do("go", place="")
    person.do("remove-bot", name="Mine")
    person.do("play", fields={"players": "2", "kind-0": "person", "kind-1": "master"})
    assert not [key for key in person.storage if key.startswith(DAMAGED)]
