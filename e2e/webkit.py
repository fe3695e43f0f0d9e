"""The page in WebKitGTK, controlled as by a user: elements are found by role and name, with waiting.

Playwright's own WebKit does not run on every system; Debian's MiniBrowser does, on a virtual display.
"""

import os
import re
import socket
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
from urllib3.exceptions import ReadTimeoutError

from tests.kit.browsers import WebKit

SIZE: Final = (1280, 900)
PATIENCE = 120
"""Maximum waiting time in seconds, mostly for Python's start on a busy computer.

Twice as long as in other browsers: on a busy computer, WebKit has needed a minute to start a second worker.
"""

QUICK: Final = {"JSC_useOMGJIT": "0"}
"""Compile Python's WebAssembly only once, as in `tests/kit/browsers.py`: a start takes 4.5 s instead of 10 s."""

PAUSE: Final = 0.05
ANSWERED: Final = 10.0
"""Time in seconds after which a click without effect counts as lost."""

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
"""Candidates for a role, to avoid asking every element for its role; other elements have a `role` attribute."""

ALSO: Final = {"combobox": "button"}
"""WebKit's names of roles that differ from other browsers."""

FLEETING: Final = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
"""Temporary errors, which disappear when the page is at rest."""

READ: Final = "return document.body?.innerText ?? ''"
"""Text of the page, including text that is about to appear; the driver's own method is very slow."""

Name: TypeAlias = "str | re.Pattern[str]"
Part: TypeAlias = WebDriver | WebElement | tuple[str, str]
"""Where to look: a part of the page, or its role and name, which are looked up again if the page replaces it."""

T = TypeVar("T")


class Visitor:
    """A user of the page."""

    def __init__(self, driver: WebDriver) -> None:
        """Use a browser with an empty profile."""
        self.driver = driver

    def go(self, address: str) -> None:
        """Open an address, and wait until Python is ready."""
        self.driver.get(address)
        self.ready()

    def reload(self) -> None:
        """Reload the page, and wait until Python is ready."""
        self.driver.refresh()
        self.ready()

    def ready(self) -> None:
        """Wait until Python is ready."""
        self.until(lambda: self.driver.find_element(By.CSS_SELECTOR, "html[data-python=ready]"), "Python")

    def find(self, role: str, name: Name, within: Part | None = None) -> WebElement:
        """Return the first element with this role and name, as soon as it exists."""
        return self.until(lambda: next(self.each(role, name, within), None), f"{role} {name}")

    def each(self, role: str, name: Name, within: Part | None = None) -> Iterator[WebElement]:
        """Yield the elements with this role and name; a name given as text must match completely."""
        matches = name.search if isinstance(name, re.Pattern) else name.__eq__
        whole = self.find(*within) if isinstance(within, tuple) else within or self.driver
        there = whole.find_elements(By.CSS_SELECTOR, CANDIDATES.get(role, f"[role={role}]"))
        return (one for one in there if matches(name_of(one)) and one.aria_role in {role, ALSO.get(role)})

    def press(self, role: str, name: Name, within: Part | None = None) -> None:
        """Click an element as soon as it is enabled."""

        def click() -> bool:
            thing = self.find(role, name, within)
            if not thing.is_enabled() or thing.get_attribute("aria-disabled") == "true":
                return False
            thing.click()
            return True

        self.until(click, f"{role} {name} to be clicked")

    def press_until_pressed(self, name: Name, within: Part) -> None:
        """Click a toggle button until it is pressed: the driver loses a click while the page replaces the button."""

        def pressed() -> bool:
            return self.find("button", name, within).get_attribute("aria-pressed") == "true"

        def clicked() -> bool:
            if not pressed():
                self.press("button", name, within)
            end = time.monotonic() + ANSWERED
            while not pressed() and time.monotonic() < end:
                time.sleep(PAUSE)
            return pressed()

        self.until(clicked, f"{name} to be pressed")

    def press_until_at(self, role: str, name: Name, place: str) -> None:
        """Click an element until the address has this part: the driver loses a click while the page is replaced."""

        def arrived() -> bool:
            return place in self.driver.current_url

        def clicked() -> bool:
            if not arrived():
                self.press(role, name)
            end = time.monotonic() + ANSWERED
            while not arrived() and time.monotonic() < end:
                time.sleep(PAUSE)
            return arrived()

        self.until(clicked, f"{name} to lead to {place}")

    def choose(self, group: Name, name: Name) -> None:
        """Choose an option of a group by the element around the radio button, which has its size."""

        def chosen() -> bool:
            radio = self.find("radio", name, self.find("group", group))
            if not radio.is_selected():
                radio.find_element(By.XPATH, "..").click()
            return radio.is_selected()

        self.until(chosen, f"{name} to be chosen")

    def unfold(self, title: str) -> None:
        """Open the details with this title."""

        def unfolded() -> bool:
            details = self.driver.find_element(By.XPATH, f"//details[summary[contains(., '{title}')]]")
            if details.get_attribute("open") is None:
                details.find_element(By.TAG_NAME, "summary").click()
            return details.get_attribute("open") is not None

        self.until(unfolded, f"{title} to be open")

    def select(self, name: Name, option: str, within: Part | None = None) -> None:
        """Choose an option of a list."""

        def selected() -> bool:
            choice = Select(self.find("combobox", name, within))
            if choice.first_selected_option.text != option:
                choice.select_by_visible_text(option)
            return choice.first_selected_option.text == option

        self.until(selected, f"{option} to be selected")

    def write(self, name: Name, text: str, within: Part | None = None) -> None:
        """Write a text into a field, replacing its content."""

        def written() -> bool:
            field = self.find("textbox", name, within)
            if field.get_property("value") != text:
                field.clear()
                field.send_keys(text)
            return field.get_property("value") == text

        self.until(written, f"{text} to be written")

    def wait_for_text(self, text: str) -> None:
        """Wait until the page shows a text."""
        wanted = plain(text)
        self.until(lambda: wanted in plain(self.driver.execute_script(READ)), text)

    def storage(self) -> dict[str, str]:
        """Return our entries in the browser's storage."""
        entries: dict[str, str] = self.driver.execute_script("return Object.fromEntries(Object.entries(localStorage))")
        return entries

    def until(self, look: Callable[[], T | None], what: str) -> T:
        """Return the result of ``look`` as soon as it is true; fail after the maximum waiting time."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if found := look():
                    return found
            except FLEETING:
                pass
            assert time.monotonic() < end, f"not found in time: {what}"
            time.sleep(PAUSE)


def plain(text: str) -> str:
    """Return a text with single plain spaces, as it is read; French uses other ones."""
    return " ".join(text.split())


def name_of(element: WebElement) -> str:
    """Return an element's accessible name; an empty string for hidden elements, for which the driver has none."""
    try:
        return element.accessible_name
    except StaleElementReferenceException:
        raise
    except WebDriverException:
        return ""


@contextmanager
def screen(programs: WebKit) -> Iterator[str]:
    """Yield the name of a virtual display."""
    ours, its = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    command = [programs.screen, "-displayfd", str(its), "-screen", "0", size, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[its], stderr=subprocess.DEVNULL) as server:
        os.close(its)
        try:
            with os.fdopen(ours) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def visit(programs: WebKit, display: str) -> Iterator[Visitor]:
    """Yield a visitor with a browser of its own and an empty profile."""
    driver = started(programs, display)
    try:
        driver.set_window_rect(0, 0, *SIZE)
        yield Visitor(driver)
    finally:
        driver.quit()


def started(programs: WebKit, display: str, attempts: int = 2) -> WebDriver:
    """Return a started browser. On a busy computer one has never answered: it is killed, and another one started."""
    options = Options()
    options.binary_location = programs.browser
    options.add_argument("--automation")
    service = Service(programs.driver, env={**os.environ, **QUICK, "DISPLAY": display})
    # The driver takes its time limit from here; without one it would wait forever.
    socket.setdefaulttimeout(PATIENCE)
    try:
        return WebKitGTK(options=options, service=service)
    except ReadTimeoutError:
        service.process.kill()
        if attempts == 1:
            raise
    finally:
        socket.setdefaulttimeout(None)
    return started(programs, display, attempts - 1)
