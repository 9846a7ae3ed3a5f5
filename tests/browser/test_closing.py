"""A hand is stored once, even if the page closes early or its tab is copied."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.histories import FORGET_JOURNAL, SILENT_DATABASE, STORED
from tests.browser.table import Table
from tests.browser.waits import wait_until
from tests.browser.words import by, say

UNRATED = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
    if (!JSON.stringify(message).includes('"rate"')) post.call(this, message, ...rest);
};"""  # Python never rates a hand

AS_IF_CLOSED = """() => {
    dispatchEvent(new PageTransitionEvent("pagehide"));
    return Object.entries(sessionStorage);
}"""

CHECK_AND_CLOSE = """(box) => {
    box.form.requestSubmit();
    dispatchEvent(new PageTransitionEvent("pagehide"));
}"""

COPY = "for (const [key, value] of {entries}) sessionStorage.setItem(key, value);"

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
    hands = by(page, "list", "statistics.recent")
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
    assert say("statistics.result.solved") in line


@pytest.mark.thorough
def test_a_hand_begun_as_the_page_closes_is_left(
    table: Table, context: BrowserContext, site: str
) -> None:
    """Chromium only: Firefox may drop the last writes of a closing process."""
    table.check("8+8+3+3")
    table.expect_verdict("wrong-value")
    table.page.close()
    (line,) = recent(context, site)
    assert say("statistics.result.left") in line
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
    assert say("statistics.result.solved") in line


def test_hand_whose_page_closes_while_python_judges_is_one_hand(
    table: Table, context: BrowserContext, site: str
) -> None:
    table.wait_for_python()
    table.answer.fill("8/(3-8/3)")
    table.answer.evaluate(CHECK_AND_CLOSE)
    table.expect_verdict("right")
    table.page.close()
    (line,) = recent(context, site)
    assert say("statistics.result.solved") in line


def test_hand_that_is_solved_in_a_tab_and_in_its_copy_is_one_hand(
    page: Page, context: BrowserContext, site: str
) -> None:
    table, copy = Table(page, site), Table(context.new_page(), site)
    for each in (table, copy):
        each.open("3,3,8,8")
    table.check("8+8+3+3")
    table.expect_verdict("wrong-value")
    entries = page.evaluate(AS_IF_CLOSED)
    copy.page.add_init_script(COPY.format(entries=json.dumps(entries)))
    copy.page.reload()
    copy.expect_verdict("wrong-value")
    for each in (table, copy):
        each.check("8/(3-8/3)")
        each.expect_verdict("right")
    (line,) = recent(context, site)
    assert say("statistics.result.solved") in line


def test_hand_is_in_the_database_before_python_has_rated_it(
    page: Page, context: BrowserContext, site: str
) -> None:
    """A browser that is killed loses what it has written to `localStorage` just before."""
    page.add_init_script(UNRATED)
    table = Table(page, site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    wait_until(page, f"() => ({STORED})().then((hands) => hands.length === 1)")
    page.evaluate(FORGET_JOURNAL)
    page.close()
    next_page = context.new_page()
    next_page.goto(site)
    wait_until(next_page, f"() => ({STORED})().then(([hand]) => hand.level === 'expert')")
