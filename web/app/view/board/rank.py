"""Marks of the best moves on the analysis board: their ranks on pieces and places."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TypeVar

from markupsafe import Markup, escape

from web.app.texts import Words
from web.app.view.board.grid import Cell

Key = TypeVar("Key")
"""A piece or a place."""


def ranks_by(best: Iterable[str], key_of: Callable[[str], Key | None]) -> Mapping[Key, str]:
    """Return the ranks of the best moves by piece or place: ``"1, 3"``. ``key_of`` returns that of a move, or None."""
    ranks_of: dict[Key, list[str]] = {}
    for rank, event in enumerate(best, 1):
        key = key_of(event)
        if key is not None:
            ranks_of.setdefault(key, []).append(str(rank))
    return {key: ", ".join(ranks) for key, ranks in ranks_of.items()}


def ranked(words: Words, cell: Cell, ranks: str) -> Cell:
    """Return a cell with the ranks of moves, in its label too; unchanged without ranks."""
    if not ranks:
        return cell
    numbers, label = ranks.split(", "), ""
    if cell.label:
        label = words.count("analysis.rank", len(numbers), label=cell.label, ranks=words.listed(numbers))
    kind = f"{cell.kind} has-rank".strip()
    if cell.action:
        return cell._replace(label=label, kind=kind, beside=[cell.beside, _mark(ranks)])
    return cell._replace(label=label, kind=kind, inside=[cell.inside, _mark(ranks)])


@lru_cache(maxsize=32)
def _mark(ranks: str) -> Markup:
    return Markup('<b class="rank" aria-hidden="true">{}</b>').format(escape(ranks))
