"""Links that messengers show with a title and a picture.

No server sees what follows the ``#`` of a link, so a place alone can have no preview. A build for a known address has
a page for each kind of place, game and language (``web/build/link_pages.py``), which leads to the place.
"""

from typing import Final

from hofgarten.registry import GAMES
from web.app.model.model import PUZZLES, SHARE_PLACE, Model

FOLDER: Final = "link"
KINDS: Final = ("daily", PUZZLES, SHARE_PLACE.strip("#/"))
"""The first parts of the places that have a preview."""


def with_preview(model: Model, place: str, game: str = "") -> str:
    """Return the way from the page to a place: by the page with the preview, if the build has one.

    ``game``: the game of a place that does not name it.
    """
    kind, _, rest = place.removeprefix("#").partition("/")
    game = game or rest.partition("/")[0]
    if not model.browser.previews or kind not in KINDS or game not in GAMES:
        return place
    return f"{FOLDER}/{kind}/{game}/{model.language}/{place}"
