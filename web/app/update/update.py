"""What a person can do at the table, as one pure function: ``step(table, action)``.

Actions are objects such as ``{"do": "take", "slot": 3}``. They come from the page, so every part is checked.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model import persistence
from web.app.model import settings as kept_settings
from web.app.model.action import Action, fields_of, printable, whole
from web.app.model.game_api.move_input import play_of
from web.app.model.game_api.options import options_of
from web.app.model.library import saved_matches as shelves
from web.app.model.model import Handler, Outcome, Showing, Table
from web.app.model.teaching import lesson
from web.app.model.user_files import user_bots as kept_bots
from web.app.update import home
from web.app.update import match as playing
from web.app.update.home import with_new_seed
from web.app.update.registry import ACTIONS, handler_of
from web.app.update.router import visit

if TYPE_CHECKING:
    from web.app.model.embed.config import Embed

_LOOKING: Final = frozenset({"look", "point", "point-away"})

OF_OUR_OWN: Final = {*ACTIONS["match"], *ACTIONS["review"], *ACTIONS["hints"]} - _LOOKING | {"look-back"}
"""What is only done, like a game's steps, with a match of our own: one that came by a link is looked at, and stays."""

LONGEST_ADDRESS: Final = 1000
"""Characters of the page's address that are read."""

ANSWERS: Final = frozenset({"answer", "hinted", "reviewed", "ask-failed"})
"""What the opponents' worker sends of its own accord: then it waits for the next question."""


def step(table: Table | None, action: Action) -> Outcome:
    """Return what an action makes of the table; an action that means nothing here changes nothing."""
    if table is None or action.get("do") == "start":
        return _automate(_begin(action))
    keyboard = action.get("keyboard", table.keyboard) is True
    offset = whole(action, "offset") if "offset" in action else table.offset
    table = replace(table, now=whole(action, "now") or table.now, offset=offset, keyboard=keyboard)
    handler = _handler(table, str(action.get("do")))
    if handler is None:
        return Outcome(table)
    return _hush(table, action, _automate(_forget(table, handler(table, action)), table))


def actions() -> frozenset[str]:
    """Return the names of all actions there are; it imports every game."""
    steps = (name for game in GAMES for name in (*play_of(game).steps, *options_of(game).form_steps))
    return frozenset(name for names in ACTIONS.values() for name in names) | {*steps}


def _handler(table: Table, do: str) -> Handler | None:
    """Return what does an action at a table; None when nothing does."""
    if table.guest is not None and do in OF_OUR_OWN:
        return None
    if handler := handler_of(do):
        return handler
    if any(do in options_of(game).form_steps for game in GAMES):
        return home.choose
    own = table.match is not None and table.guest is None
    return playing.step if table.match and own and do in play_of(table.match.record.game).steps else None


def _begin(action: Action) -> Outcome:
    kept = persistence.in_storage(action.get("storage"))
    settings = kept_settings.read(kept.get(kept_settings.KEY))
    bots = kept_bots.from_storage(kept)
    browser = tuple(str(code) for code in action.get("languages") or ())
    table = Table(
        settings=settings,
        language=kept_settings.language(settings, browser),
        shelf=shelves.from_storage(kept),
        form=forms.fill_in(forms.from_text(settings.players, bots.playable, kept), fields_of(action), bots.playable),
        bots=bots,
        browser=browser,
        lessons=lesson.from_storage(kept),
        stored=kept,
        address=printable(action.get("address"), LONGEST_ADDRESS),
        entropy=str(action.get("entropy")),
        embed=_embed(action.get("query")),
        now=whole(action, "now"),
        offset=whole(action, "offset"),
    )
    if not table.form.seed:
        table = with_new_seed(table)
    if table.embed is not None:
        from web.app.update import embed

        return embed.open_embed(table, str(action.get("place") or ""))
    return _looked_through(visit(table, str(action.get("place") or "")))


def _embed(query: object) -> "Embed | None":
    """Return what a page's query asks to embed; None when the page is our own."""
    if not isinstance(query, str) or not query:
        return None
    from web.app.model.embed import config

    return config.from_query(query)


def _looked_through(outcome: Outcome) -> Outcome:
    """Say at the start what cannot be used of what is kept, unless there is something else to say."""
    table = outcome.table
    if table.notice or not table.stored:
        return outcome
    newer, damaged = persistence.newer_keys(table.stored), persistence.damaged_keys(table.stored)
    notice = "newer_kept" if newer else "settings_damaged" if damaged else ""
    return replace(outcome, table=replace(table, notice=notice))


def _forget(before: Table, outcome: Outcome) -> Outcome:
    """Drop a hint as soon as the match has changed or been left, and a dialog when it is another one now."""
    outcome = _shut(before, outcome)
    if outcome.table.hint is None or outcome.table.match is before.match:
        return outcome
    return replace(outcome, table=replace(outcome.table, hint=None))


def _shut(before: Table, outcome: Outcome) -> Outcome:
    """Drop a dialog that was open over another match."""
    after = outcome.table
    identities = {table.match.id if table.match else None for table in (before, after)}
    if after.dialog is None or after.dialog is not before.dialog or len(identities) == 1:
        return outcome
    return replace(outcome, table=replace(after, dialog=None))


def _hush(before: Table, action: Action, outcome: Outcome) -> Outcome:
    """Stop whoever still thinks about a question whose answer nobody waits for any more."""
    answered = action.get("do") in ANSWERS
    if outcome.ask or answered or not before.awaited or before.awaited == outcome.table.awaited:
        return outcome
    return replace(outcome, ask="nothing")


def _automate(outcome: Outcome, before: Table | None = None) -> Outcome:
    """Ask the opponent whose turn it is, unless it was, its move is shown, or people look back."""
    table = outcome.table
    match = table.match
    if table.practice is not None:
        from web.app.update import rule_book, tutorial

        return tutorial.go_on(before, rule_book.go_on(outcome))
    if match is None or table.showing is not None or table.past is not None or table.following:
        return outcome
    if match.over or match.bot(match.turn) is None:
        return outcome
    number = table.asked + 1
    showing = Showing("thinking", match.at, number)
    return replace(outcome, table=replace(table, showing=showing, asked=number), ask="move")
