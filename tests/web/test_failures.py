"""Exceptions in every stage of an action: the visit goes on, and nothing that the model waits for is lost."""

from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished
from tests.web.harness import START, answer as bot_answer
from tests.web.languages import languages
from web.app import program, texts
from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import PREFIX, SavedMatch
from web.app.model.match.serialize import to_text
from web.app.model.model import HOME, SHARE_PLACE, MatchPage, StartPage
from web.app.program import Visit, answer
from web.app.texts import Words

GAME = next(iter(GAMES))
FIELDS = {"kind-0": "person", "kind-1": "apprentice", "players": "2", "seed": "7"}
PLAY = {"do": "play", "fields": FIELDS, "now": 2}
LINK = f"{SHARE_PLACE}1x"


def fail(*_: object, **__: object) -> NoReturn:
    raise ValueError("this cannot be read")


def begun(**start: Any) -> tuple[Visit, dict[str, Any]]:
    """Return a visit after its first action, and the reply."""
    visit, reply = answer(Visit(), {**START, **start})
    return visit, dict(reply)


def then(visit: Visit, action: dict[str, Any]) -> tuple[Visit, dict[str, Any]]:
    visit, reply = answer(visit, action)
    return visit, dict(reply)


@languages
@pytest.mark.parametrize(
    ("place", "stage"),
    [
        (LINK, "web.app.model.links.share_link.read_share_link"),
        ("#turn/1x", "web.app.model.links.turn_link.read_code"),
        ("#progress", "web.app.view.layout.screen_of"),
    ],
    ids=["parser", "update", "view"],
)
def test_a_link_that_fails_opens_the_rest_of_the_page(
    place: str, stage: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage, fail)
    visit, reply = begun(place=place, languages=[language])
    for _ in range(2):
        assert visit.model is not None
        assert isinstance(visit.model.page, StartPage)
        assert Words(language)("notice.unopenable") in reply["html"] + "".join(reply["chunks"].values())
        assert (reply["place"], reply["replace"], "failed" in reply) == (HOME, True, False)
        assert "cannot be read" in reply["log"]
        visit, _ = then(visit, {"do": "close", "now": 2})
        # The same link again, while the page is open.
        visit, reply = then(visit, {"do": "go", "place": place, "now": 3})
    visit, begun_match = then(visit, PLAY)
    visit, reply = then(visit, {"do": "go", "place": place, "now": 4})
    assert visit.model is not None
    assert isinstance(visit.model.page, MatchPage), "a match stays open"
    assert (reply["place"], visit.model.notice) == (begun_match["place"], "unopenable")


def test_a_pack_that_cannot_be_fetched_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(*_: object) -> None:
        raise OSError("no network")

    with monkeypatch.context() as patch:
        patch.setattr("web.app.update.router.import_module", fetch)
        visit, reply = begun(place="#rules")
        assert visit.model is not None
        assert (visit.model.notice, reply["place"]) == ("unopenable", HOME)
        visit, reply = then(visit, {"do": "go", "place": "#rules", "now": 2})
        assert "no network" in reply["failed"]
    visit, reply = then(visit, {"do": "go", "place": "#rules", "now": 3})
    assert (reply["place"], "failed" in reply) == ("#rules", False)


def test_texts_whose_pack_cannot_be_fetched_are_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(*_: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(texts, "_texts_of", cache(texts._LazyTexts))
    words = Words("nl")
    with monkeypatch.context() as patch:
        patch.setattr(texts, "optional", fetch)
        with pytest.raises(OSError, match="no network"):
            words("invite.title", name="Ada")
    assert "Ada" in words("invite.title", name="Ada")


@pytest.mark.filterwarnings("ignore:The saved match")
def test_a_pack_that_cannot_be_fetched_makes_no_match_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(*_: object) -> None:
        raise OSError("no network")

    match = finished(GAME)
    saved = SavedMatch(match.id, to_text(match))
    with monkeypatch.context() as patch:
        patch.setattr("web.app.model.match.serialize.read_record", fetch)
        patch.setattr("web.app.model.library.read_summary.read_record", fetch)
        assert (saved.match, saved.summary) == (None, None)
    assert saved.match == match
    assert saved.summary is not None


def test_storage_that_fails_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    read = saved_matches.from_storage
    monkeypatch.setattr(saved_matches, "from_storage", lambda stored, *rest: fail() if stored else read(stored, *rest))
    visit, reply = begun(storage={f"{PREFIX}m": to_text(finished(GAME))})
    assert "cannot be read" in reply["failed"], "the banner says that something is wrong"
    assert "save" not in reply
    visit, reply = then(visit, PLAY)
    assert set(reply["base"].values()) == {None}, "nothing that is there is overwritten"


@pytest.mark.parametrize(
    ("query", "stage", "fault"),
    [
        ("embed=replay", "web.app.model.links.share_link.read_share_link", "record"),
        ("embed=analysis&position=x", "web.app.update.analysis.open_position", "record"),
        ("embed=puzzle&puzzle=zen-garden", "web.app.update.puzzles.open_screen", "puzzle"),
        ("embed=bot&bot=1x", "web.app.model.workshop.share.unpack", "bot"),
    ],
)
def test_an_embed_that_fails_tells_its_host(
    query: str, stage: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage, fail)
    _, reply = begun(query=f"?{query}", place=LINK)
    assert reply["post"] == [{"type": "error", "reason": fault}]
    assert "failed" not in reply


def test_a_record_of_the_host_that_fails_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    visit, _ = begun(query="?embed=replay")
    monkeypatch.setattr("web.app.update.embed.read_record", fail)
    _, reply = then(visit, {"do": "host-load", "record": "{}", "now": 2})
    assert reply["post"] == [{"type": "error", "reason": "record"}]


@pytest.fixture
def thinking() -> tuple[Visit, dict[str, Any]]:
    """Return a visit in which a bot is to move, and the request to it."""
    visit, reply = then(begun()[0], PLAY | {"fields": FIELDS | {"kind-0": "apprentice"}})
    return visit, reply["bot_request"]


@pytest.mark.parametrize("stage", ["update", "page", "due_writes"])
def test_after_a_failure_every_effect_of_the_model_is_sent_again(
    stage: str, thinking: tuple[Visit, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    visit, request = thinking
    works: Callable[..., Any] = getattr(program, stage)
    moved = {**bot_answer(request), "now": 3}
    monkeypatch.setattr(program, "connection_of", lambda model: {"room": "r"} if model else None)
    monkeypatch.setattr(program, stage, fail)
    visit, reply = then(visit, moved)
    assert "cannot be read" in reply["failed"]
    assert (reply["bot_request"], reply["timer"], reply["room"]) == (request, None, {"room": "r"})
    visit, reply = then(visit, moved)
    assert reply.keys() == {"failed"}, "a failure that stays is not tried for ever"
    monkeypatch.setattr(program, stage, works)
    visit, reply = then(visit, {"do": "unhover", "now": 4})
    assert (reply["bot_request"], reply["room"]) == (request, {"room": "r"})
    visit, reply = then(visit, moved)
    next_step = reply["timer"]["action"]
    assert next_step["do"] == "show-next"
    monkeypatch.setattr(program, stage, fail)
    visit, reply = then(visit, {**next_step, "now": 5})
    assert (reply["timer"]["action"], reply["bot_request"]) == (next_step, None)


def test_a_first_action_of_another_form_is_reported() -> None:
    visit, reply = then(Visit(), {"do": "start"})
    assert visit.model is None
    assert "InvalidAction" in reply["failed"]
