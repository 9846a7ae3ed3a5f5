"""The one-file edition, opened from a disk."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import twentyfour as tf
from tests.browser.drawn import note_when_drawn
from tests.browser.histories import hand, import_file, write
from tests.browser.table import FOUND, Table, visit
from tests.browser.test_school import KEEP, outcome
from tests.browser.test_sets import SET
from tests.browser.waits import wait_until
from tests.browser.words import by, press, say
from web.builder.paths import SINGLE

pytestmark = pytest.mark.every_browser


@pytest.fixture
def disk() -> str:
    if not SINGLE.exists():
        pytest.fail("There is no build/twentyfour.html yet: run make site.")
    return SINGLE.as_uri()


@pytest.fixture
def page(
    browser: Browser, disk: str, context_options: dict[str, Any], problems: list[str]
) -> Iterator[Page]:
    """A new offline page, which must raise no error and make no request."""

    def watch(request: Request) -> None:
        if not request.url.startswith((disk, "blob:", "data:")):
            problems.append(f"request: {request.url}")

    context = browser.new_context(**context_options)
    context.on("console", lambda message: problems.append(f"console: {message.text}"))
    context.on("weberror", lambda error: problems.append(f"error: {error.error}"))
    context.on("request", watch)
    yield context.new_page()
    context.close()
    assert not problems


@pytest.fixture
def table(page: Page, disk: str) -> Table:
    return Table(page, disk)


@pytest.mark.firefox
def test_it_judges_and_solves(table: Table) -> None:
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right", say("find.right"))
    assert table.page.evaluate(FOUND) == "8/(3-8/3)"


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [{"locale": "zh-CN"}])
def test_language_is_known_when_the_hand_is_drawn(page: Page, disk: str) -> None:
    note_when_drawn(page, "document.documentElement.lang")
    page.goto(disk)
    wait_until(page, "window.whenDrawn")
    assert page.evaluate("window.whenDrawn") == "zh-Hans"


@pytest.mark.own_context
def test_the_first_hand_waits_for_no_timer(table: Table) -> None:
    table.page.clock.install(time=0)
    table.page.clock.pause_at(1)
    table.page.goto(table.site)
    expect(table.cards).to_have_count(4)


def test_every_route_opens(page: Page, disk: str) -> None:
    for route, title in {
        "#/solve?hand=3,3,8,8&target=24": say("solver.title"),
        "#/help": say("help.title"),
        "#/settings": say("settings.title"),
    }.items():
        visit(page, disk, route)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [{"locale": "zh-CN"}], ids=["zh-CN"])
def test_it_speaks_chinese(page: Page, disk: str) -> None:
    page.goto(disk)
    expect(page.get_by_role("button", name="换一组")).to_be_visible()


@pytest.mark.thorough
def test_code_of_the_teacher_opens_the_set_in_the_copy_of_a_pupil(page: Page, disk: str) -> None:
    visit(page, disk, "#/set?seed=7&count=3&level=easy&deck=10&collect=1")
    code = page.locator(".sets-spoken").inner_text()
    assert len(code) <= 14
    expect(page.locator(".sets-qr")).to_have_count(0)
    page.get_by_label(say("sets.address")).fill("https://school.example/24/")
    page.keyboard.press("Tab")
    expect(page.locator(".sets-qr svg")).to_be_visible()
    visit(page, disk, "")
    by(page, "button", "mode.label").click()
    by(page, "link", "sets.enter").click()
    field = page.get_by_label(say("sets.enter"))
    said = page.locator(".fault")
    field.fill(code[:-1] + "O")
    page.keyboard.press("Enter")
    expect(said).to_have_text(say("sets.enter.letters"))
    field.fill(code.lower().replace("-", ""))
    page.keyboard.press("Enter")
    press(page, "sets.start")
    hand, *_ = tf.sheet(7, 3, level="easy", deck="10")
    expect(page.locator(".hand-area[data-hand]")).to_have_attribute(
        "data-hand", ",".join(map(str, hand.numbers))
    )


def test_settings_and_hands_are_stored(page: Page, disk: str, tmp_path: Path) -> None:
    page.goto(f"{disk}#/settings")
    by(page, "radio", "settings.theme.dark").check()
    visit(page, disk, "#/stats")
    import_file(page, write(tmp_path / "history.json", [hand()]))
    expect(page.locator("[data-total=played] dd")).to_have_text("1")
    page.reload()
    expect(page.locator("[data-total=played] dd")).to_have_text("1")
    visit(page, disk, "#/settings")
    expect(by(page, "radio", "settings.theme.dark")).to_be_checked()


@pytest.mark.thorough
def test_engine_runs_on_the_page_without_a_worker(page: Page, disk: str) -> None:
    page.add_init_script("delete window.Worker")
    page.goto(disk)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


def test_policy_forbids_all_fetches(page: Page, disk: str) -> None:
    page.goto(disk)
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert policy is not None
    assert policy.startswith("default-src 'none'")
    assert "connect-src" not in policy
    assert "'unsafe-" not in policy


def test_a_set_is_packed_for_a_school_with_the_file_itself(page: Page, disk: str) -> None:
    page.goto(f"{disk}{SET}&collect=1")
    press(page, "school.title")
    page.evaluate(KEEP)
    chooser = page.locator(".school input[type=file]")
    chooser.set_input_files({"name": "a.html", "mimeType": "text/html", "buffer": b"<h1>Other"})
    expect(outcome(page)).to_have_text(say("school.other-file"))
    chooser.set_input_files(SINGLE)
    expect(outcome(page)).to_have_text(say("school.saved", file="twentyfour-scorm.zip"))
    assert page.evaluate("kept.size") > SINGLE.stat().st_size
