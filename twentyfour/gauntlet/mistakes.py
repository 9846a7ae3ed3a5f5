"""Wrong attempts of every kind, by construction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from twentyfour.expression import Expression, Number, Operation
from twentyfour.gauntlet.problems import Attempt, attempt, right, tree
from twentyfour.operators import ADD, DIVIDE, SUBTRACT

_TARGET = 24


def value(random: Random) -> Attempt:
    """Each card once, and another value."""
    given = right(random)
    while True:
        made = tree(random, given.numbers)
        if made.value != given.target:
            return attempt(made, given.numbers, given.target)


def near(random: Random) -> Attempt:
    """A value that differs from the target by less than a millionth."""
    given = right(random)
    great = random.sample(range(1001, 9999), 2)
    row = random.choice((ADD, SUBTRACT))
    part: Expression = Number(1)
    for number in great:
        part = Operation(DIVIDE, part, Number(number))
    made = Operation(row, given.expression or part, part)
    return attempt(made, (*given.numbers, 1, *great), given.target)


def left_out(random: Random) -> Attempt:
    """The target without one of the cards."""
    given = right(random)
    return given._replace(numbers=(*given.numbers, random.randint(1, 13)))


def twice(random: Random) -> Attempt:
    """The target with a card twice that is there once."""
    while True:
        given = right(random)
        repeated = [it for it in given.numbers if given.numbers.count(it) == 2]
        if repeated:
            return _without(random, given, random.choice(repeated))


def other_number(random: Random) -> Attempt:
    """The target with a number that is not among the cards."""
    while True:
        given = right(random)
        single = [it for it in given.numbers if given.numbers.count(it) == 1]
        if single:
            return _without(random, given, random.choice(single))


def _without(random: Random, given: Attempt, number: int) -> Attempt:
    """The same answer to a hand that has another card instead of one of its numbers."""
    numbers = list(given.numbers)
    numbers.remove(number)
    instead = [it for it in range(1, 14) if it not in given.numbers]
    return given._replace(numbers=(*numbers, random.choice(instead)))


def joined(random: Random) -> Attempt:
    """The target with two cards as the digits of one number."""
    while True:
        given = right(random)
        pairs = [it for it in given.numbers if it > 10 and it % 10 and it < 100]
        if pairs:
            numbers = list(given.numbers)
            numbers.remove(pairs[0])
            return given._replace(numbers=(*numbers, *divmod(pairs[0], 10)))


def zero_divisor(random: Random) -> Attempt:
    """A division by zero."""
    given = right(random)
    card = random.randint(1, 13)
    zero = Operation(SUBTRACT, Number(card), Number(card))
    made = Operation(DIVIDE, given.expression or zero, zero)
    return attempt(made, (*given.numbers, card, card), given.target)


def wrong_total(random: Random) -> Attempt:
    """A right expression that states another total."""
    given = right(random)
    return given._replace(stated=given.target + random.choice((-2, -1, 1, 2, 10)))


def only_total(random: Random) -> Attempt:
    """The target without an expression."""
    given = right(random)
    return given._replace(plain=str(given.target), expression=None)


def power(random: Random) -> Attempt:
    """24 with a power."""
    base, exponent = random.choice(((2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (5, 2), (6, 2)))
    sign = random.choice(("**", "**", "^"))
    return _filled(random, f"{base}{sign}{exponent}", (base, exponent), base**exponent)


def factorial(random: Random) -> Attempt:
    """24 with a factorial."""
    base, result = random.choice(((3, 6), (4, 24), (5, 120)))
    return _filled(random, f"{base}!", (base,), result)


def floor_division(random: Random) -> Attempt:
    """24 with a division that leaves out the remainder."""
    divisor = random.randint(2, 5)
    above = divisor * random.randint(1, 12) + random.randint(1, divisor - 1)
    form = random.choice(("{}//{}", "int({}/{})", "floor({}/{})"))
    return _filled(random, form.format(above, divisor), (above, divisor), above // divisor)


def _filled(random: Random, text: str, numbers: tuple[int, ...], reached: int) -> Attempt:
    """A text that makes 24 of a part and its value with one card, and perhaps a factor of one."""
    rest = _TARGET - reached
    if rest > 0:
        text, numbers = f"{text}+{rest}", (*numbers, rest)
    elif rest < 0:
        text, numbers = f"{text}-{-rest}", (*numbers, -rest)
    if rest == 0 or random.random() < 0.5:
        text, numbers = f"({text})*1", (*numbers, 1)
    return Attempt(numbers, _TARGET, text, None, _TARGET)


def code(random: Random) -> Attempt:
    """Text that makes programs that run it return 24, or stop them."""
    given = right(random)
    cards = ",".join(map(str, given.numbers))
    form = random.choice(
        (
            "({cards}) and {target}",
            "{target} if ({cards}) else 0",
            "[{cards}, {target}][-1]",
            "(lambda *cards: {target})({cards})",
            "max({cards})*0+{target}",
            "{first}and {second}and {target}",
            "__import__('os').getpid()*0+{target}",
            "().__class__.__base__.__subclasses__()",
            "9**9**9**9",
        )
    )
    first, second, *_ = given.numbers
    text = form.format(cards=cards, target=given.target, first=first, second=second)
    return given._replace(plain=text, expression=None)


def comment(random: Random) -> Attempt:
    """The target of some of the cards, with the other cards in a comment."""
    given = right(random)
    extra = random.randint(1, 13)
    plain = f"{given.plain} # {extra}"
    return given._replace(numbers=(*given.numbers, extra), plain=plain, expression=None)


def unclosed(random: Random) -> Attempt:
    """A right answer with a bracket that is not closed."""
    given = right(random)
    return given._replace(plain=f"({given.plain}", expression=None)


MISTAKES: Mapping[str, Callable[[Random], Attempt]] = {
    "value": value,
    "near": near,
    "left-out": left_out,
    "twice": twice,
    "other-number": other_number,
    "joined": joined,
    "division-by-zero": zero_divisor,
    "total": wrong_total,
    "only-total": only_total,
    "power": power,
    "factorial": factorial,
    "floor-division": floor_division,
    "code": code,
    "comment": comment,
    "unclosed": unclosed,
}
