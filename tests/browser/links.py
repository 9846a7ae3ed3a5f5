"""Links as people send, mistype, truncate or invent them."""

from collections.abc import Iterator
from random import Random

ROUTES = [
    *("play", "daily", "challenge", "race", "sprint", "streak", "closest", "solve", "learn"),
    *("lab", "stats", "help"),
    *("me", "accessibility", "duel", "friends", "album", "tournament", "wall", "bench"),
    *("settings", "licences", "travel", "print", "set", "screen", "teach"),
]
KEYS = [
    *(
        "hand",
        "target",
        "find",
        "time",
        "daily",
        "date",
        "method",
        "race",
        "survey",
        "trace",
        "growth",
    ),
    *("code", "low", "high", "expression", "other", "__proto__", "constructor", "toString", "key"),
    *(
        "hands",
        "times",
        "trails",
        "back",
        "id",
        "place",
        "by",
        "run",
        "marks",
        "sprint",
        "streak",
        "hints",
        "skips",
        "practice",
        "review",
        "part",
        "person",
    ),
    *("kind", "large", "whole", "operators"),
    *("seed", "count", "level", "deck", "edition", "format", "size", "paper", "backs"),
    *("school", "technique", "version", "type", "first", "title", "group", "tables"),
    *("wall", "answer", "name", "check"),
]
VALUES = [
    *("", " ", "0", "-1", "1", "13", "24", "7", "1/2", "1/0", "1e999", "NaN", "null", "all"),
    *(
        "3,3,8,8_1,5,5,5",
        "3,3,8,8__",
        "2.4,x",
        "1h2",
        "3,3,8,8",
        "3 3 8 8",
        "3,,3,,8,8",
        ",,,",
        "A,K,Q,J",
        "½,2,3,4",
        "1,2,3,4,5,6,7,8,9",
        "3;3;8",
    ),
    *(
        "8",
        "99999999999999999999",
        "-3,-3,8,8",
        "8/(3-8/3)",
        "((((",
        "1/(3-3)",
        "8**8",
        "(10-4)/1*4",
    ),
    *("2026-11-20", "2026-02-30", "9999-12-31", "0000-00-00", "2026-1-1", "12.5", "0.0", "99999.9"),
    *("00002s3rs1", "83,52s,120w1,300o", "missed"),
    *("countdown", "digits", "cards", "00002s", "yes", "no", "+-", "*/"),
    *("trial", "<img src=x onerror=alert(1)>", "n" * 50),
    *("pick-two", "running-total", "hasOwnProperty", "__proto__", "constructor", "undefined"),
    *(
        "%",
        "%E0%A4%A",
        "%ED%A0%80",
        "%00",
        "&",
        "=",
        "#",
        "?",
        "+",
        "é",
        "二十四",
        "🂡",
        "<b>",
        "\\",
    ),
    "3," * 200,
    "(" * 2000,
    "9" * 3000,
]
SPECIAL = [
    "",
    "#",
    "#/",
    "#?",
    "#/?hand",
    "#/play?hand=",
    "#/play?hand=&target=7",
    "#/play?target=7",
    "#/play?target=",
    "#/play?target=abc",
    "#/play?hand=3,3,8,8&hand=",
    "#/play?hand=9,9,4,2&operators=+-",
    "#/play?hand=9,9,4,2&operators=?",
    "#/play?operators=*/",
    "#/solve?hand=9,9,4,2&operators=-*",
    "#//play",
    "#/play/",
    "#/PLAY",
    "#play?hand=3,3,8,8",
    "#/play?%26hand=1",
    "#/daily?date=9999-99-99",
    "#/learn?survey=x&low=13&high=1",
    "#/challenge?hands=_",
    "#/challenge?hands=3,3,8,8_1,5,5,5&times=1",
    "#/challenge?hands=3,3,8,((&times=x",
    "#/play?hand=1,5,5,5&hands=3,3,8,8&place=1",
    "#/nowhere?hand=1,2,3,4",
    "#/closest?kind=countdown&large=9&seed=00002s",
    "#/closest?kind=letters&seed=00002s&whole=no",
    "#/closest?kind=cards&seed=2",
    "#/closest?date=9999-12-31",
    "#/wall?hand=3,3,8,8&answer=8*3&check=1-AAAAAA",
    "#/wall?hand=1,2,3,4,5,6,7,8",
]


def links(count: int, seed: int = 24) -> Iterator[str]:
    """Some links. Links that once failed come first."""
    random = Random(seed)
    yield from SPECIAL[:count]
    for _ in range(count - len(SPECIAL)):
        yield _link(random)


def _link(random: Random) -> str:
    if random.random() < 0.05:
        return "#" + "".join(chr(random.randrange(32, 0x3000)) for _ in range(random.randrange(60)))
    pairs = [f"{random.choice(KEYS)}={random.choice(VALUES)}" for _ in range(random.randrange(5))]
    return f"#/{random.choice(ROUTES)}{'?' if pairs else ''}{'&'.join(pairs)}"
