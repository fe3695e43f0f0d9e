"""Records: every text is refused with a message, or is read, written again and replayed by the rules."""

from collections.abc import Callable

from hypothesis import given

from hofgarten.record import Record, RecordError, read_record, replay_record, verify_record, write_record
from tests.fuzz.mutations import texts
from tests.kit.examples import share


def sound(check: Callable[[Record], object], record: Record) -> bool:
    """Return True if a record passes a check; a failure names one of the record's events, or none."""
    try:
        check(record)
    except RecordError as error:
        if error.index is not None and not 0 <= error.index < len(record.events):
            raise
        return False
    return True


@share(200)
@given(texts())
def test_a_record_is_refused_or_survives_a_round_trip(text: str) -> None:
    try:
        record = read_record(text)
    except RecordError:
        return
    assert read_record(write_record(record)) == record
    if sound(replay_record, record):
        assert len(replay_record(record)) == len(record.events) + 1
    else:
        assert not sound(verify_record, record)
