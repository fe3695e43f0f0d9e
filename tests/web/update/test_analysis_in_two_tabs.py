"""An analysis in two tabs keeps the lines and words of both."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given, strategies as st

from hofgarten.rng import Rng
from tests.kit.examples import share
from tests.web.two_tabs import ID, KEY_OF, Browser, Tab, a_match, kept
from web.app.model.match.analysis import analysis_of, board_of
from web.app.model.match.match import Events, PlayedMatch, go_to
from web.app.model.match.serialize import to_text
from web.app.model.model import AnalysisBoard


class Words(NamedTuple):
    """The name and the comment of a line."""

    name: str
    comment: str


def boards(match: PlayedMatch[Any] | None = None) -> tuple[Browser, Tab, Tab]:
    """Return a browser with two boards for one match."""
    browser = Browser(**{KEY_OF: to_text(match or a_match(4))})
    return browser, browser.open(f"#analysis/match/{ID}"), browser.open(f"#analysis/match/{ID}")


def board(tab: Tab) -> AnalysisBoard:
    assert tab.page.analysis_board is not None
    return tab.page.analysis_board


def note(tab: Tab, words: Words, fill: int | None = None) -> None:
    """Type the words of the line on the board."""
    fields = {**words._asdict(), "fill": str(board(tab).analysis.fills if fill is None else fill)}
    tab.do("analysis-note", name="comment", fields=fields)


def begin_line(tab: Tab, number: int = 0) -> str:
    """Play a move that begins a line, or follows one, and return it."""
    match = tab.match
    event: str = match.game.write_event(match.game.random_move(match.state, Rng.of("line", number)))
    tab.move(event_number(match, event))
    return event


def event_number(match: PlayedMatch[Any], event: str) -> int:
    return [match.game.write_event(move) for move in match.game.moves(match.state)].index(event)


def told(browser: Browser) -> set[Words]:
    """Return the words of all saved lines."""
    match = kept(browser)
    return {Words(line.name, line.comment) for line in analysis_of(match, board_of(match)).lines}


def settle(tabs: Sequence[Tab]) -> None:
    """Let the tabs hear of each other until all is told."""
    while any(tab.events for tab in tabs):
        for tab in tabs:
            tab.hear()


@pytest.mark.parametrize("heard", [True, False])
def test_lines_of_both_boards_are_kept_and_shown_in_both(heard: bool) -> None:
    browser, one, two = boards()
    for number, tab in enumerate((one, two)):
        begin_line(tab, number)
        note(tab, Words(f"line {number}", f"first\nsecond {number}"))
        if heard:
            settle((one, two))
    settle((one, two))
    assert told(browser) == {Words(f"line {number}", f"first\nsecond {number}") for number in (0, 1)}
    for tab in (one, two):
        assert {line.name for line in board(tab).analysis.lines} == {"line 0", "line 1"}
    assert board(one).analysis.lines[board(one).analysis.current or 0].name == "line 0", "each shows its own line"
    assert (one.match.at, two.match.at) == (5, 5)
    one.do("analysis-delete")
    settle((one, two))
    assert told(browser) == {Words("line 1", "first\nsecond 1")}


def test_a_comment_of_the_other_tab_is_in_the_field_before_more_is_typed() -> None:
    browser, one, two = boards()
    begin_line(one)
    settle((one, two))
    two.do("analysis-line", number=0)
    fill = board(two).analysis.fills
    note(one, Words("", "typed there"))
    settle((one, two))
    assert board(two).analysis.fills > fill, "a field that has the focus is replaced by another one"
    assert ">typed there</textarea>" in two.reply["html"]
    note(two, Words("", "xy"), fill)
    assert two.model.notice == "lines_kept"
    settle((one, two))
    assert told(browser) == {Words("", "typed there"), Words("", "xy")}
    note(one, Words("", "typed there\nagain"))
    settle((one, two))
    assert told(browser) == {Words("", "typed there\nagain"), Words("", "xy")}


STEP = st.tuples(st.integers(0, 1), st.sampled_from(["note", "note", "note-late", "line", "move", "hear", "hear-one"]))


@given(st.lists(STEP, max_size=12))
@example([(0, "note"), (1, "note")])
@share(12)
def test_two_boards_lose_no_word_and_no_line_and_end_alike(steps: list[tuple[int, str]]) -> None:
    """Every note continues the text in the field; a late one that of a field that has been filled again."""
    browser, one, two = boards()
    begin_line(one)
    settle((one, two))
    two.do("analysis-line", number=0)
    typed, played = set[str](), set[Events]()
    fields = {number: board(tab).analysis.fills for number, tab in enumerate((one, two))}
    for at, (number, step) in enumerate(steps):
        tab = (one, two)[number]
        analysis = board(tab).analysis
        if step.startswith("note") and analysis.current is not None:
            fill = fields[number] if step == "note-late" else analysis.fills
            note(tab, Words("", f"{analysis.lines[analysis.current].comment} {at}."), fill)
            typed.add(f"{at}.")
        elif step == "line":
            tab.do("analysis-line", number=-1)
        elif step == "move":
            begin_line(tab, at)
            played.add(tab.match.record.events[: tab.match.at])
        elif step.startswith("hear"):
            fields[number] = analysis.fills
            tab.hear(1 if step == "hear-one" else None)
    settle((one, two))
    match = kept(browser)
    analysis = analysis_of(match, board_of(match))
    said = " ".join(line.comment for line in analysis.lines).split()
    assert typed <= set(said)
    wholes = [analysis.whole(number) for number in (None, *range(len(analysis.lines)))]
    for events in played:
        assert any(whole[: len(events)] == events for whole in wholes), events
    for tab in (one, two):
        assert sorted(line[:4] for line in board(tab).analysis.lines) == sorted(line[:4] for line in analysis.lines)


def change(tab: Tab, name: str) -> None:
    """Name the line on the board; without a name, delete it, or begin another one if the match is on the board."""
    if name:
        note(tab, Words(name, ""))
    elif board(tab).analysis.current is not None:
        tab.do("analysis-delete")
    else:
        begin_line(tab, 1)


@pytest.mark.parametrize(
    ("lines", "names", "kept_names", "notice"),
    [
        ((0, 0), ("A", "B"), ["A", "B"], "lines_kept"),
        ((0, 0), ("A", "A"), ["A"], ""),
        ((0, 0), ("", "B"), ["B"], "changed_elsewhere"),
        ((0, 0), ("A", ""), ["A"], "changed_elsewhere"),
        ((-1, 0), ("", "B"), ["", "B"], "changed_elsewhere"),
    ],
)
def test_a_line_that_both_tabs_change_is_kept_twice_and_told(
    lines: tuple[int, int], names: tuple[str, str], kept_names: list[str], notice: str
) -> None:
    browser, one, two = boards()
    begin_line(one)
    settle((one, two))
    for tab, line in zip((one, two), lines, strict=True):
        tab.do("analysis-line", number=line)
    for tab, name in zip((one, two), names, strict=True):
        change(tab, name)
    settle((one, two))
    match = kept(browser)
    assert sorted(line.name for line in analysis_of(match, board_of(match)).lines) == kept_names
    assert (one.model.notice, two.model.notice) == ("", notice)


def test_a_line_keeps_its_words_when_the_match_goes_its_way() -> None:
    browser, one, two = boards()
    event = begin_line(one)
    note(one, Words("Bold", "Why not?"))
    settle((one, two))
    two.do("go", place=f"#match/{ID}")
    two.move(event_number(two.match, event))
    one.hear()
    assert len(board(one).analysis.base.record.events) == 5
    note(one, Words("Bold", "It was played."))
    settle((one, two))
    assert told(browser) == {Words("Bold", "It was played.")}
    third = browser.open(f"#analysis/match/{ID}")
    third.do("analysis-line", number=0)
    begin_line(third, 1)
    assert told(browser) == {Words("Bold", "It was played.")}
    assert [len(line.events) for line in board(third).analysis.lines] == [1]


@pytest.mark.parametrize("is_deleted", [True, False])
def test_lines_go_on_in_the_address_when_the_match_is_gone(is_deleted: bool) -> None:
    browser, one, _ = boards()
    begin_line(one)
    note(one, Words("Bold", ""))
    text = None if is_deleted else to_text(go_to(a_match(4), 2))
    browser.write(None, KEY_OF, text)
    one.hear()
    note(one, Words("Bold", "typed after that"))
    assert (one.model.notice, browser.storage.get(KEY_OF)) == ("lines_by_link", text)
    again = browser.open(one.reply["place"])
    assert [line.comment for line in board(again).analysis.lines] == ["typed after that"]
    for number in range(9):
        again.do("analysis-line", number=-1)
        begin_line(again, number + 2)
        note(again, Words("", "".join(chr(0x4E00 + Rng.of(number, at).below(20_000)) for at in range(500))))
    assert again.model.notice == "lines_too_long", "the last change is not in the address"
    assert len(board(browser.open(again.reply["place"])).analysis.lines) > 1
