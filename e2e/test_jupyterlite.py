"""The example notebook in JupyterLite: its kernel is Pyodide, in the browser."""

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.jupyterlite import ADDRESS, build_site
from tests.kit.page_guard import PageGuard
from tests.kit.serve import serve
from tests.kit.zen_garden_page import ENGLISH, build_in_frame
from web.build.library_wheel import WHEEL
from web.build.paths import ROOT

INSTALL: Final[dict[str, object]] = {
    "cell_type": "code",
    "execution_count": None,
    "id": "install",
    "metadata": {},
    "outputs": [],
    "source": "%pip install 'hofgarten[notebook]'",
}
"""The first cell of a notebook in JupyterLite."""
STARTS_MS: Final = 240_000
"""The kernel installs packages and runs all cells: 40 s on a machine that does nothing else."""
USUAL: Final = ("default shortcut", "Menu entry for command", "Uploader widget", "No exact match")
"""Parts of warnings that JupyterLite logs at each start."""


@pytest.fixture(scope="module")
def site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of a JupyterLite site with the example notebook, instead of our page's."""
    notebook = json.loads((ROOT / "examples" / "notebook.ipynb").read_text("utf-8"))
    notebook["cells"].insert(0, INSTALL)
    return serve(build_site(tmp_path_factory.mktemp("jupyterlite"), notebook, dist / WHEEL))


@pytest.mark.context(service_workers="allow")
@pytest.mark.fresh
@pytest.mark.thorough
def test_the_example_notebook_runs_in_jupyterlite(page: Page, guard: PageGuard, site: str) -> None:
    for part in USUAL:
        guard.allow(part)
    page.goto(f"{site}{ADDRESS}")
    # This indicator appears once the kernel answers. Jupyter ignores a request to run cells before that.
    expect(page.get_by_role("progressbar", name="Kernel status")).to_be_visible()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()

    # If a cell fails, Jupyter does not run those after it.
    played, replayed = (page.frame_locator("iframe[title='Zen Garden']").nth(number) for number in range(2))
    expect(replayed.get_by_role("slider")).to_have_value("0", timeout=STARTS_MS)
    for name in ("Zen Garden after 20 turns", "Zen Garden: Ben (seat 1) plays", "The Hanging Gardens after 33 turns"):
        expect(page.get_by_role("img", name=name)).to_be_visible()

    replayed.get_by_role("button", name=ENGLISH.of("replay.to", "next"), exact=True).click()
    expect(replayed.get_by_role("slider")).not_to_have_value("0")
    # Each of the bot's moves passes by itself. Then the next move is to be chosen.
    build_in_frame(played)
    expect(played.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)).to_be_disabled()
    page.get_by_role("button", name="Click to add a cell.", exact=True).click()
    cell = page.get_by_role("feed", name="Cells").get_by_role("textbox").last
    cell.fill("board.match")
    cell.press("Shift+Enter")
    expect(page.get_by_role("img", name="Zen Garden after 3 turns")).to_be_visible()
