"""A hand that was given up waits on the table on the next day."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.histories import NOW
from tests.browser.sizes import on_a_phone
from tests.browser.table import Table
from tests.browser.waits import wait_until


@pytest.mark.thorough
@pytest.mark.own_context
@on_a_phone
def test_a_hand_that_was_given_up_waits_on_the_next_day(table: Table) -> None:
    page = table.page
    page.clock.install(time=NOW)
    page.goto(table.site)
    page.evaluate("localStorage.setItem('twentyfour:solved', 'true')")
    page.reload()
    table.wait_for_python()
    given_up = page.url
    table.show_solutions()
    expect(table.solutions).to_be_visible()
    waiting = "localStorage.getItem('twentyfour:waiting')"
    wait_until(page, f"{waiting}?.includes('technique')")

    page.goto("about:blank")
    page.goto(table.site)
    expect(page).to_have_url(re.compile("hand="))
    assert page.url != given_up

    page.goto("about:blank")
    page.clock.set_fixed_time(NOW.replace(day=NOW.day + 1))
    page.goto(table.site)
    expect(page).to_have_url(given_up)
    expect(page.locator(".review-line")).to_contain_text("missed yesterday: ")
    page.goto("about:blank")
    page.goto(table.site)
    expect(page).to_have_url(re.compile("hand="))
    assert page.url != given_up
