"""The snippet builder: the user's choice of embedded content, and the HTML to copy.

The choice is stored in a place: ``<content>/<language>/<theme>/<size>``, where the content is a rule's number or one of
``KINDS``. For ``play``, ``<game>/<opponent>`` follows; for ``bot`` ``<game>/<opponent>/<id>``, of a bot of the
workshop; for ``puzzle`` a game; for ``replay`` a match's id; for ``position`` and ``analysis`` a number of events and a
match's id: ``position/fr/dark/full/12/<id>``.
"""

import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from markupsafe import escape

from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from web.app.model.action import Fields, parse_int
from web.app.model.embed.config import READER
from web.app.model.game_api.game_page import games_with
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import pack, public_part
from web.app.model.match.analysis import match_at
from web.app.model.match.match import Match
from web.app.model.model import ANALYSIS, NEW_PLACE, PUZZLES, SHARE_PLACE, WORKSHOP
from web.app.model.new_match_form import OPPONENTS
from web.app.model.settings import THEMES
from web.app.model.teaching.rule_book import rule_book
from web.app.model.user_files.user_bots import UserBots
from web.app.model.workshop.bots import WorkshopBot, bot_of, bots_of
from web.app.model.workshop.share import code_of
from web.app.model.workshop.workshop import SHARED
from web.app.texts import LANGUAGES, Words

Kind: TypeAlias = Literal["rule", "play", "replay", "position", "analysis", "puzzle", "bot"]

KINDS: Final[tuple[Kind, ...]] = ("rule", "play", "replay", "position", "analysis", "puzzle", "bot")
OF_MATCHES: Final = ("replay", "position", "analysis")
OF_POSITIONS: Final = ("position", "analysis")

SIZES: Final = {"full": None, "medium": 640, "narrow": 360}
"""Maximum width in CSS pixels; None for the full width."""

HEIGHTS: Final[dict[Kind, dict[str, int]]] = {
    "rule": {"full": 700, "medium": 740, "narrow": 900},
    "play": {"full": 840, "medium": 1080, "narrow": 1200},
    "replay": {"full": 840, "medium": 1080, "narrow": 1200},
    "position": {"full": 840, "medium": 1080, "narrow": 1200},
    "analysis": {"full": 840, "medium": 1080, "narrow": 1200},
    "puzzle": {"full": 940, "medium": 1180, "narrow": 1300},
    "bot": {"full": 760, "medium": 760, "narrow": 860},
}
"""Height in CSS pixels; an element adjusts its height once it is loaded."""

SCRIPT: Final = "embed.js"
SANDBOX: Final = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
ALLOWED: Final = "clipboard-write; fullscreen"


@cache
def game_of_rule() -> dict[str, str]:
    """Return the game of each rule number."""
    return {rule: game for game in games_with("rulebook") for rule in rule_book(game, LANGUAGES[0]).rules}


@dataclass(frozen=True, slots=True)
class EmbedChoice:
    """The user's choice."""

    kind: Kind
    rule: str
    language: str
    game: str = next(iter(GAMES))
    opponent: str = OPPONENTS[0]
    match: str = ""
    """The id of a saved match; empty for the last changed one."""
    ply: int | None = None
    """For ``OF_POSITIONS``: the number of events; None for all."""
    bot: str = ""
    """For ``bot``: the bot's id; empty for the first by name."""
    theme: str = THEMES[0]
    size: str = next(iter(SIZES))

    @property
    def subject(self) -> str:
        """The place of the choice, the inverse of ``read``."""
        ply = "" if self.ply is None else str(self.ply)
        more = {"play": (self.game, self.opponent), "replay": (self.match,), "puzzle": (self.game,)}
        more |= dict.fromkeys(OF_POSITIONS, (ply, self.match)) | {"bot": (self.game, self.opponent, self.bot)}
        what = self.rule if self.kind == "rule" else self.kind
        return "/".join([what, self.language, self.theme, self.size, *more.get(self.kind, ())])


def read(subject: str, language: str) -> EmbedChoice:
    """Return the choice in a place; unknown values get their defaults, in the language of the page."""
    parts = subject.split("/")
    what, spoken, theme, size = (*parts, "", "", "", "")[:4]
    choice = fill_in(
        EmbedChoice(kind="rule", rule=next(iter(game_of_rule())), language=language),
        {"kind": what, "rule": what, "language": spoken, "theme": theme, "size": size},
    )
    if choice.kind in {"play", "bot"}:
        chosen = dict(zip(("game", "opponent"), parts[4:], strict=False))
        return fill_in(choice, {**chosen, "bot": "/".join(parts[6:])})
    if choice.kind == "puzzle":
        return fill_in(choice, {"game": "".join(parts[4:5])})
    if choice.kind in OF_POSITIONS:
        return replace(choice, ply=parse_int("".join(parts[4:5])), match="/".join(parts[5:]))
    return replace(choice, match="/".join(parts[4:])) if choice.kind == "replay" else choice


def fill_in(choice: EmbedChoice, fields: Fields, changed: str = "") -> EmbedChoice:
    """Return the choice with the values of the page's fields; invalid values change nothing.

    ``changed`` is the name of the last changed field: a change of the match resets the position.
    """
    offered: dict[str, Collection[str]] = {
        "kind": KINDS,
        "rule": game_of_rule(),
        "game": GAMES,
        "opponent": (*OPPONENTS, READER),
        "language": LANGUAGES,
        "theme": THEMES,
        "size": SIZES,
    }
    known: dict[str, Any] = {
        name: fields[name] for name, values in offered.items() if _is_one_of(fields.get(name), values)
    }
    choice = replace(choice, **known)
    if choice.kind == "puzzle" and choice.game not in games_with("puzzles"):
        choice = replace(choice, game=next(iter(games_with("puzzles"))))
    if choice.kind != "bot" and choice.opponent == READER:
        choice = replace(choice, opponent=OPPONENTS[0])
    if choice.kind == "bot" and isinstance(bot := fields.get("bot", choice.bot), str):
        choice = replace(choice, bot=bot)
    match, ply = fields.get("match", choice.match), choice.ply
    if changed == "match":
        ply = None
    elif "ply" in fields:
        ply = parse_int(str(fields["ply"]))
    return replace(choice, match=match if isinstance(match, str) else choice.match, ply=ply)


def _is_one_of(raw: object, offered: Collection[str]) -> bool:
    return isinstance(raw, str) and raw in offered


def chosen_match(choice: EmbedChoice, library: Library) -> Match | None:
    """Return the selected saved match, else the last changed one; None if none can be read."""
    saved = library.matches.get(choice.match)
    if saved is not None and saved.match is not None:
        return saved.match
    return next((saved.match for saved in library.newest_first() if saved.match), None)


def chosen_bot(choice: EmbedChoice, bots: UserBots) -> WorkshopBot | None:
    """Return the selected bot of the workshop, else the first by name; None if there is none."""
    return bot_of(bots, choice.bot) or next(iter(bots_of(bots)), None)


class Snippet(NamedTuple):
    """A choice with the data for an address and a snippet."""

    choice: EmbedChoice
    game: str
    code: str = ""
    """The share code of the match, with the position; empty if there is none."""
    bot: str = ""
    """For ``bot``: the code of the bot's link."""
    position: str = ""
    """For ``analysis``: the notation of the position (docs/position.md)."""
    measured: int = 0
    """The height that the preview needs, in CSS pixels; 0 until it is known."""

    @property
    def query(self) -> str:
        """The address after the page's own, with the place."""
        choice = self.choice
        what = {"embed": choice.rule if choice.kind == "rule" else choice.kind}
        game = {"bot": self.bot} if choice.kind == "bot" else {}
        game |= {"game": choice.game, "opponent": choice.opponent} if choice.kind in {"play", "bot"} else {}
        game |= {"puzzle": self.game} if choice.kind == "puzzle" else {}
        # No other value needs percent-encoding.
        game |= {"position": percent_encoded(self.position)} if choice.kind == "analysis" else {}
        parts = {**what, **game, "lang": choice.language, "theme": choice.theme}
        return f"?{'&'.join(f'{name}={value}' for name, value in parts.items())}{'' if self.position else self._share}"

    @property
    def place(self) -> str:
        """The place in the page itself."""
        if self.choice.kind == "rule":
            return f"#rules/{self.game}/{self.choice.rule}"
        if self.choice.kind == "puzzle":
            return f"#{PUZZLES}/{self.game}"
        if self.choice.kind == "bot":
            return f"#{WORKSHOP}/{SHARED}/{self.bot}"
        if self.position:
            return f"#{ANALYSIS}/share/{self.code}"
        return self._share or f"{NEW_PLACE}{self.game}"

    @property
    def name(self) -> str:
        """The title, in the language of the choice."""
        words, kind, rule = Words(self.choice.language), self.choice.kind, self.choice.rule
        game = words.of("game", self.game)
        if kind == "rule":
            title = rule_book(self.game, words.language).titles[rule]
            return words("embed.name_rule", game=game, number=rule, title=title)
        return words.of("embed.name", kind, game=game)

    @property
    def preview(self) -> str:
        """The id of the preview. Each address has another one, so that a change adds no entry to the history."""
        return f"embed-preview-{zlib.crc32(f'{self.query} {self.choice.size}'.encode())}"

    @property
    def height(self) -> int:
        """The height in CSS pixels: that of the preview, or the usual one."""
        return self.measured or HEIGHTS[self.choice.kind][self.choice.size]

    @property
    def _share(self) -> str:
        return f"{SHARE_PLACE}{self.code}" if self.code else ""

    def element(self, base: str) -> str:
        """Return the snippet with the custom element; ``base`` is the address of the page's folder."""
        choice = self.choice
        code, _, ply = self.code.partition("/")
        of_kind: dict[Kind, dict[str, str | int | None]] = {
            "rule": {"rule": choice.rule},
            "play": {"game": choice.game, "opponent": choice.opponent},
            "replay": {"share": code},
            "position": {"position": "", "ply": ply, "share": code},
            "analysis": {"position": self.position},
            "puzzle": {"puzzle": self.game},
            "bot": {"bot": self.bot, "game": choice.game, "opponent": choice.opponent},
        }
        manner = {"lang": choice.language, "theme": None if choice.theme == THEMES[0] else choice.theme}
        size = {"width": SIZES[choice.size], "height": self.height}
        return "\n".join(
            (
                f"<script{_attributes({'async': '', 'src': base + SCRIPT})}></script>",
                f"<hofgarten-demo{_attributes({**of_kind[choice.kind], **manner, **size})}>",
                f"  <a{_attributes({'href': base + self.place})}>{escape(self.name)}</a>",
                "</hofgarten-demo>",
            )
        )

    def link(self, base: str) -> str:
        """Return the address of the embedded page."""
        return base + self.query

    def frame(self, base: str) -> str:
        """Return the snippet with a plain ``<iframe>``."""
        attributes = {
            "src": self.link(base),
            "title": self.name,
            "width": SIZES[self.choice.size] or "100%",
            "height": self.height,
            "loading": "lazy",
            "allow": ALLOWED,
            "sandbox": SANDBOX,
            "style": "border:0;break-inside:avoid",
        }
        return f"<iframe{_attributes(attributes)}></iframe>"


def snippet_of(
    choice: EmbedChoice, library: Library, bots: UserBots, measured: tuple[str, int] = ("", 0)
) -> Snippet | None:
    """Return the content of a choice; None for a match or a bot if none is saved, or if it is too long for a link.

    ``measured``: the id of a preview, and the height that it needs.
    """
    snippet = _content_of(choice, library, bots)
    return snippet._replace(measured=measured[1]) if snippet and snippet.preview == measured[0] else snippet


def _content_of(choice: EmbedChoice, library: Library, bots: UserBots) -> Snippet | None:
    if choice.kind == "bot":
        code = code_of(bot) if (bot := chosen_bot(choice, bots)) else ""
        return Snippet(choice, choice.game, bot=code) if code else None
    if choice.kind not in OF_MATCHES:
        return Snippet(choice, game_of_rule()[choice.rule] if choice.kind == "rule" else choice.game)
    match = chosen_match(choice, library)
    if match is None:
        return None
    if choice.kind == "analysis":
        at = min(match.at if choice.ply is None else choice.ply, match.at)
        text = match.game.write_position(match.game.observe(match.states[at], SPECTATOR))
        names = [match.player(seat) for seat in range(len(match.record.players))]
        # The link leads to a match that begins at the position: it holds none of the moves before.
        return Snippet(choice, match.record.game, pack(public_part(match_at(text, names))), position=text)
    ply = f"/{min(match.at if choice.ply is None else choice.ply, match.at)}" if choice.kind == "position" else ""
    return Snippet(choice, match.record.game, pack(public_part(match)) + ply)


def percent_encoded(text: str) -> str:
    """Return a text as a value in a query. ``urllib`` is not imported because of its size."""
    return "".join(one if one.isascii() and one.isalnum() else _bytes(one) for one in text)


def _bytes(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode())


def base_of(address: str) -> str:
    """Return the folder of a page's address."""
    return address[: address.rfind("/") + 1]


def _attributes(values: Mapping[str, object]) -> str:
    """Return HTML attributes. None omits an attribute; an empty string writes its name alone."""
    return "".join(
        f' {name}="{escape(value)}"' if value != "" else f" {name}"
        for name, value in values.items()
        if value is not None
    )
