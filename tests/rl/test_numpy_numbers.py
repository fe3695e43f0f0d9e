"""NumPy's numbers and texts in the public interface."""

from typing import Any

import numpy as np
import pytest

import hofgarten


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_whole_numbers_of_numpy_are_whole_numbers(kind: Any) -> None:
    rng, same = hofgarten.Rng(kind(5)), hofgarten.Rng(5)
    assert [rng.below(kind(100)) for _ in range(200)] == [same.below(100) for _ in range(200)]
    assert [rng.randrange(kind(3), kind(120)) for _ in range(200)] == [same.randrange(3, 120) for _ in range(200)]
    boards: Any = np.array([1, 4], kind)
    match = hofgarten.new_game("zen-garden", kind(3), seed=kind(7), boards=boards)
    assert match == hofgarten.new_game("zen-garden", 3, seed=7, boards=[1, 4])
    assert match.view(kind(2)) == match.view(2)
    assert match.analyse(moves=kind(1), deals=kind(0)) == match.analyse(moves=1, deals=0)
    assert match.legal_moves[kind(3)] == match.legal_moves[3]


def test_texts_of_numpy_are_kept_as_plain_ones() -> None:
    match = hofgarten.new_game("zen-garden", [np.str_("Ada"), np.str_("Ben")], seed=np.str_("x"))
    match = match.play(np.str_(match.legal_moves[0]))
    assert {type(text) for text in (*match.record.events, *match.names, match.seed)} == {str}
    assert hofgarten.read_record(hofgarten.write_record(match.record)) == match.record
