"""The rest of both piles, the owners of each tile, and the sets of all players, as a referee counts them."""

import json
import re
from collections import Counter
from html import unescape
from typing import Any

import pytest

from hofgarten.record import write_record
from tests.kit.hanging_gardens_referee import Referee, series_points
from tests.web.games.hanging_gardens.playing import open_match
from tests.web.games.hanging_gardens.test_own_hidden import cells, prepared
from web.app.games.hanging_gardens.view import move_text as say
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words

ENGLISH = Words("en", "hanging-gardens")
LATE = "hidden-draw"
"""Ben has drawn a hidden queen after 99 events."""
KINDS = ("queen", "king", "tiger", "garden", "statue", "chalice", "gate", "guard")


def referee_of(match: PlayedMatch[Any]) -> Referee:
    """Return a referee that has followed a match so far."""
    referee = Referee(json.loads(write_record(match.record)))
    for event in match.record.events[: match.at]:
        referee.play(event)
    return referee


def names_in(html: str, label: str) -> list[str]:
    """Return the names for screen readers in the list with a label."""
    part = html.partition(f'aria-label="{label}"')[2].partition("</ul>")[0]
    return [unescape(name) for name in re.findall(r'<span class="visually-hidden">([^<]*)</span>', part)]


@pytest.mark.parametrize("people", [{0, 1}, {1}], ids=["shared", "alone"])
def test_piles_and_tiles_show_the_rest_and_their_owners(people: set[int]) -> None:
    match = prepared(LATE, 100, people)
    person, referee = open_match(match), referee_of(match)
    html = person.reply["html"]
    assert referee.hidden == [[], ["queen"]]
    known = [referee.open[0], referee.open[1] if len(people) > 1 else referee.tiles_of(1)]
    assert f"{ENGLISH('hg.cards_left')}: {ENGLISH.count('hg.cards', len(referee.deck))}" in html
    assert f"{ENGLISH('hg.stack')}: {ENGLISH.count('hg.tiles', len(referee.stack))}" in html
    cards = names_in(person.do("dialog", name="cards")["html"], ENGLISH("hg.cards_left"))
    assert Counter(cards) == Counter(say.motifs_of(ENGLISH, code) for code in referee.deck)
    unseen = Counter(referee.stack + (referee.hidden[1] if len(people) > 1 else []))
    dialog = person.do("dialog", name="tiles")["html"]
    for kind in KINDS:
        _, left, *counts = cells(dialog, ENGLISH.of("item", kind))
        assert left.startswith(f"{unseen[kind]}/")
        assert counts == [str(tiles.count(kind)) for tiles in known]
    for space, tile in referee.board.items():
        assert tile is not None
        shares = ", ".join(f"{match.player(seat)}: {known[seat].count(tile)}" for seat in range(referee.players))
        name = re.search(rf'id="space-{space - 1}"[^>]*><span class="visually-hidden">([^<]*)</span>', html)
        assert name
        assert name[1].startswith(f"{ENGLISH.of('item', tile)}, ")
        assert name[1].endswith(f". {shares}.")


def test_each_player_has_sets_with_their_points_and_the_last_moves() -> None:
    match = prepared(LATE, 102, {0, 1})
    referee, html = referee_of(match), open_match(match).reply["html"]
    for seat, part in enumerate(html.split('class="sets"')[1:]):
        expected = [
            ENGLISH(
                "hg.set",
                tile=ENGLISH.of("item", kind),
                tiles=ENGLISH.count("hg.tiles", number),
                points=ENGLISH.count("hg.points", series_points(referee.values[kind], number)),
            )
            for kind, number in Counter(referee.open[seat]).items()
            if kind in referee.values
        ]
        assert expected
        assert {*expected} <= {*names_in(part, ENGLISH("hg.sets"))}
        last = max(at for at in range(match.at) if match.game.to_move(match.states[at]) == seat)
        turn = [at for at in range(match.at) if match.states[at].turn_number == match.states[last].turn_number]
        for at in turn:
            told = say.describe(ENGLISH, match.states[at], match.record.events[at]).sentence
            assert ENGLISH.sentences([told]) in unescape(part)
