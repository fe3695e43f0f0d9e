"""The list of saved matches on the start screen, and the name and state of a match in short."""

from hofgarten.registry import GAMES
from web.app.model.game_api.move_input import move_input_of
from web.app.model.library.saved_matches import Library, SavedMatch, attempt
from web.app.model.match.match import Match
from web.app.model.model import MATCH_PLACE
from web.app.model.transfer.types import MAX_FILE_SIZE
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.start_view import about
from web.app.view.html import Element


def saved_match_list(words: Words, library: Library, listed: int, offset: int) -> Element:
    """Return the list of the latest ``listed`` matches; without saved matches, the import button.

    Correspondence matches in which it is this device's turn precede the others.

    ``offset``: minutes by which UTC is ahead of the browser's clock.
    """
    if not library.kept:
        return h.p(".shelf-empty.quiet")[_import_button(words)]
    ours, others = library.split_by_turn()
    return h.section(".card.shelf", aria_labelledby="shelf-title")[
        h.header(".split.across-4")[
            h.h2("#shelf-title")[words("shelf.title")],
            h.div(".shelf-tools.wrap")[
                _import_button(words),
                button(do("export-all"), words("import.save_all"), picture="download")
                if any(kept.summary for kept in library.newest_first())
                else None,
            ],
        ],
        [
            h.h3("#shelf-turn")[words("shelf.your_turn")],
            h.ul(".shelf-list.stack.is-ours", aria_labelledby="shelf-turn")[
                (_saved_match(words, kept, offset) for kept in ours)
            ],
        ]
        if ours
        else None,
        h.ul(".shelf-list.stack")[(_saved_match(words, kept, offset) for kept in others[:listed])] if others else None,
        button(do("more-matches"), words("shelf.more"), classes="shelf-more") if len(others) > listed else None,
    ]


def drop_area(words: Words) -> Element:
    """Return the drop target for files, visible only while files are dragged over the page (``file_import.js``)."""
    return h.div(".drop-area", data_drop_files="import", data_most=str(MAX_FILE_SIZE), aria_hidden="true")[
        icon("import"), h.p[words("import.drop")]
    ]


def _import_button(words: Words) -> Element:
    return button(do("dialog", name="import"), words("import.open_dialog"), picture="import")


def match_name(words: Words, match: Match) -> str:
    """Return a match's name: the one given by the user, the date or number of a fixed deal, or the players' names."""
    from web.app.model.library.daily import deal_of
    from web.app.model.library.garden_path import stage_of
    from web.app.view.dates import date_words

    if not match.name and (deal := deal_of(match.id)):
        return words("daily.name", date=date_words(words, deal.day))
    if not match.name and (stage := stage_of(match.id)):
        return words("path.name", number=stage.number)
    return match.name or words.versus(match.names)


def _saved_match(words: Words, kept: SavedMatch, offset: int) -> Element:
    """Return the entry of a match: its link, or the way to save a damaged one as a file."""
    match = kept.match
    entry = attempt(kept.id, lambda: _readable(words, kept, match, offset)) if match else None
    return entry or _unreadable(words, kept)


def _unreadable(words: Words, kept: SavedMatch) -> Element:
    called = words("shelf.newer" if kept.newer else "shelf.damaged")
    return h.li(".kept.is-damaged.quiet.tight", id=f"kept-{kept.id}")[
        h.div(".kept-text")[
            h.b[called], h.p(".hint")[words("shelf.newer_hint" if kept.newer else "shelf.damaged_hint")]
        ],
        button(
            do("export-match", identity=kept.id),
            words("import.save" if kept.newer else "import.save_damaged"),
            picture="download",
        ),
        button(
            do("delete", identity=kept.id),
            words("shelf.delete_it", name=called),
            picture="trash",
            show_label=False,
        ),
    ]


def _readable(words: Words, kept: SavedMatch, match: Match, offset: int) -> Element:
    from web.app.view.dates import day
    from web.app.view.thumbnail import thumbnail

    name, date = match_name(words, match), day(words, kept.saved, offset)
    return h.li(".kept.quiet.tight", id=f"kept-{kept.id}")[
        h.a(".kept-open", href=f"{MATCH_PLACE}{kept.id}", id=f"open-{kept.id}")[
            thumbnail(match),
            h.b[_with_totals(words, match) if match.over and name == words.versus(match.names) else name],
            h.span(".kept-state")[" · ".join(filter(None, [date if date not in name else "", state_of(words, match)]))],
        ],
        button(
            do("dialog", name="kept", subject=kept.id),
            words("import.more_of", name=name),
            picture="more",
            show_label=False,
        ),
    ]


def _with_totals(words: Words, match: Match) -> str:
    """Return the players of a finished match with their points, which tell it from others of the same players."""
    totals = (match.game.total(match.state, seat) for seat in range(len(match.names)))
    return words.versus(f"{name} {words.number(total)}" for name, total in zip(match.names, totals, strict=True))


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
        return [words("shelf.won" if len(names) == 1 else "shelf.shared", names=words.listed(names))]
    number, rounds = round_of(match)
    return [words("round", number=number, of=rounds), _player_to_move(words, match)]


def _player_to_move(words: Words, match: Match) -> str:
    """Return the player to move; in a correspondence match, "your turn" or "waiting for"."""
    name = match.player(max(match.turn, 0))
    if match.remote(match.turn):
        return words("shelf.waiting", name=name)
    yours = match.people > 1 and match.people_here == [match.turn]
    return words("shelf.yours") if yours else words("shelf.turn", name=name)


def round_of(match: Match) -> tuple[int, int]:
    """Return the current round, counted from 1, and the number of rounds."""
    return move_input_of(match.record.game).current_round(match.state)
