"""Store an arena's results in the weights file of the bots that played."""

from typing import Final

from hofgarten.game import Json

KEY: Final = "arena"
"""The key of a weights file that holds the results."""

_PLACES: Final = 3


def pair_results(facts: Json) -> list[Json]:
    """Return one result for each pair in an arena's JSON: the bots, the conditions, the games, the share won."""
    return [
        {
            "options": facts["options"],
            "players": contest["players"],
            "seed": facts["seed"],
            "games": contest["games"],
            "first": pair["first"],
            "second": pair["second"],
            "won": round(pair["won"], _PLACES),
            "won_interval": [round(end, _PLACES) for end in pair["won_interval"]],
            "ahead": round(pair["ahead"], _PLACES),
        }
        for contest in facts["contests"]
        for pair in contest["pairs"]
    ]


def add_results(weights: Json, facts: Json) -> Json:
    """Return a weights file's content with an arena's results added.

    They replace earlier results of the same pairings.
    """
    new = pair_results(facts)
    replaced = [_pairing(each) for each in new]
    kept = [each for each in weights.get(KEY, []) if _pairing(each) not in replaced]
    return {**weights, KEY: kept + new}


def _pairing(one: Json) -> Json:
    """Return a key for the pairing and its conditions; the order of the two bots does not matter."""
    return [one["options"], one["players"], sorted([one["first"], one["second"]])]
