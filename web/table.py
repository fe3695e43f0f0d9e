"""What a person can do at the table, as one pure function: ``step(table, action)``.

Actions are objects such as ``{"do": "take", "slot": 3}``. They come from the page, so every part is checked.
"""

from dataclasses import replace
from typing import Final

from web import form as forms
from web import settings as kept_settings
from web import shelf as shelves
from web.acts import home, playing
from web.acts.home import visit, with_new_seed
from web.state import Action, Handler, Outcome, Showing, Table, fields_of, whole
from web.zen_garden.turn import NOTHING

HANDLERS: Final[dict[str, Handler]] = {**playing.HANDLERS, **home.HANDLERS}


def step(table: Table | None, action: Action) -> Outcome:
    """Return what an action makes of the table; an action that means nothing here changes nothing."""
    if table is None or action.get("do") == "start":
        return _automate(_begin(action))
    keyboard = action.get("keyboard", table.keyboard) is True
    table = replace(table, now=whole(action, "now") or table.now, keyboard=keyboard)
    handler = HANDLERS.get(str(action.get("do")))
    return _automate(handler(table, action)) if handler else Outcome(table)


def _begin(action: Action) -> Outcome:
    storage = action.get("storage") or {}
    settings = kept_settings.read(storage.get(kept_settings.KEY))
    browser = tuple(str(code) for code in action.get("languages") or ())
    table = Table(
        settings=settings,
        language=kept_settings.language(settings, browser),
        shelf=shelves.from_storage(storage),
        form=forms.fill_in(forms.from_text(settings.players), fields_of(action)),
        browser=browser,
        entropy=str(action.get("entropy")),
        now=whole(action, "now"),
    )
    if not table.form.seed:
        table = with_new_seed(table)
    return visit(table, str(action.get("place") or ""))


def _automate(outcome: Outcome) -> Outcome:
    """Ask the opponent whose turn it is, unless it has been asked or its move is being shown."""
    table = outcome.table
    match = table.match
    if match is None or table.showing is not None or match.over or match.bot(match.turn) is None:
        return outcome
    number = table.asked + 1
    showing = Showing("thinking", match.at, number)
    return replace(outcome, table=replace(table, showing=showing, asked=number, turn=NOTHING), ask=True)
