"""The update function: ``update(model, action)`` is pure and the only way to change the model.

Actions are objects such as ``{"do": "take", "slot": 3}``. They come from the page, so every field is validated.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model import persistence
from web.app.model import settings as saved_settings
from web.app.model.action import Action, fields_of, int_field, printable
from web.app.model.game_api.move_input import move_input_of
from web.app.model.game_api.options import options_of
from web.app.model.library import saved_matches
from web.app.model.model import BotMove, Handler, Model, Update
from web.app.model.teaching import lesson
from web.app.model.user_files import user_bots
from web.app.update import match as match_actions
from web.app.update.registry import ACTIONS, handler_of
from web.app.update.router import visit
from web.app.update.start import choose, with_new_seed

if TYPE_CHECKING:
    from web.app.model.embed.config import Embed

_VIEWING: Final = frozenset({"look", "point", "point-away"})

OF_OUR_OWN: Final = {*ACTIONS["match"], *ACTIONS["review"], *ACTIONS["hints"]} - _VIEWING | {"look-back"}
"""The actions, besides the games' steps, that change a match. They are ignored while a shared match is open."""

LONGEST_ADDRESS: Final = 1000
"""Characters of the page's address."""

ANSWERS: Final = frozenset({"answer", "hinted", "reviewed", "ask-failed"})
"""The answers of the bots' worker. After one of them the worker is idle."""


def update(model: Model | None, action: Action) -> Update:
    """Return the update for an action; an action that does not apply changes nothing."""
    if model is None or action.get("do") == "start":
        return _schedule_bot(_start(action))
    keyboard = action.get("keyboard", model.keyboard) is True
    offset = int_field(action, "offset") if "offset" in action else model.offset
    model = replace(model, now=int_field(action, "now") or model.now, offset=offset, keyboard=keyboard)
    handler = _handler(model, str(action.get("do")))
    if handler is None:
        return Update(model)
    return _cancel_stale_request(model, action, _schedule_bot(_drop_stale_hint(model, handler(model, action)), model))


def actions() -> frozenset[str]:
    """Return the names of all actions. Imports every game."""
    steps = (name for game in GAMES for name in (*move_input_of(game).steps, *options_of(game).actions))
    return frozenset(name for names in ACTIONS.values() for name in names) | {*steps}


def _handler(model: Model, do: str) -> Handler | None:
    """Return the handler of an action; None if the action does not apply."""
    if model.shared_match is not None and do in OF_OUR_OWN:
        return None
    if handler := handler_of(do):
        return handler
    if any(do in options_of(game).actions for game in GAMES):
        return choose
    own = model.match is not None and model.shared_match is None
    return match_actions.step if model.match and own and do in move_input_of(model.match.record.game).steps else None


def _start(action: Action) -> Update:
    kept = persistence.own_entries(action.get("storage"))
    settings = saved_settings.read(kept.get(saved_settings.KEY))
    bots = user_bots.from_storage(kept)
    browser = tuple(str(code) for code in action.get("languages") or ())
    model = Model(
        settings=settings,
        language=saved_settings.language(settings, browser),
        library=saved_matches.from_storage(kept),
        form=forms.fill_in(forms.from_text(settings.last_form, bots.playable, kept), fields_of(action), bots.playable),
        bots=bots,
        browser=browser,
        lessons=lesson.from_storage(kept),
        storage_snapshot=kept,
        address=printable(action.get("address"), LONGEST_ADDRESS),
        entropy=str(action.get("entropy")),
        embed=_embed_config(action.get("query")),
        now=int_field(action, "now"),
        offset=int_field(action, "offset"),
    )
    if not model.form.seed:
        model = with_new_seed(model)
    if model.embed is not None:
        from web.app.update import embed

        return embed.open_embed(model, str(action.get("place") or ""))
    return _warn_about_storage(visit(model, str(action.get("place") or "")))


def _embed_config(query: object) -> "Embed | None":
    """Return the configuration in a page's query; None if the page is not embedded."""
    if not isinstance(query, str) or not query:
        return None
    from web.app.model.embed import config

    return config.from_query(query)


def _warn_about_storage(result: Update) -> Update:
    """At the start, warn about saved texts that cannot be used, unless there is another message."""
    model = result.model
    if model.notice or not model.storage_snapshot:
        return result
    newer, damaged = persistence.newer_keys(model.storage_snapshot), persistence.damaged_keys(model.storage_snapshot)
    notice = "newer_kept" if newer else "settings_damaged" if damaged else ""
    return replace(result, model=replace(model, notice=notice))


def _drop_stale_hint(before: Model, result: Update) -> Update:
    """Drop a hint if the match has changed or was closed, and a dialog if another match is open."""
    result = _drop_stale_dialog(before, result)
    if result.model.hint is None or result.model.match is before.match:
        return result
    return replace(result, model=replace(result.model, hint=None))


def _drop_stale_dialog(before: Model, result: Update) -> Update:
    """Drop a dialog if another match is open."""
    after = result.model
    identities = {model.match.id if model.match else None for model in (before, after)}
    if after.dialog is None or after.dialog is not before.dialog or len(identities) == 1:
        return result
    return replace(result, model=replace(after, dialog=None))


def _cancel_stale_request(before: Model, action: Action, result: Update) -> Update:
    """Cancel the pending request to a bot if its answer is no longer needed."""
    answered = action.get("do") in ANSWERS
    if (
        result.bot_request
        or answered
        or not before.pending_request
        or before.pending_request == result.model.pending_request
    ):
        return result
    return replace(result, bot_request="nothing")


def _schedule_bot(result: Update, before: Model | None = None) -> Update:
    """Request a move if it is a bot's turn, unless one is pending or shown, or the match is replayed or followed."""
    model = result.model
    match = model.match
    if model.practice is not None:
        from web.app.update import rule_book, tutorial

        return tutorial.go_on(before, rule_book.go_on(result))
    if match is None or model.bot_move is not None or model.replay_at is not None or model.is_follower:
        return result
    if match.over or match.bot(match.turn) is None:
        return result
    number = model.last_request + 1
    showing = BotMove("thinking", match.at, number)
    return replace(result, model=replace(model, bot_move=showing, last_request=number), bot_request="move")
