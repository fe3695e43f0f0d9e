"""Summaries of saved matches, and save times found without parsing the record."""

from dataclasses import replace
from typing import Any

import pytest

from hofgarten.record import write_record
from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished
from web.app.model.library.match_summary import Losses, saved_in
from web.app.model.library.read_summary import MAX_LOSS, summary_of
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.match import PlayedMatch, branch
from web.app.model.match.saved_fields import LATEST
from web.app.model.match.serialize import line_digest, to_text

AWKWARD = ["", "Sunday", "é\n", 'a "quoted" \\ name', '","saved":5,"x":"']
AWKWARD += ['"hofgarten":{"version":1,"name":"","saved":5}']


def _one(game: str, **changes: Any) -> PlayedMatch[Any]:
    return replace(finished(game, identity="x", saved=7), **changes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", AWKWARD)
def test_the_save_time_is_found_without_parsing(game: str, name: str) -> None:
    match = _one(game, name=name, saved=1_700_000_000_123)
    for one in (match, branch(match, 3, "y", name), replace(match, review={"saved": 1}, saved=LATEST)):
        text = to_text(one)
        summary = summary_of(one.id, text)
        assert summary is not None
        assert saved_in(text) == summary.saved == one.saved


def test_records_of_other_programs_are_parsed() -> None:
    text = write_record(finished("zen-garden", identity="x", saved=7).record)
    assert (saved_in(text), SavedMatch("x", text).saved) == (None, 0)
    for mine in ("", '"saved":5', '"name":"","saved":5', '"version":1,"saved":5,"name":""'):
        other = f'{text[:-1]},"hofgarten":{{{mine}}}}}'
        assert saved_in(other) is None
        assert SavedMatch("x", other).saved == (5 if mine else 0)


@pytest.mark.parametrize(
    ("saved", "found"), [*((saved, None) for saved in ("-1", "1.5", "1e3", '"7"', "true", "9" * 17)), (LATEST + 1, 0)]
)
def test_an_invalid_save_time_counts_as_none(saved: object, found: int | None) -> None:
    text = to_text(_one("zen-garden")).replace('"saved":7', f'"saved":{saved}')
    assert (saved_in(text), SavedMatch("x", text).saved) == (found, 0)


@pytest.mark.parametrize(
    ("raw", "found"),
    [
        ([16, 0], Losses(16, 0)),
        ([1, MAX_LOSS], Losses(1, MAX_LOSS)),
        *((raw, None) for raw in ([0, 5], [16, -1], [16, MAX_LOSS + 1], [16, 1.5], [True, 5], [16], [16, 5, 5], 5)),
    ],
)
def test_losses_of_a_review_are_numbers_of_moves_and_of_hundredths(raw: object, found: Losses | None) -> None:
    match = _one("zen-garden")
    losses = [raw, *([None] * (len(match.record.players) - 1))]
    review = {"line": line_digest(match.record.events), "losses": losses}
    summary = summary_of("x", to_text(replace(match, review=review)))
    assert summary is not None
    assert summary.players[0].losses == found
