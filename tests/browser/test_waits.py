"""`wait_until` accepts late conditions and promises."""

import pytest
from playwright.sync_api import Page

from tests.browser import waits

LATER = """() => {
    window.looks = 0;
    Object.defineProperty(window, "done", { get: () => ++looks > 3 });
}"""


@pytest.mark.every_browser
@pytest.mark.parametrize("condition", ["() => done", "async () => done"])
def test_wait_looks_until_it_is_true(page: Page, site: str, condition: str) -> None:
    page.goto(site)
    page.evaluate(LATER)
    waits.wait_until(page, condition)
    assert page.evaluate("looks") == 4
