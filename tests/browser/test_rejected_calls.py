"""A rejected call is reported to the player, and the page stays usable."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table, visit
from tests.browser.test_race import half
from tests.browser.words import by, press, say

BREAK = """
window.broken = "";
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (message, ...rest) {
    const name = message?.argumentList?.[1];
    if (window.broken && name?.value === window.broken) name.value = "no_such_call";
    return postMessage.call(this, message, ...rest);
};
"""
"""Makes Python reject the call named `broken`, by renaming it to an unknown call."""

NO_NEWCOMER = """
if (location.protocol === "http:") localStorage.setItem("twentyfour:solved", true);
"""
"""A newcomer's hands need no Python. The blank first page has no storage."""

TROUBLE = say("verdict.other", code="bad-request")


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.add_init_script(BREAK)
    page.add_init_script(NO_NEWCOMER)
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    return table


def breaks(table: Table, name: str) -> None:
    table.page.evaluate("name => { window.broken = name; }", name)


def expect_usable(table: Table) -> None:
    """Play a hand through: a hint, a wrong and a right answer, the solutions, a new hand."""
    breaks(table, "")
    table.open("1,5,5,5")
    table.check("5+5+5+1")
    table.expect_verdict("wrong-value")
    table.button("play.hint").click()
    expect(table.page.locator("main").get_by_text(say("hint.solvable", count=1))).to_be_visible()
    table.check("(5-1/5)*5")
    table.expect_verdict("right")
    table.page.keyboard.press("s")
    expect(table.solutions).to_have_attribute("data-count", "1")
    table.page.keyboard.press("Escape")
    table.button("play.next").click()
    expect(table.page).not_to_have_url(f"{table.site}#/play?hand=1,5,5,5")
    expect(table.cards).to_have_count(4)


REJECTED = {
    "bad parameters": ("twentyfour.solve({ numbers: 'x' })", "bad-request"),
    "no parameters": ("twentyfour.check()", "bad-request"),
    "a function": ("twentyfour.check({ text: () => 1 })", "bad-request"),
    "a symbol": ("twentyfour.check({ text: Symbol() })", "bad-request"),
    "a large integer": ("twentyfour.check({ text: 1n })", "bad-request"),
    "a cycle": ("(({ a }) => (a.push(a), twentyfour.check({ a })))({ a: [] })", "bad-request"),
    "deep nesting": (
        "twentyfour.check({ text: [...Array(3000)].reduce((inner) => [inner], 1) })",
        "bad-request",
    ),
    "a long text": ("twentyfour.check({ text: '1'.repeat(1e6) })", "bad-request"),
    "a player's mistake": ("twentyfour.read_hand({ text: '3 $' })", "bad-hand-symbol"),
    "no value": ("twentyfour.anatomy({ text: '1/(2-2)' })", "division-by-zero"),
}


@pytest.mark.thorough
@pytest.mark.every_browser
def test_a_call_from_the_console_is_rejected_with_its_code(table: Table) -> None:
    for call, code in REJECTED.values():
        assert table.page.evaluate(f"{call}.catch((error) => error.code)") == code
    assert (
        table.page.evaluate(
            """async () => {
            const stop = new AbortController();
            const search = twentyfour.solve(
                { numbers: [1, 2, 3, 5, 7, 11, 13, 17], target: "9999991/7" },
                { signal: stop.signal, onProgress: () => stop.abort() },
            );
            return search.catch((error) => error.name);
        }"""
        )
        == "AbortError"
    )
    expect_usable(table)


def on_check(table: Table) -> None:
    table.check("8/(3-8/3)")
    table.expect_verdict("bad-request", TROUBLE)


def on_no_solution(table: Table) -> None:
    table.button("play.none").click()
    table.expect_verdict("bad-request", TROUBLE)


def on_hint(table: Table) -> None:
    table.button("play.hint").click()
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


def on_solutions(table: Table) -> None:
    table.show_solutions()
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


def on_proof(table: Table) -> None:
    table.open("1,1,1,1")
    table.button("play.none").click()
    table.expect_verdict("no-solution")
    table.open_more()
    table.button("first-steps.title").click()
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


def on_rating(table: Table) -> None:
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    visit(table.page, table.site, "#/stats")
    expect(table.page.locator("[data-total=played] dd")).to_have_text("1")


def on_alternatives(table: Table) -> None:
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    table.open_more()
    expect(table.page.locator(".rating")).to_be_visible()
    expect(table.page.locator(".alternatives")).to_have_count(0)


def on_deal(table: Table) -> None:
    table.button("play.new").click()
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


def on_link(table: Table) -> None:
    visit(table.page, table.site, "#/play?hand=2,4,8,10")
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


def on_hunt(table: Table) -> None:
    visit(table.page, table.site, "#/play?hand=1,2,8,9&find=all")
    expect(table.page.get_by_role("heading", level=2)).to_contain_text("0 of")
    table.check("8*9/(1+2)")
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


def on_daily(table: Table) -> None:
    visit(table.page, table.site, "#/daily")
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)
    breaks(table, "")
    visit(table.page, table.site, "#/help")
    expect(by(table.page, "heading", "help.title")).to_be_visible()
    visit(table.page, table.site, "#/daily")
    expect(by(table.page, "list", "daily.title")).to_have_attribute("aria-busy", "false")


def on_race_answer(table: Table) -> None:
    visit(table.page, table.site, "#/race")
    table.button("race.start").click()
    press(half(table.page, "first"), "race.buzz")
    by(half(table.page, "first"), "textbox", "play.answer").fill("1")
    press(half(table.page, "first"), "play.check")
    expect(half(table.page, "first")).to_contain_text(TROUBLE)


def on_expression(table: Table) -> None:
    visit(table.page, table.site, "#/lab?expression=8*3")
    expect(table.page.locator(".failure, [data-error]")).to_have_text(TROUBLE)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "provoke"),
    [
        ("check", on_check),
        ("claim_no_solution", on_no_solution),
        ("hints", on_hint),
        ("solve", on_solutions),
        ("proof", on_proof),
        ("rate", on_rating),
        ("alternatives", on_alternatives),
        ("deal", on_deal),
        ("read_hand", on_link),
        ("recognize", on_hunt),
        ("daily", on_daily),
        ("check", on_race_answer),
        ("anatomy", on_expression),
    ],
)
def test_rejected_call_is_reported_and_the_game_continues(
    name: str, provoke: Callable[[Table], None], table: Table
) -> None:
    breaks(table, name)
    provoke(table)
    expect_usable(table)
