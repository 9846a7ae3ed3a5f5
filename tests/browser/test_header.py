"""The header: every page is named, and on a phone has its icon as well."""

import pytest
from playwright.sync_api import Page, expect

LOCALES = ("en-US", "zh-CN")
PAGES = 6

BOXES = """(links) => links.map((link) => {
    const { left, right, width, height } = link.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(link);
    const text = words.getBoundingClientRect();
    return { left, right, width, height, inside: text.left >= left && text.right <= right };
})"""


@pytest.mark.parametrize("context_options", [{"locale": name} for name in LOCALES], ids=LOCALES)
def test_every_page_is_named_on_every_screen(page: Page, site: str) -> None:
    links = page.get_by_role("navigation").get_by_role("link")
    page.goto(f"{site}#/help")
    expect(page.locator(".nav [aria-current=page]")).to_have_attribute("href", "#/help")
    for width, height in ((320, 568), (360, 640), (640, 360), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(links).to_have_count(PAGES)
        boxes = links.evaluate_all(BOXES)
        for before, after in zip([{"right": 0}, *boxes], [*boxes, {"left": width}], strict=True):
            assert before["right"] <= after["left"] + 0.5, (width, boxes)
        for link, box in zip(links.all(), boxes, strict=True):
            assert link.inner_text().strip()
            assert box["inside"], (width, link.inner_text())
            assert min(box["width"], box["height"]) >= 44, (width, link.inner_text())
            expect(link.locator(".icon")).to_be_visible(visible=width < 768)
