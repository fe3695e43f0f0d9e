"""Serves the page of `make play`: builds it again when a source has changed, and reloads the open pages.

The built page itself knows nothing of it: the server adds a script to index.html when it sends it.
"""

import hashlib
import re
import subprocess
import sys
import threading
import time
from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

from web.build.paths import PREVIEWS, ROOT, source_times
from web.build.server import HOST, TYPES, Handler, Server, make_server
from web.build.service_worker import PAGE, WORKER

PAUSE_S: Final = 0.3
"""Time between two looks at the sources, and at the built page."""
WAIT_S: Final = 30
"""Longest time for which an answer waits for another build."""
MISSING_S: Final = 5
"""Longest time for which an answer waits for a page that is not there."""
SCRIPT: Final = "reload.js"
BUILT: Final = "built"
"""An address with the hash of a page: its answer, the hash of the present page, waits until that is another one."""
PREVIEW: Final = re.compile(rf"(v/[0-9a-f]+)/{PREVIEWS}/[\w.-]+\.html", re.ASCII)
"""The address of a preview, and its version folder. Quick builds have none: they are rendered when one is asked for."""
RELOAD: Final = f"""const known = new URL(import.meta.url).search.slice(1);
let built = known;
while (built === known) {{
    const answer = await fetch(`{BUILT}?${{known}}`);
    built = answer.ok ? await answer.text() : known;
}}
for (const registration of await navigator.serviceWorker?.getRegistrations() ?? []) {{
    await registration.unregister(); // it would go on with the build that it has
}}
location.reload();
"""


class BuiltPage:
    """A page in a folder that builds replace. One thread looks for the next build, for all answers that wait for it."""

    def __init__(self, out: Path) -> None:
        """Watch the page in a folder."""
        self._file = out / PAGE
        self._changed = threading.Condition()
        self._rendering = threading.Lock()
        threading.Thread(target=self._look, daemon=True).start()

    def content(self) -> bytes:
        """Return index.html; waits some seconds while it is missing. Raises FileNotFoundError."""
        with self._changed:
            content = self._changed.wait_for(self._read, MISSING_S)
        if not content:
            raise FileNotFoundError(self._file)
        return content

    def next_name(self, known: str) -> str:
        """Return the page's name; waits, with a limit, until it is not `known`. Raises FileNotFoundError."""
        with self._changed:
            self._changed.wait_for(lambda: (content := self._read()) and name_of(content) != known, WAIT_S)
        return name_of(self.content())

    def add_previews(self, version: Path) -> None:
        """Render the previews into a version folder that has none; others wait for it."""
        with self._rendering:
            if not (version / PREVIEWS).exists():
                run_build("previews", version)

    def _look(self) -> None:
        known = self._stamp()
        while True:
            time.sleep(PAUSE_S)
            if (stamp := self._stamp()) != known:
                known = stamp
                with self._changed:
                    self._changed.notify_all()

    def _stamp(self) -> tuple[int, int]:
        """Return two numbers of which one is another after each build; zeros while there is no page."""
        with suppress(FileNotFoundError):
            status = self._file.stat()
            return status.st_mtime_ns, status.st_ino
        return 0, 0

    def _read(self) -> bytes:
        with suppress(FileNotFoundError):
            return self._file.read_bytes()
        return b""


class PlayHandler(Handler):
    """Serves a page that reloads itself after each build."""

    def __init__(self, *args: object, page: BuiltPage, **options: str) -> None:
        """Create a handler."""
        self.page = page
        super().__init__(*args, **options)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send the head of a file, of the script, or of the answer for which the script waits; return the content."""
        place, _, known = self.path.partition("?")
        name = place.removeprefix("/")
        preview = PREVIEW.fullmatch(name)
        try:
            if name == "":
                return self._begin(".html", with_script(self.page.content()))
            if name == WORKER:
                return self._begin(".js", self._worker(self.page.content()))
            if name == SCRIPT:
                return self._begin(".js", RELOAD.encode())
            if name == BUILT:
                return self._begin(".json", self.page.next_name(known).encode())
        except FileNotFoundError:
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
            return None
        if preview and (version := Path(self.directory, preview[1])).exists():
            self.page.add_previews(version)
        return super().send_head()

    def _worker(self, page: bytes) -> bytes:
        """Return the service worker, which accepts only the files of the build, for the page with its script."""
        text = Path(self.directory, WORKER).read_bytes()
        return text.replace(_integrity(page), _integrity(with_script(page)))

    def _begin(self, ending: str, content: bytes) -> BytesIO:
        self.encoding = ""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES[ending])
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)


def make_play_server(out: Path, host: str = HOST, port: int = 0) -> Server:
    """Return a server, not yet running, of the page in a folder; raises BuildError if the port is taken."""
    return make_server(out, host=host, port=port, kind=partial(PlayHandler, page=BuiltPage(out)))


def name_of(page: bytes) -> str:
    """Return a hash of index.html that can be part of an address."""
    return hashlib.sha256(page).hexdigest()


def with_script(page: bytes) -> bytes:
    """Return index.html with the script that reloads it."""
    script = f'<script type="module" src="{SCRIPT}?{name_of(page)}"></script>\n</head>'
    return page.replace(b"</head>", script.encode(), 1)


def _integrity(content: bytes) -> bytes:
    return b64encode(hashlib.sha256(content).digest())


def watch(out: Path, built: Mapping[Path, float]) -> None:
    """Build the page into `out` again after each change of a source since the times `built`; does not return."""
    while True:
        if (times := source_times()) != built:
            changed = sorted(path for path, _ in times.items() ^ built.items())
            others = f" and {len({*changed}) - 1} more" if len({*changed}) > 1 else ""
            print(f"{changed[0].relative_to(ROOT)}{others}: changed", flush=True)
            built = times
            build_again(out)
        time.sleep(PAUSE_S)


def build_again(out: Path) -> bool:
    """Build the page in a process of its own, which has the present sources; returns False if it failed."""
    print("Building the page", flush=True)
    start = time.monotonic()
    is_built = run_build("build", out, "--quick")
    if is_built:
        print(f"Built in {time.monotonic() - start:.1f} s", flush=True)
    return is_built


def run_build(command: str, out: Path, *options: str) -> bool:
    """Run a command of the build; returns False if it failed."""
    done = subprocess.run([sys.executable, "-m", "web.build", command, "--out", out, *options], cwd=ROOT, check=False)
    return done.returncode == 0
