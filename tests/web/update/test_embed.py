"""Embeds in third-party pages: rules, matches and games in a frame, and the messages about them."""

import json
import re
from dataclasses import replace
from html import unescape
from typing import Any, Final
from urllib.parse import quote

import pytest

from hofgarten.game import CHANCE, SPECTATOR
from hofgarten.record import redact, replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit import storage_seed
from tests.web.harness import Person, actions_in
from tests.web.languages import languages
from tests.web.open_page import page_of
from web.app.model.embed.config import Embed, from_query
from web.app.model.game_api.game_page import games_with, move_input_of, options_of
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import pack
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch, new_match, viewer_seat
from web.app.model.match.serialize import to_text
from web.app.model.model import SHARE_PLACE, Own, match_page
from web.app.model.new_match_form import OPPONENTS
from web.app.model.puzzles.collection import puzzles_of
from web.app.model.settings import SPEEDS
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import positions
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.share import pack as pack_bot
from web.app.texts import Words
from web.app.view.embed import outward, page, placeholder, sandbox_notice
from web.app.view.embed_messages import messages_for_host as messages

RULES: Final = [(game, rule) for game in games_with("rulebook") for rule in positions(game)]
ENGLISH: Final = Words("en")
HOSTILE: Final = '"><script>alert(1)</script>'


def embedded(query: str, place: str = "") -> Person:
    """Return the user of an embed."""
    return Person(query=f"?{query}", place=place, entropy="ab")


def html_of(person: Person) -> str:
    return str(person.reply["html"])


def text_of(html: str) -> str:
    return unescape(re.sub("[ \n]+", " ", re.sub(r"<[^>]*>", " ", html)))


def sent_messages(person: Person, kind: str) -> list[dict[str, Any]]:
    """Return the messages of one type that the embedding page has received so far."""
    return [message for reply in person.replies for message in reply.get("post", []) if message["type"] == kind]


def a_match(game: str, turns: int | None = None) -> PlayedMatch[Any]:
    """Return a match after this many random moves, or a finished one."""
    people = [{"name": "Ada"}, {"name": "Ben"}]
    options = GAMES[game].read_options(options_of(game).options(options_of(game).default))
    match = new_match("a", GAMES[game], options, people, "7")
    while not match.over and (turns is None or match.at < turns):
        move = match.game.random_move(match.state, Rng.of("test", match.at))
        match = matches.play(match, match.game.write_event(move))
    return match


@pytest.mark.parametrize(
    ("query", "embed"),
    [
        ("?embed=Z5.1", Embed("rule", "zen-garden", "Z5.1")),
        ("embed=h5.3&lang=fr-CA", Embed("rule", "hanging-gardens", "H5.3", language="fr")),
        ("?theme=dark&embed=replay&lang=nl", Embed("replay", language="nl", theme="dark")),
        ("?embed=position&theme=night&lang=xx", Embed("position")),
        ("?embed=play&game=zen-garden", Embed("play", "zen-garden", opponent=OPPONENTS[0])),
        (
            "?embed=play&game=hanging-gardens&opponent=master&seed=a+b%20c%C3%A9&host=https%3A%2F%2Fa.example",
            Embed("play", "hanging-gardens", opponent="master", seed="a b cé"),
        ),
        ("?embed=Z99.1&lang=de", Embed("invalid", fault="what", wanted="Z99.1", language="de")),
        ("?embed", Embed("invalid", fault="what")),
        ("?embed=play", Embed("invalid", fault="game")),
        ("?embed=play&game=chess", Embed("invalid", fault="game", wanted="chess")),
        ("?embed=play&game=zen-garden&opponent=you", Embed("invalid", fault="opponent", wanted="you")),
        ("?embed=Z5.1&embed=H5.3", Embed("rule", "zen-garden", "Z5.1")),
        ("?embed=%C3", Embed("invalid", fault="what", wanted="\N{REPLACEMENT CHARACTER}")),
        *((none, None) for none in (None, 7, "", "?lang=de")),
    ],
)
def test_the_query_describes_the_embed(query: object, embed: Embed | None) -> None:
    assert from_query(query) == embed


@languages
def test_every_rule_is_shown_with_its_text_and_position(language: str) -> None:
    words = Words(language)
    for game, rule in RULES:
        person, book = embedded(f"embed={rule}&lang={language}"), rule_book(game, language)
        shown = text_of(html_of(person))
        for text in (rule, book.titles[rule], book.rules[rule], book.prompts[rule], words("embedded.open")):
            assert text in shown
        assert f'href="./#rules/{game}/{rule}"' in html_of(person)
        assert (person.reply["lang"], person.reply.get("save"), person.reply.get("place")) == (language, None, None)
        assert person.reply["post"] == [
            {"type": "ready", "kind": "rule", "rule": rule, "game": game, "language": language}
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_against_a_bot_and_reported(game: str) -> None:
    person = embedded(f"embed=play&game={game}&opponent=apprentice&seed=7")
    person.do("set", name="speed", fields={"speed": "instant"})
    assert [player.get("bot") for player in person.match.record.players] == [None, "apprentice"]
    while not (match := person.match).over:
        view = match.game.observe(match.state, match.turn)
        event = match.game.write_event(match.game.random_move(view, Rng.of("played", match.at)))
        if match.bot(match.turn) is not None:
            person.do("answer", number=person.model.last_request, event=event)
        else:
            person.change_page(selection=move_input_of(game).selection_of(person.page.selection, event))
            person.do("confirm")
    moves = [at for at, state in enumerate(match.states[:-1]) if match.game.to_move(state) != CHANCE]
    assert [(message["ply"] - 1, message["event"]) for message in sent_messages(person, "move")] == [
        (at, match.record.events[at]) for at in moves
    ]
    totals = [match.game.total(match.state, seat) for seat in range(2)]
    assert sent_messages(person, "finished") == [{"type": "finished", "winners": list(match.winners), "scores": totals}]
    assert f'href="./{SHARE_PLACE}' in html_of(person)
    assert not any("save" in reply or "place" in reply for reply in person.replies)
    person.do("rematch")
    assert (person.match.game.turns_played(person.match.state), person.model.embed is not None) == (0, True)
    assert len(sent_messages(person, "finished")) == 1


@pytest.mark.parametrize(
    ("query", "place", "shown"),
    [
        ("embed=play&game=zen-garden", "", True),
        ("embed=puzzle&puzzle=zen-garden", "", True),
        ("embed=position", f"{SHARE_PLACE}{pack(a_match('zen-garden', 8).record)}/4", True),
        ("embed=Z3.1", "", False),
        ("", f"#puzzles/zen-garden/{puzzles_of('zen-garden')[0].id}", True),
        ("", "#learn/zen-garden", False),
    ],
)
def test_the_wishes_are_above_the_selection_board(query: str, place: str, shown: bool) -> None:
    words, html = Words("en", "zen-garden"), html_of(embedded(query, place))
    wishes = f'aria-label="{words("start.boards")}"'
    assert (wishes in html[: html.index(words("board.title"))], wishes in html) == (shown, shown)


@pytest.mark.parametrize(
    ("place", "fault"),
    [("1", "record"), ("1abc/4", "record"), ("9" + "a" * 40, "newer"), ("1" * 9000, "long"), ("1" + HOSTILE, "record")],
)
@languages
def test_a_link_without_a_match_is_reported(place: str, fault: str, language: str) -> None:
    person = embedded(f"embed=replay&lang={language}", SHARE_PLACE + place)
    assert Words(language).of("embedded.fault", fault, wanted="") in text_of(html_of(person))
    assert person.replies[0]["post"] == [{"type": "error", "reason": fault}]
    assert "<script" not in html_of(person)


@languages
@pytest.mark.parametrize("query", ["embed=Q1", "embed=play&game=chess", "embed=play&game=zen-garden&opponent=me"])
def test_an_invalid_query_is_reported_with_a_link_to_the_page(query: str, language: str) -> None:
    person = embedded(f"{query}&lang={language}")
    embed = person.model.embed
    assert embed is not None
    assert Words(language).of("embedded.fault", embed.fault, wanted=embed.wanted) in text_of(html_of(person))
    assert 'href="./#"' in html_of(person)
    assert person.replies[0]["post"] == [{"type": "error", "reason": embed.fault}]


@languages
@pytest.mark.parametrize("query", ["embed", "embed=play", "embed=puzzle"])
def test_a_query_without_a_name_is_not_quoted(query: str, language: str) -> None:
    shown = text_of(html_of(embedded(f"{query}&lang={language}")))
    assert Words(language)("embedded.unnamed") in shown


def test_a_sent_match_is_shown_in_every_kind_of_embed() -> None:
    match = a_match("zen-garden", 8)
    for query in ("embed=replay", "embed=position", "embed=Z5.1", "embed=play&game=hanging-gardens"):
        person = embedded(query)
        person.do("host-load", record=to_text(match), ply=4)
        assert (person.replay_at, person.match.record.events) == (4, match.record.events)
        assert person.reply["post"] == [{"type": "loaded", "game": "zen-garden", "ply": 4}]
        assert sent_messages(person, "error") == sent_messages(person, "move") == []
        for ply in ({"ply": 4000}, {}):
            person.do("host-load", record=to_text(match), **ply)
            assert person.replay_at == match.at
        assert "replay-slider" in html_of(person) or query == "embed=position"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_and_a_position_are_in_the_fragment_or_in_the_query_of_an_earlier_build(game: str) -> None:
    code, match = pack_bot("Ada", EXAMPLES["one_line"]), a_match(game, 4)
    for bot in (embedded(f"embed=bot&game={game}", f"#workshop/shared/{code}"), embedded(f"embed=bot&bot={code}")):
        assert bot.model.workshop
        assert f'href="./#workshop/shared/{code}"' in html_of(bot)
        bot.do("bot-watch")
        assert bot.model.settings.pause == SPEEDS["fast"]
    text = match.game.write_position(match.game.observe(match.state, SPECTATOR))
    places = (("", f"#position/{quote(text)}"), (f"&position={quote(text)}", ""))
    for query, place in places:
        board = embedded(f"embed=analysis{query}", place)
        assert match.game.write_position(match.game.observe(board.match.states[0], SPECTATOR)) == text
        assert sent_messages(board, "ready")


def test_another_language_renames_players_who_have_the_names_of_the_page() -> None:
    person = embedded("embed=play&game=zen-garden&opponent=apprentice&lang=en")
    person.do("host-set", language="fr")
    assert person.match.names == ("Joueur 1", "Apprenti")


@pytest.mark.parametrize("game", GAMES)
def test_a_new_frame_goes_on_with_the_moves_of_the_last_one(game: str) -> None:
    query = f"embed=play&game={game}&opponent=apprentice&seed=7"
    first, second = embedded(query), embedded(query)
    moves: list[str] = []
    while len(moves) < 5:
        event = first.match.game.write_event(storage_seed.best_move(first.match))
        page = page_of(first.model)._replace(match=matches.play(first.match, event))
        told = messages(first.model, replace(first.model, page=page), Embed("play"))
        moves += [message["event"] for message in told if message["type"] == "move"]
        first.model = replace(first.model, page=page)
    second.do("host-resume", moves=json.dumps(moves))
    assert second.match.record == first.match.record
    assert second.match.people == 1
    # A move that is not legal is left out, and so are all moves after it.
    second.do("host-resume", moves=json.dumps([*moves[:2], "?", *moves[2:]]))
    assert len([event for event in second.match.record.events if event in moves]) == 2
    for other in ("embed=replay", f"embed=puzzle&puzzle={game}"):
        person = embedded(other)
        before = person.model.page
        person.do("host-resume", moves=json.dumps(moves))
        assert person.model.page == before


def test_a_page_without_embed_ignores_messages() -> None:
    person = Person()
    before = person.model
    person.do("host-load", record=to_text(a_match("zen-garden", 4)))
    person.do("host-set", language="fr", theme="dark")
    assert (person.open_match, person.model.settings, person.reply.get("post")) == (None, before.settings, None)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_information_is_neither_shown_nor_sent(game: str) -> None:
    """Matches that differ only in information hidden from the embed's user have the same page and the same messages."""
    person = embedded(f"embed=play&game={game}&seed=7")
    match = replace(a_match(game, 9), record=replace(a_match(game, 9).record, players=person.match.record.players))
    for number in range(4):
        record = redact(match.record, match.states, viewer_seat(match), Rng.of("world", number))
        other = replace(match, record=record, states=replay_record(record))
        assert record.setup != match.record.setup
        event = match.game.write_event(next(iter(match.game.moves(match.game.observe(match.state, match.turn)))))
        shown, told = [], []
        for each in (match, other):
            before = replace(person.model, page=match_page(each, Own()), library=Library())
            after = replace(before, page=page_of(before)._replace(match=matches.play(each, event)))
            shown.append(page(before))
            told.append(list(messages(before, after, Embed("play"))))
        assert shown[0] == shown[1]
        assert f'href="./#new/{game}"' in shown[0]
        assert told[0] == told[1] != []


def test_a_puzzle_leads_to_hofgarten_by_the_link_below_it_alone() -> None:
    assert ENGLISH("puzzles.all") not in text_of(html_of(embedded("embed=puzzle&puzzle=zen-garden")))


def test_every_link_to_the_page_opens_a_new_tab() -> None:
    person = embedded("embed=play&game=zen-garden&seed=8")
    person.do("dialog", name="rule", subject="Z5.1")
    links = re.findall(r"<a\b[^>]*>", html_of(person))
    assert len(links) >= 2
    wanted = ('target="_blank"', 'rel="noopener"', 'href="./#')
    assert [link for link in links if not all(part in link for part in wanted)] == []
    assert outward('<svg><use href="#sun"/></svg>') == '<svg><use href="#sun"/></svg>'


@languages
def test_frames_that_cannot_run_the_page_say_so(language: str) -> None:
    assert Words(language)("embedded.boxed") in text_of(sandbox_notice(language))
    assert Words(language)("start.coming") in text_of(placeholder(language))


def test_readers_play_against_an_embedded_bot() -> None:
    reader = embedded(f"embed=bot&bot={pack_bot('Ada', EXAMPLES['one_line'])}&opponent=reader&game=hanging-gardens")
    assert "<hofgarten-editor" not in html_of(reader)
    reader.do("bot-watch")
    assert {action["do"] for action in actions_in(html_of(reader))} >= {"bot-play"}
    reader.do("bot-play", game="hanging-gardens")
    assert [reader.match.bot(seat) for seat in (0, 1)] == [None, "own:Ada"]
    assert 'id="panel"' in html_of(reader)
    reader.do("bot-code")
    assert "choose" in html_of(reader)
    assert from_query("?embed=play&game=zen-garden&opponent=reader") == Embed(
        "invalid", fault="opponent", wanted="reader"
    )
