"""Write the file that holds the puzzles of a game."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator

from hofgarten.puzzle import DIGITS, VERSION, Puzzle, PuzzleError, event_code


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a file with puzzles of one game, at least one, in the order of their deals.

    The file lists each event once; everywhere else two digits stand for it. Compressed, a file of hundreds of puzzles
    is then three fifths to three quarters as large.

    Raises:
        PuzzleError: There are more different events than two digits can count.
    """
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.seed, puzzle.players, puzzle.number, puzzle.moves))
    variants = sorted({json.dumps(puzzle.options, sort_keys=True) for puzzle in ordered})
    counts = Counter(event for puzzle in ordered for event in _events_of(puzzle))
    events = [event for event, _ in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))]
    if len(events) > len(DIGITS) ** 2:
        msg = f"{len(events)} different events are too many for a file"
        raise PuzzleError(msg)
    codes = {event: event_code(number) for number, event in enumerate(events)}

    def coded(texts: Iterable[str]) -> str:
        return "".join(codes[text] for text in texts)

    rows = [
        [
            variants.index(json.dumps(puzzle.options, sort_keys=True)),
            puzzle.players,
            puzzle.seed,
            puzzle.number,
            coded(puzzle.moves),
            coded(puzzle.solutions),
            puzzle.lead,
            [[coded(events), loss] for events, loss in puzzle.others],
            list(puzzle.missed),
            " ".join(puzzle.themes),
        ]
        for puzzle in ordered
    ]
    head = {
        "version": VERSION,
        "game": ordered[0].game,
        "options": [json.loads(text) for text in variants],
        "events": events,
    }
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    return f'{json.dumps(head, separators=(",", ":"))[:-1]},"puzzles":[\n{lines}\n]}}\n'


def _events_of(puzzle: Puzzle) -> Iterator[str]:
    yield from puzzle.moves
    yield from puzzle.solutions
    for other in puzzle.others:
        yield from other.events
