"""WebKit, the engine of Safari: contract, storage, offline use, disk, one test a page."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

import pytest
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser import browsers
from tests.browser.host import Host
from tests.browser.table import FOUND
from tests.browser.webkit import (
    PAUSE,
    TIMEOUT,
    Driver,
    promised,
    screen,
    started,
    wait_until_kept,
)
from tests.browser.words import say
from web.builder.paths import BUILD

ELEMENTS = {"button": "button", "radio": "input[type=radio]", "textbox": "input"}
"""The elements that can have a role: the driver is slow for each element."""

# Selenium warns of its own driver for WebKitGTK.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")


@pytest.fixture(scope="module")
def webkit() -> browsers.WebKit:
    webkit = browsers.find_webkit()
    if webkit is None and browsers.has_apt():
        pytest.fail(browsers.missing("webkit"))
    if webkit is None:
        pytest.skip(browsers.missing("webkit"))
    return webkit


@pytest.fixture(scope="module")
def driver(webkit: browsers.WebKit) -> Iterator[Driver]:
    with screen(webkit) as display, started(webkit, display) as driver:
        yield driver


def visit(driver: Driver, address: str) -> None:
    """Open a page, and wait until the game has replaced the static frame."""
    driver.get("about:blank")
    driver.get(address)
    wait_for_game(driver)


@pytest.fixture(scope="module")
def home(driver: Driver, site: str) -> str:
    visit(driver, site)
    wait_until_kept(driver)
    return site


@pytest.fixture(params=["hosted", "from disk"])
def address(request: pytest.FixtureRequest, home: str) -> str:
    return home if request.param == "hosted" else (BUILD / "twentyfour.html").as_uri()


def wait_for_game(driver: Driver) -> None:
    is_there = expected_conditions.presence_of_element_located((By.CSS_SELECTOR, "#app main"))
    WebDriverWait(driver, TIMEOUT, PAUSE).until(is_there)


def find(driver: Driver, role: str, name: str) -> WebElement:
    """Find a part of the page by its role and name, as assistive technology does."""

    def look(driver: Driver) -> WebElement | Literal[False]:
        for part in driver.find_elements(By.CSS_SELECTOR, ELEMENTS[role]):
            # For a hidden or removed element the driver returns no role, without a reason.
            with suppress(WebDriverException):
                if (part.aria_role, part.accessible_name) == (role, name):
                    return part
        return False

    # For a removed element the driver returns no role, without a reason.
    wait = WebDriverWait(driver, TIMEOUT, PAUSE, ignored_exceptions=[WebDriverException])
    return wait.until(look, f"no {role} {name}")


def wait_for_words(driver: Driver, selector: str, words: str) -> None:
    def is_shown(driver: Driver) -> bool:
        found = driver.find_elements(By.CSS_SELECTOR, selector)
        return any(words in str(it.get_property("textContent")) for it in found)

    wait = WebDriverWait(
        driver, TIMEOUT, PAUSE, ignored_exceptions=[StaleElementReferenceException]
    )
    wait.until(is_shown, f"nowhere: {words}")


def choose(driver: Driver, name: str) -> None:
    """Choose a radio button; its label covers the button itself."""
    driver.execute_script("arguments[0].click()", find(driver, "radio", name))


@pytest.mark.sample(1)
def test_answer_is_judged_and_the_hand_is_stored(driver: Driver, address: str) -> None:
    visit(driver, f"{address}#/play?hand=3,3,8,8")
    find(driver, "textbox", say("play.answer")).send_keys("8/(3-8/3)")
    find(driver, "button", say("play.check")).click()
    wait_for_words(driver, "[role=status]", say("level.expert"))
    visit(driver, f"{address}#/stats")
    wait_for_words(driver, "[data-total=played] dd", "1")
    driver.refresh()
    wait_for_game(driver)
    wait_for_words(driver, "[data-total=played] dd", "1")


@pytest.mark.thorough
def test_a_hand_is_solved(driver: Driver, home: str) -> None:
    visit(driver, f"{home}#/solve")
    for key in ("3", "3", "8", "8"):
        find(driver, "button", key).click()
    find(driver, "button", say("solver.go")).click()
    wait_for_words(driver, "ol[aria-label=Solutions]", "8 ÷ (3 − 8 ÷ 3)")


@pytest.mark.thorough
def test_calls_are_answered_refused_and_cancelled(driver: Driver, address: str) -> None:
    visit(driver, address)
    driver.set_script_timeout(TIMEOUT)
    assert promised(driver, FOUND) == "8/(3-8/3)"
    assert promised(driver, "twentyfour.read_hand({ text: '3 $' })") == "bad-hand-symbol"
    search = "twentyfour.solve({ numbers: [1, 2, 3, 5, 7, 11, 13, 17] }, { signal, onProgress })"
    cancelled = f"""(() => {{
        const controller = new AbortController();
        const {{ signal }} = controller;
        const onProgress = () => controller.abort();
        return {search};
    }})()"""
    assert promised(driver, f"{cancelled}.catch(({{ name }}) => name)") == "AbortError"
    assert promised(driver, FOUND) == "8/(3-8/3)"


@pytest.mark.thorough
def test_choice_is_stored(driver: Driver, home: str) -> None:
    visit(driver, f"{home}#/settings")
    choose(driver, say("settings.theme.dark"))
    driver.refresh()
    wait_for_game(driver)
    find(driver, "radio", say("settings.theme.dark"))
    assert driver.find_elements(By.CSS_SELECTOR, "html[data-theme=dark]")
    choose(driver, say("settings.theme.light"))


PAGES = {
    "#/lab?race=3,3,8,8&methods=running-total,exhaustive": ("table", "18,368"),
    "#/lab?trace=postfix&hand=4,6": (".trace", "4"),
    "#/daily?date=2026-11-20": ("main", "November 20"),
    "#/race": ("button", say("race.start")),
    "#/help": ("h1", say("help.title")),
    "#/licences": ("details", "Pyodide"),
}


@pytest.mark.thorough
def test_every_page_opens(driver: Driver, home: str) -> None:
    visit(driver, home)
    for route, (selector, words) in PAGES.items():
        driver.get(home + route)
        wait_for_words(driver, selector, words)


@pytest.mark.thorough
def test_everything_works_offline(driver: Driver, host: Host) -> None:
    visit(driver, host.site)
    wait_until_kept(driver)
    host.cut()
    visit(driver, f"{host.site}#/solve?hand=3,3,8,8")
    wait_for_words(driver, "ol[aria-label=Solutions]", "8 ÷ (3 − 8 ÷ 3)")
