"""The table on a phone, in landscape and on a desktop: where things are, and what covers them."""

from itertools import pairwise
from math import dist

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import histories
from tests.browser.sizes import phone
from tests.browser.table import Table, visit
from tests.browser.waits import settle, tick
from tests.browser.words import by, say

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))

WAY = 3379
"""The way of the thumb, in pixels, for the same taps on cards of half the size."""

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

HINTS_COVERED = """() => {
    const isCovered = (each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const seen = (y) => each.contains(document.elementFromPoint((left + right) / 2, y));
        return !seen(top + 2) || !seen(bottom - 2);
    };
    const all = [...document.querySelectorAll(".hints .notice-words > p")];
    return all.filter(isCovered).map((each) => each.innerText);
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
        assert min(right - left for left, _, right, _ in cards) >= (156 if width == 390 else 116)
        assert 0 < signs[1] - max(bottom for *_, bottom in cards) <= 24
        assert box(page.locator(".tip"))[3] <= min(top for _, top, *_ in cards)
        assert abs(box(page.locator(".controls"))[3] - box(page.locator(".header"))[1]) < 1


SHARE = """(cards) => cards
    .map((card) => card.getBoundingClientRect())
    .reduce((sum, { width, height }) => sum + width * height, 0) / innerWidth / innerHeight"""


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_cards_take_their_share_of_the_screen(table: Table) -> None:
    page = table.page
    for width, height, share in ((390, 844, 0.35), (360, 640, 0.33), (1280, 800, 0.25)):
        size(page, width, height)
        table.open("6,6,6,7")
        settle(page)
        assert table.cards.evaluate_all(SHARE) >= share, (width, height)


WORDS = r"""() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isClipped = (element) =>
        element && (getComputedStyle(element).clipPath === "inset(50%)"
            || isClipped(element.parentElement));
    const isSeen = (text) => {
        range.selectNodeContents(text);
        const { top, bottom, left, right, width, height } = range.getBoundingClientRect();
        return width > 1 && height > 1 && bottom > 0 && top < innerHeight && right > 0
            && left < innerWidth && !isClipped(text.parentElement)
            && text.parentElement.checkVisibility({
                opacityProperty: true, visibilityProperty: true,
            });
    };
    const words = [];
    while (texts.nextNode())
        if (isSeen(texts.currentNode))
            words.push(...texts.currentNode.data.split(/\s+/).filter((run) => /\p{L}/u.test(run)));
    return words;
}"""


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_the_table_says_few_words(table: Table) -> None:
    page = table.page
    page.set_viewport_size({"width": 390, "height": 844})
    table.open("6,6,6,6")
    table.wait_for_python()
    settle(page)
    assert len(page.evaluate(WORDS)) <= 25, page.evaluate(WORDS)
    table.choose_typing()
    table.check("6+6+6+6")
    table.expect_verdict("right")
    tick(by(page, "radio", "settings.input.combine"))
    table.open("3,3,8,8")
    settle(page)
    assert len(page.evaluate(WORDS)) <= 14, page.evaluate(WORDS)


@pytest.mark.own_context
@pytest.mark.parametrize("hands", [0, 60])
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_the_page_of_the_player_says_few_words(page: Page, site: str, hands: int) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, site, "#/stats")
    if hands:
        histories.import_hands(page, histories.played(hands))
    visit(page, site, "#/me")
    expect(page.locator(".shelf")).to_be_visible()
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": 390, "height": height})
    settle(page)
    assert len(page.evaluate(WORDS)) <= 50, page.evaluate(WORDS)


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_the_start_of_a_mode_says_few_words(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for route, shown, most in (
        ("daily", ".numbers-goal:has-text('Make')", 42),
        ("sprint", ".start-button", 15),
        ("streak", ".start-button", 10),
        ("race", ".start-button", 40),
    ):
        visit(page, site, f"#/{route}")
        expect(page.locator(shown)).to_be_visible()
        settle(page)
        assert len(page.evaluate(WORDS)) <= most, page.evaluate(WORDS)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_thumb_goes_two_thirds_of_the_way(table: Table) -> None:
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
    assert sum(dist(*way) for way in pairwise(places)) <= WAY * 2 / 3


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
@pytest.mark.own_context
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_hints_are_wholly_visible_with_larger_letters(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    size(page, 390, 844)
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 24}})
    for count in (1, 2):
        table.button("play.hint").tap()
        expect(page.locator(".hints .notice-words > p")).to_have_count(count)
        settle(page)
        assert page.evaluate(HINTS_COVERED) == []


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
