"""Builds the page's folder, checks it and serves it. Of this package, only sitecustomize.py is shipped to the page."""
