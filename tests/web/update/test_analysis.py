"""The analysis board: any seat moves, lines branch, the best moves are found, and hidden parts stay hidden."""

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from hofgarten.game import SPECTATOR
from hofgarten.record import read_record, redact, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.deals import Deal, match_of
from tests.kit.editions import corrected
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import more_games
from tests.kit.thorough import first_of
from tests.web.harness import Person, answer, reopened
from tests.web.languages import languages
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links.codec import pack, public_part, unpack
from web.app.model.match.analysis import MAX_LINES, analysis_of, board_of
from web.app.model.match.match import ANALYSIS_KEY, PlayedMatch, go_to, new_match, play, viewer_seat
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import AnalysisBoard
from web.app.texts import Words
from web.app.view.game_api.game_views import about as start_about, match_view_of
from web.app.view.panels.replay import move_and_gain, move_at

EVERY_GAME = pytest.mark.parametrize("game", first_of(["zen-garden", "hanging-gardens"]))
ENGLISH = Words("en")


def visitor(match: PlayedMatch[Any], at: int | None = None) -> Person:
    """Return a user with a board for a saved match."""
    place = f"#analysis/match/{match.id}" + (f"/{at}" if at is not None else "")
    return Person(storage={f"{PREFIX}{match.id}": to_text(match)}, place=place)


def board(person: Person) -> AnalysisBoard:
    assert person.page.analysis_board is not None
    return person.page.analysis_board


def searched(person: Person) -> dict[str, Any]:
    """Answer all requests of the board, and return the last reply."""
    while (request := person.reply.get("bot_request")) is not None:
        answered(person, request)
    return person.reply


def answered(person: Person, request: dict[str, Any]) -> dict[str, Any]:
    """Let the bots answer a request, and return their answer."""
    action = answer(request)
    person.do(action["do"], **{key: part for key, part in action.items() if key != "do"})
    return action


def with_lines(match: PlayedMatch[Any], lines: object) -> PlayedMatch[Any]:
    """Return a match that was saved with these lines of an analysis."""
    return replace(match, record=replace(match.record, extra={**match.record.extra, ANALYSIS_KEY: lines}))


def a_move(person: Person, number: int = 0) -> str:
    """Return a legal move of the seat to move."""
    match = person.match
    return match.game.write_event(match.game.random_move(match.state, Rng.of("test", number, match.at)))


def played(person: Person, event: str) -> None:
    """Play a move with the game's own steps replaced by its selection."""
    hint = person.page.hint
    assert hint is not None
    shown = hint._replace(choices=(hint.choices[0]._replace(event=event),))
    person.model = replace(person.model, page=person.page._replace(activity=shown))
    person.do("hint-take", number=0)
    person.do("confirm")


@EVERY_GAME
def test_the_best_moves_are_estimated_at_once_and_then_searched(game: str) -> None:
    person = visitor(match_of(Deal(game, 12, computer=True)))
    hint, request = person.page.hint, person.reply["bot_request"]
    assert hint is not None
    assert (hint.open, request["do"]) == (True, "totals")
    assert ENGLISH("analysis.ranking") in person.reply["html"]
    assert len(answered(person, request)["expected_totals"]) == person.match.at + 1
    assert person.page.hint is not None
    assert (person.page.hint.choices, person.reply["bot_request"]["do"]) == (hint.choices, "hint")
    assert person.reply["bot_request"]["limit"] <= 3000
    reply = searched(person)
    assert reply["announce"].startswith("Best move found: ")
    assert ENGLISH("analysis.ranked") in reply["html"]
    assert board(person).analysis.best
    assert person.page.hint is not None
    for move in person.page.hint.choices:
        assert move.error > 0, "a search knows how sure it is"
        value = f"{ENGLISH.change(move.lead)} ±\N{NO-BREAK SPACE}{ENGLISH.decimal(2 * move.error)}"
        assert f'<span class="numbers">{value}</span>' in reply["html"], "on the button"


@EVERY_GAME
def test_any_seat_moves_and_a_move_stops_the_search(game: str) -> None:
    match = match_of(Deal(game, 12, computer=True))
    person = visitor(match)
    first = person.reply["bot_request"]["number"]
    searched(person)
    seats = {person.match.turn}
    for number in range(6):
        played(person, a_move(person, number))
        assert person.reply["bot_request"]["number"] > first, "the request before is replaced"
        seats.add(person.match.turn)
        searched(person)
    assert len(seats) == len(match.record.players), "bots' seats too"
    assert len(board(person).analysis.lines) == 1
    assert person.match.at > match.at


@EVERY_GAME
def test_the_chart_has_the_lead_of_the_best_move(game: str) -> None:
    match = match_of(Deal(game))
    person = visitor(match, 8)
    searched(person)
    found, shown = board(person).analysis.best[match.record.events[:8]][0], person.match
    seat = max(viewer_seat(shown), 0)
    lead = found.lead if shown.turn == seat else -found.lead
    legend = person.reply["html"].partition('class="legend')[2].partition("</ul>")[0]
    assert f"<b>{ENGLISH.whole(lead)}</b>" in legend


@EVERY_GAME
def test_a_move_is_listed_by_picture_place_and_notation_and_read_as_a_sentence(game: str) -> None:
    match = match_of(Deal(game))
    person = visitor(match, 8)
    html = unescape(person.reply["html"])
    state, event = move_at(match, 4)
    sentence, _ = move_and_gain("en", game, state, event)
    described = match_view_of(game).describe(Words("en", game), state, event)
    line = next(part for part in html.split('class="log-line')[1:] if f">{event}</code>" in part)
    assert f'<b aria-hidden="true">{described.short}</b>' in line
    begun = f"{sentence[0].upper()}{sentence[1:]}"
    assert f'title="{begun}' in line
    assert f'<span class="visually-hidden">{begun}' in line


@EVERY_GAME
def test_another_move_begins_a_line_and_the_same_move_follows_one(game: str) -> None:
    match = match_of(Deal(game))
    person = visitor(match, 8)
    at = person.match.at
    searched(person)
    rules, state, own = match.game, match.states[at], match.record.events[at]
    played_there = rules.canonical(state, rules.read_event(own))
    moves = (move for move in rules.distinct_moves(state) if rules.canonical(state, move) != played_there)
    other = rules.write_event(next(moves))
    played(person, own)
    assert (board(person).analysis.lines, person.match.record.events) == ((), match.record.events)
    searched(person)
    person.do("analysis-go", at=at)
    played(person, other)
    assert ([line.events[0] for line in board(person).analysis.lines], board(person).analysis.current) == ([other], 0)
    searched(person)
    person.do("analysis-line", number=-1)
    assert board(person).analysis.current is None
    person.do("analysis-go", at=at)
    played(person, other)
    assert (len(board(person).analysis.lines), board(person).analysis.current) == (1, 0)


@EVERY_GAME
def test_undo_and_redo_walk_along_the_line_and_announce_the_position(game: str) -> None:
    person = visitor(match_of(Deal(game)), 8)
    at = person.match.at
    reply = person.do("analysis-step", to="back")
    assert person.match.at < at
    assert reply["announce"].startswith("Move ")
    person.do("analysis-step", to="next")
    assert person.match.at == at
    person.do("analysis-step", to="last")
    assert person.match.over
    searched(person)
    assert "hint-choice" not in person.reply["html"]
    person.do("analysis-step", to="first")
    assert (person.match.at, person.reply["place"]) == (0, f"#analysis/{board(person).place}")


@EVERY_GAME
def test_the_expected_lead_is_drawn_up_to_the_last_position_seen(game: str) -> None:
    person = visitor(match_of(Deal(game)), 8)
    assert ENGLISH("analysis.lead_hint") not in person.reply["html"]
    searched(person)
    assert ENGLISH("analysis.lead_hint") in person.reply["html"]
    assert set(map(len, board(person).analysis.expected_totals)) == set(range(person.match.at + 1))
    begun = visitor(match_of(Deal(game)), 0)
    searched(begun)
    assert ENGLISH("analysis.lead_hint") not in begun.reply["html"], "one point is no line"


def test_no_line_shows_what_the_viewer_may_not_know() -> None:
    """A board depends on the visible part of an unfinished match only."""
    match = match_of(Deal("hanging-gardens", 90, computer=True))
    other = from_text(match.id, write_record(redact(match.record, match.states, 0, Rng.of("other"))))
    assert other.record.setup != match.record.setup, "the hidden parts differ"
    assert board_of(match).record == board_of(other).record
    assert board_of(match).seed != match.seed


@EVERY_GAME
def test_draws_that_the_match_has_shown_stay_the_same(game: str) -> None:
    match = match_of(Deal(game, 16))
    shown = board_of(match)
    for known, state in zip(match.states, shown.states, strict=True):
        assert match.game.observe(known, SPECTATOR) == match.game.observe(state, SPECTATOR)


@EVERY_GAME
def test_lines_are_saved_with_the_match_and_come_back(game: str) -> None:
    match = match_of(Deal(game, 16, computer=True))
    person = visitor(match)
    for number in range(9):
        searched(person)
        played(person, a_move(person, number))
    person.do("analysis-note", fields={"name": "Greedy\u202e", "comment": " Too early?\r\n\u202eNo.\x07\n"})
    line = board(person).analysis.lines[0]
    saved = person.storage[f"{PREFIX}{match.id}"]
    assert from_text(match.id, saved).states == match.states, "the match itself has not changed"
    again = Person(storage=person.storage)
    again.do("go", place=f"#analysis/match/{match.id}")
    assert board(again).origin == f"#match/{match.id}"
    (found,) = board(again).analysis.lines
    assert (found.events, found.comment) == (line.events, "Too early?\nNo.")
    assert found.name.startswith("Greedy")
    searched(again)
    again.do("analysis-line", number=0)
    again.do("analysis-step", to="last")
    one, other = (match.game.observe(each.match.state, SPECTATOR) for each in (again, person))
    assert one == other, "the same pieces were drawn"
    again.do("analysis-delete")
    assert ANALYSIS_KEY not in read_record(again.storage[f"{PREFIX}{match.id}"]).extra


@EVERY_GAME
def test_lines_travel_by_link(game: str) -> None:
    person = visitor(match_of(Deal(game)), 8)
    searched(person)
    played(person, a_move(person))
    person.do("dialog", name="share")
    link = person.do("share-copy")["command"]["text"]
    code, events, number = link.partition("#analysis/share/")[2].split("/")
    assert len(unpack(code).extra[ANALYSIS_KEY]) == 1
    for earlier in (f"{code}", f"{code}/{events}", f"{code}/{events}/9"):
        assert board(Person(place=f"#analysis/share/{earlier}")).analysis.current is None
    friend = Person(place=f"#analysis/share/{code}/{events}/{number}")
    assert board(friend).analysis.lines == board(person).analysis.lines
    assert (board(friend).analysis.current, friend.match.at) == (0, person.match.at)
    assert f'href="#share/{code}"' in friend.reply["html"], "the match can be kept there"
    searched(friend)
    friend.do("analysis-note", fields={"name": "Mine", "comment": ""})
    reloaded = Person(place=friend.reply["place"])
    assert [line.name for line in board(reloaded).analysis.lines] == ["Mine"]


def test_a_study_opens_on_its_comment_and_finds_no_moves_unasked() -> None:
    author = visitor(match_of(Deal("zen-garden")), 8)
    searched(author)
    played(author, a_move(author))
    author.do("analysis-note", fields={"name": "A bridge", "comment": "Open?\nWhat would you do?"})
    assert 'class="banner study' not in author.reply["html"]
    author.do("dialog", name="share")
    assert ENGLISH("share.study_about") in author.reply["html"]
    link = author.do("share-copy")["command"]["text"]
    friend = Person(place=link)
    html = friend.reply["html"]
    assert "Open?\nWhat would you do?" in html.partition('class="banner study')[2].partition("</aside>")[0]
    assert "<textarea" not in html.partition("analysis-text")[0]
    assert "bot_request" not in friend.reply
    assert friend.page.hint is None
    friend.do("hint")
    assert friend.reply["bot_request"]
    assert friend.page.hint
    friend.do("analysis-edit")
    assert 'class="banner study' not in friend.reply["html"]
    assert "Open?\nWhat would you do?</textarea>" in friend.reply["html"]


HOSTILE: tuple[Any, ...] = (
    *(None, {}, "lines", [None], [{"at": 0}]),
    *([{"at": at, "events": ["x"]}] for at in (True, 10**9, -1, 0)),
    *([{"at": 0, "events": events}] for events in ([], [1], ["x"] * 100_000)),
    *([{"at": 0, "events": ["x"], "setup": []}], [{"at": 0, "events": ["x"], "setup": {}}]),
)


@pytest.mark.parametrize("raw", HOSTILE, ids=str)
@EVERY_GAME
def test_a_line_that_is_none_is_left_out(game: str, raw: object) -> None:
    match = with_lines(match_of(Deal(game, 6)), raw)
    odd = from_text(match.id, write_record(replace(match.record, events=match.record.events[:6])))
    assert analysis_of(odd, board_of(odd)).lines == ()
    assert visitor(odd).page.analysis_board is not None


def test_an_analysis_has_a_limit() -> None:
    match = go_to(match_of(Deal("zen-garden")), 0)
    first = [match.game.write_event(move) for move in match.game.moves(match.state)]
    lines = [{"at": 0, "events": [event]} for event in first[: MAX_LINES + 9]]
    match = from_text("0", write_record(with_lines(match, lines).record))
    assert len(analysis_of(match, board_of(match)).lines) == MAX_LINES
    person = visitor(match, 0)
    searched(person)
    played(person, first[MAX_LINES + 20])
    assert len(board(person).analysis.lines) == MAX_LINES
    lines = [{**raw, "comment": "words"} for raw in lines]
    match = from_text("0", write_record(with_lines(match, lines[:MAX_LINES]).record))
    person = visitor(match, 0)
    searched(person)
    for number in (MAX_LINES + 20, MAX_LINES + 21):
        person.do("analysis-step", to="first")
        searched(person)
        played(person, first[number])
        (saved,) = person.storage.values()
        record = read_record(saved).extra[ANALYSIS_KEY]
        assert sum(raw.get("comment") == "words" for raw in record) == MAX_LINES, "no words are dropped"
        assert record[MAX_LINES - 1]["events"] == [first[number]], "the new line is not beyond the limit"


def test_a_foreign_setup_must_look_like_the_match() -> None:
    match, other = (match_of(Deal("zen-garden", turns)) for turns in (6, 9))
    dealt = redact(replace(match.record, events=()), match.states[:1], 0, Rng.of("other"))
    other = replace(other, record=replace(other.record, setup=dealt.setup))
    line = {"at": 6, "events": [other.record.events[6]], "setup": other.record.setup}
    assert other.record.setup != match.record.setup
    assert analysis_of(with_lines(match, [line]), board_of(match)).lines == ()


def test_lines_of_moves_taken_back_are_kept_and_long_ones_in_a_link_are_left_out() -> None:
    match = match_of(Deal("zen-garden", 8))
    lines = [{"at": at, "events": [match.record.events[at]], "name": str(at)} for at in (1, 7)]
    moves = map(match.game.write_event, match.game.moves(match.states[4]))
    other = next(event for event in moves if event != match.record.events[4])
    after = play(go_to(with_lines(match, lines), 4), other)
    assert [line.name for line in analysis_of(after, board_of(after)).lines] == ["1", "7"]
    match = match_of(Deal("zen-garden"))
    text = "".join(chr(0x4E00 + Rng.of("text", number).below(20_000)) for number in range(6000))
    lines = [{"at": 0, "events": [match.record.events[0]], "comment": text}]
    assert ANALYSIS_KEY not in unpack(pack(public_part(with_lines(match, lines)))).extra


@EVERY_GAME
def test_closing_the_best_moves_cancels_the_search(game: str) -> None:
    person = visitor(match_of(Deal(game, 12, computer=True)))
    assert person.do("hint-away")["bot_request"] is None
    assert "bot_request" not in person.do("show-garden", seat=0)
    assert person.do("hint")["bot_request"]["do"] == "totals"
    person.do("ask-failed", number=person.model.last_request)
    assert ENGLISH("notice.hint_failed") in person.reply["html"]
    assert not board(person).live


@EVERY_GAME
def test_a_pasted_position_is_set_up(game: str) -> None:
    match = match_of(Deal(game, 20))
    view = match.game.observe(match.state, SPECTATOR)
    person = Person(place="#analysis")
    person.do("analysis-position", fields={"position": f"  {match.game.write_position(view)}\n"})
    shown = person.match
    assert shown.record.position
    assert shown.game.observe(shown.state, SPECTATOR) == view
    searched(person)
    played(person, a_move(person))
    searched(person)
    again = Person(place=person.reply["place"])
    assert board(again).analysis.lines == board(person).analysis.lines
    assert again.match.state == board(person).analysis.base.state, "what is hidden is dealt the same again"
    text = person.do("analysis-copy")["command"]["text"]
    person.do("analysis-position", fields={"position": text})
    assert person.do("analysis-copy")["command"]["text"] == text


@EVERY_GAME
def test_one_plays_on_from_a_pasted_position(game: str) -> None:
    options = {"zen-garden": {"boards": [1, 3, 5], "majority_ties": "split"}}.get(game, {"edition": corrected()})
    match = new_match("", GAMES[game], options, [{"name": "Ada"}, {"name": "Ben"}], "7")
    for number in range(30):
        match = play(match, match.game.write_event(match.game.random_move(match.state, Rng(number))))
    person = Person(place="#analysis")
    person.do("analysis-position", fields={"position": match.game.write_position(match.state)})
    searched(person)
    about = start_about(Words("en"), game, match.options)
    code = person.reply["place"].rpartition("/")[2]
    person.do("analysis-play-on", fields={"level": "apprentice"})
    assert read_record(person.storage[f"{PREFIX}{person.match.id}"]).position
    assert about in reopened(person).reply["html"]
    receiver = Person(place=f"#share/{code}")
    receiver.do("share-keep")
    assert about in receiver.do("go", place="")["html"]
    for number in range(400):
        if person.match.over:
            break
        if (request := person.reply.get("bot_request")) is not None:
            answered(person, request)
        elif person.match.bot(person.match.turn) is not None:
            person.do("show-next")
        else:
            person.do("hint")
            searched(person)
            played(person, a_move(person, number))
    assert person.match.over
    reloaded = Person(storage=person.storage, place=f"#match/{person.match.id}")
    assert reloaded.match.state == person.match.state
    reloaded.do("rematch")
    assert not reloaded.match.record.position, "another match begins with a deal"
    assert reloaded.match.options == person.match.options == match.options
    kept = reloaded.model.library.matches[person.match.id]
    assert kept.summary is not None
    assert kept.summary.options == match.options


@languages
def test_a_fault_in_a_seat_is_named_in_every_language(language: str) -> None:
    match = match_of(Deal("zen-garden", 20))
    *fields, coins = match.game.write_position(match.state).split(" ")
    first, _, *others = coins.split(":")
    text = " ".join([*fields, ":".join([first, "999", *others])])
    person, words = Person(place="#analysis", languages=[language]), Words(language)
    place = f"{words('player.name', number=2)}, {words.of_game('zen-garden')('place.coins')}"
    html = person.do("analysis-position", fields={"position": text})["html"]
    assert words("notice.bad_position", place=place) in html
    reader = Person(query=f"?embed=analysis&position=zen-garden+2&lang={language}")
    assert reader.reply["post"][-1] == {"type": "error", "reason": "record"}


def test_a_game_of_two_grids_marks_the_best_moves_and_has_no_editor() -> None:
    with more_games(FLOWER_BED):
        match = new_match("x", FLOWER_BED, {}, [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}], "7")
        assert match.turn == 0, "Ada sees her own hand alone"
        person = visitor(match)
        html = searched(person)["html"]
        hint = person.page.hint
        assert hint is not None
        flower, space = tuple(hint.choices[0].event)
        for element in (f'id="flower-{flower}"', f'id="space-{space}"'):
            assert re.search(rf'{element}[^>]* aria-label="[^"]*best moves? 1', html)
        assert "#analysis/edit/" not in html
        assert ENGLISH("editor.title") in person.do("go", place="#analysis")["html"]
