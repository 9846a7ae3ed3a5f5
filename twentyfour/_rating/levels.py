"""The levels that `rate` gives the hands of four cards A..K for 24, as a table.

The daily hand is chosen from all hands of a level, and to rate all hands takes seconds. A test
compares the table with `rate`. After a change of the rating `python -m tests.levels` updates it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement

from twentyfour.cards import RANKS

_TEXT = (
    "304om4cphbtu3dk03en8qt8gbvn0cjskd6j1qoqap7uks7pmllf519ui8ne8g3ldvvd9ata7cvo6i0jqiqbg647gmh2f"
    "73tfb13mugufv7g63gbbu3iui7qucn280drulc6idf8cqsmja00buhr14n5m46p2v13uadvhu9a020usmemmfkgj7msr"
    "31t085g1eeqp3h7689k26qmu1avoned4f71dd7epirqoqml6p8u8qc1fui04p8js5d1t7kq6e02s0upvdn33kverg9s6"
    "uokrl3gdei9bb6tnk7b7djiskfajmkf17s8pqim7684h96v3a7os3a7linshvi864k9r9bb6e38rkum0h473vh852qbl"
    "cdshtg27f6c5vnco9jij3p0t3eie4n26s3ob5g4upa8vncfrg58aba16g28rt4q1c15j2rqggfh1ts3n4b577pbdokle"
    "nlid94f461l6p3be9dh09cmidg7pdob0r904l6lk0dlasr7u5jc53abahu2sla6jnv7gv4oceg9nator44c488t3la4u"
    "dmsqobdrso5bk1glrn5n0utuj3248kj5r1ibl54m1rk1pjpbbk5b7f731ukg6ip8lgr0m1a55nioj9qmge92lbrj55oi"
    "1pu7eerdiil2nvu21u75gibks4ppleiqpmsd1qughsvjfq100gr54lo37t8515j3ddr2bfhh1u7inbbqfkkv7uo433s9"
    "8e8unmh5n3gvfl88hrcob6fsh2jjncp77ccae02rgi4gmha5gr6chp0vp06rsct0da4vfpup9ugei17e8akksn7ptujq"
    "0m08i8ehgbabippu5"
)
"""In base 32: a number whose base-5 digits, from the lowest, are the levels of the hands in order.

0 is a hand without a solution, 1 to 4 are easy to expert.
"""


@cache
def numbers_of_levels() -> Mapping[tuple[int, ...], int]:
    """The level of each of the 1820 hands, as a number. The cards of a hand are sorted."""
    found: dict[tuple[int, ...], int] = {}
    digits = int(_TEXT, 32)
    for hand in combinations_with_replacement(map(int, RANKS), 4):
        digits, found[hand] = divmod(digits, 5)
    return found
