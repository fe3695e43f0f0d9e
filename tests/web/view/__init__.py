"""Tests of the views: HTML, charts, dialogs, announcements and the cost of a render."""
