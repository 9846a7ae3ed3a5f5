"""What the page knows of the engine before Python has started."""

import json
from collections.abc import Iterator
from itertools import count, islice
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import twentyfour as tf
from twentyfour import METHODS, bridge
from twentyfour._bridge import serializer
from twentyfour._slices import run_to_end
from twentyfour.cards import Rational
from twentyfour.dealing import DealRequest, deal_in_slices
from twentyfour.methods.growth import GROWTH
from web.builder.archive import Entries
from web.builder.paths import GENERATED
from web.builder.steps import made
from web.python.profile import fingerprint

_DEALS = 64
_FIRST = 12
_SIZES = range(3, 8)  # the numbers of cards for which methods are compared
_EASIEST = 10  # the rating of a newcomer's hand is below this


def write_facts() -> None:
    """Write what the page knows before Python has started.

    `engine.json` has the version, the calls, and some first hands; `methods.json` the classic
    methods and `growth.json` how their work grows, for the laboratory.
    """
    inputs = (fingerprint().encode(), Path(__file__).read_bytes())
    for name, content in made("facts", "Dealing first hands", lambda _: _facts(), *inputs).items():
        (GENERATED / name).write_bytes(content)


def _facts() -> Entries:
    facts = {
        "version": tf.__version__,
        "calls": sorted(bridge.CALLS),
        "deals": [_briefly(_ask("deal", {"seed": seed, "near": near})) for seed, near in _spread()],
        "first": sorted(islice(_first_hands(), _FIRST), key=itemgetter("score")),
    }
    methods = [serializer.method(method) for method in METHODS.values()]
    growth = {
        name: {"formula": formula, "work": [values(n) for n in _SIZES if n in METHODS[name].sizes]}
        for name, (formula, values) in GROWTH.items()
    }
    files = {"engine.json": facts, "methods.json": methods, "growth.json": growth}
    return {
        name: f"{json.dumps(content, indent=1, ensure_ascii=False)}\n".encode()
        for name, content in files.items()
    }


def _spread() -> Iterator[tuple[int, float]]:
    """Yield seeds with evenly spread scores."""
    return ((place, (place + 0.5) * 100 / _DEALS) for place in range(_DEALS))


def _first_hands() -> Iterator[dict[str, object]]:
    """Deal the easiest hands of A to 10, each with the first step of its simplest solution."""
    dealt: list[tuple[Rational, ...]] = []
    for seed in count():
        request = DealRequest(highest=10, level="easy", excluded=dealt)
        hand = run_to_end(deal_in_slices(request, Random(seed)))
        dealt.append(hand.numbers)
        rating = tf.rate(hand.numbers)
        if rating.score < _EASIEST:
            deal = {**serializer.hand(hand), "difficulty": serializer.difficulty(rating)}
            yield {
                **_briefly(deal),
                "step": serializer.expression(tf.solve(hand.numbers)[0])["steps"][0],
            }


def _briefly(deal: dict[str, Any]) -> dict[str, object]:
    """Return a deal for 24 in a short form, since the first script contains all deals."""
    return {
        "ranks": deal["numbers"],
        "suits": "".join(card["suit"][0] for card in deal["cards"]),
        **deal["difficulty"],
    }


def _ask(name: str, params: dict[str, object]) -> Any:
    job = bridge.begin(name, json.dumps(params))
    while not (slice_ := json.loads(bridge.advance(job, 1000)))["done"]:
        pass
    return slice_["value"]
