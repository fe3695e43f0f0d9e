"""Turn links that do not continue the match: the page reports the reason, and saved matches do not change."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import storage
from tests.kit.storage_seed import any_move
from tests.web.turn_links import NAMES, Device, back_and_forth, notice, two
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links.codec import pack, unpack
from web.app.model.links.turn_link import turn_link
from web.app.model.match.correspondence import TURN_PLACE, Correspondence
from web.app.model.match.match import Match, new_match, play
from web.app.model.match.serialize import EXTRA, from_text, to_text
from web.app.model.model import InvitePage
from web.app.texts import Words

ENGLISH = Words("en")
GAME = "zen-garden"
HIDING = "hanging-gardens"


def altered(link: str, **changes: Any) -> str:
    record = unpack(link.removeprefix(TURN_PLACE))
    mine = record.extra[EXTRA] | changes.pop("mine", {})
    extra = {**record.extra, **changes.pop("extra", {}), EXTRA: mine}
    return f"{TURN_PLACE}{pack(replace(record, extra=extra, **changes))}"


def refused(device: Device, link: str, key: str, *, shown: bool) -> None:
    """Fail if a link changes a saved match, or if the page does not report the reason."""
    before, kept = device.events, {k: t for k, t in device.storage.items() if k.startswith(PREFIX)}
    device.open(link)
    assert (notice(device), device.open_match is not None) == (ENGLISH(f"notice.{key}"), shown)
    assert {k: t for k, t in device.storage.items() if k.startswith(PREFIX)} == kept
    device.do("go", place=f"#match/{next(iter(device.model.library.matches))}")
    assert device.events == before


def test_a_link_that_diverges_from_the_local_match_is_refused() -> None:
    ada, ben, link = two()
    other_ben = Device.joining(link, 1)
    ben.play_turn(1)
    other_ben.play_turn(2)
    ada.open(ben.link())
    refused(ada, other_ben.link(), "turn_parted", shown=True)


def test_an_older_link_or_the_same_link_changes_nothing() -> None:
    ada, ben, first = two()
    second, third = back_and_forth(ada, ben, 2)
    for device, link, key in ((ben, third, "turn_same"), (ben, first, "turn_older"), (ada, second, "turn_older")):
        before = device.events
        device.open(link)
        assert (notice(device), device.events) == (ENGLISH(f"notice.{key}"), before)


@pytest.mark.parametrize("change", ["seed", "setup", "options", "bot", "colour", "game"])
def test_another_match_with_the_same_id_is_refused(change: str) -> None:
    ada, ben, link = two()
    ben.play_turn()
    answer = ben.link()
    other = Device.beginning(GAME, 2, seed="9")
    record = unpack(answer.removeprefix(TURN_PLACE))
    dealt = other.match.record
    changes: dict[str, dict[str, Any]] = {
        "seed": {"extra": {"seed": "other"}},
        "setup": {"setup": dealt.setup, "events": ()},
        "options": {"options": {**record.options, "majority_ties": "split"}},
        "bot": {"players": ({**record.players[0], "bot": "gardener"}, *record.players[1:])},
        "colour": {"players": ({**record.players[0], "colour": "red"}, *record.players[1:])},
        "game": {},
    }
    if change == "bot":
        link = altered(answer, **changes[change])
        refused(ada, link, "turn_broken", shown=False)
        return
    if change == "game":
        foreign = Device.beginning(HIDING, 2)
        foreign.play_turn()
        refused(ada, altered(foreign.link(), mine={"id": ada.match.id}), "turn_foreign", shown=False)
        return
    refused(ada, altered(answer, **changes[change]), "turn_foreign", shown=False)


def test_a_link_for_a_local_match_is_refused() -> None:
    _, ben, link = two()
    here = replace(ben.match, correspondence=None)
    device = Device(storage=storage(here))
    device.open(link)
    assert notice(device) == ENGLISH("notice.turn_foreign")
    assert device.model.library.matches[here.id].text == to_text(here)


def around_a_shuffle() -> tuple[Match, Match]:
    """Return a match by correspondence before and after the move with which the discard pile is shuffled."""
    players = [{"name": name} for name in NAMES]
    match = new_match("0123456789abcdef", GAMES[GAME], {"boards": [1]}, players, "4")
    while True:
        match = replace(match, correspondence=Correspondence((match.turn + 1) % len(NAMES)))
        before, match = match, play(match, match.game.write_event(any_move(match)))
        if match.record.events[-1].startswith("~"):
            return before, match


def forged(event: str) -> str:
    """Return a shuffle with its first two tiles exchanged; any other event unchanged."""
    return f"~{event[4:7]}{event[1:4]}{event[7:]}" if event.startswith("~") else event


@pytest.mark.rule("Z3.4")
def test_a_shuffle_that_does_not_follow_from_the_seed_is_refused() -> None:
    before, match = around_a_shuffle()
    events, link = match.record.events, turn_link(match, Words("en"))
    bad = altered(link, events=tuple(map(forged, events)))
    stranger, device = Device(bad), Device(f"#match/{before.id}", storage(before))
    refused(device, bad, "turn_forged", shown=False)
    assert notice(stranger) == ENGLISH("notice.turn_forged")
    assert not stranger.model.library.matches
    for honest in (stranger, device):
        honest.open(link)
    assert device.events == events
    assert isinstance(stranger.model.page, InvitePage)


def broken_links(link: str) -> dict[str, tuple[str, str]]:
    """Return links without a valid match, each with its message."""
    events = unpack(link.removeprefix(TURN_PLACE)).events
    return {
        "cut": (link[:-9], "turn_broken"),
        "empty": (TURN_PLACE, "turn_broken"),
        "text": (f"{link[:20]}<img>", "turn_broken"),
        "long": (f"{link}{'A' * 20_000}", "turn_long"),
        "newer": (f"{TURN_PLACE}z{link[len(TURN_PLACE) + 1 :]}", "turn_newer"),
        "no sender": (altered(link, mine={"from": None}), "turn_broken"),
        "no such sender": (altered(link, mine={"from": 5}), "turn_broken"),
        "no id": (altered(link, mine={"id": "daily-zen-garden-2026-11-22"}), "turn_broken"),
        "illegal": (altered(link, events=(*events, "16a1nw")), "turn_illegal"),
        "twice": (altered(link, events=(*events, events[-1])), "turn_illegal"),
    }


KINDS = ["cut", "empty", "text", "long", "newer", "no sender", "no such sender", "no id", "illegal", "twice"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_link_without_a_valid_match_is_refused(kind: str) -> None:
    ada, _, link = two()
    bad, key = broken_links(link)[kind]
    refused(ada, bad, key, shown=False)
    stranger = Device(bad)
    assert notice(stranger) == ENGLISH(f"notice.{key}")
    assert not stranger.model.library.matches
    assert stranger.reply["place"] == "#"


def test_a_damaged_or_newer_save_is_not_overwritten() -> None:
    ada, _, link = two()
    for text in ("{", json.dumps({**json.loads(to_text(ada.match)), "record": 99})):
        device = Device(storage={f"{PREFIX}{ada.match.id}": text})
        device.open(link)
        assert notice(device)
        assert device.model.library.matches[ada.match.id].text == text


@pytest.mark.parametrize(
    "raw", [None, 7, {}, {"seat": 2, "sent": 0, "heard": 0}, {"seat": True, "sent": 0, "heard": 0}]
)
def test_damaged_correspondence_data_is_dropped_without_the_match(raw: object) -> None:
    ada, _, _ = two()
    text = json.loads(to_text(ada.match))
    text[EXTRA]["link"] = raw
    assert from_text(ada.match.id, json.dumps(text)) == replace(ada.match, correspondence=None)
