"""Actions about what another page asks for in which this one is embedded."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from hofgarten.record import RecordError, read, write
from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model import settings as kept_settings
from web.app.model.action import Action, whole
from web.app.model.embed.config import RECORDS, Embed, Fault
from web.app.model.links.codec import LinkError, LinkFault, for_others, pack
from web.app.model.links.share_link import opened, usual
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.match.replay import stops
from web.app.model.match.serialize import from_text
from web.app.model.model import SHARE_PLACE, Guest, Handler, Outcome, Said, Screen, Table
from web.app.model.new_match_form import PERSON, Form, SeatForm
from web.app.model.settings import THEMES
from web.app.model.transfer.sanitize import cleaned
from web.app.texts import LANGUAGES, Words
from web.app.update import rule_book
from web.app.update.home import default_names
from web.app.update.match import PAST, anew, new_identity, next_focus, store

_FAULTS: Final[Mapping[LinkFault, Fault]] = {"newer": "newer", "long": "long"}
"""What is said of a link that holds no match, by the key of its error; of all others the same."""

SHOWN: Final = "shown"
"""The id of the match that is looked back at."""


def open_embed(table: Table, place: str) -> Outcome:
    """Begin with what is embedded; ``place`` is what the address says after its ``#``."""
    embed = table.embed
    if embed is None:
        return Outcome(table)
    return _OPENERS[embed.kind](_in_manner(table, embed.language, embed.theme), embed, place)


def _in_manner(table: Table, language: str, theme: str) -> Table:
    """Return the table in a language and in colours."""
    settings = replace(table.settings, language=language, theme=theme)
    return replace(table, settings=settings, language=kept_settings.language(settings, table.browser))


def _open_rule(table: Table, embed: Embed, _place: str) -> Outcome:
    return rule_book.open_screen(replace(table, screen=Screen(rule_book.NAME, f"{embed.game}/{embed.rule}")))


def _open_play(table: Table, embed: Embed, _place: str) -> Outcome:
    """Begin a game of one person against a computer."""
    person, computer = forms.COLOURS[:2]
    seats = (SeatForm(colour=person, kind=PERSON), SeatForm(colour=computer, kind=embed.opponent))
    form = Form(embed.game, len(seats), seats)
    players = forms.players(form, default_names(Words(table.language), form))
    seed = embed.seed or table.form.seed
    match = matches.new_match(new_identity(table), GAMES[embed.game], forms.options(form), players, seed)
    table = anew(store(table, match))
    return Outcome(table, Said("turn"), next_focus(table), stop_timer=True)


def _open_record(table: Table, _embed: Embed, place: str) -> Outcome:
    """Look back at the match whose code the place has; without one, wait for the embedding page to send it."""
    if not place.startswith(SHARE_PLACE):
        return Outcome(table)
    try:
        match, at, _ = opened(place.removeprefix(SHARE_PLACE))
    except LinkError as error:
        return _at_fault(table, _FAULTS.get(error.key, "record"))
    return _look_back(table, match, at)


def _open_nothing(table: Table, _embed: Embed, _place: str) -> Outcome:
    return Outcome(table)


_OPENERS: Final[Mapping[str, Callable[[Table, Embed, str], Outcome]]] = {
    "rule": _open_rule,
    "play": _open_play,
    **dict.fromkeys(RECORDS, _open_record),
    "nothing": _open_nothing,
}


def _look_back(table: Table, match: Match, at: int) -> Outcome:
    """Look back at a match, after so many events."""
    embed = _embedded(table, "")
    if embed is not None and embed.kind not in RECORDS:
        embed = replace(embed, kind="replay", game="", rule="")
    table = replace(table, screen=None, practice=None, dialog=None, notice="", replaying=False, embed=embed)
    table = anew(replace(table, match=match, guest=Guest(pack(for_others(match)))))
    return Outcome(replace(table, past=at), Said("past"), PAST, stop_timer=True)


def _at_fault(table: Table, fault: Fault) -> Outcome:
    """Say what is wrong; what is on the table stays there."""
    return Outcome(replace(table, embed=_embedded(table, fault)))


def _embedded(table: Table, fault: Fault) -> Embed | None:
    return replace(table.embed, fault=fault) if table.embed else None


def _load(table: Table, action: Action) -> Outcome:
    """Show the match that the embedding page has sent, in the place of whatever is shown."""
    if table.embed is None:
        return Outcome(table)
    table = replace(table, embed=replace(table.embed, loads=table.embed.loads + 1))
    text = action.get("record")
    if not isinstance(text, str):
        return _at_fault(table, "record")
    try:
        match = from_text(SHOWN, write(cleaned(read(text))))
    except RecordError:
        return _at_fault(table, "record")
    wanted = min(max(whole(action, "ply"), 0), match.at) if "ply" in action else usual(match)
    return _look_back(table, match, stops(match, wanted)[-1])


def _set(table: Table, action: Action) -> Outcome:
    """Speak another language, or show other colours, as the embedding page asks; one that we do not have is as none."""
    if table.embed is None:
        return Outcome(table)
    language, theme = action.get("language"), action.get("theme")
    return Outcome(
        _in_manner(
            table,
            str(language) if language in LANGUAGES else table.settings.language,
            str(theme) if theme in THEMES else table.settings.theme,
        )
    )


HANDLERS: Final[dict[str, Handler]] = {"host-load": _load, "host-set": _set}
