"""The built site in real browsers: each starts once, and every test gets a new context."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.browser import browsers
from tests.browser.host import Host
from web.builder.paths import SITE
from web.serve import serving

PATIENCE = 20_000  # milliseconds; two busy cores may boot Python slowly

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session", params=browsers.NAMES)
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    launch = browsers.find(request.param, playwright)
    if launch is None:
        pytest.fail(browsers.missing(request.param))
    browser = getattr(playwright, request.param).launch(**launch)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serves the site below a path, as a project's page on a static host is."""
    if not (SITE / "index.html").exists():
        pytest.fail("There is no build/site yet: run make site.")
    host = tmp_path_factory.mktemp("host")
    Path(host, "twentyfour").symlink_to(SITE)
    with serving(host) as address:
        yield f"{address}twentyfour/"


@pytest.fixture
def context_options() -> dict[str, Any]:
    """Options of the browser context; a test module, or a parametrization, gives its own."""
    return {"locale": "en-US"}


@pytest.fixture
def problems() -> list[str]:
    """What went wrong on the page. A test that provokes a problem clears the list afterwards."""
    return []


@pytest.fixture
def page(
    browser: Browser, site: str, context_options: dict[str, Any], problems: list[str]
) -> Iterator[Page]:
    """A new page, which must raise no error and ask no other host for anything."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            problems.append(f"console: {message.text}")

    def watch(request: Request) -> None:
        if not request.url.startswith((site, "blob:", "data:")):
            problems.append(f"foreign request: {request.url}")

    context = browser.new_context(base_url=site, **context_options)
    context.add_init_script(
        "delete Navigator.prototype.serviceWorker"
    )  # the tests with a host have it
    context.set_default_timeout(PATIENCE)
    context.on("console", hear)
    context.on("weberror", lambda error: problems.append(f"error: {error.error}"))
    context.on("request", watch)
    yield context.new_page()
    context.close()
    assert not problems


@pytest.fixture
def open_page(page: Page, site: str) -> Callable[[str], Page]:
    """Opens a route, such as `#/play`; the engine may still be loading."""

    def open_route(route: str = "") -> Page:
        page.goto(site + route)
        return page

    return open_route


@pytest.fixture
def engine_ready() -> Callable[[Page], None]:
    """Waits until Python is awake."""

    def wait(page: Page) -> None:
        expect(page.locator("html")).to_have_attribute("data-engine", "ready")

    return wait


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host of the test's own, with the built site on it."""
    host = Host(tmp_path, SITE)
    yield host
    host.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps what it is given: service workers are allowed."""
    context = browser.new_context(locale="en-US")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()
