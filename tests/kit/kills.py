"""Kill browsers at random moments of a match: `python -m tests.kit.kills --browser firefox --times 30`.

Each time a browser starts with a copy of the same profile, plays, is killed, and starts again. Moves that it had
acknowledged before must be saved. A move is acknowledged when the page answers the next action after it.
"""

import argparse
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect, sync_playwright

from hofgarten.rng import Rng
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import NAMES, find, quick
from tests.kit.serve import serve
from tests.kit.waiting import TIMEOUT_MS
from web.app.model.match.match import PlayedMatch, play
from web.build.__main__ import build

LONGEST = 8000
"""Maximum time from the first acknowledged move to the kill, in ms: Chromium writes localStorage to disk after six."""


@dataclass(frozen=True)
class Kill:
    """A killed browser: milliseconds after the first acknowledged move, acknowledged moves, those of them saved."""

    delay: int
    acknowledged: int
    saved: int

    @property
    def lost(self) -> int:
        """The number of lost moves."""
        return self.acknowledged - self.saved


@contextmanager
def browsing(playwright: Playwright, folder: Path, name: str = NAMES[0]) -> Iterator[BrowserContext]:
    """Start a browser with its profile in a folder."""
    kind = getattr(playwright, name)
    launch = find(name, kind.executable_path)
    assert launch is not None
    for lock in (*folder.glob("Singleton*"), *folder.glob("*lock")):
        lock.unlink()
    options = {key: value for key, value in quick(name, launch.options()).items() if value}
    context: BrowserContext = kind.launch_persistent_context(
        folder, locale="en-GB", reduced_motion="reduce", service_workers="block", **options
    )
    yield context
    with suppress(Error):
        context.close()


def processes(folder: Path, kind: str = "") -> list[int]:
    """Return the processes of the browser with a folder, or those of one type, the one with most memory first."""
    found: list[tuple[int, int]] = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_text("utf-8", "replace")
            pages = (process / "statm").read_text().split()[1]
        except OSError:
            continue
        if str(folder) in command and (not kind or f"--type={kind}" in command):
            found.append((int(pages), int(process.name)))
    return [number for _, number in sorted(found, reverse=True)]


def kill(*numbers: int) -> None:
    """Kill processes, as a system without memory does; some may have ended with another one."""
    for number in numbers:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)


def prepare(playwright: Playwright, site: str, name: str, folder: Path) -> PlayedMatch[Any]:
    """Create a profile with a saved match, and return the match."""
    with browsing(playwright, folder, name) as context:
        page = context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        return zen_garden_page.open_match(page, site, storage_seed.a_match(0))


def play_until_killed(page: Page, match: PlayedMatch[Any], timer: Timer) -> PlayedMatch[Any]:
    """Play move after move, and start the timer after the first; return the match with all acknowledged moves."""
    acknowledged = after = match
    with suppress(Error, AssertionError):
        while not after.over:
            move = storage_seed.best_move(after)
            zen_garden_page.lay(page, after, move)
            acknowledged = after
            if after.at == match.at + 1:
                timer.start()
            zen_garden_page.confirm(page, move)
            after = play(after, after.game.write_event(move))
    return acknowledged


def kill_once(playwright: Playwright, site: str, name: str, profile: Path, match: PlayedMatch[Any], delay: int) -> Kill:
    """Kill a browser with a copy of a profile after a delay; return the result."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(shutil.copytree(profile, Path(folder, "profile"), symlinks=True))
        with browsing(playwright, copy, name) as context:
            page = context.new_page()
            page.goto(f"{site}#match/{match.id}")
            zen_garden_page.expect_board(page, match.state)
            timer = Timer(delay / 1000, lambda: kill(*processes(copy)))
            acknowledged = play_until_killed(page, match, timer)
            timer.join()
        with browsing(playwright, copy, name) as context:
            page = context.new_page()
            page.goto(f"{site}#match/{match.id}")
            zen_garden_page.panel(page).wait_for(timeout=TIMEOUT_MS)
            events = storage_seed.saved(page).record.events
    line = acknowledged.record.events
    return Kill(delay, len(line), sum(one == other for one, other in zip(line, events, strict=False)))


def kills(
    playwright: Playwright, site: str, name: str, *, times: int, seed: str, longest: int = LONGEST
) -> Iterator[Kill]:
    """Kill a browser this many times, at random moments that depend on the seed."""
    rng = Rng.of("kills", seed)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        match = prepare(playwright, site, name, Path(profile))
        for _ in range(times):
            yield kill_once(playwright, site, name, Path(profile), match, rng.below(longest))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 if a move was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.kit.kills", description="Kill browsers during a match.")
    parser.add_argument("--browser", choices=NAMES, default=NAMES[0])
    parser.add_argument("--times", type=int, default=30, help="how often it is killed (default: 30)")
    parser.add_argument("--seed", default="1", help="determines the moments (default: 1)")
    parser.add_argument("--dist", type=Path, help="a page that has been built; without it, one is")
    options = parser.parse_args(arguments)
    expect.set_options(timeout=TIMEOUT_MS)
    lost = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        dist = options.dist or Path(folder, "dist")
        if options.dist is None:
            build(dist)
        for number, result in enumerate(
            kills(playwright, serve(dist), options.browser, times=options.times, seed=options.seed), 1
        ):
            lost += result.lost
            print(f"{number}: after {result.delay} ms, {result.acknowledged} moves, {result.lost} lost", flush=True)
    print(f"{options.browser}: killed {options.times} times, {lost} moves lost")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
