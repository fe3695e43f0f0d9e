"""The share dialog: a link to the match as text and as a QR code, and a note about its content."""

from typing import Final

from web.app.model.links.codec import pack, public_part
from web.app.model.links.preview import with_preview
from web.app.model.links.share_link import ShareOffer, offer_of
from web.app.model.model import SHARE_PLACE, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.bars.notice import repeated_notice
from web.app.view.bars.share_banner import embed_link
from web.app.view.components import button, do, icon, radios
from web.app.view.components.qr import loopback_hint, qr_code
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node
from web.app.view.panels.replay import position_words_at

SHARE_CODE: Final = SHARE_PLACE.removeprefix("#")
"""The beginning of a match by link in a place of the embed builder."""

SAFE_LENGTH: Final = 2000
"""Maximum length of a link, in characters, that no messenger truncates."""


def content_of(model: Model) -> Show | None:
    """Return the dialog; None if there is no match to share.

    Its subject is defined by ``web.app.model.links.share_link.offer_of``.
    """
    offer = offer_of(model)
    return (lambda words: _content(words, model, offer)) if offer else None


def _content(words: Words, model: Model, offer: ShareOffer) -> Content:
    address = model.browser.address
    link = f"{address}{with_preview(model, offer.place, offer.match.record.game)}"
    study = offer.analysis is not None
    return words("share.study_title" if study else "share.title"), h.div(".stack.gap-4")[
        h.p[words("share.study_about" if study else "share.about")],
        _link(words, link, _embed(words, offer)),
        loopback_hint(words, address),
        h.p(".sharing-told", role="status")[repeated_notice(words, model)],
        _start_position(words, offer) if offer.here else None,
        h.div(".wrap.at-top.gap-4")[
            _qr_figure(words, f"{address}{offer.place}") if address else None, _notes(words, offer)
        ],
    ]


def _embed(words: Words, offer: ShareOffer) -> Element:
    """Return the link to the embed builder with the match, or the position of the study."""
    kind = "replay" if offer.analysis is None else "analysis"
    return embed_link(words, kind, str(offer.at), f"{SHARE_CODE}{pack(public_part(offer.match))}")


def _link(words: Words, link: str, embed: Element) -> Element:
    return h.div(".sharing-link.stack.gap-1")[
        h.label(for_="share-link")[words("share.link")],
        h.input("#share-link", type="text", value=link, readonly=True, spellcheck="false"),
        h.p(".hint")[
            words("share.length", number=len(link)), f" {words('share.long')}" if len(link) > SAFE_LENGTH else None
        ],
        h.div(".panel-buttons.cluster")[
            button(do("share-copy"), words("share.copy"), picture="copy", classes="is-main"),
            button(do("share-send"), words("share.send"), picture="share"),
            embed,
        ],
    ]


def _start_position(words: Words, offer: ShareOffer) -> Element:
    """Return the choice of the position at which the link opens."""
    match, here = offer.match, offer.here
    ends = words("share.at.end" if match.over else "share.at.now")
    there = ends if here == match.at else position_words_at(words, match, here)
    values = (("0", words("share.at.begin")), (str(here), there))
    return h.form(data_form="share-at", autocomplete="off")[
        radios(words("share.at"), "share-at", values, str(offer.at))
    ]


def _qr_figure(words: Words, link: str) -> Element:
    code = qr_code(words("share.qr"), link)
    if code is None:
        return h.p(".hint")[words("share.no_qr")]
    return h.figure(".sharing-code.stack.gap-1")[code, h.figcaption(".hint")[words("share.qr_hint")]]


def _notes(words: Words, offer: ShareOffer) -> Node:
    """Return notes about the data in the link and its visibility."""
    return h.ul(".sharing-facts.stack.gap-3")[
        None if offer.match.over else h.li[icon("eye"), h.span[words("share.holds_all")]],
        h.li[icon("eye-off"), h.span[words("share.private")]],
    ]
