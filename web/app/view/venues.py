"""The parts of the screen for each venue of a match. The module that draws them is imported with its first match."""

from web.app.model.match.venue import Venue
from web.app.view.venue_parts import VenueParts


def venue_parts(venue: Venue) -> VenueParts:
    """Return the parts of the screen for a venue."""
    match venue.kind:
        case "here":
            return VenueParts()
        case "link":
            from web.app.view.panels.correspondence import ByLink

            return ByLink()
        case "host" | "guest":
            from web.app.view.panels.room import InRoom

            return InRoom()
        case "followed":
            from web.app.view.bars.storage_notices import Following

            return Following()
