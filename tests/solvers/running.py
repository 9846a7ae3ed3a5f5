"""Runs the solvers of this folder, as the bench runs the solver of a visitor."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations_with_replacement
from pathlib import Path
from types import GeneratorType
from typing import cast

from twentyfour.diagnosis import Row

FOLDER = Path(__file__).parent
DECK = tuple(combinations_with_replacement(range(1, 14), 4))

Solver = Callable[[list[int], int], object]


def solvers(kind: str) -> list[str]:
    """The names of the solvers of a kind, in their order."""
    return sorted(file.stem for file in (FOLDER / kind).glob("*.py"))


def survey(
    kind: str, name: str, target: int = 24, hands: Iterable[Sequence[int]] = DECK
) -> Iterator[Row]:
    """What a solver returns for every hand."""
    solver = _load(FOLDER / kind / f"{name}.py")
    for hand in hands:
        try:
            returned = solver(list(hand), target)
            if isinstance(returned, GeneratorType):
                returned = list(returned)
        except Exception as error:  # noqa: BLE001 - the exception is what the solver returned
            yield {"numbers": list(hand), "returned": None, "error": type(error).__name__}
        else:
            yield cast("Row", {"numbers": list(hand), "returned": returned})


def _load(file: Path) -> Solver:
    """The function of a file, called `solve` or `judgePoint24`, or a method of `Solution`."""
    spec = spec_from_file_location(f"solver_{file.stem}", file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if hasattr(module, "solve"):
        return cast("Solver", module.solve)
    if hasattr(module, "Solution"):
        return lambda cards, _: module.Solution().judgePoint24(cards)
    return lambda cards, _: module.judgePoint24(cards)
