"""The parts of `web.site`: what builds the page's folder, checks it and serves it. Nothing here reaches the page."""
