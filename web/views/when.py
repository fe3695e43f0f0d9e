"""Days in words."""

import time

from web.texts import Words


def day(words: Words, saved: int) -> str:
    """Return the day of a moment, in milliseconds since 1970, where the browser is; empty when it is not known."""
    if not saved:
        return ""
    return date_words(words, *time.localtime(saved / 1000)[:3])


def date_words(words: Words, year: int, month: int, day_of_month: int) -> str:
    """Return a date as the language writes it."""
    months = words("when.months").split()
    return words("when.day", day=day_of_month, month=months[month - 1], year=year)
