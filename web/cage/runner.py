"""Runs a player's solver in the cage. Each function takes a text, and returns JSON as a text.

The page trusts nothing that comes from here, and bounds it again.
"""

import bisect
import builtins
import collections
import functools
import heapq
import inspect
import io
import itertools
import json
import linecache
import math
import operator
import random
import re
import string
import sys
import time
import traceback
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any

FILE = "solver.py"
NAMES = ("solve", "judgePoint24")
LETTERS = 300  # of an answer
ANSWERS = 50  # of a hand
WANTED = "the answer must be a bool, a str, or several strs, not {}"
OUTPUT = 2000  # letters of the output of a hand, and of an error

# What LeetCode imports for a solution that is pasted. No name hides one of Python's own.
MODULES = (typing, collections, itertools, functools, math, heapq, bisect, random, re, string)
PRELUDE = {
    name: getattr(module, name)
    for module in MODULES
    for name in getattr(module, "__all__", dir(module))
    if not name.startswith("_") and not hasattr(builtins, name)
}
PRELUDE |= {module.__name__: module for module in (*MODULES, operator)}


class Output(io.TextIOBase):
    """Keeps the first letters that are printed."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        """Keep what still fits."""
        self.text += text[: OUTPUT - len(self.text)]
        return len(text)


class MissingError(Exception):
    """The code has no function that solves a hand."""


class Solver:
    """What the player's code has defined: a function, and whether it takes a target."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.function = find(names)
        try:
            inspect.signature(self.function).bind([], 24)
        except TypeError:
            self.takes = 1
        else:
            self.takes = 2

    def __call__(self, *hand: object) -> object:
        """Ask about a hand: the numbers, and the target if the function takes it."""
        return self.function(*hand[: self.takes])


solvers: list[Solver] = []


def load(source: str) -> str:
    """Run the code of the player, and find what solves."""
    linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
    module = types.ModuleType("solver")
    sys.modules["solver"] = module
    vars(module).update(PRELUDE)

    def run() -> dict[str, object]:
        exec(compile(source, FILE, "exec"), vars(module))
        solvers.append(Solver(vars(module)))
        return {"answer": None}

    return observed(run)


def find(names: dict[str, Any]) -> Callable[..., object]:
    """Return the function of the player that solves a hand."""
    for name in NAMES:
        if callable(names.get(name)):
            return names[name]
    solution = names.get("Solution")
    for name in NAMES:
        if inspect.isclass(solution) and callable(getattr(solution, name, None)):
            return of_class(solution, name)
    raise MissingError


def of_class(solution: type, name: str) -> Callable[..., object]:
    """Return a function that calls a method of a new object."""

    def solve(*hand: object) -> object:
        return getattr(solution(), name)(*hand)

    solve.__signature__ = inspect.signature(getattr(solution(), name))
    return solve


def ask(text: str) -> str:
    """Ask the player's solver about a hand: `[numbers, target]`."""
    return observed(lambda: {"answer": plain(solvers[-1](*json.loads(text)))})


def observed(run: Callable[[], dict[str, object]]) -> str:
    """Return what a call returns, raises and prints, and its milliseconds."""
    output = Output()
    sys.stdout = sys.stderr = output
    start = time.perf_counter()
    try:
        result = run()
    except MissingError:
        result = {"missing": True}
    except BaseException as error:
        result = {"error": told(error), "raised": type(error).__name__}
    result["milliseconds"] = (time.perf_counter() - start) * 1000
    result["output"] = output.text
    return json.dumps(result)


def plain(result: object) -> bool | list[str] | None:
    """Return an answer as None, a bool or a list of texts.

    A text without a digit says that there is no solution.
    """
    if result is None or isinstance(result, bool):
        return result
    if isinstance(result, str):
        result = [result]
    if not isinstance(result, Iterable):
        raise TypeError(WANTED.format(type(result).__name__))
    answers = list(itertools.islice(result, ANSWERS))
    for answer in answers:
        if not isinstance(answer, str):
            raise TypeError(WANTED.format(type(answer).__name__))
    return [text[:LETTERS] for text in answers if any(map(str.isdigit, text))]


def diagnose(text: str) -> str:
    """Return the findings of a survey: `[rows, target]`, of `twentyfour.diagnosis`."""
    from twentyfour.diagnosis import diagnose as find_all

    return json.dumps(find_all(*json.loads(text)))


def told(error: BaseException) -> str:
    """Return the traceback of the player's own lines."""
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == FILE
    ]
    if len(frames) > 8:
        frames = frames[:4] + frames[-4:]
    lines = ["Traceback (most recent call last):\n"] if frames else []
    lines += traceback.format_list(frames) + traceback.format_exception_only(error)
    text = "".join(lines)
    return text if len(text) <= OUTPUT else f"{text[: OUTPUT // 2]}\n…\n{text[-OUTPUT // 2 :]}"
