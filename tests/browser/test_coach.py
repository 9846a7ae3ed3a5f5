"""The coach: hints for the cards on the table, ratings in words, and browsable proofs."""

from typing import get_args

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table import Table
from tests.browser.test_combine import card, combine, lay_to_combine, made
from tests.browser.test_languages import ENGLISH
from tests.browser.words import by, like, press, say, suited
from twentyfour._coaching.hints import HintCode
from twentyfour._rating.reasons import ReasonCode
from twentyfour._techniques.table import TechniqueCode
from twentyfour.rating import Level


def messages(table: Table) -> Locator:
    """The hints. While Python looks for one, another press of the button does nothing."""
    shown = table.page.locator(".hints").get_by_role("paragraph")
    return shown.filter(has_not_text=say("hint.looking"))


@pytest.mark.thorough
def test_coach_fits_the_cards_on_the_table(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    table.button("play.hint").click()
    expect(messages(table)).to_have_text(say("hint.possible.dealt", target=24))
    table.button("play.hint").click()
    expect(messages(table).last).to_have_text(
        like("hint.technique", technique="statistics.technique.fraction-divide")
    )
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    expect(table.cards).to_have_count(3)
    for sentence in (
        say("hint.possible", target=24),
        say("hint.pair", left=3, right="2 2/3"),
        say("hint.step", step="3 − (2 2/3) = 1/3"),
        say("hint.solution", expression="8 ÷ (3 − (8⁄3))"),
    ):
        table.button("play.hint").click()
        expect(messages(table).last).to_have_text(sentence)
    for name, pointed in ((suited(3, "hearts"), 1), ("2 2/3", 1), (suited(8, "diamonds"), 0)):
        expect(card(table, name).and_(table.page.locator("[data-hinted]"))).to_have_count(pointed)
    combine(table, suited(3, "hearts"), say("key.*"), suited(8, "diamonds"))
    expect(messages(table)).to_have_count(0)
    table.button("play.hint").click()
    expect(messages(table)).to_have_text(say("hint.undo", count=1, target=24))
    combine(table, "2 2/3", say("key.+"), made(24))
    expect(card(table, "26 2/3")).to_be_visible()
    table.button("play.hint").click()
    expect(messages(table)).to_contain_text(say("hint.undo", count=2, target=24))
    table.button("combine.undo.count", count=2).click()
    expect(table.cards).to_have_count(3)
    expect(messages(table)).to_have_count(5)


@pytest.mark.thorough
def test_hand_without_a_solution_is_proved_row_by_row(table: Table) -> None:
    table.open("1,6,7,13")
    table.button("play.none").click()
    table.expect_verdict("no-solution")
    table.open_more()
    expect(by(table.page, "region", "rating.label")).to_contain_text(say("reason.no-solution"))
    table.button("first-steps.title").click()
    branches = by(table.page, "list", "first-steps.title")
    expect(branches).to_have_attribute("data-count", "36")
    rows = branches.locator("> li")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("6 ÷ 7 = 6/7")
    expect(rows.first).to_contain_text(say("first-steps.nearest", values="49/3 · 169/7"))
    table.button("solutions.more", count=30).click()
    expect(rows).to_have_count(36)
    by(table.page, "group", "first-steps.filter").get_by_role("button", name=say("key.*")).click()
    expect(rows).to_have_count(6)
    for row in rows.all():
        expect(row).to_contain_text("×")
    row = rows.first.get_by_role("button").first
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(rows.first.get_by_role("list").get_by_role("listitem").first).to_contain_text("nearest")


@pytest.mark.thorough
def test_rating_is_shown_after_the_hand(table: Table) -> None:
    rating = by(table.page, "region", "rating.label")
    table.open("3,3,8,8")
    table.check("8*3*3/8")
    table.expect_verdict("wrong-value")
    expect(rating).to_have_count(0)
    table.check("8/(3-8/3)")
    table.open_more()
    expect(rating).to_have_attribute("data-level", "expert")
    expect(rating).to_contain_text(say("reason.needs-fraction"))
    table.page.keyboard.press("Escape")
    table.open("1,2,3,4")
    expect(rating).to_have_count(0)
    table.show_solutions()
    expect(rating).to_have_attribute("data-level", "easy")


def test_solving_shows_the_rating_and_the_proof(page: Page, site: str) -> None:
    page.goto(f"{site}#/solve?hand=1,1,1,1")
    expect(by(page, "region", "rating.label")).to_contain_text(say("level.easy"))
    press(page, "first-steps.title")
    expect(by(page, "list", "first-steps.title")).to_contain_text("1 + 1 = 2")


@pytest.mark.parametrize(
    ("prefix", "codes", "own"),
    [
        ("reason.", ReasonCode, set()),
        ("technique.", TechniqueCode, set()),
        ("level.", Level, set()),
        ("hint.", HintCode, {"looking", "solvable.some", "possible.dealt"}),
    ],
)
def test_every_code_of_python_has_words_and_no_words_are_idle(
    prefix: str, codes: object, own: set[str]
) -> None:
    known = {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}
    assert known == own.union(get_args(codes))
