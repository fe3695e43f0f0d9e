"""Pyodide as shipped: without the parts that the page cannot reach (README.md)."""

from web.build.slim_pyodide.runtime import write_runtime

__all__ = ["write_runtime"]
