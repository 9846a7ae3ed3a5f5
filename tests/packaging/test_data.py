"""The data set says what the engine and others say, in both forms, byte for byte."""

import csv
import io
import json
import subprocess
import zipfile
from fractions import Fraction
from random import Random
from runpy import run_path

import pytest

import twentyfour as tf
from dataset.__main__ import data_files, with_papers
from dataset.card import CARD, with_facts
from dataset.files import both_forms
from dataset.hands import all_hands, hand_rows, median_times
from dataset.states import can_make_target, next_states, state_of, state_rows
from tests.oracle import formulas
from web.builder.archive import pack, unpack
from web.builder.paths import ROOT

SAMPLE = 12
check_certificate = run_path(str(ROOT / "docs/check_certificate.py"))["check"]
HANDS = [*Random(24).sample(all_hands(), SAMPLE), (3, 3, 8, 8), (1, 1, 1, 1)]


@pytest.fixture(scope="module")
def rows():
    return [*hand_rows(HANDS)]


@pytest.fixture(scope="module")
def states():
    return [*state_rows(HANDS)]


def read_csv(content):
    return [*csv.DictReader(io.StringIO(content.decode(), newline=""))]


def test_every_solution_of_a_row_is_right_and_every_certificate_proves_the_row(rows):
    for row in rows:
        assert all(tf.check(solution, row["numbers"]) for solution in row["solutions"])
        assert len(row["solutions"]) == row["count"]
        assert check_certificate(row["certificate"]) == row["solvable"] == bool(row["count"])
        assert (row["proof"] is None) == row["solvable"] == (row["technique"] is not None)


def test_rows_have_the_published_times_and_none_of_their_own(rows):
    for row in rows:
        published = median_times().get(" ".join(map(str, row["numbers"])))
        times = [row["median_seconds"], row["solved_rate"]]
        assert times == ([*map(float, [*published.values()][1:])] if published else [None, None])


def test_the_label_of_a_state_is_the_engines(states):
    for row in Random(24).sample(states, 200):
        numbers = [Fraction(number) for number in row["numbers"]]
        assert row["solvable"] == tf.is_solvable(numbers), row


def test_states_are_those_that_all_expressions_of_two_cards_leave():
    for hand in HANDS:
        left = set()
        for at, card in enumerate(hand):
            for other in range(at):
                rest = [hand[place] for place in range(4) if place not in (at, other)]
                left |= {state_of([*rest, value]) for value in formulas((card, hand[other]))}
        assert next_states(state_of(hand)) == left


def test_each_state_is_once_and_says_how_many_hands_lead_to_it(states):
    keys = [tuple(row["numbers"]) for row in states]
    assert len({*keys}) == len(keys)
    last = (8, 3)
    reaching = [
        hand
        for hand in HANDS
        if any(state_of(last) in next_states(state) for state in next_states(state_of(hand)))
    ]
    assert [row["hands"] for row in states if row["numbers"] == [3, 8]] == [len(reaching)]
    assert 0 < len(reaching) < len(HANDS)


def test_both_forms_have_the_same_rows_and_columns(rows, states):
    for name, given in (("hands", rows), ("states", states)):
        files = both_forms(name, given)
        table = json.loads(json.dumps(given))  # tuples become lists
        assert [*map(json.loads, files[f"{name}.jsonl"].splitlines())] == table
        for cells, row in zip(read_csv(files[f"{name}.csv"]), table, strict=True):
            assert cells.keys() == row.keys()
            for column, value in row.items():
                if isinstance(value, list):
                    assert cells[column] == " ".join(map(str, value))
                elif isinstance(value, str) or value is None:
                    assert cells[column] == (value or "")
                else:
                    assert json.loads(cells[column]) == value


def test_archive_has_the_licences_and_checksums_that_find_a_changed_table(tmp_path):
    files = with_papers({"a.csv": b"1,2\r\n", "b.jsonl": b"{}\n"}, "# The data set\n")
    archive = pack(files, tmp_path / "data.zip", zipfile.ZIP_DEFLATED)
    assert unpack(archive) == files
    licence = files["LICENSE"].decode()
    assert "The Twentyfour authors" in licence
    assert "Shunyu Yao" in licence
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    check = ["sha256sum", "--check", "--status", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path, check=False).returncode == 0
    (tmp_path / "a.csv").write_bytes(b"1,3\r\n")
    assert subprocess.run(check, cwd=tmp_path, check=False).returncode == 1


def test_card_describes_every_column(rows, states):
    card = CARD.read_text(encoding="utf-8")
    for column in {*rows[0], *states[0]}:
        assert f"`{column}`" in card


@pytest.mark.thorough
@pytest.mark.limit(300)
def test_card_has_the_counts_and_checksums_of_the_data_set():
    files = data_files()
    card = CARD.read_text(encoding="utf-8")
    assert with_facts(card, files) == card, "run `make data`"
    rows = [*map(json.loads, files["hands.jsonl"].splitlines())]
    with (ROOT / "tests/data/distinct-solutions-24.tsv").open(encoding="utf-8") as published:
        table = csv.DictReader(published, delimiter="\t")
        counts = {row["hand"]: int(row["count"]) for row in table}
    for row in rows:
        assert row["count"] == counts.get(" ".join(map(str, row["numbers"])), 0)
        assert row["solvable"] == can_make_target(state_of(row["numbers"]))
        assert check_certificate(row["certificate"]) == row["solvable"]
