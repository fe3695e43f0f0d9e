"""Damaged notations of positions are refused, or mean a position that is written in exactly this way."""

import re
from typing import Any

from hypothesis import given, strategies as st

from hofgarten.game import TERMINAL, BadPosition
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.fuzz.mutations import positions
from tests.kit.examples import share
from tests.kit.hostile import TEXTS
from web.app.model.match.analysis import match_at
from web.app.model.match.position_draft import draft_of, match_of
from web.app.model.match.shown_match import shown_match
from web.app.model.model import Model, SetUp, match_page
from web.app.model.settings import Settings
from web.app.texts import Words
from web.app.view.match_screens import screen

NAMES = ["Ada", "Ben", "Cleo", "Dora"]


def assert_clear(fault: BadPosition, text: str) -> None:
    """Check that a refusal names a place in the text and the reason, in a short sentence."""
    assert fault.place
    assert fault.reason
    assert not re.search(r"\w\.$", fault.reason.removesuffix("..."))
    assert str(fault) == ": ".join(filter(None, (fault.place, fault.rule, fault.reason)))
    assert len(str(fault)) < 300
    begin, end = fault.span or (0, 0)
    assert 0 <= begin <= end <= len(text)


@share(200)
@given(positions() | st.text() | st.sampled_from(TEXTS), st.integers(0, 99))
def test_a_position_is_refused_or_can_be_played_on(text: str, seed: int) -> None:
    for game in GAMES.values():
        try:
            state: Any = game.read_position(text)
        except BadPosition as fault:
            assert_clear(fault, text)
            continue
        assert match_at(text, NAMES).record.game == game.name
        assert game.write_position(state) == text
        assert game.draw(state)
        assert game.move_count(state) == len(list(game.moves(state)))
        for seat in game.seats(state):
            assert game.determinize(game.observe(state, seat), Rng(seed))
        for number in range(12):
            if game.to_move(state) == TERMINAL:
                break
            rng = Rng.of(seed, number)
            event = game.sample_chance(state, rng) if game.to_move(state) < 0 else game.random_move(state, rng)
            state = game.apply(state, event)
            assert game.read_position(game.write_position(state)) == state


@share(200)
@given(positions() | st.text() | st.sampled_from(TEXTS))
def test_damaged_drafts_are_refused_or_can_be_edited(text: str) -> None:
    try:
        draft = draft_of(text)
    except BadPosition:
        return
    assert draft_of(draft.text) == draft
    faults = draft.faults
    assert faults or GAMES[draft.game].read_position(draft.text)
    assert all(setting.value in setting.values for setting in draft.editor.settings(draft.state))
    page = match_page(match_of(draft, NAMES), SetUp(draft, "", ""))
    assert screen(Words("en", draft.game), Model(page=page), shown_match(page, Settings()))
