"""Puzzles: answers, ratings, the puzzle of the day and storms."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from hofgarten.puzzle import Puzzle
from hofgarten.rng import Rng
from tests.kit.golden_matches import finished, seats, storage
from tests.web.harness import Person, actions_in, reopened
from web.app.model.game_api.game_page import games_with, move_input_of
from web.app.model.match.match import visible_position
from web.app.model.model import MatchPage, Screen
from web.app.model.puzzles import collection
from web.app.model.puzzles.active_puzzle import ActivePuzzle, active_puzzle
from web.app.model.puzzles.collection import open_puzzles, players_of, puzzle_of_day, puzzles_of, themes_of
from web.app.model.puzzles.progress import GameProgress, PuzzleProgress, progress_of, with_progress
from web.app.texts import Words
from web.app.view.components.explanation import told
from web.app.view.dialogs.best import RIVALS
from web.app.view.game_api.game_views import match_view_of
from web.app.view.puzzle import MIN_RATED

NOON = 1_795_348_800_000
"""12:00 UTC on 22 November 2026, in milliseconds since 1970."""

DAY = 24 * 3_600_000
TODAY = date(2026, 11, 22)
ENGLISH = Words("en")


class Solver(Person):
    """A user who solves puzzles."""

    def __init__(self, now: int = NOON, **start: object) -> None:
        """Open the puzzles, by default at noon."""
        super().__init__(**{"now": now, "place": "#puzzles", **start})
        self.now = now

    @property
    def puzzle(self) -> ActivePuzzle:
        """The current puzzle."""
        found = active_puzzle(self.model)
        assert found
        return found

    @property
    def progress(self) -> PuzzleProgress:
        """The progress."""
        return progress_of(self.model)

    def answer(self, event: str) -> dict[str, object]:
        """Play a move."""
        assert isinstance(self.page, MatchPage)
        turn = move_input_of(self.page.match.record.game).selection_of(self.page.selection, event)
        self.change_page(selection=turn)
        return self.do("confirm")

    @property
    def known(self) -> Puzzle:
        """The current puzzle, as it was shipped."""
        found = self.puzzle.question.puzzle
        assert found
        return found

    def solve(self) -> dict[str, object]:
        """Play the solution."""
        return self.answer(self.puzzle.question.solution)

    def miss(self) -> dict[str, object]:
        """Play another move."""
        return self.answer(self.puzzle.question.others[0].events[0])


def open_puzzle(puzzle: Puzzle, **storage: str) -> Solver:
    return Solver(place=f"#puzzles/{puzzle.game}/{puzzle.id}", storage=storage)


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_a_right_answer_is_played_and_rated_once(game: str) -> None:
    puzzle = puzzles_of(game)[-1]
    solver = open_puzzle(puzzle)
    before = solver.puzzle.match.at
    reply = solver.solve()
    assert ENGLISH("puzzles.right") in str(reply["announce"])
    assert (solver.page.match.record.events[before], solver.puzzle.purpose.outcome) == (puzzle.solution, "solved")
    match, seat = solver.page.match, solver.puzzle.seat
    left, then = (match.game.turns_left(match.states[at], seat) for at in (before, match.at))
    assert then < left, "the turn is played to its end"
    course = solver.progress.of(game)
    assert (course.solved, course.missed, course.seen) == (1, 0, (puzzle.id,))
    assert course.rating.value > 1500
    assert progress_of(reopened(solver, f"#puzzles/{game}/{puzzle.id}").model) == solver.progress
    repeated = open_puzzle(puzzle, **solver.storage)
    repeated.solve()
    assert repeated.progress == solver.progress, "solving it again changes no rating"


@pytest.mark.parametrize("act", [Solver.solve, Solver.miss, lambda solver: solver.do("puzzle-show")])
def test_readers_of_a_frame_have_no_rating(act: Callable[[Solver], object]) -> None:
    puzzle = puzzles_of("zen-garden")[-1]
    solver = Solver(query=f"?embed=puzzle&puzzle=zen-garden/{puzzle.id}")
    before = solver.progress.of("zen-garden")
    act(solver)
    after = solver.progress.of("zen-garden")
    assert (after.rating, after.seen) == (before.rating, (puzzle.id,)), "only the next puzzle is another one"
    shown = " ".join(f"{reply.get('html')} {reply.get('announce')}" for reply in solver.replies)
    assert not re.search(r"\brating\b", shown)
    assert ENGLISH("puzzles.own_rating", rating=puzzle.rating) not in shown


def after_five(solver: Solver) -> Solver:
    """Return a solver who has missed as many puzzles as the rating needs to be told, without a change of the rating."""
    progress = solver.progress.with_game(solver.puzzle.game, GameProgress(missed=MIN_RATED))
    solver.model = with_progress(solver.model, progress)
    solver.do("unhover")
    return solver


def priced(game: str) -> Solver:
    """Open a puzzle that is not of the last turn."""
    return open_puzzle(next(puzzle for puzzle in puzzles_of(game) if "end" not in puzzle.themes))


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_the_first_puzzles_tell_no_rating(game: str) -> None:
    solver, seen = priced(game), []
    for _ in range(2):
        seen += [solver.reply["html"], str(solver.miss()["announce"])]
        solver = after_five(priced(game))
    told = [any(text in page for text in ("1500", "(\N{MINUS SIGN}", "is now")) for page in seen]
    assert told == [False, False, True, True]


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_a_wrong_answer_says_what_it_costs(game: str) -> None:
    solver = priced(game)
    before = solver.page.match
    reply = solver.miss()
    assert solver.page.match is before
    assert ENGLISH("puzzles.wrong") in str(reply["announce"])
    assert ENGLISH.decimal(solver.known.others[0].loss) in str(reply["announce"])


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_the_first_answer_moves_the_rating_by_the_price_that_was_shown(game: str) -> None:
    solver = after_five(priced(game))
    price = solver.puzzle.price(solver.progress.of(game)) or 0
    assert price < 0
    assert ENGLISH("puzzles.show_costs", change=ENGLISH.points(price)) in solver.reply["html"]
    reply = solver.miss()
    assert ENGLISH("puzzles.rating_now", rating=1500 + price, change=ENGLISH.points(price)) in str(reply["announce"])
    assert ENGLISH("puzzles.show_costs", change=ENGLISH.points(price)) not in str(reply["html"])
    rated = solver.progress.of(game)
    assert (rated.missed, rated.rating.value) == (MIN_RATED + 1, 1500 + price)
    solver.solve()
    assert solver.puzzle.purpose.outcome == "solved"
    assert solver.progress.of(game).rating == rated.rating


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_a_missed_puzzle_is_offered_again_until_it_is_solved_at_once(game: str) -> None:
    solver = priced(game)
    puzzle = solver.known
    solver.miss()
    solver.solve()
    rating = solver.progress.of(game).rating
    assert solver.progress.of(game).again == (puzzle.id,)
    assert f'href="#puzzles/{game}/{puzzle.id}"' in reopened(solver, "#puzzles").reply["html"]
    counted = reopened(solver, f"#progress/rating/{game}").reply["html"]
    assert all(f"{ENGLISH.of_game(game).of('puzzle_theme', theme)}</button>" in counted for theme in puzzle.themes)
    solver.do("puzzle-retry")
    assert (solver.puzzle.purpose.outcome, solver.puzzle.purpose.missed) == ("", ())
    solver.solve()
    assert solver.progress.of(game).again == (), "it was solved at the first attempt"
    assert solver.progress.of(game).rating == rating


def test_results_in_puzzles_are_the_users_not_another_players() -> None:
    solver = priced("zen-garden")
    solver.miss()
    saved = solver.storage | storage(finished("zen-garden", "four-circuits", players=seats("Ada", "Ben")))
    title = ENGLISH("progress.puzzles", game=ENGLISH.of("game", "zen-garden"))
    places = ("all", "all/Ada", "all/Ben", "hanging-gardens")
    opened = [Person(storage=saved, place=f"#progress/rating/{place}", fields={"name-0": "Ada"}) for place in places]
    assert [title in person.reply["html"] for person in opened] == [True, True, False, False]


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_a_solved_puzzle_explains_its_move(game: str) -> None:
    solver = priced(game)
    before, puzzle = solver.page.match, solver.known
    solver.miss()
    solver.solve()
    second = puzzle.others[0]
    reason = told(ENGLISH.of_game(game), before, before.at, puzzle.solution, second.events[0], second.loss)
    assert (reason.contrast or reason.move) in str(solver.reply["announce"])
    assert ENGLISH("puzzles.own_rating", rating=puzzle.rating) in solver.reply["html"]
    explained = str(solver.do("dialog", name="best")["html"])
    assert {each in explained for each in (reason.move, reason.other)} == {True}
    assert ENGLISH("fact.more") in explained
    rivals = solver.puzzle.rivals[:RIVALS]
    assert all(ENGLISH.amount(rival.loss) in explained for rival in rivals)
    (missed,) = solver.puzzle.purpose.missed
    assert missed in rivals[0].events, "the own move comes first"
    assert {*rivals[1:]} <= {*puzzle.others}


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_a_solved_puzzle_is_analysed_or_played_on(game: str) -> None:
    solver = priced(game)
    before, puzzle = solver.page.match, solver.known
    solver.solve()
    board = Person(place=re.search(r'href="(#analysis/share/[^"]+)"', solver.reply["html"])[1])  # type: ignore[index]
    assert board.match.record.events[: board.match.at] == before.record.events[: before.at]
    solver.do("puzzle-play-on")
    assert solver.page.is_own
    assert solver.page.match.record.events[before.at] == puzzle.solution


def hinted_puzzles(game: str) -> Iterator[Solver]:
    """Yield users at puzzles that have themes."""
    return (open_puzzle(puzzle) for puzzle in puzzles_of(game) if puzzle.themes)


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_a_hint_costs_half_as_much_as_a_miss_and_names_theme_and_piece(game: str) -> None:
    solver = after_five(next(each for each in hinted_puzzles(game) if each.puzzle.piece_is_hint))
    puzzle = solver.puzzle.question.puzzle
    assert puzzle
    course = solver.progress.of(game)
    price, half = solver.puzzle.price(course) or 0, solver.puzzle.price(course, hinted=True) or 0
    assert price < 0
    assert abs(2 * half - price) <= 1
    assert ENGLISH("puzzles.hint_costs", change=ENGLISH.points(half)) in solver.reply["html"]
    state = visible_position(solver.puzzle.match)
    piece = match_view_of(game).describe(ENGLISH.of_game(game), state, puzzle.solution).title
    theme = ENGLISH.of_game(game).of("puzzle_theme", puzzle.themes[0])
    assert ENGLISH("puzzles.hint_piece", piece=piece) not in str(solver.reply["html"])
    told = str(solver.do("puzzle-hint")["announce"])
    assert ENGLISH("puzzles.hint_piece", piece=piece) in told
    assert theme in told
    assert ENGLISH("puzzles.rating_now", rating=1500 + half, change=ENGLISH.points(half)) in told
    assert 'id="puzzle-hint"' not in solver.reply["html"]
    solver.do("puzzle-hint")
    solver.miss()
    solver.solve()
    after = solver.progress.of(game)
    assert (after.rating.value, after.solved, after.missed) == (1500 + half, 0, MIN_RATED + 1), "the hint alone counts"
    assert after.again == (puzzle.id,)
    assert solver.puzzle.purpose.tries == 3


def test_a_hint_does_not_name_a_piece_that_is_the_answer() -> None:
    solver = next(each for each in hinted_puzzles("hanging-gardens") if not each.puzzle.piece_is_hint)
    told = str(solver.do("puzzle-hint")["announce"])
    assert ENGLISH("puzzles.hint_theme.one", themes="").rstrip(" .") in told
    assert ENGLISH("puzzles.hint_piece", piece="").rstrip(" .") not in told


def test_a_hint_counts_as_an_attempt_at_the_puzzle_of_the_day() -> None:
    solver = Solver(place="#puzzles/zen-garden/2026-11-22")
    solver.do("puzzle-hint")
    solver.solve()
    assert list(solver.progress.of("zen-garden").days.values()) == [2]
    shared = next(action for action in actions_in(solver.reply["html"]) if action["do"] == "share")
    assert shared["lines"][0].endswith(" \N{ELECTRIC LIGHT BULB}\N{LARGE GREEN SQUARE}")
    assert solver.do(shared.pop("do"), **shared)["command"]["place"] == "#puzzles/zen-garden/2026-11-22"
    solver.model = replace(solver.model, browser=solver.model.browser._replace(previews=True))
    place = solver.do("share", **shared)["command"]["place"]
    assert place == "link/puzzles/zen-garden/en/#puzzles/zen-garden/2026-11-22"


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_nothing_shows_the_answer_before_it_is_asked_for(game: str) -> None:
    for puzzle in puzzles_of(game)[:12]:
        solver = open_puzzle(puzzle)
        without = solver.reply["html"]
        assert 'id="hint"' not in without
        themes = Words("en").of_game(game)
        assert not any(f"<span>{themes.of('puzzle_theme', theme)}</span>" in without for theme in puzzle.themes)
        solver.do("puzzle-show")
        assert (solver.puzzle.purpose.outcome, solver.progress.of(game).missed) == ("shown", 1)


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_no_position_that_is_decided_and_no_small_gain_is_proposed(game: str) -> None:
    proposed = open_puzzles(game)
    assert min(puzzle.gap for puzzle in proposed) >= collection.MIN_GAP
    most, most_of_all = (max(abs(puzzle.lead) for puzzle in some) for some in (proposed, puzzles_of(game)))
    assert most <= collection.DECIDED < most_of_all
    counts = [sum(theme in puzzle.themes for puzzle in proposed) for theme in themes_of(game)]
    assert min(counts) >= collection.MIN_OF_THEME


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_no_choice_tells_its_points_before_the_answer(game: str) -> None:
    kinds = {puzzle.solution.split(" ")[0] if game == "hanging-gardens" else "": puzzle for puzzle in puzzles_of(game)}
    for puzzle in kinds.values():
        solver = open_puzzle(puzzle)
        before = changes_of_points(solver.reply)
        for event in (puzzle.solution, puzzle.others[0].events[0]):
            selection = move_input_of(game).selection_of(solver.page.selection, event)
            solver.change_page(selection=selection)
            assert changes_of_points(solver.do("read", part="choices")) == before
            assert changes_of_points(solver.do("read", part="offer")) == before
            assert not SIGNED.findall(match_view_of(game).announce_selection(ENGLISH.of_game(game), solver.shown))
        best = str(solver.solve()["html"])
        assert ENGLISH("gain.nothing") not in best


SIGNED = re.compile(r"[+\N{MINUS SIGN}]\d+|No change in points")


def changes_of_points(reply: dict[str, Any]) -> list[str]:
    """Return the changes of points in a page and its announcement."""
    return SIGNED.findall(f"{reply['html']} {reply.get('announce', '')}")


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_the_panel_of_a_puzzle_that_is_done_leads_on_and_asks_why(game: str) -> None:
    solver = open_puzzle(puzzles_of(game)[0])
    solver.solve()
    panel = solver.reply["html"].partition('id="panel"')[2].partition("</section>")[0]
    assert {"do": "puzzle-next", "game": game, "theme": ""} in actions_in(panel)
    assert {"do": "dialog", "name": "best"} in actions_in(panel)


def test_a_puzzle_that_is_done_does_not_change() -> None:
    for game in games_with("puzzles"):
        solver = open_puzzle(puzzles_of(game)[0])
        before = solver.page.match
        solver.do("undo")
        assert solver.page.match is before, "undo does not leave the position"
        solver.solve()
        done = solver.page.match
        for action in ("undo", "redo", "confirm", "show-next", "puzzle-show"):
            solver.do(action)
            assert solver.page.match is done


def test_the_next_puzzle_is_new_near_the_rating_and_of_the_theme() -> None:
    game = "hanging-gardens"
    solver, seen = Solver(), list[str]()
    for _ in range(5):
        solver.do("puzzle-next", game=game)
        puzzle = solver.puzzle.question.puzzle
        assert puzzle
        seen.append(puzzle.id)
        solver.solve()
    assert len(set(seen)) == 5
    theme = themes_of(game)[0]
    solver.do("puzzle-next", game=game, theme=theme)
    assert theme in (solver.puzzle.question.puzzle or puzzles_of(game)[0]).themes
    assert solver.do("puzzle-next", game="chess")["place"] == solver.reply["place"]


@pytest.mark.parametrize(
    ("game", "identities"),
    [
        ("zen-garden", ("7898821a", "6091a94d", "765c7175")),
        ("hanging-gardens", ("e96793a6", "c88e19f6", "04189ee8")),
    ],
)
def test_a_day_keeps_the_puzzle_of_earlier_versions(game: str, identities: tuple[str, ...]) -> None:
    days = date(2026, 11, 21), date(2026, 11, 28), date(2027, 12, 24)
    assert tuple(puzzle.id for day in days if (puzzle := puzzle_of_day(game, day))) == identities


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_the_number_of_players_can_be_chosen(game: str) -> None:
    solver = Solver()
    assert players_of(game)[:2] == [2, 3]
    for number in players_of(game):
        solver.do("go", place="#puzzles")
        assert {"do": "puzzle-next", "game": game, "theme": str(number)} in actions_in(solver.reply["html"])
        solver.do("puzzle-next", game=game, theme=str(number))
        assert solver.known.players == number
        solver.solve()
        panel = actions_in(solver.reply["html"])
        assert {"do": "puzzle-next", "game": game, "theme": str(number)} in panel, "the next one is for as many"


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_storms_and_days_are_for_two_players(game: str) -> None:
    assert len({puzzle.players for puzzle in open_puzzles(game)}) > 1
    storm = [collection.storm_puzzle(game, number, Rng.of("storm", number)) for number in range(2 * collection.STEPS)]
    days = [puzzle_of_day(game, TODAY + timedelta(days=number)) for number in range(400)]
    assert {puzzle.players for puzzle in (*storm, *days) if puzzle} == {2}


def test_the_puzzle_of_the_day_counts_on_its_day() -> None:
    game = "zen-garden"
    days = [puzzle_of_day(game, TODAY + timedelta(days=number)) for number in range(len(puzzles_of(game)))]
    assert len({each.id for each in days if each}) >= len(days) // 2
    solver = Solver(place=f"#puzzles/{game}/2026-11-22")
    solver.miss()
    reply = solver.solve()
    assert (dict(solver.progress.of(game).days), solver.progress.streak(TODAY)) == ({"2026-11-22": 2}, 1)
    assert ENGLISH.count("puzzles.tries", 2) in str(reply["html"])
    shared = [part for part in str(reply["html"]).split("data-do") if "share" in part]
    assert any(json.dumps(ENGLISH("puzzles.day"))[1:-1] in part for part in shared)
    solver.do("go", place=f"#puzzles/{game}/2026-11-21")
    solver.solve()
    assert dict(solver.progress.of(game).days) == {"2026-11-22": 2}, "a late solution does not count"
    solver.do("go", place=f"#puzzles/{game}/2026-11-23")
    assert isinstance(solver.model.page, Screen), "it is not out yet"
    tomorrow = Solver(place=f"#puzzles/{game}/2026-11-23", storage=solver.storage, now=NOON + DAY)
    tomorrow.solve()
    assert [tomorrow.progress.streak(TODAY + timedelta(days=days)) for days in (1, 2, 3)] == [2, 2, 0]


@pytest.mark.parametrize(
    "subject", ["chess", "zen-garden/00000000", "zen-garden/9999-12-31", "mistake/none/3", "mistake/", "zen-garden/day"]
)
def test_an_unknown_puzzle_leads_to_the_choice(subject: str) -> None:
    assert isinstance(Solver(place=f"#puzzles/{subject}").model.page, Screen)


@pytest.mark.parametrize("game", games_with("puzzles"))
def test_the_weakest_theme_is_trained_with_a_new_puzzle(game: str) -> None:
    person = Person(place="#puzzles", now=NOON)
    assert ENGLISH("puzzles.weakest") not in person.reply["html"]
    theme = themes_of(game)[-1]
    missed = next(puzzle for puzzle in open_puzzles(game) if theme in puzzle.themes)
    others = [puzzle for puzzle in open_puzzles(game) if theme not in puzzle.themes][:9]
    course = GameProgress(seen=(missed.id, *(puzzle.id for puzzle in others)), again=(missed.id,))
    person.model = with_progress(person.model, PuzzleProgress({game: course}))
    person.do("go", place="#puzzles")
    part = person.reply["html"].partition(f'id="weakest-{game}"')[2].partition("</button>")[0]
    (train,) = actions_in(part)
    person.do(train.pop("do"), **train)
    active = active_puzzle(person.model)
    assert active is not None
    assert active.question.puzzle is not None
    assert theme in active.question.puzzle.themes
    assert active.question.puzzle.id not in course.seen
