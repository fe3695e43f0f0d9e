"""Measures how fast everything is, side by side with others of its kind: `python -m bench`, or `make bench`.

Each part is a module with a function `measure`, which returns a `Part`; `bench.parts` lists them.
"""
