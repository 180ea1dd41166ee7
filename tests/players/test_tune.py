"""Tuning: luck is shared, weights are given back, what is better is found, and nothing is tuned on seeds that tables report."""

from __future__ import annotations

import pytest

import ludarium
from ludarium import BadOption
from ludarium.lab import tune
from tests.core.titles import GAMES

HARA = ludarium.game("hara")


def test_the_weights_are_found_by_name_and_are_the_ones_that_count():
    weights = tune.named(tune.weights_of(HARA))
    assert weights["energy"] == 100
    assert all(isinstance(value, int) for value in weights.values())
    seeds = tuple(range(tune.FIRST_SEED, tune.FIRST_SEED + 6))
    usual = tune.play(tune.Trial("hara", "arena", "light", {}, seeds))
    upside_down = {name: -value for name, value in weights.items() if name in ("energy", "scarcity", "level")}
    assert sum(usual) > sum(tune.play(tune.Trial("hara", "arena", "light", upside_down, seeds)))
    assert tune.named(tune.weights_of(HARA)) == weights  # whatever was tried, they are as before
    assert tune.play(tune.Trial("hara", "arena", "light", {}, seeds)) == usual


def test_a_title_without_weights_and_a_weight_that_is_none_are_refused():
    with pytest.raises(BadOption, match="no weights to tune"):
        tune.weights_of(ludarium.game("proving"))
    with pytest.raises(BadOption, match="no weight 'beauty'; its weights are: "):
        tune.tune("hara", ["arena"], "light", 1, names=["beauty"])


def test_only_pairs_that_came_out_otherwise_say_anything():
    same = tune.difference([1, 0, 1, 0] * 50, [1, 0, 1, 0] * 50)
    assert same.more == 0
    assert same.low < 0 < same.high
    better = tune.difference([0] * 100, [1] * 30 + [0] * 70)
    assert better.more == pytest.approx(30)
    assert better.low > 15
    even = tune.difference([0, 1] * 50, [1, 0] * 50)
    assert even.more == 0
    assert even.low < -15


def test_what_is_better_is_kept_and_played_again_on_seeds_that_chose_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Matches that are won exactly if a weight is high enough; the seeds that were asked for are written down."""
    asked = []

    def play(trial: tune.Trial) -> list[int]:
        asked.append(trial.seeds)
        return [int(trial.weights["rift"] * 10 >= seed % 1000) for seed in trial.seeds]

    monkeypatch.setattr(tune, "play", play)
    found = tune.tune("hara", ["arena"], "light", 900, passes=2, names=["rift", "scar"])
    assert set(found) == {"rift"}
    assert found["rift"] > 56
    assert "scar 40 -> 50: +0.0%" in capsys.readouterr().out
    passes = {seeds[0] // tune.APART for seeds in asked}
    assert len(passes) == 3


def test_the_seeds_of_tuning_are_none_that_a_table_or_a_test_reports():
    for game in GAMES:
        balance = game.part("balance")
        if balance is not None:
            assert balance.SEED + 1_000_000 < tune.FIRST_SEED
