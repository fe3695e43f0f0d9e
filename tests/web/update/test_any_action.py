"""Random actions on any storage raise no exception, and keep the model consistent."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.golden_matches import finished, seats, storage
from tests.kit.thorough import first_of
from tests.web.harness import ACTIONS, START, actions_in, actions_of, is_declared, respond
from web.app.model import settings as kept_settings
from web.app.model.action import Action
from web.app.model.game_api.game_page import games_with
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links.share_link import place_to
from web.app.model.links.turn_link import turn_link
from web.app.model.match import replay
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import go_to
from web.app.model.match.serialize import to_text
from web.app.model.mode import may
from web.app.model.model import MATCH_PLACE, MatchPage, Model, Shared
from web.app.model.screens import SCREENS
from web.app.model.settings import Settings
from web.app.model.teaching.lesson_progress import PREFIX as LESSON
from web.app.model.teaching.rule_position import positions
from web.app.texts import Words
from web.app.view import dialogs

COUNT = 100
EVIL = "<img src=x>\"'&\u202e"
"""A text that must be escaped everywhere."""

DAY = "2026-11-20"
NOW = 1_795_000_000_000
"""Some days after this day."""

GAME, OTHER, *_ = GAMES
ODD: list[Any] = [None, True, 0, 1, -1, 99, 10**30, 1.5, "", "0", "9" * 5000, "²", EVIL, *GAMES, DAY]
ODD += [[], ["a"], {"a": 1}]
PARTS = ["at", "by", "day", "event", "fields", "focus", "game", "id", "item", "name", "number", "part", "place", "seat"]
PARTS += ["content", "files", "text"]
PARTS += ["choices", "finding", "keyboard", "now", "offset", "space", "subject", "slot", "tile", "title", "to", "file"]
DIALOGS = [*dialogs.DIALOGS, "nothing"]
IDS = ["begun", "ended", "odd", "bad", f"daily-{GAME}-{DAY}", f"daily-{OTHER}-{DAY}", EVIL]
SUBJECTS = [*IDS, "ended/0", "ended/1", "begun/0", "0/total", "-1/total", "Z5.1", "H5.1", "12", ""]
PLACES = ["", *(f"#{name}" for name in SCREENS), f"#rules/{EVIL}", "#progress/gardens/all/best/-1", "#x/y"]
PLACES += ["#path/7", f"#path/{EVIL}"]
PLACES += [f"{MATCH_PLACE}{identity}{part}" for identity in IDS for part in ("", "/log", "/review")]
PLACES += [f"#learn/{game}" for game in GAMES] + [f"#daily/{game}/{DAY}" for game in GAMES]
PLACES += [place_to(finished(GAME), 5), place_to(finished(OTHER), 0), f"#share/{EVIL}", "#share/1abc/5"]
LINKED = replace(finished(GAME, identity="c" * 16, players=seats(*[EVIL] * 4)), venue=Correspondence(1))
PLACES += [turn_link(go_to(LINKED, at), Words("en")) for at in (9, 12, LINKED.at)]
PLACES += [f"#rules/{game}/{rule}" for game in games_with("rulebook") for rule in positions(game)]


def hostile(chosen: random.Random) -> dict[str, str]:
    """Return a storage of started and finished matches, and many damaged entries."""
    count = len(finished(GAME).record.players)
    ended = finished(GAME, identity="ended", players=seats(*[EVIL] * (count - 1), Gone="gone"), saved=10**30)
    begun = go_to(finished(OTHER, identity="begun", saved=5), 7)
    lesson = {"version": 1, "trail": [[], ["x"]], "events": chosen.choice([[], ["x"], None]), "finished": False}
    return {
        **storage(ended, begun, odd=to_text(begun)[:-9], bad=EVIL),
        f"{PREFIX}daily-{GAME}-{DAY}": chosen.choice([to_text(begun), "{", to_text(ended)]),
        f"{LESSON}{chosen.choice(list(GAMES))}": json.dumps(lesson),
        f"{LESSON}{EVIL}": "[" * 9999,
        kept_settings.KEY: kept_settings.write(Settings(speed="instant", confirm=chosen.choice(["on", "off"]))),
    }


def answers(chosen: random.Random, model: Model, reply: dict[str, Any]) -> Iterator[Action]:
    """Yield the actions that the page sends by itself: a bot's answer, and a timer's action."""
    page = model.page
    if isinstance(page, MatchPage) and page.bot_move and page.pending_request:
        match = page.match
        move = match.game.random_move(match.game.observe(match.state, match.turn), Rng(chosen.randrange(10**9)))
        yield {"do": "answer", "number": page.bot_move.number, "event": match.game.write_event(move)}
    elif reply.get("bot_request"):
        yield {"do": "ask-failed", "number": reply["bot_request"]["number"]}
    if reply.get("timer"):
        yield reply["timer"]["action"]


def any_action(chosen: random.Random, model: Model, reply: dict[str, Any]) -> Action:
    """Return an action, usually one that the page offers."""
    offered = actions_in(reply["html"])
    assert all(map(is_declared, offered))
    enabled = [tag for tag in re.findall("<[a-z][^>]*>", reply["html"]) if not re.search(" disabled[ >]", tag)]
    works = [may(model.page, action["do"]) for tag in enabled for action in actions_of(tag).values()]
    assert all(works), reply["place"]
    came = [*answers(chosen, model, reply)]
    kind = chosen.random()
    if came and kind < 0.3:
        return chosen.choice(came)
    if offered and kind < 0.7:
        action = {**chosen.choice(offered)}
    elif kind < 0.8:
        action = {"do": "go", "place": chosen.choice(PLACES)}
    elif kind < 0.9:
        action = {"do": "dialog", "name": chosen.choice(DIALOGS), "subject": chosen.choice(SUBJECTS)}
    else:
        action = {"do": chosen.choice(sorted(ACTIONS))}
        action |= {chosen.choice(PARTS): chosen.choice(ODD) for _ in range(3)}
        action |= {"fields": {chosen.choice(PARTS): chosen.choice(ODD), "players": "2", "position": chosen.choice(ODD)}}
    if chosen.random() < 0.1:
        action[chosen.choice(PARTS)] = chosen.choice(ODD)
    return {"keyboard": chosen.random() < 0.5} | action


def assert_whole(model: Model) -> None:
    """Fail if parts of the model contradict each other."""
    page = model.page
    if not isinstance(page, MatchPage):
        return
    match = page.match
    assert not page.replay or (not page.is_sandbox and page.replay.at in replay.stops(match, match.at))
    assert not page.review or (page.is_own and match.over)
    assert page.replay or not isinstance(page.purpose, Shared)
    if page.is_follower:
        return  # another tab may have deleted the match
    if page.is_own or isinstance(page.purpose, Shared):
        assert (match.id in model.library.matches) == page.is_own


def assert_same_deals(before: Model, after: Model) -> None:
    """Fail if a saved match was replaced by another one, or a damaged one changed."""
    for identity, kept in after.library.matches.items():
        old = before.library.matches.get(identity, kept)
        if old is not kept:
            assert old.match is not None
            assert kept.match is not None
            assert old.match.record.setup == kept.match.record.setup


@pytest.mark.parametrize("seed", first_of(range(5)))
def test_nothing_breaks(seed: int) -> None:
    chosen = random.Random(seed)
    start = {**START, "storage": hostile(chosen), "now": NOW, "offset": 10**9}
    model, reply, _ = respond(None, {**start, "place": chosen.choice(PLACES)})
    trail: list[Action] = []
    for number in range(COUNT):
        before, action = model, {"now": NOW + number, **any_action(chosen, model, reply)}
        trail = [*trail[-5:], action]
        try:
            model, reply, _ = respond(before, action)
            assert_whole(model)
            assert_same_deals(before, model)
            assert "<img" not in reply["html"]
            assert (model.dialog is not None) == ('<dialog id="dialog"' in reply["html"])
        except Exception as error:
            error.add_note(f"after {trail}")
            raise
