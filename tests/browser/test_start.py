"""The first seconds: the hand appears before Python has started, and nothing moves afterwards."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.drawn import note_when_drawn
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table
from tests.browser.waits import PYTHON, delay_files, settle, wait_until
from tests.browser.words import by

pytestmark = pytest.mark.own_context

# Buffered entries from the beginning; only Chromium has these.
WATCH = """
    window.seen = { "layout-shift": [], "largest-contentful-paint": [], longtask: [] };
    window.watching = Object.entries(seen).map(([type, entries]) => {
      const keep = (found) => entries.push(...found.map(
        ({ startTime, duration, value, sources = [] }) => ({
          startTime, duration, value, moved: sources.map(({ node }) => node?.textContent),
        })));
      const observer = new PerformanceObserver((list) => keep(list.getEntries()));
      observer.observe({ type, buffered: true });
      return () => keep(observer.takeRecords());
    });
"""
# The observations until the next painted frame.
SEEN = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const finish of watching) finish();
    return seen;
}"""
MARKS = """
    Object.fromEntries(
      performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]))
"""
STATUSES = """() => performance.getEntriesByType("resource")
    .map(({ renderBlockingStatus }) => renderBlockingStatus)
"""  # Chromium only
PAINTED = """() => performance.getEntriesByName("first-contentful-paint").length
    && performance.getEntriesByType("resource").some(({ name }) => /main-.*js$/.test(name))
"""  # and the script has arrived
STYLED = "[...document.styleSheets].some(({ href }) => href)"
# For each requested script of these names: whether it was requested before the hand took input.
ASKED = """(names) => {
    const [{ startTime: hand }] = performance.getEntriesByName("twentyfour:interactive");
    return names.map((name) => performance.getEntriesByType("resource").find(
        (entry) => entry.name.includes(`/${name}-`) && entry.name.endsWith(".js"))
    ).filter(Boolean).map(({ startTime }) => startTime < hand);
}"""
CAN_WAIT = ["banners", "database", "estimate", "secondary-chunk", "keys-dialog"]
ROUTES = ["", "#/play?hand=1,12,5,7", "#/solve?hand=3,3,8,8", "#/help", "#/settings", "#/licences"]


@pytest.fixture
def watched(page: Page) -> Page:
    """A page that records layout shifts and their times; only Chromium can."""
    page.add_init_script(WATCH)
    return page


def started_with_late_styles(page: Page, address: str) -> None:
    """Play a start in which the styles arrive after the first paint and the script."""
    release = delay_files(page, "**/main-*.css")
    page.goto(address, wait_until="commit")
    wait_until(page, PAINTED)
    release()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def started(page: Page, address: str) -> dict[str, Any]:
    """Play a whole start; return the observations, and the time at which Python was released."""
    release = delay_files(page, PYTHON)
    page.goto(address)
    expect(page.locator("#app h1")).to_be_visible()
    settle(page)
    page.evaluate(SEEN)
    released = page.evaluate("performance.now()")
    release()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    return {**page.evaluate(SEEN), "released": released}


@at_both_sizes()
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.sample(1)
def test_nothing_moves_and_the_largest_paint_does_not_wait_for_python(
    watched: Page, site: str, route: str
) -> None:
    seen = started(watched, site + route)
    assert seen["layout-shift"] == []
    if "solve" not in route:  # where the solutions may be larger than the form
        last = seen["largest-contentful-paint"][-1]
        assert last["startTime"] < seen["released"]


@pytest.mark.thorough
@at_both_sizes()
def test_nothing_moves_when_the_styles_arrive_after_the_first_paint(
    watched: Page, site: str
) -> None:
    started_with_late_styles(watched, site)
    assert watched.evaluate(SEEN)["layout-shift"] == []


@pytest.mark.thorough
@pytest.mark.every_browser
def test_nothing_is_shown_without_its_styles(page: Page, site: str) -> None:
    note_when_drawn(page, STYLED)
    started_with_late_styles(page, site)
    expect(Table(page, site).cards).to_have_count(4)
    assert page.evaluate("() => window.whenDrawn")


def test_first_paint_waits_for_no_other_file(page: Page, site: str) -> None:
    page.goto(site)
    assert set(page.evaluate(STATUSES)) == {"non-blocking"}


def test_moving_part_is_detected(watched: Page, site: str) -> None:
    started(watched, site)
    watched.evaluate("document.querySelector('main').style.marginTop = '99px'")
    wait_until(watched, "() => seen['layout-shift'].length > 0")


@pytest.mark.parametrize(("route", "files"), [("", "en-*.js"), ("#/stats", "stats-page-*.js")])
@pytest.mark.sample(1)
def test_words_and_page_do_not_wait_for_the_script(
    page: Page, site: str, route: str, files: str
) -> None:
    delay_files(page, "**/main-*.js")
    delay_files(page, "**/chunk-*.js")
    with page.expect_request(f"**/{files}"):
        page.goto(site + route, wait_until="commit")


def test_first_hand_does_not_wait_for_lazy_scripts(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    wait_until(page, f"(names) => ({ASKED})(names).length === names.length", CAN_WAIT)
    assert not any(page.evaluate(ASKED, CAN_WAIT))


@pytest.mark.every_browser
def test_first_hand_takes_input_before_python_has_started(page: Page, site: str) -> None:
    delay_files(page, PYTHON)
    table = Table(page, site)
    page.goto(site)
    expect(table.cards).to_have_count(4)
    by(table.page, "button", "key.+").click()
    page.keyboard.type("24-(")
    expect(table.answer).to_have_value("+24-(")
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")
    settle(page)  # the mark comes after a frame
    assert list(page.evaluate(MARKS)) == ["twentyfour:interactive"]
