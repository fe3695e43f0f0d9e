"""The jobs of the workshop: a match of a series, the costly moves of a match, training. Runs in a worker that is ours.

A job is a generator of steps, JSON objects that go through the page: ``ask`` sends a question to a bot of the user,
whose answer is sent back; ``news`` goes to the page's Python; ``stop`` ends the whole run, for this reason. The value
that it returns is news, too, its last.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from hofgarten import strict_json
from hofgarten.arena.load_bot import Opponent, load_choose
from hofgarten.arena.play_match import Answer, Turn, ask, turns
from hofgarten.bots.rating import loss_of
from hofgarten.bots.training import Trainer, TrainingSettings, run_task
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import IllegalMove, Json
from hofgarten.record import read_record, replay_record, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

RunningJob: TypeAlias = Generator[Mapping[str, Json], str, Mapping[str, Json]]

MAX_NOTES: Final = 20
"""Different notes of a match for the console: printed texts and tracebacks."""

SLOW: Final = "slow"
"""The reason why a bot's worker, or the page, ended its move: the run stops."""

FAILING: Final = "failing"
"""The reason why a run stops when a bot has failed ``MAX_FAILURES`` times in a row in the same way."""

MAX_FAILURES: Final = 3
"""Failures of a bot in a row, with the same error at the same line, that end its run."""

NO_ANSWER: Final = "no answer"
"""The reason for a forfeited move after an answer of another form."""

MAX_NOTE_LENGTH: Final = 2000
MAX_REASON_LENGTH: Final = 160
"""Characters of a note, and of the reason for a forfeited move."""

_REVIEW: Final = Rng.of("workshop").bits()
"""The seed of the searches for costly moves: the same match always has the same losses."""


class Note(NamedTuple):
    """A text for the console."""

    kind: str
    """``print`` or ``error``."""
    text: str
    line: int = 0
    """The line of the error in the bot's source, counted from 1; 0 if there is none."""


def start(job: Mapping[str, Json]) -> RunningJob:
    """Return the steps of a job."""
    match job["kind"]:
        case "match":
            return play(job)
        case "losses":
            return losses(job)
        case _:
            return train(job)


def play(job: Mapping[str, Json]) -> RunningJob:
    """Play a match as the arena does. A bot with ``own``, its number in the run, is asked; others play here.

    A new text for the console is news at once; the result has the number of times that each came again.
    """
    game, opponents = GAMES[job["game"]], [Opponent(bot["name"]) for bot in job["bots"]]
    own = [bot.get("own") for bot in job["bots"]]
    choosers = [None if mine is not None else load_choose(bot) for bot, mine in zip(opponents, own, strict=True)]
    notes: Counter[Note] = Counter()
    recent: dict[int, tuple[Note | None, ...]] = {}
    playing = turns(game, job["options"], opponents, job["seed"], job["deal"])
    turn = next(playing)
    while True:
        choose = choosers[turn.seat]
        if choose is None:
            text = yield {"ask": own[turn.seat], "question": _question(game, turn)}
            known = len(notes)
            answer, fault = _answer(game, turn, text, notes)
            if new := [*notes][known:]:
                yield {"news": {"notes": [[*note, 1] for note in new]}}
            bot: int = own[turn.seat]
            recent[bot] = (*recent.get(bot, ()), fault)[-MAX_FAILURES:]
            fails = fault is not None and recent[bot] == (fault,) * MAX_FAILURES
            if answer is None or fails:
                assert fault is not None
                yield {"news": {"notes": _repeated(notes)}}
                reason = FAILING if answer else SLOW
                yield {"stop": reason, "bot": bot, "report": fault.text, "line": fault.line}
                return {}
        else:
            answer = ask(game, choose, turn)
        try:
            turn = playing.send(answer)
        except StopIteration as over:
            played = over.value
            break
    return {
        "record": write_record(played.record),
        "spent": played.elapsed_us,
        "forfeits": played.forfeits,
        "notes": _repeated(notes),
    }


def _repeated(notes: Counter[Note]) -> list[list[Json]]:
    """Return the notes that came again, with the number of times after the first."""
    return [[*note, count - 1] for note, count in notes.items() if count > 1]


def _question(game: AnyEvaluatedGame, turn: Turn) -> Mapping[str, Json]:
    """Return the view and the random stream of a turn, all that the bot's worker gets to know."""
    view = game.write_position(turn.view)
    return {"game": game.name, "view": view, "seat": turn.seat, "rng": str(turn.rng.state)}


def _answer(game: AnyEvaluatedGame, turn: Turn, text: str, notes: Counter[Note]) -> tuple[Answer | None, Note | None]:
    """Return a bot's answer and its fault, if any; no answer if its worker ended it because it took too long.

    The answer is untrusted: a bot can replace the code that answers in its worker.
    """
    try:
        raw = strict_json.parse(text)
        spent, turn.rng.state = _whole(raw["spent"]), int(str(raw["rng"])[:20])
        if raw.get("printed"):
            _note(notes, Note("print", str(raw["printed"])[:MAX_NOTE_LENGTH] + ("…" if raw.get("cut") else "")))
        if "reason" in raw:
            detail, line = str(raw["detail"])[:MAX_REASON_LENGTH], _whole(raw.get("line"))
            fault = Note("error", str(raw.get("report", detail))[:MAX_NOTE_LENGTH], line)
            _note(notes, fault)
            return None if raw["reason"] == SLOW else Answer(None, spent, detail), fault
        return Answer(game.read_event(str(raw["event"])), spent), None
    except IllegalMove as illegal:
        return Answer(None, 0, illegal), Note("error", str(illegal)[:MAX_NOTE_LENGTH])
    except (ValueError, TypeError, KeyError, AttributeError):
        return Answer(None, 0, NO_ANSWER), Note("error", NO_ANSWER)


def _note(notes: Counter[Note], note: Note) -> None:
    if note in notes or len(notes) < MAX_NOTES:
        notes[note] += 1


def _whole(raw: Json) -> int:
    """Return a number of at most nine digits; 0 for any other value."""
    return raw if type(raw) is int and 0 <= raw < 10**9 else 0


def losses(job: Mapping[str, Json]) -> RunningJob:
    """Assess the moves of some seats of a finished match, with news of each that gave away points."""
    record = read_record(job["record"])
    game, states = GAMES[record.game], replay_record(record)
    for at, (state, text) in enumerate(zip(states, record.events, strict=False)):
        if game.to_move(state) in job["seats"]:
            loss = loss_of(game, state, game.read_event(text), _REVIEW, at)
            played = [text, loss.played.total, loss.played.lead]
            best = [game.write_event(loss.best.move), loss.best.total, loss.best.lead]
            yield {"news": {"at": at, "played": played, "best": best}}
    return {}


def train(job: Mapping[str, Json]) -> RunningJob:
    """Learn weights by self-play, with news after each task and each round."""
    settings = TrainingSettings((job["players"],), job["rounds"], job["games"])
    trainer = Trainer(GAMES[job["game"]], job["seed"], settings)
    for number in range(settings.rounds):
        results, tasks = [], trainer.tasks()
        for task in tasks:
            results.append(run_task(task))
            yield {"news": {"round": number, "played": sum(task.matches for task in tasks[: len(results)])}}
        report = trainer.finish_round(results)
        rows: Sequence[Sequence[int]] = report.weights[str(job["players"])]
        yield {"news": {"round": number, "total": report.totals[job["players"]], "weights": rows}}
    return {}
