"""All saved texts of a device besides its matches, as lines of a file, and their merge with those of another device.

A line is an object with the storage's keys, ``{"hofgarten/puzzles": "..."}``. Nothing here is replaced by less:
settings that were changed here stay, and of two results the better one counts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from hofgarten import strict_json
from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms, persistence, schema_version, settings as saved_settings
from web.app.model.action import printable
from web.app.model.game_api.game_page import options_of, page_of
from web.app.model.library import saved_matches
from web.app.model.model import Model
from web.app.model.puzzles import progress
from web.app.model.settings import Settings
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots
from web.app.model.workshop.bots import with_bot_of_other_tab

MAX_KEY_LENGTH: Final = 100

MAX_TEXTS: Final = 1000
"""The number of texts in a file that are read."""

PARTS: Final = ("settings", "form", "language", "lessons", "puzzles", "bots")
"""The fields of the model that the texts change."""


def lines(model: Model) -> Iterator[str]:
    """Yield the line of each text. One that is too long to be read again is left out."""
    for key, text in persistence.wanted_storage(model).items():
        if key.startswith((saved_matches.PREFIX, persistence.DAMAGED)):
            continue
        try:
            yield strict_json.dump({key: text})
        except strict_json.JsonError:
            continue


def texts_in(line: str) -> Mapping[str, str]:
    """Return the texts in a line, by key; an empty mapping if it is another one."""
    if not line.lstrip().startswith(f'{{"{persistence.PREFIX}'):
        return {}
    raw = schema_version.parse_object(line) or {}
    return {key: text for key, text in raw.items() if isinstance(text, str) and key.startswith(persistence.PREFIX)}


def merged(model: Model, texts: Mapping[str, str], renamed: Mapping[str, str]) -> tuple[Model, list[str]]:
    """Return the model with the texts of another device, and the keys of those that cannot be used.

    ``renamed`` has the ids of the matches that have another id here, and that id.
    """
    unusable = []
    for key, text in list(texts.items())[:MAX_TEXTS]:
        after = _with_text(model, key, text, renamed) if len(key) <= MAX_KEY_LENGTH else None
        if after is None:
            unusable.append(printable(key, MAX_KEY_LENGTH))
        else:
            model = after
    return model, unusable


def _with_text(model: Model, key: str, text: str, renamed: Mapping[str, str]) -> Model | None:
    """Return the model with a text; None if it cannot be used."""
    if key.startswith(user_bots.PREFIX):
        return _with_bot(model, key.removeprefix(user_bots.PREFIX), text)
    raw = schema_version.parse_object(text)
    if raw is None:
        return None
    if key == saved_settings.KEY:
        return None if saved_settings.is_newer(text) else _with_settings(model, saved_settings.read(text))
    if key == persistence.PUZZLES_KEY:
        joined = progress.joined(model.puzzles, text, renamed)
        return None if joined is None else replace(model, puzzles=joined)
    if key.startswith(lesson_progress.PREFIX):
        return _with_lesson(model, key, text)
    return _with_option(model, key, text)


def _with_settings(model: Model, theirs: Settings) -> Model:
    """Return the model with the settings that are the default here, among them the form for a new match."""
    joined = saved_settings.merged(Settings(), model.settings, theirs)
    is_same = joined.last_form == model.settings.last_form
    model = replace(model, settings=joined, language=saved_settings.language(joined, model.browser.languages))
    if is_same:
        return model
    read = forms.from_text(joined.last_form, model.bots.playable, model.storage_snapshot)
    return replace(model, form=replace(read, seed=model.form.seed, chosen={**read.chosen, **model.form.chosen}))


def _with_lesson(model: Model, key: str, text: str) -> Model | None:
    """Return the model with the progress in a lesson that is farther; a finished lesson is farthest."""
    game, theirs = key.removeprefix(lesson_progress.PREFIX), lesson_progress.from_storage({key: text})
    if game not in theirs:
        return None
    known = [theirs[game], *([model.lessons[game]] if game in model.lessons else [])]
    farther = max(reversed(known), key=lambda one: (one.finished, one.step, len(one.events)))
    return replace(model, lessons={**model.lessons, game: farther})


def _with_bot(model: Model, name: str, text: str) -> Model | None:
    """Return the model with a bot, which gets a number if another one has its name. The same one is not added again."""
    file, bots = user_bots.read(text), model.bots
    if file is None or name != printable(name, user_bots.MAX_NAME_LENGTH):
        return None
    readable = ((known, kept, user_bots.read(kept)) for known, kept in bots.saved.items())
    here = {known: kept for known, kept, read in readable if read and read.content == file.content}
    if here:
        # Of the same source, the text with more versions and results counts.
        if len(here.get(name, text)) >= len(text):
            return model
        return replace(model, bots=replace(bots, saved={**bots.saved, name: text}))
    mine = bots.saved.get(name)
    joined = replace(bots, saved=dict(sorted({**bots.saved, name: text}.items())))
    return replace(model, bots=joined if mine is None else with_bot_of_other_tab(joined, name, None, mine)[0])


def _with_option(model: Model, key: str, text: str) -> Model | None:
    """Return the model with a text of a game's options, such as an edition; None if no game knows the key.

    One that is here under the same name stays.
    """
    chosen, known = dict(model.form.chosen), False
    for game in GAMES:
        options = options_of(game)
        if key not in options.files(options.from_json(None, {key: text})):
            continue
        known = True
        part = chosen.get(game) or options.from_json(page_of(game).default_options, model.storage_snapshot)
        here = options.files(part)
        if key not in here:
            chosen[game] = options.from_json(options.to_json(part), {key: text, **here})
    return replace(model, form=replace(model.form, chosen=chosen)) if known else None
