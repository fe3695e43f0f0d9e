"""Pictures of matches, positions and moves: complete SVGs with a text, drawn as in the page."""

import re
from xml.etree import ElementTree as ET

import pytest

import hofgarten
from hofgarten.notebook import from_link, html_of, picture, source
from tests.kit.flower_bed.game import FLOWER_BED, FlowerBed
from tests.kit.games import COMPLETE, more_games
from tests.kit.golden_matches import RECORDS
from web.app import texts
from web.app.model.links.share_link import place_to
from web.app.model.match.serialize import from_text

SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


def some_match(game: str, players: int = 3, events: int = 45) -> hofgarten.AnyMatch:
    """Return a match in which hidden tiles, temples and shifted gardens occur."""
    match = hofgarten.new_game(game, players=players, seed=8)
    for _ in range(events):
        match = match.play(match.choose("greedy"))
    return match


@pytest.mark.parametrize("game", COMPLETE)
@pytest.mark.parametrize("players", [2, 4])
def test_a_picture_needs_nothing_else_and_names_every_player(game: str, players: int) -> None:
    match = some_match(game, players, 24)
    drawing = picture(match)
    root = ET.fromstring(drawing.svg)
    ids = {element.get("id") for element in root.iter()}
    used = {one or two for one, two in REFERENCE.findall(drawing.svg)}
    assert used
    assert used <= ids
    assert not re.search(r'(?:href|src)="(?!#)|@import|url\((?!#)|--[\w-]+\)\s*undefined', drawing.svg)
    assert root.get("role") == "img"
    for seat, score in enumerate(match.scores):
        said = f"Player {seat + 1} {score.total}"
        assert said in str(root.get("aria-label"))
        assert said in drawing.text
    assert len(root.findall(f"{SVG}g")) == players


@pytest.mark.parametrize("game", COMPLETE)
def test_every_variable_of_a_picture_has_a_value_for_light_and_dark(game: str) -> None:
    style = ET.fromstring(picture(some_match(game)).svg).findtext(f"{SVG}style")
    assert style
    used, given = set(re.findall(r"var\((--[\w-]+)\)", style)), set(re.findall(r"(--[\w-]+):", style))
    assert {"--day", "--night"} <= given
    assert "color-scheme: light dark" in style or "color-scheme:light dark" in style
    assert style.index("--day: initial;") < style.index("(prefers-color-scheme:dark){:root{--day:;")
    assert used - given == set()


def test_a_match_and_a_position_show_their_picture_at_the_end_of_a_cell() -> None:
    match = some_match("hanging-gardens")
    for shown in (match, match.position, match.view(0)):
        html = shown._repr_html_()
        assert html is not None
        assert html.startswith("<img ")
        assert 'alt="The Hanging Gardens after ' in html
        assert shown._repr_svg_() is not None
    assert match.position._repr_svg_() == picture(match).svg


def test_a_view_shows_hidden_tiles_face_down() -> None:
    record = hofgarten.read_record((RECORDS / "hanging-gardens" / "hidden-draw.jsonl").read_text("utf-8"))
    match = hofgarten.Match.from_record(record).previous  # at the end everything is revealed
    assert match is not None
    seat = next(seat for seat, one in enumerate(match.state.seats) if one.hidden)
    assert 'href="#kind-back"' not in picture(match).svg
    assert 'href="#kind-back"' not in picture(match.view(seat)).svg
    assert 'href="#kind-back"' in picture(match.view(1 - seat)).svg


@pytest.mark.parametrize("game", COMPLETE)
def test_a_move_is_shown_before_and_after(game: str) -> None:
    match = some_match(game)
    move = match.choose("greedy")
    seat = match.to_move
    points = match.game.total(match.play(move).state, seat) - match.game.total(match.state, seat)
    drawing = picture(match, move)
    assert f"Player {seat + 1} (seat {seat}) plays {move}, {points:+} points." in drawing.text
    assert len(ET.fromstring(drawing.svg).findall(f"{SVG}g")) == 2
    with pytest.raises(hofgarten.IllegalMove):
        picture(match, "no move")
    with pytest.raises(ValueError, match="a move needs a match"):
        picture(match.position, move)


def test_a_game_of_a_user_has_no_picture_and_the_others_keep_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FlowerBed, "name", "rose-bed")
    with more_games(FlowerBed()):
        for read_before in (source.assets, texts.texts_in, texts._texts_of):
            read_before.cache_clear()  # as at the first picture
        assert html_of(hofgarten.new_game("rose-bed")) is None
        assert html_of(hofgarten.new_game("zen-garden")) is not None


def test_names_of_players_and_what_has_no_picture_are_shown_as_text() -> None:
    state = FLOWER_BED.initial_state({}, FLOWER_BED.deal_setup({}, 2, hofgarten.Rng(1)), 2)
    bed = hofgarten.Position(FLOWER_BED, state)
    assert html_of(bed) is None
    assert html_of(3) is None
    with pytest.raises(ValueError, match="there is no picture of Position"):
        picture(bed)
    match = hofgarten.new_game("zen-garden", players=["<script>&", '"quoted"'])
    root = ET.fromstring(picture(match).svg)
    assert "<script>& " in str(root.get("aria-label"))
    assert root.find(f".//{SVG}script") is None


def test_a_link_of_the_share_dialog_is_a_match_to_play_on() -> None:
    match = some_match("hanging-gardens")
    link = "https://example.org/hofgarten/" + place_to(from_text("shared", hofgarten.write_record(match.record)), 0)
    found = from_link(link)
    assert from_link(link.replace("#share/", "#analysis/share/") + "/4/0").record == found.record
    assert from_link(link.partition("#share/")[2]).record == found.record
    assert found.view(hofgarten.SPECTATOR) == match.view(hofgarten.SPECTATOR)
    assert len(found.play(found.choose("random")).record.events) == 46
    with pytest.raises(hofgarten.RecordError, match="the link holds no match"):
        from_link(f"{link[:-3]}x")
    for other in (link.partition("#")[0], link.replace("#share/", "#turn/")):
        with pytest.raises(hofgarten.RecordError, match="no link of the page's share dialog"):
            from_link(other)
