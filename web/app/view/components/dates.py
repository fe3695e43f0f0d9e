"""Dates in words."""

from datetime import date

from web.app.model.library.daily import date_at
from web.app.texts import Words


def day(words: Words, saved: int, offset: int) -> str:
    """Return the local date of a timestamp; an empty string if the timestamp is 0.

    Args:
        words: Texts of the current language.
        saved: Milliseconds since 1970, in UTC.
        offset: Minutes by which UTC is ahead of the browser's clock.
    """
    if not saved:
        return ""
    return date_words(words, date_at(saved, offset))


def date_words(words: Words, day: date) -> str:
    """Return a date in the format of the current language."""
    months = words("when.months").split()
    return words.count("when.day", day.day, month=months[day.month - 1], year=day.year)
