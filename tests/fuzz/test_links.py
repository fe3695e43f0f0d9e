"""Links: every code is refused with a known reason, or holds a match that can be continued."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TypeVar

from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from tests.fuzz.mutations import share, texts
from web.app.model.links import codec, turn_link
from web.app.model.links.codec import LinkError
from web.app.model.links.share_link import read_share_link
from web.app.model.match.correspondence import TURN_PLACE
from web.app.texts import Words

T = TypeVar("T")
KEYS = {"broken", "newer", "long", "illegal"}
PLIES = st.sampled_from(["", "/", "/0", "/7", "/9999", "/-1", "/²", "/x", "/1/2"]) | st.text(max_size=5)


def packed(text: str, game: str) -> str:
    """Return the code of any text, compressed as another program might do it."""
    packer = zlib.compressobj(zdict=codec._dictionary(game))
    data = packer.compress(text.encode(errors="replace")) + packer.flush()
    return codec.VERSION + urlsafe_b64encode(data).decode().rstrip("=")


def parsed(parse: Callable[[str], T], code: str) -> T | None:
    """Return the content of a code, or `None` if it is refused with a known reason."""
    try:
        return parse(code)
    except LinkError as error:
        if error.key not in KEYS:
            raise
        return None


CODES = (
    st.builds(packed, texts(), st.sampled_from([*GAMES]))
    | st.text()
    | st.binary().map(lambda data: codec.VERSION + urlsafe_b64encode(data).decode())
)


@share(100)
@given(CODES, PLIES)
def test_a_share_link_opens_its_match_or_is_refused(code: str, ply: str) -> None:
    found = parsed(read_share_link, code + ply)
    if found is None:
        return
    match, at, text = found
    assert 0 <= at <= match.at
    assert read_share_link(text).match.record == match.record


@share(100)
@given(CODES)
def test_a_turn_link_is_read_or_refused(code: str) -> None:
    sent = parsed(lambda code: turn_link.read_turn_link(code, Words("en")), code)
    if sent is None:
        return
    assert sent.sender in range(len(sent.match.record.players))
    again = turn_link.read_turn_link(turn_link.turn_link(sent.match, Words("en")).removeprefix(TURN_PLACE), Words("en"))
    assert again.match.record.events == sent.match.record.events
