"""The rule book's screen: contents, search, positions; and the dialog of a rule."""

import re
from html import unescape
from typing import Any, Final

import pytest

from tests.web.harness import Person
from web.app.model.game_api.game_page import games_with, move_input_of
from web.app.model.model import MATCH_PLACE, RuleExample
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import demo, positions
from web.app.texts import LANGUAGES, Words
from web.app.view.rulebook.contents import search_rules

ENGLISH: Final = Words("en")
GAMES: Final = games_with("rulebook")
PAGES: Final = [(game, rule) for game in GAMES for rule in positions(game)]


def reader(place: str, language: str = "en") -> Person:
    """Return a person who opens the page at an address in the rule book."""
    return Person(place=f"#rules{place}", languages=[language])


def text_of(html: str) -> str:
    """Return the text of HTML, without its tags."""
    return unescape(re.sub("[ \n]+", " ", re.sub(r"<[^>]*>", " ", html)))


def dialog_of(person: Person) -> str:
    """Return the open dialog's HTML."""
    return str(person.reply["html"]).partition("<dialog")[2]


@pytest.mark.parametrize(
    ("language", "pages"),
    [("en", PAGES)] + [(language, [("zen-garden", "Z5.4"), ("hanging-gardens", "H5.4")]) for language in LANGUAGES[1:]],
    ids=LANGUAGES,
)
def test_a_rules_page_has_number_title_text_and_task(language: str, pages: list[tuple[str, str]]) -> None:
    for game, rule in pages:
        person, book = reader(f"/{game}/{rule}", language), rule_book(game, language)
        shown = text_of(str(person.reply["html"]))
        assert person.reply["place"] == f"#rules/{game}/{rule}"
        assert f"{rule} {book.titles[rule]}" in person.reply["title"]
        for text in (rule, book.titles[rule], book.rules[rule], book.prompts[rule]):
            assert text in shown, rule
        assert (person.reply.get("save"), person.reply.get("bot_request")) == (None, None), rule


def test_an_unknown_game_shows_the_choice_of_rule_books_and_an_unknown_rule_the_first_one() -> None:
    for place in ("", "/", "/chess", "/chess/Z1.1"):
        person = reader(place)
        assert (person.reply["place"], person.open_match) == ("#rules", None)
        assert all(f'href="#rules/{game}"' in person.reply["html"] for game in GAMES)
    for game in GAMES:
        for place in (f"/{game}", f"/{game}/Q1.1"):
            assert reader(place).reply["place"] == f"#rules/{game}/{next(iter(positions(game)))}"


def test_every_page_links_to_the_previous_and_the_next_rule() -> None:
    rules = list(positions("zen-garden"))
    for before, rule, after in zip(["", *rules], rules, [*rules[1:], ""], strict=False):
        turning = str(reader(f"/zen-garden/{rule}").reply["html"]).partition("book-turning")[2]
        assert re.findall(r'#rules/zen-garden/([^"]*)', turning) == [each for each in (before, after) if each]


def test_the_contents_list_every_rule_and_mark_the_current_one() -> None:
    html = reader("/hanging-gardens/H5.4").reply["html"]
    links = re.findall(r'<a href="#rules/hanging-gardens/([^"]*)"( aria-current="page")?>', html)
    assert [rule for rule, _ in links] == list(positions("hanging-gardens"))
    assert [rule for rule, current in links if current] == ["H5.4"]


def test_a_search_ignores_case_in_number_title_and_text_and_truncates_and_escapes_what_is_sought() -> None:
    book = rule_book("zen-garden", "en")
    found = {"z6.1": ("Z6.1", "Z6.10"), "  MINIMALIST ": ("Z6.8",), "never turned": ("Z5.3",), "": tuple(book.rules)}
    assert {text: search_rules(book, text) for text in found} == found
    person = reader("/zen-garden/Z1.1")
    person.do("rule-search", fields={"search": "<b>" + "x" * 99}, name="search")
    assert isinstance(person.page.purpose, RuleExample)
    assert person.page.purpose.search == "<b>" + "x" * 37
    assert 'value="&lt;b&gt;' in person.reply["html"]


def test_the_contents_unfold_and_are_folded_on_the_next_page() -> None:
    person = reader("/zen-garden/Z1.1")
    assert 'data-folded="true"' in person.reply["html"]
    person.do("rule-contents")
    assert "data-folded" not in person.reply["html"]
    assert 'aria-expanded="true"' in person.reply["html"]
    person.do("go", place="#rules/zen-garden/Z1.2")
    assert 'data-folded="true"' in person.reply["html"]


def test_the_link_back_returns_to_a_replay() -> None:
    person = Person()
    person.start_match()
    person.build_anything()
    place = f"{MATCH_PLACE}{person.match.id}/log"
    assert person.do("replay")["place"] == place
    person.do("go", place="#rules/zen-garden/Z5.1")
    assert f'href="{place}"' in person.reply["html"]
    person.do("go", place=place)
    assert person.replay_at is not None


@pytest.mark.parametrize(("game", "rule"), PAGES)
def test_the_focus_moves_to_elements_of_the_position(game: str, rule: str) -> None:
    person, trial = reader(f"/{game}/{rule}"), demo(game, rule).trial
    steps: list[dict[str, Any]] = [dict(action) for action in trial.actions] if trial else []
    if trial and trial.event:
        person.change_page(selection=move_input_of(game).selection_of(person.page.selection, trial.event))
        steps.append({"do": "confirm"})
    focused = []
    for action in [{"do": "rule-contents"}, *steps, {"do": "rule-again"}]:
        reply = person.do(action.pop("do"), **action, keyboard=True)
        focused += [(reply[key], reply["html"]) for key in ("focus", "refocus") if key in reply]
    assert focused
    for ids, html in focused:
        assert any(f' id="{one}"' in html for one in ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_rules_position_offers_no_hints(game: str) -> None:
    person = reader(f"/{game}")
    assert ENGLISH("hint.ask") not in person.reply["html"]
    person.start_match(game=game)
    assert ENGLISH("hint.ask") in person.reply["html"]


def numbers_of(person: Person) -> list[tuple[str, str]]:
    """Return the subject and the text of each number of the score sheet."""
    found = re.findall(r'subject&#34;:&#34;([^&]*/\d/[a-z-]*)&#34;}"[^>]*>([^<]*)<', person.reply["html"])
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_score_sheet_opens_its_rule_and_breakdown(game: str) -> None:
    *_, rule = (rule for rule in positions(game) if demo(game, rule).match.over)
    person = reader(f"/{game}/{rule}")
    scores = person.match.game.score(person.match.state)
    numbers = numbers_of(person)
    assert len(numbers) == sum(len(points) + 1 for points in scores), "each item, and the total"
    for subject, number in numbers:
        rule, seat, item = subject.split("/")
        score = scores[int(seat)]
        assert number == ENGLISH.number(score.total if item == "total" else score[item])
        person.do("dialog", name="rule", subject=subject)
        shown = text_of(dialog_of(person))
        name = ENGLISH("score.total") if item == "total" else ENGLISH.of_game(person.match.record.game).of("item", item)
        assert ENGLISH("rulebook.number", item=name, name=person.match.player(int(seat)), points=number) in shown
        assert f'title="{rule}"' in dialog_of(person)


def test_a_breakdown_outlines_the_spaces_shows_the_tiles_or_lists_the_items_that_count() -> None:
    person = reader("/hanging-gardens/H7.4")
    person.do("dialog", name="rule", subject="H7.1/0/queen")
    assert dialog_of(person).count('data-symbol="kind-queen"') == person.match.state.seats[0].open[0] > 0
    person = reader("/zen-garden/Z6.10")
    scores = person.match.game.score(person.match.state)
    seat = next(seat for seat, points in enumerate(scores) if points["circuits"])
    person.do("dialog", name="rule", subject=f"Z6.1/{seat}/circuits")
    inside = dialog_of(person)
    named = re.search(ENGLISH("rulebook.counts", things=r"([a-d1-4, ]+)"), text_of(inside))
    assert named
    assert inside.count("is-marked") == len(named[1].split(", "))
    person.do("dialog", name="rule", subject="Z6.10/1/total")
    summands = re.findall(r"<dt>([^<]*)</dt><dd>([^<]*)</dd>", dialog_of(person))
    words, items = ENGLISH.of_game("zen-garden"), scores[1].items()
    assert summands == [(words.of("item", item), ENGLISH.number(points)) for item, points in items if points]


def test_a_number_not_on_the_score_sheet_shows_only_the_rule() -> None:
    person = reader("/zen-garden/Z6.10")
    for number in ("7/circuits", "0/queen", "x/circuits", "/", "-1/circuits"):
        person.do("dialog", name="rule", subject=f"Z6.1/{number}")
        assert "rule-number" not in dialog_of(person)
        assert 'title="Z6.1"' in dialog_of(person)


def test_a_breakdown_hides_the_hidden_tiles_of_other_players() -> None:
    person = reader("/hanging-gardens/H8.1")
    match = person.match
    hidden = [seat for seat in range(2) if match.state.seats[seat].hidden]
    assert hidden
    for seat in hidden:
        person.do("dialog", name="rule", subject=f"H7.4/{seat}/total")
        assert 'data-symbol="kind-' not in dialog_of(person)


def test_a_panel_refers_only_to_parts_on_the_screen() -> None:
    html = str(reader("/zen-garden/Z5.1").reply["html"])
    assert ENGLISH.of_game("zen-garden")("help.take", name="Ben") not in html
    assert 'id="confirm"' not in html
    assert 'id="confirm"' in str(reader("/zen-garden/Z5.2").reply["html"])
