"""Actions in the rule book: a rule's position is a match that is only tried out; chance moves for the others."""

from dataclasses import replace
from typing import Final

from hofgarten.rng import Chance
from web.app.model.action import Action, fields_of, printable
from web.app.model.game_api.move_input import play_of
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.model import Handler, Outcome, Practice, Table
from web.app.model.teaching.rule_book import BOOKS
from web.app.model.teaching.rule_position import demo, positions
from web.app.update.match import anew

NAME: Final = "rules"

LONGEST_SEARCH: Final = 40
"""Characters of what can be looked for."""


def open_screen(table: Table) -> Outcome:
    """Open the rule book: at a rule, at the first one of a game, or, without a known game, at the choice of one."""
    assert table.screen is not None
    game, _, rule = table.screen.subject.partition("/")
    if game not in BOOKS:
        return Outcome(replace(table, screen=table.screen._replace(subject="")), stop_timer=True)
    if rule not in positions(game):
        rule = next(iter(positions(game)))
    screen = table.screen._replace(subject=f"{game}/{rule}")
    prepared = demo(game, rule)
    table = anew(replace(table, screen=screen, match=prepared.match, practice=Practice()))
    return Outcome(replace(table, turn=prepared.turn), stop_timer=True)


def go_on(outcome: Outcome) -> Outcome:
    """Let chance move for the others of a rule's position, after any action."""
    table = outcome.table
    if table.match is None or table.screen is None or table.screen.name != NAME:
        return outcome
    match = _answered(table.match)
    if match is table.match:
        return outcome
    return replace(outcome, table=replace(table, match=match, turn=play_of(match.record.game).begin(match, table.turn)))


def _answered(match: Match) -> Match:
    """Return a match in which a person is to move, or which is over."""
    while not match.over and match.bot(match.turn) is not None:
        game = match.game
        move = game.sample(game.view(match.state, match.turn), Chance.of(match.seed, "reply", match.at))
        match = matches.play(match, game.write_event(move))
    return match


def _again(table: Table, _action: Action) -> Outcome:
    """Begin again with a rule's position."""
    known = table.screen is not None and table.screen.name == NAME and table.practice is not None
    return open_screen(replace(table, dialog=None)) if known else Outcome(table)


def _search(table: Table, action: Action) -> Outcome:
    """Show only the rules in which something is written."""
    if table.screen is None or table.screen.name != NAME:
        return Outcome(table)
    text = printable(fields_of(action).get("search"), LONGEST_SEARCH)
    return Outcome(replace(table, screen=table.screen._replace(search=text)))


def _fold(table: Table, _action: Action) -> Outcome:
    """Fold the contents out, or in again."""
    if table.screen is None or table.screen.name != NAME:
        return Outcome(table)
    return Outcome(replace(table, screen=table.screen._replace(unfolded=not table.screen.unfolded)))


HANDLERS: Final[dict[str, Handler]] = {"rule-again": _again, "rule-search": _search, "rule-contents": _fold}
