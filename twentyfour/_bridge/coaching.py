"""The calls for deals, hints, ratings and finding all solutions."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from twentyfour import dealing, puzzles
from twentyfour._bridge import request, serializer
from twentyfour._bridge.request import BadRequest, Params
from twentyfour._coaching.hints import coach_in_slices, hints_in_slices, proof_in_slices
from twentyfour._coaching.repair import repair_in_slices
from twentyfour._sheets import (
    KEYS,
    MAX_ON_SHEET,
    MEASURES,
    VERSIONS,
    SheetRequest,
    printed_hand_in_slices,
    printed_in_slices,
)
from twentyfour._techniques.table import PATH
from twentyfour.cards import (
    COURTS,
    DECKS,
    MAX_CARDS,
    Card,
    Hand,
    HandError,
    Puzzle,
    Suit,
    values_of,
)
from twentyfour.comparison import alternatives_in_slices
from twentyfour.editions import EDITIONS, Edition
from twentyfour.equivalence import canonical, explain_same_in_slices
from twentyfour.expression import Expression, Operation
from twentyfour.quiz import questions_in_slices
from twentyfour.rating import LEVELS, MAX_QUICK_RATING, easiest_in_slices, rate_in_slices
from twentyfour.referee import check
from twentyfour.solver import Progress, count_in_slices, is_solvable_in_slices, solve_in_slices
from twentyfour.teaching import technique

if TYPE_CHECKING:
    from twentyfour.contract import game

R = TypeVar("R")
Work: TypeAlias = Generator[Progress | None, None, R]
Counts: TypeAlias = list[int | None]

MAX_COMPARED = 5
"""The most cards for which the other solutions are found in a moment."""

MAX_COUNTED = 6
"""The most cards for which a look back counts the solutions. Six take less than a second."""

MAX_LOOKED_BACK = 120
"""The most tables of a look back: the deal, and a table for each two bytes of a trail."""


def rate(params: Params) -> Work[game.Rated]:
    """How hard a hand is, and why."""
    answer = request.answer(params)
    return serializer.rating((yield from rate_in_slices(request.puzzle(params), None, answer)))


def alternatives(params: Params) -> Work[game.Alternatives]:
    """The technique of a right answer, and the other solutions if the hand is not too large."""
    answer = request.read(request.text(params, "text"))
    named = serializer.technique(technique(answer))
    if len(answer.numbers) > MAX_COMPARED:
        return {"technique": named, "neater": None, "count": None}
    operators, ordered = request.operators(params), request.ordered(params)
    found = yield from alternatives_in_slices(answer, operators, ordered=ordered)
    neater = serializer.expression(found.neater) if found.neater else None
    return {"technique": named, "neater": neater, "count": found.count}


def repair(params: Params) -> Work[game.Repair | None]:
    """The smallest change that makes a wrong answer right. None for other answers."""
    found = yield from repair_in_slices(request.text(params, "text"), request.puzzle(params))
    return serializer.repair(found) if found else None


def questions(params: Params) -> Work[list[game.Question]]:
    """Questions about a hand with one right choice. None for a large hand."""
    asked = yield from questions_in_slices(request.puzzle(params))
    return [serializer.question(question) for question in asked]


def hints(params: Params) -> Work[list[game.Hint]]:
    """Graded hints, the weakest first."""
    found = yield from hints_in_slices(request.puzzle(params))
    return [serializer.hint(hint) for hint in found]


def coach(params: Params) -> Work[game.Advice]:
    """Advice on the last table of a `history`."""
    dealt, *others = request.tables(params, "history", MAX_CARDS) or [[]]
    puzzle = request.posed(params, dealt)
    return serializer.advice((yield from coach_in_slices([puzzle, *others])))


def look_back(params: Params) -> Generator[Counts | None, None, Counts]:
    """The number of different solutions of each of the `tables`. The counts so far are progress.

    It is None for a solvable table of more than `MAX_COUNTED` cards.
    """
    known: dict[tuple[Fraction, ...], int | None] = {}
    counts: Counts = []
    for table in request.tables(params, "tables", MAX_LOOKED_BACK):
        puzzle = request.posed(params, table)
        numbers = table if puzzle.ordered else sorted(table)
        if (key := tuple(numbers)) not in known:
            known[key] = yield from _count(puzzle)
        counts.append(known[key])
        yield [*counts]
    return counts


def _count(puzzle: Puzzle) -> Generator[None, None, int | None]:
    """The number of different solutions, None if a large hand has any."""
    if len(puzzle.numbers) > MAX_COUNTED:
        return None if (yield from is_solvable_in_slices(puzzle)) else 0
    return (yield from count_in_slices(puzzle))


def approach(params: Params) -> Work[game.Technique | None]:
    """The technique of the easiest answer that begins with the steps of a `table`.

    The expression of a single card is itself the answer, whatever its value. None if there is no
    answer, or if many cards are left.
    """
    tiles = [request.read(text) for text in request.texts(params, "table")]
    dealt = Puzzle([number for tile in tiles for number in tile.numbers])
    puzzle = request.posed(params, [tile.value for tile in tiles])
    yield None
    if len(tiles) == 1:
        return serializer.technique(technique(tiles[0]))
    if len(dealt.numbers) > MAX_QUICK_RATING:
        return None
    solution, _ = yield from easiest_in_slices(puzzle)
    return serializer.technique(technique(_with_tiles(solution, tiles))) if solution else None


def _with_tiles(solution: Expression, tiles: list[Expression]) -> Expression:
    """A solution in which each number is replaced by a tile with its value, which is taken."""
    if isinstance(solution, Operation):
        left, right = (_with_tiles(side, tiles) for side in (solution.left, solution.right))
        return Operation(solution.operator, left, right)
    return tiles.pop(next(at for at, tile in enumerate(tiles) if tile.value == solution.value))


def proof(params: Params) -> Work[list[game.Branch]]:
    """Every first step, and the nearest values after it."""
    puzzle = request.puzzle(params)
    branches = yield from proof_in_slices(puzzle)
    return [serializer.branch(branch, puzzle.target) for branch in branches]


def daily(params: Params) -> Work[game.Daily]:
    """The three hands of a `date`, with their levels and ratings.

    The level of the day replaces the level of the rating.
    """
    date = request.day(params)
    hands: list[game.DailyHand] = []
    for level, hand in puzzles.dailies(date).items():
        rating = yield from rate_in_slices(hand.numbers, hand.target)
        rated = serializer.rating(rating)
        rated["level"] = level
        hands.append({**serializer.hand(hand), "level": level, "rating": rated})
    return {"date": date.isoformat(), "hands": hands}


def deal(params: Params) -> Work[game.RatedDeal]:
    """A hand of cards; the same for the same `seed` and the same other parameters."""
    size = request.whole(params, "size") or 4
    if not 1 <= size <= MAX_CARDS:
        raise BadRequest(f"size must be 1 to {MAX_CARDS}")
    courts = request.whole(params, "courts")
    if courts is not None and (courts not in COURTS or size > len(Suit)):
        raise BadRequest("courts must be 1 or 10, for at most four cards")
    if courts is not None and params.get("held"):
        raise BadRequest("held ranks need a deck whose courts count 11, 12 and 13")
    highest = DECKS[request.choice(params, "deck", list(DECKS), "K")]
    wanted = dealing.DealRequest(
        size=size,
        highest=highest,
        courts=courts,
        target=request.target(params),
        operators=request.operators(params),
        solvable=request.choice(params, "solvable", dealing.SOLVABLE, "only"),
        level=request.choice(params, "level", LEVELS) if params.get("level") else None,
        near=request.score(params, "near"),
        above=request.score(params, "above"),
        technique=request.choice(params, "technique", PATH) if params.get("technique") else None,
        opened=request.flag(params, "opened", True),
        solutions=request.whole(params, "solutions"),
        school=request.school(params),
        excluded=request.excluded(params),
        held=request.held(params, size, highest),
    )
    random = Random(request.seed(params))
    return (yield from _rated((yield from dealing.deal_in_slices(wanted, random))))


def deal_edition(params: Params) -> Work[game.EditionDeal]:
    """A hand of an edition; the same for the same `seed` and the same other parameters."""
    random = Random(request.seed(params))
    edition = _edition(params).only(request.operators(params))
    wanted = request.choice(params, "solvable", dealing.SOLVABLE, "only")
    for solvable in dealing.drawn_solvability(wanted, random):
        tries = edition.tries_in_slices(
            random,
            level=request.choice(params, "level", LEVELS) if params.get("level") else None,
            school=request.school(params),
            solvable=solvable,
            excluded=request.excluded(params),
        )
        for puzzle in tries:
            if puzzle:
                return (yield from _dealt(puzzle, edition.cards(puzzle, random)))
            yield None
    raise HandError("no-such-hand", (0, 0))


def _dealt(puzzle: Puzzle, cards: Sequence[Card | Fraction]) -> Work[game.EditionDeal]:
    """A puzzle on the table, with its rating if the hand is small."""
    difficulty = None
    decoy = not (yield from is_solvable_in_slices(puzzle))
    if len(puzzle.numbers) <= MAX_QUICK_RATING:
        difficulty = serializer.difficulty((yield from rate_in_slices(puzzle)))
    return {
        "cards": [serializer.card(face) for face in cards],
        **serializer.puzzle(puzzle.with_numbers(values_of(cards))),
        "decoy": decoy,
        "difficulty": difficulty,
    }


def _edition(params: Params) -> Edition:
    return EDITIONS[request.choice(params, "edition", list(EDITIONS))]


def sheet(params: Params) -> Work[game.Sheet]:
    """A sheet to print, the same for the same `seed` and the same other parameters."""
    seed, hands = request.seed(params), request.whole(params, "count")
    if seed is None or hands is None or not 1 <= hands <= MAX_ON_SHEET:
        raise BadRequest(f"a sheet has a seed, and a count of 1 to {MAX_ON_SHEET}")
    dots = request.dots(params)
    if dots and sum(dots) != hands:
        raise BadRequest("the numbers of dots add up to the count")
    any_level = params.get("level", "any") == "any"
    wanted = SheetRequest(
        seed,
        hands,
        level=None if any_level else request.choice(params, "level", LEVELS),
        deck=request.choice(params, "deck", list(DECKS), "K"),
        edition=_edition(params).code if params.get("edition") else None,
        key=request.choice(params, "key", KEYS, "simplest"),
        operators=request.operators(params),
        school=request.school(params),
        technique=request.choice(params, "technique", PATH) if params.get("technique") else None,
        dots=dots,
        measure=request.choice(params, "measure", MEASURES, "people"),
        versions=VERSIONS if request.flag(params, "versions", False) else 1,
    )
    return serializer.sheet(seed, (yield from printed_in_slices(wanted)))


def sheet_hand(params: Params) -> Work[game.SheetHand]:
    """A hand as it is printed."""
    key = request.choice(params, "key", KEYS, "simplest")
    measure = request.choice(params, "measure", MEASURES, "people")
    printed = yield from printed_hand_in_slices(request.puzzle(params), key, measure)
    return serializer.sheet_hand(printed)


def _rated(hand: Hand) -> Work[game.RatedDeal]:
    """A deal with its rating if the hand is small."""
    difficulty = None
    if len(hand.numbers) <= MAX_QUICK_RATING:
        rating = yield from rate_in_slices(hand)
        difficulty = serializer.difficulty(rating)
    return {**serializer.hand(hand), "difficulty": difficulty}


def similar(params: Params) -> Work[game.RatedDeal]:
    """Another hand whose easiest solution has the same technique."""
    random = Random(request.seed(params))
    hand = yield from puzzles.similar_in_slices(
        request.puzzle(params), None, random, request.excluded(params)
    )
    return (yield from _rated(hand))


def recognize(params: Params) -> Work[game.Recognized]:
    """Judge an answer of a player who looks for all solutions and has `found` some.

    A right answer has the `index` of its solution among the `count` solutions of `solve`. `repeats`
    is the index of the first of `found` with the same solution, and `explanation` the reason.
    """
    puzzle = request.puzzle(params)
    known: list[Expression] = []
    for text in request.texts(params, "found"):
        known.append(request.read(text))
        yield None
    ruling = check(request.text(params, "text"), puzzle)
    solutions = yield from solve_in_slices(puzzle)
    outcome: game.Recognized = {
        "verdict": serializer.verdict(ruling),
        "count": len(solutions),
        "index": None,
        "repeats": None,
        "explanation": None,
    }
    answer = ruling.expression
    if not ruling.ok or answer is None:
        return outcome
    index = yield from _index_of(answer, solutions)
    repeats = yield from _index_of(answer, known)
    reason = None
    if repeats is not None:
        reason = yield from explain_same_in_slices(answer, known[repeats])
    return {
        **outcome,
        "index": index,
        "repeats": repeats,
        "explanation": serializer.explanation(reason) if reason else None,
    }


def _index_of(answer: Expression, others: Sequence[Expression]) -> Work[int | None]:
    """The place of the first expression that is the same solution as an answer."""
    cards, form = sorted(answer.numbers), canonical(answer)
    for at, other in enumerate(others):
        if sorted(other.numbers) == cards and canonical(other) == form:
            return at
        yield None
    return None
