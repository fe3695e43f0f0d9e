"""Actions of the workshop: create, edit, rename and remove bots, keep their versions, give them away and take them."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Concatenate, Final

from hofgarten.text_file import decode
from web.app.model.action import Fields, printable
from web.app.model.links.codec import LinkError, read_code
from web.app.model.mode import origin_of
from web.app.model.model import WORKSHOP, Handler, Model, Page, Screen, Update
from web.app.model.settings import CODE_SIZES
from web.app.model.transfer.file_names import file_name
from web.app.model.user_files import user_files
from web.app.model.user_files.user_bots import MAX_NAME_LENGTH
from web.app.model.user_files.user_files import InvalidFile, decoded, plain_name
from web.app.model.workshop.bots import (
    MAX_SOURCE_SIZE,
    SUFFIX,
    WorkshopBot,
    bot_of,
    cleaned,
    free_name,
    identity_of,
    with_bot,
    with_source_kept,
    with_version,
)
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.share import code_of, unpack
from web.app.model.workshop.syntax import MAX_TEXT_SIZE
from web.app.model.workshop.weights import source_of
from web.app.model.workshop.workshop import ACCEPT, NAME_FIELD, PANELS, SHARED, Mark, OfferedBot, Workshop, workshop_of
from web.app.texts import Words


def open_screen(model: Model, subject: str, before: Page) -> Update:
    """Open a bot and one of the panels, ``<id>/<panel>``, or a bot by link; else the list of bots.

    The subject is untrusted text. If the page before shows the same bot, its editor stays as it is.
    """
    origin = origin_of(before)
    identity, _, following = subject.partition("/")
    if identity == SHARED:
        return _open_shared(model, following, origin)
    bot, state = bot_of(model.bots, identity), workshop_of(model.workshop)
    if bot is None:
        model = replace(model, notice="unknown_place") if identity else model
        return _opened(model, replace(state, bot="", offer=None, marks=(), fault=""), "", origin)
    if state.bot != bot.id or not (isinstance(before, Screen) and before.name == WORKSHOP):
        state = replace(_filled(state, bot), marks=())
    state = replace(state, panel=following if following in PANELS else PANELS[0], offer=None, fault="")
    return _opened(model, state, subject_of(state), origin)


def _opened(model: Model, state: Workshop, subject: str, origin: str) -> Update:
    return Update(replace(model, workshop=state, page=Screen(WORKSHOP, subject, origin)))


def refilled(before: Model, after: Model) -> Model:
    """Return the model with the editor filled with the text of its bot, if another tab has changed that."""
    state = after.workshop
    bot, old = (bot_of(model.bots, state.bot) if state else None for model in (after, before))
    if state is None or bot is None or (old and old.source == bot.source):
        return after
    return replace(after, workshop=replace(_filled(state, bot), marks=()))


def _open_shared(model: Model, code: str, origin: str) -> Update:
    """Show the bot in a link as text."""
    state = replace(workshop_of(model.workshop), bot="", marks=())
    try:
        offer, code = read_code(code, unpack)
    except LinkError as error:
        return _opened(model, replace(state, offer=None, fault=f"link_{error.key}"), "", origin)
    return _opened(model, replace(state, offer=offer, fault=""), f"{SHARED}/{code}", origin)


def subject_of(state: Workshop) -> str:
    """Return the subject of an open bot and panel."""
    return state.bot if state.panel == PANELS[0] else f"{state.bot}/{state.panel}"


def _filled(state: Workshop, bot: WorkshopBot) -> Workshop:
    """Return the state with the editor filled with a bot's source."""
    return replace(state, bot=bot.id, shown=bot.source, fills=state.fills + 1, syntax=None)


def with_open_bot(handle: Callable[Concatenate[Model, Workshop, WorkshopBot, ...], Update]) -> Handler:
    """Return a handler that applies only while a bot is open in the workshop."""

    @wraps(handle)
    def handler(model: Model, **fields: object) -> Update:
        state, page = model.workshop, model.page
        bot = bot_of(model.bots, state.bot) if state and isinstance(page, Screen) and page.name == WORKSHOP else None
        return handle(model, state, bot, **fields) if state and bot else Update(model)

    return handler


def _new(model: Model, *, example: str) -> Update:
    """Create a bot from one of the worked ones, and open it."""
    if example not in EXAMPLES:
        return Update(model)
    return create(model, Words(model.language).of("workshop.example", example), EXAMPLES[example])


def create(model: Model, name: str, source: str) -> Update:
    """Create a bot with a source, and open it."""
    name = free_name(model.bots, name)
    bot = WorkshopBot(identity_of(model.browser.secret, model.now, name), name, source)
    bots = user_files.saying(with_bot(model.bots, with_version(bot, model.now)), "")
    update = open_screen(replace(model, bots=bots, notice=""), bot.id, model.page)
    return replace(update, focus=NAME_FIELD)


def _edit(model: Model, *, bot: str, fill: int, source: str) -> Update:
    """Take the editor's text, also after it was closed.

    An editor that was filled again meanwhile has another number: its text becomes a version.
    """
    state, old, source = workshop_of(model.workshop), bot_of(model.bots, bot), cleaned(source)
    if old is None or len(source) > MAX_SOURCE_SIZE or source == old.source:
        return Update(model)
    if state.bot == bot and fill != state.fills:
        kept = with_source_kept(old._replace(source=source), model.now)
        number = next(version.number for version in kept.versions if version.source == source)
        model = replace(model, notice="bot_kept", notice_args={"name": old.name, "number": number})
        return Update(_with_bot(model, kept._replace(source=old.source)))
    if state.bot == bot:
        model = replace(model, workshop=replace(state, marks=(), syntax=None))
    return Update(_with_bot(model, old._replace(source=source)))


def _checked(model: Model, state: Workshop, _bot: WorkshopBot, *, fill: int, line: int, text: str) -> Update:
    """Take the first error that the editor has found in the syntax of its text; an empty text for none."""
    if fill != state.fills:
        return Update(model)
    syntax = Mark(max(line, 1), printable(text, MAX_TEXT_SIZE)) if text else None
    return Update(replace(model, workshop=replace(state, syntax=syntax)))


def _with_bot(model: Model, bot: WorkshopBot) -> Model:
    return replace(model, bots=with_bot(model.bots, bot))


def rewritten(model: Model, state: Workshop, bot: WorkshopBot, source: str) -> Update:
    """Replace the text in the editor; a source that would be too long changes nothing."""
    if len(source) > MAX_SOURCE_SIZE:
        return Update(model)
    bot = bot._replace(source=source)
    return Update(_with_bot(replace(model, workshop=replace(_filled(state, bot), marks=())), bot))


def _rename(model: Model, _state: Workshop, bot: WorkshopBot, *, fields: Fields) -> Update:
    """Rename the bot; without a usable name it keeps its own. Its seats in the start form follow."""
    wanted = str(fields.get("name", ""))
    others = replace(model.bots, saved={name: text for name, text in model.bots.saved.items() if name != bot.name})
    if not wanted.strip(" ."):
        return Update(model)
    return Update(_with_bot(model, bot._replace(name=free_name(others, wanted))))


def _remove(model: Model, *, name: str) -> Update:
    """Remove a bot; it can be restored until the next one is removed."""
    state = replace(workshop_of(model.workshop), bot="")
    model = replace(model, bots=user_files.remove(model.bots, name), workshop=state)
    return replace(open_screen(model, "", model.page), focus="restore-bot")


def _restore(model: Model) -> Update:
    return Update(replace(model, bots=user_files.restore(model.bots)))


def _save(model: Model, _state: Workshop, bot: WorkshopBot) -> Update:
    """Keep the present source as a version."""
    return Update(_with_bot(model, with_version(bot, model.now)))


def _version(model: Model, state: Workshop, bot: WorkshopBot, *, number: int) -> Update:
    """Go back to a version; the present source is kept as a version first, unless it is one."""
    version = bot.version(number)
    if version is None:
        return Update(model)
    bot = with_source_kept(bot, model.now)._replace(source=version.source)
    return Update(_with_bot(replace(model, workshop=_filled(state, bot)), bot))


def _size(model: Model, *, size: str) -> Update:
    """Change the font size of the editor."""
    if size not in CODE_SIZES:
        return Update(model)
    return Update(replace(model, settings=replace(model.settings, code=size)))


def _link(model: Model, state: Workshop, bot: WorkshopBot) -> Update:
    """Copy the link to the bot with its learned weights, unless it would be too long."""
    code = code_of(bot)
    if not code:
        return Update(_with_fault(model, state, "no_link_weights" if bot.weights else "no_link"))
    model = _with_fault(model, state, "")
    return Update(model, command={"kind": "copy", "text": f"{model.browser.address}#{WORKSHOP}/{SHARED}/{code}"})


def _with_fault(model: Model, state: Workshop, fault: str, **parts: object) -> Model:
    return replace(model, workshop=replace(state, fault=fault, parts=parts))


def _download(model: Model, _state: Workshop, bot: WorkshopBot) -> Update:
    """Save the bot with its learned weights as a file."""
    name, text = file_name(SUFFIX.removeprefix("."), bot.name), source_of(bot.source, bot.weights)
    return Update(model, command={"kind": "download", "name": name, "type": "text/x-python", "text": text})


def _take_file(model: Model, *, file: str, size: int, content: str | None) -> Update:
    """Show the bot in a file as text."""
    state = workshop_of(model.workshop)
    try:
        offer = _offer_in(plain_name(printable(file, len(file))), size, content)
    except InvalidFile as unfit:
        return Update(_with_fault(model, state, f"file_{unfit.key}", **unfit.parts))
    update = _opened(model, replace(state, bot="", offer=offer, fault="", marks=()), "", origin_of(model.page))
    return replace(update, focus=ACCEPT)


def _offer_in(file: str, size: int, content: object) -> OfferedBot:
    """Return the bot in a Python file.

    Raises:
        InvalidFile: ``neither``, ``large``, ``unreadable`` or ``text``.
    """
    if not file.lower().endswith(SUFFIX):
        raise InvalidFile("neither", file=file)
    if size > MAX_SOURCE_SIZE:
        raise InvalidFile("large", file=file, most=MAX_SOURCE_SIZE // 1000)
    try:
        source = cleaned(decode(decoded(file, content)))
    except UnicodeDecodeError:
        raise InvalidFile("text", file=file) from None
    return OfferedBot(printable(file.removesuffix(SUFFIX), MAX_NAME_LENGTH), source)


def _accept(model: Model) -> Update:
    """Add the shown bot to the user's own."""
    offer = model.workshop.offer if model.workshop else None
    return create(model, offer.name, offer.source) if offer else Update(model)


def _decline(model: Model) -> Update:
    return open_screen(model, "", model.page)


HANDLERS: Final[dict[str, Handler]] = {
    "workshop-new": _new,
    "workshop-edit": _edit,
    "workshop-checked": with_open_bot(_checked),
    "workshop-rename": with_open_bot(_rename),
    "workshop-remove": _remove,
    "workshop-restore": _restore,
    "workshop-save": with_open_bot(_save),
    "workshop-version": with_open_bot(_version),
    "workshop-size": _size,
    "workshop-link": with_open_bot(_link),
    "workshop-download": with_open_bot(_download),
    "workshop-file": _take_file,
    "workshop-accept": _accept,
    "workshop-decline": _decline,
}
