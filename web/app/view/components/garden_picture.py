"""Pictures of finished gardens: small ones for lists, and a framed one to view and download.

The framed picture is downloaded as rendered (``export_picture.js``), so its single ``svg`` contains everything.
"""

from typing import Final

from web.app.model.game_api.game_page import has
from web.app.model.match.match import PlayedMatch, pictured_seat
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do, shortened, style_of
from web.app.view.components.dates import day
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import garden_picture_of
from web.app.view.game_api.match_view import Art
from web.app.view.html import Element, Node

WIDE: Final = 800
HIGH: Final = 1000
"""Size of the framed picture, in its own units."""

SIDE: Final = 600
"""Side of the square that contains the garden, centred horizontally."""

TOP: Final = 92
"""Distance from the picture's top edge to that square."""

SIDE_MARGIN: Final = 84
"""Distance of the texts from the left and right edges."""

BED: Final = 24
"""Margin of the bed around the garden, in the garden's units."""

RIM: Final = 6
"""Half of the width of the line around the bed."""

LONG_NAME: Final = 14
"""Names longer than this many characters get a smaller font."""

MAX_NAME_LENGTH: Final = 24
"""Names longer than this many characters are truncated."""


def small_picture(match: PlayedMatch, seat: int) -> Element | None:
    """Return a seat's garden as a small picture without an accessible name: the text beside it names it.

    None if the game has no such pictures.
    """
    if not has(match.record.game, "picture"):
        return None
    art = _art(match, seat)
    edge = BED + RIM
    view = f"{-edge} {-edge} {art.wide + 2 * edge} {art.high + 2 * edge}"
    return h.svg(".art", viewBox=view, data_colour=colour_of(match, seat), aria_hidden="true")[_bed(art), art.drawing]


def _art(match: PlayedMatch, seat: int) -> Art:
    return garden_picture_of(match.record.game)(match.state, seat)


def _bed(art: Art) -> Element:
    wide, high = str(art.wide + 2 * BED), str(art.high + 2 * BED)
    return h.rect(".art-bed", x=str(-BED), y=str(-BED), width=wide, height=high, rx=str(BED))


def framed_picture(words: Words, match: PlayedMatch, seat: int, offset: int) -> Element:
    """Return a seat's garden in a frame, with the player, the game, the date and the score."""
    art, points = _art(match, seat), match.game.total(match.state, seat)
    game, date = words.of("game", match.record.game), day(words, match.saved, offset)
    name, won = match.player(seat), seat in match.winners
    said = words.commas(
        filter(None, [words("garden.of", name=name), game, words.count("garden_picture.points", points), date])
    )
    return h.svg(
        "#garden-picture",
        {"class": f"garden-picture {style_of(match.record.game)}"},
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="img",
        aria_label=said,
        data_colour=colour_of(match, seat),
    )[
        h.title[said],
        h.rect(".garden-picture-paper", width=str(WIDE), height=str(HIGH)),
        _frame(20, "6", ".garden-picture-frame"),
        _frame(32, "2", ".garden-picture-line"),
        _scaled_garden(art),
        h.text(h.classes("garden-picture-name", {"is-long": len(name) > LONG_NAME}), x=str(SIDE_MARGIN), y="824")[
            shortened(name, MAX_NAME_LENGTH)
        ],
        h.text(".garden-picture-about", x=str(SIDE_MARGIN), y="870")[game],
        h.text(".garden-picture-points", x=str(WIDE - SIDE_MARGIN), y="832")[words.number(points)],
        h.text(".garden-picture-unit", x=str(WIDE - SIDE_MARGIN), y="870")[_points_label(words, points, won=won)],
        _signature(date),
    ]


def _frame(edge: int, radius: str, kind: str) -> Element:
    wide, high = str(WIDE - 2 * edge), str(HIGH - 2 * edge)
    return h.rect(kind, x=str(edge), y=str(edge), width=wide, height=high, rx=radius)


def _points_label(words: Words, points: int, *, won: bool) -> str:
    unit = words.count("garden_picture.unit", points)
    return words("garden_picture.won", unit=unit) if won else unit


def _scaled_garden(art: Art) -> Node:
    """Return the garden on its bed, scaled to fit and centred."""
    wide, high = art.wide + 2 * BED, art.high + 2 * BED
    share = SIDE / max(wide, high)
    x, y = (WIDE - wide * share) / 2, TOP + (SIDE - high * share) / 2
    return [
        h.rect(
            ".art-bed", x=f"{x:.1f}", y=f"{y:.1f}", width=f"{wide * share:.1f}", height=f"{high * share:.1f}", rx="16"
        ),
        h.g(".art", transform=f"translate({x:.2f} {y:.2f}) scale({share:.4f}) translate({BED} {BED})")[art.drawing],
    ]


def _signature(date: str) -> Element:
    """Return the footer of the frame: the logo and the date."""
    return h.g(".garden-picture-signature")[
        h.path(d=f"M{SIDE_MARGIN} 904H{WIDE - SIDE_MARGIN}"),
        h.use(href="#wordmark", x=str(SIDE_MARGIN), y="917", width="24", height="24"),
        h.text(x=str(SIDE_MARGIN + 34), y="936")["Hofgarten"],
        h.text(".garden-picture-date", x=str(WIDE - SIDE_MARGIN), y="936")[date] if date else None,
    ]


def picture_action(match: PlayedMatch) -> str:
    """Return the action that shows the picture of the user's garden, or else of the winner's, to share it.

    For a game without such pictures, it shares the match.
    """
    if not has(match.record.game, "picture"):
        return do("dialog", name="share", subject=match.id)
    return do("dialog", name="garden-picture", subject=f"{match.id}/{pictured_seat(match)}")
