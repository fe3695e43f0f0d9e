"""The part of the start form in which people bring bots of their own."""

from web import own_bots
from web.own_bots import OwnBots
from web.texts import Words
from web.views.elements import Element
from web.views.own_files import Kind, own_files_part


def own_bots_part(words: Words, bots: OwnBots) -> Element:
    """Return the field for a bot's file, what there is to say about the last one, and the bots that are here."""
    return own_files_part(words, Kind("own", "bot", ".py,.whl", own_bots.LARGEST, own_bots.VERSION, _about), bots)


def _about(_name: str, text: str) -> str | None:
    file = own_bots.read(text)
    return file.name if file else None
