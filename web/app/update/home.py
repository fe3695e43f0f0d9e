"""Actions outside a turn: the start screen, the shelf, dialogs and settings."""

from dataclasses import replace
from hashlib import blake2b
from typing import Final

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model import settings as kept_settings
from web.app.model.action import Action, fields_of, printable
from web.app.model.library import saved_matches as shelves
from web.app.model.library.saved_matches import Kept
from web.app.model.match import match as matches
from web.app.model.match.correspondence import Link
from web.app.model.match.match import Match
from web.app.model.match.serialize import to_text
from web.app.model.model import HOME, Dialog, Handler, Outcome, Said, Table
from web.app.model.new_match_form import Form
from web.app.model.user_files import user_bots, user_files
from web.app.texts import Words
from web.app.update.match import anew, new_identity, next_focus, store, with_stand_in
from web.app.update.router import visit

SEED_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""The signs of a drawn seed, without letters that are easily taken for others."""

SEED_LENGTH: Final = 26
"""The signs in a drawn seed: 130 bits, so that no program finds it by trying all; any other text can be typed."""


def with_new_seed(table: Table) -> Table:
    """Return the table with another seed in the start form."""
    # A stream of chance has 64 bits only.
    source = "\x1f".join((table.entropy, "seed", str(table.now), table.form.seed))
    number = int.from_bytes(blake2b(source.encode("utf-8", "surrogatepass")).digest(), "big")
    seed = "".join(SEED_SIGNS[number >> 5 * place & 31] for place in range(SEED_LENGTH))
    return replace(table, form=replace(table.form, seed=seed))


def _form(table: Table, action: Action) -> Outcome:
    form = forms.fill_in(table.form, fields_of(action), table.bots.playable)
    if not form.seed and action.get("name") != "seed":
        # What was filled in before Python came had no seed yet: the one that was drawn since stays.
        form = replace(form, seed=table.form.seed)
    return Outcome(replace(table, form=form))


def choose(table: Table, action: Action) -> Outcome:
    """Let a game's own part of the form do what is done there; the page says where the focus goes then."""
    return Outcome(replace(table, form=forms.choose(table.form, action)), focus=str(action.get("focus", "")))


def _new_seed(table: Table, _action: Action) -> Outcome:
    return Outcome(with_new_seed(table))


def _new_match(table: Table, begun: Match, seat: int | None) -> Outcome:
    """Put a match on the table that has just begun, and give it its id; of one by link the seat is played here."""
    link = Link(seat) if seat is not None else None
    begun = replace(begun, id=new_identity(table), link=link)
    table = anew(store(visit(table, HOME).table, begun))
    return Outcome(with_stand_in(with_new_seed(table)), Said("turn"), next_focus(table), stop_timer=True)


def _start_match(table: Table, action: Action) -> Outcome:
    form = forms.fill_in(table.form, fields_of(action), table.bots.playable)
    if any(seat.kind == forms.OWN for seat in form.playing):
        return Outcome(replace(table, form=form, bots=user_files.saying(table.bots, "none_chosen")), focus="bot-file")
    names = default_names(Words(table.language), form)
    if not form.seed.strip():
        form = with_new_seed(replace(table, form=form)).form
    table = replace(table, form=form, settings=replace(table.settings, players=forms.to_text(form)))
    options, players = forms.options(form), forms.players(form, names)
    return _new_match(table, matches.new_match("", GAMES[form.game], options, players, form.seed), form.by_link)


def default_names(words: Words, form: Form) -> list[str]:
    """Return what each seat is called when nothing is typed; of equal opponents the later ones are numbered."""
    kinds = [seat.kind for seat in form.seats]
    before = [kinds[:number].count(kind) for number, kind in enumerate(kinds)]
    return [
        words("player.name", number=number + 1)
        if kind == forms.PERSON
        else f"{user_bots.called(words, kind)}{f' {before[number] + 1}' if before[number] else ''}"
        for number, kind in enumerate(kinds)
    ]


def _again(table: Table, _action: Action) -> Outcome:
    if table.match is None or table.practice is not None:
        return Outcome(table)
    match, table = table.match, with_new_seed(table)
    begun = matches.new_match("", match.game, match.record.options, match.record.players, table.form.seed)
    return _new_match(table, begun, match.link.seat if match.link else None)


def _go(table: Table, action: Action) -> Outcome:
    return visit(table, str(action.get("place") or ""))


def _delete(table: Table, action: Action) -> Outcome:
    shelf = shelves.delete(table.shelf, str(action.get("id")))
    return Outcome(replace(table, shelf=shelf, notice="deleted", dialog=None), focus="restore")


def _more_matches(table: Table, _action: Action) -> Outcome:
    """List more of the kept matches, and lead to the first that was not listed and can be opened."""
    rest = table.shelf.newest_first()[table.listed :]
    focus = next((f"open-{kept.id}" for kept in rest if kept.match), "")
    return Outcome(replace(table, listed=table.listed + shelves.LISTED), focus=focus)


def _restore(table: Table, _action: Action) -> Outcome:
    return Outcome(replace(table, shelf=shelves.restore(table.shelf), notice=""))


def _rename(table: Table, action: Action) -> Outcome:
    dialog = table.dialog
    kept = table.shelf.kept.get(dialog.subject) if dialog else None
    name = printable(fields_of(action).get("match-name"), forms.LONGEST_MATCH_NAME).strip()
    if kept is None or kept.match is None:
        return Outcome(replace(table, dialog=None))
    renamed = Kept(kept.id, to_text(replace(kept.match, name=name)))
    return Outcome(replace(table, shelf=shelves.put(table.shelf, renamed), dialog=None))


def _open_dialog(table: Table, action: Action) -> Outcome:
    return Outcome(replace(table, dialog=Dialog(str(action.get("name")), str(action.get("subject", "")))))


def _close(table: Table, _action: Action) -> Outcome:
    return Outcome(replace(table, dialog=None, notice=""))


def _set(table: Table, action: Action) -> Outcome:
    """Change the setting whose field was changed."""
    name = str(action.get("name"))
    value = fields_of(action).get(name, kept_settings.UNTICKED.get(name))
    if value not in kept_settings.VALUES.get(name, ()):
        return Outcome(table)
    settings = replace(table.settings, **{name: value})
    return Outcome(replace(table, settings=settings, language=kept_settings.language(settings, table.browser)))


HANDLERS: Final[dict[str, Handler]] = {
    "form": _form,
    "seed": _new_seed,
    "play": _start_match,
    "again": _again,
    "go": _go,
    "delete": _delete,
    "more-matches": _more_matches,
    "restore": _restore,
    "rename": _rename,
    "dialog": _open_dialog,
    "close": _close,
    "set": _set,
}
