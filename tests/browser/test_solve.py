"""Any cards, any target: every solution, or why there is none."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.words import by, exactly, like, press, say, suited


@pytest.fixture
def solver(page: Page, site: str) -> Page:
    page.goto(f"{site}#/solve")
    return page


def solutions(page: Page) -> Locator:
    return by(page, "list", "solutions.label")


def open_fields(page: Page) -> None:
    """Unfold the fields for other numbers, the target and the operators."""
    fold = page.locator(".solver .fold")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    expect(by(page, "textbox", "solver.cards")).to_be_visible()


def solve(page: Page, cards: str, target: str = "24") -> None:
    open_fields(page)
    by(page, "textbox", "solver.cards").fill(cards)
    by(page, "textbox", "solver.target").fill(target)
    exactly(page, "button", "solver.go").click()


def test_every_solution_is_listed_with_its_steps(solver: Page) -> None:
    solve(solver, "3 3 8 8")
    expect(solutions(solver)).to_have_attribute("data-count", "1")
    (only,) = solutions(solver).locator("> li").all()
    expect(only).to_contain_text("8 ÷ (3 − 8 ÷ 3)")
    expect(only.get_by_role("listitem")).to_have_text(
        ["8 ÷ 3 = 8/3", "3 − (8/3) = 1/3", "8 ÷ (1/3) = 24"]
    )
    expect(solver).to_have_url(re.compile(r"#/solve\?hand=3,3,8,8$"))


def test_keys_choose_cards_and_a_press_removes_a_card(solver: Page) -> None:
    hand = solver.locator(".solver-hand")
    for key in (say("rank.13"), "5", say("rank.1"), "5"):
        solver.get_by_role("button", name=key, exact=True).click()
    chosen = hand.get_by_role("button")
    expect(chosen).to_have_count(4)
    ace = say("solver.remove", card=suited(1, "clubs"))
    hand.get_by_role("button", name=ace, exact=True).click()
    expect(chosen).to_have_count(3)
    chosen.last.focus()
    solver.keyboard.press("Enter")
    expect(chosen.last).to_be_focused()
    solver.get_by_role("button", name="3", exact=True).click()
    expect(solver.locator(".solver .fold")).not_to_have_attribute("open", "")
    exactly(solver, "button", "solver.go").click()
    expect(solutions(solver)).to_have_attribute("data-count", f"{tf.count_solutions([13, 5, 3])}")
    expect(solver).to_have_url(re.compile(r"#/solve\?hand=K,5,3$"))


@pytest.mark.thorough
def test_no_key_adds_a_ninth_card(solver: Page) -> None:
    key = solver.get_by_role("button", name="7", exact=True)
    for _ in range(9):
        key.click(force=True)
    expect(solver.locator(".solver-hand").get_by_role("button")).to_have_count(8)
    expect(key).to_have_attribute("aria-disabled", "true")


def test_unsolvable_hand_is_reported_as_unsolvable(solver: Page) -> None:
    solve(solver, "1 1 1 1")
    expect(by(solver, "heading", "solutions.none")).to_be_visible()
    expect(solver.locator("[data-count]")).to_have_attribute("data-count", "0")
    solve(solver, "1 1 1 1", target="4")
    expect(solutions(solver)).to_contain_text("1 + 1 + 1 + 1")


@pytest.mark.thorough
@pytest.mark.every_browser
def test_link_opens_a_solved_hand_and_leads_to_playing_it(page: Page, site: str) -> None:
    page.goto(f"{site}#/solve?hand=3,3,8,8&target=9")
    expect(by(page, "textbox", "solver.cards")).to_have_value("3 3 8 8")
    expect(by(page, "textbox", "solver.target")).to_have_value("9")
    expect(solutions(page)).to_have_attribute("data-count", re.compile("[1-9]"))
    by(page, "link", "solver.play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("play.goal", target=9))
    expect(page.get_by_role("button", name="8 of")).to_have_count(2)
    page.go_back()
    expect(solutions(page)).to_have_attribute("data-count", re.compile("[1-9]"))


def test_faults_of_cards_and_target_are_reported_and_marked(solver: Page) -> None:
    solve(solver, "3 3 x 8", target="2.5")
    cards = by(solver, "textbox", "solver.cards")
    expect(cards).to_have_attribute("aria-invalid", "true")
    expect(cards).to_have_accessible_description(like("hand-error.bad-hand-symbol", symbol="x"))
    expect(solver.locator("#cards-fault mark")).to_have_text("x")
    expect(solver.locator("#target-fault")).to_contain_text("“2.5” can't be a target.")
    solve(solver, "")
    expect(cards).to_have_accessible_description(re.compile("There are no cards yet."))
    solve(solver, "1 2 3 4 5 6 7 8 9")
    expect(cards).to_have_accessible_description(re.compile("9 cards are too many."))


@pytest.mark.every_browser
def test_long_search_shows_progress_and_can_be_cancelled(solver: Page) -> None:
    expect(solver.locator("html")).to_have_attribute("data-engine", "ready")
    solve(solver, "1 2 3 5 7 11 13 4")
    expect(solver.get_by_role("progressbar")).to_be_visible()
    expect(solver.get_by_text(re.compile(r"[\d,]+ solutions so far"))).to_be_visible()
    press(solver, "solver.cancel")
    expect(solver.get_by_role("progressbar")).to_have_count(0)
    expect(solver.locator("main").get_by_text(say("lab.stopped"))).to_be_visible()
    solve(solver, "3 3 8 8")
    expect(solutions(solver)).to_have_attribute("data-count", "1")


@pytest.mark.thorough
def test_long_list_is_shown_piece_by_piece(solver: Page) -> None:
    solve(solver, "1 2 3 4 5")
    expect(solutions(solver).locator("> li")).to_have_count(40)
    solver.get_by_role("button", name=re.compile(r"Show \d+ more")).click()
    count = solutions(solver).get_attribute("data-count")
    expect(solutions(solver).locator("> li")).to_have_count(int(str(count)))


@pytest.mark.thorough
def test_very_long_list_stops_at_the_simplest(solver: Page) -> None:
    solve(solver, "1 2 4 6 8 12")
    expect(solutions(solver)).to_have_attribute("data-count", re.compile(r"\d{4}"))
    expect(solver.get_by_text(say("solutions.shortened", count=1000))).to_be_visible()
