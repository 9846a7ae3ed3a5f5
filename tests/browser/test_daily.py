"""The daily hands: three for everyone, an archive, a streak, and a text to share."""

import re
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser import histories
from tests.browser.doors import door
from tests.browser.pictures import LARGEST, save
from tests.browser.sizes import at_both_sizes, desk, phone
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, like, mode_named, press, say
from twentyfour.puzzles import dailies

pytestmark = pytest.mark.own_context

TODAY = date(2026, 11, 21)
YESTERDAY = date(2026, 11, 20)
in_the_east = pytest.mark.parametrize(
    "context_options", [phone(timezone_id="Pacific/Kiritimati")], ids=["phone"]
)


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table in a time zone ahead of UTC, where the next day has begun."""
    page.clock.set_fixed_time("2026-11-20T23:00:00Z")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    return Table(page, site)


def link(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("link", name=name, exact=True)


def solve(table: Table, day: date, level: Any) -> None:
    table.check(str(tf.solve(dailies(day)[level].numbers)[0]))
    table.expect_verdict("right")


def row(page: Page, place: int) -> Locator:
    return by(page, "list", "daily.title").get_by_role("listitem").nth(place)


@pytest.mark.every_browser
@in_the_east
def test_day_is_played_stored_and_shared(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/daily")
    expect(page.get_by_role("heading", level=1)).to_have_text("Saturday")
    expect(page.get_by_text("November 21")).to_be_visible()
    expect(page.get_by_text(say("daily.streak.none"))).to_be_visible()
    expect(by(page, "img", "daily.facedown")).to_have_count(3)
    link(page, say("daily.deal")).click()
    expect(page).to_have_url(re.compile("daily=2026-11-21"))
    table.choose_typing()
    expect(table.button("play.hint")).to_be_visible()
    expect(table.button("play.show")).to_have_count(0)
    solve(table, TODAY, "easy")
    table.open_more().get_by_role("button", name=re.compile("more solution")).click()
    expect(table.solutions).to_be_visible()
    page.keyboard.press("Escape")
    table.follow(say("play.next"))
    numbers = dailies(TODAY)["medium"].numbers
    table.check("+".join(map(str, numbers)))
    table.expect_verdict("wrong-value")
    table.button("play.hint").click()
    solve(table, TODAY, "medium")
    page.keyboard.press("Enter")
    expect(page).to_have_url(
        re.compile("hand=" + ",".join(map(str, dailies(TODAY)["hard"].numbers)))
    )
    expect(by(page, "button", "mode.label")).to_have_accessible_name(
        re.compile(
            f"{mode_named('daily')}.*{say('level.hard')}.*{say('daily.place', place=3, count=3)}"
        )
    )
    solve(table, TODAY, "hard")
    expect(by(page, "region", "daily.done", number=325)).to_be_visible()
    door(page, "nav.today").click()

    expect(by(page, "img", "daily.facedown")).to_have_count(0)
    expect(page.locator("main").get_by_text(like("daily.total", count=3, of=3))).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(say("daily.tomorrow", time="11:00:00"))
    expect(row(page, 0)).to_contain_text(re.compile(r"Solved in \d:\d\d(\.\d)?.*Again: Easy$"))
    expect(row(page, 1)).to_contain_text(
        " · ".join(say(f"daily.{kind}", count=1) for kind in ("hints", "wrong"))
    )
    expect(page.locator("main").get_by_text(say("daily.streak", count=1))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("daily.all"))
    expect(link(page, say("daily.day", day="Saturday, November 21, 2026", count=3))).to_be_visible()
    table.button("daily.share").click()
    text = by(page, "textbox", "share.text").input_value()
    first, second, third = text.splitlines()
    assert first == "Twentyfour #325"
    assert re.fullmatch(r"🟩🟡🟩 3 of 3 solved, in [\d:.]+; 1 hint ·1", second)
    assert third == f"{table.site}#/daily?date=2026-11-21"


@pytest.mark.thorough
def test_result_of_a_day_is_saved_as_a_picture(table: Table, tmp_path: Path) -> None:
    page = table.page
    page.goto(f"{table.site}#/stats")
    hands = histories.solved_days([YESTERDAY])
    histories.import_file(page, histories.write(tmp_path / "hands.json", hands))
    visit(page, table.site, "#/daily?date=2026-11-20")
    assert save(page, table.button("share.picture")) <= LARGEST
    expect(page.get_by_role("img", name="Twentyfour #324. 3 of 3 solved")).to_be_visible()


@pytest.mark.thorough
@in_the_east
def test_other_days_are_found_by_keyboard(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/daily?date=2026-11-16")

    def focused(day: str) -> None:
        expect(page.get_by_role("button", name=say("daily.day", day=day, count=0))).to_be_focused()

    press(page, "daily.archive")
    page.get_by_role("button", name="November 16, 2026").focus()
    for key, day in {
        "ArrowRight": "Tuesday, November 17, 2026",
        "ArrowDown": "Saturday, November 21, 2026",
        "ArrowLeft": "Friday, November 20, 2026",
        "PageUp": "Tuesday, October 20, 2026",
        "ArrowUp": "Tuesday, October 13, 2026",
    }.items():
        page.keyboard.press(key)
        focused(day)
    expect(page.get_by_role("button", name="October", exact=False)).to_have_count(31)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("date=2026-10-13"))
    press(page, "daily.archive")
    press(page, "daily.month.after")
    expect(page.get_by_role("button", name="November 22, 2026")).to_be_disabled()
    expect(by(page, "button", "daily.month.after")).to_be_disabled()
    press(page, "dialog.close")

    hand = dailies(date(2026, 10, 13))["easy"].numbers
    link(page, "Play: Easy").click()
    expect(page).to_have_url(re.compile("hand=" + ",".join(map(str, hand))))
    table.choose_typing()
    table.show_solutions()
    expect(link(page, say("play.next"))).to_be_visible()
    page.go_back()
    expect(row(page, 0)).to_contain_text(say("daily.shown"))
    link(page, "Play: Medium").click()
    table.answer.fill("1")
    page.go_back()
    link(page, "Play: Hard").click()
    expect(table.answer).to_have_value("")
    page.go_back()
    expect(row(page, 1)).to_contain_text(say("daily.begun", time="0:0"))
    table.button("daily.share").click()
    expect(by(page, "textbox", "share.text")).to_have_value(re.compile("🔺⬜⬜ 0 of 3 solved"))

    visit(page, table.site, "#/daily?date=2026-02-30")
    expect(page.get_by_text("November 21")).to_be_visible()


def seconds(text: str) -> int:
    minutes, rest = re.findall(r"\d+", text)[:2]
    return int(minutes) * 60 + int(rest)


@pytest.mark.thorough
def test_clock_of_the_day_is_never_set_back(page: Page, site: str) -> None:
    """Leaving the table, a reload, or a look at another hand do not stop the clock."""
    table, clock = Table(page, site), page.locator(".clock")
    later = re.compile(r"0:(0[2-9]|[1-5]\d)")
    page.goto(f"{site}#/daily")
    link(page, say("daily.deal")).click()
    expect(clock).to_have_text(later)

    page.evaluate("location.hash = '#/daily'")
    expect(row(page, 0)).to_contain_text(re.compile(r"Started, 0:(0[2-9]|[1-5]\d).*Go on"))
    expect(by(page, "img", "daily.facedown")).to_have_count(2)
    page.locator(".start-button").click()
    expect(clock).to_have_text(later)
    page.reload()
    table.wait_for_python()
    assert seconds(clock.inner_text()) >= 2
    page.evaluate("location.hash = '#/daily'")
    link(page, "Play: Hard").click()
    expect(table.cards).to_have_count(4)
    page.go_back()
    expect(by(page, "img", "daily.facedown")).to_have_count(1)
    page.locator(".start-button").click()
    expect(table.cards).to_have_count(4)
    assert seconds(clock.inner_text()) >= 2


@pytest.mark.thorough
@in_the_east
def test_missed_day_is_repaired_on_the_next(table: Table) -> None:
    page = table.page
    hands = histories.solved_days(date(2026, 11, day) for day in (18, 19))
    page.goto(f"{table.site}#/stats")
    with TemporaryDirectory() as folder:
        histories.import_file(page, histories.write(Path(folder, "hands.json"), hands))
    page.evaluate("location.hash = '#/daily'")
    expect(page.get_by_text(say("daily.repair", count=2))).to_be_visible()
    expect(page.get_by_text(say("daily.streak.none"))).to_have_count(0)
    link(page, say("daily.repair.go")).click()
    expect(page.get_by_text(say("daily.repair.here"))).to_be_visible()
    link(page, say("play.start")).click()
    table.choose_typing()
    for level in dailies(YESTERDAY):
        solve(table, YESTERDAY, level)
        table.follow(say("daily.back") if level == "hard" else say("play.next"))
    expect(page.locator("main").get_by_text(say("daily.streak", count=3))).to_be_visible()
    expect(page.get_by_text(say("daily.repaired"))).to_be_visible()


def play_day(table: Table, day: date) -> None:
    """Open today's hands and solve all three."""
    link(table.page, say("daily.deal")).click()
    table.choose_typing()
    for level in dailies(day):
        solve(table, day, level)
        if level != "hard":
            table.follow(say("play.next"))


@pytest.mark.thorough
@at_both_sizes(timezone_id="Pacific/Kiritimati")
def test_day_has_its_own_head_and_an_end_on_the_table(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/daily")
    link(page, say("daily.deal")).click()
    table.choose_typing()
    expect(by(page, "button", "mode.label")).to_have_accessible_name(
        re.compile(
            f"{mode_named('daily')}.*{say('level.easy')}.*{say('daily.place', place=1, count=3)}"
        )
    )
    expect(door(page, "nav.today")).to_have_attribute("aria-current", "true")
    expect(door(page, "nav.play")).not_to_have_attribute("aria-current", "true")
    expect(door(page, "nav.play")).to_have_attribute("href", "#/play")
    for key in ("play.new", "play.none"):
        expect(table.button(key)).to_have_count(0)
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile("daily=2026-11-21"))
    for level in dailies(TODAY):
        solve(table, TODAY, level)
        expect(page.locator(".button.primary:visible")).to_have_count(1)
        expect(page.locator(".session-line, .session-button")).to_have_count(0)
        if level != "hard":
            table.follow(say("play.next"))
    ending = by(page, "region", "daily.done", number=325)
    expect(ending.get_by_role("listitem")).to_have_count(3)
    expect(ending.get_by_role("listitem").first).to_contain_text(re.compile(r"Easy.*0:0\d"))
    expect(ending).to_contain_text(say("daily.streak", count=1))
    expect(ending.get_by_role("timer")).to_contain_text(like("daily.tomorrow"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/daily.date=2026-11-21"))
    page.go_back()
    press(ending, "daily.share")
    assert len(by(ending, "textbox", "share.text").input_value().split("\n")) == 3
    press(ending, "daily.play-on")
    expect(by(page, "button", "mode.label")).to_have_accessible_name(mode_named("endless"))


@pytest.mark.thorough
@pytest.mark.parametrize(
    "context_options", [phone(timezone_id="America/New_York")], ids=["elsewhere"]
)
def test_streak_of_another_time_zone_stays(page: Page, site: str, tmp_path: Path) -> None:
    """The records have the dates of seven evenings in Los Angeles."""
    page.clock.set_fixed_time("2026-11-21T20:00:00Z")
    hands = [
        histories.hand(
            10 * day + place,
            at=histories.milliseconds(datetime(2026, 11, day + 1, 6, 30 + place)),
            localDate=f"2026-11-{day}",
            mode="daily",
            numbers=list(hand.numbers),
            series=f"2026-11-{day}",
        )
        for day in range(14, 21)
        for place, hand in enumerate(dailies(date(2026, 11, day)).values())
    ]
    page.goto(f"{site}#/stats")
    histories.import_file(page, histories.write(tmp_path / "hands.json", hands))
    page.evaluate("location.hash = '#/daily'")
    expect(page.locator("main").get_by_text(say("daily.streak", count=7))).to_be_visible()
    page.reload()
    expect(page.locator("main").get_by_text(say("daily.streak", count=7))).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_second_day_opens_on_the_daily_unless_the_settings_say_otherwise(table: Table) -> None:
    page, site = table.page, table.site
    heading = page.get_by_role("heading", level=1)

    def begin() -> None:
        page.goto("about:blank")
        page.goto(site)

    page.clock.set_fixed_time("2026-11-20T12:00:00Z")
    page.goto(f"{site}#/daily")
    link(page, say("daily.deal")).click()
    solve(table, YESTERDAY, "easy")
    expect(link(page, say("play.next"))).to_be_visible()
    begin()
    expect(heading).to_have_text(say("play.goal", target=24))

    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    begin()
    expect(heading).to_have_text("Saturday")
    link(page, say("nav.play")).click()
    expect(page.get_by_role("button", name=mode_named("endless"))).to_be_visible()
    page.goto(f"{site}#/settings")
    tick(by(by(page, "group", "settings.start"), "radio", "mode.endless"))
    begin()
    expect(heading).to_have_text(say("play.goal", target=24))
    page.goto(f"{site}#/settings")
    tick(by(page, "radio", "settings.start.daily"))

    page.goto(f"{site}#/daily")
    play_day(table, TODAY)
    expect(by(page, "region", "daily.done", number=325)).to_be_visible()
    begin()
    expect(heading).to_have_text(say("play.goal", target=24))


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(9999, 12, 31, 12, tzinfo=UTC), "December 31"),
        (253_402_300_800 + 10**9, "December 31"),
        (datetime(1, 1, 1, 12, tzinfo=UTC), "January 1"),
    ],
    ids=["last", "beyond", "first"],
)
@pytest.mark.parametrize("context_options", [desk(timezone_id="UTC")], ids=["desk"])
@pytest.mark.sample(1)
def test_page_of_any_clock_has_its_hands(
    page: Page, site: str, moment: datetime | int, words: str
) -> None:
    page.clock.set_fixed_time(moment)
    page.goto(f"{site}#/daily")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".day-head")).to_contain_text(words)
    expect(link(page, say("daily.deal"))).to_be_visible()
    expect(page.locator(".calendar-day[aria-current=date]")).to_be_visible()
