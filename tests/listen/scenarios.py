"""The scenarios: one for each feature, and five hands that are won by speech alone."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import twentyfour as tf
from tests.listen.player import Player
from tests.listen.words import cards_in

DAY = date(2026, 11, 20)

HANDS = ("1,2,3,4", "5,5,5,5", "6,6,6,6", "1,5,5,5", "3,3,8,8")
MOST_KEYS = 60  # keys for a hand, without its answer


class NotWon(Exception):
    """A hand was not won, or needed too many keys."""


def first_hand(player: Player) -> None:
    player.focus_mode()
    player.type("8/(3-8/3)")
    player.key("Return")
    player.key("Tab", "Tab")


def combining(player: Player) -> None:
    player.focus_mode()
    player.key("c", "1", "asterisk", "2", "3", "plus", "u", "r")
    player.key("c")


def answers(player: Player) -> None:
    player.focus_mode()
    for text in ("8*3*3+1", "8*3+(", "3*8", "8*3*8/3", "8/(3-8/3)"):
        player.type(text)
        player.key("Return", "Escape")


def hints(player: Player) -> None:
    player.focus_mode()
    player.key("h", "h", "h", "h", "h", "h", "h")
    player.key("s", "s")


def coach(player: Player) -> None:
    player.focus_mode()
    player.key("c", "1", "plus", "2", "h", "h", "u", "h")


def find_all(player: Player) -> None:
    player.focus_mode()
    for text in ("8*(8-4-1)", "8*(8-1-4)", "(8-4-1)*8"):
        player.type(text)
        player.key("Return", "Escape")


def daily(player: Player) -> None:
    player.seek("k", player.words["play.start"])
    player.key("Return")
    for hand in tf.dailies(DAY).values():
        player.focus_mode()
        player.type(str(tf.solve(hand)[0]))
        player.key("Return", "Return")


def race(player: Player) -> None:
    player.seek("b", player.words["play.start"])
    player.key("Return")
    player.focus_mode()
    player.key("a")
    player.type("1+")
    player.key("Return")


def settings(player: Player) -> None:
    player.focus_mode()
    player.type("1*2*3*4")
    player.key("Return")
    player.go("#/settings")
    player.key("ctrl+Home", "h", "Tab", "Tab")
    player.go("#/stats")
    player.key("ctrl+Home", "h", "h", "t")


def trace(player: Player) -> None:
    player.hear(player.words["lab.trace.won"].format(target=24))  # the trace begins by itself
    player.seek("b", player.words["lab.trace.first"])
    player.key("Return")
    player.seek("b", player.words["lab.trace.next"])
    player.focus_mode()
    player.key("Return", "Return", "Right")


def five_hands(player: Player) -> None:
    """A challenge; the player knows only the speech about its cards."""
    player.seek("k", player.words["play.start"])
    phrases = player.key("Return")
    before = 0
    for _ in HANDS:
        player.focus_mode()
        answer = str(tf.solve(cards_in(phrases, player.language))[0])
        player.type(answer)
        phrases = player.key("Return")
        if not any(player.words["verdict.right"].format(target=24) in it for it in phrases):
            raise NotWon(f"{answer} is not announced as right: {phrases}")
        keys = player.pressed - before - len(answer)
        if keys > MOST_KEYS:
            raise NotWon(f"{answer} took {keys} keys more; {MOST_KEYS} are allowed")
        player.note(f"won by {keys} keys and the answer")
        before = player.pressed
        phrases = player.key("Return")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A route, and the keys that are pressed there."""

    name: str
    route: str
    play: Callable[[Player], None]


SCENARIOS = (
    Scenario("first-hand", "#/play?hand=3,3,8,8", first_hand),
    Scenario("combining", "#/play?hand=3,3,8,8", combining),
    Scenario("answers", "#/play?hand=3,3,8,8", answers),
    Scenario("hints", "#/play?hand=3,3,8,8", hints),
    Scenario("coach", "#/play?hand=3,3,8,8", coach),
    Scenario("find-all", "#/play?hand=1,4,8,8&find=all", find_all),
    Scenario("daily", f"#/daily?date={DAY}", daily),
    Scenario("race", "#/race", race),
    Scenario("settings", "#/play?hand=1,2,3,4", settings),
    Scenario("trace", "#/lab?trace=pick-two&hand=4,6,8,2", trace),
    Scenario("five-hands", f"#/challenge?hands={'_'.join(HANDS)}", five_hands),
)
