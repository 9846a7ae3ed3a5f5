"""Python's arithmetic passes the table that the page's own arithmetic passes, too."""

import json
from pathlib import Path

from twentyfour._bridge import request, serializer
from twentyfour.expression import DivisionByZero, Operation
from twentyfour.operators import OPERATORS

ROWS = json.loads(
    Path(__file__).parent.parent.joinpath("data", "combined.json").read_text(encoding="utf-8")
)


def test_every_row_equals_an_operation_of_two_cards():
    for row in ROWS:
        given = {name: row[name] for name in ("left", "operator", "right")}
        left, right = (request.read(row[side]) for side in ("left", "right"))
        combined = Operation(OPERATORS[row["operator"]], left, right)
        try:
            value = combined.value
        except DivisionByZero as error:
            result = {"error": "division-by-zero", "divisor": str(error.divisor)}
        else:
            shown = {"value": serializer.number(value), "mixed": serializer.mixed(value)}
            result = {"text": str(combined), **shown}
        assert row == given | result


def test_the_table_has_every_pair_of_operators_on_either_side():
    texts = {row.get("text") for row in ROWS}
    assert {f"8{inner}3" for inner in "+-*/"} <= texts
    assert {"(8+3)*5", "9-(6-4)", "(8-3)/(6+4)", "8*3/(6/4)", "8/(3-8/3)"} <= texts
    assert any(row.get("error") for row in ROWS)
