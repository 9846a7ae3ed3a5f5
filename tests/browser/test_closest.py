"""Closest counts: six numbers and a target, typed or combined, and the best answer."""

import re
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.histories import unfold
from tests.browser.sizes import PHONE, desk, phone
from tests.browser.table import Table
from tests.browser.waits import tick
from tests.browser.words import SAY_IN, say

FAR = "000013"
"""The seed of six cards whose values all differ from the target by at least 5."""
TAP = 44  # pixels, the minimum size of a touch target
SEED = "00002s"
SCREENS = pytest.mark.parametrize(
    "context_options",
    [
        pytest.param(phone(), id="phone-en"),
        pytest.param(desk(locale="zh-CN"), id="desk-zh", marks=pytest.mark.thorough),
    ],
)


def open_puzzle(table: Table, query: str, way: str) -> None:
    """Open the link of a puzzle, and choose an input method."""
    table.page.goto(f"{table.site}#/closest?{query}")
    expect(table.page.locator(".closest-play .tip")).to_be_visible()
    tick(table.page.locator(f"input[name=input][value={way}]"))


def press(table: Table, name: str) -> None:
    table.page.get_by_role("button", name=re.compile(f"^{name}")).click()


def outcome(table: Table) -> Locator:
    return table.page.get_by_role("status")


def best(table: Table) -> Locator:
    return table.page.locator(".closest-best[data-phase=done]")


def fits(page: Page) -> bool:
    """Whether the page needs no scrolling."""
    return bool(
        page.evaluate(
            """() => {
                const { scrollHeight, scrollWidth } = document.documentElement;
                return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
            }"""
        )
    )


@SCREENS
@pytest.mark.sample(1)
def test_typed_answer_gets_stars_and_the_proven_best_and_is_stored(
    table: Table, context_options: dict[str, Any]
) -> None:
    page, say = table.page, SAY_IN[context_options["locale"]]
    puzzle = tf.closest_puzzle("countdown", large=2, seed=SEED)
    best = tf.closest(puzzle.numbers, puzzle.target)
    open_puzzle(table, f"kind=countdown&large=2&seed={SEED}&whole=yes", "type")
    expect(page.locator(".card")).to_have_count(6)
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{puzzle.target}")
    assert fits(page)
    page.locator("#answer").fill("13*13")
    press(table, say("closest.hand-in"))
    expect(outcome(table)).to_have_attribute("data-verdict", "not-on-table")
    small, smaller = sorted(puzzle.numbers)[1::-1]
    page.locator("#answer").fill(f"{smaller}-{small}")
    page.locator("#answer").press("Enter")
    expect(outcome(table)).to_have_attribute("data-verdict", "not-whole")
    page.locator("#answer").fill(str(best.expression))
    expect(page.locator(".so-far")).to_contain_text(f"= {best.value}")
    page.locator("#answer").press("Enter")
    expect(outcome(table)).to_have_attribute("data-stars", "3")
    assert not best.distance
    expect(page.locator(".closest-stars")).to_be_visible()
    page.reload()
    expect(outcome(table)).to_have_attribute("data-stars", "3")
    page.goto(f"{table.site}#/closest")
    expect(page.locator(".start td")).to_have_text(["1", "1", "3"])
    page.goto(f"{table.site}#/stats")
    expect(page.locator(".fold")).not_to_have_count(0)
    unfold(page)
    link = page.locator(".hand-link").first
    expect(link).to_have_attribute("href", re.compile(rf"#/closest\?.*seed={SEED}"))


@pytest.mark.thorough
@SCREENS
def test_any_tile_can_be_submitted_without_scrolling(
    table: Table, context_options: dict[str, Any]
) -> None:
    page, say = table.page, SAY_IN[context_options["locale"]]
    puzzle = tf.closest_puzzle("digits", seed=SEED)
    open_puzzle(table, f"kind=digits&seed={SEED}&whole=yes", "combine")
    tiles = page.locator(".card.tile")
    expect(tiles).to_have_count(6)
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= TAP
    tiles.nth(5).click()
    page.keyboard.press("*")
    tiles.nth(4).click()
    expect(tiles).to_have_count(5)
    largest, second = sorted(puzzle.numbers)[:3:-1]
    product = largest * second
    hand_in = page.locator(".do-hand-in")
    expect(hand_in).to_have_text(f"{say('closest.hand-in')} {product}")
    for key in "1-2":
        page.keyboard.press(key)
    expect(page.locator(".combine-display")).to_have_attribute("data-fault", "not-whole")
    page.keyboard.press("1")
    expect(hand_in).to_have_text(f"{say('closest.hand-in')} {puzzle.numbers[0]}")
    page.keyboard.press("1")
    assert fits(page)
    if page.viewport_size == PHONE:
        hand_in.tap()
    else:
        page.keyboard.press("=")
    distance = abs(product - puzzle.target)
    stars = next((stars for most, stars in ((0, 3), (5, 2), (10, 1)) if distance <= most), 0)
    expect(outcome(table)).to_have_attribute("data-stars", f"{stars}")
    expect(outcome(table)).to_contain_text(f"{distance}")
    expect(best(table)).to_contain_text(say("closest.possible", target=puzzle.target))
    expect(page.get_by_role("img", name=re.compile(rf"= {puzzle.target}$"))).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
@SCREENS
def test_numbers_of_a_day_are_given_up_and_stay_so(
    table: Table, context_options: dict[str, Any]
) -> None:
    page, say = table.page, SAY_IN[context_options["locale"]]
    page.clock.set_fixed_time("2026-11-23T12:00:00")
    puzzle = tf.closest_daily(date(2026, 11, 23))
    page.goto(f"{table.site}#/daily")
    page.get_by_role("link", name=say("closest.today.play")).click()
    expect(page.locator(".closest-play .tip")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{puzzle.target}")
    press(table, say("play.give-up"))
    expect(page.locator("[data-stars]")).to_have_count(0)
    press(table, say("play.press-again"))
    expect(outcome(table)).to_have_attribute("data-stars", "0")
    found = tf.closest(puzzle.numbers, puzzle.target)
    expect(page.get_by_role("img", name=re.compile(rf"= {found.value}$"))).to_be_visible()
    page.reload()
    expect(best(table)).to_be_visible()
    expect(outcome(table)).to_have_attribute("data-stars", "0")
    page.goto(f"{table.site}#/daily")
    expect(page.get_by_role("link", name=say("closest.today.again"))).to_be_visible()


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_choices_are_in_the_link_and_remembered(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/closest")
    for choice in ("input[name=closest-large][value='4']", "input[name=closest-rule][value=exact]"):
        page.locator("label", has=page.locator(choice)).click()
    table.button("play.start").click()
    expect(page).to_have_url(re.compile(r"kind=countdown&large=4&seed=[0-9a-z]{6}&whole=no$"))
    seed = page.url.partition("seed=")[2][:6]
    numbers = tf.closest_puzzle("countdown", large=4, seed=seed).numbers
    expect(page.locator(".closest-play .tip")).to_contain_text(say("closest.tip.exact"))
    for number in numbers:
        expect(page.get_by_role("button", name=f"Card {number}", exact=True).first).to_be_visible()
    page.goto(f"{table.site}#/closest")
    expect(page.locator("input[name=closest-large][value='4']")).to_be_checked()
    page.reload()
    expect(page.locator("input[name=closest-rule][value=exact]")).to_be_checked()


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_nearest_value_of_numbers_that_miss_the_target_is_proven(table: Table) -> None:
    puzzle = tf.closest_puzzle("cards", seed=FAR)
    found = tf.closest(puzzle.numbers, puzzle.target)
    open_puzzle(table, f"kind=cards&seed={FAR}&whole=yes", "type")
    table.answer.fill(str(found.expression))
    table.answer.press("Enter")
    expect(outcome(table)).to_contain_text(f"{found.value} is {found.distance} away.")
    expect(best(table)).to_contain_text(say("closest.nobody.equal"))
    table.button("closest.again").click()
    expect(outcome(table)).to_be_empty()
    press(table, say("play.give-up"))
    press(table, say("play.press-again"))
    expect(best(table)).to_contain_text(
        f"Nobody can come nearer than {found.value}, {found.distance} away:"
    )
