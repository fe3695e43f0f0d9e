"""A person at the table, for tests: sends actions as the page would, and keeps what came of them."""

from dataclasses import replace
from typing import Any

from web.app.model.match.bot_protocol import answers
from web.app.model.match.match import Match, play
from web.app.program import respond

START = {"do": "start", "storage": {}, "languages": ["en"], "place": "", "fields": {}, "entropy": "00", "now": 1}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Return the final answer to a question for the opponents' worker."""
    *_, last = answers(question)
    return last


class Person:
    """Holds the table between two actions."""

    def __init__(self, **start: Any) -> None:  # noqa: ANN401 - whatever the page may send
        """Open the page; ``start`` changes the first action."""
        self.now = 1
        self.storage: dict[str, str] = dict(start.get("storage", {}))
        self.model, self.reply = respond(None, {**START, **start})
        self.replies = [self.reply]

    def do(self, name: str, /, **parts: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever the page may send
        """Send an action and return the reply; what is to be kept is kept."""
        self.now += 1
        self.model, self.reply = respond(self.model, {"do": name, "now": self.now, **parts})
        self.replies.append(self.reply)
        for key, text in self.reply.get("save", {}).items():
            if text is None:
                self.storage.pop(key, None)
            else:
                self.storage[key] = text
        return self.reply

    def start_match(self, **fields: str) -> None:
        """Start a match with these fields of the form, two people on level 1 if they say nothing else."""
        usual = {"players": "2", "kind-0": "person", "kind-1": "person", "level": "1", "seed": "7"}
        self.do("play", fields=usual | fields)

    @property
    def match(self) -> Match:
        """The match on the table."""
        assert self.model.match is not None
        return self.model.match

    def build(self, slot: int, column: int, row: int) -> dict[str, Any]:
        """Take a tile, put it somewhere and confirm."""
        self.do("take", slot=slot)
        self.do("put", column=column, row=row)
        return self.do("confirm")

    def build_anything(self) -> dict[str, Any]:
        """Play the first legal move, through the page's actions."""
        move = next(self.match.game.moves(self.match.state))
        return self.build(move.slot, move.cell % 4, move.cell // 4)

    def let_computers_play(self) -> None:
        """Answer for the opponents and go on until a person is to move or the match is over."""
        while showing := self.model.bot_move:
            if showing.stage == "thinking":
                ask = next(reply["bot_request"] for reply in reversed(self.replies) if reply.get("bot_request"))
                action = answer(ask)
                self.do(action.pop("do"), **action)
            else:
                self.do("show-next", at=showing.at)

    def play_to_the_end(self) -> None:
        """Play the first legal move on and on, for computers too; the page is shown again in the last round only."""
        self.let_computers_play()
        self.model = replace(self.model, match=_in_last_round(self.match))
        while not self.match.over:
            self.build_anything()
            self.let_computers_play()


def _in_last_round(match: Match) -> Match:
    """Return a match played on until a person is to move and nobody has more than one turn left."""
    game = match.game
    while not match.over and (match.bot(match.turn) or any(left > 1 for left in _turns_left(match))):
        match = play(match, game.write_event(next(game.moves(match.state))))
    return match


def _turns_left(match: Match) -> list[int]:
    return [match.game.turns_left(match.state, seat) for seat in match.game.seats(match.state)]


def reopened(person: Person, place: str = "") -> Person:
    """Return a person who opens the page with what another has kept."""
    return Person(storage=person.storage, place=place)
