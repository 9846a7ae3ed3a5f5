"""The Path: its map, lessons played to their end by typing and by combining, a player's place."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser import histories
from tests.browser.sizes import desk, on_a_phone
from tests.browser.table import Table, visit
from tests.browser.waits import PYTHON, hold, settle
from twentyfour._techniques.table import PATH, PathCode
from twentyfour.dealing import with_suits
from twentyfour.lessons import worked_in_slices
from twentyfour.solver import run_to_end

HANDS = 5
STOPS = 30
"""How often Tab is pressed at most on the way to a button."""


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def answer_to(numbers: list[int], code: PathCode) -> tf.Expression:
    """An answer by a technique, as a learner finds it."""
    hand = tf.Hand(with_suits(sorted(numbers), Random(1)))
    return run_to_end(worked_in_slices(code, hand)).answer


def type_in(table: Table, answer: tf.Expression) -> None:
    table.check(str(answer))


def combine(table: Table, answer: tf.Expression) -> None:
    """Combine the cards step by step, by keys; each new card lies where the second one lay."""
    on_table: list[tf.Expression | None] = [tf.Number(number) for number in table.numbers]
    held: set[int] = set()

    def place_of(part: tf.Expression) -> int:
        """Return where a part of the answer lies, once it is made; a card is taken once."""
        if not isinstance(part, tf.Operation):
            at = next(at for at, one in enumerate(on_table) if one == part and at not in held)
            held.add(at)
            return at
        first, second = place_of(part.left), place_of(part.right)
        for key in (str(first + 1), part.operator.symbol, str(second + 1)):
            table.page.keyboard.press(key)
        on_table[first], on_table[second] = None, part
        expect(table.cards).to_have_count(sum(one is not None for one in on_table))
        return second

    place_of(answer)


def enter_lesson(table: Table, code: PathCode) -> None:
    """Read the idea, and step through both examples."""
    page = table.page
    visit(page, table.site, f"#/learn?lesson={code}")
    table.wake()
    expect(page.locator(".path-picture .path-frame")).to_have_count(4)
    expect(page.get_by_text("Getting your cards ready")).to_have_count(0)
    press(page, "See two examples")
    for number in (1, 2):
        expect(page.get_by_text(f"Example {number} of 2")).to_be_visible()
        for _ in range(3):
            press(page, "Next step")
        expect(page.locator(".worked .formula")).to_contain_text("= 24")
        press(page, "Next example" if number == 1 else "Now you")


def play_lesson(table: Table, code: PathCode, way: str) -> None:
    """Play a lesson to its end without a fault."""
    enter_lesson(table, code)
    table.page.get_by_role("radio", name=way).check(force=True)
    for solved in range(HANDS):
        expect(table.page.locator(".path-goal .mastery-dot[data-filled]")).to_have_count(solved)
        answer = answer_to(table.numbers, code)
        (combine if way == "Combine cards" else type_in)(table, answer)
        table.expect_verdict("right")
        press(table.page, "Go on")
    expect(table.page.get_by_text("Watch out!")).to_be_visible()
    press(table.page, "Finish")
    expect(table.page.get_by_text("All five! You have got it.")).to_be_visible()


desk_only = pytest.mark.parametrize("context_options", [desk()], ids=["desk"])


@on_a_phone
def test_a_lesson_is_played_to_its_end_by_typing_and_leads_to_the_next(table: Table) -> None:
    play_lesson(table, "eight-three", "Type")
    page = table.page
    page.get_by_role("link", name="Next: See 6, think 4").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("See 6, think 4")
    visit(page, table.site, "#/learn")
    expect(page.locator(".path-link[data-done] .path-link-state")).to_have_text("5 of 5")


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["Type", "Combine cards"])
@pytest.mark.parametrize("code", PATH)
def test_every_lesson_is_played_to_its_end(table: Table, code: PathCode, way: str) -> None:
    play_lesson(table, code, way)


def test_an_answer_by_another_technique_is_right_but_not_of_the_lesson(table: Table) -> None:
    code: PathCode = "two-pairs"
    enter_lesson(table, code)
    table.choose_typing()
    for _ in range(HANDS):
        numbers = table.numbers
        opening = tf.techniques(numbers)
        others = [each for each in PATH if each in opening and each != code]
        if others:
            table.check(str(answer_to(numbers, others[0])))
            table.expect_verdict("other-technique", "That is 24, but by another trick")
            return
        table.check(str(answer_to(numbers, code)))
        press(table.page, "Go on")


def test_a_hand_can_be_hinted_and_shown_and_counts_as_missed(table: Table) -> None:
    enter_lesson(table, "sum")
    page = table.page
    press(page, "Hint")
    expect(page.locator(".hints")).to_contain_text("Add all four cards.")
    press(page, "Hint")
    expect(page.locator(".hints")).to_contain_text("Begin with")
    press(page, "Show me")
    for _ in range(3):
        press(page, "Next step")
    press(page, "Go on")
    expect(page.locator(".path-goal .mastery-dot[data-missed]")).to_have_count(1)
    visit(page, table.site, "#/stats")
    latest = page.get_by_role("list", name="Latest hands").get_by_role("listitem")
    expect(latest.first).to_contain_text(re.compile("Solutions shown .* Lesson · 2 hints"))


def press_by_keys(page: Page, name: str) -> None:
    """Go on by Tab to a button, and press it."""
    button = page.get_by_role("button", name=name, exact=True)
    for _ in range(STOPS):
        if button.evaluate("(it) => it === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")


@desk_only
def test_a_lesson_is_played_by_keys_alone_and_the_focus_stays_where_one_is(table: Table) -> None:
    page = table.page
    code: PathCode = "eight-three"
    visit(page, table.site, f"#/learn?lesson={code}")
    table.wake()
    expect(page.get_by_text("Getting your cards ready")).to_have_count(0)
    steps = ["Next step"] * 3
    for name in ("See two examples", *steps, "Next example", *steps, "Now you"):
        press_by_keys(page, name)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.type(str(answer_to(table.numbers, code)))
    page.keyboard.press("Enter")
    table.expect_verdict("right")
    press_by_keys(page, "Go on")
    expect(page.locator(".path-goal .mastery-dot[data-filled]")).to_have_count(1)
    for name in ("Hint", "Show me", *steps, "Go on"):
        press_by_keys(page, name)
    expect(page.locator(".path-goal .mastery-dot[data-missed]")).to_have_count(1)


@pytest.mark.own_context
def test_the_path_and_every_idea_are_there_before_python_is_awake(page: Page, site: str) -> None:
    hold(page, PYTHON)
    page.goto(f"{site}#/learn")
    expect(page.locator(".path-chapter")).to_have_count(6)
    expect(page.locator(".path-link")).to_have_count(len(PATH))
    expect(page.locator(".path-link[aria-current=step]")).to_contain_text("Plus and minus")
    for code in PATH:
        visit(page, site, f"#/learn?lesson={code}")
        expect(page.locator(".path-idea")).to_have_text(re.compile(r"\w{2}"))
        expect(page.locator(".path-cue")).to_have_text(re.compile(r"Look for this: .*\w{2}"))


@pytest.mark.parametrize(
    ("link", "heading"),
    [
        ("#/learn?expression=(10-4)/1*4&other=4*(10*1-4)", "Expressions"),
        ("#/learn?method=pick-two", "Pick two"),
        ("#/learn/pick-two", "Pick two"),
        ("#/learn?race=", "Race"),
    ],
)
def test_old_links_to_the_laboratory_still_open(
    page: Page, site: str, link: str, heading: str
) -> None:
    visit(page, site, link)
    expect(page.get_by_role("heading", level=1)).to_contain_text(heading)


def test_the_laboratory_is_the_second_tab(page: Page, site: str) -> None:
    visit(page, site, "#/learn")
    tabs = page.get_by_role("navigation", name="Learn")
    tabs.get_by_role("link", name="Laboratory").click()
    expect(page.locator(".methods")).to_be_visible()
    expect(tabs.locator("[aria-current=page]")).to_have_text("Laboratory")


def test_hands_find_the_place_of_a_player(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/learn")
    table.wake()
    page.get_by_role("link", name="Find my place").click()
    table.choose_typing()
    for number in (1, 2):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"Hand {number} of 8")
        table.check(str(tf.solve(table.numbers)[0]))
        table.expect_verdict("right")
        press(page, "Go on")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand 3 of 8")
    press(page, "I don't know")
    for _ in range(3):
        press(page, "Next step")
    press(page, "Go on")
    expect(page.get_by_text("Start here: See 12, think 2.")).to_be_visible()
    visit(page, table.site, "#/learn")
    expect(page.locator(".path-link[aria-current=step]")).to_contain_text("See 12, think 2")


@pytest.mark.parametrize("context_options", [{"locale": "en-US", "reduced_motion": "reduce"}])
def test_the_picture_is_still_where_motion_is_reduced(page: Page, site: str) -> None:
    visit(page, site, "#/learn?lesson=share")
    expect(page.locator(".path-frame").first).to_be_visible()
    settle(page)
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".path-frame").last).to_be_hidden()


@pytest.mark.own_context
def test_tiles_of_techniques_open_their_lessons(page: Page, site: str) -> None:
    visit(page, site, "#/stats")
    histories.import_hands(page, [histories.hand(number) for number in range(3)])
    tiles = page.get_by_role("list", name="Your collection of techniques").get_by_role("link")
    expect(tiles).to_have_count(len(PATH))
    tiles.filter(has_text="Share out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Share out")


def test_after_a_hand_that_was_shown_a_line_leads_to_its_lesson(table: Table) -> None:
    table.lay("1,2,7,7")
    table.wake()
    table.show_solutions()
    line = table.page.locator(".lesson-line a")
    expect(line).to_have_text("It needed: Divide at the end. One minute")
    line.click()
    expect(table.page.get_by_role("heading", level=1)).to_have_text("Divide at the end")


@on_a_phone
def test_after_a_hand_that_was_given_up_for_a_new_one_a_line_leads_to_its_lesson(
    table: Table,
) -> None:
    page = table.page
    line = page.locator(".lesson-line a")
    table.lay("1,1,1,8")
    table.wake()
    table.choose_typing()
    table.button("New hand").click()
    expect(table.button("Undo new hand")).to_be_visible()
    expect(line).to_have_count(0)
    table.lay("1,2,7,7")
    table.answer.fill("7*7")
    table.button("New hand").click()
    expect(line).to_have_text("The last hand needed: Divide at the end. One minute")
    table.answer.fill("1")
    expect(line).to_have_count(0)
    table.lay("2,1,7,7")
    table.answer.fill("7*7")
    table.button("New hand").click()
    line.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Divide at the end")


@pytest.mark.own_context
def test_after_a_hand_that_took_three_times_the_usual_a_line_leads_to_its_lesson(
    table: Table,
) -> None:
    page = table.page
    page.clock.install()
    visit(page, table.site, "#/stats")
    known = [
        histories.hand(n, numbers=[2, 2, 2, n + 4], level="easy", milliseconds=5000)
        for n in range(6)
    ]
    histories.import_hands(page, known)
    for seconds, lines in ((10, 0), (16, 1)):
        table.lay("1,1,1,8" if seconds == 10 else "1,1,8,1")
        table.wake()
        table.choose_typing()
        page.clock.run_for(seconds * 1000)
        table.check("8*(1+1+1)")
        table.expect_verdict("right")
        expect(page.locator(".rating li").first).to_be_visible()
        expect(page.locator(".lesson-line a")).to_have_count(lines)


def test_the_hints_name_the_technique(table: Table) -> None:
    table.lay("1,1,1,8")
    table.wake()
    table.choose_typing()
    table.button("Hint").click()
    table.button("Hint").click()
    expect(table.page.locator(".hints")).to_contain_text("The trick: See 8, think 3.")


@pytest.mark.own_context
def test_one_lesson_is_proposed_when_ten_hands_end(page: Page, site: str) -> None:
    page.clock.install(time=histories.NOW)
    visit(page, site, "#/stats")
    technique = {"code": "share", "params": {}}
    hands = [
        histories.hand(n, numbers=[1, 1, 1, n + 1], technique=technique, hints=n % 2)
        for n in range(10)
    ]
    histories.import_hands(page, hands)
    visit(page, site, "#/play?hand=1,1,1,8")
    page.get_by_role("button", name="Ten hands").click()
    page.get_by_role("link", name="Learn in a minute: Share out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Share out")


def test_how_a_hand_is_found_is_told_look_by_look_up_to_every_solution(
    page: Page, site: str
) -> None:
    visit(page, site, "#/solve?hand=2,4,8,10")
    page.get_by_role("button", name="How to find it").click()
    looks = page.get_by_role("list", name="How to find it").get_by_role("listitem")
    expected = [look for look in tf.look((2, 4, 8, 10)) if look.tried]
    expect(looks).to_have_count(len(expected))
    expect(page.locator(".looks [data-found]")).to_have_attribute("data-code", expected[-1].code)
    ways = page.locator(".way")
    expect(ways).to_have_count(tf.count_solutions((2, 4, 8, 10)))
    ways.first.get_by_role("button").first.click()
    for _ in range(3):
        press(page, "Next step")
    expect(ways.first.locator(".formula")).to_contain_text("= 24")


@pytest.mark.own_context
def test_the_next_look_can_be_asked_for_during_a_hand_and_counts_as_a_hint(table: Table) -> None:
    page = table.page
    table.lay("2,3,3,6")
    table.wake()
    table.choose_typing()
    table.button("Hint").click()
    shown = [look for look in tf.look((2, 3, 3, 6)) if look.tried]
    table.button("Where do I look first?").click()
    for count in range(1, len(shown) + 1):
        expect(page.locator(".hints [data-look]")).to_have_count(count)
        if count < len(shown):
            table.button("Where do I look next?").click()
    expect(page.locator(".hints [data-look]").last).to_contain_text("Yes, here!")
    table.check(str(tf.solve((2, 3, 3, 6))[0]))
    table.expect_verdict("right")
    visit(page, table.site, "#/stats")
    hints = f"{len(shown) + 1} hints"
    expect(page.get_by_role("list", name="Latest hands")).to_contain_text(hints)


@pytest.mark.own_context
def test_missed_hands_come_again_as_one_queue_that_says_why_and_ends_with_the_neatest_way(
    table: Table,
) -> None:
    page = table.page
    page.clock.install(time=histories.NOW)
    visit(page, table.site, "#/stats")
    days_ago = histories.milliseconds(histories.NOW) - 3 * 86_400_000
    eight = {"code": "eight-three", "params": {}}
    hands = [
        histories.hand(1, numbers=[1, 1, 1, 8], at=days_ago, result="shown", technique=eight),
        histories.hand(2, numbers=[1, 2, 7, 7], at=days_ago + 1, result="shown"),
        histories.hand(3, numbers=[4, 6, 1, 1], at=days_ago + 2),
    ]
    histories.import_hands(page, hands)
    queue = page.get_by_role("region", name="Go over hands again")
    expect(queue.locator("[data-queue='2']")).to_be_visible()
    queue.get_by_label("Which hands").select_option("All")
    expect(queue.locator("[data-queue='3']")).to_be_visible()
    queue.get_by_label("Which hands").select_option("Missed")
    queue.get_by_role("button", name="Begin").click()
    line = page.locator(".review-line")
    expect(line).to_contain_text("1 of 2: missed 3 days ago: See 8, think 3")
    table.wake()
    table.choose_typing()
    table.check("8*(1+1+1)")
    table.expect_verdict("right")
    expect(line).to_contain_text("The neatest way: 8 × (1 + 1 + 1) = 24")
    table.button("Next hand").click()
    expect(line).to_contain_text("2 of 2: missed 3 days ago")
    table.button("New hand").click()
    expect(line).to_have_count(0)
