"""Interface texts: equal keys in each language, no unused keys, no unknown keys."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import get_args

import pytest

from hofgarten.bots import BOTS
from hofgarten.bots.luck import Account
from hofgarten.game import module_name
from hofgarten.games.hanging_gardens.edition import FAULTS
from hofgarten.registry import GAMES
from hofgarten.strict_json import Fault as JsonFault
from tests.engine.games.hanging_gardens.test_facts import CHARACTER, TABLE as HANGING_FACTS
from tests.engine.games.zen_garden.test_facts import IN_TURN, TABLE as ZEN_FACTS
from tests.kit.games import COMPLETE
from web.app.fluent import words_in
from web.app.model.asked import QUESTIONS
from web.app.model.embed.config import Fault
from web.app.model.embed.snippet_builder import KINDS as EMBED_KINDS
from web.app.model.library.achievements import standings
from web.app.model.library.daily_results import MEDALS
from web.app.model.library.garden_path import quarters
from web.app.model.match.room import Ending
from web.app.model.model import PATH
from web.app.model.new_match_form import APART, COLOURS, COMPANIES, FACES, OPPONENTS, SEAT_KINDS
from web.app.model.notices import NOTICES
from web.app.model.read_aloud import PARTS
from web.app.model.room.messages import SAYINGS, SeatStatus
from web.app.model.room.servers import FIELDS
from web.app.model.screens import PROGRESS_PARTS, SCREENS
from web.app.model.settings import SPEEDS, THEMES, UNTICKED
from web.app.model.transfer.device_texts import PARTS as DEVICE_PARTS
from web.app.model.transfer.parse import FAULTS as EXCHANGE_FAULTS
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.workshop import PANELS
from web.app.texts import LANGUAGES, Words, folders, folders_of, games, topics, words_of
from web.app.view.dialogs.keys import KEY_NAMES, KEYS, READ_KEYS, REPLAY_KEYS
from web.app.view.game_api.game_views import match_view_of
from web.app.view.layout import REASONS
from web.app.view.progress.query import ORDERS
from web.app.view.screens.about import PARTS as ABOUT
from web.app.view.workshop.editor import PHRASES, TOOLS
from web.build.new_game import EXAMPLE as FLOWER_BED
from web.build.paths import APP, WEB

SHARED: dict[str, set[str]] = {
    "unable": set(REASONS),
    "colour": set(COLOURS),
    "kind": set(SEAT_KINDS),
    "notice": set(NOTICES),
    "bot": set(BOTS),
    "theme": set(THEMES),
    "speed": set(SPEEDS),
    "against": set(OPPONENTS),
    "company": set(COMPANIES),
    "company_hint": set(COMPANIES),
    "apart": set(APART),
    "opponent_hint": set(OPPONENTS),
    "way": {name for name, facts in SCREENS.items() if facts.in_menu or facts.on_start},
    "way_hint": {PATH, *(name for name, facts in SCREENS.items() if facts.on_start)},
    "switch": set(UNTICKED) - {"notify"},
    "switch_hint": set(UNTICKED) - {"notify"},
    "medal": set(MEDALS),
    "refusal": {"hand_over", "order", "forbidden"},
}
"""Groups of keys shared by all games, with the names in each group."""


def aims(game: str) -> dict[str, set[str]]:
    """Return the texts of the achievements of a game, or of those that belong to no single game."""
    names = {one.name for one in standings((), 0) if one.game == game}
    return {"achievement": names, "achievement_hint": names}


SENTENCES = ("lost", "gained", "lucky", "unlucky")
"""Sentences of a review about a player, each also for the user."""

ESTIMATES = ("better", "group", "later", "later_alone")
"""Texts of explanations that are no facts, with their group from a variable."""

OF_TOPICS: dict[str, dict[str, set[str]]] = {
    "about": {"about": {*ABOUT, *(text for texts in ABOUT.values() for text in texts)}},
    "ask": {"ask.word": set(QUESTIONS)},
    "analysis": {"place": {"position", "game", "players", "first", "turn", "end", "garden"}},
    "embed": {
        "embedded.fault": {fault for fault in get_args(Fault) if fault},
        "embed.kind": {*EMBED_KINDS, "daily"},
        "embed.snippet": {"element", "frame", "address"},
        "embed.snippet_hint": {"element", "frame", "address"},
    },
    "faces": {"face": set(FACES)},
    "facts": {"fact": {IN_TURN, CHARACTER, *ESTIMATES, *(str(row[0]) for row in (*ZEN_FACTS, *HANGING_FACTS))}},
    "import_export": {"import.fault": set(EXCHANGE_FAULTS), "import.part": {*DEVICE_PARTS} - {"language"}},
    "room": {
        "room.place": {*get_args(SeatStatus), *("host", "bot", "busy")},
        "room.bot": set(OPPONENTS),
        "room.ending": {*get_args(Ending)} - {""},
        "room.server": {field.partition("-")[2] for field in FIELDS},
        "notify": {"hint", "denied", "unsupported"},
        "said": set(SAYINGS),
    },
    "replay": {"replay.to": {"first", "back", "next", "last"}, "read": set(PARTS)},
    "progress": {
        "progress_part": set(PROGRESS_PARTS),
        "gardens.order": set(ORDERS),
        **aims(""),
    },
    "end": {
        "end.next": {*OPPONENTS[:-1], "daily", "review"},
        "medal_rule": set(MEDALS),
        "path_quarter": {str(quarter.number) for quarter in quarters()},
        "skill": {*Account._fields, "luck_chart", "skill_chart", *SENTENCES, *(f"you_{name}" for name in SENTENCES)},
    },
    "workshop": {
        "series.end": {"stopped", "slow", "failing", "flooded", "install", "failed", "broken", "needs"},
        "series.head": {"bot", "won", "lead", "time", "forfeits"},
        "console.kind": {"print", "error"},
        "workshop": set(PANELS),
        **{key: set(EXAMPLES) for key in ("workshop.example", "workshop.about", "workshop.steps")},
        "workshop.argument": {"game", "view", "seat", "rng"},
        "workshop.fault": {
            *("link_broken", "link_newer", "link_long", "no_link", "no_link_weights"),
            *("file_neither", "file_large", "file_unreadable", "file_text"),
        },
        "code": {
            *(phrase.lower().replace(" ", "_") for phrase in PHRASES),
            *(tool for tool, _ in TOOLS),
            *("smaller", "larger"),
        },
    },
}
"""Groups of keys of topics, by folder."""

EACH = ("game", "tagline", "winner", "end_help")
"""Groups with one key for each game."""

OWN_FILES = {
    f"{group}.{key}"
    for group in ("own", "hg.edition")
    for key in (
        *("title", "hint", "choose", "remove_it", "damaged", "newer"),
        *("added", "replaced", "removed", "not_kept", "large", "unreadable", "text"),
    )
}
"""Keys that every kind of user file has."""

OWN_BOTS = {
    *(f"own.{key}" for key in ("none_chosen", "neither", "no_choose", "wheel")),
}
EDITIONS = {f"hg.edition.{key}" for key in (*FAULTS, "json", "whole", "taken")} | {
    f"hg.edition.json_{fault}" for fault in get_args(JsonFault) if fault not in {"syntax", "long"}
}
"""A syntax error has a position (``json``). A file that is too long is refused before it is read (``large``)."""


FOLDERS = ["", *folders()]
"""The folders with texts, and that of the shared ones."""

EXAMPLE = words_in(FLOWER_BED / "page" / "texts", "en", "main")
"""The texts of a game with the defaults of the interface, which name some of its texts."""

WITH_TEXTS = {module_name(game): game for game in GAMES}
"""Folder -> game."""


def all_texts(language: str, folders: Sequence[str] = FOLDERS) -> dict[str, str]:
    return {key: text for folder in folders for key, text in words_of(language, folder).items()}


def finished_texts(language: str) -> list[str]:
    """Return a language's texts without those of games that may lack some."""
    unfinished = {folder for name in GAMES if name not in COMPLETE for folder in folders_of(name)}
    return list(all_texts(language, [folder for folder in FOLDERS if folder not in unfinished]).values())


def texts_of_files(language: str) -> list[str]:
    """Return all texts of a language, with those of lessons and rule books."""
    files = APP.rglob(f"texts/{language}/*.ftl")
    return [text for file in files for text in words_in(file.parent.parent, language, file.stem).values()]


def every_text(language: str) -> Iterator[tuple[Words, str]]:
    for folder in FOLDERS:
        game = next((game for game in GAMES if folder in folders_of(game)), "")
        yield from ((Words(language, game), key) for key in words_of(language, folder))


def groups(folder: str) -> dict[str, set[str]]:
    """Return the key groups of a folder. The empty folder has the shared groups."""
    if not folder:
        return SHARED
    if folder in topics():
        return OF_TOPICS.get(folder, {})
    return groups_of_game(folder) if folder in WITH_TEXTS else {}


@cache
def groups_of_game(folder: str) -> dict[str, set[str]]:
    """Return the key groups of a game: those of every game, and its own.

    Its own are in ``tests/web/games/<folder>/text_groups.py``. Without that module they are the groups that any source
    names, with all names that it has texts for.
    """
    game = GAMES[WITH_TEXTS[folder]]
    every = {
        **{group: {game.name} for group in EACH},
        "item": {*game.score_items, *game.features.values()} - {"total"},
        **aims(game.name),
    }
    module = f"tests.web.games.{folder}.text_groups"
    if find_spec(f"tests.web.games.{folder}") and find_spec(module):
        return {**import_module(module).GROUPS, **every}
    texts = {*words_of("en", folder), *words_of("en", f"{folder}/start")}
    own = {
        group: {key.removeprefix(f"{group}.") for key in texts if key.startswith(f"{group}.")}
        for group in asked(calls()) | filled_in(calls())
    }
    return every | {group: names | every.get(group, set()) for group, names in own.items() if names}


def asked(found: Iterable[ast.Call]) -> set[str]:
    """Return the groups that calls of ``Words.of`` name."""
    return {
        text
        for call in found
        if isinstance(call.func, ast.Attribute) and call.func.attr == "of" and len(call.args) == 2
        for text in literals(call.args[0])
    }


def filled_in(found: Iterable[ast.Call]) -> set[str]:
    """Return the groups with which formatted keys in calls begin."""
    return {
        text.removesuffix(".")
        for call in found
        for argument in call.args
        if isinstance(argument, ast.JoinedStr)
        for text in literals(argument.values[0])
    }


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Return all nodes of the page's Python sources."""
    return tuple(node for path in sorted(WEB.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8"))))


def calls() -> Iterator[ast.Call]:
    """Yield every call in the page's Python sources."""
    return (node for node in nodes() if isinstance(node, ast.Call))


def literals(node: ast.expr) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def used_keys() -> set[str]:
    """Return every key named in the sources, without those of groups."""
    own = {key for game in GAMES for _, key in match_view_of(game).keys}
    listed = {key for _, key in (*KEYS, *REPLAY_KEYS, *READ_KEYS, *KEY_NAMES.items())}
    found: set[str] = listed | own | OWN_FILES | OWN_BOTS | EDITIONS
    strings = {text for call in calls() for argument in call.args for text in literals(argument)}
    assigned = {text for node in nodes() if isinstance(node, ast.Assign) for text in literals(node.value)}
    known = all_texts("en")
    counted = {key.rpartition(".")[0] for key in known if key.endswith((".one", ".other"))}
    for text in strings | assigned:
        if text in known:
            found.add(text)
        if text in counted:
            found |= {f"{text}.one", f"{text}.other"}
    return found


def group_keys() -> set[str]:
    return {f"{group}.{name}" for folder in FOLDERS for group, names in groups(folder).items() for name in names}


def test_no_key_is_unused_or_missing() -> None:
    assert used_keys() | group_keys() == set(all_texts("en"))


def test_every_group_is_known_and_used() -> None:
    known = {group for folder in FOLDERS for group in groups(folder)}
    named = asked(calls())
    assert named - known - {key.partition(".")[0] for key in EXAMPLE} == set()
    assert known - named - filled_in(calls()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_folder_has_its_own_texts(language: str) -> None:
    assert {module_name(game) for game in GAMES} == set(games())
    for game in GAMES:
        keys = [key for folder in ("", *topics(), *folders_of(game)) for key in words_of(language, folder)]
        assert len(keys) == len(set(keys)), "a key is in two places"
    of_topics = [
        {key.partition(".")[0] for key in words_of(language, topic)} - {"way", "way_hint"} for topic in topics()
    ]
    assert sum(map(len, of_topics)) == len(set().union(*of_topics)), "a group is in two topics"


def test_every_literal_key_is_known() -> None:
    known = all_texts("en").keys() | EXAMPLE.keys()
    for call in calls():
        if isinstance(call.func, ast.Name) and call.func.id == "words" and call.args:
            argument = call.args[0]
            if isinstance(argument, ast.Constant):
                assert argument.value in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_a_true_minus_and_the_right_form(language: str) -> None:
    words = Words(language, "zen-garden")
    assert words.number(-3) == "\N{MINUS SIGN}3"
    assert (words.points(3), words.points(0), words.points(-1)) == ("+3", "0", "\N{MINUS SIGN}1")
    assert words.count("coins", 1) == words("coins.one", number=1)
    assert words.count("coins", 2) == words("coins.other", number=2)


FOREIGN = {
    "en": r"[Dd]eal of the day|[Ww]ishes|points tile|\bon try\b|[Pp]lay all pairs",
    "de": r"Auswertung|Auslage|Wünsche|\bin Frage\b|Rätselsturm|(?<!\{what\} )von \{\w+\} bis \{",
    "nl": r"Voorkeurb|[Gg]elijkspel|\baan zet\b|[Ww]ensen|[Pp]uzzelstorm|van \{\w+\} tot \{",
    "fr": r"[Cc]aractéristique|[Cc]ode QR|[Ss]ouhaits|vaut le coup|de \{\w+\} jusqu’à \{"
    r"|(?<!\u00a0):|(?<!\u202f)[;!?»]|«(?!\u202f)",
}
"""Patterns that no text of a language contains.

They are words that its players or the box do not use, a range for a change, and in French punctuation without a
no-break space.
"""
UNITS = r"[\d}] (?:kB|ko|MB|Mo|Pixel|pixels?|ms|%)(?!\w)"
"""A number that a plain space parts from its unit."""


@pytest.mark.parametrize("language", FOREIGN)
def test_words_and_spaces_of_a_language(language: str) -> None:
    for text in texts_of_files(language):
        assert not re.search(f"{FOREIGN[language]}|{UNITS}", text), text
    for key, text in all_texts(language).items():
        assert ".help." not in key or text.endswith((".", "}")), key


@pytest.mark.parametrize(("hundredths", "amount"), [(0, "0,0 point"), (199, "2,0 points"), (149, "1,5 point")])
def test_french_numbers_below_two_are_singular(hundredths: int, amount: str) -> None:
    assert Words("fr").amount(hundredths) == amount


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("de", ","), ("nl", ","), ("fr", ",")])
def test_hundredths_are_rounded_and_formatted_for_the_language(language: str, point: str) -> None:
    words, minus = Words(language), "\N{MINUS SIGN}"
    hundredths = (0, 4, 5, -4, -5, 132, -1349, 5250)
    decimals = ["0.0", "0.0", "0.1", "0.0", f"{minus}0.1", "1.3", f"{minus}13.5", "52.5"]
    assert [words.decimal(number) for number in hundredths] == [text.replace(".", point) for text in decimals]
    assert [words.change(number) for number in (132, 4, -132)] == [
        text.replace(".", point) for text in ("+1.3", "0.0", f"{minus}1.3")
    ]
    assert [words.whole(number) for number in (5249, 5250, -49, -50)] == ["52", "53", "0", f"{minus}1"]
