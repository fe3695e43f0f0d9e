"""A mouse and fingers that go over the page slowly enough to be followed."""

from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator, Page

STEPS = 6
"""In how many steps a pointer moves from one place to the next."""


class Pointer(Protocol):
    """What presses on a page, moves, and lets go."""

    def press(self, place: Locator) -> None:
        """Press in the middle of an element."""

    def move(self, place: Locator, right: float = 0, below: float = 0) -> None:
        """Move, pressed, to the middle of an element, or so many times its size beside it."""

    def release(self) -> None:
        """Let go."""


class Mouse:
    """The mouse, with its left button."""

    def __init__(self, page: Page) -> None:
        """Take the mouse of a page."""
        self._mouse = page.mouse

    def press(self, place: Locator) -> None:
        """Press in the middle of an element."""
        self._mouse.move(*middle(place))
        self._mouse.down()

    def move(self, place: Locator, right: float = 0, below: float = 0) -> None:
        """Move, pressed, to the middle of an element, or so many times its size beside it."""
        self._mouse.move(*middle(place, right, below), steps=STEPS)

    def release(self) -> None:
        """Let go."""
        self._mouse.up()


class Finger:
    """A finger on a screen; another one can come beside it."""

    def __init__(self, page: Page) -> None:
        """Come near a page."""
        self._screen = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def press(self, place: Locator) -> None:
        """Press in the middle of an element."""
        self._at = middle(place)
        self._send("touchStart", [self._at])

    def move(self, place: Locator, right: float = 0, below: float = 0) -> None:
        """Move, pressed, to the middle of an element, or so many times its size beside it."""
        (x, y), (to_x, to_y) = self._at, middle(place, right, below)
        for step in range(1, STEPS + 1):
            self._at = x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS
            self._send("touchMove", [self._at])

    def release(self) -> None:
        """Let go."""
        self._send("touchEnd", [])

    def join(self, place: Locator) -> None:
        """Let a second finger press in the middle of an element."""
        self._send("touchStart", [self._at, middle(place)])

    def _send(self, kind: str, fingers: Sequence[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drag(pointer: Pointer, source: Locator, *stops: Locator) -> None:
    """Press on an element, go over others, and let go over the last."""
    pointer.press(source)
    for stop in stops:
        pointer.move(stop)
    pointer.release()


def middle(place: Locator, right: float = 0, below: float = 0) -> tuple[float, float]:
    """Return where the middle of an element is in the window, or a place so many times its size beside that."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + (0.5 + right) * box["width"], box["y"] + (0.5 + below) * box["height"]


def pointer_of(page: Page, kind: str) -> Pointer:
    """Return a mouse or a finger."""
    return Mouse(page) if kind == "mouse" else Finger(page)
