"""The first hand of a player: one of the easiest, with a guide to its first step on phones."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.sizes import MOVING, desk, on_a_phone, phone
from tests.browser.table import Table
from tests.browser.test_modes import dealt, fresh_hand
from tests.browser.waits import PYTHON, delay_files, settle
from tests.browser.words import by
from web.builder.paths import GENERATED

pytestmark = pytest.mark.own_context

EASIEST = 10  # the rating is below this


def guide(page: Page) -> Locator:
    return page.locator(".guide")


def guided(page: Page) -> Locator:
    """The card or sign that the guide marks."""
    return page.locator("[data-guided]")


def expect_part(page: Page, part: str) -> None:
    expect(guide(page)).to_have_attribute("data-part", part)
    expect(guided(page)).to_have_count(1)


def hands_of_newcomers() -> list[list[int]]:
    """The hands that are dealt until the first win."""
    facts = json.loads((GENERATED / "engine.json").read_text())
    return [sorted(deal["ranks"]) for deal in facts["first"]]


def rating(page: Page) -> float:
    return tf.rate(dealt(page)).score


def take_step(page: Page, step: tf.Step) -> None:
    """Combine two cards, given by their numbers; all values are whole."""
    cards = page.locator(".hand").get_by_role("button")
    names = [str(card.get_attribute("aria-label")) for card in cards.all()]
    values = [re.split("[ ,]", name)[0].replace("Ace", "1") for name in names]
    left = values.index(str(step.left))
    values[left] = ""
    right = values.index(str(step.right))
    cards.nth(left).tap()
    page.locator(".controls .keypad button").nth("+-*/".index(step.operator.symbol)).tap()
    cards.nth(right).tap()
    expect(cards).to_have_count(len(values) - 1)


@pytest.mark.parametrize("context_options", [phone(**MOVING)], ids=["phone"])
def test_first_hand_is_won_by_touch_before_python_is_ready(table: Table) -> None:
    page = table.page
    release = delay_files(page, PYTHON)
    page.goto(table.site)
    expect(by(page, "radio", "settings.input.combine")).to_be_checked()
    assert rating(page) < EASIEST
    for step in tf.solve(dealt(page))[0].steps():
        take_step(page, step)
    table.expect_verdict("waiting")
    release()
    table.expect_verdict("right")

    hands = [fresh_hand(table, table.button("play.next").tap)]
    hands += [fresh_hand(table, table.button("play.new").tap) for _ in range(5)]
    first = hands_of_newcomers()
    assert not all(sorted(hand) in first for hand in hands)
    assert all(max(hand) <= 10 for hand in hands)
    expect(guide(page)).to_have_count(0)
    page.goto("about:blank")
    page.goto(table.site)
    expect(table.cards).to_have_count(4)
    expect(table.button("play.hint")).to_be_visible()
    assert page.evaluate("localStorage.getItem('twentyfour:solved')") == "true"


@pytest.mark.parametrize("context_options", [phone(reduced_motion="reduce")], ids=["phone"])
def test_guide_leads_through_the_first_step_and_is_heard(table: Table) -> None:
    page = table.page
    page.goto(table.site)
    cards = dealt(page)
    for part in ("first", "sign", "second"):
        expect_part(page, part)
        expect(page.locator("[aria-live=polite]")).to_contain_text(
            guide(page).locator("span").inner_text()
        )
        guided(page).tap()
    expect_part(page, "result")
    settle(page)
    assert page.evaluate("document.getAnimations().length") == 0
    first = tf.solve(cards)[0].steps()[0]
    expect(guide(page)).to_contain_text(f"= {first.value}")
    expect(guided(page)).to_have_attribute("aria-label", re.compile(f"^{first.value}, "))
    table.button("combine.undo").tap()
    expect_part(page, "first")
    page.reload()
    expect_part(page, "first")


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_guide_is_skipped_and_returns_after_twenty_seconds_without_an_action(table: Table) -> None:
    page = table.page
    page.clock.install()
    page.goto(table.site)
    expect(table.cards).to_have_count(4)
    page.clock.run_for(1000)
    expect_part(page, "first")
    page.clock.run_for(60_000)
    expect_part(page, "first")
    table.button("guide.skip").tap()
    expect(guide(page)).to_have_count(0)
    expect(guided(page)).to_have_count(0)
    page.clock.run_for(19_000)
    expect(guide(page)).to_have_count(0)
    page.clock.run_for(2000)
    expect_part(page, "first")


@on_a_phone
def test_waiting_for_python_does_not_count_as_time_of_the_hand(table: Table) -> None:
    page = table.page
    page.clock.install()
    release = delay_files(page, PYTHON)
    page.goto(f"{table.site}#/play?hand=6,6,6,6")
    expect(table.cards).to_have_count(4)
    page.clock.run_for(2000)
    for step in ("1+2", "2+3", "3+4"):
        page.keyboard.type(step)
    table.expect_verdict("waiting")
    page.clock.run_for(12_000)
    release()
    table.expect_verdict("right")
    expect(page.locator(".win-facts")).to_contain_text(re.compile(r"0:0[234]\.\d"))


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_first_hand_is_typed_on_devices_with_a_keyboard(table: Table) -> None:
    page = table.page
    page.goto(table.site)
    expect(table.answer).to_be_focused()
    assert rating(page) < EASIEST
    second = fresh_hand(table, table.button("play.new").click)
    assert tf.rate(second).score < EASIEST
    table.check(str(tf.solve(second)[0]))
    table.expect_verdict("right")
    expect(guide(page)).to_have_count(0)
