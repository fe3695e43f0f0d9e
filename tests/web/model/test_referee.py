"""Tests for the referee of a room, without devices: what a wish changes, and that a late one changes nothing."""

from dataclasses import replace

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE
from web.app.model.match.match import new_match, play, undo_target
from web.app.model.match.room import OPEN, Host
from web.app.model.room.messages import Ask, GuestMessage, Wish
from web.app.model.room.referee import Table, Undo, ask_undo, hear

GUEST = "g" * 22
NUMBER = 40


def a_table(game: str) -> Table:
    """Return a table at which the guest has moved and is to move again."""
    people = [{"name": "Ada"}, {"name": "Ben"}]
    match = new_match("x", GAMES[game], GAMES[game].options_from_flags({}), people, "7")
    moved = False
    while not moved or match.turn != 1:
        moved = moved or match.turn == 1
        match = play(match, match.game.write_event(match.game.random_move(match.state, Rng.of("any", match.at))))
    return Table(replace(match, venue=Host("r" * 22, (None, GUEST))), NUMBER)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wish", ["play", "undo", "allow", "refuse"])
def test_a_wish_for_another_state_of_the_match_changes_nothing(game: str, wish: Wish) -> None:
    table = a_table(game)
    if wish in {"allow", "refuse"}:
        table = table._replace(undo=Undo(Ask(0, (1,)), table.match.at - 1))
    event = table.match.game.write_event(table.match.game.random_move(table.match.state, Rng.of("wish")))
    message = GuestMessage(GUEST, NUMBER, 1, wish=wish, event=event, choice=(("event", event),))
    for number in (0, NUMBER - 1, NUMBER + 1):
        heard = hear(table, "label", message._replace(number=number))
        assert heard._replace(peers={}) == table, "it is late, or from a former start of the host"
    heard = hear(table, "label", message)
    granted = wish != "undo" or undo_target(table.match, [1]) is not None
    assert (heard.number == NUMBER + 1) == granted, "the same wish for this state is granted"
    assert granted or game not in COMPLETE, "in a new game each move may reveal something"
    again = hear(heard, "label", message)
    assert again == heard, "a doubled wish is granted once"


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_for_another_state_of_the_match_is_not_shown(game: str) -> None:
    table = a_table(game)
    choice = (("event", "any"),)
    for number in (NUMBER - 1, NUMBER, NUMBER + 1):
        heard = hear(table, "label", GuestMessage(GUEST, number, 1, choice=choice))
        assert heard.choice == (choice if number == NUMBER else ())


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_a_seat_that_the_table_does_not_have_is_given_to_nobody(seat: int) -> None:
    table = a_table("zen-garden")
    table = table._replace(match=replace(table.match, venue=Host("r" * 22, (None, OPEN))))
    assert hear(table, "label", GuestMessage(GUEST, NUMBER, seat, wish="join")).host == table.host


def test_all_who_have_moved_since_are_asked_for_an_undo_and_the_one_to_move() -> None:
    people = [{"name": name} for name in ("Ada", "Ben", "Carl")]
    match = new_match("x", GAMES["zen-garden"], GAMES["zen-garden"].options_from_flags({}), people, "7")
    match = replace(match, venue=Host("r" * 22, (None, "a" * 22, "b" * 22)))
    movers, asked = list[int](), set[int]()
    while not match.over:
        for seat in range(3):
            if undo := ask_undo(Table(match, NUMBER), [seat]).undo:
                assert undo.ask.seats == tuple(sorted({*movers[undo.to :], match.turn} - {seat}))
                asked.add(len(undo.ask.seats))
        movers.append(match.turn)
        match = play(match, match.game.write_event(match.game.random_move(match.state, Rng.of("any", match.at))))
    assert asked == {1, 2}
