"""A survey on Dask's workers equals one on processes and threads of one machine."""

import pytest

from twentyfour.methods import countdown, large_survey
from twentyfour.methods.survey import hands

distributed = pytest.importorskip("distributed", reason="`make test-thorough` gets it")


@pytest.fixture(scope="module")
def executor():
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        yield executor


def test_a_survey_of_a_method_is_the_same_on_a_cluster(executor):
    chosen = hands(3, 9)
    here = large_survey.survey("pick-two-whole", chosen)
    assert large_survey.survey("pick-two-whole", chosen, executor=executor) == here


def test_a_survey_of_countdown_is_the_same_on_a_cluster(executor):
    chosen = countdown.selections()[::400]
    assert countdown.survey(chosen, executor=executor) == countdown.survey(chosen)
