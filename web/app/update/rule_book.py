"""Actions in the rule book. A rule's position is a match that is never saved; the other seats play random moves."""

from dataclasses import replace
from typing import Final

from hofgarten.rng import Rng
from web.app.model.action import Fields, printable
from web.app.model.game_api.game_page import games_with, move_input_of
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.mode import origin_of
from web.app.model.model import RULES, Handler, MatchPage, Model, Page, RuleExample, Screen, Update
from web.app.model.teaching.rule_position import demo, positions
from web.app.update.registry import for_purpose

LONGEST_SEARCH: Final = 40
"""Characters of a search text."""


def open_screen(model: Model, subject: str, before: Page) -> Update:
    """Open the rule book at a rule, at the first rule of a game, or at the choice of a game."""
    game, _, rule = subject.partition("/")
    origin = origin_of(before)
    if game not in games_with("rulebook"):
        return Update(replace(model, page=Screen(RULES, "", origin)))
    if rule not in positions(game):
        rule = next(iter(positions(game)))
    shown = before.purpose if isinstance(before, MatchPage) else None
    search = shown.search if isinstance(shown, RuleExample) else ""
    return _open_example(model, game, RuleExample(rule, origin, search))


def _open_example(model: Model, game: str, example: RuleExample) -> Update:
    """Open a rule's position at its beginning."""
    prepared = demo(game, example.rule)
    return Update(replace(model, page=MatchPage(prepared.match, prepared.selection, example)))


def play_other_seats(result: Update) -> Update:
    """Play random moves for the other seats of a rule's position after a move."""
    page = result.model.page
    assert isinstance(page, MatchPage)
    match = _after_bot_moves(page.match)
    selection = move_input_of(match.record.game).start(match, page.selection)
    return replace(result, model=replace(result.model, page=page._replace(match=match, selection=selection)))


def _after_bot_moves(match: PlayedMatch) -> PlayedMatch:
    """Return the match after the bots' moves, with a human player to move or at its end."""
    while not match.over and match.bot(match.turn) is not None:
        game = match.game
        move = game.random_move(game.observe(match.state, match.turn), Rng.of(match.seed, "reply", match.at))
        match = matches.play(match, game.write_event(move))
    return match


def _reset(model: Model, page: MatchPage, example: RuleExample) -> Update:
    """Reset a rule's position."""
    return _open_example(replace(model, dialog=None), page.match.record.game, example)


def _search(model: Model, page: MatchPage, example: RuleExample, *, fields: Fields) -> Update:
    """Show only the rules that contain a text."""
    text = printable(fields.get("search"), LONGEST_SEARCH)
    return Update(replace(model, page=page._replace(purpose=example._replace(search=text))))


def _toggle_contents(model: Model, page: MatchPage, example: RuleExample) -> Update:
    """Unfold or fold the contents."""
    return Update(replace(model, page=page._replace(purpose=example._replace(unfolded=not example.unfolded))))


HANDLERS: Final[dict[str, Handler]] = {
    "rule-again": for_purpose(RuleExample, _reset),
    "rule-search": for_purpose(RuleExample, _search),
    "rule-contents": for_purpose(RuleExample, _toggle_contents),
}
