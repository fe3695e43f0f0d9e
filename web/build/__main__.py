"""Command line: builds the page's folder, serves it on this computer, writes the library's package, and adds a game.

Run `python -m web.build build`, `play`, `package`, `sbom` or `new-game`; `--help` lists the options.
"""

import argparse
import logging
import os
import subprocess
import sys
import threading
import time
import webbrowser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from web.build.new_game import add_game
from web.build.paths import NODE_MODULES, ROOT, BuildError, check_library, source_times
from web.build.server import EVERY_HOST, HOST, address_of
from web.build.watch import build_again, make_play_server, watch

DEFAULT_PORT = 8000


def build(out: Path, *, compressed: bool = False, stock: bool = False, quick: bool = False, address: str = "") -> None:
    """Build the page into a folder, replacing its content. The same sources give the same bytes.

    All files but index.html are in a folder named after their contents, so that a cache never mixes two builds. The
    time of index.html is that of the build's start: a source that is saved meanwhile is newer.

    With `compressed`, each file gets smaller copies for servers that send those; this takes some seconds more. With
    `stock`, Pyodide and PyScript are shipped as published: slower, but of any version. With `quick`, the build lacks
    what only a deployed page needs: the library's wheel, the smallest packs, and the previews of embedded pages, which
    the server adds on demand. The latest earlier versions stay. With an `address`, at which the page will be published,
    links to it show a picture, and crawlers find their way.
    Raises BuildError if a part is missing.
    """
    if not NODE_MODULES.exists():
        raise BuildError("The page's libraries are missing: run npm ci.")
    check_library()
    from web.build.cache import trim
    from web.build.index_html import write_index
    from web.build.library_wheel import write_wheel
    from web.build.precompress import compress
    from web.build.published import checked, write_published
    from web.build.replacement import replacement
    from web.build.root_files import write_root
    from web.build.version_folder import fingerprint, write_previews, write_pyodide, write_version

    start, address = time.time(), checked(address) if address else ""
    with replacement(out, keep_versions=quick) as new:
        unnamed = new / "v" / "unnamed"
        unnamed.mkdir(parents=True)
        with ThreadPoolExecutor() as parallel:
            parts = [parallel.submit(write_pyodide, unnamed / "pyodide", stock=stock, quick=quick)]
            if not quick:
                parts.append(parallel.submit(write_wheel, new))
            write_version(unnamed, stock=stock)
            if not quick:
                write_previews(unnamed)
            for part in parts:
                part.result()
        version = unnamed.rename(unnamed.with_name(fingerprint(unnamed)))
        write_index(new / "index.html", version.relative_to(new).as_posix(), address)
        write_root(new)
        if address:
            write_published(new, address)
        if compressed:
            compress(new)
        os.utime(new / "index.html", (start, start))
    trim()


def play(out: Path, host: str, port: int, *, browser: bool) -> int:
    """Build the page, serve it until Ctrl+C, and build it again after each change; returns the exit status.

    Raises BuildError if `port` is taken.
    """
    with make_play_server(out, host=host, port=port) as server:
        times = source_times()
        if not build_again(out):
            return 1
        address = address_of(server)
        print(f"Hofgarten is at {address}  (Ctrl+C ends it)", flush=True)
        if host == EVERY_HOST:
            from web.build.terminal_qr import terminal_qr

            print("Devices in the same Wi-Fi open this address, too. Matches are saved for each address apart.")
            print("\n".join(terminal_qr(address)) if sys.stdout.isatty() else "", flush=True)
        if browser and has_screen():
            webbrowser.open(address)
        threading.Thread(target=watch, args=(out, times), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def has_screen() -> bool:
    """Return True if a graphical browser can open; without a screen, Python would open one in the terminal."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m web.build", description="Build the page, or serve it here.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, out, text in (
        ("build", "dist", "build the page"),
        ("play", "dist-play", "build the page, serve it, and build it again after each change"),
        ("previews", "dist-play/v/...", "add the previews of embedded pages to a version folder of a quick build"),
        ("package", "dist-package", "write the library's wheel and sdist"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("--out", type=Path, default=ROOT / out, help=f"the folder (default: {out})")
    command = commands.choices["build"]
    command.add_argument("--stock", action="store_true", help="ship Pyodide and PyScript as published")
    command.add_argument("--quick", action="store_true", help="leave out what only a deployed page needs")
    command.add_argument("--address", default="", help="where it will be published: https://example.org/hofgarten/")
    command = commands.choices["play"]
    command.add_argument("--host", default=HOST, help=f"{EVERY_HOST} for all devices in the network")
    command.add_argument("--port", type=int, default=DEFAULT_PORT)
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    commands.add_parser("sbom", help="print the parts of the page that others have written, as CycloneDX")
    command = commands.add_parser("new-game", help="add a game to this repository, a small one to be changed")
    command.add_argument("name", help="its name in records, such as flower-bed")
    options = parser.parse_args(arguments)
    logging.basicConfig(format="%(message)s", level=logging.INFO, stream=sys.stdout)
    try:
        match options.command:
            case "build":
                out, quick = options.out.resolve(), options.quick
                build(out, compressed=not quick, stock=options.stock, quick=quick, address=options.address)
            case "play":
                return play(options.out.resolve(), options.host, options.port, browser=not options.no_browser)
            case "previews":
                from web.build.version_folder import write_previews

                write_previews(options.out)
            case "package":
                check_library()
                from web.build.library_wheel import write_package

                write_package(options.out)
            case "sbom":
                from web.build.licences import bill_of_materials

                print(bill_of_materials())
            case _:
                message_types = (sys.executable, "-m", "web.build.message_types")
                rules, page = (folder.relative_to(ROOT).as_posix() for folder in add_game(options.name))
                subprocess.run(message_types, cwd=ROOT, check=True)
                print(f"The rules are in {rules}, the page is in {page}.")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
