"""Widgets for Jupyter: play a match, or look back at one, in the interface of the page.

The page's Python runs in the kernel. The browser shows it in a frame without access to the notebook.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from secrets import token_hex
from typing import Final
from urllib.parse import urlencode

import anywidget
import traitlets

from hofgarten.game import Json
from hofgarten.match import AnyMatch, Match, check_count
from hofgarten.notebook.source import assets, frame
from hofgarten.record import write_record
from hofgarten.registry import GAMES
from hofgarten.strict_json import parse
from web.app.model.links.share_link import place_to
from web.app.model.match.bot_protocol import answers
from web.app.model.match.serialize import from_text
from web.app.model.new_match_form import OPPONENTS
from web.app.program import Visit, answer
from web.app.texts import Words

HEIGHT: Final = 640
"""The height of a widget in CSS pixels until its content is known."""


LINK: Final = re.compile(r' target="_blank" rel="noopener" href="\./#[^"]*"')
"""The attributes of a link from an embedded page to the page."""


class Board(anywidget.AnyWidget):
    """A match in a notebook. ``play`` and ``replay`` make one."""

    _esm = assets()["widget"]

    frame = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    height = traitlets.Int(HEIGHT).tag(sync=True)

    def __init__(self, game: str, query: Mapping[str, str], place: str = "") -> None:
        """Create a widget of one game. ``query`` and ``place`` are those of an embedded page (docs/embed.md)."""
        filled = {
            "style": assets()["style"] + assets()["styles"][game],
            "sprite": assets()["sprite"] + assets()["sprites"][game],
        }
        document = frame()
        for name, text in filled.items():
            document = document.replace(f"{{{{{name}}}}}", text, 1)
        super().__init__(frame=document, title=Words("en").of("game", game))
        self._query, self._place = query, place
        self._visit, self._theme = Visit(), "auto"
        self.on_msg(self._hear)
        self.act({"do": "start", "languages": [], "fields": {}, "now": 0})

    @property
    def match(self) -> AnyMatch | None:
        """The match as far as it has been played or is shown, at first as it was dealt; None if there is no match."""
        page = getattr(self._visit.model, "page", None)
        shown = getattr(page, "match", None)
        if page is None or shown is None:
            return None
        at = page.replay.at if page.replay else shown.at
        record = replace(shown.record, events=shown.record.events[:at], result=None)
        return Match(record, shown.states[at], shown.seed)

    def act(self, action: dict[str, Json], theme: str = "auto") -> dict[str, Json]:
        """Answer an action of the page as its worker does; a failure is reported in the reply."""
        if action.get("do") == "start":
            # A frame that is shown again continues with the same match.
            query = f"?{urlencode({**self._query, 'theme': theme})}"
            action |= {"query": query, "place": self._place, "storage": {}, "entropy": token_hex(16)}
            self._visit, self._theme = Visit(), theme
        if theme != self._theme and self._visit.model is not None:
            # The frame has the notebook's new theme already; replies must not set the old one again.
            model = self._visit.model
            model = replace(model, settings=replace(model.settings, theme=theme))
            self._visit, self._theme = self._visit._replace(model=model), theme
        self._visit, reply = answer(self._visit, action)
        return _without_links(reply)

    def answer(self, question: Json) -> dict[str, Json]:
        """Answer a request to a bot, or for hints or a review, with an action."""
        try:
            *_, last = answers(question)
        except Exception:
            return {"do": "ask-failed", "number": question.get("number")}
        return {**last}

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer a message of the frame; ignore anything else."""
        match content:
            case {"call": "act" | "answer" as call, "number": int(number), "text": str(text), **rest}:
                pass
            case _:
                return
        try:
            value = parse(text)
        except ValueError:
            return
        if isinstance(value, dict):
            reply = self.answer(value) if call == "answer" else self.act(value, str(rest.get("theme")))
            self.send({"number": number, "text": json.dumps(reply)})


def _without_links(reply: Mapping[str, Json]) -> dict[str, Json]:
    """Return a reply whose HTML has no links to the page, which is at no address that a notebook knows."""
    if "html" not in reply:
        return {**reply}
    chunks = {number: LINK.sub("", html) for number, html in reply["chunks"].items()}
    return {**reply, "html": LINK.sub("", reply["html"]), "chunks": chunks}


def play(game: str, opponent: str = "gardener", *, seed: int | str = "", language: str = "en") -> Board:
    """Return a widget in which a person plays a match against a level.

    Args:
        game: A key of ``hofgarten.GAMES``.
        opponent: ``apprentice``, ``gardener``, ``master`` or ``architect``.
        seed: The source of all chance; a random one by default.
        language: ``en``, ``de``, ``nl`` or ``fr``.

    Raises:
        ValueError: There is no such game or level.
    """
    if game not in GAMES or opponent not in OPPONENTS:
        msg = f"choose a game of {', '.join(GAMES)} and a level of {', '.join(OPPONENTS)}"
        raise ValueError(msg)
    # A frame that is shown again deals the same match.
    dealt = str(seed) or token_hex(8)
    return Board(game, {"embed": "play", "game": game, "opponent": opponent, "seed": dealt, "lang": language})


def replay(match: AnyMatch, *, ply: int | None = None, language: str = "en") -> Board:
    """Return a widget that shows a match move by move, beginning after ``ply`` events.

    Raises:
        ValueError: The match has fewer events.
    """
    shown = from_text("notebook", write_record(match.record))
    place = place_to(shown, shown.at if ply is None else check_count("ply", ply, shown.at))
    return Board(match.record.game, {"embed": "replay", "lang": language}, place)
