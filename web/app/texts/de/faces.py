"""German: the names of the faces of people."""

from typing import Final

WORDS: Final = {
    "face.fox": "Fuchs",
    "face.frog": "Frosch",
    "face.cat": "Katze",
    "face.owl": "Eule",
    "face.hare": "Hase",
    "face.panda": "Panda",
}
