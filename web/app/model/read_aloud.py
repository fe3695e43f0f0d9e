"""What of a match can be read out for people who do not see it."""

from typing import Final

PARTS: Final = ("garden", "offer", "moves", "choices", "score", "turn")
"""In the order of the keys 1 to 6. The button of each is called ``read.<part>``."""
