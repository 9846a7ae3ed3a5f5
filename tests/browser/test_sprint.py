"""Sprints: as many hands as possible in some minutes, and the same hands from one link."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.histories import unfold
from tests.browser.sizes import desk, phone
from tests.browser.table import Table
from tests.browser.waits import tick
from tests.browser.words import SAY_IN, by, exactly, say

RUN = "00002s1rp1"
HANDS = [[3, 1, 9, 2], [6, 8, 4, 8], [6, 12, 12, 7], [4, 11, 6, 10]]
"""The first hands of this run, which must never change: three easy hands and a medium one."""

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.add_init_script(NO_CLIPBOARD)
    return Table(page, site)


def hand_on(page: Page, place: int) -> list[int]:
    """The numbers of the hand at a place of the run, when it is on the table."""
    expect(page).to_have_url(re.compile(rf"place={place}$"))
    match = re.search(r"hand=([\d,]+)", page.url)
    assert match
    return [int(number) for number in match[1].split(",")]


def answer(page: Page, place: int, check: str) -> None:
    text = str(tf.solve(hand_on(page, place))[0])
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name=check, exact=True).click()
    expect(page).not_to_have_url(re.compile(rf"place={place}$"))


def score(page: Page) -> Locator:
    return page.locator(".sprint-score")


@pytest.mark.parametrize(
    "context_options",
    [phone(), desk(locale="zh-CN")],
    ids=["phone-en", "desk-zh"],
)
@pytest.mark.sample(1)
def test_run_is_played_to_its_end_and_gone_over(
    table: Table, context_options: dict[str, str]
) -> None:
    page, say = table.page, SAY_IN[context_options["locale"]]
    page.goto(f"{table.site}#/sprint")
    tick(page.locator("input[name=sprint-minutes][value='1']"))
    page.get_by_role("button", name=say("play.start"), exact=True).click()
    hand_on(page, 1)
    tick(page.locator("input[name=input][value=type]"))
    answer(page, 1, say("play.check"))
    expect(page.locator(".mode-button")).to_contain_text(re.compile("1 solved|已解 1 组"))
    missed = hand_on(page, 2)
    for place in range(2, 8):
        hand_on(page, place)
        page.get_by_role("button", name=say("sprint.skip"), exact=True).click()
    expect(score(page)).to_have_attribute("data-solved", "1")
    expect(page.locator(".sprint-best")).to_have_attribute("data-best", "true")
    expect(page.locator(".chart .curve")).to_have_count(1)
    review = page.get_by_role("list", name=say("sprint.review")).get_by_role("listitem")
    expect(review).to_have_count(6)
    cards = " ".join(map(str, missed))
    expect(review.first.get_by_role("link")).to_have_text(cards)
    expect(review.first.locator("code")).to_have_text(re.compile(r"= 24$"))
    width = page.evaluate("[document.body.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    page.reload()
    expect(score(page)).to_have_attribute("data-solved", "1")
    page.goto(f"{table.site}#/sprint")
    expect(page.locator(".sprint-bests td")).to_have_text(re.compile("1 in 0:|1 组，用时 0:"))


@pytest.mark.thorough
@pytest.mark.every_browser
def test_link_gives_the_same_hands_in_every_browser(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/sprint?run={RUN}&marks=83,52s,120w1,300o")
    expect(page.get_by_text(say("sprint.dare", count=2))).to_be_visible()
    exactly(page, "button", "play.start").click()
    hand_on(page, 1)
    table.choose_typing()
    hands = []
    for place in range(1, 5):
        hands.append(sorted(hand_on(page, place)))
        answer(page, place, say("play.check"))
    assert hands == [sorted(hand) for hand in HANDS]


@pytest.mark.thorough
def test_both_results_are_shown_side_by_side_and_sent(table: Table) -> None:
    page = table.page
    survival = RUN.replace("rp", "rs")
    page.goto(f"{table.site}#/sprint?run={survival}&marks=83,52s,120w1,300o")
    exactly(page, "button", "play.start").click()
    hand_on(page, 1)
    table.choose_typing()
    answer(page, 1, say("play.check"))
    hand_on(page, 2)
    expect(table.button("play.hint")).to_have_count(0)
    expect(table.button("play.show")).to_have_count(0)
    for wrong, value in {"6+8+4+8": 26, "6*8+4+8": 60}.items():
        table.check(wrong)
        table.expect_verdict("wrong-value", say("verdict.wrong-value", value=value, target=24))
    table.check("8-6+4-8")
    expect(score(page)).to_have_attribute("data-solved", "1")
    expect(
        page.locator("main").get_by_text("Your friend is ahead: 2 in 0:35, and you 1 in ")
    ).to_be_visible()
    expect(page.locator(".chart .curve")).to_have_count(2)
    rows = page.get_by_role("table").filter(has_text=say("challenge.friend")).get_by_role("row")
    expect(rows.nth(2)).to_contain_text(re.compile("2not finishedskipped"))
    table.button("sprint.share").click()
    words, link = by(page, "textbox", "share.text").input_value().splitlines()
    assert words.startswith("I solved 1 hand in a sprint of Twentyfour (1 minute")
    assert re.search(rf"#/sprint\?run={survival}&marks=\d+,\d+ow3$", link)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_limit_switched_off_in_the_settings_marks_the_run(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/settings")
    unfold(page)
    limit = exactly(page, "group", "settings.limits")
    tick(by(limit, "radio", "settings.limits.off"))
    page.goto(f"{table.site}#/sprint")
    expect(page.get_by_text(say("sprint.limit.off"))).to_be_visible()
    exactly(page, "button", "play.start").click()
    hand_on(page, 1)
    table.choose_typing()
    answer(page, 1, say("play.check"))
    by(page, "button", "sprint.end").click()
    expect(page.get_by_text("3 minutes · Rising · Plain · no time limit").first).to_be_visible()
    expect(page.locator(".sprint-best")).to_have_count(0)
    expect(by(page, "button", "sprint.go-on")).to_be_visible()
