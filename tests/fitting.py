"""Fits the weights of the rating to people's times: `python -m tests.fitting` prints them.

Damped Gauss-Newton least squares on the normal scores of the ranks of the times, with a ridge on
standardized features; then Spearman's rho on held-out hands, 5 folds, 4 times.
"""

import csv
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from math import exp, log
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, pstdev, stdev
from typing import NamedTuple

from twentyfour import solve
from twentyfour._rating.difficulty import SEEN, SHARPNESS, features, hand_features

TIMES = Path(__file__).parent / "data" / "human-solving-times.csv"
RIDGE = 3.0
Vector = list[float]


class Example(NamedTuple):
    """A hand: the features of its solutions, its own features, and people's seconds."""

    solutions: list[Vector]
    own: Vector
    seconds: float


def times() -> dict[tuple[int, ...], float]:
    """The median seconds by hand."""
    with TIMES.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {tuple(map(int, row["hand"].split())): float(row["median_seconds"]) for row in rows}


def ranks(values: Sequence[float]) -> Vector:
    """The rank of each value, from 1; equal values share their mean rank."""
    ordered = sorted(values)
    first = {value: at for at, value in reversed(list(enumerate(ordered)))}
    last = {value: at for at, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 + 1 for value in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) + 1) / 2
    covariance = fmean((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    return covariance / (pstdev(a) * pstdev(b))


def predict(weights: Vector, example: Example) -> tuple[float, Vector]:
    """The difficulty of a hand, and its derivative by each weight; the last one is a constant."""
    count = len(example.solutions[0])
    seen = nsmallest(SEEN, [(sum(map(_times, weights, row)), row) for row in example.solutions])
    least, _ = seen[0]
    eases = [exp(SHARPNESS * (least - effort)) for effort, _ in seen]
    total = sum(eases)
    slope = [
        sum(ease * row[at] for ease, (_, row) in zip(eases, seen, strict=True)) / total
        for at in range(count)
    ]
    slope += [*example.own, 1.0]
    own = sum(map(_times, weights[count:], slope[count:]))
    return least - log(total) / SHARPNESS + own, slope


def fit(examples: Sequence[Example]) -> Vector:
    """The weights of the best fit."""
    normal = NormalDist()
    goals = [
        normal.inv_cdf((rank - 0.5) / len(examples))
        for rank in ranks([example.seconds for example in examples])
    ]
    size = len(examples[0].solutions[0]) + len(examples[0].own) + 1
    weights = [0.0] * size
    for _ in range(12):
        matrix = [[0.0] * size for _ in range(size)]
        vector = [-RIDGE * weight for weight in weights[:-1]] + [0.0]
        for at in range(size - 1):
            matrix[at][at] = RIDGE
        for example, goal in zip(examples, goals, strict=True):
            guess, slope = predict(weights, example)
            for at, own in enumerate(slope):
                vector[at] += own * (goal - guess)
                row = matrix[at]
                for other in range(at + 1):
                    row[other] += own * slope[other]
        weights = [w + step for w, step in zip(weights, _solved(matrix, vector), strict=True)]
    return weights


def _times(a: float, b: float) -> float:
    return a * b


def _solved(matrix: list[Vector], vector: Vector) -> Vector:
    """The solution of symmetric linear equations, given by their lower triangle (Cholesky)."""
    size = len(vector)
    root = [[0.0] * size for _ in range(size)]
    for at in range(size):
        for other in range(at + 1):
            rest = matrix[at][other] - sum(map(_times, root[at][:other], root[other][:other]))
            root[at][other] = rest**0.5 if at == other else rest / root[other][other]
    half: Vector = []
    for at in range(size):
        half.append((vector[at] - sum(map(_times, root[at], half))) / root[at][at])
    result = [0.0] * size
    for at in reversed(range(size)):
        known = sum(root[other][at] * result[other] for other in range(at + 1, size))
        result[at] = (half[at] - known) / root[at][at]
    return result


def left_out(examples: Sequence[Example], folds: int, random: Random) -> float:
    """Spearman's rho of predictions for held-out hands."""
    order = random.sample(range(len(examples)), len(examples))
    guesses = [0.0] * len(examples)
    for fold in range(folds):
        held = set(order[fold::folds])
        weights = fit([example for at, example in enumerate(examples) if at not in held])
        for at in held:
            guesses[at] = predict(weights, examples[at])[0]
    return spearman(guesses, [example.seconds for example in examples])


def _table(rows: Sequence[dict[str, float]]) -> tuple[list[str], Vector, list[Vector]]:
    """Names, scales and scaled values of features."""
    names = sorted({name for row in rows for name in row})
    columns = [[row.get(name, 0.0) for row in rows] for name in names]
    scales = [stdev(column) for column in columns]
    scaled = [
        [value / scale for value, scale in zip(row, scales, strict=True)]
        for row in zip(*columns, strict=True)
    ]
    return names, scales, scaled


def _show(title: str, weights: Iterable[tuple[str, float, float]]) -> None:
    print(f"{title} = {{")
    for name, weight, scale in weights:
        print(f'    "{name}": {weight / scale:.3f},')
    print("}")


def main() -> None:
    """Fit; print the weights and the quality of the fit."""
    seconds = times()
    solutions = {hand: solve(hand, distinct="algebraic") for hand in seconds}
    names, scales, rows = _table(
        [dict(features(s, 24)) for hand in solutions for s in solutions[hand]]
    )
    own_names, own_scales, own_rows = _table([dict(hand_features(hand, 24)) for hand in solutions])
    coming = iter(rows)
    examples = [
        Example([next(coming) for _ in solutions[hand]], own, seconds[hand])
        for hand, own in zip(solutions, own_rows, strict=True)
    ]
    weights = fit(examples)
    _show("WEIGHTS", zip(names, weights, scales, strict=False))
    _show("HAND_WEIGHTS", zip(own_names, weights[len(names) :], own_scales, strict=False))
    fitted = [predict(weights, example)[0] for example in examples]
    print("rho on the hands fitted to", round(spearman(fitted, list(seconds.values())), 4))
    random = Random(24)
    others = [left_out(examples, 5, random) for _ in range(4)]
    print(f"rho on hands left out: mean {fmean(others):.4f}, from {min(others):.4f}")


if __name__ == "__main__":
    main()
