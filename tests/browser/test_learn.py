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
from tests.browser.waits import PYTHON, delay_files, settle, tick
from tests.browser.words import by, exactly, like, press, say
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
    complete = page.locator(".methods a", has_text=say("lab.complete", count=1362))
    assert complete.count() == sum(method.complete for method in tf.METHODS.values())
    for name in names:
        visit(page, site, f"#/lab?method={name}")
        heading(page, say(f"method.{name}"))
        expect(page.locator(".lesson .picture > *").first).to_be_attached()
        expect(page.locator(".lesson-words p")).to_have_text([re.compile(r"\w{2}")] * 3)
        shown = page.locator(".source-line").all_inner_texts()
        trying = residues if name == "ours" else tf.METHODS[name].trying
        assert "".join(shown).strip().splitlines()[0] in inspect.getsource(trying)
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")


@pytest.mark.every_browser
def test_method_runs_on_a_hand_and_back_leads_to_the_one_before(page: Page, site: str) -> None:
    page.goto(f"{site}#/help")
    by(page, "link", "nav.learn").click()
    by(page, "link", "nav.lab").click()
    heading(page, say("nav.lab"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("link", name="Running total Start with").click()
    heading(page, say("method.running-total"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(by(page, "textbox", "solver.cards")).to_have_value("3 3 5 5")
    press(page, "lab.run.go")
    expect(by(page, "heading", "lab.run.found", count=0, target=24)).to_be_visible()
    by(page, "textbox", "solver.cards").fill("1 2 3 4")
    press(page, "lab.run.go")
    formulas = by(page, "list", "lab.formulas")
    expect(formulas).to_have_attribute("data-count", re.compile(r"\d"))
    expect(formulas).to_contain_text("2 × 1 × 3 × 4")
    page.go_back()
    expect(by(page, "textbox", "solver.cards")).to_have_value("3 3 5 5")
    expect(by(page, "heading", "lab.run.found", count=0, target=24)).to_be_visible()
    visit(page, site, "#/lab?method=exhaustive-float&hand=2,24,46,56")
    expect(page.get_by_text(like("lab.run.wrong", count=12))).to_be_visible()
    visit(page, site, "#/lab?method=exhaustive&hand=1,2,3")
    expect(page.locator(".failure")).to_have_text(say("lab.sizes.one", most=4))


def figures(table: Locator, method: str) -> list[str]:
    return table.locator(f"[data-method='{method}'] td").all_inner_texts()


@pytest.mark.thorough
@on_a_phone
def test_methods_race_on_a_hand_until_one_stops_them(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?race=")
    for name in (say("method.templates-73"), say("method.pick-two"), say("method.ours")):
        page.get_by_role("checkbox", name=name, exact=True).uncheck(force=True)
    press(page, "lab.race.go")
    expect(page).to_have_url(re.compile("race=3,3,8,8&methods=running-total,exhaustive$"))
    table = by(page, "table", "lab.race.table")
    expect(table.locator("tbody tr")).to_have_count(2)
    expect(table.locator("[data-state=done]")).to_have_count(2)
    assert figures(table, "running-total")[:3] == ["1,968", "0", "0"]
    assert figures(table, "exhaustive")[:3] == ["18,368", "4", "1"]
    assert re.search(r"ms – .*ms.*7 runs", figures(table, "exhaustive")[3], re.DOTALL)
    bars = page.locator(".bar-row .bar-length")
    settle(page)
    short, long = (bar.evaluate("it => it.clientWidth") for bar in bars.all())
    assert 0 < short < long
    tick(by(page, "radio", "lab.measure.formulas"))
    expect(page.locator(".bar-value")).to_have_text(["0", "4"])
    expect(bars.first).to_have_css("width", "0px")
    visit(page, site, "#/lab?race=1,2,3,5,7,11,13,4&methods=two-totals,pick-two")
    expect(page.locator("tr[data-method=two-totals]")).to_contain_text("for hands of 4 cards")
    expect(page.locator("tr[data-method=pick-two] td").first).to_have_text(re.compile(r"\d,\d"))
    press(page, "lab.stop")
    expect(page.locator("main").get_by_text(say("lab.stopped"))).to_be_visible()
    by(page, "textbox", "solver.cards").fill("3 3 8 x")
    press(page, "lab.race.go")
    expect(page.locator("#cards-fault")).to_contain_text(
        like("hand-error.bad-hand-symbol", symbol="x")
    )


@pytest.mark.thorough
@on_a_phone
def test_growth_measures_methods_card_by_card_until_it_is_stopped(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab")
    by(page, "link", "lab.growth").click()
    heading(page, say("lab.growth"))
    press(page, "lab.race.go")
    table = by(page, "table", "lab.race.table")
    row = table.locator("[data-method=running-total]")
    values = [str(GROWTH["running-total"].values(size)) for size in (3, 4)]
    expect(row.locator("td").nth(1)).to_have_text(f"{int(values[1]):,}")
    expect(row.locator("td").first).to_have_text(values[0])
    expect(row.locator("code")).to_contain_text("Σ 4ᵐ")
    expect(page.get_by_role("img", name=re.compile("^Values for three"))).to_contain_text("F")
    tick(by(page, "radio", "lab.measure.milliseconds"))
    expect(row.locator("td").first).to_have_text(re.compile(r"ms.* – .*ms"))
    press(page, "lab.stop")
    expect(page.locator("main").get_by_text(say("lab.stopped"))).to_be_visible()


@pytest.mark.thorough
@at_both_sizes(**MOVING)
def test_race_ends_on_a_podium_with_the_winner_and_the_reason(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?race=")
    first = by(page, "checkbox", "method.templates-first")
    first.press(" ")
    cards = by(page, "textbox", "solver.cards")
    cards.fill("1 2 3")
    expect(first.locator("xpath=..")).to_contain_text(say("lab.sizes.one", most=4))
    cards.fill("1 2 3 4")
    expect(first.locator("xpath=..")).not_to_contain_text("hands of 4 cards")
    exactly(page, "checkbox", "method.ours").press(" ")
    cards.press("Enter")
    race = by(page, "region", "lab.race.track")
    expect(race).to_have_attribute("data-over", "false")
    expect(race.locator(".lane")).to_have_count(5)
    podium = by(race, "list", "lab.race.podium").get_by_role("listitem")
    expect(podium).to_have_count(3)
    expect(podium.first).to_contain_text(say("method.templates-73"))
    expect(race.locator(".race-reason")).to_contain_text("it stops at its first solution")
    by(race, "button", "lab.race.replay").press("Enter")
    expect(podium).to_have_count(0)
    expect(podium).to_have_count(3)
    by(race, "button", "lab.race.again").press("Enter")
    expect(race).to_have_count(0)
    expect(podium).to_have_count(3)
    page.emulate_media(reduced_motion="reduce")
    visit(page, site, "#/lab?race=3,3,5,5&methods=running-total,exhaustive")
    expect(race.locator(".race-reason")).to_have_attribute("data-reason", "alone")
    expect(race).to_have_attribute("data-over", "true")
    expect(by(page, "button", "lab.race.again")).to_be_visible()
    expect(by(page, "button", "lab.race.replay")).to_have_count(0)


@pytest.mark.thorough
@at_both_sizes()
def test_survey_fills_its_map_and_gives_reasons_for_missed_hands(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?survey=running-total")
    by(page, "combobox", "lab.survey.high").select_option("5")
    press(page, "lab.survey.go")
    expect(page).to_have_url(re.compile("survey=running-total&low=1&high=5$"))
    missed = by(page, "list", "lab.missed.label")
    expect(missed).to_have_attribute("data-count", "5")
    for state, count in {"s": 48, "m": 5, "n": 17}.items():
        expect(page.locator(f".legend [data-state={state}]")).to_have_attribute(
            "data-count", str(count)
        )
    expect(missed.locator("li").nth(1)).to_contain_text("In 5 − 1 ÷ 5, the total stands on")
    hand = page.locator(".chosen-hand")
    expect(hand).to_have_text("AA35 " + say("lab.state.m"))
    by(page, "slider", "lab.survey.hand").press("ArrowRight")
    expect(hand).to_have_attribute("data-state", "s")
    by(page, "slider", "lab.survey.hand").press("End")
    expect(hand).to_have_text("5555 " + say("lab.state.m"))
    block = by(page, "img", "lab.survey.block")
    block.scroll_into_view_if_needed()
    page.get_by_role("img", name=re.compile("^Map of the hands")).click(position={"x": 4, "y": 4})
    expect(hand).to_have_text("AAAA " + say("lab.state.n"))
    box = block.bounding_box()
    assert box
    block.click(position={"x": box["width"] - 4, "y": box["height"] - 4})
    expect(hand).to_have_text("AA55 " + say("lab.state.s"))


@pytest.mark.thorough
@on_a_phone
def test_survey_of_another_target_and_deck_is_saved_as_csv(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?survey=pick-two-whole&low=3")
    by(page, "combobox", "settings.deck").select_option(say("settings.deck.10"))
    expect(by(page, "combobox", "lab.survey.low")).to_have_value("1")
    by(page, "combobox", "lab.survey.high").select_option("3")
    target = by(page, "textbox", "solver.target")
    target.fill("x")
    press(page, "lab.survey.go")
    expect(page.locator("#target-fault")).to_be_visible()
    target.fill("7/3")
    press(page, "lab.survey.go")
    expect(page).to_have_url(re.compile("survey=pick-two-whole&low=1&high=3&target=7/3$"))
    missed = by(page, "list", "lab.missed.label")
    expect(missed.get_by_role("link").first).to_have_attribute("href", re.compile("target=7/3$"))
    with page.expect_download() as saving:
        press(page, "sets.csv")
    rows = list(csv.DictReader(saving.value.path().read_text("utf-8-sig").splitlines()))
    outcomes = large_survey.survey("pick-two-whole", survey.hands(1, 3), Fraction(7, 3))
    assert [row["state"] for row in rows] == [outcome.state for outcome in outcomes]
    assert [row["solution"] for row in rows] == [outcome.solution or "" for outcome in outcomes]


@pytest.mark.thorough
@on_a_phone
def test_expressions_are_taken_apart_and_compared(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?expression=(10-4)/1*4&other=4*(10*1-4)")
    one = page.get_by_role("region", name="(10 − 4) ÷ 1 × 4")
    other = page.get_by_role("region", name="4 × (10 × 1 − 4)")
    expect(one).to_contain_text("10 4 − 1 ÷ 4 ×")
    expect(one.get_by_role("listitem")).to_have_text(["10 − 4 = 6", "6 ÷ 1 = 6", "6 × 4 = 24"])
    tree = one.get_by_role("img")
    expect(tree).to_have_accessible_name(say("lab.expression.tree", text="(10 − 4) ÷ 1 × 4"))
    expect(tree.locator(".joint")).to_have_count(3)
    expect(other).to_contain_text("4 10 1 × 4 − ×")
    chain = by(page, "list", "same.label").locator("> li")
    expect(chain).to_have_count(4)
    expect(chain.nth(1)).to_contain_text(say("same.over-one"))
    expect(chain.last).to_contain_text("4 × (10 × 1 − 4)")
    by(page, "textbox", "lab.expression.other").fill("4*10-4*4")
    press(page, "lab.expression.go")
    expect(by(page, "heading", "lab.expression.different")).to_be_visible()
    by(page, "textbox", "lab.expression.one").fill("(10-4")
    press(page, "lab.expression.go")
    expect(page.locator("#expression-fault")).to_contain_text(
        like("verdict.unclosed-bracket", bracket="(")
    )
