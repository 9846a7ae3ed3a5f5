"""How to find it: the looks at a hand."""

from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.table import visit
from tests.browser.words import by, press


def test_looks_lead_to_every_solution_one_after_the_other(page: Page, site: str) -> None:
    visit(page, site, "#/solve?hand=2,4,8,10")
    press(page, "find-it.title")
    looks = by(page, "list", "find-it.title").get_by_role("listitem")
    expected = [look for look in tf.look((2, 4, 8, 10)) if look.tried]
    expect(looks).to_have_count(len(expected))
    expect(page.locator(".looks [data-found]")).to_have_attribute("data-code", expected[-1].code)
    ways = page.locator(".way")
    expect(ways).to_have_count(tf.count_solutions((2, 4, 8, 10)))
    ways.first.get_by_role("button").first.click()
    for _ in range(3):
        press(page, "worked.next")
    expect(ways.first.locator(".formula")).to_contain_text("= 24")
