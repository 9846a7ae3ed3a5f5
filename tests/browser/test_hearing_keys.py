"""Screen reader: combining cards, and the keys of the game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.screen_reader import ScreenReader
from tests.browser.table import Table, visit
from tests.browser.words import by, listed, say, suited

HAND_CARDS = [suited(3, "spades"), suited(3, "hearts"), suited(8, "clubs"), suited(8, "diamonds")]
HAND = listed(*HAND_CARDS)


@pytest.mark.thorough
def test_change_of_input_is_announced_and_keeps_the_focus(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    table.page.keyboard.press("c")
    expect(table.cards.first).to_be_focused()
    screen_reader.expect(say("input.combine.begun", cards=HAND))
    table.page.reload()
    expect(table.cards.first).to_be_focused()
    screen_reader.listen()
    table.page.keyboard.press("c")
    expect(table.answer).to_be_focused()
    screen_reader.expect_last(say("input.type.begun", cards=HAND))


@pytest.mark.thorough
def test_combining_by_number_announces_cards_signs_steps_and_gaps(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    for key, words in (
        (
            "c",
            say(
                "input.combine.begun",
                cards=HAND,
            ),
        ),
        ("1", suited(3, "spades")),
        ("*", "3 of spades times …"),
        ("2", "3 × 3 = 9; cards: 9, 8, 8"),
        ("1", say("combine.empty", place=1)),
        ("2", "9"),
        ("2", say("combine.nothing")),
        ("u", say("combine.cards", cards="3, 3, 8, 8")),
    ):
        table.page.keyboard.press(key)
        screen_reader.expect(words)


@pytest.mark.thorough
def test_allowed_operators_are_announced_with_the_hand_and_for_other_keys(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    visit(table.page, table.site, "#/play?hand=9,9,4,2&operators=%2B-")
    cards = "9 of spades, 9 of hearts, 4 of clubs, and 2 of diamonds"
    screen_reader.expect(f"New cards: {cards}. Make 24. Use only plus and minus.")
    table.page.keyboard.press("c")
    screen_reader.expect(f"Combine cards: {cards}.")
    table.page.keyboard.press("*")
    screen_reader.expect(say("play.only", signs="plus and minus"))


def test_card_pressed_with_the_keyboard_keeps_the_focus(
    table: Table, screen_reader: ScreenReader
) -> None:
    screen_reader.begin(table)
    card = table.cards.nth(2)
    card.press("Space")
    expect(table.answer).to_have_value("8")
    expect(card).to_be_focused()


def test_dialog_begins_with_its_title(table: Table, screen_reader: ScreenReader) -> None:
    screen_reader.begin(table)
    table.page.keyboard.press("?")
    expect(by(table.page, "heading", "help.keys")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.answer).to_be_focused()


@pytest.mark.thorough
def test_keys_for_screen_readers_are_the_second_stop_and_say_the_table(
    table: Table, screen_reader: ScreenReader
) -> None:
    page = table.page
    page.goto(f"{table.site}#/play?hand=3,3,8,8")
    table.wait_for_python()
    expect(page.get_by_role("application")).to_have_count(0)
    switch = by(page, "button", "settings.reader")
    page.locator(".skip").first.focus()
    page.keyboard.press("Tab")
    expect(switch).to_be_focused()
    screen_reader.listen()
    page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(by(page, "application", "play.goal", target=24)).to_be_visible()
    table.answer.fill("8")
    screen_reader.expect_last(
        say("clauses", first=say("so-far.makes", value=8), second=say("play.left", cards="3, 3, 8"))
    )
    screen_reader.clear()
    for key, words in (
        (
            "d",
            say(
                "play.cards",
                cards=HAND,
                target=24,
            ),
        ),
        (
            "e",
            say(
                "play.cards",
                cards=HAND,
                target=24,
            ),
        ),
        ("l", say("play.left", cards=listed(*HAND_CARDS[:2], HAND_CARDS[3]))),
        ("m", re.compile(r"Time: \d+:\d\d")),
    ):
        page.keyboard.press(key)
        screen_reader.expect(words)
    expect(table.answer).to_have_value("8")
