"""Entry points of the web workers: the only Python code that calls JavaScript."""
