"""Offers of lessons, and hands to review."""

import re

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser import histories
from tests.browser.sizes import on_a_phone
from tests.browser.table import Table, visit
from tests.browser.test_coach import messages
from tests.browser.words import by, like, press, say


def test_after_a_hand_that_was_shown_a_line_leads_to_its_lesson(table: Table) -> None:
    table.open("1,2,7,7")
    table.wait_for_python()
    table.show_solutions()
    line = table.page.locator(".lesson-line a")
    expect(line).to_have_text(say("lessons.needed", technique="statistics.technique.divide-last"))
    line.click()
    expect(table.page.get_by_role("heading", level=1)).to_have_text(
        say("statistics.technique.divide-last")
    )


@pytest.mark.parametrize(
    ("hand", "technique"),
    [
        pytest.param("11,13,12,11", say("statistics.technique.twins"), id="J K Q J"),
        pytest.param("8,10,8,2", None, id="8 10 8 2", marks=pytest.mark.thorough),
        pytest.param("4,12,5,11", None, id="4 Q 5 J", marks=pytest.mark.thorough),
    ],
)
def test_a_hand_with_two_ways_does_not_need_one_and_the_hint_names_the_same(
    table: Table, hand: str, technique: str | None
) -> None:
    page = table.page
    table.open(hand)
    table.wait_for_python()
    table.choose_typing()
    for count in (1, 2):
        table.button("play.hint").click()
        expect(messages(table)).to_have_count(count)
    hint = page.locator(".hints").get_by_text(like("hint.technique")).inner_text()
    named = hint.removeprefix("The trick: ").split(".")[0]
    assert technique in (None, named)
    table.show_solutions()
    expect(page.locator(".lesson-line a")).to_have_text(f"The plainest way: {named} (lesson)")


@pytest.mark.sample(1)
@pytest.mark.parametrize("hand", ["4,12,5,11", "9,2,10,4"])
def test_nothing_empty_is_drawn_after_a_win(table: Table, hand: str) -> None:
    table.open(hand)
    table.choose_typing()
    numbers = [int(number) for number in hand.split(",")]
    table.check(str(tf.solve(numbers)[0]))
    table.expect_verdict("right")
    feedback = by(table.page, "region", "play.feedback")
    expect(feedback.locator("> :visible", has_not_text=re.compile(r"\S"))).to_have_count(0)
    more = table.open_more()
    boxes = more.locator("p:visible, section:visible, ul:visible, div:visible")
    pictures = table.page.locator("svg")
    expect(boxes.filter(has_not_text=re.compile(r"\S"), has_not=pictures)).to_have_count(0)


@pytest.mark.thorough
@on_a_phone
def test_after_a_hand_that_was_given_up_for_a_new_one_a_line_leads_to_its_lesson(
    table: Table,
) -> None:
    page = table.page
    line = page.locator(".lesson-line a")
    table.open("1,1,1,8")
    table.wait_for_python()
    table.choose_typing()
    table.button("play.new").click()
    expect(table.button("play.undo")).to_be_visible()
    expect(line).to_have_count(0)
    table.open("1,2,7,7")
    table.answer.fill("7*7")
    table.button("play.new").click()
    expect(line).to_have_text(
        say("lessons.needed.left", technique="statistics.technique.divide-last")
    )
    table.answer.fill("1")
    expect(line).to_have_count(0)
    table.open("2,1,7,7")
    table.answer.fill("7*7")
    table.button("play.new").click()
    line.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        say("statistics.technique.divide-last")
    )


@pytest.mark.thorough
@pytest.mark.own_context
def test_after_a_hand_that_took_three_times_the_usual_a_line_leads_to_its_lesson(
    table: Table,
) -> None:
    page = table.page
    page.clock.install()
    visit(page, table.site, "#/stats")
    known = [
        histories.hand(n, numbers=[2, 2, 2, n + 4], level="easy", milliseconds=5000)
        for n in range(6)
    ]
    histories.import_hands(page, known)
    for seconds, lines in ((10, 0), (16, 1)):
        table.open("1,1,1,8" if seconds == 10 else "1,1,8,1")
        table.wait_for_python()
        table.choose_typing()
        page.clock.run_for(seconds * 1000)
        table.check("8*(1+1+1)")
        table.expect_verdict("right")
        table.open_more()
        expect(page.locator(".rating li").first).to_be_visible()
        expect(page.locator(".lesson-line a")).to_have_count(lines)


@pytest.mark.thorough
def test_the_hints_name_the_technique(table: Table) -> None:
    table.open("1,1,1,8")
    table.wait_for_python()
    table.choose_typing()
    for count in (1, 2):
        table.button("play.hint").click()
        expect(messages(table)).to_have_count(count)
    expect(table.page.locator(".hints")).to_contain_text(
        say("hint.technique", technique="statistics.technique.eight-three")
    )


@pytest.mark.thorough
@pytest.mark.own_context
def test_one_lesson_is_proposed_when_ten_hands_end(page: Page, site: str) -> None:
    page.clock.install(time=histories.NOW)
    visit(page, site, "#/stats")
    technique = {"code": "share", "params": {}}
    hands = [
        histories.hand(n, numbers=[1, 1, 1, n + 1], technique=technique, hints=n % 2)
        for n in range(10)
    ]
    histories.import_hands(page, hands)
    visit(page, site, "#/play?hand=1,1,1,8")
    press(page, "session.ten.title")
    by(page, "link", "lessons.offer", technique="statistics.technique.share").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics.technique.share"))


@pytest.mark.own_context
def test_missed_hands_form_a_queue_with_reasons_and_the_neatest_way(
    table: Table,
) -> None:
    page = table.page
    page.clock.install(time=histories.NOW)
    visit(page, table.site, "#/stats")
    days_ago = histories.milliseconds(histories.NOW) - 3 * 86_400_000
    eight = {"code": "eight-three", "params": {}}
    hands = [
        histories.hand(1, numbers=[1, 1, 1, 8], at=days_ago, result="shown", technique=eight),
        histories.hand(2, numbers=[1, 2, 7, 7], at=days_ago + 1, result="shown"),
        histories.hand(3, numbers=[4, 6, 1, 1], at=days_ago + 2),
    ]
    histories.import_hands(page, hands)
    queue = by(page, "region", "review.title")
    expect(queue.locator("[data-queue='2']")).to_be_visible()
    queue.get_by_label(say("review.which")).select_option(say("review.reason.all"))
    expect(queue.locator("[data-queue='3']")).to_be_visible()
    queue.get_by_label(say("review.which")).select_option(say("review.reason.missed"))
    press(queue, "review.begin")
    line = page.locator(".review-line")
    expect(line).to_contain_text("1 of 2: missed 3 days ago: See 8, think 3")
    table.wait_for_python()
    table.choose_typing()
    table.check("8*(1+1+1)")
    table.expect_verdict("right")
    expect(table.open_more()).to_contain_text(
        say("review.neatest", expression="8 × (1 + 1 + 1) = 24")
    )
    page.keyboard.press("Escape")
    table.button("play.next").click()
    expect(line).to_contain_text("2 of 2: missed 3 days ago")
    table.button("play.new").click()
    expect(line).to_have_count(0)
