"""Bot requests and chosen files in the scripts alone; a stub replaces Python."""

import pytest
from playwright.sync_api import Page

from e2e.fake_python import Show, send_replies, sent
from tests.kit.page_guard import PageGuard
from tests.kit.thorough import first_of

pytestmark = pytest.mark.fresh

LIMITS = {"prepare": 60_000, "install": 60_000, "move": 60_000}
"""Time limits of bots in milliseconds, too long to be reached in a test."""
IDLE_MS = 61_000
"""More milliseconds than an idle worker is kept."""
AWAY_MS = 10_000
"""Milliseconds within which the memory of a match is given back after it was left."""
ONLY_WORKER = "(name) => window.workers.slice(1).join() === name"
"""Returns true if one worker has been started after the app worker, and has this name."""


def answered(page: Page) -> dict[str, object]:
    """Return the action after a bot's answer. The first request has to load a script."""
    for _ in range(100):
        actions = [action for action in sent(page) if action["do"] not in {"start", "go"}]
        if actions:
            return actions[-1]
    pytest.fail("there is no answer")


def test_bots_are_asked_and_their_answer_is_an_action(stub_page: Page) -> None:
    send_replies(stub_page, {"bot_request": {"number": 7}})
    assert answered(stub_page) == {"do": "answer", "event": "", "number": 7, "question": {"number": 7}}


def stub_value(page: Page, name: str) -> object:
    """Return the stub's value under a name as soon as it exists: the first request has to load a script."""
    for _ in range(100):
        sent(page)
        if (value := page.evaluate("(name) => window[name]", name)) is not None:
            return value
    pytest.fail(f"there is no {name}")


@pytest.mark.thorough
@pytest.mark.parametrize("then", [None, {"number": 8}])
def test_a_request_is_dropped_when_it_is_withdrawn_or_replaced(stub_page: Page, then: object) -> None:
    stub_page.evaluate("() => { window.thinking = new Promise((resolve) => { window.think = resolve; }); }")
    send_replies(stub_page, {"bot_request": {"number": 7}})
    assert stub_value(stub_page, "asked") == {"number": 7}
    send_replies(stub_page, {"bot_request": then})
    assert stub_value(stub_page, "forgotten") == "7"


def test_idle_workers_end_and_the_bots_start_again_while_a_move_is_chosen(stub_page: Page, show: Show) -> None:
    stub_page.clock.install()
    send_replies(stub_page, {"bot_request": {"number": 7}})
    assert answered(stub_page)["number"] == 7
    assert ask_user_bot(stub_page, 8)["number"] == 8
    stub_page.clock.fast_forward(IDLE_MS)
    show('<main class="match"></main>')
    assert workers(stub_page) == ["no bot_worker", "no user_bot_worker"]
    send_replies(stub_page, {}, {})
    assert workers(stub_page) == ["no bot_worker", "no user_bot_worker", "bot_worker"]
    stub_page.clock.fast_forward(IDLE_MS)
    assert workers(stub_page)[-1] == "no bot_worker"


@pytest.mark.thorough
def test_the_bots_end_soon_after_a_match_is_left(stub_page: Page, show: Show) -> None:
    stub_page.clock.install()
    show('<main class="match"></main>')
    send_replies(stub_page, {"bot_request": {"number": 7}})
    assert answered(stub_page)["number"] == 7
    stub_page.clock.fast_forward(AWAY_MS)
    assert workers(stub_page) == ["bot_worker"]
    show("<main></main>")
    stub_page.clock.fast_forward(AWAY_MS)
    assert workers(stub_page) == ["no bot_worker"]


@pytest.mark.thorough
def test_a_series_takes_little_memory_where_it_is_unknown_and_returns_it(stub_page: Page) -> None:
    stub_page.evaluate("""() => {
        delete Navigator.prototype.deviceMemory;
        Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
    }""")
    send_replies(stub_page, {"bot_request": {"number": 7}})
    assert answered(stub_page)["number"] == 7
    run = {"kind": "run", "number": 3, "bots": [], "limits": LIMITS, "jobs": ["1"] * 5}
    send_replies(stub_page, {"command": run})
    assert answered(stub_page).items() >= {"do": "series-end", "reason": "done"}.items()
    assert workers(stub_page) == ["no bot_worker", "no series_worker"]


NO_ANSWERS = [{"do": "delete", "id": "x"}, {}, None, 1, "answer"]


@pytest.mark.parametrize("reply", first_of(NO_ANSWERS))
def test_bots_can_only_answer(stub_page: Page, guard: PageGuard, reply: object) -> None:
    guard.allow("no answer")
    send_replies(stub_page, {"bot_request": {"number": 7, "reply": reply}})
    assert answered(stub_page) == {"do": "ask-failed", "reason": "", "detail": "no answer", "number": 7}


@pytest.mark.thorough
def test_only_short_texts_of_a_bots_answer_are_passed_on(stub_page: Page) -> None:
    reply = {"do": "answer", "event": "x" * 5000, "reason": [[]], "number": 8, "more": "y"}
    send_replies(stub_page, {"bot_request": {"number": 7, "bot": {"id": "a"}, "limits": LIMITS, "reply": reply}})
    assert answered(stub_page) == {"do": "answer", "event": "x" * 1000, "number": 7}


@pytest.mark.parametrize("reply", first_of([{"do": "hinted"}, {"do": "answer", "event": "x" * 10_000}, *NO_ANSWERS]))
def test_a_bot_can_only_move_and_is_stopped_if_it_tries_more(stub_page: Page, reply: object) -> None:
    send_replies(stub_page, {"bot_request": {"number": 7, "bot": {"id": "a"}, "limits": LIMITS, "reply": reply}})
    assert answered(stub_page) == {"do": "ask-failed", "reason": "failed", "detail": "no answer", "number": 7}
    assert workers(stub_page) == ["no user_bot_worker"]


def ask_user_bot(page: Page, number: int, bot: str = "a", **limits: int) -> dict[str, object]:
    """Ask a user bot, with this time limit in milliseconds for each step; return its answer."""
    send_replies(page, {"bot_request": {"number": number, "bot": {"id": bot}, "limits": LIMITS | limits}})
    return answered(page)


def workers(page: Page) -> list[str]:
    """Return the workers started after the app worker, with a mark for those that have been stopped."""
    names: list[str] = page.evaluate("() => window.workers.slice(1)")
    return names


@pytest.mark.thorough
def test_each_user_bot_has_a_worker_and_the_oldest_of_too_many_is_stopped(stub_page: Page) -> None:
    send_replies(stub_page, {"bot_request": {"number": 1}})
    for number, bot in enumerate("abacdbe"):
        answer = ask_user_bot(stub_page, number, bot)
        assert (answer["do"], answer["number"]) == ("answer", number)
    assert workers(stub_page) == [
        "bot_worker",
        "no user_bot_worker",
        "user_bot_worker",
        "user_bot_worker",
        "user_bot_worker",
        "user_bot_worker",
    ]
    assert stub_page.evaluate("() => [window.prepared, window.installed]") == [5, 5], "each once"


def test_a_bot_over_its_time_limit_is_stopped_and_restarted(stub_page: Page) -> None:
    stub_page.evaluate("() => { window.thinking = new Promise(() => {}); }")
    assert ask_user_bot(stub_page, 1, move=1) == {"do": "ask-failed", "reason": "slow", "number": 1}
    assert workers(stub_page) == ["no user_bot_worker"]
    stub_page.evaluate("() => { window.thinking = undefined; }")
    assert ask_user_bot(stub_page, 2)["do"] == "answer"
    assert workers(stub_page) == ["no user_bot_worker", "user_bot_worker"]


@pytest.mark.thorough
def test_a_bot_that_blocks_its_worker_after_a_move_is_stopped(stub_page: Page) -> None:
    assert ask_user_bot(stub_page, 1)["do"] == "answer"
    stuck = "window.preparing = window.installing = window.thinking = new Promise(() => {});"
    stub_page.evaluate(f"() => {{ {stuck} }}")
    assert ask_user_bot(stub_page, 2, move=1) == {"do": "ask-failed", "reason": "slow", "number": 2}
    assert workers(stub_page) == ["no user_bot_worker"]


def test_a_bot_whose_worker_does_not_start_loses_its_move_and_is_restarted(stub_page: Page) -> None:
    stub_page.evaluate("() => { window.preparing = new Promise(() => {}); }")
    for number in (1, 2, 3):
        assert ask_user_bot(stub_page, number, prepare=1) == {"do": "ask-failed", "reason": "slow", "number": number}
    assert workers(stub_page) == ["no user_bot_worker"] * 3
    stub_page.evaluate("() => { window.preparing = undefined; }")
    assert ask_user_bot(stub_page, 4)["do"] == "answer"


@pytest.mark.thorough
def test_a_bot_with_a_slow_installation_is_retried_once(stub_page: Page) -> None:
    stub_page.evaluate("() => { window.installing = new Promise(() => {}); }")
    assert ask_user_bot(stub_page, 1, install=1) == {"do": "ask-failed", "reason": "slow", "number": 1}
    assert ask_user_bot(stub_page, 2, install=1) == {"do": "ask-failed", "reason": "slow", "number": 2}
    stub_page.evaluate("() => { window.installing = undefined; }")
    assert ask_user_bot(stub_page, 3) == {"do": "ask-failed", "reason": "slow", "number": 3}
    assert workers(stub_page) == ["no user_bot_worker", "no user_bot_worker"]
    assert ask_user_bot(stub_page, 4, "b")["do"] == "answer"


@pytest.mark.thorough
def test_a_bot_is_not_counted_as_slow_after_a_withdrawn_request(stub_page: Page) -> None:
    stub_page.evaluate("() => { window.installing = new Promise(() => {}); }")
    for number in (1, 2):
        ask = {"number": number, "bot": {"id": "a"}, "limits": {**LIMITS, "install": 200}}
        send_replies(stub_page, {"bot_request": ask}, {"bot_request": None})
    # It waits as long as the two before, which began earlier.
    assert ask_user_bot(stub_page, 3, install=200)["do"] == "ask-failed"
    stub_page.evaluate("() => { window.installing = undefined; }")
    assert ask_user_bot(stub_page, 4)["do"] == "answer"


@pytest.mark.thorough
def test_a_bot_that_started_slowly_once_plays_on(stub_page: Page) -> None:
    stub_page.evaluate("() => { window.installing = new Promise(() => {}); }")
    ask_user_bot(stub_page, 1, install=1)
    stub_page.evaluate("() => { window.installing = undefined; }")
    assert ask_user_bot(stub_page, 2)["do"] == "answer"


def test_a_bot_is_stopped_when_its_request_is_withdrawn(stub_page: Page) -> None:
    stub_page.evaluate("() => { window.thinking = new Promise(() => {}); }")
    ask = {"number": 1, "bot": {"id": "a"}, "limits": LIMITS}
    send_replies(stub_page, {"bot_request": ask})
    stub_page.wait_for_function(ONLY_WORKER, arg="user_bot_worker")
    send_replies(stub_page, {"bot_request": None})
    stub_page.wait_for_function(ONLY_WORKER, arg="no user_bot_worker")


@pytest.mark.firefox(thorough=True)
def test_files_are_sent_whole_or_not_at_all_and_can_be_chosen_again(stub_page: Page, show: Show) -> None:
    show('<label>File <input type="file" data-file="bring" data-most="4"></label>')
    for content, wanted in ((b"abcd", "YWJjZA=="), (b"abcde", None), (b"", ""), (b"abcd", "YWJjZA==")):
        stub_page.get_by_label("File").set_input_files({"name": "a.py", "mimeType": "", "buffer": content})
        (action,) = sent(stub_page)
        assert action == {"do": "bring", "file": "a.py", "size": len(content), "content": wanted}
