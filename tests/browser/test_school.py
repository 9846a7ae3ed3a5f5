"""A set for a school's system: marks, a package of SCORM, and questions of QTI."""

import shutil
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Locator, Page, expect

import twentyfour as tf
from tests.browser.table import visit
from tests.browser.test_sets import HANDS, SET, play
from tests.browser.waits import wait_until
from tests.browser.words import by, exactly, press, say
from web.builder.paths import SITE, WEB
from web.serve import serving

PLAYER = WEB / "node_modules" / "scorm-again" / "dist" / "scorm12.min.js"
CP = "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}"
ADL = "{http://www.adlnet.org/xsd/adlcp_rootv1p2}"
IMS = "{http://www.imsglobal.org/xsd/imscp_v1p1}"
QTI = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"

SYSTEM = """<!doctype html><title>A school's system</title><script src="scorm12.min.js"></script>
<script>
    window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
    API.loadFromFlattenedJSON(JSON.parse(localStorage.getItem("attempt") ?? "{}"), "");
    API.on("LMSCommit", () => {
        localStorage.setItem("attempt", JSON.stringify(API.getFlattenedCMI()));
    });
    window.finished = [];
    API.on("LMSFinish", () => finished.push(API.getFlattenedCMI()));
</script>
<iframe src="package/index.html" width="800" height="900"></iframe>"""


# Playwright gets no downloads of an installed Firefox, so the page keeps the file.
KEEP = """() => {
    URL.createObjectURL = (file) => { window.kept = file; return ""; };
    HTMLAnchorElement.prototype.click = () => {};
}"""
READ = """() => new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(kept);
})"""


def open_sheet(page: Page, site: str) -> None:
    visit(page, site, f"{SET}&collect=1")
    press(page, "school.title")


def outcome(page: Page) -> Locator:
    """What the last press has led to."""
    return page.locator(".school-outcome")


def saved(page: Page, key: str, folder: Path) -> Path:
    """Press a tile; return the saved file."""
    with page.expect_download() as download:
        by(page, "button", key).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    expect(outcome(page)).to_contain_text(say("school.saved", file=file.name))
    return file


def test_marks_are_saved_for_moodle_and_copied_for_a_spreadsheet(
    page: Page, site: str, tmp_path: Path
) -> None:
    open_sheet(page, site)
    by(page, "button", "school.moodle").click()
    expect(outcome(page)).to_have_text(say("school.no-marks"))
    codes = [play(page, site, name, at) for at, name in enumerate(("=1+1", "Anna", ""))]
    visit(page, site, f"{SET}&collect=1")
    page.get_by_label(say("sets.paste")).fill("\n".join(codes))
    press(page, "sets.add")
    expect(page.locator("tbody tr")).to_have_count(3)
    press(page, "school.title")
    text = saved(page, "school.moodle", tmp_path).read_text(encoding="utf-8-sig")
    title = say("sets.title")
    assert text.splitlines() == [
        f'"{say("school.user")}","{title} (100)","{title} (3)"',
        '"\t=1+1","0","0"',
        '"Anna","33.33","1"',
    ]
    expect(outcome(page)).to_contain_text(say("school.nameless", count=1))
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"
    )
    by(page, "button", "school.table").click()
    expect(outcome(page)).to_have_text(say("share.copied"))
    head, *rows = page.evaluate("() => window.copied").split("\n")
    assert head.split("\t") == [say("sets.name"), say("school.mark"), say("school.of")]
    assert {tuple(row.split("\t")[1:]) for row in rows} == {("0", "3"), ("1", "3"), ("2", "3")}
    assert "'=1+1\t0\t3" in rows


@pytest.fixture
def package(page: Page, site: str, tmp_path: Path) -> Path:
    """The folder of a school's system, with the unpacked package of a set."""
    open_sheet(page, site)
    page.evaluate(KEEP)
    by(page, "button", "school.scorm").click()
    expect(outcome(page)).to_have_text(say("school.saved", file="twentyfour-scorm.zip"))
    content = b64decode(page.evaluate(READ).partition(",")[2])
    folder = tmp_path / "system"
    with ZipFile(BytesIO(content)) as packed:
        assert packed.testzip() is None
        packed.extractall(folder / "package")
    shutil.copy(PLAYER, folder)
    (folder / "index.html").write_text(SYSTEM)
    return folder


@pytest.fixture
def system(package: Path) -> Iterator[str]:
    with serving(package) as address:
        yield address


def test_the_manifest_of_the_package_is_that_of_the_standard(package: Path) -> None:
    files = {file.name for file in (package / "package").iterdir()}
    root = ET.parse(package / "package" / "imsmanifest.xml").getroot()
    assert root.tag == f"{CP}manifest"
    assert [part.tag for part in root] == [
        f"{CP}{name}" for name in ("metadata", "organizations", "resources")
    ]
    assert [part.text for part in root[0]] == ["ADL SCORM", "1.2"]
    organizations = root[1]
    (organization,) = organizations
    assert organizations.get("default") == organization.get("identifier")
    (item,) = organization.findall(f"{CP}item")
    (resource,) = root[2]
    assert item.get("identifierref") == resource.get("identifier")
    assert resource.get(f"{ADL}scormtype") == "sco"
    listed = {file.get("href") for file in resource}
    assert listed | {"imsmanifest.xml"} == files
    assert resource.get("href") in listed
    assert (package / "package" / "twentyfour.html").read_bytes() == (
        SITE / "twentyfour.html"
    ).read_bytes()


def answer(frame: FrameLocator, place: int) -> None:
    """Solve the hand at a place of the set."""
    hand = HANDS[place]
    lying = frame.locator(".hand-area[data-hand]")
    expect(lying).to_have_attribute("data-hand", ",".join(map(str, hand.numbers)))
    by(frame, "textbox", "play.answer").fill(str(tf.solve(hand)[0]))
    by(frame, "textbox", "play.answer").press("Enter")


def expect_attempt(page: Page, **values: str) -> None:
    """Wait until the system has stored an attempt with these values."""
    wait_until(
        page,
        """(wanted) => {
            const stored = JSON.parse(localStorage.getItem("attempt") ?? "{}");
            return Object.entries(wanted).every(([name, value]) => stored[name] === value);
        }""",
        {f"cmi.core.{name.replace('__', '.')}": value for name, value in values.items()},
    )


@pytest.mark.every_browser
def test_the_system_has_the_mark_of_the_set_that_a_pupil_plays_in_it(
    visitor: BrowserContext, system: str
) -> None:
    page = visitor.new_page()
    page.goto(system)
    frame = page.frame_locator("iframe")
    press(frame, "sets.start")
    answer(frame, 0)
    expect_attempt(page, score__raw="33.33", lesson_status="incomplete")
    page.evaluate("document.querySelector('iframe').remove()")
    wait_until(page, "() => finished.length === 1")
    page.close()
    page = visitor.new_page()
    page.goto(system)
    frame = page.frame_locator("iframe")
    press(frame, "sets.continue")
    answer(frame, 1)
    press(frame, "sets.skip")
    expect(frame.locator(".notice")).to_have_text(say("school.mark.taken"))
    expect(frame.locator(".sets-code")).to_have_count(0)
    expect_attempt(
        page, score__raw="66.67", score__min="0", score__max="100", lesson_status="completed"
    )


@pytest.mark.every_browser
def test_the_next_pupil_in_the_same_tab_begins_anew(visitor: BrowserContext, system: str) -> None:
    page = visitor.new_page()
    page.goto(system)
    frame = page.frame_locator("iframe")
    press(frame, "sets.start")
    answer(frame, 0)
    expect_attempt(page, score__raw="33.33")
    page.reload()
    expect(exactly(frame, "button", "sets.continue")).to_be_visible()
    page.evaluate("localStorage.removeItem('attempt')")
    page.goto(system)
    expect(exactly(frame, "button", "sets.start")).to_be_visible()
    press(frame, "sets.start")
    press(frame, "sets.skip")
    expect_attempt(page, score__raw="0")


def test_the_package_plays_without_a_system_and_shows_the_code(
    visitor: BrowserContext, system: str
) -> None:
    page = visitor.new_page()
    page.goto(f"{system}package/index.html")
    press(page, "sets.start")
    for _ in HANDS:
        press(page, "sets.skip")
    expect(page.locator(".notice")).to_have_text(say("school.mark.refused"))
    expect(page.locator(".sets-code")).to_be_visible()


def test_questions_have_one_right_choice_and_the_form_of_the_standard(
    page: Page, site: str, tmp_path: Path
) -> None:
    open_sheet(page, site)
    with ZipFile(saved(page, "school.qti", tmp_path)) as packed:
        files = {name: packed.read(name).decode() for name in packed.namelist()}
    manifest = ET.fromstring(files.pop("imsmanifest.xml"))
    test, *resources = manifest.iter(f"{IMS}resource")
    assert {resource.get("href") for resource in (test, *resources)} == {*files}
    assert {it.get("identifierref") for it in test.iter(f"{IMS}dependency")} == {
        resource.get("identifier") for resource in resources
    }
    order = ET.fromstring(files.pop("test.xml"))
    items = [it.get("href") for it in order.iter(f"{QTI}assessmentItemRef")]
    assert items == [*files]
    asked = [question for hand in HANDS for question in tf.questions(hand)]
    assert len(asked) == len(items) == 3 * len(HANDS)
    for question, name in zip(asked, files, strict=True):
        expect_item(files[name], question)


def expect_item(text: str, question: tf.Question) -> None:
    """Expect the parts of an item in the order of the schema, with the choices of a question."""
    item = ET.fromstring(text)
    assert [part.tag.removeprefix(QTI) for part in item] == [
        "responseDeclaration",
        "outcomeDeclaration",
        "itemBody",
        "responseProcessing",
    ]
    assert {"identifier", "title", "adaptive", "timeDependent"} <= {*item.keys()}
    (interaction,) = item.iter(f"{QTI}choiceInteraction")
    assert interaction[0].tag == f"{QTI}prompt"
    choices = interaction.findall(f"{QTI}simpleChoice")
    (right,) = item[0].iter(f"{QTI}value")
    places = [choice.get("identifier") for choice in choices]
    assert places.index(right.text) == question.right
    if question.kind == "line":
        signs = str.maketrans("×÷−", "*/-")
        written = [str(choice.text).translate(signs) for choice in choices]
        verdicts = [tf.check(line, question.numbers, question.target) for line in written]
        assert [verdict.ok for verdict in verdicts] == [
            at == question.right for at in range(len(choices))
        ]
    else:
        assert len(choices) == (2 if question.kind == "made" else len(question.choices))
