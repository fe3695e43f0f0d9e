"""Asking opponents, by the bridge alone, and bringing files; a stub stands in for Python."""

import pytest
from playwright.sync_api import Page

from e2e.fake_python import Show, nudge, sent
from tests.kit.page_guard import Watch

LIMITS = {"prepare": 60_000, "install": 60_000, "move": 60_000}
"""How long a bot may take, in milliseconds: no test waits for that."""


def answered(page: Page) -> dict[str, object]:
    """Return what Python is sent when a question has been answered: the first time the page has to fetch a script."""
    for _ in range(100):
        actions = [action for action in sent(page) if action["do"] not in {"start", "go"}]
        if actions:
            return actions[-1]
    pytest.fail("there is no answer")


def test_opponents_are_asked_and_their_answer_is_an_action(bridge: Page) -> None:
    nudge(bridge, {"bot_request": {"number": 7}})
    assert answered(bridge) == {"do": "answer", "number": 7, "question": {"number": 7}}


def kept(page: Page, name: str) -> object:
    """Return what the stub keeps under a name, once it does: the first question waits for a script to be fetched."""
    for _ in range(100):
        sent(page)
        if (value := page.evaluate("(name) => window[name]", name)) is not None:
            return value
    pytest.fail(f"there is no {name}")


@pytest.mark.parametrize("then", [None, {"number": 8}])
def test_a_question_is_forgotten_when_no_answer_or_another_one_is_wanted(bridge: Page, then: object) -> None:
    bridge.evaluate("() => { window.thinking = new Promise((resolve) => { window.think = resolve; }); }")
    nudge(bridge, {"bot_request": {"number": 7}})
    assert kept(bridge, "asked") == {"number": 7}
    nudge(bridge, {"bot_request": then})
    assert kept(bridge, "forgotten") == "7"


NO_ANSWERS = [{"do": "delete", "id": "x"}, {}, None, 1, "answer"]


@pytest.mark.parametrize("reply", NO_ANSWERS)
def test_opponents_can_do_nothing_but_answer(bridge: Page, watch: Watch, reply: object) -> None:
    watch.allow("no answer")
    nudge(bridge, {"bot_request": {"number": 7, "reply": reply}})
    assert answered(bridge) == {"do": "ask-failed", "why": "", "detail": "no answer", "number": 7}


def test_of_what_a_bot_says_the_table_is_sent_a_few_short_texts(bridge: Page) -> None:
    reply = {"do": "answer", "event": "x" * 5000, "why": [[]], "number": 8, "more": "y"}
    nudge(bridge, {"bot_request": {"number": 7, "bot": {"id": "a"}, "limits": LIMITS, "reply": reply}})
    assert answered(bridge) == {"do": "answer", "event": "x" * 1000, "number": 7}


@pytest.mark.parametrize("reply", [*NO_ANSWERS, {"do": "hinted"}])
def test_a_bot_can_do_nothing_but_move_and_is_ended_when_it_tries(bridge: Page, reply: object) -> None:
    nudge(bridge, {"bot_request": {"number": 7, "bot": {"id": "a"}, "limits": LIMITS, "reply": reply}})
    assert answered(bridge) == {"do": "ask-failed", "why": "failed", "detail": "no answer", "number": 7}
    assert workers(bridge) == ["no user_bot_worker"]


def test_without_a_question_nothing_is_to_be_forgotten(bridge: Page) -> None:
    sent(bridge)
    nudge(bridge, {"bot_request": None})
    assert [action["do"] for action in sent(bridge)] == ["go"]


def guest(page: Page, number: int, bot: str = "a", **limits: int) -> dict[str, object]:
    """Ask a bot of somebody's own, which has as many milliseconds for each thing it does; returns the answer."""
    nudge(page, {"bot_request": {"number": number, "bot": {"id": bot}, "limits": LIMITS | limits}})
    return answered(page)


def workers(page: Page) -> list[str]:
    """Return the workers that were started after the table's, and which of them have been ended."""
    names: list[str] = page.evaluate("() => window.workers.slice(1)")
    return names


def test_each_bot_of_somebodys_own_has_a_worker_and_the_oldest_of_too_many_goes(bridge: Page) -> None:
    nudge(bridge, {"bot_request": {"number": 1}})
    for number, bot in enumerate("abacdbe"):
        answer = guest(bridge, number, bot)
        assert (answer["do"], answer["number"]) == ("answer", number)
    assert workers(bridge) == [
        "bot_worker",
        "no user_bot_worker",
        "user_bot_worker",
        "user_bot_worker",
        "user_bot_worker",
        "user_bot_worker",
    ]
    assert bridge.evaluate("() => [window.prepared, window.installed]") == [5, 5], "each once"


def test_a_bot_that_takes_too_long_is_ended_and_starts_afresh(bridge: Page) -> None:
    bridge.evaluate("() => { window.thinking = new Promise(() => {}); }")
    assert guest(bridge, 1, move=1) == {"do": "ask-failed", "why": "slow", "number": 1}
    assert workers(bridge) == ["no user_bot_worker"]
    bridge.evaluate("() => { window.thinking = undefined; }")
    assert guest(bridge, 2)["do"] == "answer"
    assert workers(bridge) == ["no user_bot_worker", "user_bot_worker"]


def test_a_bot_that_blocks_its_worker_after_a_move_is_ended_as_soon_as_any(bridge: Page) -> None:
    assert guest(bridge, 1)["do"] == "answer"
    stuck = "window.preparing = window.installing = window.thinking = new Promise(() => {});"
    bridge.evaluate(f"() => {{ {stuck} }}")
    assert guest(bridge, 2, move=1) == {"do": "ask-failed", "why": "slow", "number": 2}
    assert workers(bridge) == ["no user_bot_worker"]


def test_a_bot_whose_worker_never_gets_ready_loses_its_move_and_starts_afresh(bridge: Page) -> None:
    bridge.evaluate("() => { window.preparing = new Promise(() => {}); }")
    for number in (1, 2, 3):
        assert guest(bridge, number, prepare=1) == {"do": "ask-failed", "why": "slow", "number": number}
    assert workers(bridge) == ["no user_bot_worker"] * 3
    bridge.evaluate("() => { window.preparing = undefined; }")
    assert guest(bridge, 4)["do"] == "answer"


def test_a_bot_that_cannot_be_installed_in_time_is_tried_once_more_and_not_again(bridge: Page) -> None:
    bridge.evaluate("() => { window.installing = new Promise(() => {}); }")
    assert guest(bridge, 1, install=1) == {"do": "ask-failed", "why": "slow", "number": 1}
    assert guest(bridge, 2, install=1) == {"do": "ask-failed", "why": "slow", "number": 2}
    bridge.evaluate("() => { window.installing = undefined; }")
    assert guest(bridge, 3) == {"do": "ask-failed", "why": "slow", "number": 3}
    assert workers(bridge) == ["no user_bot_worker", "no user_bot_worker"]
    assert guest(bridge, 4, "b")["do"] == "answer"


def test_a_bot_that_nobody_waited_for_is_not_held_to_be_slow(bridge: Page) -> None:
    bridge.evaluate("() => { window.installing = new Promise(() => {}); }")
    late: list[object] = []
    for number in (1, 2):
        ask = {"number": number, "bot": {"id": "a"}, "limits": {**LIMITS, "install": 200}}
        nudge(bridge, {"bot_request": ask}, {"bot_request": None})
    while len(late) < 2:
        late += [action["number"] for action in sent(bridge) if action["do"] == "ask-failed"]
    bridge.evaluate("() => { window.installing = undefined; }")
    assert guest(bridge, 3)["do"] == "answer"


def test_a_bot_that_was_slow_to_come_once_plays_on(bridge: Page) -> None:
    bridge.evaluate("() => { window.installing = new Promise(() => {}); }")
    guest(bridge, 1, install=1)
    bridge.evaluate("() => { window.installing = undefined; }")
    assert guest(bridge, 2)["do"] == "answer"


def test_what_is_wrong_with_a_bot_is_told(bridge: Page) -> None:
    bridge.evaluate("""() => { window.fault = { do: "ask-failed", why: "install", detail: "x" }; }""")
    assert guest(bridge, 1) == {"do": "ask-failed", "why": "install", "detail": "x", "number": 1}


def test_a_bot_that_nobody_waits_for_any_more_is_ended(bridge: Page) -> None:
    bridge.evaluate("() => { window.thinking = new Promise(() => {}); }")
    ask = {"number": 1, "bot": {"id": "a"}, "limits": LIMITS}
    nudge(bridge, {"bot_request": ask}, {"bot_request": None})
    sent(bridge)
    assert workers(bridge) == ["no user_bot_worker"]


@pytest.mark.firefox
def test_files_are_sent_whole_or_not_at_all_and_can_be_chosen_again(bridge: Page, show: Show) -> None:
    show('<label>File <input type="file" data-file="bring" data-most="4"></label>')
    for content, wanted in ((b"abcd", "YWJjZA=="), (b"abcde", None), (b"", ""), (b"abcd", "YWJjZA==")):
        bridge.get_by_label("File").set_input_files({"name": "a.py", "mimeType": "", "buffer": content})
        (action,) = sent(bridge)
        assert action == {"do": "bring", "file": "a.py", "size": len(content), "content": wanted}
