"""Work in slices: a generator that yields after each slice, and returns its result at the end.

`x_in_slices` yields its progress or None, and can be cancelled between two slices. `x` runs
`x_in_slices` to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import wraps
from types import FunctionType
from typing import ParamSpec, TypeVar, cast, get_args

P = ParamSpec("P")
T = TypeVar("T")


def run_to_end(work: Generator[object, None, T]) -> T:
    """Run a generator to its end and return the value that it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            value: T = end.value
            return value


def at_once(in_slices: Callable[P, Generator[object, None, T]]) -> Callable[P, T]:
    """Make a plain function of a function in slices, with its parameters and docstring."""

    @wraps(in_slices)
    def function(*args: P.args, **kwargs: P.kwargs) -> T:
        return run_to_end(in_slices(*args, **kwargs))

    name = in_slices.__name__.removesuffix("_in_slices")
    function.__name__ = function.__qualname__ = name
    annotations = in_slices.__annotations__
    if "return" in annotations:  # the Python of the page has no annotations
        function.__annotations__ = {**annotations, "return": _result(annotations["return"])}
        vars(function)["__wrapped__"] = _declared(
            cast("FunctionType", in_slices), function.__annotations__
        )
    return function


def _declared(function: FunctionType, annotations: dict[str, object]) -> FunctionType:
    """Copy a function with other annotations, for `inspect.signature`."""
    copy = FunctionType(
        function.__code__,
        function.__globals__,
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__annotations__ = annotations
    return copy


def _result(annotation: object) -> object:
    """The last argument of an annotation `Generator[...]`, also if the annotation is text."""
    if not isinstance(annotation, str):
        return get_args(annotation)[-1]
    depth = 0
    for at in range(len(annotation) - 1, -1, -1):
        depth += {"]": 1, "[": -1}.get(annotation[at], 0)
        if depth == 1 and annotation[at] == ",":
            return annotation[at + 1 : -1].strip()
    raise TypeError(f"a generator is needed, not {annotation}")
