"""The four doors: a bar at the foot of a phone held upright, and at the top elsewhere."""

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.doors import door
from tests.browser.sizes import in_both_languages, phone
from tests.browser.table import Table
from tests.browser.waits import settle
from tests.browser.words import by, like, say
from twentyfour.puzzles import dailies
from web.builder.paths import WEB

SCREENS = ((320, 256), (320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800))
DOORS = {"play": "#/play", "today": "#/daily", "learn": "#/learn", "me": "#/me"}
PAGES = {
    **{
        route: door or "play"
        for mode in (WEB / "app/play/modes").glob("*/mode.ts")
        for route, door in re.findall(
            r'route: "([\w-]+)",\s*load:.*(?:\s*door: "(\w+)")?', mode.read_text()
        )
    },
    **dict(
        re.findall(
            r'^  "?([\w-]+)"?: \{\s*door: "(\w+)"',
            (WEB / "app/shell/pages.ts").read_text(),
            re.MULTILINE,
        )
    ),
}
"""The door of each page, from the modes and the table of the other pages."""

IN_THE_SHEET = {
    "sprint": say("mode.choices", mode="mode.sprint"),
    "streak": say("mode.flawless"),
    "closest": say("mode.choices", mode="mode.closest"),
    "challenge": say("mode.challenge"),
    "race": say("mode.race"),
    "duel": say("mode.duel"),
}
"""The buttons of the sheet of modes that open a page."""

BOXES = """(links) => links.map((link) => {
    const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
    const words = document.createRange();
    words.selectNode(link.querySelector(".nav-word").firstChild);
    const text = words.getBoundingClientRect();
    const inside = text.left >= left && text.right <= right;
    return { left, right, top, bottom, width, height, inside };
})"""


@in_both_languages()
def test_doors_are_named_on_every_screen_and_the_current_one_is_lit(page: Page, site: str) -> None:
    links = page.locator(".nav").get_by_role("link")
    page.goto(f"{site}#/solve")
    expect(page.locator(".nav [aria-current=true]")).to_have_attribute("href", "#/learn")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        at_the_foot = width < 768 and height > width
        expect(links).to_have_count(len(DOORS))
        boxes = links.evaluate_all(BOXES)
        for before, after in zip([{"right": 0}, *boxes], [*boxes, {"left": width}], strict=True):
            assert before["right"] <= after["left"] + 0.5, (width, boxes)
        for link, box in zip(links.all(), boxes, strict=True):
            assert box["inside"], (width, link.inner_text())
            assert min(box["width"], box["height"]) >= 44, (width, link.inner_text())
            assert (box["top"] > height / 2) == at_the_foot, (width, height)
            assert 0 <= box["top"] < box["bottom"] <= height
            expect(link.locator(".icon")).to_be_visible(visible=at_the_foot)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "context_options", [phone(viewport={"width": 390, "height": 844})], ids=["phone"]
)
def test_every_page_is_at_most_two_taps_from_its_door_and_the_next_hand_one(
    page: Page, site: str
) -> None:
    page.goto(f"{site}#/play?hand=3,3,8,8")
    assert {*PAGES.values()} == {*DOORS}
    for route, name in PAGES.items():
        if DOORS[name] == f"#/{route}":
            continue
        page.locator(".nav").get_by_role("link").nth([*DOORS].index(name)).click()
        if name == "play":
            by(page, "button", "mode.label").click()
            page.get_by_role("dialog").get_by_role("button", name=IN_THE_SHEET[route]).click()
        else:
            page.get_by_role("main").locator(f'.door-pages a[href="#/{route}"]').click()
        expect(page).to_have_url(re.compile(f"#/{route}\\b"))
        lit = page.locator(".nav [aria-current]")
        if route != "screen":
            expect(lit).to_have_text(re.compile(name, re.IGNORECASE))
        page.goto(f"{site}{DOORS[name]}")
    for link in DOORS.values():
        page.goto(f"{site}{link}")
        door(page, "nav.play").click()
        expect(Table(page, site).cards).to_have_count(4)


@pytest.mark.parametrize(
    "context_options", [phone(viewport={"width": 390, "height": 844})], ids=["phone"]
)
def test_back_closes_the_sheet_first(page: Page, site: str) -> None:
    page.goto(f"{site}#/learn")
    door(page, "nav.play").click()
    expect(page).to_have_url(re.compile("hand="))
    mode, sheet = by(page, "button", "mode.label"), page.get_by_role("dialog")
    before = page.url
    for close in (page.go_back, lambda: page.keyboard.press("Escape")):
        mode.click()
        expect(sheet).to_be_visible()
        page.keyboard.press("Tab")
        expect(sheet.locator(":focus")).to_have_count(1)
        close()
        expect(sheet).to_be_hidden()
        expect(mode).to_be_focused()
        assert page.url == before
    page.go_back()
    expect(page).to_have_url(f"{site}#/learn")


@pytest.mark.thorough
@pytest.mark.own_context
def test_dot_shows_that_todays_hands_are_not_done(page: Page, site: str) -> None:
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    table = Table(page, site)
    page.goto(f"{site}#/daily")
    today = door(page, "nav.today")
    expect(today).to_have_accessible_name(f"{say('nav.today')} {say('nav.daily.open')}")
    for place, hand in enumerate(dailies(date(2026, 11, 21)).values()):
        expect(page.locator(".nav-dot")).to_be_visible()
        page.get_by_role(
            "link", name=re.compile((say("daily.deal"), "Go on: ", "Go on: ")[place])
        ).first.click()
        table.check(str(tf.solve(hand.numbers)[0]))
        table.expect_verdict("right")
        if place < 2:
            today.click()
    today.click()
    expect(today).to_have_accessible_name(say("nav.today"))
    expect(page.locator(".nav-dot")).to_have_count(0)
    page.reload()
    expect(
        page.locator("main").get_by_text(like("daily.total", count=3, of=3, time=""))
    ).to_be_visible()
    expect(today).to_have_accessible_name(say("nav.today"))
    page.clock.set_fixed_time("2026-11-22T12:00:00Z")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(today).to_have_accessible_name(f"{say('nav.today')} {say('nav.daily.open')}")
