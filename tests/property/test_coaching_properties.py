from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.oracle import formulas
from twentyfour import (
    Number,
    Operation,
    bridge,
    check,
    coach,
    count_solutions,
    hints,
    is_solvable,
    parse,
    proof,
    rate,
    solve,
    technique,
)
from twentyfour._slices import run_to_end
from twentyfour.operators import OPERATORS
from twentyfour.rating import LEVELS

from .strategies import cards, hands, rationals

small_hands = hands(cards, largest=4)
targets = st.one_of(st.integers(-5, 30).map(Fraction), rationals)


def can_make(table, target):
    return target in formulas(table)


@st.composite
def histories(draw):
    """Tables from the deal on; each combines two cards of the one before."""
    tables = [draw(small_hands)]
    while len(tables[-1]) > 1 and draw(st.booleans()):
        left, right, *rest = draw(st.permutations(tables[-1]))
        operator = draw(st.sampled_from(list(OPERATORS.values())))
        assume(operator.symbol != "/" or right)
        tables.append([operator.apply(left, right), *rest])
    return tables


@given(histories(), st.data())
def test_a_coach_undoes_no_more_steps_than_needed(tables, data):
    values = sorted(formulas(data.draw(st.sampled_from(tables))))
    target = data.draw(st.one_of(targets, st.sampled_from(values)))
    possible = [can_make(table, target) for table in tables]
    advice = coach(tables, target)
    assert advice.possible == possible[-1]
    assert advice.undo == (possible[::-1].index(True) if any(possible) else None)


@given(histories(), targets)
def test_a_review_counts_the_solutions_of_each_table(tables, target):
    texts = [[*map(str, table)] for table in tables]
    counts = run_to_end(bridge.CALLS["look_back"]({"tables": texts, "target": str(target)}))
    assert counts == [count_solutions(table, target) for table in tables]
    assert [count > 0 for count in counts] == [can_make(table, target) for table in tables]


@given(hands(cards, largest=4), st.data())
def test_an_approach_goes_on_from_the_steps_of_the_table(numbers, data):
    target = data.draw(st.sampled_from(sorted(formulas(numbers))))
    solution = data.draw(st.sampled_from(solve(numbers, target)))
    parts = list(solution.postorder())
    operations = [part for part in parts if isinstance(part, Operation)]
    table = [part for part in parts if isinstance(part, Number)]
    for part in operations[: data.draw(st.integers(0, len(operations)))]:
        table.remove(part.left)
        table.remove(part.right)
        table.append(part)
    named = run_to_end(
        bridge.CALLS["approach"]({"table": [*map(str, table)], "target": str(target)})
    )
    if len(table) == 1:
        assert named["code"] == technique(solution).code
    elif len(table) == len(numbers):
        assert named["code"] == rate(numbers, target).technique.code
    else:
        forms = solve(numbers, target, distinct="algebraic")
        assert named["code"] in {technique(form).code for form in forms}


@given(histories(), st.data())
def test_the_step_of_a_coach_leads_to_the_target(tables, data):
    table = tables[-1]
    assume(len(table) > 1)
    target = data.draw(st.sampled_from(sorted(formulas(table))))
    step = next(hint.params for hint in coach(tables, target).hints if hint.code == "step")
    rest = list(table)
    left, right = Fraction(step["left"]), Fraction(step["right"])
    rest.remove(left)
    rest.remove(right)
    value = OPERATORS[step["operator"]].apply(left, right)
    assert value == Fraction(step["value"])
    assert is_solvable([*rest, value], target)


@given(hands(cards, largest=4), st.data())
def test_hints_lead_to_the_solution_that_the_rating_is_about(numbers, data):
    target = data.draw(st.sampled_from(sorted(formulas(numbers))))
    given_hints = {hint.code: hint for hint in hints(numbers, target)}
    solutions = solve(numbers, target)
    assert given_hints["solvable"].params["count"] == str(len(solutions))
    solution = given_hints["solution"].expression
    assert solution in solutions
    assert rate(numbers, target).technique == technique(solution)
    steps = [(str(step.left), step.operator.symbol, str(step.right)) for step in solution.steps()]
    for code, at in (("first-step", 0), ("last-step", -1)):
        if code in given_hints:
            params = given_hints[code].params
            assert (params["left"], params["operator"], params["right"]) == steps[at]


@given(small_hands, targets)
def test_a_proof_has_the_nearest_values_after_each_first_step(numbers, target):
    branches = proof(numbers, target)
    assert any(branch.reaches for branch in branches) == (
        len(numbers) > 1 and can_make(numbers, target)
    )
    for branch in branches:
        step = branch.step
        assert step.value == step.operator.apply(step.left, step.right)
        values = formulas(branch.table)
        assert branch.reaches == (target in values)
        assert branch.below == max((value for value in values if value < target), default=None)
        assert branch.above == min((value for value in values if value > target), default=None)


@given(hands(cards, largest=5).flatmap(lambda own: st.tuples(*[st.permutations(own)] * 2)), targets)
def test_the_order_of_the_cards_changes_no_rating(hands_in_two_orders, target):
    one, other = hands_in_two_orders
    rating = rate(one, target)
    assert rating == rate(other, target)
    assert 0 <= rating.score <= 100
    assert rating.level == LEVELS[min(int(rating.score / 25), 3)]
    assert (rating.technique is not None) == is_solvable(one, target)


@given(small_hands, targets)
def test_the_expressions_of_hints_can_be_parsed(numbers, target):
    for hint in hints(numbers, target):
        if hint.expression:
            assert parse(str(hint.expression)) == hint.expression
            assert check(str(hint.expression), numbers, hint.expression.value).ok
