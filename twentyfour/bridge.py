"""The calls that a page can make: JSON in, JSON out, in slices that leave the page in control.

A page begins a job, advances it by some milliseconds at a time until it is done, and can cancel it
between two slices.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from functools import wraps
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from twentyfour import cards
from twentyfour._bridge import coaching, counting, laboratory, path, request, serializer
from twentyfour._bridge.request import BadRequest, Params
from twentyfour._why.search import why_not_in_slices
from twentyfour.cards import HandError, Puzzle
from twentyfour.equivalence import explain_same_in_slices
from twentyfour.expression import DivisionByZero
from twentyfour.methods.method import TooManyWays
from twentyfour.parser import ParseError, parse
from twentyfour.referee import Verdict, check
from twentyfour.solver import (
    MAX_QUICK_NEAREST,
    is_solvable_in_slices,
    nearest_in_slices,
    solve_in_slices,
)

if TYPE_CHECKING:
    from twentyfour.contract import CallError, FaultCode, game

R = TypeVar("R")
Work: TypeAlias = Generator[object, None, R]
"""Yields the progress of a search, or JSON data of the call. None means no change."""
Call: TypeAlias = Callable[[Params], Work[object]]

MAX_LISTED = 1000
"""The most solutions that a page receives. Seven and eight cards can have many thousands."""

_in_json = json.JSONEncoder(default=dict).encode  # writes a frozen mapping as an object

CALLS: dict[str, Call] = {}
"""All calls that a page can make, by name."""


def _call(function: Call) -> Call:
    CALLS[function.__name__.removeprefix("_")] = function
    return function


def _quick(function: Callable[[Params], object]) -> Call:
    """Declare a call that is done in one slice."""

    @wraps(function)
    def work(params: Params) -> Work[object]:
        yield None
        return function(params)

    return _call(work)


@_quick
def _read_hand(params: Params) -> game.ReadHand:
    faces = cards.read_hand(request.text(params, "text"))
    return {
        "cards": [serializer.card(face) for face in faces],
        "numbers": cards.plain_numbers(cards.values_of(faces)),
    }


@_quick
def _read_target(params: Params) -> str:
    return serializer.number(cards.read_target(request.text(params, "text")))


@_quick
def _check(params: Params) -> game.Verdict:
    text = request.text(params, "text")
    numbers, target = request.numbers(params), request.target(params)
    operators, ordered = request.operators(params), request.ordered(params)
    try:
        judged = check(text, Puzzle(numbers, target, operators, ordered))
    except HandError as error:
        judged = Verdict(False, error.code, params=error.params)
    return serializer.verdict(judged)


@_call
def _is_solvable(params: Params) -> Work[bool]:
    return (yield from is_solvable_in_slices(request.puzzle(params)))


@_call
def _claim_no_solution(params: Params) -> Work[game.Claim]:
    """Judge the player's claim that there is no solution."""
    if (yield from is_solvable_in_slices(request.puzzle(params))):
        return _claim("has-solution")
    return _claim("no-solution")


def _claim(code: game.ClaimCode) -> game.Claim:
    return {"ok": code == "no-solution", "code": code, "counts_as_wrong": code == "has-solution"}


@_call
def _why_not(params: Params) -> Work[game.Proof | None]:
    """A short proof that a hand, or what is left of one, cannot make the target."""
    found = yield from why_not_in_slices(request.puzzle(params))
    return serializer.why_not(found) if found else None


@_call
def _solve(params: Params) -> Work[game.Solved]:
    """The simplest `MAX_LISTED` solutions and how many there are.

    Without any, the nearest values, for at most `MAX_QUICK_NEAREST` numbers.
    """
    puzzle = request.puzzle(params)
    solutions = yield from solve_in_slices(puzzle)
    misses = None
    if not solutions and len(puzzle.numbers) <= MAX_QUICK_NEAREST:
        misses = yield from nearest_in_slices(puzzle)
    return serializer.solutions(solutions, misses, MAX_LISTED)


@_call
def _explain_same(params: Params) -> Work[game.Explanation]:
    """Why two expressions are the same solution; raises ParseError, DivisionByZero, HandError."""
    one, other = parse(request.text(params, "a")), parse(request.text(params, "b"))
    return serializer.explanation((yield from explain_same_in_slices(one, other)))


for _each in (
    coaching.alternatives,
    coaching.approach,
    coaching.coach,
    coaching.daily,
    coaching.deal,
    coaching.deal_edition,
    coaching.hints,
    coaching.proof,
    coaching.questions,
    coaching.rate,
    coaching.recognize,
    coaching.repair,
    coaching.look_back,
    coaching.sheet,
    coaching.sheet_hand,
    coaching.similar,
    counting.check_closest,
    counting.closest,
    counting.closest_puzzle,
    laboratory.anatomy,
    laboratory.run_method,
    laboratory.survey,
    laboratory.time_method,
    laboratory.trace,
    path.judge,
    path.lesson,
    path.look,
    path.suspects,
):
    _call(_each)


class _Jobs:
    """The jobs under way, by number."""

    def __init__(self) -> None:
        self.numbers = count(1)
        self.under_way: dict[int, Work[object]] = {}


_jobs = _Jobs()


def begin(name: str, params: str) -> int:
    """Begin a call with parameters in JSON; returns the job's number. `advance` returns errors."""
    job = next(_jobs.numbers)
    _jobs.under_way[job] = _start(name, params)
    return job


def _start(name: str, params: str) -> Work[object]:
    call = CALLS.get(name)
    if call is None:
        raise BadRequest(f"no call is named {name!r}")
    decoded = request.decoded(params)
    if not isinstance(decoded, dict):
        raise BadRequest("parameters must be an object")
    return (yield from call(decoded))


def advance(job: int, milliseconds: float) -> str:
    """Work on a job for about that long.

    JSON: {done: false, progress}, {done: true, value} or {done: true, error: {code, params, span}}.
    """
    end = perf_counter() + milliseconds / 1000
    progress: object = None
    try:
        work = _jobs.under_way.get(job)
        if work is None:
            raise BadRequest(f"no job {job} is under way")
        while True:
            progress = next(work) or progress
            if perf_counter() >= end:
                break
    except StopIteration as finished:
        outcome: dict[str, object] = {"done": True, "value": finished.value}
    except Exception as error:
        outcome = {"done": True, "error": _error(error)}
    else:
        return _in_json({"done": False, "progress": serializer.progress(progress)})
    cancel(job)
    return _in_json(outcome)


def cancel(job: int) -> None:
    """Discard a job, if there is one with this number."""
    if work := _jobs.under_way.pop(job, None):
        work.close()


def _error(error: Exception) -> CallError:
    if isinstance(error, (HandError, ParseError)):
        return {"code": error.code, "params": dict(error.params), "span": error.span}
    if isinstance(error, DivisionByZero):
        return {"code": "division-by-zero", "params": {"divisor": str(error.divisor)}, "span": None}
    if isinstance(error, TooManyWays):
        return {"code": error.code, "params": {}, "span": None}
    code: FaultCode = "bad-request" if isinstance(error, BadRequest) else "internal"
    return {"code": code, "params": {"detail": f"{type(error).__name__}: {error}"}, "span": None}
