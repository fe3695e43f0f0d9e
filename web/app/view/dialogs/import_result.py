"""The result of an import, in a dialog: matches added, updated and unchanged, and those refused with the reason."""

from typing import Final

from web.app.model.game_api.game_page import has_rule_book
from web.app.model.library.saved_matches import PREFIX, SavedMatch
from web.app.model.model import MATCH_PLACE, Model
from web.app.model.transfer.ownership import names_in, own_names
from web.app.model.transfer.parse import MAX_RECORDS
from web.app.model.transfer.types import MAX_FILE_SIZE, ImportFailure, ImportResult
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.claim_form import claim_form
from web.app.view.components.saved_match_list import title_with_result
from web.app.view.components.saved_matches import state_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node

LISTED: Final = 5
"""Maximum number of matches listed."""


def content_of(model: Model) -> Show | None:
    """Return the dialog with the result of the last import; None if there is none."""
    result = model.dialog.subject if model.dialog else None
    return (lambda words: _content(words, model, result)) if isinstance(result, ImportResult) else None


def _content(words: Words, model: Model, result: ImportResult) -> Content:
    """Return the dialog's title and body."""
    library = model.library
    ids = dict.fromkeys((*result.added, *result.updated)) or result.unchanged
    here = [saved for identity in ids if (saved := library.matches.get(identity))]
    return _title(words, result), [
        h.p(".import-trouble", role="alert")[words("import.unsaved")] if _is_not_stored(model, result) else None,
        _counts(words, result),
        claim_form(words, names_in(library, result.added), own_names(library, result.added)),
        _list(words, here),
        _faults(words, result),
        _next(words, result, here),
    ]


def _is_not_stored(model: Model, result: ImportResult) -> bool:
    """Return True if the browser could not store every imported match."""
    return any(PREFIX + identity in model.failed_writes for identity in (*result.added, *result.updated))


def _title(words: Words, result: ImportResult) -> str:
    if result.undone:
        return words("import.undone")
    if result.added or result.updated or result.parts:
        return words("import.came" if result.added or result.updated else "import.parts_came")
    return words("import.all_here" if result.unchanged else "import.none_came")


def _counts(words: Words, result: ImportResult) -> Node:
    told = [
        (result.added, "import.added"),
        (result.updated, "import.renewed"),
        (result.unchanged, "import.known"),
    ]
    said = [h.li[words.count(key, len(ids))] for ids, key in told if ids]
    parts = [words.of("import.part", part) for part in result.parts if part != "language"]
    said += [h.li[words("import.parts", parts=words.listed(parts))]] if parts else []
    if result.shortened:
        said.append(h.li[words.count("import.shortened", result.shortened)])
    return h.ul(".stack")[said] if said else None


def _list(words: Words, here: list[SavedMatch]) -> Element | None:
    """Return a list of the first ``LISTED`` matches. Each of them is replayed, so the list is short."""
    shown, more = [(saved, saved.match) for saved in here[:LISTED]], max(len(here) - LISTED, 0)
    if not here:
        return None
    return h.ul(".stack")[
        (
            h.li(".saved-match.framed.cluster.gap-1.quiet.tight")[
                h.a(".saved-match-open.breaks", href=f"{MATCH_PLACE}{saved.id}")[
                    h.b[title_with_result(words, match)], h.span(".saved-state")[state_of(words, match)]
                ]
            ]
            for saved, match in shown
            if match
        ),
        h.li(".hint")[words.count("import.more_matches", more)] if more else None,
    ]


def _faults(words: Words, result: ImportResult) -> Element | None:
    if not result.faults:
        return None
    more = result.refused - len(result.faults)
    return h.section(".stack", aria_labelledby="refused")[
        h.h3("#refused")[words.count("import.refused", result.refused)],
        h.ul(".stack")[(_fault(words, fault) for fault in result.faults)],
        h.p(".hint")[words.count("import.more", more)] if more else None,
        h.p(".hint")[words("import.nothing_lost")],
    ]


def _fault(words: Words, fault: ImportFailure) -> Element:
    """Return one refused match: its place in the file, the reason in plain words, and the engine's message."""
    place = words.beside([fault.source, words("import.line", number=fault.line) if fault.line else ""])
    sentence = words.of(
        "import.fault",
        fault.key,
        event=fault.event,
        rule=fault.rule,
        most=MAX_RECORDS,
        size=MAX_FILE_SIZE // 1_000_000,
    )
    return h.li(".fault.stack.gap-0.across-2")[
        h.span(".hint")[place] if place else None,
        h.p[sentence],
        _detail(words, fault.detail) if fault.detail else None,
        h.a(".rule-link", href=f"#rules/{fault.game}/{fault.rule}")[words("import.rule", rule=fault.rule)]
        if fault.game and fault.rule and has_rule_book(fault.game)
        else None,
    ]


def _detail(words: Words, detail: str) -> Element:
    """Return the engine's message in a collapsed section."""
    return h.details(".more.fault-detail.hint")[h.summary[words("import.detail")], h.p(lang="en")[detail]]


def _next(words: Words, result: ImportResult, here: list[SavedMatch]) -> Element:
    """Return the button that opens the only match, or that for another attempt, and the one that takes all back."""
    changed = [*result.added, *result.updated, *result.parts]
    only = here[0] if len(here) == 1 and here[0].match else None
    again = not changed and not here
    return h.div(".panel-buttons.cluster")[
        h.a(".button.is-main", href=f"{MATCH_PLACE}{only.id}", autofocus=True)[
            icon("play"), h.span[words("import.open")]
        ]
        if only
        else None,
        button(do("dialog", name="import-matches"), words("import.again"), picture="import") if again else None,
        button(do("close"), words("import.done"), classes="" if only or again else "is-main"),
        button(do("import-undo"), words("import.undo"), picture="undo", classes="is-quiet") if changed else None,
    ]
