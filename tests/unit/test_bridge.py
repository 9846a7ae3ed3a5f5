import json
from fractions import Fraction

import pytest

from twentyfour import Reason, bridge, count_solutions, parse, technique


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


def test_long_work_is_done_in_slices_with_progress():
    job = bridge.begin("solve", json.dumps({"numbers": [1, 2, 3, 4, 5, 6]}))
    seen = []
    while not (outcome := json.loads(bridge.advance(job, 0)))["done"]:
        seen.append(outcome["progress"])
    assert seen[0]["done"] == 0 < seen[0]["total"]
    assert seen[-1]["done"] == seen[-1]["total"]
    assert seen[-1]["found"] == outcome["value"]["count"] > 500


def test_progress_stays_until_there_is_new_progress(monkeypatch):
    def work(_):
        yield {"tried": 1}
        while True:
            yield None

    monkeypatch.setitem(bridge.CALLS, "work", work)
    job = bridge.begin("work", "{}")
    assert json.loads(bridge.advance(job, 1))["progress"] == {"tried": 1}
    bridge.cancel(job)


def test_a_cancelled_job_is_forgotten_and_others_go_on():
    job = bridge.begin("solve", json.dumps({"numbers": [1, 2, 3, 4, 5, 6]}))
    bridge.advance(job, 0)
    bridge.cancel(job)
    bridge.cancel(job)
    assert json.loads(bridge.advance(job, 0))["error"]["code"] == "bad-request"
    assert call("read_target", text="24")["value"] == "24"


def test_deal_is_four_solvable_cards():
    dealt = call("deal", seed=1)["value"]
    assert len(dealt["cards"]) == 4
    assert call("solve", numbers=dealt["numbers"])["value"]["count"] > 0
    assert dealt == call("deal", seed=1)["value"]


def test_a_deal_without_a_solution_can_be_requested():
    dealt = call("deal", seed=1, solvable="none", deck="10")["value"]
    assert max(dealt["numbers"]) <= 10
    assert call("claim_no_solution", numbers=dealt["numbers"])["value"]["ok"]


def test_a_wrong_claim_of_no_solution_is_rejected():
    value = call("claim_no_solution", numbers=[3, 3, 8, 8])["value"]
    assert value == {"ok": False, "code": "has-solution", "counts_as_wrong": True}


def test_a_negative_mixed_number_has_the_parts_of_its_absolute_value():
    value = call("check", text="2/4-4", numbers=[2, 4, 4])["value"]
    assert (value["value"], value["mixed"]) == (
        "-7/2",
        {"negative": True, "whole": "3", "numerator": "1", "denominator": "2"},
    )


def test_a_wrong_value_is_a_mixed_number_too():
    value = call("check", text="8*3-3/8", numbers=[3, 3, 8, 8])["value"]
    assert (value["code"], value["value"]) == ("wrong-value", "189/8")
    assert value["mixed"] == {
        "negative": False,
        "whole": "23",
        "numerator": "5",
        "denominator": "8",
    }


def test_without_a_solution_the_nearest_values_are_returned():
    value = call("solve", numbers=[1, 1, 1, 1])["value"]
    assert value["count"] == 0
    assert value["nearest"]["below"]["value"] == "4"
    assert value["nearest"]["above"] is None


def test_solving_eight_numbers_does_not_wait_for_the_nearest_values():
    assert call("solve", numbers=[1] * 8)["value"] == {
        "count": 0,
        "solutions": [],
        "nearest": None,
    }


def test_an_explanation_is_a_chain_of_steps():
    value = call("explain_same", a="7/1", b="1*7")["value"]
    assert value["same"]
    assert [step["after"] for step in value["steps"]] == ["7*1", "1*7"]
    assert value["steps"][0]["rules"] == ["over-one"]
    assert call("explain_same", a="7/(1-1)", b="7")["error"]["code"] == "division-by-zero"
    assert call("explain_same", a="7+", b="7")["error"]["code"] == "missing-operand"


def test_a_page_receives_the_simplest_of_very_many_solutions(monkeypatch):
    monkeypatch.setattr(bridge, "MAX_LISTED", 10)
    value = call("solve", numbers=[1, 2, 3, 4, 5])["value"]
    assert value["count"] > len(value["solutions"]) == 10


def test_the_longest_searches_have_many_slices():
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
        ("deal", {"level": "divine"}, "bad-request", None),
        ("deal", {"size": 9}, "bad-request", None),
        ("deal", {"courts": 5}, "bad-request", None),
        ("deal", {"courts": 10, "size": 5}, "bad-request", None),
        ("deal", {"near": "50"}, "bad-request", None),
        ("deal", {"near": True}, "bad-request", None),
        ("deal", {"near": -1}, "bad-request", None),
        ("deal", {"near": 100.5}, "bad-request", None),
        ("deal", {"near": float("nan")}, "bad-request", None),
        ("deal", {"seed": "1"}, "bad-request", None),
        ("deal", {"size": 1}, "no-such-hand", [0, 0]),
        ("daily", {"date": "today"}, "bad-date", [0, 5]),
        ("coach", {"history": []}, "bad-hand-empty", [0, 0]),
        ("coach", {"history": [["8/0"]]}, "division-by-zero", None),
        ("coach", {"history": [["8+"]]}, "missing-operand", [1, 2]),
        ("recognize", {"text": "8", "numbers": [8], "found": [8]}, "bad-request", None),
        ("divine", {}, "bad-request", None),
    ],
)
def test_bad_input_is_an_error_with_a_reason(name, params, code, span):
    error = call(name, **params)["error"]
    assert (error["code"], error["span"]) == (code, span)


@pytest.mark.parametrize("text", ["", "[", "[]", "3"])
def test_parameters_must_be_a_json_object(text):
    job = bridge.begin("solve", text)
    assert json.loads(bridge.advance(job, 1))["error"]["code"] == "bad-request"


def test_a_rating_comes_with_reasons_and_technique():
    value = call("rate", numbers=[2, 2, 6, 13])["value"]
    assert value["level"] == "expert"
    assert 75 <= value["score"] <= 100
    assert {"code": "large-product", "params": {"value": "30"}} in value["reasons"]
    assert value["technique"] == {"code": "over-back", "params": {}}
    assert call("rate", numbers=[1, 1, 1, 1])["value"]["technique"] is None


def test_a_rating_has_the_reasons_and_the_technique_of_the_answer():
    def explained(text):
        value = call("rate", numbers=[1, 1, 3, 9], text=text)["value"]
        factors = [each["params"] for each in value["reasons"] if "left" in each["params"]]
        return value["score"], factors, value["technique"]["code"]

    score, *by_three = explained(None)
    assert (score, *by_three) == explained("3*(9-1*1)")
    assert by_three == [[{"left": "3", "right": "8"}], "spare-one"]
    assert explained("(9+3)*(1+1)") == (score, [{"left": "2", "right": "12"}], "two-pairs")
    assert technique(parse("(9+3)*(1+1)")) == Reason("two-pairs")
    assert call("rate", numbers=[1, 1, 3, 9], text="1+")["error"]["code"] == "missing-operand"


def test_hints_come_as_codes_the_weakest_first():
    value = call("hints", numbers=[3, 3, 8, 8])["value"]
    assert [hint["code"] for hint in value] == [
        "solvable",
        "technique",
        "last-operator",
        "last-step",
        "first-step",
        "solution",
    ]
    assert value[4]["params"] == {"left": "8", "operator": "/", "right": "3", "value": "8/3"}
    assert value[5]["expression"]["text"] == "8/(3-8/3)"


def test_a_coach_reads_values_and_expressions():
    value = call("coach", history=[[3, 3, 8, 8], [3, 8, "8/3"]])["value"]
    assert (value["possible"], value["undo"]) == (True, 0)
    assert value["hints"][2]["params"]["value"] == "1/3"
    value = call("coach", history=[["3", "3", "8", "8"], ["3+8", "3", "8"], ["3+8", "24"]])["value"]
    assert (value["possible"], value["undo"]) == (False, 2)
    assert call("coach", history=[["-1/2", "48"]], target=-24)["value"]["possible"]


def reviewed(tables, **params):
    return call("look_back", tables=[[*map(str, table)] for table in tables], **params)["value"]


def test_a_look_back_counts_the_solutions_of_each_table():
    tables = [[2, 4, 8, 10], [8, 8, 10], ["1/3", 8], [24], [25]]
    expected = [count_solutions([Fraction(card) for card in table]) for table in tables]
    assert reviewed(tables) == expected
    assert expected[0] == 11
    assert reviewed([[2, 5, 8, 9], [7, 8, 9]], operators="+-") == [1, 1]
    assert reviewed([[30, 6]], target=36) == [1]


def test_a_look_back_reports_the_counts_so_far():
    job = bridge.begin("look_back", json.dumps({"tables": [[3, 3, 8, 8], [3, 8, 11], [24]]}))
    seen = []
    while not (outcome := json.loads(bridge.advance(job, 0)))["done"]:
        if outcome["progress"]:
            seen.append(outcome["progress"])
    assert seen == [[1], [1, 0], [1, 0, 1]]
    assert outcome["value"] == seen[-1]


def test_a_look_back_of_a_large_table_says_whether_it_is_solvable():
    assert reviewed([[1, 2, 3, 4, 5, 6, 7], [1] * 7, [1, 2, 3, 4, 5, 6]]) == [None, 0, 725]


def test_an_approach_names_the_technique_of_the_answer_that_goes_on_from_a_table():
    def approach(*table, **params):
        named = call("approach", table=table, **params)["value"]
        return named and named["code"]

    assert approach("3", "3", "8", "8") == approach("8/3", "3", "8") == "fraction-divide"
    assert approach("10/2", "2", "8") == "inner-quotient"
    assert approach("8+8", "3", "3") is None
    assert approach("2+8", "5", "9", operators="+-") == "sum"
    assert approach("1", "2", "3", "4", "5", "6") is None


def test_the_approach_of_a_single_card_is_its_technique_whatever_its_value():
    for text in ("8/(3-8/3)", "(8-3)*8+3", "8+8+3+3", "8*8/3-3"):
        assert call("approach", table=[text])["value"]["code"] == technique(parse(text)).code


def test_a_proof_of_the_table_of_a_branch_shows_the_next_steps():
    branches = call("proof", numbers=[1, 1, 1, 5])["value"]
    assert not any(branch["reaches"] for branch in branches)
    nearest = branches[0]
    assert nearest["step"]["operator"] in "+-*/"
    behind = call("proof", numbers=nearest["table"])["value"]
    assert behind[0]["distance"] == nearest["distance"]


def test_a_day_has_three_hands_with_their_levels():
    value = call("daily", date="2026-11-21")["value"]
    assert [hand["level"] for hand in value["hands"]] == ["easy", "medium", "hard"]
    assert all(hand["rating"]["level"] == hand["level"] for hand in value["hands"])
    assert all(len(hand["cards"]) == len(hand["numbers"]) == 4 for hand in value["hands"])
    assert value == call("daily", date="2026-11-21")["value"]


def test_a_deal_has_the_level_deck_and_size_requested():
    dealt = call("deal", seed=1, level="hard", deck="10")["value"]
    assert max(dealt["numbers"]) <= 10
    assert call("rate", numbers=dealt["numbers"])["value"]["level"] == "hard"
    assert len(call("deal", seed=1, size=6)["value"]["cards"]) == 6


def test_deal_has_its_difficulty_unless_the_hand_is_large():
    dealt = call("deal", seed=1, near=70)["value"]
    rated = call("rate", numbers=dealt["numbers"])["value"]
    assert dealt["difficulty"] == {"score": rated["score"], "level": rated["level"]}
    assert abs(rated["score"] - 70) < 20
    assert call("similar", seed=1, numbers=[3, 3, 8, 8])["value"]["difficulty"]["level"] == "expert"
    assert call("deal", seed=1, size=6)["value"]["difficulty"] is None


def test_a_deal_is_made_for_the_target():
    dealt = call("deal", seed=1, size=3, target="7/2")["value"]
    assert dealt["target"] == "7/2"
    assert call("is_solvable", numbers=dealt["numbers"], target="7/2")["value"]


def test_hands_to_exclude_are_not_dealt():
    first = call("deal", seed=1)["value"]
    second = call("deal", seed=1, exclude=[first["numbers"]])["value"]
    assert sorted(first["numbers"]) != sorted(second["numbers"])


def test_a_similar_hand_is_another_one_of_the_same_technique():
    fresh = call("similar", numbers=[2, 4, 8, 10], seed=1)["value"]["numbers"]
    assert sorted(fresh) != [2, 4, 8, 10]
    assert call("rate", numbers=fresh)["value"]["technique"]["code"] == "sum"


def test_recognize_returns_the_index_of_the_solution():
    hand = [2, 3, 6, 9]
    solutions = [solution["text"] for solution in call("solve", numbers=hand)["value"]["solutions"]]
    for index, text in enumerate(solutions):
        value = call("recognize", text=text, numbers=hand, found=solutions[:index])["value"]
        assert (value["verdict"]["code"], value["index"], value["repeats"]) == (
            "right",
            index,
            None,
        )
        assert value["explanation"] is None
        assert value["count"] == len(solutions)


def test_recognize_returns_the_repeated_answer_with_an_explanation():
    value = call("recognize", text="7*1", numbers=[1, 7], target=7, found=["7/1"])["value"]
    assert (value["index"], value["repeats"]) == (0, 0)
    assert value["explanation"]["steps"][-1]["after"] == "7/1"


def test_solutions_with_negative_cards_are_recognized():
    value = call("recognize", text="-3*-8", numbers=[-3, -8], found=["-8*-3"])["value"]
    assert (value["verdict"]["code"], value["index"], value["repeats"]) == ("right", 0, 0)


def test_a_wrong_answer_has_no_index():
    value = call("recognize", text="8*3", numbers=[3, 3, 8, 8], found=[])["value"]
    assert (value["verdict"]["code"], value["index"]) == ("unused", None)


CLOSE = {"numbers": [6, 7, 8, 9, 10, 10], "target": 999}


def test_nearest_value_is_printed_with_its_distance_and_steps():
    value = call("closest", **CLOSE)["value"]
    assert value["distance"] == "0"
    assert value["expression"]["text"] == "(8+6)*10*7+10+9"
    assert len(value["expression"]["steps"]) == 5
    assert call("closest", numbers=[2, 3], target="2/3")["value"]["distance"] == "1/3"
    assert call("closest", numbers=[2, 3], target="2/3", whole=False)["value"]["distance"] == "0"


def test_nearer_values_are_progress_and_the_search_can_be_cancelled():
    job = bridge.begin("closest", json.dumps(CLOSE))
    values = []
    while not (outcome := json.loads(bridge.advance(job, 0)))["done"]:
        if outcome["progress"]:
            values.append(outcome["progress"]["expression"]["value"])
    assert values == ["10", "100", "900", "1008", "998", "999"]
    job = bridge.begin("closest", json.dumps(CLOSE))
    bridge.advance(job, 0)
    bridge.cancel(job)
    assert json.loads(bridge.advance(job, 0))["error"]["code"] == "bad-request"


def test_a_puzzle_of_a_date_or_of_a_seed():
    of_date = call("closest_puzzle", date="2026-11-23")["value"]
    assert of_date == call("closest_puzzle", date="2026-11-23", seed=5)["value"]
    of_seed = call("closest_puzzle", kind="digits", seed=1)["value"]
    assert of_seed == {"kind": "digits", "numbers": [1, 9, 10, 14, 20, 21], "target": "240"}
    assert call("closest_puzzle", large=9)["error"]["code"] == "bad-request"
