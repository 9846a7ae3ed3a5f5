"""Find all: the search for every solution of a hand."""

import re

import pytest
from playwright.sync_api import expect

import twentyfour as tf
from tests.browser.sizes import phone
from tests.browser.table import Table, visit
from tests.browser.waits import wait_until
from tests.browser.words import by, say

HAND = [1, 2, 8, 9]


def hunt(table: Table, hand: str) -> None:
    visit(table.page, table.site, f"#/play?hand={hand}&find=all")


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_a_row_of_slots_scrolls_with_keys(table: Table) -> None:
    hunt(table, "2,4,8,10")
    slots = by(table.page, "list", "find.slots")
    expect(slots).to_have_attribute("tabindex", "0")
    slots.focus()
    table.page.keyboard.press("ArrowRight")
    wait_until(table.page, "document.querySelector('.slot-list').scrollLeft > 0")


@pytest.mark.parametrize("context_options", [phone(reduced_motion="reduce")], ids=["phone"])
def test_every_slot_is_filled_and_a_repeat_is_recognized(table: Table) -> None:
    page, solutions = table.page, [str(each) for each in tf.solve([2, 4, 8, 10])]
    slots = by(page, "list", "find.slots").get_by_role("listitem")
    progress = page.get_by_role("heading", level=2)
    hunt(table, "2,4,8,10")
    table.choose_typing()
    expect(slots).to_have_count(len(solutions))
    expect(progress).to_have_text(say("find.progress", found=0, count=len(solutions)))

    table.check("10+8+(4+2)")
    expect(progress).to_have_text(say("find.progress", found=1, count=len(solutions)))
    expect(table.answer).to_have_value("")
    for card in table.cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
    table.check("2+4+8+10")
    table.expect_verdict("right")
    expect(
        page.locator("main").get_by_text(say("find.repeat", known="10 + 8 + (4 + 2)"))
    ).to_be_visible()
    expect(page.locator(".chain")).to_contain_text("10 + 8 + (4 + 2)")
    expect(progress).to_have_text(say("find.progress", found=1, count=len(solutions)))
    for card in table.cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)

    for found, solution in enumerate(solutions, start=1):
        table.check(solution)
        if solution != "10+8+4+2":
            expect(page.locator(".found-slot[data-state=found]")).to_have_count(
                found + (solutions.index("10+8+4+2") >= found)
            )
    expect(progress).to_have_text(say("find.all", count=len(solutions)))
    table.button("play.next").click()
    expect(page).not_to_have_url(re.compile("2,4,8,10"))
    expect(page).to_have_url(re.compile("find=all"))


@pytest.mark.thorough
@pytest.mark.every_browser
def test_remaining_solutions_are_shown_after_giving_up(table: Table) -> None:
    page, count = table.page, tf.count_solutions(HAND)
    hunt(table, "1,2,8,9")
    table.check(str(tf.solve(HAND)[0]))
    expect(page.locator(".found-slot[data-state=found]")).to_have_count(1)
    expect(table.button("play.none")).to_have_count(0)
    table.button("play.show").click()
    expect(page.locator(".found-slot[data-state=shown]")).to_have_count(0)
    table.button("play.again").click()
    expect(page.locator(".found-slot[data-state=shown]")).to_have_count(count - 1)
    for slot, solution in zip(page.locator(".found-slot").all(), tf.solve(HAND), strict=True):
        text = slot.get_by_role("img").get_attribute("aria-label") or ""
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", str(solution)))

    hunt(table, "1,1,1,1")
    expect(table.page.get_by_text(say("find.none"))).to_be_visible()
    table.button("play.none").click()
    table.expect_verdict("no-solution")
