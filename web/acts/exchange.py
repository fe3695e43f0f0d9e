"""Actions about taking matches out of the page and into it."""

from typing import Final

from web.state import Handler

HANDLERS: Final[dict[str, Handler]] = {}
