"""A hand from the deal to the next one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.test_hearing_help import HINTS
from tests.browser.waits import PYTHON, delay_files, settle
from tests.browser.words import by, like, press, say, suited

CARD = re.compile(r"^(Ace|[2-9]|10|Jack|Queen|King) of (clubs|diamonds|hearts|spades)$")


def marks(page: Page) -> list[str]:
    names: list[str] = page.evaluate("performance.getEntriesByType('mark').map((it) => it.name)")
    return [name for name in names if name.startswith("twentyfour:")]


def test_four_cards_are_dealt_and_the_link_carries_them(table: Table) -> None:
    table.page.goto(table.site)
    expect(table.cards).to_have_count(4)
    for card in table.cards.all():
        expect(card).to_have_accessible_name(CARD)
    expect(table.page).to_have_url(re.compile(r"#/play\?hand=\d+,\d+,\d+,\d+$"))


def test_new_hand_is_another_one_and_going_back_finds_the_old(table: Table) -> None:
    table.page.goto(table.site)
    table.wait_for_python()
    expect(table.button("play.none")).to_have_count(0)
    first, names = table.page.url, [card.get_attribute("aria-label") for card in table.cards.all()]
    table.answer.fill("1+2")
    table.button("play.new").click()
    expect(table.page).not_to_have_url(first)
    expect(table.answer).to_have_value("")
    table.page.go_back()
    expect(table.page).to_have_url(first)
    for card, name in zip(table.cards.all(), names, strict=True):
        expect(card).to_have_accessible_name(str(name))


def test_reload_keeps_the_hand(table: Table) -> None:
    table.open("3,3,8,8")
    names = [card.get_attribute("aria-label") for card in table.cards.all()]
    table.page.reload()
    expect(table.cards).to_have_count(4)
    assert [card.get_attribute("aria-label") for card in table.cards.all()] == names


@pytest.mark.every_browser
def test_cards_and_keys_write_the_answer(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    for name in (
        suited(8, "clubs"), "÷", "(", suited(3, "spades"), "−",
        suited(8, "diamonds"), "÷", suited(3, "hearts"), ")",
    ):  # fmt: skip
        table.page.get_by_role("button", name=name).click()
    expect(table.answer).to_have_value("8÷(3−8÷3)")
    table.answer.press("Enter")
    table.expect_verdict("right")
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))


def test_typed_answer_shows_its_value_and_the_remaining_cards(table: Table) -> None:
    table.open("3,3,8,11")
    table.wait_for_python()
    for text, value, left in (
        ("8/3", "= 2 2/3", say("play.left", cards="3, J")),
        ("8/3-", "", say("play.left", cards="3, J")),
        ("8/3-11", "= −8 1/3", say("play.left", cards=3)),
        ("8*3*(3-11)", "= −192", ""),
        ("= 8*3", "= 24", say("play.left", cards="3, J")),
    ):
        table.answer.fill(text)
        expect(table.page.locator(".so-far-value")).to_have_text(value)
        expect(table.page.locator(".so-far")).to_have_text(value + left)
    expect(table.page.locator(".verdict")).to_be_hidden()
    table.answer.fill("")
    expect(table.page.locator(".so-far")).to_be_empty()


@pytest.mark.thorough
def test_wrong_answer_is_shown_with_its_value_unless_it_has_an_equals_sign(table: Table) -> None:
    table.open("3,3,8,11")
    table.wait_for_python()
    for text, shown in (
        ("3+3+8+11", "3+3+8+11 = 25"),
        ("= 3+3+8+11", "= 3+3+8+11"),
        ("3+3+8+11 =", "3+3+8+11 ="),
        ("3+3+8+11 = 24", "3+3+8+11 = 24"),
    ):
        table.check(text)
        echo = table.verdict.locator("p", has=table.page.locator(".echo"))
        expect(echo).to_have_text(f"{say('verdict.echo')} {shown}")


@pytest.mark.thorough
def test_cards_in_the_answer_are_dimmed(table: Table) -> None:
    table.open("3,3,8,8")
    used = table.page.locator(".card[data-used]")
    table.answer.fill("3+8")
    expect(used).to_have_count(2)
    table.answer.fill("3+3+38")
    expect(used).to_have_count(2)
    expect(table.cards.first).to_have_accessible_description(say("card.used"))
    table.answer.fill("")
    expect(used).to_have_count(0)


def test_card_goes_to_the_caret_and_never_into_another_number(table: Table) -> None:
    table.open("3,3,8,8")
    table.answer.fill("8+(+8)")
    table.answer.evaluate("box => box.setSelectionRange(3, 3)")
    table.cards.first.click()
    expect(table.answer).to_have_value("8+(3+8)")
    table.cards.first.click()
    expect(table.answer).to_have_value("8+(3 3+8)")
    table.button("key.backspace").click()
    expect(table.answer).to_have_value("8+(3+8)")
    table.button("key.clear").click()
    expect(table.answer).to_have_value("")


def test_won_hand_is_frozen_and_check_becomes_next(table: Table) -> None:
    table.open("9,1,3,1")
    table.wait_for_python()
    expect(table.page.get_by_text("New cards: 9 of")).to_have_count(1)
    table.check("(9+3)*(1+1)")
    table.expect_verdict("right")
    expect(table.button("play.check")).to_have_count(0)
    expect(table.button("play.none")).to_have_count(0)
    table.page.keyboard.press("o")
    expect(table.page.locator("#answer")).to_have_value("(9+3)*(1+1)")
    table.expect_verdict("right")
    expect(table.button("play.next")).to_be_focused()
    rating = by(table.open_more(), "region", "rating.label")
    expect(rating).to_contain_text("2 × 12")
    expect(rating).not_to_contain_text("3 × 8")
    table.page.keyboard.press("Escape")
    table.button("play.next").focus()
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile("9,1,3,1"))


def test_what_is_typed_before_the_next_hand_lies_on_the_table_is_kept(table: Table) -> None:
    table.open("3,3,8,8")
    table.wait_for_python()
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    expect(table.button("play.next")).to_be_focused()
    table.page.keyboard.press("Enter")
    table.page.keyboard.type("(1+2)*3", delay=20)
    expect(table.page).not_to_have_url(re.compile("3,3,8,8"))
    expect(table.answer).to_have_value("(1+2)*3")


def test_hints_go_from_weak_to_strong(table: Table) -> None:
    table.open("3,3,8,8")
    hints = table.page.locator(".hints")
    for sentence in HINTS:
        expect(hints).not_to_contain_text(sentence)
        table.button("play.hint").click()
        expect(hints.get_by_role("paragraph").last).to_have_text(sentence)
    expect(hints).to_have_attribute("data-level", "6")


@pytest.mark.thorough
def test_simplest_solution_is_named_only_among_several(table: Table) -> None:
    table.open("2,4,8,10")
    for sentence in (
        say("hint.solvable", count=11),
        say("hint.technique", technique="statistics.technique.sum"),
        say("hint.last-operator", count=2, operator="+"),
    ):
        table.button("play.hint").click()
        expect(table.page.locator(".hints")).to_contain_text(sentence)


@pytest.mark.thorough
def test_hint_reports_an_unsolvable_hand(table: Table) -> None:
    table.open("1,1,1,1")
    table.button("play.hint").click()
    expect(table.page.locator(".hints")).to_contain_text(say("hint.no-solution"))


@pytest.mark.thorough
def test_nearest_value_is_one_or_several_and_a_card_alone_is_its_own(table: Table) -> None:
    table.page.goto(f"{table.site}#/solve?hand=1,1,1,1")
    nearest = table.page.locator(".nearest")
    expect(nearest).to_contain_text(say("solutions.nearest", count=1))
    table.page.goto(f"{table.site}#/solve?hand=1,6,7,13")
    expect(nearest.get_by_role("listitem")).to_have_count(2)
    expect(nearest).to_contain_text(say("solutions.nearest", count=2))
    table.page.goto(f"{table.site}#/solve?hand=25")
    expect(nearest.get_by_role("listitem")).to_have_text("25")


@pytest.mark.thorough
def test_enter_is_named_on_screens_without_touch(table: Table) -> None:
    """After a win screen readers announce Enter; nothing on the table names it."""
    tip = table.page.get_by_text(say("verdict.next"))
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    expect(tip).to_have_count(1)
    table.page.add_init_script("""const real = matchMedia;
        window.matchMedia = (query) => query.includes("any-pointer: coarse")
            ? { matches: true } : real(query);""")  # a phone with a pen, a fine pointer
    table.page.reload()
    table.open("1,5,5,5")
    table.check("5*(5-1/5)")
    table.expect_verdict("right")
    expect(tip).to_have_count(0)


@pytest.mark.thorough
def test_solutions_are_shown_and_hidden(table: Table) -> None:
    table.open("2,4,8,10")
    table.button("play.show").click()
    expect(table.button("play.again")).to_be_focused()
    expect(table.solutions).to_have_count(0)
    table.button("play.again").click()
    expect(table.solutions).to_have_attribute("data-count", re.compile(r"^[1-9]\d*$"))
    expect(table.solutions).to_contain_text("10 + 8 + 4 + 2")
    table.button("play.hide").click()
    expect(table.solutions).to_have_count(0)


@pytest.mark.every_browser
@pytest.mark.own_context
def test_early_answer_is_judged_when_python_has_started(table: Table) -> None:
    release = delay_files(table.page, PYTHON)
    table.open("3,3,8,8")
    settle(table.page)
    assert marks(table.page) == ["twentyfour:interactive"]
    table.check("8/(3-8/3)")
    table.expect_verdict("waiting", say("verdict.waiting"))
    release()
    table.expect_verdict("right")
    assert marks(table.page) == [
        "twentyfour:interactive",
        "twentyfour:engine-ready",
        "twentyfour:first-answer",
    ]


@pytest.mark.thorough
@pytest.mark.own_context
def test_failed_start_keeps_the_answer_and_judges_it_after_trying_again(
    table: Table, problems: list[str]
) -> None:
    table.page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    table.open("3,3,8,8")
    table.check("8*3*3/8")
    expect(table.page.locator(".failure")).to_contain_text(say("engine.kept"))
    expect(table.answer).to_have_value("8*3*3/8")
    table.page.unroute("**/*.wasm")
    table.button("engine.retry").click()
    table.expect_verdict("wrong-value", say("verdict.wrong-value", value=9, target=24))
    expect(table.page.locator(".failure")).to_have_count(0)
    problems.clear()


@pytest.mark.thorough
def test_any_numbers_can_be_on_the_table(table: Table) -> None:
    table.page.goto(f"{table.site}#/play?hand=17,1/2,-3,5,6&target=-1/2")
    table.wait_for_python()
    expect(table.cards).to_have_count(5)
    expect(by(table.page, "button", "card.number", value="−3")).to_be_visible()
    press(table.page, "card.number", value="1/2")
    expect(table.answer).to_have_value("1⁄2")
    table.check("1⁄2*6+17-5*⁻3")
    table.expect_verdict("wrong-value", say("verdict.wrong-value", value=35, target="−1/2"))


@pytest.mark.thorough
def test_link_without_a_readable_hand_shows_a_message(table: Table) -> None:
    table.page.goto(f"{table.site}#/play?hand=3,x,8")
    expect(table.page.locator(".failure")).to_contain_text(
        like("hand-error.bad-hand-symbol", symbol="x")
    )
    table.button("play.new").click()
    expect(table.cards).to_have_count(4)
