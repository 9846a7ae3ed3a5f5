"""Screen reader: a day, a race and a sprint, and the focus in them."""

import re
from datetime import date

import pytest
from playwright.sync_api import expect

import twentyfour as tf
from tests.browser.screen_reader import ScreenReader
from tests.browser.table import Table
from tests.browser.waits import tick
from tests.browser.words import by, exactly, like, press, say

NEW_CARDS = like("play.dealt")
LATE_FRAMES = """() => {
    window.requestAnimationFrame = (frame) => setTimeout(frame);
    scheduler.postTask = (task) => setTimeout(task, 1000);
}"""
"""Each frame is painted late, but begins in time: the page does not wait long for a frame."""
NOTE_FOCUS = """() => {
    window.focused = [];
    addEventListener("focusin", ({ target }) => focused.push(target.id || target.className));
}"""


def test_end_of_a_day_is_announced_and_its_heading_has_the_focus(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/daily?date=2026-11-20")
    exactly(page, "link", "play.start").click()
    table.wait_for_python()
    screen_reader.listen()
    *before, last = tf.dailies(date(2026, 11, 20)).values()
    for hand in before:
        table.enter(str(tf.solve(hand)[0]))
        screen_reader.expect_last(re.compile(r"Right! .*Press Enter for the next hand\."))
        screen_reader.clear()
        page.keyboard.press("Enter")
        screen_reader.expect(NEW_CARDS)
    table.enter(str(tf.solve(last)[0]))
    expect(page.get_by_role("heading", level=2, name=re.compile("^Daily #"))).to_be_focused()
    screen_reader.expect(
        re.compile(r"Right! .*3 of 3 solved, in [\d:.]+.* Press Enter for the day\.")
    )
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/daily"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_late_heading_takes_the_focus_from_its_substitute(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/daily?date=2026-11-20")
    exactly(page, "link", "play.start").click()
    table.wait_for_python()
    *before, last = tf.dailies(date(2026, 11, 20)).values()
    for hand in before:
        table.enter(str(tf.solve(hand)[0]))
        expect(page.locator(".do-next")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".do-next")).to_be_hidden()
    table.answer.focus()
    page.evaluate(LATE_FRAMES)
    page.evaluate(NOTE_FOCUS)
    table.enter(str(tf.solve(last)[0]))
    expect(page.locator("#day-done")).to_be_focused()
    assert page.evaluate("focused")[-2:] == ["mode-button", "day-done"]


@pytest.mark.thorough
def test_race_announces_hands_faults_and_points_and_keeps_the_focus(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/race")
    table.wait_for_python()
    screen_reader.listen()
    by(page, "button", "race.start").press("Enter")
    expect(page.locator(".race-card").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("l")
    box = by(page, "textbox", "play.answer")
    expect(box).to_be_focused()
    screen_reader.expect_last(say("race.has-buzzed", player="race.second"))
    screen_reader.clear()
    box.fill("2+")
    box.press("Enter")
    screen_reader.expect(like("race.faulty", player="race.second"))
    box.fill("1-1-1-1")
    page.keyboard.press("Enter")
    screen_reader.expect(like("race.faulty", player="race.second"))
    expect(page.locator(":focus")).to_have_count(1)


def test_time_of_a_race_can_be_switched_off(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/race")
    tick(by(page, "radio", "settings.limits.off"))
    press(page, "race.start")
    expect(page.locator(".race-card").first).to_be_visible()
    page.keyboard.press("a")
    expect(by(page, "textbox", "play.answer")).to_be_focused()
    expect(page.get_by_role("timer").first).to_be_empty()


@pytest.mark.thorough
def test_sprint_announces_its_hands_the_remaining_time_and_its_end(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/sprint?run=00002s1rs1")
    table.wait_for_python()
    screen_reader.listen()
    table.button("play.start").press("Enter")
    expect(page).to_have_url(re.compile("place=1$"))
    screen_reader.expect_last(NEW_CARDS)
    expect(page.locator(":focus")).to_have_count(1)
    by(page, "button", "settings.reader").press("Enter")
    expect(page.get_by_role("application")).to_be_visible()
    table.answer.focus()
    screen_reader.clear()
    page.keyboard.press("m")
    screen_reader.expect_last(re.compile(r"(1:00|0:\d\d) left"))
    screen_reader.clear()
    table.button("sprint.skip").press("Enter")
    expect(page).to_have_url(re.compile("place=2$"))
    screen_reader.expect_once(NEW_CARDS)
    for wrong in ("6+8+4+8", "6*8+4+8"):
        screen_reader.clear()
        table.enter(wrong)
        screen_reader.expect_once(like("verdict.wrong-value"))
    table.enter("8-6+4-8")
    expect(page.locator(".sprint-score")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    screen_reader.expect_last(say("sprint.over", count=0))
