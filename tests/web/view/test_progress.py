"""Progress: the content of its parts, filters and links."""

import re
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from tests.kit.golden_matches import finished, seats, shelf, storage
from tests.web.harness import Person
from tests.web.view.test_views import HOSTILE, Page
from web.app.model.library.achievements import standings
from web.app.model.library.daily import Deal
from web.app.model.library.daily_results import MEDALS
from web.app.model.match.match import PlayedMatch
from web.app.model.model import PATH, Dialog, Model
from web.app.model.screens import PROGRESS_PARTS
from web.app.model.transfer.file_names import file_name
from web.app.texts import LANGUAGES, Words
from web.app.view.components.dates import day
from web.app.view.components.garden_picture import MAX_NAME_LENGTH, framed_picture
from web.app.view.dialogs.garden_picture import content_of
from web.app.view.progress import gardens, results
from web.app.view.progress.achievements import badge

WORDS = Words("en", "zen-garden")
ZEN, HANGING = "zen-garden", "hanging-gardens"
TWO = [
    finished(ZEN, "four-circuits", identity="zen", saved=1, players=seats("Ada", "Zoë Co")),
    finished(HANGING, "shared-win", identity="hanging", saved=2, players=seats("Ada", Bot="greedy")),
]
MANY = [*TWO, *(replace(TWO[0], id=f"zen-{number}", saved=number) for number in range(3, 7))]
"""Enough matches for totals and charts: five of Zen Garden."""


def opened(place: str, *matches: PlayedMatch[Any], language: str = "en", **texts: str) -> Person:
    """Return a person who opens an address with these saved matches."""
    return Person(storage=storage(*matches, **texts), place=place, languages=[language])


def text_of(person: Person) -> str:
    return " ".join(Page(person.reply["html"]).named.values())


def test_points_of_different_games_are_not_added_up_nor_are_wins_of_all_players() -> None:
    ada, everybody = (Page(opened(f"#progress/results{place}", *MANY).reply["html"]) for place in ("/all/Ada", ""))
    terms = [ada.named[number] for number, (tag, _) in enumerate(ada.elements) if tag == "dt"]
    assert terms == [WORDS("progress.games"), WORDS("progress.won")]
    kinds = {tag: number for number, (tag, _) in enumerate(everybody.elements) if tag in {"dt", "dd"}}
    assert {tag: everybody.named[number] for tag, number in kinds.items()} == {"dt": terms[0], "dd": "6"}


def test_a_line_joins_one_players_results_and_few_results_are_only_listed() -> None:
    many = [
        finished(ZEN, "four-circuits", identity=f"m{number}", saved=number + 1, players=seats("Ada", "Ben"))
        for number in range(results.MIN_MATCHES)
    ]
    everyone, ada = (opened(f"#progress/results/{ZEN}{person}", *many).reply["html"] for person in ("", "/Ada"))
    assert everyone.count("<circle") == 2 * results.MIN_MATCHES + 2
    assert ada.count("<circle") == results.MIN_MATCHES + 2
    assert ("results-line" in everyone, "results-line" in ada) == (False, True)
    few = opened(f"#progress/results/{ZEN}/Ada", *many[1:]).reply["html"]
    assert "<circle" not in few
    assert WORDS("progress.is_won") in few
    assert WORDS("progress.few", number=results.MIN_MATCHES) in few
    ids = Page(opened("#progress/results/all/Ada", *MANY).reply["html"]).attributes("id")
    assert (f"results-{ZEN}-title" in ids, f"results-{HANGING}-title" in ids) == (True, False), "only one match"
    words = Page(opened("#progress/results/all/Ada", *TWO).reply["html"]).named.values()
    assert {WORDS.of("game", game) for game in (ZEN, HANGING)} <= set(words)
    assert WORDS("progress.games") not in words


def test_points_of_each_item_stand_beside_those_of_the_opponents() -> None:
    page = Page(opened(f"#progress/results/{ZEN}/Ada", *MANY).reply["html"])
    mine, others = (MANY[0].game.score(MANY[0].state)[seat]["circuits"] for seat in range(2))
    assert WORDS("progress.items", game=WORDS.of("game", ZEN)) in page.named.values()
    assert f"{WORDS.of('item', 'circuits')}{mine}.0{others}.0" in page.named.values()
    everybody = Page(opened(f"#progress/results/{ZEN}", *MANY).reply["html"]).named.values()
    assert f"{WORDS.of('item', 'circuits')}{(mine + others) / 2:.1f}" in everybody
    assert WORDS("progress.opponents") not in everybody


def test_a_default_name_is_not_broken_at_its_space_and_a_table_with_a_single_row_is_omitted() -> None:
    players = tuple(seats("Player 1", "Zoë Co"))
    matches = [replace(match, record=replace(match.record, players=players)) for match in MANY]
    assert (
        "Player\N{NO-BREAK SPACE}1" in Page(opened(f"#progress/results/{ZEN}", *matches).reply["html"]).named.values()
    )
    html = opened(f"#progress/results/{ZEN}", *MANY).reply["html"]
    assert f"<h2>{WORDS('progress.person')}</h2>" in html
    assert f"<h2>{WORDS('progress.against')}</h2>" not in html


def test_every_achievement_has_a_face_of_its_own_and_the_match_that_earned_it_names_it() -> None:
    names = [one.name for one in standings([], 0)]
    assert len({badge(name) for name in [*names, "of a further game"]}) == len(names) + 1
    first, again = TWO[0], replace(TWO[0], id="again", saved=9)
    line = WORDS.of("achievement", "circuits")
    assert line in text_of(opened("#match/zen", first, again))
    assert line not in text_of(opened("#match/again", first, again))


@pytest.mark.parametrize("place", ["#progress/results", "#progress/gardens", "#daily", "#embed", "#rules"])
def test_inner_pages_lead_back(place: str) -> None:
    person = opened(place, *TWO)
    assert 'href="#">' in person.reply["html"].partition("page-back")[2][:60]
    person.do("go", place="#match/zen")
    back = person.do("go", place=place)["html"].partition("page-back")[2][:120]
    assert 'href="#match/zen"' in back


@pytest.mark.parametrize("place", ["#progress/results", "#progress/gardens", "#embed"])
def test_inner_pages_look_like_the_game_last_played_and_link_to_a_new_match_without_one(place: str) -> None:
    assert WORDS("progress.play") in text_of(opened(place)) or place == "#embed"
    styles = {game: f'<main class="[a-z0-9 -]* is-{game[:3]}' for game in (ZEN, HANGING)}
    assert re.search(styles[HANGING], opened(place, *TWO).reply["html"])
    assert not re.search(styles[HANGING], opened("#daily", *TWO).reply["html"]), "it is about both"
    assert re.search(styles[ZEN], opened(place, *MANY).reply["html"])
    assert re.search(styles[ZEN], opened(place).reply["html"])


def test_saved_matches_are_listed_with_picture_and_date() -> None:
    html = opened("", finished(ZEN, "four-circuits", saved=86_400_000), TWO[1]).reply["html"]
    assert html.count('class="thumbnail"') == 2
    assert "2 Jan 1970 · " in html
    ended = TWO[1]
    totals = [ended.game.total(ended.state, seat) for seat in range(len(ended.names))]
    titled = " · ".join(f"{name}: {total}" for name, total in zip(ended.names, totals, strict=True))
    assert f"<b>{titled}</b>" in html, "matches of the same players have different titles"


@pytest.mark.parametrize("subject", ["nothing", "all/Nobody", f"{ZEN}/", "//", "%00", HOSTILE])
def test_unknown_addresses_show_everything(subject: str) -> None:
    assert WORDS("progress.games") in text_of(opened(f"#progress/results/{subject}", *MANY))
    assert WORDS("progress.games") in text_of(opened(f"#progress/{subject}", *MANY))
    assert "Ada’s garden" in text_of(opened(f"#progress/gardens/{subject}", *TWO))


def current(person: Person) -> list[tuple[str, str]]:
    """Return the text and the address of each link that is marked as the current one."""
    page = Page(person.reply["html"])
    return [
        (page.named[number], attrs["href"])
        for number, (tag, attrs) in enumerate(page.elements)
        if tag == "a" and attrs.get("aria-current")
    ]


def test_game_and_player_are_kept_from_part_to_part() -> None:
    person = opened("#progress/gardens/all/newest/1", *MANY)
    for place in (
        f"#progress/gardens/{ZEN}/newest/1/Zo%C3%AB%20Co",
        *(f"#progress/{part}/{ZEN}/Zo%C3%AB%20Co" for part in PROGRESS_PARTS[:-1]),
    ):
        html = person.do("go", place=place)["html"]
        assert all(f'href="#progress/{part}/{ZEN}' in html for part in PROGRESS_PARTS)
        chosen = [WORDS.of("progress_part", place.split("/")[1]), WORDS.of("game", ZEN), "Zoë Co"]
        assert [text for text, _ in current(person)][:3] == chosen
        assert {link for _, link in current(person)} == {place}
    assert "Ada’s garden" not in person.do("go", place=f"#progress/gardens/{ZEN}/best/1/Zo%C3%AB%20Co")["html"]


def test_an_encoded_game_is_read() -> None:
    person = opened("#progress/results/zen%2Dgarden", *MANY)
    assert (WORDS.of("game", ZEN), f"#progress/results/{ZEN}") in current(person)


def test_the_users_own_results_are_shown_first() -> None:
    everyone = (WORDS("progress.everyone"), "#progress/results/all")
    assert current(opened("#progress", *MANY))[-1] == everyone
    person = Person(storage=storage(*MANY), place="#progress", fields={"name-0": "Zoë Co"})
    assert current(person)[-1] == ("Zoë Co", "#progress/results/all/Zo%C3%AB%20Co")
    names = [name for name in Page(person.reply["html"]).named.values() if name in {"Ada", "Zoë Co"}]
    assert names[0] == "Zoë Co", "the own name is the first to be selected"
    person.do("go", place="#progress/results/all")
    assert current(person)[-1] == everyone


def test_medals_and_stars_are_the_users_not_another_players() -> None:
    deal = replace(TWO[0], id=Deal(ZEN, date(2026, 1, 5)).id)
    person = Person(storage=storage(*TWO, deal), place="#progress/achievements/all", fields={"name-0": "Ada"})
    medals = [WORDS.pair(WORDS.of("medal", name), 1) for name in MEDALS]
    places = ["achievements/all", "achievements/all/Ada", "achievements/all/Zo%C3%AB%20Co", f"achievements/{ZEN}"]
    shown = {place: person.do("go", place=f"#progress/{place}")["html"] for place in places}
    assert [sum(medal in html for medal in medals) for html in shown.values()] == [1, 1, 0, 0]
    assert [f'href="#{PATH}"' in html for html in shown.values()] == [True, True, False, False]


def test_gardens_have_pages_and_orders() -> None:
    many = [finished(ZEN, "four-circuits", identity=f"m{number}", saved=number + 1) for number in range(8)]
    page = Page(opened("#progress/gardens/all/newest/1", *many).reply["html"])
    ids = [attrs["id"] for _, attrs in page.elements if attrs.get("id", "").startswith("hung-")]
    assert len(ids) == gardens.ON_A_PAGE
    assert ids[0] == "hung-m7-0"
    page = Page(opened("#progress/gardens/all/newest/99", *many).reply["html"])
    assert sum(attrs.get("id", "").startswith("hung-") for _, attrs in page.elements) == 4
    assert "#progress/gardens/all/newest/2" in [
        a["href"] for _, a in page.elements if a.get("aria-current") and "href" in a
    ]


def test_gardens_omit_a_damaged_match() -> None:
    odd = storage(TWO[0])["hofgarten/match/zen"].replace('"events":["', '"events":["?')
    person = opened("#progress/gardens", TWO[1], odd=odd)
    assert "hung-odd-0" not in Page(person.reply["html"]).attributes("id")
    assert "hung-hanging-0" in Page(person.reply["html"]).attributes("id")


def test_file_names_keep_letters_of_any_script_and_drop_unsafe_characters() -> None:
    person = opened("#progress/gardens", *TWO)
    person.do("dialog", name="garden-picture", subject="zen/1")
    assert person.do("save-picture", form="png")["command"]["name"] == "hofgarten-zen-garden-zoë-co-37.png"
    assert file_name("svg", "Bjo\u0308rn", "नमिता", '..\\a/b:c*d?"<e>|\n', "***") == "björn-नमिता-a-b-c-d-e.svg"


@pytest.mark.parametrize("saved", [10**30, -1, True, "1", 8_640_000_000_000_000])
def test_an_invalid_time_of_a_match_is_harmless(saved: object) -> None:
    match = finished(ZEN, "four-circuits", identity="zen", saved=saved)
    person = opened("#match/zen", match)
    for name in ("garden-picture", "sheet"):
        assert "<dialog" in person.do("dialog", name=name, subject="zen/0")["html"]
    for place in ("#progress/gardens", "#progress/results", "#"):
        assert person.do("go", place=place)["place"] == place


def test_without_a_garden_or_a_form_there_is_no_download() -> None:
    person = opened("#progress/gardens", *TWO)
    assert "command" not in person.do("save-picture", form="png")
    person.do("dialog", name="garden-picture", subject="zen/0")
    assert not [form for form in ({"form": "gif"}, {}) if "command" in person.do("save-picture", **form)]
    assert content_of(Model(library=shelf(*TWO), dialog=Dialog("garden-picture", "zen/7"))) is None


def test_a_long_name_is_truncated_in_the_frame_but_not_in_its_label() -> None:
    name = "N" * (MAX_NAME_LENGTH + 1)
    page = Page(str(framed_picture(WORDS, finished(ZEN, "four-circuits", players=seats(name, "Ada")), 0, 0)))
    texts = [page.named[number] for number, (tag, _) in enumerate(page.elements) if tag == "text"]
    assert f"{name[:-2]}…" in texts
    assert name in page.elements[0][1]["aria-label"]


def test_every_month_has_a_name_and_dates_use_the_browsers_time_zone() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert len(words("when.months").split()) == 12
        assert "2001" in day(words, 1_000_000_000_000, 0)
        assert day(words, 0, 0) == ""
    midnight = 86_400_000
    assert [day(WORDS, midnight, offset) for offset in (0, 1)] == ["2 Jan 1970", "1 Jan 1970"]
    late = finished(ZEN, "four-circuits", identity="zen", saved=midnight)
    for place in ("#progress/gardens", f"#progress/results/{ZEN}"):
        person = Person(storage=storage(late), place=place, offset=60)
        assert "1 Jan 1970" in text_of(person)
        person.do("go", place=place, offset=-60)
        assert "2 Jan 1970" in text_of(person), "the clock may change while the page is open"
    person.do("go", place="#match/zen")
    for name in ("sheet", "garden-picture"):
        person.do("dialog", name=name, subject="zen/0", offset=60)
        assert "1 Jan 1970" in text_of(person)
