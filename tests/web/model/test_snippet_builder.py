"""Embed snippets: the choices, their address, and the two snippets."""

from dataclasses import replace
from html.parser import HTMLParser
from typing import Any, Final
from urllib.parse import unquote

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
    HOST,
    KINDS,
    OF_MATCHES,
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
from web.app.model.match.match import PlayedMatch, new_match, play
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


def some_match(game: str, moves: int = 4, identity: str = "0123456789abcdef") -> PlayedMatch[Any]:
    rules = GAMES[game]
    match = new_match(identity, rules, rules.options_from_flags({}), [{"name": "Ada"}, {"name": "Ben"}], "7")
    for number in range(moves):
        match = play(match, rules.write_event(rules.random_move(match.state, Rng.of("move", number))))
    return match


@given(
    *(st.sampled_from(values) for values in (KINDS, sorted(GAMES), OPPONENTS, LANGUAGES, (*THEMES, HOST))),
    st.text(),
    st.none() | st.integers(0, 9999),
)
def test_the_choices_survive_a_round_trip_through_the_address(
    kind: str, game: str, opponent: str, language: str, theme: str, item: str, ply: int | None
) -> None:
    item = item.rstrip("/")
    choice = EmbedChoice(language=language, theme=theme)
    parts = {
        "rule": {"item": next(reversed(game_of_rule()))},
        "play": {"game": game, "opponent": opponent},
        "puzzle": {"game": game if game in games_with("puzzles") else COMPLETE[0], "item": f"{ply or 0:x}"},
        "bot": {"game": game, "opponent": opponent, "item": item},
    }
    choice = replace(choice, kind=kind, **parts.get(kind, {"item": item, "ply": ply}))  # type: ignore[arg-type]
    assert read(choice.subject, "en") == choice


@given(
    st.text(),
    st.dictionaries(
        st.sampled_from(["kind", "game", "opponent", "language", "theme"]), st.text() | st.lists(st.text())
    ),
)
def test_any_address_and_any_fields_give_a_page(place: str, fields: dict[str, object]) -> None:
    model = update(None, {**START, "place": f"#embed/{place}", "address": ADDRESS}).model
    model = update(model, {"do": "embed-choose", "fields": fields}).model
    assert "</main>" in page(model)


def test_unknown_parts_get_defaults_and_places_of_earlier_builds_are_read() -> None:
    usual = read("", "fr")
    assert usual == read("Z99.9/xx/pink/huge", "fr") == EmbedChoice(language="fr")
    assert fill_in(usual, {"kind": "rule", "theme": ["dark"], "opponent": "reader"}) == usual
    earlier = {
        "Z5.1/de/dark/narrow": EmbedChoice("rule", item="Z5.1", language="de", theme="dark"),
        "replay/en/auto/full/share/1abc": EmbedChoice("replay", item="share/1abc"),
        "replay/en/auto/medium/0123456789abcdef": EmbedChoice("replay", item="0123456789abcdef"),
        "position/en/auto/full/3/one": EmbedChoice("position", item="one", ply=3),
        "analysis/en/host/full/3/share/1abc": EmbedChoice("analysis", item="share/1abc", ply=3, theme=HOST),
        "puzzle/en/auto/full/hanging-gardens": EmbedChoice("puzzle", "hanging-gardens"),
        "bot/en/auto/full/zen-garden/reader/shared/1ab": EmbedChoice("bot", "zen-garden", "reader", "shared/1ab"),
    }
    assert {place: read(place, "en") for place in earlier} == earlier


PARTS: Final[dict[str, GamePart]] = {"rule": "rulebook", "puzzle": "puzzles"}
"""The kinds of embeds that only games with an optional part have."""


@pytest.mark.parametrize(
    ("kind", "game"),
    [(kind, game) for kind in KINDS for game in GAMES if kind not in PARTS or game in games_with(PARTS[kind])],
)
def test_both_snippets_request_the_chosen_content(kind: str, game: str) -> None:
    match = some_match(game)
    rule = next((rule for rule, of in game_of_rule().items() if of == game), "")
    choice = fill_in(EmbedChoice(kind, game), {"opponent": "master", "language": "fr", "theme": "dark"})  # type: ignore[arg-type]
    if kind not in {"play", "puzzle"}:
        item = {"rule": rule, "bot": ADA.id}.get(kind, match.id)
        choice = replace(choice, item=item, ply=2 if kind in {"position", "analysis"} else None)
    found = snippet_of(choice, shelf(match), BOTS)
    assert found is not None
    codes = found.codes(ADDRESS)
    [(tag, frame)] = Read(codes["frame"]).found
    src = str(frame["src"])
    query, _, place = src.removeprefix(BASE).partition("#")
    embed = from_query(query)
    assert embed is not None
    assert (tag, embed.kind, embed.language, embed.theme, embed.fault) == ("iframe", kind, "fr", "dark", "")
    assert embed.game in {game, ""}
    assert (frame["height"], frame["style"]) == (str(HEIGHTS[found.choice.kind]), "border:0;break-inside:avoid")
    assert codes["address"] == src
    element = Read(codes["element"])
    (_, script), (name, attributes), (_, link) = element.found
    assert (name, script["src"]) == ("hofgarten-demo", f"{BASE}embed.js")
    assert (attributes["lang"], attributes["theme"], frame["width"]) == ("fr", "dark", "100%")
    assert str(link["href"]).startswith(f"{BASE}#")
    assert element.text.strip() == found.name == frame["title"]
    if kind in {"replay", "position"}:
        assert unpack(str(attributes["share"])).events == match.record.events
        rest, ply = ("/2", "2") if kind == "position" else ("", None)
        assert (place, attributes.get("ply")) == (f"share/{attributes['share']}{rest}", ply)
        assert ("position" in attributes) == (kind == "position")
    if kind == "analysis":
        view = match.game.observe(match.states[2], SPECTATOR)
        assert attributes["position"] == unquote(place.removeprefix("position/")) == match.game.write_position(view)
        assert unpack(str(link["href"]).rpartition("/")[2]).events == ()
    if kind == "puzzle":
        assert attributes["puzzle"] == embed.game == game
    if kind == "bot":
        code = str(attributes["bot"])
        assert place == f"workshop/shared/{code}" == str(link["href"]).partition("#")[2]
        assert (embed.game, embed.opponent) == (attributes["game"], attributes["opponent"]) == (game, "master")
        assert unpack_bot(code) == ("Ada", "choose = 1\n\n\n# Learned by training.\nWEIGHTS = {'a': (1,)}\n")


def test_without_an_id_the_last_match_and_the_first_bot_are_shown() -> None:
    match = some_match(next(iter(GAMES)))
    found, bot = (snippet_of(read(kind, "en"), shelf(match), BOTS) for kind in ("replay", "bot"))
    assert found
    assert unpack(found.content["share"] or "").events == match.record.events
    assert found.content["ply"] is None
    late = snippet_of(read("position/en/auto/full/99", "en"), shelf(match), BOTS)
    assert late
    assert late.content["ply"] == str(match.at), "no later than the last event"
    assert bot
    assert unpack_bot(bot.content["bot"] or "").name == "Ada"


def test_no_text_becomes_markup() -> None:
    found = Snippet(read("replay", "en"), next(iter(GAMES)), {"share": HOSTILE}, HOSTILE)
    for address in (ADDRESS, HOSTILE):
        for text in [*found.codes(address).values()][:2]:
            assert not [name for tag, attributes in Read(text).found for name in attributes if name.startswith("on")]
            assert "<script>" not in text


TOO_LONG = ADA._replace(source="".join(f"x = {Rng.of('long', number).bits()}\n" for number in range(2_000)))


@pytest.mark.parametrize("place", ["replay", "replay/en/auto/full/gone", "bot/en/auto/full/zen-garden/master/gone"])
@pytest.mark.parametrize("bots", [UserBots(), with_bot(UserBots(), TOO_LONG)])
def test_the_screen_says_that_there_is_nothing_to_embed(place: str, bots: UserBots) -> None:
    html = page(Model(page=Screen("embed", place), bots=bots, browser=Browser(address=ADDRESS)))
    assert ("<iframe" in html, "is not in this browser" in html) == (False, True)
    assert snippet_of(read("bot", "en"), Library(), bots) is None


def test_the_screen_says_what_readers_see_of_a_match() -> None:
    model = Model(library=shelf(some_match("zen-garden")), browser=Browser(address=ADDRESS))
    shown = {kind: page(replace(model, page=Screen("embed", kind))) for kind in OF_MATCHES}
    assert [kind for kind, html in shown.items() if "Readers can see the whole match" in html] == ["replay", "position"]
    assert "not the moves before it" in shown["analysis"]


def test_a_pasted_link_is_what_the_builder_shows() -> None:
    choice, match, puzzle = read("", "fr"), some_match("zen-garden"), next(iter(puzzles_of("zen-garden")))
    code, bot = pack(public_part(match)), pack_bot("Ada", "choose = 1")
    subjects = {
        f"{ADDRESS}#share/{code}/3": f"replay/fr/auto/full/3/share/{code}",
        f"#analysis/share/{code}/2/0": f"analysis/fr/auto/full/2/share/{code}",
        f"#analysis/match/{match.id}": f"analysis/fr/auto/full//{match.id}",
        f"#match/{match.id}/review": f"replay/fr/auto/full//{match.id}",
        f"#puzzles/zen-garden/{puzzle.id}": f"puzzle/fr/auto/full/zen-garden/{puzzle.id}",
        "#puzzles/hanging-gardens": "puzzle/fr/auto/full/hanging-gardens",
        " #rules/zen-garden/Z5.1 ": "Z5.1/fr/auto/full",
        f"#workshop/shared/{bot}": f"bot/fr/auto/full/zen-garden/apprentice/shared/{bot}",
        f"#workshop/{ADA.id}": f"bot/fr/auto/full/zen-garden/apprentice/{ADA.id}",
        "#new/hanging-gardens": "play/fr/auto/full/hanging-gardens/apprentice",
    }
    for link, subject in subjects.items():
        found = link_choice(link, choice)
        assert found
        assert found.subject == subject
        snippet = snippet_of(found, shelf(match), BOTS)
        assert snippet
        assert {"share/": code, "shared/": bot}.get(link, "") in snippet.query
    for link in ("", "#rules/zen-garden/Z99", "#workshop", "#puzzles/go", "#new/go", "https://example.org"):
        assert link_choice(link, choice) is None


def test_one_puzzle_stays_the_same_and_the_choice_of_a_game_ends_it() -> None:
    puzzle = next(iter(puzzles_of("zen-garden"))).id
    choice = read(f"puzzle/en/auto/full/zen-garden/{puzzle}", "en")
    snippet = snippet_of(choice, Library(), UserBots())
    assert snippet
    assert f"puzzle=zen-garden/{puzzle}&" in snippet.query
    assert f'puzzle="zen-garden/{puzzle}"' in snippet.codes(ADDRESS)["element"]
    assert fill_in(choice, {"game": "zen-garden"}).item == puzzle
    other = snippet_of(fill_in(choice, {"game": "hanging-gardens"}), Library(), UserBots())
    assert other
    assert (snippet.name, other.name) == ("Zen Garden · A puzzle", "The Hanging Gardens · The puzzle of the day")


def test_a_refused_link_is_said_and_changes_nothing() -> None:
    model = update(None, {**START, "place": "#embed/Z5.1", "address": ADDRESS}).model
    code = pack(public_part(some_match("zen-garden")))
    for link in ("https://example.org", "#share/", f"#share/{code[:-9]}", "#match/gone", "#workshop/shared/1AAAA"):
        refused = update(model, {"do": "embed-choose", "name": "link", "fields": {"link": link}}).model
        assert (refused.notice, refused.page) == ("embed_link", model.page)
    taken = update(refused, {"do": "embed-choose", "name": "link", "fields": {"link": "#rules/zen-garden/Z5.4"}}).model
    assert (taken.notice, place_of(taken.page)) == ("", "#embed/Z5.4/en/auto/full")


def test_only_an_element_knows_the_page_around_it() -> None:
    snippet = snippet_of(read("Z5.1/en/host/full", "en"), Library(), UserBots())
    assert snippet
    codes = snippet.codes(ADDRESS)
    assert 'theme="host"' in codes["element"]
    assert "theme=auto" in codes["frame"]
