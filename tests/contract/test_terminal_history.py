"""The page and the terminal game read each other's history."""

import json
import sys
from io import StringIO

import pytest

from tests.contract.in_node import constants
from twentyfour._cli.game.history import VERSION, History
from twentyfour.cli import main
from web.builder.paths import NODE, WEB, run

READ = """
import { readFile, writeFile } from "node:fs/promises";
import { readBackup, writeBackup } from "APP/player/backup/backup-file.ts";
import { readRecords } from "APP/player/history/storage/record.ts";
const [from, to] = process.argv.slice(1);
const records = [];
for await (const [, part] of readBackup(new Blob([await readFile(from)]))) records.push(...part);
const { hands, refused } = readRecords(records);
if (to) {
  const file = await writeBackup(hands, [{ odd: 1 }]);
  await writeFile(to, new Uint8Array(await file.arrayBuffer()));
}
console.log(JSON.stringify({ hands, refused }));
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A history with a solved endless hand and a daily hand whose solutions were shown."""
    file = tmp_path / "hands.json.gz"
    for typed, options in (
        ("hint\n11+10+12/4\n", ["--seed", "00002S"]),
        ("show\n", ["--daily", "2026-11-21"]),
    ):
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        assert main(["game", "--history", str(file), *options]) == 0
    return file


def read_in_page(*files):
    script = READ.replace("APP", (WEB / "app").as_uri())
    return json.loads(run(*NODE, "--input-type=module", "-e", script, *map(str, files)))


def test_the_page_reads_every_hand_of_the_terminal(file):
    found = read_in_page(file)
    assert found["refused"] == []
    one, other = found["hands"]
    assert (one["text"], one["result"], one["hints"]) == ("11+10+12/4", "solved", 1)
    assert (other["mode"], other["series"], other["result"]) == ("daily", "2026-11-21", "shown")


def test_the_terminal_reads_the_file_of_the_page_and_writes_it_again(file, tmp_path):
    of_page = tmp_path / "page.json.gz"
    hands = read_in_page(file, of_page)["hands"]
    history = History(of_page)
    assert history.hands == History(file).hands
    history.add({**history.hands[0], "id": "new"})
    assert read_in_page(of_page) == {
        "hands": [*hands, {**hands[0], "id": "new"}],
        "refused": [{"odd": 1}],
    }


def test_records_have_the_version_of_the_page():
    assert constants("player/history/storage/record.ts")["VERSION"] == VERSION
