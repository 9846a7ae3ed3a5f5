"""The terminal game: its input, its output, and its stored hands."""

import gzip
import json
import os
import re
import select
import subprocess
import sys
import time
from datetime import date
from fractions import Fraction
from io import StringIO
from pathlib import Path

import pytest

from twentyfour import check, dailies, parse
from twentyfour._cli.game.drawing import Face, drawn
from twentyfour._cli.game.history import History, HistoryError, default_file
from twentyfour._cli.game.table import Table
from twentyfour.cli import main

SEED = ("--seed", "00002S")
"""Deals 10 4 J Q, whose only solution is 11+10+12/4, then 7 K 8 10."""
ANSWER = "11+10+12/4"
on_unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows says it otherwise")


@pytest.fixture
def play(monkeypatch, capsys, tmp_path):
    file = tmp_path / "kept" / "hands.json.gz"

    def run(*typed, options=SEED):
        monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["game", *options, "--history", str(file)]) == 0
        return capsys.readouterr().out

    run.file = file
    return run


def records(play):
    return History(play.file).hands


def test_a_right_answer_leads_to_the_next_hand(play):
    lines = play(ANSWER).splitlines()
    assert lines[2:4] == ["Expert: make 24", "10♣ 4♥ J♠ Q♣"]
    assert "Right! That makes 24." in lines
    assert "Hard: make 24" in lines
    assert "Hands played: 1, solved: 1." in lines


def test_a_wrong_answer_is_judged_as_everywhere(play):
    out = play("10+4+11+12", "10+4", "nonsense")
    assert "That makes 37, not 24." in out
    assert "11 still has to be used." in out
    assert "“n” means nothing here" in out
    assert records(play)[0]["wrong"] == 1


def test_steps_lay_one_card_in_place_of_two_and_can_be_taken_back(play):
    out = play("12/4=", "11+3=", "10+14", "skip").splitlines()
    assert "10♣ J♠ 3" in out
    assert "10♣ 14" in out
    assert "Right! That makes 24." in out
    assert records(play)[0]["text"] == "10+(11+12/4)"
    out = play("12-4=", "coach", "undo", "undo", "coach").splitlines()
    lost = "These cards can't make 24 any more, but before the last step they could."
    assert out.index(lost) < out.index("There is no step to take back.")
    assert out.index("There is no step to take back.") < out.index("These cards can still make 24.")


def test_the_game_speaks_the_language_of_the_terminal(monkeypatch, play):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    out = play("help", "undo", "12/4=", "hint", "10+11+3", "show", "quit").splitlines()
    assert out[0].startswith("Verwende jede Karte einmal. Gib eine Antwort ein oder help,")
    assert out[2:4] == ["Experte: bilde 24", "10♣ 4♥ J♠ Q♣"]
    assert "8-3=         ein Schritt: sein Wert ersetzt die beiden Karten" in out
    assert "Es gibt keinen Schritt, der sich zurücknehmen lässt." in out
    assert "Richtig! Das ergibt 24." in out
    assert any(re.fullmatch(r"\d+\.\d s, Tipps: 1", line) for line in out)
    assert "Aufgaben gespielt: 2, gelöst: 1." in out
    assert (
        out[-1] == f"Sie sind in {play.file} gespeichert; die Seite kann diese Datei importieren."
    )


def test_fractions_are_cards(play):
    out = play("10/4=", "5/2*4=", "10+11+12").splitlines()
    assert "J♠ Q♣ 5⁄2" in out


def test_hints_become_stronger_and_are_counted(play):
    out = play("hint", "hint", "hint", "12/4=", "hint", "hint", ANSWER.replace("12/4", "3"))
    assert "There is exactly one solution." in out
    assert "The trick: " in "".join(out)
    assert "It ends with +." in out
    assert "Combine 11 and 10 next." in out
    assert records(play)[0]["hints"] == 5


def test_solutions_can_be_shown(play):
    assert "11+10+12/4 = 24" in play("show").splitlines()
    assert records(play)[0]["result"] == "shown"


def test_no_solution_is_an_answer(play):
    assert "There is a solution." in play("none", "quit")
    mixed = ("--mixed", "--target", "997", "--seed", "000001")
    assert "Right! This hand has no solution." in play("none", "quit", options=mixed)
    assert [record["result"] for record in records(play)] == ["left", "none"]


def test_untouched_hand_is_not_stored(play):
    assert "Hands played" not in play("skip", "help", "quit")
    assert not play.file.exists()


def test_hand_is_stored_as_a_record(play):
    play("10+4+11+12", "hint", ANSWER)
    (record,) = records(play)
    at, milliseconds = record.pop("at"), record.pop("milliseconds")
    assert abs(at / 1000 - time.time()) < 60
    assert 0 <= milliseconds < 60_000
    assert record.pop("id").startswith(f"{at}-")
    assert record.pop("localDate") == date.today().isoformat()
    assert 0 < record.pop("score") <= 100
    assert record == {
        "mode": "endless",
        "numbers": [10, 4, 11, 12],
        "target": "24",
        "result": "solved",
        "hints": 1,
        "wrong": 1,
        "input": "type",
        "text": ANSWER,
        "level": "expert",
        "technique": {"code": "quotient-sum", "params": {}},
        "rated": True,
    }


def test_an_edition_is_dealt_with_its_cards_and_operators(play):
    out = play("16*10+7-9", "16+10+7-9", options=("--edition", "add-subtract", "--seed", "00000A"))
    assert "Hard: make 24 with + - only" in out.splitlines()
    assert "“*” is not allowed here. Use only + -." in out
    assert "Right! That makes 24." in out
    (record,) = records(play)
    assert (record["numbers"], record["operators"]) == ([16, 10, 7, 9], "+-")
    assert record["rated"] is False


def test_a_card_of_an_edition_is_typed_as_it_is_written(play):
    options = ("--edition", "decimals", "--seed", "00000A")
    out = play("10*3=", "30-12=", "18/0.75", options=options)
    tables = [line for line in out.splitlines() if line.startswith("0.75")]
    assert tables == ["0.75 12 3 10", "0.75 12 30", "0.75 18"]
    assert "Right! That makes 24." in out
    assert records(play)[0]["numbers"] == ["0.75", 12, 3, 10]


def test_six_cards_have_no_level(play):
    options = ("--edition", "six-cards", "--seed", "00000A")
    assert "make 24" in play("show", options=options).splitlines()
    assert not {"level", "score"} & records(play)[0].keys()


@pytest.mark.parametrize("option", [("--deck", "10"), ("--target", "24")])
def test_an_edition_has_its_own_cards_and_target(capsys, option):
    assert main(["game", "--edition", "integers", *option]) == 2
    assert "An edition has its own cards and target" in capsys.readouterr().err


DAY = date(2026, 11, 21)


def test_the_hands_of_a_day_are_played_once(play):
    options = ("--daily", DAY.isoformat())
    out = play("skip", "show", "quit", options=options)
    assert "2026-11-21, Easy: make 24" in out
    assert [record["series"] for record in records(play)] == [DAY.isoformat()]
    assert records(play)[0]["numbers"] == list(dailies(DAY)["medium"].numbers)
    assert records(play)[0]["rated"] is False
    again = play("skip", options=options)
    assert "2026-11-21, Medium: played already" in again
    assert "2026-11-21, Easy: make 24" in again


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a history of hands"),
        (b"{}", "not a history of hands"),
        (b"\xff", "not a history of hands"),
        (gzip.compress(b"{}", mtime=0)[:-8] + bytes(8), "not a history of hands"),
        (b"\x1f\x8b\x08\x00 damaged", "not a history of hands"),
        (b"\x1f\x8b damaged", "not a history of hands"),
        (b"[" * 200_000 + b"]" * 200_000, "not a history of hands"),
        (b'{"a":' * 200_000 + b"1" + b"}" * 200_000, "not a history of hands"),
        (gzip.compress(b"[1]\n", mtime=0), "not a history of hands"),
        (gzip.compress(b'{"format":"twentyfour-history"', mtime=0)[:-3], "not a history of hands"),
        (
            b'{"format":"twentyfour-history","layout":1,"version":3,"hands":0,"others":0}\n',
            "not a history of this version",
        ),
        (
            b'{"format":"twentyfour-hands","version":999,"hands":0,"others":0}\n',
            "not a history of this version",
        ),
        (
            b'{"format":"twentyfour-hands","version":1,"hands":2,"others":0}\n',
            "not a history of this version",
        ),
    ],
)
def test_file_without_a_history_is_rejected_and_unchanged(play, capsys, content, reason):
    play.file.parent.mkdir()
    play.file.write_bytes(content)
    with pytest.raises(HistoryError, match=reason):
        History(play.file)
    assert main(["game", "--history", str(play.file)]) == 2
    assert reason in capsys.readouterr().err
    assert play.file.read_bytes() == content


@pytest.mark.parametrize("end", ["\u2028", "\u2029", "\x85", "\\ud800", "é"])
def test_content_of_others_is_kept_as_it_is(play, end):
    """Among them are lone surrogates, and ends of lines that JSON does not know."""
    header = '{"format":"twentyfour-hands","version":1,"hands":1,"others":2,"lists":[{"name":"x"}]}'
    hand, others = f'{{"id":"1","text":"8{end}3"}}', [f'{{"odd": 1.0, "x":"{end}"}}', f'"{end}"']
    play.file.parent.mkdir()
    play.file.write_text("\n".join([header, hand, *others, ""]), encoding="utf-8")
    play("show")
    first, *lines, last = gzip.decompress(play.file.read_bytes()).decode().split("\n")
    assert json.loads(first).items() >= {"hands": 2, "others": 2, "lists": [{"name": "x"}]}.items()
    assert [lines[0], *lines[2:]] == [hand, *others]
    assert last == ""
    assert len(records(play)) == 2


ADD = """
import sys
from pathlib import Path
from twentyfour._cli.game.history import History
history = History(Path(sys.argv[1]))
print(flush=True)
sys.stdin.readline()
for count in range(100):
    history.add({"id": f"{sys.argv[2]}-{count}"})
"""


def test_two_games_that_add_at_once_lose_no_hand(tmp_path):
    file = tmp_path / "hands.json.gz"
    commands = [(sys.executable, "-c", ADD, str(file), name) for name in "ab"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with (
        subprocess.Popen(commands[0], **pipes) as one,
        subprocess.Popen(commands[1], **pipes) as other,
    ):
        for each in (one, other):
            each.stdout.readline()
        for each in (one, other):
            each.stdin.close()
    assert (one.returncode, other.returncode) == (0, 0)
    kept = {hand["id"] for hand in History(file).hands}
    assert kept == {f"{name}-{count}" for name in "ab" for count in range(100)}


@on_unix
def test_unreadable_file_is_rejected(play):
    play.file.mkdir(parents=True)
    with pytest.raises(HistoryError, match="cannot be read: Is a directory"):
        History(play.file)


@on_unix
def test_unwritable_folder_does_not_end_the_game(monkeypatch, capsys, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setattr(sys, "stdin", StringIO("show\nshow\n"))
    assert main(["game", *SEED, "--history", str(tmp_path / "file" / "in" / "hands.json.gz")]) == 0
    output = capsys.readouterr()
    assert "Hands played: 2" in output.out
    assert output.err == "The hands are not kept: Not a directory.\n"


def test_history_is_stored_in_the_systems_data_folder(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_file() == tmp_path / "twentyfour" / "history.json.gz"
    for unset in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", unset)
        assert default_file() == Path.home() / ".local/share/twentyfour/history.json.gz"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert default_file() == tmp_path / "twentyfour" / "history.json.gz"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_file().parts[-3:] == ("Application Support", "twentyfour", "history.json.gz")


def test_a_table_writes_answers_out_over_the_cards_dealt():
    table = Table((3, 3, 8, 8))
    table.combine(parse("3-8/3"))
    assert table.values == [8, Fraction(1, 3)]
    assert table.history == [[3, 3, 8, 8], [3, 8, Fraction(8, 3)], [8, Fraction(1, 3)]]
    answer = check("8/(1/3)", table.values).expression
    assert table.written_out(answer) == parse("8/(3-8/3)")
    assert table.undo()
    assert table.undo()
    assert not table.undo()


class Terminal(StringIO):
    encoding = "utf-8"

    def isatty(self):
        return True


class AsciiTerminal(Terminal):
    encoding = "ascii"


def test_cards_are_drawn_side_by_side(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    faces = [Face("10", "♥", red=True), Face("23⁄2", "", red=False)]
    assert drawn(faces, Terminal()).splitlines() == [
        "┌─────┐ ┌──────┐",
        "│ 10  │ │ 23⁄2 │",
        "│  ♥  │ │      │",
        "│  10 │ │ 23⁄2 │",
        "└─────┘ └──────┘",
    ]
    assert drawn(faces[:1], AsciiTerminal()).startswith("+-----+\n| 10  |")
    assert drawn(faces, StringIO()) == "10♥ 23⁄2"
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "xterm")
    assert "\033[31m 10  \033[0m" in drawn(faces, Terminal())


COMMAND = (sys.executable, "-m", "twentyfour", "game", "--no-history", *SEED)


@pytest.mark.parametrize("typed", [b"", b"hint\n", f"{ANSWER}\nquit\n".encode(), b"\xff\xfe\n"])
def test_a_pipe_gets_plain_lines_and_its_end_is_no_error(typed):
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    ended = subprocess.run(COMMAND, input=typed, capture_output=True, check=True, env=environment)
    assert b"\033" not in ended.stdout
    assert b"> " not in ended.stdout
    assert ended.stderr == b""


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}])
@pytest.mark.parametrize("end", [b"quit\n", b"\x03", b"\x04"])
def test_a_terminal_of_80_columns_shows_cards_and_ends_politely(environment, end):
    screen, code = in_terminal([b"12/4=\n", b"10+4\n", end], environment)
    assert code == 0
    assert "┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐" in screen
    assert "│ 3   │" in screen
    assert "11 still has to be used." in screen
    assert ("\033[31m" in screen) == (not environment)
    if environment:
        assert all(len(line) <= 80 for line in screen.splitlines())


ENTER = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
os.login_tty(int(sys.argv[1]))
os.execv(sys.argv[2], sys.argv[2:])
"""
"""Makes a terminal the process's controlling terminal, so that it sends signals; runs a command.

Restores Ctrl-C, which tests in the background ignore.
"""


def in_terminal(typed, environment):
    """The game's output in a terminal, and its exit code; a line is typed after each prompt."""
    pty = pytest.importorskip("pty", reason="Windows has no such terminals")
    own, theirs = pty.openpty()
    given = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24", **environment}
    if "NO_COLOR" not in environment:
        given.pop("NO_COLOR", None)
    command = (sys.executable, "-c", ENTER, str(theirs), *COMMAND)
    with subprocess.Popen(command, env=given, pass_fds=[theirs]) as process:
        os.close(theirs)
        screen = ""
        try:
            for each in typed:
                screen += until_prompt(own)
                press(process, own, each)
            screen += until_prompt(own)
            code = process.wait(30)
        finally:
            process.kill()
    os.close(own)
    return screen, code


def press(process, terminal, keys):
    """Type keys; repeat Ctrl-C if it came after the prompt but before readline was ready."""
    for _ in range(30):
        os.write(terminal, keys)
        if keys != b"\x03":
            return
        try:
            process.wait(1)
        except subprocess.TimeoutExpired:
            continue
        return


def until_prompt(terminal):
    """The output until the next prompt, or to the end."""
    shown = b""
    while not shown.endswith(b"> ") and select.select([terminal], [], [], 30)[0]:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # Linux: the other end is closed
            break
        if not part:
            break
        shown += part
    return shown.decode()
