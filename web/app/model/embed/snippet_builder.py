"""The snippet builder: the HTML that shows a match, a rule, a puzzle or a bot in another page.

The choice is stored in a place, ``<content>/<language>/<theme>/full``. The content is a rule's number, or one of
``KINDS``. ``<game>/<opponent>`` follows for ``play``, ``<game>/<opponent>/<bot>`` for ``bot``, ``<game>/<id>`` for
``puzzle``, ``[<events>]/<match>`` for ``OF_MATCHES``. A match is an id or ``share/<code>``, a bot an id or
``shared/<code>``. Earlier builds wrote other widths than ``full``, and ``<match>`` alone for ``replay``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args
from urllib.parse import quote
from zlib import crc32

from markupsafe import escape

from hofgarten.game import SPECTATOR, Json
from hofgarten.registry import GAMES
from web.app.model.action import Fields, parse_int
from web.app.model.embed.config import EMBED_POSITION_PLACE, READER
from web.app.model.game_api.game_page import games_with
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import LinkError, decoded, pack, public_part, read_code
from web.app.model.links.share_link import read_share_link
from web.app.model.match.analysis import match_at
from web.app.model.match.match import PlayedMatch
from web.app.model.model import (
    ANALYSIS,
    ANALYSIS_SHARE,
    EMBED_WIDTH,
    NEW_PLACE,
    PUZZLES,
    RULES,
    SHARE_PLACE,
    WORKSHOP,
)
from web.app.model.new_match_form import OPPONENTS
from web.app.model.settings import THEMES
from web.app.model.teaching.rule_book import rule_book
from web.app.model.user_files.user_bots import UserBots
from web.app.model.workshop.bots import bot_of, bots_of
from web.app.model.workshop.share import code_of, unpack
from web.app.model.workshop.workshop import SHARED
from web.app.texts import LANGUAGES, Words

ContentKind: TypeAlias = Literal["rule", "play", "replay", "position", "analysis", "puzzle", "bot"]

KINDS: Final[tuple[ContentKind, ...]] = get_args(ContentKind)
OF_MATCHES: Final[tuple[ContentKind, ...]] = ("replay", "position", "analysis")

HEIGHTS: Final = {"rule": 1400, "puzzle": 1480, "play": 1260, "bot": 860, **dict.fromkeys(OF_MATCHES, 1200)}
"""The height of a plain frame in CSS pixels. In 320 px it suffices for all but some ten rules, of up to 1,911."""

_IN_FRAGMENT: Final = frozenset({"share", "ply", "position", "bot"})
"""The attributes whose content follows the ``#`` of a frame's address."""

HOST: Final = "host"
"""The theme of the page around an element."""

SANDBOX: Final = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
ALLOWED: Final = "clipboard-write; fullscreen"


@cache
def game_of_rule() -> dict[str, str]:
    """Return the game of each rule number."""
    return {rule: game for game in games_with("rulebook") for rule in rule_book(game, LANGUAGES[0]).rules}


@dataclass(frozen=True, slots=True)
class EmbedChoice:
    """The user's choice."""

    kind: ContentKind = "play"
    game: str = next(iter(GAMES))
    opponent: str = OPPONENTS[0]
    item: str = ""
    """A rule, match, puzzle or bot; empty for the last changed match, the puzzle of the day or the first bot."""
    ply: int | None = None
    """For ``OF_MATCHES``: the number of events; None for the usual one."""
    language: str = LANGUAGES[0]
    theme: str = THEMES[0]

    @property
    def subject(self) -> str:
        """The place of the choice, the inverse of ``read``."""
        ply = "" if self.ply is None else str(self.ply)
        what = self.item if self.kind == "rule" else self.kind
        of_kind = {"rule": (), "puzzle": (self.game, self.item), **dict.fromkeys(OF_MATCHES, (ply, self.item))}
        rest = of_kind.get(self.kind, (self.game, self.opponent, self.item))
        return "/".join((what, self.language, self.theme, EMBED_WIDTH, *rest)).rstrip("/")


def read(subject: str, language: str) -> EmbedChoice:
    """Return the choice in a place; unknown values get their defaults, in the language of the page."""
    what, spoken, theme, _, *rest = [*subject.split("/"), "", "", ""]
    usual: ContentKind = "rule" if what in game_of_rule() else "play"
    kind = next((kind for kind in KINDS if kind == what and kind != "rule"), usual)
    game = next(iter(games_with("puzzles"))) if kind == "puzzle" else next(iter(GAMES))
    choice = fill_in(EmbedChoice(kind, game, language=language), {"language": spoken, "theme": theme})
    first, _, others = (path := "/".join(rest).rstrip("/")).partition("/")
    match kind:
        case "rule":
            return replace(choice, item=what)
        case "replay" | "position" | "analysis":
            begins = not first or parse_int(first) is not None
            return replace(choice, item=others if begins else path, ply=parse_int(first))
        case "puzzle":
            known = re.fullmatch(r"[0-9a-f-]{1,16}", others)
            return replace(fill_in(choice, {"game": first}), item=others if known else "")
        case _:
            opponent, _, item = others.partition("/")
            return replace(fill_in(choice, {"game": first, "opponent": opponent}), item=item)


def fill_in(choice: EmbedChoice, fields: Fields) -> EmbedChoice:
    """Return the choice with the values of the page's fields; invalid values change nothing.

    Another game has other puzzles: its puzzle of the day is chosen.
    """
    offered = {
        "kind": OF_MATCHES if choice.kind in OF_MATCHES else (),
        "game": games_with("puzzles") if choice.kind == "puzzle" else tuple(GAMES),
        "opponent": (*OPPONENTS, READER) if choice.kind == "bot" else OPPONENTS,
        "language": LANGUAGES,
        "theme": (*THEMES, HOST),
    }
    known: dict[str, Json] = {name: fields[name] for name, values in offered.items() if fields.get(name) in values}
    if choice.kind == "puzzle" and known.get("game", choice.game) != choice.game:
        known["item"] = ""
    return replace(choice, **known)


def link_choice(text: str, choice: EmbedChoice) -> EmbedChoice | None:
    """Return the choice of what a link leads to, which is untrusted text; None if that cannot be embedded."""
    match decoded(text.strip()).partition("#")[2].split("/"):
        case ["match", identity, *_]:
            found = replace(choice, kind="replay", item=identity, ply=None)
        case ["share", code, *at]:
            found = replace(choice, kind="replay", item=f"{ANALYSIS_SHARE}{code}", ply=parse_int("".join(at[:1])))
        case ["analysis", "match" | "share" as kind, code, *at]:
            item = code if kind == "match" else f"{ANALYSIS_SHARE}{code}"
            found = replace(choice, kind="analysis", item=item, ply=parse_int("".join(at[:1])))
        case ["puzzles", game, *puzzle] if game in games_with("puzzles"):
            found = replace(choice, kind="puzzle", game=game, item="".join(puzzle[:1]))
        case ["rules", _, rule] if rule in game_of_rule():
            found = replace(choice, kind="rule", item=rule)
        case ["workshop", *bot] if bot:
            found = replace(choice, kind="bot", item="/".join(bot))
        case ["new", game] if game in GAMES:
            found = replace(choice, kind="play", game=game)
        case _:
            return None
    return read(found.subject, choice.language)


class Snippet(NamedTuple):
    """A choice with its content."""

    choice: EmbedChoice
    game: str
    content: Mapping[str, str | None]
    """The attributes of the element that name the content."""
    place: str
    """The content's place in the page itself."""

    @property
    def query(self) -> str:
        """The address after the page's own, with the place."""
        kind = self.choice.kind
        own = {name: value for name, value in self.content.items() if name not in _IN_FRAGMENT}
        content = {"embed": self.choice.item} if kind == "rule" else {"embed": kind, **own}
        # The page around a plain frame is not known to it.
        theme = THEMES[0] if self.choice.theme == HOST else self.choice.theme
        values = {**content, "lang": self.choice.language, "theme": theme}
        pairs = "&".join(f"{name}={quote(value or '')}" for name, value in values.items())
        return f"?{pairs}{self._fragment}"

    @property
    def _fragment(self) -> str:
        """The part of the address that is sent to no server."""
        if self.choice.kind == "analysis":
            return f"{EMBED_POSITION_PLACE}{quote(self.content['position'] or '')}"
        return self.place if self.choice.kind in {"replay", "position", "bot"} else ""

    @property
    def name(self) -> str:
        """The title, in the language of the choice."""
        words, kind, item = Words(self.choice.language), self.choice.kind, self.choice.item
        title = rule_book(self.game, words.language).titles[item] if kind == "rule" else ""
        what = words.of("embed.kind", "daily" if kind == "puzzle" and not item else kind, number=item, title=title)
        return f"{words.of('game', self.game)} · {what}"

    @property
    def preview(self) -> str:
        """The id of the preview. Each address has another one, so that a change adds no entry to the history."""
        return f"embed-preview-{crc32(self.query.encode())}"

    def codes(self, address: str) -> dict[str, str]:
        """Return the three texts to copy; ``address`` is that of the page."""
        base, choice = address[: address.rfind("/") + 1], self.choice
        element = {
            **self.content,
            "lang": choice.language,
            "theme": None if choice.theme == THEMES[0] else choice.theme,
        }
        frame = {"src": base + self.query, "title": self.name, "width": "100%", "height": HEIGHTS[choice.kind]}
        frame |= {"loading": "lazy", "allow": ALLOWED, "sandbox": SANDBOX, "style": "border:0;break-inside:avoid"}
        return {
            "element": f'<script src="{escape(base)}embed.js"></script>\n<hofgarten-demo{_attributes(element)}>\n'
            f'  <a href="{escape(base + self.place)}">{escape(self.name)}</a>\n</hofgarten-demo>',
            "frame": f"<iframe{_attributes(frame)}></iframe>",
            "address": base + self.query,
        }


def snippet_of(choice: EmbedChoice, library: Library, bots: UserBots) -> Snippet | None:
    """Return a choice with its content; None for a match or a bot that is not here or too long for a link."""
    game, item = choice.game, choice.item
    match choice.kind:
        case "rule":
            game = game_of_rule()[item]
            return Snippet(choice, game, {"rule": item}, f"#{RULES}/{game}/{item}")
        case "play":
            return Snippet(choice, game, {"game": game, "opponent": choice.opponent}, f"{NEW_PLACE}{game}")
        case "puzzle":
            puzzle = f"{game}/{item}".removesuffix("/")
            return Snippet(choice, game, {"puzzle": puzzle}, f"#{PUZZLES}/{puzzle}")
        case "bot":
            code = _code_of_bot(item, bots)
            content = {"bot": code, "game": game, "opponent": choice.opponent}
            return Snippet(choice, game, content, f"#{WORKSHOP}/{SHARED}/{code}") if code else None
        case _:
            match = _match_of(item, library)
            return _of_match(choice, match) if match else None


def _of_match(choice: EmbedChoice, match: PlayedMatch) -> Snippet:
    game, at = match.record.game, match.at if choice.ply is None else min(choice.ply, match.at)
    if choice.kind == "analysis":
        text = match.game.write_position(match.game.observe(match.states[at], SPECTATOR))
        names = [match.player(seat) for seat in range(len(match.record.players))]
        # The link leads to a match that begins at the position: it holds none of the moves before.
        code = pack(public_part(match_at(text, names)))
        return Snippet(choice, game, {"position": text}, f"#{ANALYSIS}/{ANALYSIS_SHARE}{code}")
    code, ply = pack(public_part(match)), None if choice.kind == "replay" and choice.ply is None else str(at)
    content = {"position": "" if choice.kind == "position" else None, "ply": ply, "share": code}
    return Snippet(choice, game, content, f"{SHARE_PLACE}{code}{'' if ply is None else f'/{ply}'}")


def _match_of(item: str, library: Library) -> PlayedMatch | None:
    """Return a match by link or with an id, or the last changed one; None if there is none."""
    if item.startswith(ANALYSIS_SHARE):
        try:
            return read_share_link(item.removeprefix(ANALYSIS_SHARE)).match
        except LinkError:
            return None
    saved = library.newest_first() if not item else filter(None, [library.matches.get(item)])
    return next((one.match for one in saved if one.match), None)


def _code_of_bot(item: str, bots: UserBots) -> str:
    """Return the code of a bot by link or with an id, or of the first bot; empty if there is none."""
    if item.startswith(f"{SHARED}/"):
        try:
            return read_code(item.removeprefix(f"{SHARED}/"), unpack)[1]
        except LinkError:
            return ""
    bot = bot_of(bots, item) if item else next(iter(bots_of(bots)), None)
    return code_of(bot) if bot else ""


def _attributes(values: Mapping[str, object]) -> str:
    """Return HTML attributes. None omits an attribute; an empty string writes its name alone."""
    written = ((name, value) for name, value in values.items() if value is not None)
    return "".join(f' {name}="{escape(value)}"' if value != "" else f" {name}" for name, value in written)
