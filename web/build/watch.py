"""Builds the page again when a source has changed, and reloads the open pages.

The built page itself knows nothing of it: the server adds a script to index.html when it sends it.
"""

import hashlib
import subprocess
import sys
import time
from base64 import b64encode
from http import HTTPStatus
from pathlib import Path
from typing import Final

from web.build.paths import source_times
from web.build.server import TYPES, Handler
from web.build.service_worker import PAGE, WORKER, hash_of

PAUSE_S: Final = 0.3
"""Time between two looks at the sources, and at the built page."""
WAIT_S: Final = 30
"""Longest time for which an answer waits for another build."""
SCRIPT: Final = "reload.js"
BUILT: Final = "built"
"""An address with the hash of a page: its answer, the hash of the present page, waits until that is another one."""
RELOAD: Final = f"""const known = new URL(import.meta.url).search.slice(1);
let built = known;
while (built === known) {{
    built = await (await fetch(`{BUILT}?${{known}}`)).text();
}}
for (const registration of await navigator.serviceWorker?.getRegistrations() ?? []) {{
    await registration.unregister(); // it would go on with the build that it has
}}
location.reload();
"""


class WatchHandler(Handler):
    """Serves a page that reloads itself after each build."""

    def do_GET(self) -> None:  # noqa: N802 - the name is that of the base class
        """Serve a file, the script, or the answer for which the script waits."""
        place, _, known = self.path.partition("?")
        page = Path(self.directory, PAGE)
        match place.removeprefix("/"):
            case "":
                self._send(".html", with_script(page))
            case name if name == WORKER:
                # It accepts only the files of the build.
                added = b64encode(hashlib.sha256(with_script(page)).digest()).decode("ascii")
                text = Path(self.directory, WORKER).read_text(encoding="utf-8")
                self._send(".js", text.replace(hash_of(page), added).encode())
            case name if name == SCRIPT:
                self._send(".js", RELOAD.encode())
            case name if name == BUILT:
                end = time.monotonic() + WAIT_S
                while name_of(page) == known and time.monotonic() < end:
                    time.sleep(PAUSE_S)
                self._send(".json", name_of(page).encode())
            case _:
                super().do_GET()

    def _send(self, ending: str, content: bytes) -> None:
        self.encoding = ""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES[ending])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def name_of(page: Path) -> str:
    """Return a hash of index.html that can be part of an address; it waits while the folder is being replaced."""
    while not page.exists():
        time.sleep(PAUSE_S)
    return hashlib.sha256(page.read_bytes()).hexdigest()


def with_script(page: Path) -> bytes:
    """Return index.html with the script that reloads it."""
    script = f'<script type="module" src="{SCRIPT}?{name_of(page)}"></script>\n</head>'
    return page.read_bytes().replace(b"</head>", script.encode(), 1)


def watch(out: Path) -> None:
    """Build the page into `out` again after each change of a source; does not return."""
    built = source_times()
    while True:
        time.sleep(PAUSE_S)
        if (times := source_times()) == built:
            continue
        built, start = times, time.monotonic()
        if subprocess.run([sys.executable, "-m", "web.build", "build", "--out", out], check=False).returncode == 0:
            print(f"Built in {time.monotonic() - start:.1f} s", flush=True)
