"""Correspondence: every device has a model of its own, and only links are exchanged."""

import re
from collections import Counter
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from hofgarten.record import read_record, redact, verify_record, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import COMPLETE, more_games
from tests.kit.golden_matches import finished, seats, storage
from tests.kit.opaque import of_game
from tests.kit.thorough import first_row_of
from tests.web.harness import reopened
from tests.web.turn_links import NAMES, Device, notice, two
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links import turn_link
from web.app.model.links.codec import pack, unpack
from web.app.model.match import match as matches
from web.app.model.match.correspondence import TURN_PLACE, Correspondence
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text
from web.app.model.match.shown_match import shown_match
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.model import Own, Replay, match_page
from web.app.model.new_match_form import COLOURS
from web.app.model.settings import KEY, Settings, write
from web.app.texts import LANGUAGES, Words
from web.app.view.dialogs.turn_code import content_of
from web.app.view.html import html_of
from web.app.view.panels.correspondence import MAX_NEWS, ByLink

ENGLISH = Words("en")
GAME = "zen-garden"
FIVE_DAYS = 5 * 24 * 3_600_000
"""In milliseconds."""


def moved() -> Device:
    """Return the device of Ada, who has begun a match with Ben and moved."""
    ada = Device.beginning(GAME, 2)
    ada.play_turn()
    return ada


def panel(device: Device) -> str:
    html = str(device.reply["html"])
    return html[html.index('id="panel"') :].partition("</section>")[0]


@pytest.mark.parametrize(
    ("game", "people", "computers"),
    first_row_of(
        (game, people, computers)
        for game in GAMES
        for people, computers in [(2, 0), (3, 0), (4, 0), (2, 1)]
        if people + computers in GAMES[game].players
    ),
)
def test_whole_matches_are_played_by_links_alone(game: str, people: int, computers: int) -> None:
    first = Device.beginning(game, people, computers)
    devices = {first.seat: first}
    here, seats = first, range(people)
    while not here.match.over:
        assert here.moves or here.asks_to_send
        here.play_turn()
        if here.match.over:
            break
        link, seat = here.link(), here.match.turn
        assert seat in seats
        if seat in devices:
            devices[seat].open(link)
        else:
            devices[seat] = Device.joining(link, seat)
        assert (notice(devices[seat]), devices[seat].events) == ("", here.events)
        here = devices[seat]
    assert (set(devices), [device.match.over for device in devices.values()].count(True)) == (set(seats), 1)
    assert here.asks_to_send
    last = here.link()
    for device in devices.values():
        device.open(last)
        assert (device.match.over, device.events) == (True, here.events)
        assert device.match.game.score(device.match.state) == here.match.game.score(here.match.state)
        verify_record(read_record(device.storage[f"{PREFIX}{device.match.id}"]))


@pytest.mark.parametrize(
    ("game", "people", "computers"),
    [
        (game, people, computers)
        for game in GAMES
        for people, computers in [(2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]
        if people + computers in GAMES[game].players
    ],
)
def test_the_next_link_comes_from_whom_the_sender_of_the_last_one_is_told(
    game: str, people: int, computers: int
) -> None:
    players = [{"name": name, **({} if seat < people else {"bot": "random"})} for seat, name in enumerate(NAMES)]
    setting = GAMES[game].options_from_flags({})
    match = matches.new_match("0" * 16, GAMES[game], setting, players[: people + computers], "4")
    holder, told, promised = 0, Counter[bool](), dict[int, int | None]()
    while not match.over:
        if match.turn not in {holder, *range(people, people + computers)}:
            promised[holder] = turn_link.next_sender(replace(match, venue=Correspondence(holder)))
            told[promised[holder] is not None] += 1
            assert promised.pop(match.turn, None) in {None, holder}
            holder = match.turn
        move = match.game.random_move(match.state, Rng.of("sent", match.at))
        match = matches.play(match, match.game.write_event(move))
    assert set(promised.values()) <= {None, holder}
    if game in COMPLETE:  # a new game may not know the turns to come
        assert told[True] > 3 * told[False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_players_are_told_to_whom_a_link_goes_and_from_whom_the_next_one_comes(language: str) -> None:
    words, ada = Words(language), Device.beginning("hanging-gardens", 3)
    ada.do("set", name="language", fields={"language": language})
    while not ada.match.waits:
        ada.play_turn()
    mover, sender = ada.match.player(ada.match.turn), ada.match.player(3 - ada.match.turn)
    assert words("correspondence.send_to", name=mover) in unescape(panel(ada))
    ada.link()
    ada.do("unhover")
    shown = unescape(panel(ada))
    assert words("correspondence.turn", name=mover) in shown
    assert words("correspondence.waiting", name=sender) in shown
    assert words("correspondence.paste", name=sender) in shown
    assert words("correspondence.waiting", name=mover) not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_game_without_a_known_order_of_turns_nobody_is_named(language: str) -> None:
    words = Words(language)
    players = [{"name": name} for name in NAMES[:3]]
    with more_games(FLOWER_BED):
        match = matches.new_match("0" * 16, FLOWER_BED, {}, players, "4")
        match = replace(match, venue=Correspondence(1, delivered=match.at))
        assert match.waits
        shown = html_of(ByLink().waiting_panel(words, shown_match(match_page(match, Own()), Settings())))
    assert words("correspondence.unknown_waiting") in unescape(shown)
    assert words("correspondence.unknown_paste") in unescape(shown)


def test_a_finished_match_keeps_its_date_when_its_last_link_is_sent_and_its_last_moves_are_read() -> None:
    ada, ben, _ = two()
    while not (ada.match.over or ben.match.over):
        one, other = (ben, ada) if ben.moves else (ada, ben)
        one.play_turn()
        if not one.match.over:
            other.open(one.link())
    finished_at = one.match.saved
    one.now += FIVE_DAYS
    other.open(one.link())
    assert one.match.saved == finished_at
    read_at = other.match.saved
    other.now += FIVE_DAYS
    other.do("turn-news")
    assert isinstance(other.match.venue, Correspondence)
    assert other.match.venue.seen == other.match.at, "the moves were read"
    assert other.match.saved == read_at


def test_received_moves_are_shown_one_by_one_or_put_away() -> None:
    ada, ben, _ = two()
    ben.play_turn()
    ada.open(ben.link())
    for asked in ({}, {"show": True}):
        reader = Device(f"#match/{ada.match.id}", dict(ada.storage))
        assert turn_link.unseen_moves(reader.match)
        reader.do("turn-news", **asked)
        assert not turn_link.unseen_moves(reader.match)
        assert isinstance(reader.page.activity, Replay) == bool(asked)


def test_a_match_that_another_player_begins_is_sent_at_once() -> None:
    ada = Device.beginning(GAME, 2, seed="7")
    assert not ada.moves
    assert ENGLISH("correspondence.send_to", name="Ben") in unescape(panel(ada))
    answer = ENGLISH("correspondence.paste", name="Ben")
    assert answer not in unescape(panel(ada))
    ben = Device.joining(ada.link(), 1)
    assert answer in unescape(panel(ada))
    ben.play_turn()
    ada.open(ben.link())
    assert ada.events == ben.events != ()


def test_a_link_is_handed_over_in_each_way_but_not_as_a_qr_code_if_it_is_long() -> None:
    ada = Device.beginning(GAME, 2)
    assert "command" not in ada.do("turn-send", how="share")
    ada.play_turn()
    assert "command" not in ada.do("turn-send", how="fax")
    shared, copied = (ada.do("turn-send", how=how)["command"] for how in ("share", "copy"))
    assert (shared["kind"], copied["kind"], shared["place"]) == ("share", "copy", copied["text"])
    assert shared["text"].startswith("Ben, it’s your turn: Zen Garden")
    assert 'class="qr"' in ada.do("turn-send", how="code")["html"]
    model = replace(ada.model, browser=ada.model.browser._replace(address="https://example.org/" + "x" * 3000))
    show = content_of(model, ada.shown)
    assert show
    title, inside = show(ENGLISH)
    assert title == ENGLISH("correspondence.code_title")
    assert ENGLISH("correspondence.code_long") in html_of(inside)
    assert content_of(model, Device.beginning(GAME, 2).shown) is None


def test_the_name_of_an_invited_user_is_remembered_and_offered() -> None:
    ada, _, link = two()
    guest = Device()
    guest.start_match(**{"name-0": "Cleo"})
    guest.do("go", place=link)
    assert 'name="invite-name" value="Cleo"' in guest.reply["html"]
    guest.do("invite-form", fields={"invite-seat": "0"})
    assert 'name="invite-name" value="Ada"' in guest.reply["html"], "the sender on another device"
    guest.do("invite-form", fields={"invite-seat": "1"})
    guest.do("invite-accept", fields={"invite-seat": "1"})
    assert (guest.match.player(1), ada.match.player(1)) == ("Cleo", "Ben")
    assert reopened(Device.joining(link, 1, "Cleo")).model.form.own_name == "Cleo"
    assert Device.joining(link, 1).model.form.own_name == "", "the name that the sender chose"


def test_matches_that_wait_for_this_device_are_listed_first() -> None:
    ada, ben, _ = two()
    for device, first in ((ben, True), (ada, False)):
        identity = device.match.id
        device.start_match()
        html = device.do("go", place="")["html"]
        listed = re.findall(r'id="open-([^"]*)"', html)
        assert (f">{ENGLISH('saved.your_turn')}</h3>" in html, listed[0] == identity) == (first, first)
        assert sorted(listed) == sorted(device.model.library.matches)


def test_a_declined_invitation_saves_nothing() -> None:
    guest = Device(moved().link())
    assert guest.do("go", place="")["place"] == "#"
    guest.do("invite-accept", fields={"invite-seat": "1"})
    assert (guest.open_match, guest.model.library.matches) == (None, {})


def test_a_new_name_comes_with_the_next_link_and_the_own_name_stays() -> None:
    ada = moved()
    ben = Device.joining(ada.link(), 1, "Benedikt")
    ben.play_turn()
    record = unpack(ben.link().removeprefix(TURN_PLACE))
    players = ({**record.players[0], "name": "Somebody"}, *record.players[1:])
    ada.open(f"{TURN_PLACE}{pack(replace(record, players=players))}")
    assert [ada.match.player(seat) for seat in (0, 1)] == ["Ada", "Benedikt"]


def test_only_the_latest_of_many_unseen_moves_are_listed() -> None:
    played = finished(GAME, identity="0" * 16, players=seats(*NAMES))
    late = replace(matches.go_to(played, played.at), venue=Correspondence(0, played.at, 0))
    html = Device(f"#match/{late.id}", storage(late)).reply["html"]
    told = html[html.index('id="news-title"') :].partition("</section>")[0]
    assert told.count("<li") == MAX_NEWS + 1
    assert ENGLISH.count("correspondence.more", len(turn_link.unseen_moves(late)) - MAX_NEWS) in told


def test_the_senders_own_link_just_opens_the_match_and_a_match_from_a_position_is_local() -> None:
    ada, _, link = two()
    before = ada.events
    ada.do("go", place="")
    reply = ada.open(link)
    assert (ada.events, notice(ada), reply["place"], reply["replace"]) == (before, "", f"#match/{ada.match.id}", True)
    ada.do("replay")
    ada.do("replay-step", to="first")
    ada.do("replay-play-on")
    assert (ada.match.venue, len(ada.model.library.matches)) == (THIS_DEVICE, 2)


def test_a_user_continues_the_same_seat_on_another_device() -> None:
    ada, ben, link = two()
    laptop = Device.joining(link, 0)
    ben.play_turn()
    laptop.open(ben.link())
    laptop.play_turn(3)
    ben.open(laptop.link())
    ben.play_turn()
    ada.open(ben.link())
    assert notice(ada) == ENGLISH("notice.turn_mine"), "the other device may be another person"
    assert ada.events == ben.events
    assert "Ada took" in ada.reply["html"]


def test_playing_again_starts_another_correspondence_match() -> None:
    ended = finished(GAME, players=seats(*NAMES), identity="0" * 16)
    ended = replace(ended, venue=Correspondence(1, ended.at, ended.at))
    again = Device(f"#match/{ended.id}", storage(ended))
    again.do("rematch")
    assert (again.match.venue, again.match.id != ended.id) == (Correspondence(1), True)
    again = Device(f"#match/{ended.id}", storage(ended))
    again.do("rematch", same=True, turned=True)
    assert (again.match.venue, again.match.names) == (Correspondence(2), (NAMES[-1], *NAMES[:-1]))


def test_the_form_offers_correspondence_only_to_several_people() -> None:
    alone, second = Device(), Device()
    alone.do("play", fields={"players": "2", "company": "link", "kind-0": "person", "kind-1": "apprentice"})
    assert alone.match.venue == THIS_DEVICE
    fields = {"players": "3", "company": "link", "kind-0": "apprentice", "kind-1": "person", "kind-2": "person"}
    second.do("play", fields={**fields, "name-1": "Ben"})
    assert second.seat == 1
    remembered = Device(storage=second.storage)
    assert remembered.model.form.device == "link"
    remembered.do("form", fields={"company": "here"})
    assert remembered.model.form.device == "here"


def test_the_host_is_asked_for_a_name_once_and_default_names_are_in_the_language_of_each() -> None:
    fields = {"players": "2", "company": "link", "kind-0": "person", "kind-1": "person", "seed": "9", "level": "1"}
    shown = Device()
    shown.do("play", fields=fields | {"name-0": "", "name-1": ""})
    assert shown.open_match is None
    assert ENGLISH("invite.name") in shown.reply["html"]
    assert re.findall(r'class="choice" data-colour="(\w+)"', shown.reply["html"]) == list(COLOURS), (
        "seen, not only read"
    )
    shown.do("play", fields={"name-0": "", "asked": "yes"})
    assert shown.match.player(0) == "Player 1"
    assert "Drawn by lot: Player 2 goes first." in panel(shown)
    german = Device(shown.link(), storage={KEY: write(Settings(speed="instant", language="de"))})
    assert "Spieler 1 hat dir eine Partie geschickt" in german.reply["html"]
    german.do("invite-accept", fields={"invite-seat": "1"})
    german.play_turn()
    assert "Dein Gegenüber ist am Zug." in panel(german)
    shown.open(german.link())
    assert [player["name"] for player in shown.match.record.players] == ["Player 1", "Player 2"]
    assert "Drawn by lot" not in panel(shown)

    named = Device()
    named.do("play", fields=fields)
    assert 'name="colour-0"' in named.reply["html"]
    named.do("play", fields={"name-0": "Ada", "colour-0": "green", "asked": "yes"})
    again = reopened(named)
    again.do("play", fields={})
    assert again.match.record.players[0] == {"name": "Ada", "colour": "green"}


HIDING = "hanging-gardens"


def hidden_pair(at: int, seat: int) -> tuple[PlayedMatch[Any], PlayedMatch]:
    """Return a correspondence match in which another player has drawn a hidden tile, and the same with another tile."""
    played = finished(HIDING, "waited-for-six", identity="f" * 16)
    setup = played.record.setup
    tiles = list(setup["tiles"])
    stack = len(played.states[21].stack)
    here, there = len(tiles) - stack, tiles.index("gate", -stack)
    tiles[here], tiles[there] = tiles[there], tiles[here]
    first = replace(played.record, events=played.record.events[:at], extra={"seed": "1"})
    second = replace(first, setup={**setup, "tiles": tiles})
    link = Correspondence(seat, seen=max(at - 6, 0))
    one, other = (from_text(played.id, write_record(record)) for record in (first, second))
    return replace(one, venue=link), replace(other, venue=link)


def everything_shown(match: PlayedMatch[Any]) -> list[str]:
    """Return everything that the page shows and announces about a match."""
    device = Device(f"#match/{match.id}", storage(match))
    actions: list[dict[str, Any]] = [{"do": "read", "part": part} for part in ("moves", "score", "turn", "choices")]
    actions += [{"do": "show-garden", "seat": 1}, {"do": "uncover"}, {"do": "dialog", "name": "hg-tiles"}]
    actions += [{"do": "close"}, {"do": "turn-news", "show": True}, {"do": "replay-step", "to": "last"}]
    replies = [device.reply, *map(device.act, actions)]
    return [str(reply.get(part)) for reply in replies for part in ("html", "announce")]


@pytest.mark.parametrize("at", [22, 24, 27, 29])
def test_a_device_shows_no_information_hidden_from_its_player(at: int) -> None:
    one, other = hidden_pair(at, seat=0)
    assert of_game(one.state).seats[1].hidden != of_game(other.state).seats[1].hidden
    assert everything_shown(one) == everything_shown(other)


def test_a_device_shows_its_player_their_own_hidden_tiles_without_hand_over() -> None:
    one, other = hidden_pair(24, seat=1)
    assert everything_shown(one) != everything_shown(other)
    assert not Device(f"#match/{one.id}", storage(one)).page.selection.needs_handover


@pytest.mark.parametrize("at", [5, 11, 17])
def test_a_device_shows_no_hand_of_another_player(at: int) -> None:
    with more_games(FLOWER_BED):
        played = finished(FLOWER_BED.name, identity="f" * 16)
        one = replace(played, record=replace(played.record, events=played.record.events[:at], extra={"seed": "1"}))
        record = redact(one.record, played.states[: at + 1], 0, Rng.of("other hands"))
        records = (one.record, replace(record, extra={"seed": "1"}))
        matches = [from_text(played.id, write_record(each)) for each in records]
        one, other = (replace(match, venue=Correspondence(0)) for match in matches)
        assert one.turn == 1
        assert of_game(one.state).hands[1] != of_game(other.state).hands[1]
        assert everything_shown(one) == everything_shown(other)
