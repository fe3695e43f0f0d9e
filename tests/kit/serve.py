"""Serve a folder while a program runs: a built page for commands that measure it or take screenshots."""

import threading
from pathlib import Path

from web.build.server import Handler, address_of, make_server


def serve(folder: Path, port: int = 0, handler: type[Handler] = Handler) -> str:
    """Serve a folder until the program ends; return its address. The port is any free one by default."""
    server = make_server(folder, port=port, kind=handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return address_of(server)
