"""What a person can do at the table, as one pure function: ``step(table, action)``.

Actions are objects such as ``{"do": "take", "slot": 3}``. They come from the page, so every part is checked.
"""

from dataclasses import replace
from typing import Final

from web import embedding, lessons
from web import form as forms
from web import own_bots as kept_bots
from web import settings as kept_settings
from web import shelf as shelves
from web.action import Action, fields_of, printable, whole
from web.acts import (
    advice,
    by_link,
    daily,
    deeds,
    embed_builder,
    embedded,
    exchange,
    first_match,
    gallery,
    history,
    home,
    keeping,
    learn,
    offline,
    own_bots,
    playing,
    reading,
    review,
    rules,
    sharing,
)
from web.acts.home import with_new_seed
from web.acts.places import visit
from web.state import Handler, Outcome, Showing, Table
from web.storage import in_storage

HANDLERS: Final[dict[str, Handler]] = {
    **playing.HANDLERS,
    **home.HANDLERS,
    **advice.HANDLERS,
    **review.HANDLERS,
    **own_bots.HANDLERS,
    **rules.HANDLERS,
    **learn.HANDLERS,
    **first_match.HANDLERS,
    **history.HANDLERS,
    **reading.HANDLERS,
    **gallery.HANDLERS,
    **daily.HANDLERS,
    **deeds.HANDLERS,
    **offline.HANDLERS,
    **keeping.HANDLERS,
    **exchange.HANDLERS,
    **sharing.HANDLERS,
    **by_link.HANDLERS,
    **embedded.HANDLERS,
    **embed_builder.HANDLERS,
}

_LOOKING: Final = frozenset({"look", "point", "point-away"})

OF_OUR_OWN: Final = (playing.HANDLERS | review.HANDLERS | advice.HANDLERS).keys() - _LOOKING | {"look-back"}
"""What is only done with a match of our own: one that came by a link is looked at, and stays as it is."""

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
    handler = HANDLERS.get(str(action.get("do")))
    if handler is None or (table.guest is not None and action.get("do") in OF_OUR_OWN):
        return Outcome(table)
    return _hush(table, action, _automate(_forget(table, handler(table, action)), table))


def _begin(action: Action) -> Outcome:
    storage = in_storage(action.get("storage"))
    settings = kept_settings.read(storage.get(kept_settings.KEY))
    bots = kept_bots.from_storage(storage)
    browser = tuple(str(code) for code in action.get("languages") or ())
    table = Table(
        settings=settings,
        language=kept_settings.language(settings, browser),
        shelf=shelves.from_storage(storage),
        form=forms.fill_in(forms.from_text(settings.players, bots.playable, storage), fields_of(action), bots.playable),
        bots=bots,
        browser=browser,
        lessons=lessons.from_storage(storage),
        stored=storage,
        address=printable(action.get("address"), LONGEST_ADDRESS),
        entropy=str(action.get("entropy")),
        embed=embedding.from_query(action.get("query")),
        now=whole(action, "now"),
        offset=whole(action, "offset"),
    )
    if not table.form.seed:
        table = with_new_seed(table)
    if table.embed is not None:
        return embedded.open_embed(table, str(action.get("place") or ""))
    return keeping.looked_through(visit(table, str(action.get("place") or "")))


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
        return learn.go_on(before, rules.go_on(outcome))
    if match is None or table.showing is not None or table.past is not None or table.following:
        return outcome
    if match.over or match.bot(match.turn) is None:
        return outcome
    number = table.asked + 1
    showing = Showing("thinking", match.at, number)
    return replace(outcome, table=replace(table, showing=showing, asked=number), ask="move")
