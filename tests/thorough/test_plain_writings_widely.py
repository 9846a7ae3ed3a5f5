from tests.plain_writings import names_a_shown_technique, random_hands


def test_a_rating_names_a_shown_technique_for_2000_hands():
    for hand, target in random_hands(2000):
        assert names_a_shown_technique(hand, target), (hand, target)
