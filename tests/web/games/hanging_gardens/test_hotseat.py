"""Hidden tiles on a shared device. Rule H8.1."""

import re
from itertools import islice
from typing import Any

import pytest

from hofgarten.game import SPECTATOR
from hofgarten.games.hanging_gardens.rules import in_reach
from hofgarten.games.hanging_gardens.scoring import score
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, State
from hofgarten.games.hanging_gardens.tiles import KINDS
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to
from tests.web.harness import Person
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.view.offer import next_points
from web.app.model.match.match import PlayedMatch, branch, go_to


def holds_hidden(match: PlayedMatch[Any], seat: int) -> bool:
    """Return True if the seat is about to lay and has tiles hidden from the others."""
    return match.turn == seat and match.state.phase == LAY and bool(match.state.seats[seat].hidden)


def player_card(person: Person, seat: int) -> str:
    cards = re.split(r'<li class="player"', person.reply["html"])
    return cards[seat + 1].split('<section class="score"')[0]


def lay(person: Person, move: str) -> None:
    _, number, where, degrees = move.split()
    person.do("take", card=int(number) - 1)
    person.do("rotate", by=int(degrees) // 90)
    x, y = map(int, where.split(","))
    person.do("put", x=x, y=y, touch=True)
    person.do("confirm")


def play_a_turn(person: Person) -> None:
    """Play the first legal moves until another seat is to move."""
    seat = person.match.turn
    while person.match.turn == seat:
        move = person.match.game.write_event(next(person.match.game.moves(person.match.state)))
        if move.startswith("lay"):
            lay(person, move)
        else:
            person.do("decline")


def before_laying(*, hand_over: bool = True, other: str = PERSON) -> Person:
    """Open a match in which the first player is about to lay and has tiles hidden from the others."""
    person = open_match(played_to(lambda match: holds_hidden(match, 0), PERSON, other))
    if hand_over:
        person.do("hand-over")
    return person


@pytest.mark.rule("H8.1")
def test_a_handover_is_needed_with_hidden_tiles_alone_and_again_after_undo() -> None:
    person = open_match(played_to(lambda match: match.at == 0, PERSON, PERSON))
    assert "Pass to" not in person.reply["html"]
    assert person.page.selection.holder == person.match.turn
    person = before_laying()
    person.do("uncover")
    play_a_turn(person)
    before = person.match.at
    person.do("undo")
    assert person.match.at < before
    assert person.match.turn == 0
    assert person.page.selection == Selection(needs_handover=True)
    assert "Pass the device to Ada" in person.reply["html"]


@pytest.mark.rule("H8.1")
def test_the_same_player_keeps_the_device_between_the_moves_of_a_turn() -> None:
    played = played_to(
        lambda match: match.state.phase == TEMPLE and bool(match.state.seats[match.turn].hidden), PERSON, PERSON
    )
    person = open_match(branch(played, played.at - 1, played.id, ""))
    assert person.page.selection.needs_handover
    person.do("hand-over")
    lay(person, played.record.events[-1])
    assert person.match.state.phase == TEMPLE
    assert not person.page.selection.needs_handover


def hint(person: Person, lead: int) -> str:
    """Request a hint and answer it. Return the HTML, followed by the announcement.

    ``lead``: the expected lead of the first of three moves, in hundredths. Each move is 1.3 points worse than the
    previous one.
    """
    number, game = person.do("hint")["bot_request"]["number"], person.match.game
    events = map(game.write_event, islice(game.moves(person.match.state), 3))
    found = [[event, 5000 + lead - 130 * rank, lead - 130 * rank] for rank, event in enumerate(events)]
    reply = person.do("hinted", number=number, choices=found)
    return f"{reply['html']}\n{reply['announce']}"


@pytest.mark.rule("H8.1")
def test_no_hint_is_given_before_the_handover_and_none_shows_leads_while_the_movers_tiles_are_covered() -> None:
    person = before_laying(hand_over=False)
    assert "bot_request" not in person.do("hint")
    assert person.page.hint is None
    said, other = (hint(before_laying(), lead) for lead in (711, -400))
    assert said == other
    assert ": 1.3 points\N{NO-BREAK SPACE}less" in said
    assert "Your expected lead is not shown" in said


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_a_hint_shows_leads_while_the_own_tiles_are_visible(other: str) -> None:
    person = before_laying(other=other)
    if other == PERSON:
        person.do("uncover")
    said = hint(person, 200)
    times = [said.count(f": {lead}") for lead in ("2.0 points\xa0ahead", "0.7 points\xa0ahead", "0.6 points\xa0behind")]
    assert times == [2, 2, 2], "names, read out"
    assert "Your expected lead is not shown" not in said
    if other == PERSON:
        person.do("uncover")
        assert "2.0 points\xa0ahead" not in person.do("hint")["html"]


@pytest.mark.rule("H8.1", "H8.2")
def test_total_sets_and_gains_agree_with_the_uncovered_tiles() -> None:
    def pairs(state: State) -> list[int]:
        return [space for space in in_reach(state) if state.board[space] in state.seats[0].hidden]

    def can_pair(match: PlayedMatch[Any]) -> bool:
        return match.turn == 0 and match.state.phase == TILE and bool(pairs(match.state))

    match = played_to(can_pair, PERSON, PERSON, seed="4")
    person = open_match(match)
    person.do("hand-over")
    space = pairs(match.state)[0]
    known, own = (match.game.observe(match.state, seat) for seat in (SPECTATOR, 0))
    person.do("choose", space=space)
    told = [(shown_gain(person, space), shown_total(person))]
    person.do("uncover")
    told.append((shown_gain(person, space), shown_total(person)))
    totals = [score(view)[0].total for view in (known, own)]
    gains = [next_points(view, view.seats[0], view.board[space]) for view in (known, own)]
    assert told == list(zip(gains, totals, strict=True))
    assert (len(set(gains)), len(set(totals))) == (2, 2)


def shown_total(person: Person) -> int:
    """Return the total on the first player's card."""
    found = re.search(r'class="player-total">(\d+) points?<', player_card(person, 0))
    assert found
    return int(found[1])


def shown_gain(person: Person, space: int) -> int:
    """Return the gain of the chosen tile as shown on its board space. The panel must show the same gain."""
    html = person.reply["html"]
    on_board = re.search(rf'id="space-{space}".*?tile-gain"[^>]*>\+?(\d+)<', html)
    in_panel = re.search(r'class="gains-total"><b>\+?(\d+)<', html)
    assert on_board
    assert in_panel
    assert on_board[1] == in_panel[1]
    return int(on_board[1])


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_the_kind_of_a_drawn_hidden_tile_is_announced_only_to_a_single_player(other: str) -> None:
    match = played_to(lambda match: match.turn == 0 and match.state.phase == TILE and drew(match), PERSON, other)
    person = open_match(go_to(match, match.at - 1))
    tile = KINDS[match.state.seats[0].hidden[-1]].replace("-", " ")
    person.do("hand-over")
    event = match.record.events[match.at - 1]
    _, square, *_ = event.split()
    x, y = map(int, square.split(","))
    person.do("put", x=x, y=y)
    if " from " in event:
        x, y = map(int, event.split()[3].split(","))
        person.do("put", x=x, y=y)
    said = person.do("confirm")["announce"]
    assert "A hidden tile was drawn." in said
    assert (tile in said.lower()) == (other != PERSON)


def drew(match: PlayedMatch[Any]) -> bool:
    """Return True if the last event drew a hidden tile."""
    before, after = match.states[match.at - 1 : match.at + 1]
    return len(after.seats[0].hidden) > len(before.seats[0].hidden)
