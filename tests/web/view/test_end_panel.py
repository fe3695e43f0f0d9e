"""The panel at the end of a match, its menu, and the screen that stays on until then."""

import re

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, played_out, seats, storage
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.view.test_views import Page
from web.app.games.zen_garden.view.score import ITEM_RULES, WINNER
from web.app.model.game_api.game_page import has
from web.app.model.links.turn_link import turn_link
from web.app.model.match.match import go_to
from web.app.texts import Words
from web.app.view.components import do, move_text
from web.app.view.components.players import stage_seat
from web.app.view.panels.end import end_panel

WORDS = Words("en")


def opened(game: str, **start: object) -> Person:
    match = finished(game, identity="m", saved=1)
    return Person(storage=storage(match), place="#match/m", **start)


@pytest.mark.parametrize("game", GAMES)
def test_the_count_shows_what_each_item_brings_and_ends_with_the_final_score(game: str) -> None:
    person = opened(game)
    words, scores = WORDS.of_game(game), person.match.game.score(person.match.state)
    html = str(end_panel(words, person.shown))
    _, *lines = html.partition("end-count")[2].partition("</ol>")[0].split('<li data-css="--n')
    sums = [0] * len(scores)
    for line in lines:
        item = next(item for item in scores[0] if f"<b>{words.of('item', item)}</b>" in line)
        brought = [score[item] for score in scores]
        sums = [total + points for total, points in zip(sums, brought, strict=True)]
        shown = re.findall(r'<b>([^<]+)</b><span class="end-bar"></span><span class="soft">([^<]+)</span>', line)
        assert shown == [(words.points(each), words.number(total)) for each, total in zip(brought, sums, strict=True)]
    assert sums == [score.total for score in scores]


@pytest.mark.parametrize("game", GAMES)
def test_the_podium_has_the_winner_first(game: str) -> None:
    person = opened(game)
    match, panel = person.match, str(end_panel(WORDS.of_game(game), person.shown))
    totals = [match.game.total(match.state, seat) for seat in range(len(match.names))]
    order = sorted(range(len(totals)), key=lambda seat: (seat not in match.winners, -totals[seat]))
    steps = re.findall(r"--share:([\d.]+)\"(.*?)<span class=\"two-lines\">([^<]*)</span>", panel, re.DOTALL)
    assert [name for _, _, name in steps] == [match.player(seat) for seat in order]
    most = max(totals)
    assert [float(share) for share, _, _ in steps] == [round(max(0, totals[seat]) / most, 2) for seat in order]
    assert all(('class="art"' in garden) == has(game, "picture") for _, garden, _ in steps)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1), ()])
def test_the_large_garden_is_that_of_the_only_person_here_else_the_winners(game: str, people: tuple[int, ...]) -> None:
    kinds: list[dict[str, str]] = [{} if seat in people else {"bot": "apprentice"} for seat in range(2)]
    match = played_out(game, [{"name": f"P{seat}", **kind} for seat, kind in enumerate(kinds)], identity="m")
    person = Person(storage=storage(match), place="#match/m")
    assert stage_seat(person.shown) == (people[0] if len(people) == 1 else match.winners[0])


@languages
@pytest.mark.parametrize("game", GAMES)
def test_three_ways_are_in_front_and_the_others_in_a_menu(game: str, language: str) -> None:
    person, words = opened(game, languages=[language]), Words(language, game)
    panel = str(end_panel(words, person.shown))
    assert {words("end.again"), words("review.open"), words("share.open")} <= {*Page(panel).named.values()}
    assert words("charts.title") not in panel
    page = Page(person.do("dialog", name="more")["html"])
    assert {words("charts.title"), words("print.button"), words("replay.copy")} <= {*page.named.values()}
    assert do("copy-match", identity="m") in page.attributes("data-do")
    person.do("copy-match", identity="m")
    assert person.model.dialog is None


def test_the_screen_may_turn_off_without_a_second_person_here() -> None:
    person = Person()
    person.start_match(**{"kind-1": "gardener"})
    assert "awake" not in person.reply
    match = finished("zen-garden", "four-circuits", identity="a" * 16, players=seats("Ada", "Ben"))
    person = Person(place=turn_link(go_to(match, 4), Words("en")))
    person.do("invite-accept", fields={})
    assert person.match.remote(0) != person.match.remote(1)
    assert "awake" not in person.reply


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_announced_with_the_points_of_all_players(game: str) -> None:
    match = finished(game)
    said = move_text.standing(WORDS.of_game(game), match)
    for seat, name in enumerate(match.names):
        total = match.game.total(match.state, seat)
        assert f"{name}: {WORDS.count('players.total', total, total=WORDS.number(total))}" in said


@pytest.mark.parametrize("item", ["total", "majority"])
def test_the_dialog_of_a_total_is_not_called_winner(item: str) -> None:
    person = opened("zen-garden")
    html = person.do("dialog", name="rule", subject=f"{ITEM_RULES.get(item, WINNER)}/1/{item}")["html"]
    title = {"total": WORDS("score.total"), "majority": WORDS.of_game("zen-garden").of("item", "majority")}[item]
    assert f'id="dialog-title">{title}<' in html


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_is_played_again_and_again_with_other_seats(game: str) -> None:
    person = opened(game)
    before = person.match
    assert do("rematch", same=True) in Page(person.reply["html"]).attributes("data-do")
    person.do("rematch", same=True)
    match = person.match
    assert (match.states[: match.at + 1], match.names) == (before.states[: match.at + 1], before.names)
    assert (match.over, match.id != before.id, match.seed) == (False, True, before.seed)
    person = opened(game)
    assert do("rematch", same=True, turned=True) in Page(person.do("dialog", name="more")["html"]).attributes("data-do")
    person.do("rematch", same=True, turned=True)
    match = person.match
    assert (match.states[0], match.names) == (before.states[0], (before.names[-1], *before.names[:-1]))
