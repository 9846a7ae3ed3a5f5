"""After a win one button leads on, and no other control does the same."""

import re
from datetime import date

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.pictures import LARGEST, save
from tests.browser.sizes import MOVING, at_both_sizes, on_a_phone, phone
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, exactly, say

DAY = date(2026, 1, 13)
OTHERS = re.compile(
    "|".join(map(say, ("play.new", "play.next", "daily.back", "challenge.to", "challenge.results")))
)


def gold(page: Page) -> Locator:
    return page.locator(".button.primary:visible")


def expect_one_way_on(table: Table) -> None:
    page = table.page
    table.expect_verdict("right")
    expect(gold(page)).to_have_text(say("play.next"))
    main = page.get_by_role("main")
    ways = main.get_by_role("button", name=OTHERS).or_(main.get_by_role("link", name=OTHERS))
    expect(ways).to_have_count(1)
    expect(table.button("play.hint")).to_have_count(0)
    expect(table.button("play.none")).to_have_count(0)


@at_both_sizes(**MOVING)
def test_one_gold_button_goes_on_from_a_win_in_every_mode(table: Table) -> None:
    page, site = table.page, table.site
    table.open("3,3,8,8")
    table.choose_typing()
    table.check("8/(3-8/3)")
    expect_one_way_on(table)
    visit(page, site, "#/play?hand=6,6,6,6")
    tick(by(page, "radio", "settings.input.combine"))
    for step in ("1+2", "2+3", "3+4"):
        page.keyboard.type(step)
    expect_one_way_on(table)
    gold(page).click()
    expect(page).not_to_have_url(re.compile("hand=6,6,6,6"))
    expect(table.button("play.new")).to_be_visible()


@pytest.mark.thorough
def test_clock_runs_after_a_hand_is_left_with_its_sheet_open(table: Table) -> None:
    table.open("3,3,8,8")
    table.choose_typing()
    table.check("8/(3-8/3)")
    table.open_more()
    table.page.evaluate("location.hash = '#/play?hand=1,2,3,4'")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    expect(table.button("play.look-back")).to_have_count(0)
    clock = table.page.locator(".clock")
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)


@at_both_sizes()
def test_a_win_is_one_sentence_and_one_fact_and_more_opens_the_rest(table: Table) -> None:
    page = table.page
    table.open("2,4,8,10")
    table.choose_typing()
    table.check("(10-2)*4-8")
    table.expect_verdict("right")
    expect(page.locator(".win-facts")).to_be_visible()
    said = by(page, "region", "play.feedback").locator("p, li, a, button, section")
    expect(said.first).to_have_text(say("verdict.right", target=24))
    expect(said.locator("visible=true")).to_have_count(1)
    expect(page.get_by_role("img", name="(10 − 2) × 4 − 8 = 24")).to_be_visible()
    expect(gold(page)).to_have_count(1)

    more = table.open_more()
    for part in (".made", ".win-people", ".alternatives-own", ".rating"):
        expect(more.locator(part)).to_be_visible()
    expect(more.locator(".made")).to_have_text("(10 − 2) × 4 − 8 = 24")
    for name in (
        say("alternatives.neater"),
        say("alternatives.more", count=10),
        say("challenge.share"),
    ):
        expect(more.get_by_role("button", name=name)).to_be_visible()
    expect(more.locator("p:visible").filter(has_not_text=re.compile(r"\S"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(more).to_have_count(0)
    expect(by(page.get_by_role("main"), "button", "play.look-back")).to_be_focused()


@pytest.mark.thorough
@at_both_sizes()
def test_the_next_hand_is_the_gold_button_after_giving_up(table: Table) -> None:
    page = table.page
    for way in (say("settings.input.type"), say("settings.input.combine")):
        table.open("2,4,8,10")
        tick(page.get_by_role("radio", name=way))
        table.show_solutions()
        expect(table.solutions).to_be_visible()
        expect(gold(page)).to_have_text(say("play.next"))
        expect(table.button("play.new")).to_have_count(0)
        gold(page).click()
        expect(page).not_to_have_url(re.compile("hand=2,4,8,10"))
        expect(table.button("play.new")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
def test_daily_hand_leads_to_the_next_and_is_celebrated_once(table: Table) -> None:
    page = table.page
    easy = tf.dailies(DAY)["easy"].numbers
    numbers = ",".join(map(str, easy))
    visit(page, table.site, f"#/play?hand={numbers}&daily={DAY}")
    table.check(str(tf.solve(easy)[-1]))
    expect(page.locator(".burst")).to_have_count(1)
    expect_one_way_on(table)
    visit(page, table.site, "#/stats")
    nav = exactly(page.get_by_role("navigation"), "link", "nav.play")
    expect(nav).to_have_attribute("href", "#/play")
    page.go_back()
    expect(page.locator(".answer-picture")).to_be_visible()
    expect(page.locator(".burst")).to_have_count(0)


def test_way_back_leads_to_the_won_hand_and_a_link_to_it_begins_anew(table: Table) -> None:
    page = table.page
    picture = page.locator(".answer-picture")
    for hand, answer in (("3,3,8,8", "8/(3-8/3)"), ("1,5,5,5", "5*(5-1/5)")):
        table.open(hand)
        table.check(answer)
        table.expect_verdict("right")
        expect(picture).to_be_visible()
    table.open("2,4,8,10")
    expect(picture).to_have_count(0)
    for hand in ("1,5,5,5", "3,3,8,8"):
        page.go_back()
        expect(page).to_have_url(re.compile(hand))
        expect(picture).to_be_visible()
        expect(page.locator(".burst")).to_have_count(0)
    table.open("1,5,5,5")
    expect(picture).to_have_count(0)
    expect(table.answer).to_have_value("")


@pytest.mark.thorough
def test_hint_disappears_after_the_last_hint(table: Table) -> None:
    table.open("3,3,8,8")
    hints = table.page.locator(".hints")
    table.button("play.hint").click()
    for count in range(1, 6):
        expect(hints.get_by_role("paragraph")).to_have_count(count)
        expect(hints).not_to_contain_text("Looking")
        table.button("play.hint").click()
    expect(table.button("play.hint")).to_have_count(0)
    expect(table.button("play.show")).to_be_focused()
    table.page.keyboard.press("h")
    expect(hints).to_have_attribute("data-level", "6")


@pytest.mark.thorough
@on_a_phone
def test_phone_has_no_hint_about_enter(table: Table) -> None:
    table.open("6,6,6,6")
    table.choose_typing()
    table.check("6+6+6+6")
    table.expect_verdict("right")
    expect(table.verdict).not_to_contain_text("Enter")


@pytest.mark.parametrize("context_options", [phone(**MOVING)], ids=["phone"])
def test_a_new_win_grows_from_its_cards_and_an_old_one_stands(table: Table) -> None:
    page = table.page
    table.open("6,6,6,6")
    tick(by(page, "radio", "settings.input.combine"))
    for step in ("1+2", "2+3", "3+4"):
        page.keyboard.type(step)
    table.expect_verdict("right")
    picture = page.locator(".answer-picture")
    expect(picture.get_by_role("img")).to_have_attribute("data-growing", "true")
    expect(picture.locator(".burst")).to_have_count(1)
    area = page.locator(".hand-area")
    assert area.evaluate("area => getComputedStyle(area).overflow") == "clip"
    page.reload()
    expect(picture.get_by_role("img")).to_be_visible()
    expect(picture.locator("[data-growing], .burst")).to_have_count(0)


def test_picture_of_a_hand_with_courts_is_small_enough_for_a_chat(table: Table) -> None:
    table.open("13,5,5,8")
    table.wait_for_python()
    table.check("(13-5-5)*8")
    table.expect_verdict("right")
    assert save(table.page, exactly(table.open_more(), "button", "share.picture")) <= LARGEST
