"""Fields in which people bring files of their own, what there is to say about the last one, and those that are here."""

from collections.abc import Callable
from typing import NamedTuple

from web.app.model import schema_version
from web.app.model.user_files.user_files import UserFiles
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node


class Kind(NamedTuple):
    """A kind of file."""

    words: str
    """The group of its words: ``own``."""
    noun: str
    """What its actions and ids call it: ``bot``, as in ``add-bot``."""
    accept: str
    """The ends of its names."""
    largest: int
    """How large one may be, in bytes."""
    version: int
    """The version of the texts that this page keeps of them."""
    about: Callable[[str, str], str | None]
    """Returns what is said of a name and the text kept under it; None when it cannot be read."""


def own_files_part(words: Words, kind: Kind, files: UserFiles, *more: Node) -> Element:
    """Return the field for a file, with ``more`` beside it, and everything about those that are here."""
    return h.fieldset(".own-files")[
        h.legend[words.of(kind.words, "title")],
        h.p(".hint", id=f"{kind.noun}-hint")[words.of(kind.words, "hint")],
        h.div(".own-choose")[
            more,
            h.label(".button.file")[
                icon("plus"),
                h.span[words.of(kind.words, "choose")],
                h.input(
                    id=f"{kind.noun}-file",
                    type="file",
                    accept=kind.accept,
                    data_file=f"add-{kind.noun}",
                    data_most=str(kind.largest),
                    aria_describedby=f"{kind.noun}-hint",
                ),
            ],
        ],
        _said(words, kind, files),
        h.ul(".own-list")[(_file(words, kind, name, text) for name, text in files.kept.items())]
        if files.kept
        else None,
    ]


def _said(words: Words, kind: Kind, files: UserFiles) -> Node:
    if not files.said:
        return None
    return h.div(".own-said", role="alert")[
        h.p[words.of(kind.words, files.said, **files.parts)],
        button(
            do(f"restore-{kind.noun}", focus=f"{kind.noun}-file"),
            words("shelf.restore"),
            picture="undo",
            id=f"restore-{kind.noun}",
        )
        if files.said == "removed"
        else None,
    ]


def _file(words: Words, kind: Kind, name: str, text: str) -> Element:
    about = kind.about(name, text)
    unread = "newer" if schema_version.newer(text, kind.version) else "damaged"
    return h.li({"class": "own-file is-damaged" if about is None else "own-file"})[
        h.div[h.b[name], h.p(".hint")[words.of(kind.words, unread) if about is None else about]],
        button(
            do(f"remove-{kind.noun}", name=name, focus=f"restore-{kind.noun}"),
            words.of(kind.words, "remove_it", name=name),
            picture="trash",
            show_label=False,
        ),
    ]
