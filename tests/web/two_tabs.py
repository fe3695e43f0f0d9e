"""Test helpers: tabs that share one storage.

They behave like ``web/browser/persistence/storage.js`` and the queue of ``web/browser/main.js``.
"""

from dataclasses import replace
from typing import Any, Final

from hofgarten.registry import GAMES
from tests.web.harness import START, respond
from tests.web.open_page import WithPage
from web.app.model.game_api.game_page import move_input_of
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch, new_match, play
from web.app.model.match.serialize import from_text as match_from, to_text

ID: Final = "shared"
KEY_OF: Final = PREFIX + ID


class Browser:
    """A storage and the tabs that share it."""

    def __init__(self, **kept: str) -> None:
        """Create the storage with these keys."""
        self.storage = dict(kept)
        self.tabs: list[Tab] = []
        self.room: int | None = None
        """The storage limit in characters; None for no limit."""
        self.forbidden = False

    def open(self, place: str = "") -> "Tab":
        """Open a new tab."""
        tab = Tab(self, place)
        self.tabs.append(tab)
        return tab

    def write(self, tab: "Tab | None", key: str, text: str | None) -> None:
        """Write or remove a key, and queue the event for all other tabs."""
        if self.storage.get(key) == text:
            return
        if text is None:
            del self.storage[key]
        else:
            self.storage[key] = text
        for other in self.tabs:
            if other is not tab:
                other.events.append(key)

    def fits(self, key: str, text: str | None) -> bool:
        """Return True if the text fits into the storage."""
        rest = sum(len(other) for name, other in self.storage.items() if name != key)
        return self.room is None or text is None or rest + len(text) <= self.room

    def clear(self) -> None:
        """Remove all keys without storage events, as the browser's own tools do."""
        self.storage.clear()


class Tab(WithPage):
    """A tab with its own model and its pending storage events."""

    def __init__(self, browser: Browser, place: str, **start: Any) -> None:
        """Open the page. ``start`` overrides fields of the first action."""
        self.browser = browser
        self.events: list[str] = []
        self.now = 1
        self._failing: set[str] = set()
        self.act({**START, "storage": browser.storage, "place": place, "entropy": str(len(browser.tabs)), **start})
        self._keep()

    def do(self, name: str, /, **parts: Any) -> None:
        """Send an action. The outcome of its writes is processed first."""
        self.now += 1
        self.act({"do": name, "now": self.now, **parts})
        self._keep()

    def act(self, action: dict[str, Any]) -> None:
        """Replace the model and the reply by those after an action."""
        self.model, self.reply, _ = respond(None if action["do"] == "start" else self.model, action)

    def hear(self, count: int | None = None) -> None:
        """Process the first ``count`` pending storage events, or all of them."""
        for _ in range(len(self.events) if count is None else min(count, len(self.events))):
            key = self.events.pop(0)
            self.do("storage-changed", key=key, text=self.browser.storage.get(key))

    def _keep(self) -> None:
        """Write the reply's changes, as ``save`` in ``web/browser/persistence/storage.js`` does."""
        reply, storage = self.reply, self.browser.storage
        told, unwritten, failed = list[dict[str, Any]](), dict[str, str | None](), bool(self._failing)
        cleared = not any(key.startswith("hofgarten/") for key in storage)
        if due := reply.get("save", {}):
            self._failing &= due.keys()
        for key, text in due.items():
            there = reply["base"].get(key) if self.browser.forbidden else storage.get(key)
            if self.browser.forbidden or (there == reply["base"].get(key) and not self.browser.fits(key, text)):
                self._failing.add(key)
                unwritten[key] = there
            elif there not in {text, reply["base"].get(key)}:
                conflict = {"do": "storage-conflict", "key": key, "text": there, "base": reply["base"].get(key)}
                told.append({**conflict, "cleared": cleared})
                self._failing.discard(key)
            else:
                self.browser.write(self, key, text)
                self._failing.discard(key)
        if unwritten:
            reason = "forbidden" if self.browser.forbidden else "full"
            told.append({"do": "storage-failed", "reason": reason, "there": unwritten})
        if failed and not self._failing:
            told.append({"do": "storage-works"})
        for action in told:
            self.do(action.pop("do"), **action)

    def move(self, number: int = 0) -> str:
        """Play a legal move and return its event, or an empty string if this tab may not move now.

        A person's move is selected as a whole, after the one before has been shown. A bot's move is sent as its answer.
        """
        match, showing = self.match, self.page.bot_move
        if match.over:
            return ""
        event: str = match.game.write_event(list(match.game.moves(match.state))[number])
        if match.bot(match.turn) is not None:
            if showing is None:
                return ""
            self.do("answer", number=showing.number, event=event)
            self.do("show-next")
            self.do("show-next")
            return event
        if showing is not None:
            self.do("show-next")
        if not self.page.may_choose:
            return ""
        chosen = move_input_of(match.record.game).selection_of(self.page.selection, event)
        self.model = replace(self.model, page=self.page._replace(selection=chosen))
        self.do("confirm")
        return event


def a_match(turns: int = 2, *, bots: int = 0, seed: str = "7") -> PlayedMatch[Any]:
    """Return a match of two. The second seat may be a bot."""
    players = [{"name": "Ada"}, {"name": "Ben", **({"bot": "random"} if bots else {})}]
    match = new_match(ID, GAMES["zen-garden"], {"boards": [1]}, players, seed)
    for _ in range(turns):
        match = play(match, match.game.write_event(next(match.game.moves(match.state))))
    return match


def shared(match: PlayedMatch[Any] | None = None) -> tuple[Browser, Tab, Tab]:
    """Return a browser with one match open in two tabs."""
    match = match or a_match()
    browser, place = Browser(**{PREFIX + match.id: to_text(match)}), f"#match/{match.id}"
    return browser, browser.open(place), browser.open(place)


def kept(browser: Browser, identity: str = ID) -> PlayedMatch[Any]:
    """Return a stored match."""
    return match_from(identity, browser.storage[PREFIX + identity])


def line(match: PlayedMatch[Any]) -> tuple[str, ...]:
    """Return the match's events up to its current position."""
    return match.record.events[: match.at]
