"""English: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Add matches",
    "exchange.bring_hint": "Matches saved here, on another device or by another program. Nothing you have will be "
    "lost.",
    "exchange.choose": "Choose files",
    "exchange.paste": "Paste from the clipboard",
    "exchange.paste_refused": "This browser does not let the page read the clipboard. Paste the text into the box "
    "below instead.",
    "exchange.drop_hint": "You can also drop a file anywhere on the page, or paste text on the start page.",
    "exchange.text": "A match or a link as text",
    "exchange.add": "Add",
    "exchange.out": "Export",
    "exchange.copy": "Copy as text",
    "exchange.share": "Share a link",
    "exchange.hidden": "The match is not over, so the file, the text and the link also contain what is still hidden. "
    "Only give them to people who will not look.",
    "exchange.delete": "Delete this match",
    "exchange.received": "Shared with this page",
    "exchange.received_count.one": "{number} item came from another app.",
    "exchange.received_count.other": "{number} items came from another app.",
    "exchange.received_link": "A link to a match came from another app.",
    "exchange.received_hint": "Nothing has been added yet. Only continue if you have just shared this yourself: any "
    "website can send something here.",
    "exchange.received_add": "Add to my matches",
    "exchange.received_open": "Open the link",
    "exchange.received_leave": "Discard",
    "exchange.received_text": "Text",
    "exchange.detail": "Technical details",
    "exchange.came": "Matches added",
    "exchange.all_here": "Already here",
    "exchange.none_came": "Nothing was added",
    "exchange.added.one": "{number} match is new.",
    "exchange.added.other": "{number} matches are new.",
    "exchange.renewed.one": "{number} match you already had has been extended.",
    "exchange.renewed.other": "{number} matches you already had have been extended.",
    "exchange.known.one": "You already had {number} match.",
    "exchange.known.other": "You already had {number} matches.",
    "exchange.unkept": "This browser could not save everything: its storage is full or turned off. Whatever is not "
    "saved will be lost when you close the page, so keep the file.",
    "exchange.refused.one": "{number} entry was not added",
    "exchange.refused.other": "{number} entries were not added",
    "exchange.more.one": "And {number} more.",
    "exchange.more.other": "And {number} more.",
    "exchange.nothing_lost": "Your other matches have not changed.",
    "exchange.line": "line {number}",
    "exchange.rule": "Read rule {rule}",
    "exchange.open": "Open the match",
    "exchange.again": "Try something else",
    "exchange.done": "Done",
    "exchange.fault.unreadable": "The file could not be read.",
    "exchange.fault.large": "This is too large for a match. Files can be up to {size}\u00a0MB.",
    "exchange.fault.text": "This is not a text file, so there is no match in it.",
    "exchange.fault.empty": "It is empty.",
    "exchange.fault.none": "There is no match in it.",
    "exchange.fault.broken": "This match is incomplete: it has been cut off or changed.",
    "exchange.fault.no_record": "This is not a match.",
    "exchange.fault.newer": (
        "This match was saved by a newer version of Hofgarten. Reload the page to get that version, then try again."
    ),
    "exchange.fault.game": "This is a match of a game that Hofgarten does not have.",
    "exchange.fault.illegal": "One of the moves is not possible in this match.",
    "exchange.fault.against_rule": "One of the moves breaks rule {rule}.",
    "exchange.fault.faulty": "Something in this match does not add up.",
    "exchange.fault.many": "Only {most} matches are read at a time. Add the same file again to continue from here.",
}
