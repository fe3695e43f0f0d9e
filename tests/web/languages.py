"""The languages that have every text, and those of the tests that follow the same path in each."""

from typing import Final

import pytest

from web.app.texts import LANGUAGES

COMPLETE_LANGUAGES: Final = ("en", "de", "nl", "fr")
"""The languages in which no text is missing. In others, English stands in."""

languages = pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(each, marks=pytest.mark.thorough) for each in LANGUAGES if each != "en")],
)
