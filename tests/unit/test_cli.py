import json

import pytest

from twentyfour.cli import main


@pytest.fixture
def run(capsys):
    def run(*arguments):
        code = main(arguments)
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err

    return run


def test_solve_prints_every_solution(run):
    assert run("solve", "3", "3", "8", "8") == (0, ["8/(3-8/3) = 24"], "")


@pytest.mark.parametrize("cards", [["3388"], ["3,3,8,8"], ["3", "3", "8h", "8s"]])
def test_cards_are_read_as_on_the_page(run, cards):
    assert run("solve", *cards)[1] == ["8/(3-8/3) = 24"]


def test_no_solution_is_exit_code_one(run):
    assert run("solve", "1", "1", "1", "1") == (1, ["no solution", "nearest: (1+1)*(1+1) = 4"], "")


def test_solutions_may_be_told_apart_by_algebra_alone(run):
    assert run("solve", "1", "24")[1] == ["24*1 = 24"]
    assert len(run("solve", "1", "24", "--distinct", "algebraic")[1]) == 2


def test_any_target(run):
    assert run("solve", "3", "-3", "--target", "-9")[1] == ["3*⁻3 = -9"]


def test_check_says_what_an_answer_makes(run):
    code, lines, _ = run("check", "8*3*3/8", "3", "3", "8", "8")
    assert code == 1
    assert lines == ["wrong value: value 9; target 24", "  8*3*3/8", "  ^^^^^^^"]


def test_check_says_right(run):
    assert run("check", "8/(3-8/3)", "3", "3", "8", "8") == (0, ["right"], "")


def test_check_points_at_a_fault(run):
    code, lines, _ = run("check", "8*(3+3", "3", "3", "8", "8")
    assert (code, lines) == (2, ["unclosed bracket: bracket (", "  8*(3+3", "    ^"])


def test_check_names_the_cards(run):
    _, lines, _ = run("check", "8*3", "3", "3", "8", "8")
    assert lines[0] == "unused: not on table none; overused none; unused 3, 8"


def test_a_day_has_three_hands(run):
    assert run("daily", "--date", "2026-11-21") == (
        0,
        ["easy   4♥ A♥ 4♠ Q♥", "medium 8♥ 4♦ Q♦ 6♠", "hard   4♣ 5♣ 2♣ A♠"],
        "",
    )
    assert len(run("daily")[1]) == 3


def test_rate_says_how_hard_a_hand_is_and_why(run):
    code, lines, _ = run("rate", "2", "2", "6", "13")
    assert code == 0
    assert lines[0].startswith("expert: 9")
    assert lines[1:3] == ["  one solution", "  large product: 30"]
    assert run("rate", "1", "1", "1", "1") == (1, ["easy: 0 of 100", "  no solution"], "")


def test_a_hint_is_given_at_a_time(run):
    assert run("hint", "3", "3", "8", "8") == (0, ["solvable: 1"], "")
    assert run("hint", "3", "3", "8", "8", "--count", "9")[1] == [
        "solvable: 1",
        "last operator: /",
        "last step: 8 / 1/3 = 24",
        "first step: 8 / 3 = 8/3",
        "solution: 8/(3-8/3) = 24",
    ]
    assert run("hint", "1", "1", "1", "1")[:2] == (1, ["no solution"])


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "x"],
        ["solve", "3", "--target", "two"],
        ["rate", "x"],
        ["hint", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
        ["daily", "--date", "tomorrow"],
    ],
)
def test_bad_input_is_exit_code_two(run, arguments):
    code, lines, errors = run(*arguments)
    assert (code, lines) == (2, [])
    assert "bad-" in errors


def test_json(capsys):
    main(["solve", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)["solutions"][0]["text"] == "8/(3-8/3)"
    main(["check", "8*3", "3", "8", "--json"])
    assert json.loads(capsys.readouterr().out)["code"] == "right"
    main(["rate", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)["level"] == "expert"
    main(["hint", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)[0]["params"] == {"count": "1"}
    main(["daily", "--date", "2026-11-21", "--json"])
    assert json.loads(capsys.readouterr().out)["hands"][0]["numbers"] == [4, 1, 4, 12]


def test_unknown_commands_are_exit_code_two():
    with pytest.raises(SystemExit) as caught:
        main(["divine"])
    assert caught.value.code == 2
