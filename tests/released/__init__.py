"""Samples of everything that a version writes and later versions must read: ``python -m tests.released``.

The command writes ``<version>.json`` here before a release. Samples of a released version never change.
"""

from pathlib import Path
from typing import Final, TypedDict

from hofgarten import SPECTATOR, new_game, replay_record, write_record
from hofgarten.game import CHANCE
from hofgarten.registry import GAMES
from tests.web.turn_links import Device
from web.app.model.links.share_link import place_to

FOLDER: Final = Path(__file__).parent

PLAYERS: Final = (2, 3, 4)


class Samples(TypedDict):
    """The texts that a version has written."""

    records: list[str]
    """Records: for each game one finished match of each number of players."""
    positions: list[str]
    """Positions with all hidden parts, and views of a seat and of a spectator."""
    share: list[str]
    """Share links, a place in the page: one for each game."""
    turn: list[str]
    """Turn links after Ada's first turn, in the order of ``storage``: one for each game."""
    storage: list[dict[str, str]]
    """For each game the browser's storage of Ada, who has sent the turn link and then begun a match against bots."""


def samples() -> Samples:
    """Return samples of this version."""
    made: Samples = {"records": [], "positions": [], "share": [], "turn": [], "storage": []}
    for game in GAMES:
        for players in PLAYERS:
            match = new_game(game, players=players, seed=f"released {players}")
            while not match.is_over:
                match = match.play(match.choose("random"))
            made["records"].append(write_record(match.record))
            states = list(replay_record(match.record))
            middle = next(one for one in states[len(states) // 2 :] if match.game.to_move(one) != CHANCE)
            views = (middle, match.game.observe(middle, 0), match.game.observe(middle, SPECTATOR))
            made["positions"] += map(match.game.write_position, (states[0], *views, states[-1]))
        ada = Device.beginning(game, 2)
        ada.play_turn()
        made["turn"].append(ada.link())
        made["share"].append(place_to(ada.match, 0))
        ada.do("go", place="")
        ada.start_match(game=game, **{"name-0": "Ada", "kind-1": "apprentice"})
        ada.answer_for_computers()
        ada.play()
        made["storage"].append(ada.storage)
    return made
