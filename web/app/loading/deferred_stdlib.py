"""Deferred modules of the standard library: Python's own start imports them, but the page rarely uses them.

Pyodide imports `asyncio` and its package loader, and these import sockets, processes, TLS, logging and archives, which
are nearly useless in a browser. Without them, start-up is a tenth faster and the library a third smaller. Each is
replaced by an empty module with only the attributes that others read during their import. The first access to another
attribute loads the real module. Event loops of `asyncio` that no browser can run are not available.
"""

import _thread
import sys
from collections.abc import Callable, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # the page never imports its module

PROBED: Final = frozenset({"__file__", "__path__", "__warningregistry__", "__wrapped__"})
"""Attributes that Python probes on modules. Deferred packages already have their path."""
NOTHING: Final[Mapping[str, object]] = {"__all__": ()}


class Text:
    """A value with a text, for JavaScript, which would convert a string to its own type."""

    def __init__(self, text: str) -> None:
        """Keep the text."""
        self._text = text

    def __str__(self) -> str:
        """Return the text."""
        return self._text


class Plain(str):
    """The theme of Python's tracebacks, and each of its parts: no colours."""

    __slots__ = ()

    def __getattr__(self, name: str) -> "Plain":
        """Return a part of the theme."""
        return self


class Logger:
    """A stand-in for asyncio's logger, which is created with the first message."""

    def __getattr__(self, name: str) -> object:
        """Return an attribute of the logger."""
        import logging

        return getattr(logging.getLogger("asyncio"), name)


def _of_unix_events() -> Mapping[str, object]:
    """Return the base class of Pyodide's event loop policy; asyncio has imported its events by then."""
    return {**NOTHING, "_DefaultEventLoopPolicy": vars(sys.modules["asyncio.events"])["_BaseDefaultEventLoopPolicy"]}


FLAGS: Final[Mapping[int, str]] = {
    0x1: "OPTIMIZED",
    0x2: "NEWLOCALS",
    0x4: "VARARGS",
    0x8: "VARKEYWORDS",
    0x10: "NESTED",
    0x20: "GENERATOR",
    0x40: "NOFREE",
    0x80: "COROUTINE",
    0x100: "ITERABLE_COROUTINE",
    0x200: "ASYNC_GENERATOR",
    0x4000000: "HAS_DOCSTRING",
    0x8000000: "METHOD",
}
"""The flags of code objects, of which `inspect` makes constants."""
READ: Final[Mapping[str, Callable[[], Mapping[str, object]]]] = {
    "_colorize": lambda: {"can_colorize": lambda **_: False, "get_theme": lambda **_: Plain()},
    "_pyodide.docstring": lambda: {"get_cmeth_docstring": lambda _: ""},
    "asyncio.base_events": lambda: NOTHING,
    "asyncio.graph": lambda: NOTHING,
    "asyncio.log": lambda: {"logger": Logger()},
    "asyncio.streams": lambda: NOTHING,
    "asyncio.subprocess": lambda: NOTHING,
    "asyncio.unix_events": _of_unix_events,
    "concurrent.futures": lambda: {name: name for name in ("FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED")},
    "dis": lambda: {"COMPILER_FLAG_NAMES": FLAGS},
    "logging": lambda: {"DEBUG": 10},
    "pyodide._package_loader": lambda: {
        "SITE_PACKAGES": Text("/lib/python3.14/site-packages"),
        "DSO_DIR": Text("/usr/lib"),
        "init_loaded_packages": lambda: None,
    },
    "socket": lambda: {"AF_UNSPEC": 0, "AI_PASSIVE": 1},
    "subprocess": lambda: {"PIPE": -1},
    "threading": lambda: {"Lock": _thread.allocate_lock, "local": _thread._local},
}
"""The deferred modules, and the attributes that others read while they are imported. The build verifies the values."""
PACKAGES: Final = frozenset({"concurrent.futures", "logging"})
"""The packages among them."""


class Finder(Protocol):
    """A finder of the real modules."""

    def find_spec(self, name: str) -> ModuleSpec | None:
        """Return the spec of a module; None if this finder does not have it."""


class Deferred(ModuleType):
    """A module that is not loaded yet."""

    def __getattr__(self, name: str) -> Any:
        """Load the real module and return its attribute; raises AttributeError."""
        if name in PROBED:
            raise AttributeError(name)
        load(self)
        return getattr(self, name)


def load(module: Deferred) -> None:
    """Load the real module of a deferred one; raises ModuleNotFoundError."""
    loader: Any = module.__loader__
    loader.load(module)


def load_all() -> None:
    """Load all deferred modules and stop deferring, before unknown programs run."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, DeferredFinder)]
    for name, module in [*sys.modules.items()]:
        if isinstance(module, Deferred):
            load(module)
            if READ[name]().get("__all__") == ():
                package = sys.modules[name.rpartition(".")[0]]
                vars(package).update({offered: getattr(module, offered) for offered in module.__all__})


class DeferredFinder(Loader):
    """Finder and loader of deferred modules."""

    def __init__(self, *finders: Finder) -> None:
        """Keep the finders of the real modules."""
        self._finders = finders

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return the spec of a deferred module; None for any other module."""
        return ModuleSpec(name, self, is_package=name in PACKAGES) if name in READ else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return an empty module."""
        return Deferred(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Set the attributes that others read."""
        vars(module).update(READ[module.__name__]())

    def load(self, module: ModuleType) -> None:
        """Load the real module of a deferred one; raises ModuleNotFoundError."""
        name = module.__name__
        found = (finder.find_spec(name) for finder in self._finders)
        spec = next((spec for spec in found if spec), None)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        module.__class__ = ModuleType
        module.__spec__, module.__loader__ = spec, spec.loader
        spec.loader.exec_module(module)
