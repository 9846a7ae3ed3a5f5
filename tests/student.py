"""A simulated student: the learner of `learner.py`, who learns from lessons and from missed hands.

The page's rules for findings (`web/app/player/replay/where.ts`), for known techniques
(`web/app/player/history/review/mastery.ts`) and for the training
(`web/app/play/modes/train/training.ts`) are repeated here.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from itertools import islice, repeat
from random import Random
from statistics import mean
from typing import TypeAlias

from tests.learner import MINIMUM, hands_of, search
from twentyfour._techniques.table import PATH, TechniqueCode
from twentyfour.expression import Expression
from twentyfour.lessons import EXERCISES
from twentyfour.rating import rate
from twentyfour.solver import is_solvable
from twentyfour.teaching import technique, techniques

TAUGHT = 1 / 4
"""How often the solution of a missed hand teaches its technique. A lesson always does."""
OTHERS = 1 / 5
ENOUGH, LATEST, FINDING = 30, 200, 3
TO_MASTER = 3
MOST = 200
"""The number of hands after which a student stops."""

Hand: TypeAlias = tuple[int, ...]
Lost: TypeAlias = tuple[int, TechniqueCode]
"""The number of the losing step of a hand, and the technique that was missed."""

opening = cache(techniques)


@cache
def easiest(hand: Hand) -> TechniqueCode:
    """The technique of the easiest solution of a hand."""
    named = rate(hand).technique
    assert named
    return named.code


def losing_step(tried: Expression) -> int:
    """The number of the first step after which no solution is left."""
    table = list(tried.numbers)
    for number, step in enumerate(tried.steps(), 1):
        table.remove(step.left)
        table.remove(step.right)
        table.append(step.value)
        if not is_solvable(table):
            return number
    raise ValueError(f"{tried} is a solution")


class Student:
    """A student who did the first lessons of the Path."""

    def __init__(self, lessons: int, random: Random) -> None:
        self.random = random
        self.learnt: set[TechniqueCode] = {*PATH[:lessons]}
        self.open = PATH[lessons:]
        self.solved: set[tuple[TechniqueCode, Hand]] = set()
        hands = [hand for level in MINIMUM for hand in hands_of(level)]
        self.hands = random.sample(hands, len(hands))

    def knows(self, code: TechniqueCode) -> bool:
        """Whether the page calls the technique known."""
        return sum(own == code for own, _ in self.solved) >= TO_MASTER

    def play(self, code: TechniqueCode | None = None, *, opened: bool = True) -> Lost | None:
        """Play a hand that `code` opens or does not open, and say how it was lost."""
        hand = next(hand for hand in self.hands if not code or (code in opening(hand)) == opened)
        self.hands.remove(hand)
        self.hands.append(hand)
        last, solved = search(hand, self.learnt, code)
        if solved and last:
            self.solved.add((technique(last).code, hand))
            return None
        missed = code if code and opened else easiest(hand)
        if self.random.random() < TAUGHT:
            self.learnt.add(missed)
        return (losing_step(last), missed) if last else None

    def by_path(self) -> Iterator[TechniqueCode | None]:
        """What the hands of the Path are about: the lessons that are left, then anything."""
        for code in self.open:
            if not self.knows(code):
                self.learnt.add(code)
                yield from repeat(code, EXERCISES)
        yield from repeat(None)

    def hands_by_path(self, goal: TechniqueCode) -> int:
        """How many hands the student plays with the Path alone until `goal` is known."""
        return self._hands(goal, ((code, True) for code in self.by_path()))

    def hands_by_training(self, goal: TechniqueCode) -> int:
        """How many hands of its training the student plays until `goal` is known."""
        return self._hands(goal, ((goal, self.random.random() >= OTHERS) for _ in repeat(None)))

    def _hands(
        self, goal: TechniqueCode, asked: Iterator[tuple[TechniqueCode | None, bool]]
    ) -> int:
        for number, (code, opened) in enumerate(islice(asked, MOST)):
            if self.knows(goal):
                return number
            self.play(code, opened=opened)
        return MOST


def finding(losses: Iterable[Lost]) -> TechniqueCode | None:
    """The technique most often missed at the step at which most hands are lost."""
    counts = Counter(losses)
    steps = Counter(step for step, _ in counts.elements())
    if not steps:
        return None
    ((step, _),) = steps.most_common(1)
    (_, code), most = max(counts.items(), key=lambda item: (item[0][0] == step, item[1]))
    return code if most >= FINDING else None


def hands_until_known(seed: int) -> tuple[int, int] | None:
    """The hands until a student knows a finding, with the Path alone and with training.

    The student did any number of lessons, and plays until there is a finding. None if there is
    none, or if its technique is known already.
    """
    random = Random(seed)
    student = Student(random.randrange(len(PATH)), random)
    lost = [student.play() for _ in range(ENOUGH)]
    while not (goal := finding(filter(None, lost))) and len(lost) < LATEST:
        lost.append(student.play())
    if not goal or student.knows(goal):
        return None
    return deepcopy(student).hands_by_path(goal), student.hands_by_training(goal)


def mean_hands(seeds: Iterable[int]) -> tuple[float, float]:
    """The mean of these numbers of hands over all students who have a finding."""
    by_path, by_training = zip(*filter(None, map(hands_until_known, seeds)), strict=True)
    return mean(by_path), mean(by_training)
