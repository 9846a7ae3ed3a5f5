"""After a win: the technique, a neater way, and the other solutions."""

import re
from datetime import date

import pytest
from playwright.sync_api import Locator, expect

import twentyfour as tf
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table, visit
from tests.browser.words import by, like, say


def alternatives(table: Table) -> Locator:
    return by(table.page, "region", "alternatives.label")


def win(table: Table, hand: str, answer: str) -> list[str | None]:
    """Win a hand, and open the facts about it. Returns the names of its cards."""
    table.open(hand)
    table.choose_typing()
    names = [card.get_attribute("aria-label") for card in table.cards.all()]
    table.check(answer)
    table.expect_verdict("right")
    table.open_more()
    return names


@pytest.mark.thorough
@at_both_sizes(reduced_motion="reduce")
def test_technique_matches_the_answer_and_cards_and_next_hand_stay_visible(
    table: Table,
) -> None:
    win(table, "1,1,3,9", "(9+3)*(1+1)")
    expect(alternatives(table)).to_contain_text(say("statistics.technique.two-pairs"))
    expect(table.page.locator(".rating")).to_be_visible()
    expect(table.page.locator(".rating")).not_to_contain_text("How it works")
    expect(by(alternatives(table), "button", "alternatives.neater")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(by(table.page.get_by_role("main"), "button", "play.look-back")).to_be_focused()
    for one in [*table.cards.all(), table.verdict, table.button("play.next")]:
        expect(one).to_be_in_viewport(ratio=0.99)


@pytest.mark.thorough
def test_a_neater_way_is_shown_on_demand(table: Table) -> None:
    win(table, "2,4,8,10", "(10-2)*4-8")
    neater = by(alternatives(table), "button", "alternatives.neater")
    expect(neater).to_have_attribute("aria-expanded", "false")
    expect(alternatives(table)).not_to_contain_text("10 + 8 + 4 + 2")
    neater.click()
    expect(alternatives(table)).to_contain_text("10 + 8 + 4 + 2")
    neater.click()
    expect(alternatives(table)).not_to_contain_text("10 + 8 + 4 + 2")


@pytest.mark.thorough
@at_both_sizes(reduced_motion="reduce")
def test_more_solutions_are_found_from_the_own_one_on(table: Table) -> None:
    page = table.page
    suits = win(table, "2,4,8,10", "(10-2)*4-8")
    others = by(alternatives(table), "button", "alternatives.more", count=10)
    expect(others).to_have_attribute("aria-expanded", "false")
    others.click()
    expect(table.solutions.locator("> li")).to_have_count(11)
    by(alternatives(table), "link", "alternatives.find").click()
    expect(page).to_have_url(re.compile("hand=2,4,8,10&find=all"))
    expect(page.get_by_role("heading", level=2)).to_have_text(
        say("find.progress", found=1, count=11)
    )
    found = page.locator(".found-slot[data-state=found]")
    expect(found.get_by_role("img", name="(10 − 2) × 4 − 8")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert [card.get_attribute("aria-label") for card in table.cards.all()] == suits
    table.check("4*(10-2)-8")
    expect(
        page.locator("main").get_by_text(say("find.repeat", known="(10 − 2) × 4 − 8"))
    ).to_be_visible()
    expect(alternatives(table)).to_have_count(0)
    table.button("play.back").click()
    expect(page).to_have_url(re.compile("hand=2,4,8,10&target=24$"))
    table.expect_verdict("right")
    expect(table.button("play.next")).to_be_visible()


@pytest.mark.thorough
def test_no_link_for_zero_or_too_many_other_solutions(table: Table) -> None:
    win(table, "3,3,8,8", "8/(3-8/3)")
    expect(alternatives(table)).to_contain_text(say("statistics.technique.fraction-divide"))
    expect(alternatives(table)).not_to_contain_text(say("alternatives.more", count=""))
    table.page.keyboard.press("Escape")
    win(table, "1,2,3,4,5", "4*5+3+2-1")
    expect(alternatives(table)).to_contain_text(like("alternatives.more"))
    expect(alternatives(table).get_by_role("link")).to_have_count(0)
    table.page.keyboard.press("Escape")
    win(table, "1,2,3,4,5,6", "4*6*(5-3-2+1)")
    expect(alternatives(table)).to_contain_text(say("statistics.technique.cancel"))
    expect(alternatives(table)).not_to_contain_text(say("alternatives.more", count=""))


@pytest.mark.thorough
@pytest.mark.own_context
def test_the_other_solutions_of_a_hand_of_the_day_lead_back_to_the_day(table: Table) -> None:
    page, day = table.page, date(2026, 1, 13)
    for hand in tf.dailies(day).values():
        solutions = tf.solve(hand.numbers)
        if len(solutions) == 1:
            continue
        numbers = ",".join(map(str, hand.numbers))
        visit(table.page, table.site, f"#/play?hand={numbers}&daily={day}")
        expect(alternatives(table)).to_have_count(0)
        table.check(str(solutions[-1]))
        table.expect_verdict("right")
        clock = page.locator(".clock").inner_text()
        table.open_more()
        by(alternatives(table), "link", "alternatives.find").click()
        expect(page).to_have_url(re.compile("find=all"))
        table.button("play.back").click()
        expect(page).to_have_url(re.compile(f"daily={day}"))
        table.expect_verdict("right")
        expect(page.locator(".clock")).to_have_text(clock)
        expect(page.locator(".do-next")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
def test_a_technique_is_mastered_with_the_third_hand_and_collected(table: Table) -> None:
    page = table.page
    mastery = alternatives(table).locator(".mastery")
    win(table, "3,3,8,8", "8/(3-8/3)")
    expect(mastery).to_have_text(say("mastery.progress", count=1, goal=3))
    page.keyboard.press("Escape")
    win(table, "1,4,5,6", "4/(1-5/6)")
    expect(mastery).to_have_text(say("mastery.progress", count=2, goal=3))
    page.keyboard.press("Escape")
    win(table, "8,8,3,3", "8/(3-8/3)")
    expect(mastery).to_have_text(say("mastery.progress", count=2, goal=3))
    page.keyboard.press("Escape")
    win(table, "1,3,4,6", "6/(1-3/4)")
    expect(mastery).to_have_text(say("mastery.fresh"))
    page.keyboard.press("Escape")
    win(table, "1,8,12,12", "12/(12/8-1)")
    expect(mastery).to_have_text(say("mastery.done"))

    page.keyboard.press("Escape")
    visit(page, table.site, "#/learn")
    mastered = page.locator(".path-link[data-mastered]")
    expect(mastered).to_have_count(1)
    expect(mastered).to_contain_text("Divide by a fractionMastered; 12 ÷ (12 ÷ 8 − 1)")
    expect(page.get_by_text(like("collection.intro", mastered=1, total=19))).to_be_visible()
