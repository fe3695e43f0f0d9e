"""Modules that Python's own start imports and the page has no use for: they are loaded when somebody does use them.

Pyodide imports `asyncio` and its loader of packages, and these import sockets, processes, TLS, logging and archives, of
which a browser's Python can use next to nothing: without them a start takes a tenth less, and the library is a third
smaller. Each is replaced by an empty module, which has only what others read of it while they are imported themselves;
it loads the real one into itself at the first other question. Of `asyncio`, event loops that no browser can run are
not offered.
"""

import sys
from collections.abc import Callable, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final, Protocol

PROBED: Final = frozenset({"__file__", "__path__", "__warningregistry__", "__wrapped__"})
"""What Python asks of modules in passing, to see whether they have it: packages among these have their path already."""
NOTHING: Final[Mapping[str, object]] = {"__all__": ()}


class Text:
    """Something that is asked for its text, by JavaScript, which would take a string for its own."""

    def __init__(self, text: str) -> None:
        """Take the text."""
        self._text = text

    def __str__(self) -> str:
        """Return the text."""
        return self._text


class Plain(str):
    """The theme in which Python prints tracebacks, and each of its parts: no colours."""

    __slots__ = ()

    def __getattr__(self, name: str) -> "Plain":
        """Return a part."""
        return self


class Logger:
    """Becomes asyncio's logger with the first message."""

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever loggers have
        """Return what the logger has."""
        import logging

        return getattr(logging.getLogger("asyncio"), name)


def _of_unix_events() -> Mapping[str, object]:
    """Return what Pyodide's own event loop is derived from; asyncio has imported its events before."""
    return {**NOTHING, "_DefaultEventLoopPolicy": vars(sys.modules["asyncio.events"])["_BaseDefaultEventLoopPolicy"]}


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
    "logging": lambda: {"DEBUG": 10},
    "pyodide._package_loader": lambda: {
        "SITE_PACKAGES": Text("/lib/python3.14/site-packages"),
        "DSO_DIR": Text("/usr/lib"),
        "init_loaded_packages": lambda: None,
    },
    "socket": lambda: {"AF_UNSPEC": 0, "AI_PASSIVE": 1},
    "subprocess": lambda: {"PIPE": -1},
}
"""The modules, and what of each is read while others are imported. The build compares the values with the real ones."""
PACKAGES: Final = frozenset({"concurrent.futures", "logging"})
"""Which of them are packages."""


class Finder(Protocol):
    """Who knows where the real modules are."""

    def find_spec(self, name: str) -> ModuleSpec | None:
        """Return how a module is loaded; None when this one does not have it."""


class Deferred(ModuleType):
    """A module that is not there yet."""

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever modules have
        """Load the real module, and return what it has; raises AttributeError."""
        if name in PROBED:
            raise AttributeError(name)
        load(self)
        return getattr(self, name)


def load(module: Deferred) -> None:
    """Make the real module of one that was put off; raises ModuleNotFoundError."""
    loader: Any = module.__loader__
    loader.load(module)


def load_all() -> None:
    """Load all that has been put off, and put nothing off any more: before programs come that we have not seen."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, PutOff)]
    for name, module in [*sys.modules.items()]:
        if isinstance(module, Deferred):
            load(module)
            if READ[name]().get("__all__") == ():
                package = sys.modules[name.rpartition(".")[0]]
                vars(package).update({offered: getattr(module, offered) for offered in module.__all__})


class PutOff:
    """Finds the modules that are put off, and loads them when they are used."""

    def __init__(self, *finders: Finder) -> None:
        """Take in who finds the real modules."""
        self._finders = finders

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return how a module is put off; None for one that is not."""
        return ModuleSpec(name, self, is_package=name in PACKAGES) if name in READ else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return a module that is yet to be loaded."""
        return Deferred(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Give it what others read of it."""
        vars(module).update(READ[module.__name__]())

    def load(self, module: ModuleType) -> None:
        """Make the real module of one that was put off; raises ModuleNotFoundError."""
        name = module.__name__
        found = (finder.find_spec(name) for finder in self._finders)
        spec = next((spec for spec in found if spec), None)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        module.__class__ = ModuleType
        module.__spec__, module.__loader__ = spec, spec.loader
        spec.loader.exec_module(module)
