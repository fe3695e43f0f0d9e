"""Numbers and orders that the page shows: each is computed in another way here."""

from dataclasses import replace
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from math import log as ln, pi, sqrt
from typing import Any

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from tests.web.importing import GAME, import_texts, matches, move, with_all
from web.app.model.library.match_summary import Player, Summary
from web.app.model.library.statistics import Entry, Figures, best_first
from web.app.model.links.turn_link import Invitation, accept, unseen_moves
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.findings import Finding, Findings, Luck
from web.app.model.match.match import PlayedMatch, go_to, new_match, play
from web.app.model.match.move_estimate import Estimate
from web.app.model.match.review import known_losses, to_json, turns_of
from web.app.model.match.room import OPEN, Host
from web.app.model.match.serialize import to_text
from web.app.model.match.story import story_of
from web.app.model.puzzles.progress import (
    MAX_RATING,
    GameProgress,
    GlickoRating,
    PuzzleProgress,
    merged,
    progress_of,
    with_progress,
)
from web.app.model.room.messages import GuestMessage
from web.app.model.room.referee import MAX_PEERS, Table, hear
from web.app.texts import Words
from web.app.view.panels.luck_and_skill import luck_and_skill


def an_entry(rng: Rng, number: int) -> Entry:
    bot, won = ("greedy", None)[rng.below(2)], bool(rng.below(2))
    player = Player("Ada", bot, "red", 40 + rng.below(2), won=won)
    return Entry(Summary(f"m{number}", GAME, {}, number, (player,), over=True), 0)


def test_the_best_gardens_are_sorted_by_points_then_people_winners_and_time() -> None:
    rng = Rng(2)
    played = [an_entry(rng, number) for number in range(40)]
    wanted = sorted(played, key=lambda entry: entry.match.saved, reverse=True)
    wanted = [*filter(lambda entry: entry.player.won, wanted), *filter(lambda entry: not entry.player.won, wanted)]
    wanted = [*filter(lambda entry: not entry.player.bot, wanted), *filter(lambda entry: entry.player.bot, wanted)]
    wanted = [entry for points in (41, 40) for entry in wanted if entry.player.total == points]
    assert best_first(played) == wanted


def test_a_share_is_rounded_as_people_round() -> None:
    best = an_entry(Rng(1), 1)
    for results in range(1, 60):
        for wins in range(results + 1):
            share = Decimal(100 * wins) / results
            assert Figures(results, results, wins, 0, best).share == share.quantize(Decimal(1), ROUND_HALF_UP)


@pytest.mark.parametrize("rating", [GlickoRating(), GlickoRating(1100, 200), GlickoRating(2100, 80)])
@pytest.mark.parametrize("puzzle", [900, 1500, 2300])
def test_a_puzzle_moves_a_rating_as_glickman_writes(rating: GlickoRating, puzzle: int) -> None:
    """His steps 2 for one opponent with a deviation of 100: g, E, d squared, r' and RD'."""
    q = 0.0057565
    assert q == pytest.approx(ln(10) / 400, rel=1e-5)
    g = 1 / sqrt(1 + 3 * q**2 * 100**2 / pi**2)
    assert g == pytest.approx(0.9531, abs=2e-4), "printed in his example for a deviation of 100"
    expected = 1 / (1 + 10 ** (-g * (rating.value - puzzle) / 400))
    d_squared = 1 / (q**2 * g**2 * expected * (1 - expected))
    precision = 1 / rating.deviation**2 + 1 / d_squared
    for solved in (False, True):
        found = rating.after(puzzle, solved=solved)
        step = min(max(q / precision * g * (solved - expected), -60), 60)
        assert abs(found.value - (rating.value + step)) < 0.6
        assert abs(found.deviation - max(sqrt(1 / precision), 60)) < 0.6


def test_the_first_puzzle_costs_little() -> None:
    """Without a bound it would cost 147 points."""
    assert GameProgress().rated("first", 1500, solved=False).rating.value == 1440
    assert GameProgress().rated("first", 1500, solved=False, hinted=True).rating.value == 1470


def reviewed(
    leads: list[int], losses: dict[int, int], game: str = GAME, record: str = "won-on-points"
) -> tuple[PlayedMatch[Any], Findings]:
    """Return a match that one player won, with that player's expected leads and the losses of moves."""
    match = finished(game, record)
    (winner,) = match.winners
    totals = tuple(tuple(lead if seat == winner else 0 for seat in range(len(match.record.players))) for lead in leads)
    turns = tuple(
        Finding(at, *(Estimate(match.record.events[at], 0, lead) for lead in (0, losses.get(at, 0))))
        for at in range(match.at)
        if match.game.to_move(match.states[at]) >= 0
    )
    return match, Findings(turns, totals)


def written(progress: GameProgress, days: dict[str, int]) -> str:
    """Return the saved progress of a game, with tries at mistakes on some days."""
    whole = PuzzleProgress({GAME: progress})
    for mistake, day in days.items():
        whole = whole.with_return(mistake, day, solved=True)
    return with_progress(Person().model, whole).puzzles


def test_two_tabs_have_the_progress_of_one_that_did_what_both_did() -> None:
    def mine(progress: GameProgress) -> GameProgress:
        progress = progress.tried("both", solved=True).rated("mine", 1500, solved=False).tried("mine", solved=False)
        return progress.after_day(date(2026, 5, 2), 1).after_storm(7)

    def theirs(progress: GameProgress) -> GameProgress:
        progress = progress.rated("theirs", 1400, solved=True).rated("next", 1500, solved=True)
        return progress.tried("theirs", solved=False).after_day(date(2026, 5, 1), 3).after_storm(4)

    base = GameProgress().rated("both", 1500, solved=False).tried("both", solved=False).tried("kept", solved=False)
    model, days = Person().model, [{"a": 1}, {"a": 4, "b": 2}, {"a": 3, "c": 9}]
    texts = [written(one, on) for one, on in zip((base, mine(base), theirs(base)), days, strict=True)]
    both = progress_of(replace(model, puzzles=merged(*texts)))
    found, one = both.of(GAME), mine(theirs(base))
    assert found.rating.value - base.rating.value == sum(
        tab(base).rating.value - base.rating.value for tab in (mine, theirs)
    )
    assert found.rating.deviation == min(tab(base).rating.deviation for tab in (mine, theirs))
    assert {*found.seen} == {*one.seen}
    assert {*found.again} == {*one.again} == {"kept", "mine", "theirs"}
    assert found._replace(rating=one.rating, seen=one.seen, again=one.again) == one
    assert {mistake: tries.last for mistake, tries in both.mistakes.items()} == {"a": 4, "b": 2, "c": 9}


@pytest.mark.parametrize(("rating", "solved", "limit"), [(MAX_RATING - 9, True, MAX_RATING), (9, False, 0)])
def test_a_rating_of_two_tabs_stays_on_the_scale(rating: int, limit: int, *, solved: bool) -> None:
    base = GameProgress(GlickoRating(rating))
    texts = [written(one, {}) for one in (base, *(base.rated(tab, rating, solved=solved) for tab in "ab"))]
    assert progress_of(replace(Person().model, puzzles=merged(*texts))).of(GAME).rating.value == limit


@pytest.mark.parametrize("seed", range(20))
def test_a_story_tells_the_last_turning_point_and_the_best_gain(seed: int) -> None:
    rng, length = Rng(seed), finished(GAME, "won-on-points").at
    leads = [rng.below(7) - 2 for _ in range(length + 1)]
    match, findings = reviewed(leads, {at: rng.below(2) for at in range(length)})
    story = story_of(match, findings)
    turning = length - 1
    while leads[turning] > 0:
        turning -= 1
    first = match.game.turns_played(match.states[turning]) == 0
    assert story.turning == (None if first else turning)

    def rival(lead: int) -> int:
        """Return the lead of a player with 0 points over the best of the winner and the others, who have 0, too."""
        return -lead if len(match.record.players) == 2 else -max(lead, 0)

    gains = {}
    for finding in findings.turns:
        if finding.loss == 0 and len(list(match.game.moves(match.states[finding.at]))) > 1:
            ours = match.game.to_move(match.states[finding.at]) == match.winners[0]
            change = leads[finding.at + 1] - leads[finding.at]
            gains[finding.at] = change if ours else rival(leads[finding.at + 1]) - rival(leads[finding.at])
    assert story.gain == max(gains.values())
    assert story.best is not None
    assert gains[story.best] == story.gain


def test_the_best_move_of_a_player_far_behind_gained_lead() -> None:
    match, length = finished(GAME, "won-on-points"), finished(GAME, "won-on-points").at
    (winner,) = match.winners
    at = next(at for at in range(length) if match.game.to_move(match.states[at]) not in {winner, -1})
    match, findings = reviewed([2000] * (at + 1) + [1620] * (length - at), {})
    luck = Luck(begin=(0,) * len(match.record.players))
    told = str(luck_and_skill(Words("en", GAME), match, replace(findings, luck=luck), [0]))
    assert f" by {match.player(match.game.to_move(match.states[at]))} (" in told.partition("Best move: move ")[2][:40]
    assert "It gained 3.8 points of expected lead." in told


def test_a_forced_move_is_no_best_move_and_the_first_move_no_turning_point() -> None:
    game, record = "hanging-gardens", "no-card-fits"
    match = finished(game, record)
    players = {at: match.game.to_move(match.states[at]) for at in range(match.at)}
    (forced,) = [at for at, seat in players.items() if seat >= 0 and match.game.move_count(match.states[at]) == 1]
    after = 9 if players[forced] == match.winners[0] else 1
    leads = [0, *(5 if at <= forced else after for at in range(1, match.at + 1))]
    story = story_of(*reviewed(leads, {0: 1}, game, record))
    assert story.best is None  # only the forced move gained
    assert story.turning is None


def test_losses_are_shown_of_the_line_that_was_reviewed_alone() -> None:
    length = finished(GAME, "won-on-points").at
    losses = {at: 100 + at for at in range(0, length, 3)}
    match, findings = reviewed([1] * (length + 1), losses)
    findings = replace(findings, turns=tuple(turn for turn in findings.turns if turn.at in turns_of(match)))
    review = to_json(match, findings)
    known = known_losses(replace(match, review=review))
    assert {at: loss for at, loss in known.items() if loss} == {
        turn.at: losses[turn.at] for turn in findings.turns if turn.at in losses
    }
    assert not known_losses(replace(match, review={**review, "line": "another"}))


def test_an_import_brings_no_review_of_a_shorter_line() -> None:
    rich = replace(with_all(GAME), lines=())
    start = replace(rich.record, events=rich.record.events[:1])
    short = replace(rich, record=start, states=rich.states[:2], at=1)
    assert short.review
    person = Person(storage=storage(replace(rich, review=None)))
    import_texts(person, to_text(short))
    assert [match.review for match in matches(person)] == [None]


@pytest.mark.parametrize(("seat", "delivered"), [(0, 5), (1, 1)])
def test_an_import_tells_what_the_same_player_has_sent(seat: int, delivered: int) -> None:
    match = new_match("x", GAMES[GAME], GAMES[GAME].options_from_flags({}), [{"name": "Ada"}, {"name": "Ben"}], "7")
    for _ in range(6):
        match = play(match, move(match, 0))
    ours = replace(match, venue=Correspondence(0, 1, id="y"))
    theirs = replace(match, venue=Correspondence(seat, 5, id="y"))
    person = Person(storage=storage(ours))
    import_texts(person, to_text(theirs))
    (found,) = [found.venue for found in matches(person)]
    assert isinstance(found, Correspondence)
    assert (found.seat, found.delivered) == (0, delivered)


def test_a_room_hears_so_many_devices_and_no_more() -> None:
    match = new_match("x", GAMES[GAME], GAMES[GAME].options_from_flags({}), [{"name": "Ada"}, {"name": "Ben"}], "7")
    table = Table(replace(match, venue=Host("r" * 22, (None, OPEN))), 1)
    for number in range(20):
        table = hear(table, f"label{number}", GuestMessage(f"{number:022}"))
    assert list(table.peers) == [f"label{number}" for number in range(MAX_PEERS)]
    again = hear(table, "label3", GuestMessage(f"{3:022}", paused=True))
    assert again.peers["label3"].paused, "those that are known are heard"


@pytest.mark.parametrize("seat", range(2))
def test_an_invited_player_is_shown_the_moves_after_the_last_own_one(seat: int) -> None:
    match = finished(GAME)
    movers = [match.game.to_move(state) for state in match.states[:-1]]
    for at in range(match.at):
        invitation = Invitation(go_to(match, at), movers[0], "")
        unseen = [n for n in range(at) if movers[n] >= 0 and seat not in movers[n:at]]
        assert list(unseen_moves(accept(invitation, seat, "Ada"))) == unseen
