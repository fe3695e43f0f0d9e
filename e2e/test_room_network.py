"""A match in a room goes on after the network between two devices was down: two network namespaces with a cable."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.room_page import agree, button, carry_codes, host_a_match, join, mover, news, take_zen_turn
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import chromium, light, quick
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready

pytestmark = pytest.mark.thorough

SPACES: Final = {"hofgarten-a": "10.83.0.1/24", "hofgarten-b": "10.83.0.2/24"}
"""Namespaces -> address of each end of the cable."""
CABLE: Final = "cable0"
PORT: Final = 8471
RETURNS_MS: Final = 180_000
"""For two browsers to start, and to find each other again after a cut."""
SERVE = """
import sys
from pathlib import Path
from web.build.server import make_server
server = make_server(Path(sys.argv[1]), "/", int(sys.argv[2]))
print("ready", flush=True)
server.serve_forever()
"""


def ip(*arguments: str) -> None:
    """Run ``ip``."""
    subprocess.run(["ip", *arguments], check=True, capture_output=True)


def remove() -> None:
    """Remove the namespaces, and the cable with them."""
    for space in SPACES:
        subprocess.run(["ip", "netns", "delete", space], check=False, capture_output=True)


@pytest.fixture
def cable() -> Iterator[None]:
    """Make two namespaces and connect them; skip the test where that is not allowed."""
    if not shutil.which("ip"):
        pytest.skip("There is no ip here.")
    remove()
    try:
        for space in SPACES:
            ip("netns", "add", space)
            ip("-n", space, "link", "set", "lo", "up")
        first, second = SPACES
        ip("link", "add", CABLE, "netns", first, "type", "veth", "peer", "name", CABLE, "netns", second)
        for space, address in SPACES.items():
            ip("-n", space, "address", "add", address, "dev", CABLE)
            ip("-n", space, "link", "set", CABLE, "up")
            # Names in place of addresses are found by multicast.
            ip("-n", space, "route", "add", "default", "dev", CABLE)
    except subprocess.CalledProcessError as error:
        remove()
        pytest.skip(f"There are no network namespaces here: {error.stderr.decode().strip()}")
    yield
    remove()


@pytest.fixture
def pages(cable: None, dist: Path, tmp_path: Path, playwright: Playwright, browser_name: str) -> Iterator[list[Page]]:
    """Return a page in each namespace, with a server and a browser of its own."""
    inside = {space: ("ip", "netns", "exec", space) for space in SPACES}
    serve = (sys.executable, "-c", SERVE, str(dist), str(PORT))
    with ExitStack() as ends:
        found = []
        for space, command in inside.items():
            server = ends.enter_context(subprocess.Popen([*command, *serve], stdout=subprocess.PIPE))
            ends.callback(server.terminate)
            assert server.stdout
            assert server.stdout.readline()
            options = quick(browser_name, light(chromium(playwright)))
            program = tmp_path / space
            program.write_text(f'#!/bin/sh\nexec {" ".join(command)} {options["executable_path"]} "$@"\n')
            program.chmod(0o755)
            browser = getattr(playwright, browser_name).launch(**{**options, "executable_path": str(program)})
            ends.callback(browser.close)
            page = new_context(browser).new_page()
            page.set_default_timeout(RETURNS_MS)
            page.goto(f"http://127.0.0.1:{PORT}/")
            ready(page)
            found.append(page)
        yield found


def plug(*, on: bool) -> None:
    """Plug the cable in, or pull it."""
    space = next(iter(SPACES))
    ip("-n", space, "link", "set", CABLE, "up" if on else "down")
    if on:
        ip("-n", space, "route", "replace", "default", "dev", CABLE)


def is_plugged() -> bool:
    """Return True if the cable is plugged in."""
    space = next(iter(SPACES))
    shown = subprocess.run(["ip", "-n", space, "-json", "link", "show", CABLE], check=True, capture_output=True)
    return "UP" in json.loads(shown.stdout)[0]["flags"]


def test_the_match_goes_on_after_the_network_was_down(pages: list[Page]) -> None:
    host, guest = pages
    host_a_match(host)
    carry_codes(host, guest)
    join(guest, "Benedikt")
    take_zen_turn(pages)
    for seconds in (5, 20, 60):
        while mover(pages)[0] is not guest:
            take_zen_turn(pages)
        events = storage_seed.saved(host).at
        plug(on=False)
        assert not is_plugged()
        # A move that is made meanwhile arrives later.
        match = storage_seed.saved(guest)
        move = storage_seed.best_move(match)
        zen_garden_page.lay(guest, match, move)
        button(guest, "turn.confirm").or_(button(guest, "turn.end")).click()
        guest.wait_for_timeout(seconds * 1000)
        assert storage_seed.saved(host).at == events
        plug(on=True)
        begun = guest.evaluate("performance.now()")
        agree(pages, events + 1)
        expect(news(host)).to_have_count(0, timeout=RETURNS_MS)
        expect(news(guest)).to_have_count(0, timeout=RETURNS_MS)
        print(f"down for {seconds} s: back after {guest.evaluate('performance.now()') - begun:.0f} ms")
        take_zen_turn(pages)
