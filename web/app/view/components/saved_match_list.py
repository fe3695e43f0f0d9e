"""The list of saved matches on the start screen, and the field that searches it."""

from web.app.model.library.match_search import LONGEST, found
from web.app.model.library.saved_matches import LISTED, Library, Listing, SavedMatch, or_damaged
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MATCH_PLACE
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.components.dates import day
from web.app.view.components.saved_matches import import_button, match_name, state_of
from web.app.view.components.thumbnail import thumbnail
from web.app.view.html import Element


def saved_match_list(words: Words, library: Library, listing: Listing, offset: int) -> Element:
    """Return the list of the latest matches.

    Correspondence matches in which it is this device's turn precede the others. A long list can be searched.

    ``offset``: minutes by which UTC is ahead of the browser's clock.
    """
    ours, others, field = *library.split_by_turn(), None
    if len(library.matches) > LISTED:
        ours, others = found(ours, listing.search), found(others, listing.search)
        field = _search_field(words, listing.search, len(ours) + len(others))
    return h.section(".card.saved-matches", aria_labelledby="saved-matches-title")[
        h.header(".split.across-4")[
            h.h2("#saved-matches-title")[words("saved.title")],
            h.div(".saved-matches-tools.wrap")[
                import_button(words),
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


def _search_field(words: Words, search: str, number: int) -> Element:
    """Return the field with a text, and the number of matches that it finds."""
    label, name = words("import.search"), "find-matches"
    return h.form(".stack.gap-1", role="search", data_form=name, data_submit=name, autocomplete="off")[
        h.label(".visually-hidden", for_="saved-search")[label],
        h.input("#saved-search", type="search", name="search", value=search, placeholder=label, maxlength=str(LONGEST)),
        h.p(".hint", role="status")[words.count("import.found", number) if search.strip() else None],
    ]


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


def _readable(words: Words, saved: SavedMatch, match: PlayedMatch, offset: int) -> Element:
    name, date = match_name(words, match), day(words, saved.saved, offset)
    title = title_with_result(words, match)
    date = date if date not in name else ""
    return h.li(".saved-match.framed.cluster.gap-1.quiet.tight", id=f"saved-match-{saved.id}")[
        h.a(".saved-match-open.breaks", href=f"{MATCH_PLACE}{saved.id}", id=f"open-{saved.id}")[
            thumbnail(match),
            h.b[title],
            h.span(".saved-state")[words.beside([date, state_of(words, match)])],
        ],
        button(
            do("dialog", name="saved-match", subject=saved.id),
            words("import.more_of", name=words.commas([title, date])),
            picture="more",
            show_label=False,
        ),
    ]


def title_with_result(words: Words, match: PlayedMatch) -> str:
    """Return a match's name; if it is finished and has no own one, with the points of its players.

    These tell it from others of the same players. A fixed deal has the user's points, which tell attempts apart.
    """
    name = match_name(words, match)
    if match.name or not match.over:
        return name
    totals = [match.game.total(match.state, seat) for seat in range(len(match.names))]
    if name != words.beside(match.names):
        return words.beside([name, words.count("players.total", totals[0], total=words.number(totals[0]))])
    return words.beside(words.pair(name, words.number(total)) for name, total in zip(match.names, totals, strict=True))
