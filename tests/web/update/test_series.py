"""Runs of the workshop: the page's Python and the jobs together, with bots as their own workers run them."""

import ast
import json
import re
from base64 import b64decode
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.tournament import Contest, bot_results, compare, play_task, tasks
from hofgarten.bots import BOTS
from hofgarten.bots.answer import no_move
from hofgarten.registry import GAMES
from tests.kit.series import in_worker, run
from tests.web.harness import Person
from web.app.model.workshop.bots import bots_of, with_bot
from web.app.model.workshop.ladder import MAX_MATCHES, unplayed
from web.app.model.workshop.runs import MAX_LINES, MAX_TEXT, ConsoleLine, Runs, Series, margin, with_lines
from web.app.model.workshop.weights import source_of
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
    def series(self) -> Series:
        """The series that was run last."""
        assert self.runs.series is not None
        return self.runs.series

    def open(self, panel: str) -> None:
        """Open a panel beside the editor."""
        assert self.model.workshop is not None
        self.do("go", place=f"#workshop/{self.model.workshop.bot}/{panel}")

    def run(self) -> dict[str, Any]:
        """Start a series, and return the command to the workers."""
        command: dict[str, Any] = self.do("series-run", fields=FORM)["command"]
        return command

    @property
    def html(self) -> str:
        """The page."""
        return unescape(str(self.reply["html"]))

    def edit(self, source: str) -> None:
        """Change the source."""
        assert self.model.workshop
        self.do("workshop-edit", bot=self.model.workshop.bot, fill=self.fills, source=source)

    @property
    def fills(self) -> int:
        """The number of times that the editor was filled."""
        assert self.model.workshop is not None
        return self.model.workshop.fills

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
    author.open("series")
    command = author.run()
    assert (command["kind"], len(command["jobs"])) == ("run", 20)
    author.play(command)
    options = {"boards": [1], "majority_ties": "full"}
    name = command["bots"][0]["file"]
    contest = Contest("zen-garden", options, (Opponent(name, QUICK), Opponent("random")), 2, "1", 10)
    outcomes = [play_task(task) for task in tasks(contest)]
    (result,) = compare(contest, outcomes)
    series = author.series
    assert [played.outcome.totals for _, played in sorted(series.played.items())] == [one.totals for one in outcomes]
    for share in (result.share, 1 - result.share):
        assert f">{round(100 * share)}%</td>" in author.html
    assert ([one.forfeits for one in bot_results(contest, outcomes)], author.runs.running) == ([(), ()], "")


def test_a_stopped_series_keeps_its_matches_and_ignores_late_news(tmp_path: Path) -> None:
    author = Author(tmp_path)
    command = author.run()
    author.play(command, 3)
    assert author.do("series-stop")["command"] == {"kind": "stop-run"}
    before = author.model
    author.play(command, 4)
    assert author.model.workshop == before.workshop
    assert (len(author.series.played), author.series.end) == (3, "stopped")


def test_the_console_shows_what_a_bot_printed_before_it_failed_to_load(tmp_path: Path) -> None:
    author = Author(tmp_path)
    number = author.run()["number"]
    author.end(number, "install", bot=0, report="Traceback\nOvertime: too long", line=2, printed="loading\n")
    assert [(line.kind, line.text, line.line) for line in author.runs.console] == [
        ("print", "loading\n", 0),
        ("error", "Traceback\nOvertime: too long", 2),
    ]


def test_an_ended_series_shows_the_garden_of_its_best_match_and_each_opens_as_a_replay(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.play(author.run(), 3)
    author.open("series")
    assert "its best match" not in author.html, "it still runs"
    author.do("series-stop")
    series = author.series
    best = max(range(3), key=lambda at: margin(series, at))
    assert f"its best match, number {best + 1} (" in author.html
    assert author.html.count("art-bed") == 1
    assert author.do("series-open", at=0)["place"].startswith("#share/")
    words = author.model.words
    for text in ("One line", words("workshop.opened"), words.of("bot", "random")):
        assert text in author.html
    assert author.do("series-open", at=99)["html"]


def test_an_error_marks_the_line_until_the_source_changes(tmp_path: Path) -> None:
    author = Author(tmp_path, HEAD + "    print('hello')\n    1 / 0\n")
    author.play(author.run(), 1)
    assert author.model.workshop is not None
    assert [(mark.line, mark.text) for mark in author.model.workshop.marks] == [
        (3, "ZeroDivisionError: division by zero")
    ]
    author.open("console")
    assert "hello" in author.html
    assert "ZeroDivisionError: division by zero" in author.html
    old = author.model.words("console.old")
    assert old not in author.html
    author.edit(QUICK)
    assert (author.model.workshop.marks, old in author.html) == ((), True), "the report is of an earlier text"


def test_a_syntax_error_keeps_a_series_from_starting(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.open("series")
    author.do("workshop-checked", fill=author.fills, line=2, text="'(' was never closed")
    assert "'(' was never closed</code> · line 2" in author.html
    assert "command" not in author.do("series-run", fields=FORM)
    assert len(bots_of(author.model.bots)[0].versions) == 1, "no version is saved"
    author.edit(f"{QUICK}\n")
    assert "never closed" not in author.html
    assert "command" in author.do("series-run", fields=FORM)


def test_training_a_bot_without_weights_offers_their_code(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.open("training")
    assert "training-insert" in author.html
    author.do("training-insert")
    assert "training-insert" not in author.html
    assert bots_of(author.model.bots)[0].source.startswith(QUICK)
    author.play(author.run(), 1)
    assert not any(author.series.played[0].outcome.forfeits)


@pytest.mark.parametrize(
    ("body", "error", "advice"),
    [
        ("    rng.chose([])\n", "AttributeError: 'Rng' object has no attribute 'chose'", ""),
        ("    import numpy_of_another_name\n", "No module named", "console.no_package"),
        ("    game.random_move(view, rng)\n", str(no_move(None)), "console.no_return"),
        ("    return game.moves(view)[0]\n", "'generator' object is not subscriptable", "console.generator"),
        ("    rng.choose(game.moves(view))\n", "object of type 'generator' has no len()", "console.generator"),
        ("    raise EOFError('EOF when reading a line')\n", "EOFError", "console.no_input"),
    ],
)
def test_a_bot_that_keeps_failing_ends_the_series_with_its_error(
    tmp_path: Path, body: str, error: str, advice: str
) -> None:
    author, words = Author(tmp_path, HEAD + body), Words("en")
    author.open("series")
    command = author.run()
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
    for text in (error, f"· line {step['line']}", f"#workshop/{author.model.workshop.bot}/console"):  # type: ignore[union-attr]
        assert text in box
    signs = {
        "console.no_return": "<code>return</code>",
        "console.no_package": words("console.no_package"),
        "console.generator": "<code>list(game.moves(view))</code>",
        "console.no_input": "<code>input</code>",
    }
    assert [key for key, sign in signs.items() if sign in box] == [advice] * bool(advice)
    assert [line.times for line in author.runs.console] == [3]


@pytest.mark.parametrize("last", [False, True])
def test_news_of_another_form_change_nothing_and_our_own_faults_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, last: bool
) -> None:
    author = Author(tmp_path)
    command, before = author.run(), author.runs
    *_, played = run(json.loads(command["jobs"][0]), [in_worker(tmp_path, QUICK)])
    note, record = ["print", "x", 0, 1], json.loads(played["record"])
    odd: list[Any] = [None, [], 5, {}, {"notes": 5}, {"notes": [note[:1]]}, {"notes": [[*note[:3], "1"]]}]
    if last:
        odd += [{key: value for key, value in played.items() if key != left} for left in played]
        odd += [{**played, "spent": [["1"]]}, {**played, "record": "{"}]
        results: list[Any] = [None, 5, {}, {"winners": [0]}]
        odd += [{**played, "record": json.dumps({**record, "result": result})} for result in results]

    def send(text: str) -> None:
        news = [{"job": 0, "last": last, "text": text}]
        author.do("series-news", number=command["number"], news=news)

    for text in ("", "{", *map(json.dumps, odd)):
        send(text)
    assert author.runs == before

    def fail(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr("web.app.update.series.with_lines", fail)
    with pytest.raises(KeyError):
        send(json.dumps(played if last else {"notes": [note]}))


@pytest.mark.parametrize("reason", ["slow", "flooded", "install", "failed", "broken", "needs"])
def test_a_fault_ends_the_series_with_a_sentence(tmp_path: Path, reason: str) -> None:
    author = Author(tmp_path)
    author.open("series")
    author.end(author.run()["number"], reason, 0, "Traceback", 2)
    assert author.model.words.of("series.end", reason) in author.html
    author.open("console")
    assert author.model.words.of("series.end", reason) in author.html
    assert author.model.words("console.empty") not in author.html
    assert author.runs.running == ""
    assert bots_of(author.model.bots)[0].source == QUICK, "nothing is lost"


def test_costly_moves_come_from_the_worst_matches(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.open("series")
    author.play(author.run(), 2)
    author.end(author.runs.number, "done")
    author.play(author.do("series-search")["command"])
    series = author.series
    losses = [move.loss for move in series.costly]
    assert (len(series.searched), losses) == (2, sorted(losses, reverse=True))
    assert losses[0] >= 100
    worst, words = series.costly[0], author.model.words
    assert words("series.costly") in author.html
    author.do("dialog", name="costly-move", subject=f"{worst.match}/{worst.at}")
    dialog = author.html.partition("<dialog")[2]
    expected = words("review.expected", lead=words.change(worst.best.lead))
    for text in (words("review.played"), words("review.better"), expected, words("series.watch_match")):
        assert text in dialog
    assert dialog.count("loss-move") == 2


def test_the_ladder_goes_on_without_a_bot_that_failed(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.do("go", place="#workshop")
    author.do("workshop-new", example="ten_lines")
    command = author.do("ladder-run", fields={})["command"]
    assert len(command["bots"]) == 2
    author.open("ladder")
    assert author.model.workshop
    at = [bot["id"].partition("/")[0] for bot in command["bots"]].index(author.model.workshop.bot)
    author.end(command["number"], "slow", 1 - at)
    following = author.reply["command"]
    assert [bot["id"] for bot in following["bots"]] == [command["bots"][at]["id"]]
    assert len(following["jobs"]) == MAX_MATCHES * len(BOTS)
    assert "was left out" in author.html
    author.end(following["number"], "slow", 0)
    assert (author.runs.running, author.html.count("was left out")) == ("", 2)
    bots = bots_of(author.model.bots)
    own = [{deal[:2] for deal in unplayed(bot, bots, "zen-garden") if deal[1].source} for bot in bots]
    assert own[0] == own[1], "the same bot of both has the results"


def test_the_ladder_rates_a_bot_by_its_whole_deals_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    author = Author(tmp_path)
    command = author.do("ladder-run", fields={"ladder-game": "zen-garden"})["command"]
    assert len(command["jobs"]) == MAX_MATCHES * len(BOTS)
    seats = [[bot["name"] for bot in json.loads(job)["bots"]] for job in command["jobs"][:2]]
    assert seats[0] == seats[1][::-1]
    author.play(command, 5)  # two deals, and a half
    author.do("series-stop")
    author.open("ladder")
    table = author.html.partition("<tbody>")[2].partition("</tbody>")[0]
    (row,) = (row for row in table.split("<tr>") if "<b>" in row)
    rating, interval, matches = re.findall("<td>([^<]*)", row)
    low, high = interval.split("\N{EN DASH}")
    assert (int(low) < int(rating) < int(high), matches) == (True, "4")
    again = author.do("ladder-run", fields={"ladder-game": "zen-garden"})["command"]
    assert again["jobs"] == command["jobs"][4:]
    (bot,) = bots_of(author.model.bots)
    ((_, opponents),) = bot.results["zen-garden"].items()
    ((_, (played, halves)),) = opponents.items()
    assert (played, halves) == (4, sum(_halves(tmp_path, job, at % 2) for at, job in enumerate(command["jobs"][:4])))


def _halves(folder: Path, job: str, seat: int) -> int:
    """Return the half points of a seat in the match of a job: 2 for a win, 1 for a tie."""
    *_, last = run(json.loads(job), [in_worker(folder, QUICK)])
    winners = json.loads(last["record"])["result"]["winners"]
    return 2 // len(winners) if seat in winners else 0


def test_weights_are_a_literal_whatever_their_json() -> None:
    values = [1, -2.5, None, True, "')\nimport os"]
    weights = {"a'\n": values, "__import__('os')": {}}
    *_, last = ast.parse(source_of("x = 1\n", weights)).body
    assert isinstance(last, ast.Assign)
    assert ast.literal_eval(last.value) == weights | {"a'\n": tuple(values)}
    assert source_of("x = 1\n", None) == "x = 1\n"


def test_each_result_of_the_table_has_its_head_beside_it(tmp_path: Path) -> None:
    author = Author(tmp_path)
    author.play(author.run(), 4)
    author.open("series")
    table = author.html.partition("series-table")[2].partition("</table>")[0]
    heads = re.findall(r'<th scope="col">([^<]*)', table)[1:]
    rows = [re.findall(r'data-head="([^"]*)"', row) for row in table.split("<tr>")[2:]]
    assert len(heads) == 6
    assert rows == [heads, heads]


def test_the_console_has_a_heading_for_each_match_and_counts_at_the_end_of_a_line(tmp_path: Path) -> None:
    author = Author(tmp_path, HEAD + "    print('hello')\n    1 / 0\n")
    author.play(author.run(), 1)
    author.open("console")
    words, (hello, *errors) = author.model.words, author.runs.console
    assert (hello.match, hello.times > 1, [line.match for line in errors]) == (1, True, [1])
    console = author.html.partition('id="console-title"')[2]
    heading, printed, count, fault = (
        console.find(text)
        for text in (f"<h3>{words('console.match', number=1)}</h3>", "hello", f"×{hello.times}<", "ZeroDivisionError")
    )
    assert 0 < heading < printed < count < fault


def test_the_console_is_bounded_and_says_so() -> None:
    console = with_lines((), [ConsoleLine("print", "again", 0, 3), ConsoleLine("print", "again", 0, 4)])
    assert console == (ConsoleLine("print", "again", 0, 7),)
    many = with_lines((), [ConsoleLine("print", f"{n}") for n in range(10_000)])
    assert (len(many), many[-1].kind) == (MAX_LINES + 1, "cut")
    large = with_lines((), [ConsoleLine("print", f"{n}" * 2000) for n in range(100)])
    assert sum(len(line.text) for line in large) <= MAX_TEXT


@pytest.mark.parametrize(
    "results", [[], {"zen-garden": 3}, {"zen-garden": {"1": {"greedy": [0, "x"]}}}, {"zen-garden": {"1": []}}]
)
def test_damaged_results_are_left_out(tmp_path: Path, results: Any) -> None:
    author = Author(tmp_path)
    name, text = next((key, text) for key, text in author.storage.items() if "bot/" in key)
    kept = json.loads(text)
    kept["workshop"]["results"] = results
    place = f"#workshop/{bots_of(author.model.bots)[0].id}/ladder"
    again = Person(storage={name: json.dumps(kept)}, place=place)
    assert again.model.words("ladder.title") in again.reply["html"]


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_is_shown_for_every_game(tmp_path: Path, game: str) -> None:
    author = Author(tmp_path)
    author.do("series-form", fields={"series-game": game, "series-players": "3"})
    author.do("ladder-form", fields={"ladder-game": game})
    for panel, key in (("series", "series.title"), ("console", "console.title"), ("ladder", "ladder.title")):
        author.open(panel)
        assert author.model.words(key) in author.html
    assert with_bot(author.model.bots, bots_of(author.model.bots)[0]) == author.model.bots


def test_an_endless_loop_is_asked_about_and_its_line_marked(tmp_path: Path) -> None:
    author, words = Author(tmp_path, HEAD + "    while True:\n        pass\n"), Words("en")
    author.open("series")
    number = author.run()["number"]
    author.end(number, "slow", bot=0, report="Traceback\nOvertime: took more than 5 seconds", line=3)
    assert words("console.endless") in author.html.partition('role="alert"')[2].partition("<table")[0]
    assert 'data-marks="[[3, ' in author.html
