"""The question which people in saved matches are the user, or play on this device."""

from collections.abc import Collection, Sequence

from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element


def claim_form(words: Words, names: Sequence[str], own: Collection[str]) -> Element | None:
    """Return a checkbox for each name; each change takes effect at once. None without names."""
    if not names:
        return None
    return h.form(".stack.gap-2", data_form="claim", data_submit="close", autocomplete="off")[
        h.fieldset(".wrap.gap-3", aria_describedby="claim-hint")[
            h.legend(".strong")[words("import.whose")],
            (
                h.label(".button.breaks")[
                    h.input(type="checkbox", name=f"own-{number}", value=name, checked=name in own), h.span[name]
                ]
                for number, name in enumerate(names)
            ),
        ],
        h.p("#claim-hint.hint")[words("import.whose_hint")],
    ]
