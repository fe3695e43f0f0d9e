"""Parse imported text from a file, the clipboard or another app into verified records.

A text holds one record, on one line or several, or one record per line.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hofgarten import strict_json
from hofgarten.record import FROM_POSITION, VERSION, Record, RecordError, read_record, verify_record
from hofgarten.registry import GAMES
from hofgarten.text_file import decode
from web.app.model import schema_version
from web.app.model.action import printable
from web.app.model.links.codec import MAX_TEXT_LENGTH, decoded
from web.app.model.match.serialize import EXTRA, VERSION as PAGE_DATA_VERSION
from web.app.model.transfer.types import MAX_FILE_SIZE, FileUpload, ImportFailure, ImportFile
from web.app.model.user_files import user_files
from web.app.model.user_files.user_files import InvalidFile

MAX_RECORD_SIZE: Final = 200_000
"""Maximum length of a record in characters. With the page's own data, a record has some tens of thousands."""

MAX_RECORDS: Final = 10_000
"""Maximum number of new records, valid or not, in one import. The next one of the same file goes on from there."""

_MAX_SHOWN_LENGTH: Final = 160
"""Characters shown of a file's name or of an error message."""


FAULTS: Final = frozenset({
    "unreadable", "large", "text", "empty", "none", "broken", "no_record", "newer", "game", "illegal", "against_rule",
    "faulty", "many", "encoding", "part",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text that may be a record, with the number of its first line."""

    source: str
    line: int
    text: str


def import_files(uploads: Sequence[FileUpload]) -> list[ImportFile]:
    """Return the texts of the files that the page sends."""
    return [_import_file(upload) for upload in uploads]


def import_text(text: str) -> ImportFile:
    """Return a pasted text."""
    return _checked("", text)


def _import_file(upload: FileUpload) -> ImportFile:
    name, text = printable(upload["name"], _MAX_SHOWN_LENGTH), upload.get("text")
    if text is not None:
        return _checked(name, text)
    if upload["size"] > MAX_FILE_SIZE:
        return ImportFile(name, None, "large")
    try:
        content = user_files.decoded(name, upload.get("content"))
        return _checked(name, decode(content))
    except InvalidFile:
        return ImportFile(name, None, "unreadable")
    except UnicodeDecodeError:
        return ImportFile(name, None, "text" if min(content) < ord("\t") else "encoding")


def _checked(name: str, text: str) -> ImportFile:
    return ImportFile(name, None, "large") if len(text) > MAX_FILE_SIZE else ImportFile(name, text)


def place_in(files: Sequence[ImportFile], prefixes: Sequence[str]) -> str:
    """Return the first text from its link on; an empty string if there is no link.

    A link starts with one of the prefixes. Records are not searched: a player's name may look like a link.
    """
    link = re.compile("|".join(map(re.escape, prefixes)))
    texts = (decoded(file.text) for file in files if file.text and not file.text.lstrip("\ufeff \r\n").startswith("{"))
    return next((text[match.start() :][:MAX_TEXT_LENGTH] for text in texts if (match := link.search(text))), "")


def pieces_of(file: ImportFile) -> Iterator[Piece | ImportFailure]:
    """Yield the parts of a text that may be records, or a single fault if there are none."""
    if file.text is None:
        yield ImportFailure(file.reason, file.name)
        return
    text = file.text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        yield ImportFailure("empty", file.name)
    elif _is_object(text):
        yield Piece(file.name, 1, text)
    elif not re.search(r"^\s*\{", text, re.MULTILINE):
        yield ImportFailure("none", file.name)
    else:
        yield from (Piece(file.name, line, piece) for line, piece in _split(text))


def _is_object(text: str) -> bool:
    try:
        return isinstance(strict_json.parse(text), dict)
    except strict_json.JsonError:
        return False


def _split(text: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of a text with several records, and the numbers of their first lines.

    A part is a line. If a line starts an object without closing it, the part extends to a line that starts with the
    closing brace, or up to the next line that starts an object.
    """
    begun, lines = 0, list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        if lines and line.startswith("{"):
            yield begun, "\n".join(lines)
            lines = []
        if not lines:
            begun = number
        if lines or line.strip():
            lines.append(line)
        if lines and _is_complete(lines):
            yield begun, "\n".join(lines)
            lines = []
    if lines:
        yield begun, "\n".join(lines)


def _is_complete(lines: list[str]) -> bool:
    first, last = lines[0].strip(), lines[-1]
    if not first.startswith("{"):
        return True
    return first.endswith("}") if len(lines) == 1 else last.startswith("}")


def record_in(piece: Piece) -> Record | ImportFailure:
    """Return the record in a part of a text as it was written, or a fault. The moves are not yet verified."""
    if len(piece.text) > MAX_RECORD_SIZE:
        return ImportFailure("large", piece.source, piece.line)
    try:
        record = read_record(piece.text)
    except RecordError as error:
        return _fault(piece, error)
    return ImportFailure("newer", piece.source, piece.line) if is_newer(record) else record


def is_newer(record: Record) -> bool:
    """Return True if the page's own data in a record is from a newer version of the page."""
    mine = record.extra.get(EXTRA)
    return isinstance(mine, dict) and schema_version.is_later(mine.get(schema_version.VERSION), PAGE_DATA_VERSION)


def checked(piece: Piece, record: Record) -> Record | ImportFailure:
    """Return a record after verifying every event and the result, or a fault."""
    try:
        verify_record(record)
    except RecordError as error:
        return _fault(piece, error, record.game)
    return record


def _fault(piece: Piece, error: RecordError, game: str = "") -> ImportFailure:
    key, detail = _kind(piece.text, error), printable(error.reason, _MAX_SHOWN_LENGTH)
    event = 0 if error.index is None else error.index + 1
    return ImportFailure(key, piece.source, piece.line, event, error.rule or "", game, detail)


def _kind(text: str, error: RecordError) -> str:
    """Return the kind of a fault that the engine has found."""
    if error.index is not None:
        return "against_rule" if error.rule else "illegal"
    try:
        raw = strict_json.parse(text)
    except strict_json.JsonError:
        return "broken" if text.lstrip().startswith("{") else "no_record"
    if not isinstance(raw, dict) or type(raw.get("record")) is not int:
        return "no_record"
    if raw["record"] > FROM_POSITION:
        return "newer"
    if raw["record"] not in {VERSION, FROM_POSITION}:
        return "no_record"
    game = raw.get("game")
    return "game" if isinstance(game, str) and game not in GAMES else "faulty"
