"""The state of the screen at the failure of a test: pictures in a folder, text for the report."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.table import Table
from web.builder.paths import BUILD, ROOT

FOLDER = BUILD / "test-failures"
BRIEFLY = 3000  # milliseconds; a hanging page is skipped
LAST = 20  # lines of the console


def sections(item: pytest.Item) -> Iterator[tuple[str, str]]:
    """Yield title and text for the report, for each page of the test."""
    name = re.sub(r"[^\w-]+", "-", item.nodeid.partition("tests/browser/")[2]).strip("-")
    fixtures = item.funcargs if isinstance(item, pytest.Function) else {}
    pages = [
        page for context in _contexts(fixtures) for page in _own_pages(context, item, fixtures)
    ]
    for number, page in enumerate(pages, start=1):
        picture = _picture(name, number)
        yield f"on the screen of page {number}", _tell(page, picture)
    for driver in (it for it in fixtures.values() if isinstance(it, WebDriver)):
        yield "on WebKit's screen", _tell_webkit(driver, _picture(name, 1))


def kill_pages(browser: Browser) -> None:
    """End the processes of all pages: one that hangs makes the pages of the next tests hang."""
    if browser.browser_type.name == "chromium":
        processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
        for process in processes["processInfo"]:
            if process["type"] == "renderer":
                os.kill(process["id"], SIGKILL)


def _contexts(found: dict[str, object]) -> list[BrowserContext]:
    """The contexts among the fixtures of a test, each once."""
    contexts = []
    for fixture in found.values():
        part = fixture.page if isinstance(fixture, Table) else fixture
        context = part.context if isinstance(part, Page) else part
        if isinstance(context, BrowserContext) and context not in contexts:
            contexts.append(context)
    return contexts


def _own_pages(context: BrowserContext, item: pytest.Item, found: dict[str, object]) -> list[Page]:
    """The pages of a context, without the page that stays open in a shared context."""
    shared = context is found.get("context") and not item.get_closest_marker("own_context")
    return context.pages[1:] if shared else context.pages


def _picture(name: str, number: int) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    return FOLDER / f"{name}-{number}.png"


def _tell(page: Page, picture: Path) -> str:
    console = [f"{it.type}: {it.text}" for it in page.console_messages()]
    errors = [f"error: {error}" for error in page.page_errors()]
    engine, text = None, ""
    try:
        page.screenshot(path=picture, caret="initial", timeout=BRIEFLY)
        engine = page.locator("html").get_attribute("data-engine", timeout=BRIEFLY)
        text = page.locator("body").aria_snapshot(timeout=BRIEFLY)
    except Error as error:
        text = f"The page does not tell more: {error.message}"
    return _lines(picture, page.url, engine, text, [*console, *errors])


def _tell_webkit(driver: WebDriver, picture: Path) -> str:
    try:
        driver.save_screenshot(picture)
        engine = driver.find_element(By.TAG_NAME, "html").get_attribute("data-engine")
        text = driver.find_element(By.TAG_NAME, "body").text
        return _lines(picture, driver.current_url, engine, text, [])
    except WebDriverException as error:
        return f"WebKit does not tell: {error.msg}"


def _lines(picture: Path, url: str, engine: str | None, text: str, console: list[str]) -> str:
    head = [f"screenshot: {picture.relative_to(ROOT)}", f"url: {url}", f"data-engine: {engine}"]
    return "\n".join([*head, *(f"console {line}" for line in console[-LAST:]), text])
