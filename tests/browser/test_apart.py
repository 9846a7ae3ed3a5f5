"""Two phones without a connection: the same hands from one code, and a code each way at the end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

import twentyfour as tf
from tests.browser.camera import camera_that_sees
from tests.browser.screen_reader import ScreenReader, begins
from tests.browser.sizes import desk
from tests.browser.table import SUBMIT
from tests.browser.words import by, exactly, like, press, say

HANDS = 5
LINK = "#/duel?apart=100500000001001795201220142622&by=Ada"
"""A start of the past, with the hands of the sprint 00002s, which must never change."""
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"

pytestmark = pytest.mark.parametrize("context_options", [desk()], ids=["desk"])


@pytest.fixture
def phones(page: Page, browser: Browser) -> Iterator[tuple[Page, Page]]:
    """The pages of two devices, which share no storage."""
    friend = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    for each in (page, friend):
        each.add_init_script(NO_CLIPBOARD)
    yield page, friend
    friend.context.close()


def invite(page: Page, site: str, name: str = "Ada") -> str:
    """Make the code of a match, and return its link."""
    page.goto(f"{site}#/duel?apart=new")
    by(page, "textbox", "challenge.name").fill(name)
    press(page, "apart.show")
    expect(by(page, "img", "duel.code")).to_be_visible()
    expect(page).to_have_url(re.compile(r"apart=\d"))
    return page.url


def start(page: Page) -> None:
    button = page.locator(".start-button")
    expect(button).to_have_text(re.compile(f"{say('apart.now')}|{say('play.start')}"))
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    wait_for(page, 0)


def wait_for(page: Page, place: int) -> None:
    """Wait until the hand at a place is on the table."""
    marks = page.locator(".score-pips [data-mark]")
    expect(marks.nth(place)).to_have_attribute("data-mark", "now")


def hand_on(page: Page) -> list[int]:
    numbers = page.locator("[data-hand]").get_attribute("data-hand") or ""
    return [int(number) for number in numbers.split(",")]


def solve(page: Page, place: int) -> None:
    wait_for(page, place)
    by(page, "textbox", "play.answer").evaluate(SUBMIT, str(tf.solve(hand_on(page))[0]))


def give_up(page: Page, place: int) -> None:
    wait_for(page, place)
    press(page, "play.give-up")
    press(page, "play.press-again")


def result_of(page: Page) -> str:
    """The text that a player sends at the end."""
    press(page, "apart.send-result")
    return by(page, "textbox", "share.text").input_value()


def read(page: Page, text: str) -> None:
    box = by(page, "textbox", "apart.paste")
    if not box.is_visible():
        page.get_by_text(say("apart.paste")).click()
    box.fill(text)
    exactly(page, "button", "transfer.read").click()


def times(page: Page) -> Locator:
    """The times of each hand: this player's, then the other's."""
    return page.locator(".match-time")


def test_two_phones_play_the_same_hands_and_exchange_their_results(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    ben.goto(invite(ada, site))
    invitation = say("apart.invite", friend="Ada", count=HANDS, level="sprint.rising")
    expect(ben.get_by_role("main").get_by_text(invitation)).to_be_visible()
    by(ben, "textbox", "challenge.name").fill("Ben")
    for each in phones:
        start(each)
    for place in range(HANDS):
        solve(ada, place)
        wait_for(ben, place)
        if place == 1:
            give_up(ben, place)
        else:
            solve(ben, place)
    for each in phones:
        expect(by(each, "img", "apart.result")).to_be_visible()
    sent = [result_of(each) for each in phones]
    read(ada, f"Here it is: {sent[1]} 5 of 5!")
    expect(ada.get_by_role("heading", level=1)).to_have_text(say("challenge.all.won"))
    expect(ada.locator(".match-score")).to_have_text([re.compile("5.*Ada"), re.compile("4.*Ben")])
    expect(times(ada)).to_have_count(2 * HANDS)
    expect(times(ada).nth(2)).to_have_attribute("data-better", "true")
    expect(times(ada).nth(3)).to_have_text(re.compile(say("challenge.gave-up")))
    ben.goto("about:blank")
    ben.goto(sent[0])
    expect(ben.get_by_role("heading", level=1)).to_have_text(
        say("challenge.all.lost", friend="Ada")
    )
    assert times(ben).nth(1).inner_text() == times(ada).nth(0).inner_text()
    ada.locator(".match-results summary").nth(1).click()
    ways = ada.locator(".match-ways")
    expect(ways.get_by_role("img").first).to_be_visible()
    expect(ways.locator("section")).to_have_count(2)
    press(ada, "apart.needs", friend="Ben")
    expect(by(ada, "img", "apart.result")).to_be_visible()
    press(ada, "sprint.again")
    expect(by(ada, "img", "duel.code")).to_be_visible()


@pytest.mark.thorough
def test_link_of_the_documentation_deals_its_hands_when_the_player_starts(
    page: Page, site: str
) -> None:
    page.goto(site + LINK)
    expect(exactly(page, "button", "play.start")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    start(page)
    assert hand_on(page) == [3, 1, 9, 2]


@pytest.mark.thorough
def test_hands_and_the_end_are_announced_and_have_the_focus(
    page: Page, site: str, screen_reader: ScreenReader
) -> None:
    page.goto(site + LINK)
    expect(page.locator(".start-button")).not_to_have_attribute("aria-disabled", "true")
    screen_reader.listen()
    start(page)
    screen_reader.expect(like("play.dealt"))
    expect(by(page, "textbox", "play.answer")).to_be_focused()
    solve(page, 0)
    wait_for(page, 1)
    screen_reader.expect(begins("Right!"), like("play.dealt"))
    for place in range(1, HANDS):
        give_up(page, place)
    screen_reader.expect_last(say("apart.let-scan"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.thorough
def test_nothing_is_lost_by_a_reload(phones: tuple[Page, Page], site: str) -> None:
    ada, _ = phones
    invite(ada, site)
    ada.reload()
    expect(by(ada, "img", "duel.code")).to_be_visible()
    press(ada, "apart.wait")
    expect(ada.get_by_role("timer")).to_have_count(0)
    expect(exactly(ada, "button", "play.start")).to_be_visible()
    start(ada)
    solve(ada, 0)
    wait_for(ada, 1)
    hand = hand_on(ada)
    by(ada, "textbox", "play.answer").fill("1+")
    ada.reload()
    wait_for(ada, 1)
    assert hand_on(ada) == hand
    expect(by(ada, "textbox", "play.answer")).to_have_value("1+")
    for place in range(1, HANDS):
        give_up(ada, place)
    expect(by(ada, "img", "apart.result")).to_be_visible()
    before = result_of(ada)
    ada.reload()
    assert result_of(ada) == before


@pytest.mark.thorough
def test_cards_are_turned_up_by_themselves_at_the_moment_of_the_code(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    ben.goto(invite(ada, site))
    for each in phones:
        expect(each.get_by_role("timer")).to_be_visible()
    for each in phones:
        wait_for(each, 0)
    assert hand_on(ada) == hand_on(ben)


@pytest.mark.thorough
@pytest.mark.own_context
@pytest.mark.parametrize("minutes", [-5, 5])
def test_clocks_that_differ_shift_the_start_only(
    phones: tuple[Page, Page], site: str, minutes: int
) -> None:
    ada, ben = phones
    link = invite(ada, site)
    ben.clock.install(time=ada.evaluate("Date.now()") / 1000 + 60 * minutes)
    ben.goto(link)
    expect(ben.get_by_role("timer")).to_have_count(1 if minutes < 0 else 0)
    expect(exactly(ben, "button", "apart.now" if minutes < 0 else "play.start")).to_be_visible()
    for each in phones:
        start(each)
        for place in range(HANDS):
            give_up(each, place)
    read(ada, result_of(ben))
    expect(ada.get_by_role("heading", level=1)).to_have_text(say("challenge.all.drawn"))


@pytest.mark.thorough
def test_result_is_scanned_by_the_camera_from_the_other_screen(
    page: Page, site: str, playwright: Playwright, tmp_path: Path
) -> None:
    page.goto(site + LINK)
    start(page)
    for place in range(HANDS):
        give_up(page, place)
    code = by(page, "img", "apart.result")
    expect(code).to_be_visible()
    film = tmp_path / "camera.mjpeg"
    film.write_bytes(page.screenshot(type="jpeg") * 2)
    with camera_that_sees(film, playwright) as phone:
        other = phone.new_page(locale="en-US")
        other.goto(site + LINK)
        by(other, "textbox", "challenge.name").fill("Ben")
        start(other)
        solve(other, 0)
        for place in range(1, HANDS):
            give_up(other, place)
        exactly(other, "button", "duel.scan").click()
        expect(other.get_by_role("heading", level=1)).to_have_text(say("challenge.all.won"))


@pytest.mark.thorough
def test_wrong_codes_are_refused_and_say_why(phones: tuple[Page, Page], site: str) -> None:
    ada, ben = phones
    link = invite(ada, site)
    ben.goto(invite(ben, site, "Ben"))
    for each in phones:
        start(each)
        for place in range(HANDS):
            give_up(each, place)
        expect(by(each, "img", "apart.result")).to_be_visible()
    own, other = result_of(ada), result_of(ben)
    cases = {
        "apart.fault.none": "no code",
        "apart.fault.other": other,
        "apart.fault.own": own,
        "duel.code.cut": own[:-5],
        "duel.code.damaged": own[:-1] + ("1" if own[-1] == "0" else "0"),
    }
    for fault, text in cases.items():
        read(ada, text)
        expect(ada.locator(".failure")).to_have_text(say(fault))
    code = re.search(r"apart=(\d+)", link)
    assert code
    for fault, changed in {
        "duel.code.damaged": code[1][:-1],
        "duel.code.newer": "2" + code[1][1:],
        "duel.why.version": code[1][:-6] + f"{(int(code[1][-6:]) + 1) % 10**6:06}",
    }.items():
        ben.goto("about:blank")
        ben.goto(f"{site}#/duel?apart={changed}")
        expect(ben.locator(".failure")).to_have_text(say(fault))
        expect(ben.locator(".start-button")).to_have_count(0)
