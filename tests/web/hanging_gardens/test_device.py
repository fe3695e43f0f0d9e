"""Who sees what on a device that people share. Rule H8.1."""

import re

import pytest

from engine.game import NOBODY
from engine.hanging_gardens.state import LAY, TILE
from engine.hanging_gardens.tiles import KINDS
from tests.web.hanging_gardens.playing import PERSON, at_table, played_to, state_of
from tests.web.playing import Person
from web.hanging_gardens.device import any_hidden, begin, viewer
from web.hanging_gardens.turn import NOTHING
from web.match import Match, go_to


def holds_hidden(match: Match, seat: int) -> bool:
    """Say whether it is a seat's turn to lay and it has tiles that the others do not know."""
    return match.turn == seat and match.state.phase == LAY and bool(match.state.seats[seat].hidden)


def sets_of(person: Person, seat: int) -> str:
    """Return the HTML of a player's card."""
    cards = re.split(r'<li class="player"', person.reply["html"])
    return cards[seat + 1].split('<section class="score"')[0]


@pytest.mark.rule("H8.1")
def test_nothing_hidden_is_in_the_page_until_its_owner_asks_for_it() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    hidden = KINDS[state_of(person).seats[0].hidden[0]]
    covered = sets_of(person, 0)
    assert "#kind-back" in covered
    assert f"#kind-{hidden}" not in covered
    person.do("uncover")
    assert sets_of(person, 0) == covered
    person.do("hand-over")
    assert f"#kind-{hidden}" not in sets_of(person, 0)
    assert f"#kind-{hidden}" in uncovered(person)
    person.do("uncover")
    assert f"#kind-{hidden}" not in sets_of(person, 0)


def uncovered(person: Person) -> str:
    person.do("uncover")
    assert person.reply["say"].lower().startswith(KINDS[state_of(person).seats[0].hidden[0]].replace("-", " "))
    return sets_of(person, 0)


@pytest.mark.rule("H8.1")
def test_the_device_is_handed_over_before_the_next_person_can_act() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    assert "Hand over to Ada" in person.reply["html"]
    assert person.do("take", card=0)["say"] == "First hand over to the player whose turn it is."
    assert person.table.turn.card is None
    person.do("hand-over")
    assert "Hand over to" not in person.reply["html"]
    person.do("uncover")
    play_a_turn(person)
    assert person.match.turn == 1
    assert "Hand over to Ben" in person.reply["html"]
    assert viewer(person.match, person.table.turn) == NOBODY


def play_a_turn(person: Person) -> None:
    """Play the first legal moves until another seat is to move."""
    seat = person.match.turn
    while person.match.turn == seat:
        move = person.match.game.write_event(next(person.match.game.moves(person.match.state)))
        assert person.table.match is not None
        if move.startswith("lay"):
            _, number, where, degrees = move.split()
            person.do("take", card=int(number) - 1)
            person.do("rotate", by=int(degrees) // 90)
            x, y = map(int, where.split(","))
            person.do("put", x=x, y=y, touch=True)
            person.do("confirm")
        else:
            person.do("decline")


@pytest.mark.rule("H8.1")
def test_who_plays_alone_sees_their_own_hidden_tiles_and_is_never_asked() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, "greedy"))
    hidden = KINDS[state_of(person).seats[0].hidden[0]]
    assert "Hand over to" not in person.reply["html"]
    assert f"#kind-{hidden}" in sets_of(person, 0)
    assert "uncover" not in person.reply["html"]


@pytest.mark.rule("H8.1")
def test_a_computers_hidden_tiles_are_seen_only_at_the_end() -> None:
    match = played_to(lambda match: match.turn == 0 and bool(match.state.seats[1].hidden), PERSON, "greedy")
    person = at_table(match)
    assert "#kind-back" in sets_of(person, 1)
    over = at_table(played_to(lambda match: match.over, PERSON, "greedy"))
    assert state_of(over).seats[1].hidden
    assert "#kind-back" not in re.sub(
        r'<p class="player-last.*?</p>|<button class="player-last.*?</button>', "", sets_of(over, 1)
    )


@pytest.mark.rule("H8.1")
def test_people_without_hidden_tiles_need_not_hand_over() -> None:
    person = at_table(played_to(lambda match: match.at == 0, PERSON, PERSON))
    assert "Hand over to" not in person.reply["html"]
    assert person.table.turn.holder == person.match.turn


@pytest.mark.rule("H8.1")
def test_a_move_taken_back_asks_again_who_holds_the_device() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    person.do("hand-over")
    person.do("uncover")
    play_a_turn(person)
    person.do("undo")
    assert not person.table.turn.uncovered
    assert person.table.turn.asks or person.match.turn == 1


@pytest.mark.rule("H8.1")
def test_whoever_takes_a_hint_still_holds_the_device() -> None:
    after = played_to(lambda match: match.state.phase == TILE and any_hidden(match) and match.turn == 0, PERSON, PERSON)
    assert begin(after, NOTHING).holder == 0
    assert not begin(after, NOTHING).asks


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_which_hidden_tile_was_drawn_is_said_only_to_who_plays_alone(other: str) -> None:
    match = played_to(lambda match: match.turn == 0 and match.state.phase == TILE and drew(match), PERSON, other)
    person = at_table(go_to(match, match.at - 1))
    tile = KINDS[match.state.seats[0].hidden[-1]].replace("-", " ")
    person.do("hand-over")
    event = match.record.events[match.at - 1]
    _, square, *_ = event.split()
    x, y = map(int, square.split(","))
    person.do("put", x=x, y=y)
    if " from " in event:
        x, y = map(int, event.split()[3].split(","))
        person.do("put", x=x, y=y)
    said = person.do("confirm")["say"]
    assert "A hidden tile was drawn." in said
    assert (tile in said.lower()) == (other != PERSON)


def drew(match: Match) -> bool:
    """Say whether the last event drew a hidden tile."""
    before, after = match.states[match.at - 1 : match.at + 1]
    return len(after.seats[0].hidden) > len(before.seats[0].hidden)
