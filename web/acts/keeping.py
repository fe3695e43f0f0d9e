"""Actions about what happens to what is kept, here and in other tabs."""

from typing import Final

from web.state import Handler

HANDLERS: Final[dict[str, Handler]] = {}
