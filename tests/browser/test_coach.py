"""The coach: hints for the cards on the table, ratings in words, and browsable proofs."""

import re
from itertools import combinations_with_replacement

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.table import Table
from tests.browser.test_combine import card, combine, lay_to_combine
from tests.browser.test_languages import ENGLISH


def messages(table: Table) -> Locator:
    return table.page.locator(".hints").get_by_role("paragraph")


def test_coach_fits_the_cards_on_the_table(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    table.button("Hint").click()
    expect(messages(table)).to_have_text("These cards can make 24.")
    table.button("Hint").click()
    expect(messages(table).last).to_have_text(re.compile("The trick: Divide by a fraction. .+"))
    combine(table, "8 of clubs", "divided by", "3 of spades")
    expect(table.cards).to_have_count(3)
    for sentence in (
        "These cards can still make 24.",
        "Combine 3 and 2 2/3 next.",
        "Like this: 3 − (2 2/3) = 1/3.",
        "The whole solution: 8 ÷ (3 − (8⁄3)).",
    ):
        table.button("Hint").click()
        expect(messages(table).last).to_have_text(sentence)
    for name, pointed in (("3 of hearts", 1), ("2 2/3", 1), ("8 of diamonds", 0)):
        expect(card(table, name).and_(table.page.locator("[data-hinted]"))).to_have_count(pointed)
    combine(table, "3 of hearts", "times", "8 of diamonds")
    expect(messages(table)).to_have_count(0)
    table.button("Hint").click()
    expect(messages(table)).to_have_text(
        "These cards can't make 24 any more, but before the last step they could."
    )
    combine(table, "2 2/3", "plus", "24, made of")
    expect(card(table, "26 2/3")).to_be_visible()
    table.button("Hint").click()
    expect(messages(table)).to_contain_text("but 2 steps ago they could.")
    table.button("Take back 2 steps").click()
    expect(table.cards).to_have_count(3)
    expect(messages(table)).to_have_count(5)


@pytest.mark.thorough
def test_hand_without_a_solution_is_proved_row_by_row(table: Table) -> None:
    table.open("1,6,7,13")
    table.button("No solution").click()
    table.expect_verdict("no-solution")
    table.open_more()
    expect(table.page.get_by_role("region", name="How hard this hand is")).to_contain_text(
        "It has no solution"
    )
    table.button("Why it can't be done").click()
    branches = table.page.get_by_role("list", name="Why it can't be done")
    expect(branches).to_have_attribute("data-count", "36")
    rows = branches.locator("> li")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("6 ÷ 7 = 6/7")
    expect(rows.first).to_contain_text("nearest 49/3 · 169/7")
    table.button("Show 30 more").click()
    expect(rows).to_have_count(36)
    table.page.get_by_role("group", name="First steps with").get_by_role(
        "button", name="times"
    ).click()
    expect(rows).to_have_count(6)
    for row in rows.all():
        expect(row).to_contain_text("×")
    row = rows.first.get_by_role("button").first
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(rows.first.get_by_role("list").get_by_role("listitem").first).to_contain_text("nearest")


@pytest.mark.thorough
def test_rating_is_shown_after_the_hand(table: Table) -> None:
    rating = table.page.get_by_role("region", name="How hard this hand is")
    table.open("3,3,8,8")
    table.check("8*3*3/8")
    table.expect_verdict("wrong-value")
    expect(rating).to_have_count(0)
    table.check("8/(3-8/3)")
    table.open_more()
    expect(rating).to_have_attribute("data-level", "expert")
    expect(rating).to_contain_text("It can't be done without a fraction on the way.")
    table.page.keyboard.press("Escape")
    table.open("1,2,3,4")
    expect(rating).to_have_count(0)
    table.show_solutions()
    expect(rating).to_have_attribute("data-level", "easy")


def test_solving_shows_the_rating_and_the_proof(page: Page, site: str) -> None:
    page.goto(f"{site}#/solve?hand=1,1,1,1")
    expect(page.get_by_role("region", name="How hard this hand is")).to_contain_text("Easy")
    page.get_by_role("button", name="Why it can't be done").click()
    expect(page.get_by_role("list", name="Why it can't be done")).to_contain_text("1 + 1 = 2")


def known(prefix: str) -> set[str]:
    """The codes that have words."""
    return {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}


def test_every_reason_and_technique_of_python_has_words_and_no_words_are_idle() -> None:
    hands = [(24,), *combinations_with_replacement(range(1, 14), 4)]
    ratings = [*map(tf.rate, hands), tf.rate((1, 1, 4, 7), 36), tf.rate((1, 2, 3, 4, 5, 6, 7))]
    assert {reason.code for rating in ratings for reason in rating.reasons} == known("reason.")
    assert {it.technique.code for it in ratings if it.technique} == known("technique.")
    assert {rating.level for rating in ratings} == known("level.")


def test_every_hint_of_python_has_words() -> None:
    hands = [(3, 3, 8, 8), (1, 1, 1, 1), (1, 6, 7, 13), (1, 2, 3, 4, 5, 6)]
    tables: list[list[tuple[int, ...]]] = [
        [(3, 3, 8, 8)],
        [(3, 3, 8, 8), (3, 8, 11)],
        [(24,)],
        [(1, 1, 1, 1)],
    ]
    hints = [hint for hand in hands for hint in tf.hints(hand)]
    hints += [hint for history in tables for hint in tf.coach(history).hints]
    assert {hint.code for hint in hints} == known("hint.") - {
        *("looking", "solvable.some", "possible.dealt")
    }
