"""The pace: a marker of somebody to race, which is off until the player chooses one."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.histories import STORED, hand, import_hands
from tests.browser.screen_reader import ScreenReader
from tests.browser.sizes import at_both_sizes, on_a_phone
from tests.browser.table import Table, visit
from tests.browser.waits import wait_until
from tests.browser.words import by, exactly, like, press, say

ANSWER = "8/(3-8/3)"
TRAIL = "AUYB"  # one step after 50 ms
LINK = f"#/challenge?hands=3,3,8,8_1,5,5,5&times=600,x&trails={TRAIL}&by=Mia"
OF_A_GAME = ("id", "at", "localDate", "milliseconds", "trail", "numbers")
"""The fields of a record that differ whenever a hand is played again with its cards turned."""


BOXES = """() => [...document.querySelectorAll('.card, .controls *')]
    .map((it) => [it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight])"""


def marker(page: Page) -> Locator:
    return page.locator(".pace")


def choice(table: Table) -> Locator:
    """Open the menu of the table. Return the choice in it."""
    return by(table.open_menu(), "combobox", "settings.pace")


def choose(table: Table, pace: str) -> None:
    choice(table).select_option(pace)
    close(table)


def close(table: Table) -> None:
    menu = exactly(table.page, "dialog", "tool.more")
    press(menu, "dialog.close")
    expect(menu).to_be_hidden()


def win(table: Table) -> None:
    table.enter(ANSWER)
    table.expect_verdict("right")


def records(page: Page) -> list[dict[str, Any]]:
    """The stored wins with Python's rating, without what differs from game to game."""
    won = f"({STORED})().then((all) => all.filter((it) => it.result === 'solved' && it.level))"
    wait_until(page, f"async () => (await {won}).length >= 2")
    return [
        {name: value for name, value in each.items() if name not in OF_A_GAME}
        for each in page.evaluate(won)
    ]


def test_pace_is_off_until_chosen_and_a_hand_played_again_races_the_last_time(
    table: Table,
) -> None:
    page = table.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table.open("3,3,8,8")
    table.wait_for_python()
    win(table)
    table.open("1,5,5,5")
    expect(marker(page)).to_have_count(0)
    assert not [url for url in asked if "pace-chunk" in url]

    expect(choice(table)).to_have_value("off")
    close(table)
    choose(table, "last")
    visit(page, table.site, "#/play?hand=8,3,8,3")
    expect(marker(page)).to_have_accessible_name(like("labelled", label="pace.last"))
    win(table)
    expect(marker(page)).to_have_count(0)
    first, second = records(page)
    assert first == second


@on_a_phone
def test_friend_of_a_challenge_is_raced_step_by_step(table: Table) -> None:
    page = table.page
    page.goto(table.site + LINK)
    race = by(page, "checkbox", "labelled", label="settings.pace", words="Mia")
    expect(race).not_to_be_checked()
    race.check()
    exactly(page, "link", "play.start").click()
    expect(marker(page)).to_have_accessible_name("Mia: 10:00")
    expect(marker(page).locator("i")).to_have_count(1)
    expect(choice(table)).to_have_value("friend")
    close(table)
    table.show_solutions()
    expect(marker(page)).to_have_count(0)
    table.follow(say("play.next"))
    expect(page).to_have_url(re.compile("hand=1,5,5,5"))
    expect(table.cards).to_have_count(4)
    expect(marker(page)).to_have_count(0)


@pytest.mark.thorough
def test_unknown_times_are_said_and_draw_nothing(table: Table) -> None:
    table.open("1,2,3,4", "10")
    table.wait_for_python()
    for pace in ("last", "mean", "best", "middle", "strength"):
        option = choice(table).locator(f"[value={pace}]")
        expect(option).to_have_text(say("labelled", label=f"pace.{pace}", words="pace.unknown"))
        close(table)
        choose(table, pace)
        expect(marker(table.page)).to_have_count(0)


@pytest.mark.thorough
def test_known_hands_of_the_level_are_raced_after_a_reload_too(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/stats")
    import_hands(
        page, [hand(each, numbers=[1, 5, 5, 5], milliseconds=each) for each in (60_000, 90_000)]
    )
    table.open("3,3,8,8")
    for pace, time in (("last", "1:00"), ("mean", "1:15"), ("best", "1:00"), ("middle", "1:44")):
        choose(table, pace)
        expect(marker(page)).to_have_accessible_name(
            say("labelled", label=f"pace.{pace}", words=time)
        )
    page.reload()
    expect(marker(page)).to_have_accessible_name(re.compile("1:44"))


@pytest.mark.thorough
@at_both_sizes()
def test_marker_moves_nothing_on_the_table(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    for _ in range(2):
        before = page.evaluate(BOXES)
        choose(table, "middle")
        expect(marker(page)).to_be_visible()
        assert page.evaluate(BOXES) == before
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        choose(table, "off")
        expect(marker(page)).to_have_count(0)
        by(page, "radio", "settings.input.combine").dispatch_event("click")
        page.locator(".keypad").wait_for()


@pytest.mark.thorough
def test_own_steps_are_beads_until_they_are_undone(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    choose(table, "middle")
    by(page, "radio", "settings.input.combine").dispatch_event("click")
    own = marker(page).locator("[data-own]")
    expect(own).to_have_count(0)
    for control in (page.locator(".card").nth(0), page.locator(".keypad .key").nth(0)):
        control.click()
    page.locator(".card").nth(1).click()
    expect(own).to_have_count(1)
    exactly(page, "button", "combine.undo").click()
    expect(own).to_have_count(0)


@pytest.mark.thorough
def test_finish_is_announced_once_and_without_a_loss(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.add_init_script(
        "localStorage['twentyfour:settings'] ||= JSON.stringify({ pace: 'friend' })"
    )
    page.goto(f"{table.site}#/challenge?hands=3,3,8,8&times=5&by=Mia")
    table.wait_for_python()
    screen_reader.listen()
    exactly(page, "link", "play.start").click()
    screen_reader.expect(like("play.dealt"), "Mia: 0:05.0.")
    expect(marker(page)).to_have_attribute("data-over", "true")
    win(table)
    expect(table.open_more().get_by_text(like("labelled", label="Mia"))).to_have_count(0)


@pytest.mark.thorough
def test_key_for_the_time_says_the_time_to_beat(table: Table, screen_reader: ScreenReader) -> None:
    settings = "{ pace: 'friend', reader: 'on' }"
    table.page.add_init_script(
        f"localStorage['twentyfour:settings'] ||= JSON.stringify({settings})"
    )
    table.page.goto(table.site + LINK)
    table.wait_for_python()
    exactly(table.page, "link", "play.start").click()
    expect(marker(table.page)).to_be_visible()
    screen_reader.listen()
    table.page.keyboard.press("m")
    screen_reader.expect_last(re.compile(r"Time: \d:\d\d; Mia: 10:00"))


@pytest.mark.thorough
def test_win_that_was_ahead_says_by_how_much(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    choose(table, "middle")
    expect(marker(table.page)).to_be_visible()
    win(table)
    expect(table.open_more()).to_contain_text(like("pace.ahead"))


@pytest.mark.thorough
def test_each_hand_of_a_sprint_is_raced(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/stats")
    import_hands(page, [hand(numbers=[1, 2, 3, 4], level="easy", milliseconds=600_000)])
    visit(page, table.site, "#/sprint")
    by(page, "combobox", "settings.pace").select_option("mean")
    exactly(page, "button", "play.start").click()
    raced = say("labelled", label="pace.mean", words="10:00")
    expect(marker(page)).to_have_accessible_name(raced)
    table.button("sprint.skip").click()
    expect(page).to_have_url(re.compile("place=2"))
    expect(marker(page)).to_have_accessible_name(raced)


@pytest.mark.thorough
def test_won_hand_is_sent_with_its_trail(table: Table) -> None:
    page = table.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    table.open("3,3,8,8")
    table.wait_for_python()
    win(table)
    press(table.open_more(), "challenge.share")
    text = by(page, "textbox", "share.text").input_value()
    assert re.search(r"&times=[\d.]+&trails=AQ[\w-]+&id=", text), text
