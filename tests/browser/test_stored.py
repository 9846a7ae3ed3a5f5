"""What is stored and cannot be drawn can be discarded by the page that shows it."""

import json

from playwright.sync_api import Page, expect

from tests.browser.words import press, say

NO_FORMATS = """
    Intl.ListFormat.prototype.format = () => { throw new RangeError("no list"); };
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
        get: () => () => { throw new RangeError("no date"); },
    });
"""
"""A script after which missing codes and the dates of classes cannot be drawn."""

FIRST_OF_TWO = (
    "24h1-235-eJxFzcFuwjAQhOE7jzHnTWUbKGHPvEXFwcRbiLSxI69TVCHevUouvY4-_fNCjpOAET786XwM_bF3DoR"
    "Z4yBgRxjKkhs4vHcvTCWtVnJSMQOhxiYJ_B3VhKBliHqJbeu58Nl53wUPQmzg_7xzjvAYc7PtYMzz0sBov7OAMI2"
    "qo8lQcjKwD5uuYouuyIr-SAKhxXqXdQkHEPIy3aQa-GtPe-qpvxKeteQ72L3_AEXgQnw"
)
"""The first of the two codes of a history."""

CLASSES = {"FT1WZ9": {"query": {"hands": "3,3,8,8"}, "at": 1, "codes": [["Anna", "R65AGC232S"]]}}


def expect_discarded(page: Page) -> None:
    """Discard what cannot be drawn, which does not come back after a reload."""
    expect(page.get_by_text(say("broken.stored")).first).to_be_visible()
    press(page, "broken.discard")
    page.get_by_role("dialog").get_by_role("button", name=say("broken.discard")).click()
    for _ in range(2):
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[data-broken]")).to_have_count(0)
        page.reload()


def test_results_of_classes_that_cannot_be_drawn_are_discarded(
    page: Page, site: str, problems: list[str]
) -> None:
    page.add_init_script(NO_FORMATS)
    page.goto(f"{site}#/help")
    page.evaluate("text => localStorage.setItem('twentyfour:classes', text)", json.dumps(CLASSES))
    page.goto(f"{site}#/set?make=1")
    page.reload()
    expect_discarded(page)
    problems.clear()


def test_codes_that_cannot_be_drawn_are_discarded(
    page: Page, site: str, problems: list[str]
) -> None:
    page.add_init_script(NO_FORMATS)
    page.goto(f"{site}#/travel?part={FIRST_OF_TWO}")
    expect(page.get_by_text(say("broken.stored")).first).to_be_visible()  # the code is stored
    page.goto(f"{site}#/travel")
    page.reload()
    expect_discarded(page)
    problems.clear()
