"""The host as referee: decides what a guest's message changes, and what each guest may know."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from hofgarten.game import SPECTATOR, IllegalMove, Json
from hofgarten.record import redact
from hofgarten.rng import Rng
from web.app.model.links.codec import pack
from web.app.model.match.match import PlayedMatch, go_to, play, undo_target
from web.app.model.match.names import clean_players, known_parts
from web.app.model.match.room import OPEN, Ending, Host
from web.app.model.room.messages import Ask, Choice, GuestMessage, GuestView, Said, SeatStatus

MAX_PEERS: Final = 12
"""The number of devices that a host listens to, spectators among them."""


class Peer(NamedTuple):
    """A device that the host can reach."""

    device: str
    """Its secret."""
    seat: int | None
    """Its seat, or ``SPECTATOR``; None if it has not taken one."""
    paused: bool = False
    """True while it shows another screen."""
    name: str = ""
    """The name that a spectator has given."""
    chooses: bool = False
    """True while its user has not chosen yet whether to play."""
    dismissed: bool = False
    """True if it must no longer watch: it is told so, and not listened to."""


class Undo(NamedTuple):
    """The question whether a move may be taken back."""

    ask: Ask
    to: int
    """The number of events after it is taken back."""


class Heard(NamedTuple):
    """A saying that was heard."""

    number: int
    at: int
    """The time here, in milliseconds since 1970."""


class Table(NamedTuple):
    """The match in a room, and everything about it that changes without a move."""

    match: PlayedMatch
    number: int
    """See ``View.number``."""
    peers: Mapping[str, Peer] = {}
    """The devices that can be reached, by the label of their connection."""
    undo: Undo | None = None
    choice: Choice = ()
    """The choice of the player to move."""
    unsaved: bool = False
    """True while the match cannot be saved."""
    takers: Mapping[str, str] = {}
    """The devices that have taken their seats over a connection, by its label. A goodbye does not end a connection."""
    said: Mapping[int, Said] = {}
    """The sayings that are shown, by seat."""
    heard: Mapping[str, Heard] = {}
    """The latest saying of each device, by the label of its connection."""

    @property
    def told_to_all(self) -> tuple[object, ...]:
        """The parts whose changes are told by new views; ``with_present`` tells the others."""
        return self.number, self.peers, self.undo

    @property
    def without_present(self) -> "Table":
        """The table without the parts that ``with_present`` tells, and those that nobody is told."""
        return self._replace(choice=(), unsaved=False, said={}, heard={})

    @property
    def watching(self) -> dict[str, tuple[str, str]]:
        """The devices that look on, each with the label of its latest connection and its name."""
        return {peer.device: (label, peer.name) for label, peer in self.peers.items() if peer.seat == SPECTATOR}

    @property
    def host(self) -> Host:
        """The part of this device."""
        assert isinstance(self.match.venue, Host)
        return self.match.venue

    def with_match(self, match: PlayedMatch) -> "Table":
        """Return the table after a change of its match; one that guests do not see leaves their wishes valid."""
        return self._replace(match=match) if _seen(match) == _seen(self.match) else self.changed(match)

    def changed(self, match: PlayedMatch | None = None, undo: Undo | None = None) -> "Table":
        """Return the table after a change that makes earlier wishes void."""
        return self._replace(match=match or self.match, undo=undo, choice=(), number=self.number + 1)


def _seen(match: PlayedMatch) -> tuple[object, ...]:
    """Return the parts of a match that guests see."""
    record = match.record
    return match.id, match.at, match.venue, record.players, record.start, record.events[: match.at]


def hear(table: Table, label: str, message: GuestMessage, *, watches: bool = False) -> Table:
    """Return the table after a guest's message. One that does not apply changes nothing.

    A guest that ``watches``, by the room in which it is, has no seat, and no wish is granted to it.
    """
    before = table.peers.get(label)
    if before.dismissed if before else len(table.peers) >= MAX_PEERS:
        return table
    if watches:
        return _with_peer(table, label, message, None if message.seat is None else SPECTATOR)
    # A connection has one seat, so that nobody takes them all by inventing devices.
    if table.takers.get(label, message.device) not in table.host.seats:
        match, table = table.match, _seated(table, message)
        if table.match is not match:
            table = table._replace(takers={**table.takers, label: message.device})
    seat = _seat_of(table.host, message)
    table = _with_peer(table, label, message, seat)
    if seat is None or seat < 0 or message.number != table.number:
        return table
    if seat == table.match.turn:
        table = table._replace(choice=message.choice)
    match message.wish:
        case "play":
            return _played(table, seat, message.event)
        case "undo":
            return ask_undo(table, [seat])
        case "allow":
            return allow(table, [seat])
        case "refuse":
            return refuse(table, [seat])
    return table


def _with_peer(table: Table, label: str, message: GuestMessage, seat: int | None) -> Table:
    name = message.name.strip() if seat == SPECTATOR else ""
    chooses = message.seat is None and seat is None and not message.paused
    return table._replace(peers={**table.peers, label: Peer(message.device, seat, message.paused, name, chooses)})


def dismiss(table: Table, label: str) -> Table:
    """Return the table after the host's user has ended that a device watches."""
    device = next((device for device, (latest, _) in table.watching.items() if latest == label), None)
    gone = Peer("", None, dismissed=True)
    return table._replace(peers={key: gone if peer.device == device else peer for key, peer in table.peers.items()})


def leave(table: Table, label: str) -> Table:
    """Return the table after a connection is out of reach. The device's seat stays its own.

    The device may have another connection already: after a reload, the former one ends some seconds later.
    """
    left = table.peers.get(label)
    peers = {key: peer for key, peer in table.peers.items() if key != label}
    chooses = left and left.seat == table.match.turn and left.seat not in {peer.seat for peer in peers.values()}
    return table._replace(peers=peers, choice=() if chooses else table.choice)


def _seated(table: Table, message: GuestMessage) -> Table:
    """Give an open seat to a device that wishes one and has none. Nobody gets a seat that another device has."""
    host, seat = table.host, message.seat
    if (
        message.wish != "join"
        or seat is None
        or seat < 0
        or seat >= len(host.seats)
        or message.device in host.seats
        or host.seats[seat] != OPEN
    ):
        return table
    players = [*table.match.record.players]
    players[seat] = {**players[seat], "name": message.name.strip() or players[seat]["name"]}
    record = replace(table.match.record, players=clean_players(players))
    return table.changed(replace(table.match, record=record, venue=host.with_seat(seat, message.device)), table.undo)


def _seat_of(host: Host, message: GuestMessage) -> int | None:
    if message.device in host.seats:
        return host.seats.index(message.device)
    return SPECTATOR if message.seat == SPECTATOR else None


def _played(table: Table, seat: int, event: str) -> Table:
    """Play a guest's move if it is this seat's turn and the rules allow it."""
    match = table.match
    if match.turn != seat:
        return table
    try:
        return table.changed(play(match, match.game.write_event(match.game.read_event(event))))
    except IllegalMove:
        return table


def ask_undo(table: Table, seats: Iterable[int]) -> Table:
    """Take the last move of these seats back, or ask those whose turn that touches.

    These are the players who have moved since, and the one who is to move.
    """
    match, host = table.match, table.host
    own = [*seats]
    to = undo_target(match, own)
    if to is None or table.undo is not None:
        return table
    touched = {match.turn, *(match.game.to_move(match.states[at]) for at in range(to, match.at))}
    device = host.seats[own[0]]
    others = sorted(
        seat for seat in touched if seat >= 0 and match.bot(seat) is None and host.seats[seat] not in {device, OPEN}
    )
    undo = Undo(Ask(match.game.to_move(match.states[to]), tuple(others)), to)
    return table.changed(undo=undo) if others else _taken_back(table, to)


def allow(table: Table, seats: Iterable[int]) -> Table:
    """Agree to taking a move back, for these seats."""
    if table.undo is None:
        return table
    rest = tuple(seat for seat in table.undo.ask.seats if seat not in seats)
    if rest == table.undo.ask.seats:
        return table
    if not rest:
        return _taken_back(table, table.undo.to)
    return table.changed(undo=table.undo._replace(ask=table.undo.ask._replace(seats=rest)))


def refuse(table: Table, seats: Iterable[int]) -> Table:
    """Refuse to take a move back, as one of the seats that are asked, or as the one that asks."""
    if table.undo is None or not {*seats} & {table.undo.ask.by, *table.undo.ask.seats}:
        return table
    return table.changed()


def _taken_back(table: Table, to: int) -> Table:
    match = go_to(table.match, to)
    record = replace(match.record, events=match.record.events[:to])
    return table.changed(replace(match, record=record, states=match.states[: to + 1]))


def give_seat(table: Table, seat: int, player: dict[str, Json], *, here: bool) -> Table:
    """Give a seat to a bot, to a person on this device, or to any device; who had it has it no more."""
    if seat not in range(len(table.host.seats)):
        return table
    players = list(table.match.record.players)
    players[seat] = player
    record = replace(table.match.record, players=clean_players(players))
    venue = table.host.with_seat(seat, None if here else OPEN)
    changed = table.changed(replace(table.match, record=record, venue=venue), None)
    peers = {label: peer._replace(seat=None) if peer.seat == seat else peer for label, peer in changed.peers.items()}
    return changed._replace(peers=peers)


def view_for(table: Table, peer: Peer, secret: str) -> GuestView:
    """Return the view of a guest. ``secret`` is the page's: hidden parts are dealt again from it.

    After the end, it is the whole match with its seed, the same for all.
    """
    match = table.match
    names, places, undo = match.names, places_of(table), table.undo
    ending: Ending = "dismissed" if peer.dismissed else ""
    view = GuestView(match.id, table.number, match.record.game, names, places, peer.seat, "", undo and undo.ask)
    view = with_present(view._replace(busy=busy_of(table), ending=ending), table)
    if peer.seat is None:
        return view
    players = tuple(map(known_parts, match.record.players))
    record = replace(match.record, players=players, events=match.record.events[: match.at], result=None, extra={})
    if match.over:
        record = replace(record, extra={"seed": match.seed})
    else:
        rng = Rng.of(secret, match.id, "room", peer.seat, match.at)
        record = redact(record, match.states[: match.at + 1], peer.seat, rng)
    return view._replace(record=pack(record))


def with_present(view: GuestView, table: Table) -> GuestView:
    """Return a view with the parts that change most often: the choice of another player, sayings, a failure."""
    choice = () if view.seat in {None, table.match.turn} else table.choice
    return view._replace(choice=choice, unsaved=table.unsaved, said=tuple(sorted(table.said.items())))


def places_of(table: Table) -> tuple[SeatStatus, ...]:
    """Return for each seat whether it is played here, is open, or has a device that is connected or away."""
    there = {peer.device for peer in table.peers.values()}
    return tuple(
        "here" if device is None else "open" if device == OPEN else "there" if device in there else "away"
        for device in table.host.seats
    )


def busy_of(table: Table) -> tuple[int, ...]:
    """Return the seats whose devices show another screen."""
    looking = {peer.seat for peer in table.peers.values() if not peer.paused}
    return tuple(sorted({peer.seat for peer in table.peers.values() if peer.seat is not None} - looking - {SPECTATOR}))
