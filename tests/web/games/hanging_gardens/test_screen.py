"""Layout of the match screen: rows of cards, scoring items, and owners of tiles."""

import re

from hofgarten.games.hanging_gardens.state import LAY
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to, state_of
from web.app.games.hanging_gardens.view.score import score_rows
from web.app.model.match.match import visible_position


def test_the_face_up_cards_are_rows_of_two_for_the_arrow_keys() -> None:
    html = open_match(played_to(lambda match: match.at > 0 and match.state.phase == LAY, PERSON, PERSON)).reply["html"]
    cards = html.split('id="cards"')[1].split("</section>")[0]
    rows = cards.split('role="row"')[1:]
    assert [row.count('role="gridcell"') for row in rows] == [2, 2]


def test_only_scoring_items_are_listed_until_the_match_is_over() -> None:
    begun = played_to(lambda match: match.at == 0, PERSON, PERSON)
    assert not score_rows(begun)
    later = played_to(lambda match: any(seat.open[0] for seat in match.state.seats), PERSON, PERSON)
    scores = later.game.score(visible_position(later))
    scoring = {item for points in scores for item, number in points.items() if number and item != "total"}
    assert scoring
    assert {row.item for row in score_rows(later)} == scoring
    over = played_to(lambda match: match.over, PERSON, "greedy")
    assert {row.item for row in score_rows(over)} == set(over.game.score_items) - {"total"}


def test_a_tile_shows_the_owners_of_its_kind() -> None:
    person = open_match(played_to(lambda match: any(any(seat.open) for seat in match.state.seats), PERSON, PERSON))
    state, html = state_of(person), person.reply["html"]
    shown = re.findall(r'class="shares"[^>]*>(.*?)</span></div>', html)
    owners = [sum(seat.open[kind] > 0 for seat in state.seats) for kind in state.board if kind >= 0]
    assert [part.count('class="share"') for part in shown] == owners
