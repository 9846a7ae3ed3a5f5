import json
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from twentyfour import bridge, check, is_solvable
from twentyfour._bridge import laboratory
from twentyfour._slices import run_to_end
from twentyfour.methods.trace import MAX_LISTED, trace_in_slices
from twentyfour.operators import OPERATORS


def slices(name, milliseconds=50, **params):
    """All outcomes of a call, the last with its value or error."""
    job = bridge.begin(name, json.dumps(params))
    outcomes = []
    while not outcomes or not outcomes[-1]["done"]:
        outcomes.append(json.loads(bridge.advance(job, milliseconds)))
    return outcomes


def call(name, **params):
    return slices(name, **params)[-1]


def test_a_run_counts_values_and_formulas():
    value = call("run_method", method="exhaustive", numbers=[5, 6, 7, 8])["value"]
    values = 24 * 64 * 12  # 3 of two cards, and 9 that continue them in five bracketings
    assert (value["computed"], value["formulas"], value["distinct"]) == (values, 28, 3)
    assert value["wrong"] == 0 < value["milliseconds"]
    assert len(value["solutions"]) == 28
    assert all(check(solution["text"], [5, 6, 7, 8]).ok for solution in value["solutions"])


@pytest.mark.parametrize("method", ["permutations", "pick-two", "postfix", "both-orders"])
def test_a_division_by_zero_is_a_value_for_every_method(method):
    assert call("run_method", method=method, numbers=[0, 3])["value"]["computed"] == 2 * 4


def test_a_run_does_not_profit_from_an_earlier_one():
    for method in ("ours", "templates-mended"):
        first, second = (
            call("run_method", method=method, numbers=[2, 4, 8, 10])["value"]["computed"]
            for _ in range(2)
        )
        assert first == second > 0


def test_times_are_the_median_of_several_runs(monkeypatch):
    asked = {"method": "templates-first", "numbers": [3, 3, 8, 8]}
    value = call("time_method", **asked)["value"]
    assert value["computed"] == call("run_method", **asked)["value"]["computed"]
    assert value["runs"] == laboratory.RUNS
    assert 0 < value["fastest"] <= value["milliseconds"] <= value["slowest"]
    monkeypatch.setattr(laboratory, "LONG", 0)
    value = call("time_method", **asked)["value"]
    assert value["runs"] == 1
    assert value["fastest"] == value["milliseconds"] == value["slowest"]


def test_a_run_without_a_solution_has_no_formulas():
    value = call("run_method", method="pick-two", numbers=[1, 1, 1, 1])["value"]
    assert (value["formulas"], value["solutions"]) == (0, [])


def test_a_run_returns_a_limited_number_of_formulas():
    value = call("run_method", method="both-orders", numbers=[2, 4, 6, 12])["value"]
    assert value["formulas"] > len(value["solutions"]) == 100


def test_a_run_of_floats_counts_wrong_formulas():
    value = call("run_method", method="exhaustive-float", numbers=[2, 24, 46, 56])["value"]
    assert value["wrong"] == value["formulas"] > 0 == value["distinct"]


def test_a_run_reports_its_progress():
    *underway, last = slices("run_method", 0, method="pick-two", numbers=[5, 6, 7, 8])
    reported = [outcome["progress"] for outcome in underway]
    counts = [progress["computed"] for progress in reported if progress]
    assert counts == sorted(counts)
    assert 0 < counts[0] < counts[-1] == last["value"]["computed"]
    assert reported[-1] is None or reported[-1]["formulas"] == last["value"]["formulas"]


def test_a_long_run_can_be_cancelled():
    job = bridge.begin("run_method", json.dumps({"method": "pick-two", "numbers": [1] * 8}))
    outcomes = [json.loads(bridge.advance(job, 0)) for _ in range(5)]
    bridge.cancel(job)
    assert not any(outcome["done"] for outcome in outcomes)
    assert json.loads(bridge.advance(job, 0))["error"]["code"] == "bad-request"


def test_a_survey_reports_its_states_as_progress():
    *underway, last = slices("survey", 0, method="templates-73", low=11, high=13)
    states = [outcome["progress"]["states"] for outcome in underway if outcome["progress"]]
    assert states[0] == "n"
    assert all(later.startswith(sooner) for sooner, later in pairwise(states))
    assert states[-1] == last["value"]["states"]
    assert last["value"]["hands"] == len(states[-1]) == 15
    assert {outcome["progress"]["total"] for outcome in underway if outcome["progress"]} == {15}


def test_survey_gives_the_reason_for_a_missed_hand():
    value = call("survey", method="pick-two-whole", low=3, high=8)["value"]
    assert len(value["missed"]) == 3
    assert value["missed"][1:2] == [
        {
            "numbers": [3, 3, 8, 8],
            "solution": "8/(3-8/3)",
            "reason": "needs-fraction",
            "params": {"value": "8/3"},
        }
    ]
    assert value["solved"] + value["none"] + 3 == value["hands"]


def test_a_survey_can_have_any_target():
    assert (
        call("survey", method="running-total", target=196, low=7, high=7)["value"]["states"] == "m"
    )
    assert call("survey", method="two-totals", target=196, low=7, high=7)["value"]["states"] == "s"


@pytest.mark.parametrize(
    ("method", "numbers"),
    [
        ("pick-two", [3, 3, 8, 8]),
        ("pick-two", [5, 6, 7, 8]),
        ("running-total", [5, 6, 7, 8]),
        ("postfix", [3, 3, 8, 8]),
        ("postfix", ["1/2", -3, 15]),
    ],
)
def test_a_trace_leads_from_the_hand_to_the_target(method, numbers):
    value = call("trace", method=method, numbers=numbers)["value"]
    nodes = {node["id"]: node for node in value["nodes"]}
    assert len(nodes) <= MAX_LISTED
    assert list(nodes) == sorted(nodes)
    assert all(node["parent"] in nodes for node in list(nodes.values())[1:])
    (won,) = [node for node in nodes.values() if node["state"] == "won"]
    path = [won]
    while path[-1]["parent"] is not None:
        path.append(nodes[path[-1]["parent"]])
    assert [node["state"] for node in path[1:]] == ["path"] * (len(path) - 1)
    assert {node["id"] for node in path[1:]} == {
        at for at, node in nodes.items() if node["state"] == "path"
    }
    assert won["table"] == ["24"]
    assert sorted(path[-1]["table"]) == sorted(map(str, numbers))
    steps = [node["step"] for node in path if node["step"]]
    assert len(steps) == len(numbers) - 1
    for step in steps:
        left, right, value = (Fraction(step[name]) for name in ("left", "right", "value"))
        assert OPERATORS[step["operator"]].apply(left, right) == value


def test_our_solver_goes_from_the_target_to_the_last_card():
    value = call("trace", method="ours", numbers=[3, 3, 8, 8])["value"]
    way = [node for node in value["nodes"] if node["state"] in ("path", "won")]
    assert [(node["token"], node["stack"], node["rest"]) for node in way] == [
        (None, ["24"], ["3", "3", "8", "8"]),
        ("8", ["1/3"], ["3", "3", "8"]),
        ("3", ["8/3"], ["3", "8"]),
        ("3", ["8"], ["8"]),
    ]
    assert (way[1]["step"]["left"], way[1]["step"]["right"]) == ("8", "1/3")


@pytest.mark.parametrize("target", [24, 0, -5, Fraction(3, 7)])
def test_our_solver_reaches_exactly_the_solvable_targets(target):
    random = Random(24)
    for _ in range(50):
        hand = [random.randint(0, 13) for _ in range(random.randint(1, 5))]
        traced = run_to_end(trace_in_slices("ours", hand, target))
        assert any(node.state == "won" for node in traced.nodes.values()) == is_solvable(
            hand, target
        )


def test_postfix_shows_its_stack():
    value = call("trace", method="postfix", numbers=[3, 8])["value"]
    read = [
        (node["token"], node["stack"], node["rest"])
        for node in value["nodes"]
        if node["state"] in ("path", "won")
    ]
    assert read == [
        (None, [], ["3", "8"]),
        ("3", ["3"], ["8"]),
        ("8", ["3", "8"], []),
        ("*", ["24"], []),
    ]


def test_a_trace_without_a_solution_is_dead_and_bounded():
    value = call("trace", method="running-total", numbers=[3, 3, 8, 8])["value"]
    assert {node["state"] for node in value["nodes"]} == {"dead"}
    assert not value["cut"]
    value = call("trace", method="pick-two", numbers=[3, 11, 12, 13, 13], target=-999)["value"]
    assert (len(value["nodes"]), value["cut"]) == (MAX_LISTED, True)


def test_a_trace_of_too_many_cards_is_left_open():
    value = call("trace", method="postfix", numbers=[7, 7, 7, 11, 11, 13], target=-1000)["value"]
    assert value["cut"]
    assert value["nodes"][0]["state"] == "open"


def test_no_position_is_visited_twice():
    for method in ("pick-two", "running-total"):
        value = call("trace", method=method, numbers=[4, 4, 4, 4])["value"]
        tables = [(node["stack"], sorted(node["rest"])) for node in value["nodes"]]
        assert len(tables) == len({json.dumps(table) for table in tables})


def test_the_anatomy_of_an_expression():
    value = call("anatomy", text="8÷(3-8÷3)")["value"]
    assert value["infix"] == "8/(3-8/3)"
    assert value["postfix"] == ["8", "3", "8", "3", "/", "-", "/"]
    assert value["steps"][-1] == {"left": "8", "operator": "/", "right": "1/3", "value": "24"}
    assert value["tree"]["right"] == {
        "operator": "-",
        "value": "1/3",
        "left": {"number": "3"},
        "right": {
            "operator": "/",
            "value": "8/3",
            "left": {"number": "8"},
            "right": {"number": "3"},
        },
    }


def test_the_same_solutions_have_the_same_canonical_forms():
    one, other, third = (
        call("anatomy", text=text)["value"]["canonical"] for text in ("7/1", "1*7", "7*1")
    )
    assert one["essential"] == other["essential"]
    assert one["algebraic"] != other["algebraic"] == third["algebraic"]


@pytest.mark.parametrize(
    ("name", "params", "code"),
    [
        ("anatomy", {"text": "8+"}, "missing-operand"),
        ("anatomy", {"text": "8/(3-3)"}, "division-by-zero"),
        ("anatomy", {}, "bad-request"),
        ("run_method", {"method": "divination", "numbers": [1]}, "bad-request"),
        ("run_method", {"method": "exhaustive", "numbers": [1]}, "bad-method-size"),
        ("run_method", {"method": "ours", "numbers": []}, "bad-hand-empty"),
        ("survey", {"method": "ours", "low": 5, "high": 4}, "bad-request"),
        ("survey", {"method": "ours", "high": 21}, "bad-request"),
        ("trace", {"method": "exhaustive", "numbers": [1]}, "bad-request"),
        ("trace", {"method": "postfix", "numbers": [1] * 9}, "bad-hand-size"),
    ],
)
def test_bad_input_is_an_error_with_a_reason(name, params, code):
    assert call(name, **params)["error"]["code"] == code
