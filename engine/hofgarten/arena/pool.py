"""Splitting work among processes: independent tasks in, results in the order of the tasks out.

A task must be all that its result depends on. Then it does not matter who carries it out, and one whose process dies
is simply given to another.
"""

import multiprocessing
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

ATTEMPTS: Final = 3
"""How many processes may die at the same task before it is to blame."""


class WorkError(Exception):
    """Work that cannot be done; its message is one sentence."""


class Run(Protocol):
    """Carries tasks out. ``function`` is one that can be pickled: of a module, or a ``partial`` of one."""

    def __call__(self, function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        """Yield each task's result, in the order of the tasks. What ``function`` raises is raised here.

        Raises:
            WorkError: A task cannot be carried out.
        """


def workers(jobs: int | None = None, cluster: str | None = None) -> AbstractContextManager[Run]:
    """Return a context in which tasks are carried out: by a Dask cluster, or by ``jobs`` processes of this machine.

    Without either, there is a process for each core. One job is this process itself.

    Raises:
        WorkError: On entering: the cluster cannot be used.
    """
    if cluster is not None:
        from hofgarten.arena.cluster import cluster_workers  # noqa: PLC0415 - only who has a cluster waits for it

        return cluster_workers(cluster)
    return _processes(cores() if jobs is None else jobs)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(finished: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in order, each as soon as all before it are there."""
    early: dict[int, Result] = {}
    due = 0
    for number, result in finished:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


@contextmanager
def _processes(jobs: int) -> Iterator[Run]:
    if jobs == 1:
        yield map
        return
    pool = _Pool(jobs)
    try:
        yield pool.run
    finally:
        pool.close()


class _Worker:
    """A process of ours, the end of the pipe that leads to it, and what it is at."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _no_interrupts():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.task: tuple[int, Any] | None = None

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class _Pool:
    """Processes that wait for tasks. They start at the first task, and new ones take the place of those that died."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._workers: list[_Worker] = []

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        """Be a ``Run``."""
        return in_order(self._finished(function, tasks))

    def close(self) -> None:
        """End all processes, whatever they are at."""
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
                        self._bury(worker, number, deaths)
                        again.append((number, task))
                        continue
                    if not fine:
                        raise result
                    yield number, result
        finally:  # whoever stops early leaves nobody at a task of no interest
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
            with suppress(OSError):  # it has died, which is seen where its answer is read
                worker.pipe.send((function, task[1]))

    def _bury(self, worker: _Worker, number: int, deaths: dict[int, int]) -> None:
        self._workers.remove(worker)
        worker.end()
        deaths[number] = deaths.get(number, 0) + 1
        if deaths[number] == ATTEMPTS:
            msg = f"{ATTEMPTS} processes died of the same task, the last with code {worker.process.exitcode}"
            raise WorkError(msg)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Let a process that starts meanwhile never get the terminal's Ctrl-C: only who started it is asked to stop."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection) -> None:
    """Carry out tasks until nobody is there to give any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            function, task = pipe.recv()
            try:
                answer = True, function(task)
            except Exception as error:  # noqa: BLE001 - it is raised where the result is awaited
                answer = False, _portable(error)
            pipe.send(answer)


def _portable(error: Exception) -> Exception:
    """Return an error as another process can take it, with the place where it came up."""
    text = format_exc()
    try:
        copy: Exception = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - classes of exceptions often cannot be made again
        return RuntimeError(text)
    copy.add_note(text)
    return copy
