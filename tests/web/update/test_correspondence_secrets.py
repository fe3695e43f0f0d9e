"""Correspondence: a device does not show information that is hidden from its player."""

from dataclasses import replace
from typing import Any

import pytest

from hofgarten.record import redact, write_record
from hofgarten.rng import Rng
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import more_games
from tests.kit.golden_matches import finished, storage
from tests.web.turn_links import Device
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text

HIDING = "hanging-gardens"


def hidden_pair(at: int, seat: int) -> tuple[Match, Match]:
    """Return a correspondence match in which another player has drawn a hidden tile, and the same with another tile."""
    played = finished(HIDING, "waited-for-six", identity="f" * 16)
    setup = played.record.setup
    tiles = list(setup["tiles"])
    stack = len(played.states[21].stack)
    here, there = len(tiles) - stack, tiles.index("gate", -stack)
    tiles[here], tiles[there] = tiles[there], tiles[here]
    first = replace(played.record, events=played.record.events[:at], extra={"seed": "1"})
    second = replace(first, setup={**setup, "tiles": tiles})
    link = Correspondence(seat, seen=max(at - 6, 0))
    one, other = (from_text(played.id, write_record(record)) for record in (first, second))
    return replace(one, venue=link), replace(other, venue=link)


def everything_shown(match: Match) -> list[str]:
    """Return everything that the page shows and announces about a match."""
    device = Device(f"#match/{match.id}", storage(match))
    actions: list[dict[str, Any]] = [{"do": "read", "part": part} for part in ("moves", "score", "turn", "choices")]
    actions += [{"do": "show-garden", "seat": 1}, {"do": "uncover"}, {"do": "dialog", "name": "hg-tiles"}]
    actions += [{"do": "close"}, {"do": "turn-news", "show": True}, {"do": "replay-step", "to": "last"}]
    replies = [device.reply, *map(device.act, actions)]
    return [str(reply.get(part)) for reply in replies for part in ("html", "announce")]


@pytest.mark.parametrize("at", [22, 24, 27, 29])
def test_a_device_shows_no_information_hidden_from_its_player(at: int) -> None:
    one, other = hidden_pair(at, seat=0)
    assert one.state.seats[1].hidden != other.state.seats[1].hidden
    assert everything_shown(one) == everything_shown(other)


def test_a_device_shows_its_player_their_own_hidden_tiles_without_hand_over() -> None:
    one, other = hidden_pair(24, seat=1)
    assert everything_shown(one) != everything_shown(other)
    assert not Device(f"#match/{one.id}", storage(one)).page.selection.needs_handover


@pytest.mark.parametrize("at", [5, 11, 17])
def test_a_device_shows_no_hand_of_another_player(at: int) -> None:
    with more_games(FLOWER_BED):
        played = finished(FLOWER_BED.name, identity="f" * 16)
        one = replace(played, record=replace(played.record, events=played.record.events[:at], extra={"seed": "1"}))
        record = redact(one.record, played.states[: at + 1], 0, Rng.of("other hands"))
        records = (one.record, replace(record, extra={"seed": "1"}))
        matches = [from_text(played.id, write_record(each)) for each in records]
        one, other = (replace(match, venue=Correspondence(0)) for match in matches)
        assert one.turn == 1
        assert one.state.hands[1] != other.state.hands[1]
        assert everything_shown(one) == everything_shown(other)
