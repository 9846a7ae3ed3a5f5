"""Without a miss: hands that get harder, from one link, until the first miss."""

import re

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.sizes import phone
from tests.browser.table import Table
from tests.browser.words import by, exactly, say

RUN = "00002s"
HANDS = [[2, 1, 1, 13], [13, 10, 11, 11], [7, 1, 11, 7], [3, 1, 9, 2]]
"""The first hands of this run, which must never change."""

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.add_init_script(NO_CLIPBOARD)
    return Table(page, site)


def hand_on(page: Page, place: int) -> list[int]:
    """The numbers of the hand at a place of the run, when it is on the table."""
    expect(page).to_have_url(re.compile(rf"&place={place}&"))
    match = re.search(r"hand=([\d,]+)", page.url)
    assert match
    return [int(number) for number in match[1].split(",")]


def start(table: Table) -> None:
    table.page.goto(f"{table.site}#/streak?run={RUN}")
    exactly(table.page, "button", "play.start").click()


def solve(table: Table, place: int) -> list[int]:
    """Solve the hand at a place, and go on."""
    numbers = hand_on(table.page, place)
    table.choose_typing()
    table.check(str(tf.solve(numbers)[0]))
    table.button("play.next").click()
    return numbers


def miss(table: Table, place: int) -> None:
    """Give a wrong answer, and open the end of the run."""
    numbers = hand_on(table.page, place)
    table.choose_typing()
    table.check("+".join(map(str, numbers)))
    table.expect_verdict("wrong-value")
    exactly(table.page, "link", "sprint.results").click()


def expect_end(page: Page, solved: int) -> None:
    """The end of the run, which says how many hands were solved."""
    expect(page.locator("[data-solved]")).to_have_attribute("data-solved", str(solved))


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_run_goes_on_until_the_first_miss(table: Table) -> None:
    page = table.page
    start(table)
    assert [solve(table, place) for place in range(1, 4)] == HANDS[:3]
    expect(page.locator(".clock")).to_have_count(0)
    miss(table, 4)
    expect_end(page, 3)
    ends = page.locator("[data-end]").evaluate_all("(all) => all.map((it) => it.dataset.end)")
    assert ends == ["solved", "solved", "solved", "missed"]
    expect(page.locator(".tree[role=img][aria-label$='= 24']")).to_be_visible()
    page.goto(f"{table.site}#/streak")
    expect(page.locator("[data-best]")).to_have_attribute("data-best", "3")
    expect(exactly(page, "button", "play.start")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.every_browser
def test_link_to_a_friend_deals_the_same_hands_in_every_browser(table: Table) -> None:
    page = table.page
    start(table)
    assert [solve(table, place) for place in range(1, 5)] == HANDS
    hand_on(page, 5)
    page.goto(f"{table.site}#/streak")
    exactly(page, "button", "sprint.go-on").click()
    miss(table, 5)
    expect_end(page, 4)
    exactly(page, "button", "daily.share").click()
    title, marks, link = by(page, "textbox", "share.text").input_value().splitlines()
    assert title == f"{say('app.name')} · {say('mode.flawless')}"
    assert marks == f"🟩🟩🟩🟩🔺 {say('flawless.score', count=4)} ·1"
    assert link.endswith(f"#/streak?run={RUN}")
    exactly(page, "button", "sprint.again").click()
    expect(page).to_have_url(re.compile(f"streak=(?!{RUN})"))


@pytest.mark.thorough
def test_one_hand_may_be_skipped(table: Table) -> None:
    page = table.page
    start(table)
    hand_on(page, 1)
    table.button("flawless.skip").click()
    hand_on(page, 2)
    expect(table.button("flawless.skip")).to_have_count(0)
    solve(table, 2)
    miss(table, 3)
    expect_end(page, 1)
    ends = page.locator("[data-end]").evaluate_all("(all) => all.map((it) => it.dataset.end)")
    assert ends == ["skipped", "solved", "missed"]


@pytest.mark.thorough
def test_three_hints_are_for_the_whole_run(table: Table) -> None:
    page = table.page
    start(table)
    hand_on(page, 1)
    for left in (3, 2):
        table.button("play.hints", count=left).click()
        expect(page.locator(".hints")).to_have_attribute("data-level", str(4 - left))
    expect(table.button("play.hints", count=1)).to_be_visible()
    solve(table, 1)
    hand_on(page, 2)
    table.button("play.hints", count=1).click()
    expect(page.locator(".hints")).to_have_attribute("data-level", "1")
    expect(page.get_by_role("button", name=re.compile("hint"))).to_have_count(0)
    solve(table, 2)
    hand_on(page, 3)
    expect(page.get_by_role("button", name=re.compile("hint"))).to_have_count(0)


@pytest.mark.thorough
def test_run_survives_a_reload_and_other_pages(table: Table) -> None:
    page = table.page
    start(table)
    solve(table, 1)
    numbers = hand_on(page, 2)
    table.choose_typing()
    table.answer.fill("13")
    page.reload()
    expect(table.answer).to_have_value("13")
    assert hand_on(page, 2) == numbers
    table.button("flawless.skip").click()
    hand_on(page, 3)
    page.goto(f"{table.site}#/help")
    page.goto(f"{table.site}#/streak")
    exactly(page, "button", "sprint.go-on").click()
    hand_on(page, 3)
    expect(table.button("flawless.skip")).to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{table.site}#/streak?run={RUN}")
    exactly(page, "button", "sprint.go-on").click()
    solve(table, 3)
    hand_on(page, 4)
    table.show_solutions()
    exactly(page, "link", "sprint.results").click()
    expect_end(page, 2)
    page.reload()
    expect_end(page, 2)


@pytest.mark.thorough
def test_a_hand_that_is_played_again_counts_once(table: Table) -> None:
    page = table.page
    start(table)
    hand_on(page, 1)
    first = page.url
    solve(table, 1)
    miss(table, 2)
    expect_end(page, 1)
    page.goto("about:blank")
    page.goto(first)
    solve(table, 1)
    solve(table, 2)
    hand_on(page, 3)
    page.goto(f"{table.site}#/streak?run={RUN}")
    expect_end(page, 1)
