"""A method's walk through the tree of positions: step by step, and played automatically."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sizes import MOVING, at_both_sizes, on_a_phone
from tests.browser.table import visit
from tests.browser.waits import tick, wait_until
from tests.browser.words import by, press, say

PLACE = "document.querySelector('.trace')?.dataset.place"


@pytest.mark.thorough
@at_both_sizes(reduced_motion="reduce")
def test_trace_goes_forward_and_back_until_all_is_found_or_tried(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?trace=pick-two&hand=1,2,3,4")
    trace = page.locator(".trace")
    story = trace.locator(".trace-story")
    expect(story).to_have_text(say("lab.trace.start"))
    forward = by(page, "button", "lab.trace.next")
    for sentence in (
        "1 + 2 = 3",
        "3 + 3 = 6",
        say("lab.trace.miss", value="6 + 4 = 1010", target=24),
        "6 − 4 = 2",
    ):
        forward.click()
        expect(story).to_contain_text(sentence)
    expect(trace.locator(".state[data-state=lit]")).to_have_count(4)
    expect(page.get_by_role("tree")).to_have_attribute("data-tried", "5")
    press(page, "lab.trace.back")
    expect(trace).to_have_attribute("data-place", "3")
    page.get_by_role("tree").press("ArrowRight")
    expect(trace).to_have_attribute("data-place", "4")
    slider = by(page, "slider", "lab.trace.place")
    slider.press("End")
    expect(trace).to_have_attribute("data-state", "won")
    expect(story).to_contain_text(say("lab.trace.won", target=24))
    expect(trace.locator(".state[data-state=won]")).to_have_count(4)
    slider.press("Home")
    expect(trace).to_have_attribute("data-place", "0")
    visit(page, site, "#/lab?trace=postfix&hand=3,8")
    press(page, "lab.trace.last")
    expect(story).to_contain_text("3 × 8 = 24")
    expect(page.locator(".word")).to_contain_text("3 8 ×")
    press(page, "lab.trace.back")
    expect(page.locator(".pile-stack .mini")).to_have_text(["−5"])
    tick(by(page, "radio", "method.running-total"))
    by(page, "textbox", "solver.cards").fill("3 3 8 8")
    press(page, "lab.trace.go")
    expect(by(page, "heading", "lab.trace.tables", count=218)).to_be_visible()
    press(page, "lab.trace.last")
    expect(story).to_have_text(say("lab.trace.vain"))
    expect(page.get_by_role("tree")).to_have_attribute("data-tried", "218")
    expect(by(page, "button", "lab.trace.play")).to_have_count(0)


@pytest.mark.thorough
@on_a_phone
def test_step_restyles_only_changed_elements(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{site}#/lab?trace=postfix&hand=3,11,12,13")
    forward = by(page, "button", "lab.trace.next")
    forward.click()
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for _ in range(8):
        forward.press("Enter")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [it["args"]["elementCount"] for it in events if it["name"] == "UpdateLayoutTree"]
    assert len(styled) >= 8
    assert max(styled) < page.locator("*").count() / 3


@pytest.mark.thorough
@at_both_sizes(**MOVING)
def test_trace_plays_by_itself_and_is_held_and_hastened_by_the_keyboard(
    page: Page, site: str
) -> None:
    page.goto(f"{site}#/lab?trace=pick-two&hand=1,3,4,6")
    trace = page.locator(".trace")
    wait_until(page, f"() => Number({PLACE}) > 1")
    page.keyboard.press(" ")
    pressed = by(page, "button", "lab.trace.play")
    expect(pressed).to_be_visible()
    held = page.evaluate(f"() => {PLACE}")
    speed = by(page, "slider", "lab.trace.speed")
    speed.press("End")
    expect(speed).to_have_attribute("aria-valuetext", "30 steps a second")
    assert page.evaluate(f"() => {PLACE}") == held
    page.keyboard.press(" ")
    wait_until(page, f"(held) => Number({PLACE}) > Number(held) + 10", held)
    pressed = by(page, "button", "lab.trace.pause")
    pressed.press(" ")
    by(page, "slider", "lab.trace.place").press("Home")
    ahead = by(page, "button", "lab.trace.ahead")
    story = trace.locator(".trace-story")
    lit = trace.locator(".source-line[data-lit]")
    expect(lit).to_have_text(re.compile("self.nodes.append"))
    page.get_by_role("tree").press("ArrowRight")
    expect(lit).to_have_text(re.compile("yield Position"))
    ahead.press("Enter")
    expect(story).to_contain_text("8 ÷ 6 = 4/3")
    expect(story).to_contain_text(say("lab.trace.fraction"))
    ahead.press("Enter")
    expect(trace).to_have_attribute("data-milestone", "dead")
    expect(lit).to_have_text(re.compile("node.state = .* if self.full else "))
    expect(story).to_contain_text(say("lab.trace.dead", position="4, 4, 6"))
    by(page, "slider", "lab.trace.place").press("End")
    expect(trace).to_have_attribute("data-milestone", "won")
    expect(ahead).to_have_attribute("aria-disabled", "true")
    by(page, "button", "lab.trace.play").press("Enter")
    wait_until(page, f"() => Number({PLACE}) > 0 && Number({PLACE}) < 400")


@pytest.mark.thorough
@at_both_sizes(locale="zh-CN")
def test_trace_and_race_are_shown_in_chinese_by_the_keyboard_alone(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?trace=pick-two&hand=1,3,4,6")
    wait_until(page, f"() => Number({PLACE}) > 1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="播放")).to_be_visible()
    page.get_by_role("slider", name="步数").press("End")
    expect(page.locator(".trace-story")).to_contain_text("这就是 24：找到了！")
    visit(page, site, "#/lab?race=")
    page.get_by_role("textbox", name="牌").press("Enter")
    expect(page.locator(".race-reason")).to_contain_text("获胜")
    page.get_by_role("button", name="再跑一次").press("Enter")
    expect(page.get_by_role("list", name="领奖台").get_by_role("listitem")).to_have_count(3)


@pytest.mark.thorough
@at_both_sizes()
def test_tree_stays_in_its_box_and_a_press_leads_to_a_position(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab?trace=postfix&hand=3,11,12,13")
    expect(by(page, "heading", "lab.trace.tables", count=2467)).to_be_visible()
    slider = by(page, "slider", "lab.trace.place")
    slider.press("End")
    tree = page.get_by_role("tree")
    expect(tree).to_have_attribute("data-tried", "2467")
    assert tree.evaluate("it => [it.scrollWidth <= it.clientWidth, it.scrollHeight]") == [
        True,
        tree.evaluate("it => it.clientHeight"),
    ]
    tree.locator("canvas").last.click(position={"x": 20, "y": 12})
    expect(page.locator(".trace")).to_have_attribute("data-place", "0")
    tree.press("ArrowRight")
    expect(page.locator(".trace")).to_have_attribute("data-place", "1")
