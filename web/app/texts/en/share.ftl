### English texts of matches that are shared as a link.

share-title = Share this match
share-study_title = Share this study
share-about = Anyone who opens the link can follow the match move by move and play on from any position. Your own match stays as it is.
share-study_about = The link opens this position with your lines, their names and comments. If readers ask for the best moves, their own device finds them. Your own lines stay as they are.
share-link = Link
share-length = { $number } characters.
share-long = Some messaging apps cut off links this long.
share-only_here = This link works only on this computer. For other devices, start the page with “make play WIFI=yes” and open the address that it shows.
share-copy = Copy
share-send = Share…
share-embed = Embed
share-at = The link begins
share-at-begin = before the first move
share-at-now = at the current position
share-at-end = at the end
share-qr = QR code of the link
share-qr_hint = Scan it with another device’s camera.
share-no_qr = The link is too long for a QR code.
share-holds_all = This link contains the whole match, including what is still hidden, such as what comes next: anyone who looks closely can read it.
share-private = No server sees the match: it is in the part of the link after the #, which browsers do not send.
share-subject = { $game }: { $names }
shared-title = Someone has shared this match with you.
shared-about = It stays in this browser only if you keep it.
shared-keep = Keep it
