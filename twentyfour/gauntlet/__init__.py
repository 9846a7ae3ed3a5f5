"""Answers with their truth, to test any judge of the game: `python -m twentyfour.gauntlet --help`.

A seed makes the same answers everywhere. An answer is right or wrong by the way it is made, not
because a judge says so.
"""

from twentyfour.gauntlet.answers import Answer, answers
from twentyfour.gauntlet.scoring import Judge, Mistake, Score, score

__all__ = ["Answer", "Judge", "Mistake", "Score", "answers", "score"]
