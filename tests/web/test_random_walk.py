"""Random walk of two tabs, with refused writes, packs that fail to load, and storage events out of order."""

import builtins
import importlib
import random
from collections import Counter, deque
from functools import partial
from html import unescape
from typing import Any, Final

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, storage
from tests.kit.hostile import TEXTS, assert_harmless
from tests.kit.thorough import first_row_of
from tests.web.harness import ACTIONS, Person, in_one_piece
from tests.web.importing import file
from tests.web.two_tabs import Browser, Tab
from tests.web.update.test_any_action import NOW, any_action, assert_same_deals, assert_whole
from tests.web.update.test_saved_texts import assert_all_reads_back
from tests.web.view.test_views import Page
from web.app import texts
from web.app.model.match.match import go_to
from web.app.model.mode import may
from web.app.model.model import MATCH_PLACE, MatchPage
from web.app.model.persistence import DAMAGED, damaged_keys
from web.app.program import Visit, answer

GAME, OTHER, *_ = GAMES
JUMPS: Final = [days * 86_400_000 for days in (-30 * 365, -1, 1, 400, 30 * 365)]
OFFLINE: Final = "the pack cannot be fetched"
SEED: Final = 1
KINDS: Final = {"storage-failed", "play-here", "shuffled", "stale", "failed import", "clock jump", "whole move"}


class Network:
    """The import of the page's modules, which fails when it is told to."""

    left: int | None = None  # imports that succeed before one fails; None if none fails

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        """Replace the import statement, and `import_module`, which many modules have bound by name."""
        modules: list[tuple[Any, str]] = [(builtins, "__import__"), (vars(importlib)["_bootstrap"], "_gcd_import")]
        for place, name in modules:
            patch.setattr(place, name, partial(self._load, getattr(place, name)))

    def _load(self, works: Any, name: str, *rest: Any, **named: Any) -> Any:
        if self.left is not None and name.startswith(("web.app.", "hofgarten.")):
            self.left = self.left - 1 if self.left else None
            if self.left is None:
                raise OSError(OFFLINE)
        return works(name, *rest, **named)


class Walker(Tab):
    """A tab whose actions are answered as the page's worker does: an exception ends no visit, but fails the walk."""

    def __init__(self, walk: "Walk", place: str) -> None:
        """Open the page."""
        self.walk, self.visit = walk, Visit()
        for read_before in (texts.texts_in, texts._texts_of):
            read_before.cache_clear()  # as in a new page
        super().__init__(walk.browser, place, languages=[walk.language], now=walk.now, entropy=f"{walk.draw.random()}")

    def act(self, action: dict[str, Any]) -> None:
        """Answer an action, count it, and check the page."""
        action = {**action, "now": self.walk.now}
        self.walk.heard(action)
        before, network = self.visit, self.walk.network
        network.left = self.walk.draw.choice([*range(12), *[None] * 228])
        self.visit, reply = answer(before, action)
        network.left = None
        if error := reply.get("failed") or reply.get("log"):
            assert OFFLINE in error, error
            self.walk.counts["failed import"] += 1
        assert self.visit.model is not None
        self.model = self.visit.model
        if "html" not in reply:
            assert self.model is before.model
            self.reply = {"html": self.reply["html"], "place": self.reply["place"], **reply}
            return
        self.reply = in_one_piece({**reply}, before.chunks)
        assert_same_deals(before.model or self.model, self.model)
        assert_whole(self.model)
        page = Page(self.reply["html"])
        self.elements, ids = page.elements, Counter(page.attributes("id"))
        assert max(ids.values(), default=1) == 1, ids.most_common(1)

    def fill_in(self) -> None:
        """Change, or submit, one of the page's forms, with fields drawn from what it offers."""
        draw, fields, select = self.walk.draw, dict[str, str](), ""
        for tag, attributes in self.elements:
            name, value, drawn = attributes.get("name", ""), attributes.get("value", ""), draw.random() < 0.2
            select = name if tag == "select" else select
            if tag == "option" and (drawn or "selected" in attributes):
                fields[select] = value
            elif name and attributes.get("type") in {"radio", "checkbox"}:
                fields |= {name: value} if drawn or "checked" in attributes else {}
            elif name and tag in {"input", "textarea"}:
                fields[name] = draw.choice(TEXTS) if drawn else value
        one = file(draw.choice([*self.browser.storage.values(), *TEXTS]))
        files = {**one, "file": "a.py", "files": [one]}
        changed = {"fields": fields, "name": draw.choice([*fields, ""])}
        parts: dict[str, dict[str, Any]] = {"data-form": changed, "data-submit": {"fields": fields}, "data-file": files}
        forms = [(kind, attributes[kind]) for _, attributes in self.elements for kind in parts if kind in attributes]
        if forms:
            kind, do = draw.choice(forms)
            self.walk.counts["filled in"] += 1
            self.do(do, **parts[kind])


class Walk:
    """Random actions of two tabs on one storage."""

    def __init__(self, language: str, seed: int, network: Network) -> None:
        """Open the tabs."""
        self.language, self.network = language, network
        self.draw, self.now = random.Random(f"{language} {seed}"), NOW
        self.counts, self.trail = Counter[str](), deque[dict[str, Any]](maxlen=8)
        begun = go_to(finished(OTHER, identity="begun"), 7)
        self.browser = Browser(**storage(begun, finished(GAME, identity="ended")))
        self.earlier = dict(self.browser.storage)  # at the last fresh start
        self.browser.tabs = [Walker(self, ""), Walker(self, "#match/begun")]

    def heard(self, action: dict[str, Any]) -> None:
        """Count an action, and keep it for the report of a failure."""
        self.trail.append({name: part for name, part in action.items() if name != "storage"})
        self.counts.update(["action", action["do"]])

    def step(self) -> None:
        """Let one thing happen."""
        draw, browser, at, kind = self.draw, self.browser, self.draw.randrange(2), self.draw.random()
        self.now += draw.randrange(3000)
        tab = browser.tabs[at]
        assert isinstance(tab, Walker)
        if kind < 0.02:
            full = sum(map(len, browser.storage.values())) + 50
            browser.room, browser.forbidden = draw.choice([*[(None, False)] * 3, (full, False), (None, True)])
        elif kind < 0.03:
            self.now = max(1, self.now + draw.choice(JUMPS))
            self.counts["clock jump"] += 1
        elif kind < 0.04:
            browser.tabs[at] = Walker(self, browser.tabs[draw.randrange(2)].reply["place"])
        elif kind < 0.1:
            tab.do("go", place=browser.tabs[1 - at].reply["place"])
        elif kind < 0.18:
            tab.do("go", place=MATCH_PLACE + draw.choice([*tab.model.library.matches, "begun"]))
        elif kind < 0.32 and '"play-here"' in unescape(tab.reply["html"]):
            tab.do("play-here")
        elif kind < 0.4 and tab.events:
            self._deliver(tab)
        elif kind < 0.56 and isinstance(tab.model.page, MatchPage) and may(tab.page, "confirm"):
            moves = [*tab.match.game.moves(tab.match.state)]
            self.counts["whole move"] += bool(moves and tab.move(draw.randrange(len(moves))))
        elif kind < 0.66:
            tab.fill_in()
        else:
            action = {**any_action(draw, tab.model, tab.reply)}
            tab.do(action.pop("do"), **{key: part for key, part in action.items() if key != "now"})

    def _deliver(self, tab: Tab) -> None:
        """Deliver storage events: in order, shuffled, one of them with an old text, or all of them as one rereading."""
        draw, browser, kind = self.draw, self.browser, self.draw.choice(["ordered", "shuffled", "stale", "reread"])
        self.counts[kind] += 1
        if kind == "shuffled":
            draw.shuffle(tab.events)
        elif kind == "stale":
            tab.do("storage-changed", key=tab.events[0], text=self.earlier.get(tab.events[0]))
        elif kind == "reread":
            tab.events.clear()
            tab.do("storage-reread", storage=dict(browser.storage))
        tab.hear(draw.choice([1, None]))

    def reread(self) -> None:
        """Start afresh, and read the whole storage."""
        self.earlier = dict(self.browser.storage)
        fresh = Person(storage=dict(self.earlier), languages=[self.language], now=self.now)
        assert not any(key.startswith(DAMAGED) for key in fresh.storage)
        assert not damaged_keys(fresh.storage)
        assert_all_reads_back(fresh)
        assert_harmless(fresh.reply["html"], ACTIONS)
        self.counts["saved match read"] += len(fresh.model.library.matches)


@pytest.mark.parametrize(
    ("language", "actions"), first_row_of([("en", 150), *((name, 5000) for name in texts.LANGUAGES)])
)
def test_nothing_fails_on_a_random_walk(language: str, actions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(language, SEED, Network(monkeypatch))
    try:
        for due in range(25, actions + 1, 25):
            while walk.counts["action"] < due:
                walk.step()
            walk.reread()
    except Exception as error:
        error.add_note(f"{language}, seed {SEED}, {walk.counts}, after {[*walk.trail]}")
        raise
    print(language, walk.counts)
    assert actions < 1000 or walk.counts.keys() >= KINDS, walk.counts
