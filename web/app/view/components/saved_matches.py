"""The list of saved matches on the start screen, and the name and state of a match in short."""

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import move_input_of
from web.app.model.library.saved_matches import LISTED, Library, Listing, SavedMatch, or_damaged
from web.app.model.match.match import Match
from web.app.model.model import MATCH_PLACE
from web.app.model.transfer.types import MAX_FILE_SIZE
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.game_views import about
from web.app.view.html import Element


def saved_match_list(words: Words, library: Library, listing: Listing, offset: int) -> Element:
    """Return the list of the latest matches; without saved matches, the import button.

    Correspondence matches in which it is this device's turn precede the others. A long list can be searched.

    ``offset``: minutes by which UTC is ahead of the browser's clock.
    """
    if not library.matches:
        return h.p(".saved-matches-empty.wrap.at-middle.quiet")[_import_button(words)]
    ours, others, field = *library.split_by_turn(), None
    if len(library.matches) > LISTED:
        from web.app.model.library.match_search import found
        from web.app.view.components.saved_match_search import search_field

        ours, others = found(ours, listing.search), found(others, listing.search)
        field = search_field(words, listing.search, len(ours) + len(others))
    return h.section(".card.saved-matches", aria_labelledby="saved-matches-title")[
        h.header(".split.across-4")[
            h.h2("#saved-matches-title")[words("saved.title")],
            h.div(".saved-matches-tools.wrap")[
                _import_button(words),
                button(do("export-all"), words("import.save_all"), picture="download")
                if any(saved.summary for saved in library.newest_first())
                else None,
            ],
        ],
        field,
        [
            h.h3("#saved-matches-turn")[words("saved.your_turn")],
            h.ul(".saved-list.stack.is-ours", aria_labelledby="saved-matches-turn")[
                (_saved_match(words, saved, offset) for saved in ours)
            ],
        ]
        if ours
        else None,
        h.ul(".saved-list.stack")[(_saved_match(words, saved, offset) for saved in others[: listing.size])]
        if others
        else None,
        button(do("more-matches"), words("saved.more"), classes="saved-matches-more")
        if len(others) > listing.size
        else None,
    ]


def drop_area(words: Words) -> Element:
    """Return the drop target for files, visible only while files are dragged over the page (``file_import.js``)."""
    return h.div(".drop-area", data_drop_files="import", data_most=str(MAX_FILE_SIZE), aria_hidden="true")[
        icon("import"), h.p[words("import.drop")]
    ]


def _import_button(words: Words) -> Element:
    return button(do("dialog", name="import-matches"), words("import.open_dialog"), picture="import")


def match_name(words: Words, match: Match) -> str:
    """Return a match's name: the one given by the user, the date or number of a fixed deal, or the players' names."""
    from web.app.model.library.daily import deal_of
    from web.app.model.library.garden_path import stage_of
    from web.app.view.components.dates import date_words

    if not match.name and (deal := deal_of(match.id)):
        return words("daily.name", date=date_words(words, deal.day))
    if not match.name and (stage := stage_of(match.id)):
        return words("path.name", number=stage.number)
    return match.name or words.versus(match.names)


def _saved_match(words: Words, saved: SavedMatch, offset: int) -> Element:
    """Return the entry of a match: its link, or the way to save a damaged one as a file."""
    match = saved.match
    entry = or_damaged(saved.id, lambda: _readable(words, saved, match, offset)) if match else None
    return entry or _unreadable(words, saved)


def _unreadable(words: Words, saved: SavedMatch) -> Element:
    called = words("saved.newer" if saved.newer else "saved.damaged")
    return h.li(".saved-match.is-damaged.framed.cluster.gap-1.quiet.tight", id=f"saved-match-{saved.id}")[
        h.div(".saved-match-text.breaks")[
            h.b[called], h.p(".hint")[words("saved.newer_hint" if saved.newer else "saved.damaged_hint")]
        ],
        button(
            do("export-match", identity=saved.id),
            words("import.save" if saved.newer else "import.save_damaged"),
            picture="download",
        ),
        button(
            do("delete", identity=saved.id),
            words("saved.delete_it", name=called),
            picture="trash",
            show_label=False,
        ),
    ]


def _readable(words: Words, saved: SavedMatch, match: Match, offset: int) -> Element:
    from web.app.view.components.dates import day
    from web.app.view.components.thumbnail import thumbnail

    name, date = match_name(words, match), day(words, saved.saved, offset)
    title = _with_result(words, match) if match.over and not match.name else name
    date = date if date not in name else ""
    return h.li(".saved-match.framed.cluster.gap-1.quiet.tight", id=f"saved-match-{saved.id}")[
        h.a(".saved-match-open.breaks", href=f"{MATCH_PLACE}{saved.id}", id=f"open-{saved.id}")[
            thumbnail(match),
            h.b[title],
            h.span(".saved-state")[" · ".join(filter(None, [date, state_of(words, match)]))],
        ],
        button(
            do("dialog", name="saved-match", subject=saved.id),
            words("import.more_of", name=", ".join(filter(None, [title, date]))),
            picture="more",
            show_label=False,
        ),
    ]


def _with_result(words: Words, match: Match) -> str:
    """Return the name of a finished match with the points of its players, or of the user in a fixed deal.

    They tell it from others of the same players, and from other attempts at the same deal.
    """
    name = match_name(words, match)
    totals = [match.game.total(match.state, seat) for seat in range(len(match.names))]
    if name != words.versus(match.names):
        return f"{name} · {words.count('players.total', totals[0], total=words.number(totals[0]))}"
    return words.versus(words.pair(name, words.number(total)) for name, total in zip(match.names, totals, strict=True))


def state_of(words: Words, match: Match) -> str:
    """Return the state of a match: game, round, player to move or winners, options."""
    game = match.record.game
    options = about(words, game, match.options)
    return " · ".join(
        filter(None, [words.of("game", game) if len(GAMES) > 1 else "", *_standing(words, match), options])
    )


def _standing(words: Words, match: Match) -> list[str]:
    """Return the round and the player to move, or the winners."""
    if match.over:
        names = [match.player(seat) for seat in match.winners]
        return [words("saved.won" if len(names) == 1 else "saved.shared", names=words.listed(names))]
    number, rounds = round_of(match)
    return [words("round", number=number, of=rounds), _player_to_move(words, match)]


def _player_to_move(words: Words, match: Match) -> str:
    """Return the player to move; in a correspondence match, "your turn" or "waiting for"."""
    name = match.player(max(match.turn, 0))
    if match.waits:
        return words("saved.waiting", name=name)
    yours = match.people > 1 and match.people_here == (match.turn,)
    return words("saved.yours") if yours else words("saved.turn", name=name)


def round_of(match: Match) -> tuple[int, int]:
    """Return the current round, counted from 1, and the number of rounds."""
    return move_input_of(match.record.game).current_round(match.state)
