"""Layout of the match screen: rows of cards, scoring items, and owners of tiles."""

import re
from html import unescape

from hofgarten.games.hanging_gardens.state import LAY
from tests.kit.golden_matches import finished
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to
from web.app.games.hanging_gardens.view.score import score_rows
from web.app.model.match.match import go_to, visible_position
from web.app.texts import Words


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


def test_a_moved_temple_is_told_on_its_old_square_and_shown_by_an_arrow() -> None:
    match = finished("hanging-gardens", "second-series")
    at = next(at for at, event in enumerate(match.record.events) if " from " in event) + 1
    assert match.record.events[at - 1] == "temple 1,3 from -1,0"
    html = open_match(go_to(match, at)).reply["html"]
    to = Words("en", "hanging-gardens")("hg.mark_moved", square="", to="1 right, 3 down")
    labels = {
        name: unescape(label) for name, label in re.findall(r'id="(square_[^"]*)"[^>]* aria-label="([^"]*)"', html)
    }
    assert [name for name, label in labels.items() if label.endswith(to)] == ["square_-1_0"]
    stage = html.split('class="symbol plot-art"')[1].split("</svg>")[0]
    (path,) = set(re.findall(r'<path class="way[^"]*" d="([^"]*)"', stage))
    assert path.startswith("M-88 50a38 38"), "a ring around the old square"
    assert path.count("L") == 3, "an arrow to the new one"
