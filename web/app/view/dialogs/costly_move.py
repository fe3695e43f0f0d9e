"""The dialog of a costly move in a series: the bot's garden with its move and with the better one."""

from web.app.model.match.findings import Finding
from web.app.model.model import Model
from web.app.model.workshop.runs import CostlyMove, Series
from web.app.model.workshop.series_match import series_match
from web.app.model.workshop.workshop import workshop_of
from web.app.texts import Words
from web.app.view.components import button, do
from web.app.view.components.mistake_card import comparison, turn_name
from web.app.view.game_api.match_view import Content, Show


def subject_of(move: CostlyMove) -> str:
    """Return the subject of a move's dialog."""
    return f"{move.match}/{move.at}"


def content_of(model: Model) -> Show | None:
    """Return the dialog; None if its subject is not a costly move of the series."""
    series, dialog = workshop_of(model.workshop).runs.series, model.dialog
    if series is None or dialog is None:
        return None
    move = next((costly for costly in series.costly if subject_of(costly) == dialog.text), None)
    return (lambda words: _content(words, series, move)) if move else None


def _content(words: Words, series: Series, move: CostlyMove) -> Content:
    match, words = series_match(words, series, move.match), words.of_game(series.setup.game)
    watch = button(do("series-open", at=move.match, event=move.at), words("series.watch_match"), picture="play")
    finding = Finding(move.at, move.played, move.best)
    return turn_name(words, match, move.at), comparison(words, match, finding, watch)
