"""The workshop: bots are created, edited, kept in versions, given away and taken."""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import replace
from html import unescape

import pytest

from hofgarten import new_game
from hofgarten.arena.load_bot import Opponent, load_choose
from hofgarten.game import TERMINAL
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE
from tests.web.harness import Person, actions_in
from tests.web.languages import languages
from web.app.model.links.codec import MAX_CODE_LENGTH, VERSION, LinkError
from web.app.model.user_files import user_bots
from web.app.model.workshop import bots as workshop_bots
from web.app.model.workshop.bots import MAX_SOURCE_SIZE, MAX_TEXT, MAX_VERSIONS, WorkshopBot, bots_of, with_version
from web.app.model.workshop.docstrings import USED
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.reference import groups, names, states
from web.app.model.workshop.share import pack, unpack
from web.app.model.workshop.syntax import faults
from web.app.model.workshop.weights import with_weights
from web.app.model.workshop.workshop import Workshop
from web.app.texts import LANGUAGES

PLAYS_BY_WEIGHTS = """\
WEIGHTS = {}


def choose(game, view, seat, rng):
    weights = WEIGHTS.get(game.name, {}).get(str(len(game.seats(view))))
    return game.best_move(view, weights) if weights else game.random_move(view, rng)
"""


class Author(Person):
    """A user of the workshop."""

    def __init__(self, place: str = "#workshop", **start: object) -> None:
        """Open the workshop."""
        super().__init__(**{"place": place, "address": "https://example.org/", **start})

    @property
    def state(self) -> Workshop:
        """The state of the screen."""
        assert self.model.workshop
        return self.model.workshop

    @property
    def bots(self) -> tuple[WorkshopBot, ...]:
        """The saved bots."""
        return bots_of(self.model.bots)

    def write(self, source: str) -> None:
        """Change the text in the editor."""
        self.do("workshop-edit", bot=self.state.bot, fill=self.state.fills, source=source)

    def learn(self, weights: Mapping[str, object]) -> None:
        """Give the open bot learned weights."""
        bot = workshop_bots.bot_of(self.model.bots, self.state.bot)
        assert bot
        self.model = replace(self.model, bots=workshop_bots.with_bot(self.model.bots, bot._replace(weights=weights)))


@pytest.fixture
def author() -> Author:
    """Return an author with one bot open."""
    author = Author()
    author.do("workshop-new", example="one_line")
    return author


@languages
@pytest.mark.parametrize("example", EXAMPLES)
def test_a_new_bot_opens_with_all_panels_in_each_language(language: str, example: str) -> None:
    author = Author(languages=[language])
    place = author.do("workshop-new", example=example)["place"]
    assert author.bots[0].source == EXAMPLES[example]
    assert EXAMPLES[example].splitlines()[0] in unescape(author.reply["html"])
    author.do("go", place=f"{place}/reference")
    assert author.reply["place"] == f"{place}/reference"
    assert "game.distinct_moves" in author.reply["html"]


def test_a_bot_is_an_opponent_in_the_start_form_and_keeps_its_id_when_renamed(author: Author) -> None:
    (bot,) = author.bots
    assert author.model.bots.playable == (bot.name,)
    author.do("workshop-rename", fields={"name": " Mill/wheel.\n"})
    assert [(one.id, one.name) for one in author.bots] == [(bot.id, "Mill wheel")]
    assert list(author.storage) == [f"{user_bots.PREFIX}Mill wheel"]
    author.do("workshop-rename", fields={"name": " "})
    assert author.bots[0].name == "Mill wheel"


def test_two_bots_never_share_a_name() -> None:
    author = Author()
    for _ in range(2):
        author.do("workshop-new", example="search")
    first, second = author.bots
    assert (first.name == second.name, first.id == second.id) == (False, False)
    author.do("workshop-rename", fields={"name": first.name})
    assert len({bot.name for bot in author.bots}) == len({bot.id for bot in author.bots}) == 2


def test_the_editor_is_refilled_after_another_screen_alone(author: Author) -> None:
    before = author.state
    author.write("choose = 1\n")
    assert (author.state.fills, author.state.shown) == (before.fills, before.shown)
    place = author.reply["place"]
    author.do("go", place=f"{place}/reference")
    assert author.state.fills == before.fills
    author.do("go", place="#")
    author.do("go", place=place)
    assert (author.state.fills, author.state.shown) == (before.fills + 1, "choose = 1\n")


def test_the_oldest_versions_are_dropped_and_the_largest_bot_can_be_read_again() -> None:
    bot = WorkshopBot("0" * 16, "a", "")
    for number in range(MAX_VERSIONS + 5):
        bot = with_version(bot._replace(source=f"{number}"), number)
    assert [version.number for version in bot.versions] == list(range(6, MAX_VERSIONS + 6))
    for number in range(10):
        bot = with_version(bot._replace(source=f"{number}" * MAX_SOURCE_SIZE), number)
    assert sum(len(version.source) for version in bot.versions) <= MAX_TEXT
    assert bot.latest
    assert bot.latest.source == "9" * MAX_SOURCE_SIZE
    bot = WorkshopBot("0" * 16, "a", "\N{GRINNING FACE}" * MAX_SOURCE_SIZE)
    for number in range(6):
        bot = with_version(bot._replace(source=f'"{number}' + '"\n' * (MAX_SOURCE_SIZE // 2 - 2)), number)
    bot = bot._replace(source="\N{GRINNING FACE}" * MAX_SOURCE_SIZE)
    assert workshop_bots.read("a", workshop_bots.write(bot)) == bot


def test_a_file_of_the_same_name_keeps_the_versions_and_a_removed_bot_can_be_restored(author: Author) -> None:
    (bot,) = author.bots
    content = b"def choose(game, view, seat, rng): ...\n"
    author.do("add-bot", file=f"{bot.name}.py", size=len(content), content=b64encode(content).decode())
    (after,) = author.bots
    assert (after.id, after.versions, after.source) == (bot.id, bot.versions, content.decode())
    (bot,) = author.bots
    author.do("workshop-remove", name=bot.name)
    assert (author.bots, author.storage) == ((), {})
    author.do("workshop-restore")
    assert author.bots == (bot,)


def test_a_declined_bot_leaves_nothing() -> None:
    other = Author(f"#workshop/shared/{pack('Ada', 'x')}")
    other.do("workshop-decline")
    assert (other.bots, other.storage, other.state.offer) == ((), {}, None)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_is_shown_before_it_is_taken(encoding: str) -> None:
    author, content = Author(), "choose = 1\r\n".encode(encoding)
    author.do("workshop-file", file="mine (2).py", size=len(content), content=b64encode(content).decode())
    assert (author.state.offer, author.bots) == (("mine", "choose = 1\n"), ())
    author.do("workshop-accept")
    assert author.bots[0].source == "choose = 1\n"
    download = author.do("workshop-download")["command"]
    assert (download["name"], download["text"]) == ("mine.py", "choose = 1\n")


def test_a_bot_of_150_lines_fits_into_a_link() -> None:
    source = (EXAMPLES["search"] + "\n").replace("look_ahead", "look") * 6
    assert source.count("\n") >= 150
    lines = "".join(f"    value_{number} = weights[{number * 37 % 91}] * state.x{number}\n" for number in range(150))
    for text in (source, lines):
        assert len(pack("Ada", text)) <= MAX_CODE_LENGTH
        assert unpack(pack("Ada", text)) == ("Ada", text)


def test_a_bot_that_is_too_long_for_a_link_is_told_so(author: Author) -> None:
    rng = Rng(1)
    author.write("".join(f"x = {rng.bits()}\n" for _ in range(2_000)))
    assert "command" not in author.do("workshop-link")
    assert author.state.fault == "no_link"
    author.write("choose = 1\n")
    assert "command" in author.do("workshop-link")
    author.learn({"zen-garden": {"2": [[rng.bits()] * 9 for _ in range(900)]}})
    assert "command" not in author.do("workshop-link")
    assert author.model.words("workshop.fault.no_link_weights") in unescape(author.reply["html"])


def test_learned_weights_are_given_away_with_the_bot_and_play_in_matches(author: Author) -> None:
    author.write(PLAYS_BY_WEIGHTS)
    author.learn({"zen-garden": {"2": [[1, 2], [3, 4]]}})
    whole = f"{PLAYS_BY_WEIGHTS}\n\n# Learned by training.\nWEIGHTS = {{'zen-garden': {{'2': ((1,2,),(3,4,),)}}}}\n"
    link, file = author.do("workshop-link")["command"]["text"], author.do("workshop-download")["command"]["text"]
    assert file == unpack(link.rpartition("/")[2]).source == whole
    kind = user_bots.OWN + author.bots[0].name
    run = with_weights(author.model.bots.text_of(kind))
    assert run
    assert (run.name, b64decode(run.content).decode()) == (f"{author.bots[0].name}.py", whole)
    friend = Author(f"#{link.partition('#')[2]}")
    friend.do("workshop-accept")
    assert (friend.bots[0].source, friend.bots[0].weights) == (whole, None)
    friend.learn({"zen-garden": {"2": [[5]]}})
    last = whole.replace("((1,2,),(3,4,),)", "((5,),)")
    assert friend.do("workshop-download")["command"]["text"] == last
    friend.do("training-forget")
    assert with_weights(friend.model.bots.text_of(kind)) == friend.model.bots.file(kind)


@pytest.mark.parametrize(
    ("code", "key"),
    [
        *((code, "broken") for code in ("", "1", f"{VERSION}AAAA", pack("a", "b" * 400)[:-3])),
        ("2" * 17, "newer"),
        ("1" * (MAX_CODE_LENGTH + 1), "long"),
        (pack("a", "b" * (MAX_SOURCE_SIZE + 1)), "long"),
        (pack("a", "\N{GRINNING FACE}" * (4 * MAX_SOURCE_SIZE)), "broken"),
    ],
)
def test_a_bad_link_gets_a_sentence_in_each_language(code: str, key: str) -> None:
    with pytest.raises(LinkError) as raised:
        unpack(code)
    assert raised.value.key == key
    for language in LANGUAGES:
        author = Author(f"#workshop/shared/{code}", languages=[language])
        assert author.state.fault == f"link_{key}"
        assert 'role="alert"' in author.reply["html"]


def test_a_reader_of_an_embedded_bot_sees_an_error_and_can_go_back() -> None:
    without = Person(query="?embed=bot&bot=1AAAA").reply
    assert [message["type"] for message in without["post"]] == ["error"]
    assert 'role="alert"' in without["html"]
    reader = Person(query=f"?embed=bot&bot={pack('Ada', 'choose = 1')}")
    reset = {"do": "workshop-version", "number": 1}
    assert reset not in actions_in(reader.reply["html"])
    assert reader.model.workshop
    fill = reader.model.workshop.fills
    reader.do("workshop-edit", bot=reader.model.workshop.bot, fill=fill, source="choose = (")
    reader.do("workshop-checked", fill=fill, line=1, text="'(' was never closed")
    assert "'(' was never closed</code> · line 1" in unescape(str(reader.reply["html"]))
    assert reset in actions_in(reader.reply["html"])
    reader.do("workshop-version", number=1)
    assert bots_of(reader.model.bots)[0].source == "choose = 1"
    assert "never closed" not in reader.reply["html"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_bots_play_each_game(game: str, example: str) -> None:
    rules = GAMES[game]
    options, rng = rules.variants()[0], Rng(7)
    state = rules.initial_state(options, rules.deal_setup(options, 2, rng), 2)
    choose = load_choose(Opponent(example, EXAMPLES[example]))
    for _ in range(6):
        seat = rules.to_move(state)
        if seat == TERMINAL:
            break
        event = choose(rules, rules.observe(state, seat), seat, rng) if seat >= 0 else rules.sample_chance(state, rng)
        state = rules.apply(state, event)


def test_the_reference_documents_each_name() -> None:
    for variable, parts in USED.items():
        assert [entry.name for entry in groups()[variable]] == [name for *_, names in parts for name in names]
        assert all(entry.text for entry in groups()[variable])


def test_the_reference_knows_the_attributes_of_views_and_moves(author: Author) -> None:
    assert {*states()} >= {*COMPLETE}
    for name, found in states().items():
        match = new_game(name, seed=7)
        view = match.view(match.to_move).state
        move = next(iter(GAMES[name].moves(view)))
        held = {"view": view, "view.seats[seat]": view.seats[0]}
        assert {variable: tuple(entry.name for entry in found[variable]) for variable in held} == {
            variable: value._fields for variable, value in held.items()
        }
        heads = {entry.name: entry.signature for entry in found["move"]}
        assert heads[type(move).__name__] == f"({', '.join(move._fields)})"
        assert {entry.name for entry in names()["view"]} >= {*view._fields}
    author.do("go", place=f"{author.reply['place']}/reference")
    assert "<b>move.slot</b>: int" in author.reply["html"]


@pytest.mark.parametrize(
    ("source", "line", "severity"),
    [
        ("def choose(:\n", 1, "error"),
        ("def choose(a):\n    return (\n", 2, "error"),
        ("x = 1\n", 1, "warning"),
        ("choose = '\\d'\n", 1, "warning"),
        ("from somewhere import *\n", 0, ""),
        ("def choose(game, view, seat, rng):\n    raise SystemExit\n", 0, ""),
        ("(" * 300, 1, "error"),
        ("choose = return\n", 1, "error"),
    ],
)
def test_faults_of_a_source_are_found_without_running_it(source: str, line: int, severity: str) -> None:
    found = faults(source)
    assert [(fault.line, fault.severity) for fault in found] == ([(line, severity)] if line else [])
    assert all(fault.column < fault.until or fault.severity == "error" for fault in found)


ODD: list[object] = [[1, 2, 3], "x", [2, "a"], [-1, "a", 0]]
WITHOUT_VERSIONS: list[object] = [[], {"id": 7}, {"id": "../x"}, {"weights": 1}, {"versions": ODD}]


@pytest.mark.parametrize(
    ("extra", "numbers"),
    [
        *((extra, []) for extra in WITHOUT_VERSIONS),
        ({"versions": [[1, "a", 0], [999_999, "b", 0], *ODD, [3, "c", 0], [4, "d", 0]]}, [1, 3, 4]),
        ({"versions": [[1, "a", 0], [2, "b", 0], [1, "c", 0]]}, [1, 2]),
    ],
)
def test_damaged_extras_of_a_saved_bot_are_left_out_and_a_copy_is_kept(extra: object, numbers: list[int]) -> None:
    bot = WorkshopBot("0" * 16, "a", "x")
    text = json.dumps({**json.loads(workshop_bots.write(bot)), "workshop": extra})
    author = Author(storage={f"{user_bots.PREFIX}a": text})
    (read,) = author.bots
    assert (read.source, [version.number for version in read.versions], read.weights) == ("x", numbers, None)
    author.do("go", place=f"#workshop/{read.id}")
    assert len(author.storage) == 1, "reading writes nothing"
    for source in ("y", "z"):
        author.write(source)
    assert author.storage["hofgarten/damaged/bot/a"] == text
    assert (author.bots[0].source, author.bots[0].versions) == ("z", read.versions)


def test_what_is_typed_while_the_editor_closes_is_saved(author: Author) -> None:
    (bot,) = author.bots
    fill = author.state.fills
    author.do("go", place="#")
    author.do("workshop-edit", bot=bot.id, fill=fill, source="typed at the last moment")
    assert author.bots[0].source == "typed at the last moment"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_played_against_from_its_link_and_from_the_workshop(game: str) -> None:
    friend = Author(place=f"#workshop/shared/{pack('Ada', EXAMPLES['one_line'])}")
    friend.do("bot-play", game=game)
    assert (friend.match.record.game, [friend.match.bot(seat) for seat in (0, 1)]) == (game, [None, "own:Ada"])
    assert f"match/{friend.match.id}" in friend.reply["place"]
    again = Author(place=f"#workshop/shared/{pack('Ada', EXAMPLES['one_line'])}", storage=friend.storage)
    again.do("bot-play", game=game)
    assert [bot.name for bot in again.bots] == ["Ada"], "the same bot is not added twice"
    again.do("go", place=f"#workshop/{again.bots[0].id}/series")
    assert {"do": "bot-play", "game": again.state.runs.setup.game} in actions_in(again.reply["html"])
    again.do("bot-play", game=game)
    assert again.match.id != friend.match.id
