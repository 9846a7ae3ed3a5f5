"""What the public judges of `tests/judges.py` get wrong, by their published rules."""

import pytest

from tests import judges
from tests.judges import FORMS, main, row
from twentyfour import read_answer
from twentyfour.gauntlet import answers

TAG = "<answer>{}</answer>"


@pytest.mark.parametrize("judge", FORMS)
def test_every_judge_accepts_a_right_answer_in_its_form(judge):
    form = TAG if judge in (judges.tiny_zero, judges.gym_puzzle24, judges.gym_countdown) else "{}"
    form = "<answer>{} = 24</answer>" if judge is judges.tag_value else form
    form = "{} = 24" if judge is judges.last_number else form
    assert judge(form.format("(8-4)*(7-1)"), (8, 4, 7, 1), 24)
    assert not judge(form.format("(8-4)+(7-1)"), (8, 4, 7, 1), 24) or judge is judges.last_number


@pytest.mark.parametrize(
    ("judge", "text", "numbers"),
    [
        (judges.rosetta, "8/(3-8/3)", (3, 3, 8, 8)),
        (judges.tree_of_thoughts, "8 ÷ (3 - 8 ÷ 3) = 24", (3, 3, 8, 8)),
        (judges.tree_of_thoughts, "Answer: 8/(3-8/3) = 24\nDone.", (3, 3, 8, 8)),
        (judges.tiny_zero, "<answer>\n8*3\n</answer>", (8, 3)),
        (judges.tiny_zero, TAG.format("8*3 = 24"), (8, 3)),
        (judges.gym_countdown, r"<answer>8 \times 3</answer>", (8, 3)),
        (judges.last_number, "8*3 = 24, with both cards 8 and 3", (8, 3)),
    ],
)
def test_public_judges_refuse_right_answers(judge, text, numbers):
    assert not judge(text, numbers, 24)
    assert read_answer(text, numbers)


@pytest.mark.parametrize(
    ("judge", "text", "numbers"),
    [
        (judges.tree_of_thoughts, "4!*1*1", (4, 1, 1)),
        (judges.tree_of_thoughts, "2**3*3", (2, 3, 3)),
        (judges.tree_of_thoughts, "7//2*8 = 24", (7, 2, 8)),
        (judges.tree_of_thoughts, "8*3 = 25", (8, 3)),
        (judges.tiny_zero, TAG.format("5**2-1"), (5, 2, 1)),
        (judges.tiny_zero, TAG.format("8*3+1/1009/9973"), (8, 3, 1, 1009, 9973)),
        (judges.gym_puzzle24, TAG.format("8*3"), (6, 4)),
        (judges.gym_puzzle24, TAG.format("7*7/2"), (7, 7, 2)),
        (judges.gym_countdown, TAG.format("8*3+1/5000"), (8, 3, 1, 5000)),
        (judges.rosetta, "7//2*8", (7, 2, 8)),
        (judges.tag_value, TAG.format("12+12 = 24"), (1, 2, 1, 2)),
        (judges.last_number, "I think the answer is 24", (1, 1, 1, 1)),
    ],
)
def test_public_judges_accept_wrong_answers(judge, text, numbers):
    assert judge(text, numbers, 24)
    assert not read_answer(text, numbers)


def test_what_would_run_for_ever_is_refused():
    assert not judges.tag_value(TAG.format("9**9**9**9 = 24"), (9, 9, 9, 9), 24)


def test_the_table_has_a_row_for_each_judge(capsys):
    main(40)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(FORMS)
    assert lines[-1].startswith("| `reading` | 0 | 0 | 0 of 40 |")
    assert row(judges.strict, [*answers(40)]).count("|") == 7
