"""Asking opponents, by the bridge alone, and bringing files; a stub stands in for Python."""

import pytest
from playwright.sync_api import Page

from e2e.stub import Show, nudge, sent


def test_opponents_are_asked_and_their_answer_is_an_action(bridge: Page) -> None:
    nudge(bridge, {"ask": {"number": 7}})
    *_, went, answered = sent(bridge)
    assert (went["do"], answered) == ("go", {"do": "answer", "number": 7, "question": {"number": 7}})


@pytest.mark.parametrize("then", [None, {"number": 8}])
def test_a_question_is_forgotten_when_no_answer_or_another_one_is_wanted(bridge: Page, then: object) -> None:
    bridge.evaluate("() => { window.thinking = new Promise((resolve) => { window.think = resolve; }); }")
    nudge(bridge, {"ask": {"number": 7}})
    sent(bridge)
    assert bridge.evaluate("() => window.asked.number") == 7
    nudge(bridge, {"ask": then})
    sent(bridge)
    assert bridge.evaluate("() => window.forgotten") == "7"


@pytest.mark.parametrize("reply", [{"do": "delete", "id": "x"}, {}])
def test_opponents_can_do_nothing_but_answer(bridge: Page, reply: dict[str, str]) -> None:
    nudge(bridge, {"ask": {"number": 7, "reply": reply}})
    assert sent(bridge)[-1] == {"do": "ask-failed", "number": 7}


def test_without_a_question_nothing_is_to_be_forgotten(bridge: Page) -> None:
    sent(bridge)
    nudge(bridge, {"ask": None})
    assert [action["do"] for action in sent(bridge)] == ["go"]


def guest(page: Page, number: int, bot: str = "a", move: int = 60) -> dict[str, object]:
    """Ask a bot of somebody's own, which has as many milliseconds for its move; returns the answer."""
    nudge(page, {"ask": {"number": number, "bot": {"id": bot}, "limits": {"install": 60, "move": move}}})
    *_, answered = sent(page)
    return answered


def workers(page: Page) -> list[str]:
    """Return the workers that were started after the table's, and which of them have been ended."""
    names: list[str] = page.evaluate("() => window.workers.slice(1)")
    return names


def test_each_bot_of_somebodys_own_has_a_worker_and_the_oldest_of_too_many_goes(bridge: Page) -> None:
    nudge(bridge, {"ask": {"number": 1}})
    for number, bot in enumerate("abacdbe"):
        answer = guest(bridge, number, bot, 10_000)
        assert (answer["do"], answer["number"]) == ("answer", number)
    assert workers(bridge) == ["opponents", "no guest", "guest", "guest", "guest", "guest"]


def test_a_bot_that_takes_too_long_is_ended_and_starts_afresh(bridge: Page) -> None:
    bridge.evaluate("() => { window.thinking = new Promise(() => {}); }")
    nudge(bridge, {"ask": {"number": 1, "bot": {"id": "a"}, "limits": {"install": 5000, "move": 1}}})
    assert sent(bridge)[-1] == {"do": "ask-failed", "why": "slow", "number": 1}
    assert workers(bridge) == ["no guest"]
    bridge.evaluate("() => { window.thinking = undefined; }")
    assert guest(bridge, 2, move=10_000)["do"] == "answer"
    assert workers(bridge) == ["no guest", "guest"]


def test_a_bot_that_cannot_be_installed_in_time_is_not_waited_for_again(bridge: Page) -> None:
    bridge.evaluate("() => { window.installing = new Promise(() => {}); }")
    nudge(bridge, {"ask": {"number": 1, "bot": {"id": "a"}, "limits": {"install": 1, "move": 5000}}})
    assert sent(bridge)[-1] == {"do": "ask-failed", "why": "slow", "number": 1}
    bridge.evaluate("() => { window.installing = undefined; }")
    assert guest(bridge, 2, move=10_000) == {"do": "ask-failed", "why": "slow", "number": 2}
    assert workers(bridge) == ["no guest"]


def test_what_is_wrong_with_a_bot_is_told(bridge: Page) -> None:
    bridge.evaluate("""() => { window.fault = { do: "ask-failed", why: "install", detail: "x" }; }""")
    assert guest(bridge, 1) == {"do": "ask-failed", "why": "install", "detail": "x", "number": 1}


def test_a_bot_that_nobody_waits_for_any_more_is_ended(bridge: Page) -> None:
    bridge.evaluate("() => { window.thinking = new Promise(() => {}); }")
    ask = {"number": 1, "bot": {"id": "a"}, "limits": {"install": 60_000, "move": 60_000}}
    nudge(bridge, {"ask": ask}, {"ask": None})
    sent(bridge)
    assert workers(bridge) == ["no guest"]


@pytest.mark.firefox
def test_files_are_sent_whole_or_not_at_all_and_can_be_chosen_again(bridge: Page, show: Show) -> None:
    show('<label>File <input type="file" data-file="bring" data-most="4"></label>')
    for content, wanted in ((b"abcd", "YWJjZA=="), (b"abcde", None), (b"", ""), (b"abcd", "YWJjZA==")):
        bridge.get_by_label("File").set_input_files({"name": "a.py", "mimeType": "", "buffer": content})
        (action,) = sent(bridge)
        assert action == {"do": "bring", "file": "a.py", "size": len(content), "content": wanted}
