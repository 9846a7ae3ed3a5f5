"""Screen reader: a lesson, and the hands that find a first lesson."""

import re

import pytest
from playwright.sync_api import expect

import twentyfour as tf
from tests.browser.lessons import wait_for_cards
from tests.browser.screen_reader import ScreenReader, ends, has
from tests.browser.table import Table
from tests.browser.words import like, say

STEPS = (re.compile(".+"), re.compile(".+"), ends(" = 24"))


@pytest.mark.thorough
def test_lesson_announces_its_parts_and_keeps_the_focus(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/learn?lesson=eight-three")
    table.wait_for_python()
    screen_reader.listen()
    heading = page.get_by_role("heading", level=1)
    wait_for_cards(page)
    table.button("lessons.examples").press("Enter")
    for following in ("lessons.example.next", "lessons.your-turn"):
        expect(heading).to_be_focused()
        screen_reader.clear()
        for _ in STEPS:
            table.button("worked.next").press("Enter")
        screen_reader.expect(*STEPS)
        table.button(following).press("Enter")
    expect(table.cards).to_have_count(4)
    names = [str(card.get_attribute("aria-label")) for card in table.cards.all()]
    screen_reader.expect_last(f"New cards: {', '.join(names[:3])}, and {names[3]}. Make 24.")
    screen_reader.clear()
    table.button("play.hint").press("Enter")
    screen_reader.expect(re.compile(".+"))
    table.enter("8")
    screen_reader.expect_once(has("still have to be used"))
    table.button("lessons.show").press("Enter")
    expect(table.button("worked.next")).to_be_focused()
    screen_reader.clear()
    for _ in STEPS:
        page.keyboard.press("Enter")
    screen_reader.expect_last(ends(" = 24"))
    table.button("lessons.next-hand").press("Enter")
    expect(page.locator(".mastery-dot[data-missed]")).to_have_count(1)
    expect(page.locator(":focus")).to_have_count(1)


@pytest.mark.thorough
def test_placing_hand_and_its_win_are_announced_in_one_sentence(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/learn?place")
    table.wait_for_python()
    expect(table.cards).to_have_count(4)
    screen_reader.listen()
    table.enter(str(tf.solve(table.numbers)[0]))
    screen_reader.expect(f"{say('verdict.right', target=24)} {say('verdict.next')}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        say("lessons.place.hand", place=2, count=8)
    )
    screen_reader.expect_last(like("play.dealt"))
    expect(page.locator(":focus")).to_have_count(1)
