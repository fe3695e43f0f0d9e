"""The dialog that shows the framed picture of a finished garden, to share and download it."""

from web.app.model.game_api.game_page import has
from web.app.model.library.statistics import garden_of
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MATCH_PLACE, MatchPage, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.garden_picture import framed_picture
from web.app.view.components.players import colour_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def content_of(model: Model) -> Show | None:
    """Return the dialog that shows a garden and downloads it; None if there is no such garden."""
    garden = garden_of(model.library, model.dialog.text) if model.dialog else None
    if garden is None or not has(garden[0].record.game, "picture"):
        return None
    return lambda words: _content(words, model, *garden)


def _content(words: Words, model: Model, match: PlayedMatch, seat: int) -> Content:
    return words("garden_picture.title"), [
        _seats(words, match, seat),
        framed_picture(words, match, seat, model.offset),
        h.div(".garden-picture-buttons.wrap.not-printed")[
            button(
                do("save-picture", form="png", share=True),
                words("garden_picture.share"),
                picture="share",
                classes="is-main",
            ),
            button(do("dialog", name="share", subject=match.id), words("garden_picture.link"), picture="link"),
            button(do("save-picture", form="png"), words("garden_picture.png"), picture="download"),
        ],
        h.details(".more.not-printed")[
            h.summary[words("end.more")],
            h.div(".wrap")[
                button(do("save-picture", form="svg"), words("garden_picture.svg"), picture="download"),
                None
                if isinstance(model.page, MatchPage)
                else h.a(".button", href=f"{MATCH_PLACE}{match.id}")[
                    icon("play"), h.span[words("garden_picture.open")]
                ],
            ],
        ],
    ]


def _seats(words: Words, match: PlayedMatch, seat: int) -> Element:
    """Return the buttons that select a player's garden."""
    return h.div(".garden-picture-seats.wrap.not-printed", role="group", aria_label=words("garden_picture.whose"))[
        (
            h.button(
                ".button",
                type="button",
                id=f"garden-picture-{shown_seat}",
                data_do=do("dialog", name="garden-picture", subject=f"{match.id}/{shown_seat}"),
                data_colour=colour_of(match, shown_seat),
                aria_pressed="true" if shown_seat == seat else "false",
            )[match.player(shown_seat)]
            for shown_seat in range(len(match.record.players))
        )
    ]
