"""The focus: after each key of a keyboard player, it stays or moves to the next element."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.waits import settle
from tests.browser.words import exactly, say

AT_BODY = "document.activeElement === document.body"
COVERED = """() => {
    const it = document.activeElement;
    const { left, top, width, height } = it.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = parts.some((x) => parts.some((y) => {
        const there = document.elementFromPoint(left + x * width, top + y * height);
        return it.contains(there) || there?.contains(it);
    }));
    const unseen = it.matches(".unseen, .unseen *, input[type=radio], input[type=file], body");
    return seen || unseen ? null : it.outerHTML.slice(0, 80);
}"""
LOSE_FOCUS = """() => {
    const control = document.createElement("button");
    document.querySelector("h1").after(control);
    control.focus();
    control.remove();
}"""


def press(key: str, role: str = "button", **params: object) -> Callable[[Page], None]:
    return lambda page: exactly(page, role, key, **params).first.press("Enter")


def check(page: Page) -> None:
    page.locator("#answer").fill("8/(3-8/3)")
    press("play.check")(page)
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "right")


def step_back_as_hinted(page: Page) -> None:
    page.keyboard.press("c")
    for key in "1+2":
        page.keyboard.press(key)
    expect(page.locator(".card[data-place]")).to_have_count(3)
    page.keyboard.press("h")
    press("combine.undo.count", count=1)(page)
    expect(page.locator(".tile")).to_have_count(4)


def stop_a_search(page: Page) -> None:
    press("solver.cancel")(page)
    expect(page.locator(".results")).to_contain_text(say("lab.stopped"))


def mend(page: Page) -> None:
    page.locator("#answer").fill("10*2+8/4")
    press("play.check")(page)
    press("repair.operator.offer")(page)
    expect(page.locator(".repair")).to_be_visible()


def close_a_way(page: Page) -> None:
    press("find-it.title")(page)
    page.locator(".way-toggle").first.press("Enter")
    for _ in range(3):
        press("worked.next")(page)
    press("dialog.close")(page)
    expect(page.locator(".worked")).to_have_count(0)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("route", "act"),
    [
        pytest.param("#/play?hand=3,3,8,8", check, id="check"),
        pytest.param("#/play?hand=3,3,8,8", press("play.new"), id="new hand"),
        pytest.param("#/play?hand=3,3,8,8", press("key.clear"), id="clear"),
        pytest.param("#/play?hand=3,3,8,8", step_back_as_hinted, id="hinted step back"),
        pytest.param("#/play?hand=3,3,8,8", press("nav.learn", "link"), id="new route"),
        pytest.param("#/daily?date=2026-11-20", press("play.start", "link"), id="start of a day"),
        pytest.param("#/solve?hand=1,2,3,5,7,11,13&target=999983", stop_a_search, id="stop"),
        pytest.param("#/race", press("race.start"), id="start of a race"),
        pytest.param("#/play?hand=2,4,8,10", mend, id="mended answer"),
        pytest.param("#/solve?hand=3,3,8,8", close_a_way, id="way to a solution"),
        pytest.param("#/learn?place", press("lessons.place.give-up"), id="hand that is not known"),
        pytest.param("#/sprint?run=00002s1rp1", press("play.start"), id="start of a sprint"),
        pytest.param("#/streak?run=00002s", press("play.start"), id="start without a miss"),
        pytest.param(
            "#/play?hand=3,1,9,2&sprint=00002s3rs1&place=1", press("sprint.skip"), id="skip"
        ),
    ],
)
def test_focus_is_not_lost(table: Table, route: str, act: Callable[[Page], None]) -> None:
    page = table.page
    page.goto(table.site + route)
    table.wait_for_python()
    if "hand=3,3,8,8" in route and "play" in route:
        table.answer.fill("8")
    act(page)
    settle(page)
    expect(page.locator(":focus")).to_have_count(1)
    assert not page.evaluate(AT_BODY)


def test_focus_is_never_hidden_on_the_smallest_screen(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 320, "height": 256})
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    expect(page.locator(".win-facts")).to_be_visible()
    settle(page)
    page.locator(".skip").first.focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate(COVERED) is None


@pytest.mark.own_context
def test_focus_lost_again_gets_its_place_a_second_after_the_last_time(table: Table) -> None:
    page = table.page
    page.clock.install()
    table.open("3,3,8,8")
    table.wait_for_python()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    for _ in range(2):
        page.evaluate(LOSE_FOCUS)
        page.clock.run_for(900)
        assert page.evaluate(AT_BODY)
    page.clock.run_for(200)
    assert not page.evaluate(AT_BODY)


@pytest.mark.own_context
def test_focus_lost_with_all_around_it_goes_to_the_content_not_to_the_skip_button(
    table: Table,
) -> None:
    page = table.page
    page.clock.install()
    table.open("3,3,8,8")
    table.wait_for_python()
    page.evaluate(LOSE_FOCUS.replace('"h1"', '"main"'))
    page.clock.run_for(1100)
    expect(page.locator("main :focus")).to_have_count(1)
