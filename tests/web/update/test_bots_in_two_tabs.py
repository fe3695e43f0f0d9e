"""A bot of the workshop in two tabs keeps the texts of both."""

from dataclasses import replace

import pytest

from tests.web.two_tabs import Browser, Tab
from web.app.model.user_files import user_bots
from web.app.model.workshop.bots import WorkshopBot, bot_of, bots_of, read, with_bot

ALONE = "def choose(): 1\n"


class Workshops(Browser):
    """A browser with one bot open in two workshops."""

    def __init__(self) -> None:
        """Create the bot in the first tab."""
        super().__init__()
        first = self.open("#workshop")
        first.do("workshop-new", example="one_line")
        self.id = first.reply["place"].removeprefix("#workshop/")
        self.open(f"#workshop/{self.id}")

    @property
    def kept(self) -> list[WorkshopBot]:
        """The saved bots."""
        texts = {key.removeprefix(user_bots.PREFIX): text for key, text in self.storage.items() if "/bot/" in key}
        return [bot for name, text in texts.items() if (bot := read(name, text))]

    def settle(self) -> None:
        """Let both tabs hear of each other until all is told."""
        while any(tab.events for tab in self.tabs):
            for tab in self.tabs:
                tab.hear()


def fill_of(tab: Tab) -> int:
    assert tab.model.workshop
    return tab.model.workshop.fills


def write(tab: Tab, browser: Workshops, source: str, fill: int | None = None) -> None:
    """Change the text in the editor of a tab; ``fill`` is the number of an earlier one."""
    tab.do("workshop-edit", bot=browser.id, fill=fill_of(tab) if fill is None else fill, source=source)


def sources(bot: WorkshopBot) -> set[str]:
    """Return all texts of a bot: the present one and its versions."""
    return {bot.source, *(version.source for version in bot.versions)}


def test_an_editor_without_a_change_of_its_own_takes_the_text_of_the_other_tab() -> None:
    browser = Workshops()
    one, two = browser.tabs
    write(one, browser, ALONE)
    two.hear()
    assert two.model.workshop
    assert (two.model.workshop.shown, two.model.notice) == (ALONE, "")
    fill = fill_of(two)
    two.do("workshop-rename", fields={"name": "Later"})
    browser.settle()
    write(two, browser, "later", fill)
    browser.settle()
    assert [(bot.name, bot.source) for bot in browser.kept] == [("Later", "later")]
    assert one.model.workshop
    assert one.model.workshop.shown == "later"
    assert f'data-source="{ALONE.strip()}' not in one.reply["html"], "a renamed bot is not filled with its old text"


@pytest.mark.parametrize("typed_before", [True, False])
def test_what_two_tabs_type_at_the_same_moment_is_kept_as_a_version_and_told(typed_before: bool) -> None:
    browser = Workshops()
    one, two = browser.tabs
    fill = fill_of(two)
    write(one, browser, ALONE)
    if not typed_before:
        two.hear()  # an editor sends its text although it has been filled again
    write(two, browser, "mine", fill)
    assert two.model.notice == "bot_kept"
    browser.settle()
    (bot,) = browser.kept
    assert {ALONE, "mine"} <= sources(bot)
    number = two.model.notice_args["number"]
    assert isinstance(number, int)
    version = bot.version(number)
    assert version
    assert {version.source, bot.source} == {ALONE, "mine"}
    for tab in browser.tabs:
        assert bot_of(tab.model.bots, browser.id) == bot


def test_bots_that_do_not_fit_are_kept_when_another_tab_saves() -> None:
    browser = Workshops()
    one, two = browser.tabs
    browser.room = 0
    write(two, browser, "unsaved")
    two.do("go", place="#workshop")
    two.do("workshop-new", example="search")
    browser.room = None
    write(one, browser, ALONE)
    two.hear()
    assert len(bots_of(two.model.bots)) == 2
    assert {ALONE, "unsaved"} <= sources(next(bot for bot in browser.kept if bot.id == browser.id))


@pytest.mark.parametrize("act", ["remove", "rename"])
def test_a_change_is_kept_though_the_bot_was_removed_or_renamed_in_the_other_tab(act: str) -> None:
    browser = Workshops()
    one, two = browser.tabs
    (bot,) = browser.kept
    parts = {"name": bot.name} if act == "remove" else {"fields": {"name": "Later"}}
    one.do(f"workshop-{act}", **parts)
    write(two, browser, "mine")
    browser.settle()
    (bot,) = browser.kept
    assert "mine" in sources(bot)
    assert [tab.model.bots.saved for tab in browser.tabs] == [two.model.bots.saved] * 2


def test_a_bot_that_cannot_be_merged_stays_beside_the_other_one() -> None:
    browser = Workshops()
    one, two = browser.tabs
    for tab, weight in ((one, 1), (two, 2)):
        old = bot_of(tab.model.bots, browser.id)
        assert old
        tab.model = replace(tab.model, bots=with_bot(tab.model.bots, old._replace(weights={"x": weight})))
        tab.do("workshop-save")
    assert two.model.notice == "bot_kept_apart"
    browser.settle()
    assert [bot.weights for bot in browser.kept] == [{"x": 1}, {"x": 2}]
    assert len({bot.id for bot in browser.kept}) == 2
