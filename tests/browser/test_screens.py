"""The game on every screen size, in the dark theme, and without a mouse."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sizes import desk
from tests.browser.table import Table
from tests.browser.waits import settle, tick, wait_until
from tests.browser.words import by, say, suited

SMALL = (320, 568)
LARGER = [(360, 640), (640, 360), (1280, 800)]

LOW = [(640, 360), (800, 400), (844, 390), (932, 430), (1024, 460), (1280, 470)]
MAGNIFIED = [(320, 256), (320, 200), (384, 216), (427, 240)]  # zoomed to about 400 %

BOTTOM = "(it) => it.getBoundingClientRect().bottom"

OUTSIDE = """(panel) => {
    const frame = panel.getBoundingClientRect();
    const shown = [...panel.querySelectorAll("button, .segments")]
        .filter((it) => it.checkVisibility());
    return shown.filter((it) => {
        const box = it.getBoundingClientRect();
        return box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom
            || (it.matches("button") && it.scrollWidth > it.clientWidth);
    }).map((it) => it.textContent);
}"""


@pytest.mark.parametrize(
    ("width", "height"),
    [SMALL, *(pytest.param(*size, marks=pytest.mark.thorough) for size in LARGER)],
)
def test_whole_game_is_in_view_without_scrolling(
    page: Page, site: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table = Table(page, site)
    table.open("10,11,12,13")
    table.wait_for_python()
    table.check("10+11+12")
    table.expect_verdict("unused")
    for part in (*table.cards.all(), table.answer, table.verdict, table.button("play.new")):
        expect(part).to_be_in_viewport(ratio=0.95)


@pytest.mark.thorough
def test_low_and_magnified_windows_show_cards_and_hold_every_control(page: Page, site: str) -> None:
    table = Table(page, site)
    table.open("10,11,12,13")
    table.wait_for_python()
    for width, height in LOW + MAGNIFIED:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        for card in table.cards.all():
            assert card.evaluate("(it) => it.clientWidth") >= 44, (width, height)
            card.click(trial=True)
        assert page.locator(".controls").evaluate(OUTSIDE) == [], (width, height)


def places(table: Table) -> list[object]:
    """The places of elements when motion has ended."""
    settle(table.page)
    return [part.bounding_box() for part in (*table.cards.all(), table.answer)]


def test_layout_is_stable_while_python_starts_and_judges(page: Page, site: str) -> None:
    table = Table(page, site)
    page.set_viewport_size({"width": 390, "height": 844})
    table.open("3,3,8,8")
    before = places(table)
    table.wait_for_python()
    table.check("8*3")
    table.expect_verdict("unused")
    table.answer.fill("")
    expect(page.locator(".card[data-used]")).to_have_count(0)
    assert places(table) == before


@pytest.mark.every_browser
def test_keyboard_alone_plays_a_whole_hand(page: Page, site: str) -> None:
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    page.keyboard.press("Escape")
    expect(table.answer).not_to_be_focused()
    page.keyboard.type("8/3")
    expect(table.answer).to_have_value("8/3")
    page.keyboard.press("Enter")
    table.expect_verdict("unused")
    page.keyboard.press("Escape")
    expect(table.answer).to_have_value("")
    page.keyboard.type("8/(3-8/3)")
    page.keyboard.press("Enter")
    table.expect_verdict("right")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_contain_text(say("hint.solvable", count=1))
    page.keyboard.press("s")
    expect(table.solutions).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile("3,3,8,8"))
    page.keyboard.press("?")
    keys = by(page, "dialog", "help.keys")
    expect(keys).to_contain_text(say("help.keys.new"))
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk(reduced_motion="reduce")])
def test_panel_stays_in_place_and_covers_nothing_at_the_end_of_a_hand(
    page: Page, site: str
) -> None:
    table, panel = Table(page, site), page.locator(".controls")
    table.open("9,1,3,1")
    table.wait_for_python()
    for width, height in ((1280, 800), (1440, 900), (1920, 1080), (360, 640)):
        table.open("1,2,3,4")
        page.set_viewport_size({"width": width, "height": height})
        table.open("9,1,3,1")
        settle(page)
        before = panel.evaluate(BOTTOM)
        table.check("(9+3)*(1+1)")
        wait_until(
            page,
            """() => document.querySelector(".win-facts")?.getBoundingClientRect().bottom
                <= document.querySelector(".controls").getBoundingClientRect().top""",
        )
        expect(page.locator(".keypad")).to_be_hidden()
        for part in (page.locator(".answer-picture"), table.verdict):
            expect(part).to_be_in_viewport(ratio=0.99)
        settle(page)
        assert abs(panel.evaluate(BOTTOM) - before) < 1, (width, height)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk(reduced_motion="reduce")])
def test_result_of_a_hand_leaves_its_cards_in_sight(page: Page, site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });"
    )
    table, proof = Table(page, site), by(page, "button", "first-steps.title")
    for width, height in ((1280, 800), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        table.open("1,1,1,1")
        table.wait_for_python()
        table.button("play.none").click()
        table.expect_verdict("no-solution")
        for part in (*table.cards.all(), table.verdict):
            part.click(trial=True)
            expect(part).to_be_in_viewport(ratio=0.99)
        table.open_more()
        table.button("challenge.share").click()
        for part in (page.locator(".rating"), proof, page.locator("main").get_by_text("Copied.")):
            part.click(trial=True)
            expect(part).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("scrollY") == 0, (width, height)
        table.open("1,2,3,4")


def test_letters_act_in_the_box_and_enter_continues_after_no_solution(
    page: Page, site: str
) -> None:
    table = Table(page, site)
    table.open("1,1,1,1")
    table.wait_for_python()
    table.answer.focus()
    page.keyboard.type("h?")
    expect(by(page, "dialog", "help.keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_contain_text(say("hint.no-solution"))
    expect(table.answer).to_have_value("")
    table.button("play.none").click()
    table.expect_verdict("no-solution")
    expect(table.button("play.next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile("1,1,1,1"))


def test_every_control_is_reached_by_tab_in_the_order_of_the_page(page: Page, site: str) -> None:
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    expect(page.locator(".nav-dot")).to_be_visible()
    by(page, "button", "app.skip").focus()
    names: list[str] = []
    while names[-1:] != [say("play.check")] and len(names) < 50:
        names.append(
            page.evaluate(
                """() => {
                    const it = document.activeElement;
                    return it.ariaLabel || it.labels?.[0]?.textContent || it.textContent;
                }"""
            )
        )
        page.keyboard.press("Tab")
    wanted = [
        say("app.skip"),
        say("nav.play"),
        say("nav.today") + say("nav.daily.open"),
        say("nav.learn"),
        say("nav.me"),
        suited(3, "spades"),
    ]
    wanted += [
        suited(8, "diamonds"),
        say("play.answer"),
        "plus +",
        say("play.none"),
        say("play.hint"),
    ]
    wanted += [say("play.show"), say("play.new"), say("play.check")]
    assert [name for name in names if name in wanted] == wanted


@pytest.mark.every_browser
@pytest.mark.parametrize("context_options", [{"color_scheme": "dark", "locale": "en-US"}])
def test_theme_follows_the_system_until_a_theme_is_chosen(page: Page, site: str) -> None:
    def system() -> str:
        """The system's theme, as the page sees it. The test asks the page because some browsers
        ignore
        Playwright's emulation.
        """
        dark: bool = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        return "dark" if dark else "light"

    root = page.locator("html")
    page.goto(f"{site}#/settings")
    expect(root).to_have_attribute("data-theme", system())
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", system())
    for name in (say("settings.theme.dark"), say("settings.theme.light")):
        tick(page.get_by_role("radio", name=name))
        expect(root).to_have_attribute("data-theme", name.lower())
