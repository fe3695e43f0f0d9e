"""Correspondence beside links: exports, imports and other ids; and turn links that do not continue the match.

The page reports the reason, and saved matches do not change.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import storage
from tests.kit.storage_seed import any_move
from tests.web.turn_links import AT_ONCE, NAMES, Device, back_and_forth, notice, two
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links import turn_link
from web.app.model.links.codec import pack, unpack
from web.app.model.links.turn_link import turn_link as link_of
from web.app.model.match import match as matches
from web.app.model.match.correspondence import TURN_PLACE, Correspondence
from web.app.model.match.match import PlayedMatch, new_match, play
from web.app.model.match.serialize import EXTRA, from_text, to_text
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.model import InvitePage
from web.app.texts import Words

ENGLISH = Words("en")


def saved(device: Device) -> str:
    """Return the exported file of the open match."""
    return str(device.do("export-match", identity=device.match.id)["command"]["text"])


def bring(device: Device, text: str) -> None:
    device.do("import", files=[{"name": "match.json", "size": len(text), "text": text}])


def kept(device: Device) -> list[matches.PlayedMatch]:
    return [one.match for one in device.model.library.matches.values() if one.match is not None]


def waiting_and_moving() -> tuple[Device, Device]:
    """Return two devices of one match; the first player has moved and not yet sent the link."""
    ada, ben, _ = two()
    back_and_forth(ada, ben, 1)
    one, other = (ada, ben) if ada.moves else (ben, ada)
    one.play_turn()
    return one, other


@pytest.mark.parametrize("how", ["share", "copy"])
def test_a_link_counts_as_sent_when_the_browser_has_handed_it_over(how: str) -> None:
    one, other = waiting_and_moving()
    at, before = one.match.at, matches.undo_target(one.match)
    assert before is not None
    stands = ENGLISH("correspondence.stands")
    assert stands in one.reply["html"]
    command = one.do("turn-send", how=how)["command"]
    assert matches.undo_target(one.match) == before, "the share sheet may be dismissed"
    for foreign in ({"id": "another"}, {"at": 0}, {"at": -1}):
        one.act(command["then"] | foreign)
        assert matches.undo_target(one.match) == before
    one.act({**command["then"], "how": "copied" if how == "copy" else "shared"})
    assert isinstance(one.match.venue, Correspondence)
    delivered = one.match.venue.delivered
    assert (delivered, matches.undo_target(one.match), stands in one.reply["html"]) == (at, None, False)
    told = ENGLISH("notice.turn_copied", names=one.match.player(other.seat))
    assert notice(one) == (told if how == "copy" else "")


def test_a_shown_qr_code_counts_as_sent_and_a_pasted_own_link_or_share_link_is_recognised() -> None:
    one, _ = waiting_and_moving()
    one.do("turn-send", how="code")
    assert matches.undo_target(one.match) is None
    own, before = one.link(), one.events
    for text, key in ((own, "turn_own"), ("Look: https://example.org/#share/Z5.1abc", "turn_share")):
        one.do("turn-paste", fields={"turn-link": text})
        assert (notice(one), one.events) == (ENGLISH(f"notice.{key}"), before)


def test_a_move_made_for_the_own_seat_elsewhere_is_accepted_and_reported() -> None:
    one, other = waiting_and_moving()
    theirs = one.match.venue
    assert isinstance(theirs, Correspondence)
    one.change_page(match=replace(one.match, venue=replace(theirs, seat=other.seat)))
    one.play_turn()
    one.change_page(match=replace(one.match, venue=theirs))
    one.play_turn()
    other.open(turn_link.turn_link(one.match, Words("en")))
    assert (other.events, notice(other)) == (one.events, ENGLISH("notice.turn_mine"))


def test_an_exported_match_continues_by_link_on_another_device() -> None:
    one, other = waiting_and_moving()
    one.link()
    new = Device(storage=AT_ONCE)
    bring(new, saved(one))
    assert list(new.model.library.matches) == [one.match.id]
    new.do("go", place=f"#match/{one.match.id}")
    assert new.match.venue == one.match.venue
    other.open(new.link())
    other.play_turn()
    new.open(other.link())
    assert new.events == other.events


def test_a_match_saved_under_another_id_keeps_its_correspondence_id() -> None:
    one, other = waiting_and_moving()
    shared, link = one.match.id, one.match.venue
    assert isinstance(link, Correspondence)
    moved = replace(one.match, id="moved", venue=replace(link, id=shared))
    device = Device("#match/moved", storage(moved) | AT_ONCE)
    assert device.match == from_text("moved", to_text(moved)) == moved
    other.open(device.link())
    assert other.match.id == shared
    other.play_turn()
    for way in ({"do": "turn-paste", "fields": {"turn-link": other.link()}}, {"do": "go", "place": other.link()}):
        device.act(way)
        assert (device.match.id, device.events) == ("moved", other.events)
    assert len(device.model.library.matches) == 1


def test_importing_another_players_file_does_not_change_the_own_seat() -> None:
    one, other = waiting_and_moving()
    before = other.match.venue
    bring(other, saved(one))
    (match,) = kept(other)
    assert (match.venue, match.record.events) == (before, one.events)
    device = Device(storage=storage(replace(match, venue=THIS_DEVICE)))
    bring(device, saved(one))
    assert [brought.venue for brought in kept(device)] == [THIS_DEVICE]


def test_importing_an_older_file_does_not_forget_sent_moves() -> None:
    one, _ = waiting_and_moving()
    early = saved(one)
    one.link()
    late = saved(one)
    for first, second in ((early, late), (late, early)):
        device = Device(storage=AT_ONCE)
        bring(device, first)
        bring(device, second)
        assert [match.venue for match in kept(device)] == [one.match.venue]


def divergent(device: Device) -> str:
    """Return the open match with another course, as played in another tab."""
    match = matches.go_to(device.match, 0)
    moves = [match.game.write_event(move) for move in match.game.moves(match.state)]
    return to_text(matches.play(match, next(move for move in moves if move != match.record.events[0])))


@pytest.mark.parametrize("how", ["imported", "played in another tab"])
def test_a_divergent_match_is_saved_apart_and_not_sent(how: str) -> None:
    one, _ = waiting_and_moving()
    shared = one.match.id
    if how == "imported":
        other_way = json.loads(saved(one))
        other_way["players"][0]["name"] = "Somebody"
        bring(one, json.dumps(other_way))
    else:
        one.do("storage-changed", key=f"{PREFIX}{shared}", text=divergent(one))
        assert one.model.notice == "kept_apart"
    links = {match.id: match.venue for match in kept(one)}
    assert (len(links), [identity for identity, link in links.items() if link != THIS_DEVICE]) == (2, [shared])


def test_a_damaged_match_continues_by_link_under_a_new_id() -> None:
    one, other = waiting_and_moving()
    shared, link = one.match.id, one.match.venue
    one.do("storage-changed", key=f"{PREFIX}{shared}", text="{")
    assert one.model.notice == "apart_damaged"
    assert one.match.id != shared
    assert isinstance(link, Correspondence)
    assert one.match.venue == Correspondence(link.seat, link.delivered, link.seen, shared)
    other.open(one.link())
    other.play_turn()
    one.open(other.link())
    assert one.events == other.events


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


def around_a_shuffle() -> tuple[PlayedMatch[Any], PlayedMatch]:
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
    events, link = match.record.events, link_of(match, Words("en"))
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
