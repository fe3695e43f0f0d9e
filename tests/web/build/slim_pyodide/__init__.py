"""What a cut Pyodide must do as the whole one does: `trials.mjs` runs it, `tests/web/build/test_slim_pyodide.py` compares."""
