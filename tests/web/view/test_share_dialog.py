"""The share dialog: its link, its QR code, and its notes."""

import re
from dataclasses import replace

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished
from tests.web.harness import Person
from tests.web.update.test_share import ADDRESS, WORDS, guest, owner, running, sent, shown_link
from web.app.model.links.codec import pack, public_part, unpack
from web.app.model.links.qr import qr_path
from web.app.model.links.share_link import place_to
from web.app.model.match import match as matches
from web.app.model.model import SHARE_PLACE, RuleExample


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_shared_without_undone_moves(game: str) -> None:
    match = matches.go_to(running(game), running(game, 20).at)
    person = owner(match)
    person.do("dialog", name="share")
    other = sent(person)
    assert (other.match.record.events, other.replay_at) == (match.record.events[: match.at], match.at)
    assert WORDS("share.holds_all") in person.reply["html"]


def test_a_saved_match_is_shared_from_the_start_screen() -> None:
    match = replace(finished("zen-garden"), id="m")
    person = owner(match, "#")
    person.do("dialog", name="share", subject="m")
    assert sent(person).replay_at == 0
    person.do("share-at", fields={"share-at": str(match.at)})
    assert sent(person).replay_at == match.at
    assert WORDS("share.holds_all") not in person.reply["html"], "nothing is hidden any more"
    person.do("dialog", name="share", subject="nothing")
    assert person.model.dialog is None


def test_the_dialog_opens_neither_without_a_match_nor_for_a_practice_match() -> None:
    person = Person(address=ADDRESS)
    for subject in ("", "nothing", "/0", "//", "m/99999999999999999999", "m/-1"):
        person.do("dialog", name="share", subject=subject)
        assert person.model.dialog is None
        assert not [name for name in ("share-copy", "share-send") if "command" in person.do(name)]
    person = owner(running("zen-garden"))
    person.change_page(purpose=RuleExample("Z1.1"))
    person.do("dialog", name="share")
    assert person.model.dialog is None


def test_the_link_is_copied_or_passed_to_the_devices_share_menu() -> None:
    match = running("hanging-gardens")
    person = owner(match)
    person.do("dialog", name="share")
    link = shown_link(person)
    assert person.do("share-copy")["command"] == {"kind": "copy", "text": link}
    person.do("command-done", kind="copy", how="copied")
    assert person.reply["html"].count(WORDS("notice.copied")) == 2, "also in the dialog, because it covers the page"
    deed = person.do("share-send")["command"]
    assert (deed["kind"], ADDRESS + deed["place"]) == ("share", link)
    assert all(match.player(seat) in deed["text"] for seat in range(len(match.record.players)))
    assert person.do("share-at", fields={"share-at": "0"})["html"].count(WORDS("notice.copied")) == 0


def test_a_link_has_a_preview_if_the_build_has_one() -> None:
    match = running("hanging-gardens")
    person = owner(match, previews=True)
    person.do("dialog", name="share")
    link = shown_link(person)
    assert link.startswith(f"{ADDRESS}link/share/hanging-gardens/en/{SHARE_PLACE}")
    assert person.do("share-copy")["command"]["text"] == link
    assert ADDRESS + person.do("share-send")["command"]["place"] == link
    drawing = qr_path(ADDRESS + link[link.index("#") :])
    assert drawing is not None
    assert drawing.path in person.reply["html"], "the QR code stays as short as possible"


def test_the_qr_code_contains_the_link_unless_it_is_too_long() -> None:
    person = owner(running("zen-garden"))
    person.do("dialog", name="share")
    drawing = qr_path(shown_link(person))
    assert drawing is not None
    assert drawing.path in person.reply["html"]
    assert WORDS("share.length", number=len(shown_link(person))) in person.reply["html"]
    person.model = replace(person.model, browser=person.model.browser._replace(address=ADDRESS + "x" * 2900))
    person.do("dialog", name="share")
    assert all(WORDS(key) in person.reply["html"] for key in ("share.no_qr", "share.long"))


def test_a_shared_match_can_be_shared_again() -> None:
    match = running("zen-garden")
    person = guest(match)
    person.do("dialog", name="share")
    assert shown_link(person) == ADDRESS + place_to(match, match.at)
    assert unpack(pack(public_part(person.match))) == public_part(match)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_can_be_embedded(game: str) -> None:
    person = owner(running(game))
    person.do("dialog", name="share")
    place = re.search(r'href="(#embed/[^"]*)"', person.reply["html"])
    assert place
    person.do("go", place=place[1])
    assert "embed=replay" in person.reply["html"]
