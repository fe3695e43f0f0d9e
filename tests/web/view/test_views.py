"""Valid HTML on every screen, in every language, with hostile names; its classes are those of the style sheets."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.kit.user_bots import GOOD, sent
from tests.web.harness import Person, actions_in, is_declared
from tests.web.languages import languages
from web.app.games.zen_garden.view.supply import tile_locations
from web.app.model.user_files.user_bots import MAX_NAME_LENGTH
from web.app.texts import Words
from web.app.view import layout as views
from web.app.view.components.saved_matches import round_of
from web.build.minify import game_folders, game_sprite, shared_sprite
from web.build.paths import APP, ROOT, WEB

SPRITES = [WEB / "art" / "sprite.svg", *sorted((APP / "games").rglob("*.svg"))]
VOID = {"input", "meta", "link", "br", "hr", "img"}
HOSTILE = "<img src=x onerror=alert(1)>\"'&</script>"


class Page(HTMLParser):
    """Parses a page and collects its elements and accessible names."""

    def __init__(self, html: str) -> None:
        """Parse the page."""
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.named: dict[int, str] = {}
        self._open: list[int] = []
        self.feed(html)
        assert self._open == [], "an element is left open"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record an element."""
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(len(self.elements) - 1)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record a void element."""
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        """Close the innermost open element."""
        assert self.elements[self._open.pop()][0] == tag

    def handle_data(self, data: str) -> None:
        """Add text to the names of all enclosing elements."""
        for number in self._open:
            self.named[number] = self.named.get(number, "") + data

    def attributes(self, name: str) -> list[str]:
        """Return the values of an attribute in document order."""
        return [attrs[name] for _, attrs in self.elements if name in attrs]

    def buttons(self) -> Iterator[str]:
        """Yield the accessible name of each button."""
        for number, (tag, attrs) in enumerate(self.elements):
            if tag == "button":
                yield attrs.get("aria-label") or self.named.get(number, "")


def play_through(language: str) -> Iterator[str]:
    """Yield the HTML after each action of a match."""
    person = Person(languages=[language])
    yield person.reply["html"]
    yield person.do("form", name="kind-1", fields={"kind-1": "own"})["html"]
    yield person.do("add-bot", **sent(f"{HOSTILE}.txt", ""))["html"]
    yield person.do("add-bot", **sent(f"{HOSTILE}.py", GOOD))["html"]
    yield person.do("remove-bot", name=HOSTILE[:MAX_NAME_LENGTH].strip())["html"]
    names = {"name-0": HOSTILE, "name-1": "Bo"}
    person.start_match(players="3", level="5", **{"kind-2": "gardener"}, **names)
    person.let_computers_play()
    for _ in range(6):
        yield person.reply["html"]
        move = next(person.match.game.moves(person.match.state))
        yield person.do("take", slot=move.slot)["html"]
        yield person.do("nudge", east=0, south=-1)["html"]
        yield person.do("put", column=move.cell % 4, row=move.cell // 4)["html"]
        yield person.do("confirm")["html"]
        person.let_computers_play()
    yield from (reply["html"] for reply in person.replies[-4:])
    for dialog in ("tiles", "menu", "settings", "lines", "keys", "recap"):
        yield person.do("dialog", name=dialog)["html"]
    yield person.do("dialog", name="rule", subject="Z5.4")["html"]
    person.do("close")
    person.play_to_the_end()
    yield person.reply["html"]
    yield person.do("hover", seat=1, item="decorations")["html"]
    yield person.do("go", place="")["html"]
    yield person.do("dialog", name="saved-match", subject=next(iter(person.model.library.matches)))["html"]
    yield person.do("delete", identity=next(iter(person.model.library.matches)))["html"]
    yield Person(storage={"hofgarten/match/x": "spoilt"}, languages=[language]).reply["html"]


def assert_valid(html: str) -> None:
    """Check ids, names, actions and labels of a page."""
    page = Page(html)
    ids = Counter(page.attributes("id"))
    assert max(ids.values(), default=1) == 1, ids.most_common(1)
    assert all(name.strip() for name in page.buttons())
    assert not page.attributes("style")
    assert not [name for _, attrs in page.elements for name in attrs if name.startswith("on")]
    assert "img" not in {tag for tag, _ in page.elements}, "a name became markup"
    for action in actions_in(html):
        assert is_declared(action), action
    for form in page.attributes("data-form"):
        assert is_declared({"do": form, "fields": {}, "name": ""}), form
    for form in page.attributes("data-submit"):
        assert is_declared({"do": form, "fields": {}}), form
    files = [name for tag, attrs in page.elements if "multiple" in attrs and (name := attrs["data-file"])]
    for name in [*files, *page.attributes("data-drop-files")]:
        assert is_declared({"do": name, "files": [{"name": "", "size": 1, "content": None}]}), name
    for name in {*page.attributes("data-file")} - {*files}:
        assert is_declared({"do": name, "file": "", "size": 1, "content": None}), name
    for label in page.attributes("aria-labelledby"):
        assert set(label.split()) <= set(ids)
    labels = {attrs["for"] for tag, attrs in page.elements if tag == "label" and "for" in attrs}
    assert labels <= set(ids)


@languages
def test_every_screen_is_valid_and_shows_no_text_key_or_placeholder(language: str) -> None:
    keys = re.compile(r"\b(?:help|turn|start|shelf|score|notice|refusal|say|item|feature)\.[a-z_]+\b|{\w+}")
    for html in play_through(language):
        assert_valid(html)
        assert not keys.search(re.sub(r'data-\w+="[^"]*"', "", html))


def styled() -> set[str]:
    """Return the classes that the style sheets select."""
    sheets = "".join(path.read_text("utf-8") for path in (*(WEB / "style").rglob("*.css"), *APP.rglob("*.css")))
    selectors = re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", sheets, flags=re.DOTALL))
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", "".join(selectors)))


def classes_of(source: str) -> Iterator[str]:
    """Yield the classes that a view writes: in ``h.div("#id.class")``, ``{"class": "..."}``, or as ``classes``."""
    for node in ast.walk(ast.parse(source)):
        written: list[ast.expr | None] = []
        if isinstance(node, ast.Call):
            is_element = ast.unparse(node.func).startswith("h.") and ast.unparse(node.func) != "h.trusted"
            first = node.args[:1] if is_element else []
            written = [*first, *(one.value for one in node.keywords if one.arg == "classes")]
        elif isinstance(node, ast.Dict):
            written = [
                value
                for key, value in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant) and key.value == "class"
            ]
        texts = [
            re.sub(r"\S*{[^}]*}\S*", "", ast.unparse(one))
            for one in written
            if isinstance(one, ast.Constant | ast.JoinedStr)
        ]
        yield from re.findall(r"(?<![#\w-])[a-zA-Z][\w-]*", " ".join(text.removeprefix("f") for text in texts))


def test_a_class_of_a_view_is_in_a_style_sheet_and_the_reverse() -> None:
    sources = [path.read_text("utf-8") for path in APP.rglob("*.py")]
    known, used = styled(), {name for source in sources for name in classes_of(source)}
    assert used - known == set()
    scripts = [path.read_text("utf-8") for path in ((WEB / "browser").rglob("*.js"))]
    pictures = [path.read_text("utf-8") for path in (*SPRITES, ROOT / "index.html")]
    text = "".join((*sources, *scripts, *pictures))
    starts = tuple(re.findall(r"([a-zA-Z][\w-]*-)\{", text))
    assert {name for name in known - set(re.findall(r"[a-zA-Z][\w-]*", text)) if not name.startswith(starts)} == set()


@pytest.mark.parametrize("path", SPRITES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_gradients_and_clip_paths_are_in_the_rendered_part_of_a_sprite(path: Path) -> None:
    found, hidden = path.read_text("utf-8").split('<svg display="none">')
    kinds = re.compile(r"<(?:linearGradient|radialGradient|pattern|clipPath|mask|filter|marker)\b")
    assert kinds.search(found) or not re.search(r"url\(#", hidden)
    assert not kinds.search(hidden)


def test_symbols_refer_to_symbols_of_their_own_sprite_or_of_the_start_screen() -> None:
    shared = shared_sprite()
    for text in (shared, *(shared + game_sprite(folder) for folder in game_folders().values())):
        ids = re.findall(r'\bid="([\w-]+)"', text)
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= set(ids)
        assert len(ids) == len(set(ids))


@languages
def test_the_prerendered_page_is_the_start_screen(language: str) -> None:
    before = Page(views.prerender(language))
    after = Page(Person(languages=[language], fields={"seed": "x"}).reply["html"])
    assert before.attributes("id") == after.attributes("id")
    assert views.title(language)
    assert views.description(language)
    assert Words(language)("page.trouble") in views.error_notice(language)


@pytest.mark.rule("Z1.1")
def test_every_tile_is_in_exactly_one_place() -> None:
    person = Person()
    person.start_match(players="3", **{"kind-2": "person"})
    while not person.match.over:
        person.build_anything()
        places = Counter(tile_locations(person.match.state).values())
        assert sum(places.values()) == 90
        assert places["garden"] == len([event for event in person.match.record.events if not event.startswith("~")])


@pytest.mark.rule("Z3.2")
@pytest.mark.parametrize(("players", "rounds"), [("2", 8), ("3", 16), ("4", 16)])
def test_the_current_round_is_counted(players: str, rounds: int) -> None:
    person = Person()
    person.start_match(players=players, **{"kind-2": "person", "kind-3": "person"})
    assert round_of(person.match) == (1, rounds)
    person.play_to_the_end()
    assert round_of(person.match) == (rounds, rounds)


def test_disabled_help_and_confirmation_remove_their_elements() -> None:
    parts = ('id="confirm"', "&#34;cancel&#34;", 'class="help"')
    person = Person()
    person.start_match()
    assert all(part in person.reply["html"] for part in parts)
    person.do("set", name="confirm", fields={"confirm": "off"})
    reply = person.do("set", name="help", fields={"help": "off"})
    assert not any(part in reply["html"] for part in parts)
    assert "&#34;cancel&#34;" in person.do("take", slot=0)["html"]


def test_the_total_of_the_shown_garden_leads_to_the_score_sheet() -> None:
    person = Person()
    person.start_match(**{"name-0": "Ada", "name-1": "Ben", "kind-1": "person"})
    bar = person.reply["html"].partition('class="standings"')[2]
    assert bar.count("show-score") == 1
    assert person.do("show-score")["focus"][0] == "score"
    other = (person.match.turn + 1) % len(person.match.names)
    person.do("show-garden", seat=other)
    assert person.page.focused_seat == other
