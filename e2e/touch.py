"""A mouse and fingers that move over the page slowly enough for it to follow."""

from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator, Page

STEPS = 6
"""Number of steps of a pointer from one place to the next."""


class Pointer(Protocol):
    """A pointing device that can press, move, and release."""

    def press(self, place: Locator) -> None:
        """Press in the middle of an element."""

    def move(self, place: Locator, right: float = 0, below: float = 0) -> None:
        """Move, while pressed, to the middle of an element, or to a place this many times its size away."""

    def release(self) -> None:
        """Release."""


class Mouse:
    """The mouse with its left button."""

    def __init__(self, page: Page) -> None:
        """Use the mouse of a page."""
        self._mouse = page.mouse

    def press(self, place: Locator) -> None:
        """Press in the middle of an element."""
        self._mouse.move(*middle(place))
        self._mouse.down()

    def move(self, place: Locator, right: float = 0, below: float = 0) -> None:
        """Move, while pressed, to the middle of an element, or to a place this many times its size away."""
        self._mouse.move(*middle(place, right, below), steps=STEPS)

    def release(self) -> None:
        """Release."""
        self._mouse.up()


class Finger:
    """A finger on a touch screen; a second one can join."""

    def __init__(self, page: Page) -> None:
        """Use the touch screen of a page."""
        self._screen = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def press(self, place: Locator) -> None:
        """Press in the middle of an element."""
        self._at = middle(place)
        self._send("touchStart", [self._at])

    def move(self, place: Locator, right: float = 0, below: float = 0) -> None:
        """Move, while pressed, to the middle of an element, or to a place this many times its size away."""
        (x, y), (to_x, to_y) = self._at, middle(place, right, below)
        for step in range(1, STEPS + 1):
            self._at = x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS
            self._send("touchMove", [self._at])

    def release(self) -> None:
        """Release."""
        self._send("touchEnd", [])

    def join(self, place: Locator) -> None:
        """Press with a second finger in the middle of an element."""
        self._send("touchStart", [self._at, middle(place)])

    def _send(self, kind: str, fingers: Sequence[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drag(pointer: Pointer, source: Locator, *stops: Locator) -> None:
    """Press on an element, move over others, and release over the last."""
    pointer.press(source)
    for stop in stops:
        pointer.move(stop)
    pointer.release()


def middle(place: Locator, right: float = 0, below: float = 0) -> tuple[float, float]:
    """Return the window coordinates of an element's middle, or of a place this many times its size away."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + (0.5 + right) * box["width"], box["y"] + (0.5 + below) * box["height"]


def pointer_of(page: Page, kind: str) -> Pointer:
    """Return a mouse or a finger."""
    return Mouse(page) if kind == "mouse" else Finger(page)
