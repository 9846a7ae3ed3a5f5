"""The bridge takes and returns exactly what `twentyfour.contract` declares."""

import json
import re
from collections import defaultdict
from itertools import islice
from typing import NotRequired, get_origin, get_type_hints

import pytest

from tests.contract.outcomes import CALLS, outcomes, slices
from tests.contract.shapes import Shapes, possible
from tests.contract.test_words import ENGLISH, FAMILIES
from twentyfour import TECHNIQUES, bridge
from twentyfour._slices import run_to_end
from twentyfour._techniques.table import PATH
from twentyfour.contract import CallError
from web.builder.paths import ROOT
from web.python.calls import by_chance
from web.python.samples import MISTAKES, SAMPLES

NEVER = {
    "Verdict.code": {"bad-target", "bad-date", "bad-range", "bad-method-size", "no-such-hand"}
    | {"bad-hand-symbol", "bad-hand-number", "not-text", "too-large"},
    "CallError.code": {"bad-range", "internal", "bad-request", "too-large", "too-many-ways"},
    "MissedHand.reason": {"rounding"},
    "PathTechnique.before": set(PATH)
    - {before for technique in TECHNIQUES.values() for before in technique.before},
}
"""Codes of a larger family that do not occur here, or only after a fault of the page."""

GIVEN = {
    "verdict": ("Verdict", {"target", "value"}),
    "hand-error": ("CallError", set()),
    "hint": ("Hint", {"target", "step", "expression"}),
    "reason": ("RatingReason", set()),
    "technique": ("Technique", set()),
    "lab.reason": ("MissedHand", set()),
}
"""The shape of codes with parameters, and the parameters that the page adds."""

CARDS = {"not-on-table": {"values"}, "overused": {"used", "count"}, "unused": {"values"}}
"""The page's values for parameters that are lists of cards."""


def test_the_contract_names_every_call():
    assert CALLS.keys() == bridge.CALLS.keys()


def test_every_call_is_listed_in_the_documentation():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (section,) = re.findall(r"## Calls from a script\n(.*?)\n## ", text, re.DOTALL)
    assert set(re.findall(r"`(\w+)`", section)) == bridge.CALLS.keys()


def test_every_call_has_samples_and_is_made_by_chance():
    """The samples are in `samples.py` of `web/python`, the random calls in `calls.py`."""
    assert SAMPLES.keys() == bridge.CALLS.keys()
    by_name = {call.name for call in islice(by_chance(1), 2000)}
    assert by_name == bridge.CALLS.keys() - {"time_method"}, "a time has no right answer"


@pytest.mark.parametrize("name", CALLS)
def test_results_errors_and_progress_are_as_declared(name):
    outcomes(name)


def test_everything_declared_occurs():
    declared = possible(CallError)
    for _, result, _ in CALLS.values():
        declared |= possible(result)
    seen = NEVER
    for name in CALLS:
        for field, choices in outcomes(name).choices.items():
            seen = {**seen, field: seen.get(field, set()) | choices}
    assert not {field: left for field in declared if (left := declared[field] - seen[field])}


@pytest.mark.parametrize("prefix", GIVEN)
def test_words_use_only_what_comes_with_their_code(prefix):
    shape, added = GIVEN[prefix]
    params = defaultdict(set)
    for name in CALLS:
        for code, names in outcomes(name).params.items():
            params[code] |= names
    for code in FAMILIES[prefix]:
        given = params[shape, code] | added | CARDS.get(code, set())
        words = json.dumps(ENGLISH[f"{prefix}.{code}"])
        assert set(re.findall(r"{(\w+)}", words)) <= given, code


@pytest.mark.parametrize("name", CALLS)
def test_parameters_are_as_declared(name):
    for params in SAMPLES[name]:
        Shapes().check(params, CALLS[name][0])


class Noting(dict[str, object]):
    """Parameters that record which of them were read."""

    def __init__(self, params, noted):
        super().__init__(params)
        self.noted = noted

    def get(self, name, default=None):
        self.noted.add(name)
        return super().get(name, default)


@pytest.mark.parametrize("name", CALLS)
def test_exactly_the_declared_parameters_are_read(name):
    noted = set()
    run_to_end(bridge.CALLS[name](Noting(SAMPLES[name][0], noted)))
    assert noted == get_type_hints(CALLS[name][0]).keys()


def refusal(name, params):
    """The code with which a call rejects its parameters, in its first slices."""
    job = bridge.begin(name, json.dumps(params))
    first = [json.loads(bridge.advance(job, 0)) for _ in range(2)]
    bridge.cancel(job)
    return next((outcome["error"]["code"] for outcome in first if "error" in outcome), None)


@pytest.mark.parametrize("name", CALLS)
def test_only_optional_parameters_can_be_left_out(name):
    for left_out, hint in get_type_hints(CALLS[name][0], include_extras=True).items():
        rest = {other: value for other, value in SAMPLES[name][0].items() if other != left_out}
        expected = None if get_origin(hint) is NotRequired else "bad-request"
        assert refusal(name, rest) == expected, left_out


@pytest.mark.parametrize("name", CALLS)
def test_a_parameter_of_a_wrong_type_is_a_bad_request(name):
    for wrong in get_type_hints(CALLS[name][0]):
        assert refusal(name, {**SAMPLES[name][0], wrong: {"not": "this"}}) == "bad-request", wrong


@pytest.mark.parametrize(("name", "params"), MISTAKES)
def test_an_error_of_the_page_is_a_bad_request(name, params):
    outcome = slices(name, params)[-1]
    Shapes().check(outcome["error"], CallError)
    assert outcome["error"]["code"] == "bad-request"
