"""Prints a proof that a target cannot be made, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from twentyfour._cli.words import translate
from twentyfour._why.lines import Exclusion, Line, Listing, Proof


def proof(found: Proof) -> None:
    """Print each line with its number, and what it rests on below."""
    if not found.steps:
        print(translate("cli.why.too-long"))
    for number, line in enumerate(found.steps, 1):
        print(f"{number}. {_first_sentence(line)}")
        for sentence in _reasons(line):
            print(f"   {sentence}")


def _first_sentence(line: Line) -> str:
    if line.code == "pairs":
        return translate(
            "why.pairs",
            apart=_cards(line.apart),
            part=_cards(line.part),
            goals=_listed(line.goals),
        )
    needs = {"part": _cards(line.part), "needs": _listed(line.needs)}
    if line.code == "joined":
        return translate("why.joined", apart=_cards(line.apart), **needs)
    return translate("why.must", **needs)


def _reasons(line: Line) -> Iterator[str]:
    if len(line.apart) > 1 and line.made:
        yield translate("why.makes", cards=_cards(line.apart), values=_listed(line.made))
    yield from map(_excluded, line.exclusions)
    if line.tried and (line.listings or line.rests_on):
        yield translate("why.not-made", values=_listed(line.tried))
    yield from map(_made, line.listings)
    if line.rests_on:
        yield translate("why.lines", lines=_listed(place + 1 for place in line.rests_on))


def _excluded(exclusion: Exclusion) -> str:
    values = _listed(exclusion.values)
    bound, *others = exclusion.numbers or (0,)
    match exclusion.code:
        case "large":
            return translate("why.large", values=values, most=bound)
        case "small":
            return translate("why.small", values=values, least=bound)
        case "denominator":
            return translate("why.denominator", values=values, prime=bound)
        case "remainder":
            return translate("why.remainder", values=values, modulus=bound, rest=others[0])
    return translate("why.nothing", values=values)


def _made(listing: Listing) -> str:
    made = {"cards": _cards(listing.cards), "values": _listed(listing.values)}
    if listing.beside:
        return translate("why.makes-beside", beside=_cards(listing.beside), **made)
    return translate("why.makes", **made)


def _cards(cards: Iterable[Fraction]) -> str:
    return " ".join(map(str, cards))


def _listed(values: Iterable[Fraction | int]) -> str:
    return translate("win.comma").join(map(str, values)) or "-"
