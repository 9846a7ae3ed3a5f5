"""The calls about the classic methods, and expressions in every notation.

`run_method` and `survey` yield their progress as JSON data (see `contract`).
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import write
from twentyfour._bridge import request, serializer
from twentyfour._bridge.request import BadRequest, Params
from twentyfour._limits import TooManyWays
from twentyfour.equivalence import canonical, essential_in_slices
from twentyfour.expression import Expression, Operation
from twentyfour.methods import METHODS, Method
from twentyfour.methods.survey import Outcome, hands, judge_in_slices
from twentyfour.methods.trace import TRACED, Node, trace_in_slices

if TYPE_CHECKING:
    from twentyfour.contract import RunProgress, SurveyProgress, laboratory

W = TypeVar("W")
R = TypeVar("R")
Work: TypeAlias = Generator[W, None, R]

MAX_LISTED = 100
"""The most formulas of a run that are returned."""
MAX_TRIED = 100_000_000
"""The most expressions that a run tries. Six cards have fewer."""
MAX_DISTINCT = 20_000
"""The most different solutions of a run."""
HIGHEST = 20
"""The highest card of a survey. There are 8855 hands up to this card."""


def methods(_: Params) -> Work[None, list[laboratory.Method]]:
    """The classic methods."""
    yield None
    return [serializer.method(method) for method in METHODS.values()]


def run_method(params: Params) -> Work[RunProgress, laboratory.Run]:
    """The solutions of a method for a hand, and the number of attempts and milliseconds.

    Raises TooManyWays after `MAX_TRIED` attempts or `MAX_DISTINCT` different solutions.
    """
    numbers, target = request.numbers(params), request.target(params)
    run = _method(params).solutions(numbers, target)
    formulas = wrong = 0
    forms: set[Hashable] = set()
    texts: list[str] = []
    seconds, first = 0.0, None
    begun = perf_counter()
    for solutions in run.slices():
        seconds += perf_counter() - begun
        if solutions and first is None:
            first = seconds
        right = [solution for solution in solutions if solution.outcome == target]
        formulas += len(solutions)
        wrong += len(solutions) - len(right)
        forms.update(map(canonical, right))
        if run.tried > MAX_TRIED or len(forms) > MAX_DISTINCT:
            raise TooManyWays
        texts += map(str, solutions[: MAX_LISTED - len(texts)])
        yield {"tried": run.tried, "formulas": formulas}
        begun = perf_counter()
    return {
        "tried": run.tried,
        "formulas": formulas,
        "wrong": wrong,
        "distinct": len(forms),
        "milliseconds": _milliseconds(seconds),
        "first": None if first is None else _milliseconds(first),
        "solutions": [{"text": text} for text in texts],
    }


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
