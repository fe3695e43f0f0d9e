"""Play one match between opponents."""

from typing import Any

import pytest

from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.play_match import play
from hofgarten.bots import BOTS
from hofgarten.games.zen_garden.game import ZEN_GARDEN, ZenGarden
from hofgarten.games.zen_garden.state import Shuffle, State
from hofgarten.record import verify_record
from hofgarten.rng import Rng

OPTIONS = {"boards": [1, 2, 3], "majority_ties": "full"}
RANDOM = Opponent("random")
FAULTY = {
    "raises": "1 / 0",
    "leaves": "raise SystemExit",
    "none": "return None",
    "text": "return '0a a1 nw'",
    "shuffle": "return game.read_event('~Psa')",
    "illegal": "return game.read_event('2d a1 nw n3')",
    "float": "return game.random_move(view, rng)._replace(slot=0.0)",
    "odd": "raise type('Odd', (Exception,), {'__str__': lambda self: 1 / 0})",
    "half": "raise ValueError('\\ud800')",
    "huge": "return [10 ** 5000]",
}


def bot(body: str) -> Opponent:
    return Opponent("mine.py", f"def choose(game, view, seat, rng):\n    {body}\n")


@pytest.mark.parametrize("body", FAULTY.values(), ids=FAULTY)
def test_an_invalid_move_is_replaced_by_a_random_legal_one(body: str) -> None:
    played = play(ZEN_GARDEN, OPTIONS, [bot(body), RANDOM], "1", 0)
    verify_record(played.record)
    assert len(played.forfeits[0]) > 10
    assert played.forfeits[1] == ()
    assert all("\n" not in why and 0 < len(why) < 200 for why in played.forfeits[0])
    assert play(ZEN_GARDEN, OPTIONS, [bot(body), RANDOM], "1", 0).record == played.record


def test_the_reason_of_a_forfeit_names_the_line() -> None:
    played = play(ZEN_GARDEN, OPTIONS, [bot("1 / 0"), RANDOM], "1", 0)
    assert set(played.forfeits[0]) == {"line 2: ZeroDivisionError: division by zero"}
    illegal = play(ZEN_GARDEN, OPTIONS, [bot("return game.read_event('2d a1 nw n3')"), RANDOM], "1", 0)
    assert illegal.forfeits[0][0].startswith("IllegalMove: Z")


def test_moves_are_timed() -> None:
    waits = bot("import time\n    time.sleep(0.002)\n    return game.random_move(view, rng)")
    played = play(ZEN_GARDEN, OPTIONS, [waits, RANDOM], "1", 0)
    assert len(played.elapsed_us[0]) == len(played.elapsed_us[1]) == 16
    assert min(played.elapsed_us[0]) >= 2000
    assert min(played.elapsed_us[1]) >= 0


def test_a_bot_gets_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, int]] = []

    def choose(game: Any, view: Any, seat: int, rng: Rng) -> Any:
        seen.append((view, seat))
        return game.random_move(view, rng)

    monkeypatch.setitem(BOTS, "watch", choose)
    play(ZEN_GARDEN, OPTIONS, [Opponent("watch"), RANDOM], "1", 0)
    assert {seat for _, seat in seen} == {0}
    assert all(list(view.supply[view.drawn :]) == sorted(view.supply[view.drawn :]) for view, _ in seen)


def test_output_of_a_bot_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    play(ZEN_GARDEN, OPTIONS, [bot("print('thinking')\n    return game.random_move(view, rng)"), RANDOM], "1", 0)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "thinking" in printed.err


def test_deal_and_shuffles_do_not_depend_on_the_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    streams: list[int] = []
    shuffle = ZenGarden.sample_chance

    def answer(state: State, rng: Rng) -> Shuffle:
        streams.append(rng._state)
        return shuffle(state, rng)

    monkeypatch.setattr(ZenGarden, "sample_chance", staticmethod(answer))
    first, second = (
        play(ZEN_GARDEN, OPTIONS, [Opponent(name) for name in names], "1", 5).record
        for names in (["random"] * 4, ["random", "greedy", "random", "random"])
    )
    assert first.setup == second.setup
    assert first.events != second.events
    assert len(streams) == 2  # four players empty the supply once
    assert streams[0] == streams[1] == Rng.of("1", 5, "shuffle", 0)._state
