"""The wall of ways: a lesson from the teacher's side, and what a pupil shows the teacher."""

import re
from io import BytesIO

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.screen_reader import ScreenReader, has
from tests.browser.sizes import phone
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, exactly, press, say

HAND = "#/wall?hand=3,4,6,8"
CHAT = """[21/11/2026, 09:04:05] Mia: (8-6)*3*4
[21/11/2026, 09:04:07] Ben: 4*3*(8-6)
[21/11/2026, 09:04:09] 小明: 我的答案：3×4×（8－6）
[21/11/2026, 09:04:30] Dora: 4*(8-6)*3
[21/11/2026, 09:05:30] Emil: 6*(4*3-8)
[21/11/2026, 09:05:40] Fay: (3*4-8)*6
[21/11/2026, 09:05:41] Gil: 3*4*(6-8)
[21/11/2026, 09:05:42] Hana: 8*3+4-6
[21/11/2026, 09:05:50] Ivo: (6+8:4)*3
[21/11/2026, 09:05:51] Jana: 8*6/(4-3)
[21/11/2026, 09:05:52] Kim: (8-6)*4*3
[21/11/2026, 09:05:55] Lea: 8*(6-3)
[21/11/2026, 09:06:01] Lea: is that right? at 9:06"""
TYPED = [
    *("Max: 3*(8/4+6)", "Nele: (6+8/4)*3", "Ole: (8+4)/3*6", "(4+8)/3*6"),
    *("6*(8+4)/3", "Pia: (8-6)*(4*3)", "8+6+4+3", "4*3*(8-6)"),
]
SCANNED = {"Quin": "8/4*3+6", "Rosa": "(8/4+6)*3", "Sami": "(4*3-8)*6", "": "4*(3*(8-6))"}

CAMERA = """window.codes = [];
window.BarcodeDetector = class {
    static getSupportedFormats = async () => ["qr_code"];
    detect = async () => window.codes.map((rawValue) => ({ rawValue }));
};
if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = async () => {
    const picture = document.createElement("canvas");
    setInterval(() => picture.getContext("2d").fillRect(0, 0, 9, 9), 50);
    return picture.captureStream();
};"""
"""A camera that sees the texts of `codes`."""

LARGE = [
    {"viewport": {"width": 1280, "height": 720}},
    {"viewport": {"width": 1920, "height": 1080}},
]
AFAR = 6.5 / 100
"""Of the height of a 16:9 window: the size of letters that are read from eight metres."""
SMALL = """([shown, needed]) => {
    const unit = Math.min(innerHeight, innerWidth * 9 / 16);
    return [...document.querySelectorAll(shown)]
        .filter((it) => it.checkVisibility())
        .filter((it) => parseFloat(getComputedStyle(it).fontSize) < needed * unit - 0.1)
        .map((it) => it.outerHTML.slice(0, 200));
}"""
CUT_OFF = """() => [...document.querySelectorAll(".wall *")].filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return it.checkVisibility() && (left < -1 || right > innerWidth + 1);
}).map((it) => it.outerHTML.slice(0, 200))"""
IS_ABOVE = "it => it.compareDocumentPosition(document.activeElement) === 4"
POINTS = 72 / 25.4  # in one millimetre

pytestmark = pytest.mark.own_context


@pytest.fixture(autouse=True)
def with_camera(page: Page) -> None:
    page.add_init_script(CAMERA)


def field(page: Page) -> Locator:
    return by(page, "textbox", "wall.field")


def reach(page: Page, control: Locator) -> None:
    """Move the focus to a control with the keyboard alone."""
    for _ in range(60):
        if control.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if control.evaluate(IS_ABOVE) else "Tab")
    raise AssertionError("The keyboard does not reach the control.")


def activate(page: Page, control: Locator) -> None:
    reach(page, control)
    page.keyboard.press("Enter")


def expect_title(page: Page, found: int, answers: int) -> None:
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(say("wall.title", found=found, count=5))
    expect(page.locator(".wall-head > p").first).to_have_text(say("wall.answers", count=answers))


def card(page: Page, formula: str) -> Locator:
    """The card of a way that was found."""
    return page.locator("button.wall-way").filter(has_text=formula)


def line_of(page: Page, site: str, name: str, text: str) -> str:
    """The link that a pupil's page shows for an answer, as the camera reads it."""
    visit(page, site, "#/play?hand=3,4,6,8&wall=yes")
    tick(page.locator("input[name=input][value=type]"))
    answer = by(page, "textbox", "play.answer")
    answer.fill(text)
    answer.press("Enter")
    exactly(page, "button", "answers.show").click()
    page.get_by_label(say("sets.name")).fill(name)
    line = page.locator(".answer-line")
    expect(line).to_contain_text(f"· {name} ·" if name else "·")
    return line.text_content() or ""


def collect(page: Page, site: str) -> None:
    """Give the wall 24 answers: a pasted chat of 12, 8 typed ones and 4 scanned ones."""
    reach(page, field(page))
    page.keyboard.insert_text(CHAT)
    page.keyboard.press("Enter")
    expect_title(page, 3, 12)
    for text in TYPED:
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect_title(page, 4, 20)
    codes = []
    for name, text in SCANNED.items():
        pupil = page.context.new_page()
        codes.append(line_of(pupil, site, name, text))
        pupil.close()
    activate(page, exactly(page, "button", "wall.scan"))
    for count, code in enumerate(codes, 21):
        page.evaluate("code => { codes = [code]; }", code)
        expect(page.locator(".wall-head > p").first).to_have_text(say("wall.answers", count=count))
    activate(page, by(page, "button", "scan.stop"))
    expect_title(page, 4, 24)


def vote(page: Page, left: int, right: int) -> None:
    """Type the raised arms of two ways, and go on to the next two."""
    arms = page.get_by_role("spinbutton")
    for place, count in enumerate((left, right)):
        reach(page, arms.nth(place))
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(str(count))
        expect(arms.nth(place)).to_have_value(str(count))
    activate(page, page.locator(".wall-actions .primary"))


@pytest.mark.every_browser
@pytest.mark.limit(180)
def test_lesson_of_24_answers_is_given_with_the_keyboard_alone(page: Page, site: str) -> None:
    page.goto(site + HAND)
    expect(by(page, "img", "big-screen.qr")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    collect(page, site)
    first = card(page, "(8 − 6) × 3 × 4")
    expect(first.locator(".wall-count")).to_have_text("8")

    activate(page, first)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(say("same.order")).first).to_be_visible()
    expect(dialog.get_by_text("Mia")).to_have_count(0)
    activate(page, by(dialog, "button", "wall.names"))
    expect(dialog.get_by_text("小明")).to_be_visible()
    page.keyboard.press("Escape")
    expect(first).to_be_focused()

    activate(page, by(page, "button", "wall.hidden", place=5))
    expect(page.locator("[data-turned]")).to_have_text(re.compile(say("wall.nobody")))
    expect(page.locator("[data-turned]")).to_be_focused()

    activate(page, by(page, "button", "wall.wrong.show"))
    expect(by(page, "heading", "wall.wrong", target=24)).to_be_visible()
    expect(page.locator(".wall-wrong li")).to_have_count(6)
    expect(page.locator(".joint[data-state=broken]")).to_have_count(5)
    expect(page.get_by_role("main").get_by_text("Gil")).to_have_count(0)
    activate(page, by(page, "button", "wall.back"))

    activate(page, by(page, "button", "wall.nicer.show"))
    for left, right in ((9, 14), (20, 3), (11, 11)):
        vote(page, left, right)
    expect(by(page, "heading", "wall.nicer.end")).to_be_visible()
    expect(page.locator(".wall-side .wall-line")).to_have_count(1)

    page.reload()
    expect_title(page, 4, 24)
    expect(page.locator("[data-turned]")).to_be_visible()
    press(page, "wall.nicer.show")
    expect(by(page, "heading", "wall.nicer.end")).to_be_visible()


def test_new_hand_is_asked_for_and_undone(page: Page, site: str) -> None:
    page.goto(site + HAND)
    field(page).fill("Mia: (8-6)*3*4\nBen: 6*(4*3-8)")
    field(page).press("Enter")
    expect_title(page, 2, 2)
    press(page, "play.new")
    press(page.get_by_role("dialog"), "wall.new.yes")
    expect(by(page, "button", "play.start")).to_be_visible()
    press(page, "combine.undo")
    expect_title(page, 2, 2)

    visit(page, site, "#/wall?hand=1,5,5,5")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("wall.replace", hand="1 5 5 5"))
    press(dialog, "data.erase.no")
    expect_title(page, 2, 2)
    page.wait_for_url(f"{site}#/wall")

    card(page, "(8 − 6) × 3 × 4").click()
    press(dialog, "wall.names")
    press(dialog, "wall.remove", name="Mia")
    expect_title(page, 1, 1)
    press(page, "combine.undo")
    expect_title(page, 2, 2)


@pytest.mark.thorough
def test_hand_is_dealt_with_several_ways_or_typed(page: Page, site: str) -> None:
    page.goto(f"{site}#/teach")
    page.get_by_role("link", name=say("classroom.wall")).click()
    dealt = page.locator(".solver-hand .card")
    expect(dealt).to_have_count(4)
    expect(page.locator(".hand-facts")).to_contain_text(re.compile("[456] ways"))
    for _ in range(4):
        dealt.last.click()
    press(page, "play.start")
    expect(page.locator(".failure")).to_have_text(re.compile(".+"))
    for rank in "3468":
        page.locator(".rank-keys").get_by_role("button", name=rank, exact=True).click()
    press(page, "play.start")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("wall.title", found=0, count=5))


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_answer_of_a_pupil_arrives_as_a_line_and_as_a_link(page: Page, site: str) -> None:
    line = line_of(page, site, "Mia", "8*3+4-6")
    assert line.startswith("24 · 3,4,6,8 · 8×3+4−6 · Mia · 1-")
    page.keyboard.press("Escape")
    Table(page, site).open("3,4,6,8")
    expect(exactly(page, "button", "answers.show")).to_have_count(0)
    visit(page, site, HAND)
    for text, news in (
        (line, say("wall.added", count=1)),
        (line.replace("8×3", "8×4"), say("wall.damaged", count=1)),
        (line.replace("· 1-", "· 2-"), say("wall.newer", count=1)),
        ("nothing at all", say("wall.nothing")),
    ):
        field(page).fill(text)
        field(page).press("Enter")
        expect(page.locator(".wall-news")).to_have_text(news)
    expect(field(page)).to_have_value("nothing at all")
    check = line.rpartition(" ")[2]
    visit(page, site, f"#/wall?hand=3,4,6,8&answer=8*3%2B4-6&name=Mia&check={check}")
    expect(page.locator(".wall-news")).to_have_text(say("wall.known", count=1))
    page.wait_for_url(f"{site}#/wall")


@pytest.mark.parametrize("context_options", LARGE)
@pytest.mark.sample(1)
def test_wall_is_read_from_eight_metres(page: Page, site: str) -> None:
    def expect_readable(shown: str) -> None:
        assert page.evaluate(SMALL, [shown, AFAR]) == []
        assert page.evaluate(CUT_OFF) == []

    page.goto(site + HAND)
    expect(page.locator(".wall-first p")).to_be_visible()
    expect_readable(".wall-head h1, .wall-first p")
    field(page).fill(CHAT)
    field(page).press("Enter")
    expect_title(page, 3, 12)
    expect_readable(".wall-head :is(h1, h1 + p), .wall-line, .wall-count")
    page.locator(".wall-way").first.click()
    expect(page.locator(".wall-open .chain")).to_be_visible()
    expect_readable(".wall-open :is(p, summary, .formula, .chain-rule)")
    page.keyboard.press("Escape")
    press(page, "wall.nicer.show")
    expect_readable(".wall-nicer :is(h2, .wall-line, input)")


@pytest.mark.thorough
def test_wall_is_printed_on_a4_and_letter(page: Page, site: str) -> None:
    page.add_init_script("window.print = () => {}")
    page.goto(site + HAND)
    field(page).fill(CHAT)
    field(page).press("Enter")
    expect_title(page, 3, 12)
    for key, size in (("print.paper.a4", (210, 297)), ("print.paper.letter", (215.9, 279.4))):
        press(page, "print.print")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name=say(key)).dispatch_event("click")
        dialog.get_by_role("checkbox").check()
        press(dialog, "print.print")
        expect(dialog).to_have_count(0)
        document = PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))
        assert len(document.pages) == 1
        box = document.pages[0].mediabox
        assert abs(float(box.width) / POINTS - size[0]) < 0.5
        assert abs(float(box.height) / POINTS - size[1]) < 0.5
        text = document.pages[0].extract_text()
        assert "(8 − 6) × 3 × 4" in text
        assert "Mia" in text
        assert "Gil" not in text


@pytest.mark.thorough
def test_answers_and_views_are_announced(
    page: Page, site: str, screen_reader: ScreenReader
) -> None:
    page.goto(site + HAND)
    expect(page.locator(".wall-first p")).to_be_visible()
    screen_reader.listen()
    field(page).fill(CHAT)
    field(page).press("Enter")
    screen_reader.expect(say("wall.added", count=12))
    expect_title(page, 3, 12)
    press(page, "wall.hidden", place=2)
    screen_reader.expect(has("÷"))
    press(page, "wall.wrong.show")
    expect(by(page, "heading", "wall.wrong", target=24)).to_be_focused()
    press(page, "wall.back")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    press(page, "wall.nicer.show")
    screen_reader.expect(has("(8 − 6) × 3 × 4"))
