"""The big screen: a hand, its clock, and its solution step by step, readable from ten metres."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table, visit
from tests.browser.words import by, press, say

LARGE = [{"viewport": size} for size in (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1200},
    {"width": 3840, "height": 2160},
)]  # fmt: skip
NEEDED = 8 / 100  # of a 16:9 picture's height: the minimum for a line, to be read from ten metres

SMALL = """needed => {
    const unit = Math.min(innerHeight, innerWidth * 9 / 16);
    const shown = ".big-screen-head :is(h1, span), .big-screen-line, .worked-sign";
    return [...document.querySelectorAll(shown)]
        .filter((each) => parseFloat(getComputedStyle(each).fontSize) < needed * unit)
        .map((each) => each.outerHTML);
}"""
CUT_OFF = """() => [...document.querySelectorAll(".big-screen *")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((each) => each.outerHTML.slice(0, 200))"""


def expect_readable(page: Page) -> None:
    """The texts are large enough, and nothing is cut off."""
    assert page.evaluate(SMALL, NEEDED) == []
    assert page.evaluate(CUT_OFF) == []


def test_one_key_fills_the_screen_with_the_hand_on_the_table(page: Page, site: str) -> None:
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    page.keyboard.press("f")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("play.goal", target=24))
    expect(page.get_by_role("list", name="3 of spades, 3 of hearts, 8 of clubs")).to_be_visible()
    expect(by(page, "navigation", "nav.label")).to_be_hidden()
    expect(page.locator("html:fullscreen")).to_have_count(1)
    page.keyboard.press("f")
    expect(page.locator("html:fullscreen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(table.cards).to_have_count(4)
    assert "hand=3,3,8,8" in page.url


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", LARGE)
@pytest.mark.sample(1)
def test_solution_comes_step_by_step_and_is_read_from_ten_metres(page: Page, site: str) -> None:
    visit(page, site, "#/screen?hand=3,3,8,8")
    lines = page.locator(".big-screen-line")
    show = by(page, "button", "big-screen.solution")
    expect(show).not_to_have_attribute("aria-disabled", "true")
    expect_readable(page)
    assert page.locator(".big-screen-cards svg").first.evaluate(
        "card => card.getBoundingClientRect().height > innerWidth * 9 / 16 / 2"
    )
    for key, text in (
        (" ", ["8 ÷ 3 = 8/3"]),
        ("PageDown", ["8 ÷ 3 = 8/3", "3 − (8/3) = 1/3"]),
        ("ArrowRight", ["8 ÷ 3 = 8/3", "3 − (8/3) = 1/3", "8 ÷ (1/3) = 24"]),
        (" ", ["3 − (8/3) = 1/3", "8 ÷ (1/3) = 24", "8 ÷ (3 − 8 ÷ 3) = 24"]),
        ("PageUp", ["8 ÷ 3 = 8/3", "3 − (8/3) = 1/3", "8 ÷ (1/3) = 24"]),
        (" ", ["3 − (8/3) = 1/3", "8 ÷ (1/3) = 24", "8 ÷ (3 − 8 ÷ 3) = 24"]),
    ):
        page.keyboard.press(key)
        expect(lines).to_have_text(text)
        expect_readable(page)
    page.keyboard.press(" ")
    expect(lines).to_have_count(0)
    expect(page.locator(".big-screen-cards > li")).to_have_count(4)


@pytest.mark.thorough
def test_hands_of_a_set_follow_each_other_to_the_end(page: Page, site: str) -> None:
    visit(page, site, "#/set?hands=3,3,8,8_1,1,1,1&collect=1")
    by(page, "link", "sets.to-screen").click()
    expect(page.locator(".big-screen-head")).to_contain_text("1/2")
    button = by(page, "button", "big-screen.solution")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    for _ in range(5):
        page.keyboard.press("PageDown")
    expect(page.locator(".big-screen-head")).to_contain_text("2/2")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("PageDown")
    expect(page.locator(".big-screen-line")).to_have_text(say("solutions.none"))
    page.keyboard.press("PageDown")
    expect(page.locator(".big-screen-line")).to_have_text(say("big-screen.end"))
    page.keyboard.press("PageUp")
    expect(page.locator(".big-screen-head")).to_contain_text("2/2")
    press(page, "big-screen.close")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("sets.ready"))


@pytest.mark.thorough
def test_signs_of_the_hands_on_the_screen_are_chosen(page: Page, site: str) -> None:
    visit(page, site, "#/screen")
    press(page, "deal.title")
    choices = by(page, "dialog", "deal.title")
    expect(choices.get_by_label(say("print.level"))).to_have_value("easy")
    choices.get_by_label(say("print.level")).select_option("any")
    choices.get_by_role("button", name=say("key./")).click()
    choices.get_by_role("button", name=say("key.*")).click()
    press(choices, "deal.now")
    expect(page.locator(".big-screen-signs")).to_have_text("+ −")
    page.wait_for_url(re.compile("operators=%2B-"))
    visit(page, site, "#/screen?seed=7&level=easy&deck=10&operators=%2B-*")
    expect(page.locator(".big-screen-signs")).to_have_text("+ − ×")


@pytest.mark.parametrize("context_options", LARGE[:1])
def test_class_gets_a_time_limit_a_hint_another_solution_and_the_link(
    page: Page, site: str
) -> None:
    visit(page, site, "#/screen?hand=1,12,6,4&seconds=1")
    ranks, words = page.locator(".big-screen-ranks"), page.locator(".big-screen-words")
    expect(ranks).to_have_text("A = 1   Q = 12")
    expect(page.locator(".big-screen-clock")).to_have_text(say("big-screen.time-up"))
    press(page, "play.hint")
    expect(words).to_have_text(say("hint.solvable", count=5))
    press(page, "play.hint")
    expect(words).to_have_text(re.compile("^The trick: Let the 1 rest. Do you see a 1?"))
    expect(ranks).to_have_count(0)
    assert page.evaluate(CUT_OFF) == []
    for _ in range(4):
        press(page, "big-screen.solution" if words.count() else "worked.next")
    whole = page.locator("[data-whole]")
    first = whole.text_content()
    press(page, "big-screen.another", place=2, count=5)
    expect(page.locator(".big-screen-line")).to_have_count(1)
    press(page, "worked.next")
    press(page, "worked.next")
    press(page, "worked.next")
    expect(whole).not_to_have_text(first or "")
    press(page, "big-screen.qr")
    code = by(page, "img", "big-screen.qr")
    assert code.evaluate("it => it.clientHeight > innerHeight / 2")
    assert page.evaluate(CUT_OFF) == []
    page.keyboard.press("Escape")
    press(page, "deal.title")
    page.get_by_label(say("print.technique")).select_option("groups")
    page.get_by_label(say("big-screen.limit")).select_option("none")
    press(page, "deal.now")
    expect(page.locator(".big-screen-clock")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics.technique.groups"))
    expect(page.locator(".big-screen-head")).to_contain_text("1/7")
    assert page.evaluate(CUT_OFF) == []
    press(page, "big-screen.close")
    by(page, "link", "sets.to-screen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics.technique.groups"))


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [{"locale": "zh-CN"}])
def test_big_screen_speaks_chinese(page: Page, site: str) -> None:
    visit(page, site, "#/screen?hand=3,3,8,8")
    button = page.get_by_role("button", name="显示解法")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    expect(page.locator(".big-screen-line")).to_have_text("8 ÷ 3 = 8/3")
    expect(page.get_by_role("button", name="下一步")).to_be_visible()


AWAKE = """Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    document.documentElement.dataset.held = kind;
    return { release: () => { document.documentElement.dataset.held = "nothing"; } };
} } })"""


@pytest.mark.thorough
def test_screen_stays_lit_while_hands_are_shown(page: Page, site: str) -> None:
    page.add_init_script(AWAKE)
    visit(page, site, "#/screen?hand=3,3,8,8")
    expect(page.locator("html")).to_have_attribute("data-held", "screen")
    press(page, "big-screen.close")
    expect(page.locator("html")).to_have_attribute("data-held", "nothing")


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", LARGE[:1])
@pytest.mark.parametrize("hand", ["K,K,K,K,7,9", "1/2,3,5,-7"])
def test_other_hands_fit_too(page: Page, site: str, hand: str) -> None:
    visit(page, site, f"#/screen?hand={hand}")
    expect(page.locator(".big-screen-cards")).to_be_visible()
    for _ in range(9):
        expect(page.locator(".big-screen-buttons > .primary")).not_to_have_attribute(
            "aria-disabled", "true"
        )
        assert page.evaluate(CUT_OFF) == []
        page.keyboard.press(" ")
