"""The built site in real browsers: each starts once, and every test begins with nothing kept."""

import json
import shutil
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from hashlib import sha256
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
    WebError,
    expect,
    sync_playwright,
)
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.browser import browsers, failures
from tests.browser.ear import Ear
from tests.browser.host import Host
from tests.browser.table import Table
from tests.browser.waits import release_all
from web.builder.paths import SITE
from web.serve import serving

PATIENCE = 60_000  # milliseconds, before what never comes is given up; a busy machine is slow

PAGE_OPTIONS = ("viewport", "color_scheme")  # of a context's options, those that a page can have

FORGET = """if (location.protocol === "http:" && !sessionStorage.getItem("test")) {
    localStorage.clear();
    indexedDB.deleteDatabase("twentyfour");
    sessionStorage.setItem("test", "begun");
}"""  # what the test before has kept; but not what this one keeps before it loads the page again

WITHOUT_STORAGE = """for (const name of ["BroadcastChannel", "indexedDB", "localStorage"]) {
    Object.defineProperty(window, name, { value: undefined });
}"""  # shares nothing with the pages of the tests

OF_NOTHING = b64encode(sha256(b"").digest()).decode()  # the hash of an empty file

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Chromium plays every story; Firefox what is marked as depending on the browser."""
    if "browser" in metafunc.fixturenames:
        every = any(map(metafunc.definition.get_closest_marker, ("every_browser", "firefox")))
        names = browsers.NAMES if every else browsers.NAMES[:1]
        metafunc.parametrize("browser", names, indirect=True, scope="session")


SHARED = {"tests/browser/test_way_back.py"}
"""Whose browsers share a site that takes long to make."""


class ByBrowser(LoadScopeScheduling):
    """One worker plays Firefox, and the others Chromium, file by file; in the end all do."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        return "firefox" if "[firefox" in test and file not in SHARED else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByBrowser:
    return ByBrowser(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what is one of many to the thorough tests.

    That is a story in Firefox which is not marked for it, and of a story with parameters all but
    the first, or all beyond its sample. What Firefox plays is the largest part, and begun first.
    """
    items.sort(key=lambda item: "[firefox" not in item.name)
    played: Counter[str] = Counter()
    for item in items:
        story, firefox, _ = item.nodeid.partition("[firefox")
        if not firefox:
            story = item.nodeid.partition("[")[0]
        sample = item.get_closest_marker("sample")
        most = 1 if firefox else sample.args[0] if sample else len(items)
        if (firefox and not item.get_closest_marker("firefox")) or played[story] >= most:
            item.add_marker("thorough")
        if not item.get_closest_marker("thorough"):
            played[story + firefox] += 1


def pytest_sessionstart(session: pytest.Session) -> None:
    """Forget the pictures of the failures before."""
    if not hasattr(session.config, "workerinput"):
        shutil.rmtree(failures.FOLDER, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell beside the traceback what was on the screen."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += failures.sections(item)
    return report


@pytest.fixture(scope="session")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    launch = browsers.find(request.param, playwright)
    if launch is None:
        pytest.fail(browsers.missing(request.param))
    browser = getattr(playwright, request.param).launch(**browsers.low_load(request.param, launch))
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
def motion(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Whether things move where a story does not say: only in the thorough tests.

    Without a graphics card most of the processor's time goes into what moves after a win.
    """
    moves = request.node.get_closest_marker("thorough")
    return {"reduced_motion": "no-preference" if moves else "reduce"}


@pytest.fixture
def problems() -> list[str]:
    """What went wrong on the page. A test that provokes a problem clears the list afterwards."""
    return []


def plain_context(browser: Browser, options: dict[str, Any]) -> BrowserContext:
    """Make a context without service workers, which the tests with a host have."""
    context = browser.new_context(**options)
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="session")
def shared(browser: Browser, site: str) -> Iterator[Callable[..., BrowserContext]]:
    """Gives the context that tests with the same options share.

    A page stays open in each, so that the next finds a warm process.
    """
    made: dict[str, BrowserContext] = {}

    def shared(options: dict[str, Any]) -> BrowserContext:
        name = json.dumps(options, sort_keys=True)
        if name not in made:
            made[name] = plain_context(browser, options)
            warm = made[name].new_page()
            warm.add_init_script(WITHOUT_STORAGE)
            warm.goto(site)
        return made[name]

    yield shared
    for context in made.values():
        context.close()


@pytest.fixture
def context(
    browser: Browser,
    shared: Callable[..., BrowserContext],
    context_options: dict[str, Any],
    motion: dict[str, Any],
    request: pytest.FixtureRequest,
) -> Iterator[BrowserContext]:
    """Where the pages of a test live: its own where it is marked so, and else shared."""
    all_options = {**motion, **context_options}
    options = {name: it for name, it in all_options.items() if name not in PAGE_OPTIONS}
    if request.node.get_closest_marker("own_context"):
        context = plain_context(browser, options)
        yield context
        context.close()
    else:
        context = shared(options)
        yield context
        for page in context.pages[1:]:
            page.close()


def told(error: WebError) -> list[str]:
    """What an error says; Firefox calls a part damaged that it is fetching while the page goes."""
    return [] if OF_NOTHING in str(error.error) else [f"error: {error.error}"]


@pytest.fixture
def page(
    context: BrowserContext, context_options: dict[str, Any], site: str, problems: list[str]
) -> Iterator[Page]:
    """A new page, which must raise no error and ask no other host for anything."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            problems.append(f"console: {message.text}")

    def fail(error: WebError) -> None:
        problems.extend(told(error))

    def watch(request: Request) -> None:
        if not request.url.startswith((site, "blob:", "data:")):
            problems.append(f"foreign request: {request.url}")

    listeners: dict[Any, Callable[..., None]] = {
        "console": hear,
        "weberror": fail,
        "request": watch,
    }
    for event, listener in listeners.items():
        context.on(event, listener)
    page = context.new_page()
    page.add_init_script(FORGET)
    if viewport := context_options.get("viewport"):
        page.set_viewport_size(viewport)
    if scheme := context_options.get("color_scheme"):
        page.emulate_media(color_scheme=scheme)
    yield page
    for event, listener in listeners.items():
        context.remove_listener(event, listener)
    release_all(page)
    assert not problems


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.fixture
def ear(page: Page) -> Ear:
    return Ear(page)


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
def visitor(browser: Browser, motion: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that keeps what it is given: service workers are allowed."""
    context = browser.new_context(locale="en-US", **motion)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()
