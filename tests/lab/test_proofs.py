"""The tools that prove levels and estimates: they go on where they stopped, and count right."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from perihelion import games
from perihelion.bots import characters, decide, make

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import bargaining
import calibration
import kept
import levels
import versus


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    proof = levels.Proof("race", 2, "medium", "random")
    line = proof.line("short")
    assert proof.run(line, 5, levels.Budget(3)).count == 3
    left = levels.Budget(9)
    whole = proof.run(line, 5, left)
    assert whole.count == 4  # whole rounds of rotations
    assert left.games == 8
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "anew")
    assert proof.run(line, 5, levels.Budget(9)) == whole


def test_every_player_count_can_be_proved() -> None:
    assert {proof.seats for proof in levels.proofs(["pulsar"], all_seats=True)} == {2, 3, 4}
    assert {proof.seats for proof in levels.proofs(["seti"], all_seats=False)} == {2}


def test_experts_and_characters_can_be_proved() -> None:
    (proof,) = levels.proofs(["pulsar"], all_seats=False, what="experts")
    assert (proof.stronger, proof.weaker, proof.wanted) == ("expert", "hard", 0.7)
    found = levels.proofs(["seti"], all_seats=False, what="characters")
    assert [proof.stronger for proof in found] == list(characters("seti"))
    assert {(proof.weaker, proof.wanted) for proof in found} == {("medium", 0.5)}


def test_every_seat_guesses_at_the_end_of_each_turn() -> None:
    guesses = calibration.played(games.get("race"), 2, "random", 0)
    assert sum(guess.won for guess in guesses) == len(guesses) / 2  # one of two seats
    assert all(0 < guess.chance < 1 and 0 <= guess.stage < 1 for guess in guesses)
    assert {guess.turn for guess in guesses} == set(range(1, len(guesses) // 2 + 1))


def test_reliability_is_counted_by_tenths() -> None:
    guesses = [calibration.Guess(0.25, 0.5, 0.0, 1, float(number % 4 == 0)) for number in range(40)]
    guesses += [calibration.Guess(1.0, 0.5, 0.9, 9, 1.0)] * 20 + [calibration.Guess(0.5, 0.5, 0.5, 5, 1.0)]
    sums = calibration.Sums()
    sums.add(guesses)
    assert sums.reliability() == [(0.25, 0.25), (1.0, 1.0)]
    assert sums.by_tenths() == "25:25 100:100"
    assert sums.after(9).count == sums.late.count == 20
    assert "came true" in calibration.chart(sums)


def test_who_abstains_never_trades_while_others_do() -> None:
    game = games.get("starfarers")
    kinds = [name.partition(":")[0] for name in game.catalogue.names]
    assert set(kinds) >= bargaining.TRADING
    state = game.new(3, 5)
    players = [bargaining.Abstainer(1), make("greedy", "starfarers", 2), make("greedy", "starfarers", 3)]
    traded = [0, 0, 0]
    while not state.over:
        seat = state.asked_seats()[0]
        action = decide(players[seat], state, seat)
        traded[seat] += kinds[action] in bargaining.TRADING
        state.apply(seat, action)
    assert traded[0] == 0
    assert traded[1] > 0
    assert traded[2] > 0


CHECKOUT = Path(__file__).parents[2]


def test_checkouts_play_against_each_other_and_go_on_where_they_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []
    play = versus.Contest.play

    def noted(contest: versus.Contest, other: versus.Other, number: int) -> versus.Outcome:
        numbers.append(number)
        return play(contest, other, number)

    monkeypatch.setattr(versus.Contest, "play", noted)
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    contest = versus.Contest("race", 2, "greedy", "random", "short")
    first = versus.played(contest, CHECKOUT, "0123abc", 3)
    assert min(first.times) > 0
    assert min(first.decisions) > 10 * 3
    later = versus.played(contest, CHECKOUT, "0123abc", 4)
    assert (later.won[:3], len(later.won)) == (first.won, 4)
    assert all(now > before for now, before in zip(later.decisions, first.decisions, strict=True))
    (file,) = tmp_path.rglob("*.json")
    said = kept.read(file)
    assert file.name == "race-2-greedy-random-of-0123abc.json"
    assert (said["bots"], said["other"]) == (["greedy"], "random of 0123abc")
    assert versus.Tally.of(said["found"]) == later
    assert later.share.value > 0.4
    assert len(versus.played(contest, CHECKOUT, "another", 1).won) == 1
    assert numbers == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("outnumbered", [False, True])
def test_one_seat_is_played_by_one_checkout_and_the_rest_by_the_other(outnumbered: bool) -> None:
    contest = versus.Contest("race", 3, "random", "random", "few", outnumbered)
    with versus.Other(CHECKOUT) as other:
        outcome = contest.play(other, 0)
    mine, its = outcome.decisions
    assert (mine > its) is outnumbered
    assert 0 <= outcome.won <= 1


def test_checkouts_with_other_rules_are_refused() -> None:
    player = versus.Player()
    player.tell(["new", "race", 2, "rules", "greedy", "[0, 1]"])
    while not player.current.over:
        seat = player.current.asked_seats()[0]
        player.tell(["apply", seat, player.tell(["choose", seat])])
    player.decisions = 0
    scores = list(player.current.game.scores(player.current))
    assert versus.Contest.outcome(player, [scores, 0.5, 7], [0]).decisions == [0, 7]
    with pytest.raises(RuntimeError, match="same rules"):
        versus.Contest.outcome(player, [[scores[0] + 1, *scores[1:]], 0.5, 7], [0])
