"""What measures inside the page, outside of it."""

import json
import sys

import pytest

from bench import page_worker

MEASURES = "def ten():\n    return 10\ndef rate(work, seconds):\n    return work() / seconds\n"
WORKS = "from hofgarten.cli.benchmarks import ten\ndef works(kept):\n    return {'tens': ten, **{name: ten for name in kept}}\n"


def test_modules_that_the_page_goes_without_are_brought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = {"hofgarten.cli.benchmarks": MEASURES, "bench.works": WORKS}
    for name in modules:
        monkeypatch.setitem(sys.modules, name, None)
    job = {"modules": modules, "kept": ["more"]}
    assert json.loads(page_worker.install(json.dumps(job))) == ["tens", "more"]
    assert json.loads(page_worker.rate(json.dumps(["more", 0.5]))) == 20
