"""The header: every page has a name, and on a phone also an icon."""

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.sizes import in_both_languages, phone
from tests.browser.table import Table
from tests.browser.waits import settle
from twentyfour.puzzles import dailies

SCREENS = ((320, 256), (320, 568), (360, 640), (640, 360), (768, 1024), (844, 390), (1280, 800))
PAGES = 7
ON_A_PHONE = 4  # next to the button "More"

at_the_smallest = pytest.mark.parametrize(
    "context_options", [phone(viewport={"width": 320, "height": 256})], ids=["magnified"]
)

BOXES = """(links) => links.map((link) => {
    const { left, right, width, height } = link.getBoundingClientRect();
    const words = document.createRange();
    words.selectNode(link.querySelector(".nav-word").firstChild);
    const text = words.getBoundingClientRect();
    return { left, right, width, height, inside: text.left >= left && text.right <= right };
})"""


@in_both_languages()
def test_every_page_is_named_on_every_screen(page: Page, site: str) -> None:
    navigation = page.locator(".nav")
    links, items = navigation.get_by_role("link"), navigation.locator(".nav-link:visible")
    page.goto(f"{site}#/learn")
    expect(page.locator(".nav [aria-current=page]")).to_have_attribute("href", "#/learn")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        narrow = width < 768
        expect(links).to_have_count(ON_A_PHONE if narrow else PAGES)
        expect(items).to_have_count(ON_A_PHONE + 1 if narrow else PAGES)
        boxes = items.evaluate_all(BOXES)
        for before, after in zip([{"right": 0}, *boxes], [*boxes, {"left": width}], strict=True):
            assert before["right"] <= after["left"] + 0.5, (width, boxes)
        for item, box in zip(items.all(), boxes, strict=True):
            assert item.inner_text().strip()
            assert box["inside"], (width, item.inner_text())
            assert min(box["width"], box["height"]) >= 44, (width, item.inner_text())
            expect(item.locator(".icon")).to_be_visible(visible=narrow)


@pytest.mark.thorough
@at_the_smallest
def test_menu_of_a_phone_leads_to_the_other_pages(page: Page, site: str) -> None:
    more = page.get_by_role("button", name="More", exact=True)
    menu = page.get_by_role("dialog", name="More")
    page.goto(f"{site}#/play?hand=3,3,8,8")
    expect(more).not_to_have_attribute("aria-current", "true")
    more.focus()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("link")).to_have_text(
        ["Sprint", "Closest counts", "Challenge", "Race", "Statistics", "Help", "Settings"]
    )
    settle(page)
    for link in menu.get_by_role("link").all():
        link.scroll_into_view_if_needed()
        box = link.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    menu.get_by_role("link", name="Settings").click()
    expect(menu).to_be_hidden()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_focused()
    expect(more).to_have_attribute("aria-current", "true")


@pytest.mark.thorough
@pytest.mark.own_context
def test_dot_shows_that_todays_hands_are_not_done(page: Page, site: str) -> None:
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    table = Table(page, site)
    page.goto(f"{site}#/daily")
    daily = page.get_by_role("navigation").get_by_role("link", name="Daily")
    expect(daily).to_have_accessible_name("Daily (not done yet today)")
    for place, hand in enumerate(dailies(date(2026, 11, 21)).values()):
        expect(page.locator(".nav-dot")).to_be_visible()
        page.get_by_role(
            "link", name=re.compile(("Start", "Go on: ", "Go on: ")[place])
        ).first.click()
        table.check(str(tf.solve(hand.numbers)[0]))
        table.expect_verdict("right")
        if place < 2:
            daily.click()
    daily.click()
    expect(daily).to_have_accessible_name("Daily")
    expect(page.locator(".nav-dot")).to_have_count(0)
    page.reload()
    expect(page.locator("main").get_by_text("3 of 3 solved")).to_be_visible()
    expect(daily).to_have_accessible_name("Daily")
    page.clock.set_fixed_time("2026-11-22T12:00:00Z")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(daily).to_have_accessible_name("Daily (not done yet today)")
