"""Share links: links that show a match to others."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from hofgarten.game import Json
from hofgarten.record import Record, RecordError, write_record
from hofgarten.rng import Rng
from hofgarten.strict_json import dump
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import LinkError, decoded, pack, public_part, read_code, unpack
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.match.match import ANALYSIS_KEY, PlayedMatch
from web.app.model.match.replay import stop_at
from web.app.model.match.serialize import from_text
from web.app.model.model import ANALYSIS, SHARE_PLACE, AnalysisBoard, MatchPage, Model, SetUp
from web.app.model.new_match_form import MAX_SEED_LENGTH
from web.app.model.transfer.sanitize import sanitize_record

if TYPE_CHECKING:
    from web.app.model.match.analysis import Analysis

PLACES_OF_LINKS: Final = (SHARE_PLACE, TURN_PLACE)
"""The prefixes of links that hold a match."""


class ShareOffer(NamedTuple):
    """The content of the share dialog."""

    match: PlayedMatch
    """The match as far as it has been played: ``at`` is its last position."""
    here: int
    """The number of events at which the link can start, besides the beginning; 0 if there is no choice."""
    at: int
    """The number of events at which the link starts."""
    analysis: "Analysis | None" = None
    """The analysis that the link opens, at the shown position of the line on its board; None for a match."""

    @property
    def place(self) -> str:
        """The place that the link leads to."""
        if self.analysis is None:
            return place_to(self.match, self.at)
        line = "" if self.analysis.current is None else f"/{self.analysis.current}"
        return f"#{ANALYSIS}/share/{pack(public_part(self.match))}/{self.at}{line}"


def _stays_here(page: MatchPage) -> bool:
    """Return True if a match is an example, or a position that is being set up, which may be illegal."""
    return page.is_sandbox or isinstance(page.purpose, SetUp)


def offer_of(model: Model) -> ShareOffer | None:
    """Return the content of the share dialog for the current or a saved match; None if no match can be shared.

    The dialog's subject is the match's id, or empty for the current match, followed by a ``/`` and the first position
    of the link.
    """
    page, dialog = model.page, model.dialog
    if dialog is None or not model.has_library or (isinstance(page, MatchPage) and _stays_here(page)):
        return None
    identity, _, chosen = dialog.text.partition("/")
    if isinstance(page, MatchPage) and page.analysis_board and identity in {"", page.match.id}:
        match = _with_analysis(model.library, page.analysis_board)
        return ShareOffer(match, 0, page.match.at, page.analysis_board.analysis)
    if isinstance(page, MatchPage) and identity in {"", page.match.id}:
        match, past = page.match, page.replay.at if page.replay else page.match.at
    elif (saved := model.library.matches.get(identity)) and saved.match:
        match, past = saved.match, saved.match.at
    else:
        return None
    first = usual(match) if past == match.at else past
    here = past or match.at
    return ShareOffer(match, here, next((at for at in (0, here) if str(at) == chosen), first))


def analysed_match(library: Library, board: AnalysisBoard) -> PlayedMatch | None:
    """Return the match that an analysis board was opened for, from the library or its link; None if it is gone."""
    kind, name, *events = board.place.split("/")
    if f"#{kind}/" == SHARE_PLACE:
        return read_share_link("/".join((name, *events))).match
    saved = library.matches.get(name)
    return saved.match if saved else None


def _with_analysis(library: Library, board: AnalysisBoard) -> PlayedMatch:
    """Return the match of an analysis board with its lines."""
    from web.app.model.match.analysis import with_lines

    return with_lines(analysed_match(library, board) or board.analysis.base, board.analysis)


def place_to(match: PlayedMatch, at: int) -> str:
    """Return the place that shows a match as far as it has been played, starting after ``at`` events."""
    return f"{SHARE_PLACE}{pack(public_part(match))}{'' if at == usual(match) else f'/{at}'}"


def usual(match: PlayedMatch) -> int:
    """Return the default first position of a link: the beginning of a finished match, else the last position."""
    return stop_at(match, 0 if match.over else match.at)


class SharedMatch(NamedTuple):
    """The content of a share link."""

    match: PlayedMatch
    at: int
    """The number of events before the first position."""
    text: str
    """The normalised place: the code and the first position."""


def read_share_link(text: str) -> SharedMatch:
    """Return the match of a share link; ``text`` is the part of the place after ``SHARE_PLACE``.

    Raises:
        LinkError: The code holds no match, or one with an illegal event.
    """
    code, _, position = decoded(text).partition("/")
    packed, code = read_code(code, unpack)
    record = _sanitized(packed)
    try:
        match = from_text(f"{Rng.of(f'shared {code}').bits():016x}", write_record(record))
    except RecordError:
        raise LinkError("illegal") from None
    wanted = re.match(r"\d{1,4}", position, re.ASCII)
    if wanted is None:
        return SharedMatch(match, usual(match), code)
    at = stop_at(match, int(wanted[0]))
    return SharedMatch(match, at, f"{code}/{at}")


def _sanitized(record: Record) -> Record:
    """Return an imported record with displayable names and without unknown keys."""
    seed = record.extra.get("seed")
    extra: dict[str, Json] = {"seed": seed} if isinstance(seed, str) and len(seed) <= MAX_SEED_LENGTH else {}
    if ANALYSIS_KEY in record.extra:
        # The analysis board checks each line.
        extra[ANALYSIS_KEY] = record.extra[ANALYSIS_KEY]
    return sanitize_record(replace(record, extra=extra))


def find_saved(library: Library, match: PlayedMatch) -> PlayedMatch | None:
    """Return the saved match that is this match or continues it; None if there is none."""
    start, events = dump(match.record.start), match.record.events[: match.at]
    for saved in library.matches.values():
        # Only saved matches with the same start in their text are parsed.
        if start in saved.text and saved.match and _same_start(saved.match.record, match.record):
            ours = saved.match.record.events[: saved.match.at]
            if ours[: len(events)] == events:
                return saved.match
    return None


def _same_start(one: Record, other: Record) -> bool:
    """Return True if two matches have the same game, options, start and players."""
    players = [[(player["name"], player.get("bot")) for player in record.players] for record in (one, other)]
    return (one.game, one.options, one.start) == (other.game, other.options, other.start) and players[0] == players[1]
