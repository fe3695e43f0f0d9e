"""The page in WebKitGTK, driven as a person would: things are found by role and name, and waited for.

Playwright's own WebKit does not run on every system; Debian's MiniBrowser does, on a screen that nobody sees.
"""

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias, TypeVar

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.webkitgtk.webdriver import WebDriver as WebKitGTK

from tests.kit.browsers import WebKit

SIZE: Final = (1280, 900)
PATIENCE = 120
"""How long something is waited for, in seconds: most of it for Python's start on a busy computer.

Twice as long as in other browsers: while the computer does other work, WebKit has taken a minute for a second worker.
"""

QUICK: Final = {"JSC_useOMGJIT": "0"}
"""Lets WebKit translate Python's WebAssembly once only, as in `tests/kit/browsers.py`: a start takes 4.5 s instead of 10."""

PAUSE: Final = 0.05
CANDIDATES: Final = {
    "button": "button, [role=button]",
    "combobox": "select",
    "dialog": "dialog[open]",
    "group": "fieldset, [role=group]",
    "heading": "h1, h2, h3",
    "link": "a[href]",
    "radio": "input[type=radio]",
    "textbox": "input",
}
"""What can have a role at all, lest every element be asked for its own; others have it in their `role`."""

ALSO: Final = {"combobox": "button"}
"""What WebKit calls a role that others call otherwise."""

FLEETING: Final = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
"""What goes by itself when the page has come to rest."""

READ: Final = "return document.body?.innerText ?? ''"
"""What there is to be read on the page, or will be in a moment; the driver's own way is very slow."""

Name: TypeAlias = "str | re.Pattern[str]"
Part: TypeAlias = WebDriver | WebElement
T = TypeVar("T")


class Visitor:
    """A person at the page."""

    def __init__(self, driver: WebDriver) -> None:
        """Sit down before a browser with nothing in it yet."""
        self.driver = driver

    def go(self, address: str) -> None:
        """Open an address, and wait until Python has taken over the page there."""
        self.driver.get(address)
        self.ready()

    def reload(self) -> None:
        """Load the page again, and wait until Python has taken it over."""
        self.driver.refresh()
        self.ready()

    def ready(self) -> None:
        """Wait until Python has taken over the page."""
        self.until(lambda: self.driver.find_element(By.CSS_SELECTOR, "html[data-python=ready]"), "Python")

    def find(self, role: str, name: Name, within: Part | None = None) -> WebElement:
        """Return the first thing of this role and name, once it is there."""
        return self.until(lambda: next(self.each(role, name, within), None), f"{role} {name}")

    def each(self, role: str, name: Name, within: Part | None = None) -> Iterator[WebElement]:
        """Return, one after the other, what has this role and name; a name that is a text is the whole of it."""
        matches = name.search if isinstance(name, re.Pattern) else name.__eq__
        there = (within or self.driver).find_elements(By.CSS_SELECTOR, CANDIDATES.get(role, f"[role={role}]"))
        return (one for one in there if matches(name_of(one)) and one.aria_role in {role, ALSO.get(role)})

    def press(self, role: str, name: Name, within: Part | None = None) -> None:
        """Click something as soon as that does anything."""

        def click() -> bool:
            thing = self.find(role, name, within)
            if not thing.is_enabled() or thing.get_attribute("aria-disabled") == "true":
                return False
            thing.click()
            return True

        self.until(click, f"{role} {name} to be clicked")

    def choose(self, group: Name, name: Name) -> None:
        """Choose one of several, by the label beneath which the choice itself is hidden."""

        def chosen() -> bool:
            radio = self.find("radio", name, self.find("group", group))
            if not radio.is_selected():
                radio.find_element(By.XPATH, "ancestor::label").click()
            return radio.is_selected()

        self.until(chosen, f"{name} to be chosen")

    def select(self, name: Name, option: str, within: Part | None = None) -> None:
        """Choose an option of a list."""

        def selected() -> bool:
            choice = Select(self.find("combobox", name, within))
            if choice.first_selected_option.text != option:
                choice.select_by_visible_text(option)
            return choice.first_selected_option.text == option

        self.until(selected, f"{option} to be selected")

    def write(self, name: Name, text: str, within: Part | None = None) -> None:
        """Write something into a field, in place of what is there."""

        def written() -> bool:
            field = self.find("textbox", name, within)
            if field.get_property("value") != text:
                field.clear()
                field.send_keys(text)
            return field.get_property("value") == text

        self.until(written, f"{text} to be written")

    def reads(self, text: str) -> None:
        """Wait until a text is to be read on the page."""
        wanted = plain(text)
        self.until(lambda: wanted in plain(self.driver.execute_script(READ)), text)

    def storage(self) -> dict[str, str]:
        """Return what the browser keeps of ours."""
        entries: dict[str, str] = self.driver.execute_script("return Object.fromEntries(Object.entries(localStorage))")
        return entries

    def until(self, look: Callable[[], T | None], what: str) -> T:
        """Return what is looked for, once it is there; fails when it never is."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if found := look():
                    return found
            except FLEETING:
                pass
            assert time.monotonic() < end, f"there was to be: {what}"
            time.sleep(PAUSE)


def plain(text: str) -> str:
    """Return a text with nothing but simple spaces, as it is read; French has other ones."""
    return " ".join(text.split())


def name_of(element: WebElement) -> str:
    """Return an element's accessible name; empty for what is hidden, of which the driver knows none."""
    try:
        return element.accessible_name
    except StaleElementReferenceException:
        raise
    except WebDriverException:
        return ""


@contextmanager
def screen(programs: WebKit) -> Iterator[str]:
    """Yield the name of a screen that nobody sees."""
    ours, its = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    command = [programs.screen, "-displayfd", str(its), "-screen", "0", size, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[its], stderr=subprocess.DEVNULL) as server:  # noqa: S603 - it is Xvfb
        os.close(its)
        try:
            with os.fdopen(ours) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def visit(programs: WebKit, display: str) -> Iterator[Visitor]:
    """Yield a visitor with a browser of their own, which has kept nothing yet."""
    options = Options()
    options.binary_location = programs.browser
    options.add_argument("--automation")
    service = Service(programs.driver, env={**os.environ, **QUICK, "DISPLAY": display})
    driver = WebKitGTK(options=options, service=service)
    try:
        driver.set_window_rect(0, 0, *SIZE)
        yield Visitor(driver)
    finally:
        driver.quit()
