"""The elements by which messengers and social networks show a link."""

from html import escape
from typing import Final

from web.build.manifest import ART, FOLDER, NAME

SIZE: Final = (1200, 630)
"""The size of the pictures of links; ``python -m e2e.showcase`` takes them."""
LOCALES: Final = {"en": "en_GB", "de": "de_DE", "nl": "nl_NL", "fr": "fr_FR"}


def preview(game: str) -> str:
    """Return the file of a game's picture."""
    return f"preview-{game}.png"


def previews() -> list[str]:
    """Return the files of all games' pictures; a game under development may have none."""
    return sorted(path.name for path in ART.glob(preview("*")))


def open_graph(address: str, language: str, title: str, description: str, game: str) -> str:
    """Return the elements; `address` is the page's."""
    picture = preview(game) if preview(game) in previews() else previews()[-1]
    properties = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": title,
        "og:description": description,
        "og:image": f"{address}{FOLDER}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": description,
        "og:locale": LOCALES[language],
    }
    return "\n".join(
        [
            *(f'<meta property="{name}" content="{escape(content)}">' for name, content in properties.items()),
            '<meta name="twitter:card" content="summary_large_image">',
        ]
    )
