"""The portrait of the coach in the lesson of The Hanging Gardens."""

from typing import Final

from markupsafe import Markup

COACH: Final = Markup(
    '<svg class="mentor" viewBox="0 0 96 96" aria-hidden="true">'
    '<circle class="mentor-sky" cx="48" cy="48" r="46"/>'
    '<path fill="#2f5f9e" d="M14 83c4-16 16-22 34-22s30 6 34 22c-9 8-21 12-34 12S23 91 14 83z"/>'
    '<path fill="#e4b64c" d="M20 70l8-5c8 12 18 21 31 28l-9 2c-13-6-23-15-30-25z"/>'
    '<path fill="none" stroke="#b5852a" stroke-width="1.4" d="M23 69c8 11 18 20 31 26"/>'
    '<path fill="#33261f" d="M31 36c-8 6-10 20-6 29 4 4 10 3 13-1V36zm34 0c8 6 10 20 6 29-4 4-10 3-13-1V36z"/>'
    '<path fill="#d0966a" d="M31 36h34v15c0 12-7 19-17 19s-17-7-17-19z"/>'
    '<path fill="#33261f" d="M31 48c2 6 6 8 10 8 3-3 11-3 14 0 4 0 8-2 10-8l1 34c-9 7-27 7-36 0z"/>'
    '<path fill="none" stroke="#7d6350" stroke-width="1.7" stroke-linecap="round" '
    'd="M33 68q2.5 3.5 5 0t5 0 5 0 5 0 5 0 5 0m-30 6.5q2.5 3.5 5 0t5 0 5 0 5 0 5 0 5 0'
    'm-30 6.5q2.5 3.5 5 0t5 0 5 0 5 0 5 0 5 0"/>'
    '<path fill="#c07f56" d="M46 45h4l2 7.5c-2 2-6 2-8 0z"/>'
    '<path fill="none" stroke="#c8704f" stroke-width="2.4" stroke-linecap="round" d="M43.5 61c3 2 6 2 9 0"/>'
    '<path fill="#33261f" d="M33 43c3-3 7-3 10-1-3-.5-6 0-10 1zm30 0c-3-3-7-3-10-1 3-.5 6 0 10 1z"/>'
    '<path fill="none" stroke="#33261f" stroke-width="2.2" stroke-linecap="round" '
    'd="M35 46c2 2 5 2 7 0m12 0c2 2 5 2 7 0"/>'
    '<path fill="#c2502f" d="M30 35l4-21c1-5 27-5 28 0l4 21z"/><path fill="#a03d22" d="M43 10h10l2 25H41z"/>'
    '<path fill="#e4b64c" d="M44 5h8v6h-8zM28 31c12-3 28-3 40 0l1 8c-12-3-30-3-42 0z"/>'
    '<path stroke="#2f5f9e" stroke-width="3.6" stroke-linecap="round" d="M34 34h0m7-1h0m7-.3h0m7 .3h0m7 1h0"/>'
    '<path stroke="#e4b64c" stroke-width="5.2" stroke-linecap="round" d="M28 55h0m40 0h0"/></svg>'
)
"""A Babylonian master builder."""
