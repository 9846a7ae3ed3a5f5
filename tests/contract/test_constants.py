"""The page's constants about cards equal Python's."""

from tests.contract.in_node import constants
from twentyfour.cards import DEFAULT_TARGET, MAX_CARDS, RANK_LETTERS, RANKS
from twentyfour.dealing import UNSOLVABLE_SHARE
from twentyfour.editions import EDITIONS
from twentyfour.operators import ALL_OPERATORS


def test_the_page_has_the_ranks_and_the_limit_of_python():
    cards = constants("base/cards/cards.ts")
    assert (cards["HIGHEST_RANK"], cards["MAX_CARDS"]) == (max(RANKS), MAX_CARDS)


def test_the_page_has_the_default_target_of_python():
    assert constants("base/address/hand-query.ts")["DEFAULT_TARGET"] == str(DEFAULT_TARGET)


def test_the_page_deals_the_editions_of_python():
    assert constants("base/cards/editions.ts")["EDITIONS"] == [*EDITIONS]


def test_the_page_knows_which_editions_lack_operators():
    lacking = {
        code: edition.operators
        for code, edition in EDITIONS.items()
        if edition.operators != ALL_OPERATORS
    }
    assert constants("base/cards/editions.ts")["EDITION_OPERATORS"] == lacking


def test_the_page_rewards_claims_by_the_share_of_unsolvable_hands_that_python_deals():
    assert constants("player/strength/estimate.ts")["UNSOLVABLE"] == UNSOLVABLE_SHARE


def test_cards_show_the_letters_that_python_reads():
    letters = constants("base/cards/cards.ts")["LETTERS"]
    shown = {letter: int(rank) for rank, letter in letters.items()}
    assert shown.items() <= RANK_LETTERS.items()
    assert len(shown) == 4
