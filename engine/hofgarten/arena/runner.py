"""Run independent tasks with an executor of ``concurrent.futures``: this machine's processes or a Dask cluster.

A result must depend on its task only: then any process can run any task.
"""

import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

_SUBMITTED_AHEAD: Final = 1000
"""Tasks submitted ahead: enough for large clusters, few enough to start at once."""

_TIMEOUT: Final = 10
"""Seconds to wait for the scheduler of a cluster, and for its first worker."""


class WorkError(Exception):
    """Work that cannot be done. The message is one sentence."""


class LostWorkError(WorkError):
    """Work whose process has died."""


class Run(Protocol):
    """A function that runs tasks. ``function`` must be picklable: a module's function, or a ``partial`` of one."""

    def __call__(self, function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        """Yield each task's result, in the order of the tasks. Exceptions of ``function`` are raised here.

        Raises:
            LostWorkError: The process of a task has died. All earlier results have been yielded.
        """


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(jobs: int | None = None) -> Iterator[Run]:
    """Yield a ``Run`` with this number of processes; ``None``: one for each core, 1: this process itself."""
    number = cores() if jobs is None else jobs
    if number == 1:
        yield map
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(number, context, _ignore_interrupts)
    try:
        yield _runner(executor)
    finally:  # even in the middle of a task, which may never end
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        executor.shutdown(cancel_futures=True)


@contextmanager
def cluster_workers(address: str) -> Iterator[Run]:
    """Yield a ``Run`` for the Dask cluster whose scheduler has this address, such as ``tcp://10.0.0.1:8786``.

    Raises:
        WorkError: On entering: Dask is not installed, the cluster cannot be used, or has another ``hofgarten``.
    """
    try:
        distributed = import_module("distributed")  # optional, so type checkers need not look for it
    except ImportError:
        msg = "--cluster needs the package distributed: pip install distributed"
        raise WorkError(msg) from None
    for name in ("distributed", "distributed.client"):  # errors are raised as exceptions, too
        logging.getLogger(name).setLevel(logging.CRITICAL)
    security = distributed.Security()
    try:
        if not address:
            raise ValueError("the address is empty")  # Dask would start a cluster of its own
        if address.startswith("tls:") and not security.get_connection_args("client").get("ssl_context"):
            raise ValueError("it needs certificates: see Dask's settings under distributed.comm.tls")
        client = distributed.Client(address, timeout=_TIMEOUT, set_as_default=False, security=security)
        client.wait_for_workers(1, timeout=_TIMEOUT)
    except (OSError, ValueError) as error:
        msg = f"there is no Dask cluster at {address!r}: {error}"
        raise WorkError(msg) from None
    with client:
        versions = client.get_versions(packages=["hofgarten"])
        places = {"scheduler": versions["scheduler"], **versions["workers"]}
        for place, answer in places.items():
            if answer["packages"]["hofgarten"] != versions["client"]["packages"]["hofgarten"]:
                msg = f"{place} of the cluster has another version of hofgarten, or none"
                raise WorkError(msg)
        yield _runner(client.get_executor(pure=False), distributed.KilledWorker)


def _runner(executor: Executor, *lost: type[Exception]) -> Run:
    """Return a function that runs tasks with an executor, some of them ahead; ``lost`` are errors of dead processes."""
    ends: tuple[type[BaseException], ...] = BrokenExecutor, CancelledError, *lost

    def run(function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        waiting = iter(tasks)
        ahead: deque[Future[Any]] = deque()
        try:
            while True:
                for task in islice(waiting, _SUBMITTED_AHEAD - len(ahead)):
                    with _interrupts_blocked():
                        ahead.append(executor.submit(function, task))
                if not ahead:
                    return
                yield ahead[0].result()
                ahead.popleft()
        except ends as error:
            msg = f"a process died: the last {len(ahead) + sum(1 for _ in waiting)} tasks have no result"
            raise LostWorkError(msg) from error

    return run


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process, which ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C, also in processes that start in this context: it would print a traceback of their start."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
