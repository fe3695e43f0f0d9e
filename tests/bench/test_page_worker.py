"""Tests of the benchmark's worker, outside the page."""

import json
import sys

import pytest

from bench import page_worker

MEASURES = "def ten():\n    return 10\ndef rate(work, seconds):\n    return work() / seconds\n"
WORKS = """from hofgarten.cli.benchmarks import ten

def works(kept):
    return {"tens": ten, **{name: ten for name in kept}}
"""


def test_modules_missing_from_the_page_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = {"hofgarten.cli.benchmarks": MEASURES, "bench.measures": WORKS}
    for name in modules:
        monkeypatch.setitem(sys.modules, name, None)
    job = {"modules": modules, "kept": ["more"]}
    assert json.loads(page_worker.install(json.dumps(job))) == ["tens", "more"]
    assert json.loads(page_worker.rate(json.dumps(["more", 0.5]))) == 20
