"""A proof says why a hand, or what is left of one, cannot be done."""

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, press, say, suited


def ask_why(page: Page) -> None:
    by(page, "button", "why.title").click()


def expect_proof(page: Page, numbers: list[int]) -> None:
    proof = tf.why_not(numbers)
    assert proof
    lines = page.locator(".why-line")
    expect(lines).to_have_count(proof.length)
    for line, step in zip(lines.all(), proof.steps, strict=True):
        expect(line.locator(".why-cards > span")).to_have_count(len(step.apart + step.part))
    if any(step.apart for step in proof.steps):
        expect(page.locator(".why-not")).to_contain_text(say("why.end", target=24))


@at_both_sizes()
def test_proof_follows_a_right_claim_and_opens_its_tables(table: Table) -> None:
    page = table.page
    table.open("7,7,7,7")
    table.wait_for_python()
    table.button("play.none").click()
    table.expect_verdict("no-solution")
    press(page, "play.look-back")
    ask_why(page)
    expect_proof(page, [7, 7, 7, 7])
    first = page.locator(".why-line").first
    expect(first).to_contain_text("7/24")
    first.locator("summary").click()
    expect(first).to_contain_text(
        say("why.makes-beside", cards="7 7", values="0, 1, 14, 49", beside="7")
    )


@pytest.mark.thorough
@pytest.mark.parametrize("hand", [(1, 1, 1, 1), (1, 6, 7, 8), (2, 2, 2, 6)])
def test_solver_and_album_give_the_reason(page: Page, site: str, hand: tuple[int, ...]) -> None:
    visit(page, site, f"#/solve?hand={','.join(map(str, hand))}")
    ask_why(page)
    expect_proof(page, list(hand))


def test_long_proof_shows_its_first_lines_and_the_others_at_a_press(page: Page, site: str) -> None:
    visit(page, site, "#/solve?hand=1,1,1,10,10")
    ask_why(page)
    lines = page.locator(".why-line")
    expect(lines).to_have_count(8)
    expect(page.locator(".why-not")).not_to_contain_text(say("why.end", target=24))
    press(page, "solutions.more", count=9)
    expect_proof(page, [1, 1, 1, 10, 10])


@pytest.mark.thorough
def test_dead_end_of_the_coach_has_its_reason(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    tick(by(page, "radio", "settings.input.combine"))
    cards = by(page, "toolbar", "play.hand")
    cards.get_by_role("button", name=suited(8, "clubs")).click()
    press(page, "key.+")
    cards.get_by_role("button", name=suited(8, "diamonds")).click()
    expect(cards.get_by_role("button")).to_have_count(3)
    table.button("play.hint").click()
    ask_why(page)
    expect_proof(page, [3, 3, 16])
