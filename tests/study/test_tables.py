"""The plan of a study: which tables are played."""

import pytest

from ludotheque.bots import UnknownBot
from ludotheque.core.shelf import shelf
from ludotheque.study.tables import settings_for


def test_every_number_of_players_is_played_with_the_usual_options() -> None:
    plain = [setting for setting in settings_for(shelf["zatre"], "random", "s") if not setting.option]
    assert [setting.series.players for setting in plain] == [2, 3, 4, 5, 6]
    assert all(setting.series.options == {} for setting in plain)


def test_each_option_is_varied_alone() -> None:
    varied = [setting for setting in settings_for(shelf["zerzura"], "random", "s") if setting.option]
    assert [(setting.option, setting.value) for setting in varied] == [
        ("mode", "expert"),
        ("edition", "mirage"),
        ("claiming", "manual"),
    ]
    assert all(setting.series.options == {setting.option: setting.value} for setting in varied)
    assert {setting.series.players for setting in varied} == {4}


def test_of_a_range_of_numbers_the_ends_are_tried() -> None:
    varied = settings_for(shelf["winter"], "random", "s")
    assert [setting.value for setting in varied if setting.option == "morale_cap"] == [7, 15]


def test_other_options_have_the_same_luck_and_other_numbers_of_players_have_not() -> None:
    settings = settings_for(shelf["zuma"], "random", "s")
    seeds = {setting.series.players: setting.series.seed for setting in settings}
    assert len({*seeds.values()}) == len(shelf["zuma"].players)
    assert all(setting.series.seed == seeds[setting.series.players] for setting in settings)


def test_a_bot_that_does_not_exist_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        settings_for(shelf["zatre"], "nobody", "s")
