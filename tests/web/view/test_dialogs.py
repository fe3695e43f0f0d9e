"""Dialogs: each has a row of facts and a module of its name."""

from pathlib import Path

from web.app.view import dialogs


def test_every_dialog_has_a_row_of_facts_and_a_module_of_its_name() -> None:
    files = {path.stem for path in Path(str(dialogs.__file__)).parent.glob("*.py")} - {"__init__"}
    assert files == {name.replace("-", "_") for name in dialogs.DIALOGS}
