"""The player's strength: shown before and after a hand, stored, drawn, and used to deal."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.doors import go_to
from tests.browser.histories import hand, import_file, write
from tests.browser.sizes import phone
from tests.browser.table import Table
from tests.browser.waits import tick
from tests.browser.words import by, like, mode_named, press

SOLVE = "numbers => twentyfour.solve({numbers}).then((found) => found.solutions[0].text)"
KNOWN = "localStorage.setItem('twentyfour:solved', 'true')"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """The table of a player who has solved a hand before."""
    page.add_init_script(f"if (location.protocol === 'http:') {KNOWN}")
    return Table(page, site)


def numbers_on(page: Page) -> list[int]:
    expect(page).to_have_url(re.compile("hand="))
    match = re.search(r"hand=([\d,%C]+)", page.url)
    assert match
    return [int(number) for number in re.split(r"%2C|,", match[1])]


def own(page: Page) -> Locator:
    return page.locator("[data-strength]")


def strength(page: Page) -> int:
    return int(own(page).get_attribute("data-strength") or "")


def level(page: Page) -> Locator:
    return page.locator(".level-chip [data-level]")


def win(table: Table) -> None:
    expect(table.cards.first).to_be_visible()
    table.check(table.page.evaluate(SOLVE, numbers_on(table.page)))
    table.expect_verdict("right")


def start(table: Table) -> None:
    table.page.goto(f"{table.site}#/play")
    table.wait_for_python()


@pytest.fixture
def remember(table: Table, tmp_path: Path) -> Callable[[int], None]:
    """Imports some expert hands, solved at once, from the first version of the game."""

    def bring(count: int) -> None:
        table.page.goto(f"{table.site}#/stats")
        hands = [
            hand(n, numbers=[1, 1, 1, n + 20], score=90.0, milliseconds=4000, rated=True)
            for n in range(count)
        ]
        import_file(table.page, write(tmp_path / "hands.json", hands))
        by(table.page, "link", "nav.play").first.click()
        table.wait_for_python()

    return bring


def test_the_strength_is_shown_after_ten_hands_and_then_how_a_hand_has_changed_it(
    table: Table, remember: Callable[[int], None]
) -> None:
    page = table.page
    remember(9)
    expect(level(page)).to_have_text(re.compile("Level of this hand:"))
    expect(page.locator("[data-finding]")).to_have_text("Finding your strength: 9 of 10")
    expect(own(page)).to_have_count(0)
    win(table)
    expect(own(page)).to_be_visible()
    medal = page.locator(".first-grade")
    expect(medal).to_contain_text(own(page).inner_text().removeprefix("You: "))
    expect(page.locator("[data-finding]")).to_have_count(0)
    expect(page.locator("[data-change]")).to_have_count(0)
    before = page.url
    table.button("play.next").click()
    expect(page).not_to_have_url(before)
    expect(medal).to_have_count(0)
    first = strength(page)
    win(table)
    expect(page.locator("[data-change]")).to_have_text(re.compile(r"^\+\d+$"))
    gain = strength(page) - first
    assert gain > 0
    expect(
        page.get_by_text(re.compile(rf"Your strength is now {first + gain}, .+ \(\+{gain}\)\."))
    ).to_be_attached()
    table.button("play.next").click()
    expect(page.locator("[data-change]")).to_have_count(0)
    expect(own(page)).to_have_attribute("data-strength", f"{first + gain}")


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_the_grade_has_a_way_to_the_next_one_and_a_neighbour_on_the_table(
    table: Table, remember: Callable[[int], None]
) -> None:
    page = table.page
    remember(11)
    grade = own(page).inner_text().removeprefix("You: ")
    assert re.fullmatch(r"(Bronze|Silver|Gold|Platinum|Diamond|Master) \d+", grade)
    page.locator(".level-chip").get_by_role("button").click()
    sheet = by(page, "dialog", "strength.title")
    expect(sheet.get_by_text(grade, exact=True)).to_be_visible()
    expect(
        sheet.get_by_role("progressbar", name=re.compile(r"^\d+% of the way to "))
    ).to_be_visible()
    expect(sheet.get_by_text(f"Strength {strength(page)}")).to_be_visible()
    expect(sheet.locator("[data-hand-grade]")).to_have_text(
        re.compile(r"^This hand: (Easy|Medium|Hard|Expert), \w+ \d+$")
    )
    tick(by(sheet, "radio", "level.easy"))
    press(sheet, "deal.now")
    expect(level(page)).to_have_text(re.compile("Easy"))
    by(page, "link", "nav.me").first.click()
    expect(page.locator(".me").get_by_text(grade, exact=True)).to_be_visible()
    go_to(page, "nav.me", "nav.stats")
    expect(page.get_by_text(like("strength.moved", count=5))).to_be_visible()


@pytest.mark.thorough
def test_strength_is_stored_drawn_and_deleted_with_the_history(
    table: Table, remember: Callable[[int], None]
) -> None:
    page = table.page
    remember(11)
    now = strength(page)
    page.reload()
    table.wait_for_python()
    assert strength(page) == now
    go_to(page, "nav.me", "nav.stats")
    expect(page.locator("[data-strengths='11'] .curve")).to_be_visible()
    expect(page.locator(f"[data-own='{now}']")).to_be_visible()
    press(page, "data.erase.yes")
    by(page.get_by_role("dialog"), "button", "data.erase.yes").click()
    expect(page.locator("[data-outcome='erased']")).to_be_visible()
    expect(page.locator("[data-strengths]")).to_have_count(0)
    by(page, "link", "nav.play").first.click()
    expect(own(page)).to_have_count(0)


@pytest.mark.thorough
def test_hand_from_a_link_shows_its_level_and_does_not_count(table: Table) -> None:
    table.open("3,3,8,8")
    expect(level(table.page)).to_have_text(re.compile("Expert"))
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    expect(table.page.locator(".win-facts")).to_be_visible()
    expect(table.page.locator("[data-change]")).to_have_count(0)


@pytest.mark.thorough
def test_a_player_who_is_not_rated_sees_the_level_only(table: Table) -> None:
    table.page.goto(f"{table.site}#/settings")
    tick(by(by(table.page, "group", "settings.rated"), "radio", "settings.rated.no"))
    by(table.page, "link", "nav.play").first.click()
    table.wait_for_python()
    win(table)
    expect(table.page.locator(".win-facts")).to_be_visible()
    expect(level(table.page)).to_be_visible()
    expect(own(table.page)).to_have_count(0)


@pytest.mark.parametrize(
    ("stored", "wanted"),
    [
        ("800", "easy"),
        ("1900", "expert"),
        ('{"strength": 1900, "hands": 3}', "expert"),
        ('"x"', "easy"),
        ('{"strength": "x"}', "easy"),
    ],
)
@pytest.mark.sample(1)
def test_hands_are_dealt_near_the_strength_from_the_first(
    table: Table, stored: str, wanted: str
) -> None:
    keep = f"localStorage['twentyfour:strength'] = {json.dumps(stored)}"
    table.page.add_init_script(f"if (location.protocol === 'http:') {keep}")
    table.page.goto(f"{table.site}#/play")
    expect(level(table.page)).to_have_attribute("data-level", wanted)


@pytest.mark.thorough
def test_visit_after_visit_begins_with_another_hand(table: Table) -> None:
    first = set()
    for _ in range(6):
        table.page.goto("about:blank")
        table.page.goto(f"{table.site}#/play")
        expect(table.cards).to_have_count(4)
        first.add(tuple(sorted(numbers_on(table.page))))
    assert len(first) == 6


@pytest.mark.thorough
def test_python_deals_near_a_strength_that_was_imported(
    table: Table, remember: Callable[[int], None]
) -> None:
    remember(12)
    assert strength(table.page) > 1400
    for _ in range(3):
        table.button("play.new").click()
        expect(level(table.page)).to_have_attribute("data-level", re.compile("hard|expert"))


@pytest.mark.thorough
def test_chosen_level_is_dealt_for_any_strength(table: Table) -> None:
    page = table.page
    start(table)
    page.get_by_role("button", name=mode_named("endless")).click()
    press(page, "mode.choices", mode="mode.endless")
    tick(by(page, "radio", "settings.level.expert"))
    table.button("deal.now").click()
    expect(level(page)).to_have_attribute("data-level", "expert")
