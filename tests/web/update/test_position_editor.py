"""The position editor: every edit gives a position, or a refusal with its rule; the engine reads what is legal."""

import re
from functools import cache
from html import unescape
from typing import Any

import pytest

from hofgarten.game import SPECTATOR, BadPosition
from hofgarten.games.hanging_gardens.state import LAY
from hofgarten.games.zen_garden.tiles import TILE_CODES
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit import golden_matches
from tests.kit.deals import Deal, match_of
from tests.web.harness import Person, actions_in
from tests.web.languages import languages
from web.app.model.game_api.game_page import position_editor_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import TURNS, Hand, ImpossibleEdit, Ref
from web.app.model.match.position_draft import Draft, code_of, draft_of, text_of
from web.app.model.model import AnalysisBoard, SetUp
from web.app.texts import Words
from web.app.view.game_api.game_views import editor_view_of
from web.app.view.position_editor import refusal_text

EVERY_GAME = pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
ENGLISH = Words("en")


def editing(game: str, players: int = 2) -> Person:
    person = Person()
    person.do("go", place="#analysis")
    person.do("edit-start", fields={"game": game, "players": str(players)})
    return person


def draft(person: Person) -> Draft[Any]:
    purpose = person.page.purpose
    assert isinstance(purpose, SetUp)
    return purpose.draft


def refused(person: Person) -> tuple[str, str]:
    """Return the key and the rule of the last refusal."""
    refusal = draft(person).refusal
    assert refusal is not None
    return refusal.key, refusal.rule


def put(person: Person, piece: str, place: str) -> str:
    hand = draft(person).hand
    if hand is None or hand.piece.text != piece:
        person.do("edit-hold", piece=piece)
    return str(person.do("edit-put", place=place).get("announce", ""))


def choose(person: Person, name: str, value: str) -> str:
    """Choose a value of a setting, and return the announcement."""
    return str(person.do("edit-set", fields={name: value}, name=name).get("announce", ""))


def faults(person: Person) -> list[tuple[str, str]]:
    return [(fault.key, fault.rule) for fault in draft(person).faults]


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_position_is_legal_and_can_be_analysed(game: str, players: int) -> None:
    person = editing(game, players)
    assert faults(person) == []
    assert ENGLISH("editor.legal") in person.reply["html"]
    place = person.reply["place"]
    reply = person.do("edit-done")
    assert isinstance(person.page.purpose, AnalysisBoard)
    assert (len(person.match.record.players), person.page.purpose.origin) == (players, place)
    assert not reply["replace"], "the way back leads to the editor"


@EVERY_GAME
def test_every_position_of_a_match_can_be_edited_and_stays_the_same(game: str) -> None:
    editor = position_editor_of(game)
    assert editor is not None
    for path in sorted((golden_matches.RECORDS / game).glob("*.jsonl")):
        match = golden_matches.finished(game, path.stem)
        for state in match.states[::9]:
            text = match.game.write_position(match.game.observe(state, SPECTATOR))
            read = editor.read(text)
            assert (editor.faults(read), editor.write(read)) == ((), text)


@EVERY_GAME
def test_the_board_leads_to_the_editor_and_back(game: str) -> None:
    match = match_of(Deal(game, 12))
    person = Person()
    person.do("go", place=f"#analysis/edit/{code_of(match.game.write_position(match.states[9]))}")
    assert faults(person) == []
    person.do("edit-done")
    person.do("go", place=re.findall(r'href="(#analysis/edit/[^"]+)"', person.reply["html"])[-1])
    assert (draft(person).game, faults(person)) == (game, [])


@EVERY_GAME
def test_the_large_garden_stays_while_the_turn_changes(game: str) -> None:
    person = editing(game)
    mover = draft(person).state.deal.first

    def is_large(seat: int) -> bool:
        title = ENGLISH("garden.of", name=ENGLISH("player.name", number=seat + 1))
        return f'aria-label="{title}"' in unescape(person.reply["html"])

    choose(person, "first", str(1 - mover))
    assert is_large(mover)
    person.do("show-garden", seat=1 - mover)
    choose(person, "first", str(mover))
    assert is_large(1 - mover)


def test_the_board_is_closed_to_an_illegal_position_with_the_reason() -> None:
    person = editing("zen-garden", 2)
    opens = re.compile(r"<button[^>]*edit-done[^>]*>")

    def closed() -> tuple[bool, bool, bool]:
        html = unescape(person.reply["html"])
        (button,) = opens.findall(html)
        return " disabled" in button, 'aria-describedby="edit-illegal"' in button, ENGLISH("editor.illegal") in html

    assert closed() == (False, False, False)
    put(person, "Psa", "garden-0-0")
    put(person, "Pst", "garden-0-1")
    assert faults(person)
    assert closed() == (True, True, True)


PLACES = {
    "zen-garden": [*(f"garden-{seat}-{cell}" for seat in range(2) for cell in range(16)), "board-3", "discard", "box"],
    "hanging-gardens": [
        *(f"garden-{seat}-{x}-{y}" for seat in range(2) for x in ("m2", "m1", *range(5)) for y in ("m1", *range(4))),
        *("card-0", "card-1", "board-0", "board-4", "tiles-0", "hidden-1", "hidden-0-0", "gone", "box"),
    ],
}
PIECES = {
    "zen-garden": ["Psa", "Psp", "Bwt", "Utw", "Gsb", "Ctc"],
    "hanging-gardens": [*"TPAF.", "bare", "temple", "card-3", "card-9", "tile-0", "tile-7", "tile-m2"],
}


def random_edit(now: Draft[Any], rng: Rng) -> Draft[Any]:
    """Return a draft after an edit by chance, or with a refusal."""
    editor, state = now.editor, now.state
    try:
        if rng.below(4) == 0:
            settings = editor.settings(state)
            one = settings[rng.below(len(settings))]
            value = one.values[rng.below(len(one.values))]
            return now.edited(editor.choose(state, one.ref, value))
        pieces, places = PIECES[now.game], [*map(Ref.of, PLACES[now.game])]
        place = places[rng.below(len(places))]
        hand = (place in editor.places(state) and rng.below(3) == 0 and editor.lift(state, place)) or Hand(
            Ref.of(pieces[rng.below(len(pieces))]), rng.below(TURNS)
        )
        place = places[rng.below(len(places))]
        return now.edited(editor.put(state, hand, place)) if place in editor.places(state) else now
    except ImpossibleEdit as error:
        return now._replace(refusal=error.refusal)
    except BadPosition as error:
        return now._replace(refusal=Refusal(editor.broken[error.rule], error.rule))


@cache
def walk(game: str, seed: int, steps: int = 80) -> list[Draft[Any]]:
    editor, rng = position_editor_of(game), Rng.of("edit", game, seed)
    assert editor is not None
    found: list[Draft[Any]] = [Draft(editor.write(editor.start(2 + seed % 3, rng)))]
    while len(found) < steps:
        found.append(random_edit(found[-1], rng))
    return found


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_a_draft_without_faults_is_read_by_the_engine_and_no_other_one(game: str, seed: int) -> None:
    accepted = 0
    for now in walk(game, seed):
        assert draft_of(now.text).text == now.text
        faults = {fault.key for fault in now.faults}
        try:
            GAMES[game].read_position(now.text)
            accepted += 1
            assert faults <= {"mission", "too_large"}, "the engine compares no missions, and not all edges"
        except BadPosition:
            assert faults
    assert accepted


@EVERY_GAME
def test_chance_completes_what_it_deals(game: str) -> None:
    for now in walk(game, 1)[::4]:
        editor = now.editor
        before = {fault.key for fault in editor.faults(now.state)}
        after = editor.complete(now.state, Rng.of(now.text))
        assert {fault.key for fault in editor.faults(after)} <= before - {"board", "cards", "deck", "space"}


@EVERY_GAME
def test_edits_are_undone_and_redone_and_survive_a_reload(game: str) -> None:
    person = editing(game, 4)
    texts = [draft(person).text]
    first = draft(person).state.deal.first
    for name, value in (("first", str((first + 1) % 4)), ("first", str((first + 2) % 4))):
        choose(person, name, value)
        texts.append(draft(person).text)
    assert len(set(texts)) == 3
    for text in reversed(texts[:-1]):
        person.do("edit-undo")
        assert draft(person).text == text
    for text in texts[1:]:
        reply = person.do("edit-redo")
        assert draft(person).text == text
    assert reply["replace"], "edits add no entries to the history"
    assert draft(Person(place=reply["place"])).text == texts[-1]


@pytest.mark.rule("Z5.2", "Z3.2", "Z3.3", "Z5.5", "Z1.1")
def test_zen_garden_refuses_what_is_impossible_with_the_rule() -> None:
    person = editing("zen-garden")
    put(person, "Psa", "garden-0-0")
    said = put(person, "Pst", "garden-0-10")
    assert (said, refused(person)[1]) == ("All tiles of a garden must be connected by their edges.", "Z5.2")
    assert {"do": "dialog", "name": "rule", "subject": "Z5.2"} in actions_in(person.reply["html"])
    person.do("dialog", name="rule", subject="Z5.2")
    assert "Z5.2" in person.reply["html"]
    person.do("close")
    put(person, "Pst", "garden-0-1")
    assert ("turns", "Z3.2") in faults(person)
    person.do("edit-undo")
    assert draft(person).state.seats[0].mask == 1
    choose(person, "first", "1")
    assert ("other_first", "Z3.2") in faults(person)
    choose(person, "first", "0")
    assert {key for key, _ in faults(person)} <= {"board"}
    for place in ("board-0", "board-1"):
        person.do("edit-hold", place=place)
        person.do("edit-put", place="discard")
    assert faults(person) == [("board", "Z3.3")]
    person.do("edit-complete")
    assert faults(person) == []
    choose(person, "boards", "1, 4")
    choose(person, "points-0-0", "5")
    assert faults(person) == [("mission", "Z5.5")]
    choose(person, "points-0-1", "5")
    assert refused(person) == ("points", "Z5.5")


@pytest.mark.rule("Z1.1", "Z2.2")
def test_zen_garden_moves_tiles_so_that_each_is_there_once() -> None:
    person = editing("zen-garden")
    state = draft(person).state
    tile = state.supply[0]
    code = TILE_CODES[tile]
    put(person, code, "garden-0-5")
    person.do("edit-put", place="garden-0-5")
    assert draft(person).hand == Hand(Ref(code), 0, Ref("garden", (0, 5)))
    before = draft(person).state.seats[0].garden[5]
    person.do("edit-put", place="garden-0-5")
    assert draft(person).state.seats[0].garden[5] != before, "a second press turns the tile"
    person.do("edit-put", place="garden-0-6")
    assert draft(person).state.seats[0].mask == 1 << 6
    person.do("edit-hold", place="garden-0-6")
    person.do("edit-put", place="discard")
    assert draft(person).state.discard == (tile,)
    person.do("edit-hold", piece=code)
    person.do("edit-put", place="box")
    assert (draft(person).state.discard, len(draft(person).state.supply)) == ((), len(state.supply))
    small, large = draft(person).state.deal.small, draft(person).state.deal.large
    one = next(each for each in draft(person).editor.settings(state) if each.ref.kind == "large")
    choose(person, "small", one.value)
    assert (draft(person).state.deal.small, draft(person).state.deal.large) == (large, small)


@pytest.mark.rule("H4.2", "H2.1", "H1.3", "H5.2", "H4.4", "H1.2", "H3.1", "H3.2")
def test_the_hanging_gardens_refuse_what_is_impossible_with_the_rule() -> None:
    person = editing("hanging-gardens")
    for piece, place, key, rule in (
        ("T", "garden-0-4-1", "not_connected", "H4.2"),
        ("bare", "garden-0-1-1", "start_card", "H2.1"),
        ("temple", "garden-0-0-0", "temple_on_ground", "H5.2"),
    ):
        put(person, piece, place)
        assert refused(person) == (key, rule)
    grounds = [f"garden-0-{x}-{y}" for y in range(2) for x in range(3)]
    for piece in ("P", "temple"):
        for ground in grounds:
            put(person, piece, ground)
    assert refused(person) == ("temples", "H1.3")
    put(person, "card-0", "garden-0-0-0")
    assert refused(person) == ("card_on_temple", "H4.4")
    put(person, "card-0", "garden-0-3-0")
    assert refused(person) == ("card_on_table", "H4.2")
    put(person, "tile-7", "tiles-0")
    put(person, "tile-7", "hidden-1")
    assert refused(person) == ("no_tile_left", "H1.2")
    choose(person, "turn", "9")
    assert {("cards", "H3.2"), ("deck", "H3.1")} <= set(faults(person))
    person.do("edit-complete")
    assert faults(person) == []


def test_a_card_is_laid_by_the_rules() -> None:
    person = editing("hanging-gardens")
    state = draft(person).state
    mover = state.deal.first
    drawn = state.deal.edition.cards
    up = next(card for card in state.cards if "..." in {drawn[card][:3], drawn[card][3:]})
    put(person, f"card-{up}", f"garden-{mover}-0-0")
    after = draft(person).state
    assert up not in after.cards
    assert after.seats[mover].garden != state.seats[mover].garden


def test_the_middle_of_a_turn_stays_until_its_garden_or_the_turn_changes() -> None:
    match = match_of(Deal("hanging-gardens", 12))
    state = next(state for state in match.states if state.phase != LAY and state.turn_number > 1)
    person = Person()
    person.do("go", place=f"#analysis/edit/{code_of(match.game.write_position(state))}")
    mover = match.game.to_move(state)
    put(person, "P", f"garden-{1 - mover}-0-0")
    put(person, "A", f"garden-{1 - mover}-0-0")
    assert (draft(person).state.phase, draft(person).state.laid != 0) == (state.phase, True)
    for name, value in (("turn", str(state.turn_number - 1)), ("first", str(1 - state.deal.first))):
        choose(person, name, value)
        assert (draft(person).state.phase, draft(person).state.laid) == (LAY, 0)
        person.do("edit-undo")
    put(person, "P", f"garden-{mover}-0-0")
    put(person, "A", f"garden-{mover}-0-0")
    assert draft(person).state.phase == LAY


@EVERY_GAME
def test_other_places_pieces_and_values_and_a_text_that_is_no_position_change_nothing(game: str) -> None:
    person = editing(game)
    before = draft(person).text
    piece = "Psa" if game == "zen-garden" else "T"
    gardens = (f"garden{rest}" for rest in ("", "-", "-9-0", "-0-99", "--1-0"))
    for place in (*gardens, "", "x", "board-99", "card-x", "tiles-0-7"):
        person.do("edit-hold", piece=piece)
        person.do("edit-put", place=place)
        assert draft(person).hand == Hand(Ref(piece))
        person.do("edit-hold", piece=piece)
        person.do("edit-hold", place=place)
    for other in ("", "Q", "card-60", "card--1", "tile-12", "PsaX"):
        person.do("edit-hold", piece=other)
        assert draft(person).hand is None
    wrong = {"first": "2", "coins-0": "26", "coins-9": "1", "x": "1", "turn": "-1"}
    for name, value in wrong.items():
        choose(person, name, value)
    assert draft(person).text == before
    faulty = before.replace(" 2 ", " 9 ", 1)
    reply = person.do("edit-text", fields={"position": faulty})
    assert (person.model.notice, reply["focus"][0]) == ("bad_position", "position")
    assert faulty[slice(*reply["select"])] == "9"
    assert f">{faulty}</textarea>" in reply["html"]
    assert draft(person).text == before
    person.do("edit-text", fields={"position": f"  {before}\n"})
    text, link = (person.do("edit-copy", what=what)["command"]["text"] for what in ("text", "link"))
    assert (draft(person).text, text, text_of(link.rpartition("/")[2])) == (before, before, before)


@pytest.mark.parametrize("code", ["", "x", "AAAA", code_of("chess 1"), code_of("zen-garden 2"), "é", "A" * 20_000])
def test_a_damaged_link_opens_the_choice_of_a_position(code: str) -> None:
    person = Person()
    person.do("go", place=f"#analysis/edit/{code}")
    assert person.model.notice == "bad_position" or code == ""


@EVERY_GAME
@languages
def test_every_refusal_has_a_sentence_in_every_language(game: str, language: str) -> None:
    words, view = Words(language, game), editor_view_of(game)
    found = set()
    for now in walk(game, 2, 200):
        for refusal in (*now.faults, *([now.refusal] if now.refusal else [])):
            text = refusal_text(words, refusal)
            assert "{" not in text
            assert text.endswith(".")
            found.add(refusal.key)
    assert len(found) >= 3
    for piece in PIECES[game]:
        assert view.piece_name(words, walk(game, 2, 200)[0], Hand(Ref.of(piece), 1))


def test_a_game_without_an_editor_and_a_code_of_much_text_are_refused() -> None:
    assert position_editor_of("no-game") is None
    with pytest.raises(BadPosition):
        draft_of("no-game 2")
    with pytest.raises(BadPosition):
        text_of(code_of("x" * 10_000_000))
