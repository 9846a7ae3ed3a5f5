"""Screen reader: cards, answers and verdicts are announced once, at once, and by name."""

import re

import pytest
from playwright.sync_api import expect

import twentyfour as tf
from tests.browser.screen_reader import ScreenReader
from tests.browser.table import Table
from tests.browser.words import listed, say, suited


@pytest.mark.thorough
def test_cards_and_target_of_a_new_hand_are_announced(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    table.open("1,5,5,11")
    screen_reader.expect(
        say(
            "play.dealt",
            cards=listed(
                suited(1, "spades"), suited(5, "hearts"), suited(5, "clubs"), suited(11, "diamonds")
            ),
            target=24,
        )
    )


def test_first_verdict_is_announced_with_the_place_of_the_fault(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    expect(table.page.locator("[aria-live]:not([role]) p")).to_have_count(0)
    expect(table.page.locator("[aria-live]:not([role])")).to_have_count(2)
    table.enter("8*3*1+1")
    screen_reader.expect(
        "1 is not on the table. Use only the cards you see. 3 and 8 still have to be used. "
        "You wrote 8 × 3 × 1 + 1. The problem is 1."
    )
    table.enter("8*8-3*3")
    screen_reader.expect(
        say("verdict.wrong-value", value=55, target=24),
        say("astray.first", target=24, step="8 × 8 = 64"),
    )
    table.enter("8/(3-8/3")
    screen_reader.expect(
        "“(” is never closed. Add the closing bracket. You wrote 8 ÷ (3 − 8 ÷ 3. The problem is (."
    )


def test_win_is_announced_once_with_all_facts(table: Table, screen_reader: ScreenReader) -> None:
    screen_reader.begin(table)
    table.enter("8/(3-8/3)")
    screen_reader.expect(
        re.compile(
            r"Right! That makes 24\. "
            r"Expert, one solution, 0:\d\d(\.\d)? – your first at this level\. "
            r"Faster than half of the players on this hand \(typical time 1:44\)\. "
            r"Your way: Divide by a fraction, 1 of 3 hands towards mastery\. "
            r"Press Enter for the next hand\."
        )
    )


@pytest.mark.thorough
def test_typing_is_announced_once_after_a_pause(table: Table, screen_reader: ScreenReader) -> None:
    screen_reader.begin(table, "2,3,4,10")
    table.page.keyboard.type("2*(3+4)")
    screen_reader.expect(
        say("clauses", first=say("so-far.makes", value=14), second=say("play.left", cards=10))
    )


@pytest.mark.thorough
def test_wrong_answer_shows_the_lost_step_and_the_button_the_repair(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table, "2,4,8,10")
    table.enter("10*2+8/4")
    screen_reader.expect(
        say("verdict.wrong-value", value=22, target=24),
        say("astray.kept", target=24, step="10 × 2 = 20"),
    )
    table.button("repair.operator.offer").press("Enter")
    screen_reader.expect(say("repair.operator", target=24))


@pytest.mark.thorough
def test_find_all_counts_what_is_found_and_names_a_repeat(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table, "1,4,8,8", "&find=all")
    expect(table.page.locator(".slot-list li").first).to_be_visible()
    count = len(tf.solve([1, 4, 8, 8]))
    first = str(tf.solve([1, 4, 8, 8])[0])
    table.enter(first)
    screen_reader.expect(f"Right! 1 of {count} found.")
    table.enter(first)
    known = table.page.locator(".found-slot[data-state=found] svg").get_attribute("aria-label")
    screen_reader.expect(f"You have this one already: {known}. 1 of {count} found.")
