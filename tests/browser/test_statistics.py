"""The statistics page: charts of the played hands, and hands to review."""

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import twentyfour as tf
from tests.browser.histories import (
    NOW,
    Hand,
    hand,
    import_file,
    milliseconds,
    played,
    unfold,
    write,
)
from tests.browser.sizes import PHONE, at_both_sizes
from tests.browser.table import Table, visit
from tests.browser.waits import PYTHON, delay_files, settle, tick
from tests.browser.words import by, exactly, press, say
from web.builder.paths import NODE_MODULES

pytestmark = pytest.mark.own_context

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text()
VIOLATIONS = """Promise.allSettled(document.getAnimations().map((it) => it.finished))
    .then(() => axe.run("main"))
    .then(({ violations }) => violations.flatMap(({ nodes }) => nodes))
    .then((nodes) => nodes.map(({ html, failureSummary }) => html + failureSummary))"""
CALENDAR_DAYS = 7
UTC = {"locale": "en-US", "timezone_id": "UTC"}

in_utc = pytest.mark.parametrize("context_options", [UTC], ids=["UTC"])


def ago(**time: float) -> int:
    return milliseconds(NOW - timedelta(**time))


def show(page: Page, site: str, tmp_path: Path, hands: list[Hand]) -> None:
    """Show the statistics of these hands alone, at the time of their export."""
    if not page.url.startswith(site):
        page.clock.set_fixed_time(f"{NOW.isoformat()}Z")
        page.goto(f"{site}#/stats")
    else:
        press(page, "data.erase")
        exactly(page, "button", "data.erase.yes").click()
    import_file(page, write(tmp_path / "history.json", hands))
    expect(total(page, "played")).to_have_text(str(len(hands)))


def total(page: Page, name: str) -> Locator:
    return page.locator(f"[data-total={name}] dd")


def row(page: Page, table: str, name: str) -> Locator:
    """The cells of a table's row, after its name."""
    header = page.get_by_role("rowheader", name=name, exact=True)
    return page.get_by_role("table", name=table).get_by_role("row").filter(has=header)


def test_an_empty_history_invites_to_play(page: Page, site: str) -> None:
    page.goto(f"{site}#/stats")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics.title"))
    expect(by(page, "button", "data.save")).to_have_count(0)
    by(page, "link", "statistics.empty.play").click()
    expect(Table(page, site).cards).to_have_count(4)


@at_both_sizes(timezone_id="UTC")
def test_charts_are_drawn_before_python_has_started(
    page: Page, site: str, context_options: dict[str, Any], tmp_path: Path
) -> None:
    release = delay_files(page, PYTHON)
    twins = {"technique": {"code": "twins", "params": {}}, "level": "easy"}
    show(
        page,
        site,
        tmp_path,
        [
            hand(1, at=ago(days=2), milliseconds=65_000),
            hand(2, at=ago(days=1), milliseconds=8_000, hints=1),
            hand(3, at=ago(days=1), milliseconds=9_000, **twins),
            hand(4, at=ago(days=9), result="shown", milliseconds=1_000, **twins),
            hand(5, at=ago(days=10), result="none", milliseconds=20_000, technique=None),
            hand(6, at=ago(days=400), mode="find", milliseconds=1, level=None, technique=None),
        ],
    )
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")
    figures = {"solved": "5", "unaided": "4", "median": "0:09.0", "best": "0:08.0"}
    for name, figure in figures.items():
        expect(total(page, name)).to_have_text(figure)
    expect(page.locator("[data-streak=current]")).to_have_text(say("statistics.streak", count=2))
    expect(page.locator("[data-streak=best]")).to_have_text(say("statistics.streak.best", count=2))
    expect(row(page, say("statistics.days"), "Nov 20, 2026")).to_have_text("Nov 20, 20262")
    expect(row(page, say("statistics.times"), "0:05 to 0:10")).to_have_text("0:05 to 0:102")
    expect(row(page, say("statistics.times"), "0:20 to 0:30")).to_have_text("0:20 to 0:300")
    expect(row(page, say("statistics.levels"), say("level.easy"))).to_have_text("Easy1 of 20:09.0")
    expect(row(page, say("statistics.levels"), say("level.expert"))).to_have_text(
        "Expert3 of 30:36.5"
    )
    expect(row(page, say("statistics.techniques"), say("statistics.technique.twins"))).to_have_text(
        "Twins make 11 of 20:09.0"
    )
    latest = by(page, "list", "statistics.recent").get_by_role("listitem")
    expect(latest).to_have_count(6)
    expect(latest.nth(1)).to_contain_text("Solved · Expert · 1 hint")
    release()
    weeks = 12 if context_options["viewport"] == PHONE else 26
    expect(page.locator(".day")).to_have_count(weeks * CALENDAR_DAYS - 1)


@pytest.mark.thorough
@at_both_sizes(timezone_id="UTC")
def test_many_hands_fit_and_are_accessible(
    page: Page, site: str, context_options: dict[str, Any], tmp_path: Path
) -> None:
    show(page, site, tmp_path, played(120))
    press(page, "statistics.more", count=24)
    expect(by(page, "list", "statistics.recent").get_by_role("listitem")).to_have_count(32)
    theme = "dark" if context_options["viewport"] == PHONE else "light"
    page.locator("html").evaluate("(it, theme) => { it.dataset.theme = theme; }", theme)
    assert page.evaluate(f"{AXE}; {VIOLATIONS}") == []
    for width in (320, 360, 640, 1280):
        page.set_viewport_size({"width": width, "height": 640})
        settle(page)
        assert page.locator("main").evaluate("(it) => it.scrollWidth <= it.clientWidth"), width
        small = page.locator("main :is(button, a, input)").evaluate_all(
            """(found) => found.filter((it) => it.checkVisibility())
                .map((it) => [it.textContent, it.getBoundingClientRect()])
                .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
                .map(([name]) => name)"""
        )
        assert small == [], width


@pytest.mark.thorough
@in_utc
def test_times_of_a_level_are_drawn_as_columns_and_as_a_change(
    page: Page, site: str, tmp_path: Path
) -> None:
    hands = [
        hand(number, at=ago(days=20 - number), milliseconds=30_000 if number < 5 else 12_000)
        for number in range(10)
    ]
    easy = [hand(10 + number, level="easy", milliseconds=5000) for number in range(5)]
    show(page, site, tmp_path, [*hands, *easy, hand(20, level="hard")])
    expert = page.locator(".level-times[data-code=expert]")
    expect(expert).to_contain_text(
        say("statistics.level-times.change", before="0:30.0", now="0:12.0")
    )
    expect(expert.locator("svg")).to_have_count(2)
    expect(
        row(page, say("statistics.level-times.spread", level="level.expert"), "0:10 to 0:20")
    ).to_have_text("0:10 to 0:205")
    change = row(page, say("statistics.level-times.trend", level="level.expert"), "6 to 10")
    expect(change).to_have_text("6 to 100:12.00:12.0 to 0:12.0")
    few = page.locator(".level-times[data-code=easy]")
    expect(few).to_contain_text(say("statistics.level-times.median", time="0:05.0"))
    expect(few.locator("svg")).to_have_count(1)
    expect(page.locator(".level-times")).to_have_count(2)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "context_options", [{"locale": "en-US", "timezone_id": "Pacific/Auckland"}], ids=["Auckland"]
)
def test_a_day_ends_at_the_midnight_of_the_player(page: Page, site: str, tmp_path: Path) -> None:
    in_auckland = NOW + timedelta(hours=13)
    hands = [
        hand(
            number,
            at=ago(days=number),
            localDate=f"{in_auckland.date() - timedelta(days=number)}",
        )
        for number in range(40)
    ]
    show(page, site, tmp_path, hands)
    expect(row(page, say("statistics.days"), "Nov 22, 2026")).to_have_text("Nov 22, 20261")
    expect(page.locator("[data-streak=current]")).to_have_text(say("statistics.streak", count=40))


@pytest.mark.thorough
@in_utc
def test_missed_hand_is_dealt_again(page: Page, site: str, tmp_path: Path) -> None:
    missed = hand(1, result="shown", at=ago(hours=1))
    rules: list[tuple[Hand, str | None]] = [
        (missed, "Comes back on Nov 22, 2026, or after 5 more hands"),
        ({**missed, "at": ago(hours=25)}, "Comes back soon"),
        (hand(1, hints=2), None),
    ]
    comes_back = by(page, "list", "statistics.review").get_by_role("listitem")
    for kept, words in rules:
        show(page, site, tmp_path, [kept])
        if words is None:
            expect(comes_back).to_have_count(0)
        else:
            expect(comes_back).to_contain_text(words)


@pytest.mark.thorough
@pytest.mark.every_browser
@in_utc
def test_a_missed_technique_is_practised_on_a_fresh_hand(
    page: Page, site: str, tmp_path: Path
) -> None:
    release = delay_files(page, PYTHON)
    show(page, site, tmp_path, [hand(1, result="left", wrong=1)])
    press(page, "statistics.review.go")
    arrived = by(page, "progressbar", "engine.progress")
    some_percent = re.compile("^[1-9]")  # of the files that are not delayed
    expect(arrived).to_have_attribute("aria-valuenow", some_percent)
    release()
    page.wait_for_url(re.compile(r"#/play\?hand="))
    match = re.search(r"hand=([\d,]+)&review=missed$", page.url)
    assert match
    numbers = [int(number) for number in match[1].split(",")]
    assert sorted(numbers) != [3, 3, 8, 8]
    assert "fraction-divide" in tf.techniques(numbers)
    expect(page.locator(".review-line")).to_contain_text("3 3 8 8")
    expect(page.locator(".review-line")).to_contain_text(
        say("statistics.technique.fraction-divide")
    )
    expect(by(page, "button", "play.hint")).to_be_visible()
    expect(by(page, "button", "statistics.result.none")).to_have_count(0)
    page.go_back()
    by(page, "list", "statistics.recent").get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"#/play\?hand=3,3,8,8$"))


@pytest.mark.thorough
@at_both_sizes(timezone_id="UTC")
def test_a_hand_to_practise_offers_no_claim_if_hands_may_be_unsolvable(
    page: Page, site: str, tmp_path: Path
) -> None:
    """A hand to practise has a solution, so its tools have no gap for the claim."""
    show(page, site, tmp_path, [hand(1, result="left", wrong=1)])
    visit(page, site, "#/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("settings.title"))
    unfold(page)
    tick(by(page, "radio", "settings.solvable.mixed"))
    visit(page, site, "#/stats")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics.title"))
    expect(page.locator(".fold")).not_to_have_count(0)
    unfold(page)
    claim = by(page, "button", "play.none")
    press(page, "statistics.review.go")
    expect(by(page, "button", "play.hint")).to_be_visible()
    expect(claim).to_have_count(0)
    expect(page.locator(".tools > :not(button)")).to_have_count(0)
    visit(page, site, "#/play")
    expect(claim).to_be_visible()
