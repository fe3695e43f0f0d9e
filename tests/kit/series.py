"""Run jobs of the workshop in this process, with bots as their own workers run them."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from web.app.workers import user_bot_host
from web.app.workers.series_jobs import start


def run(job: Mapping[str, Any], bots: Sequence[Callable[[str], str]] = ()) -> Iterator[Any]:
    """Yield the news of a job, its result last. Each of the bots answers questions, both JSON texts."""
    steps, answer = start(json.loads(json.dumps(job))), None
    while True:
        try:
            step = json.loads(json.dumps(steps.send(answer)))  # type: ignore[arg-type]
        except StopIteration as over:
            yield json.loads(json.dumps(over.value))
            return
        if "news" in step:
            yield step["news"]
        answer = bots[step["ask"]](json.dumps(step["question"])) if "question" in step else ""


def in_worker(folder: Path, source: str) -> Callable[[str], str]:
    """Return a bot as its worker holds it: questions and answers are texts."""
    home = folder / user_bot_host.MODULE
    home.mkdir(exist_ok=True)
    path = home / "mine.py"
    path.write_text(source, encoding="utf-8")
    printed = user_bot_host.Printed()
    with user_bot_host.printing_to(printed):
        bot = user_bot_host.from_file(path)
    before = [printed]
    return lambda question: json.dumps(
        user_bot_host.ask_in_series(bot, json.loads(question), before.pop() if before else None)
    )


def match_job(game: str, options: Mapping[str, Any], bots: Sequence[Mapping[str, Any]], deal: int) -> dict[str, Any]:
    """Return the job of a match. A bot of the user has its number as ``own``."""
    return {"kind": "match", "game": game, "options": options, "bots": bots, "seed": "1", "deal": deal}
