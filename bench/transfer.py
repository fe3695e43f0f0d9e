"""Transfers of a visit: the requested files and their compressed sizes."""

from collections.abc import Callable, Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Request, Route

from tests.kit.storage_seed import seeded_match
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, choose_game, press, seed_field, set_players
from web.app.loading.pack import NAMES
from web.app.model.game_api.game_page import options_of
from web.build.packs import members
from web.build.precompress import SUFFIXES, gzipped

OUR_PICTURES: Final = "our pictures and other files"
OUR_PAGE: Final[Mapping[str, str]] = {".html": "our HTML", ".css": "our style sheets", ".js": "our scripts"}
OUR_PYTHON: Final[Mapping[str, str]] = {
    "hofgarten/": "our rules, records and bots",
    "texts/": "our texts",
    "view/": "our views",
    "": "our models, actions and other Python",
}
"""What a file's path contains -> its part; the first one counts."""
OURS: Final = (*OUR_PYTHON.values(), *OUR_PAGE.values(), OUR_PICTURES)
LIBRARY: Final = "Python's library"
PACK: Final = ".pack"
PARTS: Final[Mapping[str, str]] = {
    "pyodide/pyodide.asm.wasm": "Python (WebAssembly)",
    "pyodide/built.js": OUR_PAGE[".js"],
    "pyodide/": "Pyodide's scripts",
    "pyscript/": "PyScript, Idiomorph",
    "idiomorph.js": "PyScript, Idiomorph",
    "fonts/": "typefaces",
}
"""Prefix of a file's name in the version's folder -> part; all other files are ours."""

OF_US: Final = ("hofgarten/", "web/", "sitecustomize.", NAMES)
"""Prefixes of the names of our own files in a pack."""


def sizes(folder: Path, addresses: Iterable[str]) -> dict[str, int]:
    """Return the bytes of these addresses of a page by part, each file compressed by gzip where this helps.

    A pack is compressed already; our share of it is the size of our files alone, in proportion to that of each part.
    """
    found = dict.fromkeys((*PARTS.values(), LIBRARY, *OURS), 0)
    for address in addresses:
        path = folder / (address or "index.html")
        content = path.read_bytes()
        if path.suffix == PACK:
            ours = our_share(content)
            found[LIBRARY] += len(content) - ours
            alone = {part: len(gzipped(files)) for part, files in our_python(content).items()}
            for part, size in alone.items():
                found[part] += ours * size // sum(alone.values())
        else:
            found[part_of(address or path.name)] += len(gzipped(content) if path.suffix in SUFFIXES else content)
    return found


def part_of(address: str) -> str:
    """Return the part of a file that is not a pack."""
    name = address.split("/", 2)[-1] if address.startswith("v/") else address
    ours = OUR_PAGE.get(Path(name).suffix, OUR_PICTURES)
    return next((part for start, part in PARTS.items() if name.startswith(start)), ours)


def our_python(pack: bytes) -> dict[str, bytes]:
    """Return our own files in a pack, one after the other, by part."""
    found = dict.fromkeys(OUR_PYTHON.values(), b"")
    for path, content in members(pack).items():
        if path.startswith(OF_US):
            found[next(part for name, part in OUR_PYTHON.items() if name in path)] += content
    return {part: files for part, files in found.items() if files}


def our_share(pack: bytes) -> int:
    """Return the number of our own bytes in a pack; its whole size if it holds nothing else."""
    held = members(pack)
    ours = [content for path, content in held.items() if path.startswith(OF_US)]
    return len(pack) if len(ours) == len(held) else len(gzipped(b"".join(ours)))


def requested_files(browser: Browser, site: str, visit: Callable[[Page], None], place: str = "") -> list[str]:
    """Return the addresses of all files that a visit requests, relative to the page, without repetitions, in order.

    Prefetched files are not among them: their requests are refused.
    """
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith(site) and not is_prefetch(request):
            found.append(request.url.removeprefix(site))

    def let(route: Route) -> None:
        if is_prefetch(route.request):
            route.abort()
        else:
            route.continue_()

    with browser.new_context(service_workers="block", locale="en-GB") as context:
        context.on("request", note)
        for files in (f"**/*{PACK}", "**/games/*"):
            context.route(files, let)
        page = context.new_page()
        page.goto(site + place)
        visit(page)
    return list(dict.fromkeys(found))


def is_prefetch(request: Request) -> bool:
    """Return True if a request prefetches a game's file or a pack: an import uses a synchronous request instead."""
    pack = request.url.endswith(PACK) and not request.url.endswith(f"/library{PACK}")
    return request.headers.get("purpose") == "prefetch" or (pack and request.resource_type == "fetch")


def play_until_turn(game: str) -> Callable[[Page], None]:
    """Return a visit that starts a match and waits until a bot has moved and the user is to move."""

    def visit(page: Page) -> None:
        ready(page)
        choose_game(page, game)
        set_players(page, ["", "Ada"], {0: ENGLISH("kind.apprentice")})
        seed_field(page).fill(opponent_first(game))
        press(page, "start.play")
        while not page.evaluate(MOVED):
            page.wait_for_timeout(100)
        ready(page)

    return visit


def opponent_first(game: str) -> str:
    """Return a seed with which the first of two players begins."""
    part = options_of(game)
    return next(
        seed for seed in map(str, count(1)) if seeded_match(game, part.options(part.default), seed=seed).turn == 0
    )


MOVED: Final = """() => Object.entries(localStorage).some(
    ([key, text]) => key.startsWith("hofgarten/match/") && JSON.parse(text).events.length > 0)"""
"""Returns whether a move has been made and saved."""
