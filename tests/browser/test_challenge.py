"""Challenges: two friends play the same hands on two devices, through a link."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.sizes import at_both_sizes, desk, in_both_languages
from tests.browser.table import Table
from tests.browser.waits import PYTHON, delay_files, tick
from tests.browser.words import by, exactly, press, say

ANSWERS = {"3,3,8,8": "8/(3-8/3)", "1,5,5,5": "5*(5-1/5)", "6,6,6,6": "6+6+6+6"}
LINK = "#/challenge?hands=3,3,8,8_1,5,5,5_6,6,6,6&times=5000,x,0.1"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.add_init_script(NO_CLIPBOARD)
    return Table(page, site)


def start(page: Page) -> Locator:
    return exactly(page, "link", "play.start")


def shared(table: Table, key: str) -> list[str]:
    """The lines of the text that a button shares."""
    table.button(key).click()
    return by(table.page, "textbox", "share.text").input_value().splitlines()


def solve(table: Table, hand: str) -> None:
    expect(table.page).to_have_url(re.compile(f"hand={hand}&"))
    table.check(ANSWERS[hand])
    table.expect_verdict("right")


def test_cards_are_face_down_until_python_is_ready_and_start_is_pressed(table: Table) -> None:
    page = table.page
    release = delay_files(page, PYTHON)
    page.goto(table.site + LINK)
    expect(
        page.get_by_text(
            say(
                "challenge.dare.some",
                friend="challenge.friend",
                solved=2,
                count=3,
                time="1:23:20.1",
            )
        )
    ).to_be_visible()
    expect(by(page, "img", "challenge.facedown", count=3)).to_be_visible()
    expect(table.button("play.start")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".page-notice .waking")).to_be_visible()
    expect(start(page)).to_have_count(0)
    release()
    start(page).click()
    expect(page).to_have_url(re.compile("#/play"))
    table.wait_for_python()
    expect(table.cards).to_have_count(4)
    expect(by(page, "button", "mode.label")).to_have_accessible_name("Mode: 1/3 Beat 1:23:20.0")


@at_both_sizes()
def test_friend_plays_all_hands_and_sends_both_results_back(table: Table) -> None:
    page = table.page
    page.goto(table.site + LINK)
    start(page).click()
    table.choose_typing()
    solve(table, "3,3,8,8")
    expect(page.locator(".win-facts")).to_contain_text("You win: 0:")
    table.follow(say("play.next"))
    solve(table, "1,5,5,5")
    expect(page.locator(".win-facts")).to_contain_text("your friend gave up")
    expect(page.locator(".button.primary:visible")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("hand=6,6,6,6&"))
    table.show_solutions()
    exactly(page, "link", "challenge.results").click()

    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_contain_text(re.compile(r"3 3 8 8.*\(better\).*1:23:20\.0"))
    expect(rows.nth(2)).to_contain_text(re.compile(r"A 5 5 5.*\(better\).*gave up"))
    expect(rows.nth(3)).to_contain_text(re.compile(r"6 6 6 6gave up0:00\.1 \(better\)"))
    expect(rows.nth(4)).to_contain_text(re.compile(r"Total2 of 3 in 0:.*2 of 3 in 1:23:20\.1"))
    expect(page.get_by_text(say("challenge.all.won"))).to_be_visible()
    words, link = shared(table, "challenge.reply")
    assert words.startswith("Twentyfour: I win, 2 of 3 in 0:")

    page.reload()
    expect(page.get_by_text(say("challenge.all.won"))).to_be_visible()
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_text(say("challenge.all.lost", friend="challenge.friend"))).to_be_visible()
    expect(rows.nth(2)).to_contain_text(re.compile(r"A 5 5 5gave up.*\(better\)"))
    expect(table.button("challenge.reply")).to_have_count(0)
    expect(by(page, "link", "challenge.new")).to_be_visible()


@pytest.mark.thorough
def test_lost_challenge_names_the_sender(table: Table) -> None:
    page = table.page
    page.goto(table.site + "#/challenge?hands=3,3,8,8&times=5&by=Mia")
    start(page).click()
    table.show_solutions()
    exactly(page, "link", "challenge.results").click()
    expect(page.get_by_text(say("challenge.all.lost", friend="Mia"))).to_be_visible()


def test_new_challenge_is_played_first_and_then_sent(table: Table, browser: Browser) -> None:
    page = table.page
    page.goto(f"{table.site}#/play?hand=3,3,8,8")
    by(page, "button", "mode.label").click()
    press(page, "mode.challenge")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    table.button("play.start").click()
    for name in (say("play.next"), say("play.next"), say("challenge.results")):
        table.show_solutions()
        table.follow(name)
    words, link = shared(table, "challenge.share")
    assert words == say("challenge.text.some", solved=0, count=3, time="0:00.0")
    friend = browser.new_page(locale="en-US")
    friend.goto(link)
    expect(
        friend.get_by_text(
            say("challenge.dare.some", friend="challenge.friend", solved=0, count=3, time="0:00.0")
        )
    ).to_be_visible()
    expect(start(friend)).to_be_visible()
    friend.close()


@pytest.mark.thorough
def test_won_hand_becomes_a_challenge_without_the_solution(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/play?hand=3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    table.open_more()
    words, link = shared(table, "challenge.share")
    assert re.fullmatch(r"Twentyfour: I solved a hand in 0:\d\d\.\d\. Can you beat that\?", words)
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_text(re.compile(r"^Your friend: 0:\d\d\.\d for one hand\."))).to_be_visible()
    expect(by(page, "img", "challenge.facedown", count=1)).to_be_visible()


@pytest.mark.thorough
def test_clock_of_a_challenge_is_not_set_back(table: Table) -> None:
    page, clock = table.page, table.page.locator(".clock")
    page.goto(table.site + LINK)
    start(page).click()
    expect(clock).to_have_text(re.compile(r"0:(0[2-9]|[1-5]\d)"))
    page.evaluate("link => { location.hash = link; }", LINK)
    by(page, "link", "challenge.go-on", place=1, count=3).click()
    expect(clock).to_have_text(re.compile("0:0[2-9]"))
    page.goto("about:blank")
    page.goto(table.site + LINK)
    by(page, "link", "challenge.go-on", place=1, count=3).click()
    expect(clock).to_have_text(re.compile("0:0[2-9]"))


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("#/challenge?hands=3,3,8,8&times=1,2", say("challenge.bad.times")),
        ("#/challenge?hands=3,3,8,8_&times=1,2", say("challenge.bad.hands")),
        (
            "#/challenge?hands=" + "_".join(["3,3,8,8"] * 11),
            "Too many hands in this link: at most 10",
        ),
        ("#/challenge?hands=3,3,8,fox&times=1", "is not a card"),
        ("#/challenge?hands=3,3,8,8&times=1&target=x", "can't be a target"),
    ],
)
@pytest.mark.sample(1)
def test_bad_link_shows_its_fault(table: Table, link: str, words: str) -> None:
    table.page.goto(table.site + link)
    expect(table.page.locator(".failure")).to_contain_text(words)
    expect(start(table.page)).to_have_count(0)


@pytest.mark.thorough
@in_both_languages(**desk(reduced_motion="reduce"))
def test_duel_line_fits_a_desktop_without_scrolling(page: Page, site: str) -> None:
    for times in ("5000,1", "0.1,1", "x,1"):
        page.goto(f"{site}#/challenge?hands=3,3,8,8_6,6,6,6&times={times}")
        page.locator("a.start-button").click()
        expect(page.locator(".clock")).not_to_have_text("0:00")
        page.locator("#answer").fill(ANSWERS["3,3,8,8"])
        page.locator("#answer").press("Enter")
        expect(page.locator(".win-facts")).to_contain_text(re.compile("0:0"))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), times
        page.goto("about:blank")


@at_both_sizes()
def test_who_opens_a_challenge_cold_learns_the_game_and_tries_a_hand(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/challenge?hands=3,3,8,8_6,6,6,6&times=30,20&by=%3Cb%3EAnna")
    expect(
        page.get_by_text(say("challenge.dare", friend="<b>Anna", time="0:50.0", count=2))
    ).to_be_visible()
    expect(page.get_by_text(say("challenge.rules", target=24))).to_be_visible()
    expect(page.get_by_text("2 hands: 1 × Medium, 1 × Expert")).to_be_visible()
    by(page, "link", "challenge.trial").click()
    table.choose_typing()
    expect(page.get_by_text(say("challenge.trial.about"))).to_be_visible()
    for key in ("play.new", "play.none"):
        expect(table.button(key)).to_have_count(0)
    table.check("1*2*3*4")
    table.expect_verdict("right")
    expect(page.locator(".button.primary:visible")).to_have_count(1)
    table.button("challenge.to").click()
    start(page).click()
    solve(table, "3,3,8,8")


@pytest.mark.thorough
def test_sender_chooses_level_and_name(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/challenge")
    tick(by(by(page, "group", "settings.level"), "radio", "settings.level.expert"))
    by(page, "textbox", "challenge.name").fill("A name that is far longer than that")
    table.button("play.start").click()
    expect(page.get_by_role("button", name=re.compile("Mode:.*Challenge"))).to_be_visible()
    expect(
        page.get_by_role("button", name=re.compile("Level of this hand:.*Expert"))
    ).to_be_visible()
    expect(page).to_have_url(re.compile(r"by=A%20name%20that%20is%20far%20l&"))
