"""Actions on the start screen: fill in the form and start a match."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model.action import Fields
from web.app.model.game_api.options import Chosen
from web.app.model.library.saved_matches import people
from web.app.model.match import match as matches
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch
from web.app.model.match.venue import THIS_DEVICE, Venue
from web.app.model.model import ROOM, Announcement, Dialog, Handler, MatchPage, Model, Own, Update
from web.app.model.new_match_form import Form
from web.app.model.user_files import user_files
from web.app.model.user_files.user_bots import default_names
from web.app.texts import Words
from web.app.update.open_match import (
    filled_in,
    home,
    new_identity,
    next_focus,
    open_match,
    with_new_seed,
    with_substitute_notice,
)
from web.app.update.registry import in_match


def _form(model: Model, *, fields: Fields, name: str = "") -> Update:
    form = filled_in(model, fields)
    if not form.seed and name != "seed":
        # A form filled in before Python was loaded has no seed: keep the generated one.
        form = replace(form, seed=model.form.seed)
    if name == "company":
        from web.app.model.seating import with_company

        form = with_company(model.form, form)
    return Update(replace(model, form=form))


def _seat_person(model: Model, *, name: str) -> Update:
    """Give a seat to a person who has played here, with the colour and the face of their last match."""
    from web.app.model.seating import with_person

    known = people(model.library).get(name)
    if known is None:
        return Update(model)
    form, seat = with_person(model.form, name, known.colour, known.face)
    return Update(replace(model, form=form), focus="" if seat is None else f"name-{seat}")


def _seat_friends(model: Model, *, number: int) -> Update:
    """Give seats to as many people on this device."""
    if number not in model.form.counts:
        return Update(model)
    from web.app.model.seating import with_friends

    return Update(replace(model, form=with_friends(model.form, number)))


def _choose_face(model: Model, *, seat: int, face: str) -> Update:
    """Give a seat a face, in the dialog of faces."""
    from web.app.model.seating import with_face

    return Update(replace(model, form=with_face(model.form, seat, face), dialog=None), focus=f"face-{seat}")


def choose(model: Model, change: Callable[[Chosen], Chosen], *, focus: str = "") -> Update:
    """Change the selected game's options in the form; the page names the element to focus."""
    return Update(replace(model, form=forms.change_options(model.form, change)), focus=focus)


def _new_seed(model: Model) -> Update:
    return Update(with_new_seed(model))


def _new_match(model: Model, begun: PlayedMatch, venue: Venue) -> Update:
    """Open a new match and save it."""
    begun = replace(begun, id=new_identity(model), venue=venue)
    model = with_new_seed(open_match(home(model), begun, Own()))
    return Update(with_substitute_notice(model, begun), Announcement("turn"), next_focus(model.page))


def _start_match(model: Model, *, fields: Fields) -> Update:
    return _begin(model, filled_in(model, fields), asked=forms.ASKED in fields)


def _start_game(model: Model, *, game: str) -> Update:
    """Start a match of a game with the choices in the form."""
    return _begin(model, filled_in(model, {"game": game}))


def _begin(model: Model, form: Form, *, asked: bool = False) -> Update:
    """Start the match of a form. A seat that waits for a user bot moves the focus to the field for its file.

    Before a correspondence match, a user without a name is ``asked`` for it.
    """
    if any(seat.kind == forms.USER_BOT for seat in form.playing):
        bots = user_files.saying(model.bots, "none_chosen")
        return Update(replace(model, form=form, bots=bots), focus="bot-file", focus_after_click=True)
    if form.correspondence_seat is not None and not form.seats[form.correspondence_seat].name.strip() and not asked:
        model = replace(model, form=form, dialog=Dialog("own-name"))
        return Update(model, focus="invite-name", focus_after_click=True)
    names = default_names(Words(model.language), [seat.kind for seat in form.seats])
    if not form.seed.strip():
        form = with_new_seed(replace(model, form=form)).form
    model = replace(model, form=form, settings=replace(model.settings, last_form=forms.to_text(form)))
    options, players = forms.options(form), forms.players(form, names)
    begun = matches.new_match("", GAMES[form.game], options, players, form.seed)
    if form.company not in {forms.IN_ROOM, forms.ELSEWHERE}:
        seat = form.correspondence_seat
        return _new_match(model, begun, THIS_DEVICE if seat is None else Correspondence(seat))
    from web.app.update import room

    begun_there = _new_match(model, begun, room.new_room(model, begun, wide=form.company == forms.ELSEWHERE))
    return replace(begun_there, model=replace(begun_there.model, dialog=Dialog(ROOM)))


def _rematch(model: Model, page: MatchPage, *, same: bool = False, turned: bool = False) -> Update:
    """Begin another match of the same players: with the ``same`` deal, and ``turned`` to the next seats."""
    match, model = page.match, with_new_seed(model)
    players = match.record.players
    seats = [(seat - turned) % len(players) for seat in range(len(players))]
    players = tuple([players[seat] for seat in seats])
    if same:
        begun = matches.dealt_again(match, players)
    else:
        begun = matches.new_match("", match.game, match.options, players, model.form.seed)
    return _new_match(model, begun, page.venue.again(seats))


HANDLERS: Final[dict[str, Handler]] = {
    "form": _form,
    "friends": _seat_friends,
    "seat-person": _seat_person,
    "choose-face": _choose_face,
    "seed": _new_seed,
    "play": _start_match,
    "play-game": _start_game,
    "rematch": in_match(_rematch),
}
