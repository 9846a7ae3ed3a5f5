"""What a screen reader says of the page, a story for each feature: once, at once, and by name."""

import re
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.ear import Ear
from tests.browser.histories import import_file, played, write
from tests.browser.table import Table, visit
from tests.browser.test_languages import ENGLISH
from tests.browser.waits import let_pass

AT_BODY = "document.activeElement === document.body"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.fixture
def ear(page: Page) -> Ear:
    return Ear(page)


def begin(table: Table, ear: Ear, hand: str = "3,3,8,8", query: str = "") -> None:
    """Lay a hand, and hear from then on what is said."""
    table.page.goto(f"{table.site}#/play?hand={hand}{query}")
    table.wake()
    expect(table.cards).to_have_count(hand.count(",") + 1)
    expect(table.page.locator(".level-chip [data-level]")).to_be_visible()
    table.page.locator("#answer").focus()
    ear.listen()


def answer(table: Table, text: str) -> None:
    table.answer.fill(text)
    table.answer.press("Enter")


def test_cards_and_target_of_a_new_hand_are_said(table: Table, ear: Ear) -> None:
    begin(table, ear)
    table.lay("1,5,5,11")
    ear.hears("New cards: Ace of spades, 5 of hearts, 5 of clubs, and Jack of diamonds. Make 24.")


def test_first_verdict_is_said_and_names_the_place_of_the_fault(table: Table, ear: Ear) -> None:
    begin(table, ear)
    expect(table.page.locator("[aria-live]:not([role]) p")).to_have_count(0)
    expect(table.page.locator("[aria-live]:not([role])")).to_have_count(2)
    answer(table, "8*3*1+1")
    ear.hears(
        "1 is not on the table. Use only the cards you see. 3 and 8 still have to be used. "
        "You wrote 8 × 3 × 1 + 1. It is about 1."
    )
    answer(table, "8*8-3*3")
    ear.hears("That makes 55, not 24.", "24 was lost with 8 × 8 = 64.")
    answer(table, "8/(3-8/3")
    ear.hears(
        "“(” is never closed. Add the closing bracket. You wrote 8 ÷ (3 − 8 ÷ 3. It is about (."
    )


def test_win_is_said_once_when_all_is_known(table: Table, ear: Ear) -> None:
    begin(table, ear)
    answer(table, "8/(3-8/3)")
    expect(table.page.locator("[aria-live]:not([role]) p").last).to_contain_text("Right!")
    let_pass(table.page, 1000)
    (said,) = ear.announced()
    assert re.fullmatch(
        r"Right! That makes 24\. Expert, one solution, 0:\d\d(\.\d)? – your first at this level\. "
        r"Faster than the middle player on this hand \(1:44\)\. "
        r"Your way: Divide by a fraction, 1 of 3 hands towards mastery\. "
        r"Press Enter for the next hand\.",
        said,
    )


def test_nothing_is_said_while_one_types_and_once_after_it(table: Table, ear: Ear) -> None:
    begin(table, ear, "2,3,4,10")
    table.page.keyboard.type("2*(3+4)")
    ear.hears("makes 14; left: 10")


def test_change_to_combining_and_back_is_said_and_keeps_the_focus(table: Table, ear: Ear) -> None:
    begin(table, ear)
    table.page.keyboard.press("c")
    expect(table.cards.first).to_be_focused()
    ear.hears("Combine cards: 3 of spades, 3 of hearts, 8 of clubs, and 8 of diamonds.")
    table.page.reload()
    expect(table.cards.first).to_be_focused()
    ear.listen()
    table.page.keyboard.press("c")
    expect(table.answer).to_be_focused()
    assert "Type the answer" in ear.phrases()[-1] or ear.announced()


def test_combining_by_number_says_cards_signs_steps_and_gaps(table: Table, ear: Ear) -> None:
    begin(table, ear)
    table.page.keyboard.press("c")
    let_pass(table.page, 200)
    ear.forget()
    for key, words in (
        ("1", "3 of spades"),
        ("*", "3 of spades times …"),
        ("2", "3 × 3 = 9; cards: 9, 8, 8"),
        ("1", "There is no card at place 1."),
        ("2", "9"),
        ("2", "Nothing is selected."),
        ("u", "cards: 3, 3, 8, 8"),
    ):
        table.page.keyboard.press(key)
        ear.hears(words)


def test_operators_that_a_hand_allows_are_said_with_it_and_for_any_other_key(
    table: Table, ear: Ear
) -> None:
    begin(table, ear)
    visit(table.page, table.site, "#/play?hand=9,9,4,2&operators=%2B-")
    cards = "9 of spades, 9 of hearts, 4 of clubs, and 2 of diamonds"
    ear.hears(f"New cards: {cards}. Make 24. Use only plus and minus.")
    table.page.keyboard.press("c")
    let_pass(table.page, 200)
    ear.forget()
    table.page.keyboard.press("*")
    ear.hears("Use only plus and minus.")


def test_solutions_are_said_and_what_it_costs_to_see_them(table: Table, ear: Ear) -> None:
    begin(table, ear)
    table.page.keyboard.press("s")
    ear.hears("Press again to show the solutions. The hand is then lost.")
    table.page.keyboard.press("s")
    ear.hears("One solution: 8 ÷ (3 − 8 ÷ 3).", "It needed: Divide by a fraction. One minute")
    table.page.evaluate("location.hash = '#/solve?hand=1,1,1,1'")
    expect(table.page.locator(".solutions")).to_be_visible()
    (said,) = ear.announced()
    assert said.startswith("These cards can't make 24, whichever way they are combined.")


def test_last_hint_is_said_again_when_it_is_asked_for(table: Table, ear: Ear) -> None:
    begin(table, ear)
    for words in (
        "There is exactly one solution.",
        "It ends with ÷.",
        "Its last step is 8 ÷ 1/3 = 24.",
    ):
        table.page.keyboard.press("h")
        let_pass(table.page, 300)
        assert ear.announced()[-1:] != [], words
    for _ in range(3):
        table.page.keyboard.press("h")
        let_pass(table.page, 200)
    last = ear.announced()[-1]
    ear.forget()
    table.page.keyboard.press("h")
    ear.hears(last)


def test_find_all_counts_what_is_found_and_names_a_repeat(table: Table, ear: Ear) -> None:
    begin(table, ear, "1,4,8,8", "&find=all")
    expect(table.page.locator(".slot-list li").first).to_be_visible()
    count = len(tf.solve([1, 4, 8, 8]))
    first = str(tf.solve([1, 4, 8, 8])[0])
    answer(table, first)
    ear.hears(f"Right! 1 of {count} found.")
    answer(table, first)
    (known,) = [table.page.locator(".found-slot[data-state=found]").inner_text()]
    ear.hears(f"You have this one already: {known}. 1 of {count} found.")


def test_end_of_a_day_is_said_and_its_heading_has_the_focus(table: Table, ear: Ear) -> None:
    page = table.page
    page.goto(f"{table.site}#/daily?date=2026-11-20")
    page.get_by_role("link", name="Start", exact=True).click()
    table.wake()
    ear.listen()
    for place, hand in enumerate(tf.dailies(date(2026, 11, 20)).values()):
        if place:
            page.keyboard.press("Enter")
            expect(page.locator(".mode-parts")).to_contain_text(f"{place + 1} of 3")
        ear.forget()
        answer(table, str(tf.solve(hand)[0]))
        expect(page.locator(".verdict")).to_have_attribute("data-verdict", "right")
    expect(page.get_by_role("heading", level=2, name=re.compile("^Daily #"))).to_be_focused()
    let_pass(page, 1000)
    said = [it for it in ear.announced() if it.startswith("Right!")]
    assert len(said) == 1
    assert re.search(r"3 of 3 solved, in [\d:.]+.* Press Enter for the day\.$", said[0])
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/daily"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_race_says_hands_faults_points_and_keeps_the_focus(table: Table, ear: Ear) -> None:
    page = table.page
    page.goto(f"{table.site}#/race")
    table.wake()
    ear.listen()
    page.get_by_role("button", name="Start").press("Enter")
    expect(page.locator(".race-card").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("l")
    box = page.get_by_role("textbox", name="Answer")
    expect(box).to_be_focused()
    ear.forget()
    box.fill("2+")
    box.press("Enter")
    let_pass(page, 800)
    (fault,) = ear.announced()
    assert fault.startswith("Second player: ")
    box.fill("-".join("1111"))
    page.keyboard.press("Enter")
    let_pass(page, 500)
    assert page.evaluate("document.activeElement !== document.body")


def test_time_of_a_race_can_be_switched_off(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/race")
    page.get_by_role("radio", name="None").check(force=True)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".race-card").first).to_be_visible()
    page.keyboard.press("a")
    expect(page.get_by_role("textbox", name="Answer")).to_be_focused()
    expect(page.get_by_role("timer").first).to_be_empty()


def test_dialog_begins_with_its_title(table: Table, ear: Ear) -> None:
    begin(table, ear)
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("heading", name="Keyboard")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.answer).to_be_focused()


def test_card_pressed_with_the_keyboard_keeps_the_focus(table: Table, ear: Ear) -> None:
    begin(table, ear)
    card = table.cards.nth(2)
    card.press("Space")
    expect(table.answer).to_have_value("8")
    expect(card).to_be_focused()


def test_run_of_a_method_and_a_step_of_a_trace_say_what_is_found(table: Table, ear: Ear) -> None:
    page = table.page
    page.goto(f"{table.site}#/lab?method=pick-two")
    table.wake()
    ear.listen()
    page.get_by_role("button", name="Run").press("Enter")
    ear.hears_at_last(r"formulas? for 24")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("location.hash = '#/lab?trace=pick-two&hand=4,6'")
    page.get_by_role("button", name="One step forward").press("Enter")
    ear.hears_at_last(r"^4 \+ 6 = 10 10 is not 24: go back\. Position: 10\.$")


def test_keys_for_screen_readers_are_the_second_stop_and_say_the_table(
    table: Table, ear: Ear
) -> None:
    page = table.page
    page.goto(f"{table.site}#/play?hand=3,3,8,8")
    table.wake()
    expect(page.get_by_role("application")).to_have_count(0)
    switch = page.get_by_role("button", name="Keys for screen readers")
    page.locator(".skip").first.focus()
    page.keyboard.press("Tab")
    expect(switch).to_be_focused()
    ear.listen()
    page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("application", name="Make 24")).to_be_visible()
    let_pass(page, 300)
    table.answer.fill("8")
    let_pass(page, 1300)
    ear.forget()
    for key, words in (
        ("d", "3 of spades, 3 of hearts, 8 of clubs, and 8 of diamonds. Make 24."),
        ("e", "3 of spades, 3 of hearts, 8 of clubs, and 8 of diamonds. Make 24."),
        ("l", "left: 3 of spades, 3 of hearts, and 8 of diamonds"),
    ):
        page.keyboard.press(key)
        ear.hears(words)
    page.keyboard.press("m")
    let_pass(page, 300)
    assert re.fullmatch(r"Time: \d+:\d\d", ear.announced()[0])
    expect(table.answer).to_have_value("8")


def test_wrong_answer_says_where_it_goes_astray_and_the_button_what_mends_it(
    table: Table, ear: Ear
) -> None:
    begin(table, ear, "2,4,8,10")
    answer(table, "10*2+8/4")
    ear.hears("That makes 22, not 24.", "24 was in reach after 10 × 2 = 20.")
    table.button("One sign away (hint)").press("Enter")
    ear.hears("Another sign at the mark makes 24.")


def test_looks_are_said_one_after_the_other(table: Table, ear: Ear) -> None:
    begin(table, ear, "2,3,3,6")
    table.page.keyboard.press("h")
    ear.hears("There are 5 different solutions.")
    table.button("Where do I look first?").press("Enter")
    first, *_ = [look for look in tf.look((2, 3, 3, 6)) if look.tried]
    let_pass(table.page, 1000)
    (said,) = ear.announced()
    assert said.startswith(f"{ENGLISH[f'stats.technique.{first.code}']}. ")
    assert said.endswith(("Yes, here!", "No, not here."))


def test_lesson_says_its_steps_hands_hints_and_verdicts_and_keeps_the_focus(
    table: Table, ear: Ear
) -> None:
    page = table.page
    page.goto(f"{table.site}#/learn?lesson=eight-three")
    table.wake()
    ear.listen()
    heading = page.get_by_role("heading", level=1)
    expect(page.locator("main").get_by_text("Getting your cards ready")).to_have_count(0)
    table.button("See two examples").press("Enter")
    for following in ("Next example", "Now you"):
        expect(heading).to_be_focused()
        ear.forget()
        for _ in range(3):
            table.button("Next step").press("Enter")
        let_pass(page, 300)
        assert len(ear.announced()) == 3
        assert ear.announced()[-1].endswith(" = 24")
        table.button(following).press("Enter")
    expect(table.cards).to_have_count(4)
    names = [str(card.get_attribute("aria-label")) for card in table.cards.all()]
    let_pass(page, 500)
    assert ear.announced()[-1] == f"New cards: {', '.join(names[:3])}, and {names[3]}. Make 24."
    ear.forget()
    table.button("Hint").press("Enter")
    let_pass(page, 300)
    assert len(ear.announced()) == 1
    ear.forget()
    answer(table, "8")
    let_pass(page, 500)
    assert [it for it in ear.announced() if "still have to be used" in it]
    ear.forget()
    table.button("Show me").press("Enter")
    expect(table.button("Next step")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Enter")
    let_pass(page, 300)
    assert ear.announced()[-1].endswith(" = 24")
    table.button("Go on").press("Enter")
    expect(page.locator(".mastery-dot[data-missed]")).to_have_count(1)
    assert not page.evaluate(AT_BODY)


def test_hand_that_finds_a_place_is_said_and_won_in_one_sentence(table: Table, ear: Ear) -> None:
    page = table.page
    page.goto(f"{table.site}#/learn?place")
    table.wake()
    expect(table.cards).to_have_count(4)
    ear.listen()
    answer(table, str(tf.solve(table.numbers)[0]))
    ear.hears("Right! That makes 24. Press Enter for the next hand.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand 2 of 8")
    let_pass(page, 500)
    assert ear.announced()[-1].startswith("New cards: ")
    assert not page.evaluate(AT_BODY)


def test_sprint_says_its_hands_the_time_that_is_left_and_its_end(table: Table, ear: Ear) -> None:
    page = table.page
    page.goto(f"{table.site}#/sprint?run=00002s1rs1")
    table.wake()
    ear.listen()
    table.button("Start").press("Enter")
    expect(page).to_have_url(re.compile("place=1$"))
    let_pass(page, 500)
    assert ear.announced()[-1].startswith("New cards: ")
    assert not page.evaluate(AT_BODY)
    page.get_by_role("button", name="Keys for screen readers").press("Enter")
    table.answer.focus()
    let_pass(page, 300)
    ear.forget()
    page.keyboard.press("m")
    let_pass(page, 300)
    assert re.fullmatch(r"(1:00|0:5\d) left", ear.announced()[-1])
    ear.forget()
    table.button("Skip −10 s").press("Enter")
    expect(page).to_have_url(re.compile("place=2$"))
    let_pass(page, 500)
    assert len([it for it in ear.announced() if it.startswith("New cards: ")]) == 1
    for place, wrong in enumerate(("6+8+4+8", "6*8+4+8", "8-6+4-8")):
        ear.forget()
        answer(table, wrong)
        if place < 2:
            let_pass(page, 500)
            assert len([it for it in ear.announced() if it.startswith("That makes ")]) == 1
    expect(page.locator(".sprint-score")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    let_pass(page, 300)
    assert ear.announced()[-1] == "The run is over: 0 hands solved."


def test_hands_from_another_device_say_each_fault_and_what_they_add(
    table: Table, ear: Ear, tmp_path: Path
) -> None:
    page = table.page
    page.goto(f"{table.site}#/stats")
    import_file(page, write(tmp_path / "hands.json", played(100)))
    page.get_by_role("link", name="To another device…").click()
    ear.listen()
    table.button("Make the code").press("Enter")
    expect(page.locator(".travel-code")).to_be_focused()
    ear.forget()
    table.button("Next").press("Enter")
    ear.hears("2 of 2")
    text = page.get_by_label("The same hands as text").input_value()
    box = page.get_by_label("Text or links from the other device")
    box.fill("hello")
    table.button("Read").press("Enter")
    let_pass(page, 300)
    (said,) = ear.announced()
    assert said.startswith("There is no code")
    ear.forget()
    box.fill(text)
    table.button("Read").press("Enter")
    ear.hears("Adds no hands. 100 are there already.")
    table.button("Discard").press("Enter")
    expect(page.locator(".travel-plan")).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(1)
    assert not page.evaluate(AT_BODY)
