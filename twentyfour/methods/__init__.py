"""The classic algorithms for the Game of 24, each in a file that can be read as a lesson.

A method tries expressions one after another. `method.trying(numbers, target)` is an iterator with
one item for each: the expression if it makes the target, else None. So the caller can stop after
any attempt, and the number of items is the number of expressions tried. `method.solutions(...)`
runs it, yields the solutions only, and counts the attempts.

Values carry their origin (`terms`), operators are in a table, and values are exact: ints, and
Fractions where a division leaves a remainder. Only `exhaustive-float` rounds, to show the effect.
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
from twentyfour.methods.method import BlindSpot, Method, Run

__all__ = ["METHODS", "BlindSpot", "Method", "Run"]

_COURSE = "“算法部分（二）” (Algorithms, part 2), section 4 of a course in Scala"
_GITCHAT = "a chapter of 《算法应该怎么玩》 (How to play with algorithms), GitChat"
_GAMES = "ls_oyang, “游戏与算法（6）” (Games and algorithms 6), a blog, 2019"
_YE_HONG = "叶宏 (Ye Hong), “经典二十四点程序算法” (A classic program for 24), a forum"
_JIMMY_WU = "Jimmy wu, “24点游戏算法” (An algorithm for 24), a blog, 2011"
"""Where each method was published: the author, where known, the title and the kind of source."""

_ANY = range(1, 9)
_FOUR = range(4, 5)

_ALL = (
    Method(
        "permutations",
        "every order of the cards and every choice of operators, without brackets",
        _COURSE,
        _ANY,
        permutations.without_parentheses,
        blind_spots=(NEEDS_PARENTHESES,),
    ),
    Method(
        "templates-130",
        "the cards in every order in each of 130 templates; all solutions",
        _COURSE,
        _FOUR,
        templates.all_130,
        blind_spots=(TEMPLATE_MISSING,),
    ),
    Method(
        "templates-73",
        "the same with the 73 templates that are said to do for all 130",
        _COURSE,
        _FOUR,
        templates.published_73,
        blind_spots=(TEMPLATE_MISSING,),
    ),
    Method(
        "templates-first",
        "the same 73 templates, until the first solution is found",
        _COURSE,
        _FOUR,
        templates.first_only,
        blind_spots=(TEMPLATE_MISSING,),
    ),
    Method(
        "templates-mended",
        "the 46 different ones of the 130 templates and one that was missing; a solution from each",
        f"{_COURSE}, mended",
        _FOUR,
        templates.mended,
        blind_spots=(TEMPLATE_MISSING,),
    ),
    Method(
        "pick-two",
        "merge two numbers into one and go on with one less; pairs by two loops",
        _GITCHAT,
        _ANY,
        pick_two.pick_two,
        complete=True,
    ),
    Method(
        "pick-two-table",
        "the same with the pairs in a table of twelve positions",
        _GAMES,
        range(1, 5),
        pick_two.by_table,
        complete=True,
    ),
    Method(
        "pick-two-distinct",
        "the same with six results of every pair; each solution only once",
        f"{_GAMES}, its exercise",
        _ANY,
        pick_two.distinct,
        complete=True,
    ),
    Method(
        "pick-two-whole",
        "the same with whole numbers only: no division leaves a remainder",
        _GAMES,
        _ANY,
        pick_two.whole_only,
        blind_spots=(NEEDS_FRACTION,),
    ),
    Method(
        "running-total",
        "change one number, card by card: ((a∘b)∘c)∘d",
        f"{_GAMES}, the first method",
        _ANY,
        running_total.running_total,
        blind_spots=(OPERAND_ON_THE_LEFT, NEEDS_TWO_TOTALS),
    ),
    Method(
        "two-totals",
        "the same, and two totals that meet: (a∘b)∘(c∘d)",
        f"{_GAMES}, the first method",
        _FOUR,
        running_total.two_totals,
        blind_spots=(OPERAND_ON_THE_LEFT,),
    ),
    Method(
        "both-orders",
        "a running total on either side of the operator: a∘(b∘c) too",
        _JIMMY_WU,
        _ANY,
        running_total.both_orders,
        blind_spots=(NEEDS_TWO_TOTALS,),
    ),
    Method(
        "exhaustive",
        "24 orders × 64 choices of operators × 5 bracketings: 7680 expressions",
        _YE_HONG,
        _FOUR,
        exhaustive.exhaustive,
        complete=True,
    ),
    Method(
        "exhaustive-float",
        "the same with floats, where 0.001 off the target is taken for it: sometimes wrongly",
        _YE_HONG,
        _FOUR,
        exhaustive.with_floats,
        blind_spots=(ROUNDING,),
    ),
    Method(
        "postfix",
        "every word of reverse Polish notation, by a stack",
        f"{_JIMMY_WU}, as it set out to do",
        _ANY,
        postfix.postfix,
        complete=True,
    ),
    Method(
        "ours",
        "from the target backwards, each different solution once",
        "twentyfour.solve",
        _ANY,
        ours.ours,
        complete=True,
        slice_size=1,
    ),
)

METHODS: Mapping[str, Method] = FrozenMapping({method.name: method for method in _ALL})
"""The classic algorithms by name."""
