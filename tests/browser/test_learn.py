"""The laboratory: methods are explained, raced, surveyed and traced; expressions are compared."""

import csv
import inspect
import re
from fractions import Fraction

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.sizes import MOVING, at_both_sizes, on_a_phone
from tests.browser.table import visit
from tests.browser.waits import PYTHON, delay_files, settle
from twentyfour._search.modular import residues
from twentyfour.methods import large_survey, survey
from twentyfour.methods.growth import GROWTH


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


@pytest.mark.thorough
@pytest.mark.own_context
def test_every_method_is_described_before_python_has_started(page: Page, site: str) -> None:
    delay_files(page, PYTHON)
    page.goto(f"{site}#/lab")
    links = page.locator(".methods a")
    expect(links).to_have_count(len(tf.METHODS))
    names = [str(link.get_attribute("href")).split("=")[1] for link in links.all()]
    assert names == list(tf.METHODS)
    complete = page.locator(".methods a", has_text="Complete: all 1362 hands")
    assert complete.count() == sum(method.complete for method in tf.METHODS.values())
    for name in names:
        visit(page, site, f"#/lab?method={name}")
        expect(page.locator(".lesson .picture > *").first).to_be_attached()
        expect(page.locator(".lesson-words p")).to_have_text([re.compile(r"\w{2}")] * 3)
        shown = page.locator(".source-line").all_inner_texts()
        trying = residues if name == "ours" else tf.METHODS[name].trying
        assert "".join(shown).strip().splitlines()[0] in inspect.getsource(trying)
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")


@pytest.mark.every_browser
def test_method_runs_on_a_hand_and_back_leads_to_the_one_before(page: Page, site: str) -> None:
    page.goto(f"{site}#/help")
    page.get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="Laboratory").click()
    heading(page, "Laboratory")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("link", name="Running total Start with").click()
    heading(page, "Running total")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("textbox", name="Cards")).to_have_value("3 3 5 5")
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_role("heading", name="No formula for 24 found")).to_be_visible()
    page.get_by_role("textbox", name="Cards").fill("1 2 3 4")
    page.get_by_role("button", name="Run").click()
    formulas = page.get_by_role("list", name="Formulas found")
    expect(formulas).to_have_attribute("data-count", re.compile(r"\d"))
    expect(formulas).to_contain_text("2 × 1 × 3 × 4")
    page.go_back()
    expect(page.get_by_role("textbox", name="Cards")).to_have_value("3 3 5 5")
    expect(page.get_by_role("heading", name="No formula for 24 found")).to_be_visible()
    visit(page, site, "#/lab?method=exhaustive-float&hand=2,24,46,56")
    expect(page.get_by_text("12 of them are wrong")).to_be_visible()
    visit(page, site, "#/lab?method=exhaustive&hand=1,2,3")
    expect(page.locator(".failure")).to_have_text("This method is for hands of 4 cards.")


def figures(table: Locator, method: str) -> list[str]:
    return table.locator(f"[data-method='{method}'] td").all_inner_texts()


@pytest.mark.thorough
@on_a_phone
def test_methods_race_on_a_hand_until_one_stops_them(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?race=")
    for name in ("73 templates", "Pick two and merge", "Our solver"):
        page.get_by_role("checkbox", name=name, exact=True).uncheck(force=True)
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("race=3,3,8,8&methods=running-total,exhaustive$"))
    table = page.get_by_role("table", name="All results")
    expect(table.locator("tbody tr")).to_have_count(2)
    expect(table.locator("[data-state=done]")).to_have_count(2)
    assert figures(table, "running-total")[:3] == ["1,968", "0", "0"]
    assert figures(table, "exhaustive")[:3] == ["18,368", "4", "1"]
    assert re.search(r"ms – .*ms.*7 runs", figures(table, "exhaustive")[3], re.DOTALL)
    bars = page.locator(".bar-row .bar-length")
    settle(page)
    short, long = (bar.evaluate("it => it.clientWidth") for bar in bars.all())
    assert 0 < short < long
    page.get_by_role("radio", name="Found").check(force=True)
    expect(page.locator(".bar-value")).to_have_text(["0", "4"])
    expect(bars.first).to_have_css("width", "0px")
    visit(page, site, "#/lab?race=1,2,3,5,7,11,13,4&methods=two-totals,pick-two")
    expect(page.locator("tr[data-method=two-totals]")).to_contain_text("for hands of 4 cards")
    expect(page.locator("tr[data-method=pick-two] td").first).to_have_text(re.compile(r"\d,\d"))
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("main").get_by_text("Stopped.")).to_be_visible()
    page.get_by_role("textbox", name="Cards").fill("3 3 8 x")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#cards-fault")).to_contain_text("“x” is not a card")


@on_a_phone
def test_growth_measures_methods_card_by_card_until_it_is_stopped(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab")
    page.get_by_role("link", name="Growth").click()
    heading(page, "Growth")
    page.get_by_role("button", name="Start").click()
    table = page.get_by_role("table", name="All results")
    row = table.locator("[data-method=running-total]")
    values = [str(GROWTH["running-total"].values(size)) for size in (3, 4)]
    expect(row.locator("td").nth(1)).to_have_text(f"{int(values[1]):,}")
    expect(row.locator("td").first).to_have_text(values[0])
    expect(row.locator("code")).to_contain_text("Σ 4ᵐ")
    expect(page.get_by_role("img", name=re.compile("^Values for three"))).to_contain_text("F")
    page.get_by_role("radio", name="Time").check(force=True)
    expect(row.locator("td").first).to_have_text(re.compile(r"ms.* – .*ms"))
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("main").get_by_text("Stopped.")).to_be_visible()


@pytest.mark.thorough
@at_both_sizes(**MOVING)
def test_race_ends_on_a_podium_with_the_winner_and_the_reason(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?race=")
    first = page.get_by_role("checkbox", name="73 templates, first hit")
    first.press(" ")
    cards = page.get_by_role("textbox", name="Cards")
    cards.fill("1 2 3")
    expect(first.locator("xpath=..")).to_contain_text("This method is for hands of 4 cards.")
    cards.fill("1 2 3 4")
    expect(first.locator("xpath=..")).not_to_contain_text("hands of 4 cards")
    page.get_by_role("checkbox", name="Our solver", exact=True).press(" ")
    cards.press("Enter")
    race = page.get_by_role("region", name="The race")
    expect(race).to_have_attribute("data-over", "false")
    expect(race.locator(".lane")).to_have_count(5)
    podium = race.get_by_role("list", name="Podium").get_by_role("listitem")
    expect(podium).to_have_count(3)
    expect(podium.first).to_contain_text("73 templates")
    expect(race.locator(".race-reason")).to_contain_text("it stops at its first solution")
    race.get_by_role("button", name="Replay").press("Enter")
    expect(podium).to_have_count(0)
    expect(podium).to_have_count(3)
    race.get_by_role("button", name="Race again").press("Enter")
    expect(race).to_have_count(0)
    expect(podium).to_have_count(3)
    page.emulate_media(reduced_motion="reduce")
    visit(page, site, "#/lab?race=3,3,5,5&methods=running-total,exhaustive")
    expect(race.locator(".race-reason")).to_have_attribute("data-reason", "alone")
    expect(race).to_have_attribute("data-over", "true")
    expect(page.get_by_role("button", name="Race again")).to_be_visible()
    expect(page.get_by_role("button", name="Replay")).to_have_count(0)


@pytest.mark.thorough
@at_both_sizes()
def test_survey_fills_its_map_and_gives_reasons_for_missed_hands(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?survey=running-total")
    page.get_by_role("combobox", name="To").select_option("5")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("survey=running-total&low=1&high=5$"))
    missed = page.get_by_role("list", name="Missed hands")
    expect(missed).to_have_attribute("data-count", "5")
    for state, count in {"s": 48, "m": 5, "n": 17}.items():
        expect(page.locator(f".legend [data-state={state}]")).to_have_attribute(
            "data-count", str(count)
        )
    expect(missed.locator("li").nth(1)).to_contain_text("(5 − 1 ÷ 5) × 5")
    expect(missed.locator("li").nth(1)).to_contain_text("In 5 − 1 ÷ 5, the total stands on")
    hand = page.locator(".chosen-hand")
    expect(hand).to_have_text("AA35 Missed")
    page.get_by_role("slider", name="Hand").press("ArrowRight")
    expect(hand).to_have_attribute("data-state", "s")
    page.get_by_role("slider", name="Hand").press("End")
    expect(hand).to_have_text("5555 Missed")
    block = page.get_by_role("img", name="The part of the map around the chosen hand")
    block.scroll_into_view_if_needed()
    page.get_by_role("img", name=re.compile("^Map of the hands")).click(position={"x": 4, "y": 4})
    expect(hand).to_have_text("AAAA No solution")
    box = block.bounding_box()
    assert box
    block.click(position={"x": box["width"] - 4, "y": box["height"] - 4})
    expect(hand).to_have_text("AA55 Solved")


@on_a_phone
def test_survey_of_another_target_and_deck_is_saved_as_csv(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?survey=pick-two-whole&low=3")
    page.get_by_role("combobox", name="Deck").select_option("A to 10")
    expect(page.get_by_role("combobox", name="From")).to_have_value("1")
    page.get_by_role("combobox", name="To").select_option("3")
    target = page.get_by_role("textbox", name="Target")
    target.fill("x")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#target-fault")).to_be_visible()
    target.fill("7/3")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("survey=pick-two-whole&low=1&high=3&target=7/3$"))
    missed = page.get_by_role("list", name="Missed hands")
    expect(missed.get_by_role("link").first).to_have_attribute("href", re.compile("target=7/3$"))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as CSV").click()
    rows = list(csv.DictReader(saving.value.path().read_text("utf-8-sig").splitlines()))
    outcomes = large_survey.survey("pick-two-whole", survey.hands(1, 3), Fraction(7, 3))
    assert [row["state"] for row in rows] == [outcome.state for outcome in outcomes]
    assert [row["solution"] for row in rows] == [outcome.solution or "" for outcome in outcomes]


@on_a_phone
def test_expressions_are_taken_apart_and_compared(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?expression=(10-4)/1*4&other=4*(10*1-4)")
    one = page.get_by_role("region", name="(10 − 4) ÷ 1 × 4")
    other = page.get_by_role("region", name="4 × (10 × 1 − 4)")
    expect(one).to_contain_text("10 4 − 1 ÷ 4 ×")
    expect(one.get_by_role("listitem")).to_have_text(["10 − 4 = 6", "6 ÷ 1 = 6", "6 × 4 = 24"])
    expect(one.get_by_role("img")).to_contain_text("÷")
    expect(other).to_contain_text("4 10 1 × 4 − ×")
    chain = page.get_by_role("list", name="From one to the other").locator("> li")
    expect(chain).to_have_count(4)
    expect(chain.nth(1)).to_contain_text("dividing by 1 is the same as multiplying by 1")
    expect(chain.last).to_contain_text("4 × (10 × 1 − 4)")
    page.get_by_role("textbox", name="Another one").fill("4*10-4*4")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("heading", name="Two different solutions")).to_be_visible()
    page.get_by_role("textbox", name="Expression").fill("(10-4")
    page.get_by_role("button", name="Show").click()
    expect(page.locator("#expression-fault")).to_contain_text("“(” is never closed")
