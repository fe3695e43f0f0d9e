"""Widgets without a browser: messages of the frame, the match that they show, and their frame's document."""

import json
import re
from typing import Any

import pytest

import hofgarten
from hofgarten import notebook
from hofgarten.registry import GAMES
from tests.kit.hostile import TEXTS

pytestmark = pytest.mark.thorough

START = {"do": "start", "languages": ["en"], "place": "", "fields": {}, "now": 1, "offset": 0}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return the messages that widgets send to their frames."""
    messages = list[dict[str, Any]]()
    monkeypatch.setattr(notebook.Board, "send", lambda _self, content, _buffers=None: messages.append(content))
    return messages


def hear(board: "notebook.Board", call: object, value: object, **more: object) -> None:
    """Let a widget receive a message of its frame."""
    text = value if isinstance(value, str) else json.dumps(value)
    board._hear(board, {"call": call, "number": 1, "text": text, "theme": "dark", **more}, [])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bot_answers_a_person_s_move(sent: list[dict[str, Any]], game: str, language: str) -> None:
    board = notebook.play(game, "apprentice", seed=5, language=language)
    dealt = board.match
    assert dealt is not None
    hear(board, "act", START)
    assert board.match is not None
    assert board.match.record == dealt.record
    first = json.loads(sent[-1]["text"])
    assert (first["lang"], first["theme"], "place" in first, "save" in first) == (language, "dark", False, False)
    while request := json.loads(sent[-1]["text"]).get("bot_request"):
        hear(board, "answer", request)
        hear(board, "act", {**json.loads(sent[-1]["text"]), "now": 2, "offset": 0})
    match = board.match
    assert match is not None
    assert match.record.game == game
    assert match.state == hofgarten.verify_record(match.record)


def test_a_widget_follows_the_theme_of_the_notebook(sent: list[dict[str, Any]]) -> None:
    board = notebook.play("zen-garden", "apprentice")
    dealt = board.match
    hear(board, "act", START)
    assert board.match is not None
    assert dealt is not None
    assert board.match.record == dealt.record, "without a seed, too"
    hear(board, "act", {"do": "dialog", "name": "menu", "now": 2, "offset": 0}, theme="light")
    assert json.loads(sent[-1]["text"])["theme"] == "light"


def test_a_replay_begins_where_it_is_told(sent: list[dict[str, Any]]) -> None:
    match = hofgarten.new_game("zen-garden", players=["Ada", "<b>Ben"], seed=2)
    for _ in range(9):
        match = match.play(match.choose("random"))
    board = notebook.replay(match, ply=4)
    hear(board, "act", START)
    assert board.match is not None
    assert board.match.record.events == match.record.events[:4]
    hear(board, "act", {"do": "replay-step", "to": "next", "now": 2, "offset": 0})
    assert board.match is not None
    assert board.match.record.events == match.record.events[:5]
    assert "href=" not in re.sub(r"<use href=", "", sent[-1]["text"].replace("\\", "")), "there is no page to lead to"
    assert "<b>Ben" not in "".join(message["text"] for message in sent)


def test_other_messages_change_nothing(sent: list[dict[str, Any]]) -> None:
    board = notebook.play("zen-garden", "apprentice", seed=5)
    hear(board, "act", START)
    model = board._visit.model
    del sent[:]
    for text in ("[1]", "{", '{"do": ' + "[" * 40 + "]" * 40 + "}", '{"do":"' + "x" * 1_000_000 + '"}'):
        hear(board, "act", text)
    for text in TEXTS:
        hear(board, text, {"do": "start"})
        board._hear(board, text, [])
    hear(board, "act", {"do": "play"}, number="1")
    assert sent == []
    for text in TEXTS:
        hear(board, "act", {"do": text, "now": 2, "offset": 0})
    hear(board, "act", {"do": "nothing of this name", "now": 2, "offset": 0})
    assert board._visit.model.page == model.page
    hear(board, "answer", {"do": "move", "number": 3})
    assert json.loads(sent[-1]["text"]) == {"do": "ask-failed", "number": 3}


@pytest.mark.parametrize(("game", "opponent"), [("chess", "gardener"), ("zen-garden", "greedy")])
def test_unknown_games_and_levels_are_refused(game: str, opponent: str) -> None:
    with pytest.raises(ValueError, match="choose a game of zen-garden"):
        notebook.play(game, opponent)


@pytest.mark.parametrize("ply", [-1, 1])
def test_a_replay_begins_at_a_position_of_its_match(ply: int) -> None:
    with pytest.raises(ValueError, match=f"ply is from 0 to 0, not {ply}"):
        notebook.replay(hofgarten.new_game("zen-garden"), ply=ply)


def test_the_frame_contains_all_scripts_and_stores_nothing() -> None:
    document = notebook.play("zen-garden").frame
    assert document.count("<script") == document.count("</script>") == 1
    for capability in ("new Worker(", "serviceWorker", "localStorage", "indexedDB"):
        assert capability not in document
    assert "{{style}}" not in document
    assert "@font-face" not in document.partition("</style>")[0]
    assert "default-src 'none'" in document
