"""Pictures of matches, positions and moves, with the drawings and the styles of the page."""

import re
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final
from xml.etree import ElementTree as ET

from hofgarten.game import CHANCE, TERMINAL, AnyGame, module_name
from hofgarten.game_position import Position
from hofgarten.match import AnyMatch, Match
from hofgarten.notebook.source import assets
from web.app import optional
from web.app.model.game_api.game_page import has
from web.app.model.new_match_form import COLOURS
from web.app.texts import Words
from web.app.view.chunks import without_marks
from web.app.view.components import style_of
from web.app.view.game_api.game_views import garden_picture_of

SIDE: Final = 400
"""The side of the square that contains a garden, in SVG units."""

HEAD: Final = 56
"""The height of the line above a garden."""

GAP: Final = 28
"""The distance between gardens, and of gardens from the edge."""

BED: Final = 24
"""The margin of the bed around a garden, in the garden's units."""

NAMESPACE: Final = "http://www.w3.org/2000/svg"
ET.register_namespace("", NAMESPACE)

_CLASS: Final = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
_REFERENCE: Final = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)")

_OWN_STYLE: Final = (
    "@media (prefers-color-scheme:dark){:root{--day:;--night:initial}}"
    ".hofgarten{background:var(--paper);border-radius:12px}"
    ".hofgarten .who{font:600 22px system-ui,sans-serif;fill:var(--ink)}"
    ".hofgarten .points{font:22px system-ui,sans-serif;fill:var(--ink-soft);text-anchor:end}"
    ".hofgarten .arrow{fill:none;stroke:var(--ink-soft);stroke-width:6;stroke-linecap:round;stroke-linejoin:round}"
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with a text for those who do not see it."""

    svg: str
    """A complete SVG, light or dark as its surroundings."""
    text: str
    """The same in words."""

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        # An image keeps the picture's styles and ids apart from those of the notebook.
        data = b64encode(self.svg.encode()).decode("ascii")
        return f'<img style="max-width:100%" alt="{escape(self.text)}" src="data:image/svg+xml;base64,{data}">'

    def __str__(self) -> str:
        return self.text


def picture(shown: object, move: str = "") -> Picture:
    """Return the picture of a match or of a position: the garden of each seat, with its points.

    Args:
        shown: A ``Match``, or a ``Position`` such as ``match.view(seat)``.
        move: With a match, a legal move: the picture has the garden of the seat to move, before and after it.

    Raises:
        IllegalMove: The rules forbid the move.
        ValueError: The game has no pictures, or a move is given without a match.
        ModuleNotFoundError: The packages of ``hofgarten[notebook]`` are missing.
    """
    if move:
        if not isinstance(shown, Match):
            msg = "a move needs a match, not a position"
            raise ValueError(msg)
        return _picture_of_move(shown, move)
    svg = drawn(shown)
    if svg is None:
        msg = f"there is no picture of {type(shown).__name__}"
        raise ValueError(msg)
    return svg


def drawn(shown: object) -> Picture | None:
    """Return the picture of a match or a position; None if its game has none."""
    if not isinstance(shown, Match | Position) or not _has_picture(shown.game.name):
        return None
    game, state = shown.game, shown.state
    seats = [*game.seats(state)]
    names = _names(shown, len(seats))
    parts = [_seat(game, state, seat, names[seat], number) for number, seat in enumerate(seats)]
    return Picture(_svg(game, parts, _words(game, state, names)), f"{_words(game, state, names)}\n\n{game.draw(state)}")


def _has_picture(game: str) -> bool:
    """Return True if a game has pictures; one of a user has no page."""
    return optional(f"web.app.games.{module_name(game)}") is not None and has(game, "picture")


def _picture_of_move(match: AnyMatch, move: str) -> Picture:
    game, seat, names = match.game, match.to_move, _names(match, len(match.record.players))
    after = match.play(move)
    before_points, points = (game.total(state, seat) for state in (match.state, after.state))
    text = f"{_title(game)}: {names[seat]} (seat {seat}) plays {move}, {points - before_points:+} points."
    parts = [
        _seat(game, match.state, seat, names[seat], 0),
        _seat(game, after.state, seat, move, 1, points=f"{points - before_points:+}"),
    ]
    middle = GAP + SIDE + GAP // 2
    arrow = f'<path class="arrow" d="M{middle - 9} {HEAD + SIDE // 2 - 14}l18 14l-18 14"/>'
    return Picture(_svg(game, [*parts, arrow], text), f"{text}\n\n{after}")


def _names(shown: object, count: int) -> Sequence[str]:
    if isinstance(shown, Match):
        return shown.names
    return [f"Player {seat + 1}" for seat in range(count)]


def _title(game: AnyGame) -> str:
    return Words("en").of("game", game.name)


def _words(game: AnyGame, state: object, names: Sequence[str]) -> str:
    """Return the position in a sentence: the turns, the points, and the seat to move."""
    points = ", ".join(f"{names[seat]} {game.total(state, seat)}" for seat in game.seats(state))
    to_move = game.to_move(state)
    turn = "The match is over." if to_move == TERMINAL else "" if to_move == CHANCE else f"{names[to_move]} is to move."
    return f"{_title(game)} after {game.turns_played(state)} turns. Points: {points}. {turn}".strip()


def _seat(game: AnyGame, state: object, seat: int, name: str, column: int, points: str = "") -> str:
    """Return the garden of a seat on its bed, scaled to fit, with a line above it."""
    art = garden_picture_of(game.name)(state, seat)
    colour = COLOURS[seat]
    wide, high = art.wide + 2 * BED, art.high + 2 * BED
    share = SIDE / max(wide, high)
    left = GAP + column * (SIDE + GAP)
    x, y = left + (SIDE - wide * share) / 2, HEAD + (SIDE - high * share) / 2
    shown = points or f"{game.total(state, seat)}"
    return (
        f'<g class="art" data-colour="{colour}">'
        f'<text class="who" x="{left}" y="{HEAD - 18}">{escape(name)}</text>'
        f'<text class="points" x="{left + SIDE}" y="{HEAD - 18}">{shown}</text>'
        f'<g transform="translate({x:.2f} {y:.2f}) scale({share:.4f})">'
        f'<rect class="art-bed" width="{wide}" height="{high}" rx="{BED}"/>'
        f'<g transform="translate({BED} {BED})">{art.drawing}</g></g></g>'
    )


def _svg(game: AnyGame, parts: Sequence[str], text: str) -> str:
    """Return a complete SVG with the styles and symbols that its parts use."""
    columns = sum(part.startswith("<g") for part in parts)
    wide, high = GAP + columns * (SIDE + GAP), HEAD + SIDE + GAP
    # A file needs no images: nothing changes in it.
    content = without_marks("".join(parts)).replace('<image data-symbol="', '<use href="#')
    symbols = "".join(_used(content, _symbols(game.name)))
    scope = f"hofgarten {style_of(game.name)}"
    style = "".join(_rules_for(content + symbols, scope, game.name))
    return (
        f'<svg xmlns="{NAMESPACE}" class="{scope}" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'role="img" aria-label="{escape(text)}"><title>{escape(text)}</title><style>{style}{_OWN_STYLE}</style>'
        f"<defs>{symbols}</defs>{content}</svg>"
    )


@cache
def _symbols(game: str) -> Mapping[str, str]:
    """Return the elements of the shared sprite and of a game's sprite by id."""
    symbols = dict[str, str]()
    for sprite in (assets()["sprite"], assets()["sprites"][game]):
        for element in ET.fromstring(f'<svg xmlns="{NAMESPACE}">{sprite}</svg>').iter():  # noqa: S314 - our own drawings
            if name := element.get("id"):
                element.tail = None
                text = ET.tostring(element, encoding="unicode")
                symbols.setdefault(name, text.replace(f' xmlns="{NAMESPACE}"', "", 1))
    return symbols


def _used(content: str, symbols: Mapping[str, str]) -> Iterator[str]:
    """Yield the symbols that a drawing refers to, directly or through another one, each once."""
    texts, seen = [content], set[str]()
    for text in texts:  # grows during the loop
        for reference in _REFERENCE.finditer(text):
            name = reference[1] or reference[2]
            if name in symbols and name not in seen:
                seen.add(name)
                texts.append(symbols[name])
    inner = {name for name in seen for other in seen - {name} if f' id="{name}"' in symbols[other]}
    yield from (symbols[name] for name in sorted(seen - inner))


def _rules_for(drawing: str, scope: str, game: str) -> Iterator[str]:
    """Yield the rules of the style sheets whose classes a drawing has, and the variables that these rules need."""
    there = {name for names in re.findall(r'class="([^"]*)"', drawing) for name in names.split()} | set(scope.split())
    kept = list[str]()
    variables = dict[str, list[str]]()
    for selectors, body in (*assets()["rules"], *assets()["rules_of_games"][game]):
        chosen = [selector for selector in selectors.split(",") if _matches(selector.strip(), there)]
        if chosen:
            kept.append(f"{','.join(chosen)}{{{body}}}")
        elif ":root" in selectors or "[data-colour" in selectors:
            for declaration in filter(None, (part.strip() for part in body.split(";"))):
                if declaration.startswith(("--", "color-scheme")):
                    variables.setdefault(selectors.strip(), []).append(declaration)
    needed = _needed("".join(kept) + drawing + _OWN_STYLE, [line for group in variables.values() for line in group])
    for selectors, declarations in variables.items():
        used = [line for line in declarations if line.partition(":")[0].strip() in needed]
        if used:
            yield f"{selectors}{{{';'.join(used)}}}"
    yield from kept


def _matches(selector: str, there: set[str]) -> bool:
    """Return True if a selector has classes, and a drawing has all of them; states and sizes do not matter."""
    classes = _CLASS.findall(selector)
    return (
        bool(classes) and set(classes) <= there and not re.search(r":(hover|focus|root|has|is|not|where)|#|@", selector)
    )


def _needed(text: str, declarations: Sequence[str]) -> set[str]:
    """Return the names of the variables that a text needs, directly or through others."""
    values = dict[str, list[str]]()
    for name, _, value in (line.partition(":") for line in declarations):
        values.setdefault(name.strip(), []).append(value)
    variables, texts = {"color-scheme"}, [text]
    for searched in texts:  # grows during the loop
        for name in _VARIABLE.findall(searched):
            if name not in variables:
                variables.add(name)
                texts += values.get(name, ())
    return variables
