"""The current puzzle, for its actions and its view: a puzzle of the collection, or a mistake of the user."""

from collections.abc import Hashable
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from hofgarten.puzzle import Alternative, Puzzle, smallest_loss
from web.app.model.library.daily import read_day
from web.app.model.library.saved_matches import Library
from web.app.model.match.explain_move import difference
from web.app.model.match.findings import Finding
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import rewound
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.model import MatchPage, Model, PuzzleMatch
from web.app.model.new_match_form import OPPONENTS
from web.app.model.puzzles.collection import puzzle_of, puzzle_of_day
from web.app.model.puzzles.mistakes import mistake_of
from web.app.model.puzzles.progress import GameProgress

MISTAKE = "mistake"
"""Stands for the game in the subject of a mistake."""

AS_GOOD = 50
"""The estimated loss up to which a move that no search has judged counts as right, in hundredths of a point."""

STORM_TIME = 180_000
"""The time of a storm, in milliseconds."""

STORM_MISSES = 3
"""The wrong answers that end a storm."""


class Judgement(NamedTuple):
    """The judgement of an answer."""

    right: bool
    loss: int
    """In hundredths of a point."""
    exact: bool
    """False if the answer was judged by a quick estimate, or loses at least ``loss``."""


class Question(NamedTuple):
    """The question of a puzzle: its solution, and the losses of other moves."""

    solutions: tuple[str, ...]
    """The good move, and further moves with the same result."""
    lead: int
    """The expected lead after the solution, in hundredths of a point."""
    others: tuple[Alternative, ...]
    puzzle: Puzzle | None = None
    """None for a mistake of the user."""
    day: date | None = None
    """The day of a puzzle of the day."""

    @property
    def solution(self) -> str:
        """The good move."""
        return self.solutions[0]

    @property
    def gap(self) -> int:
        """The smallest loss of another move, in hundredths of a point."""
        return smallest_loss(self.others)

    def other(self, match: PlayedMatch, event: str) -> Alternative | None:
        """Return the known result of another move; None if no search has judged it."""
        answer = _answer(match, event)
        return next((move for move in self.others if answer in {_answer(match, line) for line in move.events}), None)

    def judge(self, match: PlayedMatch, event: str) -> Judgement:
        """Return the judgement of an answer in the puzzle's position."""
        answer, right = _answer(match, event), {_answer(match, line) for line in self.solutions}
        if answer in right:
            return Judgement(right=True, loss=0, exact=True)
        if alternative := self.other(match, event):
            return Judgement(right=False, loss=alternative.loss, exact=True)
        estimate = sum(points for _, points in difference(match, match.at, self.solution, event))
        if self.puzzle is None and estimate <= AS_GOOD:
            return Judgement(right=True, loss=max(estimate, 0), exact=False)
        least = self.gap if self.puzzle else AS_GOOD
        return Judgement(right=False, loss=max(estimate, least), exact=False)


def _answer(match: PlayedMatch, event: str) -> Hashable:
    return match.game.answer_of(match.state, match.game.read_event(event))


class ActivePuzzle(NamedTuple):
    """The current puzzle."""

    page: MatchPage
    purpose: PuzzleMatch
    question: Question

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.page.match.record.game

    @property
    def match(self) -> PlayedMatch:
        """The match at the puzzle's position."""
        return rewound(self.page.match, self.purpose.at)

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.match.turn

    @property
    def rivals(self) -> list[Alternative]:
        """The moves with which the solution is compared: the user's last wrong answer, then the best others."""
        own = [self._missed(event) for event in self.purpose.missed[-1:]]
        return [*own, *(move for move in self.question.others if move not in own)]

    def _missed(self, event: str) -> Alternative:
        known = self.question.other(self.match, event)
        return known or Alternative((event,), self.question.judge(self.match, event).loss)

    def price(self, course: GameProgress, *, hinted: bool = False) -> int | None:
        """Return the change of the rating by a miss, or by the hint; None if it would not count."""
        puzzle, now = self.question.puzzle, self.purpose
        if puzzle is None or now.missed or now.outcome or now.storm or puzzle.id in course.seen:
            return None
        rated = course.rated(puzzle.id, puzzle.rating, solved=False, hinted=hinted)
        return rated.rating.value - course.rating.value

    @property
    def has_hint(self) -> bool:
        """True if a hint can be given that is not the answer itself."""
        return bool((self.question.puzzle and self.question.puzzle.themes) or self.piece_is_hint)

    @property
    def piece_is_hint(self) -> bool:
        """True if the piece of the solution can be played in another way, so that its name is not the answer."""
        game, state = self.match.game, self.match.state
        solution = game.read_event(self.question.solution)
        answer, piece = game.answer_of(state, solution), game.hint_group(state, solution)[0]
        return any(
            game.hint_group(state, move)[0] == piece and game.answer_of(state, move) != answer
            for move in game.distinct_moves(state)
        )


def active_puzzle(model: Model) -> ActivePuzzle | None:
    """Return the current puzzle; None if none is open, or if its match has been deleted meanwhile."""
    match model.page:
        case MatchPage(purpose=PuzzleMatch() as purpose) as page:
            question = question_of(model.library, purpose.subject)
            return ActivePuzzle(page, purpose, question) if question else None
        case _:
            return None


def question_of(library: Library, subject: str) -> Question | None:
    """Return the question of a subject; None if there is none."""
    game, _, name = subject.partition("/")
    if game == MISTAKE:
        mistake = mistake_of(library, name)
        return _of_finding(mistake[1]) if mistake else None
    day = read_day(name)
    puzzle = puzzle_of_day(game, day) if day else puzzle_of(game, name)
    return Question(puzzle.solutions, puzzle.lead, puzzle.others, puzzle, day) if puzzle else None


def _of_finding(finding: Finding) -> Question:
    return Question((finding.best.event,), finding.best.lead, (Alternative((finding.played.event,), finding.loss),))


def match_of_mistake(match: PlayedMatch, at: int) -> PlayedMatch:
    """Return the match before a mistake, with bots in the other seats: the screen then shows the view of one seat."""
    before = rewound(match, at)
    players = tuple(
        player if seat == before.turn or "bot" in player else {**player, "bot": OPPONENTS[-1]}
        for seat, player in enumerate(before.record.players)
    )
    record = replace(before.record, players=players, result=None)
    return replace(before, id=f"mistake-{match.id}-{at}", record=record, review=None, venue=THIS_DEVICE)
