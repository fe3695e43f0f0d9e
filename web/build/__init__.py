"""Builds the page's folder, checks it and serves it. Nothing in this package is shipped to the page."""
