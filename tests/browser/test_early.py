"""Python is on its way with the page's first bytes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import FOUND
from tests.browser.waits import PYTHON, hold

pytestmark = [pytest.mark.every_browser, pytest.mark.own_context]

SCRIPTS = "**/main-*.js"
FORBID_WORKERS = "window.Worker = class { constructor() { throw new Error('forbidden'); } };"


def test_python_is_fetched_while_the_scripts_of_the_page_are_still_awaited(
    page: Page, site: str
) -> None:
    release = hold(page, SCRIPTS)
    with page.expect_request(PYTHON):
        page.goto(site, wait_until="commit")
    release()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


def test_python_that_came_early_is_not_fetched_once_more(page: Page, site: str) -> None:
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    workers = [url for url in asked if "/worker-" in url]
    assert len(workers) == 1, asked


def test_page_starts_where_it_may_start_no_worker_early(page: Page, site: str) -> None:
    page.add_init_script(FORBID_WORKERS)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"
