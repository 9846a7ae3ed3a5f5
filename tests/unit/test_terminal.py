"""The command line in processes, as terminals start it."""

import errno
import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import twentyfour
from twentyfour._cli.streams import is_closed_pipe
from twentyfour._cli.terminal import counted


def process(*arguments, stdout=subprocess.PIPE, **environment):
    return subprocess.run(
        [sys.executable, "-m", "twentyfour", *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize("encoding", ["cp1252", "cp936", "ascii"])
def test_text_that_a_terminal_cannot_encode_is_written_in_ascii(encoding):
    for arguments, line in (
        (("daily", "--date", "2026-11-21"), "Easy   3s As 2c 9h"),
        (("solve", "12", "1/2"), "12/(1/2) = 24"),
        (("solve", "8", "-3", "--target", "-24"), "8*(-3) = -24"),
    ):
        ended = process(*arguments, PYTHONIOENCODING=encoding)
        assert ended.returncode == 0
        assert ended.stdout.decode(encoding).splitlines()[0] == line


def test_the_c_locale_is_ascii():
    ended = process("daily", "--date", "2026-11-21", LANG="C", LC_ALL="C", PYTHONIOENCODING="")
    assert ended.stdout.decode("ascii").splitlines()[0] == "Easy   3s As 2c 9h"


@pytest.fixture
def solving():
    """A search whose output exceeds a pipe's buffer, after its first output.

    The process handles interrupts even if the shell makes the tests ignore them.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "twentyfour", "solve", *"1234567"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        signal.signal(signal.SIGINT, before)
        process.stdout.readline()
        yield process


def test_a_closed_pipe_ends_silently(solving):
    solving.stdout.close()
    assert (solving.wait(), solving.stderr.read()) == (141, b"")


FULL = Path("/dev/full")
with_full_device = pytest.mark.skipif(not FULL.exists(), reason="there is no full device")


@with_full_device
@pytest.mark.parametrize(
    "command",
    [
        "solve 3 3 8 8",
        "solve 3 3 8 8 --json",
        "solve 1 2 3 4 5 6 7",
        "methods",
        "rate 1 2",
        "solve --help",
        "--version",
    ],
)
def test_full_disk_is_reported(command):
    with FULL.open("w") as full:
        ended = process(*command.split(), stdout=full)
    assert ended.returncode == 2
    assert ended.stderr == b"twentyfour: The output cannot be written: No space left on device.\n"


@with_full_device
def test_full_disk_is_reported_for_a_file():
    ended = process("survey", "ours", "--cards", "1-2", "--csv", str(FULL))
    assert ended.returncode == 2
    assert ended.stderr == b"twentyfour: /dev/full cannot be written: No space left on device.\n"


def with_streams(streams, *arguments):
    """A process with redirected streams: `>&-` closes the output."""
    command = [sys.executable, "-m", "twentyfour", *arguments]
    redirected = ["sh", "-c", f'exec "$@" {streams}', "sh", *command]
    return subprocess.run(redirected, check=False, capture_output=True)


with_shell = pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell")


@with_shell
@pytest.mark.parametrize("streams", [">&-", "<&- >&-"])
@pytest.mark.parametrize("arguments", [("solve", "3", "3", "8", "8"), ("--help",)])
def test_closed_output_is_reported(streams, arguments):
    ended = with_streams(streams, *arguments)
    assert ended.returncode == 2
    assert ended.stderr == b"twentyfour: The output cannot be written: Bad file descriptor.\n"


@with_shell
@pytest.mark.parametrize("streams", ["<&-", "0>/dev/null"])
def test_input_that_cannot_be_read_is_empty_input(streams):
    game = ("game", "--no-history", "--seed", "00002S")
    ended, empty = (with_streams(each, *game) for each in (streams, "</dev/null"))
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout == empty.stdout


@with_shell
@pytest.mark.parametrize(
    "streams", ["2>&-", "<&- 2>&-", pytest.param("2>/dev/full", marks=with_full_device)]
)
@pytest.mark.parametrize(("arguments", "code"), [("solve 3 8 x", 2), ("solve", 2), ("rate 1 2", 1)])
def test_without_an_error_stream_messages_are_lost_and_the_result_is_printed(
    streams, arguments, code
):
    ended = with_streams(streams, *arguments.split())
    assert ended.returncode == code
    assert (ended.stdout, ended.stderr) == (process(*arguments.split()).stdout, b"")


@pytest.mark.parametrize(
    ("language", "encoding", "line"),
    [
        ("zh_CN.UTF-8", "utf-8", "无解"),
        ("zh_CN.UTF-8", "gbk", "无解"),
        ("zh_CN.UTF-8", "cp1252", "No solution"),
        ("ja_JP.UTF-8", "latin-1", "No solution"),
        ("de_DE.UTF-8", "latin-1", "Keine Lösung"),
        ("de_DE.UTF-8", "ascii", "No solution"),
        ("fr_FR.UTF-8", "latin-1", "Pas de solution"),
    ],
)
def test_language_that_the_terminal_cannot_write_becomes_english(language, encoding, line):
    ended = process("solve", "1", "1", "1", "1", LANG=language, PYTHONIOENCODING=encoding)
    assert ended.stdout.decode(encoding).splitlines()[0] == line
    assert b"?" not in ended.stdout


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """Processes run a copy of the package without the words."""
    package = Path(twentyfour.__file__).parent
    copytree(package, tmp_path / "twentyfour", ignore=ignore_patterns("locales", "page"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("copied")
@pytest.mark.parametrize(
    ("arguments", "code", "line"),
    [
        ("rate 3 3 8 8", 0, "cli.score level=level.expert score=98"),
        ("check 8*3*3/8 3 3 8 8", 1, "verdict.wrong-value target=24 value=9"),
        ("solve --help", 0, "usage: twentyfour solve [-h] [--json]"),
    ],
)
def test_package_without_words_answers_in_keys_and_numbers(arguments, code, line):
    ended = process(*arguments.split())
    assert ended.returncode == code
    assert ended.stdout.decode().startswith(line)
    (reason,) = ended.stderr.decode().splitlines()
    assert reason.startswith("twentyfour: The package has no folder `locales`")


@pytest.mark.usefixtures("copied")
def test_package_without_words_solves():
    ended = process("solve", "3", "3", "8", "8")
    assert (ended.stdout, ended.stderr) == (b"8/(3-8/3) = 24\n", b"")


def test_solutions_of_many_cards_are_printed_when_they_are_found(solving):
    """The first line appears before the search has ended."""
    assert solving.poll() is None
    solving.kill()


def test_terminal_shows_the_count_of_solutions():
    terminal = StringIO()
    terminal.isatty = lambda: True
    assert list(counted("ab", terminal)) == ["a", "b"]
    clear = "\r\033[K"
    assert terminal.getvalue() == f"{clear}\r1 found{clear}\r2 found{clear}"
    silent = StringIO()
    assert list(counted("ab", silent)) == ["a", "b"]
    assert silent.getvalue() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends signals to whole consoles")
def test_an_interruption_ends_silently(solving):
    solving.send_signal(signal.SIGINT)
    _, complaints = solving.communicate()
    assert (solving.returncode, complaints) == (130, b"")


def test_windows_calls_a_closed_pipe_an_invalid_argument(monkeypatch):
    error = OSError(errno.EINVAL, "Invalid argument")
    assert not is_closed_pipe(error)
    monkeypatch.setattr(sys, "platform", "win32")
    assert is_closed_pipe(error)


@pytest.mark.parametrize(("columns", "width"), [("60", 60), ("", 80), ("0", 80), ("wide", 80)])
def test_help_fills_the_columns_of_the_terminal(columns, width):
    lines = process("find", "--help", COLUMNS=columns).stdout.decode().splitlines()
    assert width - 20 < max(map(len, lines)) <= width - 2


def test_a_command_that_runs_imports_nothing_for_help():
    log = process("check", "8/(3-8/3)", "3", "3", "8", "8", PYTHONPROFILEIMPORTTIME="1").stderr
    assert b"argparse" in log
    assert b"shutil" not in log
