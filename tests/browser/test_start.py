"""The first seconds: the hand is there before Python is, and nothing moves when Python arrives."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import Table

pytestmark = pytest.mark.own_context

# Told from the beginning on; only Chromium knows of these.
WATCH = """
    window.seen = { "layout-shift": [], "largest-contentful-paint": [], longtask: [] };
    for (const [type, entries] of Object.entries(seen)) {
      new PerformanceObserver((list) => entries.push(...list.getEntries().map(
        ({ startTime, duration, value, sources = [] }) => ({
          startTime, duration, value, moved: sources.map(({ node }) => node?.textContent),
        }))),
      ).observe({ type, buffered: true });
    }
"""
MARKS = """
    Object.fromEntries(
      performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]))
"""
ROUTES = ["", "#/play?hand=1,12,5,7", "#/solve?hand=3,3,8,8", "#/help", "#/settings", "#/licences"]


@pytest.fixture(params=[(360, 640), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def context_options(request: pytest.FixtureRequest) -> dict[str, Any]:
    width, height = request.param
    return {"locale": "en-US", "viewport": {"width": width, "height": height}}


@pytest.fixture
def watched(page: Page, browser: Browser) -> Page:
    if browser.browser_type.name != "chromium":
        pytest.skip("only Chromium tells of layout shifts and largest paints")
    page.add_init_script(WATCH)
    return page


def started(page: Page, address: str) -> dict[str, Any]:
    """Go through a whole start, and return what was seen of it."""
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
    seen: dict[str, Any] = page.evaluate("seen")
    return seen


@pytest.mark.parametrize("route", ROUTES)
def test_nothing_moves_and_the_largest_paint_does_not_wait_for_python(
    watched: Page, site: str, route: str
) -> None:
    seen = started(watched, site + route)
    assert seen["layout-shift"] == []
    last = seen["largest-contentful-paint"][-1]
    assert last["startTime"] < watched.evaluate(MARKS)["twentyfour:engine-ready"]


def test_a_part_that_moves_is_seen(watched: Page, site: str) -> None:
    started(watched, site)
    watched.evaluate("document.querySelector('main').style.marginTop = '99px'")
    watched.wait_for_function("() => seen['layout-shift'].length > 0")


def test_first_hand_takes_input_before_python_is_awake(page: Page, site: str) -> None:
    page.route("**/*.wasm", lambda _: None)  # never comes
    table = Table(page, site)
    page.goto(site)
    expect(table.cards).to_have_count(4)
    table.button("plus +").click()
    page.keyboard.type("24-(")
    expect(table.answer).to_have_value("+24-(")
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")
    assert list(page.evaluate(MARKS)) == ["twentyfour:interactive"]
