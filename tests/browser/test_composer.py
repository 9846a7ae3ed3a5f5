"""The composer says at once what a hand is, and deals another that keeps some of its cards."""

import re
from fractions import Fraction

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.sizes import at_both_sizes
from tests.browser.table import visit
from tests.browser.waits import wait_until
from tests.browser.words import by, exactly, press, say

LETTERS = {1: "A", 11: "J", 12: "Q", 13: "K"}
WISHES = ("like", "harder", "single", "fractions")


def compose(page: Page, *ranks: int) -> None:
    keys = page.locator(".rank-keys").get_by_role("button")
    for rank in ranks:
        keys.nth(rank - 1).click()


def keep(page: Page, card: str) -> None:
    by(page, "button", "composer.keep.card", card=card).first.click()


def composed(page: Page) -> list[int]:
    """The numbers of the hand, as the buttons name them."""
    names = page.locator(".held-card").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    ranks = {letter: rank for rank, letter in LETTERS.items()}
    shown = [name.rpartition(" ")[2] for name in names]
    return [ranks.get(name) or int(name) for name in shown]


def dealt(page: Page, wish: str, before: list[int]) -> list[int]:
    """The hand after a wish."""
    press(page.get_by_role("main"), f"composer.{wish}")
    wait_until(
        page,
        "before => [...document.querySelectorAll('.held-card')].map(it => it.ariaLabel).join()"
        " !== before",
        ",".join(say("composer.keep.card", card=LETTERS.get(n, n)) for n in before),
    )
    return composed(page)


def expect_wished(wish: str, hand: list[int], before: list[int]) -> None:
    assert tf.is_solvable(hand)
    if wish == "harder":
        assert tf.rate(hand).score > tf.rate(before).score // 1
    if wish == "single":
        assert tf.count_solutions(hand) == 1
    if wish == "fractions":
        assert tf.school(hand) == 6


@at_both_sizes()
def test_hand_is_known_at_once_and_another_keeps_its_cards(page: Page, site: str) -> None:
    visit(page, site, "#/solve")
    compose(page, 2, 4, 8, 10)
    facts = page.locator(".hand-facts")
    count = tf.count_solutions([2, 4, 8, 10])
    expect(facts).to_contain_text(say("composer.ways", count=count))
    expect(facts).to_contain_text(say(f"level.{tf.rate([2, 4, 8, 10]).level}"))
    keep(page, "4")
    hand = dealt(page, "single", [2, 4, 8, 10])
    assert hand[1] == 4
    expect_wished("single", hand, [2, 4, 8, 10])
    expect(facts).to_contain_text(say("composer.ways", count=1))


@pytest.mark.thorough
@pytest.mark.parametrize("wish", WISHES)
def test_every_wish_holds_and_keeps_a_card(page: Page, site: str, wish: str) -> None:
    visit(page, site, "#/solve")
    compose(page, 3, 6, 6, 12)
    keep(page, "3")
    before = [3, 6, 6, 12]
    for _ in range(3):
        hand = dealt(page, wish, before)
        assert hand[0] == 3
        expect_wished(wish, hand, before)
        before = hand


@pytest.mark.thorough
def test_other_hands_are_answered_by_python(page: Page, site: str) -> None:
    visit(page, site, "#/solve?hand=1/2,3,4,4")
    facts = page.locator(".hand-facts")
    count = tf.count_solutions([Fraction(1, 2), 3, 4, 4])
    expect(facts).to_contain_text(say("composer.ways", count=count))
    expect(page.locator(".wish-chips")).to_have_count(0)
    visit(page, site, "#/solve?hand=1,1,1,1")
    expect(facts).to_have_text(say("solutions.none"))


@pytest.mark.thorough
def test_wish_without_a_hand_says_so(page: Page, site: str) -> None:
    visit(page, site, "#/solve?hand=1,1,4,4")
    for card in ("1", "4"):
        keep(page, card)
    by(page, "button", "composer.keep.card", card="1").nth(1).click()
    press(page.get_by_role("main"), "composer.fractions")
    expect(page.get_by_role("main")).to_contain_text(say("hand-error.no-such-hand"))
    expect(page.locator(".held-card")).to_have_count(4)


@pytest.mark.thorough
def test_composed_hand_joins_a_list_and_a_set(page: Page, site: str) -> None:
    visit(page, site, "#/set?make=1")
    compose(page, 3, 3, 8, 8)
    exactly(page, "button", "lists.add").click()
    expect(page.get_by_label(say("sets.list"))).to_have_value(re.compile("^3 3 8 8"))
    compose(page, 1, 5, 5, 5)
    exactly(page, "button", "lists.add").click()
    press(page, "sets.make")
    expect(page).to_have_url(re.compile("hands=|collect=1"))
