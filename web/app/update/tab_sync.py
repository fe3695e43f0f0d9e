"""Apply changes made by other tabs: to the current match and to all other saved data."""

from dataclasses import replace

from web.app.model import new_match_form as forms, persistence, settings as saved_settings
from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MatchPage, Model, Own, Update, match_page
from web.app.model.teaching import lesson_progress
from web.app.model.teaching.active_lesson import active_lesson
from web.app.model.user_files import user_bots
from web.app.update import tutorial
from web.app.update.arrival import page_after_arrival
from web.app.update.save_copy import save_copy


def load(model: Model, key: str, text: str | None, base: str | None, *, refused: bool = False) -> Update:
    """Return the update for a text that another tab has written or removed in place of ``base``.

    ``refused`` means that this tab tried to write the same key and did not.
    """
    is_unsaved = key in model.failed_writes
    others = {other: value for other, value in model.storage_snapshot.items() if other != key}
    unwritten = {other: value for other, value in model.failed_writes.items() if other != key}
    model = replace(model, storage_snapshot=others if text is None else {**others, key: text}, failed_writes=unwritten)
    if key.startswith(saved_matches.PREFIX):
        identity = key.removeprefix(saved_matches.PREFIX)
        return _load_match(model, identity, text, base, refused=refused, is_unsaved=is_unsaved)
    if key == saved_settings.KEY and text is not None:
        known = saved_settings.read(base)
        settings = saved_settings.merged(known, model.settings, saved_settings.read(text))
        return Update(
            replace(model, settings=settings, language=saved_settings.language(settings, model.browser.languages))
        )
    if key.startswith(lesson_progress.PREFIX):
        return _load_lesson(model, key.removeprefix(lesson_progress.PREFIX))
    if key.startswith(user_bots.PREFIX):
        return Update(_load_bot(model, key.removeprefix(user_bots.PREFIX), base, text))
    if key == persistence.PUZZLES_KEY:
        return Update(_load_puzzles(model, text or "", base or ""))
    files = {unsaved: file for unsaved, file in forms.files(model.form).items() if unsaved in model.failed_writes}
    return Update(replace(model, form=persistence.with_stored_options(model.form, {**files, **model.storage_snapshot})))


def _load_puzzles(model: Model, theirs: str, base: str) -> Model:
    """Load the progress in puzzles; unsaved progress of this tab is added."""
    if model.puzzles in {base, theirs}:
        return replace(model, puzzles=theirs)
    from web.app.model.puzzles.progress import merged

    return replace(model, puzzles=merged(base, model.puzzles, theirs))


def _load_lesson(model: Model, game: str) -> Update:
    """Load the progress of a lesson; an open lesson continues from there."""
    saved = lesson_progress.from_storage(model.storage_snapshot)
    lessons = {other: progress for other, progress in model.lessons.items() if other != game}
    active = active_lesson(model)
    model = replace(model, lessons=lessons | ({game: saved[game]} if game in saved else {}))
    if active is None or active.lesson.game != game:
        return Update(model)
    return tutorial.open_screen(model, game, active.page)


def _load_bot(model: Model, name: str, base: str | None, text: str | None) -> Model:
    """Load a user bot, which was saved as ``base`` before; seats of a removed bot wait for another one."""
    from web.app.model.workshop.bots import with_bot_of_other_tab
    from web.app.update.workshop import refilled

    bots, apart = with_bot_of_other_tab(model.bots, name, base, text)
    if apart:
        model = replace(model, notice="bot_kept_apart", notice_args={"name": apart})
    form, before = model.form, model
    for removed in set(model.bots.playable) - set(bots.playable):
        form = forms.seat_kind(form, forms.user_bot_kind(removed), forms.USER_BOT)
    return refilled(before, replace(model, bots=bots, form=form))


def _load_match(
    model: Model, identity: str, text: str | None, base: str | None, *, refused: bool, is_unsaved: bool
) -> Update:
    """Load a saved match; if it is the current one, follow it. Of an unsaved one, a copy stays."""
    before, saved = model.library.matches.get(identity), SavedMatch(identity, text) if text is not None else None
    library = saved_matches.put(model.library, saved) if saved else saved_matches.without(model.library, identity)
    model, page = replace(model, library=library), model.page
    if isinstance(page, MatchPage) and page.analysis_board and page.analysis_board.place.split("/")[1] == identity:
        from web.app.update import analysis

        return Update(analysis.take_match(model, page, before, base))
    if not isinstance(page, MatchPage) or not page.is_own or page.match.id != identity:
        ours = before.match if before and is_unsaved else None
        if ours and not (saved and saved.match and has_all(saved.match, ours)):
            model = _with_notice(save_copy(model, ours)[0], "kept_apart")
        return Update(_without_session(model, identity))
    if saved is None:
        return _only_follow(model, page)
    if saved.match is None:
        return _unreadable(model, page, saved, refused=refused)
    if not page.is_follower and not _keeps_moves(saved.match, page.match, base):
        model = _with_notice(save_copy(model, page.match)[0], "kept_apart")
    return _follow(model, page, saved.match)


def _keeps_moves(theirs: PlayedMatch, ours: PlayedMatch, base: str | None) -> bool:
    """Return True if no move of this tab is lost with the match as saved by the other tab.

    That tab may have undone a move that was in ``base``. Another undone one would go unseen with the next move.
    """
    known = SavedMatch(ours.id, base).match if base else None
    return has_all(theirs, ours, undone=known is not None and has_all(known, ours, undone=False))


def _without_session(model: Model, identity: str) -> Model:
    """Return the model without the connection of a match that another tab plays now."""
    if model.room is None:
        return model
    from web.app.model.room.session import HostSession

    hosts = isinstance(model.room, HostSession) and model.room.current == identity
    return replace(model, room=None) if hosts else model


def _only_follow(model: Model, page: MatchPage) -> Update:
    """Stop playing the match in this tab."""
    return Update(replace(model, page=match_page(page.match, Own(is_follower=True))))


def _follow(model: Model, page: MatchPage, theirs: PlayedMatch) -> Update:
    """Show the match as saved by the other tab, and follow it if it goes on there."""
    ours, purpose = page.match, Own(is_follower=not theirs.over)
    same_record = replace(theirs.record, extra=ours.record.extra)
    if replace(theirs, name=ours.name, own=ours.own, record=same_record) == ours:
        return Update(replace(model, page=page._replace(match=theirs)))
    if theirs.states == ours.states and theirs.at == ours.at and theirs.over:
        after = page._replace(match=theirs, purpose=purpose)
        if page.venue.connects and not after.venue.connects:
            from web.app.update import room

            model = room.closed(model, "link" if isinstance(after.venue, Correspondence) else "here")
        return Update(replace(model, page=after))
    after, said = page_after_arrival(page, theirs, purpose)
    return Update(replace(model, page=after), said)


def _unreadable(model: Model, page: MatchPage, saved: SavedMatch, *, refused: bool) -> Update:
    """Handle a current match whose saved text cannot be read.

    If a newer version of the page has saved it, this tab stops playing. If it is damaged, the local copy continues as a
    new match.
    """
    ours = page.match
    if not saved.newer:
        model, copy = save_copy(model, ours, goes_on=True)
        return Update(_with_notice(replace(model, page=page._replace(match=copy, purpose=Own())), "apart_damaged"))
    if refused and not page.is_follower:
        model = _with_notice(save_copy(model, ours)[0], "kept_apart")
    return _only_follow(model, page)


def _with_notice(model: Model, notice: str) -> Model:
    return replace(model, notice=notice)


def has_all(match: PlayedMatch, contained: PlayedMatch, *, undone: bool = True) -> bool:
    """Return True if a match contains all human moves of another one, perhaps in a variation.

    Later bot moves and chance events are not compared: they can be repeated. Moves undone in ``match`` count unless
    ``undone`` is False, and always if they become a variation.
    """
    if (match.record.game, match.record.start) != (contained.record.game, contained.record.start):
        return False
    line = contained.record.events[: _last_human_event(contained)]
    events = match.record.events if undone or match.people <= 1 else match.record.events[: match.at]
    return any(each[: len(line)] == line for each in (events, *match.lines))


def _last_human_event(match: PlayedMatch) -> int:
    """Return the number of events up to the last human move; 0 if there is none."""
    for at in range(match.at, 0, -1):
        seat = match.game.to_move(match.states[at - 1])
        if seat >= 0 and match.bot(seat) is None:
            return at
    return 0
