"""Taking over what another tab has written: the match on the table, and everything else that is kept."""

from dataclasses import replace

from web.app.model import new_match_form as forms
from web.app.model import persistence as storages
from web.app.model import settings as kept_settings
from web.app.model.library import saved_matches as shelves
from web.app.model.library.saved_matches import Kept
from web.app.model.links.turn_link import shared_id
from web.app.model.match.correspondence import Link
from web.app.model.match.match import Match
from web.app.model.match.replay import move_before, stops
from web.app.model.match.serialize import to_text
from web.app.model.model import Outcome, Said, Table
from web.app.model.teaching import lesson
from web.app.model.teaching.active_lesson import here
from web.app.model.user_files import user_bots, user_files
from web.app.texts import Words
from web.app.update import tutorial
from web.app.update.match import anew, new_identity


def take(table: Table, key: str, text: str | None, *, refused: bool = False) -> Outcome:
    """Return the table after something was written under a key elsewhere, or removed.

    ``refused`` says that this tab was about to write there, too, and has not.
    """
    rest = {other: kept for other, kept in table.stored.items() if other != key}
    unkept = {other: kept for other, kept in table.unkept.items() if other != key}
    table = replace(table, stored=rest if text is None else {**rest, key: text}, unkept=unkept)
    if key.startswith(shelves.PREFIX):
        return _match(table, key.removeprefix(shelves.PREFIX), text, refused=refused)
    if key == kept_settings.KEY and text is not None:
        settings = kept_settings.read(text)
        return Outcome(replace(table, settings=settings, language=kept_settings.language(settings, table.browser)))
    if key.startswith(lesson.PREFIX):
        return _lesson(table, key.removeprefix(lesson.PREFIX))
    if key.startswith(user_bots.PREFIX):
        return Outcome(_bots(table))
    return Outcome(replace(table, form=storages.recalled(table.form, table.stored)))


def _lesson(table: Table, game: str) -> Outcome:
    """Take how far somebody has come in a lesson; if it is on the table, go on from there."""
    kept = lesson.from_storage(table.stored)
    rest = {other: progress for other, progress in table.lessons.items() if other != game}
    table = replace(table, lessons=rest | ({game: kept[game]} if game in kept else {}))
    found = here(table)
    return tutorial.open_screen(table) if found is not None and found.lesson.game == game else Outcome(table)


def _bots(table: Table) -> Table:
    """Take the bots of somebody's own; the seats of one that is gone wait for another one."""
    bots = replace(table.bots, kept=user_files.kept_under(user_bots.PREFIX, table.stored))
    form = table.form
    for name in set(table.bots.playable) - set(bots.playable):
        form = forms.seat_kind(form, forms.own_kind(name), forms.OWN)
    return replace(table, bots=bots, form=form)


def _match(table: Table, identity: str, text: str | None, *, refused: bool) -> Outcome:
    """Take a match as it is kept now; on the table it is followed from then on."""
    ours = table.match if table.practice is None and table.guest is None else None
    kept = Kept(identity, text) if text is not None else None
    shelf = shelves.put(table.shelf, kept) if kept else shelves.without(table.shelf, identity)
    table = replace(table, shelf=shelf)
    if ours is None or ours.id != identity:
        return Outcome(table)
    if kept is None:
        return Outcome(replace(anew(table), following=True), stop_timer=True)
    if kept.match is None:
        return _unreadable(table, ours, kept, refused=refused)
    if not table.following and not has_all(kept.match, ours):
        table = _said_apart(_put_apart(table, ours), "kept_apart")
    return _follow(table, ours, kept.match)


def _follow(table: Table, ours: Match, theirs: Match) -> Outcome:
    """Show the match as it is kept; once it is over there is nothing left to play, and nobody to follow."""
    table = replace(table, following=not theirs.over)
    if theirs.states == ours.states and theirs.at == ours.at and theirs.over:
        return Outcome(replace(table, match=theirs))
    past = table.past if table.past in stops(theirs, theirs.at) else None
    after = replace(anew(replace(table, match=theirs)), past=past, replaying=table.replaying and past is not None)
    return Outcome(after, _said(ours, theirs), stop_timer=not after.replaying)


def _said(ours: Match, theirs: Match) -> Said | None:
    """Return what a screen reader is to say: the last move, or that moves were taken back."""
    line = theirs.record.events[: theirs.at]
    if line == ours.record.events[: ours.at]:
        return None
    moved = move_before(theirs, theirs.at)
    goes_on = moved is not None and theirs.at > ours.at
    return Said("moved", moved or 0) if goes_on else Said("undone")


def _unreadable(table: Table, ours: Match, kept: Kept, *, refused: bool) -> Outcome:
    """Leave alone what cannot be read.

    Where a newer version of the page plays on, this one stops. What has been spoilt goes on as a match of its own.
    """
    if not kept.newer:
        apart = _put_apart(table, ours, ours.link and replace(ours.link, id=shared_id(ours)))
        mine = next(identity for identity in apart.shelf.kept if identity not in table.shelf.kept)
        match = apart.shelf.kept[mine].match
        return Outcome(_said_apart(replace(apart, match=match, following=False), "apart_damaged"))
    if refused and not table.following:
        table = _said_apart(_put_apart(table, ours), "kept_apart")
    return Outcome(replace(anew(table), following=True), stop_timer=True)


def _put_apart(table: Table, match: Match, link: Link | None = None) -> Table:
    """Return the table with a match, as it has been played here, on the shelf as one of its own.

    Without a link it is sent to nobody: other devices know the one that stays where it is.
    """
    words = Words(table.language)
    room = forms.LONGEST_MATCH_NAME - len(words("keeping.apart", name=""))
    name = words("keeping.apart", name=(match.name or words.versus(match.names))[:room])
    record = replace(match.record, extra={**match.record.extra, "seed": match.seed})
    apart = replace(match, id=new_identity(table), name=name, record=record, saved=table.now, link=link)
    kept = Kept(apart.id, to_text(apart))
    return replace(table, shelf=shelves.put(table.shelf, kept), notice_parts={"name": name})


def _said_apart(table: Table, notice: str) -> Table:
    return replace(table, notice=notice)


def has_all(match: Match, other: Match) -> bool:
    """Say whether all that people have played in another match is in this one, be it in a line that was left.

    What computers have played since, and what chance has answered, comes by itself.
    """
    if (match.record.game, match.record.setup) != (other.record.game, other.record.setup):
        return False
    line = other.record.events[: _last_of_people(other)]
    return any(kept[: len(line)] == line for kept in (match.record.events, *match.lines))


def _last_of_people(match: Match) -> int:
    """Return how many events have been played up to a person's last one; 0 when there is none."""
    for at in range(match.at, 0, -1):
        seat = match.game.turn(match.states[at - 1])
        if seat >= 0 and match.bot(seat) is None:
            return at
    return 0
