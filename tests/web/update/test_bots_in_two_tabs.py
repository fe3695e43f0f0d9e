"""A bot of the workshop in two tabs keeps the texts of both."""

from dataclasses import replace

import pytest
from hypothesis import example, given, strategies as st

from tests.kit.examples import share
from tests.web.two_tabs import Browser, Tab
from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import MAX_NAME_LENGTH, UserBots
from web.app.model.workshop.bots import (
    WorkshopBot,
    bot_of,
    bots_of,
    read,
    with_bot,
    with_bot_of_other_tab,
    write as write_bot,
)

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


def test_a_text_typed_before_the_other_tab_was_heard_is_kept_as_a_version_and_told() -> None:
    browser = Workshops()
    one, two = browser.tabs
    fill = fill_of(two)
    write(one, browser, ALONE)
    two.hear()  # an editor sends its text although it has been filled again
    write(two, browser, "mine", fill)
    assert two.model.notice == "bot_kept"
    browser.settle()
    (bot,) = browser.kept
    number = two.model.notice_args["number"]
    assert isinstance(number, int)
    version = bot.version(number)
    assert version
    assert (version.source, bot.source) == ("mine", ALONE)


def test_a_bot_that_both_tabs_change_is_kept_as_two_bots_and_told() -> None:
    browser = Workshops()
    one, two = browser.tabs
    (before,) = browser.kept
    write(one, browser, ALONE)
    old = bot_of(two.model.bots, browser.id)
    assert old
    two.model = replace(two.model, bots=with_bot(two.model.bots, old._replace(weights={"x": 2})))
    write(two, browser, "mine")
    apart = f"{before.name} 2"
    assert (two.model.notice, two.model.notice_args) == ("bot_kept_apart", {"name": apart})
    assert two.model.workshop
    assert two.model.workshop.shown == ALONE, "the editor shows the bot of the other tab"
    browser.settle()
    assert [(bot.name, bot.source, bot.weights) for bot in browser.kept] == [
        (before.name, ALONE, None),
        (apart, "mine", {"x": 2}),
    ]
    assert [bot.id == browser.id for bot in browser.kept] == [True, False]


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
    assert {ALONE, "unsaved"} <= {bot.source for bot in browser.kept}
    assert len(browser.kept) == len(bots_of(two.model.bots)) == 3


def test_a_change_is_kept_though_the_bot_was_removed_in_the_other_tab() -> None:
    browser = Workshops()
    one, two = browser.tabs
    (bot,) = browser.kept
    browser.write(None, "hofgarten/another", "")  # else the whole storage was cleared
    one.do("workshop-remove", name=bot.name)
    write(two, browser, "mine")
    assert (two.model.notice, two.model.notice_args) == ("bot_kept_apart", {"name": bot.name})
    browser.settle()
    (bot,) = browser.kept
    assert (bot.id, bot.source) == (browser.id, "mine"), "the editor goes on with it"


STEP = st.tuples(
    st.integers(0, 1),
    st.sampled_from(["write", "write", "write-late", "save", "version", "rename", "hear", "hear-one", "reread"]),
)


@given(st.lists(STEP, max_size=12))
@example([(0, "rename"), (1, "write")])
@example([(1, "write"), (0, "rename"), (0, "write")])
@share(25)
def test_two_workshops_lose_no_text_and_end_alike(steps: list[tuple[int, str]]) -> None:
    """Every text continues that in the editor; a late one that of an editor that has been filled again."""
    browser = Workshops()
    typed, late = set[str](), [fill_of(tab) for tab in browser.tabs]
    for at, (number, step) in enumerate(steps):
        tab = browser.tabs[number]
        bot = bot_of(tab.model.bots, browser.id)
        if step.startswith("write") and bot:
            write(tab, browser, f"{bot.source} {at}.", late[number] if step == "write-late" else None)
            typed.add(f"{at}.")
        elif step == "save":
            tab.do("workshop-save")
        elif step == "version":
            tab.do("workshop-version", number=1)
        elif step == "rename":
            tab.do("workshop-rename", fields={"name": f"Name {9 - at}"})
        elif step == "reread":
            tab.events.clear()
            tab.do("storage-reread", storage=dict(browser.storage))
        elif step.startswith("hear"):
            late[number] = fill_of(tab)
            tab.hear(1 if step == "hear-one" else None)
    browser.settle()
    assert typed <= set(" ".join(text for bot in browser.kept for text in sources(bot)).split())
    assert len({bot.id for bot in browser.kept}) == len(browser.kept)
    for tab in browser.tabs:
        assert bots_of(tab.model.bots) == tuple(sorted(browser.kept, key=lambda bot: bot.name))
        assert bot_of(tab.model.bots, browser.id), "the open editor has its bot"


def test_both_tabs_agree_which_bot_has_the_id_if_one_renames_and_the_other_changes_it() -> None:
    old = WorkshopBot("0123456789abcdef", "Old", "old")
    renamed, changed = old._replace(name="New"), old._replace(source="changed")
    one, apart = with_bot_of_other_tab(with_bot(UserBots(), renamed), "Old", write_bot(old), write_bot(changed))
    two, _ = with_bot_of_other_tab(with_bot(UserBots(), changed), "New", None, write_bot(renamed))
    assert (one.saved, apart) == (two.saved, "New")
    assert bot_of(one, old.id) == renamed


@pytest.mark.parametrize("name", ["Old", "n" * MAX_NAME_LENGTH])
def test_the_other_tabs_bot_keeps_the_id(name: str) -> None:
    old = WorkshopBot("0123456789abcdef", name, "old")
    mine, theirs = with_bot(UserBots(), old._replace(source="mine")), old._replace(source="theirs")
    bots, apart = with_bot_of_other_tab(mine, name, write_bot(old), write_bot(theirs))
    assert (bot_of(bots, old.id), len(bots_of(bots)), len(apart) <= MAX_NAME_LENGTH) == (theirs, 2, True)


def test_a_renamed_bot_leaves_no_copy_in_a_page_that_was_suspended() -> None:
    browser = Workshops()
    one, two = browser.tabs
    one.do("workshop-rename", fields={"name": "A"})
    write(one, browser, ALONE)
    two.events.clear()
    two.do("storage-reread", storage=dict(browser.storage))
    assert (two.model.notice, [(bot.name, bot.source) for bot in browser.kept]) == ("", [("A", ALONE)])
