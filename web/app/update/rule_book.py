"""Actions in the rule book. A rule's position is a match that is never saved; the other seats play random moves."""

from dataclasses import replace
from typing import Final

from hofgarten.rng import Rng
from web.app.model.action import Fields, printable
from web.app.model.game_api.move_input import move_input_of
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.model import Handler, Model, Sandbox, Update
from web.app.model.teaching.rule_book import BOOKS
from web.app.model.teaching.rule_position import demo, positions
from web.app.update.match import reset_ui

NAME: Final = "rules"

LONGEST_SEARCH: Final = 40
"""Characters of a search text."""


def open_screen(model: Model) -> Update:
    """Open the rule book at a rule, at the first rule of a game, or at the choice of a game."""
    assert model.screen is not None
    game, _, rule = model.screen.subject.partition("/")
    if game not in BOOKS:
        return Update(replace(model, screen=model.screen._replace(subject="")), stop_timer=True)
    if rule not in positions(game):
        rule = next(iter(positions(game)))
    screen = model.screen._replace(subject=f"{game}/{rule}")
    prepared = demo(game, rule)
    model = reset_ui(replace(model, screen=screen, match=prepared.match, practice=Sandbox()))
    return Update(replace(model, selection=prepared.turn), stop_timer=True)


def go_on(result: Update) -> Update:
    """Play random moves for the other seats of a rule's position, after any action."""
    model = result.model
    if model.match is None or model.screen is None or model.screen.name != NAME:
        return result
    match = _after_bot_moves(model.match)
    if match is model.match:
        return result
    return replace(
        result,
        model=replace(model, match=match, selection=move_input_of(match.record.game).start(match, model.selection)),
    )


def _after_bot_moves(match: Match) -> Match:
    """Return the match after the bots' moves, with a human player to move or at its end."""
    while not match.over and match.bot(match.turn) is not None:
        game = match.game
        move = game.random_move(game.observe(match.state, match.turn), Rng.of(match.seed, "reply", match.at))
        match = matches.play(match, game.write_event(move))
    return match


def _reset(model: Model) -> Update:
    """Reset a rule's position."""
    known = model.screen is not None and model.screen.name == NAME and model.practice is not None
    return open_screen(replace(model, dialog=None)) if known else Update(model)


def _search(model: Model, *, fields: Fields) -> Update:
    """Show only the rules that contain a text."""
    if model.screen is None or model.screen.name != NAME:
        return Update(model)
    text = printable(fields.get("search"), LONGEST_SEARCH)
    return Update(replace(model, screen=model.screen._replace(search=text)))


def _toggle_contents(model: Model) -> Update:
    """Unfold or fold the contents."""
    if model.screen is None or model.screen.name != NAME:
        return Update(model)
    return Update(replace(model, screen=model.screen._replace(unfolded=not model.screen.unfolded)))


HANDLERS: Final[dict[str, Handler]] = {"rule-again": _reset, "rule-search": _search, "rule-contents": _toggle_contents}
