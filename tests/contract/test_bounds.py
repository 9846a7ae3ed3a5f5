"""Every call works in bounded slices, for any parameters; most calls are bounded as a whole.

Work is counted in function calls, which do not depend on the machine.
"""

import json
import sys
import tracemalloc
from random import Random

import pytest

import twentyfour as tf
from twentyfour import HandError, bridge, explain_same, parse, same_solution
from twentyfour._bridge import laboratory
from twentyfour._coaching import repair
from twentyfour.methods.trace import TRACED

LARGEST_SLICE = 2_000_000
"""The limit of function calls in a slice: half a second on a slow computer."""
FEW = 25
"""The number of slices that are examined of a long call."""
MEGABYTES = 64

ONES = "*".join("1" * 60)
TEXTS = [
    "*".join(f"{n}/{n}" for n in range(2, 10)),
    "+".join(f"0/({n}+{n + 1})" for n in range(1, 5)),
    "*".join("1" * 25),
    "*".join(["(1-1)"] * 12),
    ONES,
    "/".join("1" * 60),
    "+".join("1" * 60),
    "*".join("0" * 60),
    "+".join("0" * 60),
    "+".join("1" * 30) + "-" + "-".join("1" * 30),
    "-".join(map(str, range(1, 61))),
    "*".join(map(str, range(2, 62))),
    "/".join(map(str, range(2, 62))),
    "*".join(f"({n}-{n - 1})" for n in range(2, 32)),
    "+".join(f"{n}*{n + 1}" for n in range(1, 31)),
    "24+" + "*".join(map(str, range(2, 10))) + "-" + "*".join(map(str, range(2, 10))),
    "".join(f"{n}/({n + 1}+" for n in range(1, 30)) + "1" + ")" * 29,
    "(1+2+3+4)*(5+6+7+8)*(1-1)",
    "+".join(["9999999"] * 60),
    "/".join(["9999999"] * 60),
    "(" * 40 + "1" + ")" * 40 + "+2",
]
"""Expressions of up to sixty numbers, some more than a text may have."""
HUGE: list[int | str] = [f"{10**29 + n}/{10**28 + n}" for n in range(8)]
HANDS: list[list[int | str]] = [
    [1] * 8,
    [0] * 8,
    [0, 0, 0, 1, 1, 2, 2, 3],
    [10**99] * 8,
    [-1, 1, 0, "1/2"],
    HUGE,
]
MANY_BRACKETS = "+".join("(" * 29 + "1" + ")" * 29 for _ in range(8))
METHODS = ("pick-two", "pick-two-distinct", "permutations", "both-orders", "postfix", "ours")


def of_texts(**others):
    return [{"text": text, **others} for text in TEXTS]


def of_hands(**others):
    return [{"numbers": hand, **others} for hand in HANDS]


def of_puzzles():
    """Hands with limited operators or in their order, which run other code."""
    limited = [params for chosen in ("+-*", "-/") for params in of_hands(operators=chosen)]
    return [*limited, *of_hands(ordered=True), *of_hands(ordered=True, target=0)]


HOSTILE = {
    "read_hand": [{"text": "1" * 99_000}, {"text": "1 " * 49_000}, *of_texts()],
    "read_target": [{"text": "1" * 99_000}, *of_texts()],
    "check": [params for hand in HANDS for params in of_texts(numbers=hand)],
    "is_solvable": [*of_hands(), *of_puzzles(), *of_hands(target=0, operators="-/")],
    "claim_no_solution": of_hands(),
    "solve": [*of_hands(), *of_puzzles(), *of_hands(target=0, operators="+/")],
    "check_closest": [params for hand in HANDS for params in of_texts(numbers=hand)],
    "closest": [{"numbers": hand[:6], "whole": whole} for hand in HANDS for whole in (True, False)],
    "closest_puzzle": [{"kind": "digits", "seed": 1}, {"date": "9999-12-31"}],
    "explain_same": [{"a": text, "b": "+".join(reversed(text.split("+")))} for text in TEXTS],
    "rate": [*of_hands(), *of_texts(numbers=[1, 2, 3, 4])],
    "alternatives": of_texts(),
    "repair": [*of_texts(numbers=[1] * 8), {"numbers": [1] * 8, "text": MANY_BRACKETS}],
    "hints": of_hands(),
    "questions": [*of_hands(), *of_puzzles(), *({"numbers": hand[:5]} for hand in HANDS)],
    "coach": [{"history": [hand] * 8} for hand in HANDS] + [{"history": [TEXTS[:8]]}],
    "look_back": [{"tables": [hand, hand[1:], hand[2:]]} for hand in HANDS]
    + [{"tables": [[*range(n, n + 5)] for n in range(120)]}, {"tables": [TEXTS[:8]]}],
    "approach": [{"table": [*map(str, hand)]} for hand in HANDS]
    + [{"table": [text]} for text in (MANY_BRACKETS, *TEXTS)]
    + [{"table": TEXTS[:8]}],
    "proof": of_hands(),
    "why_not": [*of_hands(), *of_puzzles(), *({"numbers": hand[:5]} for hand in HANDS)],
    "daily": [{"date": "9999-12-31"}, {"date": "1" * 99_000}],
    "deal": [
        {"seed": 1, "size": 8, "near": 100, "solvable": "mixed"},
        {"seed": 1, "target": 10**99, "level": "expert"},
        {"seed": 1, "exclude": [[1, 2, 3, 4]] * 5000},
        {"seed": 1, "size": 8, "held": [13] * 4, "above": 100, "near": 100},
    ],
    "deal_edition": [
        {"seed": 1, "edition": "six-cards", "level": "expert"},
        {"seed": 1, "edition": "three-cards", "level": "expert", "exclude": [[1, 2, 3]] * 5000},
    ],
    "sheet": [
        {"seed": 1, "count": 48, "level": "expert", "key": "all"},
        {"seed": 1, "count": 48, "level": "expert", "edition": "six-cards"},
        {"seed": 1, "count": 48, "level": "easy", "edition": "fractions"},
        {"seed": 1, "count": 48, "level": "hard", "operators": "+"},
        {"seed": 1, "count": 48, "school": [6], "edition": "five-cards"},
        {"seed": 1, "count": 48, "dots": [0, 0, 48], "measure": "school", "versions": True},
        {"seed": 1, "count": 48, "technique": "fraction-divide"},
    ],
    "sheet_hand": [*of_hands(key="all"), *of_puzzles()],
    "similar": of_hands(seed=1),
    "recognize": [
        {"numbers": [1, 2, 3, 4], "text": "1*2*3*4", "found": [ONES] * 500},
        {"numbers": [1, 2, 3, 4], "text": "1*2*3*4", "found": TEXTS},
        *of_texts(numbers=[1] * 8, found=[]),
    ],
    "lesson": [{"code": code, "seed": 1} for code in tf.TECHNIQUES],
    "suspects": [{"seed": 1}],
    "judge": [params for hand in HANDS for params in of_texts(numbers=hand, code="sum")],
    "look": of_hands(),
    "run_method": [params for method in METHODS for params in of_hands(method=method)],
    "time_method": [params for method in METHODS for params in of_hands(method=method)],
    "survey": [{"method": "exhaustive-float", "low": 1, "high": 20, "target": 10**99}],
    "trace": [params for method in TRACED for params in of_hands(method=method)],
    "anatomy": of_texts(),
}
"""The most expensive parameters for every call."""

ENDS = {
    "check",
    "judge",
    "explain_same",
    "alternatives",
    "anatomy",
    "read_hand",
    "read_target",
}
"""Calls that end within a few slices for any text."""


class Counter:
    """Counts function calls, of Python and of C."""

    def __init__(self):
        self.count = 0

    def __call__(self, _, event, __):
        self.count += event in ("call", "c_call")


def run(name, params, most):
    """The last outcome of a call, and the work of each slice, for at most `most` slices."""
    job = bridge.begin(name, json.dumps(params))
    work = []
    outcome = {"done": False}
    while not outcome["done"] and len(work) < most:
        counter = Counter()
        sys.setprofile(counter)
        try:
            text = bridge.advance(job, 0)
        finally:
            sys.setprofile(None)
        work.append(counter.count)
        outcome = json.loads(text)
    bridge.cancel(job)
    return outcome, work


def test_every_call_is_tried():
    assert HOSTILE.keys() == bridge.CALLS.keys()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_slice_of_any_call_is_short(name):
    for params in HOSTILE[name]:
        outcome, work = run(name, params, FEW)
        assert max(work) < LARGEST_SLICE, params
        assert outcome.get("error", {}).get("code") != "internal", (params, outcome)
        assert outcome["done"] or name not in ENDS, params


@pytest.mark.parametrize("name", ["anatomy", "explain_same", "check"])
def test_memory_is_bounded(name):
    tracemalloc.start()
    try:
        for params in HOSTILE[name][:5]:
            run(name, params, FEW)
        assert tracemalloc.get_traced_memory()[1] < MEGABYTES * 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("text", ["*".join("1" * 9), "1/" * 15 + "1", TEXTS[0]])
def test_an_expression_of_more_numbers_than_a_hand_has_is_refused(text):
    size = {"count": str(len(parse(text).numbers)), "limit": "8"}
    for name, params in (("anatomy", {"text": text}), ("explain_same", {"a": text, "b": text})):
        outcome, _ = run(name, params, FEW)
        assert (outcome["error"]["code"], outcome["error"]["params"]) == ("bad-hand-size", size)
    for ask in (same_solution, explain_same):
        with pytest.raises(HandError, match="bad-hand-size"):
            ask(text, text)


def random_expression(random, numbers):
    if len(numbers) == 1:
        return str(numbers[0])
    at = random.randrange(1, len(numbers))
    left, right = (random_expression(random, part) for part in (numbers[:at], numbers[at:]))
    return f"({left}{random.choice('+-*/')}{right})"


POOLS = ((0, 1), (1, 2), (1, 1, 2, 2, 3, 3), (2, 2, 4, 4, 8), tuple(range(1, 10)))


def random_hostile(seed, sizes):
    random = Random(seed)
    for _ in range(40):
        size = random.choice(sizes)
        yield random_expression(random, random.choices(random.choice(POOLS), k=size))


def test_random_expressions_have_short_slices():
    for text in random_hostile(1, (7, 8)):
        _, work = run("anatomy", {"text": text}, FEW)
        assert max(work) < LARGEST_SLICE, text


def test_every_expression_of_a_hand_has_an_essential_form():
    for text in random_hostile(2, (6, 7, 8)):
        job = bridge.begin("anatomy", json.dumps({"text": text}))
        outcome = {"done": False}
        while not outcome["done"]:
            outcome = json.loads(bridge.advance(job, 50))
        assert outcome.get("error", {}).get("code") in (None, "division-by-zero"), text


def test_a_run_ends_after_a_number_of_values_or_of_solutions(monkeypatch):
    params = {"numbers": [2, 4, 8, 10], "method": "pick-two"}
    monkeypatch.setattr(laboratory, "MAX_COMPUTED", 1000)
    for name in ("run_method", "time_method"):
        outcome, _ = run(name, params, 1000)
        assert outcome["error"]["code"] == "too-many-ways"
    monkeypatch.undo()
    monkeypatch.setattr(laboratory, "MAX_DISTINCT", 5)
    outcome, _ = run("run_method", params, 1000)
    assert outcome["error"]["code"] == "too-many-ways"


def test_a_repair_ends_after_a_number_of_changes(monkeypatch):
    monkeypatch.setattr(repair, "MAX_CHANGES", 2_000)
    params = {"numbers": [1] * 8, "text": MANY_BRACKETS}
    outcome, work = run("repair", params, 30_000)
    assert outcome["value"]["code"] is None
    assert 100 < len(work) < 3_000


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("coach", {"history": [[1, 2]] * 9}),
        ("look_back", {"tables": [[1, 2]] * 121}),
        ("read_hand", {"text": "1" * 100_001}),
        ("solve", {"numbers": [10**5000]}),
    ],
)
def test_parameters_are_bounded(name, params):
    sys.set_int_max_str_digits(0)
    try:
        text = json.dumps(params)
    finally:
        sys.set_int_max_str_digits(4300)
    outcome = json.loads(bridge.advance(bridge.begin(name, text), 0))
    assert outcome["error"]["code"] in ("bad-request", "bad-hand-number")
