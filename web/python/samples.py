"""Calls of every kind, which together return everything that the bridge can return."""

from typing import Any

from twentyfour import TECHNIQUES
from twentyfour._techniques.table import PathCode
from twentyfour.editions import EDITIONS
from twentyfour.methods import METHODS
from twentyfour.methods.trace import TRACED

FOUR: dict[str, object] = {"numbers": [3, 3, 8, 8]}
NONE: dict[str, object] = {"numbers": [1, 1, 1, 1]}
SUMS: dict[str, object] = {"numbers": [2, 5, 8, 9], "operators": "+-"}
NO_SUM: dict[str, object] = {"numbers": [3, 3, 8, 8], "operators": "+-"}
TICKET: dict[str, object] = {"numbers": [1, 2, 3, 6], "target": 10, "ordered": True}
LONE: dict[str, object] = {"numbers": [2, 5, 8, 30], "target": 25, "operators": "-/"}

TEXTS = [
    "8/(3-8/3)",
    "8/(3-8/3)=24",
    "8/(3-8/3)=25",
    "8*3+8-3",
    "(8-3)*(8-3)",
    "9*3-8*8*8+8",
    "8*8+8-3-3",
    "8+8",
    "8/(3-3)+8",
    "8*3-3/8",
    "",
    "8" * 200,
    "8" * 600,
    "(" * 41,
    "+".join("8" * 61),
    "3$8",
    "2.5",
    "3^8",
    "8//3",
    "1⁄0+3",
    "3*" + "8" * 101,
    "8 3",
    "8+",
    "-8",
    "+(8)",
    "(8",
    "8)",
    "(8]",
    "=24",
    "3*8=3*8",
    "= 8/(3-8/3)",
]
"""Answers to 3 3 8 8."""

MANY_WAYS = "*".join("1" * 25)
"""An expression that can be written in too many ways."""

PAIRS = [
    ("4/4-1-1", "1*(4-4-1)"),
    ("(3+4/2-5)*((1-2)*3)", "(2-2)/(3/1)*(4+3*5)"),
    ("1+2+3", "3+(2+1)"),
    ("1-(2-3)", "1-2+3"),
    ("(1-2)/(3-4)", "(2-1)/(4-3)"),
    ("7+0", "7-0"),
    ("7/1", "7*1"),
    ("0*5+2+3", "0/5+2+3"),
    ("7-(2*2-4)*5", "7+(2*2-4)*5"),
    ("(7+0)*3", "7*3+0"),
    ("5*1+3*7", "1*(5+3*7)"),
    ("3*8*1*1", "3*8+1-1"),
    ("4*2*3/6", "4+2*3-6"),
    ("(8+7-7)*3", "8*3+7-7"),
    ("0*(5-2)", "0*5/2"),
    ("0*0*5", "(0+0)*5"),
    ("0*5*2+0", "0*(5+2)+0"),
    ("3*8", "4*6"),
    ("3*8", "3+8"),
    ("6/(5/4-1)", "6*(5-1)*1/1+4-4"),
    ("2+22", "22+2"),
    ("2*4+8+8", "8*4-8+2-2"),
    ("2*2", "2+2"),
    ("8*3/1", "3*8"),
    ("(1+2)*(2/⁻3)", "(2+⁻3*1)*2"),
]

BY_TECHNIQUE: dict[PathCode, tuple[list[int], str]] = {
    "sum": ([13, 7, 5, 9], "13+9+7-5"),
    "eight-three": ([12, 3, 7, 11], "(12+7-11)*3"),
    "six-four": ([1, 4, 5, 2], "(5+2-1)*4"),
    "twelve-two": ([12, 2, 9, 4], "4*(12-9)*2"),
    "spare-one": ([12, 9, 1, 4], "9*4*1-12"),
    "cancel": ([8, 12, 7, 12], "12*(8-7)+12"),
    "twins": ([3, 12, 9, 9], "12*(3-9/9)"),
    "two-pairs": ([13, 7, 5, 9], "(13-7)*(9-5)"),
    "share": ([12, 9, 1, 4], "(9-1)/4*12"),
    "add-up": ([5, 4, 10, 2], "5*2+10+4"),
    "groups": ([3, 12, 9, 9], "9*(12-9)-3"),
    "over-back": ([2, 5, 6, 10], "(10+5)*2-6"),
    "two-products": ([10, 5, 13, 2], "10*5-13*2"),
    "quotient-sum": ([3, 12, 9, 9], "12+9+9/3"),
    "divide-last": ([12, 9, 1, 4], "12*(9-1)/4"),
    "inner-product": ([10, 2, 2, 8], "(10*2-8)*2"),
    "inner-quotient": ([10, 2, 2, 8], "8*(10/2-2)"),
    "fraction-times": ([11, 3, 9, 11], "11*(3-9/11)"),
    "fraction-divide": ([12, 2, 9, 4], "12/(9/2-4)"),
}
"""A hand for each technique, and an answer by it."""

COUNTDOWN = {"numbers": [9, 50, 75, 100, 3, 6], "target": 952}
"""A puzzle of closest counts."""

CLOSE_ANSWERS = [
    "100*9+50+6/3",
    "100*9",
    "(100-6)*9+75",
    "3*3",
    "(3-6)*9",
    "100/6*3",
    "100+6=106",
    "50/(6-6)",
    "9/(75-50-100/4)",
    "9/(100-75-50/3*6)",
    "9/(100-50-50)",
    "9/(6/3-100/50)",
    "100*9+50+6/3=953",
    "50*1/2",
    "(",
    "",
]
"""Answers to this puzzle."""

SAMPLES: dict[str, list[dict[str, Any]]] = {
    "read_hand": [{"text": text} for text in ("3 3 8 8", "8h 1/2", "", "3 $", "1 2 3 4 5 6 7 8 9")]
    + [{"text": "1.5 2"}, {"text": "1.5.2 2"}],
    "read_target": [{"text": "24"}, {"text": "1/2"}, {"text": "x"}],
    "check": [{**FOUR, "text": text} for text in TEXTS]
    + [{"numbers": [], "text": "1"}, {"numbers": [1] * 9, "text": "1"}]
    + [{"numbers": ["1/2", 48], "target": "24", "text": "1/2*48"}]
    + [{**NO_SUM, "text": text} for text in ("8/(3-8/3)", "8+8+3+3", "8+8+3")]
    + [{"numbers": [], "text": "1", "operators": "+"}, {**FOUR, "text": "8", "operators": ""}]
    + [{**TICKET, "text": text} for text in ("(1+2/3)*6", "6*(2/3+1)", "1+2+3+6")],
    "is_solvable": [FOUR, NONE, {"numbers": []}, SUMS, NO_SUM, LONE, TICKET],
    "claim_no_solution": [FOUR, NONE, NO_SUM],
    "solve": [
        *(FOUR, NONE, SUMS, NO_SUM, LONE, TICKET, {"numbers": [9, 9, 9]}, {"numbers": [30]}),
        {"numbers": [7, 0, 0, 7, 9], "target": 10, "ordered": True},
        {"numbers": [7, 0, 0, 7, 9, 1], "target": 10, "ordered": True},
        {"numbers": [1] * 8, "target": 100},
        {"numbers": [1, 2, 3, 4, 5, 6, 7], "target": 29, "operators": "+-"},
    ],
    "check_closest": [{**COUNTDOWN, "text": text, "whole": True} for text in CLOSE_ANSWERS]
    + [{**COUNTDOWN, "text": text, "whole": False} for text in ("9*100+50+3-6/3", "1/3", "3-9")]
    + [{"numbers": [], "text": "1", "whole": True}],
    "closest": [
        {"numbers": [75, 50, 2, 3, 8, 7], "target": 812, "whole": True},
        {"numbers": [3, 3, 8, 8], "whole": False},
        {"numbers": [1, 1, 2, 2, 3, 3], "target": 999},
        {"numbers": [3, 7, 1, 8, 5, 2], "target": 586, "whole": False},
        {"numbers": ["1/2", 3]},
        {"numbers": ["1/2", -3], "target": "-7/3", "whole": False},
        {"numbers": []},
        {"numbers": [1] * 7},
    ],
    "closest_puzzle": [
        {"kind": "countdown", "large": 2, "seed": 1},
        {"kind": "digits", "seed": 1},
        {"kind": "cards", "seed": "00002S"},
        {"date": "2026-11-23"},
        {"kind": "digits", "date": "2026-11-23"},
        {"date": "2026-02-30"},
    ],
    "explain_same": [{"a": a, "b": b} for a, b in PAIRS]
    + [{"a": "1/(2-2)", "b": "1"}, {"a": MANY_WAYS, "b": MANY_WAYS}],
    "rate": [
        {"numbers": numbers}
        for numbers in (
            *([24], [3, 3, 8, 8], [1, 1, 1, 1], [6, 6, 6, 6], [2, 12], [1, 5, 5, 5], [1, 1, 2, 12]),
            *([4, 6, 1, 1], [10, 10, 4, 4], [2, 3, 5, 12], [1, 3, 4, 6], [8, 8, 11, 13]),
            *([9, 11, 12, 13], [3, 7, 9, 13], [7, 8, 8, 13], [1, 2, 8, 13], [2, 4, 8, 10]),
            *([5, 5, 5, 9], [4, 4, 7, 7], [2, 3, 10, 10], [1, 2, 7, 7], [6, 9, 9, 10]),
            *([2, 2, 11, 11], [5, 5, 7, 11], [4, 5, 6, 10], [1, 4, 5, 6], [12, 12]),
            *(
                [1, 2, 2, 10],
                [1, 2, 2, 12],
                [1, 2, 3, 13],
                [3, 8],
                [48, 2],
                [9, 10, 11, 12],
                [1, 8, 12, 12],
            ),
            [1, 2, 3, 4, 5, 6, 7],
            *([3, 8, 12, 12], [1, 1, 5, 7], [2, 2, 2, 5], [3, 5, 10, 10]),
        )
    ]
    + [SUMS, NO_SUM, TICKET, {**TICKET, "target": 100}],
    "alternatives": [
        {"text": text}
        for text in ("8/(3-8/3)", "6*6-6-6", "6*5*(4-3-2+1)", "1/(2-2)", "8+", "7+8+9")
    ]
    + [{"text": "9+8+5+2", "operators": "+-"}, {"text": "1+2+3+4", "ordered": True}],
    "repair": [{**FOUR, "text": text} for text in ("8/(3+8/3)", "8/3-8/3", "8/(3-3/8)", "8+8+3+3")]
    + [{**FOUR, "text": "8/(3-8/3)"}, {**FOUR, "text": "8+"}, {**NONE, "text": "1+1+1+1"}]
    + [{"numbers": [2, 5, 6, 7], "text": "6*5-2*7"}, {"numbers": [], "text": "1"}]
    + [{**SUMS, "text": text} for text in ("9+8-5+2", "9*8+5+2", "9+8+5-2")]
    + [{**TICKET, "text": text} for text in ("1+2/3*6", "6+3+2+1")],
    "questions": [
        {"numbers": numbers}
        for numbers in ([3, 3, 8, 8], [1, 1, 1, 1], [24], [4, 6, 8, 2], ["1/2", 48], [1] * 6)
    ]
    + [SUMS, NO_SUM, LONE, TICKET],
    "hints": [
        {"numbers": numbers}
        for numbers in ([3, 3, 8, 8], [1, 1, 1, 1], [24], [9, 9, 9], [1] * 8, [1, 2, 3, 4, 5, 6])
    ]
    + [SUMS, NO_SUM, LONE, TICKET],
    "coach": [
        {"history": [[3, 3, 8, 8], [3, 8, "8/3"]]},
        {"history": [[3, 3, 8, 8], [8, 8, 9]]},
        {"history": [[1, 2, 3, 4, 5, 6]]},
        {"history": [[1, 1, 1, 1]]},
        {"history": [[24]]},
        {"history": [[1, 1, 1], []]},
        {"history": [[3, 3, 8, 8], ["8/0", 3]]},
        {"history": []},
        {"history": [[2, 5, 8, 9], [5, 8, 11]], "operators": "+-"},
        {"history": [[2, 5, 8, 9], [5, 8, 7]], "operators": "+-"},
        {"history": [[1, 2, 3, 6], [1, "2/3", 6]], "target": 10, "ordered": True},
    ],
    "look_back": [
        {"tables": [[3, 3, 8, 8], [3, 8, "8/3"], [8, "1/3"], [24], [3, 3, 16]], "target": 24},
        {"tables": [[2, 5, 8, 9], [7, 8, 9]], "operators": "+-"},
        {"tables": [[1, 2, 3, 6], [1, "2/3", 6]], "target": 10, "ordered": True},
        {"tables": [[1, 2, 3, 4, 5, 6, 7], [1] * 7, [1, 2, 3, 4, 5, 6], ["1/2", "-1/2", 5]]},
        {"tables": [[], [8, "8/0"]]},
        {"tables": [["8/0", 3]]},
    ],
    "approach": [
        {"table": ["3", "3", "8", "8"], "target": 24},
        {"table": ["3", "8", "8/3"]},
        {"table": ["(8-3)*8+3"]},
        {"table": ["3+3", "8", "8"], "operators": "+-"},
        {"table": ["1", "2/3", "6"], "target": 10, "ordered": True},
        {"table": ["1", "2", "3", "4", "5", "6"]},
        {"table": []},
        {"table": ["8/0", "3"]},
        {"table": ["8+"]},
    ],
    "proof": [
        NONE,
        FOUR,
        NO_SUM,
        TICKET,
        {"numbers": [2, "1/2"]},
        {"numbers": [30, 30]},
        {"numbers": [0, 0, 1], "operators": "/"},
    ],
    "why_not": [
        NONE,
        FOUR,
        NO_SUM,
        TICKET,
        {"numbers": [3, 5, 7]},
        {"numbers": ["1/2", "5/3"]},
        {"numbers": [5, 5]},
        {"numbers": [2, 4, 6, 8], "target": 13, "operators": "+-"},
        {"numbers": [1, 1, 7, 8], "target": 10, "ordered": True},
        {"numbers": [-7, 1, 1, 9]},
        {"numbers": [1, 2, 7, 11], "target": 1000},
        {"numbers": [2, 3, 11, 13], "target": 101},
        {"numbers": [7, 7, 13, 13, 13]},
        {"numbers": [1, 1, 1, 1, 1, 1]},
        {"numbers": [0, 0, 0], "target": 0, "operators": "/"},
    ],
    "daily": [{"date": "2026-11-21"}, {"date": "2026-02-30"}],
    "deal": [
        {"seed": 1},
        {"seed": 1, "size": 5, "deck": "10", "target": 25, "solvable": "mixed"},
        {"seed": 1, "level": "hard", "exclude": [[3, 3, 8, 8]], "solvable": "only"},
        {"seed": 1, "level": None, "deck": "K", "solvable": "none"},
        {"seed": 1, "near": 99.5},
        {"seed": 1, "near": 0},
        {"seed": 1, "size": 6, "near": None},
        {"seed": 1, "size": 1, "target": 100},
        {"seed": 1, "operators": "+-", "level": "easy"},
        {"seed": 1, "school": [3], "deck": "10"},
        {"seed": 1, "technique": "share", "near": 60},
        {"seed": 1, "technique": "fraction-divide", "near": 0},
        {"seed": 1, "technique": "share", "near": 60, "opened": False},
        {"seed": 1, "solutions": 1, "deck": "10", "near": 40},
        {"seed": 1, "solutions": 1, "school": [4, 5, 6], "level": "hard", "technique": "share"},
        {"seed": 1, "courts": 10},
        {"seed": 1, "held": [3, 8], "school": [6]},
        {"seed": 1, "held": [1], "above": 60, "near": 60, "size": 5},
    ],
    "deal_edition": [{"edition": edition, "seed": 1} for edition in EDITIONS]
    + [
        {"edition": "add-subtract", "seed": 1, "level": "easy", "exclude": [[1, 2, 3, 18]]},
        {"edition": "multiply-divide", "seed": 1, "solvable": "none"},
        {"edition": "ace-to-ten", "seed": 1, "operators": "+-*"},
        {"edition": "three-cards", "seed": 1, "school": [1, 2]},
        {"edition": "integers", "seed": 1, "solvable": "mixed", "level": None},
    ],
    "sheet": [
        {"seed": 7, "count": 6, "level": "medium", "deck": "10", "key": "all"},
        {"seed": "00002S", "count": 2, "edition": "five-cards", "key": "none"},
        {"seed": 7, "count": 3, "edition": "decimals", "level": "any", "key": "simplest"},
        {"seed": 7, "count": 1, "edition": "six-cards", "deck": "K"},
        {"seed": 7, "count": 48, "level": "expert", "edition": "three-cards"},
        {"seed": 7, "count": 2, "level": "easy", "operators": "+-*"},
        {"seed": 7, "count": 2, "edition": "ace-to-ten", "operators": "+-"},
        {"seed": 7, "count": 3, "school": [2, 3], "measure": "school", "deck": "10"},
        {"seed": 7, "count": 2, "school": [4, 5, 6], "edition": "decimals"},
        {"seed": 7, "count": 6, "dots": [2, 2, 2], "measure": "school", "versions": True},
        {"seed": 7, "count": 6, "dots": [2, 2, 2], "operators": "+-*", "technique": None},
        {"seed": 7, "count": 2, "technique": "two-pairs", "key": "all", "level": "easy"},
        {"seed": 7, "count": 2, "technique": "sum", "edition": "three-cards"},
        {"seed": 7, "count": 2, "technique": "sum", "edition": "ticket", "school": [1]},
    ],
    "sheet_hand": [
        {**FOUR, "key": "all", "measure": "school"},
        {**SUMS, "key": "none"},
        {**TICKET, "key": "all", "measure": "school"},
        {"numbers": [1, 2, 3, 4, 5, 6]},
        {"numbers": [24]},
        {"numbers": [1, 2, 7, 7]},
        {"numbers": ["0.5", 3, 7, 10], "target": 12},
        {"numbers": [1, 1, 1, 1]},
    ],
    "similar": [{**FOUR, "seed": 1, "exclude": [[1, 5, 5, 5]], "target": 24}, {**SUMS, "seed": 1}],
    "recognize": [
        {**FOUR, "text": "8/(3-8/3)", "found": []},
        {**FOUR, "text": "8/(3-8/3)", "found": ["8/(3-8/3)"]},
        {**FOUR, "text": "8+8+3+3", "found": []},
        {"numbers": [1, 2, 3, 4, 5, 6], "text": "4*6*1*(2+3)/5", "found": []},
        {**SUMS, "text": "9+8+5+2", "found": []},
        {**TICKET, "text": "(1+2/3)*6", "found": []},
    ],
    "lesson": [
        *({"code": code, "seed": 1} for code in TECHNIQUES),
        {"code": "sum", "seed": "00000O"},
        {"code": "cancel", "seed": 2},
        {"code": "spare-one", "seed": 3},
    ],
    "suspects": [{"seed": seed} for seed in range(6)],
    "judge": [
        *({**FOUR, "text": text, "code": "fraction-divide"} for text in TEXTS),
        {"numbers": [24], "text": "24", "code": "sum"},
        {"numbers": [5, 5], "target": 25, "text": "5*5", "code": "sum"},
        *(
            {"numbers": numbers, "text": text, "code": "sum"}
            for numbers, text in BY_TECHNIQUE.values()
        ),
    ],
    "look": [
        *({"numbers": numbers} for numbers, _ in BY_TECHNIQUE.values()),
        *(FOUR, NONE, TICKET, {"numbers": [24]}, {"numbers": [5, 5], "target": 25}),
        *({"numbers": [1, 2, 3, 4, 5, 6, 7]}, {"numbers": []}),
    ],
    "run_method": [
        {"numbers": [5, 6, 7, 8], "method": "pick-two"},
        {"numbers": [1, 1, 1, 1], "method": "exhaustive-float"},
        {"numbers": [1, 2, 3], "method": "templates-73"},
        *({"numbers": [2, 4, 8, 10], "method": name} for name in METHODS),
    ],
    "time_method": [
        {"numbers": [1, 2], "target": 3, "method": name}
        for name in METHODS
        if 2 in METHODS[name].sizes
    ]
    + [{"numbers": [1, 1, 1, 1], "method": "templates-first"}],
    "survey": [
        {"method": "permutations", "low": 2, "high": 3, "target": 24},
        {"method": "pick-two-whole", "low": 1, "high": 5},
        {"method": "running-total", "low": 5, "high": 6},
        {"method": "both-orders", "low": 3, "high": 5},
        {"method": "templates-73", "low": 6, "high": 7, "target": 5},
        {"method": "exhaustive-float", "low": 20, "high": 20, "target": "19999/10000"},
    ],
    "trace": [
        {"numbers": numbers, "method": method, "target": target}
        for numbers, target in (([3, 3, 8, 8], 24), ([1, 1, 1, 1], 24), ([2, 3, 5, 7, 9], "1/997"))
        for method in TRACED
    ]
    + [{"numbers": [5, 5, 7, 0, 24], "method": "ours"}],
    "anatomy": [{"text": text} for text in ("8/(3-8/3)", "8", "(1+2)*3*4", MANY_WAYS, *TEXTS)],
}
"""Parameters for each call."""

MISTAKES: list[tuple[str, object]] = [
    ("no_such_call", {}),
    ("check", {"text": 1}),
    ("check", []),
    ("read_hand", {"text": "8" * 100_000}),
]
"""Calls that no page should make."""
