"""The Game of 24, complete and exact: deal a hand, judge an answer, find every solution."""

from importlib import import_module
from typing import TYPE_CHECKING

from twentyfour.cards import Card, Hand, HandError, Suit
from twentyfour.expression import DivisionByZero, Expression, Number, Operation, Operator, Step
from twentyfour.hints import Advice, Branch, Hint, coach, hints, proof
from twentyfour.parser import ParseError, parse
from twentyfour.referee import Verdict, check
from twentyfour.solver import Nearest, count_solutions, is_solvable, iter_solutions, nearest, solve

if TYPE_CHECKING:
    from twentyfour._rating.technique import Reason
    from twentyfour.comparison import Alternatives, alternatives
    from twentyfour.equivalence import Explanation, Rewrite, explain_same, same_solution
    from twentyfour.methods import METHODS
    from twentyfour.puzzles import dailies, daily, similar
    from twentyfour.rating import Rating, rate, technique
else:
    _LATER = {
        "_rating.technique": ("Reason",),
        "comparison": ("Alternatives", "alternatives"),
        "equivalence": ("Explanation", "Rewrite", "explain_same", "same_solution"),
        "methods": ("METHODS",),
        "puzzles": ("dailies", "daily", "similar"),
        "rating": ("Rating", "rate", "technique"),
    }

    def __getattr__(name: str) -> object:
        """What is not needed to judge and solve is imported when it is first asked for."""
        for module, names in _LATER.items():
            if name in names:
                return getattr(import_module(f"twentyfour.{module}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__version__ = "0.1.0"

__all__ = [
    "METHODS",
    "Advice",
    "Alternatives",
    "Branch",
    "Card",
    "DivisionByZero",
    "Explanation",
    "Expression",
    "Hand",
    "HandError",
    "Hint",
    "Nearest",
    "Number",
    "Operation",
    "Operator",
    "ParseError",
    "Rating",
    "Reason",
    "Rewrite",
    "Step",
    "Suit",
    "Verdict",
    "alternatives",
    "check",
    "coach",
    "count_solutions",
    "dailies",
    "daily",
    "explain_same",
    "hints",
    "is_solvable",
    "iter_solutions",
    "nearest",
    "parse",
    "proof",
    "rate",
    "same_solution",
    "similar",
    "solve",
    "technique",
]
