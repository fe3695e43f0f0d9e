"""Test harness: sends actions as the page does, and records the replies."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from html import unescape
from typing import Any, Final, cast

from hofgarten.registry import GAMES
from tests.web.open_page import WithPage
from web.app import program
from web.app.model.action import Action, InvalidAction, bind
from web.app.model.match.bot_protocol import answers
from web.app.model.match.match import PlayedMatch, play
from web.app.model.messages import BotRequest
from web.app.model.model import Model
from web.app.update.update import declarations
from web.app.view.chunks import NO_CHUNKS, Chunks
from web.build.minify import game_folders, game_sprite, game_style, shared_sprite, shared_style

START = {"do": "start", "storage": {}, "languages": ["en"], "place": "", "fields": {}, "entropy": "00", "now": 1}


_NUMBER: Final = re.compile(r"<(\d+)>")
_ELEMENT: Final = re.compile(r"<([\w-]+)[^>]*>.*</\1>", re.DOTALL)

_DECLARATIONS: Final = tuple(declarations())

ACTIONS: Final = frozenset(name for name, _ in _DECLARATIONS) - {"start"}
"""The names of all actions but the first."""


def is_declared(action: Action) -> bool:
    """Return True if the action has the declared fields."""
    for name, declaration in _DECLARATIONS:
        if name == action["do"]:
            with suppress(InvalidAction):
                bind(declaration, action)
                return True
    return False


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """Return the final answer of the bot worker to a request."""
    *_, last = answers(cast("BotRequest", question))
    return {**last}


def unfold(html: str, chunks: Mapping[str, str]) -> str:
    """Return the whole HTML of a page; ``chunks`` has the HTML of each chunk by its number."""
    return _NUMBER.sub(lambda found: unfold(chunks[found[1]], chunks), html)


def respond(model: Model | None, action: Action, chunks: Chunks = NO_CHUNKS) -> tuple[Model, dict[str, Any], Chunks]:
    """Do what ``program.respond`` does, and return the reply as JSON, its page in one piece.

    The browser has the chunks of the page before, and no others.
    """
    after, reply, later = program.respond(model, action, chunks)
    return after, in_one_piece(cast("dict[str, Any]", reply), chunks), later


def in_one_piece(reply: Mapping[str, Any], chunks: Chunks) -> dict[str, Any]:
    """Return a reply with its page in one piece; ``chunks`` are those that the browser had before."""
    assert all(_ELEMENT.fullmatch(text) for text in reply["chunks"].values())
    before = {str(number): html for html, number in chunks.numbers.items()}
    return {**reply, "html": unfold(reply["html"], {**before, **reply["chunks"]})}


def actions_in(html: str) -> list[dict[str, Any]]:
    """Return the actions that the elements of a page send: clicked, dragged, dropped on, pointed at, cancelled."""
    return [action for tag in re.findall("<[a-z][^>]*>", html) for action in actions_of(tag).values()]


def actions_of(tag: str) -> dict[str, dict[str, Any]]:
    """Return the actions of an element by its attributes, as ``web/browser/events.js`` reads them."""
    named = {
        name: json.loads(unescape(text))
        for name, _, text in re.findall(r"""(data-(?:do|drag|point|cancel))=(["'])(\{.*?)\2""", tag)
    }
    own = named.get("data-do", {})
    if "data-point" in named:
        named["data-point"] = own | named["data-point"]
    return named | ({"data-drop": own | {"dropped": True}} if re.search(r"data-drop[ >]", tag) else {})


@cache
def drawn(games: tuple[str, ...]) -> Mapping[str, frozenset[str]]:
    """Return the symbols and, with a dot, the classes in the files of each game; ``""`` are the shared files."""
    files = {"": shared_style() + shared_sprite()} | {
        game: game_style(folder) + game_sprite(folder) for game, folder in game_folders().items() if game in games
    }
    return {game: frozenset(re.findall(r'(?<=id=")[\w-]+|\.(?!is-)[a-z][\w-]*', text)) for game, text in files.items()}


@cache
def styled_symbols() -> frozenset[str]:
    """Return the symbols with parts that style sheets colour or hide: no image shows them rightly."""
    text = shared_sprite() + "".join(map(game_sprite, game_folders().values()))
    symbols = re.findall(r'<symbol id="([\w-]+)"(.*?)</symbol>', text, re.DOTALL)
    return frozenset(name for name, content in symbols if re.search("currentColor|class=", content))


def undrawn(reply: dict[str, Any]) -> set[str]:
    """Return the symbols and classes of a page that only the files of other games define, or styles do not reach."""
    classes = {f".{name}" for names in re.findall(r'class="([^"]*)"', reply["html"]) for name in names.split()}
    symbols = set(re.findall(r'(?:href="#|data-symbol="|url\(#)([\w-]+)', re.sub(r"<a [^>]*>", "", reply["html"])))
    files = drawn(tuple(GAMES))
    there = files[""].union(
        *(files[game] for game in reply["games"]), re.findall(r'<symbol id="([^"]*)"', reply["html"])
    )
    images = set(re.findall(r'data-symbol="([\w-]+)', reply["html"]))
    return symbols - there | images & styled_symbols() | classes & frozenset().union(*files.values()) - there


class Person(WithPage):
    """A user of the page. Holds the model between two actions."""

    def __init__(self, **start: Any) -> None:
        """Open the page. ``start`` overrides fields of the first action."""
        self.now = 1
        self.storage: dict[str, str] = dict(start.get("storage", {}))
        self.replies: list[dict[str, Any]] = []
        self.chunks = NO_CHUNKS
        self._act(None, {**START, **start})

    def do(self, name: str, /, **parts: Any) -> dict[str, Any]:
        """Send an action, apply its writes to the storage, and return the reply."""
        self.now += 1
        self._act(self.model, {"do": name, "now": self.now, **parts})
        for key, text in self.reply.get("save", {}).items():
            if text is None:
                self.storage.pop(key, None)
            else:
                self.storage[key] = text
        return self.reply

    def _act(self, model: Model | None, action: dict[str, Any]) -> None:
        self.model, self.reply, self.chunks = respond(model, action, self.chunks)
        assert undrawn(self.reply) == set()
        self.replies.append(self.reply)

    def start_match(self, **fields: str) -> None:
        """Start a match with these form fields. The defaults are two persons on level 1."""
        people = {f"kind-{seat}": "person" for seat in range(4)}
        usual = {"players": "2", "level": "1", "seed": "7"} | people
        self.do("play", fields=usual | fields)

    def build(self, slot: int, column: int, row: int) -> dict[str, Any]:
        """Take a tile, place it and confirm."""
        self.do("take", slot=slot)
        self.do("put", column=column, row=row)
        return self.do("confirm")

    def build_anything(self) -> dict[str, Any]:
        """Play the first legal move through the page's actions."""
        move = next(self.match.game.moves(self.match.state))
        return self.build(move.slot, move.cell % 4, move.cell // 4)

    def let_computers_play(self) -> None:
        """Answer bot requests until a person is to move or the match is over."""
        while self.page.bot_move:
            self.let_bot_go_on()

    def let_bot_go_on(self) -> None:
        """Answer the request of the bot that is to move, or show what follows its move."""
        showing = self.page.bot_move
        assert showing is not None
        if showing.stage == "thinking":
            ask = next(reply["bot_request"] for reply in reversed(self.replies) if reply.get("bot_request"))
            action = answer(ask)
            self.do(action.pop("do"), **action)
        else:
            self.do("show-next", at=showing.at)

    def play_to_the_end(self) -> None:
        """Play first legal moves to the end, for bots too. The page is rendered again in the last round only."""
        self.let_computers_play()
        self.change_page(match=_in_last_round(self.match))
        while not self.match.over:
            self.build_anything()
            self.let_computers_play()


def _in_last_round(match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Play on until a person is to move and no seat has more than one turn left."""
    game = match.game
    while not match.over and (match.bot(match.turn) or any(left > 1 for left in _turns_left(match))):
        match = play(match, game.write_event(next(game.moves(match.state))))
    return match


def _turns_left(match: PlayedMatch[Any]) -> list[int]:
    return [match.game.turns_left(match.state, seat) for seat in match.game.seats(match.state)]


def reopened(person: Person, place: str = "") -> Person:
    """Reopen the page with the storage of an earlier visit."""
    return Person(storage=person.storage, place=place)
