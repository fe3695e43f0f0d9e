"""Who sees what on a device that people share. Rule H8.1."""

import re
from itertools import islice

import pytest

from hofgarten.game import SPECTATOR
from hofgarten.games.hanging_gardens.rules import in_reach
from hofgarten.games.hanging_gardens.scoring import score
from hofgarten.games.hanging_gardens.state import LAY, TILE, State
from hofgarten.games.hanging_gardens.tiles import KINDS
from tests.web.games.hanging_gardens.playing import PERSON, at_table, played_to, state_of
from tests.web.harness import Person
from web.app.games.hanging_gardens.table.hotseat import viewer
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.view.board import next_points
from web.app.model.match.match import Match, go_to


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
    assert person.reply["announce"].lower().startswith(KINDS[state_of(person).seats[0].hidden[0]].replace("-", " "))
    return sets_of(person, 0)


@pytest.mark.rule("H8.1")
def test_the_device_is_handed_over_before_the_next_person_can_act() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    assert "Hand over to Ada" in person.reply["html"]
    assert person.do("take", card=0)["announce"] == "First hand over to the player whose turn it is."
    assert person.model.selection.card is None
    assert person.do("hand-over", keyboard=True)["refocus"] == "cards"
    assert "Hand over to" not in person.reply["html"]
    person.do("uncover")
    play_a_turn(person)
    assert person.match.turn == 1
    assert "Hand over to Ben" in person.reply["html"]
    assert viewer(person.match, person.model.selection) == SPECTATOR


def play_a_turn(person: Person) -> None:
    """Play the first legal moves until another seat is to move."""
    seat = person.match.turn
    while person.match.turn == seat:
        move = person.match.game.write_event(next(person.match.game.moves(person.match.state)))
        assert person.model.match is not None
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
    assert "#kind-back" not in sets_of(over, 1)


@pytest.mark.rule("H8.1")
def test_people_without_hidden_tiles_need_not_hand_over() -> None:
    person = at_table(played_to(lambda match: match.at == 0, PERSON, PERSON))
    assert "Hand over to" not in person.reply["html"]
    assert person.model.selection.holder == person.match.turn


@pytest.mark.rule("H8.1")
def test_a_move_taken_back_asks_again_who_holds_the_device() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    person.do("hand-over")
    person.do("uncover")
    play_a_turn(person)
    before = person.match.at
    person.do("undo")
    assert person.match.at < before
    assert person.match.turn == 0
    assert person.model.selection == Selection(asks=True)
    assert "Hand over to Ada" in person.reply["html"]


def moves_of(person: Person) -> list[str]:
    """Return three legal moves."""
    game = person.match.game
    return [game.write_event(move) for move in islice(game.moves(person.match.state), 3)]


def hint(person: Person, *totals: int) -> str:
    """Ask for a hint, answer with these expected scores, each move 1.3 points behind the one before; returns the page.

    What is read out stands behind the page.
    """
    number = person.do("hint")["bot_request"]["number"]
    found = zip(moves_of(person), totals, (0, -130, -260), strict=True)
    reply = person.do("hinted", number=number, choices=list(map(list, found)))
    return f"{reply['html']}\n{reply['announce']}"


@pytest.mark.rule("H8.1")
def test_whoever_takes_a_hint_still_holds_the_device() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    person.do("hand-over")
    person.do("uncover")
    hint(person, 5000, 4900, 4800)
    person.do("hint-take", number=1)
    turn = person.model.selection
    assert (turn.holder, turn.asks, turn.uncovered) == (0, False, True)
    event, before = moves_of(person)[1], person.match.at
    person.do("confirm")
    assert person.match.record.events[before:] == (event,)


@pytest.mark.rule("H8.1")
def test_nobody_is_advised_before_the_device_has_been_handed_over() -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
    assert "bot_request" not in person.do("hint")
    assert person.model.hint is None
    person.do("hand-over")
    assert person.do("hint")["bot_request"]["do"] == "hint"


@pytest.mark.rule("H8.1")
def test_a_hint_tells_no_totals_while_the_movers_tiles_are_covered() -> None:
    def advised(*totals: int) -> str:
        person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, PERSON))
        person.do("hand-over")
        return hint(person, *totals)

    assert advised(7711, 7655, 7599) == advised(4400, 4300, 4200)
    assert "\N{MINUS SIGN}1.3" in advised(7711, 7655, 7599)
    assert "Your expected final score is not shown" in advised(7711, 7655, 7599)


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_a_hint_tells_totals_to_who_sees_the_own_tiles(other: str) -> None:
    person = at_table(played_to(lambda match: holds_hidden(match, 0), PERSON, other))
    person.do("hand-over")
    if other == PERSON:
        person.do("uncover")
    said = hint(person, 7700, 6600, 5500)
    assert [said.count(f": {points} points, ") for points in (77, 66, 55)] == [3, 2, 2], (
        "names, the line below, read out"
    )
    assert "Your expected final score is not shown" not in said
    if other == PERSON:
        person.do("uncover")
        assert "77 points" not in person.do("hint")["html"]


@pytest.mark.rule("H8.1")
@pytest.mark.rule("H8.2")
def test_total_sets_and_gains_agree_with_what_is_uncovered() -> None:
    def pairs(state: State) -> list[int]:
        return [space for space in in_reach(state) if state.board[space] in state.seats[0].hidden]

    match = played_to(
        lambda match: match.turn == 0 and match.state.phase == TILE and bool(pairs(match.state)),
        *(PERSON, PERSON),
        seed="4",
    )
    person = at_table(match)
    person.do("hand-over")
    space = pairs(match.state)[0]
    known, own = (match.game.observe(match.state, seat) for seat in (SPECTATOR, 0))
    person.do("choose", space=space)
    told = [(told_gain(person, space), told_total(person))]
    person.do("uncover")
    told.append((told_gain(person, space), told_total(person)))
    assert told == [(next_points(view, view.seats[0], view.board[space]), total(view)[0]) for view in (known, own)]
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]


def total(state: State) -> list[int]:
    """Return the points of every seat, as far as a view tells them."""
    return [items["total"] for items in score(state)]


def told_total(person: Person) -> int:
    """Return the total on the first player's card."""
    found = re.search(r'class="player-total">(\d+) points?<', sets_of(person, 0))
    assert found
    return int(found[1])


def told_gain(person: Person, space: int) -> int:
    """Return what a chosen tile brings by its space on the board, which is the same as in the panel and as read out."""
    html = person.reply["html"]
    on_board = re.search(rf'id="space-{space}".*?tile-gain"[^>]*>\+?(\d+)<', html)
    in_panel = re.search(r'class="gains-total"><b>\+?(\d+)<', html)
    assert on_board
    assert in_panel
    assert on_board[1] == in_panel[1]
    return int(on_board[1])


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
    said = person.do("confirm")["announce"]
    assert "A hidden tile was drawn." in said
    assert (tile in said.lower()) == (other != PERSON)


def drew(match: Match) -> bool:
    """Say whether the last event drew a hidden tile."""
    before, after = match.states[match.at - 1 : match.at + 1]
    return len(after.seats[0].hidden) > len(before.seats[0].hidden)
