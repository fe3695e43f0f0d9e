### English texts of the export and import of matches.

import-title = Add matches
import-hint = Matches saved here, on another device or by another program. Nothing you have will be lost.
import-choose = Choose files
import-paste = Paste from the clipboard
import-paste_refused = This browser does not let the page read the clipboard. Paste the text into the box below instead.
import-drop_hint = You can also drop a file anywhere on the page, or paste text on the start page.
import-text = A match or a link as text
import-add = Add
import-out = Export
import-copy = Copy as text
import-share = Share a link
import-hidden = The match is not over, so the file, the text and the link also contain what is still hidden. Only give them to people who will not look.
import-delete = Delete this match
import-received = Shared with this page
import-received_count =
    { $number ->
        [one] { $number } item came from another app.
       *[other] { $number } items came from another app.
    }
import-received_link = A link to a match came from another app.
import-received_hint = Nothing has been added yet. Only continue if you have just shared this yourself: any website can send something here.
import-received_add = Add to my matches
import-received_open = Open the link
import-received_leave = Discard
import-received_text = Text
import-detail = Technical details
import-came = Matches added
import-all_here = Already here
import-none_came = Nothing was added
import-added =
    { $number ->
        [one] { $number } match is new.
       *[other] { $number } matches are new.
    }
import-renewed =
    { $number ->
        [one] { $number } match you already had has been extended.
       *[other] { $number } matches you already had have been extended.
    }
import-known =
    { $number ->
        [one] { $number } match was already here.
       *[other] { $number } matches were already here.
    }
import-unsaved = This browser could not save everything: its storage is full or turned off. Whatever is not saved will be lost when you close the page, so keep the file.
import-undo = Take back
import-undone = Taken back: everything is as it was
import-shortened =
    { $number ->
        [one] In { $number } match, a player’s name was too long and has been shortened.
       *[other] In { $number } matches, a player’s name was too long and has been shortened.
    }
import-whose = Which of these people play on this device?
import-whose_hint = Achievements, rating and practice count only their matches.
import-search = Find by name
import-found =
    { $number ->
        [one] { $number } match
       *[other] { $number } matches
    }
import-device = Another device
import-device_hint = One file holds everything: matches, stars, puzzles, rating, lessons, your bots, names and settings. Add it in this same window on the other device. Anything that is further along there stays as it is.
import-everything = Save everything as a file
import-parts_came = Added
import-parts = Also brought up to date: { $parts }.
import-part-settings = settings
import-part-form = choices for a new match
import-part-lessons = lessons
import-part-puzzles = puzzles
import-part-bots = bots
import-refused =
    { $number ->
        [one] { $number } entry was not added
       *[other] { $number } entries were not added
    }
import-more =
    { $number ->
        [one] And { $number } more.
       *[other] And { $number } more.
    }
import-more_matches =
    { $number ->
        [one] And { $number } more match.
       *[other] And { $number } more matches.
    }
import-nothing_lost = Your other matches have not changed.
import-line = line { $number }
import-rule = Read rule { $rule }
import-open = Open the match
import-again = Try something else
import-done = Done
import-fault-unreadable = The file could not be read.
import-fault-large = This is too large for a match. Files can be up to { $size } MB.
import-fault-encoding = This text is not saved as UTF-8. Save it in that encoding, then add it again.
import-fault-text = This is not a text file, so there is no match in it.
import-fault-empty = It is empty.
import-fault-none = There is no match in it.
import-fault-broken = This match is damaged: it has been cut off or changed.
import-fault-no_record = This is not a match.
import-fault-newer = This match was saved by a newer version of Hofgarten. Reload the page to get that version, then try again.
import-fault-game = This is a match of a game that Hofgarten does not have.
import-fault-illegal = One of the moves is not possible in this match.
import-fault-against_rule = One of the moves breaks rule { $rule }.
import-fault-faulty = Something in this match does not add up.
import-fault-part = This part of the file is damaged or from a newer version of Hofgarten. What you have stays as it is.
import-fault-many = Only { $most } matches are read at a time. Add the same file again to continue from here.
