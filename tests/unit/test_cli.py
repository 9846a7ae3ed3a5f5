import io
import json

import pytest

from twentyfour._cli.terminal import colored
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
    lines = ["No solution", "The nearest below is (1+1)*(1+1) = 4."]
    assert run("solve", "1", "1", "1", "1") == (1, lines, "")


def test_algebraic_solutions_can_be_listed(run):
    assert run("solve", "1", "24")[1] == ["24*1 = 24"]
    assert len(run("solve", "1", "24", "--distinct", "algebraic")[1]) == 2


def test_any_target(run):
    assert run("solve", "3", "-3", "--target", "-9")[1] == ["3*⁻3 = -9"]


def test_check_prints_the_value_of_an_answer(run):
    code, lines, _ = run("check", "8*3*3/8", "3", "3", "8", "8")
    assert code == 1
    assert lines == ["That makes 9, not 24.", "  8*3*3/8", "  ^^^^^^^"]


def test_check_prints_right(run):
    assert run("check", "8/(3-8/3)", "3", "3", "8", "8") == (0, ["Right! That makes 24."], "")


def test_check_marks_an_error(run):
    code, lines, _ = run("check", "8*(3+3", "3", "3", "8", "8")
    assert (code, lines) == (
        2,
        ["“(” is never closed. Add the closing bracket.", "  8*(3+3", "    ^"],
    )


def test_check_names_the_cards(run):
    _, lines, _ = run("check", "8*8*8-7", "3", "3", "8", "8")
    assert lines == [
        "7 is not on the table. Use only the cards you see.",
        "8 is used 3 times, but there are only 2. Use each card once.",
        "3 still has to be used.",
        "  8*8*8-7",
        "        ^",
    ]


def test_a_day_has_three_hands(run):
    assert run("daily", "--date", "2026-11-21") == (
        0,
        ["Easy   3♠ A♠ 2♣ 9♥", "Medium 2♦ 3♥ 6♦ 3♦", "Hard   4♣ A♣ 8♥ 5♣"],
        "",
    )
    assert len(run("daily")[1]) == 3


def test_rate_prints_the_level_and_the_reasons(run):
    code, lines, _ = run("rate", "2", "2", "6", "13")
    assert code == 0
    assert lines[0].startswith("Expert: 9")
    assert lines[1:3] == [
        "  There is only one solution.",
        "  You have to go up to 30 and come back.",
    ]
    code, lines, _ = run("rate", "1", "1", "1", "1")
    assert (code, lines[1]) == (1, "  It has no solution: you must rule out every way.")


def test_one_hint_is_printed_by_default(run):
    assert run("hint", "3", "3", "8", "8") == (0, ["There is exactly one solution."], "")
    assert run("hint", "3", "3", "8", "8", "--count", "9")[1] == [
        "There is exactly one solution.",
        "The trick: Divide by a fraction.",
        "It ends with /.",
        "Its last step is 8 / (1/3) = 24.",
        "Its first step is 8 / 3 = 8/3.",
        "The whole solution: 8/(3-8/3) = 24.",
    ]
    assert run("hint", "1", "1", "1", "1")[:2] == (1, ["No solution"])


def test_the_simplest_solution_is_named_only_among_several(run):
    assert run("hint", "2", "4", "8", "10", "--count", "3")[1] == [
        "There are 11 different solutions.",
        "The trick: Plus and minus.",
        "The simplest one ends with +.",
    ]


def test_a_card_alone_is_its_own_value(run):
    assert run("solve", "24") == (0, ["24"], "")
    assert run("solve", "25")[1] == ["No solution", "The nearest above is 25."]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["solve", "x"], "“x” is not a card"),
        (["solve", "3", "--target", "two"], "“two” can't be a target"),
        (["rate", "2."], "“2.” can't be a card"),
        (["hint", *"123456789"], "9 cards are too many. Take at most 8."),
        (["daily", "--date", "tomorrow"], "“tomorrow” is not a date"),
        (["survey", "ours", "--cards", "1-300"], "“1-300” is not a range of cards"),
        (["survey", "ours", "--csv", "/nowhere/x.csv"], "/nowhere/x.csv cannot be written"),
    ],
)
def test_bad_input_is_exit_code_two_and_a_sentence(run, arguments, sentence):
    code, lines, errors = run(*arguments)
    assert (code, lines) == (2, [])
    assert errors.startswith(f"twentyfour: {sentence}")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["solve", *"123456789"], "bad-hand-size"),
        (["survey", "ours", "--csv", "/nowhere/x.csv"], "bad-file"),
        (["solve"], "bad-usage"),
        (["divine"], "bad-usage"),
    ],
)
def test_errors_are_json_with_the_json_option(run, arguments, error):
    code, lines, errors = run(*arguments, "--json")
    assert (code, errors) == (2, "")
    assert json.loads("\n".join(lines))["error"]["code"] == error


def test_an_answer_or_a_card_may_begin_with_a_sign(run):
    assert run("check", "-3+27", "-3", "27")[0] == 0
    assert run("check", "-3+27", "3", "27")[1] == [
        "Put a card in front of “-”: write 8 − 3, not −3 + 8.",
        "  -3+27",
        "  ^",
    ]
    assert run("check", "-1/2*-48", "-1/2", "-48")[0] == 0
    assert run("solve", "-2", "3", "--target", "-2/3")[1] == ["⁻2/3 = -2/3"]


def test_carets_are_aligned_under_full_width_text(run):
    assert run("check", "３３÷８+３)", "3", "3", "8")[1][1:] == ["  ３３÷８+３)", "            ^"]
    assert run("check", "３＋８＋", "3", "8")[1][1:] == ["  ３＋８＋", "        ^^"]
    assert run("check", "3\u200b*(8", "3", "8")[1][2] == "    ^"


def test_an_interrupt_ends_silently(monkeypatch, run):
    monkeypatch.setattr("twentyfour._cli.commands.solve", interrupted)
    assert run("solve", "3388") == (130, [], "")


def interrupted(*_, **__):
    raise KeyboardInterrupt


def test_only_terminals_with_colors_get_colors(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("WT_SESSION", "1")
    assert colored("Right", "green", Terminal()) == "\033[32mRight\033[0m"
    assert colored("Right", "green", io.StringIO()) == "Right"
    monkeypatch.setenv("NO_COLOR", "1")
    assert colored("Right", "green", Terminal()) == "Right"


@pytest.mark.parametrize(
    "command",
    ["solve", "check", "hint", "rate", "daily", "techniques", "find", "methods", "survey"],
)
def test_help_has_examples_that_work(capsys, command):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    examples = [line for line in capsys.readouterr().out.splitlines() if "  twentyfour " in line]
    assert examples
    for example in examples:
        words = example.replace('"', "").split()[1:]
        if command != "survey":
            assert main(words) in (0, 1)


def test_techniques_lists_the_path_or_the_techniques_of_a_hand(run):
    code, lines, _ = run("techniques")
    assert (code, len(lines)) == (0, 19)
    assert lines[8] == "share            Share out"
    assert run("techniques", "3 3 7 7")[1] == ["fraction-times   Times a mixed number"]
    assert run("techniques", "1", "1", "1", "1") == (1, [], "")
    assert run("techniques", "4", "9", "--target", "36")[1][0].startswith("factors ")


def test_find_prints_the_hands_of_a_seed_and_the_seed(run):
    code, lines, _ = run("find", "--technique", "share", "--count", "2", "--seed", "00002s")
    assert (code, lines[0], len(lines)) == (0, "seed 00002S", 3)
    again = run("find", "--technique", "share", "--count", "2", "--seed", lines[0].split()[1])
    assert again[1] == lines
    assert len(run("find", "--level", "easy")[1]) == 2


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--seed", "2S"], "“2S” is not a seed: six letters and digits, or a number."),
        (["--solutions", "0"], "No such hand was found. Change one of your choices."),
    ],
)
def test_find_gives_the_reason_if_there_is_no_hand(run, options, message):
    assert run("find", *options) == (2, [], f"twentyfour: {message}\n")


def test_json(capsys):
    main(["solve", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)["solutions"][0]["text"] == "8/(3-8/3)"
    main(["check", "8*3", "3", "8", "--json"])
    assert json.loads(capsys.readouterr().out)["code"] == "right"
    main(["rate", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)["level"] == "expert"
    main(["hint", "3388", "--json"])
    assert json.loads(capsys.readouterr().out)[0]["params"] == {"count": "1"}
    main(["techniques", "--json"])
    share = {"code": "share", "chapter": "pairs", "before": ["two-pairs"]}
    assert json.loads(capsys.readouterr().out)[8] == share
    main(["techniques", "3388", "--json"])
    assert json.loads(capsys.readouterr().out) == ["fraction-divide"]
    main(["find", "--seed", "00002S", "--json"])
    output = json.loads(capsys.readouterr().out)
    assert (output["seed"], output["hands"][0]["numbers"]) == ("00002S", [10, 4, 11, 12])
    main(["daily", "--date", "2026-11-21", "--json"])
    assert json.loads(capsys.readouterr().out)["hands"][0]["numbers"] == [3, 1, 2, 9]


def test_unknown_commands_are_exit_code_two():
    with pytest.raises(SystemExit) as caught:
        main(["divine"])
    assert caught.value.code == 2


def test_a_shell_completes_commands_options_and_methods(capsys):
    pytest.importorskip("shtab", reason="completion comes with the extra [cli]")
    with pytest.raises(SystemExit) as end:
        main(["--print-completion", "bash"])
    assert end.value.code == 0
    script = capsys.readouterr().out
    assert all(word in script for word in ("survey", "--distinct", "templates-73"))


@pytest.mark.parametrize(
    ("arguments", "code", "lines"),
    [
        ("25 50 75 100 3 6 --target 952", 0, ["((100+6)*75*3-50)/25 = 952"]),
        ("1 1 --target 9", 1, ["1+1 = 2", "That is 7 off, and nothing is nearer."]),
        ("2 3 --target 2/3 --fractions", 0, ["2/3 = 2/3"]),
    ],
)
def test_the_nearest_value_of_any_of_the_numbers(capsys, arguments, code, lines):
    assert main(["closest", *arguments.split()]) == code
    assert capsys.readouterr().out.splitlines() == lines


def test_the_nearest_value_in_json_and_its_errors(capsys):
    assert main(["closest", "1", "1", "--target", "9", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["distance"] == "7"
    assert main(["closest", "1/2", "--target", "9"]) == 2
    assert "1/2 is not a positive whole number." in capsys.readouterr().err
    assert main(["closest", *"1111111", "--target", "9"]) == 2
    assert "7 cards are too many. Take at most 6." in capsys.readouterr().err


def test_only_allowed_operators_are_used(run):
    assert run("solve", "2", "5", "8", "9", "--operators", "+-")[1] == ["9+8+5+2 = 24"]
    assert run("solve", "3", "3", "8", "8", "--operators", "+-")[0] == 1
    code, lines, _ = run("check", "9*8/(5-2)", "2", "5", "8", "9", "--operators", "-+")
    assert code == 1
    assert lines == ["“*” is not allowed here. Use only + -.", "  9*8/(5-2)", "   ^"]
    assert run("hint", "5", "3", "1", "--target", "3", "--operators", "-", "--count", "9")[1][
        -1
    ] == ("The whole solution: 5-(3-1) = 3.")


@pytest.mark.parametrize("wrong", ["", "++", "x"])
def test_other_operators_are_bad_input(run, wrong):
    code, lines, _ = run("solve", "3", "8", "--operators", wrong, "--json")
    assert (code, json.loads("".join(lines))["error"]["code"]) == (2, "bad-usage")


@pytest.mark.parametrize("arguments", [["--help"], ["solve", "--help"]])
def test_help_names_every_command(capsys, arguments):
    with pytest.raises(SystemExit):
        main(arguments)
    shown = capsys.readouterr().out
    assert "--operators" in shown if arguments[0] == "solve" else "survey" in shown
