"""What other people's pages can show of us, as somebody chooses it, and what is to be written there for it.

The choice stands in a place: ``<what>/<language>/<theme>/<size>``, where the first is a rule's number, ``play``,
``replay`` or ``position``. After it comes ``<game>/<opponent>`` for a game; for the last two a match's id, before which
a position has its number of events: ``position/fr/dark/full/12/<id>``.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from markupsafe import escape

from hofgarten.registry import GAMES
from web.app.model.action import Fields, parse_int
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import for_others, pack
from web.app.model.match.match import Match
from web.app.model.model import NEW_PLACE, SHARE_PLACE
from web.app.model.new_match_form import OPPONENTS
from web.app.model.settings import THEMES
from web.app.model.teaching.rule_book import BOOKS, rule_book
from web.app.texts import LANGUAGES, Words

Kind: TypeAlias = Literal["rule", "play", "replay", "position"]

KINDS: Final[tuple[Kind, ...]] = ("rule", "play", "replay", "position")
OF_MATCHES: Final = ("replay", "position")

SIZES: Final = {"full": None, "medium": 640, "narrow": 360}
"""How wide it is to be, in CSS pixels: as wide as there is room, or at most so wide."""

HEIGHTS: Final[dict[Kind, dict[str, int]]] = {
    "rule": {"full": 700, "medium": 740, "narrow": 900},
    "play": {"full": 840, "medium": 1080, "narrow": 1200},
    "replay": {"full": 840, "medium": 1080, "narrow": 1200},
    "position": {"full": 840, "medium": 1080, "narrow": 1200},
}
"""How high it is, in CSS pixels; an element takes the height that it needs once it is there."""

SCRIPT: Final = "embed.js"
SANDBOX: Final = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
ALLOWED: Final = "clipboard-write; fullscreen"


@cache
def game_of_rule() -> dict[str, str]:
    """Return the numbers of all rules, and the game that each belongs to."""
    return {rule: game for game in GAMES if game in BOOKS for rule in rule_book(game, LANGUAGES[0]).rules}


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody would like to show."""

    kind: Kind
    rule: str
    language: str
    game: str = next(iter(GAMES))
    opponent: str = OPPONENTS[0]
    match: str = ""
    """The id of a kept match; empty: the one that changed last."""
    ply: int | None = None
    """For ``position``: after how many events; nothing: after the last."""
    theme: str = THEMES[0]
    size: str = next(iter(SIZES))

    @property
    def subject(self) -> str:
        """What ``read`` makes this of."""
        ply = "" if self.ply is None else str(self.ply)
        more = {"play": (self.game, self.opponent), "replay": (self.match,), "position": (ply, self.match)}
        what = self.rule if self.kind == "rule" else self.kind
        return "/".join([what, self.language, self.theme, self.size, *more.get(self.kind, ())])


def read(subject: str, language: str) -> Wish:
    """Return what a place asks for; whatever is unknown there is as at first, in the language of the page."""
    parts = subject.split("/")
    what, spoken, theme, size = (*parts, "", "", "", "")[:4]
    wish = fill_in(
        Wish(kind="rule", rule=next(iter(game_of_rule())), language=language),
        {"kind": what, "rule": what, "language": spoken, "theme": theme, "size": size},
    )
    if wish.kind == "play":
        return fill_in(wish, dict(zip(("game", "opponent"), parts[4:], strict=False)))
    if wish.kind == "position":
        return replace(wish, ply=parse_int("".join(parts[4:5])), match="/".join(parts[5:]))
    return replace(wish, match="/".join(parts[4:])) if wish.kind == "replay" else wish


def fill_in(wish: Wish, fields: Fields, changed: str = "") -> Wish:
    """Return the wish with what the page's fields say; a value that is none of those offered changes nothing.

    ``changed`` is the name of the field that has just been changed: another match has other positions.
    """
    offered: dict[str, Collection[str]] = {
        "kind": KINDS,
        "rule": game_of_rule(),
        "game": GAMES,
        "opponent": OPPONENTS,
        "language": LANGUAGES,
        "theme": THEMES,
        "size": SIZES,
    }
    known = {name: fields[name] for name, values in offered.items() if _is_one_of(fields.get(name), values)}
    wish = replace(wish, **known)
    match, ply = fields.get("match", wish.match), wish.ply
    if changed == "match":
        ply = None
    elif "ply" in fields:
        ply = parse_int(str(fields["ply"]))
    return replace(wish, match=match if isinstance(match, str) else wish.match, ply=ply)


def _is_one_of(raw: object, offered: Collection[str]) -> bool:
    return isinstance(raw, str) and raw in offered


def chosen_match(wish: Wish, library: Library) -> Match | None:
    """Return the kept match that is wished for, else the one that changed last; nothing where none can be read."""
    kept = library.kept.get(wish.match)
    if kept is not None and kept.match is not None:
        return kept.match
    return next((kept.match for kept in library.newest_first() if kept.match), None)


class Shown(NamedTuple):
    """What is shown, with all that an address and a snippet need."""

    wish: Wish
    game: str
    code: str
    """Of the match that is shown, with the position; empty for what is none."""

    @property
    def query(self) -> str:
        """What stands in the address after the page's own, the place with it."""
        wish = self.wish
        what = {"embed": wish.rule if wish.kind == "rule" else wish.kind}
        game = {"game": wish.game, "opponent": wish.opponent} if wish.kind == "play" else {}
        parts = {**what, **game, "lang": wish.language, "theme": wish.theme}
        # All of these are names of ours, which an address holds as they are.
        return f"?{'&'.join(f'{name}={value}' for name, value in parts.items())}{self._share}"

    @property
    def place(self) -> str:
        """Where it is in the page itself."""
        if self.wish.kind == "rule":
            return f"#rules/{self.game}/{self.wish.rule}"
        return self._share or f"{NEW_PLACE}{self.game}"

    @property
    def name(self) -> str:
        """What it is called, in its language."""
        words, kind, rule = Words(self.wish.language), self.wish.kind, self.wish.rule
        game = words.of("game", self.game)
        if kind == "rule":
            title = rule_book(self.game, words.language).titles[rule]
            return words("embed.name_rule", game=game, number=rule, title=title)
        return words.of("embed.name", kind, game=game)

    @property
    def height(self) -> int:
        """How high it is, in CSS pixels."""
        return HEIGHTS[self.wish.kind][self.wish.size]

    @property
    def _share(self) -> str:
        return f"{SHARE_PLACE}{self.code}" if self.code else ""

    def element(self, base: str) -> str:
        """Return the snippet with the element; ``base`` is the address of the folder in which our page is."""
        wish = self.wish
        code, _, ply = self.code.partition("/")
        of_kind: dict[Kind, dict[str, str | int | None]] = {
            "rule": {"rule": wish.rule},
            "play": {"game": wish.game, "opponent": wish.opponent},
            "replay": {"share": code},
            "position": {"position": "", "ply": ply, "share": code},
        }
        manner = {"lang": wish.language, "theme": None if wish.theme == THEMES[0] else wish.theme}
        size = {"width": SIZES[wish.size], "height": self.height}
        return "\n".join(
            (
                f"<script{_attributes({'async': '', 'src': base + SCRIPT})}></script>",
                f"<hofgarten-demo{_attributes({**of_kind[wish.kind], **manner, **size})}>",
                f"  <a{_attributes({'href': base + self.place})}>{escape(self.name)}</a>",
                "</hofgarten-demo>",
            )
        )

    def frame(self, base: str) -> str:
        """Return the snippet with a plain frame."""
        attributes = {
            "src": base + self.query,
            "title": self.name,
            "width": SIZES[self.wish.size] or "100%",
            "height": self.height,
            "loading": "lazy",
            "allow": ALLOWED,
            "sandbox": SANDBOX,
        }
        return f"<iframe{_attributes(attributes)}></iframe>"


def shown(wish: Wish, library: Library) -> Shown | None:
    """Return what is wished for; nothing when that is a match, and none is kept."""
    if wish.kind not in OF_MATCHES:
        return Shown(wish, game_of_rule()[wish.rule] if wish.kind == "rule" else wish.game, "")
    match = chosen_match(wish, library)
    if match is None:
        return None
    ply = f"/{min(match.at if wish.ply is None else wish.ply, match.at)}" if wish.kind == "position" else ""
    return Shown(wish, match.record.game, pack(for_others(match)) + ply)


def base_of(address: str) -> str:
    """Return the address of the folder in which the page at an address is."""
    return address[: address.rfind("/") + 1]


def _attributes(values: Mapping[str, object]) -> str:
    """Return attributes as HTML writes them, those without a value left out, and one that is empty as its name."""
    return "".join(
        f' {name}="{escape(value)}"' if value != "" else f" {name}"
        for name, value in values.items()
        if value is not None
    )
