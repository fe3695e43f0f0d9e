"""The start screen: a new match, and the matches that are kept."""

import htpy as h
from htpy import Element, Node

from web import form as forms
from web.form import Form, SeatForm
from web.match import Match
from web.own_bots import OWN, OwnBots, called
from web.shelf import Kept, Shelf
from web.state import MATCH_PLACE
from web.texts import Words
from web.views.html import button, do, icon, radios
from web.views.own_bots import own_bots_part


def start_screen(words: Words, form: Form, shelf: Shelf, bots: OwnBots) -> Element:
    """Return the screen."""
    return h.main(".start")[
        h.header(".welcome")[
            h.svg(".scene", viewBox="0 0 480 160", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
                h.use(href="#scene")
            ],
            h.div(".welcome-text")[
                h.h1[words("start.title")],
                h.p(".tagline")[words("start.tagline")],
            ],
        ],
        kept_matches(words, shelf),
        new_match(words, form, bots),
    ]


def new_match(words: Words, form: Form, bots: OwnBots) -> Element:
    """Return the form for a new match; it can be filled in before Python has come."""
    return h.form("#new-match.card", data_form="form", data_submit="play", autocomplete="off")[
        h.h2[words("start.new")],
        radios(
            words("start.players"),
            "players",
            [(str(n), str(n)) for n in forms.COUNTS],
            str(form.count),
            classes="counts",
        ),
        h.div(".seats")[(_seat(words, number, seat, bots) for number, seat in enumerate(form.seats))],
        own_bots_part(words, bots) if form.own else None,
        _level(words, form),
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


def _level(words: Words, form: Form) -> Node:
    levels = [(str(level), str(level)) for level in forms.LEVELS] + [(str(forms.OWN_BOARDS), words("start.own"))]
    return [
        radios(words("start.level"), "level", levels, str(form.level), classes="levels"),
        h.p(".hint.level-hint")[words("start.level_hint")],
        h.fieldset(".choices.boards")[
            h.legend[words("start.boards")],
            h.div(".choice-column")[
                h.label(".tick")[h.input(type="checkbox", checked=True, disabled=True), h.span[words.of("board", "1")]],
                (
                    h.label(".tick")[
                        h.input(type="checkbox", name="boards", value=str(board), checked=board in form.boards),
                        h.span[words.of("board", str(board))],
                    ]
                    for board in forms.EXTRA_BOARDS
                ),
            ],
        ],
        h.details(".more")[
            h.summary[words("start.more")],
            radios(
                words("start.ties"),
                "ties",
                [(tie, words.of("ties", tie)) for tie in forms.TIES],
                form.ties,
                classes="ties",
            ),
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
    boards = words("shelf.boards", boards=", ".join(map(str, match.record.options["boards"])))
    if match.over:
        names = [match.player(seat) for seat in match.winners]
        key = "shelf.won" if len(names) == 1 else "shelf.shared"
        return f"{words(key, names=words('list.and').join(names))} · {boards}"
    round_number, rounds = round_of(match)
    name = match.player(max(match.turn, 0))
    return f"{words('round', number=round_number, of=rounds)} · {words('shelf.turn', name=name)} · {boards}"


def round_of(match: Match) -> tuple[int, int]:
    """Return the round that is being played, counted from 1, and how many there are. Rule Z3.2."""
    deal = match.state.deal
    rounds = len(deal.order) // deal.round_turns
    return min(match.state.turn // deal.round_turns + 1, rounds), rounds
