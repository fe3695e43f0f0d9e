"""A schematic picture: coloured rectangles, written as SVG or as an array of pixels. No fonts, no other library."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Rect(NamedTuple):
    """A filled rectangle."""

    x: int
    y: int
    width: int
    height: int
    colour: int
    """Red, green and blue as ``0xRRGGBB``."""


class Picture(NamedTuple):
    """Rectangles in pixels, later ones above earlier ones."""

    width: int
    height: int
    rects: list[Rect]

    def svg(self, title: str) -> str:
        """Return an SVG document with a title, which screen readers read."""
        shapes = "".join(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#{colour:06x}"/>'
            for x, y, width, height, colour in self.rects
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img">'
            f"<title>{title}</title>{shapes}</svg>"
        )

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture as an array of rows, columns and red, green, blue."""
        pixels = np.full((self.height, self.width, 3), 255, np.uint8)
        for x, y, width, height, colour in self.rects:
            pixels[y : y + height, x : x + width] = (colour >> 16, colour >> 8 & 255, colour & 255)
        return pixels
