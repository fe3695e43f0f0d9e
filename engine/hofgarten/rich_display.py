"""The picture that a notebook shows for a value at the end of a cell."""

from importlib import import_module


def html(shown: object) -> str | None:
    """Return the picture of a match or a position as HTML; None without the extra ``notebook``."""
    # By name: the page has states, and must not contain the module.
    found: str | None = import_module("hofgarten.notebook").html_of(shown)
    return found


def svg(shown: object) -> str | None:
    """Return the picture of a match or a position as SVG; None without the extra ``notebook``."""
    found: str | None = import_module("hofgarten.notebook").svg_of(shown)
    return found
