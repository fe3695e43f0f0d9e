"""The snippet builder: the user's choice of embedded content, and the HTML to copy.

The choice is stored in a place: ``<content>/<language>/<theme>/<size>``, where the content is a rule's number or one of
``KINDS``. For ``play``, ``<game>/<opponent>`` follows; for ``bot`` ``<game>/<opponent>/<id>``, of a bot of the
workshop; for ``puzzle`` a game, and a puzzle's id unless it is that of the day; for ``replay`` a match's id; for
``position`` and ``analysis`` a number of events and a match's id: ``position/fr/dark/full/12/<id>``. In place of an id,
``share/<code>`` is a match by link, and ``shared/<code>`` a bot by link.
"""

import re
import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from markupsafe import escape

from hofgarten.game import SPECTATOR, Json
from hofgarten.registry import GAMES
from web.app.model.action import Fields, parse_int
from web.app.model.embed.config import READER
from web.app.model.game_api.game_page import games_with
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import LinkError, decoded, pack, public_part, read_code
from web.app.model.links.share_link import read_share_link
from web.app.model.match.analysis import match_at
from web.app.model.match.match import Match
from web.app.model.model import ANALYSIS, NEW_PLACE, PUZZLES, SHARE_PLACE, WORKSHOP
from web.app.model.new_match_form import OPPONENTS
from web.app.model.settings import THEMES
from web.app.model.teaching.rule_book import rule_book
from web.app.model.user_files.user_bots import UserBots
from web.app.model.workshop.bots import WorkshopBot, bot_of, bots_of
from web.app.model.workshop.share import code_of, unpack
from web.app.model.workshop.workshop import SHARED
from web.app.texts import LANGUAGES, Words

Kind: TypeAlias = Literal["rule", "play", "replay", "position", "analysis", "puzzle", "bot"]

KINDS: Final[tuple[Kind, ...]] = ("rule", "play", "replay", "position", "analysis", "puzzle", "bot")
OF_MATCHES: Final = ("replay", "position", "analysis")
OF_POSITIONS: Final = ("position", "analysis")

HOST: Final = "host"
EMBED_THEMES: Final = (*THEMES, HOST)
"""With ``host``, an element has the theme of the page around it."""

SIZES: Final = {"full": None, "medium": 640, "narrow": 360}
"""Maximum width in CSS pixels; None for the full width."""

HEIGHTS: Final[dict[Kind, dict[str, int]]] = {
    "rule": {"full": 700, "medium": 740, "narrow": 960},
    "play": {"full": 840, "medium": 1080, "narrow": 1260},
    "replay": {"full": 840, "medium": 1080, "narrow": 1200},
    "position": {"full": 840, "medium": 1080, "narrow": 1200},
    "analysis": {"full": 840, "medium": 1080, "narrow": 1200},
    "puzzle": {"full": 940, "medium": 1180, "narrow": 1480},
    "bot": {"full": 760, "medium": 760, "narrow": 860},
}
"""Height in CSS pixels; an element adjusts its height once it is loaded. ``narrow`` is enough in 320 px."""

SHARED_MATCH: Final = "share/"
"""The beginning of a match by link, in place of an id."""

_PUZZLE: Final = re.compile(r"[0-9a-f]{1,16}|\d{4}-\d{2}-\d{2}", re.ASCII)
"""An id of a puzzle, or a date."""

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
    puzzle: str = ""
    """For ``puzzle``: the puzzle's id; empty for that of the day."""
    bot: str = ""
    """For ``bot``: the bot's id; empty for the first by name."""
    theme: str = THEMES[0]
    size: str = next(iter(SIZES))

    @property
    def subject(self) -> str:
        """The place of the choice, the inverse of ``read``."""
        ply = "" if self.ply is None else str(self.ply)
        more: dict[str, tuple[str, ...]] = {
            "play": (self.game, self.opponent),
            "replay": (self.match,),
            **dict.fromkeys(OF_POSITIONS, (ply, self.match)),
            "puzzle": (self.game, self.puzzle) if self.puzzle else (self.game,),
            "bot": (self.game, self.opponent, self.bot),
        }
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
        return fill_in(choice, {"game": "".join(parts[4:5]), "puzzle": "".join(parts[5:6])})
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
        "theme": EMBED_THEMES,
        "size": SIZES,
    }
    known: dict[str, Json] = {
        name: fields[name] for name, values in offered.items() if _is_one_of(fields.get(name), values)
    }
    choice = replace(choice, **known)
    if choice.kind == "puzzle" and choice.game not in games_with("puzzles"):
        choice = replace(choice, game=next(iter(games_with("puzzles"))))
    if _PUZZLE.fullmatch(puzzle := str(fields.get("puzzle", choice.puzzle))) or not puzzle:
        choice = replace(choice, puzzle="" if changed == "game" else puzzle)
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


def link_choice(text: str, choice: EmbedChoice) -> EmbedChoice | None:
    """Return the choice of what a link leads to, which is untrusted text; None if that cannot be embedded."""
    name, _, rest = decoded(text.strip()).partition("#")[2].partition("/")
    manner = f"{choice.language}/{choice.theme}/{choice.size}"
    game, _, part = rest.partition("/")
    match name:
        case "share" if rest:
            subject = f"replay/{manner}/{SHARED_MATCH}{game}"
        case "analysis" if rest.startswith(SHARED_MATCH):
            code, _, events = rest.removeprefix(SHARED_MATCH).partition("/")
            subject = f"analysis/{manner}/{events.partition('/')[0]}/{SHARED_MATCH}{code}"
        case "puzzles" if game in games_with("puzzles"):
            subject = f"puzzle/{manner}/{game}/{part}"
        case "rules" if part in game_of_rule():
            subject = f"{part}/{manner}"
        case "workshop" if game == SHARED:
            subject = f"bot/{manner}/{choice.game}/{choice.opponent}/{SHARED}/{part}"
        case "new" if game in GAMES:
            subject = f"play/{manner}/{game}/{choice.opponent}"
        case _:
            return None
    found = read(subject, choice.language)
    by_link = found.match.startswith(SHARED_MATCH) and not _match_by_link(found.match)
    return None if by_link or (found.bot.startswith(SHARED) and not _bot_by_link(found.bot)) else found


@lru_cache(maxsize=2)  # the screen asks several times for each rendering
def _match_by_link(text: str) -> Match | None:
    """Return the match of ``share/<code>``; None if it is none."""
    try:
        return read_share_link(text.removeprefix(SHARED_MATCH)).match
    except LinkError:
        return None


@lru_cache(maxsize=2)
def _bot_by_link(text: str) -> WorkshopBot | None:
    """Return the bot of ``shared/<code>``; None if it is none."""
    try:
        offer, _ = read_code(text.removeprefix(f"{SHARED}/"), unpack)
    except LinkError:
        return None
    return WorkshopBot(text, offer.name, offer.source)


def _is_one_of(raw: object, offered: Collection[str]) -> bool:
    return isinstance(raw, str) and raw in offered


def chosen_match(choice: EmbedChoice, library: Library) -> Match | None:
    """Return the selected saved match, else the last changed one; None if none can be read."""
    if choice.match.startswith(SHARED_MATCH) and (sent := _match_by_link(choice.match)):
        return sent
    saved = library.matches.get(choice.match)
    if saved is not None and saved.match is not None:
        return saved.match
    return next((saved.match for saved in library.newest_first() if saved.match), None)


def chosen_bot(choice: EmbedChoice, bots: UserBots) -> WorkshopBot | None:
    """Return the selected bot of the workshop, else the first by name; None if there is none."""
    if choice.bot.startswith(f"{SHARED}/") and (sent := _bot_by_link(choice.bot)):
        return sent
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
        game |= {"puzzle": self._puzzle} if choice.kind == "puzzle" else {}
        # No other value needs percent-encoding.
        game |= {"position": percent_encoded(self.position)} if choice.kind == "analysis" else {}
        # The page around a plain frame is not known to it.
        theme = THEMES[0] if choice.theme == HOST else choice.theme
        parts = {**what, **game, "lang": choice.language, "theme": theme}
        return f"?{'&'.join(f'{name}={value}' for name, value in parts.items())}{'' if self.position else self._share}"

    @property
    def place(self) -> str:
        """The place in the page itself."""
        if self.choice.kind == "rule":
            return f"#rules/{self.game}/{self.choice.rule}"
        if self.choice.kind == "puzzle":
            return f"#{PUZZLES}/{self._puzzle}"
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
        if kind == "puzzle" and self.choice.puzzle:
            return words("embed.name_puzzle", game=game)
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
    def fixed_height(self) -> int:
        """The height of a plain frame, which does not change: on a phone it is as narrow as the page there."""
        return max(self.height, HEIGHTS[self.choice.kind]["narrow"])

    @property
    def _puzzle(self) -> str:
        return f"{self.game}/{self.choice.puzzle}".removesuffix("/")

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
            "puzzle": {"puzzle": self._puzzle},
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
            "height": self.fixed_height,
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
