"""The names that the page gives to players, in all its languages: a match by link has those of the reader's."""

import re
from dataclasses import replace
from typing import Final

from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import clean_players
from web.app.model.new_match_form import PERSON
from web.app.texts import Words

KNOWN: Final = {
    PERSON: ("Player", "Spieler", "Speler", "Joueur"),
    "apprentice": ("Apprentice", "Lehrling", "Leerling", "Apprenti"),
    "gardener": ("Gardener", "Gärtner", "Tuinman", "Jardinier"),
    "master": ("Master", "Meister", "Meester", "Maître"),
    "architect": ("Architect", "Architekt", "Architecte"),
}
"""The names without their numbers. The texts of another language would be one more download."""

_NUMBERED: Final = re.compile(r"(.+?)( \d)?", re.ASCII)


def in_language(match: PlayedMatch, words: Words) -> PlayedMatch:
    """Return a match whose players have the default names of a language, where they have those of another one."""
    players = tuple(
        {**player, "name": _name(player["name"], match.bot(seat), words)}
        for seat, player in enumerate(match.record.players)
    )
    return replace(match, record=replace(match.record, players=clean_players(players)))


def _name(name: str, bot: str | None, words: Words) -> str:
    found = _NUMBERED.fullmatch(name)
    if found is None or found[1] not in KNOWN.get(bot or PERSON, ()):
        return name
    if bot is None:
        return words("player.name", number=int(found[2])) if found[2] else name
    return f"{words.of('bot', bot)}{found[2] or ''}"
