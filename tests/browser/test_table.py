"""The table on a phone, in landscape and on a desktop: where things are, and what covers them."""

from itertools import pairwise
from math import dist

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.sizes import phone
from tests.browser.table import Table
from tests.browser.waits import settle
from tests.browser.words import say

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))

WAY = 3379  # pixels, the way of the thumb for the same taps when the signs lay below the felt

CUT = """() => {
    const shown = (names) =>
        [...document.querySelectorAll(names)].filter((each) => each.checkVisibility());
    const isCovered = (each) => {
        each.scrollIntoView({ block: "center" });
        const { x, y, width, height } = each.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !each.contains(top);
    };
    const isCut = (each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
    };
    const buttons = ".card, .mode-button, .controls button";
    const cut = shown(`${buttons}, .goal, .clock`).filter(isCut);
    return [...cut, ...shown(buttons).filter(isCovered)].map((each) => each.outerHTML);
}"""


def size(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def box(element: Locator) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom."""
    found = element.bounding_box()
    assert found
    x, y = found["x"], found["y"]
    return x, y, x + found["width"], y + found["height"]


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_cards_are_directly_above_the_signs_on_a_phone(table: Table) -> None:
    page = table.page
    table.open("6,6,6,7")
    for width, height in SIZES:
        size(page, width, height)
        cards = [box(card) for card in table.cards.all()]
        signs = box(page.locator(".keypad"))
        assert max(bottom for *_, bottom in cards) <= height
        if width > height:
            assert len({top for _, top, *_ in cards}) == 1
            continue
        assert [len({card[edge] for card in cards}) for edge in (0, 1)] == [2, 2]
        assert min(right - left for left, _, right, _ in cards) >= (104 if width == 390 else 92)
        assert 0 < signs[1] - max(bottom for *_, bottom in cards) <= 24
        assert box(page.locator(".tip"))[3] <= min(top for _, top, *_ in cards)
        assert abs(box(page.locator(".controls"))[3] - box(page.locator(".header"))[1]) < 1


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_thumb_goes_half_the_way(table: Table) -> None:
    page = table.page
    page.set_viewport_size({"width": 390, "height": 844})
    table.open("6,6,6,6")
    table.wait_for_python()
    places = []

    def tap(button: Locator) -> None:
        settle(page)
        left, top, right, bottom = box(button)
        places.append(((left + right) / 2, (top + bottom) / 2))
        button.tap()

    for first, second in pairwise(range(4)):
        tap(page.locator(f'[data-place="{first}"]'))
        tap(page.get_by_role("button", name=say("key.+")))
        tap(page.locator(f'[data-place="{second}"]'))
    tap(table.button("play.next"))
    assert sum(dist(*way) for way in pairwise(places)) <= WAY / 2


@pytest.mark.thorough
@pytest.mark.own_context
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_larger_letters_neither_cover_nor_cut_anything(table: Table) -> None:
    page = table.page
    table.open("6,6,6,7")
    browser = page.context.new_cdp_session(page)
    for letters in (16, 24, 32):
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        for width, height in ((360, 640), (390, 844), (640, 400)):
            size(page, width, height)
            assert not page.evaluate(CUT), (letters, width)
            expect(table.cards).to_have_count(4)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_lifted_card_covers_no_label(table: Table) -> None:
    page = table.page
    table.open("6,6,6,7")
    table.wait_for_python()
    expect(page.locator(".level-chip b")).to_be_visible()
    for width, height in SIZES:
        size(page, width, height)
        table.cards.first.tap()
        settle(page)
        lifted, ring = box(table.cards.first), 3
        assert lifted[1] - ring >= box(page.locator(".level-chip b"))[3]
        table.cards.first.tap()
