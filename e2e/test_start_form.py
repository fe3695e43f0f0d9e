"""The start form: boards, company and players; and the saved settings."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.thorough import first_row_of
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH


def group(page: Page, key: str) -> Locator:
    """Return a group of choices."""
    return page.get_by_role("group", name=ENGLISH(key), exact=True)


def go_home(page: Page) -> None:
    """Go back to the start screen."""
    page.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    expect(page.get_by_role("heading", name=ENGLISH("start.new"), exact=True)).to_be_visible()


def test_company_decides_who_plays(opened: Page) -> None:
    company, people = group(opened, "start.company"), ENGLISH("start.people", number=2)
    play = zen_garden_page.play_button(opened)
    expect(company.get_by_role("radio", name=ENGLISH("company.computer"), exact=True)).to_be_checked()
    expect(play).to_have_accessible_description(re.compile(f"^{ENGLISH('against.apprentice')} · {people}"))
    zen_garden_page.choose(company, ENGLISH("company.here"))
    expect(play).to_have_accessible_description(re.compile(f"^{ENGLISH('company.here')} · {people}"))
    for number in range(2):
        kind = zen_garden_page.seat_form(opened, number).get_by_label(ENGLISH("start.kind"), exact=True)
        expect(kind).to_have_value("person")
    expect(group(opened, "start.opponent")).to_be_hidden()
    zen_garden_page.choose(company, ENGLISH("company.computer"))
    zen_garden_page.choose(group(opened, "start.opponent"), ENGLISH("kind.master"))
    expect(play).to_have_accessible_description(re.compile(f"^{ENGLISH('against.master')} · {people}"))
    play.click()
    expect(zen_garden_page.board(opened)).to_be_visible()
    assert [player.get("bot") for player in storage_seed.saved(opened).record.players] == [None, "master"]
    go_home(opened)
    opened.reload()
    expect(play).to_have_accessible_description(re.compile(f"^{ENGLISH('against.master')} · {people}"))
    ready(opened)


@pytest.mark.parametrize(
    ("choices", "kinds"),
    first_row_of(
        [
            ("here computer master", [None, "master"]),
            ("master here computer", [None, "master"]),
            ("computer master here", [None, None]),
            ("link here master computer gardener", [None, "gardener"]),
        ]
    ),
)
def test_choices_made_before_the_first_is_answered_all_count(
    opened: Page, choices: str, kinds: list[str | None]
) -> None:
    zen_garden_page.choose(group(opened, "start.company"), ENGLISH("company.here"))
    expect(zen_garden_page.play_button(opened)).to_have_accessible_description(re.compile(ENGLISH("company.here")))
    zen_garden_page.open_form(opened)
    # All within one task of the page: it cannot have shown an answer.
    opened.get_by_role("radio", include_hidden=True).evaluate_all(
        "(fields, values) => values.forEach((value) => fields.find((field) => field.value === value).click())",
        choices.split(),
    )
    zen_garden_page.press(opened, "start.play")
    expect(zen_garden_page.board(opened)).to_be_visible()
    assert [player.get("bot") for player in storage_seed.saved(opened).record.players] == kinds


def test_enter_in_a_field_starts_the_selected_game(opened: Page) -> None:
    zen_garden_page.choose_game(opened, "hanging-gardens")
    zen_garden_page.seat_form(opened, 0).get_by_label(ENGLISH("start.name"), exact=True).press("Enter")
    expect(opened.get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_visible()
    assert storage_seed.saved(opened).record.game == "hanging-gardens"


def test_theme_is_switched_and_saved(opened: Page) -> None:
    background = "() => getComputedStyle(document.documentElement).backgroundColor"
    themes = zen_garden_page.open_settings(opened).get_by_role("group", name=ENGLISH("settings.theme"), exact=True)
    zen_garden_page.choose(themes, ENGLISH("theme.light"))
    expect(opened.locator("html")).to_have_attribute("data-theme", "light")
    light = opened.evaluate(background)
    zen_garden_page.choose(themes, ENGLISH("theme.dark"))
    expect(opened.locator("html")).to_have_attribute("data-theme", "dark")
    assert opened.evaluate(background) != light
    zen_garden_page.close(opened)
    opened.reload(wait_until="commit")
    expect(opened.locator("html")).to_have_attribute("data-theme", "dark")
