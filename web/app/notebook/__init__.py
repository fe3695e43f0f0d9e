"""Pictures and widgets of the page, for notebooks. Users import ``hofgarten.notebook``."""

from typing import Final

from hofgarten.match import AnyMatch, Match
from hofgarten.record import RecordError
from web.app.model.links.codec import LinkError, decoded
from web.app.model.links.share_link import read_share_link
from web.app.model.model import SHARE_PLACE

_SHARE: Final = SHARE_PLACE.removeprefix("#")
"""The part of a place before the code: that of an analysis has one more word before it."""


def from_link(link: str) -> AnyMatch:
    """Return the match of a link that the page's share dialog has made, of a match or of an analysis.

    Raises:
        RecordError: The link holds no match, or one with an illegal event.
    """
    _, place, code = decoded(link).rpartition(_SHARE)
    if not (place or {"#", ":"}.isdisjoint(code)):
        msg = "this is no link of the page's share dialog"
        raise RecordError(msg)
    try:
        record = read_share_link(code).match.record
    except LinkError as error:
        msg = f"the link holds no match: {error}"
        raise RecordError(msg) from None
    return Match.from_record(record)
