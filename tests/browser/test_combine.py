"""Combining: two cards and an operator become one card, until one is left."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sizes import MOVING, at_both_sizes
from tests.browser.table import Table
from tests.browser.waits import PYTHON, delay_files


def lay_to_combine(table: Table, hand: str, target: str = "24") -> None:
    """Open a hand in combine mode, with Python started."""
    table.open(hand, target)
    table.wait_for_python()
    table.page.get_by_role("radio", name="Combine cards").check(force=True)
    expect(table.cards).to_have_count(len(hand.split(",")))


def card(table: Table, name: str) -> Locator:
    return table.page.get_by_role("toolbar", name="Your cards").get_by_role("button", name=name)


def combine(table: Table, left: str, sign: str, right: str) -> None:
    card(table, left).first.click()
    table.page.get_by_role("button", name=sign).click()
    card(table, right).last.click()


def expect_display(table: Table, line: str, cards: str) -> None:
    expect(table.page.locator(".combine-line")).to_have_text(line)
    expect(table.page.locator(".combine-display .so-far")).to_have_text(f"cards: {cards}")


@at_both_sizes(**MOVING)
def test_cards_combine_into_one_that_is_judged_by_itself(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    expect(table.button("Check")).to_have_count(0)
    card(table, "8 of clubs").click()
    expect(card(table, "8 of clubs")).to_have_attribute("aria-pressed", "true")
    card(table, "8 of clubs").click()
    expect(card(table, "8 of clubs")).to_have_attribute("aria-pressed", "false")
    combine(table, "8 of clubs", "divided by", "3 of spades")
    expect(card(table, "2 2/3, made of 8 ÷ 3")).to_be_focused()
    expect_display(table, "8 ÷ 3 = 2 2/3", "2 2/3, 3, 8")
    combine(table, "3 of hearts", "minus", "2 2/3")
    combine(table, "8 of diamonds", "divided by", "1/3, made of")
    table.expect_verdict("right")
    expect(table.cards).to_have_count(1)
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))
    expect(table.cards).to_have_count(4)


def test_a_step_can_be_undone_and_redone_back_to_the_deal(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    combine(table, "3 of spades", "plus", "3 of hearts")
    combine(table, "8 of clubs", "plus", "8 of diamonds")
    combine(table, "6, made of", "plus", "16, made of")
    table.expect_verdict("wrong-value", "That makes 22, not 24.", "24 was lost with 3 + 3 = 6.")
    for count in (2, 3, 4):
        table.button("Undo").click()
        expect(table.cards).to_have_count(count)
    expect(table.button("Undo")).to_be_disabled()
    expect(table.verdict).to_be_empty()
    for count in (3, 2, 1):
        table.button("Redo").click()
        expect(table.cards).to_have_count(count)
    table.expect_verdict("wrong-value", "That makes 22, not 24.")
    table.page.keyboard.press("Control+z")
    table.page.keyboard.press("u")
    expect(table.cards).to_have_count(3)
    combine(table, "8 of clubs", "times", "8 of diamonds")
    expect(card(table, "64, made of 8 × 8")).to_be_visible()
    expect(table.button("Redo")).to_be_disabled()


@pytest.mark.thorough
@pytest.mark.every_browser
def test_keyboard_alone_combines_and_every_step_is_announced(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    news = table.page.locator("[aria-live=polite] p").last
    table.page.keyboard.type("3-4")
    expect(news).to_have_text("8 − 8 = 0; cards: 3, 3, 0")
    table.page.keyboard.type("1/4")
    expect(news).to_have_text(
        "8 − 8 is 0, and nothing can be divided by 0. Divide by something else."
    )
    expect(table.cards).to_have_count(3)
    table.page.keyboard.type("ur")
    expect(news).to_have_text("8 − 8 = 0; cards: 3, 3, 0")
    table.page.keyboard.type("*")
    expect(card(table, "0, made of")).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(card(table, "0, made of")).to_have_attribute("aria-pressed", "false")
    card(table, "3 of hearts").press("Space")
    table.page.get_by_role("button", name="times").press("Enter")
    card(table, "3 of spades").press("Space")
    expect(card(table, "9, made of 3 × 3")).to_be_focused()


@at_both_sizes()
def test_a_card_dragged_onto_another_is_offered_the_signs(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    choice = table.page.get_by_role("group", name="Combine the two cards").get_by_role("button")
    card(table, "8 of clubs").drag_to(card(table, "8 of diamonds"))
    expect(choice).to_have_text(["8 + 8", "8 − 8", "8 ÷ 8", "8 × 8", "Cancel"])
    choice.last.click()
    expect(choice).to_have_count(0)
    card(table, "3 of spades").drag_to(card(table, "8 of diamonds"))
    expect(choice).to_have_count(7)
    for button in choice.all():
        expect(button).to_be_in_viewport(ratio=1)
    choice.get_by_text("8 − 3").click()
    expect_display(table, "8 − 3 = 5", "3, 8, 5")
    heading = table.page.get_by_role("heading", level=1)
    card(table, "8 of clubs").drag_to(heading, target_position={"x": 5, "y": 2})
    expect(choice).to_have_count(0)
    expect(card(table, "8 of clubs")).to_have_attribute("aria-pressed", "false")


@pytest.mark.thorough
def test_each_input_keeps_its_state_and_the_choice_is_stored(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    table.check("8*3")
    table.expect_verdict("unused")
    table.answer.press("Escape")
    table.answer.fill("8/3")
    table.answer.blur()
    table.page.keyboard.press("c")
    combine(table, "8 of clubs", "divided by", "3 of spades")
    expect(table.cards).to_have_count(3)
    table.page.keyboard.press("c")
    expect(table.answer).to_have_value("8/3")
    expect(table.cards).to_have_count(4)
    table.page.keyboard.press("c")
    expect(table.cards).to_have_count(3)
    table.page.reload()
    expect(table.page.get_by_role("radio", name="Combine cards")).to_be_checked()
    expect(table.answer).to_have_count(0)
    table.button("New hand").click()
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))
    expect(table.cards).to_have_count(4)


@pytest.mark.thorough
def test_hands_of_any_size_and_kind_are_combined(table: Table) -> None:
    lay_to_combine(table, "-3,1/2", target="7/2")
    combine(table, "Card 1/2", "minus", "Card −3")
    table.expect_verdict("right", "That makes 7/2.", "(1⁄2) − ⁻3 = 7/2")
    lay_to_combine(table, "24")
    table.cards.click()
    table.expect_verdict("right", "That makes 24.")
    expect(table.page.locator(".hand[data-won]")).to_be_visible()
    lay_to_combine(table, "1,2,3,4,5,6,7,8")
    for left in (1, 2, 3, 4, 5, 6, 7):
        table.page.keyboard.type(f"{left}+{left + 1}")
        expect(table.cards).to_have_count(8 - left)
    table.expect_verdict("wrong-value", "That makes 36, not 24.")


@pytest.mark.thorough
@pytest.mark.own_context
def test_combining_does_not_wait_for_python_but_the_verdict_does(table: Table) -> None:
    release = delay_files(table.page, PYTHON)
    table.open("3,3,8,8")
    table.page.get_by_role("radio", name="Combine cards").check(force=True)
    combine(table, "8 of clubs", "divided by", "3 of spades")
    expect_display(table, "8 ÷ 3 = 2 2/3", "2 2/3, 3, 8")
    combine(table, "3 of hearts", "minus", "2 2/3")
    combine(table, "8 of diamonds", "divided by", "1/3, made of")
    expect_display(table, "8 ÷ (1/3) = 24", "24")
    table.expect_verdict("waiting")
    release()
    table.expect_verdict("right")
    expect(table.open_more()).to_contain_text("8 ÷ (3 − 8 ÷ 3) = 24")
