"""The Path: its map, the links to it, and a player's place on it."""

import re

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser import histories
from tests.browser.table import Table, visit
from tests.browser.waits import PYTHON, delay_files
from tests.browser.words import by, like, press, say
from twentyfour._techniques.table import PATH


@pytest.mark.own_context
def test_path_and_ideas_are_shown_before_python_has_started(page: Page, site: str) -> None:
    delay_files(page, PYTHON)
    page.goto(f"{site}#/learn")
    expect(page.locator(".path-link")).to_have_count(len(PATH) + 1)
    expect(page.locator(".path-link[aria-current=step]")).to_contain_text(
        say("statistics.technique.sum")
    )
    for code in PATH:
        visit(page, site, f"#/learn?lesson={code}")
        expect(page.locator(".path-idea")).to_have_text(re.compile(r"\w{2}"))
        expect(page.locator(".path-cue")).to_have_text(re.compile(r"Look for this: .*\w{2}"))
    visit(page, site, "#/learn?lesson=impossible")
    expect(page.locator(".path-looks li")).to_have_count(3)


@pytest.mark.thorough
def test_hands_find_the_place_of_a_player(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/learn")
    table.wait_for_python()
    by(page, "link", "lessons.place").click()
    table.choose_typing()
    for number in (1, 2):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"Hand {number} of 8")
        table.check(str(tf.solve(table.numbers)[0]))
        table.expect_verdict("right")
        press(page, "lessons.next-hand")
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        say("lessons.place.hand", place=3, count=8)
    )
    press(page, "lessons.place.give-up")
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        say("lessons.place.hand", place=4, count=8)
    )
    press(page, "lessons.place.give-up")
    expect(
        page.get_by_text(like("lessons.placed", technique="statistics.technique.twelve-two"))
    ).to_be_visible()
    visit(page, table.site, "#/learn")
    expect(page.locator(".path-link[aria-current=step]")).to_contain_text(
        say("statistics.technique.twelve-two")
    )


@pytest.mark.own_context
def test_known_technique_is_mastered_on_the_path_and_not_the_next_lesson(
    page: Page, site: str
) -> None:
    visit(page, site, "#/stats")
    known = {"technique": {"code": "sum", "params": {}}, "level": "easy"}
    hands = [histories.hand(n, numbers=[n, 7, 8, 9 - n], **known) for n in (1, 2, 3)]
    histories.import_hands(page, hands)
    visit(page, site, "#/learn")
    medal = page.locator(".path-link[data-mastered]")
    expect(medal).to_have_count(1)
    expect(medal).to_contain_text(re.compile("Plus and minus.*Mastered"))
    here = page.locator(".path-link[aria-current=step]")
    expect(here).to_contain_text(say("statistics.technique.eight-three"))
    expect(here).to_contain_text(say("mastery.progress", count=0, goal=3))
    expect(page.get_by_text(like("collection.intro", mastered=1, total=19))).to_be_visible()
    here.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        say("statistics.technique.eight-three")
    )
