"""Finds the modules that the page can reach, by reading import statements, also those in our functions."""

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial
from importlib.util import resolve_name
from pathlib import Path
from typing import Final

from web.build.cache import each_cached

OURS: Final = frozenset({"hofgarten", "web"})
DATA: Final = frozenset({".json", ".jsonl", ".txt"})
"""Extensions of the data files in our packages."""

Import = tuple[str, tuple[str, ...]]
"""A module, and the names that are imported from it."""


def reach(roots: Iterable[str], modules: Mapping[str, Path]) -> tuple[dict[str, bytes], set[Import]]:
    """Return the content of all files that some modules reach, by path, and their imports of other modules.

    `modules` are ours and those of the page's dependencies. The files are sources and the data files beside them. A
    folder without `__init__.py` gets an empty one: in a pack, a package needs a file.
    """
    sources = {name: path.read_bytes() for name, path in modules.items()}
    packages = _packages(modules)
    imports = imports_of_modules(modules)
    names = {name[: dot.start()] for name in modules for dot in re.finditer(r"\.|$", name)}
    files, others = dict[str, bytes](), set[Import]()
    left, seen = [*roots], set[str]()
    while left:
        name = left.pop()
        top, parent = name.partition(".")[0], name.rpartition(".")[0]
        if top not in names:
            others.add((name, ()))
        if name in seen or name not in names:
            continue
        seen.add(name)
        left += [parent] if parent else []
        path = modules.get(name)
        is_package = path is None or name in packages
        files[name.replace(".", "/") + ("/__init__.py" if is_package else ".py")] = sources.get(name, b"")
        if path and is_package:
            data = (file for file in sorted(path.parent.iterdir()) if file.suffix in DATA)
            files |= {f"{name.replace('.', '/')}/{file.name}": file.read_bytes() for file in data}
        for module, wanted in imports.get(name, ()):
            if module.partition(".")[0] in names:
                left += [module, *(f"{module}.{one}" for one in wanted)]
            else:
                others.add((module, wanted))
    return files, others


def imports_of_modules(modules: Mapping[str, Path]) -> dict[str, list[Import]]:
    """Return the imports in the sources of modules, by name."""
    sources = {name: path.read_bytes() for name, path in modules.items()}
    return each_cached("imports", sources, partial(_imports_of_all, _packages(modules)))


def _packages(modules: Mapping[str, Path]) -> set[str]:
    return {name for name, path in modules.items() if path.stem == "__init__"}


def _imports_of_all(packages: Collection[str], sources: Mapping[str, bytes]) -> dict[str, list[Import]]:
    """Return the imports in the sources of modules, by name; ``packages`` are the names of the packages among them."""
    return {
        name: sorted(
            imports_in(
                ast.parse(source, name),
                name if name in packages else name.rpartition(".")[0],
                in_functions=name.partition(".")[0] in OURS,
            )
        )
        for name, source in sources.items()
    }


def imports_in(tree: ast.Module, package: str, *, in_functions: bool = True) -> set[Import]:
    """Return the imports in the syntax tree of a module, except those for type checking."""
    return {one for node in _walk(tree, in_functions) for one in _imported(node, package)}


def _walk(node: ast.AST, in_functions: bool) -> Iterator[ast.AST]:
    """Yield the nodes of a syntax tree that can run: all except bodies of `if TYPE_CHECKING`."""
    yield node
    for child in ast.iter_child_nodes(node):
        is_for_types = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
        if not is_for_types and (in_functions or not isinstance(child, ast.FunctionDef)):
            yield from _walk(child, in_functions)


def _imported(node: ast.AST, package: str) -> list[Import]:
    """Return what a node of a syntax tree imports; an empty list for other nodes."""
    if isinstance(node, ast.Import):
        return [(alias.name, ()) for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        module = resolve_name("." * node.level + (node.module or ""), package)
        return [(module, tuple(alias.name for alias in node.names))]
    return []
