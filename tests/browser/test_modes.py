"""Modes and settings: what is played, which hands are dealt, and the clock."""

import re
from collections.abc import Callable
from datetime import date
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.sizes import at_both_sizes, on_a_phone
from tests.browser.table import Table, visit
from tests.browser.waits import PYTHON, delay_files, settle, tick
from tests.browser.words import by, exactly, mode_named, press, say


def mode(table: Table) -> Any:
    return by(table.page, "button", "mode.label")


def clock(table: Table) -> str:
    return table.page.locator(".clock").inner_text()


def dealt(page: Page) -> list[int]:
    """The numbers in the page's link."""
    expect(page).to_have_url(re.compile("hand="))
    match = re.search(r"hand=([\d,]+)", page.url)
    assert match
    return [int(number) for number in match[1].split(",")]


def fresh_hand(table: Table, ask: Callable[[], None]) -> list[int]:
    before = table.page.url
    ask()
    expect(table.page).not_to_have_url(before)
    return dealt(table.page)


@pytest.mark.thorough
@at_both_sizes()
def test_hands_are_dealt_by_level_and_deck(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    expect(mode(table)).to_have_accessible_name(mode_named("endless"))
    mode(table).click()
    press(table.page, "mode.choices", mode="mode.endless")
    sheet = by(table.page, "dialog", "deal.title")
    tick(by(sheet, "radio", "settings.level.hard"))
    tick(by(sheet, "radio", "settings.deck.10"))
    deal = exactly(sheet, "button", "deal.now")
    hands = [fresh_hand(table, deal.click)]
    expect(sheet).to_be_hidden()
    hands += [fresh_hand(table, table.button("play.new").click) for _ in range(4)]
    for hand in hands:
        assert max(hand) <= 10
        assert tf.rate(hand).level == "hard"
        assert tf.is_solvable(hand)
    assert len({tuple(sorted(hand)) for hand in hands}) == len(hands)

    mode(table).click()
    table.page.locator(".mode-choice", has_text=say("mode.find")).click()
    expect(table.page).to_have_url(re.compile("find=all"))
    expect(by(table.page, "list", "find.slots")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
def test_deals_of_the_players_choice_wait_for_python_and_say_so(table: Table) -> None:
    release = delay_files(table.page, PYTHON)
    table.page.goto(f"{table.site}#/settings")
    tick(by(table.page, "radio", "settings.level.expert"))
    tick(by(table.page, "radio", "settings.solvable.mixed"))
    exactly(table.page, "link", "nav.play").click()
    expect(table.cards).to_have_count(4)
    expect(table.cards.first).to_have_accessible_name(say("card.facedown"))
    expect(table.page.get_by_text(say("deal.waiting"))).to_be_visible()
    release()
    expect(table.cards.first).not_to_have_accessible_name(say("card.facedown"))
    assert tf.rate(dealt(table.page)).level == "expert"
    expect(table.button("play.none")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.own_context
def test_clock_stops_on_other_pages_and_after_the_hand(table: Table) -> None:
    page = table.page
    page.clock.install()
    table.open("3,3,8,8")
    table.wait_for_python()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 60"))

    def spend(seconds: int) -> int:
        page.clock.run_for(seconds * 1000)
        total = 0
        for part in clock(table).split(":"):
            total = total * 60 + int(part)
        return total

    start = spend(1)
    assert spend(65) == start + 65
    page.evaluate("location.hash = '#/help'")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("help.title"))
    page.clock.run_for(30_000)
    page.go_back()
    expect(page.locator(".clock")).to_be_visible()
    page.clock.run_for(100)
    assert spend(1) in {start + 66, start + 67}
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    ended = spend(1)
    assert spend(10) == ended
    page.evaluate("location.hash = '#/settings'")
    page.clock.run_for(100)
    tick(by(page, "radio", "settings.clock.hidden"))
    page.go_back()
    page.clock.run_for(100)
    expect(page.locator(".clock")).to_have_text("")


@pytest.mark.thorough
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.sample(1)
def test_dialog_dims_the_whole_page(table: Table, scheme: Literal["light", "dark"]) -> None:
    """The space for a scrollbar has the root's color."""
    page, root = table.page, table.page.locator("html")
    page.emulate_media(color_scheme=scheme)
    table.open("3,3,8,8")
    expect(root).to_have_attribute("data-theme", scheme)
    settle(page)
    before = root.evaluate("root => getComputedStyle(root).backgroundColor")
    mode(table).click()
    expect(root).to_have_css("overflow-y", "hidden")
    expect(root).not_to_have_css("background-color", before)
    page.keyboard.press("Escape")
    expect(root).to_have_css("background-color", before)


@pytest.mark.thorough
def test_hand_dealt_as_solvable_stays_so_after_a_reload(table: Table) -> None:
    """A reload restores the hand that the tab stored. The browser's history opens the others."""
    table.open("3,3,8,8")
    expect(table.button("play.none")).to_be_visible()
    fresh_hand(table, table.button("play.new").click)
    for _ in range(2):
        expect(table.button("play.hint")).to_be_visible()
        expect(table.button("play.none")).to_have_count(0)
        table.page.reload()
        table.wait_for_python()
    table.page.go_back()
    expect(table.page).to_have_url(re.compile("3,3,8,8"))
    expect(table.button("play.none")).to_be_visible()
    table.page.reload()
    table.wait_for_python()
    table.page.go_forward()
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))
    expect(table.button("play.hint")).to_be_visible()
    expect(table.button("play.none")).to_have_count(0)


@pytest.mark.thorough
@on_a_phone
def test_signs_and_cards_have_one_place_in_all_modes(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    tick(by(page, "radio", "settings.input.combine"))
    plus = page.get_by_role("button", name=say("key.+"))

    def place() -> float:
        expect(plus).to_be_visible()
        settle(page)
        return float(plus.evaluate("sign => sign.getBoundingClientRect().y"))

    here = place()
    easy = ",".join(map(str, tf.daily(date(2026, 1, 13), "easy").numbers))
    sprint = "hand=1,2,3,4&sprint=abc1233hp0&place=1"
    for query in ("find=all&hand=3,3,8,8", f"hand={easy}&daily=2026-01-13", sprint):
        visit(page, table.site, f"#/play?{query}")
        assert place() == here, query


@pytest.mark.own_context
@on_a_phone
def test_clock_stands_still_while_a_sheet_covers_the_cards(table: Table) -> None:
    page = table.page
    page.clock.install()
    table.open("3,3,8,8")
    page.clock.run_for(3000)
    mode(table).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.clock.run_for(20_000)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    after = clock(table)
    assert after < "0:20"  # the installed clock also runs by itself
    page.clock.run_for(2000)
    assert clock(table) > after
