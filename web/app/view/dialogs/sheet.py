"""The printed sheet of a finished match: a certificate of one's own garden, with the other gardens and the scores."""

from web.app.model.game_api.game_page import has
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, column_heads, do, icon, move_text
from web.app.view.components.dates import day
from web.app.view.components.garden_picture import small_picture
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import about as options_about
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def content_of(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog with the print preview; None until the match is over."""
    match, offset = shown.match, model.offset
    return (lambda words: _content(words, match, offset)) if match.over else None


def _content(words: Words, match: PlayedMatch, offset: int) -> Content:
    return words("print.title"), [
        _sheet(words, match, offset),
        h.p(".panel-buttons.cluster.not-printed")[
            button(do("print"), words("print.button"), picture="print", classes="is-main")
        ],
    ]


def _sheet(words: Words, match: PlayedMatch, offset: int) -> Element:
    game = match.record.game
    date = day(words, match.saved, offset)
    about = filter(None, [match.name, options_about(words, game, match.options), date])
    totals = [score.total for score in match.game.score(match.state)]
    seats = range(len(totals))
    own = match.people_here
    return h.article(".sheet.stack.gap-5")[
        h.header(".sheet-head.lead.gap-0.across-4")[
            h.svg(".sheet-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
            h.h3[words.of("game", game)],
            h.p[words.beside(about)],
            h.p(".sheet-won")[icon("winner"), move_text.winners(words, match)],
        ],
        h.div(".sheet-gardens.tiles.gap-4", data_players=str(len(seats)))[
            (
                _garden(words, match, seat, totals[seat], is_own=own == (seat,))
                for seat in sorted(seats, key=lambda seat: own != (seat,))
            )
        ]
        if has(game, "picture")
        else None,
        _score(words, match),
    ]


def _garden(words: Words, match: PlayedMatch, seat: int, total: int, *, is_own: bool) -> Element:
    """Return a seat's garden with its name and points. That of the only person here is large."""
    points = words.count("players.total", total, total=total)
    return h.figure(h.classes("sheet-garden stack breaks", {"is-own": is_own}), data_colour=colour_of(match, seat))[
        small_picture(match, seat), h.figcaption[words("garden.of", name=match.player(seat)), h.b[points]]
    ]


def _score(words: Words, match: PlayedMatch) -> Element:
    scores = match.game.score(match.state)
    items = [item for item in match.game.score_items if any(score.get(item) for score in scores)]
    return h.table(".sheet-score")[
        h.caption[words("score.final")],
        column_heads(words("score.item"), *match.names),
        h.tbody[
            (
                h.tr[h.th(scope="row")[words.of("item", item)], (h.td[words.number(score[item])] for score in scores)]
                for item in items
            )
        ],
        h.tfoot[h.tr[h.th(scope="row")[words("score.total")], (h.td[str(score.total)] for score in scores)]],
    ]
