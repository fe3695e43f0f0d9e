"""The part of the start form in which people bring bots of their own."""

from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import UserBots
from web.app.texts import Words
from web.app.view.html import Element
from web.app.view.user_files import Kind, own_files_part


def own_bots_part(words: Words, bots: UserBots) -> Element:
    """Return the upload field for bots, the last message about them, and the list of installed bots."""
    return own_files_part(words, Kind("own", "bot", ".py,.whl", user_bots.LARGEST, user_bots.VERSION, _about), bots)


def _about(_name: str, text: str) -> str | None:
    file = user_bots.read(text)
    return file.name if file else None
