"""The parts of `web.build`: what builds the page's folder, checks it and serves it. Nothing here reaches the page."""
