"""QR codes: a decoder reads the encoded text from the drawing."""

import re

import pytest
import zxingcpp
from hypothesis import given, strategies as st

from tests.kit.examples import share
from web.app.model.links.qr import MAX_SIZE, QUIET, Drawing, qr_path
from web.app.view.components.qr import qr_code

SCALE = 3
"""Pixels per module."""

LINK = "https://example.org/hofgarten/#share/1"
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-"


def read(drawing: Drawing) -> list[str]:
    """Decode a drawing, painted black on white as on the page."""
    side = drawing.size * SCALE
    rows = [bytearray(b"\xff" * side) for _ in range(drawing.size)]
    for row in drawing.path.split("M")[1:]:
        begin, y, lines = re.fullmatch(r"(\d+) (\d+)\.5((?:h\d+|m\d+ 0)*)", row).groups()  # type: ignore[union-attr]
        x = int(begin)
        for way, length in re.findall(r"([hm])(\d+)", lines):
            if way == "h":
                rows[int(y)][x * SCALE : (x + int(length)) * SCALE] = bytes(int(length) * SCALE)
            x += int(length)
    pixels = b"".join(bytes(row) * SCALE for row in rows)
    # Other formats are excluded: the decoder occasionally finds a barcode in the modules.
    kind = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    return [found.text for found in zxingcpp.read_barcodes(memoryview(pixels).cast("B", shape=[side, side]), kind)]


def drawn(text: str) -> Drawing:
    """Return the drawing of a text that is not too long."""
    drawing = qr_path(text)
    assert drawing is not None
    return drawing


@pytest.mark.parametrize("length", [1, 40, 400, 700, 1000, 1300, 2000, 2500, MAX_SIZE])
def test_a_link_of_any_length_can_be_read(length: int) -> None:
    text = (LINK + SIGNS * 50)[:length]
    assert read(drawn(text)) == [text]


@given(st.text(SIGNS, min_size=200, max_size=900))
@share(15)
def test_any_code_can_be_read(code: str) -> None:
    assert read(drawn(LINK + code)) == [LINK + code]


def test_a_code_has_a_quiet_zone() -> None:
    drawing = drawn(LINK)
    rows = [int(y) for y in re.findall(r"M\d+ (\d+)\.5", drawing.path)]
    assert (min(rows), max(rows)) == (QUIET, drawing.size - QUIET - 1)
    for row in drawing.path.split("M")[1:]:
        lengths = [int(length) for length in re.findall(r"[hm](\d+)", row)]
        assert QUIET + sum(lengths) <= drawing.size - QUIET


def test_a_text_that_is_too_long_has_no_code() -> None:
    assert qr_path("x" * (MAX_SIZE + 1)) is None
    assert qr_path("é" * (MAX_SIZE // 2 + 1)) is None, "bytes count"
    assert qr_code("Code", "x" * (MAX_SIZE + 1)) is None
