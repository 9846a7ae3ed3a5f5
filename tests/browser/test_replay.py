"""How a hand was played: its beads, the table at each of them, and playing on from there."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table, visit
from tests.browser.test_combine import combine, lay_to_combine
from tests.browser.words import by, press, say, suited


def beads(page: Page) -> Locator:
    return by(page, "toolbar", "replay.label").get_by_role("button")


def lose(table: Table) -> None:
    """Lose the target of 3 3 8 8 by a step, take it back, take the right step, and give up."""
    lay_to_combine(table, "3,3,8,8")
    combine(table, suited(8, "diamonds"), say("key.+"), suited(8, "clubs"))
    expect(table.cards).to_have_count(3)
    table.button("combine.undo").click()
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    table.show_solutions()
    expect(table.solutions).to_be_visible()


@at_both_sizes()
def test_a_hand_given_up_shows_the_step_that_lost_it_and_is_played_on_from_there(
    table: Table,
) -> None:
    page = table.page
    lose(table)
    expect(beads(page).locator("b")).to_have_text(["1", "0", "1", "1"])
    expect(page.locator("[data-lost]")).to_have_count(1)
    expect(page.locator(".replay")).to_contain_text(
        re.compile(r"24 went out of reach with 8 \+ 8 = 16, after 0:\d\d\.")
    )
    beads(page).nth(1).click()
    detail = page.locator(".bead-detail")
    expect(detail).to_contain_text(say("replay.lost", target="8 + 8 = 16: 24"))
    expect(detail.locator(".worked-card")).to_have_count(3)
    expect(by(page, "link", "replay.play-before")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(detail).to_contain_text(
        say(
            "replay.open.like",
            count=1,
            solutions=f"8 ÷ 3 = 8/3: {say('solutions.count', count=1)}",
            technique="statistics.technique.fraction-divide",
        )
    )
    by(page, "link", "replay.play-on").click()
    expect(page).to_have_url(re.compile("hand=8/3,3,8&review=missed"))
    expect(table.cards).to_have_count(3)
    table.choose_typing()
    table.check("8/(3-8/3)")
    table.expect_verdict("right")


@pytest.mark.thorough
def test_more_about_a_win_shows_the_tries_and_what_they_resemble(table: Table) -> None:
    page = table.page
    table.open("2,4,8,10")
    table.choose_typing()
    for text, code in (("(10-2)*(8-4)", "wrong-value"), ("(10-2)*4-8", "right")):
        table.check(text)
        table.expect_verdict(code)
    table.open_more()
    expect(beads(page).locator("b")).to_have_text(["11", "0", ""])
    beads(page).nth(1).click()
    expect(page.locator(".bead-detail")).to_contain_text("look like “Two pairs”")
    press(page, "replay.looks")
    expect(page.locator(".looks li").first).to_be_visible()
    beads(page).nth(2).click()
    expect(page.locator(".bead-detail")).to_contain_text("(10 − 2) × 4 − 8 = 24: right, by")


@pytest.mark.thorough
def test_a_first_try_that_is_right_has_nothing_to_show(table: Table) -> None:
    table.open("3,3,8,8")
    table.choose_typing()
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    expect(table.open_more().locator(".rating")).to_be_visible()
    expect(beads(table.page)).to_have_count(0)


def test_the_latest_hands_show_how_each_went(table: Table) -> None:
    page = table.page
    lose(table)
    expect(beads(page)).to_have_count(4)
    visit(page, table.site, "#/stats")
    entry = by(page, "list", "statistics.recent").get_by_role("listitem").first
    press(entry, "replay.label")
    expect(beads(page).locator("b")).to_have_text(["1", "0", "1", "1"])
