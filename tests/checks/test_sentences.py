"""The check of the command line's sentences notices a wrong key."""

from checks.sentences import faults_in, keys_in

ENGLISH = {"nav.play", "cli.usage", "cli.help.find", "cli.error.too-large", "level.easy"}


def test_a_key_is_the_first_argument_of_a_call():
    source = (
        'translate("a", x=1)\ntranslate(f"b.{code}")\ntranslate(key)\nother("c")\nf(translate("d"))'
    )
    assert {*keys_in(source, "translate")} == {"a", "b.*", "d"}


def test_sentences_that_are_named_are_no_fault():
    assert [*faults_in(ENGLISH, {"cli.usage", "level.*"}, {"cli.help.find"})] == []


def test_missing_and_unused_sentences_are_faults():
    assert [*faults_in(ENGLISH, {"cli.gone", "gone.*"}, {"cli.help.find"})] == [
        "en.json: cli.gone is missing, but the command line names it",
        "en.json: gone.* is missing, but the command line names it",
        "en.json: cli.usage is not used by the command line",
    ]
