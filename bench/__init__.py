"""Benchmarks of the page and the library, compared with similar projects: `python -m bench`, or `make bench`.

`bench.rows` declares the parts and their tables. Each part is a module with a function `measure` that yields figures as
they are measured.
"""
