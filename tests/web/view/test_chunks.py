"""Chunks of a page: put together they are the whole page, and no chunk is sent twice."""

from hypothesis import given, strategies as st

from tests.web.harness import unfold
from web.app.view import html as h
from web.app.view.chunks import NO_CHUNKS, chunk, fold, without_marks

ROWS = [chunk(h.p[f"A row with the number {number} in a sentence"]) for number in range(3)]

trees = st.recursive(
    st.text(max_size=40).map(lambda text: h.html_of(h.p(title=text)[text])),
    lambda inner: st.lists(inner, max_size=4).map(lambda found: str(chunk(f"<div>{''.join(found)}</div>"))),
    max_leaves=20,
)


@given(st.lists(trees, min_size=1, max_size=4))
def test_the_chunks_of_pages_put_together_are_the_pages(pages: list[str]) -> None:
    before, known = NO_CHUNKS, dict[str, str]()
    for page in pages:
        folded = fold(page, before)
        assert not set(folded.new) & set(known), "no number has two meanings"
        # The browser forgets the chunks that the page before did not have.
        known = {**{str(number): text for text, number in before.numbers.items()}, **folded.new}
        assert unfold(folded.html, known) == without_marks(page)
        before = folded.chunks


def test_a_chunk_is_sent_once_and_its_changes_alone() -> None:
    page = str(chunk(h.section[ROWS[0], ROWS[1], ROWS[0]]))
    first = fold(page, NO_CHUNKS)
    assert len(first.new) == 3, "two rows are equal"
    assert fold(page, first.chunks).new == {}
    changed = fold(page.replace(str(ROWS[1]), str(ROWS[2])), first.chunks)
    assert len(changed.new) == 2, "the row, and the section without its rows"
    assert "number 2" in "".join(changed.new.values())
    assert "number 0" not in "".join(changed.new.values())
