"""Upload fields for user files, such as bots: the last message, and a list of installed files."""

from collections.abc import Callable
from typing import Final, NamedTuple

from web.app.model import schema_version
from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import UserBots
from web.app.model.user_files.user_files import UserFiles
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node

_GOOD_NEWS: Final = frozenset({"added", "replaced", "removed"})
"""Messages that report no error."""


class FileKind(NamedTuple):
    """A kind of user file."""

    words: str
    """The prefix of its text keys: ``own``."""
    noun: str
    """Its name in actions and ids: ``bot``, as in ``add-bot``."""
    accept: str
    """The accepted file name extensions."""
    largest: int
    """Maximum size in bytes."""
    version: int
    """The version of the stored text format."""
    about: Callable[[str, str], str | None]
    """Returns a description from the file's name and stored text; None if it cannot be read."""


def user_files_part(words: Words, kind: FileKind, files: UserFiles, *more: Node) -> Element:
    """Return the upload field, with ``more`` beside it, the last message, and the list of installed files."""
    return h.fieldset(".own-files.framed")[
        h.legend[words.of(kind.words, "title")],
        h.p(".hint", id=f"{kind.noun}-hint")[words.of(kind.words, "hint")],
        h.div(".own-choose.cluster")[
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
                    aria_describedby=f"{kind.noun}-said {kind.noun}-hint" if _is_error(files) else f"{kind.noun}-hint",
                    aria_invalid="true" if _is_error(files) else None,
                ),
            ],
        ],
        _message(words, kind, files),
        h.ul[(_installed_file(words, kind, name, text) for name, text in files.saved.items())] if files.saved else None,
    ]


def _is_error(files: UserFiles) -> bool:
    return files.said != "" and files.said not in _GOOD_NEWS


def _message(words: Words, kind: FileKind, files: UserFiles) -> Node:
    if not files.said:
        return None
    return h.div(
        ".own-said.cluster.is-error.strong" if _is_error(files) else ".own-said.cluster",
        id=f"{kind.noun}-said",
        role="alert",
    )[
        icon("info") if _is_error(files) else None,
        h.p[words.of(kind.words, files.said, **files.parts)],
        button(
            do(f"restore-{kind.noun}", focus=f"{kind.noun}-file"),
            words("saved.restore"),
            picture="undo",
            id=f"restore-{kind.noun}",
        )
        if files.said == "removed"
        else None,
    ]


def _installed_file(words: Words, kind: FileKind, name: str, text: str) -> Element:
    about = kind.about(name, text)
    unread = "newer" if schema_version.is_newer(text, kind.version) else "damaged"
    return h.li(h.classes("own-file tail breaks quiet tight", {"is-damaged": about is None}))[
        h.div[h.b[name], h.p(".hint")[words.of(kind.words, unread) if about is None else about]],
        button(
            do(f"remove-{kind.noun}", name=name, focus=f"restore-{kind.noun}"),
            words.of(kind.words, "remove_it", name=name),
            picture="trash",
            show_label=False,
        ),
    ]


def user_bots_part(words: Words, bots: UserBots) -> Element:
    """Return the upload field for bots, the last message about them, and the list of installed bots."""
    return user_files_part(
        words, FileKind("own", "bot", ".py,.whl", user_bots.MAX_FILE_SIZE, user_bots.VERSION, _describe_bot), bots
    )


def _describe_bot(_name: str, text: str) -> str | None:
    file = user_bots.read(text)
    return file.name if file else None
