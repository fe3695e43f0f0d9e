"""Dialogs: each has a row of facts and a module of its name."""

from pathlib import Path

import pytest

from tests.web.harness import Person
from web.app.view import dialogs


def test_every_dialog_has_a_row_of_facts_and_a_module_of_its_name() -> None:
    files = {path.stem for path in Path(str(dialogs.__file__)).parent.glob("*.py")} - {"__init__"}
    assert files == {name.replace("-", "_") for name in dialogs.DIALOGS}


@pytest.mark.parametrize(
    ("name", "closes"),
    [("menu", True), ("keys", True), ("settings", True), ("import-matches", False)],
)
def test_a_press_beside_a_dialog_closes_it_unless_text_is_typed_there(name: str, *, closes: bool) -> None:
    person = Person()
    person.start_match()
    html = person.do("dialog", name=name)["html"]
    assert "<dialog" in html
    assert ('closedby="any"' in html) == closes
