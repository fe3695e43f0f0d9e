"""Command line: builds the page's folder, serves it on this computer, writes the library's package, and adds a game.

Run `python -m web.build build`, `serve`, `package` or `new-game`; `--help` lists the options.
"""

import argparse
import os
import shutil
import sys
import tempfile
import threading
import webbrowser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from web.build.new_game import add_game
from web.build.paths import NODE_MODULES, ROOT, BuildError, check_library
from web.build.server import EVERY_HOST, HOST, address_of, make_server
from web.build.watch import WatchHandler, watch

DEFAULT_PORT = 8000


def build(out: Path, *, compressed: bool = False, stock: bool = False) -> None:
    """Build the page into a folder, replacing its content. The same sources give the same bytes.

    All files but index.html are in a folder named after their contents, so that a cache never mixes two builds. With
    `compressed`, each file gets smaller copies for servers that send those; this takes some seconds more. With
    `stock`, Pyodide and PyScript are shipped as published: slower, but of any version.
    Raises BuildError if a part is missing.
    """
    if not NODE_MODULES.exists():
        raise BuildError("The page's libraries are missing: run npm ci.")
    check_library()
    from web.build.cache import trim
    from web.build.index_html import write_index
    from web.build.library_wheel import write_wheel
    from web.build.precompress import compress
    from web.build.root_files import write_root
    from web.build.version_folder import fingerprint, write_pyodide, write_version

    # Built beside the target, so that it can be renamed in one step once it is complete.
    with tempfile.TemporaryDirectory(prefix=f"{out.name}-", dir=out.parent) as name:
        new = Path(name, out.name)
        unnamed = new / "v" / "unnamed"
        unnamed.mkdir(parents=True)
        with ThreadPoolExecutor() as parallel:
            python = parallel.submit(write_pyodide, unnamed / "pyodide", stock=stock)
            wheel = parallel.submit(write_wheel, new)
            write_version(unnamed, stock=stock)
            python.result()
            wheel.result()
            version = unnamed.rename(unnamed.with_name(fingerprint(unnamed)))
            write_index(new / "index.html", version.relative_to(new).as_posix())
            write_root(new)
            if compressed:
                compress(new)
        shutil.rmtree(out, ignore_errors=True)
        new.rename(out)
    trim()


def serve(out: Path, host: str, port: int, *, browser: bool) -> None:
    """Serve a built page until Ctrl+C, and build it again after each change. Raises BuildError if `port` is taken."""
    server = make_server(out, port=port, kind=WatchHandler, host=host)
    address = address_of(server)
    print(f"Hofgarten is at {address}  (Ctrl+C ends it)", flush=True)
    if host == EVERY_HOST:
        from web.build.terminal_qr import terminal_qr

        print("Devices in the same Wi-Fi open this address, too. Matches are saved for each address apart.")
        print("\n".join(terminal_qr(address)) if sys.stdout.isatty() else "", flush=True)
    if browser and has_screen():
        webbrowser.open(address)
    threading.Thread(target=watch, args=(out,), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def has_screen() -> bool:
    """Return True if a graphical browser can open; without a screen, Python would open one in the terminal."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m web.build", description="Build the page, or serve it here.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("build", "build the page"),
        ("serve", "serve a page that was built, and build it again after each change"),
        ("package", "write the library's wheel and sdist"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("--out", type=Path, default=ROOT / "dist", help="the page's folder (default: dist)")
    commands.choices["build"].add_argument(
        "--stock", action="store_true", help="ship Pyodide and PyScript as published"
    )
    commands.choices["serve"].add_argument("--host", default=HOST, help=f"{EVERY_HOST} for all devices in the network")
    commands.choices["serve"].add_argument("--port", type=int, default=DEFAULT_PORT)
    commands.choices["serve"].add_argument("--no-browser", action="store_true", help="do not open a browser")
    commands.choices["package"].set_defaults(out=ROOT / "dist-package")
    command = commands.add_parser("new-game", help="add a game to this repository, a small one to be changed")
    command.add_argument("name", help="its name in records, such as flower-bed")
    options = parser.parse_args(arguments)
    try:
        match options.command:
            case "build":
                build(options.out.resolve(), compressed=True, stock=options.stock)
            case "serve":
                serve(options.out, options.host, options.port, browser=not options.no_browser)
            case "package":
                check_library()
                from web.build.library_wheel import write_package

                write_package(options.out)
            case _:
                rules, page = (folder.relative_to(ROOT).as_posix() for folder in add_game(options.name))
                print(f"The rules are in {rules}, the page is in {page}.")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
