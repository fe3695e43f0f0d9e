"""What an arena found out, put beside the weights of the opponents that played there."""

from typing import Final

from hofgarten.game import Json

KEY: Final = "arena"
"""The key of a weights file under which the figures lie."""

_PLACES: Final = 3


def figures(facts: Json) -> list[Json]:
    """Return each pair of an arena's JSON in short: who met, in how many games of what kind, and the share won."""
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


def noted(weights: Json, facts: Json) -> Json:
    """Return a weights file's content with an arena's figures, in the place of those of the same meetings."""
    new = figures(facts)
    met = [_meeting(figure) for figure in new]
    kept = [figure for figure in weights.get(KEY, []) if _meeting(figure) not in met]
    return {**weights, KEY: kept + new}


def _meeting(figure: Json) -> Json:
    """Return who met where, whoever is named first."""
    return [figure["options"], figure["players"], sorted([figure["first"], figure["second"]])]
