"""Run independent tasks in a pool of processes, and yield results in the order of the tasks.

A result must depend on its task only. Then any process can run any task, and a task whose process died can be run again
by another.
"""

import multiprocessing
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

ATTEMPTS: Final = 3
"""The number of processes that may die during a task before the task fails."""


class WorkError(Exception):
    """Work that cannot be done. The message is one sentence."""


class Run(Protocol):
    """A function that runs tasks. ``function`` must be picklable: a module's function, or a ``partial`` of one."""

    def __call__(self, function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        """Yield each task's result, in the order of the tasks. Exceptions of ``function`` are raised here.

        Raises:
            WorkError: A task cannot be run.
        """


@contextmanager
def workers(jobs: int | None = None) -> Iterator[Run]:
    """Yield a ``Run`` with this number of processes; ``None``: one for each core, 1: this process itself."""
    number = cores() if jobs is None else jobs
    if number == 1:
        yield map
        return
    pool = _Pool(number)
    try:
        yield pool.run
    finally:
        pool.close()


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(finished: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in order, each as soon as all earlier results have arrived."""
    early: dict[int, Result] = {}
    due = 0
    for number, result in finished:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


class _Worker:
    """A process, the pipe to it, and its current task."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _no_interrupts():
            self.process.start()
        theirs.close()  # the pipe then ends with the process
        self.task: tuple[int, Any] | None = None

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class _Pool:
    """Worker processes. They start with the first task, and new ones replace those that died."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._workers: list[_Worker] = []

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        """Run tasks: see ``Run``."""
        return in_order(self._finished(function, tasks))

    def close(self) -> None:
        """End all processes, even in the middle of a task."""
        while self._workers:
            self._workers.pop().end()

    def _finished(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[tuple[int, Result]]:
        waiting = enumerate(tasks)
        again: deque[tuple[int, Task]] = deque()
        deaths: dict[int, int] = {}
        try:
            while True:
                self._hand_out(function, again, waiting)
                busy = [worker for worker in self._workers if worker.task]
                if not busy:
                    return
                ready = wait([worker.pipe for worker in busy])
                for worker in busy:
                    if worker.task is None or worker.pipe not in ready:
                        continue
                    number, task = worker.task
                    worker.task = None
                    try:
                        fine, result = worker.pipe.recv()
                    except (EOFError, OSError):
                        self._replace_dead(worker, number, deaths)
                        again.append((number, task))
                        continue
                    if not fine:
                        raise result
                    yield number, result
        finally:  # if the caller stops early, no process keeps working on an unwanted task
            for worker in [worker for worker in self._workers if worker.task]:
                self._workers.remove(worker)
                worker.end()

    def _hand_out(
        self, function: Callable[[Task], Result], again: deque[tuple[int, Task]], waiting: Iterator[tuple[int, Task]]
    ) -> None:
        idle = [worker for worker in self._workers if not worker.task]
        missing = self._jobs - len(self._workers)
        while idle or missing:
            task = again.popleft() if again else next(waiting, None)
            if task is None:
                return
            if not idle:
                missing -= 1
                idle.append(_Worker())
                self._workers.append(idle[-1])
            worker = idle.pop()
            worker.task = task
            with suppress(OSError):  # a dead process is noticed when its result is read
                worker.pipe.send((function, task[1]))

    def _replace_dead(self, worker: _Worker, number: int, deaths: dict[int, int]) -> None:
        self._workers.remove(worker)
        worker.end()
        deaths[number] = deaths.get(number, 0) + 1
        if deaths[number] == ATTEMPTS:
            msg = f"{ATTEMPTS} processes died of the same task, the last with code {worker.process.exitcode}"
            raise WorkError(msg)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Make processes started in this context ignore the terminal's Ctrl-C. Only the parent process handles it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection) -> None:
    """Run tasks until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            function, task = pipe.recv()
            try:
                answer = True, function(task)
            except Exception as error:
                answer = False, _portable(error)
            pipe.send(answer)


def _portable(error: Exception) -> Exception:
    """Return an error that can be pickled, with its traceback as a note."""
    text = format_exc()
    try:
        copy: Exception = pickle.loads(pickle.dumps(error))  # noqa: S301 - pickled just before
    except Exception:
        return RuntimeError(text)
    copy.add_note(text)
    return copy
