"""The message after an answer has its own place on every screen: visible, covering nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.sizes import desk, in_both_languages
from tests.browser.table import Table, visit
from tests.browser.waits import settle, tick

SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1440, 900), (1920, 1080)]

COVERED = """(message) => {
    const box = (it) => it.getBoundingClientRect();
    const part = box(message);
    const apart = (other) =>
        part.bottom <= other.top || part.top >= other.bottom ||
        part.right <= other.left || part.left >= other.right;
    const others = [".header", ".goal", ".hand", ".controls"].filter((name) =>
        !apart(box(document.querySelector(name))));
    const place = box(message.closest(".feedback"));
    const inside = part.top >= place.top && part.bottom <= place.bottom + 1;
    const seen = part.top >= 0 && part.bottom <= innerHeight + 1 && inside;
    const still = document.documentElement.scrollHeight <= innerHeight && scrollY === 0;
    return [...others, ...(seen ? [] : ["not in sight"]), ...(still ? [] : ["the page scrolls"])];
}"""


def type_wrong(page: Page) -> Locator:
    tick(page.locator("input[value=type]"))
    page.locator(".answer").fill("10*2+8/4")
    page.locator(".answer").press("Enter")
    expect(page.locator(".notice-actions button")).to_be_visible()
    return page.locator(".verdict .notice")


def combine_wrong(page: Page) -> Locator:
    tick(page.locator("input[value=combine]"))
    for step in ("1*2", "2+3", "3+4"):
        page.keyboard.type(step)
    expect(page.locator(".astray")).to_be_visible()
    return page.locator(".verdict .notice")


def hint(page: Page) -> Locator:
    tick(page.locator("input[value=type]"))
    for count in range(1, 5):
        page.locator(".do-hint").click()
        expect(page.locator(".hints p")).to_have_count(count)
        expect(page.locator(".hints")).not_to_contain_text("…")
    return page.locator(".hints p").last


def win(page: Page) -> Locator:
    tick(page.locator("input[value=type]"))
    page.locator(".answer").fill("(10-4)*8/2")
    page.locator(".answer").press("Enter")
    expect(page.locator(".win-facts")).to_be_visible()
    return page.locator(".verdict .notice")


@pytest.mark.sample(1)
@pytest.mark.own_context
@pytest.mark.parametrize("say", [type_wrong, combine_wrong, hint, win])
@in_both_languages(**desk(reduced_motion="reduce"))
def test_message_is_visible_and_covers_nothing(
    page: Page, site: str, say: Callable[[Page], Locator]
) -> None:
    visit(page, site, "#/play?hand=2,4,8,10")
    Table(page, site).wait_for_python()
    message = say(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert message.evaluate(COVERED) == [], (width, height)


@pytest.mark.thorough
def test_newest_entry_is_scrolled_into_view(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    visit(page, site, "#/play?hand=2,4,8,10")
    Table(page, site).wait_for_python()
    type_wrong(page)
    page.locator(".do-hint").click()
    expect(page.locator(".hints")).to_be_in_viewport(ratio=0.9)
    page.locator(".answer").fill("10*2-8/4")
    page.locator(".answer").press("Enter")
    expect(page.locator(".verdict .notice-words > p").first).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollY") == 0


@pytest.mark.thorough
def test_unused_keys_are_folded_next_to_the_cards(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    visit(page, site, "#/play?hand=2,4,8,10")
    win(page)
    expect(page.locator(".keypad")).to_be_hidden()
    settle(page)
    panel = page.locator(".controls").bounding_box()
    assert panel
    assert panel["y"] + panel["height"] == 390
