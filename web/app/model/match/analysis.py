"""An analysis: the match, and lines that leave it, as a tree.

The tree is a list of lines. Lines that begin alike share their first moves; a branch is where they part.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from hofgarten.bots.analysis import quick_hints
from hofgarten.game import CHANCE, SPECTATOR, Json
from hofgarten.record import Record, RecordError, begin_at, redact, replay_record
from hofgarten.registry import GAMES, game_of
from hofgarten.rng import Rng
from web.app.model.action import printable
from web.app.model.match.match import ANALYSIS_KEY as KEY, Events, PlayedMatch, State, viewer_seat, visible_position
from web.app.model.match.move_estimate import Estimate, are_points
from web.app.model.match.names import clean_players

MAX_LINES: Final = 40
"""The maximum number of lines in an analysis."""

MAX_NAME_LENGTH: Final = 40
MAX_COMMENT_LENGTH: Final = 500

MAX_EVENTS: Final = 400
"""The maximum number of events of a line."""

MATCH_LINE: Final = -1
"""Stands for the match where a line is named by its index."""

SEARCH_LIMIT: Final = 2500
"""Time limit of the search for the best moves, in milliseconds; with the first estimate it takes at most 3 s."""


class Variation(NamedTuple):
    """A line that leaves the match."""

    at: int
    """The number of events of the match before it."""
    events: Events
    """Its own events; none if the match itself has gone that way since."""
    name: str = ""
    comment: str = ""
    start: Json = None
    """The start of the record with which it is played (``Record.start``); None for that of the match."""

    @property
    def words(self) -> tuple[str, str]:
        """The name and the comment, which users type."""
        return self.name, self.comment


class Branch(NamedTuple):
    """Another line that leaves the one on the board."""

    number: int | None
    """The index of the line; None for the match."""
    at: int
    """The number of events that both have in common."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """An analysis. Its ``base`` is the match on a board of its own (``board_of``), up to the last known position."""

    base: PlayedMatch
    lines: tuple[Variation, ...] = ()
    current: int | None = None
    """The index of the line on the board; None for the match itself."""
    expected_totals: Mapping[Events, tuple[int, ...]] = field(default_factory=dict)
    """Every seat's expected final total in hundredths of a point, by the events before the position."""
    best: Mapping[Events, tuple[Estimate, ...]] = field(default_factory=dict)
    """The best moves found by finished searches, by the events before the position."""
    unread: tuple[Json, ...] = ()
    """The lines of the record that cannot be read, or are too many. They stay in it."""
    fills: int = 0
    """The number of times that another tab has changed the words of the line on the board."""

    def whole(self, number: int | None) -> Events:
        """Return all events of a line from the start; those of the match for None."""
        if number is None:
            return self.base.record.events
        line = self.lines[number]
        return self.base.record.events[: line.at] + line.events

    def on_line(self, number: int | None, at: int) -> "tuple[Analysis, PlayedMatch]":
        """Return the analysis with another line on its board, and the board after ``at`` events of that line."""
        record = replace(self.base.record, events=self.whole(number))
        if number is not None:
            record = _dealt(record, self.lines[number].start)
        states = self.base.states if number is None else replay_record(record)
        return replace(self, current=number), replace(self.base, record=record, states=states, at=at)

    def with_move(self, match: PlayedMatch) -> "tuple[Analysis, PlayedMatch]":
        """Return the analysis and the board after a move was played there.

        The move follows a known line, continues the one on the board, or begins a new one. With ``MAX_LINES``, the
        oldest line without words is dropped. If all have words, the oldest is the last one in the record, where it
        stays unread.
        """
        played = match.record.events[: match.at]
        # Without chance events after the move: a line has its own.
        moved = next(at for at in range(match.at, 0, -1) if match.game.to_move(match.states[at - 1]) >= 0)
        for number in dict.fromkeys([self.current, None, *range(len(self.lines))]):
            if self.whole(number)[:moved] == played[:moved]:
                analysis, board = self.on_line(number, moved)
                return analysis, replace(board, at=next_stop(board, moved))
        now = self.current
        if now is not None and played[: len(self.whole(now))] == self.whole(now):
            longer = self.lines[now]._replace(events=played[self.lines[now].at :])
            return self._with_line(now, longer).on_line(now, match.at)
        shared = _shared(played, self.base.record.events)
        start = None if now is None else self.lines[now].start
        kept, beyond = _with_room(self.lines)
        lines = (*kept, Variation(shared, played[shared:], start=start), *beyond)
        return replace(self, lines=lines).on_line(len(kept), match.at)

    def without_line(self, number: int) -> "Analysis":
        """Return the analysis without one of its lines."""
        return replace(self, lines=(*self.lines[:number], *self.lines[number + 1 :]), current=None)

    def branches(self) -> tuple[Branch, ...]:
        """Return the other lines, each with the place where it leaves the line on the board."""
        here = self.whole(self.current)
        others = (number for number in (None, *range(len(self.lines))) if number != self.current)
        return tuple(Branch(number, _shared(here, self.whole(number))) for number in others)

    def unknown_since(self, match: PlayedMatch) -> int | None:
        """Return the first position up to the present one without expected totals; None if there is none."""
        events = match.record.events
        return next((at for at in range(match.at + 1) if events[:at] not in self.expected_totals), None)

    def with_expected_totals(self, match: PlayedMatch, raw: Json) -> "Analysis | None":
        """Return the analysis with every seat's totals, from the first unknown position to the present one.

        None if the numbers do not fit.
        """
        since, seats = self.unknown_since(match), len(match.record.players)
        if since is None:
            return self
        fit = isinstance(raw, list) and len(raw) == match.at + 1 - since
        if not fit or not all(isinstance(row, list) and len(row) == seats and are_points(row) for row in raw):
            return None
        totals_by_line = {match.record.events[:at]: tuple(totals) for at, totals in enumerate(raw, since)}
        return replace(self, expected_totals={**self.expected_totals, **totals_by_line})

    def with_note(self, number: int, name: str, comment: str) -> "Analysis":
        """Return the analysis with another name and comment of a line."""
        return self._with_line(number, self.lines[number]._replace(name=name, comment=comment))

    def _with_line(self, number: int, line: Variation) -> "Analysis":
        return replace(self, lines=(*self.lines[:number], line, *self.lines[number + 1 :]))


def board_of(match: PlayedMatch) -> PlayedMatch:
    """Return a match for the analysis board, in which people have all seats.

    The parts that the match has not yet shown to its viewer are dealt again, so that no line reveals them. Draws that
    the match has shown stay the same in every line.
    """
    viewer, states = viewer_seat(match), match.states[: match.at + 1]
    # From the visible parts alone: the deal tells nothing of the true one, and is the same again for the same link.
    seen = match.game.write_position(match.game.observe(states[-1], viewer))
    seed = f"analysis {Rng.of(seen).bits():016x}"
    players = tuple({key: value for key, value in player.items() if key != "bot"} for player in match.record.players)
    record = replace(match.record, players=players, events=match.record.events[: match.at], extra={"seed": seed})
    record = redact(record, states, viewer, Rng.of(seed))
    return PlayedMatch(match.id, match.name, record, replay_record(record), match.at, viewer=viewer)


def match_at(text: str, names: Sequence[str]) -> PlayedMatch:
    """Return a match that begins at a position (docs/file-formats.md), with the first of some names for its seats.

    Unknown parts of the position are dealt at random, the same for the same text.

    Raises:
        BadPosition: The text is not the notation of a position of a known game.
    """
    game = game_of(text)
    state = game.read_position(text)
    if not game.hidden.is_complete(state):
        state = game.determinize(state, Rng.of(text))
    players = [{"name": player} for player in names[: len(game.seats(state))]]
    record = begin_at(game, game.write_position(state), players)
    return PlayedMatch("", "", record, (state,), 0)


def example_of(text: str) -> str:
    """Return the notation of a dealt match: of the game that a text names, else of the first game."""
    game = GAMES.get(text.partition(" ")[0], next(iter(GAMES.values())))
    players, options = game.players[0], game.options_from_flags({})
    dealt = game.initial_state(options, game.deal_setup(options, players, Rng.of("example")), players)
    return game.write_position(game.observe(dealt, SPECTATOR))


def visible_text(match: PlayedMatch) -> str:
    """Return the notation of the present position, as far as the board shows it."""
    return match.game.write_position(visible_position(match))


def analysis_of(match: PlayedMatch, base: PlayedMatch) -> Analysis:
    """Return the analysis in a match's record (docs/file-formats.md). ``base`` is its board.

    A line of another form, with an illegal event, or over a limit is not read; nor is one without events and words.
    """
    raw = match.record.extra.get(KEY)
    every = raw if isinstance(raw, list) else []
    read = [_line(match, base, line) for line in every[:MAX_LINES]]
    unread = [line for line, known in zip(every, read, strict=False) if known is None] + every[MAX_LINES:]
    return Analysis(base, tuple(line for line in read if line is not None), unread=tuple(unread))


def _line(match: PlayedMatch, base: PlayedMatch, raw: Json) -> Variation | None:
    if not isinstance(raw, dict):
        return None
    at, events, start = raw.get("at"), raw.get("events"), raw.get(start_key(base))
    if type(at) is not int or not 0 <= at <= len(base.record.events):
        return None
    if start is not None and not isinstance(start, type(base.record.start)):
        return None
    name, comment = printable(raw.get("name"), MAX_NAME_LENGTH), comment_of(raw.get("comment"))
    if not isinstance(events, list) or len(events) > MAX_EVENTS or not (events or name or comment):
        return None
    if not all(isinstance(event, str) for event in events):
        return None
    known = (base if start is None else match).record
    record = replace(_dealt(known, start), events=known.events[:at] + tuple(events))
    try:
        states = replay_record(record)
    except RecordError:
        return None
    if start is not None and not _looks_alike(base, states[: at + 1], match.states):
        return None
    return Variation(at, tuple(events), name, comment, start)


def comment_of(raw: object) -> str:
    """Return a typed or saved comment: printable, with its line breaks, and short."""
    lines = raw.replace("\r\n", "\n").replace("\r", "\n").split("\n") if isinstance(raw, str) else ()
    return "\n".join(printable(line, len(line)) for line in lines)[:MAX_COMMENT_LENGTH].strip()


def _with_room(lines: tuple[Variation, ...]) -> tuple[tuple[Variation, ...], tuple[Variation, ...]]:
    """Return the lines before and after a new one, which is one of the first ``MAX_LINES``."""
    if len(lines) < MAX_LINES:
        return lines, ()
    dropped = next((number for number, line in enumerate(lines) if not (line.name or line.comment)), None)
    if dropped is None:
        kept = (*lines[1:MAX_LINES], lines[0], *lines[MAX_LINES:])
    else:
        kept = (*lines[:dropped], *lines[dropped + 1 :])
    return kept[: MAX_LINES - 1], kept[MAX_LINES - 1 :]


def lines_to_json(match: PlayedMatch, analysis: Analysis) -> list[Json]:
    """Return the lines of an analysis as the record of its match holds them."""
    return [*(_line_to_json(match, analysis, number) for number in range(len(analysis.lines))), *analysis.unread]


def _line_to_json(match: PlayedMatch, analysis: Analysis, number: int) -> dict[str, Json]:
    line = analysis.lines[number]
    dealt: Json = line.start or analysis.base.record.start
    if dealt == match.record.start or _is_played_alike(match, analysis, number):
        dealt = None
    return raw_line(match, analysis.whole(number), line.name, line.comment, dealt)


def raw_line(match: PlayedMatch, whole: Events, name: str, comment: str, start: Json) -> dict[str, Json]:
    """Return a line as the record of its match holds it. ``start`` is None for that of the match."""
    at = _shared(whole, match.record.events[: match.at])
    raw: dict[str, Json] = {"at": at, "events": list(whole[at:])}
    raw |= {key: text for key, text in (("name", name), ("comment", comment)) if text}
    return raw if start is None else {**raw, start_key(match): start}


def start_key(match: PlayedMatch) -> str:
    """Return the key of the start in a record of this kind."""
    return "position" if match.record.position else "setup"


def _dealt(record: Record, start: Json) -> Record:
    """Return a record with another start; unchanged for None."""
    if start is None:
        return record
    return replace(record, position=start) if record.position else replace(record, setup=start)


def _is_played_alike(match: PlayedMatch, analysis: Analysis, number: int) -> bool:
    """Return True if a line looks the same with the setup of the match: no piece in it was dealt at random."""
    _, shown = analysis.on_line(number, 0)
    try:
        states = replay_record(replace(match.record, events=analysis.whole(number)))
    except RecordError:
        return False
    return _looks_alike(match, states, shown.states)


def _looks_alike(match: PlayedMatch, some: Sequence[State], others: Sequence[State]) -> bool:
    """Return True if every observer sees the same in the first positions as in the others, one by one."""
    see = match.game.observe
    pairs = zip(some, others, strict=False)
    return len(others) >= len(some) and all(see(one, SPECTATOR) == see(other, SPECTATOR) for one, other in pairs)


def with_lines(match: PlayedMatch, analysis: Analysis) -> PlayedMatch:
    """Return a match whose record holds the lines of an analysis."""
    extra = {key: value for key, value in match.record.extra.items() if key != KEY}
    lines = lines_to_json(match, analysis)
    return replace(match, record=replace(match.record, extra={**extra, **({KEY: lines} if lines else {})}))


def first_estimates(match: PlayedMatch) -> tuple[Estimate, ...]:
    """Return a first estimate of the best moves, best first: by the value of each next position, without a search.

    An empty tuple if nobody is to move.
    """
    game, seat = match.game, match.turn
    if seat < 0:
        return ()
    # The stream of `position_part` for hints: the search starts from the same moves.
    rng = Rng.of(match.seed, "hint", seat, match.at)
    choices = quick_hints(game, game.observe(match.state, seat), seat, rng)
    return tuple(Estimate(game.write_event(choice.move), choice.total, choice.lead) for choice in choices)


def next_stop(match: PlayedMatch, at: int) -> int:
    """Return the first position of a line from ``at`` on that does not wait for chance."""
    return next(stop for stop in range(at, len(match.states)) if match.game.to_move(match.states[stop]) != CHANCE)


def playable(match: PlayedMatch, level: str, name: str) -> PlayedMatch:
    """Return a board's match to play on: the user has the seat to move, bots of a level, with its name, all others."""
    user = match.player(match.turn if match.viewer is None or match.viewer < 0 else match.viewer)
    players = tuple(
        {**player, "name": user} if seat == match.turn else {**player, "name": name, "bot": level}
        for seat, player in enumerate(match.record.players)
    )
    return replace(match, record=replace(match.record, players=clean_players(players)), viewer=None)


def _shared(one: Events, other: Events) -> int:
    """Return the number of events with which two lines begin alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (first, second) in pairs if first != second), min(len(one), len(other)))
