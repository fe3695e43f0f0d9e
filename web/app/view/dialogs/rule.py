"""The dialog of a rule: its text with a picture, or the breakdown of a number of the score sheet."""

from collections.abc import Mapping, Sequence

from hofgarten.game import TOTAL
from web.app.model.game_api.game_page import has_rule_book, move_input_of
from web.app.model.match.match import PlayedMatch, play, visible_position
from web.app.model.match.shown_match import shown_match
from web.app.model.model import MatchPage, Model
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import RulePosition, demo
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon, style_of
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node
from web.app.view.rulebook.contents import chapter_of, place_of


def content_of(model: Model) -> Show | None:
    """Return the dialog of a rule; None if there is no such rule.

    Its subject is ``Z6.1``, or ``Z6.1/0/circuits`` for an item of a seat's score.
    """
    number, _, score = (model.dialog.text if model.dialog else "").partition("/")
    game = _game(model)
    known = has_rule_book(game) and number in rule_book(game, model.language).rules
    return (lambda words: _content(words.of_game(game), model, number, score)) if known else None


def _game(model: Model) -> str:
    match model.page:
        case MatchPage(match=match):
            return match.record.game
        case _:
            return model.form.game


def _content(words: Words, model: Model, number: str, score: str) -> Content:
    seat, _, item = score.partition("/")
    page, game = model.page, _game(model)
    match = shown_match(page, model.settings).match if isinstance(page, MatchPage) else None
    book = rule_book(game, words.language)
    is_number = match is not None and _is_on_score_sheet(match, seat, item)
    return words("score.total") if is_number and item == TOTAL else book.titles[number], [
        _breakdown(words, match, int(seat), item) if match is not None and is_number else None,
        h.div(".stack")[
            h.p(".hint", title=number)[book.chapters[chapter_of(number)]],
            h.p(".large.pretty")[book.rules[number]],
        ],
        match_view_of(match.record.game).rule_addendum(words, match, number) if match else None,
        None if is_number else _example(words, game, number),
        None
        if isinstance(page, MatchPage) and page.is_sandbox
        else h.p[h.a(".button", href=place_of(game, number))[icon("book"), h.span[words("rulebook.open")]]],
    ]


def _is_on_score_sheet(match: PlayedMatch, seat: str, item: str) -> bool:
    """Return True if the score sheet has this number."""
    scores = move_input_of(match.record.game).running_scores(visible_position(match))
    seats = map(str, range(len(scores)))
    return seat in seats and item in {*scores[int(seat)].items, *scores[int(seat)].possible, TOTAL}


def _breakdown(words: Words, match: PlayedMatch, seat: int, item: str) -> Element:
    """Return one number of a seat's score with a picture and the names of its parts; for the total, its items."""
    score = move_input_of(match.record.game).running_scores(visible_position(match))[seat]
    points = words.number({TOTAL: score.total, **score.items, **score.possible}[item])
    counted = match_view_of(match.record.game).score_breakdown(words, match, seat, item)
    name = words("score.total") if item == TOTAL else words.of("item", item)
    return h.section(
        {"class": f"rule-number stack gap-3 {style_of(match.record.game)}"}, data_colour=colour_of(match, seat)
    )[
        h.p(".large.strong")[
            words(
                "rulebook.number",
                item=name,
                name=match.player(seat),
                points=f"({points})" if item in score.possible else points,
            )
        ],
        h.p(".hint")[words("score.possible_hint")] if item in score.possible else None,
        h.div(".rule-picture")[counted.picture] if counted.picture else None,
        _total_items(words, score.items) if item == TOTAL else _counted_names(words, counted.things),
    ]


def _counted_names(words: Words, things: Sequence[str]) -> Element | None:
    return h.p(".hint")[words("rulebook.counts", things=words.commas(things))] if things else None


def _total_items(words: Words, points: Mapping[str, int]) -> Element:
    """Return the items of a total."""
    return h.dl(".rule-summands.stack.gap-1")[
        (h.div[h.dt[words.of("item", item)], h.dd[words.number(number)]] for item, number in points.items() if number)
    ]


def _example(words: Words, game: str, rule: str) -> Element | None:
    """Return a picture of the rule's position; None if a picture adds no information."""
    shown = demo(game, rule)
    picture = _picture(words, game, shown)
    if picture is None:
        return None
    example, outcome = words("rulebook.example"), _outcome(words, game, shown)
    return h.figure({"class": f"stack gap-1 {style_of(game)}"})[
        h.figcaption(".hint")[words.pair(example, outcome) if outcome else example],
        h.div(".rule-picture")[picture],
    ]


def _outcome(words: Words, game: str, shown: RulePosition) -> str:
    """Return the features of an example's deal and the points in its picture; an empty string without an item."""
    if not shown.item or shown.parts[0] != "stage":
        return ""
    match = play(shown.match, shown.trial.event) if shown.trial and shown.trial.event else shown.match
    points = move_input_of(game).running_scores(match.state)[shown.seat].items.get(shown.item, 0)
    features = match_view_of(game).score_breakdown(words, match, shown.seat, shown.item).features
    return words.commas([features, words.count("players.total", points, total=words.number(points))])


def _picture(words: Words, game: str, shown: RulePosition) -> Node:
    """Return the picture of a trial move, in the garden or in the supply, or of the item that the rule scores."""
    view, match = match_view_of(game), shown.match
    if shown.trial is not None and shown.trial.event:
        event = shown.trial.event
        if shown.parts[0] == "stage":
            return view.move_picture(match.state, event)
        return view.compare_moves(words, match.state, event, event)
    return view.score_breakdown(words, match, shown.seat, shown.item).picture if shown.item else None
