"""The classic algorithms for the Game of 24, each in a file that can be read as a lesson.

A method tries expressions one after another. `method.trying(numbers, target)` is an iterator with
one item for each expression: the expression if it makes the target, otherwise None. The caller can
stop after any attempt, and the number of items is the number of attempts. `method.solutions(...)`
yields only the solutions, and counts the attempts.

Values carry their origin (`terms`), and operators are in a table. Values are exact: ints, or
Fractions if they are not whole. Only `exhaustive-float` rounds, to show the effect.
"""

from __future__ import annotations

from collections.abc import Mapping

from twentyfour._frozen import FrozenMapping
from twentyfour.methods import (
    exhaustive,
    ours,
    permutations,
    pick_two,
    postfix,
    running_total,
    templates,
)
from twentyfour.methods.blind_spots import (
    NEEDS_FRACTION,
    NEEDS_PARENTHESES,
    NEEDS_TWO_TOTALS,
    OPERAND_ON_THE_LEFT,
    ROUNDING,
    TEMPLATE_MISSING,
)
from twentyfour.methods.method import BlindSpot, Method, Publication, Run

__all__ = ["METHODS", "BlindSpot", "Method", "Publication", "Run"]

_COURSE = Publication("“算法部分（二）” 4", "Algorithms, part 2, section 4 of a course in Scala")
_GITCHAT = Publication(
    "《算法应该怎么玩》, GitChat",
    "How to play with algorithms, a chapter",
    "https://github.com/inte2000/play_with_algo",
)
_GAMES = Publication("ls_oyang, “游戏与算法（6）”, 2019", "Games and algorithms 6, a blog")
_YE_HONG = Publication(
    "叶宏, “经典二十四点程序算法”",
    "Ye Hong, A classic program for 24, a forum",
    "http://www.xici.net/d190569991.htm",
)
_JIMMY_WU = Publication("Jimmy wu, “24点游戏算法”, 2011", "An algorithm for 24, a blog")
_OURS = Publication("twentyfour.solve", "the solver of this game")

_ANY = range(1, 9)
_FOUR = range(4, 5)

_ALL = (
    Method(
        "permutations",
        "every order of the cards and every choice of operators, without brackets",
        _COURSE,
        (1, 1, 3, 5),
        _ANY,
        permutations.without_parentheses,
        blind_spots=(NEEDS_PARENTHESES,),
        solved=709,
    ),
    Method(
        "templates-130",
        "the cards in every order in each of 130 templates; all solutions",
        _COURSE,
        (2, 2, 12, 13),
        _FOUR,
        templates.all_130,
        blind_spots=(TEMPLATE_MISSING,),
        solved=1357,
    ),
    Method(
        "templates-73",
        "the same with the 73 templates that are said to do for all 130",
        _COURSE,
        (1, 1, 13, 13),
        _FOUR,
        templates.published_73,
        blind_spots=(TEMPLATE_MISSING,),
        solved=1356,
    ),
    Method(
        "templates-first",
        "the same 73 templates, until the first solution is found",
        _COURSE,
        (4, 6, 8, 2),
        _FOUR,
        templates.first_only,
        blind_spots=(TEMPLATE_MISSING,),
        solved=1356,
        sparing="early",
    ),
    Method(
        "templates-mended",
        "the 46 different ones of the 130 templates and one that was missing; a solution from each",
        _COURSE,
        (2, 2, 12, 13),
        _FOUR,
        templates.mended,
        blind_spots=(TEMPLATE_MISSING,),
    ),
    Method(
        "pick-two",
        "merge two numbers into one and go on with one less; pairs by two loops",
        _GITCHAT,
        (3, 3, 8, 8),
        _ANY,
        pick_two.pick_two,
        complete=True,
    ),
    Method(
        "pick-two-table",
        "the same with the pairs in a table of twelve positions",
        _GAMES,
        (4, 6, 8, 2),
        range(1, 5),
        pick_two.by_table,
        complete=True,
    ),
    Method(
        "pick-two-distinct",
        "the same with six results of every pair; each solution only once",
        _GAMES,
        (2, 4, 8, 10),
        _ANY,
        pick_two.distinct,
        complete=True,
    ),
    Method(
        "pick-two-whole",
        "the same with whole numbers only: no division leaves a remainder",
        _GAMES,
        (1, 5, 5, 5),
        _ANY,
        pick_two.whole_only,
        blind_spots=(NEEDS_FRACTION,),
        solved=1346,
        sparing="whole",
    ),
    Method(
        "running-total",
        "change one number, card by card: ((a∘b)∘c)∘d",
        _GAMES,
        (3, 3, 5, 5),
        _ANY,
        running_total.running_total,
        blind_spots=(OPERAND_ON_THE_LEFT, NEEDS_TWO_TOTALS),
        solved=1232,
    ),
    Method(
        "two-totals",
        "the same, and two totals that meet: (a∘b)∘(c∘d)",
        _GAMES,
        (1, 5, 5, 5),
        _FOUR,
        running_total.two_totals,
        blind_spots=(OPERAND_ON_THE_LEFT,),
        solved=1323,
    ),
    Method(
        "both-orders",
        "a running total on either side of the operator: a∘(b∘c) too",
        _JIMMY_WU,
        (3, 3, 5, 5),
        _ANY,
        running_total.both_orders,
        blind_spots=(NEEDS_TWO_TOTALS,),
        solved=1299,
    ),
    Method(
        "exhaustive",
        "24 orders × 64 choices of operators × 5 bracketings: 7680 expressions",
        _YE_HONG,
        (5, 6, 7, 8),
        _FOUR,
        exhaustive.exhaustive,
        complete=True,
    ),
    Method(
        "exhaustive-float",
        "the same with floats, where 0.001 off the target is taken for it: sometimes wrongly",
        _YE_HONG,
        (2, 24, 46, 56),
        _FOUR,
        exhaustive.with_floats,
        blind_spots=(ROUNDING,),
    ),
    Method(
        "postfix",
        "every word of reverse Polish notation, by a stack",
        _JIMMY_WU,
        (3, 3, 8, 8),
        _ANY,
        postfix.postfix,
        complete=True,
    ),
    Method(
        "ours",
        "from the target backwards, each different solution once",
        _OURS,
        (2, 4, 8, 10),
        _ANY,
        ours.ours,
        complete=True,
        slice_size=1,
        sparing="backwards",
    ),
)

METHODS: Mapping[str, Method] = FrozenMapping({method.name: method for method in _ALL})
"""The classic algorithms by name."""
