"""Steps in the terminal game have the value of their expression."""

from hypothesis import assume, given

from tests.property.strategies import hands, ranks, trees
from twentyfour import DivisionByZero, Number, Operation
from twentyfour._cli.game.table import Table


@given(hands(ranks, largest=6).flatmap(trees))
def test_the_steps_of_an_expression_leave_its_value_and_can_be_taken_back(expression):
    assume(not isinstance(expression.outcome, DivisionByZero))
    dealt = [int(number) for number in expression.numbers]
    table = Table(sorted(dealt))
    table.combine(expression)
    assert table.values == [expression.value]
    assert table.parts == (expression,)
    assert sum(iter(table.undo, False)) == len(dealt) - 1
    assert table.values == sorted(dealt)


@given(hands(ranks, largest=6).flatmap(trees))
def test_an_answer_over_the_cards_after_a_step_is_one_over_the_cards_dealt(expression):
    assume(not isinstance(expression.outcome, DivisionByZero))
    table = Table([int(number) for number in expression.numbers])
    for part in expression.postorder():
        if isinstance(part, Operation):
            table.combine(over_values(part))
    assert table.parts[0].value == expression.value
    assert sorted(table.parts[0].numbers) == sorted(expression.numbers)


def over_values(part):
    """A step as typed: with the values of its operands."""
    return Operation(part.operator, Number(part.left.value), Number(part.right.value))
