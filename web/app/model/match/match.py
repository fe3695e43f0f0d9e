"""A match: its record, the positions along it, the present position, and variations."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final, Generic, TypeAlias

from hofgarten.game import CHANCE, SPECTATOR, TERMINAL, Json
from hofgarten.record import Record, begin, options_of, replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng, chance_rng
from web.app.model.match.names import clean_players
from web.app.model.match.venue import THIS_DEVICE, Venue

State: TypeAlias = object
"""A position of any game. Shared code passes it on; only the game's own code knows its parts."""

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from typing_extensions import TypeVar

    from hofgarten.evaluation import AnyEvaluatedGame
    from hofgarten.game import Game

    S_co = TypeVar("S_co", default=State, covariant=True)
    """A game's position; ``PlayedMatch`` without it is a match of any game."""
    S = TypeVar("S")
    E = TypeVar("E")
else:  # a default needs Python 3.13
    from typing import TypeVar

    S_co = TypeVar("S_co", covariant=True)

Events: TypeAlias = tuple[str, ...]
"""All events of a line, from the start of the match."""

MATCH_ID: Final = re.compile(r"[0-9a-f]{16}")
"""The ids of matches from the start screen. A link cannot use the id of any other saved text."""

ANALYSIS_KEY: Final = "analysis"
"""The record's key for lines from the analysis board: docs/file-formats.md."""

PAIR: Final = 2
"""The number of players with which each has a single opponent."""

MAX_LINES: Final = 8
"""The maximum number of variations; the oldest are dropped first."""


@dataclass(frozen=True)
class PlayedMatch(Generic[S_co]):
    """A match. ``record.events`` has all events of the main line; those after ``at`` are undone.

    It has no slots: its properties are computed once. A reply asks some 60 times whose turn it is.
    """

    id: str
    name: str
    """The name given by the user; empty if there is none."""
    record: Record
    states: tuple[S_co, ...]
    """``states[n]`` is the position after ``n`` events."""
    at: int
    saved: int = 0
    """The time of the last change, in milliseconds since 1970."""
    lines: tuple[Events, ...] = ()
    """Variations: lines that were undone and replaced."""
    review: Json = None
    """The findings of a review, as written by ``web.app.model.match.review``; not yet validated."""
    venue: Venue = THIS_DEVICE
    """The device, or the devices, on which the match is played."""
    viewer: int | None = None
    """On an analysis board, the seat whose knowledge it shows, or ``SPECTATOR``; None for a match that is played."""
    day: str = ""
    """The user's date for which a finished daily deal counts, ``2026-11-02``; empty if unknown. Not yet validated."""
    begun: int = 0
    """The time when a daily deal was begun, in milliseconds since 1970; 0 if unknown."""
    hints: tuple[int, ...] = ()
    """The number of hints that each seat has been given; empty if there were none."""
    own: tuple[int, ...] | None = None
    """The seats of the people at this device in an imported match; None if the match was played here."""

    def with_hint(self) -> "PlayedMatch":
        """Return the match with one more hint to the player to move."""
        before = self.hints or (0,) * len(self.record.players)
        return replace(self, hints=tuple(count + (seat == self.turn) for seat, count in enumerate(before)))

    @cached_property
    def game(self) -> "AnyEvaluatedGame":
        """The game."""
        return GAMES[self.record.game]

    @property
    def options(self) -> dict[str, Json]:
        """The options, also of a match that begins at a position."""
        return options_of(self.record)

    @cached_property
    def state(self) -> S_co:
        """The present position."""
        return self.states[self.at]

    @cached_property
    def turn(self) -> int:
        """The seat to move, ``CHANCE`` or ``TERMINAL``."""
        return self.game.to_move(self.state)

    @cached_property
    def over(self) -> bool:
        """True if the match has ended."""
        return self.turn == TERMINAL

    @property
    def seed(self) -> str:
        """The seed of all chance events."""
        return str(self.record.extra.get("seed", self.id))

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return str(self.record.players[seat]["name"])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all players, by seat."""
        return tuple(map(self.player, range(len(self.record.players))))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, also of an unfinished match."""
        return self.game.winners(self.state)

    def bot(self, seat: int) -> str | None:
        """Return the name of a seat's bot; None for a human player."""
        bot = self.record.players[seat].get("bot")
        return bot if isinstance(bot, str) else None

    @cached_property
    def people(self) -> int:
        """The number of human players."""
        return sum(self.bot(seat) is None for seat in range(len(self.record.players)))

    def remote(self, seat: int) -> bool:
        """Return True if the moves of this seat come from another device."""
        return seat >= 0 and self.venue.remote(seat, is_bot=self.bot(seat) is not None)

    @cached_property
    def waits(self) -> bool:
        """True while another device is to move."""
        return self.remote(self.turn)

    @property
    def waits_unseen(self) -> bool:
        """True while another device is to move whose turn is not visible here until it is over."""
        return self.waits and not self.venue.connects

    def is_person_here(self, seat: int) -> bool:
        """Return True if a human player on this device has a seat."""
        return seat >= 0 and self.bot(seat) is None and not self.remote(seat)

    @cached_property
    def people_here(self) -> tuple[int, ...]:
        """The seats of the human players on this device."""
        return tuple([seat for seat in range(len(self.record.players)) if self.is_person_here(seat)])


def new_match(
    identity: str, game: "Game[S, E]", options: Mapping[str, Json], players: Sequence[Mapping[str, Json]], seed: str
) -> "PlayedMatch[S]":
    """Return a new match, dealt from its seed, ready for its first move. Players whose names look alike get numbers."""
    record = begin(game, options, clean_players(players), Rng.of(seed, "deal"))
    record = replace(record, extra={**record.extra, "seed": seed})
    return with_chance_events(PlayedMatch(identity, "", record, replay_record(record), 0))


def dealt_again(match: "PlayedMatch[S]", players: tuple[Mapping[str, Json], ...]) -> "PlayedMatch[S]":
    """Return a new match with the deal and the chance events of another one, ready for its first move."""
    record = replace(match.record, players=players, events=(), result=None, extra={"seed": match.seed})
    return with_chance_events(PlayedMatch("", "", record, match.states[:1], 0))


def play(match: "PlayedMatch[S]", event: str) -> "PlayedMatch[S]":
    """Play a move, then all chance events that follow. The undone moves become a variation.

    Raises:
        IllegalMove: The rules forbid it.
    """
    game, line = match.game, match.record.events
    state = game.apply(match.state, game.read_event(event))
    extra = match.record.extra if line[match.at : match.at + 1] == (event,) else _with_earlier_lines(match)
    record = replace(match.record, events=(*line[: match.at], event), extra=extra)
    lines = (*match.lines, line)[-MAX_LINES:] if match.at < len(line) and match.people <= 1 else match.lines
    states = (*match.states[: match.at + 1], state)
    played = with_chance_events(replace(match, record=record, states=states, at=match.at + 1, lines=lines))
    if line[: played.at] == played.record.events:
        return go_to(match, played.at)
    return without_closed_lines(replace(played, venue=played.venue.after_move(played.at)))


def _with_earlier_lines(match: PlayedMatch) -> Mapping[str, Json]:
    """Return the extra keys of the record, with lines of analysis that begin at the present position at the latest.

    A line that began later has the moves before it that were taken back.
    """
    extra, at, events = match.record.extra, match.at, match.record.events
    lines = extra.get(ANALYSIS_KEY)
    if not isinstance(lines, list) or at == len(events):
        return extra
    return {**extra, ANALYSIS_KEY: [_beginning_at(at, line, events) for line in lines]}


def _beginning_at(at: int, line: Json, events: Events) -> Json:
    """Return a line of analysis, which is unchecked, with the events before it from ``at`` on."""
    match line:
        case {"at": int(later), "events": list(own)} if later > at:
            return {**line, "at": at, "events": [*events[at:later], *own]}
    return line


def with_chance_events(match: "PlayedMatch[S]") -> "PlayedMatch[S]":
    """Return a match at the end of its line, after all chance events that are due."""
    while match.turn == CHANCE:
        answer = chance_event(match, match.at)
        record = replace(match.record, events=(*match.record.events, match.game.write_event(answer)))
        states = (*match.states, match.game.apply(match.state, answer))
        match = replace(match, record=record, states=states, at=match.at + 1)
    return match


def chance_event(match: PlayedMatch, at: int) -> object:
    """Return the chance event that is due after ``at`` events, as the match's seed gives it.

    Each has its own rng stream: after undo and replay, and on another device, it is the same.
    """
    return match.game.sample_chance(match.states[at], chance_rng(match.seed, at))


def visible_position(match: "PlayedMatch[S]", at: int | None = None) -> "S":
    """Return the visible position after ``at`` events, or the present one.

    After the end of the match, all information is visible. Until then, a single local player sees that seat's view;
    several local players, or spectators, see only public information.
    """
    state = match.state if at is None else match.states[at]
    return state if match.over else match.game.observe(state, viewer_seat(match))


def viewer_seat(match: PlayedMatch) -> int:
    """Return the seat of the only human player on this device, or ``SPECTATOR`` if there are several or none.

    An analysis board has its own (``PlayedMatch.viewer``).
    """
    if match.viewer is not None:
        return match.viewer
    people = match.people_here
    return people[0] if len(people) == 1 else SPECTATOR


def pictured_seat(match: PlayedMatch) -> int:
    """Return the seat of the only human player on this device; otherwise the winner's, or the first one."""
    viewer = viewer_seat(match)
    if viewer != SPECTATOR:
        return viewer
    return match.winners[0] if match.over else 0


def undo_target(match: PlayedMatch, seats: Collection[int] | None = None) -> int | None:
    """Return the number of events after undoing the last human move; None if undo is not possible.

    A single human player can undo any number of moves, up to an irreversible one. With several players, undo stops
    where hidden information was revealed; in a match by correspondence, it stops at the last delivered event. In a
    room, it is the last move of one of the ``seats``; by default, of those on this device.
    """
    own = match.people_here if seats is None and match.venue.connects else seats
    for at in range(match.at - 1, -1, -1):
        if _is_final(match, at):
            return None
        seat = match.game.to_move(match.states[at])
        if seat >= 0 and match.bot(seat) is None and (own is None or seat in own):
            return at
    return None


def undo_barrier(match: PlayedMatch) -> str:
    """Return why the last move of a person cannot be undone: ``sent`` or ``revealed``; otherwise an empty string."""
    for at in range(match.at - 1, -1, -1):
        seat = match.game.to_move(match.states[at])
        if _is_final(match, at):
            return "sent" if _is_sent(match, at) else "revealed"
        if seat >= 0 and match.bot(seat) is None:
            break
    return ""


def _is_final(match: PlayedMatch, at: int) -> bool:
    """Return True if the event after ``at`` others cannot be undone.

    Information revealed to a bot only does not count.
    """
    before, after = match.states[at : at + 2]
    seat = match.game.to_move(before)
    if _is_sent(match, at):
        return True
    if seat >= 0 and match.bot(seat) is None and match.game.hidden.is_irreversible(before, after):
        return True
    return match.people > 1 and match.game.hidden.reveals_information(before, after)


def _is_sent(match: PlayedMatch, at: int) -> bool:
    """Return True if the event after ``at`` others was sent to other devices, or came from one: then it stands."""
    return match.venue.has_sent(at, remote=match.remote(match.game.to_move(match.states[at])))


def ends_undo(match: PlayedMatch, event: str) -> bool:
    """Return True if several people play and a legal event would reveal information: then it could not be undone.

    Every move on an analysis board can be undone.
    """
    if match.people <= 1 or match.viewer is not None:
        return False
    after = match.game.apply(match.state, match.game.read_event(event))
    return match.game.hidden.reveals_information(match.state, after)


def redo_target(match: PlayedMatch) -> int | None:
    """Return the number of events after redoing the next undone move; None if there is none.

    In a room, undone moves are gone.
    """
    last = len(match.record.events)
    if match.at == last or match.venue.connects:
        return None
    for at in range(match.at + 1, last):
        seat = match.game.to_move(match.states[at])
        if seat >= 0 and match.bot(seat) is None:
            return at
    return last


def go_to(match: "PlayedMatch[S]", at: int) -> "PlayedMatch[S]":
    """Return the match at another position of its main line."""
    return without_closed_lines(replace(match, at=at))


def resume_line(match: "PlayedMatch[S]", number: int) -> "PlayedMatch[S]":
    """Return the match with a variation as its main line; the present line becomes a variation.

    Raises:
        RecordError: The line is not legal.
    """
    record = replace(match.record, events=match.lines[number])
    lines = (*match.lines[:number], *match.lines[number + 1 :], match.record.events)
    resumed = replace(match, record=record, states=replay_record(record), at=len(record.events), lines=lines)
    return without_closed_lines(resumed)


def without_closed_lines(match: "PlayedMatch[S]") -> "PlayedMatch[S]":
    """Return a match without the variations that branch off before the last irreversible event."""
    if not match.lines:
        return match
    floor = next((at + 1 for at in range(match.at - 1, -1, -1) if _is_final(match, at)), 0)
    shared = match.record.events[:floor]
    return replace(match, lines=tuple(line for line in match.lines if line[:floor] == shared))


def moved(match: "PlayedMatch[S]", identity: str) -> "PlayedMatch[S]":
    """Return the match as it goes on under another id on this device."""
    return replace(match, id=identity, venue=match.venue.moved_to(match.id))


def branch(match: "PlayedMatch[S]", at: int, identity: str, name: str) -> "PlayedMatch[S]":
    """Return a new match with the events of another one up to a position; its chance events will be the same."""
    record = replace(match.record, events=match.record.events[:at], extra={**match.record.extra, "seed": match.seed})
    return PlayedMatch(identity, name, record, match.states[: at + 1], at)


def is_passed_on(match: PlayedMatch) -> bool:
    """Return True if the player to move shares the device with others, and a move has been made."""
    seats = match.people_here
    return match.at > 0 and not match.over and match.turn in seats and viewer_seat(match) < 0


def move_number(match: PlayedMatch, at: int) -> int:
    """Return the number of the turn after some events, counted from 1."""
    return match.game.turns_played(match.states[at]) + 1
