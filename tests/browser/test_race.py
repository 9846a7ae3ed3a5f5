"""A race for two on one device."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.table import visit

RANKS = {"Ace": 1, "Jack": 11, "Queen": 12, "King": 13}


def half(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"{name} player")


def press(side: Locator, name: str) -> None:
    side.get_by_role("button", name=name).click()


def expect_score(page: Page, first: int, second: int) -> None:
    for name, points in (("First", first), ("Second", second)):
        expect(half(page, name).locator(".race-score")).to_have_text(str(points))


def cards(page: Page) -> list[int]:
    """The hand on the table; the names of its cards begin with their ranks."""
    names = [
        card.get_attribute("aria-label") for card in half(page, "First").locator(".race-card").all()
    ]
    ranks = [str(name).split(" ")[0] for name in names]
    return [RANKS.get(rank) or int(rank) for rank in ranks]


def solution(page: Page) -> str:
    return str(tf.solve(cards(page))[0])


def answer(side: Locator, text: str) -> None:
    side.get_by_role("textbox", name="Answer").fill(text)
    press(side, "Check")


def win_point(page: Page) -> None:
    """Make the first player buzz and answer."""
    first = half(page, "First")
    expect(first.get_by_role("button", name="I have it!")).to_be_enabled()
    right = solution(page)
    press(first, "I have it!")
    answer(first, right)


def claim_none(side: Locator) -> None:
    press(side, "No solution")
    press(side, "Press again")


def choose(page: Page, *choices: str) -> None:
    for choice in choices:
        page.get_by_role("radio", name=choice, exact=True).check(force=True)


def begin(page: Page, site: str) -> None:
    page.goto(f"{site}#/race")
    page.get_by_role("button", name="Start").click()
    expect(half(page, "First").get_by_role("button", name="I have it!")).to_be_enabled()


@pytest.mark.own_context
@pytest.mark.every_browser
def test_points_go_to_the_right_and_away_from_the_wrong(page: Page, site: str) -> None:
    page.clock.install()
    begin(page, site)
    first, second = half(page, "First"), half(page, "Second")

    right = solution(page)
    page.keyboard.press("a")
    expect(second).to_contain_text("The other player has buzzed.")
    answer(first, right)
    expect_score(page, 1, 0)
    expect(first).to_contain_text("Right! The point is yours.")

    page.keyboard.press("Enter")
    expect(second.get_by_role("button", name="I have it!")).to_be_enabled()
    page.keyboard.press("l")
    answer(second, "1+")
    expect(second).to_contain_text("A number is missing")
    expect_score(page, 1, 0)
    second.get_by_role("textbox", name="Answer").fill("")
    for place in range(4):
        if place:
            press(second, "minus")
        second.locator(".card").nth(place).click()
    press(second, "Check")
    expect_score(page, 2, 0)
    expect(second).to_contain_text("Wrong. The point goes to the other player.")

    press(first, "Next hand")
    press(second, "I have it!")
    visit(page, site, "#/help")
    page.clock.fast_forward(40_000)
    page.go_back()
    expect(second.get_by_role("textbox", name="Answer")).to_be_visible()
    page.clock.fast_forward(31_000)
    expect(second).to_contain_text("Time is up.")
    expect_score(page, 3, 0)

    press(second, "Next hand")
    press(first, "Next")
    expect(first).to_contain_text("Waiting for the other")
    press(second, "Next")
    expect(first).to_contain_text("Nobody had it.")
    expect_score(page, 3, 0)


@pytest.mark.thorough
@pytest.mark.own_context
def test_no_solution_is_offered_if_hands_may_be_unsolvable(page: Page, site: str) -> None:
    page.clock.install()
    begin(page, site)
    first, second = half(page, "First"), half(page, "Second")
    expect(page.get_by_role("button", name="No solution")).to_have_count(0)
    press(first, "Next")
    press(second, "Next")
    press(second, "End the game")
    choose(page, "Some without a solution")
    page.get_by_role("button", name="Start").click()

    press(first, "No solution")
    page.clock.fast_forward(5000)
    press(first, "No solution")
    press(second, "No solution")
    expect(first.get_by_role("button", name="No solution")).to_be_enabled()
    expect_score(page, 0, 0)
    points = [0, 0]
    points[0 if tf.is_solvable(cards(page)) else 1] += 1
    press(second, "Press again")
    expect_score(page, *points)

    press(second, "Next hand")
    expect(first.get_by_role("button", name="I have it!")).to_be_enabled()
    points[1 if tf.is_solvable(cards(page)) else 0] += 1
    claim_none(first)
    expect_score(page, *points)


@pytest.mark.thorough
def test_first_to_ten_wins_and_the_halves_fit_every_screen(page: Page, site: str) -> None:
    begin(page, site)
    second = half(page, "Second")
    for point in range(1, 11):
        win_point(page)
        expect_score(page, point, 0)
        if point < 10:
            press(second, "Next hand")
    expect(half(page, "First")).to_contain_text("You win!")
    expect(second).to_contain_text("The other player wins.")
    press(second, "New game")
    expect_score(page, 0, 0)
    press(half(page, "First"), "Next")
    press(second, "Next")
    press(second, "End the game")
    choose(page, "Some without a solution")
    page.get_by_role("button", name="Start").click()

    press(half(page, "First"), "I have it!")
    for width, height in ((320, 568), (360, 640), (390, 844), (640, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        top, bottom = (half(page, name).bounding_box() for name in ("First", "Second"))
        assert top
        assert bottom
        assert (top["y"] < bottom["y"]) == (height > width)
        turned = half(page, "First").evaluate("it => getComputedStyle(it).transform")
        assert (turned == "none") == (width > height)
        for part in half(page, "First").get_by_role("button").all():
            box = part.bounding_box()
            assert box
            assert box["y"] >= top["y"] - 0.5
            assert box["y"] + box["height"] <= top["y"] + top["height"] + 0.5
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
            width,
            height,
        )


@pytest.mark.thorough
@pytest.mark.own_context
def test_race_continues_when_a_failed_start_is_retried(
    page: Page, site: str, problems: list[str]
) -> None:
    page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    page.goto(f"{site}#/race")
    expect(page.locator(".failure")).to_contain_text("does not have a file")
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Start").click()
    win_point(page)
    expect_score(page, 1, 0)
    problems.clear()


def test_race_deals_hands_for_the_signs_that_are_chosen(page: Page, site: str) -> None:
    visit(page, site, "#/race")
    page.get_by_role("button", name="divided by ÷").click()
    page.get_by_role("button", name="Start").click()
    first = half(page, "First")
    expect(first.get_by_role("button", name="I have it!")).to_be_enabled()
    expect(first).to_contain_text("Use only +, −, and ×.")
    assert tf.is_solvable(tf.Puzzle(cards(page), operators="+-*"))


@pytest.mark.own_context
def test_a_child_has_a_head_start_combines_by_touch_and_chooses_for_the_race_alone(
    page: Page, site: str
) -> None:
    page.clock.install()
    visit(page, site, "#/race")
    choose(page, "Easy", "Bottom or right", "20", "Combine cards")
    page.get_by_role("button", name="Start").click()
    first, second = half(page, "First"), half(page, "Second")
    held = first.get_by_role("button", name="I have it!")
    expect(held).to_have_attribute("aria-disabled", "true")
    expect(first).to_contain_text("The other player has a head start.")
    expect(second).to_contain_text("You have a head start!")
    page.keyboard.press("a")
    page.clock.fast_forward(12_000)
    expect(first.locator(".race-time")).to_have_text(re.compile("^[678]$"))
    page.clock.fast_forward(9000)
    expect(held).to_have_attribute("aria-disabled", "false")
    press(first, "Next")
    press(second, "Next")
    press(second, "Next hand")

    expect(held).to_have_attribute("aria-disabled", "true")
    press(second, "I have it!")
    second.locator(".card").nth(0).click()
    press(second, "plus")
    second.locator(".card").nth(1).click()
    expect(second.locator(".combine-display")).to_contain_text("=")
    page.clock.fast_forward(31_000)
    expect_score(page, 1, 0)

    visit(page, site, "#/settings")
    expect(page.get_by_role("radio", name="Easy", exact=True)).not_to_be_checked()


def test_a_card_follows_the_finger_of_the_player_who_sits_opposite(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, site, "#/race")
    choose(page, "Combine cards")
    page.get_by_role("button", name="Start").click()
    first = half(page, "First")
    press(first, "I have it!")
    card = first.locator(".card").nth(0)
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] - 10, box["y"] + 60)
    moved = card.bounding_box()
    assert moved
    assert abs(moved["x"] - box["x"] + 30) < 2
    assert abs(moved["y"] - box["y"] - 40) < 2
    onto = first.locator(".card").nth(2).bounding_box()
    assert onto
    page.mouse.move(onto["x"] + 20, onto["y"] + 20)
    page.mouse.up()
    choice, own = first.locator(".combine-choice").bounding_box(), first.bounding_box()
    assert choice
    assert own
    assert choice["y"] >= own["y"]
    assert choice["y"] + choice["height"] <= own["y"] + own["height"]
