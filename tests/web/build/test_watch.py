"""Tests for the server of `make play`: its answers while builds follow each other, and its builds."""

import hashlib
import threading
import time
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.web.build.test_server import served
from web.build import __main__ as command_line, watch
from web.build.paths import ROOT
from web.build.server import Server
from web.build.watch import make_play_server, name_of, with_script

PAGE = b"<html><head></head></html>"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Return a folder with a page."""
    folder = tmp_path / "dist"
    (folder / "v" / "0123").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "service-worker.js").write_text("// no files")
    return folder


@pytest.fixture
def address(out: Path) -> Iterator[str]:
    """Return the address of its server."""
    with served(make_play_server(out)) as found:
        yield found


def test_the_page_gets_a_script_that_waits_for_the_next_build(address: str, out: Path) -> None:
    assert urllib.request.urlopen(address).read() == with_script(PAGE)
    assert f"reload.js?{name_of(PAGE)}".encode() in with_script(PAGE)
    answers = list[bytes]()
    asked = f"{address}built?{name_of(PAGE)}"
    waiting = [threading.Thread(target=lambda: answers.append(urllib.request.urlopen(asked).read())) for _ in range(20)]
    for one in waiting:
        one.start()
    time.sleep(0.1)
    assert answers == []
    (out / "new").write_bytes(PAGE + b" ")
    (out / "new").rename(out / "index.html")
    for one in waiting:
        one.join(10)
        assert not one.is_alive(), "it still waits"
    assert answers == [name_of(PAGE + b" ").encode()] * 20
    assert urllib.request.urlopen(asked).read() == name_of(PAGE + b" ").encode(), "at once: it is another one"


def test_the_service_worker_accepts_the_page_with_the_script(address: str, out: Path) -> None:
    def integrity(content: bytes) -> bytes:
        return b64encode(hashlib.sha256(content).digest())

    (out / "service-worker.js").write_bytes(b"[" + integrity(PAGE) + b"]")
    assert urllib.request.urlopen(f"{address}service-worker.js").read() == b"[" + integrity(with_script(PAGE)) + b"]"


@pytest.mark.parametrize("name", ["", "built?x", "service-worker.js"])
def test_a_page_that_stays_away_is_said_after_a_while_and_is_there_again(
    address: str, out: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "MISSING_S", 0.1)
    monkeypatch.setattr(watch, "WAIT_S", 0.1)
    (out / "index.html").rename(out / "gone")
    with pytest.raises(urllib.error.HTTPError, match="503"):
        urllib.request.urlopen(address + name)
    (out / "gone").rename(out / "index.html")
    assert urllib.request.urlopen(address + name).status == 200


def test_previews_are_rendered_once_when_one_is_asked_for(
    address: str, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = list[tuple[str, Path]]()

    def run_build(command: str, version: Path) -> bool:
        runs.append((command, version))
        (version / "demos").mkdir()
        (version / "demos" / "Z5.1.en.html").write_text("preview")
        return True

    monkeypatch.setattr(watch, "run_build", run_build)
    for name in ("v/0123/demos/none", "v/4567/demos/Z5.1.en.html", "demos/Z5.1.en.html", "v/../demos/Z5.1.en.html"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(address + name)
    assert runs == []
    for _ in range(2):
        assert urllib.request.urlopen(f"{address}v/0123/demos/Z5.1.en.html").read() == b"preview"
    assert runs == [("previews", out / "v" / "0123")]


def test_a_source_that_is_saved_during_a_build_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = ROOT / "web" / "app" / "view" / "start.py"
    times = {source: 1.0}
    built = list[float]()
    done = threading.Event()

    def build_again(out: Path) -> bool:
        assert out == tmp_path
        built.append(times[source])
        times[source] = 3.0  # an editor saves it again
        if len(built) == 2:
            done.set()
        return True

    monkeypatch.setattr(watch, "source_times", lambda: dict(times))
    monkeypatch.setattr(watch, "build_again", build_again)
    monkeypatch.setattr(watch, "PAUSE_S", 0.01)
    threading.Thread(target=watch.watch, args=(tmp_path, {source: 0.0}), daemon=True).start()
    assert done.wait(10)
    time.sleep(0.1)
    assert built == [1.0, 3.0]
    assert "web/app/view/start.py: changed" in capsys.readouterr().out


@pytest.mark.parametrize("is_built", [True, False])
def test_a_source_that_is_saved_during_the_first_build_is_built_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_built: bool
) -> None:
    source, watched = tmp_path / "a.py", list[Mapping[Path, float]]()
    times = {source: 1.0}

    def build_again(out: Path) -> bool:
        assert out == tmp_path / "dist"
        times[source] = 2.0
        return is_built

    monkeypatch.setattr(command_line, "source_times", lambda: dict(times))
    monkeypatch.setattr(command_line, "build_again", build_again)
    monkeypatch.setattr(command_line, "watch", lambda out, built: watched.append(built))
    monkeypatch.setattr(Server, "serve_forever", lambda server: None)
    status = command_line.main(["play", "--out", str(tmp_path / "dist"), "--port", "0", "--no-browser"])
    assert (status, watched) == ((0, [{source: 1.0}]) if is_built else (1, []))
