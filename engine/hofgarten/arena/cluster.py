"""Splitting work among the machines of a Dask cluster. The only module that needs more than the standard library.

The workers must be able to import ``engine``, and it must be the same engine: otherwise the results would depend on
who happened to carry out what.
"""

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import hofgarten
from hofgarten.arena.pool import ATTEMPTS, Result, Run, Task, WorkError, in_order

if TYPE_CHECKING:
    from distributed import Client

_ADDRESS: Final = re.compile(r"((tcp|tls)://)?([\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}", re.ASCII)

_PATIENCE: Final = 10
"""Seconds to wait for the scheduler, and for a first worker."""

_AHEAD: Final = 1000
"""Tasks that are handed to the cluster at a time: enough for large clusters, few enough to begin at once."""


@cache
def fingerprint() -> str:
    """Return what tells one state of the engine's source files from another."""
    folder = Path(hofgarten.__file__).parent
    digest = blake2b(digest_size=8)
    for path in sorted(path for pattern in ("*.py", "*.json") for path in folder.rglob(pattern)):
        digest.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def cluster_workers(address: str) -> Iterator[Run]:
    """Give the cluster whose scheduler has this address, such as ``tcp://10.0.0.1:8786``.

    Raises:
        WorkError: On entering: Dask is not installed, nobody answers there, or the workers have another engine.
    """
    if not _ADDRESS.fullmatch(address):
        msg = f"{address!r} is no address of a Dask scheduler, such as tcp://10.0.0.1:8786"
        raise WorkError(msg)
    try:
        from distributed import Client, Security  # noqa: PLC0415 - only who has a cluster needs it
    except ImportError:
        msg = "--cluster needs the package distributed: pip install hofgarten[cluster]"
        raise WorkError(msg) from None
    for name in ("distributed", "distributed.client"):  # what matters comes as an exception
        logging.getLogger(name).setLevel(logging.CRITICAL)
    security = Security()
    if address.startswith("tls:") and not security.get_connection_args("client").get("ssl_context"):
        msg = "tls:// needs certificates: see Dask's settings under distributed.comm.tls"
        raise WorkError(msg)
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False, security=security)
    except (OSError, ValueError) as error:
        msg = f"there is no Dask scheduler at {address}: {error}"
        raise WorkError(msg) from None
    with client:
        _check_engines(client, address)

        def run(function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
            return in_order(_finished(client, function, tasks))

        yield run


def _check_engines(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        msg = f"the Dask cluster at {address} has no workers"
        raise WorkError(msg) from None
    answers = {"scheduler": _answer(client)}
    answers |= {f"worker {name}": answer for name, answer in client.run(fingerprint, on_error="return").items()}
    for place, answer in answers.items():
        if isinstance(answer, Exception):
            msg = f"the engine must be installed where the cluster's {place} runs: {answer}"
            raise WorkError(msg)
        if answer != fingerprint():
            msg = f"another version of the engine is installed where the cluster's {place} runs"
            raise WorkError(msg)


def _answer(client: "Client") -> str | Exception:
    """Return the scheduler's fingerprint; it reads tasks, so it needs the engine, too."""
    try:
        return str(client.run_on_scheduler(fingerprint))
    except Exception as error:  # noqa: BLE001 - whatever came up there
        return error


def _finished(
    client: "Client", function: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[tuple[int, Result]]:
    """Yield results with their tasks' numbers as they come; what was lost with its workers is handed out again."""
    from distributed import CancelledError, KilledWorker, as_completed  # noqa: PLC0415

    waiting = enumerate(tasks)
    out: dict[Any, tuple[int, Task]] = {}
    lost: Counter[int] = Counter()
    finished = as_completed(loop=client.loop)

    def hand_out(numbered: tuple[int, Task]) -> None:
        future = client.submit(checked, fingerprint(), function, numbered[1], pure=False)
        out[future] = numbered
        finished.add(future)

    for numbered in islice(waiting, _AHEAD):
        hand_out(numbered)
    for future in finished:
        number, task = out.pop(future)
        try:
            result = future.result()
        except KilledWorker:
            lost[number] += 1
            if lost[number] == ATTEMPTS:
                msg = "the cluster's workers die of the same task, again and again"
                raise WorkError(msg) from None
            hand_out((number, task))
            continue
        except CancelledError:
            msg = "the cluster's scheduler does not answer any more"
            raise WorkError(msg) from None
        for numbered in islice(waiting, 1):
            hand_out(numbered)
        yield number, result


def checked(mark: str, function: Callable[[Task], Result], task: Task) -> Result:
    """Carry out a task if this engine is the one with this fingerprint; a worker may have joined late.

    Raises:
        WorkError: It is another one.
    """
    if fingerprint() != mark:
        msg = "another version of the engine is installed where a worker of the cluster runs"
        raise WorkError(msg)
    return function(task)
