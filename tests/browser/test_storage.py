"""If the browser stores nothing, the settings say so, and play continues."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, say

REFUSALS = {
    "denied": """
        Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("denied", "SecurityError"); },
        });
    """,
    "missing": """Object.defineProperty(window, "localStorage", { value: undefined });""",
    "full": """
        Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    """,
}
UNKEPT = say("settings.unsaved")
KEPT = say("settings.saved")

pytestmark = pytest.mark.every_browser


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS)
@pytest.mark.sample(1)
def test_settings_report_missing_storage_at_once_and_play_continues(
    page: Page, site: str, refusal: str
) -> None:
    page.add_init_script(refusal)
    page.goto(f"{site}#/settings")
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    expect(page.get_by_text(KEPT)).to_have_count(0)
    tick(by(page, "radio", "settings.ranks.numbers"))
    visit(page, site, "#/play?hand=1,11,12,13")
    expect(
        page.get_by_role("button", name=say("card.name", rank=11, suit="suit.hearts"))
    ).to_be_visible()
    table = Table(page, site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")


@pytest.mark.thorough
def test_settings_report_that_choices_are_stored(page: Page, site: str) -> None:
    page.goto(f"{site}#/settings")
    expect(page.get_by_text(KEPT)).to_be_visible()
    tick(by(page, "radio", "settings.ranks.numbers"))
    page.reload()
    expect(by(page, "radio", "settings.ranks.numbers")).to_be_checked()
    visit(page, site, "#/play?hand=1,11,12,13")
    expect(
        page.get_by_role("button", name=say("card.name", rank=11, suit="suit.hearts"))
    ).to_be_visible()
