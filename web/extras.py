"""Finds modules in a second library, fetched only when it is needed."""

from importlib.machinery import ModuleSpec, PathFinder


class Extras:
    """Finds in a zip what the page's library lacks, be it a part of a package of which the library has another part."""

    def __init__(self, path: str) -> None:
        """Look in the zip at this path."""
        self._path = path

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return where a module is loaded from; None when the zip does not have it."""
        return PathFinder.find_spec(name, ["/".join([self._path, *name.split(".")[:-1]])])
