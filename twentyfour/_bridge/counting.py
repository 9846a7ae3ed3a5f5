"""The calls for closest counts."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from twentyfour import _closest, puzzles
from twentyfour._bridge import request, serializer
from twentyfour._bridge.request import BadRequest, Params
from twentyfour._closest import Closest, closest_in_slices

if TYPE_CHECKING:
    from twentyfour.contract import game


def check_closest(params: Params) -> Generator[None, None, game.ClosestVerdict]:
    """Judge an answer that may leave numbers out and miss the target."""
    text, whole = request.text(params, "text"), request.flag(params, "whole", default=True)
    numbers, target = request.numbers(params), request.target(params)
    yield None
    judged = _closest.check_closest(text, numbers, target, whole=whole)
    return {
        "verdict": serializer.verdict(judged.verdict),
        "distance": None if judged.distance is None else serializer.number(judged.distance),
        "stars": judged.stars,
    }


def closest(params: Params) -> Generator[Closest | None, None, game.Closest]:
    """The value nearest to a target. Every nearer value on the way is progress."""
    whole = request.flag(params, "whole", default=True)
    found = yield from closest_in_slices(
        request.numbers(params), request.target(params), whole=whole
    )
    return serializer.closest(found)


def closest_puzzle(params: Params) -> Generator[None, None, game.ClosestPuzzle]:
    """The puzzle of a `date`, else of a `seed`, else a random puzzle."""
    kind = request.choice(params, "kind", puzzles.CLOSEST_KINDS, "countdown")
    large, seed = request.whole(params, "large"), request.seed(params)
    day = None if params.get("date") is None else request.day(params)
    yield None
    if day:
        return serializer.closest_puzzle(puzzles.closest_daily(day, kind))
    try:
        return serializer.closest_puzzle(puzzles.closest_puzzle(kind, large=large, seed=seed))
    except ValueError as error:
        raise BadRequest(str(error)) from None
