"""Runs of the workshop: the page's Python and the jobs together, with bots as their own workers run them."""

import ast
import json
from base64 import b64decode
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.tournament import Contest, bot_results, compare, play_task, tasks
from hofgarten.registry import GAMES
from tests.kit.series import in_worker, run
from tests.web.harness import Person
from web.app.model.workshop.bots import bots_of, with_bot
from web.app.model.workshop.runs import MAX_LINES, MAX_TEXT, Line, Runs, margin, source_of, with_lines
from web.app.texts import Words
from web.app.workers.series_jobs import start

FORM = {"series-game": "zen-garden", "series-opponent": "random", "series-games": "20", "level": "1", "ties": "full"}
HEAD = "def choose(game, view, seat, rng):\n"
QUICK = HEAD + "    return game.random_move(view, rng)\n"


class Author(Person):
    """A user who writes a bot, and the workers that run it."""

    def __init__(self, folder: Path, source: str = QUICK) -> None:
        """Open a new bot in the editor, with this source."""
        super().__init__()
        self._folder = folder
        self.do("go", place="#workshop")
        self.do("workshop-new", example="one_line")
        self.edit(source)

    @property
    def runs(self) -> Runs:
        """The state of the runs."""
        assert self.model.workshop is not None
        return self.model.workshop.runs

    @property
    def html(self) -> str:
        """The page."""
        return unescape(str(self.reply["html"]))

    def edit(self, source: str) -> None:
        """Change the source."""
        assert self.model.workshop is not None
        self.do("workshop-edit", fill=self.model.workshop.fills, source=source)

    def play(self, command: dict[str, Any], most: int = 1000) -> None:
        """Play the first jobs of a run, and end it after the last one."""
        number = command["number"]
        bots = []
        for at, bot in enumerate(command["bots"]):
            folder = self._folder / f"{number}-{at}"
            folder.mkdir(exist_ok=True)
            bots.append(in_worker(folder, b64decode(bot["content"]).decode()))
        for job, text in enumerate(command["jobs"][:most]):
            *news, last = run(json.loads(text), bots)
            sent = [{"job": job, "last": False, "text": json.dumps(one)} for one in news]
            self.do("series-news", number=number, news=[*sent, {"job": job, "last": True, "text": json.dumps(last)}])
        if most >= len(command["jobs"]):
            self.end(number, "done")

    def end(self, number: int, reason: str, bot: int = -1, report: str = "", line: int = 0, printed: str = "") -> None:
        """Send the end of a run."""
        self.do(
            "series-end", number=number, reason=reason, bot=bot, detail="", report=report, line=line, printed=printed
        )


def test_a_series_has_the_figures_of_the_arena(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/series")  # type: ignore[union-attr]
    command = author.do("series-run", fields=FORM)["command"]
    assert (command["kind"], len(command["jobs"])) == ("run", 20)
    author.play(command)
    options = {"boards": [1], "majority_ties": "full"}
    name = command["bots"][0]["file"]
    contest = Contest("zen-garden", options, (Opponent(name, QUICK), Opponent("random")), 2, "1", 10)
    outcomes = [play_task(task) for task in tasks(contest)]
    (result,) = compare(contest, outcomes)
    series = author.runs.series
    assert series is not None
    assert [played.outcome.totals for _, played in sorted(series.played.items())] == [one.totals for one in outcomes]
    html = author.html
    for share in (
        f"{round(100 * result.share)}%",
        f"{round(100 * (1 - result.share))}%",
    ):
        assert f"<td>{share}</td>" in html
    assert ([one.forfeits for one in bot_results(contest, outcomes)], author.runs.running) == ([(), ()], "")


def test_a_stopped_series_keeps_its_matches_and_ignores_late_news(tmp_path: Path) -> None:
    author = Author(tmp_path)
    command = author.do("series-run", fields=FORM)["command"]
    author.play(command, 3)
    assert author.do("series-stop")["command"] == {"kind": "stop-run"}
    before = author.model
    author.play(command, 4)
    assert author.model.workshop == before.workshop
    series = author.runs.series
    assert series is not None
    assert (len(series.played), series.end) == (3, "stopped")


def test_the_console_shows_what_a_bot_printed_before_it_failed_to_load(tmp_path: Path) -> None:
    author = Author(tmp_path)
    number = author.do("series-run", fields=FORM)["command"]["number"]
    author.end(number, "install", bot=0, report="Traceback\nOvertime: too long", line=2, printed="loading\n")
    assert [(line.kind, line.text, line.line) for line in author.runs.console] == [
        ("print", "loading\n", 0),
        ("error", "Traceback\nOvertime: too long", 2),
    ]


def test_a_match_of_a_series_opens_as_a_replay(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.play(author.do("series-run", fields=FORM)["command"], 1)
    assert author.do("series-open", at=0)["place"].startswith("#share/")
    assert "One line" in author.html
    assert author.model.words("workshop.opened") in author.html
    assert author.model.words.of("bot", "random") in author.html
    assert author.do("series-open", at=99)["html"]


def test_a_series_shows_the_garden_of_the_best_match_when_it_has_ended(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.play(author.do("series-run", fields=FORM)["command"], 3)
    assert author.model.workshop is not None
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/series")
    assert "its best match" not in author.html, "it still runs"
    author.do("series-stop")
    series = author.runs.series
    assert series is not None
    best = max(range(3), key=lambda at: margin(series, at))
    assert f"its best match, number {best + 1} (" in author.html
    assert author.html.count("art-bed") == 1


def test_an_error_marks_the_line_until_the_source_changes(tmp_path: Path) -> None:
    author = Author(tmp_path, HEAD + "    print('hello')\n    1 / 0\n")
    author.play(author.do("series-run", fields=FORM)["command"], 1)
    assert author.model.workshop is not None
    assert [(mark.line, mark.text) for mark in author.model.workshop.marks] == [
        (3, "ZeroDivisionError: division by zero")
    ]
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/console")
    assert "hello" in author.html
    assert "ZeroDivisionError: division by zero" in author.html
    old = author.model.words("console.old")
    assert old not in author.html
    author.edit(QUICK)
    assert author.model.workshop.marks == ()
    assert old in author.html, "the report is of an earlier text"


def test_a_syntax_error_keeps_a_series_from_starting(tmp_path: Path) -> None:
    author = Author(tmp_path)
    state = author.model.workshop
    assert state is not None
    author.do("go", place=f"#workshop/{state.bot}/series")
    author.do("workshop-checked", fill=state.fills, line=2, text="'(' was never closed")
    assert "'(' was never closed</code> · line 2" in author.html
    assert "command" not in author.do("series-run", fields=FORM)
    assert len(bots_of(author.model.bots)[0].versions) == 1, "no version is saved"
    author.edit(f"{QUICK}\n")
    assert "never closed" not in author.html
    assert "command" in author.do("series-run", fields=FORM)


def test_training_a_bot_without_weights_offers_their_code(tmp_path: Path) -> None:
    author = Author(tmp_path)
    assert author.model.workshop is not None
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/training")
    assert "training-insert" in author.html
    author.do("training-insert")
    assert "training-insert" not in author.html
    assert bots_of(author.model.bots)[0].source.startswith(QUICK)
    author.play(author.do("series-run", fields=FORM)["command"], 1)
    assert author.runs.series is not None
    assert not any(author.runs.series.played[0].outcome.forfeits)


@pytest.mark.parametrize(
    ("body", "error", "advice"),
    [
        ("    rng.chose([])\n", "AttributeError: 'Rng' object has no attribute 'chose'", ""),
        ("    import numpy_of_another_name\n", "No module named", "console.no_package"),
        ("    game.random_move(view, rng)\n", "not a move: None", "console.no_return"),
    ],
)
def test_a_bot_that_keeps_failing_ends_the_series_with_its_error(
    tmp_path: Path, body: str, error: str, advice: str
) -> None:
    author, words = Author(tmp_path, HEAD + body), Words("en")
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/series")  # type: ignore[union-attr]
    command = author.do("series-run", fields=FORM)["command"]
    bot, job = in_worker(tmp_path, HEAD + body), start(json.loads(command["jobs"][0]))
    step = next(job)
    while "stop" not in step:
        if "news" in step:
            news = [{"job": 0, "last": False, "text": json.dumps(step["news"])}]
            author.do("series-news", number=command["number"], news=news)
        step = job.send(bot(json.dumps(step["question"])) if "question" in step else "")
    author.end(command["number"], step["stop"], step["bot"], step["report"], step["line"])
    box = author.html.partition('role="alert"')[2].partition("<table")[0]
    assert words("series.end.failing") in author.html
    assert error in box
    assert f"· line {step['line']}" in box
    assert f"#workshop/{author.model.workshop.bot}/console" in box  # type: ignore[union-attr]
    assert ("<code>return</code>" in box) == (advice == "console.no_return")
    assert (words("console.no_package") in box) == (advice == "console.no_package")
    assert [line.times for line in author.runs.console] == [3]


@pytest.mark.parametrize("reason", ["slow", "flooded", "install", "failed", "broken", "needs"])
def test_a_fault_ends_the_series_with_a_sentence(tmp_path: Path, reason: str) -> None:
    author = Author(tmp_path)
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/series")  # type: ignore[union-attr]
    author.end(author.do("series-run", fields=FORM)["command"]["number"], reason, 0, "Traceback", 2)
    assert author.model.words.of("series.end", reason) in author.html
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/console")  # type: ignore[union-attr]
    assert author.model.words.of("series.end", reason) in author.html
    assert author.model.words("console.empty") not in author.html
    assert author.runs.running == ""
    assert bots_of(author.model.bots)[0].source == QUICK, "nothing is lost"


def test_costly_moves_come_from_the_worst_matches(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/series")  # type: ignore[union-attr]
    author.play(author.do("series-run", fields=FORM)["command"], 2)
    author.end(author.runs.number, "done")
    author.play(author.do("series-search")["command"])
    series = author.runs.series
    assert series is not None
    assert len(series.searched) == 2
    losses = [move.loss for move in series.costly]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] >= 100
    assert author.model.words("series.costly") in author.html
    worst, words = series.costly[0], author.model.words
    author.do("dialog", name="costly", subject=f"{worst.match}/{worst.at}")
    dialog = author.html.partition("<dialog")[2]
    assert words("review.played") in dialog
    assert words("review.better") in dialog
    assert words("review.expected", points=words.decimal(worst.best.total)) in dialog
    assert dialog.count("loss-move") == 2
    assert words("series.watch_match") in dialog


def test_the_ladder_goes_on_without_a_bot_that_failed(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.do("go", place="#workshop")
    author.do("workshop-new", example="ten_lines")
    command = author.do("ladder-run", fields={})["command"]
    assert len(command["bots"]) == 2
    author.do("go", place=f"#workshop/{author.model.workshop.bot}/ladder")  # type: ignore[union-attr]
    author.end(command["number"], "slow", 0)
    following = author.reply["command"]
    assert [bot["id"] for bot in following["bots"]] == [command["bots"][1]["id"]]
    assert len(author.runs.ladder.failed) == 1
    author.end(following["number"], "slow", 0)
    assert author.runs.running == ""


def learned(source: str) -> Any:
    """Return the weights in the last line of a source."""
    *_, last = ast.parse(source).body
    assert isinstance(last, ast.Assign)
    return ast.literal_eval(last.value)


def test_weights_are_a_literal_whatever_their_json() -> None:
    weights = {"a'\n": [1, -2.5, None, True, "')\nimport os"], "__import__('os')": {}}
    assert learned(source_of("x = 1\n", weights)) == {
        "a'\n": (1, -2.5, None, True, "')\nimport os"),
        "__import__('os')": {},
    }
    assert source_of("x = 1\n", None) == "x = 1\n"


def test_the_console_is_bounded_and_says_so() -> None:
    console = with_lines((), [Line("print", "again", 0, 3), Line("print", "again", 0, 4)])
    assert console == (Line("print", "again", 0, 7),)
    many = with_lines((), [Line("print", f"{n}") for n in range(10_000)])
    assert (len(many), many[-1].kind) == (MAX_LINES + 1, "cut")
    large = with_lines((), [Line("print", f"{n}" * 2000) for n in range(100)])
    assert sum(len(line.text) for line in large) <= MAX_TEXT


@pytest.mark.parametrize(
    "results", [[], {"zen-garden": 3}, {"zen-garden": {"1": {"greedy": [0, "x"]}}}, {"zen-garden": {"1": []}}]
)
def test_damaged_results_are_left_out(tmp_path: Path, results: Any) -> None:
    author = Author(tmp_path)
    bot = bots_of(author.model.bots)[0]._replace(results=results)
    name, text = next((key, text) for key, text in author.storage.items() if "bot/" in key)
    kept = json.loads(text)
    kept["workshop"]["results"] = bot.results
    again = Person(storage={name: json.dumps(kept)}, place=f"#workshop/{bot.id}/ladder")
    assert again.model.words("ladder.title") in again.reply["html"]


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_is_shown_for_every_game(tmp_path: Path, game: str) -> None:
    author = Author(tmp_path)
    author.do("series-form", fields={"series-game": game, "series-players": "3"})
    author.do("ladder-form", fields={"ladder-game": game})
    for panel, key in (("series", "series.title"), ("console", "console.title"), ("ladder", "ladder.title")):
        author.do("go", place=f"#workshop/{author.model.workshop.bot}/{panel}")  # type: ignore[union-attr]
        assert author.model.words(key) in author.html
    assert with_bot(author.model.bots, bots_of(author.model.bots)[0]) == author.model.bots
