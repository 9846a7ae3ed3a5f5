"""Printed sheets: the PDF that Chromium makes of the page."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import combinations_with_replacement, islice, product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

import twentyfour as tf
from tests.browser.table import Table, visit
from tests.browser.words import by, press, say, unfold
from twentyfour._rating.school import step_of
from twentyfour._techniques.naming import techniques_of

SEVEN = "#/print?seed=7&count=12&level=medium&deck=10&key=simplest"
HANDS = tf.sheet(7, 12, level="medium", deck="10")
RANKS = {say("rank.1"): 1, **{str(number): number for number in range(2, 11)}}
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
CARDS = {"60": (60, 60, 3, 4), "63": (63, 88, 3, 3), "95": (95, 95, 2, 2)}
POINTS = 72 / 25.4  # in one millimetre
PIXELS = 96 / 25.4
NEAR = 0.2  # millimetres

Box = dict[str, float]
Place = tuple[int, float, float]  # the number of the sheet, and the offset from the page's center


def opened(page: Page, site: str, route: str) -> Locator:
    """Open a sheet; return its pages."""
    visit(page, site, route)
    expect(page.locator(".paper").first).to_be_visible()
    return page.locator(".paper")


def printed(page: Page) -> PdfReader:
    return PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))


def sizes(document: PdfReader) -> Iterator[tuple[float, float]]:
    """The width and height of every page, in millimetres."""
    for page in document.pages:
        yield float(page.mediabox.width) / POINTS, float(page.mediabox.height) / POINTS


def in_key(hand: tf.Hand) -> str:
    """The solution in the key: the simplest, without ÷ if possible."""
    return min(map(str, tf.solve(hand)), key=lambda text: "/" in text)


def values(page: Page, name: str) -> list[str]:
    return [each.get_attribute(name) or "" for each in page.locator(f"[{name}]").all()]


def boxes(paper: Locator, part: str) -> list[Box]:
    """The places of parts of a printed page, in millimetres from its corner."""
    found: list[Box] = paper.evaluate(
        """(paper, part) => {
            const { x, y } = paper.getBoundingClientRect();
            return [...paper.querySelectorAll(part)].map((each) => {
                const box = each.getBoundingClientRect();
                return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
            });
        }""",
        part,
    )
    return [{name: value / PIXELS for name, value in box.items()} for box in found]


def near(length: float) -> Any:
    return pytest.approx(length, abs=NEAR)


def thorough(*values: str) -> Any:
    return pytest.param(*values, marks=pytest.mark.thorough)


CUT_OFF_MENUS = """menus => menus.filter((menu) => {
    const style = getComputedStyle(menu);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const { width } = pen.measureText(menu.selectedOptions[0].text);
    const arrow = 22;
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return width > menu.clientWidth - padding - arrow;
}).map((menu) => menu.selectedOptions[0].text)"""


def test_seed_decides_the_hands_and_the_key_has_their_solutions(page: Page, site: str) -> None:
    opened(page, site, SEVEN)
    assert values(page, "data-hand") == [",".join(map(str, hand.numbers)) for hand in HANDS]
    assert values(page, "data-solution") == [in_key(hand) for hand in HANDS]


def test_printed_sheet_is_fronts_backs_and_a_key_on_a4(page: Page, site: str) -> None:
    opened(page, site, SEVEN)
    document = printed(page)
    assert list(sizes(document)) == [(near(210), near(297))] * 3
    fronts, backs, key = (each.extract_text() for each in document.pages)
    for number in (number for hand in HANDS for number in hand.numbers):
        assert str(number) in fronts.split()
    assert all(f"000007 · {place}" in backs for place in range(1, 13))
    for hand in HANDS:
        text = in_key(hand).replace("*", "×").replace("/", "÷").replace("-", "−")
        assert f"{text}=24" in "".join(key.split())
        assert f"{text}=24" not in "".join(fronts.split())
    code = page.locator(".paper-set").first.inner_text()
    for text in (fronts, backs, key):
        line = "".join(text.split())
        assert f"000007{code}" in line
        assert "#/set?seed=000007" in line
    legend = page.locator(".paper-legend").first.locator("span").all_inner_texts()
    assert len(legend) == 3
    assert all(meaning in fronts for meaning in legend)


@pytest.mark.thorough
def test_page_without_a_seed_chooses_one_for_its_link(page: Page, site: str) -> None:
    opened(page, site, "#/print")
    assert "seed=" in page.url
    hands = values(page, "data-hand")
    page.reload()
    expect(page.locator("[data-hand]").first).to_be_visible()
    assert values(page, "data-hand") == hands


def test_title_of_a_page_without_a_seed_has_the_focus(page: Page, site: str) -> None:
    page.goto(f"{site}#/help")
    expect(by(page, "heading", "help.title")).to_be_visible()
    visit(page, site, "#/print?place=8/(3-8/3)")
    expect(by(page, "heading", "print.title")).to_be_focused()


@pytest.mark.thorough
def test_hands_of_one_technique_keep_the_other_choices(page: Page, site: str) -> None:
    papers = opened(page, site, f"{SEVEN}&format=worksheet")
    unfold(page)
    page.get_by_label(say("print.technique")).select_option(say("statistics.technique.two-pairs"))
    page.wait_for_url(re.compile("technique=two-pairs"))
    for choice in ("seed=000007", "count=12", "level=medium", "deck=10"):
        assert choice in page.url
    found = tf.find(technique="two-pairs", level="medium", deck="10", seed=7)
    hands = [",".join(map(str, hand.numbers)) for hand in islice(found, 12)]
    expect(page.locator("[data-hand]").first).to_have_attribute("data-hand", hands[0])
    assert values(page, "data-hand") == hands
    for text in values(page, "data-solution"):
        assert "two-pairs" in {each.code for each in techniques_of(tf.parse(text))}
    expect(papers.first.get_by_role("heading")).to_have_text(say("statistics.technique.two-pairs"))
    expect(papers.last.get_by_role("heading")).to_have_text("Answer key: Two pairs")
    page.reload()
    expect(papers.first.get_by_role("heading")).to_have_text(say("statistics.technique.two-pairs"))


@pytest.mark.thorough
def test_hands_are_chosen_by_school_steps(page: Page, site: str) -> None:
    papers = opened(page, site, f"{SEVEN}&format=worksheet")
    expect(papers.first.locator(".paper-legend")).to_contain_text("••• hard or expert")
    page.get_by_label(say("print.measure")).select_option(say("print.measure.school"))
    page.get_by_label(re.compile("^" + say("print.school"))).select_option(say("print.school.3"))
    page.wait_for_url(re.compile("school=3"))
    assert "level=" not in page.url
    hands = tf.sheet(7, 12, school=[3], deck="10")
    first = ",".join(map(str, hands[0].numbers))
    expect(page.locator("[data-hand]").first).to_have_attribute("data-hand", first)
    assert values(page, "data-hand") == [",".join(map(str, hand.numbers)) for hand in hands]
    assert {step_of(tf.parse(text)) for text in values(page, "data-solution")} == {3}
    expect(papers.first.locator(".paper-legend")).to_contain_text("•• with brackets")
    expect(papers.first.locator(".worksheet-dots").first).to_have_text("••")
    expect(papers.first).not_to_contain_text(re.compile("easy|medium|hard|expert"))


@pytest.mark.thorough
@pytest.mark.parametrize("route", ["#/screen?school=1&deck=10", "#/set?seed=7&count=3&school=1"])
def test_school_steps_of_a_link_are_kept(page: Page, site: str, route: str) -> None:
    visit(page, site, route)
    if "set" in route:
        press(page, "play.start")
        hand = page.locator(".hand-area[data-hand]").get_attribute("data-hand") or ""
        numbers = [int(number) for number in hand.split(",")]
    else:
        cards = page.locator(".big-screen-cards")
        expect(cards).to_be_visible()
        numbers = [
            RANKS[name.split()[0]] for name in str(cards.get_attribute("aria-label")).split(", ")
        ]
    assert tf.school(numbers) == 1


@pytest.mark.thorough
def test_the_screen_and_the_kit_offer_school_steps(page: Page, site: str) -> None:
    visit(page, site, "#/screen")
    press(page, "deal.title")
    choices = by(page, "dialog", "deal.title")
    choices.get_by_label(say("print.measure")).select_option(say("print.measure.school"))
    choices.get_by_label(re.compile("^" + say("print.school"))).select_option(say("print.school.2"))
    press(choices, "deal.now")
    page.wait_for_url(re.compile("school=2"))
    papers = opened(page, site, "#/print?seed=7&format=kit&school=any&deck=10")
    expect(papers.first).to_contain_text("••• with ÷")
    steps = [tf.school([*map(int, hand.split(","))]) for hand in values(page, "data-hand")]
    dots = [1 if step in {1, 2} else 2 if step == 3 else 3 for step in steps]
    assert dots == [1] * 12 + [2] * 24 + [3] * 12


@pytest.mark.thorough
def test_too_few_hands_of_a_step_are_said_so(page: Page, site: str) -> None:
    visit(page, site, "#/print?seed=7&count=12&school=5&deck=10")
    expect(page.locator(".notice")).to_contain_text(say("print.too-few"))
    page.get_by_label(say("print.count"), exact=True).fill("8")
    page.get_by_label(say("print.count"), exact=True).blur()
    expect(page.locator("[data-hand]")).to_have_count(8)


@pytest.mark.thorough
def test_two_versions_are_equally_hard_and_have_their_own_keys(page: Page, site: str) -> None:
    papers = opened(page, site, f"{SEVEN}&format=worksheet")
    unfold(page)
    page.get_by_label(say("print.version")).select_option(say("print.version.both"))
    expect(papers).to_have_count(4)
    headings = papers.get_by_role("heading")
    expect(headings).to_have_text(
        [f"{title}The Game of 24 · {name}" for title in ("", "Answer key: ") for name in "AB"]
    )
    hands = [[*map(int, hand.split(","))] for hand in values(page, "data-hand")]
    assert len({tuple(sorted(hand)) for hand in hands}) == 24
    for a, b in zip(hands[:12], hands[12:], strict=True):
        assert tf.school(a) == tf.school(b)
        assert tf.rate(a).level == tf.rate(b).level == "medium"
    assert len(printed(page).pages) == 4
    visit(page, site, "#/set?seed=7&count=12&level=medium&deck=10&version=b")
    press(page, "play.start")
    expect(page.locator(".hand-area[data-hand]")).to_have_attribute(
        "data-hand", ",".join(map(str, hands[12]))
    )


@pytest.mark.thorough
def test_worksheet_has_the_title_class_first_step_and_large_type(page: Page, site: str) -> None:
    papers = opened(page, site, f"{SEVEN}&format=worksheet&level=mixed")
    unfold(page)
    page.get_by_label(say("print.heading")).fill("Monday")
    page.get_by_label(say("print.group")).fill("3b")
    page.get_by_label(say("print.group")).blur()
    page.get_by_label(say("print.first")).select_option(say("print.first.yes"))
    page.get_by_label(say("print.type")).select_option(say("print.type.large"))
    expect(papers).to_have_count(3)
    expect(papers.first.get_by_role("heading")).to_have_text("Monday")
    expect(papers.first.locator(".paper-lines")).to_have_text("Name:Class: 3bDate:")
    expect(papers.first.locator(".worksheet-first")).to_have_count(6)
    expect(papers.first.locator(".worksheet-first").first).to_have_text(
        re.compile(r"^Begin with \d+ [+−×÷] \d+ = \d+$")
    )
    dots = page.locator(".worksheet-dots").all_inner_texts()
    assert dots == ["•"] * 4 + ["••"] * 4 + ["•••"] * 4
    page.reload()
    expect(papers.first.get_by_role("heading")).to_have_text("Monday")


@pytest.mark.sample(1)
@pytest.mark.parametrize("choices", ["key=simplest", "type=large&key=all"])
def test_key_is_school_maths_in_large_type_on_pages_of_its_own(
    page: Page, site: str, choices: str
) -> None:
    page.emulate_media(media="print")
    papers = opened(page, site, f"#/print?seed=7&count=12&format=worksheet&{choices}")
    lines = page.locator('[data-part="key"] .key-column > li')
    assert all(
        size >= 11 * 96 / 72
        for size in lines.evaluate_all(
            "lines => lines.map((line) => parseFloat(getComputedStyle(line).fontSize))"
        )
    )
    expect(page.locator('[data-part="worksheet"] [data-solution]')).to_have_count(0)
    if choices == "key=simplest":
        expect(lines).to_have_count(12)
        for hand, text in zip(
            values(page, "data-hand"), values(page, "data-solution"), strict=True
        ):
            numbers = [*map(int, hand.split(","))]
            assert ("/" in text) == (not tf.is_solvable(tf.Puzzle(numbers, operators="+-*")))
    assert papers.last.get_attribute("data-part") == "key"
    page.emulate_media(media="null")


LARGE = (hand for hand in combinations_with_replacement(RANKS.values(), 4) if sum(hand) > 24)
IMPOSSIBLE = [*islice((hand for hand in LARGE if not tf.is_solvable(hand)), 48)]


def link_of(hands: Sequence[tuple[int, ...]]) -> str:
    return f"hands={'_'.join(','.join(map(str, hand)) for hand in hands)}"


def test_key_names_hands_without_a_solution_and_prints_the_reason_by_choice(
    page: Page, site: str
) -> None:
    hands = [(3, 3, 8, 8), (7, 7, 7, 7), (1, 1, 1, 2)]
    papers = opened(page, site, f"#/print?format=worksheet&{link_of(hands)}")
    key = page.locator('[data-part="key"] .key-column > li')
    expect(key).to_have_count(3)
    expect(key.first).to_contain_text("= 24")
    expect(key.nth(1)).to_contain_text(say("solutions.none"))
    expect(papers).to_have_count(2)
    unfold(page, "start.choices")
    by(page, "combobox", "print.why").select_option("yes")
    expect(papers).to_have_count(3)
    lines = page.locator('[data-part="why"] [data-why]')
    expect(lines).to_have_count(3)
    expect(lines.nth(2)).to_contain_text(say("why.large", values=24, most=6))
    expect(page).to_have_url(re.compile("why=yes"))
    by(page, "combobox", "print.key").select_option("none")
    expect(papers).to_have_count(1)
    expect(by(page, "combobox", "print.why")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", ["normal", "large"])
@pytest.mark.parametrize(
    "context_options", [{"locale": locale} for locale in ("en-US", "zh-CN", "de-DE", "ja-JP")]
)
def test_no_reason_is_cut_off(page: Page, site: str, paper: str, size: str) -> None:
    page.emulate_media(media="print")
    link = f"#/print?format=worksheet&why=yes&type={size}&paper={paper}&{link_of(IMPOSSIBLE)}"
    papers = opened(page, site, link)
    expect(page.locator('[data-part="why"]').first).to_be_visible()
    lines = sum(proof.length for proof in map(tf.why_not, IMPOSSIBLE) if proof)
    expect(page.locator("[data-why]")).to_have_count(lines)
    assert all(each.evaluate(CUT_OFF) == [] for each in papers.all())
    page.emulate_media(media="null")


@pytest.mark.thorough
def test_kit_is_for_a_number_of_tables(page: Page, site: str) -> None:
    papers = opened(page, site, "#/print?seed=7&format=kit&deck=10")
    part = '.paper[data-part="{}"]'.format
    expect(page.locator(".table-number")).to_have_text([f"Table {n}" for n in range(1, 5)])
    page.get_by_label(say("print.tables")).fill("7")
    page.get_by_label(say("print.tables")).blur()
    expect(page.locator(".table-number")).to_have_text([f"Table {n}" for n in range(1, 8)])
    assert "tables=7" in page.url
    expect(papers.first).to_contain_text("Sets of 48 cards: 7, one for each table.")
    expect(papers.first).to_contain_text("the last at table 7 stay")
    expect(page.locator(part("score")).locator("thead th")).to_have_count(4 + 5)
    expect(page.locator(part("ranking")).locator("tbody tr")).to_have_count(7 * 4)
    for tables, count in (("0", 1), ("13", 12), ("1", 1)):
        opened(page, site, f"#/print?seed=7&format=kit&deck=10&tables={tables}")
        expect(page.locator(".table-number")).to_have_count(count)
        expect(page.locator(part("ranking")).locator("tbody tr")).to_have_count(count * 4)
    expect(papers.first).not_to_contain_text("moves one table up")


@pytest.mark.thorough
def test_lesson_is_one_page_with_links_to_its_parts(page: Page, site: str) -> None:
    visit(page, site, "#/me")
    by(page, "link", "nav.teach").click()
    by(page, "link", "classroom.lesson").click()
    papers = page.locator(".paper")
    expect(papers).to_have_count(1)
    technique = page.get_by_role("combobox", name=say("print.technique"))
    technique.select_option(say("statistics.technique.two-pairs"))
    expect(papers.get_by_role("heading", level=2)).to_have_text(
        say("print.lesson.title", technique="statistics.technique.two-pairs")
    )
    assert len(printed(page).pages) == 1
    minutes = papers.locator(".lesson-minutes").all_inner_texts()
    assert sum(int(each.split()[0]) for each in minutes) == 45
    links = [str(each.get_attribute("href")) for each in papers.locator("a").all()]
    assert [link.split("?")[0] for link in links] == ["#/screen", "#/learn", "#/print", "#/print"]
    exit_question = values(page, "data-hand")
    assert len(exit_question) == 1
    assert "two-pairs" in tf.techniques([*map(int, exit_question[0].split(","))])
    opened(page, site, links[2])
    expect(papers).to_have_count(4)
    on_sheets = values(page, "data-hand")
    assert len(on_sheets) == 24
    assert exit_question[0] not in on_sheets
    opened(page, site, links[3])
    expect(papers.first).to_have_attribute("data-part", "rules")
    visit(page, site, links[0])
    expect(page.locator(".big-screen-head")).to_contain_text("1/3")


@pytest.mark.thorough
def test_privacy_is_read_in_a_minute(page: Page, site: str) -> None:
    visit(page, site, "#/teach")
    by(page, "link", "privacy.title").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("privacy.title"))
    words_in_a_minute = 200
    assert len(page.locator("article").inner_text().split()) < words_in_a_minute
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("classroom.title"))


@pytest.mark.thorough
def test_no_menu_of_the_form_is_cut_off(page: Page, site: str) -> None:
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for form in ("cards", "worksheet", "kit", "lesson"):
            opened(page, site, f"#/print?seed=7&format={form}")
            assert page.locator(".sheet-form select").evaluate_all(CUT_OFF_MENUS) == []


@pytest.mark.thorough
def test_missed_hands_become_a_sheet_and_a_set(page: Page, site: str) -> None:
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    table.show_solutions()
    expect(table.solutions).to_be_visible()
    visit(page, site, "#/print")
    press(page, "print.missed", count=1)
    expect(page.locator("[data-hand]")).to_have_attribute("data-hand", "3,3,8,8")
    expect(page.locator("[data-solution]")).to_have_attribute("data-solution", "8/(3-8/3)")
    visit(page, site, "#/set?make=1")
    by(page, "link", "print.missed", count=1).click()
    by(page, "link", "sets.open").click()
    press(page, "play.start")
    expect(page.locator(".hand-area[data-hand]")).to_have_attribute("data-hand", "3,3,8,8")


@pytest.mark.thorough
def test_choices_change_the_sheet_and_its_link(page: Page, site: str) -> None:
    papers = opened(page, site, SEVEN)
    page.get_by_label(say("print.format")).select_option(say("print.format.worksheet"))
    expect(papers.first).to_have_attribute("data-part", "worksheet")
    unfold(page)
    page.get_by_label(say("print.paper")).select_option(say("print.paper.letter"))
    assert "format=worksheet" in page.url
    assert "paper=letter" in page.url
    assert set(values(page, "data-hand")) == {",".join(map(str, hand.numbers)) for hand in HANDS}
    assert list(sizes(printed(page))) == [(near(215.9), near(279.4))] * 2


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("paper", "size", "backs"),
    [("a4", "60", "long"), ("letter", "63", "short"), ("a4", "95", "fold")]
    + [thorough(*each) for each in product(PAPERS, CARDS, ("long", "short", "fold"))],
)
def test_cards_have_their_size_are_centred_and_have_their_backs_behind_them(
    page: Page, site: str, paper: str, size: str, backs: str
) -> None:
    """Turning a sheet over its long edge mirrors across, over its short edge or a fold down."""
    route = f"#/print?seed=7&count=20&paper={paper}&size={size}&backs={backs}&key=none"
    page.emulate_media(media="print")
    papers = opened(page, site, route).all()
    width, height = PAPERS[paper]
    card_width, card_height, columns, rows = CARDS[size]
    fronts: dict[Place, Box] = {}
    behind: dict[Place, Box] = {}
    for number, each in enumerate(papers):
        sheet = number if backs == "fold" else number // 2
        for name, side in (("data-hand", fronts), ("data-back", behind)):
            for place in boxes(each, f"[{name}]"):
                assert (place["width"], place["height"]) == (near(card_width), near(card_height))
                x = place["x"] + place["width"] / 2 - width / 2
                y = place["y"] + place["height"] / 2 - height / 2
                side[sheet, round(x, 1), round(y, 1)] = place
    across, down = (-1, 1) if backs == "long" else (1, -1)
    mirrored = {(sheet, round(across * x, 1), round(down * y, 1)) for sheet, x, y in fronts}
    assert len(fronts) == len(behind) == 20
    assert all(
        any(sheet == at and abs(x - a) < NEAR and abs(y - b) < NEAR for at, a, b in behind)
        for sheet, x, y in mirrored
    )
    if backs != "fold":
        assert min(y for sheet, _, y in fronts if sheet == 0) == near(-card_height * (rows - 1) / 2)
        assert min(x for _, x, _ in fronts) == near(-card_width * (columns - 1) / 2)
    page.emulate_media(media="null")
    assert list(sizes(printed(page))) == [(near(width), near(height))] * len(papers)


@pytest.mark.thorough
def test_back_of_a_hand_is_behind_it_in_the_pdf(page: Page, site: str) -> None:
    opened(page, site, SEVEN)
    document = printed(page)
    starts: dict[str, float] = {}

    def note(text: str, page: list[float], line: list[float], *_: Any) -> None:
        if "·" in text:
            x = line[4] * page[0] + line[5] * page[2] + page[4]
            starts[text.split("·")[1].strip()] = x / POINTS

    document.pages[1].extract_text(visitor_text=note)
    assert starts["1"] - starts["2"] == near(60)
    assert starts["2"] - starts["3"] == near(60)


CUT_OFF = """(paper) => [...paper.querySelectorAll(":not(title)")].filter((each) => {
    const out = paper.getBoundingClientRect(), box = each.getBoundingClientRect();
    return box.left < out.left - 1 || box.right > out.right + 1 || box.top < out.top - 1
        || box.bottom > out.bottom + 1 || (each instanceof HTMLElement && each.clientWidth > 0
        && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        && getComputedStyle(each).display !== "inline");
}).map((each) => each.outerHTML.slice(0, 200))"""

EVERYTHING = [
    *("count=48&key=all", "count=48&key=all&edition=five-cards", "count=9&edition=integers"),
    *("format=worksheet&count=48", "format=worksheet&edition=six-cards", "format=kit"),
    *("format=worksheet&edition=fractions&key=all", "edition=decimals", "edition=add-subtract"),
    *("edition=other-targets&count=48&key=all", "edition=multiply-divide&format=worksheet"),
    *("format=worksheet&type=large&first=yes&level=mixed", "school=mixed&count=48"),
    *("format=kit&tables=12&school=any", "format=lesson", "format=lesson&school=3&technique=share"),
    "format=worksheet&type=large&key=all&version=both&school=any&first=yes&count=24",
]


@pytest.mark.thorough
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("choices", [EVERYTHING[5], *map(thorough, EVERYTHING)])
def test_nothing_is_cut_off_and_every_page_has_its_seed_and_code(
    page: Page, site: str, paper: str, choices: str
) -> None:
    page.emulate_media(media="print")
    papers = opened(page, site, f"#/print?seed=7&paper={paper}&{choices}").all()
    for each in papers:
        assert each.evaluate(CUT_OFF) == []
        expect(each.locator(".paper-seed")).to_have_text("000007")
        (code,) = boxes(each, ".paper-code")
        assert (code["width"], code["height"]) == (near(25), near(25))
    page.emulate_media(media="null")
    document = printed(page)
    assert len(document.pages) == len(papers)
    assert all("000007" in each.extract_text() for each in document.pages)


@pytest.mark.thorough
def test_signs_are_chosen_for_a_worksheet_and_named_on_it(page: Page, site: str) -> None:
    papers = opened(page, site, f"{SEVEN}&format=worksheet")
    unfold(page)
    page.get_by_role("button", name=say("key./")).click()
    page.wait_for_url(re.compile("operators=%2B-"))
    hands = tf.sheet(7, 12, level="medium", deck="10", operators="+-*")
    expect(page.locator("[data-hand]").first).to_have_attribute(
        "data-hand", ",".join(map(str, hands[0].numbers))
    )
    assert values(page, "data-hand") == [",".join(map(str, hand.numbers)) for hand in hands]
    assert values(page, "data-solution") == [in_key(hand) for hand in hands]
    expect(papers.first).to_contain_text("with + − × and brackets")
    page.reload()
    expect(papers.first).to_contain_text("with + − × and brackets")
    visit(page, site, "#/print?seed=7&format=worksheet&edition=other-targets&operators=%2B-*")
    expect(papers.first.get_by_role("heading")).to_have_text(say("print.worksheet.title.targets"))
    visit(page, site, "#/print?hands=2,3,7_1,8,3&target=12&operators=%2B-&format=worksheet")
    expect(papers.first.get_by_role("heading")).to_have_text(say("play.goal", target=12))
    expect(papers.first).to_contain_text("with + − and brackets")


@pytest.mark.parametrize("route", ["#/solve?hand=3,3,8,8", thorough("#/help"), thorough("#/stats")])
def test_other_pages_are_printed_without_controls(page: Page, site: str, route: str) -> None:
    visit(page, site, route)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.emulate_media(media="print")
    expect(by(page, "navigation", "nav.label")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
    page.emulate_media(media="null")
