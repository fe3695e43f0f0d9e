### English: bots of users.

own-title = Your own bots
own-kind = Bot: { $name }
own-hint = A Python file (.py) with a function called “choose”, or a wheel (.whl). The bot is stored in this browser, runs in isolation from the page and is told only what a player may know. Even so, only use files from people you trust.
own-choose = Choose a file
own-remove_it = Remove { $name }
own-damaged = This file cannot be read. It stays as it is until you remove it.
own-added = { $name } is ready to play.
own-replaced = { $name } has been replaced by the new file.
own-removed = { $name } was removed.
own-none_chosen = One of the players is your own bot: choose its file first.
own-not_kept = This browser cannot save { $name }: its storage is full or turned off. The bot stays available until you leave the page.
own-neither = { $file } is neither a Python file (.py) nor a wheel (.whl).
own-large = { $file } is too large: a bot can be at most { $most } kB.
own-unreadable = { $file } could not be read.
own-text = { $file } is not Python source code.
own-no_choose = { $file } has no function called choose(game, view, seat, rng).
own-wheel = { $file } is not a pure-Python wheel (its name would end in -none-any.whl).
own-newer = The file under this name was saved by a newer version of Hofgarten. It stays as it is until you remove it.
