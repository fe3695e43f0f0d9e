"""The game record: one JSON object for a whole match, with all chance events.

``read_record`` checks the form, ``replay_record`` and ``verify_record`` check the play. A reader keeps unknown keys and
refuses anything ambiguous.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hofgarten import strict_json
from hofgarten.game import TERMINAL, TOTAL, AnyGame, BadPosition, BadSetup, HofgartenError, IllegalMove, Json
from hofgarten.quoting import quoted, shortened
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

VERSION: Final = 1
"""The record number of a match that begins with a setup."""

FROM_POSITION: Final = 2
"""The record number of a match that begins at a position. It is the highest that is read."""

_KEYS: Final = ("record", "game", "options", "players", "setup", "events", "result")
_KEYS_FROM_POSITION: Final = tuple("position" if key == "setup" else key for key in _KEYS)
_TEXT: Final = frozenset({str})
_NEXT_RECORD: Final = re.compile(r"}\s*\n\s*{")


class RecordError(HofgartenError):
    """An invalid record.

    Attributes:
        index: The number of the event at fault, from 0; None if the fault is not in an event.
    """

    def __init__(self, reason: str, index: int | None = None, rule: str = "") -> None:
        """Keep the parts."""
        super().__init__(reason, rule, "" if index is None else f"event {index}")
        self.index = index


@dataclass(frozen=True)
class Record:
    """The record of a match. Its JSON values cannot be changed, and have no part in its hash."""

    game: str
    """The game's name in ``hofgarten.registry.GAMES``."""
    options: Mapping[str, Json] = field(hash=False)
    players: tuple[Mapping[str, Json], ...] = field(hash=False)
    """By seat, clockwise: ``name``, and ``bot`` for a computer player."""
    setup: Mapping[str, Json] = field(hash=False)
    """The shuffled pieces; empty in a record that begins at a position."""
    events: tuple[str, ...]
    """Moves and chance events, in order of play."""
    result: Mapping[str, Json] | None = field(default=None, hash=False)
    """Scores and winners; None until the game is over."""
    extra: Mapping[str, Json] = field(default_factory=dict, hash=False)
    """Unknown keys, in order."""
    position: str = ""
    """The position at which it begins (docs/file-formats.md), with all hidden parts; empty if there is a setup."""

    def __post_init__(self) -> None:
        """Freeze the JSON values; those of an earlier record are frozen already.

        Raises:
            TypeError: A part is of another type.
            RecordError: A part nests too deep.
        """
        parts = self.__dict__
        if not (
            isinstance(self.events, tuple)
            and isinstance(self.players, tuple)
            and _TEXT.issuperset(map(type, (self.position, *self.events)))
            and all(isinstance(part, dict) for part in (self.options, self.setup, self.extra, *self.players))
            and isinstance(self.result, dict | None)
        ):
            from hofgarten.arguments import record_parts

            parts |= record_parts(parts)
        try:
            _freeze(parts)
        except strict_json.JsonError as error:
            raise RecordError(str(error)) from None

    @property
    def start(self) -> Json:
        """The setup, or the position at which it begins."""
        return self.position or self.setup


def _freeze(parts: dict[str, Any]) -> None:
    """Freeze the JSON values of a record's parts.

    Raises:
        JsonError: One nests too deep.
    """
    for name in ("options", "setup", "extra", "result"):
        parts[name] = strict_json.freeze(parts[name])
    parts["players"] = tuple([strict_json.freeze(player) for player in parts["players"]])


def extended(record: Record, event: str, result: Mapping[str, Json] | None) -> Record:
    """Return a record with one more event, and with the result if it is the last one."""
    longer = object.__new__(Record)  # without the checks of the parts that stay
    longer.__dict__.update(record.__dict__, events=(*record.events, event), result=strict_json.freeze(result))
    return longer


def begin(
    game: AnyGame,
    options: Mapping[str, Json],
    players: Sequence[Mapping[str, Json]],
    dealt: Rng | Mapping[str, Json],
) -> Record:
    """Return the record of a new match. The setup is given, or dealt with a random source.

    Raises:
        RecordError: No match can begin with these arguments.
    """
    seats = _players([dict(player) for player in players], game)
    try:
        checked = game.read_options(dict(options))
        setup = game.deal_setup(checked, len(seats), dealt) if isinstance(dealt, Rng) else dict(dealt)
        game.initial_state(checked, setup, len(seats))
    except BadSetup as error:
        raise RecordError(error.reason, rule=error.rule) from None
    return Record(game.name, checked, seats, setup, ())


def begin_at(game: AnyGame, position: str, players: Sequence[Mapping[str, Json]]) -> Record:
    """Return the record of a match that begins at a position.

    Raises:
        RecordError: No match can begin there, or the number of players is another one.
    """
    record = Record(game.name, {}, _players([dict(player) for player in players], game), {}, (), position=position)
    _start_of(record)
    return record


def read_record(text: str | bytes) -> Record:
    """Return the record in a JSON text, or in the content of a file. Only its form is checked, not its play.

    ``verify_record`` checks its play, ``read_records`` reads a file of several records.

    Raises:
        RecordError: The text is not a record of a known game.
        TypeError: It is no text.
    """
    if isinstance(text, bytes):
        from hofgarten.text_file import decode_leniently

        text = decode_leniently(text)
    if not isinstance(text, str):
        msg = f"text is the text of a record, not {quoted(text)}"
        raise TypeError(msg)
    try:
        raw = strict_json.parse(text)
    except strict_json.JsonError as error:
        if "Extra data" in str(error) and _NEXT_RECORD.search(text):
            raise RecordError("the text has several records: hofgarten.read_records reads a file of them") from None
        raise RecordError(str(error)) from None
    if not isinstance(raw, dict):
        raise RecordError("a record is a JSON object")
    if "record" not in raw:
        raise RecordError('the key "record" is missing')
    number = raw["record"]
    if _differs(number, VERSION) and _differs(number, FROM_POSITION):
        raise RecordError(f'"record" is {_shown(number)}: only {VERSION} and {FROM_POSITION} are known')
    keys = _KEYS if number == VERSION else _KEYS_FROM_POSITION
    for key in keys[:-1]:
        if key not in raw:
            raise RecordError(f'the key "{key}" is missing')
    game = _game_named(raw["game"])
    record = object.__new__(Record)  # without the checks that the text has passed
    record.__dict__.update(
        game=game.name,
        options=_object(raw, "options"),
        players=_players(raw["players"], game),
        setup=_object(raw, "setup") if number == VERSION else {},
        events=_events(raw["events"]),
        result=_object(raw, "result") if "result" in raw else None,
        extra={key: value for key, value in raw.items() if key not in keys},
        position="" if number == VERSION else _position(raw["position"]),
    )
    _freeze(record.__dict__)
    return record


def write_record(record: Record) -> str:
    """Return a record as one line of JSON without a line break. Keys are in the documented order.

    Raises:
        RecordError: The record contains a value that JSON cannot represent, or it is longer than is read.
        TypeError: It is no record.
    """
    _check_record(record)
    known = {
        "record": FROM_POSITION if record.position else VERSION,
        "game": record.game,
        "options": record.options,
        "players": list(record.players),
        **({"position": record.position} if record.position else {"setup": record.setup}),
        "events": list(record.events),
    }
    if record.result is not None:
        known["result"] = record.result
    try:
        keys = _KEYS_FROM_POSITION if record.position else _KEYS
        return strict_json.dump({**known, **{key: record.extra[key] for key in record.extra if key not in keys}})
    except strict_json.JsonError as error:
        raise RecordError(str(error)) from None


def _check_record(record: object) -> None:
    if not isinstance(record, Record):
        from hofgarten.arguments import wrong_type

        raise wrong_type("record", "a Record, such as match.record, or what hofgarten.read_record returns", record)


def redact(record: Record, states: Sequence[Any], seat: int, rng: Rng) -> Record:
    """Return a record with everything that is hidden from a seat dealt again, so that it contains no secret.

    ``states`` are all positions of the record.
    """
    game = _game_named(record.game)
    start, events = game.hidden.redact(record.events, states, seat, rng)
    if record.position:
        return replace(record, position=game.write_position(start), events=events)
    return replace(record, setup={**record.setup, **game.hidden.setup_of(start)}, events=events)


def result(game: AnyGame, state: Any) -> dict[str, Json]:
    """Return the result of a position: scores and winners."""
    return {
        "scores": [{**score, TOTAL: score.total} for score in game.score(state)],
        "winners": list(game.winners(state)),
    }


def options_of(record: Record) -> dict[str, Json]:
    """Return the options of a record, checked and complete; those of its position if it begins at one.

    Raises:
        RecordError: The options are not those of its game, or no match can begin at its position.
    """
    game = _game_named(record.game)
    if record.position:
        return game.match_options(_start_of(record))
    try:
        return game.read_options(record.options)
    except BadSetup as error:
        raise RecordError(error.reason, rule=error.rule) from None


def replay_record(record: Record) -> tuple[Any, ...]:
    """Return every position of a match. ``replay_record(record)[n]`` is the position after ``n`` events.

    Raises:
        RecordError: The setup is impossible or an event is illegal.
        TypeError: It is no record.
    """
    return tuple(positions(record))


def verify_record(record: Record) -> Any:
    """Check every event and the result, and return the last position.

    Raises:
        RecordError: At the first fault.
        TypeError: It is no record.
    """
    state = None
    for state in positions(record):  # noqa: B007 - only the last counts
        pass
    if record.result is not None:
        _check_result(_game_named(record.game), state, record.result)
    return state


def positions(record: Record) -> Iterator[Any]:
    """Yield the positions of ``replay_record`` one by one.

    Raises:
        RecordError: The setup is impossible or an event is illegal.
        TypeError: It is no record.
    """
    _check_record(record)
    game, state = _game_named(record.game), _start_of(record)
    yield state
    for index, text in enumerate(record.events):
        try:
            state = game.apply(state, game.read_event(text))
        except IllegalMove as error:
            raise RecordError(error.reason, index, error.rule) from None
        yield state


def _game_named(name: Json) -> AnyGame:
    """Return a game.

    Raises:
        RecordError: There is none of this name.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise RecordError(f'"game" is {_shown(name)}: known are {", ".join(GAMES)}')
    return GAMES[name]


def _start_of(record: Record) -> Any:
    """Return the position before the first event.

    Raises:
        RecordError: The setup or the position is impossible.
    """
    game = _game_named(record.game)
    if not record.position:
        try:
            return game.initial_state(record.options, record.setup, len(record.players))
        except BadSetup as error:
            raise RecordError(error.reason, rule=error.rule) from None
    try:
        state = game.read_position(record.position)
    except BadPosition as error:
        raise RecordError(f'"position", {error}') from None
    if len(game.seats(state)) != len(record.players):
        raise RecordError(f'"position" has {len(game.seats(state))} seats, "players" {len(record.players)}')
    if not game.hidden.is_complete(state):
        raise RecordError('"position" is a view: a match begins at a position with all hidden parts')
    return state


def _check_result(game: AnyGame, state: Any, given: Mapping[str, Json]) -> None:
    """Compare the result in a record with the correct one. Unknown keys are ignored.

    Raises:
        RecordError: The game is not over, or a number is wrong.
    """
    if game.to_move(state) != TERMINAL:
        raise RecordError("there is a result, but the game is not over")
    right = result(game, state)
    scores = given.get("scores")
    if not isinstance(scores, list) or len(scores) != len(right["scores"]):
        raise RecordError('"scores" of the result is not one score for each player')
    for seat, (score, expected) in enumerate(zip(scores, right["scores"], strict=True)):
        if not isinstance(score, dict):
            raise RecordError(f"the score of seat {seat} is not an object")
        for item in (*game.score_items, TOTAL):
            if (item in score) != (item in expected) or _differs(score.get(item), expected.get(item)):
                claimed, counted = _shown(score.get(item)), _shown(expected.get(item))
                raise RecordError(f'"{item}" of seat {seat} in the result: {claimed}, counted: {counted}')
    winners, expected = given.get("winners"), right["winners"]
    same = isinstance(winners, list) and len(winners) == len(expected) and not any(map(_differs, winners, expected))
    if not same:
        raise RecordError(f'"winners" of the result: {_shown(winners)}, counted: {_shown(expected)}')


def _differs(given: Json, right: int | None) -> bool:
    """Return True unless value and type are equal. In Python ``1``, ``1.0`` and ``True`` are equal."""
    return type(given) is not type(right) or given != right


def _object(raw: dict[str, Json], key: str) -> dict[str, Json]:
    value = raw[key]
    if not isinstance(value, dict):
        raise RecordError(f'"{key}" is not an object')
    return value


def _position(raw: Json) -> str:
    if not isinstance(raw, str) or not raw:
        raise RecordError('"position" is not a text')
    return raw


def _players(raw: Json, game: AnyGame) -> tuple[dict[str, Json], ...]:
    if not isinstance(raw, list) or len(raw) not in game.players:
        raise RecordError(f'"players" is not a list of {game.players[0]} to {game.players[-1]} players')
    for seat, player in enumerate(raw):
        if not isinstance(player, dict):
            raise RecordError(f"the player of seat {seat} is not an object")
        if not isinstance(player.get("name"), str):
            raise RecordError(f"the player of seat {seat} has no name")
        try:
            strict_json.check_characters(player["name"])
        except strict_json.JsonError as error:
            raise RecordError(f"the name of seat {seat}: {error}") from None
        if not isinstance(player.get("bot", ""), str):
            raise RecordError(f'"bot" of seat {seat} is not a text')
    return tuple(raw)


def _events(raw: Json) -> tuple[str, ...]:
    if not isinstance(raw, list):
        raise RecordError('"events" is not a list')
    if not _TEXT.issuperset(map(type, raw)):
        raise RecordError("the event is not a text", next(at for at, text in enumerate(raw) if type(text) is not str))
    return tuple(raw)


def _shown(value: Json) -> str:
    """Return the beginning of a JSON value, or ``missing``."""
    if value is None:
        return "missing"
    return shortened(strict_json.dump(value))
