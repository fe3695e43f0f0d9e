"""The matches of a series as the page shows them."""

from dataclasses import replace

from hofgarten.game import Json
from hofgarten.record import read_record, write_record
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text
from web.app.model.new_match_form import user_bot_kind
from web.app.model.user_files.user_bots import bot_label
from web.app.model.workshop.runs import Entrant, Series
from web.app.texts import Words


def series_match(words: Words, series: Series, at: int) -> PlayedMatch:
    """Return a finished match, given by its index, with the names that the page shows."""
    record = read_record(series.played[at].record)
    entrants = {entrant.file: entrant for entrant in series.entrants}
    players = tuple(_player(words, entrants[player["name"]]) for player in record.players)
    extra = {"seed": series.setup.seed, **record.extra}  # records of earlier builds have no seed
    return from_text(f"{at:016x}", write_record(replace(record, players=players, extra=extra)))


def _player(words: Words, entrant: Entrant) -> dict[str, Json]:
    bot = entrant.name if entrant.source is None else user_bot_kind(entrant.name)
    return {"name": bot_label(words, bot), "bot": bot}
