"""The school step of an expression as it is written: its operations in their order."""

import twentyfour as tf
from twentyfour.operators import DIVIDE, MULTIPLY


def is_in_tables(part):
    other = part.left if part.operator is MULTIPLY else part
    low, high = sorted((other.value, part.right.value))
    return low <= 1 or high <= 12


def step_as_written(expression):
    parts = [*expression.postorder()]
    operations = [part for part in parts if isinstance(part, tf.Operation)]
    products = [part for part in operations if part.operator in {MULTIPLY, DIVIDE}]
    if any(part.value.denominator != 1 for part in parts):
        return 6
    if not all(0 <= part.value <= 100 for part in parts) or not all(map(is_in_tables, products)):
        return 5
    if any(part.operator is DIVIDE for part in products):
        return 4
    if "(" in str(expression):
        return 3
    return 2 if products else 1
