"""Tests of counting the bytes of a visit by part."""

import os
from pathlib import Path

import pytest

from bench.transfer import LIBRARY, OUR_PAGE, OUR_PYTHON, part_of, sizes
from web.build.packs import PYC_HEAD, pack_bytes
from web.build.precompress import gzipped


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("", OUR_PAGE),
        ("v/0/style.css", OUR_PAGE),
        ("v/0/pyodide/built.js", OUR_PAGE),
        ("v/0/pyodide/pyodide.asm.wasm", "Python (WebAssembly)"),
        ("v/0/pyodide/pyodide.mjs", "Pyodide's scripts"),
        ("v/0/pyscript/core.js", "PyScript, Idiomorph"),
        ("v/0/fonts/face.woff2", "typefaces"),
    ],
)
def test_part_of_a_file(address: str, part: str) -> None:
    assert part_of(address) == part


def make_pack(folder: Path, **members: bytes) -> Path:
    """Write a pack with the code of these modules; `web__a` stands for `web/a.pyc`."""
    target = folder / "library.pack"
    target.write_bytes(
        gzipped(
            pack_bytes({f"{name.replace('__', '/')}.pyc": bytes(PYC_HEAD) + code for name, code in members.items()})
        )
    )
    return target


def test_files_are_counted_as_they_are_sent(tmp_path: Path) -> None:
    text, face = b"<p>hello</p>" * 100, os.urandom(500)
    (tmp_path / "index.html").write_bytes(text)
    (tmp_path / "v" / "0" / "fonts").mkdir(parents=True)
    (tmp_path / "v/0/fonts/face.woff2").write_bytes(face)
    found = sizes(tmp_path, ["", "v/0/fonts/face.woff2"])
    assert (found[OUR_PAGE], found["typefaces"]) == (len(gzipped(text)), len(face))
    assert sum(found.values()) == len(gzipped(text)) + len(face)


def test_a_pack_is_divided_into_ours_and_others(tmp_path: Path) -> None:
    mine, others = os.urandom(1000), os.urandom(3000)
    path = make_pack(tmp_path, web__a=mine, json__b=others)
    found = sizes(tmp_path, [path.name])
    assert found[OUR_PYTHON] == len(gzipped(mine))
    assert found[OUR_PYTHON] + found[LIBRARY] == path.stat().st_size


def test_a_pack_of_our_files_alone_is_all_ours(tmp_path: Path) -> None:
    path = make_pack(tmp_path, web__a=b"a", hofgarten__b=b"b")
    assert sizes(tmp_path, [path.name])[OUR_PYTHON] == path.stat().st_size
