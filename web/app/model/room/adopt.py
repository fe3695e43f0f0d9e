"""A guest's copy of a match: made from the host's view, and checked as an imported record is."""

from dataclasses import replace
from hashlib import blake2b

from hofgarten.game import CHANCE, SPECTATOR
from hofgarten.record import RecordError, replay_record
from web.app.model.links.codec import LinkError, to_base64, unpack
from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import clean_players, known_parts
from web.app.model.match.room import Guest
from web.app.model.room.messages import GuestView, MessageError
from web.app.model.room.session import GuestSession


def secret_of(*parts: object) -> str:
    """Return 128 bits that follow from a secret, as 22 letters, digits, ``-`` and ``_``."""
    source = "\x1f".join(map(str, parts))
    return to_base64(blake2b(source.encode("utf-8", "surrogatepass"), digest_size=16).digest())


def watching_room(room: str) -> str:
    """Return the id of the room for those who only watch. The id of the room itself does not follow from it."""
    return secret_of("watch", room)


def with_known_deal(match: PlayedMatch, old: PlayedMatch) -> PlayedMatch:
    """Return a match of the same events as ``old`` with its hidden parts, until the end shows them.

    They may be dealt again in each view: those that are here are as good.
    """
    if match.over:
        return match
    return replace(old, record=replace(old.record, players=match.record.players), venue=match.venue)


def copy_id(device: str, match: str) -> str:
    """Return the id of a guest's copy, which differs from the host's: both may be in one browser."""
    return blake2b(f"{device} {match}".encode(), digest_size=8).hexdigest()


def adopted(view: GuestView, session: GuestSession) -> PlayedMatch:
    """Return the match of a view, with all events verified.

    Raises:
        MessageError: The view has no playable match.
    """
    if view.seat is None:
        raise MessageError("broken")
    try:
        record = unpack(view.record)
        players = clean_players(map(known_parts, record.players))
        seed = record.extra.get("seed")
        extra = {"seed": seed} if isinstance(seed, str) else {}
        record = replace(record, players=players, result=None, extra=extra)
        states = replay_record(record)
    except (LinkError, RecordError):
        raise MessageError("broken") from None
    device = session.device
    name = session.name if view.seat == SPECTATOR else ""
    guest = Guest(session.room, device, view.seat, view.match, wide=session.wide, name=name)
    match = PlayedMatch(copy_id(device, view.match), "", record, states, len(record.events), venue=guest)
    if match.turn == CHANCE or record.game != view.game or len(players) != len(view.players):
        raise MessageError("broken")
    return match
