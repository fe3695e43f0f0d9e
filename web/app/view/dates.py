"""Days in words."""

from web.app.model.library.daily import date_at
from web.app.texts import Words


def day(words: Words, saved: int, offset: int) -> str:
    """Return the day of a moment, in milliseconds since 1970, where the browser is; empty when it is not known.

    Args:
        words: In which language.
        saved: The moment.
        offset: The minutes by which UTC is ahead of the browser's clock.
    """
    if not saved:
        return ""
    date = date_at(saved, offset)
    return date_words(words, date.year, date.month, date.day)


def date_words(words: Words, year: int, month: int, day_of_month: int) -> str:
    """Return a date as the language writes it."""
    months = words("when.months").split()
    return words.count("when.day", day_of_month, month=months[month - 1], year=year)
