"""Scenes of the page, for screenshots and for tests of every look."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect

from tests.browser import histories
from tests.browser.lessons import wait_for_cards
from tests.browser.table import visit
from tests.browser.waits import settle, tick

TIMES = "times=2.4,8000h99,1.5" + ",3.2" * 7 + "&back=x" + ",7.5h3" * 9
APART = "#/duel?apart=100500000001001795201220142622&by=Ada"
RESULT = (
    "result="
    "03692904914116661351805475878506590010366794355700259126874452512714368629473151"
    "80573271323838468919614437943093397046079263626096435288190712559569423261560710"
    "49608492188786267064384534419832323065935220875958987047448512552876732649563944"
    "53926851925110757734954797602230845451573113746361607831393350758834724914185157"
    "67590501289619718873639736210825009906908372482833492"
)
"""Ben's result of this match: he gives up the second hand."""
FRIENDS = "\n".join(
    f"{name}: Twentyfour #1\n3 of 3 solved, in {time}; {hints} ·1"
    for name, time, hints in (
        ("Ann", "0:54", "no hints"),
        ("A name that is as long as names may be", "12:54:54", "2 hints"),
        ("李雷", "2:54", "no hints"),
        ("Ben", "3:54", "1 hint"),
    )
)
"""A chat with texts of the first day."""
WALL = "#/wall?hand=3,4,6,8"
WAYS = "Ann: (8-6)*3*4\nBen: 6*(4*3-8)\n李雷: 4*3*(8-6)\nDora: 8*3+4-6\nEmil: 8*(6-3)"
"""A chat with two ways, one of them written twice, and two wrong answers."""
JUDGED = re.compile("^(?!waiting)")


def _heading(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _answer(text: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.locator("#answer").fill(text)
        page.locator("#answer").press("Enter")
        expect(page.get_by_role("status")).to_have_attribute("data-verdict", JUDGED)

    return act


def _solutions(page: Page) -> None:
    expect(page.locator(".solutions")).to_be_visible()


def _combine(page: Page) -> None:
    """Combine two of four cards, and select the next card."""
    tick(page.locator("input[name=input][value=combine]"))
    expect(page.locator(".tile")).to_have_count(4)
    for key in "1/2":
        page.keyboard.press(key)
    expect(page.locator(".card[data-place]")).to_have_count(3)
    page.keyboard.press("3")


def _surveyed(page: Page) -> None:
    """Survey a solver that misses hands and makes errors."""
    page.locator("#code").fill(
        "def solve(numbers, target):\n    return not 8 // (numbers[3] - 9)\n"
    )
    page.locator(".start-button").click()
    expect(page.locator(".bench")).to_have_attribute("data-phase", "done")


def _friends(page: Page) -> None:
    """Paste a chat of four texts, one of them long."""
    page.locator(".start-button").click()
    page.locator("#friends-chat").fill(FRIENDS)
    page.locator("form:has(#friends-chat) button").click()
    expect(page.locator(".friends-list li")).to_have_count(4)


def _hunt(page: Page) -> None:
    expect(page.locator(".slot-list li").first).to_be_visible()
    _answer("10+8+4+2")(page)


def _miss(page: Page) -> None:
    _answer("2+1+1+13")(page)
    page.locator(".controls a.primary").click()
    expect(page.locator(".streak-climb .joint").first).to_be_visible()


def _wall(page: Page) -> None:
    """Paste a chat of two ways and two wrong answers."""
    page.locator(".wall-entry textarea").fill(WAYS)
    page.locator(".wall-entry textarea").press("Enter")
    expect(page.locator(".wall-count")).to_have_count(2)
    expect(page.locator(".wall-hidden")).to_have_count(3)


def _way(page: Page) -> None:
    """Open a way that was written twice, with its names."""
    _wall(page)
    page.locator(".wall-way").first.click()
    page.locator(".wall-open button[aria-pressed]").click()
    expect(page.locator(".wall-open .chain")).to_be_visible()


def _wrong_ways(page: Page) -> None:
    _wall(page)
    page.locator(".wall-foot .tool").nth(1).click()
    expect(page.locator(".wall-wrong li")).to_have_count(2)


def _nicer_ways(page: Page) -> None:
    _wall(page)
    page.locator(".wall-foot .tool").nth(2).click()
    expect(page.locator(".wall-side")).to_have_count(2)


def _to_teacher(page: Page) -> None:
    tick(page.locator("input[name=input][value=type]"))
    _answer("(8-6)*3*4")(page)
    page.locator(".to-teacher").click()
    expect(page.locator(".answer-line")).to_be_visible()


def _race(page: Page) -> None:
    page.locator(".start > .button.primary").click()
    expect(page.locator(".race-card").first).to_be_visible()


def _code_of_apart(page: Page) -> None:
    page.locator(".start-button").click()
    expect(page.locator(".qr-code")).to_be_visible()


def _start_of_apart(page: Page) -> None:
    """Begin anew, because the page keeps a match over a visit."""
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("localStorage.removeItem('twentyfour:apart')")
    page.reload()
    expect(page.locator(".start-button")).not_to_have_attribute("aria-disabled", "true")


def _hand_of_apart(page: Page) -> None:
    _start_of_apart(page)
    page.locator(".start-button").click()
    expect(page.locator("[data-mark=now]")).to_be_visible()


def _end_of_apart(page: Page) -> None:
    """Give up every hand."""
    _hand_of_apart(page)
    for place in range(5):
        expect(page.locator("[data-mark]").nth(place)).to_have_attribute("data-mark", "now")
        page.locator(".do-give-up").click()
        page.locator(".do-press-again").click()
    expect(page.locator(".qr-code")).to_be_visible()


def _results_of_apart(page: Page) -> None:
    _end_of_apart(page)
    page.locator(".fold > summary").click()
    page.locator("textarea").fill(RESULT)
    page.locator(".transfer-text button").click()
    page.locator(".match-results summary").first.click()
    expect(page.locator(".match-ways .tree").first).to_be_visible()


def _set_in_play(page: Page) -> None:
    page.locator(".start-button").click()
    expect(page.locator(".set-play .card").first).to_be_visible()


def _memories(page: Page) -> None:
    """Import the hands of half a year."""
    with TemporaryDirectory() as directory:
        file = histories.write(Path(directory, "hands.json"), histories.played(200))
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".totals")).to_be_visible()


def _stars(page: Page) -> None:
    """Submit the sum of two of the numbers, and wait for the best answer."""
    expect(page.locator("main")).to_contain_text("456")
    tick(page.locator("input[name=input][value=combine]"))
    expect(page.locator(".tile")).to_have_count(6)
    for key in "6+5":
        page.keyboard.press(key)
    expect(page.locator(".card[data-place]")).to_have_count(5)
    page.keyboard.press("=")
    expect(page.locator(".closest-best[data-phase=done]")).to_be_visible()


def _shown(part: str) -> Callable[[Page], None]:
    return lambda page: expect(page.locator(part)).to_be_visible()


def _first_hand_of_lesson(page: Page) -> None:
    """Step through both examples of a lesson."""
    onward = page.locator(".path-lesson .primary")
    wait_for_cards(page)
    for _ in range(9):
        onward.click()
    expect(page.locator(".path-play")).to_be_visible()


def _claimed(page: Page) -> None:
    """Claim that the first hand of the lesson on impossible hands can be made."""
    onward = page.locator(".path-lesson .primary")
    wait_for_cards(page)
    onward.click()
    onward.click()
    page.locator(".path-claims .button").first.click()
    expect(page.locator(".path-lesson").locator(".formula, .why-line").first).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # no line lies behind the bar


def _school(page: Page) -> None:
    """Open what a set becomes for a school's system, and ask for marks that are not there."""
    page.locator(".sets-links > button").first.click()
    page.locator(".school .offer").first.click()
    expect(page.locator(".school-outcome")).not_to_be_empty()


def _looks(page: Page) -> None:
    page.locator(".how-to-find button").first.click()
    expect(page.locator(".looks [data-found]")).to_be_visible()


def _raced(page: Page) -> None:
    """Race the sender of a challenge. Later scenes would race somebody too."""
    tick(page.locator(".tick input"))
    page.locator("a.start-button").click()
    expect(page.locator(".pace")).to_be_visible()


@dataclass(frozen=True, slots=True)
class Scene:
    """A route, and the actions on it."""

    name: str
    route: str
    act: Callable[[Page], None] = _heading

    def open(self, page: Page, site: str) -> None:
        visit(page, site, self.route)
        self.act(page)
        settle(page)


def _codes(page: Page) -> None:
    """Show QR codes of the hands of half a year."""
    visit(page, page.url.partition("#")[0], "#/stats")
    _memories(page)
    page.locator("a[href='#/travel']").click()
    page.locator(".transfer-action").first.click()
    expect(page.locator(".transfer-code")).to_be_visible()


def _example(page: Page) -> None:
    """Step through the first example of a lesson."""
    wait_for_cards(page)
    page.locator(".button.primary").click()
    for _ in range(3):
        page.locator(".worked .primary").click()
    expect(page.locator(".worked .formula")).to_be_visible()


def _hints(page: Page) -> None:
    """Request three hints."""
    for count in (1, 2, 3):
        page.locator(".do-hint").click()
        expect(page.locator(".hints")).to_have_attribute("data-level", str(count))


def _mended(page: Page) -> None:
    """Answer with one wrong operator, and show the fault."""
    tick(page.locator("input[name=input][value=type]"))
    _answer("10*2+8/4")(page)
    page.locator(".notice-actions .button").click()
    expect(page.locator(".repair")).to_be_visible()


SCENES = (
    Scene("play", "#/play?hand=1,5,5,5"),
    Scene("play-right", "#/play?hand=3,3,8,8", _answer("8/(3-8/3)")),
    Scene("play-wrong", "#/play?hand=4,7,8,8", _answer("(7-8/8)*3")),
    Scene("play-five-cards", "#/play?hand=1/2,3,5,99999,-7"),
    Scene("find", "#/play?hand=2,4,8,10&find=all", _hunt),
    Scene("challenge", "#/play?hand=1,5,5,5&time=83"),
    Scene("challenge-bad", "#/challenge?hands=3,3,8,8&times=1,2"),
    Scene("challenge-new", "#/challenge"),
    Scene("challenge-result", f"#/challenge?hands={'3,3,8,8_' * 9}K,K,K,K&{TIMES}"),
    Scene("daily", "#/daily?date=2026-11-20"),
    Scene("race-start", "#/race"),
    Scene("sprint-start", "#/sprint"),
    Scene("sprint-dare", "#/sprint?run=00002s3rs1&marks=83,52s,120w1,300o"),
    Scene("sprint", "#/play?hand=3,1,9,2&sprint=00002s3rs1&place=1"),
    Scene("streak-start", "#/streak"),
    Scene("streak", "#/play?hand=2,1,1,13&streak=00002s&place=1&hints=3&skips=1"),
    Scene("streak-end", "#/play?hand=2,1,1,13&streak=00002s&place=1&hints=3&skips=1", _miss),
    Scene("closest-start", "#/closest"),
    Scene("closest", "#/closest?kind=countdown&large=2&seed=00002s", _shown(".closest-play .tip")),
    Scene("closest-ended", "#/closest?kind=digits&seed=00002s", _stars),
    Scene("race", "#/race", _race),
    Scene("apart-new", "#/duel?apart=new"),
    Scene("apart-code", "#/duel?apart=new", _code_of_apart),
    Scene("apart-hand", APART, _hand_of_apart),
    Scene("apart-results", APART, _results_of_apart),
    Scene("print", "#/print?seed=7&count=5&deck=10&size=63", _shown('[data-part="key"]')),
    Scene("print-kit", "#/print?seed=7&format=kit&paper=letter", _shown('[data-part="rules"]')),
    Scene("set-code", "#/set"),
    Scene("set-maker", "#/set?make=1"),
    Scene("solve-keys", "#/solve"),
    Scene("set", "#/set?hands=3,3,8,8_1,5,5,5"),
    Scene("set-play", "#/set?hands=3,3,8,8_1,5,5,5", _set_in_play),
    Scene("set-results", "#/set?hands=3,3,8,8_1,5,5,5&collect=1", _shown(".sets-qr")),
    Scene("set-school", "#/set?hands=3,3,8,8_1,5,5,5&collect=1", _school),
    Scene("screen", "#/screen?hand=3,3,8,8", _shown(".big-screen-cards")),
    Scene("tournament", "#/tournament"),
    Scene("wall", "#/wall", _shown(".wall-begin .card:nth-of-type(4)")),
    Scene("wall-ways", WALL, _wall),
    Scene("wall-way", WALL, _way),
    Scene("wall-pupil", "#/play?hand=3,4,6,8&wall=yes", _to_teacher),
    Scene("teach", "#/teach"),
    Scene("wall-nicer", WALL, _nicer_ways),
    Scene("solve", "#/solve?hand=2,4,8,10", _solutions),
    Scene("solve-none", "#/solve?hand=1,1,1,1", _solutions),
    Scene("wall-wrong", WALL, _wrong_ways),
    Scene("learn", "#/learn", _shown(".path")),
    Scene("lesson", "#/learn?lesson=two-pairs", _shown(".path-picture")),
    Scene("lesson-hand", "#/learn?lesson=eight-three", _first_hand_of_lesson),
    Scene("lesson-example", "#/learn?lesson=six-four", _example),
    Scene("impossible", "#/learn?lesson=impossible", _shown(".path-looks")),
    Scene("impossible-hand", "#/learn?lesson=impossible", _claimed),
    Scene("place", "#/learn?place", _shown(".path-play .card[data-place='3']")),
    Scene("hints", "#/play?hand=2,3,3,6", _hints),
    Scene("looks", "#/solve?hand=2,4,8,10", _looks),
    Scene("mended", "#/play?hand=2,4,8,10", _mended),
    Scene("lab", "#/lab", _shown(".methods")),
    Scene("lab-method", "#/lab?method=pick-two&hand=3,3,8,8", _shown(".figures")),
    Scene("lab-race", "#/lab?race=1,1,1,8&methods=pick-two-whole,ours", _shown(".race-table")),
    Scene("lab-growth", "#/lab?growth=run", _shown(".growth-table")),
    Scene("lab-survey", "#/lab?survey=running-total&low=3&high=5", _shown(".missed")),
    Scene("lab-trace", "#/lab?trace=postfix&hand=4,6", _shown(".trace")),
    Scene("lab-same", "#/lab?expression=3*8&other=8*3", _shown(".anatomies")),
    Scene("bench", "#/bench", _shown(".editor")),
    Scene("bench-run", "#/bench?high=10", _surveyed),
    Scene("stats-empty", "#/stats"),
    Scene("stats", "#/stats", _memories),
    Scene("travel-empty", "#/travel?part=t0"),
    Scene("travel", "#/travel", _codes),
    Scene("help", "#/help"),
    Scene("settings", "#/settings"),
    Scene("privacy", "#/teach?about=privacy"),
    Scene("accessibility", "#/accessibility"),
    Scene("licences", "#/licences"),
    Scene("combine", "#/play?hand=3,8,3,8", _combine),
    Scene("lists", "#/lists?hands=3,3,8,8_1,5,5,5"),
    Scene("album", "#/album", _shown(".album-map")),
    Scene("friends-empty", "#/friends", _shown(".friends-podium")),
    Scene("friends", "#/friends", _friends),
    Scene("train", "#/play?hand=3,3,8,8&technique=share&kind=one", _shown(".train-choices")),
    Scene("raced", "#/challenge?hands=3,3,8,8&times=600&trails=AUYB&by=Mia", _raced),
)

EVEN, ODD = SCENES[::2], SCENES[1::2]
