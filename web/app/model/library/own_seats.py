"""The seats of the people at this device in a saved match."""

from collections.abc import Collection

from hofgarten.record import Record
from web.app.model.match.venue import THIS_DEVICE, Venue


def own_seats(record: Record, own: Collection[int] | None, venue: Venue | None) -> Collection[int]:
    """Return the seats of the people at this device.

    Each match of the page has colours. One without them, and without ``own``, came from another program to an earlier
    build.

    Args:
        record: The match.
        own: Those of an imported match; None if it was played here.
        venue: The room or the correspondence, if there is one.
    """
    people = [seat for seat, player in enumerate(record.players) if not isinstance(player.get("bot"), str)]
    if own is None:
        own = people if any("colour" in player for player in record.players) else ()
    remote = (venue or THIS_DEVICE).remote
    return [seat for seat in people if seat in own and not remote(seat, is_bot=False)]
