"""Actions of a match with friends elsewhere: where they are, and which servers may tell the devices their addresses."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Fields
from web.app.model.match.room import Host
from web.app.model.model import Handler, MatchPage, Model, Update
from web.app.model.room import servers
from web.app.update.open_match import store
from web.app.update.registry import at_venue


def with_servers(result: Update) -> Update:
    """Return the update with the command that reads the page's list of servers, if it is needed and not known."""
    model = result.model
    known = model.stun is not None or result.command is not None or not servers.is_wide(model)
    return result if known else replace(result, command={"kind": "room-servers"})


def _choose(model: Model, page: MatchPage, room: Host, *, on: bool) -> Update:
    """Invite friends elsewhere, or only those in the room."""
    return Update(store(replace(model, notice=""), page, replace(page.match, venue=replace(room, wide=on))))


def _know(model: Model, *, text: str) -> Update:
    """Record the page's list of servers."""
    return Update(replace(model, stun=servers.defaults_in(text)))


def _agree(model: Model) -> Update:
    """Record the consent to the servers that are named on the page."""
    asked = servers.servers_of(model)
    return Update(model) if asked is None else _with_settings(model, servers.consent_to(asked), model.settings.server)


def _use(model: Model, *, fields: Fields) -> Update:
    """Use a server of the user's own: to enter it is the consent."""
    server = servers.server_in(fields)
    if server is None:
        return Update(replace(model, notice="room_no_server"))
    return _with_settings(model, servers.consent_to([server]), servers.write_server(server))


def _forget(model: Model) -> Update:
    """Forget the user's own server and the consent."""
    return _with_settings(model, "", "")


def _with_settings(model: Model, consent: str, server: str) -> Update:
    settings = replace(model.settings, elsewhere=consent, server=server)
    return Update(replace(model, settings=settings, notice=""))


HANDLERS: Final[dict[str, Handler]] = {
    "elsewhere": at_venue(Host, _choose),
    "elsewhere-agree": _agree,
    "elsewhere-server": _use,
    "elsewhere-forget": _forget,
    "room-servers": _know,
}
