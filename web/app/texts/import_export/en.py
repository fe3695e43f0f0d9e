"""English: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Add matches",
    "exchange.bring_hint": "Matches that were saved here, on another device or by another program. Nothing that you "
    "have gets lost.",
    "exchange.choose": "Choose files",
    "exchange.paste": "Paste from the clipboard",
    "exchange.paste_refused": "This browser does not let a page read the clipboard. Paste the text into the field "
    "below instead.",
    "exchange.drop_hint": "A file can also be dropped anywhere on the page, and a text pasted on the start screen.",
    "exchange.text": "A match or a link as text",
    "exchange.add": "Add",
    "exchange.out": "Take it elsewhere",
    "exchange.copy": "Copy as text",
    "exchange.share": "Share a link",
    "exchange.hidden": "The match is not over: file, text and link hold what is still hidden, too. Give them only to "
    "people who will not look.",
    "exchange.delete": "Delete this match",
    "exchange.received": "Shared with this page",
    "exchange.received_count.one": "{number} item came from another app.",
    "exchange.received_count.other": "{number} items came from another app.",
    "exchange.received_link": "A link to a match came from another app.",
    "exchange.received_hint": "Nothing has been added yet. Go on only if you have just shared this yourself: "
    "any website can send something here.",
    "exchange.received_add": "Add to the matches",
    "exchange.received_open": "Open the link",
    "exchange.received_leave": "Leave it",
    "exchange.received_text": "A text",
    "exchange.detail": "Technical details",
    "exchange.came": "Matches added",
    "exchange.all_here": "Already here",
    "exchange.none_came": "Nothing was added",
    "exchange.added.one": "{number} match is new here.",
    "exchange.added.other": "{number} matches are new here.",
    "exchange.renewed.one": "{number} match that was here already now goes on further.",
    "exchange.renewed.other": "{number} matches that were here already now go on further.",
    "exchange.known.one": "{number} match was here already.",
    "exchange.known.other": "{number} matches were here already.",
    "exchange.unkept": "This browser could not keep all of it: its storage is full or not allowed. What is missing "
    "is gone when the page is closed, so keep the file.",
    "exchange.refused.one": "{number} entry was not added",
    "exchange.refused.other": "{number} entries were not added",
    "exchange.more.one": "And {number} more.",
    "exchange.more.other": "And {number} more.",
    "exchange.nothing_lost": "What was here before has not changed.",
    "exchange.line": "line {number}",
    "exchange.rule": "Read rule {rule}",
    "exchange.open": "Open the match",
    "exchange.again": "Try something else",
    "exchange.done": "Done",
    "exchange.fault.unreadable": "The file could not be read.",
    "exchange.fault.large": "This is too large for a match. Files may have up to {size} MB.",
    "exchange.fault.text": "This is not a text file, so there is no match in it.",
    "exchange.fault.empty": "There is nothing in it.",
    "exchange.fault.none": "There is no match in it.",
    "exchange.fault.broken": "This is not a whole match: it was cut off or changed.",
    "exchange.fault.no_record": "This is not a match.",
    "exchange.fault.newer": "This match was saved by a newer version. Load the page again to get that version, then "
    "try once more.",
    "exchange.fault.game": "This is a match of a game that is not played here.",
    "exchange.fault.illegal": "Event {event} is not possible in this match.",
    "exchange.fault.against_rule": "Event {event} is against rule {rule}.",
    "exchange.fault.faulty": "Something in this match does not fit together.",
    "exchange.fault.many": "At most {most} matches are looked at in one go. Add the same file again to go on from "
    "here.",
}
