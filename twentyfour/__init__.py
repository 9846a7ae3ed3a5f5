"""The Game of 24, complete and exact: deal a hand, judge an answer, find every solution."""

from twentyfour.cards import Card, Hand, HandError, Suit
from twentyfour.equivalence import same_solution
from twentyfour.expression import DivisionByZero, Expression, Number, Operation, Operator, Step
from twentyfour.parser import ParseError, parse
from twentyfour.referee import Verdict, check
from twentyfour.solver import count_solutions, is_solvable, solve

__version__ = "0.1.0"

__all__ = [
    "Card",
    "DivisionByZero",
    "Expression",
    "Hand",
    "HandError",
    "Number",
    "Operation",
    "Operator",
    "ParseError",
    "Step",
    "Suit",
    "Verdict",
    "check",
    "count_solutions",
    "is_solvable",
    "parse",
    "same_solution",
    "solve",
]
