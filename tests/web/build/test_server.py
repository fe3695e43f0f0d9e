"""Tests for the local server: its headers, and that it serves files like a good host."""

import gzip
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from web.build.precompress import compress
from web.build.server import address_of, make_server

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
def serving(folder: Path, path: str = "/") -> Iterator[str]:
    """Serve a folder under a path, and yield the address."""
    server = make_server(folder, path)
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
    with serving(tmp_path, "/somewhere/") as found:
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
    with serving(tmp_path) as address:
        request = urllib.request.Request(f"{address}a.js?b=1", headers={"Accept-Encoding": accepted})
        with urllib.request.urlopen(request) as answer:
            content = answer.read()
    headers = [answer.headers[name] for name in ("Content-Encoding", "Content-Type", "Vary")]
    assert headers == [encoding, "text/javascript", "Accept-Encoding"]
    assert content == (tmp_path / {"br": "a.js.br", "gzip": "a.js.gz", None: "a.js"}[encoding]).read_bytes()
    assert (len(content) < len(text)) == (encoding is not None)
    assert gzip.decompress((tmp_path / "a.js.gz").read_bytes()).decode() == text


def test_missing_file_is_not_cached_and_files_outside_of_the_path_are_not_served(address: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        urllib.request.urlopen(f"{address}v/missing.js")
    assert refused.value.headers["Cache-Control"] == "no-cache"
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address.removesuffix("somewhere/"))


def test_a_port_in_use_is_replaced_by_a_free_one(tmp_path: Path) -> None:
    first = make_server(tmp_path)
    second = make_server(tmp_path, port=first.server_address[1])
    assert first.server_address[1] != second.server_address[1]
    first.server_close()
    second.server_close()
