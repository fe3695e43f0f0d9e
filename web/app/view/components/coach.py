"""The portrait of the coach in the lesson of a game without its own."""

from typing import Final

from markupsafe import Markup

COACH: Final = Markup(
    '<svg class="mentor" viewBox="0 0 96 96" aria-hidden="true">'
    '<circle class="mentor-sky" cx="48" cy="48" r="46"/>'
    '<path fill="#3f6a52" d="M14 83c4-16 16-22 34-22s30 6 34 22c-9 8-21 12-34 12S23 91 14 83z"/>'
    '<path fill="#f3ead6" d="M38 61l10 16 10-16z"/><path fill="#2f5240" d="M30 64l18 27 18-27 5 3-23 30-23-30z"/>'
    '<path fill="#d9a679" d="M31 39h34v14c0 12-7 19-17 19s-17-7-17-19z"/>'
    '<path fill="#fbf8f0" d="M31 50c3 4 6 5 10 4 3-3 11-3 14 0 4 1 7 0 10-4 2 17-6 31-17 34-11-3-19-17-17-34z"/>'
    '<path fill="#c98f63" d="M46 46h4l2 7c-2 2-6 2-8 0z"/>'
    '<path fill="none" stroke="#4a3626" stroke-width="2.2" stroke-linecap="round" '
    'd="M35 46c2 2 5 2 7 0m12 0c2 2 5 2 7 0M43 60c3 2 7 2 10 0"/>'
    '<path fill="#fbf8f0" d="M33 41c3-2 7-2 9 0-3 0-6 0-9 2zm30 0c-3-2-7-2-9 0 3 0 6 0 9 2z"/>'
    '<path fill="#e0b450" d="M48 9c13 0 25 15 38 27 2 2 1 4-2 4H12c-3 0-4-2-2-4C23 24 35 9 48 9z"/>'
    '<path fill="none" stroke="#b5852a" stroke-width="1.6" d="M48 9v30M48 9C40 20 33 30 27 39M48 9c8 11 15 21 21 30"/>'
    '<path fill="#b5852a" d="M10 36h76c2 2 1 4-2 4H12c-3 0-4-2-2-4z"/></svg>'
)
"""An old gardener under a straw hat."""
