"""Links: whatever the code, it is refused for a reason that can be said, or holds a match that can be played on."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from hofgarten.registry import GAMES
from tests.fuzz.mutations import share, texts
from web.app.model.links import codec, turn_link
from web.app.model.links.codec import LinkError
from web.app.model.links.share_link import opened
from web.app.model.match.correspondence import TURN_PLACE

T = TypeVar("T")
KEYS = {"broken", "newer", "long", "illegal"}
PLIES = st.sampled_from(["", "/", "/0", "/7", "/9999", "/-1", "/²", "/x", "/1/2"]) | st.text(max_size=5)


def packed(text: str, game: str) -> str:
    """Return the code of whatever text, as a program of somebody else's might pack it."""
    packer = zlib.compressobj(zdict=codec._dictionary(game))
    data = packer.compress(text.encode(errors="replace")) + packer.flush()
    return codec.VERSION + urlsafe_b64encode(data).decode().rstrip("=")


def parsed(parse: Callable[[str], T], code: str) -> T | None:
    """Return what is in a code; nothing when it is refused for one of the reasons that can be said."""
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
def test_a_link_to_a_match_leads_to_it_or_says_why_not(code: str, ply: str) -> None:
    found = parsed(opened, code + ply)
    if found is None:
        return
    match, at, text = found
    assert 0 <= at <= match.at
    assert opened(text).match.record == match.record


@share(100)
@given(CODES)
def test_a_link_by_which_a_match_is_played_is_taken_or_says_why_not(code: str) -> None:
    sent = parsed(turn_link.read_turn_link, code)
    if sent is None:
        return
    assert sent.sender in range(len(sent.match.record.players))
    again = turn_link.read_turn_link(turn_link.turn_link(sent.match).removeprefix(TURN_PLACE))
    assert again.match.record.events == sent.match.record.events
