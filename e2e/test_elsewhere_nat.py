"""A match between two homes: network namespaces behind routers that translate addresses, with a server between them."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.room_page import button, code_of, host_a_match, join, news, take_zen_turn
from e2e.test_elsewhere import name_servers
from e2e.test_room_network import PORT, SERVE, ip
from tests.kit import zen_garden_page
from tests.kit.browsers import chromium, light, quick
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH

pytestmark = pytest.mark.thorough

INTERNET: Final = "hofgarten-net"
HOMES: Final = {"hofgarten-a": "198.51.100", "hofgarten-b": "203.0.113"}
"""Homes -> the network of each router outside."""
SERVER: Final = "198.51.100.1"
TURN: Final = ("turnserver", "-n", f"--listening-ip={SERVER}", f"--relay-ip={SERVER}", "--lt-cred-mech", "--realm=x")
TURN_MORE: Final = ("--user=ada:secret", "--no-tls", "--no-dtls", "--no-cli", "--log-file=stdout")
RETURNS_MS: Final = 120_000


def inside(space: str, *command: str) -> tuple[str, ...]:
    """Return a command that runs in a namespace."""
    return ("ip", "netns", "exec", space, *command)


def run(space: str, command: str) -> None:
    """Run a command in a namespace."""
    subprocess.run(inside(space, *command.split()), check=True, capture_output=True)


def remove() -> None:
    """Remove the namespaces, and the cables with them."""
    for space in (INTERNET, *HOMES, *(f"{home}-router" for home in HOMES)):
        subprocess.run(["ip", "netns", "delete", space], check=False, capture_output=True)


def cable(first: tuple[str, str, str], second: tuple[str, str, str]) -> None:
    """Connect two namespaces: each end has a namespace, a name and an address."""
    ip("link", "add", first[1], "netns", first[0], "type", "veth", "peer", "name", second[1], "netns", second[0])
    for space, name, address in (first, second):
        ip("-n", space, "address", "add", f"{address}/24", "dev", name)
        ip("-n", space, "link", "set", name, "up")


def build_homes(translation: str) -> None:
    """Make two homes behind routers with a rule for the translation of addresses."""
    ip("netns", "add", INTERNET)
    for number, (home, outside) in enumerate(HOMES.items(), 1):
        router, local = f"{home}-router", f"10.{number}.0"
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
        pytest.skip("There is no ip, no iptables or no turnserver here.")
    remove()
    with ExitStack() as ends:
        ends.callback(remove)
        try:
            build_homes(request.param)
        except subprocess.CalledProcessError as error:
            pytest.skip(f"There are no network namespaces here: {error.stderr.decode().strip()}")
        turn = ends.enter_context(subprocess.Popen(inside(INTERNET, *TURN, *TURN_MORE), stdout=subprocess.DEVNULL))
        ends.callback(turn.terminate)
        found = []
        for home in HOMES:
            serve = inside(home, sys.executable, "-c", SERVE, str(dist), str(PORT))
            server = ends.enter_context(subprocess.Popen(serve, stdout=subprocess.PIPE))
            ends.callback(server.terminate)
            assert server.stdout
            assert server.stdout.readline()
            options = quick("chromium", light(chromium(playwright)))
            program = tmp_path / home
            program.write_text(f'#!/bin/sh\nexec {" ".join(inside(home, options["executable_path"]))} "$@"\n')
            program.chmod(0o755)
            browser = playwright.chromium.launch(**{**options, "executable_path": str(program)})
            ends.callback(browser.close)
            page = new_context(browser).new_page()
            page.set_default_timeout(RETURNS_MS)
            name_servers(page, f"stun:{SERVER}:3478")
            page.goto(f"http://127.0.0.1:{PORT}/")
            ready(page)
            found.append(page)
        yield found


def use_turn(page: Page) -> None:
    """Enter the TURN server, which is the consent to it."""
    page.get_by_text(ENGLISH("room.own_server"), exact=True).click()
    for key, text in (("address", f"turn:{SERVER}:3478"), ("user", "ada"), ("password", "secret")):
        page.get_by_label(ENGLISH.of("room.server", key), exact=True).fill(text)
    button(page, "room.server_use").click()


def connect(host: Page, guest: Page, *, turn: bool = False) -> float:
    """Carry the links between two homes, with a pause as between people; return the time of the last press."""
    host_a_match(host, company="elsewhere")
    use_turn(host) if turn else button(host, "room.agree").click()
    guest.goto(code_of(host))
    ready(guest)
    use_turn(guest) if turn else button(guest, "room.agree").click()
    answer = code_of(guest)
    guest.wait_for_timeout(40_000)
    host.get_by_label(ENGLISH("room.answer_label"), exact=True).fill(answer)
    button(host, "room.connect").click()
    return time.monotonic()


def show(text: str, since: float) -> None:
    """Print the seconds since a time, for the table in docs/room.md."""
    print(f"{text}: {time.monotonic() - since:.1f} s")


@pytest.mark.parametrize("homes", [""], indirect=True, ids=["usual routers"])
def test_two_homes_play_also_when_a_tenth_of_the_packets_is_lost(homes: list[Page]) -> None:
    host, guest = homes
    begun = connect(host, guest)
    expect(guest.get_by_role("radio", name="Ben", exact=True)).to_be_visible(timeout=RETURNS_MS)
    show("joined", begun)
    join(guest, "Benedikt")
    take_zen_turn(homes)
    for home in HOMES:
        run(f"{home}-router", "tc qdisc add dev wan root netem loss 10%")
    for _ in range(4):
        begun = time.monotonic()
        take_zen_turn(homes)
        show("a turn with a loss of 10%", begun)


@pytest.mark.parametrize("homes", ["--random-fully"], indirect=True, ids=["strict routers"])
def test_strict_routers_are_named_and_turn_gets_through(homes: list[Page]) -> None:
    host, guest = homes
    begun = connect(host, guest)
    alert = zen_garden_page.dialog(host, ENGLISH("room.title")).get_by_role("alert")
    expect(alert).to_contain_text(ENGLISH("notice.room_far"), timeout=20_000)
    show("without TURN, no way", begun)
    host.goto(f"http://127.0.0.1:{PORT}/")
    begun = connect(host, guest, turn=True)
    expect(guest.get_by_role("radio", name="Ben", exact=True)).to_be_visible(timeout=RETURNS_MS)
    show("joined by TURN", begun)
    join(guest, "Benedikt")
    take_zen_turn(homes)
    for name, page in zip(("guest", "host"), (guest, host), strict=True):
        page.reload()
        ready(page)
        begun = time.monotonic()
        expect(news(guest)).to_have_count(0, timeout=RETURNS_MS)
        expect(news(host)).to_have_count(0, timeout=RETURNS_MS)
        show(f"back after a reload of the {name}", begun)
        take_zen_turn(homes)
