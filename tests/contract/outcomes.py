"""The real results of the calls for the samples, checked against the contract."""

import json
from functools import cache
from typing import get_args, get_type_hints

from tests.contract.shapes import Shapes
from twentyfour import bridge
from twentyfour.contract import CallError, Calls
from web.python.samples import SAMPLES

CALLS = {name: get_args(call) for name, call in get_type_hints(Calls).items()}
"""The types of the parameters, the result and the progress of each call."""


def slices(name, params):
    """The outcome of each slice of a call; the last has its value or error."""
    job = bridge.begin(name, json.dumps(params))
    outcomes = []
    while not outcomes or not outcomes[-1]["done"]:
        outcomes.append(json.loads(bridge.advance(job, 0)))
    return outcomes


@cache
def outcomes(name):
    """The shapes of all outcomes of a call's samples, checked against the contract."""
    shapes, reports = Shapes(), False
    _, result, progress = CALLS[name]
    for params in SAMPLES[name]:
        *underway, last = slices(name, params)
        for outcome in underway:
            assert outcome.keys() == {"done", "progress"}
            if outcome["progress"] is not None:
                shapes.check(outcome["progress"], progress)
                reports = True
        assert last.keys() in ({"done", "value"}, {"done", "error"})
        if "value" in last:
            shapes.check(last["value"], result)
        else:
            shapes.check(last["error"], CallError)
    assert reports == (progress is not type(None))
    return shapes
