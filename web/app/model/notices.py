"""Notices: messages that the page shows once. The words of a notice are the text ``notice.<name>``."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple


class NoticeFacts(NamedTuple):
    """The facts about a notice."""

    is_good: bool = False
    """True for a success or a reason: it is not styled as a warning, and disappears after a time."""
    at_field: bool = False
    """True if the screen shows the notice below the field at fault, not over the page."""
    in_dialog: bool = False
    """True if an open dialog repeats the notice, because it covers the page."""
    tells_of_copy: bool = False
    """True if the notice tells where the text of another tab, or of this one, is kept."""
    button: Literal["", "restore", "storage-retry"] = ""
    """The action of the notice's button. A notice about the storage stays until it is closed or writing works again."""


_WARNING: Final = NoticeFacts()

NOTICES: Final[Mapping[str, NoticeFacts]] = {
    "undo_revealed": NoticeFacts(is_good=True),
    "undo_sent": NoticeFacts(is_good=True),
    "deleted": NoticeFacts(button="restore"),
    "damaged": _WARNING,
    "unknown_place": _WARNING,
    "unopenable": _WARNING,
    "not_found": _WARNING,
    "opponent_failed": _WARNING,
    "hint_failed": _WARNING,
    "review_failed": _WARNING,
    "stand_in": _WARNING,
    "bot_failed": _WARNING,
    "bot_answer": _WARNING,
    "bot_illegal": _WARNING,
    "bot_install": _WARNING,
    "bot_needs": _WARNING,
    "bot_flooded": _WARNING,
    "bot_slow": _WARNING,
    "storage_full": NoticeFacts(button="storage-retry"),
    "storage_forbidden": NoticeFacts(button="storage-retry"),
    "copied": NoticeFacts(is_good=True, in_dialog=True),
    "copy_failed": NoticeFacts(in_dialog=True),
    "deed_failed": _WARNING,
    "share_kept": NoticeFacts(is_good=True),
    "share_had": NoticeFacts(is_good=True),
    "share_broken": _WARNING,
    "share_newer": _WARNING,
    "share_long": _WARNING,
    "share_illegal": _WARNING,
    "works_again": NoticeFacts(is_good=True),
    "cleared": _WARNING,
    "newer": _WARNING,
    "newer_kept": _WARNING,
    "settings_damaged": _WARNING,
    "kept_apart": NoticeFacts(tells_of_copy=True),
    "apart_damaged": _WARNING,
    "changed_elsewhere": _WARNING,
    "bot_kept": NoticeFacts(tells_of_copy=True),
    "bot_kept_apart": NoticeFacts(tells_of_copy=True),
    "lines_kept": NoticeFacts(tells_of_copy=True),
    "lines_by_link": _WARNING,
    "lines_too_long": _WARNING,
    "turn_broken": _WARNING,
    "turn_newer": _WARNING,
    "turn_long": _WARNING,
    "turn_illegal": _WARNING,
    "turn_forged": _WARNING,
    "turn_same": _WARNING,
    "turn_older": _WARNING,
    "turn_parted": _WARNING,
    "turn_foreign": _WARNING,
    "turn_other": _WARNING,
    "turn_none": _WARNING,
    "turn_own": _WARNING,
    "turn_share": _WARNING,
    "turn_mine": _WARNING,
    "turn_copied": NoticeFacts(is_good=True),
    "bad_position": NoticeFacts(at_field=True),
    "embed_link": _WARNING,
    "room_broken": _WARNING,
    "room_version": _WARNING,
    "room_damaged": NoticeFacts(in_dialog=True),
    "room_joined": NoticeFacts(is_good=True, in_dialog=True),
    "room_watched": NoticeFacts(is_good=True, in_dialog=True),
    "room_went_back": _WARNING,
    "room_full": _WARNING,
    "room_taken": _WARNING,
    "room_refused": NoticeFacts(is_good=True),
    "room_failed": NoticeFacts(in_dialog=True),
    "room_far": NoticeFacts(in_dialog=True),
    "room_no_server": NoticeFacts(in_dialog=True),
    "room_no_answer": NoticeFacts(in_dialog=True),
    "room_no_camera": NoticeFacts(in_dialog=True),
}
"""The facts about each notice (``Model.notice``) by its name."""


def is_about_storage(name: str) -> bool:
    """Return True for a notice about failed writes; False for an empty name."""
    return bool(name) and NOTICES[name].button == "storage-retry"
