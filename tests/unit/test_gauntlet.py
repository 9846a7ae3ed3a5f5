"""The gauntlet: answers with their truth, and the score of a judge."""

import ast
import json
import re
from collections import Counter
from hashlib import sha256

import pytest

from tests.judges import ERRORS, evaluate
from twentyfour import check, is_right, parse, read_answer
from twentyfour.gauntlet import __main__, answers, score
from twentyfour.gauntlet.mistakes import MISTAKES
from twentyfour.gauntlet.notations import LATEX, NOTATIONS
from twentyfour.gauntlet.presentations import PRESENTATIONS

COUNTS = [200, pytest.param(20_000, marks=pytest.mark.thorough)]
ALLOWED = (ast.Expression, ast.BinOp, ast.Constant, ast.Add, ast.Sub, ast.Mult, ast.Div)
SOME = [*answers(600)]


def is_right_by_rule(answer):
    """Whether Python's own parser finds each number once, four operators, and the target."""
    try:
        tree = ast.parse(answer.plain, mode="eval")
        value = evaluate(answer.plain, exactly=True)
    except ERRORS:
        return False
    if "#" in answer.plain or not all(isinstance(node, ALLOWED) for node in ast.walk(tree)):
        return False
    used = Counter(map(int, re.findall(r"\d+", answer.plain)))
    fits = used == Counter(answer.numbers)
    return fits and value == answer.target == answer.stated


@pytest.mark.parametrize("count", COUNTS)
def test_the_truth_of_every_answer_is_that_of_another_parser(count):
    for answer in answers(count, seed=count):
        assert answer.right == is_right_by_rule(answer), answer


@pytest.mark.parametrize("count", COUNTS)
def test_every_answer_is_read_as_its_truth_says(count):
    result = score(read_answer, answers(count, seed=count + 1))
    assert result.mistakes == ()


@pytest.mark.parametrize("judge", [check, is_right])
def test_the_strict_judges_accept_no_wrong_answer_and_what_players_type(judge):
    for mistake in score(judge, SOME).mistakes:
        assert mistake.answer.right
        assert mistake.answer.presentation not in ("alone", "stated", "stated-first")


def test_a_right_answer_is_read_as_the_expression_that_it_was_made_from():
    for answer in SOME:
        if answer.right:
            reading = read_answer(answer.text, answer.numbers, answer.target)
            assert reading.expression == parse(answer.plain)


def test_a_seed_makes_the_same_answers_everywhere():
    texts = "\n".join(answer.text for answer in SOME[:100])
    assert sha256(texts.encode()).hexdigest()[:12] == "28c586b32785"
    assert [*answers(100)] == SOME[:100]
    assert [*answers(10, seed=25)] != SOME[:10]


def test_every_kind_occurs_and_half_of_the_answers_are_right():
    assert Counter(answer.right for answer in SOME) == {True: 300, False: 300}
    assert {answer.reason for answer in SOME} == {"right", *MISTAKES}
    assert {answer.presentation for answer in SOME} == {*PRESENTATIONS}
    assert {answer.notation for answer in SOME} == {*NOTATIONS, *LATEX}


def test_a_judge_that_raises_is_scored_and_reported():
    def judge(text, *_):
        raise LookupError(text)

    result = score(judge, SOME[:10])
    assert (result.count, len(result.mistakes)) == (10, 10)
    assert {mistake.judged for mistake in result.mistakes} == {False}
    assert result.mistakes[0].raised == f"LookupError: {SOME[0].text}"


def accepts_all(*_):
    """A judge for the command."""
    return True


def test_the_command_prints_and_writes_what_a_judge_gets_wrong(tmp_path, capsys):
    file = tmp_path / "score.json"
    name = f"{__name__}:accepts_all"
    code = __main__.main(["--judge", name, "--count", "60", "--seed", "7", "--json", str(file)])
    shown = capsys.readouterr().out
    written = json.loads(file.read_text(encoding="utf-8"))
    assert code == 1
    assert written["errors"] == len(written["mistakes"]) == 30
    assert written["errors_by_reason"]["power"] == 2
    assert written["mistakes"][0]["text"] == [*answers(2, seed=7)][1].text
    assert "is wrong (value). The judge says: right" in shown
    assert "... and 10 more" in shown
    assert re.search(r"^all +60 +30", shown, re.MULTILINE)


def test_the_command_ends_with_zero_for_a_judge_without_errors(capsys):
    assert __main__.main(["--judge", "twentyfour:read_answer", "--count", "20"]) == 0
    assert re.search(r"^all +20 +0", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "--judge"),
        (["--judge", "twentyfour"], "is not MODULE:FUNCTION"),
        (["--judge", "no_such_module:f"], "No module named"),
        (["--judge", "twentyfour:no_such_name"], "no attribute"),
        (["--judge", "twentyfour:__version__"], "is not a function"),
        (["--judge", "twentyfour:check", "--count", "0"], "at least 1"),
        (["--judge", "twentyfour:check", "--count", "many"], "invalid"),
        (["--judge", "twentyfour:check", "--count", "1", "--json", "/no/such/file"], "written"),
    ],
)
def test_bad_arguments_end_the_command_with_two(arguments, words, capsys):
    with pytest.raises(SystemExit) as ended:
        __main__.main(arguments)
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
