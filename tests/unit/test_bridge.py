import json

import pytest

from twentyfour import bridge


def call(name, milliseconds=50, **params):
    job = bridge.begin(name, json.dumps(params))
    while not (outcome := json.loads(bridge.advance(job, milliseconds)))["done"]:
        pass
    return outcome


def test_solving_gives_texts_and_steps():
    value = call("solve", numbers=[3, 3, 8, 8])["value"]
    assert value["count"] == 1
    assert value["solutions"][0]["text"] == "8/(3-8/3)"
    assert value["solutions"][0]["steps"][0] == {
        "left": "8",
        "operator": "/",
        "right": "3",
        "value": "8/3",
    }


def test_long_work_is_done_in_slices_that_tell_their_progress():
    job = bridge.begin("solve", json.dumps({"numbers": [1, 2, 3, 4, 5, 6]}))
    seen = []
    while not (outcome := json.loads(bridge.advance(job, 0)))["done"]:
        seen.append(outcome["progress"])
    assert seen[0]["done"] == 0 < seen[0]["total"]
    assert seen[-1]["done"] == seen[-1]["total"]
    assert seen[-1]["found"] == outcome["value"]["count"] > 500


def test_a_cancelled_job_is_forgotten_and_others_go_on():
    job = bridge.begin("solve", json.dumps({"numbers": [1, 2, 3, 4, 5, 6]}))
    bridge.advance(job, 0)
    bridge.cancel(job)
    bridge.cancel(job)
    assert json.loads(bridge.advance(job, 0))["error"]["code"] == "bad-request"
    assert call("version")["value"]


def test_a_deal_is_four_cards_that_can_be_solved():
    dealt = call("deal", seed=1)["value"]
    assert len(dealt["cards"]) == 4
    assert call("solve", numbers=dealt["numbers"])["value"]["count"] > 0
    assert dealt == call("deal", seed=1)["value"]


def test_a_deal_may_be_asked_to_have_no_solution():
    dealt = call("deal", seed=1, solvable=False, deck="1-10")["value"]
    assert max(dealt["numbers"]) <= 10
    assert call("claim_no_solution", numbers=dealt["numbers"])["value"]["ok"]


def test_a_wrong_claim_of_no_solution_is_told():
    value = call("claim_no_solution", numbers=[3, 3, 8, 8])["value"]
    assert value == {"ok": False, "code": "has-solution"}


def test_a_wrong_value_comes_as_a_mixed_number_too():
    value = call("check", text="8*3-3/8", numbers=[3, 3, 8, 8])["value"]
    assert (value["code"], value["value"]) == ("wrong-value", "189/8")
    assert value["mixed"] == {
        "negative": False,
        "whole": "23",
        "numerator": "5",
        "denominator": "8",
    }


def test_without_a_solution_the_nearest_misses_are_given():
    value = call("solve", numbers=[1, 1, 1, 1])["value"]
    assert value["count"] == 0
    assert value["nearest"]["below"]["value"] == "4"
    assert value["nearest"]["above"] is None
    assert call("nearest", numbers=[7, 7, 7, 7])["value"]["above"]["text"] == "7+7+7+7"


def test_the_nearest_misses_of_eight_numbers_are_not_waited_for():
    assert call("solve", numbers=[1] * 8)["value"] == {
        "count": 0,
        "solutions": [],
        "nearest": None,
    }


def test_why_two_answers_are_the_same_comes_as_a_chain():
    value = call("explain_same", a="7/1", b="1*7")["value"]
    assert value["same"]
    assert [step["after"] for step in value["steps"]] == ["7*1", "1*7"]
    assert value["steps"][0]["rules"] == ["over-one"]
    assert call("explain_same", a="7/(1-1)", b="7")["error"]["code"] == "division-by-zero"
    assert call("explain_same", a="7+", b="7")["error"]["code"] == "missing-operand"


def test_a_page_is_given_the_simplest_of_very_many_solutions(monkeypatch):
    monkeypatch.setattr(bridge, "LISTED", 10)
    value = call("solve", numbers=[1, 2, 3, 4, 5])["value"]
    assert value["count"] > len(value["solutions"]) == 10


def test_slices_of_the_longest_searches_are_short_enough_to_be_many():
    job = bridge.begin("solve", json.dumps({"numbers": [3, 4, 5, 6, 9, 10, 11, 13]}))
    outcomes = [json.loads(bridge.advance(job, 0)) for _ in range(25)]
    bridge.cancel(job)
    assert not any(outcome["done"] for outcome in outcomes)


def test_rational_numbers_travel_as_text():
    assert call("check", text="1⁄2*48", numbers=["1/2", 48])["value"]["ok"]
    assert call("read_target", text=" 1/2")["value"] == "1/2"


def test_a_hand_is_read_with_the_suits_that_are_given():
    assert call("read_hand", text="8h 3 1/2")["value"] == {
        "cards": [{"rank": 8, "suit": "hearts"}, {"value": "3"}, {"value": "1/2"}],
        "numbers": [8, 3, "1/2"],
    }


@pytest.mark.parametrize(
    ("name", "params", "code", "span"),
    [
        ("read_hand", {"text": "3 x"}, "bad-hand-symbol", [2, 3]),
        ("read_target", {"text": "two"}, "bad-target", [0, 3]),
        ("solve", {"numbers": []}, "bad-hand-empty", [0, 0]),
        ("solve", {"numbers": [1] * 9}, "bad-hand-size", [0, 0]),
        ("solve", {"numbers": [2.5]}, "bad-request", None),
        ("solve", {}, "bad-request", None),
        ("check", {"numbers": [3]}, "bad-request", None),
        ("deal", {"deck": "tarot"}, "bad-request", None),
        ("divine", {}, "bad-request", None),
    ],
)
def test_bad_input_is_an_error_that_says_why(name, params, code, span):
    error = call(name, **params)["error"]
    assert (error["code"], error["span"]) == (code, span)


@pytest.mark.parametrize("text", ["", "[", "[]", "3"])
def test_parameters_that_are_no_json_object_are_refused(text):
    job = bridge.begin("version", text)
    assert json.loads(bridge.advance(job, 1))["error"]["code"] == "bad-request"
