"""Actions of an embedded page: open the configured content, and handle messages of the embedding page."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from hofgarten import strict_json
from hofgarten.game import BadPosition, IllegalMove
from hofgarten.record import RecordError, read_record, write_record
from web.app.model import new_match_form as forms, schema_version, settings as saved_settings
from web.app.model.action import printable
from web.app.model.embed.config import EMBED_POSITION_PLACE, MAX_SHOWN_LENGTH, READER, RECORDS, Embed, Fault
from web.app.model.library.daily import date_at
from web.app.model.links import share_link
from web.app.model.links.codec import LinkError, LinkFault, decoded, pack, public_part, read_code
from web.app.model.links.share_link import usual
from web.app.model.match import match as matches
from web.app.model.match.default_names import in_language
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import stop_at
from web.app.model.match.saved_fields import texts_in
from web.app.model.match.serialize import from_text
from web.app.model.model import (
    SHARE_PLACE,
    UNOPENABLE_PLACE,
    WORKSHOP,
    Announcement,
    Handler,
    MatchPage,
    Model,
    Own,
    Replay,
    Shared,
    StartPage,
    Update,
    match_page,
)
from web.app.model.new_match_form import PERSON
from web.app.model.settings import THEMES
from web.app.model.transfer.sanitize import sanitize_record
from web.app.model.workshop.workshop import SHARED
from web.app.texts import LANGUAGES, Words
from web.app.update import rule_book
from web.app.update.bot_match import match_of
from web.app.update.open_match import REPLAY_SLIDER, next_focus, open_match, with_new_seed
from web.app.update.registry import given

_FAULTS: Final[Mapping[LinkFault, Fault]] = {"newer": "newer", "long": "long"}
"""The faults of links with a message of their own; all others share one."""

SHOWN: Final = "shown"
"""The id of the replayed match."""


def open_embed(model: Model, embed: Embed, place: str) -> Update:
    """Open the configured content; ``place`` is the fragment of the address."""
    model = _with_appearance(model, embed.language, embed.theme)
    if place == UNOPENABLE_PLACE:
        return _refuse(model, embed, "puzzle" if embed.kind == "puzzle" else "bot" if embed.kind == "bot" else "record")
    return _OPENERS[embed.kind](model, embed, place)


def _refuse(model: Model, embed: Embed, fault: Fault, wanted: str = "") -> Update:
    """Show a fault in place of the configured content."""
    wanted = printable(wanted, MAX_SHOWN_LENGTH)
    return Update(replace(model, embed=replace(embed, kind="invalid", fault=fault, wanted=wanted)))


def _with_appearance(model: Model, language: str, theme: str) -> Model:
    """Return the model with the language and the theme of the embed."""
    settings = replace(model.settings, language=language, theme=theme)
    return replace(model, settings=settings, language=saved_settings.language(settings, model.browser.languages))


def _open_rule(model: Model, embed: Embed, _place: str) -> Update:
    return rule_book.open_screen(model, f"{embed.game}/{embed.rule}", model.page)


def _open_play(model: Model, embed: Embed, _place: str) -> Update:
    """Start a match of one human player against a bot."""
    model = open_match(model, _new_match(model, embed), Own())
    return Update(model, Announcement("turn"), next_focus(model.page))


def _new_match(model: Model, embed: Embed) -> PlayedMatch:
    return match_of(model, embed.game, (PERSON, embed.opponent), embed.seed or model.form.seed)


def _open_record(model: Model, _embed: Embed, place: str) -> Update:
    """Replay the match of the place's code; without a code, wait for a message from the embedding page."""
    place = decoded(place)
    if not place.startswith(SHARE_PLACE):
        return Update(model)
    try:
        match, at, _ = share_link.read_share_link(place.removeprefix(SHARE_PLACE))
    except LinkError as error:
        return _report_fault(model, _FAULTS.get(error.key, "record"))
    return _open_replay(model, in_language(match, Words(model.language)), at)


def _open_puzzle(model: Model, embed: Embed, _place: str) -> Update:
    """Open a puzzle, by default that of the day."""
    from web.app.update import puzzles

    puzzle = embed.puzzle or date_at(model.now, model.offset).isoformat()
    result = puzzles.open_screen(model, f"{embed.game}/{puzzle}", model.page)
    if isinstance(result.model.page, MatchPage):
        return result
    return _refuse(model, embed, "puzzle", embed.puzzle)


def _open_analysis(model: Model, embed: Embed, place: str) -> Update:
    """Open an analysis board at a position."""
    from web.app.update import analysis

    text = decoded(place).removeprefix(EMBED_POSITION_PLACE) or embed.position
    try:
        return analysis.open_position(model, text, "")
    except BadPosition:
        return _report_fault(model, "record")


def _open_bot(model: Model, embed: Embed, place: str) -> Update:
    """Open the bot of a link in an editor. It is neither saved nor run before the reader asks for a match."""
    from web.app.model.workshop.share import unpack
    from web.app.update import workshop

    embed = replace(embed, bot=place.removeprefix(f"#{WORKSHOP}/{SHARED}/") or embed.bot)
    try:
        offer, code = read_code(embed.bot, unpack)
    except LinkError as error:
        return _refuse(model, embed, "newer" if error.key == "newer" else "bot")
    model = replace(model, embed=replace(embed, bot=code))
    return replace(workshop.create(model, offer.name, offer.source), focus="")


def _watch_bot(model: Model, embed: Embed) -> Update:
    """Let the embedded bot play a match as the reader has changed it."""
    from web.app.model.workshop.bots import bot_of

    state = model.workshop
    bot = bot_of(model.bots, state.bot) if embed.kind == "bot" and state else None
    if bot is None or embed.opponent == READER:
        return Update(model)
    # Bots alone play fast: the reader waits for the result of a change.
    model = with_new_seed(replace(model, settings=replace(model.settings, speed="fast")))
    match = match_of(model, embed.game, (forms.user_bot_kind(bot.name), embed.opponent), model.form.seed)
    return Update(open_match(model, match, Own()), Announcement("turn"), "bot-code")


def _show_bot(model: Model, embed: Embed) -> Update:
    """Go back from the match of an embedded bot to its source."""
    from web.app.update import workshop

    if embed.kind != "bot" or model.workshop is None:
        return Update(model)
    return replace(
        workshop.open_screen(model, model.workshop.bot, StartPage()),
        focus="bot-play" if embed.opponent == READER else "bot-watch",
    )


def _open_invalid(model: Model, _embed: Embed, _place: str) -> Update:
    return Update(model)


_OPENERS: Final[Mapping[str, Callable[[Model, Embed, str], Update]]] = {
    "rule": _open_rule,
    "puzzle": _open_puzzle,
    "play": _open_play,
    "analysis": _open_analysis,
    "bot": _open_bot,
    **dict.fromkeys(RECORDS, _open_record),
    "invalid": _open_invalid,
}


def _open_replay(model: Model, match: PlayedMatch, at: int) -> Update:
    """Replay a match, starting after ``at`` events."""
    embed = _with_fault(model, "")
    if embed is not None and embed.kind not in RECORDS:
        embed = replace(embed, kind="replay", game="", rule="")
    page = match_page(match, Shared(pack(public_part(match))))._replace(activity=Replay(at))
    model = replace(model, page=page, dialog=None, notice="", embed=embed)
    return Update(model, Announcement("replayed"), REPLAY_SLIDER)


def _report_fault(model: Model, fault: Fault) -> Update:
    """Report a fault; the content stays."""
    return Update(replace(model, embed=_with_fault(model, fault)))


def _with_fault(model: Model, fault: Fault) -> Embed | None:
    return replace(model.embed, fault=fault) if model.embed else None


def _load(model: Model, embed: Embed, *, record: str | None, ply: int | None = None) -> Update:
    """Replace the content by a match that the embedding page has sent."""
    model = replace(model, embed=replace(embed, loads=embed.loads + 1))
    if record is None:
        return _report_fault(model, "record")
    try:
        match = from_text(SHOWN, write_record(sanitize_record(read_record(record))))
    except RecordError:
        return _report_fault(model, "newer" if schema_version.is_newer_record(record) else "record")
    wanted = usual(match) if ply is None else min(max(ply, 0), match.at)
    return _open_replay(model, match, stop_at(match, wanted))


def _resume(model: Model, embed: Embed, *, moves: str | None) -> Update:
    """Play the moves of an earlier frame with the same deal, as far as they are legal; ``moves`` is a JSON list."""
    if embed.kind != "play":
        return Update(model)
    match = _new_match(model, embed)
    with suppress(strict_json.JsonError, IllegalMove):
        for event in texts_in(strict_json.parse(moves or "[]")):
            match = matches.play(match, event)
    return Update(open_match(model, match, Own()), Announcement("turn"), next_focus(model.page))


def _set(model: Model, _embed: Embed, *, language: str = "", theme: str = "") -> Update:
    """Change the language or the theme at the request of the embedding page; unsupported values are ignored."""
    model = _with_appearance(
        model,
        language if language in LANGUAGES else model.settings.language,
        theme if theme in THEMES else model.settings.theme,
    )
    if isinstance(model.page, MatchPage):
        match = in_language(model.page.match, Words(model.language))
        model = replace(model, page=model.page._replace(match=match))
    return Update(model)


def _embed(model: Model) -> Embed | None:
    return model.embed


HANDLERS: Final[dict[str, Handler]] = {
    "host-load": given(_embed, _load),
    "host-resume": given(_embed, _resume),
    "host-set": given(_embed, _set),
    "bot-watch": given(_embed, _watch_bot),
    "bot-code": given(_embed, _show_bot),
}
