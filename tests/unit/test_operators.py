from fractions import Fraction

import pytest

import twentyfour as tf
from tests.restricted_oracle import SUBSETS
from twentyfour._slices import run_to_end
from twentyfour.dealing import level_in_slices
from twentyfour.operators import ALL_OPERATORS

SUMS = tf.Puzzle((2, 5, 8, 9), 24, "+-")
NO_SUM = tf.Puzzle((3, 3, 8, 8), 24, "+-")


def texts(solutions):
    return [str(solution) for solution in solutions]


def test_operators_equal_the_table():
    assert "".join(tf.OPERATORS) == ALL_OPERATORS


def test_a_puzzle_has_numbers_a_target_and_operators():
    shown = "numbers=(2, 5, 8, 9), target=Fraction(24, 1), operators='+-', ordered=False"
    assert repr(SUMS) == f"Puzzle({shown})"
    assert tf.Puzzle([3, 3, 8, 8]) == tf.Puzzle((3, 3, 8, 8), 24, "+-*/")


@pytest.mark.parametrize(("given", "canonical"), [("-+", "+-"), ("/*-+", "+-*/"), ("/", "/")])
def test_operators_come_in_the_order_of_the_table(given, canonical):
    assert tf.Puzzle([1], 1, given).operators == canonical


@pytest.mark.parametrize("wrong", ["", "++", "^", "+ -", "×"])
def test_no_repeated_or_unknown_operators_are_refused(wrong):
    for call in (lambda: tf.Puzzle([1], 1, wrong), lambda: tf.find(operators=wrong)):
        with pytest.raises(ValueError, match=r"operators are different ones of \+-\*/, not"):
            call()


def test_operators_are_text():
    with pytest.raises(TypeError, match="operators are a str, not a list"):
        tf.Puzzle([1], 1, ["+"])


@pytest.mark.parametrize(
    ("numbers", "target", "error"),
    [
        ([], 24, tf.HandError),
        ([1] * 9, 24, tf.HandError),
        ([0.5], 24, TypeError),
        ([1], 0.5, TypeError),
    ],
)
def test_numbers_and_targets_are_checked(numbers, target, error):
    with pytest.raises(error):
        tf.Puzzle(numbers, target)


def test_a_hand_with_other_operators_is_a_puzzle_with_its_target():
    hand = tf.deal(seed=24, target=10)
    puzzle = tf.Puzzle(hand, operators="+-")
    assert (puzzle.numbers, puzzle.target, puzzle.operators) == (hand.numbers, 10, "+-")
    assert tf.Puzzle(puzzle) == puzzle
    with pytest.raises(ValueError, match="target of the hand is 10, not 24"):
        tf.Puzzle(hand, 24)
    with pytest.raises(ValueError, match="target of the hand is 10, not 24"):
        tf.is_solvable(hand, 24)


def test_only_solutions_with_allowed_operators_are_found():
    assert texts(tf.solve(SUMS)) == ["9+8+5+2"]
    assert texts(tf.solve(tf.Puzzle((2, 5, 8, 9), 24))) != texts(tf.solve(SUMS))
    assert tf.is_solvable((3, 3, 8, 8))
    assert not tf.is_solvable(NO_SUM)


@pytest.mark.parametrize(
    ("numbers", "target", "operators", "solution"),
    [
        ((5, 3, 1), 3, "-", "5-(3-1)"),
        ((8, 2, 3), 12, "/", "3/(2/8)"),
        ((1, 2, 3, 10), 10, "-", "10-(3-2-1)"),
        ((0, 6, 2), 0, "/", "0/6/2"),
        ((4, 4, 1), 1, "/", "4/4/1"),
    ],
)
def test_a_lone_inverse_is_written_with_brackets(numbers, target, operators, solution):
    assert solution in texts(tf.solve(tf.Puzzle(numbers, target, operators), distinct="algebraic"))


@pytest.mark.parametrize(
    ("text", "span", "operator"),
    [
        ("8/(3-8/3)", (1, 2), "/"),
        ("8 + 8 × 3 − 3", (6, 7), "×"),
        ("8+8+3+3", None, None),
        ("(8*8-3)/3=24", (2, 3), "*"),
    ],
)
def test_first_forbidden_operator_is_marked(text, span, operator):
    verdict = tf.check(text, NO_SUM)
    if span is None:
        assert verdict.code == "wrong-value"
        return
    assert (verdict.code, verdict.span) == ("operator-not-allowed", span)
    assert verdict.params == {"operator": operator, "allowed": "+ -"}
    assert verdict.ok is False
    assert not verdict.counts_as_wrong


@pytest.mark.parametrize(("text", "value"), [("8/(3-8/3)", 24), ("8*8-3*3", 55), ("8/(3-3)", None)])
def test_an_answer_with_a_forbidden_operator_has_its_value_and_its_expression(text, value):
    verdict = tf.check(text, NO_SUM)
    assert (verdict.value, str(verdict.expression)) == (value, text)


def test_an_operator_after_the_equals_sign_belongs_to_the_total():
    assert tf.check("1/2=1/2", tf.Puzzle((1, 2), Fraction(1, 2), "/"))
    half = tf.Puzzle((Fraction(3, 2), 1), Fraction(1, 2), "-")
    assert tf.check("3/2-1=1/2", half)
    assert tf.check("½", tf.Puzzle((1, 2), Fraction(1, 2), "+-")).code == "operator-not-allowed"


@pytest.mark.parametrize("operators", SUBSETS)
def test_a_puzzle_without_a_solution_has_hints_with_allowed_operators(operators):
    puzzle = tf.Puzzle((1, 1, 1, 1), 24, operators)
    first, *others = tf.hints(puzzle)
    assert first.code == "no-solution"
    for hint in others:
        for step in hint.expression.steps() if hint.expression else ():
            assert step.operator.symbol in operators


def test_no_nearest_value_without_any_value():
    assert tf.nearest(tf.Puzzle((0, 0), 24, "/")) == (None, None)
    assert not tf.is_solvable(tf.Puzzle((0, 0), 0, "/"))


def test_coach_uses_the_operators_of_the_deal():
    assert tf.coach([SUMS, (5, 8, 11)]).possible
    assert tf.coach([SUMS, (5, 8, 18)]).undo == 1
    assert tf.coach([NO_SUM]).undo is None


def test_a_repair_does_not_use_another_operator():
    mended = tf.repair("9+8+5-2", SUMS)
    assert (mended.code, str(mended.expression)) == ("operator", "9+8+5+2")
    assert tf.repair("9*8+5+2", SUMS).kept == 0
    assert tf.repair("8*3*3-8", tf.Puzzle((3, 3, 8, 8), 24, "+-*")).code is None


def test_other_solutions_are_by_the_same_operators():
    answer = tf.parse("6+6+6+6")
    assert tf.alternatives(answer).count > tf.alternatives(answer, "+-").count == 0


def test_methods_count_only_solutions_that_are_allowed():
    everything = list(tf.METHODS["exhaustive"].solutions((2, 5, 8, 9)))
    allowed = list(tf.METHODS["exhaustive"].solutions(SUMS))
    assert allowed
    assert len(allowed) < len(everything)
    assert all(set(str(tree)) & set("+-*/") <= set("+-") for tree in allowed)


def test_hands_are_made_to_order_for_operators():
    hand = tf.deal(operators="+-", seed=7)
    assert hand == tf.deal(operators="-+", seed=7)
    assert hand.operators == "+-"
    assert tf.solve(hand) == tf.solve(tf.Puzzle(hand.numbers, 24, "+-"))
    assert tf.similar(SUMS, seed=7).operators == "+-"


def test_the_table_of_levels_is_for_all_operators():
    hand = tf.deal(seed=7, operators="+-")
    assert run_to_end(level_in_slices(hand)) == tf.rate(hand).level


@pytest.mark.parametrize("operators", ["+-", "-", "*/", "/", "+-*", "+/"])
def test_seven_cards_are_solved_and_their_nearest_values_found(operators):
    puzzle = tf.Puzzle((1, 2, 3, 4, 5, 6, 8), 1, operators)
    solution = next(tf.iter_solutions(puzzle), None)
    assert tf.is_solvable(puzzle) == bool(solution)
    for tree in (solution, *tf.nearest(puzzle)):
        if tree:
            assert sorted(tree.numbers) == sorted(puzzle.numbers)
            assert {step.operator.symbol for step in tree.steps()} <= set(operators)
