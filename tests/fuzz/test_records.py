"""Records: whatever the text, it is refused in a sentence, or read, written again and played by the rules."""

from collections.abc import Callable

from hypothesis import given

from hofgarten.record import Record, RecordError, read, replay, verify, write
from tests.fuzz.mutations import share, texts


def sound(check: Callable[[Record], object], record: Record) -> bool:
    """Say whether a record passes a check; what it fails for is an event of its own, or none."""
    try:
        check(record)
    except RecordError as error:
        if error.index is not None and not 0 <= error.index < len(record.events):
            raise
        return False
    return True


@share(200)
@given(texts())
def test_a_record_is_refused_or_comes_back_as_it_was(text: str) -> None:
    try:
        record = read(text)
    except RecordError:
        return
    assert read(write(record)) == record
    if sound(replay, record):
        assert len(replay(record)) == len(record.events) + 1
    else:
        assert not sound(verify, record)
