"""Plays lessons of the Path as a learner does."""

from random import Random
from typing import Literal

from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, exactly, press, say
from twentyfour._slices import run_to_end
from twentyfour._techniques.table import PathCode
from twentyfour.dealing import with_suits
from twentyfour.lessons import worked_in_slices

HANDS = 5
STOPS = 30
"""The maximum number of presses of Tab on the way to a button."""


def wait_for_cards(page: Page) -> None:
    """Wait until a lesson is open, and Python has dealt its hands."""
    expect(page.locator(".path-lesson .primary")).to_be_visible()
    expect(page.locator(".path-lesson .help-text")).to_have_count(0)


def answer_to(numbers: list[int], code: PathCode) -> tf.Expression:
    """A learner's answer by a technique."""
    hand = tf.Hand(with_suits(sorted(numbers), Random(1)))
    return run_to_end(worked_in_slices(code, hand)).answer


def type_in(table: Table, answer: tf.Expression) -> None:
    table.check(str(answer))


def combine(table: Table, answer: tf.Expression) -> None:
    """Combine the cards step by step, with keys; a new card takes the place of the second card."""
    on_table: list[tf.Expression | None] = [tf.Number(number) for number in table.numbers]
    held: set[int] = set()

    def place_of(part: tf.Expression) -> int:
        """Return the place of a part of the answer, after combining it. Each card is used once."""
        if not isinstance(part, tf.Operation):
            at = next(at for at, one in enumerate(on_table) if one == part and at not in held)
            held.add(at)
            return at
        first, second = place_of(part.left), place_of(part.right)
        for key in (str(first + 1), part.operator.symbol, str(second + 1)):
            table.page.keyboard.press(key)
        on_table[first], on_table[second] = None, part
        expect(table.cards).to_have_count(sum(one is not None for one in on_table))
        return second

    place_of(answer)


def enter_lesson(table: Table, code: PathCode) -> None:
    """Join the first two cards of the idea, and step through both examples."""
    page = table.page
    visit(page, table.site, f"#/learn?lesson={code}")
    table.wait_for_python()
    wait_for_cards(page)
    page.locator(".path-picture button.worked-card").first.click()
    expect(page.locator(".path-picture .path-frame")).to_have_count(3)
    press(page, "lessons.examples")
    for number in (1, 2):
        expect(page.get_by_text(say("lessons.example", place=number, count=2))).to_be_visible()
        for _ in range(3):
            press(page, "worked.next")
        expect(page.locator(".worked .formula")).to_contain_text("= 24")
        press(page, "lessons.example.next" if number == 1 else "lessons.your-turn")


def play_lesson(table: Table, code: PathCode, way: Literal["type", "combine"]) -> None:
    """Play a lesson to its end without a wrong answer."""
    enter_lesson(table, code)
    tick(by(table.page, "radio", f"settings.input.{way}"))
    for solved in range(HANDS):
        expect(table.page.locator(".path-goal .mastery-dot[data-filled]")).to_have_count(solved)
        answer = answer_to(table.numbers, code)
        (combine if way == "combine" else type_in)(table, answer)
        table.expect_verdict("right")
        press(table.page, "lessons.next-hand")
    expect(table.page.get_by_text("Watch out!")).to_be_visible()
    press(table.page, "lessons.finish")
    expect(table.page.get_by_text(say("lessons.end.all"))).to_be_visible()


def press_by_keys(page: Page, key: str) -> None:
    """Move to a button with Tab, and press it."""
    button = exactly(page, "button", key)
    for _ in range(STOPS):
        if button.evaluate("(it) => it === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
