"""A user's actions in a match of The Hanging Gardens, and the visible results, found by role and name."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import TEMPLE, TILE, Discard, Event, Lay, Pass, State, Take, Temple
from hofgarten.record import Record, read_record, verify_record, write_record
from hofgarten.rng import Rng
from tests.kit import storage_seed, zen_garden_page
from tests.kit.hanging_gardens_bots import builder
from tests.kit.hanging_gardens_referee import Referee
from web.app.games.hanging_gardens.table.selection import Spot, anchor, movable_temples
from web.app.games.hanging_gardens.view import move_text as say
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text
from web.app.model.new_match_form import COLOURS
from web.app.texts import Words

ENGLISH = Words("en", "hanging-gardens")
RECORDS = Path(__file__).parent.parent / "tests" / "records" / HANGING_GARDENS.name
COMPUTERS = {1: "random", 2: "random", 3: "random"}
"""Three bots: the user has 15 turns. Their moves depend only on the seed."""
ALONE = ("Ada", "Bot", "Cog", "Dot")
PHASES = {TEMPLE: "hg.help.temple", TILE: "hg.help.tile"}


class Hand(NamedTuple):
    """A way of input: mouse, touch or keyboard."""

    choose: Callable[[Locator], None]
    """Choose a card, a square or a tile."""
    lay: Callable[[Locator], None]
    """Lay the chosen card at a place."""
    press: Callable[[Locator], None]
    """Press a button of the action panel."""


def against_computers(seed: str, bots: Mapping[int, str] = COMPUTERS) -> PlayedMatch[Any]:
    """Return a match of one user against bots, at its start."""
    return storage_seed.seeded_match(HANGING_GARDENS.name, {}, bots=bots, names=ALONE, seed=seed)


def late_match(seed: str) -> PlayedMatch[Any]:
    """Return such a match after four fifths of its turns, at the user's turn; the user has passed up no temple yet."""
    match = against_computers(seed)
    while 5 * match.state.turn_number < 4 * match.state.turns or match.turn != 0:
        match = matches.play(match, HANGING_GARDENS.write_event(builder(match.state, Rng.of("builder", match.at))))
    return match


def golden(name: str) -> Record:
    """Return a golden record."""
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def golden_match(name: str, events: int | None = None, bots: Mapping[int, str] | None = None) -> PlayedMatch[Any]:
    """Return a golden match after some of its events; ``bots`` take seats in it."""
    record = golden(name)
    bots = bots or {}
    players = tuple(
        {"colour": COLOURS[seat], **player} | ({"bot": bots[seat]} if seat in bots else {})
        for seat, player in enumerate(record.players)
    )
    return from_text(
        "prepared", write_record(replace(record, players=players, events=record.events[:events], result=None))
    )


def a_move(match: PlayedMatch[Any]) -> Event:
    """Return the move of a player who builds for temples, and passes up the first one."""
    if match.state.phase == TEMPLE and "pass" not in own_words(match):
        return Pass()
    return builder(match.state, Rng.of("builder", match.at))


def begin(page: Page, names: Sequence[str], computers: Mapping[int, str], seed: str) -> None:
    """Fill in the start form and start the match; ``computers``: seat -> English name of the bot."""
    zen_garden_page.choose_game(page, HANGING_GARDENS.name)
    zen_garden_page.set_players(page, names, computers)
    zen_garden_page.seed_field(page).fill(seed)
    zen_garden_page.press(page, "start.play")
    expect(cards(page)).to_be_visible()


def cards(page: Page) -> Locator:
    """Return the face-up cards."""
    return page.get_by_role("grid", name=ENGLISH("hg.face_up"), exact=True)


def card(page: Page, number: int) -> Locator:
    """Return one of the face-up cards, counted from 0."""
    return cards(page).get_by_role("button", name=re.compile(f"^Card {number + 1}: "))


def tiles(page: Page) -> Locator:
    """Return the board of tiles."""
    return page.get_by_role("grid", name=ENGLISH("hg.board"), exact=True)


def tile(page: Page, state: State, space: int) -> Locator:
    """Return the tile on a space, counted from 0; a row may have two of a kind."""
    name = ENGLISH("hg.space", tile=say.tile(ENGLISH, state.board[space]), row=space // 2 + 1)
    same = tiles(page).get_by_role("button", name=re.compile(f"^{name}"))
    return same.nth(1 if space % 2 and state.board[space - 1] == state.board[space] else 0)


def garden(page: Page, match: PlayedMatch[Any]) -> Locator:
    """Return the large garden of the seat to move."""
    return zen_garden_page.garden(page, match.player(match.turn))


def square(page: Page, match: PlayedMatch[Any], spot: Spot, mark: str = "") -> Locator:
    """Return a square of the mover's garden; ``mark`` is a part of its marks."""
    name = f"^{re.escape(say.place(ENGLISH, spot))}: .*{re.escape(mark)}"
    return garden(page, match).get_by_role("button", name=re.compile(name))


def place(page: Page, match: PlayedMatch[Any], event: Lay) -> Locator:
    """Return the mark of the place where the chosen card may lie, in its middle."""
    shape = match.state.deal.shapes[match.state.cards[event.card]][event.rotation]
    return square(page, match, anchor(shape, Spot(event.x, event.y)), ENGLISH("hg.mark_lay", place=""))


def button(page: Page, key: str, **parts: object) -> Locator:
    """Return a button by the key of its text."""
    return page.get_by_role("button", name=ENGLISH(key, **parts), exact=True)


def final(page: Page) -> Locator:
    """Return the heading of the final score."""
    return page.get_by_role("heading", name=ENGLISH("score.final"), exact=True)


def take_card(page: Page, event: Lay, hand: Hand) -> None:
    """Choose a card and turn it as in a move."""
    hand.choose(card(page, event.card))
    expect(card(page, event.card)).to_have_attribute("aria-pressed", "true")
    ways = ["hg.left"] if event.rotation == 3 else ["hg.right"] * event.rotation
    for number, way in enumerate(ways, 1):
        hand.press(button(page, way))
        degrees = 270 if way == "hg.left" else 90 * number
        expect(card(page, event.card)).to_have_accessible_name(re.compile(rf" {degrees} degrees$"))


def perform(page: Page, match: PlayedMatch[Any], event: Event, hand: Hand) -> None:
    """Perform all steps of a move."""
    match event:
        case Lay():
            take_card(page, event, hand)
            hand.lay(place(page, match, event))
            if matches.ends_undo(match, HANGING_GARDENS.write_event(event)):
                hand.press(button(page, "turn.end"))
        case Temple(x, y, moved):
            hand.choose(square(page, match, Spot(x, y), "place a temple"))
            if moved and len(movable_temples(match.state)) > 1:
                hand.choose(square(page, match, Spot(*moved), "this temple can move"))
            hand.press(confirm(page))
        case Take(space):
            hand.choose(tile(page, match.state, space))
            hand.press(button(page, "hg.take").or_(button(page, "turn.end")))
        case Discard(number):
            hand.choose(card(page, number))
            hand.press(button(page, "hg.put_back").or_(button(page, "turn.end")))
        case _:
            hand.press(button(page, "hg.no_temple"))


def confirm(page: Page) -> Locator:
    """Return the button that places a temple, with or without drawing a tile."""
    return button(page, "hg.place_temple").or_(button(page, "hg.draw"))


def settled(page: Page, match: PlayedMatch[Any], event: Event) -> PlayedMatch[Any]:
    """Wait until the page asks for the user's next action, or shows the final score; return the saved match."""
    after: State = HANGING_GARDENS.apply(match.state, event)
    phase = after.phase if after.turn_number == match.state.turn_number else None
    name = next_person(match, after)
    begins = (ENGLISH("hg.help.card", name=name), ENGLISH("hg.help.put_back"), ENGLISH("hand_over.pass", name=name))
    words = [ENGLISH(PHASES[phase])] if phase in PHASES else begins
    asked = zen_garden_page.panel(page).get_by_text(re.compile("|".join(map(re.escape, words))))
    expect(asked.or_(final(page))).to_be_visible()
    return storage_seed.saved(page)


def next_person(match: PlayedMatch[Any], after: State) -> str:
    """Return the name of the next user to move, after the bots' moves."""
    seat = HANGING_GARDENS.to_move(after)
    return match.player(seat if seat >= 0 and match.bot(seat) is None else match.turn)


def play_on(page: Page, hand: Hand) -> PlayedMatch[Any]:
    """Play the only user's moves to the end; return the match."""
    expect(zen_garden_page.panel(page).get_by_text(ENGLISH("hg.help.card", name=ALONE[0]))).to_be_visible()
    match = storage_seed.saved(page)
    while not match.over:
        event = a_move(match)
        perform(page, match, event, hand)
        played, match = match, settled(page, match, event)
        assert match.record.events[played.at] == HANGING_GARDENS.write_event(event)
    return match


def expect_true_result(page: Page, match: PlayedMatch[Any]) -> None:
    """Expect that a finished match followed the rules, and that the page shows its correct scores."""
    text = storage_seed.saved_texts(page)[match.id]
    record = read_record(text)
    assert verify_record(record) == match.state
    referee = Referee(json.loads(text))
    for event in record.events:
        assert event in referee.legal_moves()
        referee.play(event)
    assert referee.over
    assert zen_garden_page.score_rows(page) == zen_garden_page.named_rows(
        [referee.score(seat) for seat in range(referee.players)], ENGLISH
    )
    winners = [match.player(seat) for seat in referee.winners()]
    crowned = page.get_by_role("columnheader").filter(has_text=ENGLISH("score.winner"))
    expect(crowned).to_contain_text(winners)


def own_words(match: PlayedMatch[Any], since: int = 0) -> set[str]:
    """Return the first words of the only user's moves since an event."""
    return {
        event.split(" ")[0]
        for at, event in enumerate(match.record.events)
        if at >= since and match.bot(match.game.to_move(match.states[at])) is None
    }
