"""The reward function, called as trainers and environments call it."""

import asyncio
from dataclasses import dataclass

import pytest

from twentyfour import HandError, read_answer, reward

GOOD = "<answer>8/(3-8/3)</answer>"
BAD = "<answer>8*3*3/8</answer>"


def message(text):
    return [{"role": "assistant", "content": text}]


def test_texts_and_messages_have_the_same_rewards():
    hands = [[3, 3, 8, 8]] * 3
    assert reward([GOOD, BAD, ""], numbers=hands) == [1.0, 0.0, 0.0]
    assert reward([message(GOOD), message(BAD), []], numbers=hands) == [1.0, 0.0, 0.0]


def test_the_last_message_counts_and_may_have_parts():
    said = [*message(BAD), {"role": "assistant", "content": [{"type": "image"}, {"text": GOOD}]}]
    assert reward([said], numbers=[[3, 3, 8, 8]]) == [1.0]


def test_the_columns_of_known_data_sets_are_read():
    assert reward(["(95-11)+56"], nums=[[95, 11, 56]], target=[140]) == [1.0]
    assert reward(["8/(3-8/3)", "6*4"], numbers=["3 3 8 8", "4 6"], target=[24, 24]) == [1.0] * 2
    assert reward([GOOD], numbers=((3, 3, 8, 8),), target=None) == [1.0]


@pytest.mark.parametrize(
    ("columns", "error", "words"),
    [
        ({}, TypeError, "a column `nums`"),
        ({"numbers": "3 3 8 8"}, TypeError, "a column `numbers`"),
        ({"numbers": [[8, 3], [8, 3]]}, ValueError, "has 2 values for 1 completions"),
        ({"numbers": [[8, 3]], "target": 24}, TypeError, "a column `target`"),
        ({"numbers": [[8, 3]], "target": [24.0]}, TypeError, "an int or a Fraction"),
        ({"numbers": [[]]}, HandError, "bad-hand-empty"),
        ({"numbers": ["cards"]}, HandError, "bad-hand-symbol"),
    ],
)
def test_columns_that_do_not_fit_are_errors(columns, error, words):
    with pytest.raises(error, match=words):
        reward([GOOD], **columns)


@pytest.mark.parametrize("completion", [message(None), [{"role": "assistant"}]])
def test_a_completion_without_text_is_an_error(completion):
    with pytest.raises(TypeError, match="a completion is a text"):
        reward([completion], numbers=[[8, 3]])


def test_a_trainer_gives_each_column_as_a_list():
    """Like GRPOTrainer of TRL: keywords, every column of the batch, and objects of its own."""
    batch = [
        {"prompt": message("3 3 8 8"), "numbers": [3, 3, 8, 8], "target": 24},
        {"prompt": message("4 6"), "numbers": [4, 6], "target": 24},
    ]
    columns = {name: [row[name] for row in batch] for name in batch[0] if name != "prompt"}
    rewards = reward(
        prompts=[row["prompt"] for row in batch],
        completions=[message(GOOD), message(GOOD)],
        completion_ids=[[1, 2], [3]],
        trainer_state=object(),
        **columns,
    )
    assert rewards == [1.0, 0.0]


@dataclass(frozen=True)
class Trace:
    """Like a trace of verifiers."""

    last_reply: str


@dataclass(frozen=True)
class Task:
    """Like a task of verifiers, with the reward of docs/judge.md."""

    numbers: list[int]

    async def is_solved(self, trace):
        return reward([trace.last_reply], numbers=[self.numbers])[0]


def test_a_task_judges_the_last_reply():
    task = Task([3, 3, 8, 8])
    assert asyncio.run(task.is_solved(Trace(GOOD))) == 1.0
    assert asyncio.run(task.is_solved(Trace(BAD))) == 0.0


def test_an_entry_with_metadata_is_judged():
    """Like an entry of puzzle24 and countdown of reasoning-gym."""
    entry = {"question": "...", "metadata": {"numbers": [95, 11, 56], "target": 140}}
    metadata = entry["metadata"]
    assert read_answer("(95 - 11) + 56", metadata["numbers"], metadata["target"]).ok
