"""Embed snippets: the choices, their address, and the two snippets."""

from dataclasses import replace
from html.parser import HTMLParser
from typing import Final

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import shelf
from tests.web.harness import START
from web.app.model.embed.config import from_query
from web.app.model.embed.snippet_builder import (
    HEIGHTS,
    KINDS,
    SIZES,
    EmbedChoice,
    Snippet,
    fill_in,
    game_of_rule,
    link_choice,
    read,
    snippet_of,
)
from web.app.model.game_api.game_page import GamePart, games_with
from web.app.model.library.saved_matches import Library
from web.app.model.links.codec import pack, public_part, unpack
from web.app.model.match.match import Match, new_match, play
from web.app.model.mode import place_of
from web.app.model.model import Browser, Model, Screen
from web.app.model.new_match_form import OPPONENTS
from web.app.model.puzzles.collection import puzzles_of
from web.app.model.settings import THEMES
from web.app.model.user_files.user_bots import UserBots
from web.app.model.workshop.bots import WorkshopBot, with_bot
from web.app.model.workshop.share import pack as pack_bot, unpack as unpack_bot
from web.app.texts import LANGUAGES
from web.app.update.update import update
from web.app.view.layout import page

BASE = "https://example.org/hofgarten/"
ADDRESS = f"{BASE}index.html"
ADA = WorkshopBot("0" * 16, "Ada", "choose = 1\n", {"a": [1]})
BOTS = with_bot(UserBots(), ADA)
HOSTILE = """"'><script>alert(1)</script>&amp;<!--"""


class Read(HTMLParser):
    """A snippet as parsed by a browser."""

    def __init__(self, text: str) -> None:
        """Parse the snippet."""
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record an element."""
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Record text."""
        self.text = f"{self.text}{data}"


def some_match(game: str, moves: int = 4, identity: str = "0123456789abcdef") -> Match:
    rules = GAMES[game]
    match = new_match(identity, rules, rules.options_from_flags({}), [{"name": "Ada"}, {"name": "Ben"}], "7")
    for number in range(moves):
        match = play(match, rules.write_event(rules.random_move(match.state, Rng.of("move", number))))
    return match


wishes = st.builds(
    EmbedChoice,
    kind=st.just("rule"),
    rule=st.sampled_from(sorted(game_of_rule())),
    language=st.sampled_from(LANGUAGES),
    theme=st.sampled_from(THEMES),
    size=st.sampled_from(sorted(SIZES)),
)


@given(
    wishes,
    *(st.sampled_from(values) for values in (KINDS, sorted(GAMES), OPPONENTS)),
    st.text(),
    st.none() | st.integers(0, 9999),
)
def test_the_choices_survive_a_round_trip_through_the_address(
    choice: EmbedChoice, kind: str, game: str, opponent: str, match: str, ply: int | None
) -> None:
    more = {
        "rule": {},
        "play": {"game": game, "opponent": opponent},
        "replay": {"match": match},
        "position": {"match": match, "ply": ply},
        "analysis": {"match": match, "ply": ply},
        "puzzle": {"game": game if game in games_with("puzzles") else COMPLETE[0], "puzzle": f"{ply or 0}"},
        "bot": {"game": game, "opponent": opponent, "bot": match},
    }[kind]
    first = choice.rule if kind == "rule" else next(iter(game_of_rule()))
    choice = replace(choice, kind=kind, rule=first, **more)  # type: ignore[arg-type]
    assert read(choice.subject, "en") == choice


@given(
    st.text(),
    st.dictionaries(st.sampled_from(["kind", "rule", "match", "ply", "size"]), st.text() | st.lists(st.text())),
)
def test_any_address_and_any_fields_give_a_page(place: str, fields: dict[str, object]) -> None:
    model = update(None, {**START, "place": f"#embed/{place}", "address": ADDRESS}).model
    model = update(model, {"do": "embed-choose", "fields": fields}).model
    assert "</main>" in page(model)


def test_unknown_parts_get_defaults_and_choosing_another_match_resets_the_position() -> None:
    first = read("", "fr")
    assert first == read("Z99.9/xx/pink/huge", "fr")
    assert (first.kind, first.language, first.theme, first.size) == ("rule", "fr", "auto", "full")
    assert fill_in(first, {"rule": "no", "theme": ["dark"], "opponent": ""}) == first
    choice = read("position/en/auto/full/3/one", "en")
    fields = {"match": "two", "ply": "2"}
    assert [fill_in(choice, fields, changed).ply for changed in ("ply", "match")] == [2, None]
    assert fill_in(choice, fields, "match").match == "two"


PARTS: Final[dict[str, GamePart]] = {"rule": "rulebook", "puzzle": "puzzles"}
"""The kinds of embeds that only games with an optional part have."""


@pytest.mark.parametrize(
    ("kind", "game"),
    [(kind, game) for kind in KINDS for game in GAMES if kind not in PARTS or game in games_with(PARTS[kind])],
)
def test_both_snippets_request_the_chosen_content(kind: str, game: str) -> None:
    match = some_match(game)
    rule = next((rule for rule, of in game_of_rule().items() if of == game), "")
    fields = {"kind": kind, "rule": rule, "game": game, "opponent": "master"}
    choice = fill_in(read("", "en"), fields | {"language": "fr", "theme": "dark", "size": "narrow"})
    choice = replace(choice, match=match.id, ply=2 if kind in {"position", "analysis"} else None)
    found = snippet_of(choice, shelf(match), BOTS)
    assert found is not None
    [(tag, frame)] = Read(found.frame(BASE)).found
    src = str(frame["src"])
    query, _, place = src.removeprefix(BASE).partition("#")
    embed = from_query(query)
    assert embed is not None
    assert (tag, embed.kind, embed.language, embed.theme, embed.fault) == ("iframe", kind, "fr", "dark", "")
    assert embed.game in {game, ""}
    assert (frame["height"], frame["style"]) == (str(found.fixed_height), "border:0;break-inside:avoid")
    assert found.fixed_height >= HEIGHTS[found.choice.kind]["narrow"]
    assert snippet_of(choice, shelf(match), BOTS, (found.preview, 321)).height == 321  # type: ignore[union-attr]
    assert found.link(BASE) == src
    element = Read(found.element(BASE))
    (_, script), (name, attributes), (_, link) = element.found
    assert (name, script["src"]) == ("hofgarten-demo", f"{BASE}embed.js")
    assert (attributes["lang"], attributes["theme"], attributes["width"]) == ("fr", "dark", frame["width"])
    assert frame["width"] == "360"
    assert str(link["href"]).startswith(f"{BASE}#")
    assert element.text.strip() == found.name == frame["title"]
    if kind in {"replay", "position"}:
        assert unpack(str(attributes["share"])).events == match.record.events
        rest, ply = ("/2", "2") if kind == "position" else ("", None)
        assert (place, attributes.get("ply")) == (f"share/{attributes['share']}{rest}", ply)
        assert ("position" in attributes) == (kind == "position")
    if kind == "analysis":
        view = match.game.observe(match.states[2], SPECTATOR)
        assert attributes["position"] == embed.position == match.game.write_position(view)
        assert unpack(str(link["href"]).rpartition("/")[2]).events == ()
    if kind == "puzzle":
        assert attributes["puzzle"] == embed.game == game
    if kind == "bot":
        assert attributes["bot"] == embed.bot == str(link["href"]).rpartition("/")[2]
        assert (embed.game, embed.opponent) == (attributes["game"], attributes["opponent"]) == (game, "master")
        assert unpack_bot(embed.bot) == ("Ada", "choose = 1\n\n\n# Learned by training.\nWEIGHTS = {'a': (1,)}\n")


def test_the_most_recent_match_is_the_default() -> None:
    match = some_match(next(iter(GAMES)))
    assert snippet_of(read("replay", "en"), Library(), UserBots()) is None
    found = snippet_of(read("replay/en/auto/full/gone", "en"), shelf(match), UserBots())
    assert found is not None
    assert unpack(found.code).events == match.record.events


def test_no_text_becomes_markup() -> None:
    found = Snippet(replace(read("", "en"), kind="replay"), next(iter(GAMES)), HOSTILE)
    for text in (found.element(BASE), found.frame(BASE), found.element(HOSTILE), found.frame(HOSTILE)):
        assert not [name for tag, attributes in Read(text).found for name in attributes if name.startswith("on")]
        assert "<script>" not in text


TOO_LONG = ADA._replace(source="".join(f"x = {Rng.of('long', number).bits()}\n" for number in range(2_000)))


@pytest.mark.parametrize(
    ("kind", "bots", "said"),
    [
        ("replay", UserBots(), "There are no matches in this browser yet."),
        ("bot", UserBots(), "You have no bots yet."),
        ("bot", with_bot(BOTS, TOO_LONG), "This bot is too long for an embed."),
    ],
)
def test_the_screen_says_why_there_is_nothing_to_embed(kind: str, bots: UserBots, said: str) -> None:
    html = page(Model(page=Screen("embed", kind), bots=bots, browser=Browser(address=ADDRESS)))
    assert ("<iframe" in html, said in html) == (False, True)


def test_a_pasted_link_is_what_the_builder_shows() -> None:
    choice, match, puzzle = read("", "fr"), some_match("zen-garden"), next(iter(puzzles_of("zen-garden")))
    code, bot = pack(public_part(match)), pack_bot("Ada", "choose = 1")
    subjects = {
        f"{ADDRESS}#share/{code}/3": f"replay/fr/auto/full/share/{code}",
        f"#analysis/share/{code}/2/0": f"analysis/fr/auto/full/2/share/{code}",
        f"#puzzles/zen-garden/{puzzle.id}": f"puzzle/fr/auto/full/zen-garden/{puzzle.id}",
        "#puzzles/hanging-gardens": "puzzle/fr/auto/full/hanging-gardens",
        " #rules/zen-garden/Z5.1 ": "Z5.1/fr/auto/full",
        f"#workshop/shared/{bot}": f"bot/fr/auto/full/zen-garden/apprentice/shared/{bot}",
        "#new/hanging-gardens": "play/fr/auto/full/hanging-gardens/apprentice",
    }
    for link, subject in subjects.items():
        found = link_choice(link, choice)
        assert found
        assert found.subject == subject
        snippet = snippet_of(found, Library(), UserBots())
        assert snippet
        assert {"share/": code, "shared/": bot}.get(link, "") in snippet.query
    for link in ("", "#share/", f"#share/{code[:-9]}", "#workshop/shared/1AAAA", "#puzzles/go", "https://example.org"):
        assert link_choice(link, choice) is None


def test_one_puzzle_stays_the_same_and_the_choice_of_a_game_ends_it() -> None:
    puzzle = next(iter(puzzles_of("zen-garden"))).id
    choice = read(f"puzzle/en/auto/full/zen-garden/{puzzle}", "en")
    snippet = snippet_of(choice, Library(), UserBots())
    assert snippet
    assert f"puzzle=zen-garden/{puzzle}&" in snippet.query
    assert f'puzzle="zen-garden/{puzzle}"' in snippet.element(ADDRESS)
    assert fill_in(choice, {"puzzle": puzzle, "game": "hanging-gardens"}, "game").puzzle == ""
    assert fill_in(choice, {"puzzle": '"><script>'}).puzzle == puzzle


def test_a_refused_link_is_said_and_changes_nothing() -> None:
    model = update(None, {**START, "place": "#embed/Z5.1", "address": ADDRESS}).model
    refused = update(model, {"do": "embed-choose", "name": "link", "fields": {"link": "https://example.org"}}).model
    assert (refused.notice, refused.page) == ("embed_link", model.page)
    taken = update(refused, {"do": "embed-choose", "name": "link", "fields": {"link": "#rules/zen-garden/Z5.4"}}).model
    assert (taken.notice, place_of(taken.page)) == ("", "#embed/Z5.4/en/auto/full")


def test_only_an_element_knows_the_page_around_it() -> None:
    snippet = snippet_of(read("Z5.1/en/host/full", "en"), Library(), UserBots())
    assert snippet
    assert 'theme="host"' in snippet.element(ADDRESS)
    assert "theme=auto" in snippet.frame(ADDRESS)
