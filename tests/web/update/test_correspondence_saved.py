"""Correspondence matches that are also exported, imported or moved to another id, and links that are never sent."""

import json
from dataclasses import replace

import pytest

from tests.kit.golden_matches import storage
from tests.web.turn_links import AT_ONCE, Device, back_and_forth, notice, two
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links import turn_link
from web.app.model.match import match as matches
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.serialize import from_text, to_text
from web.app.model.match.venue import THIS_DEVICE
from web.app.texts import Words

ENGLISH = Words("en")


def saved(device: Device) -> str:
    """Return the exported file of the open match."""
    return str(device.do("export-match", identity=device.match.id)["command"]["text"])


def bring(device: Device, text: str) -> None:
    device.do("import", files=[{"name": "match.json", "size": len(text), "text": text}])


def kept(device: Device) -> list[matches.Match]:
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
