"""The calls for the Path: techniques, lessons, answers to lessons, and looks."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from twentyfour._bridge import request, serializer
from twentyfour._bridge.request import Params
from twentyfour._techniques.naming import MAX_REGROUPED, techniques_of, written_by
from twentyfour._techniques.table import PATH
from twentyfour.impossible import suspects_in_slices
from twentyfour.lessons import lesson_in_slices
from twentyfour.referee import check
from twentyfour.solver import Progress, solve_in_slices
from twentyfour.teaching import look_in_slices, technique

if TYPE_CHECKING:
    from twentyfour.contract import path as contract

R = TypeVar("R")
Work: TypeAlias = Generator[Progress | None, None, R]


def lesson(params: Params) -> Work[contract.Lesson]:
    """A lesson on the technique `code`, the same for the same `seed`."""
    code = request.choice(params, "code", PATH)
    return serializer.lesson((yield from lesson_in_slices(code, Random(request.seed(params)))))


def suspects(params: Params) -> Work[contract.Suspects]:
    """Five hands that look impossible, the same for the same `seed`."""
    found = yield from suspects_in_slices(Random(request.seed(params)))
    return {"suspects": [serializer.suspect(each) for each in found]}


def judge(params: Params) -> Work[contract.Judged]:
    """Judge an answer, and whether its form has the technique `code`."""
    code = request.choice(params, "code", PATH)
    ruling = check(request.text(params, "text"), request.puzzle(params))
    yield None
    found = techniques_of(ruling.expression) if ruling.ok and ruling.expression else []
    return {
        "verdict": serializer.verdict(ruling),
        "techniques": [serializer.technique(each) for each in found],
        "fits": any(each.code == code for each in found),
    }


def look(params: Params) -> Work[contract.Looked]:
    """The looks of a strong player, and every solution of a hand of up to four cards."""
    puzzle = request.puzzle(params)
    looks = yield from look_in_slices(puzzle)
    solutions: list[contract.NamedSolution] = []
    if len(puzzle.numbers) <= MAX_REGROUPED:
        for solution in (yield from solve_in_slices(puzzle)):
            named = technique(solution)
            solutions.append(
                {
                    "technique": serializer.technique(named),
                    "expression": serializer.expression(written_by(named.code, solution)),
                }
            )
            yield None
    return {"looks": [serializer.look(each) for each in looks], "solutions": solutions}
