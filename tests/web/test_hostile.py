"""Hostile text from every untrusted input stays text.

A reply contains no other elements and attributes than with harmless text.
"""

import json
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest

from hofgarten.record import read_record, write_record
from hofgarten.registry import GAMES
from tests.kit.editions import corrected, text_of
from tests.kit.golden_matches import finished
from tests.kit.hostile import FURTHER, KINDS, PLAIN, Element, as_name, assert_harmless, page_data, with_names
from tests.kit.thorough import first_of
from tests.kit.user_bots import GOOD, sent
from tests.web.harness import ACTIONS, Person
from web.app.games.hanging_gardens.table import options as editions
from web.app.model import settings as kept_settings
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links.codec import pack
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.match.position_draft import code_of as draft_code
from web.app.model.match.saved_fields import FIELDS
from web.app.model.match.serialize import line_digest, to_text
from web.app.model.model import MATCH_PLACE, SHARE_PLACE
from web.app.model.persistence import PUZZLES_KEY
from web.app.model.screens import PROGRESS_PARTS, SCREENS
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots
from web.app.model.workshop.bots import bots_of, write as write_bot
from web.app.model.workshop.share import pack as pack_bot

GAME = next(iter(GAMES))
RAW: Final[dict[str, Any]] = json.loads(write_record(finished(GAME).record))
BEGUN: Final = {key: value for key, value in RAW.items() if key != "result"} | {"events": RAW["events"][:8]}
"""A record of a running match."""

PARTS: Final = [f"#progress/{part}" for part in PROGRESS_PARTS]

Input = Callable[[str], Person]
INPUTS: Final[dict[str, Input]] = {}


def untrusted_input(function: Input) -> Input:
    INPUTS[function.__name__.replace("_", " ").strip()] = function
    return function


def save(raw: dict[str, Any], identity: str = "begun") -> dict[str, str]:
    """Return a browser's storage with a record."""
    return {f"{PREFIX}{identity}": json.dumps(raw)}


def through(person: Person, *places: str) -> Person:
    """Visit these places in turn."""
    for place in places:
        person.do("go", place=place)
    return person


def record_of(text: str) -> str:
    """Return a record in which every person has the given name."""
    return json.dumps(with_names(BEGUN, as_name(text)))


def code_of(text: str, **extra: Any) -> str:
    """Return the link code of such a record."""
    return pack(read_record(as_name(json.dumps({**with_names(BEGUN, as_name(text)), **extra}, ensure_ascii=False))))


@untrusted_input
def typed_names(text: str) -> Person:
    person = Person()
    person.do("form", name="name-0", fields={"name-0": text, "seed": text})
    person.start_match(**{"name-0": text, "name-1": text, "seed": "7"})
    person.build_anything()
    return through(person, "")


@untrusted_input
def a_typed_seed(text: str) -> Person:
    person = Person()
    person.do("form", name="seed", fields={"seed": text})
    return person


@untrusted_input
def a_matchs_name(text: str) -> Person:
    person = Person(storage=save(BEGUN))
    person.do("dialog", name="saved-match", subject="begun")
    person.do("rename", fields={"match-name": text})
    return through(person, "", f"{MATCH_PLACE}begun")


@untrusted_input
def names_in_a_save(text: str) -> Person:
    return through(Person(storage=save(with_names(BEGUN, text))), "", f"{MATCH_PLACE}begun", *PARTS)


@untrusted_input
def names_in_a_finished_save(text: str) -> Person:
    person = Person(storage=save(with_names(RAW, text)))
    return through(
        person, "", f"{MATCH_PLACE}begun", f"{MATCH_PLACE}begun/review", f"{MATCH_PLACE}begun/log", "#progress/results"
    )


@untrusted_input
def other_values_in_a_save(text: str) -> Person:
    players = [{**player, "name": "Ada", "colour": text, "id": text, "title": text} for player in BEGUN["players"]]
    raw = {**BEGUN, "players": players, "seed": text, text: text}
    person = Person(storage=save({**raw, "hofgarten": page_data(text)}))
    for mine in ({"link": text}, {"room": text}, dict.fromkeys(FIELDS, text)):
        person.replies += Person(storage=save({**raw, "hofgarten": mine}), place=f"{MATCH_PLACE}begun").replies
    return through(person, "", f"{MATCH_PLACE}begun")


@untrusted_input
def findings_in_a_save(text: str) -> Person:
    ended = json.loads(to_text(finished(GAME)))
    line = line_digest(ended["events"])
    values: list[Any] = [text, [text], [[text, text]], {text: text}]
    parts = ("turns", "prospects", "begin", "steps", "spent", "losses", "done")
    reviews = [{"version": 2, "line": line, **dict.fromkeys(parts, value)} for value in values]
    reviews += [{"version": text, "line": line}, {"version": 2, "line": text}, {text: text}]
    saves = {f"m{number}": {**ended, "hofgarten": {"review": review}} for number, review in enumerate(reviews)}
    person = Person(storage={f"{PREFIX}{identity}": json.dumps(raw) for identity, raw in saves.items()})
    return through(person, *(f"{MATCH_PLACE}{identity}/review" for identity in saves), "#progress/results")


@untrusted_input
def names_of_lines(text: str) -> Person:
    lines = [{"at": 0, "events": BEGUN["events"][:1], "name": text, "comment": text, "setup": None, text: text}]
    person = Person(storage=save({**BEGUN, "analysis": [*lines, {"at": text, "events": [text], "setup": text}]}))
    person.do("go", place="#analysis/match/begun/0")
    person.do("analysis-line", number=0)
    person.do("analysis-note", fields={"name": text, "comment": text})
    return person


@untrusted_input
def a_pasted_position(text: str) -> Person:
    person = Person(place="#analysis")
    person.do("analysis-position", fields={"position": text})
    person.do("analysis-position", fields={"position": f"{GAME} 2 {text}"})
    return through(person, f"#analysis/{text}", f"#analysis/share/{text}", f"#analysis/match/{text}/1")


@untrusted_input
def drafts_of_positions(text: str) -> Person:
    person = through(
        Person(),
        f"#analysis/edit/{text}",
        f"#analysis/edit/{draft_code(text.encode(errors='replace').decode())}",
        "#analysis",
    )
    person.do("edit-start", fields={"game": text, "players": text})
    person.do("edit-start", fields={"game": GAME, "players": text})
    person.do("edit-hold", piece=text, place=text)
    person.do("edit-put", place=text)
    person.do("edit-set", fields={"coins-0": text, text: text}, name="coins-0")
    person.do("edit-set", fields={text: text}, name=text)
    person.do("edit-text", fields={"position": text})
    person.do("edit-text", fields={"position": f"{GAME} 2 {text}"})
    return person


@untrusted_input
def a_bot_name_in_a_save(text: str) -> Person:
    raw = {**BEGUN, "players": [BEGUN["players"][0], *({**one, "bot": f"own:{text}"} for one in BEGUN["players"][1:])]}
    return through(Person(storage=save(raw)), "", f"{MATCH_PLACE}begun")


@untrusted_input
def a_save_as_a_whole(text: str) -> Person:
    return through(Person(storage={f"{PREFIX}begun": text}), "", f"{MATCH_PLACE}begun", "#progress/results")


@untrusted_input
def a_matchs_id(text: str) -> Person:
    return through(Person(storage=save(BEGUN, text)), "", f"{MATCH_PLACE}{text}", "#progress/results")


@untrusted_input
def settings_and_lessons(text: str) -> Person:
    values = dict.fromkeys((*kept_settings.VALUES, "players"), text) | {"version": 1}
    form = json.dumps(
        {"game": text, "count": text, "seats": [{"name": text, "colour": text, "kind": text}], "options": text}
    )
    return Person(
        storage={
            kept_settings.KEY: json.dumps({**values, "players": form}),
            f"{lesson_progress.PREFIX}{GAME}": json.dumps(
                {"version": 1, "trail": [[text]], "events": [text], "finished": text}
            ),
            f"{lesson_progress.PREFIX}{text}": text,
        }
    )


@untrusted_input
def settings_as_a_whole(text: str) -> Person:
    return Person(storage={kept_settings.KEY: text, f"{lesson_progress.PREFIX}{GAME}": text})


@untrusted_input
def names_of_user_bots(text: str) -> Person:
    kept = {"version": 1, "file": f"{text}.py", "content": b64encode(GOOD.encode()).decode()}
    person = Person(storage={f"{user_bots.PREFIX}{text}": json.dumps(kept)})
    person.do("form", name="kind-1", fields={"kind-1": "own"})
    return person


@untrusted_input
def files_of_user_bots(text: str) -> Person:
    person = Person()
    person.do("form", name="kind-1", fields={"kind-1": "own"})
    person.do("add-bot", **sent(f"{text}.py", GOOD))
    person.do("add-bot", **sent(f"{text}.txt", text.encode("utf-8", "replace")))
    return person


@untrusted_input
def names_of_user_editions(text: str) -> Person:
    kept = {"version": 1, "edition": corrected(name=as_name(text))}
    person = Person(storage={f"{editions.PREFIX}{text}": json.dumps(kept), f"{editions.PREFIX}x": text})
    person.do("form", name="game", fields={"game": "hanging-gardens"})
    return person


@untrusted_input
def files_of_user_editions(text: str) -> Person:
    person = Person()
    person.do("form", name="game", fields={"game": "hanging-gardens"})
    for content in (text_of(corrected(name=as_name(text))), text):
        person.do("add-edition", **sent(f"{text}.json", content.encode("utf-8", "replace")))
    return person


@untrusted_input
def imported_records(text: str) -> Person:
    person = Person()
    content = b64encode(text.encode("utf-8", "replace")).decode()
    files = [
        {"name": f"{text}.json", "size": 1, "text": record_of(text)},
        {"name": text, "size": 1, "content": content},
        {"name": text, "size": 1, "content": text},
        {"name": text, "size": 10**9},
        {"name": text, "size": 1, "text": json.dumps({**BEGUN, "events": [text]})},
        {"name": "", "size": 1, "text": "{" + text},
    ]
    person.do("import", files=files)
    person.do("claim", fields={"own-0": text, text: text})
    person.do("import-text", fields={"text": text})
    person.do("close")
    person.do("find-matches", fields={"search": text})
    return through(person, "")


@untrusted_input
def texts_of_another_device(text: str) -> Person:
    keys = (kept_settings.KEY, PUZZLES_KEY, text, *(f"{prefix}{text}" for prefix in (PREFIX, user_bots.PREFIX)))
    bot = json.dumps({"version": 1, "file": f"{text}.py", "content": b64encode(GOOD.encode()).decode()})
    lines = [
        *({key: text} for key in (*keys, f"{lesson_progress.PREFIX}{text}", f"hofgarten/{text}")),
        {f"{user_bots.PREFIX}{text}": bot},
        {**BEGUN, "hofgarten": {"id": text, "own": [text], "name": text}},
    ]
    person = Person()
    content = "\n".join(json.dumps(line) for line in lines)
    person.do("import", files=[{"name": text, "size": 1, "text": content}])
    return through(person, "")


@untrusted_input
def share_links(text: str) -> Person:
    person = Person(place=f"{SHARE_PLACE}{code_of(text, seed=text, more={text: text})}")
    person.do("share-keep")
    return through(person, "")


@untrusted_input
def invalid_links(text: str) -> Person:
    person = Person(place=f"{SHARE_PLACE}{text}")
    for place in (f"{TURN_PLACE}{text}", f"{SHARE_PLACE}{code_of(PLAIN)}/{text}", f"{TURN_PLACE}1{text}"):
        person.do("go", place=place)
    return person


@untrusted_input
def turn_links(text: str) -> Person:
    mine = {"id": "0123456789abcdef", "from": 0, "more": text}
    person = Person(place=f"{TURN_PLACE}{code_of(text, seed=as_name(text), hofgarten=mine)}")
    person.do("invite-accept", fields={"invite-name": text, "invite-seat": text})
    person.do("turn-paste", fields={"turn-link": text})
    return through(person, "")


@untrusted_input
def addresses(text: str) -> Person:
    person = Person(place=text)
    for name in SCREENS:
        person.do("go", place=f"#{name}/{GAME}/{text}")
    for place in (f"#rules/{text}/{text}", f"#embed/position/fr/dark/full/{text}/{text}", f"#{text}"):
        person.do("go", place=place)
    return person


@untrusted_input
def search_text(text: str) -> Person:
    person = Person(place="#rules")
    person.do("search", fields={"search": text})
    return person


@untrusted_input
def puzzles(text: str) -> Person:
    course = {"rating": [1500, 300], "solved": 1, "missed": 0, "seen": [text], "days": {text: 1}, "storm": [1, None]}
    kept = {"version": 1, "courses": {GAME: course, text: course}, "mistakes": {text: [1, 1, 1]}}
    person = Person(storage={PUZZLES_KEY: json.dumps(kept), **save(with_names(BEGUN, text), text)}, place="#puzzles")
    through(person, f"#puzzles/{text}", f"#puzzles/{GAME}/{text}", f"#puzzles/mistake/{text}/1", "#puzzles")
    person.do("puzzle-next", game=GAME, theme=text)
    person.do("puzzle-next", game=text)
    person.do("storm-begin", game=text)
    person.replies += Person(storage={PUZZLES_KEY: text}, place="#puzzles").replies
    return person


@untrusted_input
def bots_in_the_workshop(text: str) -> Person:
    person = Person(place="#workshop")
    person.do("workshop-new", example="one_line")
    person.do("workshop-edit", bot=text, fill=1, source=text)
    person.do("workshop-edit", bot=person.reply["place"].removeprefix("#workshop/"), fill=1, source=text)
    person.do("workshop-rename", fields={"name": text})
    person.do("workshop-save")
    person.do("workshop-link")
    through(person, "#workshop", f"#workshop/{text}", f"#workshop/shared/{text}")
    printable = text.encode(errors="ignore").decode()
    through(person, f"#workshop/shared/{pack_bot(printable, printable)}")
    person.do("workshop-accept")
    person.do("workshop-file", **sent(f"{printable}.py", printable))
    person.do("workshop-file", **sent(printable, printable))
    (bot,) = bots_of(person.model.bots)[:1]
    kept = {**json.loads(write_bot(bot)), "workshop": {"id": text, "versions": [[1, text, 1], text], "weights": text}}
    person.replies += Person(storage={f"{user_bots.PREFIX}{printable}": json.dumps(kept)}, place="#workshop").replies
    query = f"?embed=bot&bot={pack_bot(printable, printable)}"
    person.replies += Person(query=query).replies + Person(query=f"?embed=bot&bot={text}&game={text}").replies
    return person


@untrusted_input
def series_in_the_workshop(text: str) -> Person:
    """The form, output and errors of a bot, and saved results."""
    person = Person(place="#workshop")
    person.do("workshop-new", example="one_line")
    (bot,) = bots_of(person.model.bots)
    fields = {f"series-{name}": text for name in ("game", "opponent", "players", "games", "seed")}
    person.do("series-form", fields=fields)
    person.do("ladder-form", fields={"ladder-game": text})
    person.do("series-run", fields={"series-seed": text})
    notes = json.dumps({"notes": [["print", text, 0, 1], ["error", text, 2, 3]]})
    news = [{"job": 0, "last": False, "text": part} for part in (notes, text)]
    person.do("series-news", number=1, news=news)
    person.do("series-end", number=1, reason="install", bot=0, detail=text, report=text, line=3)
    through(person, *(f"#workshop/{bot.id}/{panel}" for panel in ("series", "console", "ladder", "training")))
    kept = json.loads(write_bot(bot))
    kept["workshop"] |= {"results": {"zen-garden": {text: {text: [2, 1]}}}, "weights": {text: text}}
    storage = {f"{user_bots.PREFIX}mine": json.dumps(kept)}
    for panel in ("ladder", "training"):
        person.replies += Person(storage=storage, place=f"#workshop/{bot.id}/{panel}").replies
    return person


@untrusted_input
def embed_builder_fields(text: str) -> Person:
    person = Person(
        place="#embed/position", storage=save(with_names(BEGUN, text), text), address=f"https://example.org/{PLAIN}/"
    )
    person.do("embed-choose", fields=dict.fromkeys(("kind", "game", "opponent", "language", "theme", "link"), text))
    person.do("embed-choose", name="link", fields={"link": f"#puzzles/{GAME}/{text}"})
    person.do("embed-copy", text=text)
    return person


@untrusted_input
def embed_queries(text: str) -> Person:
    person = Person(query=f"?embed={text}")
    query = f"?embed=play&game={text}&opponent={text}&seed={text}&lang={text}&theme={text}&host={text}&{text}"
    person.replies += Person(query=query).replies
    person.replies += Person(query=f"?embed=play&game={GAME}&seed={text}").replies
    person.replies += Person(query=f"?embed=puzzle&puzzle={GAME}/{text}").replies
    person.replies += Person(query=f"?embed=puzzle&puzzle={text}").replies
    person.replies += Person(query="?embed=replay", place=f"{SHARE_PLACE}{text}").replies
    return person


@untrusted_input
def host_messages(text: str) -> Person:
    person = Person(query="?embed=replay")
    person.do("host-load", record=record_of(text), ply=text)
    person.do("host-load", record=text, ply=-1)
    person.do("host-set", language=text, theme=text)
    person.replies += [
        Person(query=f"?embed=play&game={GAME}&opponent=apprentice").do("host-resume", moves=moves)
        for moves in (text, json.dumps([text]), json.dumps({text: text}), json.dumps([[text]]), "1")
    ]
    person.do("host-load", record=json.dumps({**BEGUN, "events": [text]}))
    return person


@untrusted_input
def messages_in_a_room(text: str) -> Person:
    """The texts of a guest and of a host, names in them, codes, and the field for the answer."""
    room, device = "r" * 22, "d" * 22
    host = Person(address="https://example.org/")
    host.start_match(company="room")
    host.do("dialog", name="room")
    join = {"room": 1, "device": device, "number": 0, "seat": 1, "name": text, "wish": "join", "event": text}
    host.do("room-heard", peer=text, text=json.dumps(join))
    host.do("room-heard", peer=text, text=json.dumps({**join, "wish": text, "device": text}))
    for said in (text, {"saying": text, "number": 1}, {"saying": "thanks", "number": text}):
        host.do("room-heard", peer=text, text=json.dumps({**join, "said": said}))
    host.do("room-say", saying=text)
    host.do("room-heard", peer=text, text=text)
    host.do("room-lost", peer=text)
    host.do("room-code", code=text)
    host.do("room-accept", fields={"room-answer": f"#room/{text}"})
    guest = Person(place=f"#room/{room}", address="https://example.org/")
    through(guest, f"#room/{text}", f"#room/{room}.{text}", f"#room/{room}")
    players = {"players": [text[:32], "Ben"], "places": ["here", "open"]}
    view = {"room": 1, "match": "0" * 16, "number": 1, "game": GAME, **players, "seat": None, "record": "", "ask": None}
    guest.do("room-heard", peer="host", text=json.dumps(view))
    guest.do("room-form", fields={"room-seat": text, "room-name": text})
    guest.do("room-join", fields={"room-seat": "1", "room-name": text})
    code = code_of(text)
    seated = {**view, "players": ["Ada", "Ben"], "number": 2, "seat": 1, "record": code}
    guest.do("room-heard", peer="host", text=json.dumps(seated))
    guest.do("room-heard", peer="host", text=json.dumps({**seated, "record": text, "ask": {"by": 0, "seats": [1]}}))
    shown: list[object] = [text, [text], [{"seat": 0, "saying": text, "number": 1}]]
    for parts in ({"ending": text}, {"busy": [text]}, {"busy": text}, {"paused": text}, {"unsaved": text}):
        guest.do("room-heard", peer="host", text=json.dumps({**seated, "number": 3, **parts}))
    for one in shown:
        guest.do("room-heard", peer="host", text=json.dumps({**seated, "number": 3, "said": one}))
    guest.replies += host.replies
    return guest


@untrusted_input
def storage_events(text: str) -> Person:
    person = Person(storage=save(BEGUN), place=f"{MATCH_PLACE}begun")
    person.do("storage-changed", key=f"{PREFIX}begun", text=json.dumps(with_names(BEGUN, text)))
    person.do("storage-conflict", key=f"{PREFIX}begun", text=text)
    for key in (kept_settings.KEY, f"{user_bots.PREFIX}{text}", f"{PREFIX}{text}"):
        person.do("storage-conflict", key=key, text=text)
    person.do("storage-reread", storage={f"{PREFIX}{text}": text, text: text, f"{lesson_progress.PREFIX}{text}": text})
    person.do("storage-failed", reason="full", there={text: text})
    return through(person, "")


@untrusted_input
def browser_data(text: str) -> Person:
    person = Person(languages=[text], entropy=text, fields={"name-0": text, "kind-0": text})
    person.do("command-done", kind=text, how=text)
    person.do("offline-ready", version=text)
    person.do("dialog", name="settings")
    person.do("dialog", name=text, subject=text)
    person.do("share", lines=[text], title=text, place=text)
    return person


def elements(person: Person) -> set[Element]:
    """Return all elements of the replies, with their attributes, after checking that they are harmless."""
    pages = {json.loads(json.dumps(reply))["html"] for reply in person.replies}
    return {element for page in pages for element in assert_harmless(page, ACTIONS).elements}


@cache
def known(name: str) -> set[Element]:
    """Return the elements produced by harmless texts of an input, accepted or refused."""
    return elements(INPUTS[name](PLAIN)) | elements(INPUTS[name](""))


@pytest.mark.parametrize("texts", first_of([KINDS, FURTHER]), ids=["kinds", "further"])
@pytest.mark.parametrize("name", INPUTS)
def test_a_hostile_text_adds_no_element(name: str, texts: tuple[str, ...]) -> None:
    for text in texts:
        try:
            more = elements(INPUTS[name](text)) - known(name)
        except Exception as error:
            error.add_note(f"by {name}: {text[:60]!r}")
            raise
        # A few inputs lead to elements that other inputs produce with harmless texts.
        others = iter(INPUTS)
        while more and (other := next(others, "")):
            more -= known(other)
        assert not more, (text[:60], more)
