"""Every code that Python can return has its words, in every language."""

import json
import re
from collections import defaultdict
from collections.abc import Collection
from typing import get_args

import pytest

from tests.contract.outcomes import CALLS, outcomes
from twentyfour._calendar import DailyLevel
from twentyfour._cli.sentences import OWN_HAND_CODES
from twentyfour._hints import HintCode
from twentyfour._limits import LimitCode
from twentyfour._rating.reasons import ReasonCode
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import DECKS, HandCode, SuitName
from twentyfour.contract.game import ClaimCode
from twentyfour.dealing import Solvable
from twentyfour.equivalence import Difference, Rule
from twentyfour.expression import OperatorSymbol
from twentyfour.methods import METHODS
from twentyfour.methods.method import BlindSpotCode, MethodName
from twentyfour.methods.survey import State
from twentyfour.rating import Level
from twentyfour.referee import VerdictCode
from web.builder.paths import WEB

LOCALES = {path.stem: json.loads(path.read_text()) for path in (WEB / "locales").glob("*.json")}

FAMILIES: dict[str, Collection[str]] = {
    "verdict": {*get_args(VerdictCode), *get_args(ClaimCode), *get_args(LimitCode)}
    - {*get_args(HandCode)},
    "hand-error": set(get_args(HandCode)) - set(OWN_HAND_CODES),
    "hint": get_args(HintCode),
    "reason": get_args(ReasonCode),
    "technique": get_args(TechniqueCode),
    "stats.technique": get_args(TechniqueCode),
    "level": get_args(Level),
    "settings.level": get_args(Level),
    "settings.solvable": set(get_args(Solvable)) - {"none"},
    "settings.deck": DECKS,
    "same": get_args(Rule),
    "same.differ": get_args(Difference),
    "method": [
        f"{name}{part}" for name in get_args(MethodName) for part in ("", ".idea", ".how", ".why")
    ],
    "learn.reason": get_args(BlindSpotCode),
    "learn.state": get_args(State),
    "suit": get_args(SuitName),
    "key": get_args(OperatorSymbol),
}
"""The codes whose words stand in the locales under one prefix."""


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("prefix", FAMILIES)
def test_every_code_has_words(prefix, language):
    words = LOCALES[language]
    assert not [code for code in FAMILIES[prefix] if not words.get(f"{prefix}.{code}")]


GIVEN = {
    "verdict": ("Verdict", {"target", "value"}),
    "hand-error": ("CallError", set()),
    "hint": ("Hint", {"target", "step", "expression"}),
    "reason": ("RatingReason", set()),
    "technique": ("Technique", set()),
    "learn.reason": ("MissedHand", set()),
}
"""The shape in which codes come with parameters, and what the page adds to them."""

CARDS = {"not-on-table": {"values"}, "overused": {"used", "count"}, "unused": {"values"}}
"""What the page makes of the parameters that are lists of cards."""


def placeholders(words):
    """The parameters that words use, in any of their forms."""
    return set(re.findall(r"{(\w+)}", json.dumps(words)))


@pytest.fixture(scope="module")
def params():
    """The parameters that come with a code, by shape and code, in all sample calls."""
    found = defaultdict(set)
    for name in CALLS:
        for code, names in outcomes(name).params.items():
            found[code] |= names
    return found


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("prefix", GIVEN)
def test_words_use_only_what_comes_with_their_code(prefix, language, params):
    shape, added = GIVEN[prefix]
    for code in FAMILIES[prefix]:
        given = params[shape, code] | added | CARDS.get(code, set())
        assert placeholders(LOCALES[language][f"{prefix}.{code}"]) <= given, code


def test_every_method_is_declared():
    assert set(get_args(MethodName)) == set(METHODS)


def test_the_levels_of_a_day_are_levels():
    assert set(get_args(DailyLevel)) <= set(get_args(Level))


def test_languages_have_the_same_keys():
    first, *others = (set(words) for words in LOCALES.values())
    assert others
    assert all(keys == first for keys in others)
