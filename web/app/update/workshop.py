"""Actions of the workshop: create, edit, rename and remove bots, and keep their versions."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from typing import Concatenate, Final, Literal, ParamSpec

from web.app.model.action import Fields
from web.app.model.model import WORKSHOP, Handler, Model, Screen, Update
from web.app.model.user_files import user_files
from web.app.model.workshop import bots as workshop_bots
from web.app.model.workshop.bots import LARGEST, WorkshopBot, bot_of, free_name, with_bot, with_version
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.workshop import PANELS, Workshop
from web.app.texts import Words

Fields_ = ParamSpec("Fields_")

NAME_FIELD: Final = "bot-name"
"""The id of the field with the bot's name."""


def open_screen(model: Model, subject: str, origin: str) -> Update:
    """Open a bot and one of the panels, ``<id>/<panel>``; without a bot of this id, the list of bots."""
    identity, _, panel = subject.partition("/")
    bot, state = bot_of(model.bots, identity), model.workshop or Workshop()
    if bot is None:
        state = replace(state, bot="", offer=None, marks=())
        return Update(replace(model, workshop=state, page=Screen(WORKSHOP, "", origin)), stop_timer=True)
    if state.bot != bot.id or state.offer is not None:
        state = replace(_filled(state, bot), offer=None, marks=())
    state = replace(state, panel=panel if panel in PANELS else PANELS[0])
    return Update(replace(model, workshop=state, page=Screen(WORKSHOP, place_of(state), origin)), stop_timer=True)


def place_of(state: Workshop) -> str:
    """Return the subject of an open bot and panel."""
    return state.bot if state.panel == PANELS[0] else f"{state.bot}/{state.panel}"


def _filled(state: Workshop, bot: WorkshopBot) -> Workshop:
    """Return the state with the editor filled with a bot's source."""
    return replace(state, bot=bot.id, shown=bot.source, fills=state.fills + 1)


def with_open_bot(
    handle: Callable[Concatenate[Model, Workshop, WorkshopBot, Fields_], Update],
) -> Callable[Concatenate[Model, Fields_], Update]:
    """Return a handler that applies only while a bot is open in the workshop."""

    @wraps(handle)
    def handler(model: Model, *given: Fields_.args, **fields: Fields_.kwargs) -> Update:
        state, page = model.workshop, model.page
        bot = bot_of(model.bots, state.bot) if state and isinstance(page, Screen) and page.name == WORKSHOP else None
        return handle(model, state, bot, *given, **fields) if state and bot else Update(model)

    return handler


def _new(model: Model, *, example: str) -> Update:
    """Create a bot from one of the worked ones, and open it."""
    if example not in EXAMPLES:
        return Update(model)
    return create(model, Words(model.language).of("workshop.example", example), EXAMPLES[example])


def create(model: Model, name: str, source: str) -> Update:
    """Create a bot with a source, and open it."""
    name = free_name(model.bots, name)
    bot = WorkshopBot(workshop_bots.identity_of(model.entropy, model.now, name), name, source)
    bots = user_files.saying(with_bot(model.bots, with_version(bot, model.now)), "")
    update = open_screen(replace(model, bots=bots, notice=""), bot.id, "")
    return replace(update, focus=NAME_FIELD)


def _edit(model: Model, state: Workshop, bot: WorkshopBot, *, fill: int, source: str) -> Update:
    """Take the editor's text. An editor that was filled anew meanwhile has another number."""
    if fill != state.fills or len(source) > LARGEST or source == bot.source:
        return Update(model)
    return Update(_with_bot(replace(model, workshop=replace(state, marks=())), bot._replace(source=source)))


def _with_bot(model: Model, bot: WorkshopBot) -> Model:
    return replace(model, bots=with_bot(model.bots, bot))


def _rename(model: Model, _state: Workshop, bot: WorkshopBot, *, fields: Fields) -> Update:
    """Rename the bot; without a usable name it keeps its own. Its seats in the start form follow."""
    wanted = str(fields.get("name", ""))
    others = replace(model.bots, kept={name: text for name, text in model.bots.kept.items() if name != bot.name})
    if not wanted.strip(" ."):
        return Update(model)
    return Update(_with_bot(model, bot._replace(name=free_name(others, wanted))))


def _remove(model: Model, *, name: str) -> Update:
    """Remove a bot; it can be restored until the next one is removed."""
    state = replace(model.workshop or Workshop(), bot="")
    model = replace(model, bots=user_files.remove(model.bots, name), workshop=state)
    return replace(open_screen(model, "", _origin(model)), focus="restore-bot")


def _restore(model: Model) -> Update:
    return Update(replace(model, bots=user_files.restore(model.bots)))


def _origin(model: Model) -> str:
    return model.page.origin if isinstance(model.page, Screen) else ""


def _save(model: Model, _state: Workshop, bot: WorkshopBot) -> Update:
    """Keep the present source as a version."""
    return Update(_with_bot(model, with_version(bot, model.now)))


def _version(model: Model, state: Workshop, bot: WorkshopBot, *, number: int) -> Update:
    """Go back to a version; the present source is kept as a version first."""
    version = bot.version(number)
    if version is None:
        return Update(model)
    bot = with_version(bot, model.now)._replace(source=version.source)
    return Update(_with_bot(replace(model, workshop=_filled(state, bot)), bot))


HANDLERS: Final[dict[str, Handler]] = {
    "workshop-new": _new,
    "workshop-edit": with_open_bot(_edit),
    "workshop-rename": with_open_bot(_rename),
    "workshop-remove": _remove,
    "workshop-restore": _restore,
    "workshop-save": with_open_bot(_save),
    "workshop-version": with_open_bot(_version),
}
