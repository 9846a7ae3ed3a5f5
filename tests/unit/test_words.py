"""The command line in the language of the terminal, by the words of the page."""

import json

import pytest

from twentyfour._cli import words
from twentyfour.cli import main

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
    (tmp_path / "de.json").write_text(json.dumps(ENTRIES), encoding="utf-8")
    monkeypatch.setattr(words, "_FOLDERS", (tmp_path,))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    forget()
    yield
    forget()


def forget():
    for each in (words._folder, words._tags, words._entries):
        each.cache_clear()


@pytest.mark.usefixtures("german")
def test_results_are_told_in_the_language_of_the_terminal(capsys):
    for arguments in (
        ["check", "8/(3-8/3)", "3", "3", "8", "8"],
        ["hint", "3", "3", "8", "8", "--count", "2"],
        ["hint", "2", "4", "8", "10", "--count", "2"],
        ["solve", "1", "1", "1", "1"],
    ):
        main(arguments)
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
