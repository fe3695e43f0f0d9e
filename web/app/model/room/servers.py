"""The servers that tell devices their public addresses, for friends elsewhere, and the user's consent to ask them."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from hofgarten import strict_json
from web.app.model.action import Fields
from web.app.model.model import Model
from web.app.model.room.session import GuestSession, HostSession
from web.app.model.settings import Settings

MAX_LENGTH: Final = 200
"""Characters of an address, a user name and a password."""

FIELDS: Final = ("server-address", "server-user", "server-password")
"""The fields of a server."""

MAX_DEFAULTS: Final = 4
"""The servers of ``stun.json`` that are used."""

_ADDRESS: Final = re.compile(
    r"(?:stuns?|turns?):(\[[\dA-Fa-f:.]+\]|[A-Za-z\d.-]+)(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?", re.ASCII
)


class Server(NamedTuple):
    """A STUN server, or a TURN server with a user name and a password."""

    address: str
    user: str = ""
    password: str = ""


def defaults_in(text: str) -> tuple[str, ...]:
    """Return the valid addresses in ``stun.json``, a file that the page's web host can change."""
    try:
        raw = strict_json.parse(text[: MAX_DEFAULTS * 2 * MAX_LENGTH])
    except strict_json.JsonError:
        return ()
    listed = raw if isinstance(raw, list) else []
    return tuple(each for each in listed[:MAX_DEFAULTS] if isinstance(each, str) and is_address(each))


def is_address(text: str) -> bool:
    """Return True for the address of a STUN or TURN server."""
    return len(text) <= MAX_LENGTH and _ADDRESS.fullmatch(text) is not None


def server_in(fields: Fields) -> Server | None:
    """Return the server that a user has entered; None if its address has a fault. A bare name is that of STUN."""
    address, user, password = (
        str(fields.get(f"server-{part}", "")).strip() for part in ("address", "user", "password")
    )
    if address and not re.match(r"(?:stun|turn)s?:", address):
        address = f"{'turn' if user else 'stun'}:{address}"
    is_turn = address.startswith("turn")
    fits = max(len(user), len(password)) <= MAX_LENGTH and is_turn == bool(user and password)
    return Server(address, user, password) if is_address(address) and fits else None


def write_server(server: Server) -> str:
    """Return the saved text of a server."""
    return strict_json.dump(list(server))


def own_server(settings: Settings) -> Server | None:
    """Return the user's own server, which is used in place of the page's; None if there is none."""
    try:
        raw = strict_json.parse(settings.server or "null")
    except strict_json.JsonError:
        return None
    if not isinstance(raw, list) or len(raw) != len(Server._fields):
        return None
    texts = [text for text in raw if isinstance(text, str)]
    if len(texts) != len(raw):
        return None
    return server_in(dict(zip(FIELDS, texts, strict=True)))


def servers_of(model: Model) -> tuple[Server, ...] | None:
    """Return the servers that a connection to friends elsewhere asks; None until ``stun.json`` has been read."""
    if own := own_server(model.settings):
        return (own,)
    return None if model.stun is None else tuple(map(Server, model.stun))


def names_of(servers: Iterable[Server]) -> list[str]:
    """Return the names of the computers on which servers run."""
    return [match[1] for server in servers if (match := _ADDRESS.fullmatch(server.address))]


def has_agreed(model: Model) -> bool:
    """Return True if the user has agreed to ask these servers, or if there are none; False until they are known."""
    servers = servers_of(model)
    return servers is not None and (not servers or model.settings.elsewhere == consent_to(servers))


def consent_to(servers: Iterable[Server]) -> str:
    """Return the saved text of the consent to servers."""
    return " ".join(names_of(servers))


def is_wide(model: Model) -> bool:
    """Return True if the page is in a room whose devices may be far apart."""
    session = model.room
    if isinstance(session, HostSession):
        return session.table.host.wide
    return isinstance(session, GuestSession) and session.wide
