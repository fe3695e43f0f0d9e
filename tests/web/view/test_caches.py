"""Unbounded caches: the page plays many matches in a row, so none may be keyed on a match or on its players."""

import gc
from functools import _lru_cache_wrapper

import pytest

from hofgarten.registry import GAMES
from tests.kit.thorough import first_of
from tests.web.harness import Person


def unbounded_caches() -> dict[str, int]:
    """Return the number of entries of each unbounded cache that is imported."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    ours = [each for each in found if each.__module__.partition(".")[0] in {"hofgarten", "web"}]
    return {
        f"{each.__module__}.{each.__qualname__}": each.cache_info().currsize
        for each in ours
        if each.cache_info().maxsize is None
    }


def watch_a_match(game: str, first: str, second: str) -> None:
    """Open the page, and watch two bots play a match with a fixed seed."""
    person = Person()
    person.do("set", name="speed", fields={"speed": "instant"})
    bots = {"kind-0": "apprentice", "kind-1": "apprentice", "name-0": first, "name-1": second}
    person.start_match(game=game, **bots)
    person.let_computers_play()
    assert person.match.over


@pytest.mark.parametrize("game", first_of(GAMES))
def test_the_same_match_of_other_players_adds_nothing_to_an_unbounded_cache(game: str) -> None:
    watch_a_match(game, "Ada", "Bo")
    before = unbounded_caches()
    watch_a_match(game, "Cleo", "Dan")
    after = unbounded_caches()
    assert len(after) > 10
    assert {name: size for name, size in after.items() if size != before.get(name)} == {}
