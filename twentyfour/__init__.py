"""The Game of 24, complete and exact: deal a hand, judge an answer, find every solution."""

from twentyfour.cards import Card, Hand, HandError, Suit
from twentyfour.equivalence import Explanation, Rewrite, explain_same, same_solution
from twentyfour.expression import DivisionByZero, Expression, Number, Operation, Operator, Step
from twentyfour.hints import Advice, Branch, Hint, coach, hints, proof
from twentyfour.parser import ParseError, parse
from twentyfour.rating import Rating, Reason, rate
from twentyfour.referee import Verdict, check
from twentyfour.solver import Nearest, count_solutions, is_solvable, iter_solutions, nearest, solve

__version__ = "0.1.0"

__all__ = [
    "Advice",
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
    "check",
    "coach",
    "count_solutions",
    "explain_same",
    "hints",
    "is_solvable",
    "iter_solutions",
    "nearest",
    "parse",
    "proof",
    "rate",
    "same_solution",
    "solve",
]
