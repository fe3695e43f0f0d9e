"""Benchmarks of the page and the library, compared with similar projects: `python -m bench`, or `make bench`.

Each part is a module with a function `measure` that returns a `Part`; `bench.__main__` lists them.
"""
