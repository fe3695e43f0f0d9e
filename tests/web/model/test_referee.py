"""Tests for the referee of a room, without devices: what a wish changes, and that a late one changes nothing."""

from dataclasses import replace

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.match.match import new_match, play
from web.app.model.match.room import Host
from web.app.model.room.messages import Ask, GuestMessage, Wish
from web.app.model.room.referee import Table, Undo, hear

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
    assert heard.number == NUMBER + 1, "the same wish for this state is granted"
    again = hear(heard, "label", message)
    assert again == heard, "a doubled wish is granted once"


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_for_another_state_of_the_match_is_not_shown(game: str) -> None:
    table = a_table(game)
    choice = (("event", "any"),)
    for number in (NUMBER - 1, NUMBER, NUMBER + 1):
        heard = hear(table, "label", GuestMessage(GUEST, number, 1, choice=choice))
        assert heard.choice == (choice if number == NUMBER else ())
