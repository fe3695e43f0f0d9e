"""The start screen: a new match, and the matches that are kept."""

import htpy as h
from htpy import Element, Node

from engine.catalogue import GAMES
from web import form as forms
from web.form import Form, SeatForm
from web.match import Match
from web.own_bots import OWN, OwnBots, called
from web.play import play_of
from web.shelf import Kept, Shelf
from web.state import MATCH_PLACE
from web.texts import Words
from web.views.html import button, do, icon, radios
from web.views.look import look_of
from web.views.own_bots import own_bots_part


def start_screen(words: Words, form: Form, shelf: Shelf, bots: OwnBots) -> Element:
    """Return the screen."""
    return h.main(".start")[
        h.header(".welcome")[(h.div(".of-game")[_welcome(words, game)] for game in GAMES)],
        kept_matches(words, shelf),
        new_match(words, form, bots),
    ]


def _welcome(words: Words, game: str) -> Node:
    return [
        h.svg(".scene", viewBox="0 0 480 160", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
            h.use(href=f"#{look_of(game).scene}")
        ],
        h.div(".welcome-text")[h.h1[words.of("game", game)], h.p(".tagline")[words.of("tagline", game)]],
    ]


def new_match(words: Words, form: Form, bots: OwnBots) -> Element:
    """Return the form for a new match; it can be filled in before Python has come.

    So it holds every game's part, and the stylesheet shows that of the game which is chosen.
    """
    return h.form("#new-match.card", data_form="form", data_submit="play", autocomplete="off")[
        h.h2[words("start.new")],
        radios(
            words("start.game"), "game", [(game, words.of("game", game)) for game in GAMES], form.game, classes="games"
        )
        if len(GAMES) > 1
        else None,
        radios(
            words("start.players"),
            "players",
            [(str(n), str(n)) for n in form.counts],
            str(form.count),
            classes="counts",
        ),
        h.div(".seats")[(_seat(words, number, seat, bots) for number, seat in enumerate(form.seats))],
        own_bots_part(words, bots) if form.own else None,
        h.div(".of-games")[(h.div(".of-game")[look_of(game).options_part(words, form)] for game in GAMES)],
        h.div(".seed")[
            h.label(for_="seed")[words("start.seed")],
            h.input("#seed", name="seed", value=form.seed, maxlength=str(forms.LONGEST_SEED), spellcheck="false"),
            button(do("seed"), words("start.new_seed"), picture="dice", show_label=False),
            h.p(".hint")[words("start.seed_hint")],
        ],
        h.button(".button.is-main.is-large", type="submit")[icon("play"), h.span[words("start.play")]],
    ]


def _seat(words: Words, number: int, seat: SeatForm, bots: OwnBots) -> Element:
    title = words("player.name", number=number + 1)
    kinds = [(kind, _kind(words, kind)) for kind in forms.kinds(bots.playable)]
    return h.fieldset(".seat", data_seat=str(number + 1))[
        h.legend(".visually-hidden")[title],
        _select(
            words("start.colour"), f"colour-{number}", [(c, words.of("colour", c)) for c in forms.COLOURS], seat.colour
        ),
        h.label(".visually-hidden", for_=f"name-{number}")[words("start.name")],
        h.input(
            f"#name-{number}",
            name=f"name-{number}",
            value=seat.name,
            placeholder=title if seat.kind in {forms.PERSON, forms.OWN} else called(words, seat.kind),
            maxlength=str(forms.LONGEST_NAME),
        ),
        _select(words("start.kind"), f"kind-{number}", kinds, seat.kind),
    ]


def _kind(words: Words, kind: str) -> str:
    own = kind.startswith(OWN)
    return words("own.kind", name=kind.removeprefix(OWN)) if own else words.of("kind", kind)


def _select(label: str, name: str, values: list[tuple[str, str]], chosen: str) -> Node:
    return [
        h.label(".visually-hidden", for_=name)[label],
        h.select({"class": f"select {name.split('-', maxsplit=1)[0]}"}, id=name, name=name)[
            (h.option(value=value, selected=value == chosen)[text] for value, text in values)
        ],
    ]


def kept_matches(words: Words, shelf: Shelf) -> Element | None:
    """Return the list of kept matches, the latest first; nothing while there are none."""
    if not shelf.kept:
        return None
    return h.section(".card.shelf", aria_labelledby="shelf-title")[
        h.h2("#shelf-title")[words("shelf.title")],
        h.ul(".shelf-list")[(_kept(words, kept) for kept in shelf.newest_first())],
    ]


def match_name(words: Words, match: Match) -> str:
    """Return what a match is called: its own name, else the players'."""
    return match.name or words("list.versus").join(map(match.player, range(len(match.record.players))))


def _kept(words: Words, kept: Kept) -> Element:
    match = kept.match
    if match is None:
        return h.li(".kept.is-damaged", id=f"kept-{kept.id}")[
            h.div(".kept-text")[h.b[words("shelf.damaged")], h.p[words("shelf.damaged_hint")]],
            _delete(words, kept.id, words("shelf.damaged")),
        ]
    name = match_name(words, match)
    return h.li(".kept", id=f"kept-{kept.id}")[
        h.a(".kept-open", href=f"{MATCH_PLACE}{kept.id}")[
            h.b[name],
            h.span(".kept-state")[_state(words, match)],
        ],
        button(
            do("dialog", name="rename", subject=kept.id),
            words("shelf.rename_it", name=name),
            picture="pencil",
            show_label=False,
        ),
        _delete(words, kept.id, name),
    ]


def _delete(words: Words, identity: str, name: str) -> Element:
    return button(do("delete", id=identity), words("shelf.delete_it", name=name), picture="trash", show_label=False)


def _state(words: Words, match: Match) -> str:
    game = match.record.game
    about = [look_of(game).about(words, match)]
    return " · ".join(
        filter(None, [words.of("game", game) if len(GAMES) > 1 else "", *_standing(words, match), *about])
    )


def _standing(words: Words, match: Match) -> list[str]:
    """Return how far a match is, and who is to move or has won."""
    if match.over:
        names = [match.player(seat) for seat in match.winners]
        return [words("shelf.won" if len(names) == 1 else "shelf.shared", names=words("list.and").join(names))]
    number, rounds = round_of(match)
    return [words("round", number=number, of=rounds), words("shelf.turn", name=match.player(max(match.turn, 0)))]


def round_of(match: Match) -> tuple[int, int]:
    """Return the round that is being played, counted from 1, and how many there are."""
    return play_of(match.record.game).rounds(match.state)
