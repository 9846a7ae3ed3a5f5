"""What the calls really return for the samples, held against the contract."""

from functools import cache
from typing import get_args, get_type_hints

from tests.contract.samples import SAMPLES, slices
from tests.contract.shapes import Shapes
from twentyfour.contract import CallError, Calls

CALLS = {name: get_args(call) for name, call in get_type_hints(Calls).items()}
"""The types of the parameters, the result and the progress of each call."""


@cache
def outcomes(name):
    """The shapes of all that the samples of a call return, held against the contract."""
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
