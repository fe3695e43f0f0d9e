"""Links: every code is refused with a known reason, or holds a match that can be continued."""

from collections.abc import Callable
from typing import TypeVar, get_args

from hypothesis import given

from tests.fuzz.mutations import CODES, PLIES
from tests.kit.examples import share
from web.app.model.links import turn_link
from web.app.model.links.codec import LinkError, LinkFault
from web.app.model.links.share_link import read_share_link
from web.app.model.match.correspondence import TURN_PLACE
from web.app.texts import Words

T = TypeVar("T")
KEYS = get_args(LinkFault)


def parsed(parse: Callable[[str], T], code: str) -> T | None:
    """Return the content of a code, or `None` if it is refused with a known reason."""
    try:
        return parse(code)
    except LinkError as error:
        if error.key not in KEYS:
            raise
        return None


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
