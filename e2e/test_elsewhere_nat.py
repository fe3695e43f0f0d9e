"""A match between two homes: network namespaces behind routers that translate addresses, with a server between them."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from fcntl import LOCK_EX, flock
from pathlib import Path
from threading import Timer
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.room_page import (
    button,
    code_of,
    expect_one_record,
    host_a_match,
    join,
    news,
    open_seats,
    take_zen_turn,
)
from e2e.test_elsewhere import name_servers
from e2e.test_room_network import PORT, SERVE, ip
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import chromium, light, quick
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH

pytestmark = pytest.mark.thorough

INTERNET: Final = "hofgarten-net"
HOMES: Final = {"hofgarten-a": "198.51.100", "hofgarten-b": "203.0.113"}
"""Homes -> the network of each router outside."""
ROUTERS: Final = tuple(f"{home}-router" for home in HOMES)
SERVER: Final = "198.51.100.1"
TURN: Final = (
    *("turnserver", "-n", f"--listening-ip={SERVER}", f"--relay-ip={SERVER}", "--lt-cred-mech", "--realm=x"),
    *("--user=ada:secret", "--no-tls", "--no-dtls", "--no-cli", "--log-file=stdout", "--pidfile="),
)
WAIT_MS: Final = 30_000
LIMIT_S: Final = 200
"""After these, the browsers are ended, so that every wait fails."""
ASLEEP_S: Final = 45
AGAIN_MS: Final = 90_000
"""Time in which devices find each other again without people, if they do."""

USUAL, STRICT = pytest.param("", id="usual routers"), pytest.param("--random-fully", id="strict routers")


def inside(space: str, *command: str) -> tuple[str, ...]:
    """Return a command that runs in a namespace."""
    return ("ip", "netns", "exec", space, *command)


def run(space: str, command: str) -> None:
    """Run a command in a namespace."""
    subprocess.run(inside(space, *command.split()), check=True, capture_output=True)


def end_all() -> None:
    """End the processes that still run in the namespaces."""
    for space in (INTERNET, *HOMES):
        found = subprocess.run(["ip", "netns", "pids", space], check=False, capture_output=True, text=True)
        for process in found.stdout.split():
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)


@contextmanager
def asleep(home: str) -> Iterator[None]:
    """Let the browser of a home sleep."""
    listed = subprocess.run(("ip", "netns", "pids", home), check=True, capture_output=True, text=True)
    processes = [
        int(process) for process in listed.stdout.split() if "chrom" in Path(f"/proc/{process}/comm").read_text()
    ]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    yield
    for process in processes:
        os.kill(process, signal.SIGCONT)


def move_house(home: str, router: str) -> None:
    """Give a device and its router other addresses, as when a phone changes from Wi-Fi to another network."""
    number, outside = [*HOMES].index(home) + 1, HOMES[home]
    for space, name, network in ((router, "wan", outside), (home, "eth", f"10.{number}.0")):
        ip("-n", space, "address", "delete", f"{network}.2/24", "dev", name)
        ip("-n", space, "address", "add", f"{network}.9/24", "dev", name)
        ip("-n", space, "route", "add", "default", "via", f"{network}.1")


def remove() -> None:
    """Remove the namespaces, their cables, and the processes that still run in them."""
    end_all()
    for space in (INTERNET, *HOMES, *ROUTERS):
        subprocess.run(["ip", "netns", "delete", space], check=False, capture_output=True)


def cable(*ends: tuple[str, str, str]) -> None:
    """Connect two namespaces: each end has a namespace, a name and an address."""
    (space, name, _), (other, other_name, _) = ends
    ip("link", "add", name, "netns", space, "type", "veth", "peer", "name", other_name, "netns", other)
    for space, name, address in ends:
        ip("-n", space, "address", "add", f"{address}/24", "dev", name)
        ip("-n", space, "link", "set", name, "up")


def build_homes(translation: str) -> None:
    """Make two homes behind routers with a rule for the translation of addresses."""
    ip("netns", "add", INTERNET)
    for number, ((home, outside), router) in enumerate(zip(HOMES.items(), ROUTERS, strict=True), 1):
        local = f"10.{number}.0"
        for space in (home, router):
            ip("netns", "add", space)
            ip("-n", space, "link", "set", "lo", "up")
        cable((INTERNET, f"to-{number}", f"{outside}.1"), (router, "wan", f"{outside}.2"))
        cable((router, "lan", f"{local}.1"), (home, "eth", f"{local}.2"))
        ip("-n", router, "route", "add", "default", "via", f"{outside}.1")
        ip("-n", home, "route", "add", "default", "via", f"{local}.1")
        for space in (router, INTERNET):
            run(space, "sysctl -w net.ipv4.ip_forward=1")
        run(router, f"iptables -t nat -A POSTROUTING -o wan -j MASQUERADE {translation}")
        # As at home, a stranger gets no answer.
        run(router, "iptables -A INPUT -i wan -m conntrack ! --ctstate ESTABLISHED,RELATED -j DROP")


@pytest.fixture
def homes(request: pytest.FixtureRequest, dist: Path, tmp_path: Path, playwright: Playwright) -> Iterator[list[Page]]:
    """Return a page in each home, with a server and a browser of its own; skip the test where that is not allowed."""
    if not all(map(shutil.which, ("ip", "iptables", "turnserver"))):
        pytest.skip("There is no ip, iptables or turnserver here.")
    with ExitStack() as ends:
        # All processes that run tests share the names of the namespaces.
        flock(ends.enter_context(dist.with_name("homes.lock").open("w")), LOCK_EX)
        remove()
        ends.callback(remove)
        try:
            build_homes(request.param)
        except subprocess.CalledProcessError as error:
            pytest.skip(f"There are no network namespaces here: {error.stderr.decode().strip()}")
        limit = Timer(LIMIT_S, end_all)
        limit.start()
        ends.callback(limit.cancel)
        turn = ends.enter_context(subprocess.Popen(inside(INTERNET, *TURN), stdout=subprocess.DEVNULL))
        ends.callback(turn.kill)
        pages = []
        for home in HOMES:
            serve = inside(home, sys.executable, "-c", SERVE, str(dist), str(PORT))
            server = ends.enter_context(subprocess.Popen(serve, stdout=subprocess.PIPE))
            ends.callback(server.kill)
            assert server.stdout
            assert server.stdout.readline()
            options = quick("chromium", light(chromium(playwright)))
            program = tmp_path / home
            program.write_text(f'#!/bin/sh\nexec {" ".join(inside(home, options["executable_path"]))} "$@"\n')
            program.chmod(0o755)
            browser = playwright.chromium.launch(**{**options, "executable_path": str(program)})
            ends.callback(browser.close)
            page = new_context(browser).new_page()
            page.set_default_timeout(WAIT_MS)
            name_servers(page, f"stun:{SERVER}:3478")
            page.goto(f"http://127.0.0.1:{PORT}/")
            pages.append(page)
        for page in pages:
            ready(page)
        yield pages


def agree_to_servers(page: Page, *, turn: bool) -> None:
    """Agree to the page's servers, or enter the TURN server, which is the consent to it."""
    if not turn:
        button(page, "room.agree").click()
        return
    page.get_by_text(ENGLISH("room.own_server"), exact=True).click()
    for key, text in (("address", f"turn:{SERVER}:3478"), ("user", "ada"), ("password", "secret")):
        page.get_by_label(ENGLISH.of("room.server", key), exact=True).fill(text)
    button(page, "room.server_use").click()


def connect(host: Page, guest: Page, *, pause_s: int, turn: bool = False) -> float:
    """Carry the links between two homes, with a pause as between people; return the time of the last press."""
    host_a_match(host, company="elsewhere")
    agree_to_servers(host, turn=turn)
    open_link(guest, code_of(host))
    agree_to_servers(guest, turn=turn)
    answer = code_of(guest)
    guest.wait_for_timeout(pause_s * 1000)
    return open_reply(host, answer)


def open_link(guest: Page, code: str) -> None:
    """Open the host's link as from a messenger."""
    guest.goto("about:blank")
    guest.goto(code)
    ready(guest)


def open_reply(host: Page, answer: str) -> float:
    """Paste a guest's reply; return the time of the press."""
    host.get_by_label(ENGLISH("room.far_reply"), exact=True).fill(answer)
    button(host, "room.connect").click()
    return time.monotonic()


def show(text: str, since: float) -> None:
    """Print the seconds since a time, for the table in docs/room.md."""
    print(f"{text}: {time.monotonic() - since:.1f} s")


def join_after(guest: Page, begun: float) -> None:
    """Take the free seat once the devices are connected."""
    expect(guest.get_by_role("radio", name="Ben", exact=True)).to_be_visible(timeout=WAIT_MS)
    show("joined", begun)
    join(guest, "Benedikt")


def back_after(homes: list[Page], event: str, begun: float) -> None:
    """Expect that both have found each other again, and let them play on."""
    for page in homes:
        expect(news(page)).to_have_count(0, timeout=AGAIN_MS)
    show(f"back after {event}", begun)
    take_zen_turn(homes)


@pytest.mark.parametrize("homes", [USUAL], indirect=True)
def test_two_homes_play_on_after_lost_packets_and_reloads(homes: list[Page]) -> None:
    host, guest = homes
    join_after(guest, connect(host, guest, pause_s=5))
    begun = time.monotonic()
    take_zen_turn(homes)
    show("a turn", begun)
    run(ROUTERS[0], "iptables -A FORWARD -m statistic --mode random --probability 0.1 -j DROP")
    for _ in range(3):
        begun = time.monotonic()
        take_zen_turn(homes)
        show("a turn with a loss of 10%", begun)
    for page in homes:
        page.reload()
        ready(page)
        open_seats(host)
        open_link(guest, code_of(host))
        begun = open_reply(host, code_of(guest))
        zen_garden_page.close(host)
        back_after(homes, "a reload and two links", begun)


@pytest.mark.parametrize("homes", [USUAL], indirect=True)
def test_two_homes_play_a_whole_match(homes: list[Page], tmp_path: Path) -> None:
    for page in homes:
        zen_garden_page.set_speed(page, "instant")
    host, guest = homes
    join_after(guest, connect(host, guest, pause_s=1))
    begun = time.monotonic()
    while not storage_seed.saved(host).over:
        take_zen_turn(homes)
    show(f"a match of {storage_seed.saved(host).at} events", begun)
    expect_one_record(homes, tmp_path)


@pytest.mark.parametrize("homes", [USUAL], indirect=True)
def test_two_homes_play_on_after_a_sleep_and_in_another_network(homes: list[Page]) -> None:
    host, guest = homes
    join_after(guest, connect(host, guest, pause_s=1))
    with asleep("hofgarten-a"):
        time.sleep(ASLEEP_S)
    back_after(homes, "a sleep of the host", time.monotonic())
    move_house("hofgarten-b", ROUTERS[1])
    expect(news(host)).to_have_count(1, timeout=AGAIN_MS)
    # Without a TURN server, neither can learn the new address.
    open_seats(host)
    open_link(guest, code_of(host))
    begun = open_reply(host, code_of(guest))
    zen_garden_page.close(host)
    back_after(homes, "another network and two links", begun)


@pytest.mark.parametrize("homes", [USUAL], indirect=True)
def test_two_homes_connect_after_the_reply_has_waited(homes: list[Page]) -> None:
    join_after(homes[1], connect(*homes, pause_s=45))
    take_zen_turn(homes)


@pytest.mark.parametrize("homes", [STRICT], indirect=True)
def test_strict_routers_are_told_and_the_match_goes_on_by_link(homes: list[Page]) -> None:
    host, _guest = homes
    begun = connect(*homes, pause_s=5)
    dialog = zen_garden_page.dialog(host, ENGLISH("room.title"))
    expect(dialog.get_by_role("alert")).to_contain_text(ENGLISH("notice.room_far"), timeout=20_000)
    show("told that there is no way", begun)
    button(host, "room.by_link").click()
    expect(dialog).to_have_count(0)
    expect(news(host)).to_have_count(0)


@pytest.mark.parametrize("homes", [STRICT], indirect=True)
def test_a_turn_server_gets_through_strict_routers(homes: list[Page]) -> None:
    join_after(homes[1], connect(*homes, pause_s=5, turn=True))
    take_zen_turn(homes)
    for page in homes:
        page.reload()
        ready(page)
        back_after(homes, "a reload", time.monotonic())
