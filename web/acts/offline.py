"""Actions about a newer version of the page."""

from typing import Final

from web.state import Handler

HANDLERS: Final[dict[str, Handler]] = {}
