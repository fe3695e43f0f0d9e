"""Tests for the local server: its headers, and that it serves files like a good host."""

import gzip
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from qrcodegen import QrCode

from web.app.model.links.qr import QUIET
from web.build.__main__ import main
from web.build.precompress import compress
from web.build.server import EVERY_HOST, HOST, Handler, Server, address_of, make_server
from web.build.terminal_qr import terminal_qr

TYPES = {
    "index.html": "text/html; charset=utf-8",
    "v/a.wasm": "application/wasm",
    "v/a.mjs": "text/javascript",
    "v/a.js": "text/javascript",
    "v/a.css": "text/css",
    "v/a.py": "text/x-python",
    "a.webmanifest": "application/manifest+json",
}


@contextmanager
def served(server: Server, path: str = "/") -> Iterator[str]:
    """Run a server, and yield the address of its page."""
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address_of(server, path)
    server.shutdown()
    server.server_close()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Return the address of a server of a folder with one file of each kind."""
    (tmp_path / "v").mkdir()
    for name in TYPES:
        (tmp_path / name).write_text("x")
    with served(make_server(tmp_path, "/somewhere/"), "/somewhere/") as found:
        yield found


@pytest.mark.parametrize("path", ["", *TYPES])
def test_files_are_served_with_their_types_and_only_version_folders_without_revalidation(
    address: str, path: str
) -> None:
    with urllib.request.urlopen(address + path) as answer:
        assert answer.headers["Content-Type"] == TYPES[path or "index.html"]
        assert ("immutable" in answer.headers["Cache-Control"]) is path.startswith("v/")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None), ("brotli", None)],
)
def test_compressed_file_is_sent_if_the_client_accepts_it(tmp_path: Path, accepted: str, encoding: str | None) -> None:
    text = "let a = 1; " * 100
    (tmp_path / "a.js").write_text(text)
    compress(tmp_path)
    with served(make_server(tmp_path)) as address:
        request = urllib.request.Request(f"{address}a.js?b=1", headers={"Accept-Encoding": accepted})
        with urllib.request.urlopen(request) as answer:
            content = answer.read()
    headers = [answer.headers[name] for name in ("Content-Encoding", "Content-Type", "Vary")]
    assert headers == [encoding, "text/javascript", "Accept-Encoding"]
    assert content == (tmp_path / {"br": "a.js.br", "gzip": "a.js.gz", None: "a.js"}[encoding]).read_bytes()
    assert (len(content) < len(text)) == (encoding is not None)
    assert gzip.decompress((tmp_path / "a.js.gz").read_bytes()).decode() == text


def test_missing_file_is_not_cached_and_neither_folders_nor_files_outside_of_the_path_are_served(address: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        urllib.request.urlopen(f"{address}v/missing.js")
    assert refused.value.headers["Cache-Control"] == "no-cache"
    for hidden in (address.removesuffix("somewhere/"), f"{address}v/", f"{address}v", f"{address}v%2f"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(hidden)


@pytest.mark.parametrize("name", ["%00", "v/a.js%00", "v/%00/a.js", "a" * 5000, "%ff", "%ed%a0%80"])
def test_a_name_that_no_file_can_have_is_not_found_without_a_traceback(
    address: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address + name)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"])
def test_a_connection_that_sends_nothing_more_is_closed(
    tmp_path: Path, sent: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 < (Handler.timeout or 0) <= 30
    monkeypatch.setattr(Handler, "timeout", 0.2)
    with served(server := make_server(tmp_path)), socket.create_connection((HOST, server.server_port)) as connection:
        connection.settimeout(10)
        connection.sendall(sent)
        received = b""
        while more := connection.recv(100_000):
            received += more
    assert received.startswith(b"HTTP/1.1 404" if sent.endswith(b"\n") else b"")
    assert capsys.readouterr().err == ""


def test_a_port_in_use_is_said_because_another_one_has_other_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with make_server(tmp_path) as server:
        port = server.server_address[1]
        assert main(["play", "--out", str(tmp_path), "--port", str(port), "--no-browser"]) == 1
    assert f"Port {port} is in use" in (said := capsys.readouterr().err)
    assert f"PORT={port + 1}" in said


def test_devices_in_the_network_get_the_address_and_its_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("web.build.server.network_host", lambda: "192.168.1.7")
    with make_server(tmp_path, host=EVERY_HOST) as server:
        assert address_of(server) == f"http://192.168.1.7:{server.server_address[1]}/"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        (tmp_path / "index.html").write_text("x")
        assert urllib.request.urlopen(f"http://127.0.0.2:{server.server_address[1]}/").read() == b"x"
        server.shutdown()
    # A reader of the characters finds the modules that the page draws.
    lines = [
        line.removeprefix("\x1b[30;107m").removesuffix("\x1b[0m") for line in terminal_qr("http://192.168.1.7:8000/")
    ]
    halves = {" ": (0, 0), "▄": (0, 1), "▀": (1, 0), "█": (1, 1)}
    rows = [[halves[sign][half] for sign in line] for line in lines for half in (0, 1)]
    code = QrCode.encode_text("http://192.168.1.7:8000/", QrCode.Ecc.LOW)
    size = code.get_size()
    inner = [row[QUIET : QUIET + size] for row in rows[QUIET : QUIET + size]]
    assert inner == [[code.get_module(x, y) for x in range(size)] for y in range(size)]
    assert {len(line) for line in lines} == {size + 2 * QUIET}
