"""What travels in a link by which a match is played, and how a match that came by one fits the match that is here."""

import re
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from hofgarten.game import CHANCE, Json
from hofgarten.record import Record, RecordError, replay
from web.app.model.library.saved_matches import Library, SavedMatch
from web.app.model.links.codec import LinkError, pack, unpack
from web.app.model.match.correspondence import IDENTITY, TURN_PLACE, Correspondence, is_person
from web.app.model.match.match import Match
from web.app.model.match.serialize import EXTRA
from web.app.model.transfer.sanitize import cleaned

_LONGEST_TEXT: Final = 20_000
"""Characters of a text that is looked through for a link."""

_LINK: Final = re.compile(rf"{TURN_PLACE}([0-9A-Za-z_-]+)")

Relation: TypeAlias = Literal["same", "older", "newer", "parted", "foreign"]
"""How a match that came by link fits the one that is kept here.

``same`` and ``older``: nothing is new in it; ``newer``: it goes on where ours ends; ``parted``: from some move on it
has been played otherwise than ours; ``foreign``: it is another match altogether.
"""


class Invitation(NamedTuple):
    """What came by a link."""

    match: Match
    """The match, by nobody played on this device yet."""
    sender: int
    """The seat of whoever sent it."""


def shared_id(match: Match) -> str:
    """Return the id by which every device knows a match that is played by link."""
    return (match.correspondence and match.correspondence.id) or match.id


def kept_as(library: Library, shared: str) -> SavedMatch | None:
    """Return the kept match that other devices know by an id; where nothing can be read, what has that id here."""
    own = library.kept.get(shared)
    if own is not None and own.match is not None:
        return own
    # A text is much faster to look through than to be replayed.
    others = (kept for kept in library.kept.values() if shared in kept.text)
    return next(
        (
            kept
            for kept in others
            if kept.match and kept.match.correspondence and kept.match.correspondence.id == shared
        ),
        own,
    )


def turn_link(match: Match) -> str:
    """Return the place in the page that hands a match over, as far as it has been played."""
    mine: dict[str, Json] = {"id": shared_id(match), "from": match.correspondence.seat if match.correspondence else 0}
    events, extra = match.record.events[: match.at], {"seed": match.seed, EXTRA: mine}
    return f"{TURN_PLACE}{pack(replace(match.record, events=events, result=None, extra=extra))}"


def code_in(text: object) -> str:
    """Return the code of the link in a text, which may have been pasted with what was written round it."""
    found = _LINK.search(text[:_LONGEST_TEXT]) if isinstance(text, str) else None
    return found[1] if found else ""


def read_turn_link(code: str) -> Invitation:
    """Return what a link's code holds, found legal from the first event to the last.

    Raises:
        LinkError: No match that can be played can be had from it; ``illegal`` where its play breaks the rules.
    """
    record = unpack(code)
    raw = record.extra.get(EXTRA)
    mine: dict[str, Any] = raw if isinstance(raw, dict) else {}
    identity, sender = mine.get("id"), mine.get("from")
    if not (isinstance(identity, str) and IDENTITY.fullmatch(identity)) or not is_person(sender, record):
        raise LinkError("broken")
    players = tuple(_known(player) for player in cleaned(record).players)
    seed = str(record.extra.get("seed", identity))
    record = Record(record.game, record.options, players, record.setup, record.events, extra={"seed": seed})
    try:
        states = replay(record)
    except RecordError:
        raise LinkError("illegal") from None
    match = Match(identity, "", record, states, len(record.events))
    if match.turn == CHANCE:
        raise LinkError("broken")
    return Invitation(match, sender)


def _known(player: dict[str, Json]) -> dict[str, Json]:
    """Return a player with nothing that we do not know."""
    return {
        "name": player["name"],
        **{key: player[key] for key in ("colour", "bot") if isinstance(player.get(key), str)},
    }


def relation(ours: Match, theirs: Match) -> Relation:
    """Return how a match that came by link fits ours."""
    if ours.correspondence is None or _dealt(ours) != _dealt(theirs):
        return "foreign"
    here, there = ours.record.events[: ours.at], theirs.record.events
    if here == there:
        return "same"
    if here[: len(there)] == there:
        return "older"
    return "newer" if there[: len(here)] == here else "parted"


def _dealt(match: Match) -> tuple[Json, ...]:
    """Return what makes a match this one and no other, before the first move; people may change their names."""
    record = match.record
    seats = [(player.get("colour"), player.get("bot")) for player in record.players]
    return shared_id(match), match.seed, record.game, record.options, record.setup, seats


def adopt(ours: Match, sent: Invitation) -> Match:
    """Return our match gone on as it was sent. Everybody is called what they say, and we what we do."""
    assert ours.correspondence is not None
    theirs, seat = sent.match, ours.correspondence.seat
    players = (*theirs.record.players[:seat], ours.record.players[seat], *theirs.record.players[seat + 1 :])
    record = replace(ours.record, events=theirs.record.events, players=players)
    link = replace(ours.correspondence, delivered=theirs.at, seen=min(ours.correspondence.seen, ours.at))
    return replace(ours, record=record, states=theirs.states, at=theirs.at, lines=(), correspondence=link)


def moves_for(ours: Match, sent: Invitation) -> bool:
    """Say whether somebody has made moves in it for the person at this device, who did not make them here."""
    theirs = sent.match
    seat = ours.correspondence.seat if ours.correspondence else None
    return any(theirs.game.to_move(theirs.states[at]) == seat for at in range(ours.at, theirs.at))


def mark_delivered(ours: Match, sent: Invitation) -> Match:
    """Return our match once a link has been seen that brings nothing new: what others know cannot be taken back."""
    assert ours.correspondence is not None
    return replace(
        ours, correspondence=replace(ours.correspondence, delivered=max(ours.correspondence.delivered, sent.match.at))
    )


def accept(sent: Invitation, seat: int, name: str) -> Match:
    """Return a match that has come to this device for the first time, played here by a seat's person."""
    match = sent.match
    players = [*match.record.players]
    players[seat] = {**players[seat], "name": name}
    mine = (at + 1 for at in range(match.at - 1, -1, -1) if match.game.to_move(match.states[at]) == seat)
    record = replace(match.record, players=tuple(players))
    return replace(match, record=record, correspondence=Correspondence(seat, delivered=match.at, seen=next(mine, 0)))


def seats_to_take(sent: Invitation) -> tuple[int, ...]:
    """Return the seats whose persons may have been sent the match: who is to move first, the sender last."""
    match = sent.match
    people = [seat for seat in range(len(match.record.players)) if match.bot(seat) is None]
    return tuple(sorted(people, key=lambda seat: (seat == sent.sender, seat != match.turn)))


def unseen_moves(match: Match) -> tuple[int, ...]:
    """Return the moves that have come by link and were not looked at yet, each by how many events came before it."""
    if match.correspondence is None:
        return ()
    return tuple(at for at in range(match.correspondence.seen, match.at) if match.game.to_move(match.states[at]) >= 0)


def ended_here(match: Match) -> bool:
    """Say whether the last person's move of a finished match was made on this device: the others wait for its end."""
    movers = (match.game.to_move(match.states[at]) for at in range(match.at - 1, -1, -1))
    people = (seat for seat in movers if seat >= 0 and match.bot(seat) is None)
    return match.over and match.correspondence is not None and next(people, None) == match.correspondence.seat
