"""Pictures of the medals of daily deals."""

from functools import cache
from typing import Final

from markupsafe import Markup

from web.app.model.game_api.game_page import games_with
from web.app.model.library import daily, daily_results
from web.app.model.library.daily import Deal
from web.app.model.library.daily_results import MEDALS
from web.app.model.library.fixed_deals import result_in
from web.app.model.library.saved_matches import Library
from web.app.texts import Words
from web.app.view import html as h

EMOJI: Final = dict(zip(MEDALS, "🥉🥈🥇", strict=True))
"""The medals in a text to share."""


@cache
def medal(name: str) -> Markup:
    """Return a medal as a picture hidden from screen readers. Its number tells it apart without its color."""
    place = len(MEDALS) - MEDALS.index(name)
    return _picture(name, str(place)).__html__()


def _picture(name: str, place: str) -> h.Element:
    return h.svg({"class": f"medal is-{name}"}, viewBox="0 0 24 24", aria_hidden="true")[
        h.path(".medal-ribbon", d="M6 1h4.5l3 7h-4zM18 1h-4.5l-3 7h4z"),
        h.circle(cx="12", cy="15", r="8"),
        h.text(x="12", y="18.5")[place],
    ]


def medal_name(words: Words, name: str) -> str:
    """Return the name of a medal, or of a deal without one."""
    return words.of("medal", name) if name else words("daily.open")


def state_of_today(words: Words, library: Library, now: int, offset: int) -> tuple[str, str]:
    """Return the medals of today's deals, empty without any, and the streak, empty if there is none."""
    today = daily.date_at(now, offset)
    results = {game: result_in(library, Deal(game, today)) for game in games_with("daily")}
    medals = [
        words(
            "list.note",
            what=words.of("game", game),
            note=medal_name(words, daily_results.medal_of(match) if match else ""),
        )
        for game, match in results.items()
    ]
    row = daily_results.streak(library, today, offset)
    return words.beside(medals) if any(results.values()) else "", words.count("daily.streak", row) if row else ""
