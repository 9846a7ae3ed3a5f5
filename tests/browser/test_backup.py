"""What keeps a player's hands: the copies, the page as an app, and the suggestion of both."""

from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doors import door
from tests.browser.histories import (
    NOW,
    hand,
    import_file,
    solved_days,
    unfold,
    wait_for_copy,
    write,
)
from tests.browser.table import visit
from tests.browser.waits import tick, wait_until
from tests.browser.words import by, press, say

APPLE = """
    Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
    Object.defineProperty(navigator, "platform", { value: "iPhone" });
"""
OFFER = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => { document.title = "asked"; };
    dispatchEvent(offer);
}"""
DELETE = """() => new Promise((done, fail) => {
    const request = indexedDB.deleteDatabase("twentyfour-hands");
    request.onsuccess = () => done(true);
    request.onerror = fail;
})"""
DAYS = 12


@pytest.mark.own_context
def test_streak_and_strength_continue_if_the_browser_loses_the_hands(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.clock.set_fixed_time(NOW)
    days = [NOW.date() - timedelta(before) for before in range(DAYS)]
    rated = [hand(n, numbers=[1, 1, n, 24], rated=True, score=40.0) for n in range(1, 14)]
    visit(page, site, "#/stats")
    import_file(page, write(tmp_path / "hands.json", [*solved_days(days), *rated]))
    visit(page, site, "#/me")
    strength = page.locator("[data-own]").get_attribute("data-own")
    assert strength
    wait_until(page, "() => localStorage.getItem('twentyfour:past')?.includes('\"streak\":12')")
    page.evaluate(DELETE)
    page.reload()
    expect(page.get_by_text(say("data.lost")).first).to_be_visible()
    expect(page.get_by_text(f"{DAYS} days in a row")).to_be_visible()
    expect(page.locator("[data-own]")).to_have_attribute("data-own", strength)
    page.reload()
    expect(page.get_by_text(f"{DAYS} days in a row")).to_be_visible()
    expect(page.get_by_text(say("data.lost"))).to_have_count(0)


@pytest.mark.own_context
def test_settings_come_back_if_the_browser_loses_them(page: Page, site: str) -> None:
    page.goto(f"{site}#/settings")
    tick(by(page, "radio", "settings.ranks.numbers"))
    page.reload()
    wait_for_copy(page, "twentyfour:settings", '"ranks":"numbers"')
    page.evaluate("() => localStorage.clear()")
    page.reload()
    expect(page.get_by_text(say("data.settings-back")).first).to_be_visible()
    visit(page, site, "#/play?hand=1,11,12,13")
    expect(
        page.get_by_role("button", name=say("card.name", rank=11, suit="suit.hearts"))
    ).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
def test_home_screen_is_suggested_once_where_the_browser_deletes_hands(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.add_init_script(APPLE)
    page.goto(f"{site}#/stats")
    expect(page.get_by_text(say("backup.seven-days"))).to_be_visible()
    import_file(page, write(tmp_path / "hands.json", [hand(number) for number in range(10)]))
    door(page, "nav.me").click()
    line = page.locator("[data-keep=home]")
    press(line, "backup.home")
    expect(page.get_by_role("dialog")).to_contain_text(say("backup.home.add"))
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("[data-own], .me")).to_be_visible()
    expect(line).to_have_count(0)


@pytest.mark.own_context
@pytest.mark.thorough
def test_app_is_offered_after_three_days_and_in_the_settings(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.clock.set_fixed_time(NOW)
    page.goto(f"{site}#/stats")
    days = [NOW.date() - timedelta(before) for before in range(3)]
    import_file(page, write(tmp_path / "hands.json", solved_days(days)))
    page.evaluate(OFFER)
    door(page, "nav.me").click()
    expect(page.locator("[data-keep=install]")).to_be_visible()
    visit(page, site, "#/settings")
    unfold(page)
    press(page, "backup.install")
    wait_until(page, "() => document.title === 'asked'")
    expect(by(page, "button", "backup.install")).to_have_count(0)
