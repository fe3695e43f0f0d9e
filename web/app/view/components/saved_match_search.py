"""The field that finds saved matches by names."""

from web.app.model.library.match_search import LONGEST
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element


def search_field(words: Words, search: str, number: int) -> Element:
    """Return the field with a text, and the number of matches that it finds."""
    label, name = words("import.search"), "find-matches"
    return h.form(".stack.gap-1", role="search", data_form=name, data_submit=name, autocomplete="off")[
        h.label(".visually-hidden", for_="saved-search")[label],
        h.input("#saved-search", type="search", name="search", value=search, placeholder=label, maxlength=str(LONGEST)),
        h.p(".hint", role="status")[words.count("import.found", number) if search.strip() else None],
    ]
