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


@pytest.mark.parametrize("arguments", [["solve", "x"], ["solve", "3", "--target", "two"]])
def test_bad_input_is_exit_code_two(run, arguments):
    code, lines, errors = run(*arguments)
    assert (code, lines) == (2, [])
    assert "bad-" in errors


def test_json(capsys):
    main(["solve", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)["solutions"][0]["text"] == "8/(3-8/3)"
    main(["check", "8*3", "3", "8", "--json"])
    assert json.loads(capsys.readouterr().out)["code"] == "right"


def test_unknown_commands_are_exit_code_two():
    with pytest.raises(SystemExit) as caught:
        main(["divine"])
    assert caught.value.code == 2
