"""The update function: ``update(model, action)`` is pure and the only way to change the model.

Actions are objects such as ``{"do": "take", "slot": 3}``. They come from the page, so every field is validated.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms, persistence, settings as saved_settings
from web.app.model.action import Action, Fields, InvalidAction, bind, printable
from web.app.model.game_api.game_page import move_input_of, options_of
from web.app.model.library import saved_matches
from web.app.model.mode import may
from web.app.model.model import Browser, MatchPage, Model, Permission, Update
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots
from web.app.update.open_match import with_new_seed
from web.app.update.registry import handler_of, in_match, modules
from web.app.update.router import visit

if TYPE_CHECKING:
    from web.app.model.embed.config import Embed

MAX_ADDRESS_LENGTH: Final = 1000
"""Characters of the page's address."""


def update(model: Model | None, action: Action) -> Update:
    """Return the update for an action. One that does not apply, or has a missing or wrong field, changes nothing.

    Raises:
        InvalidAction: The first action has a missing or wrong field.
    """
    if model is None:
        return _without_busy_review(_after_action(None, bind(start, action)()))
    try:
        now, handle = bind(in_context, action)(model), _handler(model, action)
    except InvalidAction:
        return Update(model)
    if handle is None:
        return Update(now)
    return _without_busy_review(_after_action(now, _drop_stale_dialog(now, handle(now))))


def declarations() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield the name of each action and the function that declares its fields. Imports every game.

    Games may share a name.
    """
    yield "start", start
    for name in modules():
        yield name, handler_of(name)
    for game in GAMES:
        yield from options_of(game).actions.items()
        yield from ((name, step.change) for name, step in move_input_of(game).steps.items())


def _handler(model: Model, action: Action) -> Callable[[Model], Update] | None:
    """Return the handler of an action, with its fields; None if the action does not apply."""
    do, page = str(action.get("do")), model.page
    if do in modules():
        handle = bind(handler_of(do), action)
        return handle if may(page, do, has_library=model.has_library) else None
    match = page.match if isinstance(page, MatchPage) and may(page, "confirm") else None
    if match is None and (change := options_of(model.form.game).actions.get(do)):
        from web.app.update.start import choose

        return partial(bind(choose, action), change=bind(change, action))
    steps = move_input_of(match.record.game).steps if match else {}
    if do not in steps:
        return None
    from web.app.update.match import step

    return partial(in_match(step), name=do, change=bind(steps[do].change, action))


def in_context(model: Model, *, now: int = 0, offset: int | None = None, keyboard: bool | None = None) -> Model:
    """Return the model with the fields that every action may have."""
    return replace(
        model,
        now=now or model.now,
        offset=model.offset if offset is None else offset,
        keyboard=model.keyboard if keyboard is None else keyboard,
    )


def start(  # noqa: PLR0913 - the fields of an action
    *,
    storage: Mapping[str, str],
    languages: Sequence[str],
    fields: Fields,
    entropy: str,
    now: int,
    offset: int = 0,
    place: str = "",
    address: str = "",
    query: str = "",
    days: Mapping[str, str] = saved_matches.NO_DAYS,
    notifications: Permission = "default",
    previews: bool = False,
) -> Update:
    """Return the update for the first action: the start screen, or the place in the page's address."""
    stored = persistence.own_entries(storage)
    settings = saved_settings.read(stored.get(saved_settings.KEY))
    bots = user_bots.from_storage(stored)
    preferred = tuple(languages)
    form = forms.from_text(settings.last_form, bots.playable, stored)
    if "game" in fields:  # selected before Python was there, and with it the options among the fields
        form = forms.fill_in(form, {"game": fields["game"]}, bots.playable, stored)
    model = Model(
        settings=settings,
        language=saved_settings.language(settings, preferred),
        library=saved_matches.from_storage(stored, days),
        form=forms.fill_in(form, fields, bots.playable, stored),
        bots=bots,
        browser=Browser(preferred, printable(address, MAX_ADDRESS_LENGTH), entropy, notifications, previews),
        lessons=lesson_progress.from_storage(stored),
        puzzles=stored.get(persistence.PUZZLES_KEY, ""),
        storage_snapshot=stored,
        embed=_embed_config(query),
        now=now,
        offset=offset,
    )
    if not model.form.seed:
        model = with_new_seed(model)
    if model.embed is not None:
        from web.app.update import embed

        return embed.open_embed(model, model.embed, place)
    return _warn_about_storage(visit(model, place))


def _embed_config(query: str) -> "Embed | None":
    """Return the configuration in a page's query; None if the page is not embedded."""
    if not query:
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


def _drop_stale_dialog(before: Model, result: Update) -> Update:
    """Drop a dialog if another match is open."""
    after = result.model
    identities = {page.match.id if isinstance(page, MatchPage) else None for page in (before.page, after.page)}
    if after.dialog is None or after.dialog is not before.dialog or len(identities) == 1:
        return result
    return replace(result, model=replace(after, dialog=None))


def _without_busy_review(result: Update) -> Update:
    """End the background review if the page is not idle."""
    model = result.model
    if model.background.review is None or model.is_idle:
        return result
    return replace(result, model=replace(model, background=model.background._replace(review=None)))


def _after_action(before: Model | None, result: Update) -> Update:
    """Take the steps that follow an action in a match by themselves."""
    page = result.model.page
    if not isinstance(page, MatchPage):
        return result
    from web.app.update.after_action import after_action

    return after_action(before, result, page)
