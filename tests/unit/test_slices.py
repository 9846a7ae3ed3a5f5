"""A function at once is made from the function in slices."""

import inspect

import pytest

import twentyfour as tf
from twentyfour import _closest, comparison, equivalence, solver, teaching
from twentyfour._coaching import hints
from twentyfour._slices import at_once

PAIRS = [
    (tf.solve, solver.solve_in_slices, tf.Solutions),
    (tf.nearest, solver.nearest_in_slices, solver.Nearest),
    (tf.closest, _closest.closest_in_slices, tf.Closest),
    (tf.explain_same, equivalence.explain_same_in_slices, equivalence.Explanation),
    (tf.hints, hints.hints_in_slices, list[tf.Hint]),
    (tf.techniques, teaching.techniques_in_slices, "list[TechniqueCode]"),
    (comparison.alternatives, comparison.alternatives_in_slices, "Alternatives"),
]


@pytest.mark.parametrize(("function", "in_slices", "result"), PAIRS)
def test_a_function_at_once_has_the_parameters_and_the_docstring_and_returns_the_result(
    function, in_slices, result
):
    assert f"{function.__name__}_in_slices" == in_slices.__name__
    assert function.__doc__ == in_slices.__doc__
    signature = inspect.signature(function)
    assert signature.parameters == inspect.signature(in_slices).parameters
    assert signature.return_annotation == function.__annotations__["return"] == result


def test_it_returns_what_the_slices_return():
    def count_in_slices(most: int):
        yield from range(most)
        return most

    count_in_slices.__annotations__["return"] = "Generator[int, dict[str, int], int]"
    count = at_once(count_in_slices)
    assert (count(3), count.__annotations__["return"]) == (3, "int")
