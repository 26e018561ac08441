"""Why not: the rule behind every choice inside an action that is not offered."""

from __future__ import annotations

from tests.games.seti.scenario import RIGHT, TECH, Table
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")


def analyst(table: Table, **figures: int) -> Table:
    return table.give(0, **{"energy": 1, "upper": 6, **figures}).begin().do("analyze")


@rule("SETI-191", "SETI-195")
def test_a_space_for_a_trace_says_what_is_in_the_way() -> None:
    table = analyst(Table().meet("anomalies").board(1, 0, "blue", 2).discovery(RIGHT, -1, -1, 1))
    assert table.why("mark:left:red:overflow") == ("refusal-trace-colour", "SETI-191")
    assert table.why("mark:left:blue:2") == ("refusal-space-taken", "SETI-195")
    assert table.why("mark:left:blue:8") == ("refusal-no-space", "SETI-191")
    assert table.why("mark:left:blue:discovery") == ("refusal-space-taken", "SETI-191")
    assert table.why("mark:right:blue:discovery") == ("refusal-space-taken", "SETI-191")
    for level in range(1, 10):  # whatever lies there: nothing is told of a hidden board
        assert table.why(f"mark:right:blue:{level}") == ("refusal-not-discovered", "SETI-191")


@rule("SETI-O07", "SETI-C14", "SETI-M18", "SETI-R45")
def test_a_space_with_a_price_or_without_its_sample_says_so() -> None:
    table = analyst(Table().meet("oumuamua"), exofossils=3)
    assert table.why("mark:left:blue:1") == ("refusal-exofossils", "SETI-O07")
    assert table.figures("mark:left:blue:1") == {"need": 4, "have": 3}
    table = analyst(Table().meet("centaurians"), data=2)
    assert table.why("mark:left:blue:4") == ("refusal-pool", "SETI-C14")
    assert table.figures("mark:left:blue:4") == {"need": 3, "have": 2}
    table = analyst(Table().meet("mascamites"))
    assert table.why("mark:left:blue:4") == ("refusal-no-sample", "SETI-M18")
    table = Table().traces(0, RIGHT, "red").play("coronal-spectrograph")
    assert table.why("mark:left:red:overflow") == ("refusal-trace-species", "SETI-R45")


@rule("SETI-133", "SETI-134", "SETI-R43", "SETI-R53")
def test_a_tech_says_why_it_cannot_be_taken() -> None:
    table = Table().tech(0, "probe-1")
    table.state.stacks[TECH["probe-2"]] = []
    table.play("odinus-mission")
    assert table.why("tech:probe-1") == ("refusal-tech-owned", "SETI-133")
    assert table.why("tech:probe-2") == ("refusal-tech-empty", "SETI-R43")
    assert table.why("tech:computer-1") == ("refusal-tech-kind", "SETI-134")
    table = Table().tech(1, "probe-2", "probe-3").play("international-collaboration")
    assert table.why("tech:probe-4") == ("refusal-tech-unshared", "SETI-R53")


@rule("SETI-066", "SETI-067", "SETI-069", "SETI-070", "SETI-071", "SETI-086")
def test_steps_of_a_scan_and_sectors_say_what_they_lack() -> None:
    table = Table().row(*ROW).give(0, credits=1, energy=2).begin().do("scan")
    for action, rule_id in (("mercury", "069"), ("hand", "070"), ("launch", "071"), ("move", "071")):
        assert table.why(f"scan-{action}") == ("refusal-scan-tech", f"SETI-{rule_id}")
    table.do("scan-earth")
    assert table.why("scan-earth") == ("refusal-scan-done", "SETI-066")
    table.do("row-signal:1")
    assert table.why("signal:vega") == ("refusal-sector", "SETI-086")
    table = Table().row(*ROW).tech(0, "telescope-2", "telescope-3", "telescope-4")
    table.give(0, credits=1, energy=2, publicity=0).begin().do("scan")
    assert table.why("scan-mercury") == ("refusal-publicity", "SETI-069")
    assert table.figures("scan-mercury") == {"need": 1, "have": 0}
    assert table.why("scan-hand") == ("refusal-no-hand", "SETI-070")
    assert table.why("scan-launch") == ("refusal-energy", "SETI-071")
    table.probe(0, 5).give(0, energy=1)
    assert table.why("scan-launch") == ("refusal-probe-limit", "SETI-036")
    table.do("scan-move")
    assert table.why("scan-launch") == ("refusal-scan-done", "SETI-067")


@rule("SETI-182", "SETI-C04", "SETI-111", "SETI-056", "SETI-057")
def test_tiles_rewards_and_granted_landings_say_why_not() -> None:
    table = Table().give(0, score=50, gold_reached=1, neutral_reached=3)
    table.state.gold_marks[3] = [0]
    table.begin().end()
    assert table.why("gold:tech") == ("refusal-gold-marked", "SETI-182")
    table = Table().give(0, score=40, gold_reached=1).begin()
    assert table.why("gold:tech") == ("refusal-gold-milestone", "SETI-182")
    assert table.figures("gold:tech") == {"need": 50, "have": 40}
    table = Table().meet("centaurians").give(0, score=16, tile_at=16)
    table.state.messages_taken[3] = 1
    table.begin().end()
    assert table.why("message:acclaim") == ("refusal-message-taken", "SETI-C04")
    table = Table().probe(0, "saturn").play("perseverance-rover")
    assert table.why("land:titan") == ("refusal-moon-tech", "SETI-056")
    assert table.why("land:mars") == ("refusal-no-probe", "SETI-111")
    assert table.why("orbit:saturn") == ("refusal-craft-kind", "SETI-111")
    table = Table().probe(0, "saturn").lander(1, "titan").play("europa-clipper")
    assert table.why("land:titan") == ("refusal-moon-taken", "SETI-057")


@rule("SETI-145", "SETI-144", "SETI-152")
def test_buying_and_exchanging_for_a_card_say_when_no_card_is_left() -> None:
    table = Table().give(0, publicity=2, credits=2, energy=1).begin()
    assert table.why("buy") == ("refusal-publicity", "SETI-145")
    assert table.figures("buy") == {"need": 3, "have": 2}
    assert table.why("exchange:energy:card") == ("refusal-exchange", "SETI-144")
    assert table.can("exchange:credits:card")
    table.state.deck, table.state.row, table.state.discard = [], [], []
    table.give(0, publicity=3)
    assert table.why("buy") == ("refusal-no-cards", "SETI-152")
    assert table.why("exchange:credits:card") == ("refusal-no-cards", "SETI-152")
    assert table.why("exchange:energy:card") == ("refusal-exchange", "SETI-144")
    table.state.discard = [0]  # the deck is rebuilt from it
    assert table.can("buy")
    assert table.can("exchange:credits:card")
