"""The banner of a new version of the page, and the version in the settings."""

from hofgarten import __version__
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node


def bar(words: Words, model: Model) -> Node:
    """Return the banner; None without a new version, or if it was dismissed."""
    if not model.version.is_available or model.version.is_dismissed:
        return None
    return h.section(".banner.cluster.across-3", aria_label=words("offline.newer"))[
        h.p[h.b[words("offline.newer")], h.span(".hint")[words("offline.keeps")]],
        h.div(".banner-buttons.wrap")[
            button(do("update"), words("offline.update"), classes="is-main"),
            button(do("later"), words("offline.later")),
        ],
    ]


def settings_part(words: Words, model: Model) -> list[Element]:
    """Return the settings' section: offline availability, version, update button."""
    from web.app.model.links.page_address import is_insecure

    version = words.beside([__version__, model.version.offline])
    ready = bool(model.version.offline)
    insecure = is_insecure(model.browser.address)
    state = "offline.ready" if ready else "offline.insecure" if insecure else "offline.unready"
    return [
        h.p({"class": f"offline-state lead {'is-ready' if ready else ''}".strip()})[
            icon("confirm" if ready else "info"), h.span[words(state)]
        ],
        *([] if insecure else [h.p(".hint.install-hint")[words("offline.install")]]),
        h.p(".hint")[words("offline.version", version=version)],
        *(
            [button(do("update"), words("offline.update_newer"), classes="offline-update")]
            if model.version.is_available
            else []
        ),
    ]
