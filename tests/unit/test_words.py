"""The command line in the language of the terminal, by the words of the page."""

import ast
import json
import re
from contextlib import suppress
from pathlib import Path

import pytest

from twentyfour import _cli
from twentyfour._cli import arguments, sentences, words
from twentyfour._cli.commands import COMMANDS
from twentyfour._cli.completion import HELP as COMPLETION_HELP
from twentyfour._cli.game.session import HELP
from twentyfour._cli.terminal import columns_of
from twentyfour.cli import main
from twentyfour.editions import EDITIONS
from twentyfour.methods import METHODS

TAGS = ["de", "en", "es", "fr", "ja", "pt-BR", "zh-Hans", "zh-Hant"]
ENTRIES = {
    "verdict.right": "Richtig! Das ergibt {target}.",
    "verdict.wrong-value": "Das ergibt {value} in {galaxy}.",
    "hint.solvable": {"one": "Es gibt eine Lösung.", "other": "Es gibt {count} Lösungen."},
    "hint.last-operator": {"one": "Zuletzt {operator}.", "other": "Die einfachste: {operator}."},
    "key.+": "plus",
    "key./": "geteilt durch",
    "solutions.none": "Keine Lösung",
    "hand-error.bad-target": "„{text}“ ist kein Ziel.",
    "level.easy": "Leicht",
}


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, ""),
        ({"LANG": "C.UTF-8"}, ""),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "es_MX"}, "es"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pt_PT.UTF-8@euro"}, "pt-BR"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_SG"}, "zh-Hans"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "fi_FI.UTF-8"}, ""),
        ({"LANG": "de_DE", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, ""),
        ({"LANG": "fi_FI", "LANGUAGE": "sv:de:en"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": "en_US:de"}, ""),
    ],
)
def test_language_is_that_of_the_terminal(environment, tag):
    assert words.language(environment, TAGS) == tag


@pytest.fixture
def german(tmp_path, monkeypatch):
    """A terminal in Germany, with a few German words."""
    for tag, entries in (("de", ENTRIES), ("en", {})):
        (tmp_path / f"{tag}.json").write_text(json.dumps(entries), encoding="utf-8")
    monkeypatch.setattr(words, "_FOLDERS", (tmp_path,))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    forget()
    yield
    forget()


def forget():
    for each in (words._folder, words._tags, words._entries, words._own_keys):
        each.cache_clear()


@pytest.mark.usefixtures("german")
def test_results_are_told_in_the_language_of_the_terminal(capsys):
    for given in (
        ["check", "8/(3-8/3)", "3", "3", "8", "8"],
        ["hint", "3", "3", "8", "8", "--count", "2"],
        ["hint", "2", "4", "8", "10", "--count", "2"],
        ["solve", "1", "1", "1", "1"],
    ):
        main(given)
    main(["solve", "3", "--target", "x"])
    out, err = capsys.readouterr()
    assert out.splitlines()[:6] == [
        "Richtig! Das ergibt 24.",
        "Es gibt eine Lösung.",
        "Zuletzt geteilt durch.",
        "Es gibt 11 Lösungen.",
        "Die einfachste: plus.",
        "Keine Lösung",
    ]
    assert err == "twentyfour: „x“ ist kein Ziel.\n"


@pytest.mark.usefixtures("german")
def test_english_stands_in_where_words_are_missing_or_tell_what_is_not_known(capsys):
    main(["check", "3+3+8+8", "3", "3", "8", "8"])
    main(["rate", "1", "2", "3", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "That makes 22, not 24."
    assert lines[-1].startswith("  ")


def test_without_any_file_all_is_english(monkeypatch, capsys):
    monkeypatch.setattr(words, "_FOLDERS", ())
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    forget()
    main(["solve", "1", "1", "1", "1"])
    forget()
    assert capsys.readouterr().out.startswith("There is no solution.")


LOCALES = Path(words._folder() or "")
OWN = {
    tag: {
        key: entry
        for key, entry in json.loads((LOCALES / f"{tag}.json").read_text("utf-8")).items()
        if key.startswith(words.OWN)
    }
    for tag in TAGS
}
"""What only the command line says, by language and key."""

NAMES = {", ".join([*METHODS, arguments.COUNTDOWN]), ", ".join(EDITIONS)}
"""Helps that are lists of names, the same in every language."""


def shown_help(capsys, *command):
    """What `--help` prints."""
    with suppress(SystemExit):
        main([*command, "--help"])
    return capsys.readouterr().out


@pytest.fixture
def helps(monkeypatch, capsys):
    """All sentences that helps are made of."""
    told = set()
    monkeypatch.setattr(arguments, "told", lambda english: told.add(english) or english)
    for command in ((), *((name,) for name in COMMANDS)):
        shown_help(capsys, *command)
    return {line for line in told if not line.startswith(" ")} - NAMES


def spoken():
    """The sentences that the sources of the command line name in calls of `told`."""
    package = Path(_cli.__path__[0])
    for file in (package.parent / "cli.py", *package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("told"), args=[ast.Constant(sentence)]):
                    yield sentence


def test_english_words_of_the_locale_are_those_of_the_sources(helps):
    tables = {*HELP.values(), *sentences.PAGE.values(), COMPLETION_HELP}
    errors = {sentences.HAND[code] for code in sentences.OWN_HAND_CODES}
    assert {*OWN["en"].values()} == {*spoken()} | helps | tables | errors
    assert len({*OWN["en"].values()}) == len(OWN["en"])


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_all_that_the_command_line_says(tag):
    def parameters(entries):
        return {key: set(re.findall(r"{\w+}", words)) for key, words in entries.items()}

    assert parameters(OWN[tag]) == parameters(OWN["en"])


@pytest.mark.parametrize(("language", "tag"), [("de_DE.UTF-8", "de"), ("ja_JP.UTF-8", "ja")])
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_is_in_the_language_of_the_terminal_and_fits_it(
    monkeypatch, capsys, language, tag, command
):
    monkeypatch.setenv("COLUMNS", "80")
    english = shown_help(capsys, *command)
    monkeypatch.setenv("LANG", language)
    out = shown_help(capsys, *command)
    assert out.startswith(OWN[tag]["cli.usage"])
    assert f"\n{OWN[tag]['cli.help.options']}:\n" in out
    assert all(columns_of(line) <= 80 for line in out.splitlines())
    joined = {at: re.sub(r"\s+", "", text) for at, text in (("en", english), (tag, out))}
    for key, sentence in OWN["en"].items():
        if key.startswith("cli.help.") and len(sentence) > 20:
            told = {at: re.sub(r"\s+", "", OWN[at][key]) in joined[at] for at in ("en", tag)}
            assert told["en"] == told[tag], key


def test_errors_are_in_the_language_of_the_terminal(monkeypatch, capsys):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["find", "--seed", "x"]) == 2
    assert main(["survey", "ours", "--cards", "1-300"]) == 2
    seed, cards = capsys.readouterr().err.splitlines()
    assert seed.startswith("twentyfour: «\u202fx\u202f» n’est pas une graine")
    assert cards.startswith("twentyfour: «\u202f1-300\u202f» n’est pas un intervalle")


@pytest.mark.parametrize(
    ("language", "million"),
    [("en_US", "1,000,000"), ("de_DE", "1.000.000"), ("fr_FR", "1\u202f000\u202f000")],
)
def test_digits_are_in_groups_as_the_language_writes_them(monkeypatch, language, million):
    monkeypatch.setenv("LANG", language)
    assert words.grouped(1_000_000) == million


def test_no_words_are_read_where_none_are_said(monkeypatch, capsys):
    def read(_):
        raise AssertionError

    monkeypatch.setattr(words, "_entries", read)
    shown_help(capsys, "solve")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main(["check", "8/(3-8/3)", "3", "3", "8", "8", "--json"]) == 0
