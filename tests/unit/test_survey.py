import csv
import json
import re
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest

from tests.closest_oracle import whole_values
from twentyfour import METHODS, check, parse
from twentyfour._bridge import serializer
from twentyfour._slices import run_to_end
from twentyfour.cli import main
from twentyfour.methods import countdown, large_survey, spread
from twentyfour.methods.survey import hands, judge_in_slices

MISSED_BY_73 = {
    (1, 1, 13, 13): "N+N-N-N",
    (2, 2, 12, 13): "N+N-N/N",
    (6, 6, 12, 13): "N+N-N/N",
    (6, 12, 13, 13): "N+N-N/N",
    (8, 8, 12, 13): "N+N-N/N",
    (10, 10, 12, 13): "N+N-N/N",
}


def judge(name, *hand, target=24):
    return run_to_end(judge_in_slices(METHODS[name], hand, target))


def part(name, *hand):
    outcome = judge(name, *hand)
    return outcome.reason, outcome.params["part"]


def test_a_hand_is_solved_unsolvable_or_missed():
    solved, none, missed = (
        judge("pick-two-whole", *hand) for hand in ((5, 6, 7, 8), (1, 1, 1, 1), (3, 3, 8, 8))
    )
    assert (solved.state, none.state, missed.state) == ("s", "n", "m")
    assert check(solved.solution, (5, 6, 7, 8)).ok
    assert none.solution is solved.reason is None
    assert missed.solution == "8/(3-8/3)"
    assert (missed.reason, missed.params) == ("needs-fraction", {"value": "8/3"})


def test_the_published_templates_miss_six_hands_because_two_templates_are_missing():
    for hand, template in MISSED_BY_73.items():
        outcome = judge("templates-73", *hand)
        assert (outcome.reason, outcome.params) == ("template-missing", {"template": template})
        assert judge("templates-130", *hand).state == ("s" if template == "N+N-N-N" else "m")
        assert judge("templates-mended", *hand).state == "s"


def test_a_total_in_the_wrong_place_is_shown():
    assert part("running-total", 3, 3, 8, 8) == ("operand-on-the-left", "3-8/3")
    assert part("two-totals", 3, 3, 8, 8) == ("operand-on-the-left", "3-8/3")
    assert part("running-total", 1, 1, 1, 11) == ("needs-two-totals", "(11+1)*(1+1)")
    assert part("both-orders", 10, 12, 12, 12) == ("needs-two-totals", "12*12-12*10")
    assert judge("both-orders", 3, 3, 8, 8).state == "s"


def test_hands_that_permutations_miss_need_parentheses():
    assert judge("permutations", 1, 1, 1, 11).reason == "needs-parentheses"


def test_a_wrong_expression_is_reported():
    outcome = judge("exhaustive-float", 2, 24, 46, 56)
    assert (outcome.state, outcome.wrong) == ("n", "2/(46*56)+24")
    assert serializer.survey([outcome])["wrong"] == [
        {"numbers": (2, 24, 46, 56), "expression": "2/(46*56)+24"}
    ]


def test_floats_too_large_to_be_exact_miss_solutions():
    huge = 10**17
    outcome = judge("exhaustive-float", 12, 12, huge, huge + 1, target=Fraction(25))
    assert (outcome.state, outcome.reason) == ("m", "rounding")
    assert check(outcome.solution, (12, 12, huge, huge + 1), 25).ok


def test_the_reason_is_the_operand_on_the_left_exactly_where_both_orders_solve():
    outcomes = large_survey.survey("running-total", hands(1, 6), Fraction(24))
    missed = [outcome for outcome in outcomes if outcome.state == "m"]
    solved = [judge("both-orders", *outcome.numbers).state == "s" for outcome in missed]
    assert [outcome.reason == "operand-on-the-left" for outcome in missed] == solved
    assert 0 < sum(solved) < len(missed)
    assert all(check(outcome.solution, outcome.numbers).ok for outcome in missed)


def test_a_survey_counts_states():
    outcomes = [
        judge("pick-two-whole", *hand) for hand in ((3, 3, 8, 8), (1, 1, 1, 1), (1, 2, 3, 4))
    ]
    figures = serializer.survey(outcomes)
    assert (figures["hands"], figures["solved"], figures["none"]) == (3, 1, 1)
    assert figures["states"] == "mns"
    assert figures["solutions"][:2] == [None, None]
    assert check(figures["solutions"][2], [1, 2, 3, 4]).ok
    assert figures["missed"] == [
        {
            "numbers": (3, 3, 8, 8),
            "solution": "8/(3-8/3)",
            "reason": "needs-fraction",
            "params": {"value": "8/3"},
        }
    ]


def products_only(numbers, target):
    """Multiply all cards: a method that no blind spot explains."""
    tree = parse("*".join(map(str, numbers)))
    yield tree if tree.value == target else None


def test_a_method_of_ones_own_is_surveyed(monkeypatch):
    own = METHODS["exhaustive"]._replace(name="products", trying=products_only, complete=False)
    chosen = [(1, 1, 3, 8), (3, 3, 8, 8), (1, 1, 1, 1)]
    outcomes = large_survey.survey(own, chosen)
    assert [(outcome.state, outcome.solution, outcome.reason) for outcome in outcomes] == [
        ("s", "1*1*3*8", None),
        ("m", "8/(3-8/3)", None),
        ("n", None, None),
    ]
    with ThreadPoolExecutor(2) as threads:
        assert large_survey.survey(own, chosen, executor=threads) == outcomes
    monkeypatch.setattr(spread, "MAX_IN_ONE_PROCESS", 0)
    assert large_survey.survey(own, chosen) == outcomes


def test_a_survey_refuses_an_unknown_name():
    with pytest.raises(ValueError, match="not 'divination'"):
        large_survey.survey("divination", hands(1, 2))


def test_hands_come_in_ascending_order():
    assert hands(1, 2) == [(1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 2, 2), (1, 2, 2, 2), (2, 2, 2, 2)]
    assert len(hands()) == 1820


def test_processes_and_threads_give_the_outcomes_of_one_process(monkeypatch):
    chosen = hands(5, 8)
    one = large_survey.survey("templates-73", chosen)
    with ThreadPoolExecutor(3) as threads:
        assert large_survey.survey("templates-73", chosen, executor=threads) == one
        assert threads.submit(len, chosen).result() == len(one)
    monkeypatch.setattr(spread, "MAX_IN_ONE_PROCESS", 0)
    assert large_survey.survey("templates-73", chosen) == one


FOUR_LARGE = (2, 3, 25, 50, 75, 100)


def test_there_are_13243_selections():
    selections = countdown.selections()
    assert len(selections) == 13_243
    assert FOUR_LARGE in selections
    assert (1, 1, 1, 2, 3, 4) not in selections


def test_selection_reaches_the_targets_of_brute_force():
    for selection in ((1, 1, 2, 2, 3, 3), (1, 2, 3, 4, 25, 50)):
        values = whole_values([(number, 1) for number in selection])
        assert countdown.reached(selection).targets == sum(n in range(100, 1000) for n in values)


def test_a_survey_of_countdown_counts_targets():
    results = [countdown.reached(each) for each in ((1, 1, 2, 2, 3, 3), FOUR_LARGE)]
    assert [result.targets for result in results] == [0, 774]
    assert countdown.figures([*results, countdown.Reached((), 900)]) == (3, 1, 2700, 1674)


@pytest.fixture
def few_selections(monkeypatch):
    monkeypatch.setattr(countdown, "selections", lambda: [(1, 1, 2, 2, 3, 3), FOUR_LARGE])


@pytest.mark.usefixtures("few_selections")
def test_the_command_surveys_countdown(capsys, tmp_path):
    file = tmp_path / "countdown.csv"
    assert main(["survey", "countdown", "--csv", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "0 of 2 selections reach every target",
        "774 of 1,800 pairs of a selection and a target can be made",
    ]
    rows = file.read_text(encoding="utf-8").splitlines()
    assert rows == ["selection,targets", "1 1 2 2 3 3,0", "2 3 25 50 75 100,774"]
    assert main(["survey", "countdown", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "selections": 2,
        "complete": 0,
        "pairs": 1800,
        "made": 774,
    }


@pytest.mark.parametrize("option", ["--cards", "--target"])
def test_countdown_rejects_other_cards_and_targets(capsys, option):
    assert main(["survey", "countdown", option, "5"]) == 2
    assert "Countdown has its own cards and targets" in capsys.readouterr().err


def test_the_command_lists_the_methods(capsys):
    assert main(["methods"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(METHODS)
    assert main(["methods", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed[-1]["name"] == "ours"
    assert listed[-1]["sizes"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_command_surveys(capsys, tmp_path):
    file = tmp_path / "survey.csv"
    assert main(["survey", "pick-two-whole", "--cards", "5-8", "--csv", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "20 of 20 hands that can be solved"
    with file.open(encoding="utf-8", newline="") as written:
        rows = list(csv.DictReader(written))
    assert [row["state"] for row in rows].count("s") == 20
    assert [row["hand"] for row in rows][:2] == ["5 5 5 5", "5 5 5 6"]


def test_the_command_lists_the_missed_hands(capsys):
    main(["survey", "pick-two-whole", "--cards", "3-8"])
    assert capsys.readouterr().out.splitlines() == [
        "101 of 104 hands that can be solved",
        "missed 3 3 7 7: 7*(3+3/7). There is a fraction on the way: 3/7.",
        "missed 3 3 8 8: 8/(3-8/3). There is a fraction on the way: 8/3.",
        "missed 4 4 7 7: 7*(4-4/7). There is a fraction on the way: 4/7.",
    ]


def test_the_command_reports_a_wrong_expression(capsys):
    main(["survey", "exhaustive-float", "--cards", "40-40", "--target", "1/100000"])
    assert "wrong 40 40 40 40: " in capsys.readouterr().out


def test_the_command_in_json(capsys):
    main(["survey", "templates-mended", "--cards", "1-2", "--target", "4", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert figures["states"] == "sssss"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--cards", "K"],
        ["--cards", "5-1"],
        ["--cards", "a-b"],
        ["--cards", "1-99"],
        ["--target", "x"],
    ],
)
def test_bad_input_of_the_command(capsys, arguments):
    assert main(["survey", "ours", *arguments]) == 2
    assert re.search(r" is not a |can't be a ", capsys.readouterr().err)


def test_an_unknown_method_is_refused():
    with pytest.raises(SystemExit) as caught:
        main(["survey", "divination"])
    assert caught.value.code == 2


def test_the_texts_of_outcomes_can_be_parsed():
    assert parse(judge("ours", 3, 3, 8, 8).solution).value == 24
