"""What a cut Pyodide must do as the whole one does: `trials.mjs` runs it, `tests/web/test_runtime.py` compares."""
