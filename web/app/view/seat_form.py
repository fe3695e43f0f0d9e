"""The seats of the start form: name, colour and kind of player for each seat."""

from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.library.saved_matches import Library, people
from web.app.model.new_match_form import Form, SeatForm
from web.app.model.user_files.user_bots import OWN, UserBots, bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import radios
from web.app.view.html import Element, Node

MAX_NAMES: Final = 12
"""Maximum number of suggested names."""


def seat_rows(words: Words, form: Form, bots: UserBots, library: Library) -> Element:
    """Return a row for each seat. Names of earlier players are suggested."""
    return h.div(".seats")[
        (_seat(words, number, seat, bots) for number, seat in enumerate(form.seats)),
        h.datalist("#names")[(h.option(value=name) for name in _names(words, library))],
    ]


def device_choice(words: Words, form: Form) -> Element:
    """Return the choice between one device and play by link. The stylesheet shows it for several human players."""
    return h.div(".device")[
        radios(
            words("start.device"),
            "device",
            [(device, words.of("device", device)) for device in forms.DEVICES],
            form.device,
        ),
        h.p(".hint")[words("start.device_hint")],
    ]


def _names(words: Words, library: Library) -> list[str]:
    """Return the names entered by players, latest first. Default names are excluded."""
    default_names = {words("player.name", number=number + 1) for number in range(len(forms.COLOURS))}
    return [name for name in people(library) if name not in default_names][:MAX_NAMES]


def _seat(words: Words, number: int, seat: SeatForm, bots: UserBots) -> Element:
    title = words("player.name", number=number + 1)
    return h.fieldset(".seat", data_seat=str(number + 1))[
        h.legend(".visually-hidden")[title],
        _select(
            words("start.colour"),
            f"colour-{number}",
            [_option(colour, words.of("colour", colour), seat.colour) for colour in forms.COLOURS],
        ),
        h.label(".visually-hidden", for_=f"name-{number}")[words("start.name")],
        h.input(
            f"#name-{number}",
            name=f"name-{number}",
            list="names",
            value=seat.name,
            placeholder=title if seat.kind in {forms.PERSON, forms.USER_BOT} else bot_label(words, seat.kind),
            maxlength=str(forms.LONGEST_NAME),
        ),
        _select(words("start.kind"), f"kind-{number}", _player_kinds(words, seat.kind, bots)),
    ]


def _player_kinds(words: Words, chosen: str, bots: UserBots) -> Node:
    """Return the kinds of player for a seat: human, built-in bots from weakest to strongest, user bots."""
    person, *others = forms.kinds(bots.playable)
    ours = [kind for kind in others if kind in forms.OPPONENTS]
    return [
        _option(person, words.of("kind", person), chosen),
        h.optgroup(label=words("start.computer"))[(_option(kind, words.of("kind", kind), chosen) for kind in ours)],
        (_option(kind, _user_bot_label(words, kind), chosen) for kind in others if kind not in ours),
    ]


def _user_bot_label(words: Words, kind: str) -> str:
    named = kind.startswith(OWN)
    return words("own.kind", name=kind.removeprefix(OWN)) if named else words.of("kind", kind)


def _option(value: str, text: str, chosen: str) -> Element:
    return h.option(value=value, selected=value == chosen)[text]


def _select(label: str, name: str, options: Node) -> Node:
    return [
        h.label(".visually-hidden", for_=name)[label],
        h.select({"class": f"select {name.split('-', maxsplit=1)[0]}"}, id=name, name=name)[options],
    ]
