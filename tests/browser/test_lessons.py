"""Lessons are played to their end: by typing, by combining, and with keys alone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.lessons import (
    answer_to,
    enter_lesson,
    play_lesson,
    press_by_keys,
    wait_for_cards,
)
from tests.browser.sizes import desk, on_a_phone
from tests.browser.table import Table, visit
from tests.browser.waits import settle
from tests.browser.words import by, press, say
from twentyfour._techniques.naming import techniques_of
from twentyfour._techniques.table import PATH, PathCode


@on_a_phone
def test_a_lesson_is_played_to_its_end_by_typing_and_leads_to_the_next(table: Table) -> None:
    play_lesson(table, "eight-three", "type")
    page = table.page
    by(page, "link", "lessons.next", technique="statistics.technique.six-four").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics.technique.six-four"))
    visit(page, table.site, "#/learn")
    expect(page.locator(".path-link[data-done] .path-link-state")).to_contain_text("5 of 5")


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["type", "combine"])
@pytest.mark.parametrize("code", PATH)
def test_every_lesson_is_played_to_its_end(
    table: Table, code: PathCode, way: Literal["type", "combine"]
) -> None:
    play_lesson(table, code, way)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_a_player_joins_the_first_cards_by_dragging_and_can_start_over(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/learn?lesson=six-four")
    wait_for_cards(page)
    expect(page.locator(".path-progress")).to_have_text(say("lessons.step", place=1, count=9))
    page.locator("[data-side=left]").drag_to(page.locator("[data-side=right]"))
    expect(page.locator(".path-picture .path-frame")).to_have_count(3)
    press(page, "lessons.examples")
    expect(page.locator(".path-progress")).to_contain_text(say("lessons.step", place=2, count=9))
    press(page, "lessons.restart")
    expect(page.locator(".path-progress")).to_have_text(say("lessons.step", place=1, count=9))


def test_an_answer_by_another_technique_is_right_but_not_of_the_lesson(table: Table) -> None:
    code: PathCode = "inner-quotient"  # only three of its hands have no other technique
    enter_lesson(table, code)
    table.choose_typing()
    while not (others := answers_without(code, table.numbers)):
        table.check(str(answer_to(table.numbers, code)))
        press(table.page, "lessons.next-hand")
    table.check(str(others[0]))
    table.expect_verdict("other-technique", "That is 24, but with another trick")
    expect(table.verdict.locator(".notice.almost")).to_be_visible()


def answers_without(code: PathCode, numbers: list[int]) -> list[tf.Expression]:
    """The solutions of which no writing has a technique."""
    return [
        answer
        for answer in tf.solve(numbers)
        if code not in {technique.code for technique in techniques_of(answer)}
    ]


@pytest.mark.thorough
def test_a_hand_can_be_hinted_and_shown_and_counts_as_missed(table: Table) -> None:
    enter_lesson(table, "sum")
    page = table.page
    press(page, "play.hint")
    expect(page.locator(".hints")).to_contain_text(say("lessons.cue.sum"))
    press(page, "play.hint")
    expect(page.locator(".hints")).to_contain_text("Begin with")
    press(page, "lessons.show")
    for _ in range(3):
        press(page, "worked.next")
    press(page, "lessons.next-hand")
    expect(page.locator(".path-goal .mastery-dot[data-missed]")).to_have_count(1)
    visit(page, table.site, "#/stats")
    latest = by(page, "list", "statistics.recent").get_by_role("listitem")
    expect(latest.first).to_contain_text(re.compile("Solutions shown .* Lesson · 2 hints"))


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_lesson_is_played_with_keys_and_keeps_the_focus(table: Table) -> None:
    page = table.page
    code: PathCode = "eight-three"
    visit(page, table.site, f"#/learn?lesson={code}")
    table.wait_for_python()
    wait_for_cards(page)
    steps = ["worked.next"] * 3
    for key in ("lessons.examples", *steps, "lessons.example.next", *steps, "lessons.your-turn"):
        press_by_keys(page, key)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.type(str(answer_to(table.numbers, code)))
    page.keyboard.press("Enter")
    table.expect_verdict("right")
    press_by_keys(page, "lessons.next-hand")
    expect(page.locator(".path-goal .mastery-dot[data-filled]")).to_have_count(1)
    for key in ("play.hint", "lessons.show", *steps, "lessons.next-hand"):
        press_by_keys(page, key)
    expect(page.locator(".path-goal .mastery-dot[data-missed]")).to_have_count(1)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [{"locale": "en-US", "reduced_motion": "reduce"}])
def test_picture_does_not_move_if_motion_is_reduced(page: Page, site: str) -> None:
    visit(page, site, "#/learn?lesson=share")
    page.locator(".path-picture button").first.click()
    expect(page.locator(".path-frame").last).to_be_visible()
    settle(page)
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".path-frame").first).to_be_hidden()
