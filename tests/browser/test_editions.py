"""An edition is a setting that decides which hands the table and a race deal."""

import re
from fractions import Fraction
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, press, say, suited, words

SUMS = tf.Puzzle([9, 9, 4, 2], operators="+-")
LINK_OF_SUMS = "hand=9,9,4,2&operators=%2B-"


def choose(page: Page, site: str, edition: str) -> Table:
    """Choose an edition, and deal a new hand."""
    visit(page, site, "#/settings")
    page.get_by_label(say("settings.edition")).select_option(
        label=say(f"settings.edition.{edition}")
    )
    visit(page, site, "#/play")
    table = Table(page, site)
    table.wait_for_python()
    return table


@pytest.mark.thorough
def test_edition_decides_which_hands_are_dealt(page: Page, site: str) -> None:
    table = choose(page, site, "three-cards")
    expect(table.cards).to_have_count(3)
    expect(by(page, "group", "settings.deck")).to_have_count(0)
    before = page.url
    table.button("play.new").click()
    expect(page).not_to_have_url(before)
    expect(table.cards).to_have_count(3)
    visit(page, site, "#/race")
    press(page, "race.start")
    expect(page.locator(".race-half").first.locator(".race-card")).to_have_count(3)


def test_a_tile_deals_make_10(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    page.locator(".mode-button").click()
    game = page.locator(".mode-choice", has_text=say("games.make-ten"))
    game.first.click()
    expect(page).to_have_url(re.compile("target=10$"))
    puzzle = dealt(table)
    assert puzzle.target == 10
    assert max(puzzle.numbers) <= 9
    page.locator(".mode-button").click()
    expect(game.first).to_have_attribute("aria-current", "true")


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [{"locale": "ja"}])
def test_make_10_comes_first_in_japanese(page: Page, site: str) -> None:
    visit(page, site, "#/play")
    page.locator(".mode-button").click()
    expect(page.locator(".mode-choice").first).to_have_text(
        re.compile(words("ja")("games.make-ten"))
    )


@pytest.mark.thorough
def test_courts_count_ten_by_the_rule_of_a_family(page: Page, site: str) -> None:
    visit(page, site, "#/settings")
    tick(by(page, "radio", "settings.deck.J10"))
    table = Table(page, site)
    table.open("10,10,4,4")
    table.wait_for_python()
    names = table.cards.evaluate_all("cards => cards.map(card => card.ariaLabel)")
    assert names == [
        suited(13, "spades"),
        suited(12, "hearts"),
        suited(4, "clubs"),
        suited(4, "diamonds"),
    ]
    expect(page.locator(".hand [data-count]")).to_have_count(4)
    expect(page.locator(".hand [data-count='10']")).to_have_count(4)
    table.answer.press_sequentially("(K*q-4)/4")
    expect(table.answer).to_have_value("(10*10-4)/4")
    page.keyboard.press("Enter")
    table.expect_verdict("right")
    table.open("12,3,1,1")
    expect(table.cards.first).to_have_attribute("aria-label", "12 of spades")
    expect(page.locator(".hand .court")).to_have_count(0)
    table.button("play.new").click()
    expect(page).not_to_have_url(re.compile("12,3,1,1"))
    assert max(dealt(table).numbers) <= 10


def dealt(table: Table) -> tf.Puzzle:
    """The hand in the address."""
    expect(table.page).to_have_url(re.compile("hand="))
    query = {name: text for name, (text,) in parse_qs(table.page.url.rpartition("?")[2]).items()}
    numbers = [Fraction(number) for number in query["hand"].split(",")]
    target = Fraction(query.get("target", "24"))
    return tf.Puzzle(numbers, target, query.get("operators", "+-*/"))


def solve(table: Table) -> None:
    """Answer the hand in the address with a solution from Python."""
    table.check(str(tf.solve(dealt(table))[0]))
    table.expect_verdict("right")


@pytest.mark.thorough
def test_other_targets_and_decimals_are_played(page: Page, site: str) -> None:
    solve(table := choose(page, site, "other-targets"))
    assert "target=" in page.url
    expect(page.get_by_role("heading", level=1)).not_to_have_text(say("play.goal", target=24))
    solve(choose(page, site, "decimals"))
    solve(choose(page, site, "fractions"))
    choose(page, site, "integers")
    expect(table.cards).to_have_count(4)
    solve(table)


def test_hand_offers_and_accepts_only_two_operators(page: Page, site: str) -> None:
    table = choose(page, site, "multiply-divide")
    expect(page.locator(".allowed")).to_have_text(say("play.only", signs="× and ÷"))
    keys = by(page, "group", "key.label").get_by_role("button")
    expect(keys).to_have_text(["×", "÷", "(", ")"])
    table.check("+".join(map(str, dealt(table).numbers)))
    table.expect_verdict(
        "operator-not-allowed", say("verdict.operator-not-allowed", operator="+", allowed="× ÷")
    )
    solve(table)
    table.open_more()
    expect(page.locator(".alternatives-own b")).to_be_visible()
    visit(page, site, "#/stats")
    again = page.locator(".hand-link").first
    expect(again).to_contain_text(say("play.only", signs="× and ÷"))
    again.click()
    assert dealt(table).operators == "*/"


@pytest.mark.thorough
def test_cards_are_combined_by_the_operators_of_their_hand(page: Page, site: str) -> None:
    table = Table(page, site)
    visit(page, site, f"#/play?{LINK_OF_SUMS}")
    table.wait_for_python()
    tick(page.get_by_role("radio", name="Combine"))
    keys = by(page, "toolbar", "key.label").get_by_role("button")
    expect(keys).to_have_text(["+", "−"])
    table.cards.first.click()
    page.keyboard.press("*")
    expect(page.locator(".combine-line")).to_have_text("9")
    table.button("play.hint").click()
    expect(page.locator(".hints")).to_be_visible()
    table.cards.first.drag_to(table.cards.nth(1))
    offered = by(page, "group", "combine.choice").get_by_role("button")
    expect(offered).to_have_text(["9 + 9", "9 − 9", say("combine.cancel")])
    offered.first.click()
    for _ in range(2):
        page.keyboard.press("+")
        table.cards.nth(1).click()
    table.expect_verdict("right")


@pytest.mark.thorough
def test_race_and_solver_keep_to_the_operators(page: Page, site: str) -> None:
    choose(page, site, "add-subtract")
    visit(page, site, "#/race")
    press(page, "race.start")
    half = page.locator(".race-half").first
    expect(half).to_contain_text(say("play.only", signs="+ and −"))
    press(half, "race.buzz")
    expect(half.locator(".keypad button")).to_have_text(["+", "−", "(", ")"])
    visit(page, site, f"#/solve?{LINK_OF_SUMS}")
    solutions = by(page, "list", "solutions.label")
    expect(solutions).to_have_attribute("data-count", f"{tf.count_solutions(SUMS)}")
    expect(by(page, "link", "solver.play")).to_have_attribute("href", f"#/play?{LINK_OF_SUMS}")
    page.get_by_role("button", name=say("key.*")).click()
    press(page, "key./")
    press(page, "nav.solve")
    expect(solutions).to_have_attribute("data-count", f"{tf.count_solutions(SUMS.numbers)}")
    expect(page).to_have_url(re.compile(r"hand=9,9,4,2$"))
