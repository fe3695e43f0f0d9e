"""Trials that must give the same results in the slimmed and in the original Pyodide.

`trials.mjs` runs them, `tests/web/build/test_slim_pyodide.py` compares the results.
"""
