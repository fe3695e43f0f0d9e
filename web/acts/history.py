"""Actions of looking back at a match."""

from typing import Final

from web.state import Handler

HANDLERS: Final[dict[str, Handler]] = {}
