"""The languages of the tests that follow the same path in each."""

import pytest

from web.app.texts import LANGUAGES

languages = pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(each, marks=pytest.mark.thorough) for each in LANGUAGES if each != "en")],
)
