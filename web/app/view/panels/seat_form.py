"""The players of the start form: the company, the opponent, and each seat's name, colour and kind of player."""

from collections.abc import Mapping, Sequence
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.library.match_summary import Player
from web.app.model.library.saved_matches import Library, people
from web.app.model.new_match_form import Form, SeatForm
from web.app.model.user_files.user_bots import OWN, UserBots, bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do, icon
from web.app.view.components.face import face
from web.app.view.game_api.game_views import summary
from web.app.view.html import Element, Node

MAX_NAMES: Final = 12
"""Maximum number of suggested names."""

_HEAD: Final = "lead gap-0 across-3"
"""The classes of a picture with a title, and a line below it."""

_TILE: Final = f"option-tile {_HEAD}"

_COMPANY_ICONS: Final[Mapping[str, str]] = {
    forms.COMPUTER: "computer",
    "here": "people",
    forms.IN_ROOM: "devices",
    forms.ELSEWHERE: "devices",
    "link": "link",
}


def seat_rows(words: Words, form: Form, bots: UserBots, library: Library) -> Element:
    """Return a row for each seat, and the people of earlier matches."""
    known = _people(words, library)
    return h.div(".stack")[
        (_seat(words, number, seat, bots) for number, seat in enumerate(form.seats)),
        h.datalist("#names")[(h.option(value=name) for name in known)],
        _others(words, form, known) if form.company == forms.ON_THIS_DEVICE else None,
    ]


def _others(words: Words, form: Form, known: Mapping[str, Player]) -> Element | None:
    """Return buttons that give a seat to a person who has played here; None without a person or a seat."""
    seated = {form.seats[number].name.strip() for number in form.people}
    others = [name for name in known if name not in seated]
    if not others or ("" not in seated and form.count == form.counts[-1]):
        return None
    chips = (
        h.button(".button", type="button", data_do=do("seat-person", name=name), data_colour=known[name].colour)[
            face(known[name].face), h.bdi(".one-line")[name]
        ]
        for name in others
    )
    return h.div(".stack.gap-1", role="group", aria_labelledby="others-title")[
        h.p("#others-title.hint")[words("start.others")], h.div(".others.wrap.gap-2")[chips]
    ]


def company_choice(words: Words, form: Form) -> Element:
    """Return the choice between bots, people on this device, and people with devices of their own.

    It works before Python is loaded: ``pre_paint.js`` sets the kinds of the seats.
    """
    return h.fieldset(".companies.tiles.gap-3")[
        h.legend(".visually-hidden")[words("start.company")],
        _company(words, form, forms.COMPUTER),
        h.div(".option-tile")[_company(words, form, forms.ON_THIS_DEVICE, _HEAD), _friends(words, form)],
        h.div(".option-tile", role="group", aria_labelledby="apart")[
            h.div({"class": _HEAD})[icon(_COMPANY_ICONS[forms.IN_ROOM]), h.b("#apart")[words("start.apart")]],
            h.div(".wrap.gap-1")[(_apart(words, form, company) for company in forms.APART)],
        ],
    ]


def _company(words: Words, form: Form, company: str, classes: str = _TILE) -> Element:
    title, hint = words.of("company", company), words.of("company_hint", company)
    return _tile("company", company, form.company, icon(_COMPANY_ICONS[company]), title, hint, classes)


def _friends(words: Words, form: Form) -> Element:
    """Return buttons that give seats to as many people on this device, in one tap."""
    return h.div(".friends.wrap.gap-1")[
        (
            h.button(
                ".button",
                type="button",
                data_do=do("friends", number=number),
                aria_label=words.commas(
                    [words.of("company", forms.ON_THIS_DEVICE), words("start.people", number=number)]
                ),
                aria_pressed="true" if form.company == forms.ON_THIS_DEVICE and form.count == number else "false",
            )[str(number)]
            for number in form.counts
        )
    ]


def _apart(words: Words, form: Form, company: str) -> Element:
    """Return the choice of one way to play with people who have devices of their own."""
    return h.label(".choice", title=words.of("company_hint", company))[
        h.input(
            type="radio",
            name="company",
            value=company,
            checked=company == form.company,
            aria_label=words.of("company", company),
        ),
        h.span[words.of("apart", company)],
    ]


def opponent_choice(words: Words, form: Form) -> Element:
    """Return the choice of a bot for all seats of bots. The stylesheet shows it for a match against bots.

    Among people the remembered bot is selected: it plays when the company becomes the computer.
    """
    plays = form.company != forms.COMPUTER or any(seat.kind == form.opponent for seat in form.playing)
    return h.fieldset(".opponents")[
        h.legend[words("start.opponent")],
        h.div(".opponent-row.tiles")[
            (
                _tile(
                    "opponent",
                    bot,
                    form.opponent if plays else "",
                    face(bot),
                    words.of("kind", bot),
                    words.of("opponent_hint", bot),
                )
                for bot in forms.OPPONENTS
            )
        ],
    ]


def plan(words: Words, form: Form, game: str) -> Node:
    """Return the match that the form would start, in a line of words with a picture."""
    kinds = [seat.kind for seat in form.playing if seat.kind != forms.PERSON]
    built_in = bool(kinds) and kinds[0] in forms.OPPONENTS and form.company == forms.COMPUTER
    people = words("start.people", number=form.count)
    parts = [_against(words, form, kinds), people, summary(words, form, game)]
    return [
        face(kinds[0]) if built_in else icon(_COMPANY_ICONS[form.company]),
        h.span[words.beside(parts)],
    ]


def _against(words: Words, form: Form, kinds: Sequence[str]) -> str:
    """Return the company in words, with the names of the bots in a match against bots."""
    if form.company != forms.COMPUTER:
        return words.of("company", form.company)
    if len(kinds) == 1 and kinds[0] in forms.OPPONENTS:
        return words.of("against", kinds[0])
    names = words.beside(words.of("kind", kind) if kind == forms.USER_BOT else bot_label(words, kind) for kind in kinds)
    return words("against.others", names=names) if form.people else names


def _tile(
    name: str,
    value: str,
    chosen: str,
    picture: Node,
    title: str,
    hint: str,
    classes: str = _TILE,
) -> Element:
    """Return a large radio button with a picture and a sentence, its description."""
    return h.label({"class": classes})[
        h.input(
            type="radio",
            name=name,
            value=value,
            checked=value == chosen,
            aria_labelledby=f"{name}-{value}",
            aria_describedby=f"{name}-{value}-hint",
        ),
        picture,
        h.b(id=f"{name}-{value}")[title],
        h.span(".tile-hint", id=f"{name}-{value}-hint")[hint],
    ]


def _people(words: Words, library: Library) -> dict[str, Player]:
    """Return the people of earlier matches by the names that they have entered, latest first."""
    default_names = {words("player.name", number=number + 1) for number in range(len(forms.COLOURS))}
    found = people(library).items()
    known = [row for row in found if row[0] not in default_names and len(row[0]) <= forms.MAX_NAME_LENGTH]
    return dict(known[:MAX_NAMES])


def _seat(words: Words, number: int, seat: SeatForm, bots: UserBots) -> Element:
    title = words("player.name", number=number + 1)
    return h.fieldset(".seat.wrap.gap-1.across-2")[
        h.legend(".visually-hidden")[title],
        _face(words, number, seat),
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
            maxlength=str(forms.MAX_NAME_LENGTH),
        ),
        _select(words("start.kind"), f"kind-{number}", _player_kinds(words, seat.kind, bots)),
    ]


def _face(words: Words, number: int, seat: SeatForm) -> Node:
    """Return the face of a seat; a person's is a button that offers the others."""
    if seat.kind != forms.PERSON:
        return face(seat.kind) if seat.kind in forms.OPPONENTS else icon("computer")
    label = words("start.face")
    action = do("dialog", name="face", subject=str(number))
    return h.button(f"#face-{number}.seat-face", type="button", data_do=action, aria_label=label, title=label)[
        face(seat.face)
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
