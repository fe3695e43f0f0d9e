"""Every action at every place, in a tab that plays a match and in one that follows it: one of two tabs plays on."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, islice
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

import pytest

from tests.kit.golden_matches import finished
from tests.web.harness import Person
from tests.web.two_tabs import Browser, Tab, a_match, shared
from tests.web.update.test_declarations import DECLARED, VALUES
from tests.web.update.test_venues_in_two_tabs import by_link, hosted, visited
from web.app.model.action import fields_of, fits
from web.app.model.game_api.game_page import move_input_of
from web.app.model.library.saved_matches import PREFIX, SavedMatch
from web.app.model.links.share_link import place_to
from web.app.model.mode import may
from web.app.model.model import MatchPage, Model
from web.app.model.persistence import due_writes, storage_after
from web.app.model.puzzles.collection import puzzles_of
from web.app.update.update import update

VARIANTS: Final = 4
"""The largest number of actions of one name that are tried: they differ in their fields."""

STARTS: Final = {"play", "play-game", "first-match", "stage", "replay-play-on"}
"""The actions by which a tab leaves the match that it follows for a new one: those that do not continue that match."""

Situation = tuple[Browser, Tab, Tab]
"""A browser with a tab that plays a match, and one that follows it, or is at another place."""

PLACES: Final = {
    "start": "",
    "progress": "#progress",
    "rule": "#rules/zen-garden/Z5.1",
    "lesson": "#learn/zen-garden",
    "puzzle": f"#puzzles/zen-garden/{puzzles_of('zen-garden')[0].id}",
    "analysis": "#analysis/match/{}/2",
    "shared": place_to(finished("zen-garden"), 5),
    "series": "#workshop",
}
"""The places of the second tab, besides that of the match."""


def act_unseen(tab: Tab, action: dict[str, Any]) -> None:
    """Send an action of a tab whose page is not drawn."""
    before = None if action["do"] == "start" else tab.model
    result = update(before, action)
    due = due_writes(before, result)
    tab.model = replace(result.model, storage_snapshot=storage_after(result.model, due))
    tab.reply = {"save": due.save, "base": due.base} if due.save else {}


class Snapshot(NamedTuple):
    """The state of a browser before an action."""

    storage: dict[str, str]
    models: tuple[Model, ...]


def here() -> Situation:
    """Return two tabs with a match of two people on this device, one of whose moves is undone."""
    browser, leading, following = shared(a_match(2))
    leading.move()
    leading.do("undo")
    following.hear()
    for tab in (leading, following):
        moves = move_input_of("zen-garden")
        event = tab.match.game.write_event(next(tab.match.game.moves(tab.match.state)))
        tab.change_page(selection=moves.selection_of(tab.page.selection, event))
    return browser, leading, following


def with_bot() -> Situation:
    """Return two tabs with a match against a bot, which is to move, after another variation."""
    browser, leading, following = shared(a_match(2, bots=1))
    while leading.page.bot_move:
        leading.move()
    leading.move()
    leading.do("undo")
    while not leading.page.bot_move:
        leading.move(-1)
    following.hear()
    assert leading.match.lines
    return browser, leading, following


MATCHES: Final[dict[str, Callable[[], Situation]]] = {
    "here": here,
    "host": hosted,
    "guest": visited,
    "link": by_link,
    "bot": with_bot,
}


def after(begin: Callable[[], Situation], name: str, /, **parts: Any) -> Situation:
    """Return the tabs of a situation after an action of both."""
    browser, leading, following = begin()
    for tab in (leading, following):
        tab.do(name, **{part: value.format(tab.match.id) for part, value in parts.items()})
    return browser, leading, following


def elsewhere(begin: Callable[[], Situation], place: str) -> Situation:
    """Return the tabs of a situation, of which the second one has gone to another place."""
    browser, leading, following = begin()
    following.do("go", place=place.format(leading.match.id))
    assert not isinstance(following.model.page, MatchPage) or not following.page.is_own
    return browser, leading, following


def further() -> Iterator[Any]:
    """Yield the further situations: in a replay, with a dialog, and with the second tab elsewhere."""
    for name, begin in MATCHES.items():
        others = {place: partial(elsewhere, begin, address) for place, address in PLACES.items()}
        others["replay"] = partial(after, begin, "replay")
        others["renaming"] = partial(after, begin, "dialog", name="saved-match", subject="{}")
        for other, changed in others.items():
            yield pytest.param(changed, id=f"{name}-{other}", marks=pytest.mark.thorough)


def values(field: str, kind: Any, model: Model, identity: str) -> list[Any]:
    """Return sound values of a field, among them those that fit the page."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is bool:
        return [False, True]
    match = model.page.match if isinstance(model.page, MatchPage) else None
    at = match.at if match else 0
    events = [match.game.write_event(move) for move in islice(match.game.moves(match.state), 1)] if match else []
    known: dict[str, list[Any]] = {
        "identity": [identity],
        "subject": [identity],
        "at": [at, 0, 1],
        "number": [model.pending_request, 0, 1],
        "seat": [0, 1],
        "player": ["here", "elsewhere", "master"],
        "event": events,
        "place": [f"#match/{identity}", "", PLACES["puzzle"]],
        "game": ["zen-garden"],
        "fields": [
            {"match-name": "Renamed", "name": "Renamed", "position": "0", "level": "apprentice", "turn-link": ""},
            {"players": "2", "kind-0": "person", "kind-1": "person", "room-answer": ""},
        ],
        "key": [f"{PREFIX}{identity}"],
        "how": ["here", "link"],
        "bot": ["own:Mine"],
    }
    return [value for value in chain(known.get(field, ()), VALUES) if fits(value, kind)]


def actions(model: Model, identity: str) -> Iterator[dict[str, Any]]:
    """Yield every action with sound fields, in up to four variants."""
    for name, declaration in DECLARED:
        if name == "start" or name.startswith("storage-"):
            continue  # the browser reports what is in the storage
        columns = {field: values(field, kind, model, identity) for field, kind, _ in fields_of(declaration)}
        for variant in range(min(VARIANTS, max(map(len, columns.values()), default=1))):
            yield {"do": name} | {field: column[variant % len(column)] for field, column in columns.items()}


def snapshot(browser: Browser) -> Snapshot:
    """Return the state of a browser whose tabs have heard everything."""
    assert not any(tab.events for tab in browser.tabs)
    return Snapshot(dict(browser.storage), tuple(tab.model for tab in browser.tabs))


def restore(browser: Browser, before: Snapshot) -> None:
    """Put a browser back into an earlier state."""
    browser.storage = dict(before.storage)
    for tab, model in zip(browser.tabs, before.models, strict=True):
        tab.model = model
        tab.events.clear()


def shows(tab: Tab, identity: str) -> bool:
    """Return True if a tab shows the saved match."""
    return isinstance(tab.model.page, MatchPage) and tab.page.is_own and tab.match.id == identity


def faults(browser: Browser, actor: Tab, leading: Tab, counts: Counter[str]) -> Iterator[str]:
    """Yield the actions of a tab after which not exactly one tab plays, or a forbidden one has changed a text."""
    before, identity, key = snapshot(browser), leading.match.id, f"{PREFIX}{leading.match.id}"
    for action in actions(actor.model, identity):
        restore(browser, before)
        permitted = may(actor.model.page, action["do"])
        follows = isinstance(actor.model.page, MatchPage) and actor.page.is_follower
        actor.do(action["do"], **{field: value for field, value in action.items() if field != "do"})
        for tab in (*browser.tabs, *browser.tabs):
            tab.hear()
        counts["pairs"] += 1
        text = browser.storage.get(key)
        if not permitted and browser.storage != before.storage:
            yield f"{action}: forbidden, and changed a saved text"
        if (
            follows
            and action["do"] not in STARTS
            and any(PREFIX in key for key in browser.storage.keys() - before.storage)
        ):
            yield f"{action}: began a match though another tab plays"
        if text is None or (saved := SavedMatch(identity, text).match) is None or saved.over:
            continue
        if follows and action["do"] not in {"play-here", "rename", "claim", "delete"} and text != before.storage[key]:
            yield f"{action}: changed the match that another tab plays"
        if not shows(leading, identity):
            continue  # it has left the match
        leads = [not tab.page.is_follower for tab in browser.tabs if shows(tab, identity)]
        if sum(leads) != 1 and action["do"] != "go":  # two tabs that have just opened a match may both play
            yield f"{action}: {sum(leads)} tabs play"


@pytest.mark.parametrize("begin", [*(pytest.param(begin, id=name) for name, begin in MATCHES.items()), *further()])
def test_one_of_two_tabs_plays_after_any_action(
    begin: Callable[[], Situation], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tab, "act", act_unseen)
    browser, leading, following = begin()
    counts = Counter[str]()
    found = [fault for actor in (leading, following) for fault in faults(browser, actor, leading, counts)]
    print(counts)
    assert not found


@pytest.mark.parametrize("place", ["lesson", "puzzle", "rule"])
def test_what_is_forbidden_in_practice_changes_nothing(place: str) -> None:
    person = Person(place=PLACES[place])
    forbidden = [name for name, _ in DECLARED if name != "start" and not may(person.page, name)]
    assert {"hint", "replay", "review", "rematch"} <= {*forbidden}
    assert ("undo" in forbidden) == (place == "puzzle")
    before = person.model
    for action in actions(before, ""):
        if action["do"] in forbidden:
            person.do(action["do"], **{field: value for field, value in action.items() if field != "do"})
            assert replace(person.model, now=before.now) == before
