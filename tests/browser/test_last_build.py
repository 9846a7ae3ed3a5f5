"""A browser with an earlier build updates to this one, and nothing is lost."""

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.host import KEPT, Host
from tests.browser.table import Table
from tests.browser.test_updates import JUST_KEPT, banner, files, use
from tests.browser.waits import tick, wait_until, wait_until_kept
from tests.browser.words import by
from tests.revisions import LAST, site_of
from web.builder.paths import SITE

pytestmark = [pytest.mark.thorough, pytest.mark.every_browser]


def expect_played(page: Table, count: int) -> None:
    page.page.evaluate("location.hash = '#/stats'")
    expect(page.page.locator("[data-total=played] dd")).to_have_text(str(count))


def test_this_build_follows_the_last_one(visitor: BrowserContext, host: Host) -> None:
    host.release(site_of(LAST))
    page = visitor.new_page()
    table = Table(page, host.site)
    table.open("3,3,8,8")
    table.check("8+8+3+3")
    table.expect_verdict("wrong-value")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    table.open("1,1,1,1")
    table.button("play.none").click()
    table.expect_verdict("no-solution")
    expect_played(table, 2)
    page.evaluate("location.hash = '#/settings'")
    tick(by(page, "radio", "settings.ranks.numbers"))
    wait_until_kept(page)
    old = set(page.evaluate(KEPT)) - {file.name for file in SITE.iterdir()}
    assert old
    table.open("10,11,12,13")

    host.release(SITE)
    page.reload()
    expect(banner(page)).to_be_visible()
    table.answer.fill("10*(")
    host.cut()
    use(page)
    expect(page.locator("#app")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    expect(table.answer).to_have_value("10*(")
    table.check("10+11+12+13")
    table.expect_verdict("wrong-value")
    table.open("1,5,5,5")
    table.check("(5-1/5)*5")
    table.expect_verdict("right")
    expect_played(table, 4)  # including the hand that was left
    page.evaluate("location.hash = '#/settings'")
    expect(by(page, "radio", "settings.ranks.numbers")).to_be_checked()
    host.mend()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    wait_until(page, JUST_KEPT, files(SITE))
    assert not old & set(page.evaluate(KEPT))
