"""Make the original Pyodide lack the modules that are cut, so that both can be compared. Run by `trials.mjs`."""

import _imp
import sys

from web.build.slim_pyodide.cut_modules import CUT


def hide_modules() -> None:
    """Let imports of the modules fail as if the interpreter did not have them."""
    is_builtin = _imp.is_builtin
    _imp.is_builtin = lambda name: 0 if name in CUT else is_builtin(name)
    # Pyodide's start imports `shutil`, which imports `compression.zstd` if it can.
    for name in [name for name in sys.modules if name in CUT or name.startswith("compression.zstd")]:
        del sys.modules[name]
    sys.builtin_module_names = tuple(name for name in sys.builtin_module_names if name not in CUT)
