"""Distribute tasks over a Dask cluster. The only module that needs more than the standard library.

The scheduler and the workers must be able to import the same version of ``hofgarten``. Otherwise results would depend
on the machine that ran a task.
"""

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeAlias

import hofgarten
from hofgarten.arena.pool import ATTEMPTS, Result, Run, Task, WorkError, in_order

_Client: TypeAlias = Any
"""``distributed.Client``: that package has no types."""

_ADDRESS: Final = re.compile(r"((tcp|tls)://)?([\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}", re.ASCII)

_TIMEOUT: Final = 10
"""Seconds to wait for the scheduler, and for the first worker."""

_SUBMITTED_AHEAD: Final = 1000
"""Tasks submitted ahead: enough for large clusters, few enough to start at once."""


@cache
def fingerprint() -> str:
    """Return a hash of the package's source files, which identifies their version."""
    folder = Path(hofgarten.__file__).parent
    digest = blake2b(digest_size=8)
    for path in sorted(path for pattern in ("*.py", "*.json") for path in folder.rglob(pattern)):
        digest.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def cluster_workers(address: str) -> Iterator[Run]:
    """Yield a ``Run`` for the cluster whose scheduler has this address, such as ``tcp://10.0.0.1:8786``.

    Raises:
        WorkError: On entering: Dask is not installed, no scheduler answers, or the versions of ``hofgarten`` differ.
    """
    if not _ADDRESS.fullmatch(address):
        msg = f"{address!r} is not the address of a Dask scheduler, such as tcp://10.0.0.1:8786"
        raise WorkError(msg)
    try:
        distributed = _distributed()
    except ImportError:
        msg = "--cluster needs the package distributed: pip install distributed"
        raise WorkError(msg) from None
    for name in ("distributed", "distributed.client"):  # errors are raised as exceptions, too
        logging.getLogger(name).setLevel(logging.CRITICAL)
    security = distributed.Security()
    if address.startswith("tls:") and not security.get_connection_args("client").get("ssl_context"):
        msg = "tls:// needs certificates: see Dask's settings under distributed.comm.tls"
        raise WorkError(msg)
    try:
        client = distributed.Client(address, timeout=_TIMEOUT, set_as_default=False, security=security)
    except (OSError, ValueError) as error:
        msg = f"there is no Dask scheduler at {address}: {error}"
        raise WorkError(msg) from None
    with client:
        _check_versions(client, address)

        def run(function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
            return in_order(_finished(client, function, tasks))

        yield run


def _distributed() -> Any:
    """Return the optional package ``distributed``, for which type checkers need not look; raises ImportError."""
    return import_module("distributed")


def _check_versions(client: _Client, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=_TIMEOUT)
    except TimeoutError:
        msg = f"the Dask cluster at {address} has no workers"
        raise WorkError(msg) from None
    answers = {"scheduler": _answer(client)}
    answers |= {f"worker {name}": answer for name, answer in client.run(fingerprint, on_error="return").items()}
    for place, answer in answers.items():
        if isinstance(answer, Exception):
            msg = f"hofgarten must be installed on the cluster's {place}: {answer}"
            raise WorkError(msg)
        if answer != fingerprint():
            msg = f"another version of hofgarten is installed on the cluster's {place}"
            raise WorkError(msg)


def _answer(client: _Client) -> str | Exception:
    """Return the scheduler's fingerprint. The scheduler unpickles tasks, so it needs ``hofgarten``, too."""
    try:
        return str(client.run_on_scheduler(fingerprint))
    except Exception as error:
        return error


def _finished(
    client: _Client, function: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[tuple[int, Result]]:
    """Yield results with the numbers of their tasks as they finish. Tasks lost with a worker are submitted again."""
    distributed = _distributed()
    waiting = enumerate(tasks)
    out: dict[Any, tuple[int, Task]] = {}
    lost: Counter[int] = Counter()
    finished = distributed.as_completed(loop=client.loop)

    def submit(numbered: tuple[int, Task]) -> None:
        future = client.submit(checked, fingerprint(), function, numbered[1], pure=False)
        out[future] = numbered
        finished.add(future)

    for numbered in islice(waiting, _SUBMITTED_AHEAD):
        submit(numbered)
    for future in finished:
        number, task = out.pop(future)
        try:
            result = future.result()
        except distributed.KilledWorker:
            lost[number] += 1
            if lost[number] == ATTEMPTS:
                msg = "workers of the cluster died of the same task several times"
                raise WorkError(msg) from None
            submit((number, task))
            continue
        except distributed.CancelledError:
            msg = "the cluster's scheduler has stopped answering"
            raise WorkError(msg) from None
        for numbered in islice(waiting, 1):
            submit(numbered)
        yield number, result


def checked(mark: str, function: Callable[[Task], Result], task: Task) -> Result:
    """Run a task if the worker's version of ``hofgarten`` has this fingerprint. Workers may join late.

    Raises:
        WorkError: The worker has another version.
    """
    if fingerprint() != mark:
        msg = "another version of hofgarten is installed on a worker of the cluster"
        raise WorkError(msg)
    return function(task)
