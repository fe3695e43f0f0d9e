"""A match that is shown to others by a link: what is in the link that is made, and in one that came."""

import re
from dataclasses import replace
from typing import Final, NamedTuple

from hofgarten.record import Record, RecordError, write
from hofgarten.rng import Rng
from hofgarten.strict_json import dump
from web.app.model.library.saved_matches import Library, SavedMatch
from web.app.model.links.codec import LinkError, bare, for_others, pack, unpack
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.match.match import Match
from web.app.model.match.replay import stops
from web.app.model.match.serialize import from_text
from web.app.model.model import SHARE_PLACE, Model
from web.app.model.new_match_form import LONGEST_SEED
from web.app.model.transfer.sanitize import cleaned

PLACES_OF_LINKS: Final = (SHARE_PLACE, TURN_PLACE)
"""Before the code of a match that came by a link."""


class Offer(NamedTuple):
    """What the dialog offers to share."""

    match: Match
    """As far as it has been played: ``at`` is its last position."""
    here: int
    """After how many events the link can begin, if not at the beginning."""
    at: int
    """After how many it does."""

    @property
    def place(self) -> str:
        """What the link leads to in the page."""
        return place_to(self.match, self.at)


def offer_of(model: Model) -> Offer | None:
    """Return what the dialog is about: the match on the table or a kept one; None when there is none to be shared.

    The table is as ``web.app.model.match.replay.looked_back`` returns it. The dialog's subject is the match's id, or empty for the one on
    the table, and after a ``/`` with which position the link begins.
    """
    if model.dialog is None or model.practice is not None or model.embed is not None:
        return None
    identity, _, chosen = model.dialog.subject.partition("/")
    match, past = model.match, model.replay_at
    if match is None or identity not in {"", match.id}:
        kept = model.library.kept.get(identity)
        match, past = kept.match if kept else None, None
    if match is None:
        return None
    # While it is looked back at, the position is an earlier one, and what was played since is still in the record.
    match = replace(match, at=len(match.record.events)) if past is not None else match
    first = usual(match) if past in {None, match.at} else past
    here = past or match.at
    return Offer(match, here, next((at for at in (0, here) if str(at) == chosen), first))


def place_to(match: Match, at: int) -> str:
    """Return the place that shows a match as far as it has been played, beginning after ``at`` events."""
    return f"{SHARE_PLACE}{pack(for_others(match))}{'' if at == usual(match) else f'/{at}'}"


def usual(match: Match) -> int:
    """Return with which position a shared match begins: a finished one with the first, any other where it stands."""
    return 0 if match.over else stops(match, match.at)[-1]


class Opened(NamedTuple):
    """What a link holds."""

    match: Match
    at: int
    """After how many events it is looked at to begin with."""
    text: str
    """What is to stand in the place: the code, and what followed it."""


def opened(text: str) -> Opened:
    """Return the match that a link shows; ``text`` is what stands in the place after ``SHARE_PLACE``.

    Raises:
        LinkError: There is none, or none that could be played so.
    """
    code, _, rest = text.partition("/")
    record, code = _as_shown(unpack(code)), bare(code)
    try:
        match = from_text(f"{Rng.of(f'shared {code}').bits():016x}", write(record))
    except RecordError:
        raise LinkError("illegal") from None
    wanted = re.match(r"\d{1,4}", rest, re.ASCII)
    if wanted is None:
        return Opened(match, usual(match), code)
    at = stops(match, min(int(wanted[0]), match.at))[-1]
    return Opened(match, at, f"{code}/{at}")


def _as_shown(record: Record) -> Record:
    """Return a record from elsewhere with names that can be shown, and without keys that are nobody's here."""
    seed = record.extra.get("seed")
    extra = {"seed": seed} if isinstance(seed, str) and len(seed) <= LONGEST_SEED else {}
    return cleaned(replace(record, extra=extra))


def kept_already(library: Library, match: Match) -> SavedMatch | None:
    """Return the kept match that is this one, perhaps played on since; None when there is none."""
    setup, events = dump(match.record.setup), match.record.events[: match.at]
    for kept in library.kept.values():
        # A kept match is read only when it has been dealt the same: its text says so.
        if setup in kept.text and kept.match and _same(kept.match.record, match.record):
            ours = kept.match.record.events[: kept.match.at]
            if ours[: len(events)] == events:
                return kept
    return None


def _same(one: Record, other: Record) -> bool:
    """Say whether two matches were begun alike: the same game, dealt the same to the same players."""
    players = [[(player["name"], player.get("bot")) for player in record.players] for record in (one, other)]
    return (one.game, one.options, one.setup) == (other.game, other.options, other.setup) and players[0] == players[1]
