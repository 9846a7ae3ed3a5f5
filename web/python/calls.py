"""The calls of the training, and random calls by which tests compare two Pythons."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import date
from fractions import Fraction
from itertools import chain, islice
from random import Random

from twentyfour import TECHNIQUES
from twentyfour._parsing.tokenizer import MARKS
from twentyfour._rating.school import SCHOOL_STEPS
from twentyfour._sheets import KEYS, MEASURES
from twentyfour.editions import EDITIONS
from twentyfour.methods import METHODS
from twentyfour.puzzles import CLOSEST_KINDS
from web.python.samples import MISTAKES, PAIRS, SAMPLES, TEXTS

_USUAL = "0123456789+-*/() ½⅓²８×÷（）−✖️aAJQK٣三" + "".join(sorted(MARKS))
_STRANGE = "".join(map(chr, (*range(0x3100), *range(0xF900, 0xFFF0), *range(0x1D400, 0x1D800))))
_TARGETS = (24, 24, 24, 0, 1, 10, 100, "1/2", "-7/3", 10**12)
_NO_JSON = ("", "{", "[]", '"text"', "null", '{"numbers": [1e999]}', '{"numbers": "\\ud800"}')


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the bridge."""

    name: str
    params: str
    """JSON, or other text in a hostile call."""
    slices: int | None = None
    """The number of slices before the call is cancelled."""
    full: bool = False
    """Whether the memory must not grow during the call."""


def as_json(calls: list[Call]) -> str:
    """Return the calls as the JSON that the scripts read."""
    return json.dumps([asdict(call) for call in calls])


def training() -> list[Call]:
    """Return calls of every kind. Functions that none of them runs are removed."""
    return [
        *samples(),
        *_without_seeds(),
        *(Call(call.name, call.params, slices=slices) for call in samples() for slices in (0, 2)),
        *(Call(name, text) for name in SAMPLES for text in _NO_JSON),
        *(Call(name, json.dumps(params)) for name, params in MISTAKES),
        *islice(by_chance(24), 9000),
        *islice(strange(24), 2000),
        *_odd_hands(),
        *(Call(call.name, call.params, full=True) for call in _large()),
        *_large(),
        *samples(),
    ]


def by_chance(seed: int) -> Iterator[Call]:
    """Yield random calls of all kinds, without end."""
    random = Random(seed)
    weights = [2 if name in _SLOW else 20 for name in _KINDS]
    while True:
        (name,) = random.choices(list(_KINDS), weights)
        call = Call(name, json.dumps(_KINDS[name](random)))
        if random.random() < 0.05:
            call = Call(name, call.params, slices=random.randrange(4))
        yield call


def strange(seed: int) -> Iterator[Call]:
    """Yield calls about texts with characters of all scripts, without end."""
    random = Random(seed)
    while True:
        text = _strange_text(random)
        yield Call("check", json.dumps({"numbers": [3, 3, 8, 8], "text": text}))
        yield Call("read_hand", json.dumps({"text": text}))


def samples(most: int | None = None) -> list[Call]:
    """Return the samples of the contract, at most `most` for each call."""
    return [
        Call(name, json.dumps(params)) for name, known in SAMPLES.items() for params in known[:most]
    ]


def _without_seeds() -> Iterator[Call]:
    """Yield the samples that deal without a seed, as the page does: the hands differ."""
    deals = {name: SAMPLES[name] for name in ("deal", "deal_edition", "similar", "closest_puzzle")}
    for name, known in {**deals, "lesson": SAMPLES["lesson"][:4]}.items():  # these take long
        for params in known:
            yield Call(name, json.dumps({key: params[key] for key in params if key != "seed"}))


def _odd_hands() -> list[Call]:
    """Return calls with fractions, zeros, negative numbers and long numbers."""
    hands = ([6, "7/3", 11, 4], ["1/2", "-3", 0, 25], [10**30, 1, 1, 1], ["7/3", "7/3", 7, 24])
    longer = (
        [10**30, 1, 12, 8],
        [10**30, "7/3"],
        [10**12, 10**30, "1/2"],
        [10**9, 10**9 + 7, "-3"],
    )
    named = [{"method": method, "numbers": hand} for method in METHODS for hand in hands]
    taken = [
        {"numbers": hand, "target": target}
        for hand in (*hands, *longer)
        for target in (24, "1/2", "-7/3", 10**12, 10**30)
    ]
    return [
        *(Call("run_method", json.dumps(params)) for params in named),
        *(Call(name, json.dumps(params)) for name in _TAKERS for params in taken),
        *(Call("closest", json.dumps({**params, "whole": False})) for params in taken),
    ]


def _large() -> list[Call]:
    """Return calls that need much memory."""
    hands = ([2, 3, 5, 7, 11, 13], [4, 4, 6, 6, 8, 8])
    return [
        Call(name, json.dumps({"numbers": hand}))
        for name in ("solve", "rate", "hints")
        for hand in hands
    ]


def _hand(random: Random, largest: int = 5) -> list[int | str]:
    """Return some numbers: mostly cards, sometimes a fraction, a zero or a long number."""
    return [
        random.choice(("1/2", "-3", 0, 25, 10**30, "7/3"))
        if random.random() < 0.05
        else random.randint(1, 13)
        for _ in range(random.choice((1, 2, 3, 4, 4, 4, 4, 4, largest)))
    ]


def _about_hand(random: Random, largest: int = 5) -> dict[str, object]:
    return {"numbers": _hand(random, largest), **_target(random), **_rules(random)}


def _rules(random: Random) -> dict[str, object]:
    """Return a limit of the operators, and that the numbers stay in their order, sometimes."""
    return {**_operators(random), **({"ordered": True} if random.random() < 0.1 else {})}


def _operators(random: Random) -> dict[str, object]:
    """Return a limit of the operators, sometimes."""
    chosen = "".join(random.sample("+-*/", random.randint(1, 4)))
    return {"operators": chosen} if random.random() < 0.15 else {}


def _target(random: Random) -> dict[str, object]:
    return {} if random.random() < 0.6 else {"target": random.choice(_TARGETS)}


def _text(random: Random) -> str:
    """Return an expression, or a text that looks like one."""
    chance = random.random()
    if chance < 0.1:
        return random.choice((*TEXTS, *chain(*PAIRS)))
    if chance < 0.4:
        return _strange_text(random)
    expression = _expression(random, random.randint(1, 6))
    return f"{expression}={random.randint(0, 30)}" if chance > 0.9 else expression


def _strange_text(random: Random) -> str:
    characters = random.choices((_USUAL, _STRANGE), (2, 1), k=random.randint(1, 12))
    return "".join(map(random.choice, characters))


def _expression(random: Random, numbers: int) -> str:
    if numbers == 1:
        return str(random.randint(0, 13))
    left = random.randint(1, numbers - 1)
    sides = (_expression(random, left), _expression(random, numbers - left))
    text = random.choice("+-*/").join(sides)
    return f"({text})" if random.random() < 0.7 else text


def _deal(random: Random) -> dict[str, object]:
    params: dict[str, Callable[[], object]] = {
        "size": lambda: random.choice((3, 4, 4)),
        "deck": lambda: random.choice(("10", "K")),
        "level": lambda: random.choice((None, "easy", "medium", "hard", "expert")),
        "near": lambda: random.choice((None, random.randint(0, 100), random.random() * 100)),
        "solvable": lambda: random.choice(("only", "mixed")),
        "exclude": lambda: _excluded(random),
        "target": lambda: random.choice((24, 24, 1, 10, "1/2", 36)),
        "held": lambda: random.choices(range(1, 11), k=random.choice((1, 2))),
        "above": lambda: random.choice((None, random.randint(0, 100))),
    }
    chosen = {name: value() for name, value in params.items() if random.random() < 0.5}
    return {"seed": random.randrange(10**6), **chosen}


def _excluded(random: Random) -> list[list[int]]:
    """Return recently played hands, up to as many as the page remembers."""
    return [random.choices(range(1, 14), k=4) for _ in range(random.choice((0, 1, 50)))]


def _similar(random: Random) -> dict[str, object]:
    hand = random.choices(range(1, 14), k=4)
    return {"numbers": hand, "seed": random.randrange(10**6), "exclude": _excluded(random)}


def _closest(random: Random) -> dict[str, object]:
    return {
        **_about_hand(random, 6),
        "target": random.randint(101, 999),
        "whole": random.random() < 0.7,
    }


def _closest_answer(random: Random) -> dict[str, object]:
    return {**_closest(random), "text": _text(random)}


def _closest_puzzle(random: Random) -> dict[str, object]:
    day = str(date.fromordinal(random.randint(730_000, 760_000)))
    chosen = {"date": day} if random.random() < 0.3 else {"seed": random.randrange(10**6)}
    return {"kind": random.choice(CLOSEST_KINDS), **chosen}


def _recognize(random: Random) -> dict[str, object]:
    expressions = [_expression(random, 4) for _ in range(random.randint(0, 3))]
    return {**_about_hand(random), "text": _text(random), "found": expressions}


def _tables(random: Random) -> list[list[str]]:
    """Return the tables of a player who takes random steps."""
    tables = [[Fraction(random.randint(1, 13)) for _ in range(4)]]
    while len(table := tables[-1]) > 1 and random.random() < 0.8:
        left, right, *rest = random.sample(table, len(table))
        values = [left + right, left - right, left * right, *([left / right] if right else [])]
        tables.append([random.choice(values), *rest])
    return [[str(value) for value in table] for table in tables]


def _history(random: Random) -> dict[str, object]:
    return {"history": _tables(random), **_target(random)}


def _look_back(random: Random) -> dict[str, object]:
    return {"tables": _tables(random), **_target(random), **_rules(random)}


def _approach(random: Random) -> dict[str, object]:
    parts = random.choice(((1, 1, 1, 1), (2, 1, 1), (2, 2), (3, 1), (4,)))
    table = [_expression(random, part) for part in parts]
    return {"table": table, **_target(random), **_rules(random)}


def _survey(random: Random) -> dict[str, object]:
    low = random.randint(1, 11)
    high = low + random.randint(0, 1)
    return {"method": random.choice(_QUICK), "low": low, "high": high, **_target(random)}


def _run(random: Random) -> dict[str, object]:
    method = random.choice(list(METHODS))
    return {"method": method, "numbers": _hand(random, 4), **_target(random)}


def _edition(random: Random) -> dict[str, object]:
    edition = random.choice([code for code in EDITIONS if EDITIONS[code].size < 6])
    return {"edition": edition, "seed": random.randrange(10**6)}


def _sheet(random: Random) -> dict[str, object]:
    params: dict[str, Callable[[], object]] = {
        "school": lambda: random.sample(SCHOOL_STEPS, 3),
        "measure": lambda: random.choice(MEASURES),
        "versions": lambda: random.choice((False, True)),
    }
    chosen = {name: value() for name, value in params.items() if random.random() < 0.5}
    count = random.randint(1, 4)
    asked = {**_edition(random), **_operators(random), "count": count, "key": random.choice(KEYS)}
    return {**asked, **chosen}


def _sheet_hand(random: Random) -> dict[str, object]:
    return {**_about_hand(random, 4), "key": random.choice(KEYS)}


_QUICK = ("permutations", "running-total", "both-orders", "templates-73", "pick-two")

_SLOW = {"similar", "deal_edition", "sheet", "survey", "run_method", "daily", "lesson"}

_TAKERS = (
    *("is_solvable", "claim_no_solution", "solve", "rate", "hints", "questions", "look"),
    "proof",
)

_KINDS: dict[str, Callable[[Random], dict[str, object]]] = {
    **dict.fromkeys(_TAKERS[:-1], _about_hand),
    **dict.fromkeys(("proof", "why_not"), lambda random: _about_hand(random, 4)),
    **dict.fromkeys(
        ("read_hand", "read_target", "alternatives"), lambda random: {"text": _text(random)}
    ),
    "anatomy": lambda random: {"text": _text(random)},
    **dict.fromkeys(
        ("check", "repair"), lambda random: {**_about_hand(random), "text": _text(random)}
    ),
    "recognize": _recognize,
    "explain_same": lambda random: {"a": _text(random), "b": _text(random)},
    "coach": _history,
    "look_back": _look_back,
    "approach": _approach,
    "check_closest": _closest_answer,
    "closest": _closest,
    "closest_puzzle": _closest_puzzle,
    "deal": _deal,
    "deal_edition": _edition,
    "sheet": _sheet,
    "sheet_hand": _sheet_hand,
    "similar": _similar,
    "daily": lambda random: {"date": str(date.fromordinal(random.randint(730_000, 760_000)))},
    "lesson": lambda random: {
        "code": random.choice(list(TECHNIQUES)),
        "seed": random.randrange(10**6),
    },
    "suspects": lambda random: {"seed": random.randrange(10**6)},
    "judge": lambda random: {
        **_about_hand(random),
        "text": _text(random),
        "code": random.choice(list(TECHNIQUES)),
    },
    "run_method": _run,
    "trace": _run,
    "survey": _survey,
}
"""Random parameters for each call."""
