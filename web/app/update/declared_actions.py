"""The actions that the source tree declares. A built page has a list of them (``web.build.start_data``)."""

import ast
from pathlib import Path


def declared_actions() -> dict[str, str]:
    """Return the actions of each module, from its source. To import all would take longer."""
    return {
        path.stem: " ".join(actions_in(path.read_text("utf-8"))) for path in sorted(Path(__file__).parent.glob("*.py"))
    }


def actions_in(source: str) -> list[str]:
    """Return the keys of ``HANDLERS`` in a module's source.

    Raises:
        ValueError: It is no dictionary whose keys are strings, so that they cannot be read without an import.
    """
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == "HANDLERS":
            keys = statement.value.keys if isinstance(statement.value, ast.Dict) else [None]
            actions = [key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
            if len(actions) < len(keys):
                raise ValueError("the keys of HANDLERS are not all strings")
            return actions
    return []
