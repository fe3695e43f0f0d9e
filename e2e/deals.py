"""The matches that pictures of the page show: how far each has been played, by whom, and on how many devices."""

from dataclasses import dataclass, replace
from functools import cache

from e2e import saves
from web.match import Match
from web.match import play as play_on
from web.relay import Link
from web.sending import send

END = 10_000
"""More turns than any match has."""
MANY = ("Ada", "Benedikta", "Carl", "Dora")
OPTIONS: dict[str, dict[str, object]] = {"zen-garden": {"boards": [1, 2, 3]}, "hanging-gardens": {}}


@dataclass(frozen=True)
class Deal:
    """A match and how far it has been played; players take the best at once."""

    game: str
    turns: int = END
    names: tuple[str, ...] = saves.PEOPLE
    computer: bool = False
    """Whether the last player is a computer; then it is the first one's turn after it."""
    link: str = ""
    """Whether it is played by link and ``waiting`` for somebody else's turn, or there are ``news`` by such a link."""

    @property
    def identity(self) -> str:
        """Return the match's id."""
        return f"{self.game}-{self.turns}-{len(self.names)}{'-computer' if self.computer else ''}{self.link}"

    def at(self, further: str = "") -> str:
        """Return the match's place in the page."""
        return f"#match/{self.identity}{further}"


@cache
def match_of(deal: Deal) -> Match:
    """Return the match of a deal."""
    last = len(deal.names) - 1
    bots = {last: "greedy"} if deal.computer else {}
    match = saves.begun(deal.game, OPTIONS[deal.game], identity=deal.identity, names=deal.names, bots=bots)
    moved = 0
    while not match.over and (match.at < deal.turns or (deal.computer and (match.turn, moved) != (0, last))):
        moved = match.turn
        match = play_on(match, match.game.write_event(saves.best_move(match)))
    return by_link(match, deal.link) if deal.link else match


def by_link(match: Match, what: str) -> Match:
    """Return a match that is played by link, at this device by who is to move (``news``) or by the next one."""
    seat = match.turn if what == "news" else (match.turn + 1) % len(match.record.players)
    return replace(match, link=Link(seat, heard=match.at - 2 if what == "news" else match.at))


def turn_place(deal: Deal) -> str:
    """Return the link by which a match is handed over that is waiting for somebody else's turn."""
    return send(replace(match_of(deal), id="0123456789abcdef"))
