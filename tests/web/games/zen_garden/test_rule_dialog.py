"""The dialog of a rule names the features of the match."""

from markupsafe import escape

from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import Deal
from hofgarten.games.zen_garden.tiles import FEATURES
from tests.web.harness import Person
from tests.web.languages import languages
from web.app.model.match.match import new_match
from web.app.model.match.serialize import to_text
from web.app.model.model import MATCH_PLACE
from web.app.model.teaching.rule_book import rule_book
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
    missions = words.apart(words("list.and").join(name[one] for one in pair) for pair in deal.missions)
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
