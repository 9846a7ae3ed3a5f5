"""Python's arithmetic passes the table that the page's own arithmetic passes, too."""

import json
from pathlib import Path

from twentyfour import bridge

ROWS = json.loads(
    Path(__file__).parent.parent.joinpath("data", "combined.json").read_text(encoding="utf-8")
)


def test_every_row_equals_the_result_of_combine():
    for row in ROWS:
        params = {name: row[name] for name in ("left", "operator", "right")}
        outcome = json.loads(bridge.advance(bridge.begin("combine", json.dumps(params)), 1000))
        if "error" in row:
            error = outcome["error"]
            result = {"error": error["code"], "divisor": error["params"]["divisor"]}
        else:
            result = {name: outcome["value"][name] for name in ("text", "value", "mixed")}
        assert row == params | result


def test_the_table_has_every_pair_of_operators_on_either_side():
    texts = {row.get("text") for row in ROWS}
    assert {f"8{inner}3" for inner in "+-*/"} <= texts
    assert {"(8+3)*5", "9-(6-4)", "(8-3)/(6+4)", "8*3/(6/4)", "8/(3-8/3)"} <= texts
    assert any(row.get("error") for row in ROWS)
