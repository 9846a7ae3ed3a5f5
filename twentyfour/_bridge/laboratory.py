"""The calls about the classic methods, and expressions in every notation.

`run_method`, `time_method` and `survey` yield their progress as JSON data (see `contract`).
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import write
from twentyfour._bridge import request, serializer
from twentyfour._bridge.request import BadRequest, Params
from twentyfour._search.search import forget
from twentyfour.equivalence import canonical, essential_in_slices
from twentyfour.expression import Expression, Operation
from twentyfour.methods import METHODS, Method, Run
from twentyfour.methods.method import TooManyWays
from twentyfour.methods.survey import Outcome, hands, judge_in_slices
from twentyfour.methods.trace import TRACED, Node, trace_in_slices

if TYPE_CHECKING:
    from twentyfour.contract import RunProgress, SurveyProgress, TimingProgress, laboratory

W = TypeVar("W")
R = TypeVar("R")
Work: TypeAlias = Generator[W, None, R]

MAX_LISTED = 100
"""The most formulas of a run that are returned."""
MAX_COMPUTED = 150_000_000
"""The most values that a run computes. Six cards need fewer."""
MAX_DISTINCT = 20_000
"""The most different solutions of a run."""
RUNS = 7
"""The most times that `time_method` measures."""
LONG = 2.0
"""The seconds after which no further run starts."""
SAMPLE = 0.02
"""Shorter runs, in seconds, are repeated for each time, because browsers have coarse clocks."""
MAX_REPEATED = 16
"""The most runs for one time."""
HIGHEST = 20
"""The highest card of a survey. There are 8855 hands up to this card."""


def run_method(params: Params) -> Work[RunProgress, laboratory.Run]:
    """The solutions of a method for a hand, and the number of values computed for them.

    Raises TooManyWays after `MAX_COMPUTED` values or `MAX_DISTINCT` different solutions.
    """
    target = request.target(params)
    run = _begun(params)
    formulas = wrong = 0
    forms: set[Hashable] = set()
    texts: list[str] = []
    seconds = 0.0
    begun = perf_counter()
    for solutions in run.slices():
        seconds += perf_counter() - begun
        right = [solution for solution in solutions if solution.outcome == target]
        formulas += len(solutions)
        wrong += len(solutions) - len(right)
        forms.update(map(canonical, right))
        if run.computed > MAX_COMPUTED or len(forms) > MAX_DISTINCT:
            raise TooManyWays
        texts += map(str, solutions[: MAX_LISTED - len(texts)])
        yield {"computed": run.computed, "formulas": formulas}
        begun = perf_counter()
    return {
        "computed": run.computed,
        "formulas": formulas,
        "wrong": wrong,
        "distinct": len(forms),
        "milliseconds": _milliseconds(seconds),
        "solutions": [{"text": text} for text in texts],
    }


def time_method(params: Params) -> Work[TimingProgress, laboratory.Timing]:
    """The median of several times of a method, after a run that warms it up and counts its values.

    A run that takes `LONG` is the only one. Raises TooManyWays after `MAX_COMPUTED` values.
    """
    first, computed = yield from _timed(params)
    times = [first] if first >= LONG else []
    repeated = min(MAX_REPEATED, int(SAMPLE / first) + 1) if first else MAX_REPEATED
    spent = first
    while not times or (len(times) < RUNS and spent < LONG):
        total = 0.0
        for _ in range(repeated):
            seconds, _ = yield from _timed(params)
            total += seconds
        times.append(total / repeated)
        spent += total
    times.sort()
    return {
        "computed": computed,
        "runs": len(times),
        "milliseconds": _milliseconds(times[len(times) // 2]),
        "fastest": _milliseconds(times[0]),
        "slowest": _milliseconds(times[-1]),
    }


def _timed(params: Params) -> Work[TimingProgress, tuple[float, int]]:
    """The seconds that a method takes for a hand, and the number of values that it computes."""
    run = _begun(params)
    seconds = 0.0
    begun = perf_counter()
    for _ in run.slices():
        seconds += perf_counter() - begun
        if run.computed > MAX_COMPUTED:
            raise TooManyWays
        yield {"computed": run.computed}
        begun = perf_counter()
    return seconds, run.computed


def _begun(params: Params) -> Run:
    """A run that has no tables of an earlier run."""
    forget()
    return _method(params).solutions(request.numbers(params), request.target(params))


def survey(params: Params) -> Work[SurveyProgress | None, laboratory.Surveyed]:
    """The hands of four cards from `low` to `high` that a method solves or misses, with reasons."""
    method, target = _method(params), request.target(params)
    low, high = request.whole(params, "low"), request.whole(params, "high")
    low, high = 1 if low is None else low, 13 if high is None else high
    if not 1 <= low <= high <= HIGHEST:
        raise BadRequest(f"low and high must be 1 to {HIGHEST}, in order")
    chosen = hands(low, high)
    outcomes: list[Outcome] = []
    states = ""
    for hand in chosen:
        outcome = yield from judge_in_slices(method, hand, target)
        outcomes.append(outcome)
        states += outcome.state
        yield {"done": len(outcomes), "total": len(chosen), "states": states}
    return serializer.survey(outcomes)


def trace(params: Params) -> Work[None, laboratory.Traced]:
    """The tree of positions that a method visits."""
    method = request.choice(params, "method", list(TRACED))
    numbers, target = request.numbers(params), request.target(params)
    traced = yield from trace_in_slices(method, numbers, target)
    nodes: list[laboratory.TraceNode] = []
    for at, node in traced.nodes.items():
        nodes.append(_node(at, node))
        yield
    return {"nodes": nodes, "cut": traced.cut}


def anatomy(params: Params) -> Work[None, laboratory.Anatomy]:
    """An expression in every notation, and its canonical expressions. Raises HandError."""
    yield None
    tree = request.read(request.text(params, "text"))
    form = algebraic(tree)
    essential = yield from essential_in_slices(tree)
    return {
        **serializer.expression(tree),
        "infix": str(tree),
        "postfix": tree.postfix().split(),
        "tree": _branches(tree),
        "canonical": {
            "algebraic": str(write(form)),
            "essential": str(essential),
        },
    }


def _method(params: Params) -> Method:
    return METHODS[request.choice(params, "method", list(METHODS))]


def _milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 3)


def _node(at: int, node: Node) -> laboratory.TraceNode:
    position = node.position
    values, rest = (
        list(map(serializer.number, cards)) for cards in (position.values, position.rest)
    )
    return {
        "id": at,
        "parent": node.parent,
        "table": values + rest,
        "stack": values,
        "rest": rest,
        "token": position.token,
        "step": serializer.step(position.step) if position.step else None,
        "state": node.state,
    }


def _branches(tree: Expression) -> laboratory.Tree:
    """A tree as nested data. Every part has a value."""
    if not isinstance(tree, Operation):
        return {"number": serializer.number(tree.value)}
    return {
        "operator": tree.operator.symbol,
        "value": serializer.number(tree.value),
        "left": _branches(tree.left),
        "right": _branches(tree.right),
    }
