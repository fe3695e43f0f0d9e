"""The dialog of a rule names the features of the match."""

import re

from markupsafe import escape

from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import Deal
from hofgarten.games.zen_garden.tiles import EMPTY, FEATURES, TILE_FEATURES, tile_of
from tests.kit.opaque import of_game
from tests.web.harness import Person
from tests.web.languages import languages
from web.app.model.match.match import new_match, play
from web.app.model.match.serialize import to_text
from web.app.model.model import MATCH_PLACE
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import demo
from web.app.texts import Words


@languages
def test_a_rule_about_a_feature_names_the_one_of_the_match(language: str) -> None:
    words = Words(language, "zen-garden")
    match = new_match("0123456789abcdef", ZEN_GARDEN, {"boards": [1, 4]}, [{"name": "Ada"}, {"name": "Ben"}], "3")
    person = Person(
        storage={f"hofgarten/match/{match.id}": to_text(match)},
        place=f"{MATCH_PLACE}{match.id}",
        languages=[language],
    )
    deal: Deal = match.state.deal
    name = {number: words.of("feature", feature) for number, feature in enumerate(FEATURES)}
    missions = words.apart(words.listed(name[one] for one in pair) for pair in deal.missions)
    wanted = {
        "Z6.3": name[deal.small],
        "Z6.4": name[deal.large],
        "Z6.5": name[deal.majority],
        "Z6.6": name[deal.detail],
        "Z6.9": missions,
    }
    lead = words("rule.wanted", features="").rstrip(" .")
    for rule in rule_book(ZEN_GARDEN.name, language).rules:
        html = person.do("dialog", name="rule", subject=rule)["html"]
        dialog = html[html.index('id="dialog"') :]
        assert (str(escape(lead)) in dialog) == (rule in wanted), rule
        if rule in wanted:
            assert str(escape(words("rule.wanted", features=wanted[rule]))) in dialog


def _dialog(rule: str) -> str:
    """Return the words of a rule's dialog in a match."""
    person = Person()
    person.start_match()
    html = person.do("dialog", name="rule", subject=rule)["html"]
    return " ".join(re.sub("<[^>]*>", " ", html[html.index('id="dialog"') :]).split())


def test_a_rule_of_a_match_has_a_table_of_its_points() -> None:
    assert " 0 1 2 3 4 5 6+ Points 0 −4 −2 −1 2 5 8 " in _dialog("Z6.6")
    assert " 2 3 4 5+ Points 18 12 6 0 " in _dialog("Z6.8")
    assert "+ Points" not in _dialog("Z6.3")


def test_an_example_names_its_feature_and_its_points() -> None:
    shown = demo(ZEN_GARDEN.name, "Z6.4")
    deal: Deal = of_game(shown.match.state).deal
    feature = Words("en", "zen-garden").of("feature", FEATURES[deal.large])
    assert shown.trial is not None
    garden = of_game(play(shown.match, shown.trial.event).state).seats[shown.seat].garden
    tiles = [tile_of(code) for code in garden if code != EMPTY]
    points = 2 * sum(deal.large in TILE_FEATURES[tile] for tile in tiles)
    assert f"Example: {feature}, {points} points" in _dialog("Z6.4")
