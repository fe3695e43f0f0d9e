"""Turn links that do not continue the match: the page reports the reason, and saved matches do not change."""

import json
from collections.abc import Callable
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
from web.app.model.match.venue import THIS_DEVICE
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


@pytest.mark.parametrize("change", ["seed", "setup", "options", "colour", "bot"])
def test_another_match_with_the_same_id_is_refused(change: str) -> None:
    ada, ben, _ = two()
    ben.play_turn()
    answer = ben.link()
    first, *others = ada.match.record.players
    changes: dict[str, dict[str, Any]] = {
        "seed": {"extra": {"seed": "other"}},
        "setup": {"setup": Device.beginning(GAME, 2, seed="9").match.record.setup, "events": ()},
        "options": {"options": {**ada.match.record.options, "majority_ties": "split"}},
        "colour": {"players": ({**first, "colour": "red"}, *others)},
        "bot": {"players": ({**first, "bot": "gardener"}, *others)},
    }
    key = "turn_broken" if change == "bot" else "turn_foreign"
    refused(ada, altered(answer, **changes[change]), key, shown=False)


def test_a_match_of_another_game_with_the_same_id_is_refused() -> None:
    (ada, _, _), foreign = two(), Device.beginning(HIDING, 2)
    foreign.play_turn()
    refused(ada, altered(foreign.link(), mine={"id": ada.match.id}), "turn_foreign", shown=False)


def test_a_link_for_a_local_match_is_refused() -> None:
    _, ben, link = two()
    here = replace(ben.match, venue=THIS_DEVICE)
    device = Device(storage=storage(here))
    device.open(link)
    told = (notice(device), device.model.library.matches[here.id].text)
    assert told == (ENGLISH("notice.turn_foreign"), to_text(here))


def around_a_shuffle() -> tuple[Match, Match]:
    """Return a match by correspondence before and after the move with which the discard pile is shuffled."""
    match = new_match("0123456789abcdef", GAMES[GAME], {"boards": [1]}, [{"name": name} for name in NAMES], "4")
    while True:
        match = replace(match, venue=Correspondence((match.turn + 1) % len(NAMES)))
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
    assert (notice(stranger), stranger.model.library.matches) == (ENGLISH("notice.turn_forged"), {})
    for honest in (stranger, device):
        honest.open(link)
    assert device.events == events
    assert isinstance(stranger.model.page, InvitePage)


def with_event(link: str, event: str = "") -> str:
    """Return a link with one more event, by default the last one again."""
    events = unpack(link.removeprefix(TURN_PLACE)).events
    return altered(link, events=(*events, event or events[-1]))


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda link: link[:-9], "turn_broken"),
    "empty": (lambda _: TURN_PLACE, "turn_broken"),
    "text": (lambda link: f"{link[:20]}<img>", "turn_broken"),
    "long": (lambda link: f"{link}{'A' * 20_000}", "turn_long"),
    "newer": (lambda link: f"{TURN_PLACE}z{link[len(TURN_PLACE) + 1 :]}", "turn_newer"),
    "no sender": (lambda link: altered(link, mine={"from": None}), "turn_broken"),
    "no such sender": (lambda link: altered(link, mine={"from": 5}), "turn_broken"),
    "no id": (lambda link: altered(link, mine={"id": "daily-zen-garden-2026-11-22"}), "turn_broken"),
    "illegal": (lambda link: with_event(link, "16a1nw"), "turn_illegal"),
    "twice": (lambda link: with_event(link), "turn_illegal"),
}


@pytest.mark.parametrize(("change", "key"), BROKEN.values(), ids=BROKEN)
def test_a_link_without_a_valid_match_is_refused(change: Callable[[str], str], key: str) -> None:
    ada, _, link = two()
    refused(ada, change(link), key, shown=False)
    stranger = Device(change(link))
    assert (notice(stranger), stranger.model.library.matches) == (ENGLISH(f"notice.{key}"), {})
    assert stranger.reply["place"] == "#"


def test_a_damaged_or_newer_save_is_not_overwritten() -> None:
    ada, _, link = two()
    for text in ("{", json.dumps({**json.loads(to_text(ada.match)), "record": 99})):
        device = Device(storage={f"{PREFIX}{ada.match.id}": text})
        device.open(link)
        assert notice(device)
        assert device.model.library.matches[ada.match.id].text == text


DAMAGED: list[Any] = [None, 7, {}, [], "x", "daily-zen-garden-2026-11-22", "A" * 16]


@pytest.mark.parametrize("raw", [*DAMAGED, *({"seat": seat, "sent": 0, "heard": 0} for seat in (2, True))])
def test_damaged_correspondence_data_is_dropped_without_the_match(raw: object) -> None:
    match = two()[0].match
    text = json.loads(to_text(match))
    text[EXTRA]["link"] = raw
    assert from_text(match.id, json.dumps(text)) == replace(match, venue=THIS_DEVICE)
    text = json.loads(to_text(match))
    text[EXTRA]["link"]["id"] = raw
    assert from_text(match.id, json.dumps(text)) == match, "an id of the match alone is dropped"
