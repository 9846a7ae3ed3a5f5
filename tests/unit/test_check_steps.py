"""Lists of steps: the verdict of each, and whether the target can still be reached."""

from fractions import Fraction

import pytest

from twentyfour import HandError, Puzzle, check_steps

HAND = (3, 3, 8, 8)
TREE_OF_THOUGHTS = """Steps:
8 / 3 = 8/3 (left: 3 8 8/3)
3 - 8/3 = 1/3 (left: 8 1/3)
8 / 1/3 = 24 (left: 24)
Answer: 8 / (3 - 8 / 3) = 24
"""
IN_OTHER_WORDS = [
    "Step 1: 8 ÷ 3 = 8/3\nStep 2: 3 − 8/3 = 1/3\nStep 3: 8 ÷ 1/3 = 24",
    "**Step 1:** 8/3 = 8/3 (remaining: 3, 8, 8/3)\n**Step 2:** 3-8/3 = 1/3\n**Step 3:** 8/1/3 = 24",
    "- 8/3 = 8/3 → 3, 8, 8/3\n- 3 - 8/3 = 1/3 -> [1/3, 8]\n- 8/(1/3) = 24 => 24",
    r"1. $\frac{8}{3} = \frac83$; 2. $3 - \frac{8}{3} = \frac{1}{3}$; 3. $8 \div \frac{1}{3} = 24$",
    "First 8/3 = 8/3, then 3-8/3 = 1/3; at last 8/(1/3) = 24. We are left with 24.",
    "8/3 = 8/3\nLeft: 3, 8 and 8/3\n3 - 8/3 = 1/3\n\nNumbers left: 8, 1/3\n8 / (1/3) = 24",
    "<think>7*7 = 50</think>8/3 = 8/3\n3 - 8/3 = 1/3\n24 = 8/(1/3)\n8/(3-8/3) = 24",
    "8/(3-8/3) = 8/(1/3) = 24",
    "8/3\n3 - 8/3\n8 / (1/3)",
    "8/3 = 8/3 (left: 3, 8, 8/3), 3-8/3 = 1/3 (left: 8, 1/3), 8/(1/3) = 24 (left: 24)",
    "8/3 = 8/3 → 3, 8, 8/3; 3-8/3 = 1/3 → 8, 1/3; 8/(1/3) = 24",
    "Now 8/3 = 8/3. Now we have 3, 8, 8/3. Now 3-8/3 = 1/3\nNumbers: 8, 1/3\nNow 8/(1/3) = 24.",
]


@pytest.mark.parametrize("text", [TREE_OF_THOUGHTS, *IN_OTHER_WORDS])
def test_right_steps_are_right_in_every_form(text):
    judged = check_steps(text, HAND)
    assert judged.ok
    assert bool(judged)
    assert [step.code for step in judged.steps] == ["right"] * len(judged.steps)
    assert len(judged.steps) in (1, 3)
    assert (judged.left, judged.lost) == ((24,), None)
    assert all(step.solvable for step in judged.steps)


def test_each_step_knows_its_place_its_value_and_what_is_left():
    steps = check_steps(TREE_OF_THOUGHTS, HAND).steps
    assert [TREE_OF_THOUGHTS[slice(*step.span)] for step in steps] == [
        "8 / 3 = 8/3",
        "3 - 8/3 = 1/3",
        "8 / 1/3 = 24",
    ]
    assert [step.number for step in steps] == [1, 2, 3]
    assert sorted(steps[0].left) == [Fraction(8, 3), 3, 8]
    assert steps[1].expression.value == Fraction(1, 3)


def codes(text, hand=HAND):
    return [step.code for step in check_steps(text, hand).steps]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8+3 = 12", ["wrong-value"]),
        ("8/3 = 2.67", ["rounded"]),
        ("8/3 = 2.66", ["wrong-value"]),
        ("3/8 = 0.375 (left: 3, 8, 0.375)", ["right"]),
        ("7*7 = 49", ["not-on-table"]),
        ("3*3*3 = 27", ["overused"]),
        ("8+3 = 11 (left: 3 11)", ["wrong-left"]),
        ("8+3 = 11 (left: 3 8 12)", ["wrong-left"]),
        ("8+3 = 12 (left: 3 8 12)", ["wrong-value"]),
        ("8/(3-3) = 0", ["division-by-zero"]),
        ("8^3 = 512", ["power"]),
        ("8//3 = 2", ["floor-division"]),
        ("8+3 = 11\n11+3 = 14\n14+8 = 22\n22+2 = 24", ["right"] * 3),
        ("8+3 = 11\n8+8 = 16", ["right", "overused"]),
        ("8+3 = 11 = 5+5", ["wrong-value"]),
        ("8+3 = 11 (left: 3 8 11), 8-3 = 5 (left: 11 4)", ["right", "wrong-left"]),
        ("8+3 = 11 = 5+*5", ["missing-operand"]),
        ("8+3 = 1/0", ["wrong-value"]),
    ],
)
def test_each_fault_has_its_code(text, expected):
    assert codes(text) == expected


def test_the_step_that_lost_the_target_is_named():
    judged = check_steps("8 + 8 = 16 (left: 3 3 16)\n3 + 3 = 6\n16 + 6 = 22", HAND)
    assert judged.solvable
    assert judged.lost is judged.steps[0]
    assert [step.solvable for step in judged.steps] == [False] * 3
    assert not judged


def test_a_faulty_step_is_labelled_by_what_is_really_left():
    judged = check_steps("8/3 = 2.67\n3 - 8/3 = 1/4\n8/(1/3) = 24", HAND)
    assert [step.code for step in judged.steps] == ["rounded", "wrong-value", "right"]
    assert judged.left == (24,)
    assert judged.lost is None
    assert not judged.ok


def test_a_hand_without_a_solution_has_no_step_that_loses_it():
    judged = check_steps("1+1 = 2\n1+1 = 2", (1, 1, 1, 1))
    assert (judged.solvable, judged.lost, judged.ok) == (False, None, False)
    assert judged.left == (2, 2)


def test_steps_that_end_elsewhere_or_too_early_are_not_ok():
    assert not check_steps("8+3 = 11", HAND)
    assert not check_steps("", HAND)
    assert check_steps("", (24,))


def test_negative_numbers_and_cards_with_several_readings():
    assert codes("4 - 10 = -6 (left: 1 1 -6)\n1 - -6 = 7", (4, 10, 1, 1)) == ["right"] * 2
    assert check_steps("48 * 1/2 = 24", (48, Fraction(1, 2)))
    assert check_steps("1/2 = 1/2\n48 * 1/2 = 24", (1, 2, 48))


def test_other_sides_may_have_decimals():
    assert check_steps("5 * (5 - 1/5) = 5 * 4.8 = 24", (1, 5, 5, 5))
    assert codes("5 * (5 - 1/5) = 5 * 4.9 = 24", (1, 5, 5, 5)) == ["wrong-value"]


def test_an_ordered_puzzle_takes_neighbours_only():
    puzzle = Puzzle((1, 2, 3, 6), 10, ordered=True)
    judged = check_steps("2/3 = 2/3\n1 + 2/3 = 5/3\n5/3 * 6 = 10", puzzle)
    assert judged.ok
    assert codes("1*3 = 3", puzzle) == codes("2+1 = 3", puzzle) == ["out-of-order"]
    assert codes("2+2 = 4\n4*1 = 4", Puzzle((2, 1, 2, 2), 8, ordered=True)) == [
        "right",
        "out-of-order",
    ]
    assert codes("2*3 = 6", Puzzle((2, 3), 6, operators="+-")) == ["operator-not-allowed"]


def test_arguments_that_are_none_are_errors():
    with pytest.raises(TypeError, match="a text is a str"):
        check_steps(None, HAND)
    with pytest.raises(ValueError, match="at most 100000 symbols"):
        check_steps(" " * 100_001, HAND)
    with pytest.raises(HandError):
        check_steps("", [])


def test_steps_after_the_first_hundred_are_not_judged():
    judged = check_steps("8+4 = 12\n" * 99 + "8/(3-8/3) = 24", HAND)
    assert (len(judged.steps), judged.left) == (100, (24,))
    judged = check_steps("8+4 = 12\n" * 100 + "8/(3-8/3) = 24", HAND)
    assert (len(judged.steps), judged.ok) == (100, False)
