"""Actions in the deal of the day."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action
from web.app.model.library import daily
from web.app.model.match.match import Match
from web.app.model.model import MATCH_PLACE, Handler, Outcome, Said, Table
from web.app.model.new_match_form import PERSON
from web.app.model.user_files.user_bots import called
from web.app.texts import Words
from web.app.update.match import anew, next_focus, store
from web.app.update.router import visit


def _play(table: Table, action: Action) -> Outcome:
    """Begin a deal, or go on with it; one of a day that has not come yet cannot be played.

    What is kept under a deal's id and is not that deal stays as it is, so that nothing is lost.
    """
    deal = daily.read_deal(str(action.get("game")), str(action.get("day")))
    if deal is None or deal.day > daily.date_at(table.now, table.offset):
        return Outcome(table)
    if daily.match_of(deal, table.shelf) is not None:
        outcome = visit(table, f"{MATCH_PLACE}{deal.id}")
        return replace(outcome, focus=next_focus(outcome.table))
    if deal.id in table.shelf.kept:
        return Outcome(replace(table, notice="damaged"))
    table = replace(table, screen=None, practice=None, dialog=None, notice="")
    table = anew(store(table, _begun(table, deal)))
    return Outcome(table, Said("turn"), next_focus(table), stop_timer=True)


def _begun(table: Table, deal: daily.Deal) -> Match:
    words, first = Words(table.language), table.form.seats[0]
    named = first.name.strip() if first.kind == PERSON else ""
    return daily.begin(deal, named or words("player.name", number=1), called(words, daily.OPPONENT))


HANDLERS: Final[dict[str, Handler]] = {"daily": _play}
