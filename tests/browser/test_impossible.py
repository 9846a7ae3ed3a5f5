"""The last step of the Path: five hands are claimed to be possible or not."""

import re

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.lessons import HANDS, press_by_keys, wait_for_cards
from tests.browser.screen_reader import ScreenReader, has
from tests.browser.sizes import at_both_sizes, desk
from tests.browser.table import RANKS, Table, visit
from tests.browser.words import by, press, say

NAMES = re.compile(r"(\w+) of (?:spades|hearts|clubs|diamonds)")


def open_lesson(table: Table) -> None:
    visit(table.page, table.site, "#/learn?lesson=impossible")
    table.wait_for_python()
    wait_for_cards(table.page)


def numbers_on(page: Page) -> list[int]:
    """The numbers of the hand, from the name of its picture."""
    row = page.locator(".path-hand")
    expect(row).to_be_visible()
    ranks = NAMES.findall(str(row.get_attribute("aria-label")))
    return [RANKS.get(rank) or int(rank) for rank in ranks]


def expect_truth(page: Page, numbers: list[int]) -> None:
    """Expect a right solution, or every line of the proof."""
    proof = tf.why_not(numbers)
    if proof:
        expect(page.locator(".why-line")).to_have_count(proof.length)
    else:
        expect(page.locator(".path-lesson .formula")).to_have_text(re.compile("= 24$"))


@at_both_sizes()
def test_lesson_shows_a_proof_and_counts_right_claims(table: Table) -> None:
    page = table.page
    open_lesson(table)
    expect(page.locator(".path-looks li")).to_have_count(3)
    press(page, "lessons.impossible.example")
    expect_truth(page, numbers_on(page))
    press(page, "lessons.your-turn")
    for place in range(HANDS):
        expect(page.locator(".mastery-dot[data-filled]")).to_have_count(min(place, HANDS - 1))
        numbers = numbers_on(page)
        is_last = place == HANDS - 1
        claims = tf.is_solvable(numbers) is not is_last  # the last claim is wrong
        press(page, f"lessons.impossible.{'yes' if claims else 'no'}")
        expect(page.locator(".notice")).to_contain_text(
            say(f"lessons.impossible.{'wrong' if is_last else 'right'}")
        )
        expect_truth(page, numbers)
        press(page, "lessons.next-hand")
    expect(page.get_by_text(say("lessons.end", count=4, hands=5))).to_be_visible()
    visit(page, table.site, "#/learn")
    expect(page.locator(".path-link[data-done] .path-link-state")).to_contain_text("4 of 5")
    expect(page.locator(".path-link[data-done]")).to_contain_text(say("lessons.impossible"))


@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_keys_alone_play_the_lesson_and_a_screen_reader_hears_it(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    open_lesson(table)
    screen_reader.listen()
    press_by_keys(page, "lessons.impossible.example")
    press_by_keys(page, "lessons.your-turn")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    screen_reader.expect(has(say("lessons.impossible.ask")))
    numbers = numbers_on(page)
    screen_reader.clear()
    press_by_keys(page, "lessons.impossible.no")
    expect(table.button("lessons.next-hand")).to_be_focused()
    truth = "can" if tf.is_solvable(numbers) else "cannot"
    screen_reader.expect_last(has(say(f"lessons.impossible.{truth}")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    press_by_keys(page, "lessons.restart")
    expect(page.locator(".path-looks")).to_be_visible()


@pytest.mark.thorough
def test_reload_keeps_the_questions_and_the_claims(table: Table) -> None:
    page = table.page
    open_lesson(table)
    press(page, "lessons.impossible.example")
    press(page, "lessons.your-turn")
    numbers = numbers_on(page)
    press(page, "lessons.impossible.yes")
    expect_truth(page, numbers)
    page.reload()
    expect_truth(page, numbers)
    assert numbers_on(page) == numbers


def test_impossible_hands_are_the_last_step_of_the_path(page: Page, site: str) -> None:
    visit(page, site, "#/learn")
    last = page.locator(".path-link").last
    expect(last).to_contain_text(say("lessons.impossible"))
    last.click()
    expect(by(page, "heading", "lessons.impossible")).to_be_visible()
