"""The page's message for every kind of answer; the tests share one page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import RANKS, Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, like, say


@pytest.fixture(scope="module")
def table(browser: Browser, site: str) -> Iterator[Table]:
    context = browser.new_context(locale="en-US")
    table = Table(context.new_page(), site)
    table.open("3,3,8,8")
    table.wait_for_python()
    yield table
    context.close()


@pytest.fixture(autouse=True)
def other_hand(table: Table) -> None:
    """Leave the hand of the previous test, which is frozen if it was won."""
    table.open("1,2,3,4")


RIGHT = [
    "8/(3-8/3)",
    "8÷(3−8÷3)",
    " 8 : [ 3 - 8 / 3 ] ",
    "８／（３－８／３）",
    "8/(3-8/3) = 24",
]


@pytest.mark.parametrize("text", RIGHT)
@pytest.mark.sample(1)
def test_right_answer_is_right_however_it_is_written(table: Table, text: str) -> None:
    table.open("3,3,8,8")
    table.check(text)
    table.expect_verdict("right", say("verdict.right", target=24))
    expect(table.open_more()).to_contain_text("8 ÷ (3 − 8 ÷ 3) = 24")


def test_wrong_answer_shows_its_value(table: Table) -> None:
    table.open("3,3,8,8")
    table.check("8*3*3/8")
    table.expect_verdict(
        "wrong-value", say("verdict.wrong-value", value=9, target=24), "8*3*3/8 = 9"
    )


def test_fractions_are_shown_exactly(table: Table) -> None:
    table.open("2,5,6,7")
    table.check("6*7-5/2")
    table.expect_verdict("wrong-value", say("verdict.wrong-value", value="39 1/2", target=24))


WRONG = [
    ("8+x", "missing-operand", "x", like("verdict.missing-operand")),
    ("8/(3-$8/3)", "unknown-symbol", "$", "“$” means nothing here."),
    ("8/(3-8/3", "unclosed-bracket", "(", say("verdict.unclosed-bracket", bracket="(")),
    ("8/3-8/3)", "unopened-bracket", ")", "“)” closes nothing."),
    ("8/(3-8/3]", "mismatched-bracket", "]", "“(” can't be closed with “]”."),
    ("8(3-8/3)", "missing-operator", "8(", say("verdict.missing-operator", left=8, right="(")),
    ("3 3+8+8", "missing-operator", "3 3", say("verdict.missing-operator", left=3, right=3)),
    ("-3+3+8*8", "leading-sign", "-", say("verdict.leading-sign", sign="-")),
    ("2.5+3+8+8", "decimal", "2.5", say("verdict.decimal", text="2.5")),
    ("8**3-8*3", "power", "**", say("verdict.power", symbol="**")),
    ("8//3+8+3", "floor-division", "//", "“//” is not in the game."),
    ("3+3=8+8", "misplaced-equals", "=", say("verdict.misplaced-equals")),
    ("8/(3-8/3)=25", "wrong-total", "25", "you wrote 25"),
    ("8/(3-3)+8", "division-by-zero", "(3-3)", "3-3 is 0"),
    ("33+8-8", "not-on-table", "33", "33 is not on the table."),
    ("8+8+8+3-3", "overused", "8", "8 is used 3 times, but there are only 2."),
    ("8*3", "unused", "8*3", say("verdict.unused", count=2, values="3 and 8")),
]


@pytest.mark.parametrize(("text", "code", "marked", "sentence"), WRONG)
@pytest.mark.sample(3)
def test_wrong_answer_shows_the_reason_and_the_place(
    table: Table, text: str, code: str, marked: str, sentence: str
) -> None:
    table.open("3,3,8,8")
    table.check(text)
    table.expect_verdict(code, sentence)
    expect(table.verdict.locator("mark")).to_have_text(marked)
    expect(table.verdict.locator("code")).to_have_text(text)
    expect(table.answer).to_have_value(text)
    expect(table.answer).to_have_attribute("aria-invalid", "true")


def test_all_faults_of_the_cards_are_reported_together(table: Table) -> None:
    table.open("3,3,8,11")
    table.check("7+8*8")
    table.expect_verdict(
        "not-on-table",
        say("verdict.not-on-table", values=7),
        say("verdict.overused", value=8, used=2, count=1),
        say("verdict.unused", count=2, values="3, 3, and 11 (J)"),
    )


def test_signs_beyond_the_basic_plane_do_not_shift_the_mark(table: Table) -> None:
    table.open("3,3,8,8")
    table.check("𝟖/(𝟛-8/3)🂡")
    table.expect_verdict("unknown-symbol")
    expect(table.verdict.locator("mark")).to_have_text("🂡")


def test_empty_answer_gets_an_instruction(table: Table) -> None:
    table.open("3,3,8,8")
    table.check("")
    table.expect_verdict("empty", say("verdict.empty"))


def test_huge_answers_are_judged_at_once_and_shown_short(table: Table) -> None:
    table.open("3,3,8,8")
    table.check("(" * 100)
    table.expect_verdict("too-deep", like("verdict.too-deep"))
    table.check("8+" * 300)
    table.expect_verdict("too-long", like("verdict.too-long"))
    shown = table.verdict.locator("code").text_content() or ""
    assert len(shown) < 80


def test_court_cards_are_called_by_letter_and_number(table: Table) -> None:
    table.open("1,11,12,13")
    expect(table.cards).to_have_text(["", "", "", ""])
    for name in RANKS:
        expect(table.page.get_by_role("button", name=name)).to_be_visible()
    table.check("J+Q")
    table.expect_verdict("unused", say("verdict.unused", count=2, values="1 (A) and 13 (K)"))


def test_no_solution_is_right_for_an_unsolvable_hand(table: Table) -> None:
    table.open("1,1,1,1")
    table.button("play.none").click()
    table.expect_verdict("no-solution", say("verdict.no-solution"))


def test_no_solution_is_wrong_for_a_solvable_hand(table: Table) -> None:
    table.open("3,3,8,8")
    table.button("play.none").click()
    table.expect_verdict("has-solution", say("hint.solvable.some"))


def test_answer_to_another_target_is_judged_by_it(table: Table) -> None:
    table.open("3,3,8,8", target="9")
    table.check("8*3*3/8")
    table.expect_verdict("right", say("verdict.right", target=9))


@pytest.mark.own_context
def test_wrong_value_shows_the_lost_step_and_offers_the_repair_as_a_hint(
    page: Page, site: str
) -> None:
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    table.check("8/(3+8/3)")
    table.expect_verdict("wrong-value")
    expect(table.page.locator(".astray")).to_have_text(
        say("astray.kept", target=24, step="8 ÷ 3 = 8/3")
    )
    expect(table.page.locator(".echo mark")).to_have_text("8/3")
    expect(table.page.locator(".repair")).to_have_count(0)
    table.button("repair.operator.offer").click()
    expect(table.page.locator(".repair")).to_have_text(say("repair.operator", target=24))
    expect(table.page.locator(".echo mark")).to_have_text("+")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    visit(table.page, table.site, "#/stats")
    expect(table.page.locator("[data-total=solved] dd")).to_have_text("1")
    expect(table.page.locator("[data-total=unaided] dd")).to_have_text("0")


def test_wrong_combination_offers_undo_to_the_lost_step(table: Table) -> None:
    table.open("4,6,1,1")
    tick(by(table.page, "radio", "settings.input.combine"))
    for step in ("1+2", "2+3", "3+4"):
        table.page.keyboard.type(step)
    table.expect_verdict("wrong-value")
    table.page.locator(".notice-actions").get_by_role("button").first.click()
    expect(table.cards).not_to_have_count(1)
