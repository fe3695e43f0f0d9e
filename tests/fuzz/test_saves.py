"""Saved data: with any content of the storage the page opens, and no unread entry is overwritten."""

import json

from hypothesis import given, strategies as st

from hofgarten.record import RecordError
from hofgarten.registry import GAMES
from tests.fuzz.mutations import VALUES, texts
from tests.kit.examples import share
from tests.web.harness import Person
from web.app.games.hanging_gardens.table import options as editions
from web.app.model import settings as kept_settings
from web.app.model.library.saved_matches import PREFIX, SavedMatch
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import MATCH_PLACE
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots

TEXTS = st.text() | VALUES.map(json.dumps)


def objects(*keys: str) -> st.SearchStrategy[str]:
    return st.dictionaries(st.sampled_from(keys), VALUES).map(json.dumps) | TEXTS


@share(150)
@given(texts())
def test_a_saved_match_is_damaged_or_survives_a_round_trip(text: str) -> None:
    kept = SavedMatch("id", text)
    summary = kept.summary
    try:
        match = from_text("id", text)
    except RecordError:
        return
    assert 0 <= match.at < len(match.states)
    again = from_text("id", to_text(match))
    assert (again.record.events, again.at) == (match.record.events, match.at)
    if summary is not None:
        assert summary.game == match.record.game


@share(25)
@given(
    st.dictionaries(st.sampled_from(["begun", "x", "<b>", ""]), texts(), max_size=2),
    objects(*kept_settings.VALUES, "players", "version"),
    objects("version", "trail", "events", "finished"),
    st.dictionaries(st.text(max_size=8), objects("version", "file", "content"), max_size=2),
    st.dictionaries(st.text(max_size=8), TEXTS, max_size=1),
)
def test_the_page_opens_with_any_storage(
    saves: dict[str, str], settings: str, lesson: str, bots: dict[str, str], own: dict[str, str]
) -> None:
    storage = {f"{PREFIX}{identity}": text for identity, text in saves.items()}
    storage |= {kept_settings.KEY: settings, f"{lesson_progress.PREFIX}{next(iter(GAMES))}": lesson}
    storage |= {f"{user_bots.PREFIX}{name}": text for name, text in bots.items()}
    storage |= {f"{editions.PREFIX}{name}": text for name, text in own.items()}
    person = Person(storage=storage)
    for identity in saves:
        person.do("go", place=f"{MATCH_PLACE}{identity}")
        assert "<main" in person.reply["html"]
    for identity, text in saves.items():
        assert person.model.library.matches[identity].text == text or person.model.library.matches[identity].match
