"""Combining: two cards and an operator become one card, until one is left."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sizes import MOVING, at_both_sizes, phone
from tests.browser.table import Table
from tests.browser.waits import PYTHON, delay_files, tick, wait_until
from tests.browser.words import by, say, suited

RECORD_FRAMES = """
    window.frames = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        window.frames.push(animation.effect.getKeyframes().map(({ transform }) => transform));
        return animation;
    };
"""
STILL = "() => document.getAnimations().length === 0"
COUNT_SHAKES = """
    window.shakes = 0;
    addEventListener("animationend", ({ animationName }) => {
        if (animationName === "shake") window.shakes += 1;
    });
"""


def lay_to_combine(table: Table, hand: str, target: str = "24") -> None:
    """Open a hand in combine mode, with Python started."""
    table.open(hand, target)
    table.wait_for_python()
    tick(by(table.page, "radio", "settings.input.combine"))
    expect(table.cards).to_have_count(len(hand.split(",")))


def card(table: Table, name: str) -> Locator:
    return by(table.page, "toolbar", "play.hand").get_by_role("button", name=name)


def made(value: object) -> str:
    """The beginning of the name of a card that was combined."""
    return say("combine.card", value=value, expression="")


def combine(table: Table, left: str, sign: str, right: str) -> None:
    card(table, left).first.click()
    table.page.get_by_role("button", name=sign).click()
    card(table, right).last.click()


def expect_display(table: Table, line: str, cards: str) -> None:
    expect(table.page.locator(".combine-line")).to_have_text(line)
    expect(table.page.locator(".combine-display .so-far")).to_have_text(
        say("combine.cards", cards=cards)
    )


@at_both_sizes(**MOVING)
def test_cards_combine_into_one_that_is_judged_by_itself(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    expect(table.button("play.check")).to_have_count(0)
    card(table, suited(8, "clubs")).click()
    expect(card(table, suited(8, "clubs"))).to_have_attribute("aria-pressed", "true")
    card(table, suited(8, "clubs")).click()
    expect(card(table, suited(8, "clubs"))).to_have_attribute("aria-pressed", "false")
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    expect(card(table, say("combine.card", value="2 2/3", expression="8 ÷ 3"))).to_be_focused()
    expect_display(table, "8 ÷ 3 = 2 2/3", "2 2/3, 3, 8")
    combine(table, suited(3, "hearts"), say("key.-"), "2 2/3")
    combine(table, suited(8, "diamonds"), say("key./"), made("1/3"))
    table.expect_verdict("right")
    expect(table.page.locator(".hand .card")).to_have_count(1)
    expect(table.page.get_by_role("img", name="8 ÷ (3 − 8 ÷ 3) = 24")).to_be_visible()
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))
    expect(table.cards).to_have_count(4)


def test_a_step_can_be_undone_and_redone_back_to_the_deal(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    combine(table, suited(3, "spades"), say("key.+"), suited(3, "hearts"))
    combine(table, suited(8, "clubs"), say("key.+"), suited(8, "diamonds"))
    combine(
        table,
        made(6),
        say("key.+"),
        made(16),
    )
    table.expect_verdict(
        "wrong-value",
        say("verdict.wrong-value", value=22, target=24),
        say("astray.first", target=24, step="3 + 3 = 6"),
    )
    for count in (2, 3, 4):
        table.button("combine.undo").click()
        expect(table.cards).to_have_count(count)
    expect(table.button("combine.undo")).to_be_disabled()
    expect(table.verdict).to_be_empty()
    for count in (3, 2, 1):
        table.open_menu().get_by_role("button", name=say("combine.redo")).click()
        expect(table.cards).to_have_count(count)
    table.expect_verdict("wrong-value", say("verdict.wrong-value", value=22, target=24))
    table.page.keyboard.press("Control+z")
    table.page.keyboard.press("u")
    expect(table.cards).to_have_count(3)
    combine(table, suited(8, "clubs"), say("key.*"), suited(8, "diamonds"))
    expect(card(table, say("combine.card", value=64, expression="8 × 8"))).to_be_visible()
    menu = table.open_menu()
    expect(menu.get_by_role("button", name=say("combine.redo"))).to_be_disabled()


def test_keys_of_other_layouts_have_their_places(table: Table) -> None:
    lay_to_combine(table, "1,2,3,4")
    keys = table.page.context.new_cdp_session(table.page)
    french = {"Digit2": "é", "Digit6": "-", "Digit3": '"'}
    for code, key in french.items():
        keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "code": code, "key": key})
    expect_display(table, "2 − 3 = −1", "1, −1, 4")
    keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "code": "KeyU", "key": "г"})
    expect(table.cards).to_have_count(4)


@pytest.mark.thorough
@pytest.mark.every_browser
def test_keyboard_alone_combines_and_every_step_is_announced(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    news = table.page.locator("[aria-live=polite] p").last
    table.page.keyboard.type("3-4")
    expect(news).to_have_text(f"8 − 8 = 0; {say('combine.cards', cards='3, 3, 0')}")
    table.page.keyboard.type("1/4")
    expect(news).to_have_text(say("verdict.division-by-zero", divisor="8 − 8"))
    expect(table.cards).to_have_count(3)
    table.page.keyboard.type("ur")
    expect(news).to_have_text(f"8 − 8 = 0; {say('combine.cards', cards='3, 3, 0')}")
    table.page.keyboard.type("*")
    expect(card(table, made(0))).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(card(table, made(0))).to_have_attribute("aria-pressed", "false")
    card(table, suited(3, "hearts")).press("Space")
    table.page.get_by_role("button", name=say("key.*")).press("Enter")
    card(table, suited(3, "spades")).press("Space")
    expect(card(table, say("combine.card", value=9, expression="3 × 3"))).to_be_focused()


@at_both_sizes()
def test_a_card_dragged_onto_another_is_offered_the_signs(table: Table) -> None:
    lay_to_combine(table, "3,3,8,8")
    choice = by(table.page, "group", "combine.choice").get_by_role("button")
    card(table, suited(8, "clubs")).drag_to(card(table, suited(8, "diamonds")))
    expect(choice).to_have_text(["8 + 8", "8 − 8", "8 ÷ 8", "8 × 8", say("combine.cancel")])
    choice.last.click()
    expect(choice).to_have_count(0)
    card(table, suited(3, "spades")).drag_to(card(table, suited(8, "diamonds")))
    expect(choice).to_have_count(7)
    for button in choice.all():
        expect(button).to_be_in_viewport(ratio=1)
    choice.get_by_text("8 − 3").click()
    expect_display(table, "8 − 3 = 5", "3, 8, 5")
    heading = table.page.get_by_role("heading", level=1)
    card(table, suited(8, "clubs")).drag_to(heading, target_position={"x": 5, "y": 2})
    expect(choice).to_have_count(0)
    expect(card(table, suited(8, "clubs"))).to_have_attribute("aria-pressed", "false")


@pytest.mark.thorough
def test_each_input_keeps_its_state_and_the_choice_is_stored(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    table.check("8*3")
    table.expect_verdict("unused")
    table.answer.press("Escape")
    table.answer.fill("8/3")
    table.answer.blur()
    table.page.keyboard.press("c")
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    expect(table.cards).to_have_count(3)
    table.page.keyboard.press("c")
    expect(table.answer).to_have_value("8/3")
    expect(table.cards).to_have_count(4)
    table.page.keyboard.press("c")
    expect(table.cards).to_have_count(3)
    table.page.reload()
    expect(by(table.page, "radio", "settings.input.combine")).to_be_checked()
    expect(table.answer).to_have_count(0)
    table.button("play.new").click()
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))
    expect(table.cards).to_have_count(4)


@pytest.mark.thorough
def test_hands_of_any_size_and_kind_are_combined(table: Table) -> None:
    lay_to_combine(table, "-3,1/2", target="7/2")
    combine(table, say("card.number", value="1/2"), say("key.-"), say("card.number", value="−3"))
    table.expect_verdict("right", say("verdict.right", target="7/2"))
    expect(table.open_more()).to_contain_text("(1⁄2) − ⁻3 = 7/2")
    lay_to_combine(table, "24")
    table.cards.click()
    table.expect_verdict("right", say("verdict.right", target=24))
    expect(table.page.locator(".hand[data-won]")).to_be_visible()
    lay_to_combine(table, "1,2,3,4,5,6,7,8")
    for left in (1, 2, 3, 4, 5, 6, 7):
        table.page.keyboard.type(f"{left}+{left + 1}")
        expect(table.cards).to_have_count(8 - left)
    table.expect_verdict("wrong-value", say("verdict.wrong-value", value=36, target=24))


@pytest.mark.thorough
@pytest.mark.own_context
def test_combining_does_not_wait_for_python_but_the_verdict_does(table: Table) -> None:
    release = delay_files(table.page, PYTHON)
    table.open("3,3,8,8")
    tick(by(table.page, "radio", "settings.input.combine"))
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    expect_display(table, "8 ÷ 3 = 2 2/3", "2 2/3, 3, 8")
    combine(table, suited(3, "hearts"), say("key.-"), "2 2/3")
    combine(table, suited(8, "diamonds"), say("key./"), made("1/3"))
    expect_display(table, "8 ÷ (1/3) = 24", "24")
    table.expect_verdict("waiting")
    release()
    table.expect_verdict("right")
    expect(table.open_more()).to_contain_text("8 ÷ (3 − 8 ÷ 3) = 24")


@pytest.mark.parametrize("context_options", [phone(**MOVING)], ids=["phone"])
def test_wrong_answer_shakes_the_cards_once(table: Table) -> None:
    page = table.page
    page.add_init_script(COUNT_SHAKES)
    lay_to_combine(table, "3,3,8,8")
    combine(table, suited(3, "spades"), say("key.+"), suited(3, "hearts"))
    combine(table, suited(8, "clubs"), say("key.+"), suited(8, "diamonds"))
    combine(table, made(6), say("key.+"), made(16))
    table.expect_verdict("wrong-value")
    wait_until(page, "() => window.shakes > 0")
    assert page.evaluate("() => window.shakes") == 1


@pytest.mark.parametrize("context_options", [phone(**MOVING)], ids=["phone"])
def test_undone_step_leaves_the_cards_where_they_were(table: Table) -> None:
    page = table.page
    lay_to_combine(table, "3,3,8,8")
    film = page.locator(".film > *")
    wait_until(page, STILL)
    before = [each.bounding_box() for each in table.cards.all()]
    for key in "3/1":
        page.keyboard.press(key)
    expect(page.locator(".film-thread")).to_have_count(1)
    expect(film).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".film-thread")).to_have_count(1)
    expect(film).to_have_count(0)
    wait_until(page, STILL)
    assert [each.bounding_box() for each in table.cards.all()] == before


def test_reduced_motion_combines_and_undoes_by_fades(table: Table) -> None:
    page = table.page
    page.add_init_script(RECORD_FRAMES)
    lay_to_combine(table, "3,3,8,8")
    combine(table, suited(8, "clubs"), say("key./"), suited(3, "spades"))
    expect(table.cards).to_have_count(3)
    page.keyboard.press("u")
    expect(table.cards).to_have_count(4)
    wait_until(page, "() => window.frames.length > 8")
    assert all(len(set(transforms)) == 1 for transforms in page.evaluate("window.frames"))
