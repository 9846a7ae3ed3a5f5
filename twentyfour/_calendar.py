"""The hands of each day: the hands of a level in a fixed order, which is repeated.

The hand of a day must never change, not even with a better rating. So it goes by levels that are
stored: until `FROZEN_FROM` by those that the hands had when the calendar began, then by the frozen
ones.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from random import Random
from typing import Literal, TypeAlias, get_args

from twentyfour._levels import FROZEN, levels_of

DailyLevel: TypeAlias = Literal["easy", "medium", "hard"]
DAILY_LEVELS: tuple[DailyLevel, ...] = get_args(DailyLevel)

FROZEN_FROM = date(2027, 1, 1)
"""The day from which a day has the frozen levels that it names."""


def numbers_of_day(ordinal: int, level: DailyLevel) -> tuple[int, ...]:
    """The four numbers of a day, given by its proleptic Gregorian ordinal."""
    order = _order(level, FROZEN if ordinal >= FROZEN_FROM.toordinal() else _FIRST)
    return order[ordinal % len(order)]


@cache
def _order(level: DailyLevel, levels: str) -> tuple[tuple[int, ...], ...]:
    """The hands of a level, shuffled; Python guarantees the results of `random()` for a seed."""
    place = DAILY_LEVELS.index(level)
    random = Random(place)
    hands = [hand for hand, own in levels_of(levels).items() if own == place + 1]
    return tuple(sorted(hands, key=lambda _: random.random()))


_FIRST = (
    "304om4cs7v95ets2era03rdqgqem6qv98ieohpuvd6nsl32glt0vsn1ss1bknuog4eierdvnv0d1ivpe4ntttl3ap5ml"
    "44n83f7nuf6t0mg3n4h9hk1q61q2n6d44v4kjioe5fg5mml04vkmeopsphl1432ued2qjcpuc1fgf1htb1dpa1ndich4"
    "anrc9lbs06264d2cdm31jv404g6ckj7ogsq6r4imnoflh5614gdi8fi9uilkdouvchm6p3npvbgeahglabtgp3b46hiu"
    "gjs2aq2ch41s5bo9olcdi3c1c743h3hk323sdaq81pkp38fmlovgf6ok84tf6mvn0te90157jkbk5563blhe9t0mf05o"
    "28fbc6c285kt0okj2ffb1pgv4jrui65nk8jkd75rvcnsd206gljpa0g5m8hbu8s2io5i6a6u8jcpcurt4ed2ahgdv8rp"
    "s7nfae4us5ks3ce443nlcmbefg12u6h61mki6kqvedt60l39hdk8c01mbc80pcc2nalbgenpd7sb7ra9qjnq5m1e5bdl"
    "n6av2651mh4jev2oo6la0vsm7mruq3ql1o8vv6dsd4vv64qt8n8uuchr1c5h67u7l9ojnjqv5elqrs82npuqio9ju4l7"
    "o41mbprhc0dk71qa2dot1hi58hl2p8oikk05b3upltn65ks1rnj8vekj8mi9mo3k30fkru739hvfkf6hlno3le3h884e"
    "464h2hdr7r0lh0f82vsbq27b20q5bkfujaf35mokssscc8dhjcgk0g5qls2ns8krb9mhb8hmig6033uqrnp8bos39vle"
    "9utotk2uqejadu2sp"
)
"""The levels of the hands when the calendar began, as in `FROZEN`."""
