"""Fixtures for the built site in real browsers.

A browser starts once, and each test begins with empty storage.
"""

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
from tests.browser.host import Host
from tests.browser.screen_reader import ScreenReader
from tests.browser.table import Table
from tests.browser.waits import release_all
from tests.limits import EndedError
from web.builder.paths import SITE
from web.serve import serving

TIMEOUT = 60_000  # milliseconds, the timeout of every wait; a busy machine is slow

PAGE_OPTIONS = ("viewport", "color_scheme")  # the context options that a single page can have

FORGET = """if (location.protocol === "http:" && !sessionStorage.getItem("test")) {
    localStorage.clear();
    for (const name of ["twentyfour-hands", "twentyfour-copy"]) indexedDB.deleteDatabase(name);
    sessionStorage.setItem("test", "begun");
}"""  # the storage of the previous test, unless this test reloads the page

WITHOUT_STORAGE = """for (const name of ["BroadcastChannel", "indexedDB", "localStorage"]) {
    Object.defineProperty(window, name, { value: undefined });
}"""  # no storage shared with the pages of the tests

OF_NOTHING = b64encode(sha256(b"").digest()).decode()  # the hash of an empty file

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run every test in Chromium, and the tests marked for it in Firefox."""
    if "browser" in metafunc.fixturenames:
        every = any(map(metafunc.definition.get_closest_marker, ("every_browser", "firefox")))
        names = browsers.NAMES if every else browsers.NAMES[:1]
        metafunc.parametrize("browser", names, indirect=True, scope="session")


SHARED = {"tests/browser/test_way_back.py"}
"""The tests of these files share a site that takes long to build."""


class ByBrowser(LoadScopeScheduling):
    """One worker runs Firefox, the others run Chromium, file by file; idle workers help."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        return "firefox" if "[firefox" in test and file not in SHARED else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByBrowser:
    return ByBrowser(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark repetitions of a test as thorough.

    Repetitions are a test in Firefox that is not marked for it, and all parameters of a test after
    the first, or after its sample. The tests in Firefox take longest, so they begin first.
    """
    items.sort(key=lambda item: "[firefox" not in item.name)
    played: Counter[str] = Counter()
    for item in items:
        name, firefox, _ = item.nodeid.partition("[firefox")
        if not firefox:
            name = item.nodeid.partition("[")[0]
        sample = item.get_closest_marker("sample")
        most = 1 if firefox else sample.args[0] if sample else len(items)
        if (firefox and not item.get_closest_marker("firefox")) or played[name] >= most:
            item.add_marker("thorough")
        if not item.get_closest_marker("thorough"):
            played[name + firefox] += 1


def pytest_report_header() -> str:
    """Name the browsers' versions: what a test finds may depend on them."""
    return f"browsers: {', '.join(map(browsers.version, browsers.NAMES))}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Delete the pictures of earlier failures."""
    if not hasattr(session.config, "workerinput"):
        shutil.rmtree(failures.FOLDER, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the state of the screen to the report of a failure."""
    report = yield
    if report.when == "call" and report.failed and isinstance(item, pytest.Function):
        report.sections += failures.sections(item)
        browser = item.funcargs.get("browser")
        if call.excinfo and call.excinfo.errisinstance(EndedError) and isinstance(browser, Browser):
            failures.kill_pages(browser)
    return report


@pytest.fixture(scope="session")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    launch = browsers.required(request.param, playwright)
    browser = getattr(playwright, request.param).launch(**browsers.low_load(request.param, launch))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serves the site below a path, as static hosts serve the page of a project."""
    if not (SITE / "index.html").exists():
        pytest.fail("There is no build/site yet: run make site.")
    host = tmp_path_factory.mktemp("host")
    Path(host, "twentyfour").symlink_to(SITE)
    with serving(host) as address:
        yield f"{address}twentyfour/"


@pytest.fixture
def context_options() -> dict[str, Any]:
    """Options of the browser context; a test module, or a parametrization, overrides them."""
    return {"locale": "en-US"}


@pytest.fixture
def motion(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Whether tests without an option of their own run with motion: only in the thorough tests.

    Without a graphics card, the motion after a win takes most of the processor's time.
    """
    moves = request.node.get_closest_marker("thorough")
    return {"reduced_motion": "no-preference" if moves else "reduce"}


@pytest.fixture
def problems() -> list[str]:
    """The errors of the page. A test that provokes an error clears the list afterwards."""
    return []


def plain_context(browser: Browser, options: dict[str, Any]) -> BrowserContext:
    """Create a context without service workers, which only tests with a host use."""
    context = browser.new_context(**options)
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.set_default_timeout(TIMEOUT)
    return context


@pytest.fixture(scope="session")
def shared(browser: Browser, site: str) -> Iterator[Callable[..., BrowserContext]]:
    """Returns the context that tests with the same options share.

    One page stays open in each context, so that the next test finds a warm process.
    """
    contexts: dict[str, BrowserContext] = {}

    def shared(options: dict[str, Any]) -> BrowserContext:
        name = json.dumps(options, sort_keys=True)
        if name not in contexts:
            contexts[name] = plain_context(browser, options)
            warm = contexts[name].new_page()
            warm.add_init_script(WITHOUT_STORAGE)
            warm.goto(site)
        return contexts[name]

    yield shared
    for context in contexts.values():
        context.close()


@pytest.fixture
def context(
    browser: Browser,
    shared: Callable[..., BrowserContext],
    context_options: dict[str, Any],
    motion: dict[str, Any],
    request: pytest.FixtureRequest,
) -> Iterator[BrowserContext]:
    """The context of a test: its own if it is marked so, else the shared context."""
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


def note(problems: list[str], problem: str) -> None:
    """Add a problem. Firefox reports files as damaged if the page closes meanwhile."""
    if OF_NOTHING not in problem:
        problems.append(problem)


@pytest.fixture
def page(
    context: BrowserContext, context_options: dict[str, Any], site: str, problems: list[str]
) -> Iterator[Page]:
    """A new page, which must raise no error and contact no other host."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            note(problems, f"console: {message.text}")

    def fail(error: WebError) -> None:
        note(problems, f"error: {error.error}")

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
    assert not problems, "\n".join(problems)


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.fixture
def screen_reader(page: Page) -> ScreenReader:
    return ScreenReader(page)


@pytest.fixture
def open_page(page: Page, site: str) -> Callable[[str], Page]:
    """Opens a route, such as `#/play`; Python may still be starting."""

    def open_route(route: str = "") -> Page:
        page.goto(site + route)
        return page

    return open_route


@pytest.fixture
def engine_ready() -> Callable[[Page], None]:
    """Waits until Python has started."""

    def wait(page: Page) -> None:
        expect(page.locator("html")).to_have_attribute("data-engine", "ready")

    return wait


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host for one test, with the built site on it."""
    host = Host(tmp_path, SITE)
    yield host
    host.close()


@pytest.fixture
def visitor(browser: Browser, motion: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser context that allows service workers."""
    context = browser.new_context(locale="en-US", **motion)
    context.set_default_timeout(TIMEOUT)
    yield context
    context.close()
