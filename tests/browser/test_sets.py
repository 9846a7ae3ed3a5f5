"""A set for a class: pupils play the same hands, and the teacher compares the results."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

import twentyfour as tf
from tests.browser import histories
from tests.browser.camera import camera_that_sees
from tests.browser.table import visit
from tests.browser.words import by, exactly, press, say, unfold

SET = "#/set?seed=7&count=3&level=easy&deck=10"
HANDS = tf.sheet(7, 3, level="easy", deck="10")
MAKER = "#/set?make=1"


def play(page: Page, site: str, name: str, solved: int) -> str:
    """Play the set, solving only the first hands; return the code with the name."""
    visit(page, site, "#/teach")
    visit(page, site, SET)
    press(page, "sets.start")
    for place, hand in enumerate(HANDS):
        lying = page.locator(".hand-area[data-hand]")
        expect(lying).to_have_attribute("data-hand", ",".join(map(str, hand.numbers)))
        if place < solved:
            by(page, "textbox", "play.answer").fill(str(tf.solve(hand)[0]))
            press(page, "play.check")
        else:
            press(page, "sets.skip")
    page.get_by_label(say("sets.name")).fill(name)
    code = page.locator(".sets-code").inner_text()
    press(page, "sets.again")
    return code


def test_results_of_a_class_stay_on_the_device_until_they_are_deleted(
    page: Page, site: str
) -> None:
    codes = [play(page, site, name, at + 1) for at, name in enumerate(("Anna", "Ben", "小明"))]
    assert all(len(code.split(" ")[0]) <= 56 for code in codes)
    visit(page, site, f"{SET}&collect=1")
    expect(page.locator(".sets-qr svg")).to_be_visible()
    code, name = codes[0].split(" ")
    page.get_by_label(say("sets.paste")).fill("\n".join([f"{name}: {code}", *codes[1:], "hello"]))
    press(page, "sets.add")
    expect(page.locator(".sets-refused li")).to_have_text(
        [say("sets.refused.none", line=4, text="hello")]
    )
    page.reload()
    expect(page.locator("tbody th")).to_have_text(["Anna", "Ben", "小明"])
    expect(page.locator("[data-missed]")).to_have_text(["0", "1", "2"])
    press(page, "sets.total")
    expect(by(page, "columnheader", "sets.total")).to_have_attribute("aria-sort", "ascending")
    page.emulate_media(media="print")
    expect(page.get_by_text(say("sets.total"), exact=True)).to_be_visible()
    expect(page.get_by_label(say("sets.paste"))).to_be_hidden()
    page.emulate_media(media="screen")
    with page.expect_download() as download:
        press(page, "sets.csv")
    rows = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert [row.split(",")[0].strip('"') for row in rows] == [
        say("sets.name"),
        "Anna",
        "Ben",
        "小明",
    ]
    assert rows[0].endswith('"Solved","Tries","Hints","Time"')
    visit(page, site, MAKER)
    page.get_by_role("link", name="3 results").click()
    press(page, "sets.delete")
    exactly(page, "button", "sets.delete.yes").click()
    expect(page.locator("tbody")).to_have_count(0)
    page.reload()
    expect(page.get_by_label(say("sets.paste"))).to_be_visible()
    expect(page.locator("tbody")).to_have_count(0)


@pytest.mark.thorough
def test_results_are_scanned_by_the_camera_of_the_teacher(
    page: Page, site: str, playwright: Playwright, tmp_path: Path
) -> None:
    visit(page, site, SET)
    press(page, "sets.start")
    for hand in HANDS:
        lying = page.locator(".hand-area[data-hand]")
        expect(lying).to_have_attribute("data-hand", ",".join(map(str, hand.numbers)))
        press(page, "sets.skip")
    page.get_by_label(say("sets.name")).fill("Ben")
    code = by(page, "img", "sets.result-qr")
    code.scroll_into_view_if_needed()
    film = tmp_path / "camera.mjpeg"
    film.write_bytes(page.screenshot(type="jpeg") * 2)
    with camera_that_sees(film, playwright) as browser:
        teacher = browser.new_page(locale="en-US")
        visit(teacher, site, f"{SET}&collect=1")
        teacher.get_by_label(say("sets.paste")).fill("Anna")
        press(teacher, "sets.scan")
        expect(teacher.locator("tbody th")).to_have_text(["Ben"])
        expect(teacher.get_by_label(say("sets.paste"))).to_have_value("Anna")
        press(teacher, "scan.stop")
        expect(by(teacher, "button", "sets.scan")).to_be_visible()


@pytest.mark.thorough
def test_results_of_two_tabs_are_merged(page: Page, site: str) -> None:
    code = play(page, site, "Anna", 2).split(" ")[0]
    other = page.context.new_page()
    for tab, name in ((page, "Anna"), (other, "Ben")):
        visit(tab, site, f"{SET}&collect=1")
        tab.get_by_label(say("sets.paste")).fill(f"{name} {code}")
    for tab in (page, other):
        press(tab, "sets.add")
    for tab in (page, other):
        expect(tab.locator("tbody th")).to_have_text(["Anna", "Ben"])


@pytest.mark.thorough
def test_a_class_of_28_fits_a_screen_of_768_pixels(page: Page, site: str) -> None:
    code = play(page, site, "Anna", 2).split(" ")[0]
    page.set_viewport_size({"width": 1366, "height": 768})
    visit(page, site, f"{SET}&collect=1")
    pupils = "\n".join(f"{code} Pupil {at}" for at in range(1, 29))
    page.get_by_label(say("sets.paste")).fill(pupils)
    press(page, "sets.add")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(28)
    first, last = rows.first.bounding_box(), page.locator("tfoot tr").first.bounding_box()
    assert first is not None
    assert last is not None
    assert last["y"] + last["height"] - first["y"] < 768 - 64


def test_results_go_into_a_backup_only_if_ticked_and_are_deleted_with_everything(
    page: Page, site: str, tmp_path: Path
) -> None:
    code = play(page, site, "Anna", 2)
    visit(page, site, f"{SET}&result={code.split(' ')[0]}&name=Anna")
    expect(page.locator("tbody th")).to_have_text("Anna")
    visit(page, site, "#/stats")
    histories.unfold(page)
    assert "classes" not in histories.header(histories.save(page, tmp_path / "without"))
    page.get_by_label(say("data.with-classes", count=1)).check()
    saved = histories.save(page, tmp_path / "with.gz")
    ((_, kept),) = histories.header(saved)["classes"].items()
    assert kept["codes"] == [["Anna", code.split(" ")[0].replace("-", "")]]
    page.evaluate("localStorage.clear()")
    visit(page, site, "#/stats")
    histories.import_file(page, saved)
    visit(page, site, MAKER)
    expect(page.get_by_role("link", name="One result")).to_be_visible()
    visit(page, site, "#/stats")
    press(page, "data.erase")
    dialog = by(page, "dialog", "data.erase.title", count=0)
    exactly(dialog, "button", "data.erase.yes").click()
    expect(page.get_by_role("checkbox")).to_have_count(0)
    visit(page, site, MAKER)
    expect(page.get_by_role("link", name="One result")).to_have_count(0)


@pytest.mark.thorough
def test_wrong_answer_is_reported_and_the_hand_stays(page: Page, site: str) -> None:
    visit(page, site, "#/set?hands=3,3,8,8_1,5,5,5")
    press(page, "sets.start")
    by(page, "textbox", "play.answer").fill("3+3+8+8")
    press(page, "play.check")
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "wrong-value")
    expect(page.locator("[data-hand]")).to_have_attribute("data-hand", "3,3,8,8")
    page.reload()
    press(page, "sets.start")


def test_typed_list_becomes_a_set_of_solvable_hands(page: Page, site: str) -> None:
    visit(page, site, MAKER)
    hands = page.get_by_label(say("sets.list"))
    hands.fill("3 3 8 8\n1 1 1 1")
    press(page, "sets.make")
    expect(page.locator(".set-fault")).to_have_text(say("sets.fault.unsolvable", lines=2))
    hands.fill("3 3 8 8\nA 5 5 5")
    press(page, "sets.make")
    expect(page).to_have_url(re.compile(r"hands=3,3,8,8_1,5,5,5"))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("sets.ready"))


@pytest.mark.thorough
@pytest.mark.own_context
def test_set_has_the_title_and_the_time_limit_of_its_form(page: Page, site: str) -> None:
    page.clock.install()
    visit(page, site, MAKER)
    unfold(page)
    page.get_by_label(say("print.heading")).press_sequentially("Monday lesson")
    page.get_by_label(say("sets.minutes")).fill("2")
    press(page, "sets.deal")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("sets.ready"))
    expect(page.get_by_text("Monday lesson", exact=True)).to_be_visible()
    link = page.locator(".sets-link").inner_text()
    assert "minutes=2" in link
    visit(page, site, link[link.index("#") :])
    expect(page.get_by_text(say("sets.start.limit", count=2))).to_be_visible()
    press(page, "sets.start")
    expect(page.locator(".set-left")).to_be_visible()
    page.clock.fast_forward(121_000)
    expect(page.get_by_text(say("sets.over"))).to_be_visible()
    expect(page.locator(".sets-code")).to_be_visible()


@pytest.mark.thorough
def test_hints_of_a_set_are_allowed_by_its_link_and_counted(page: Page, site: str) -> None:
    visit(page, site, f"{SET}&hints=yes")
    press(page, "sets.start")
    press(page, "play.hint")
    expect(page.locator(".hints")).to_have_attribute("data-level", "1")
    for _ in HANDS:
        press(page, "sets.skip")
    code = page.locator(".sets-code").inner_text()
    visit(page, site, f"{SET}&result={code}&name=Anna")
    expect(page.locator("tbody td").nth(len(HANDS) + 2)).to_have_text("1")


def test_set_of_a_link_is_played_with_its_signs(page: Page, site: str) -> None:
    visit(page, site, "#/set?seed=7&count=2&level=easy&deck=10&operators=%2B-*")
    press(page, "sets.start")
    expect(page.locator(".allowed")).to_have_text(say("play.only", signs="+, −, and ×"))
    hand, _ = tf.sheet(7, 2, level="easy", deck="10", operators="+-*")
    expect(page.locator(".hand-area[data-hand]")).to_have_attribute(
        "data-hand", ",".join(map(str, hand.numbers))
    )
    by(page, "textbox", "play.answer").fill("/".join(map(str, hand.numbers)))
    press(page, "play.check")
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "operator-not-allowed")


@pytest.mark.thorough
@pytest.mark.parametrize(
    "offer",
    [
        say("classroom.cards"),
        say("classroom.worksheet"),
        say("classroom.kit"),
        say("classroom.set"),
    ],
)
@pytest.mark.sample(1)
def test_page_for_teachers_leads_to_every_offer(page: Page, site: str, offer: str) -> None:
    visit(page, site, "#/me")
    by(page, "link", "nav.teach").click()
    page.get_by_role("main").get_by_role("link", name=offer).click()
    expect(page).to_have_url(re.compile("#/(print|set|tournament)"))


@pytest.mark.thorough
def test_a_set_is_dealt_by_school_steps(page: Page, site: str) -> None:
    visit(page, site, MAKER)
    page.get_by_label(say("print.count"), exact=True).fill("3")
    page.get_by_label(say("print.count"), exact=True).blur()
    page.get_by_label(say("print.measure")).select_option(say("print.measure.school"))
    page.get_by_label(re.compile("^" + say("print.school"))).select_option(say("print.school.1"))
    unfold(page)
    page.get_by_label(say("print.seed")).fill("7")
    press(page, "sets.deal")
    page.wait_for_url(re.compile("seed=000007&count=3&school=1&deck=10&collect=1"))
    by(page, "link", "sets.open").click()
    press(page, "sets.start")
    first, *_ = tf.sheet(7, 3, school=[1], deck="10")
    expect(page.locator(".hand-area[data-hand]")).to_have_attribute(
        "data-hand", ",".join(map(str, first.numbers))
    )


@pytest.mark.thorough
def test_a_teacher_can_close_the_solver_until_the_end_of_a_set(page: Page, site: str) -> None:
    visit(page, site, MAKER)
    unfold(page)
    by(page, "checkbox", "sets.with-solve", page="solver.title").uncheck()
    press(page, "sets.deal")
    link = page.locator(".sets-link").inner_text()
    assert "solve=no" in link
    visit(page, site, f"{SET}&solve=no")
    expect(page.get_by_text(say("sets.start.solve", page="solver.title"))).to_be_visible()
    press(page, "sets.start")
    visit(page, site, "#/solve?hand=3,3,8,8")
    expect(page.get_by_text(say("solver.closed"))).to_be_visible()
    expect(page.get_by_label(say("print.format.cards"))).to_have_count(0)
    page.reload()
    by(page, "link", "solver.closed.back").click()
    by(page, "button", "sets.continue").or_(by(page, "button", "sets.start")).click()
    for _ in HANDS:
        press(page, "sets.skip")
    visit(page, site, "#/solve?hand=3,3,8,8")
    expect(by(page, "group", "solver.cards")).to_be_visible()
