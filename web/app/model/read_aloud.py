"""The parts of a match that can be read aloud to people who do not see the screen."""

from typing import Final

PARTS: Final = ("garden", "offer", "moves", "choices", "score", "turn")
"""The parts in the order of the keys 1 to 6. The label of each button is ``read.<part>``."""
