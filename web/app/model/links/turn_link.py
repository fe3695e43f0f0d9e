"""Turn links: encode and decode a match by correspondence, and compare it with the local copy."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from hofgarten.game import CHANCE, Json
from hofgarten.record import Record, RecordError, replay_record
from web.app.model.library.saved_matches import Library, SavedMatch
from web.app.model.links.codec import LinkError, decoded, pack, read_code, unpack
from web.app.model.match.correspondence import TURN_PLACE, Correspondence, is_person
from web.app.model.match.match import MATCH_ID, PlayedMatch, chance_event
from web.app.model.match.names import clean_players, known_parts
from web.app.model.match.serialize import EXTRA
from web.app.model.new_match_form import PERSON
from web.app.model.user_files.user_bots import default_names
from web.app.texts import Words

_MAX_TEXT_LENGTH: Final = 20_000
"""Characters of a text that are searched for a link."""


Relation: TypeAlias = Literal["same", "older", "newer", "parted", "foreign"]
"""The relation of a received match to the local copy.

``same`` and ``older`` have no new events; ``newer`` continues the local copy; ``parted`` differs from it from some move
on; ``foreign`` is another match.
"""


class Invitation(NamedTuple):
    """The content of a turn link."""

    match: PlayedMatch
    """The match, not yet assigned to a seat on this device."""
    sender: int
    """The sender's seat."""
    code: str
    """The code of the link alone."""


def link_of(match: PlayedMatch) -> Correspondence | None:
    """Return the data of a match by correspondence; None for any other match."""
    return match.venue if isinstance(match.venue, Correspondence) else None


def is_to_send(match: PlayedMatch) -> bool:
    """Return True if the others wait for the link: one of them is to move, or the match is over."""
    return link_of(match) is not None and (match.over or match.waits)


def addressees(match: PlayedMatch) -> list[str]:
    """Return the names of the players who wait for the link."""
    seats = range(len(match.record.players)) if match.over else (match.turn,)
    return [match.player(seat) for seat in seats if match.remote(seat)]


def next_sender(match: PlayedMatch) -> int | None:
    """Return the seat whose device sends the next link to this one; None if it is not certain.

    It is that of the last person before the own turn, or of the last one of the match. A bot moves on the device of
    the person before it.
    """
    link, coming = link_of(match), match.game.coming_turns(match.state)
    others = [seat for seat in range(len(match.record.players)) if match.remote(seat)]
    if len(others) == 1:
        return others[0]
    people = [seat for seat in coming if match.bot(seat) is None]
    if link and link.seat in people:
        return people[people.index(link.seat) - 1]
    left = sum(match.game.turns_left(match.state, seat) for seat in match.game.seats(match.state))
    return people[-1] if people and len(coming) == left else None


def shared_id(match: PlayedMatch) -> str:
    """Return the id of a match by correspondence that all devices share."""
    link = link_of(match)
    return (link and link.id) or match.id


def saved_under(library: Library, shared: str) -> SavedMatch | None:
    """Return the saved match with a shared id; if it cannot be read, the saved text with that id."""
    own = library.matches.get(shared)
    if own is not None and own.match is not None:
        return own
    # Searching a text is much faster than replaying it.
    others = (saved for saved in library.matches.values() if shared in saved.text)
    return next(
        (saved for saved in others if saved.match and shared_id(saved.match) == shared),
        own,
    )


def turn_link(match: PlayedMatch, words: Words) -> str:
    """Return the turn link of a match, as a place in the page. Seat numbers stand for default names."""
    link = link_of(match)
    mine: dict[str, Json] = {"id": shared_id(match), "from": link.seat if link else 0}
    events, extra = match.record.events[: match.at], {"seed": match.seed, EXTRA: mine}
    players = _renamed(match.record, {name: str(seat) for seat, name in _numbered_names(match.record, words)})
    return f"{TURN_PLACE}{pack(replace(match.record, players=players, events=events, result=None, extra=extra))}"


def _numbered_names(record: Record, words: Words) -> Iterable[tuple[int, str]]:
    """Return the default name of each seat, with its number from 1."""
    return enumerate(default_names(words, [player.get("bot", PERSON) for player in record.players]), 1)


def _renamed(record: Record, names: Mapping[str, str]) -> tuple[dict[str, Json], ...]:
    """Return the players of a record, those in ``names`` with another name."""
    return tuple({**player, "name": names.get(player["name"], player["name"])} for player in record.players)


def code_in(text: object) -> str:
    """Return a text from the code of its turn link on; an empty string if there is no link in it."""
    return decoded(text[:_MAX_TEXT_LENGTH]).partition(TURN_PLACE)[2] if isinstance(text, str) else ""


def read_turn_link(code: str, words: Words) -> Invitation:
    """Return the content of a turn link's code, with all events verified, and default names in these texts.

    Raises:
        LinkError: The code holds no playable match; ``illegal`` if an event breaks the rules; ``forged`` if an answer
            of chance is not the one that follows from the seed in the link.
    """
    record, code = read_code(code, unpack)
    raw = record.extra.get(EXTRA)
    mine: dict[str, Json] = raw if isinstance(raw, dict) else {}
    identity, sender = mine.get("id"), mine.get("from")
    if not (isinstance(identity, str) and MATCH_ID.fullmatch(identity)) or not is_person(sender, record):
        raise LinkError("broken")
    named = _renamed(record, {str(seat): name for seat, name in _numbered_names(record, words)})
    players = tuple(map(known_parts, clean_players(named)))
    seed = str(record.extra.get("seed", identity))
    record = replace(record, players=players, result=None, extra={"seed": seed})
    try:
        states = replay_record(record)
    except RecordError:
        raise LinkError("illegal") from None
    match = PlayedMatch(identity, "", record, states, len(record.events))
    if match.turn == CHANCE:
        raise LinkError("broken")
    if not _follows_seed(match):
        raise LinkError("forged")
    return Invitation(match, sender, code)


def _follows_seed(match: PlayedMatch) -> bool:
    """Return True if every chance event is the one that each device would draw from the match's seed."""
    return all(
        match.game.write_event(chance_event(match, at)) == event
        for at, event in enumerate(match.record.events)
        if match.game.to_move(match.states[at]) == CHANCE
    )


def relation(ours: PlayedMatch, theirs: PlayedMatch) -> Relation:
    """Return the relation of a received match to the local copy."""
    if link_of(ours) is None or _identifying_parts(ours) != _identifying_parts(theirs):
        return "foreign"
    here, there = ours.record.events[: ours.at], theirs.record.events
    if here == there:
        return "same"
    if here[: len(there)] == there:
        return "older"
    return "newer" if there[: len(here)] == here else "parted"


def _identifying_parts(match: PlayedMatch) -> tuple[Json, ...]:
    """Return the parts that identify a match before the first move; players may change their names."""
    record = match.record
    seats = [(player.get("colour"), player.get("bot")) for player in record.players]
    return shared_id(match), match.seed, record.game, record.options, record.start, seats


def adopt(ours: PlayedMatch, sent: Invitation) -> PlayedMatch:
    """Continue the local match with the received events. The other players' names are updated; the own name is kept."""
    link, theirs = link_of(ours), sent.match
    assert link is not None
    seat = link.seat
    players = (*theirs.record.players[:seat], ours.record.players[seat], *theirs.record.players[seat + 1 :])
    record = replace(ours.record, events=theirs.record.events, players=clean_players(players))
    link = replace(link, delivered=theirs.at, seen=min(link.seen, ours.at))
    return replace(ours, record=record, states=theirs.states, at=theirs.at, lines=(), venue=link)


def moves_for(ours: PlayedMatch, sent: Invitation) -> bool:
    """Return True if the received match has moves for this device's seat that were not made on this device."""
    theirs = sent.match
    return any(ours.is_person_here(theirs.game.to_move(theirs.states[at])) for at in range(ours.at, theirs.at))


def mark_delivered(match: PlayedMatch, at: int) -> PlayedMatch:
    """Mark a number of events as delivered: moves that others have seen cannot be undone."""
    link = link_of(match)
    return replace(match, venue=replace(link, delivered=at)) if link and link.delivered < at else match


def accept(sent: Invitation, seat: int, name: str) -> PlayedMatch:
    """Return the match of an invitation, played on this device from the given seat."""
    match = sent.match
    players = [*match.record.players]
    players[seat] = {**players[seat], "name": name}
    mine = (at + 1 for at in range(match.at - 1, -1, -1) if match.game.to_move(match.states[at]) == seat)
    record = replace(match.record, players=clean_players(players))
    return replace(match, record=record, venue=Correspondence(seat, delivered=match.at, seen=next(mine, 0)))


def seats_to_take(sent: Invitation) -> tuple[int, ...]:
    """Return the seats that the recipient may have: the seat to move first, the sender's last."""
    match = sent.match
    people = [seat for seat in range(len(match.record.players)) if match.bot(seat) is None]
    return tuple(sorted(people, key=lambda seat: (seat == sent.sender, seat != match.turn)))


def unseen_moves(match: PlayedMatch) -> tuple[int, ...]:
    """Return the moves received by link and not yet seen, as the number of events before each."""
    link = link_of(match)
    return tuple(
        at for at in range(link.seen if link else match.at, match.at) if match.game.to_move(match.states[at]) >= 0
    )


def ended_here(match: PlayedMatch) -> bool:
    """Return True if this device made the last human move of a finished match: the others wait for the link."""
    movers = (match.game.to_move(match.states[at]) for at in range(match.at - 1, -1, -1))
    people = (seat for seat in movers if seat >= 0 and match.bot(seat) is None)
    link = link_of(match)
    return match.over and link is not None and next(people, None) == link.seat
