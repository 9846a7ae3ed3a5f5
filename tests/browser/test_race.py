"""A race for two on one device."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.histories import unfold
from tests.browser.table import RANKS, visit
from tests.browser.waits import settle, tick
from tests.browser.words import by, exactly, like, press, say


def half(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=say(f"race.{name}"))


def expect_score(page: Page, first: int, second: int) -> None:
    for name, points in (("first", first), ("second", second)):
        expect(half(page, name).locator(".race-score")).to_have_text(str(points))


def cards(page: Page) -> list[int]:
    """The hand on the table; the names of its cards begin with their ranks."""
    names = [
        card.get_attribute("aria-label") for card in half(page, "first").locator(".race-card").all()
    ]
    ranks = [str(name).split(" ")[0] for name in names]
    return [RANKS.get(rank) or int(rank) for rank in ranks]


def solution(page: Page) -> str:
    return str(tf.solve(cards(page))[0])


def answer(side: Locator, text: str) -> None:
    by(side, "textbox", "play.answer").fill(text)
    press(side, "play.check")


def win_point(page: Page) -> None:
    """Make the first player buzz and answer."""
    first = half(page, "first")
    expect(by(first, "button", "race.buzz")).to_be_enabled()
    right = solution(page)
    press(first, "race.buzz")
    answer(first, right)


def claim_none(side: Locator) -> None:
    press(side, "play.none")
    press(side, "play.press-again")


def choose(page: Page, *choices: str) -> None:
    unfold(page)
    for choice in choices:
        tick(page.get_by_role("radio", name=choice, exact=True))


def begin(page: Page, site: str) -> None:
    page.goto(f"{site}#/race")
    press(page, "race.start")
    expect(by(half(page, "first"), "button", "race.buzz")).to_be_enabled()


@pytest.mark.own_context
@pytest.mark.every_browser
def test_points_go_to_the_right_and_away_from_the_wrong(page: Page, site: str) -> None:
    page.clock.install()
    begin(page, site)
    first, second = half(page, "first"), half(page, "second")

    right = solution(page)
    page.keyboard.press("a")
    expect(second).to_contain_text(say("race.listen"))
    answer(first, right)
    expect_score(page, 1, 0)
    expect(first).to_contain_text(say("race.right.mine"))

    page.keyboard.press("Enter")
    expect(by(second, "button", "race.buzz")).to_be_enabled()
    page.keyboard.press("l")
    answer(second, "1+")
    expect(second).to_contain_text(like("verdict.missing-operand"))
    expect_score(page, 1, 0)
    by(second, "textbox", "play.answer").fill("")
    for place in range(4):
        if place:
            press(second, "key.-")
        second.locator(".card").nth(place).click()
    press(second, "play.check")
    expect_score(page, 2, 0)
    expect(second).to_contain_text(say("race.wrong.mine"))

    press(first, "race.next-hand")
    press(second, "race.buzz")
    visit(page, site, "#/help")
    page.clock.fast_forward(40_000)
    page.go_back()
    expect(by(second, "textbox", "play.answer")).to_be_visible()
    page.clock.fast_forward(31_000)
    expect(second).to_contain_text(say("race.told.late"))
    expect_score(page, 3, 0)

    press(second, "race.next-hand")
    press(first, "race.skip")
    expect(first).to_contain_text(say("race.waits"))
    press(second, "race.skip")
    expect(first).to_contain_text(say("race.skipped"))
    expect_score(page, 3, 0)

    press(second, "race.end")
    expect(first).to_contain_text(say("race.won"))
    expect_score(page, 3, 0)
    press(second, "race.again")
    expect_score(page, 0, 0)


@pytest.mark.thorough
@pytest.mark.own_context
def test_no_solution_is_offered_if_hands_may_be_unsolvable(page: Page, site: str) -> None:
    page.clock.install()
    begin(page, site)
    first, second = half(page, "first"), half(page, "second")
    expect(by(page, "button", "play.none")).to_have_count(0)
    press(first, "race.skip")
    press(second, "race.skip")
    press(second, "race.end")
    choose(page, say("settings.solvable.mixed"))
    press(page, "race.start")

    press(first, "play.none")
    page.clock.fast_forward(5000)
    press(first, "play.none")
    press(second, "play.none")
    expect(by(first, "button", "play.none")).to_be_enabled()
    expect_score(page, 0, 0)
    points = [0, 0]
    points[0 if tf.is_solvable(cards(page)) else 1] += 1
    press(second, "play.press-again")
    expect_score(page, *points)

    press(second, "race.next-hand")
    expect(by(first, "button", "race.buzz")).to_be_enabled()
    points[1 if tf.is_solvable(cards(page)) else 0] += 1
    claim_none(first)
    expect_score(page, *points)


@pytest.mark.thorough
def test_first_to_ten_wins_and_the_halves_fit_every_screen(page: Page, site: str) -> None:
    begin(page, site)
    second = half(page, "second")
    for point in range(1, 11):
        win_point(page)
        expect_score(page, point, 0)
        if point < 10:
            press(second, "race.next-hand")
    expect(half(page, "first")).to_contain_text(say("race.won"))
    expect(second).to_contain_text(say("race.lost"))
    press(second, "race.again")
    expect_score(page, 0, 0)
    press(half(page, "first"), "race.skip")
    press(second, "race.skip")
    press(second, "race.end")
    choose(page, say("settings.solvable.mixed"))
    press(page, "race.start")

    press(half(page, "first"), "race.buzz")
    for width, height in ((320, 568), (360, 640), (390, 844), (640, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        top, bottom = (half(page, name).bounding_box() for name in ("first", "second"))
        assert top
        assert bottom
        assert (top["y"] < bottom["y"]) == (height > width)
        turned = half(page, "first").evaluate("it => getComputedStyle(it).transform")
        assert (turned == "none") == (width > height)
        for part in half(page, "first").get_by_role("button").all():
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
    expect(page.locator(".failure")).to_contain_text(say("engine.failed.missing"))
    page.unroute("**/*.wasm")
    press(page, "engine.retry")
    press(page, "race.start")
    win_point(page)
    expect_score(page, 1, 0)
    problems.clear()


@pytest.mark.thorough
def test_race_deals_hands_for_the_signs_that_are_chosen(page: Page, site: str) -> None:
    visit(page, site, "#/race")
    page.get_by_role("button", name=say("key./")).click()
    press(page, "race.start")
    first = half(page, "first")
    expect(by(first, "button", "race.buzz")).to_be_enabled()
    expect(first).to_contain_text(say("play.only", signs="+, −, and ×"))
    assert tf.is_solvable(tf.Puzzle(cards(page), operators="+-*"))


@pytest.mark.thorough
@pytest.mark.own_context
def test_a_child_has_a_head_start_combines_by_touch_and_chooses_for_the_race_alone(
    page: Page, site: str
) -> None:
    page.clock.install()
    visit(page, site, "#/race")
    choose(
        page,
        say("settings.level.easy"),
        say("race.head.second"),
        "20",
        say("settings.input.combine"),
    )
    press(page, "race.start")
    first, second = half(page, "first"), half(page, "second")
    held = by(first, "button", "race.buzz")
    expect(held).to_have_attribute("aria-disabled", "true")
    expect(first).to_contain_text(like("race.head.theirs"))
    expect(second).to_contain_text(like("race.head.mine"))
    page.keyboard.press("a")
    page.clock.fast_forward(12_000)
    expect(first.locator(".race-time")).to_have_text(re.compile("^[678]$"))
    page.clock.fast_forward(9000)
    expect(held).to_have_attribute("aria-disabled", "false")
    press(first, "race.skip")
    press(second, "race.skip")
    press(second, "race.next-hand")

    expect(held).to_have_attribute("aria-disabled", "true")
    press(second, "race.buzz")
    second.locator(".card").nth(0).click()
    press(second, "key.+")
    second.locator(".card").nth(1).click()
    expect(second.locator(".combine-display")).to_contain_text("=")
    page.clock.fast_forward(31_000)
    expect_score(page, 1, 0)

    visit(page, site, "#/settings")
    expect(exactly(page, "radio", "settings.level.easy")).not_to_be_checked()


def test_a_card_follows_the_finger_of_the_player_who_sits_opposite(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, site, "#/race")
    choose(page, say("settings.input.combine"))
    press(page, "race.start")
    first = half(page, "first")
    press(first, "race.buzz")
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
