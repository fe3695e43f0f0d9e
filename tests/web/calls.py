"""Calls of our own Python for the page's replies, counted by file: ``python -m tests.web.calls`` prints them.

A count is the same in each run, unlike a time. Every entry into a function counts, every one into a generator, too.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Final

from hofgarten.registry import GAMES
from tests.kit.golden_matches import storage
from tests.kit.storage_seed import best_move, seeded_match
from tests.web.harness import START
from tests.web.open_page import WithPage
from web.app import program
from web.app.model.game_api.game_page import move_input_of
from web.app.model.links.share_link import place_to
from web.app.model.match.match import PlayedMatch, branch, play
from web.app.model.model import MATCH_PLACE

ROOT: Final = Path(__file__).parents[2]
OURS: Final = tuple(f"{ROOT / folder}/" for folder in ("web/app", "engine"))

Calls = Counter[str]
"""The number of calls of the functions of each file."""


Journey = Callable[[str], Iterator[tuple[str, Calls]]]
"""Yields the kinds of actions in a match of a game, each with the calls for the reply."""


class Counted(WithPage):
    """A user whose replies are counted as ``web/app/workers`` makes them: no HTML is put together or parsed."""

    def __init__(self, match: PlayedMatch[Any]) -> None:
        """Open a saved match."""
        self.visit = program.Visit()
        self.now = 0
        self.do("start", **{**START, "storage": storage(match), "place": f"{MATCH_PLACE}{match.id}"})

    def do(self, name: str, /, **parts: Any) -> Calls:
        """Send an action, and return the calls that the reply takes."""
        self.now += 1
        calls = Calls()

        def count(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and (file := frame.f_code.co_filename).startswith(OURS):
                calls[file.removeprefix(f"{ROOT}/")] += 1

        sys.setprofile(count)
        try:
            self.visit, reply = program.answer(self.visit, {**parts, "do": name, "now": self.now})
        finally:
            sys.setprofile(None)
        assert self.visit.model is not None
        assert "failed" not in reply, reply["failed"]
        self.model, self.reply = self.visit.model, reply
        return calls

    def choose(self, event: str) -> None:
        """Show the selection of a move."""
        selection = move_input_of(self.match.record.game).selection_of(self.page.selection, event)
        self.visit = self.visit._replace(model=replace(self.model, page=self.page._replace(selection=selection)))
        self.do("unhover")


def of_people(game: str) -> Iterator[tuple[str, Calls]]:
    """Yield the calls for each click that confirms a move, in the middle third of a match of two people."""
    return _played(game)


def of_a_bot(game: str) -> Iterator[tuple[str, Calls]]:
    """Yield the calls for each answer of a bot, and for the steps in which its move is shown, from the same third."""
    return _played(game, 1)


def _played(game: str, *bots: int) -> Iterator[tuple[str, Calls]]:
    events = _finished(game).record.events
    user = Counted(branch(_finished(game, *bots), len(events) // 3, "middle", ""))
    while user.match.at < len(events) * 2 // 3:
        match, moving, name = user.match, user.page.bot_move, "confirm"
        if user.page.selection.needs_handover:
            user.do("hand-over")
            continue
        if moving is None:
            user.choose(events[match.at])
            calls = user.do(name)
        elif moving.stage == "thinking":
            name = "answer"
            calls = user.do(name, number=moving.number, event=events[match.at])
        else:
            name = f"show-next, {moving.stage}"
            calls = user.do("show-next", at=moving.at)
        if bool(bots) == (name != "confirm"):
            yield name, calls


def of_a_link(game: str) -> Iterator[tuple[str, Calls]]:
    """Yield the calls for a link to the middle of a match of two people, while another match is open."""
    finished = _finished(game)
    user = Counted(branch(finished, 0, "other", ""))
    yield "go", user.do("go", place=place_to(finished, len(finished.record.events) // 2))


@cache
def _finished(game: str, *bots: int) -> PlayedMatch[Any]:
    """Return a match in which all seats choose the best move by prior value; some of them are bots."""
    match = seeded_match(game, GAMES[game].variants()[-1], bots=dict.fromkeys(bots, "apprentice"))
    while not match.over:
        match = play(match, match.game.write_event(best_move(match)))
    return match


JOURNEYS: Final[tuple[Journey, ...]] = (of_people, of_a_link, of_a_bot)


def usual(game: str, journeys: Iterable[Journey] = JOURNEYS) -> Mapping[str, Calls]:
    """Return the calls for the usual reply, the median, to each kind of action."""
    seen: dict[str, list[Calls]] = {}
    for journey in journeys:
        for name, calls in journey(game):
            seen.setdefault(name, []).append(calls)
    return {name: sorted(each, key=Calls.total)[len(each) // 2] for name, each in seen.items()}


def main() -> None:
    """Print the usual number of calls for each kind of action, with the files that have most of them."""
    for game in GAMES:
        for name, calls in usual(game).items():
            print(f"{game}, {name}: {calls.total():,} calls in {len(calls)} files")
            for file, number in calls.most_common(12):
                print(f"    {number:5,} {file}")


if __name__ == "__main__":
    main()
