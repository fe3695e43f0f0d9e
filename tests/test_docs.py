"""The examples in the documentation run as printed, and its links and commands lead somewhere."""

import json
import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from shlex import split
from subprocess import run
from textwrap import dedent

import pytest

from hofgarten import cli
from hofgarten.bots import Bot
from hofgarten.cli import main
from hofgarten.game import CHANCE
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import more_games
from tests.web.texts.test_texts import all_texts
from tools import __main__ as tools
from web.app.texts import Words
from web.app.view.layout import REASONS
from web.build.index_html import oldest_browsers

ROOT = Path(__file__).parents[1]


DOCUMENTS = [*sorted((ROOT / "docs").glob("*.md")), *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING"))]
ELSEWHERE = {"bots.md"}
"""Documents whose examples are tested in another way: by a bot's moves."""


def blocks(path: Path, language: str) -> list[str]:
    """Return the examples of a language in a document."""
    return [dedent(text) for text in re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)]


EXAMPLES = [example for name in sorted(ELSEWHERE) for example in blocks(ROOT / "docs" / name, "python")]


def bot(text: str) -> Bot:
    """Return the bot of an example."""
    names: dict[str, Bot] = {}
    exec(compile(text, "bots.md", "exec"), names)
    return names["choose"]


@pytest.mark.parametrize("name", ["bots.md", "bot-reference.md"])
def test_the_code_of_bots_fits_the_column_of_the_documents(name: str) -> None:
    wide = [line for text in blocks(ROOT / "docs" / name, "python") for line in text.splitlines() if len(line) > 60]
    assert not wide


def test_documents_name_the_oldest_browsers_and_each_reason_why_the_page_cannot_run() -> None:
    browsers = oldest_browsers()
    named = "Safari {safari}, Chrome {chrome} and Firefox {firefox}".format(**browsers)
    assert all(named in (ROOT / name).read_text("utf-8") for name in ("README.md", "CONTRIBUTING.md"))
    help_texts = (ROOT / "docs" / "troubleshooting.md").read_text("utf-8")
    assert not [reason for reason in REASONS if Words("en").of("unable", reason, **browsers) not in help_texts]


def test_each_message_in_a_heading_of_troubleshooting_begins_a_text_of_the_page() -> None:
    help_texts = (ROOT / "docs" / "troubleshooting.md").read_text("utf-8")
    headings = re.findall(r"^### “(.*\.)”$", help_texts, re.MULTILINE)
    texts = [
        re.sub(r"\{(\w+)\}", lambda found: oldest_browsers().get(found[1], ""), text)
        for text in all_texts("en").values()
    ]
    assert len(headings) > 5
    assert not [heading for heading in headings if not any(text.startswith(heading) for text in texts)]


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=[pytest.mark.thorough] if path.name in {"notebooks.md", "rl.md"} else [], id=path.name)
        for path in DOCUMENTS
        if blocks(path, "python")
    ],
)
def test_every_example_in_python_runs(path: Path) -> None:
    with more_games(FLOWER_BED):
        for example in blocks(path, "python"):
            if "import pyspiel" in example and sys.version_info >= (3, 15):
                continue  # open_spiel has no wheel for it: docs/rl.md
            code = compile(example, path.name, "exec")
            if path.name not in ELSEWHERE:
                exec(code, {})


def test_the_recipes_of_moves_print_what_their_comments_say(capsys: pytest.CaptureFixture[str]) -> None:
    *_, recipes = blocks(ROOT / "docs" / "bot-reference.md", "python")
    exec(compile(recipes, "bot-reference.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == re.findall(r"^print\(.*\)  # (.*)$", recipes, re.MULTILINE)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_example_of_data_can_be_read_and_every_link_leads_to_a_file(path: Path) -> None:
    for example in blocks(path, "json"):
        json.loads(example if example.startswith("{") else f"{{{example}}}")
    for example in blocks(path, "toml"):
        tomllib.loads(example)
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_has_known_options(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands are read, not carried out: some take hours."""
    read = list[str]()
    for name, command in {**cli._COMMANDS, **tools.COMMANDS}.items():

        def note(_found: object, others: Sequence[str], name: str = name) -> None:
            assert {one for one in others if one.startswith("-")} <= {"--level", "--boards", "--majority-ties"}
            read.append(name)

        monkeypatch.setattr(command, "run", note)
    lines = re.findall(r"^    (hofgarten .*|python -m tools .*)", path.read_text("utf-8"), re.MULTILINE)
    for line in lines:
        words = split(re.sub(r"   .*", "", line).partition(" > ")[0])
        assert (main(words[1:]) if words[0] == "hofgarten" else tools.main(words[3:])) == 0, line
    assert [line.removeprefix("python -m ").split()[1] for line in lines] == read


def test_every_embed_in_the_documents_has_known_attributes() -> None:
    page = (ROOT / "docs" / "embed.md").read_text("utf-8")
    known = {
        name for row in re.findall(r"^\| (`[^|]*) \|", page, re.MULTILINE) for name in re.findall(r"`([a-z]+)`", row)
    }
    for path in DOCUMENTS:
        for element in re.findall(r"<hofgarten-demo([^>]*)>", "".join(blocks(path, "html"))):
            assert set(re.findall(r"([\w-]+)=", element)) <= known


def squeezed(code: str) -> str:
    """Return the code without indentation and empty lines: methods stand alone in the document."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_document_about_games_shows_the_page_of_the_example() -> None:
    page = ROOT / "tests" / "kit" / "flower_bed" / "page"
    source = "".join((page / name).read_text("utf-8") for name in ("table/move_input.py", "view/match_view.py"))
    excerpts = re.findall(r"```py\n(.*?)```", (ROOT / "docs" / "games.md").read_text("utf-8"), re.DOTALL)
    assert len(excerpts) == 2
    assert not [excerpt for excerpt in excerpts if squeezed(excerpt) not in squeezed(source)]


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_gives_the_same_legal_move_for_the_same_seed(number: int) -> None:
    choose = bot(EXAMPLES[number])
    for name, game in GAMES.items():
        options = game.options_from_flags({})
        state = game.initial_state(options, game.deal_setup(options, 2, Rng.of(name)), 2)
        for _ in range(2):
            while game.to_move(state) == CHANCE:
                state = game.apply(state, game.sample_chance(state, Rng.of(name)))
            seat = game.to_move(state)
            view = game.observe(state, seat)
            move = choose(game, view, seat, Rng(3))
            assert move == choose(game, view, seat, Rng(3))
            assert move in set(game.moves(state))
            state = game.apply(state, move)


@pytest.mark.thorough
def test_the_example_from_a_file_is_far_better_than_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLES) == 7
    file = tmp_path / "mine.py"
    file.write_text(EXAMPLES[0], encoding="utf-8")
    assert main(["arena", "--game", "zen-garden", "--bots", f"{file},random", "--matches", "2", "--jobs", "1"]) == 0
    shown = capsys.readouterr()
    assert "100" in shown.out
    assert "forfeit" not in shown.err


def test_every_target_of_make_in_the_readme_exists() -> None:
    targets = re.findall(r"(?:`|    )make (\w+)", (ROOT / "README.md").read_text("utf-8"))
    assert targets
    # With --question, make runs no command and returns 2 if it does not know a target.
    assert run(["make", "--question", *targets], cwd=ROOT, check=False, capture_output=True).returncode < 2


LEADS = {"Difficulty", "Python file", "The ladder"}
"""Words at the start of a paragraph or a row."""


WITH_LABELS = ("play", "room", "embed", "bots", "offline", "troubleshooting", "file-formats")


@pytest.mark.parametrize("name", WITH_LABELS)
def test_each_label_that_a_document_for_users_quotes_is_a_text_of_the_page(name: str) -> None:
    page = re.sub(r"```.*?```", "", (ROOT / "docs" / f"{name}.md").read_text("utf-8"), flags=re.DOTALL)
    quoted = re.findall(r"(?<![*\w])(\*\*?)([A-Z][^*\n]*(?:\n[^*\n|]*)?[^.*])\1(?![*\w])", page)
    labels = {" ".join(label.split()) for _, label in quoted} - LEADS
    assert labels
    assert labels <= set(all_texts("en").values())
