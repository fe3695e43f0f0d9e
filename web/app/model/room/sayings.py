"""Sayings: the fixed words that the people in a room send each other. There is no free text.

A device repeats its latest saying with each message (``web.app.model.room.messages``). The others show it once: by its
number, and not if they have it from the first message of a connection, since it may be old then.
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from web.app.model.room import referee
from web.app.model.room.messages import GuestMessage, GuestView, Said
from web.app.model.room.referee import Heard, Table
from web.app.model.room.session import GuestSession

APART_MS: Final = 2000
"""Milliseconds between two sayings of a device, at least."""

HERE: Final = ""
"""The label of the host's own sayings."""

K = TypeVar("K")


def with_heard(heard: Mapping[K, Heard], key: K, said: Said, now: int) -> Mapping[K, Heard] | None:
    """Return the sayings heard by now with another one; None if it is known, or comes too soon."""
    before = heard.get(key)
    if before and (before.number == said.number or now - before.at < APART_MS):
        return None
    return {**heard, key: Heard(said.number, now)}


def said_here(table: Table, seat: int, said: Said, now: int) -> Table:
    """Return the host's table after a saying of a person on its device."""
    heard = with_heard(table.heard, HERE, said, now)
    return table if heard is None else table._replace(heard=heard, said={**table.said, seat: said})


def hear_guest(before: Table, label: str, message: GuestMessage, now: int, *, watches: bool = False) -> Table:
    """Return the host's table after a guest's message."""
    table = referee.hear(before, label, message, watches=watches)
    peer, said = table.peers.get(label), message.said
    if peer is None or said is None:
        return table
    heard = with_heard(table.heard, label, said, now)
    if heard is None:
        return table
    there = {key: one for key, one in heard.items() if key in table.peers or key == HERE}
    table = table._replace(heard=there)
    if label not in before.peers or peer.seat is None or peer.seat < 0:
        return table
    return table._replace(said={**table.said, peer.seat: said})


def hear_host(session: GuestSession, label: str, view: GuestView, now: int) -> GuestSession:
    """Return a guest's session after the host's message."""
    is_first = session.view is None or session.host != label
    for seat, said in view.said:
        heard = with_heard(session.heard, seat, said, now)
        if heard is not None:
            shown = session.said if is_first else {**session.said, seat: said}
            session = session._replace(heard=heard, said=shown)
    return session._replace(host=label, view=view)


def without(said: Mapping[int, Said], seat: int, number: int) -> Mapping[int, Said]:
    """Return the sayings without one that has been shown long enough."""
    return {key: one for key, one in said.items() if (key, one.number) != (seat, number)}
