"""The example notebook runs from its first cell to its last, in a kernel of its own, and shows pictures and widgets."""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "notebook.ipynb"

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return the data that each cell shows at its end, by the cell's id."""
    import nbformat
    from nbclient import NotebookClient

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{ROOT / 'engine'}:{ROOT}")
        patch.setenv("IPYTHONDIR", str(tmp_path_factory.mktemp("ipython")))
        patch.setenv("JUPYTER_DATA_DIR", str(tmp_path_factory.mktemp("jupyter")))
        notebook = nbformat.read(EXAMPLE, as_version=4)
        NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    return {cell.id: cell.outputs[-1].data for cell in notebook.cells if cell.get("outputs")}


def test_it_is_kept_without_outputs() -> None:
    cells = json.loads(EXAMPLE.read_text("utf-8"))["cells"]
    assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in cells)


def test_matches_moves_and_positions_are_pictures(outputs: dict[str, Any]) -> None:
    for cell in ("match", "move", "view"):
        assert outputs[cell]["text/html"].startswith("<img ")
        assert outputs[cell]["image/svg+xml"].startswith("<svg ")
        assert "points" in outputs[cell]["text/html"].casefold()
    means = eval(outputs["lead"]["text/plain"])
    assert means["random"] < means["greedy"]


def test_matches_to_play_and_to_look_back_at_are_widgets(outputs: dict[str, Any]) -> None:
    for cell in ("play", "replay"):
        assert "application/vnd.jupyter.widget-view+json" in outputs[cell]
