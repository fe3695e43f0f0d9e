"""A worker of the workshop: plays the matches of a series, and trains. It is ours: bots of the user run elsewhere."""

import json
from collections.abc import Mapping

from js import console

from hofgarten.game import Json
from web.app.loading.traceback_text import traceback_of
from web.app.workers.series_jobs import RunningJob, start


class SeriesWorker:
    """The present job, between two of its steps."""

    def __init__(self) -> None:
        """Start without a job."""
        self._job: RunningJob | None = None

    def begin(self, text: str) -> str:
        """Begin a job, a JSON object, in place of an earlier one, and return its first step."""
        self._job = start(json.loads(text))
        return self._next(None)

    def resume(self, answer: str) -> str:
        """Return the next step of the job; ``answer`` is the text of a bot, or empty."""
        return self._next(answer)

    def _next(self, answer: str | None) -> str:
        """Return a step: ``ask`` and ``question``, ``news``, ``done`` with the last news, or ``failed``."""
        step: Mapping[str, Json]
        try:
            assert self._job is not None
            step = next(self._job) if answer is None else self._job.send(answer)
        except StopIteration as over:
            step = {"done": over.value}
        except Exception as error:
            console.error(traceback_of(error))
            step = {"failed": True}
        return json.dumps(step, separators=(",", ":"))


_worker = SeriesWorker()
begin = _worker.begin
resume = _worker.resume
__export__ = ["begin", "resume"]
