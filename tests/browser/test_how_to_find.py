"""How to find it: the looks at a hand."""

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.lessons import press
from tests.browser.table import Table, visit


def test_looks_lead_to_every_solution_one_after_the_other(page: Page, site: str) -> None:
    visit(page, site, "#/solve?hand=2,4,8,10")
    page.get_by_role("button", name="How to find it").click()
    looks = page.get_by_role("list", name="How to find it").get_by_role("listitem")
    expected = [look for look in tf.look((2, 4, 8, 10)) if look.tried]
    expect(looks).to_have_count(len(expected))
    expect(page.locator(".looks [data-found]")).to_have_attribute("data-code", expected[-1].code)
    ways = page.locator(".way")
    expect(ways).to_have_count(tf.count_solutions((2, 4, 8, 10)))
    ways.first.get_by_role("button").first.click()
    for _ in range(3):
        press(page, "Next step")
    expect(ways.first.locator(".formula")).to_contain_text("= 24")


@pytest.mark.thorough
@pytest.mark.own_context
def test_next_look_can_be_requested_and_counts_as_a_hint(table: Table) -> None:
    page = table.page
    table.lay("2,3,3,6")
    table.wake()
    table.choose_typing()
    table.button("Hint").click()
    shown = [look for look in tf.look((2, 3, 3, 6)) if look.tried]
    table.button("Where do I look first?").click()
    for count in range(1, len(shown) + 1):
        expect(page.locator(".hints [data-look]")).to_have_count(count)
        if count < len(shown):
            table.button("Where do I look next?").click()
    expect(page.locator(".hints [data-look]").last).to_contain_text("Yes, here!")
    table.check(str(tf.solve((2, 3, 3, 6))[0]))
    table.expect_verdict("right")
    visit(page, table.site, "#/stats")
    hints = f"{len(shown) + 1} hints"
    expect(page.get_by_role("list", name="Latest hands")).to_contain_text(hints)
