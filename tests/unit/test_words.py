"""The command line in the language of the terminal."""

import json
import re
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import pytest

from twentyfour import rate, solve
from twentyfour._cli import words
from twentyfour._cli.commands import COMMANDS
from twentyfour._cli.terminal import columns_of
from twentyfour._search.values import ways_of
from twentyfour.cli import main
from twentyfour.operators import ALL_OPERATORS

ROOT = Path(__file__).parents[2]
TAGS = sorted(file.stem for file in (ROOT / "web/locales").glob("*.json"))
ENTRIES = {
    "verdict.right": "Richtig! Das ergibt {target}.",
    "hint.solvable": {"one": "Es gibt eine Lösung.", "other": "Es gibt {count} Lösungen."},
    "hint.technique": "Der Trick.",
    "hint.last-operator": {"one": "Zuletzt {operator}.", "other": "Die einfachste: {operator}."},
    "solutions.none": "Keine Lösung",
    "hand-error.bad-target": "„{text}“ ist kein Ziel.",
    "cli.plural": "n != 1",
}


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "es_MX"}, "es"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pt_PT.UTF-8@euro"}, "pt-BR"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_SG"}, "zh-Hans"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_HK"}, "zh-Hant"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "fi_FI", "LANGUAGE": "sv:de:en"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": "en_US:de"}, "en"),
    ],
)
def test_language_follows_the_terminal(environment, tag):
    assert words.language(environment, TAGS) == tag


@pytest.fixture
def german(tmp_path, monkeypatch):
    """A terminal in Germany, with a few German words."""
    english = words._files()["en"].read_text("utf-8")
    (tmp_path / "en.json").write_text(english, encoding="utf-8")
    (tmp_path / "de.json").write_text(json.dumps(ENTRIES), encoding="utf-8")
    monkeypatch.setattr(words, "_FOLDERS", (tmp_path,))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    forget()
    yield
    forget()


def forget():
    for each in (words._files, words._entries, words._plural):
        each.cache_clear()


@pytest.mark.usefixtures("german")
def test_results_are_printed_in_the_terminals_language(capsys):
    for given in (
        ["check", "8/(3-8/3)", "3", "3", "8", "8"],
        ["hint", "3", "3", "8", "8", "--count", "3"],
        ["hint", "2", "4", "8", "10", "--count", "3"],
        ["solve", "1", "1", "1", "1"],
    ):
        main(given)
    main(["solve", "3", "--target", "x"])
    out, err = capsys.readouterr()
    assert out.splitlines()[:8] == [
        "Richtig! Das ergibt 24.",
        "Es gibt eine Lösung.",
        "Der Trick.",
        "Zuletzt /.",
        "Es gibt 11 Lösungen.",
        "Der Trick.",
        "Die einfachste: +.",
        "Keine Lösung",
    ]
    assert err == "twentyfour: „x“ ist kein Ziel.\n"


@pytest.mark.usefixtures("german")
def test_missing_sentences_are_english(capsys):
    main(["check", "3+3+8+8", "3", "3", "8", "8"])
    main(["hint", "3", "3", "8", "8", "--count", "9"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "That makes 22, not 24."
    assert [line for line in lines if line.startswith("Its last step is")]


def test_without_words_a_sentence_is_its_key_and_parameters(monkeypatch):
    monkeypatch.setattr(words, "_files", dict)
    assert words.translate("verdict.wrong-value", value="23 1/2", target=24) == (
        "verdict.wrong-value value=23 1/2 target=24"
    )
    assert words.grouped(1_000_000) == "1,000,000"


@pytest.mark.parametrize(
    ("tag", "counts", "forms"),
    [
        ("en", (0, 1, 2), (1, 0, 1)),
        ("fr", (0, 1, 2, 1_000_000), (0, 0, 2, 1)),
        ("es", (0, 1, 2, 1_000_000), (2, 0, 2, 1)),
        ("ja", (0, 1, 2), (0, 0, 0)),
    ],
)
def test_a_count_chooses_the_plural_form_of_the_language(tag, counts, forms):
    assert tuple(map(words._plural(tag), counts)) == forms


def locale(tag):
    """The sentences of a language, in English if it lacks them."""
    return words._entries("en") | words._entries(tag)


ENGLISH = locale("en")


def shown_help(capsys, *command):
    """The output of `--help`."""
    with suppress(SystemExit):
        main([*command, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize(("language", "tag"), [("de_DE.UTF-8", "de"), ("ja_JP.UTF-8", "ja")])
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_is_in_the_language_of_the_terminal_and_fits_it(
    monkeypatch, capsys, language, tag, command
):
    monkeypatch.setenv("COLUMNS", "80")
    english = shown_help(capsys, *command)
    monkeypatch.setenv("LANG", language)
    out = shown_help(capsys, *command)
    assert out.startswith(locale(tag)["cli.usage"])
    assert f"\n{locale(tag)['cli.help.options']}:\n" in out
    assert all(columns_of(line) <= 80 for line in out.splitlines())
    joined = {at: re.sub(r"\s+", "", text) for at, text in (("en", english), (tag, out))}
    for key, sentence in ENGLISH.items():
        if key.startswith("cli.help.") and len(sentence) > 20:
            contains = {at: re.sub(r"\s+", "", locale(at)[key]) in joined[at] for at in ("en", tag)}
            assert contains["en"] == contains[tag], key


def test_usage_and_errors_are_in_the_language_of_the_terminal(monkeypatch, capsys):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["find", "--seed", "x"]) == 2
    assert main(["survey", "ours", "--cards", "1-300"]) == 2
    seed, cards = capsys.readouterr().err.splitlines()
    assert seed.startswith("twentyfour: «\u202fx\u202f» n’est pas une graine")
    assert cards.startswith("twentyfour: «\u202f1-300\u202f» n’est pas un intervalle")
    with pytest.raises(SystemExit):
        main(["find", "--level", "x"])
    assert capsys.readouterr().err.startswith("usage\u202f: twentyfour find")


@pytest.mark.parametrize(
    ("language", "million"),
    [("en_US", "1,000,000"), ("de_DE", "1.000.000"), ("fr_FR", "1\u202f000\u202f000")],
)
def test_digits_are_in_groups_as_the_language_writes_them(monkeypatch, language, million):
    monkeypatch.setenv("LANG", language)
    assert words.grouped(1_000_000) == million


def test_no_words_are_read_for_a_command_that_prints_no_sentence(monkeypatch):
    def read(_):
        raise AssertionError

    monkeypatch.setattr(words, "_entries", read)
    for language in ("en_US.UTF-8", "de_DE.UTF-8"):
        monkeypatch.setenv("LANG", language)
        assert main(["check", "8/(3-8/3)", "3", "3", "8", "8", "--json"]) == 0
        assert main(["solve", "3", "3", "8", "8"]) == 0


@pytest.mark.parametrize("tag", TAGS)
def test_three_sentences_are_true(tag):
    sentences = json.loads((ROOT / f"web/locales/{tag}.json").read_text(encoding="utf-8"))
    ways = [way.complement((8, 1), (24, 1)) for way in ways_of(ALL_OPERATORS)]
    needed = {Fraction(*found) for found in ways if found}
    named = re.findall(r"−?\d+(?:/\d+)?", sentences["method.ours.how"])
    assert needed == {3, Fraction(1, 3), 16, -16, 32, 192}
    assert needed <= {Fraction(text.replace("−", "-")) for text in named}

    hand = (1, 5, 5, 12)
    assert "makes-one" in [reason.code for reason in rate(hand).reasons]
    assert str(solve(hand)[0]) == "12*(5/5+1)", "the 1 is added, not multiplied by"
    assert not re.search("×|multipl|mal |fois|vezes|掛|乘", sentences["reason.makes-one"])

    told = sentences["hand-error.no-such-hand"].lower()
    for choice in ("settings.deck", "settings.level", "solver.target"):
        assert sentences[choice].lower() not in told, "a form may lack this choice"
