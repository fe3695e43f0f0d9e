"""Lazy loading of Python modules in the browser."""
