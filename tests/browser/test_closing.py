"""A hand is stored even if the page closes before the database is open."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.histories import SILENT_DATABASE
from tests.browser.table import Table
from tests.browser.waits import wait_until
from tests.browser.words import by, say

WRITTEN = """() => !Object.keys(localStorage).some((key) => key.startsWith("twentyfour:hand:"))"""


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table whose hands do not reach the database."""
    page.add_init_script(SILENT_DATABASE)
    table = Table(page, site)
    table.open("3,3,8,8")
    return table


def recent(context: BrowserContext, site: str) -> list[str]:
    """The hands in the statistics of a new page, after all are in the database."""
    page = context.new_page()
    page.goto(f"{site}#/stats")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    wait_until(page, WRITTEN)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    hands = by(page, "list", "stats.recent")
    expect(hands).to_be_visible()
    return [line.inner_text() for line in hands.get_by_role("listitem").all()]


@pytest.mark.every_browser
def test_hand_solved_as_the_page_closes_is_stored(
    table: Table, context: BrowserContext, site: str
) -> None:
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    table.page.close()
    (line,) = recent(context, site)
    assert say("stats.result.solved") in line


@pytest.mark.thorough
def test_a_hand_begun_as_the_page_closes_is_left(
    table: Table, context: BrowserContext, site: str
) -> None:
    """Chromium only: Firefox may drop the last writes of a closing process."""
    table.check("8+8+3+3")
    table.expect_verdict("wrong-value")
    table.page.close()
    (line,) = recent(context, site)
    assert say("stats.result.left") in line
    assert say("daily.wrong", count=1) in line


@pytest.mark.thorough
@pytest.mark.every_browser
def test_reload_continues_the_hand(table: Table, context: BrowserContext, site: str) -> None:
    table.check("8+8+3+3")
    table.expect_verdict("wrong-value")
    table.page.reload()
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    table.page.close()
    (line,) = recent(context, site)
    assert say("stats.result.solved") in line
