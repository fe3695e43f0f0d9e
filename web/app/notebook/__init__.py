"""Pictures and widgets of the page, for notebooks. Users import ``hofgarten.notebook``."""

from hofgarten.match import Match
from hofgarten.record import RecordError
from web.app.model.links.codec import LinkError
from web.app.model.links.share_link import read_share_link
from web.app.model.model import SHARE_PLACE


def from_link(link: str) -> Match:
    """Return the match of a link that the page's share dialog has made.

    Raises:
        RecordError: The link holds no match, or one with an illegal event.
    """
    try:
        record = read_share_link(link.rpartition(SHARE_PLACE)[2]).match.record
    except LinkError as error:
        msg = f"the link holds no match: {error}"
        raise RecordError(msg) from None
    return Match.from_record(record)
