"""Every code that Python can return has its words."""

import json
from collections.abc import Collection
from typing import get_args

import pytest

from twentyfour._coaching.hints import HintCode
from twentyfour._rating.reasons import ReasonCode
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import DECKS, HandCode, SuitName
from twentyfour.contract.game import ClaimCode
from twentyfour.dealing import Solvable
from twentyfour.diagnosis import FindingCode
from twentyfour.equivalence import Difference, Rule
from twentyfour.methods import METHODS
from twentyfour.methods.method import BlindSpotCode, LimitCode, MethodName
from twentyfour.methods.survey import State
from twentyfour.operators import OperatorSymbol
from twentyfour.puzzles import DailyLevel
from twentyfour.rating import Level
from twentyfour.referee import VerdictCode
from web.builder.paths import WEB

ENGLISH = json.loads((WEB / "locales" / "en.json").read_text())

OF_COMMAND_LINE = {"bad-range", "too-large"}
"""The errors in a hand that no call of the page returns."""

FAMILIES: dict[str, Collection[str]] = {
    "verdict": {*get_args(VerdictCode), *get_args(ClaimCode), *get_args(LimitCode)}
    - {*get_args(HandCode)},
    "hand-error": set(get_args(HandCode)) - OF_COMMAND_LINE,
    "cli.error": OF_COMMAND_LINE,
    "hint": get_args(HintCode),
    "reason": get_args(ReasonCode),
    "technique": get_args(TechniqueCode),
    "statistics.technique": get_args(TechniqueCode),
    "level": get_args(Level),
    "settings.level": get_args(Level),
    "settings.solvable": set(get_args(Solvable)) - {"none"},
    "settings.deck": DECKS,
    "same": get_args(Rule),
    "same.differ": get_args(Difference),
    "method": [
        f"{name}{part}" for name in get_args(MethodName) for part in ("", ".idea", ".how", ".why")
    ],
    "lab.reason": get_args(BlindSpotCode),
    "lab.state": get_args(State),
    "suit": get_args(SuitName),
    "key": get_args(OperatorSymbol),
}
"""The codes that the locales have under one prefix."""


@pytest.mark.parametrize("prefix", FAMILIES)
def test_every_code_has_words(prefix):
    assert not [code for code in FAMILIES[prefix] if not ENGLISH.get(f"{prefix}.{code}")]


@pytest.mark.parametrize("part", ["name", "cure"])
def test_every_fault_of_a_solver_has_words_and_no_other(part):
    keys = {key for key in ENGLISH if key.startswith("bench.finding.") and key.endswith(part)}
    assert keys == {f"bench.finding.{code}.{part}" for code in get_args(FindingCode)}


def test_every_method_is_declared():
    assert set(get_args(MethodName)) == set(METHODS)


def test_the_levels_of_a_day_are_levels():
    assert set(get_args(DailyLevel)) <= set(get_args(Level))
