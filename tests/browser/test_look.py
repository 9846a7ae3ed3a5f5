"""What is seen and heard of a hand that is won: for who wants it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.waits import settle

HEAR = """
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...rest) {
        window.notes++;
        return start.apply(this, rest);
    };
"""


def win(table: Table) -> None:
    table.lay("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")


def test_nothing_is_heard_before_one_asks_for_sounds(page: Page, site: str) -> None:
    page.add_init_script(HEAR)
    table = Table(page, site)
    win(table)
    assert page.evaluate("notes") == 0
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    settle(page)
    page.get_by_role("group", name="Sounds").get_by_label("On").check(force=True)
    table.lay("1,2,3,4")
    win(table)
    assert page.evaluate("notes") > 0


@pytest.mark.parametrize(
    "context_options",
    [{"locale": "en-US", "reduced_motion": motion} for motion in ("no-preference", "reduce")],
)
def test_suits_fly_unless_one_wants_no_motion(page: Page, site: str) -> None:
    win(Table(page, site))
    # Not every browser passes on what Playwright asks for.
    still = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    expect(page.locator(".burst")).to_be_visible(visible=not still)
    if still:
        assert page.evaluate("document.getAnimations().length") == 0
